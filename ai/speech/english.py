"""English sentences: pronouns after the first mention, articles of roles, capitals."""

from __future__ import annotations

import re

from ai.personas import persona, seat_name
from ai.speech.catalogue import SLOT, role_name, table
from ai.speech.frames import Frame
from ai.speech.slots import reason_seats
from engine.events import SeatInfo
from engine.speech import Reason
from engine.views import View

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
VALUES = {"human": "human", "werewolf": "a wolf"}

_FORMS = {
    "he": ("he", "him", "his", "his"),
    "she": ("she", "her", "her", "hers"),
    "they": ("they", "them", "their", "theirs"),
}
_WORDS = frozenset({"me", "r", "n", "value", "why", "why:noun"})
_AGREE = tuple(
    (re.compile(rf"\b({who}) {verb}\b"), rf"\1 {right}")
    for who, verbs in (
        ("I", {"is": "am", "has": "have", "claims": "claim"}),
        ("you|You|they|They", {"is": "are", "was": "were", "wasn't": "weren't", "has": "have", "claims": "claim"}),
    )
    for verb, right in verbs.items()
)
_ROLE = re.compile(r"\b([Tt]he|[Aa]n?) \{r\}")
_START = re.compile(r"(?:^|[.!?][\"')*]?\s+|\n)[\"'(*]*(?:\.\.\.)?$")
_SUBJECT = re.compile(
    r" (?:is|was|has|had|did|does|said|voted|goes|went|can|will|would|could|won't|isn't|wasn't|looks|came|got|claims"
    r"|countered|only|stood|pointed|wanted|turned|comes|keeps|knows|says|needs|never|still|bothers)\b"
)
_IS = re.compile(
    r"'s (?:an?|the|not|no|been|clean|human|in|lying|right|wrong|real|ours?|one|out|still|just|so|too|all)\b"
)
_FACING = frozenset({"ask", "prod", "answer", "dodge", "react_accused", "react_defended", "plea"})


def number(n: int) -> str:
    """*n* in words up to ten."""
    return NUMBERS[n] if 0 <= n <= 10 else str(n)


def forms(info: SeatInfo) -> tuple[str, str, str, str]:
    """The pronouns of who sits there: subject, object, possessive before a noun and alone."""
    who = persona(info.persona)
    if who:
        return _FORMS[who.pronoun]
    return _FORMS.get({"male": "he", "female": "she"}.get(info.sex, "they"), _FORMS["they"])


def role_with_article(article: str, role: str, view: View) -> str:
    """*the seer* where the cast has one, *a wolf* where there are several."""
    name = role_name("en", role, view.ruleset)
    several = view.cast.get(role, 1) > 1 or role in ("villager", "werewolf", "wolf")
    definite = article.lower() == "the" and not several
    word = "the" if definite else "an" if name[0].lower() in "aeiou" else "a"
    return (word.capitalize() if article[0].isupper() else word) + " " + name


def entry(night: int, name: str, value: str) -> str:
    """A result as a will has it."""
    return f"Night {night}: {name}, {VALUES.get(value, value)}."


def sentence(frame: Frame) -> str:
    """The frame filled: no brace, one name a seat and sentence, capitals where sentences begin."""
    text = frame.row.text["en"]
    text = _ROLE.sub(lambda m: role_with_article(m[1], frame.slots.role, frame.view), text)
    return re.sub(r" {2,}", " ", _agree(_weave(frame, text, frame.slots.seats, set(), reason=None))).strip()


def _weave(frame: Frame, text: str, seats: dict[str, int], named: set[int], reason: Reason | None) -> str:
    """*text* with its slots filled; *reason* is given while its own wording is being filled into a frame."""
    out = ""
    place = 0
    for m in SLOT.finditer(text):
        piece = text[place:m.start()]
        if re.search(r"[.!?]\s", piece):
            named.clear()
        out += piece
        place = m.end()
        slot, after = m[1], text[m.end():]
        if slot in seats or slot not in _WORDS:
            words, taken = _mention(frame, seats.get(slot, 0), out, after, named, reason is not None)
            place += taken
        else:
            words = _word(frame, slot, after, text[:m.end()], named, reason)
        out += _capital(out, words) if reason is None else words
    return out + text[place:]


def _word(frame: Frame, slot: str, after: str, before: str, named: set[int], reason: Reason | None) -> str:
    """What fills a slot that is no seat."""
    role = reason.role if reason else frame.slots.role
    match slot:
        case "me":
            return "I" if _SUBJECT.match(after) else "me"
        case "n":
            return number(frame.slots.number)
        case "value":
            return VALUES.get(frame.slots.value, "")
        case "why" | "why:noun":
            around = [frame.slots.seats[m[1]] for m in SLOT.finditer(before) if m[1] in frame.slots.seats]
            return _reason(frame, "noun" if slot == "why:noun" else "clause", around, named)
    return role_name("en", role, frame.view.ruleset)


def _reason(frame: Frame, form: str, around: list[int], named: set[int]) -> str:
    """The frame's reason as a clause without *that* or as a noun with its determiner."""
    why = frame.reason()
    key = frame.reason_key(form)
    if why is None or not key:
        return "something is off" if form == "clause" else "a hunch"
    text = table("en", "reasons")[key]
    text = text.replace("claims {r}", "claims to be " + role_with_article("the", why.role, frame.view))
    seats = reason_seats(why)
    first = next((seats[m[1]] for m in SLOT.finditer(text) if m[1] in seats), 0)
    known = _clear(frame, around, first)
    for slot, seat in seats.items():
        if seat in around and seat not in known and seat != frame.slots.speaker:
            text = re.sub(rf" (?:on|for) \{{{slot}\}}$", "", text)
            text = text.replace(f" of {{{slot}}}'s", "").replace(f"{{{slot}}}'s ", "that ").replace("that that", "that")
    woven = _weave(frame, text, seats, known, why)
    named |= known | set(around)
    return woven


def _clear(frame: Frame, around: list[int], first: int) -> set[int]:
    """Who of those just named may be *he* or *she* in a reason that begins with *first*: nobody to be mistaken."""
    if first in around:
        later = around[around.index(first) + 1 :]
        return set() if any(_same_pronoun(frame, first, seat) for seat in later if seat != first) else {first}
    return {
        seat for seat in around if not any(_same_pronoun(frame, seat, other) for other in around if other != seat)
    }


def _same_pronoun(frame: Frame, one: int, other: int) -> bool:
    """Whether *she* could be either of two."""
    seats = frame.view.seats
    return bool(other) and forms(seats[one - 1]) == forms(seats[other - 1])


def _mention(
    frame: Frame, seat: int, before: str, after: str, named: set[int], inner: bool
) -> tuple[str, int]:
    """*seat* by name, or by pronoun where the sentence has just named it, and how much of *after* that uses up.

    The speaker is *I* and, inside a reason, the one spoken to is *you*.
    """
    if not seat:
        return "somebody", 0
    info = frame.view.seats[seat - 1]
    pronouns: tuple[str, str, str, str] | None = None
    if seat == frame.slots.speaker:
        pronouns = ("I", "me", "my", "mine")
    elif inner and seat == _faced(frame) and re.search(r"\byou", frame.row.text["en"], re.I):
        pronouns = ("you", "you", "your", "yours")
    elif seat in named:
        pronouns = forms(info)
    named.add(seat)
    if pronouns is None or (not inner and _IS.match(after)):
        return seat_name(info, "en"), 0
    if after.startswith("'s"):
        return pronouns[3 if before.endswith("of ") else 2], 2
    opens = inner and not before
    return pronouns[0 if opens or _SUBJECT.match(after) else 1], 0


def _agree(text: str) -> str:
    """Verbs after *I*, *you* and *they* where the frame was written for a name."""
    for wrong, right in _AGREE:
        text = wrong.sub(right, text)
    return text


def _faced(frame: Frame) -> int:
    """The seat the line speaks to, 0 when it speaks to all."""
    return frame.slots.seats.get("t", 0) if frame.statement.type in _FACING else 0


def _capital(before: str, words: str) -> str:
    return words[:1].upper() + words[1:] if _START.search(before) or not before.strip() else words
