"""What a seat was told, and how far it may build on it: what is sure, what a disguise may blur, what only hints.

Readings of a night may be blurred (a disguise, hati's mark); a medium, a god, a twin's check and a visit are not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import catalogue
from engine.events import PUBLIC, Told
from engine.views import View

VILLAGE, WOLF, VAMPIRE = "village", "wolf", "vampire"


@dataclass(frozen=True, slots=True)
class Page:
    """What a night told, or is said to have told: *kind* `divined` or `medium`, *target*, *wolf* or not."""

    night: int
    kind: str
    target: int
    wolf: bool

    @property
    def value(self) -> str:
        """What it says of the target, as a report does."""
        return "werewolf" if self.wolf else "human"


def pages(view: View) -> tuple[Page, ...]:
    """The camps its nights have read, by its own power or its stars."""
    communed = {(act.day, *act.targets) for act in view.acts if act.action in ("commune", "borrow.medium")}
    found = []
    for told in view.told:
        if told.result == "camp" and _mine(told, view.seat) and told.about != view.seat:
            kind = "medium" if (told.day, told.about) in communed else "divined"
            found.append(Page(told.day, kind, told.about, told.value == WOLF))
    return tuple(found)


def camps(view: View, everybody: bool = False) -> dict[int, str]:
    """Seat → its camp when somebody who cannot err last said so: a god, a medium, a twin's check, a look at the role.

    A vampire that was read is sure as well: nothing disguises as one. *everybody*: only what was told to all.
    """
    communed = {(act.day, *act.targets) for act in view.acts if act.action in ("commune", "borrow.medium")}
    found: dict[int, str] = {}
    for told in view.told:
        if everybody and told.to != PUBLIC:
            continue
        if told.result == "role" and _mine(told, view.seat):
            found[told.about] = catalogue.role("survival", told.value).camp
        elif told.result == "camp" and (
            told.to == PUBLIC or told.value == VAMPIRE or (told.day, told.about) in communed
        ):
            found[told.about] = told.value
        elif told.result == "visit" and told.value == "yes":
            found[told.about] = WOLF
    return found


def roles(view: View) -> dict[int, str]:
    """Seat → its role, where that was seen: one's own, what Odin or a check showed, what the camp knows of itself and
    its garm has sniffed."""
    found = {told.about: told.value for told in view.told if told.result == "role" and _mine(told, view.seat)}
    for (scene, key, seat), value in view.board.items():
        if scene == "camp" and key in ("role", "sniffed"):
            found[seat] = value
    return found | view.roles


def groups(view: View) -> list[tuple[tuple[int, ...], bool]]:
    """(seats, True: one of them hides a heart, so is a wolf; False: none of them hid one there) of every survey, and
    those among whom a skoll has struck today."""
    found: list[tuple[tuple[int, ...], bool]] = []
    for told in view.told:
        if told.result == "heart":
            name, _, answer = told.value.partition(":")
            found.append((tuple(view.board.get(("hearts", name, 0), ())), answer == "yes"))
    struck = [seat for (scene, key, seat), _ in view.board.items() if (scene, key) == ("free_time", "victim")]
    here = view.board.get(("free_time", "with", view.seat), ())
    for seat in struck:
        if seat in here and view.deaths.get(seat) is not None and view.deaths[seat].day == view.day:
            found.append((tuple(s for s in here if s not in (seat, view.seat)), True))
    return found


def ballots(view: View) -> list[tuple[int, int]]:
    """(voter, target) of every slip a night watch was shown."""
    return [
        (slip[0], slip[1]) for (scene, _, seat), slips in view.board.items() if scene == "watch" and seat == view.seat
        for slip in slips if len(slip) > 1 and slip[0] and slip[1]
    ]


def spared(view: View) -> dict[int, int]:
    """Seat → how many raids on it came to nothing, as far as the pack knows; a vampire is such a seat."""
    found: dict[int, int] = {}
    for act in view.acts:
        if act.action != "nominate" or act.day >= view.day:
            continue
        for target in act.targets[:1]:
            death = view.deaths.get(target)
            if target in view.alive or (death is not None and death.day > act.day):
                found[target] = found.get(target, 0) + 1
    return found


def vampires(
    view: View, left: int, sure: Mapping[int, str], suspicion: Mapping[int, float], cleared: Mapping[int, float]
) -> dict[int, float]:
    """Seat → P(it is of the vampire camp), of those in play who may be; *left* were dealt.

    *cleared*: P(somebody true has read the seat, and it stayed): a reading takes a vampire out.
    """
    known = [seat for seat, camp in sure.items() if camp == VAMPIRE]
    chances = {seat: 1.0 for seat in known if seat in view.alive}
    hard = spared(view)
    weights = {
        seat: (1.0 - suspicion.get(seat, 0.0)) * (1.0 - cleared.get(seat, 0.0)) * 4.0 ** hard.get(seat, 0)
        for seat in sorted(view.alive) if seat != view.seat and seat not in sure
    }
    total = sum(weights.values())
    if left > len(known) and total > 0:
        chances |= {seat: min(0.9, (left - len(known)) * weight / total) for seat, weight in weights.items()}
    return chances


def _mine(told: Told, seat: int) -> bool:
    return told.to != PUBLIC and seat in told.to
