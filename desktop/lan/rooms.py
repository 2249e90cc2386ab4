"""Keys of a room: its code, the tokens of its seats, and the brake on guessing."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without what one mistakes for another (I, L, O, 0, 1)."""
CODE = 6
_FREE = 5
"""So many wrong codes of one address are answered at once."""
_LONGEST = 60.0
_KNOWN = 500


def new_code() -> str:
    """A room code to be read aloud: six letters and digits, 30 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def new_token() -> str:
    """A seat's key: 192 bits."""
    return secrets.token_urlsafe(24)


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that tells nothing of where they differ."""
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())


def as_typed(code: str) -> str:
    """A code as people type it: any case, with blanks and dashes, wide letters of a Japanese keyboard included."""
    import unicodedata

    plain = unicodedata.normalize("NFKC", code[:40]).upper()
    return "".join(letter for letter in plain if letter.isalnum())


class Brake:
    """Slows down whoever guesses: after a few wrong tries of an *address*, each further one waits twice as long."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """Seconds until *address* may try again, 0 when it may now."""
        wrong, until = self._wrong.get(address, (0, 0.0))
        return max(0.0, until - now) if wrong else 0.0

    def missed(self, address: str, now: float) -> None:
        """A wrong code from *address*."""
        wrong = self._wrong.pop(address, (0, 0.0))[0] + 1
        pause = min(_LONGEST, 2.0 ** (wrong - _FREE)) if wrong > _FREE else 0.0
        self._wrong[address] = wrong, now + pause
        while len(self._wrong) > _KNOWN:
            self._wrong.popitem(last=False)

    def right(self, address: str) -> None:
        """The right code: all is forgiven."""
        self._wrong.pop(address, None)
