"""Seats as tokens: whoever holds the token of a seat holds the seat, wherever it comes back from."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Signs of a room code: none that looks like another."""
_CODE = 6
GRACE = 45.0
"""Seconds a seat waits for its person before an AI stands in."""


def new_code() -> str:
    """A room code to be told across a table: 31⁶, close to a billion."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_CODE))


def same_code(given: str, code: str) -> bool:
    """Whether *given* is the room's *code*, however it was typed."""
    plain = "".join(c for c in given.upper() if c.isalnum())
    return hmac.compare_digest(plain.encode(), code.encode())


def new_token() -> str:
    return secrets.token_urlsafe(24)


def lock(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


@dataclass(slots=True)
class Place:
    """A seat of a person over the network. *lock*: empty while nobody has it. *gone*: since when (seconds of the
    host's clock) its person is away; negative while it is here."""

    seat: int
    lock: str = ""
    name: str = ""
    gone: float = 0.0
    stand_in: bool = False
    consents: bool = False
    last: int = 0
    """The highest message number its person has used."""


@dataclass(slots=True)
class Places:
    """The seats that are open to the network."""

    places: dict[int, Place] = field(default_factory=dict)

    @classmethod
    def opened(cls, seats: tuple[int, ...], locks: Mapping[int, str], now: float) -> Places:
        """Open *seats*; those with a lock wait for their person to come back."""
        return cls({seat: Place(seat, locks.get(seat, ""), gone=now) for seat in seats})

    def find(self, token: str) -> Place | None:
        """The seat of *token*."""
        mine, found = lock(token), None
        for place in self.places.values():
            if place.lock and hmac.compare_digest(place.lock, mine):
                found = place
        return found

    def free(self) -> Place | None:
        """The first seat nobody has taken."""
        return next((p for p in self.places.values() if not p.lock), None)

    def take(self, place: Place, name: str) -> str:
        """Gives *place* away; returns its token, which is shown once."""
        token = new_token()
        place.lock, place.name, place.last = lock(token), name, 0
        return token

    def release(self, place: Place) -> None:
        """Nobody has it any more; the old token opens nothing."""
        self.places[place.seat] = Place(place.seat, gone=place.gone, stand_in=place.stand_in)

    @property
    def locks(self) -> dict[int, str]:
        """Seat → lock, for the save."""
        return {seat: place.lock for seat, place in self.places.items() if place.lock}
