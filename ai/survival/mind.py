"""One seat of a Survival game at one moment: what it knows, whom it suspects, and by what story it lives.

Everything follows from its view. A liar's diary of false readings follows from the AI's seed, the seat and the night,
so that it is the same whenever it is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Any

from ai.agent import Budget
from ai.chance import Stream
from ai.mind import temperament
from ai.reading import Reading
from ai.tables import Table
from engine import catalogue
from engine.events import Acted, PhaseBegan
from engine.views import View

VILLAGE, WOLF, VAMPIRE = "village", "wolf", "vampire"
_BLACK, _WHITE, _ALONE, _RIVAL, _CAUGHT = 1.7, 0.8, 0.8, 0.7, 3.0
_ACCUSED, _PLANNED, _MISSING = 0.10, 0.06, 0.25


@dataclass(frozen=True, slots=True)
class Page:
    """What a night told, or is said to have told: *kind* `divined` or `medium`, *target*, *wolf* or not."""

    night: int
    kind: str
    target: int
    wolf: bool


class Mind:
    """The mind of *view*'s seat."""

    def __init__(self, view: View, table: Table, budget: Budget) -> None:
        self.view = view
        self.reading: Reading = table.reading
        self.budget = budget
        self.seat = view.seat
        self.role = view.role
        self.camp = catalogue.role("survival", view.role).camp if view.role else VILLAGE
        self.pack = frozenset(view.bonds.get("wolf", ())) if self.camp == WOLF else frozenset()
        self.persona = view.seats[self.seat - 1].persona if self.seat else ""

    @cached_property
    def temper(self) -> dict[str, float]:
        return temperament(self.persona)

    def lots(self, *what: object) -> Stream:
        """A stream for a choice of this moment."""
        return Stream(self.budget.seed, self.seat, len(self.view.events), *what)

    def nature(self, *what: object) -> float:
        """A lot of 0 to 1 that stays the same all game."""
        return Stream(self.budget.seed, self.seat, "nature", *what).real()

    def shared(self, *what: object) -> Stream:
        """The same lots for all of the wolf camp."""
        return Stream(self.budget.seed, "pack", tuple(sorted(self.pack)), *what)

    def board(self, scene: str, key: str, seat: int = 0, default: Any = None) -> Any:
        """A fact on the board the seat sees."""
        value = self.view.board.get((scene, key, seat))
        return default if value is None else value

    @property
    def others(self) -> list[int]:
        return [seat for seat in sorted(self.view.alive) if seat != self.seat]

    @cached_property
    def done(self) -> frozenset[str]:
        """What it has done in this window."""
        found: set[str] = set()
        for event in reversed(self.view.events):
            if isinstance(event, PhaseBegan):
                break
            if isinstance(event, Acted) and event.seat == self.seat:
                found.add(event.action)
        return frozenset(found)

    # What it knows.

    @cached_property
    def certain(self) -> dict[int, str]:
        """Seat → camp, where it is known for sure."""
        known = {self.seat: self.camp}
        for seat, role in self.view.roles.items():
            known[seat] = catalogue.role("survival", role).camp
        if self.camp == WOLF:
            known |= dict.fromkeys(self.pack, WOLF)
            for seat in self.view.everyone:
                known.setdefault(seat, "")
        known |= dict.fromkeys(self.view.bonds.get("vampire", ()), VAMPIRE)
        known |= dict.fromkeys((s for s in self.view.bonds.get("twin", ()) if s != self.seat), VILLAGE)
        return {seat: camp for seat, camp in known.items() if camp}

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """What its nights truly told."""
        found = []
        for told in self.view.told:
            if told.result in ("camp", "role") and told.about and self.seat in (told.to if told.to != "public" else ()):
                kind = "medium" if self.role == "medium" else "divined"
                wolf = told.value == WOLF
                if told.result == "role":
                    wolf = catalogue.role("survival", told.value).count == WOLF
                found.append(Page(told.day, kind, told.about, wolf))
        return tuple(found)

    @cached_property
    def wolves(self) -> int:
        """How many pack wolves were dealt."""
        cast = self.view.cast or catalogue.cast("survival", "", len(self.view.seats))
        return sum(n for role, n in cast.items() if catalogue.role("survival", role).count == WOLF)

    # What it believes.

    def suspicion(self, outside: bool = False) -> dict[int, float]:
        """P(pack wolf) of every other seat. *outside*: as somebody would see it who knows only what is public."""
        return self._outside if outside else self._inside

    @cached_property
    def _inside(self) -> dict[int, float]:
        sure = {seat: float(camp == WOLF) for seat, camp in self.certain.items() if seat != self.seat}
        if self.camp == WOLF:
            return {seat: float(seat in self.pack) for seat in self.view.everyone if seat != self.seat}
        for page in self.pages:
            if page.kind == "divined" or self.role == "medium":
                sure[page.target] = 0.97 if page.wolf else min(sure.get(page.target, 0.06), 0.06)
        return self._spread(sure)

    @cached_property
    def _outside(self) -> dict[int, float]:
        sure: dict[int, float] = {}
        if self.lying:
            for page in self.diary:
                sure[page.target] = 0.97 if page.wolf else 0.06
        return self._spread(sure) if self.lying else self._inside

    def trust(self, seat: int) -> float:
        """How far a claimant is believed, 0 to 1: alone or one of several, and not caught by what one knows."""
        claim = self.reading.claimed(seat)
        rivals = self.reading.claimants(claim)
        number = max(1, (self.view.cast or {}).get(claim, 1))
        found = _ALONE * min(1.0, number / len(rivals)) if rivals else 0.3
        for report in self.reading.reports:
            if report.seat != seat or report.target not in self.certain:
                continue
            if (report.value == "werewolf") != (self.certain[report.target] == WOLF):
                return 0.02
        return found

    def _spread(self, sure: dict[int, float]) -> dict[int, float]:
        """Odds from what was said and seen, scaled so that they add up to the wolves there are."""
        reading, view = self.reading, self.view
        free = [seat for seat in view.everyone if seat != self.seat and seat not in sure]
        left = max(0.2, self.wolves - sum(sure.values()) - (self.camp == WOLF and self.role != "accomplice"))
        score = {seat: 0.05 * (self.nature("look", seat) - 0.5) for seat in free}
        for seat in free:
            claim = reading.claimed(seat)
            if claim and claim != "villager":
                rivals = len(reading.claimants(claim)) - (view.cast or {}).get(claim, 1)
                score[seat] += _RIVAL if rivals > 0 else -_ALONE
            if claim == self.role and claim not in ("", "villager", "twin") and not self.lying:
                score[seat] += _CAUGHT
        for report in reading.reports:
            if report.seat == self.seat or report.target not in score:
                continue
            trust = self.trust(report.seat)
            score[report.target] += trust * (_BLACK if report.value == "werewolf" else -_WHITE)
            if report.seat in score and report.target in self.certain and trust < 0.1:
                score[report.seat] += _CAUGHT
        for line in reading.lines:
            if line.said.target in score and line.seat != line.said.target:
                weight = {"suspect": _ACCUSED, "vote_plan": _PLANNED, "trust": -_ACCUSED}.get(line.said.type, 0.0)
                score[line.said.target] += weight * (1.2 - sure.get(line.seat, 0.3))
        gathered = self.board("gathering", "gathered", default=None)
        if gathered is not None:
            for seat in free:
                score[seat] += _MISSING * (seat not in gathered)
        for death in view.deaths.values():
            if death.night and death.seat in score:
                score[death.seat] -= 3.0  # the pack does not raid its own
        if not free:
            return sure
        low, high = -12.0, 12.0
        for _ in range(40):
            shift = (low + high) / 2
            total = sum(1 / (1 + exp(-(value + shift))) for value in score.values())
            low, high = (shift, high) if total < min(left, len(free) - 0.05) else (low, shift)
        return sure | {seat: 1 / (1 + exp(-(value + low))) for seat, value in score.items()}

    def worth(self, seat: int) -> float:
        """How much *seat* matters to the village, as far as one knows: somebody who claims, and is believed."""
        claim = self.reading.claimed(seat)
        base = {"seer": 1.0, "medium": 0.6, "knight": 0.5, "paladin": 0.5, "witch": 0.6}.get(claim, 0.2)
        return base * (self.trust(seat) if claim else 1.0)

    # The story it lives by.

    @cached_property
    def lying(self) -> bool:
        return self.camp != VILLAGE

    @cached_property
    def cover(self) -> str:
        """The role it claims to be: its own, or the false one it has chosen; the pack sends one seer at most."""
        if not self.lying:
            return self.role
        if claimed := self.reading.claimed(self.seat):
            return claimed
        cast = self.view.cast or {}
        if "seer" not in cast:
            return "villager"
        if self.role == "accomplice":
            return "seer" if self.nature("cover") < 0.6 else "villager"
        if self.camp == WOLF:
            liars = sorted(self.pack)
            sent = self.shared("seer")
            return "seer" if sent.one_of(liars) == self.seat and sent.happens(0.45) else "villager"
        return "villager"

    @cached_property
    def diary(self) -> tuple[Page, ...]:
        """What it says its nights told."""
        if not self.lying:
            return self.pages
        if self.cover != "seer":
            return ()
        said = {r.night: Page(r.night, "divined", r.target, r.value == "werewolf")
                for r in self.reading.reports if r.seat == self.seat and r.kind == "divined"}  # fmt: skip
        for night in range(1, self.view.day):
            if night not in said:
                said[night] = self._invented(night, {page.target for page in said.values()})
        return tuple(said[night] for night in sorted(said) if said[night].target)

    def _invented(self, night: int, seen: set[int]) -> Page:
        lots = Stream(self.budget.seed, self.seat, "page", night)
        could = [s for s in self.view.everyone if s != self.seat and s not in seen
                 and self.view.deaths.get(s, None) is None]  # fmt: skip
        if not could:
            return Page(night, "divined", 0, False)
        target = lots.one_of(could)
        black = sum(r.value == "werewolf" for r in self.reading.reports if r.seat == self.seat)
        odds = 0.0 if black >= self.wolves else 0.1 if target in self.pack else 0.45
        return Page(night, "divined", target, lots.happens(odds))
