"""The 24 villagers: names, manner of speech and temperament, as data (`assets/personas.json`).

A persona changes how a seat argues and sounds, never what it may know.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.events import SeatInfo

ASSETS = Path(__file__).resolve().parent.parent / "assets"

ADULT = 25
"""The age a seat without a persona counts as, where forms of address go by age."""

_DUMMY = {"ja": "身代わり君", "en": "the Stand-in"}
_POLITE = ("さん", "君", "くん", "ちゃん", "様", "殿", "先生")


class AddressRule(Struct, frozen=True, array_like=True):
    """People of *sex* (empty: either) aged *youngest* to *oldest* years get *suffix* after their name."""

    sex: str
    youngest: int
    oldest: int
    suffix: str


class Persona(Struct, frozen=True):
    """One villager. Texts are keyed by language (`ja`, `en`); temperament values are 0 to 1.

    *registers* are the catalogues' registers (P plain, D polite, B blunt, T timid, Y playful) in the order the persona
    draws from them; *address* the Japanese forms of address, the first rule that fits counts; *endings* what Japanese
    sentence endings become where a row is not the persona's own.
    """

    id: str
    portrait: str
    age: int
    sex: str
    name: dict[str, str]
    reading: str
    first_person: str
    pronoun: str
    registers: tuple[str, ...]
    address: tuple[AddressRule, ...]
    endings: dict[str, str]
    nicknames: dict[str, tuple[str, ...]]
    trade: dict[str, str]
    manner: dict[str, str]
    tics: dict[str, tuple[str, ...]]
    sample: dict[str, str]
    sketch: dict[str, str]
    temperament: dict[str, float]


PERSONAS: tuple[Persona, ...] = msgspec.json.decode((ASSETS / "personas.json").read_bytes(), type=tuple[Persona, ...])


@cache
def _by_id() -> dict[str, Persona]:
    return {p.id: p for p in PERSONAS}


def persona(id: str) -> Persona | None:
    """The villager called *id*, None for a seat without a persona."""
    return _by_id().get(id)


def seat_name(info: SeatInfo, lang: str) -> str:
    """The bare name of who sits there, in *lang* (`ja` or `en`). A player's own name stays, whatever face they wear."""
    if info.dummy:
        return _DUMMY[lang]
    who = persona(info.persona)
    if who is None or (info.name and info.name not in (who.id, *who.name.values())):
        return info.name
    return who.name[lang]


def suffix(speaker: Persona | None, info: SeatInfo) -> str:
    """What *speaker* adds to the Japanese name of who sits there: さん, くん, nothing … Without a persona: さん."""
    if info.dummy or (not info.persona and info.name.endswith(_POLITE)):
        return ""
    if speaker is None:
        return "さん"
    who = persona(info.persona)
    age, sex = (who.age, who.sex) if who else (ADULT, info.sex)
    for rule in speaker.address:
        if rule.sex in ("", sex) and rule.youngest <= age <= rule.oldest:
            return rule.suffix
    return "さん"
