"""One seat of a Survival game at one moment: what it knows, whom it suspects, and by what story it lives.

Everything follows from its view. A liar's diary of false readings follows from the AI's seed, the seat and the night,
so that it is the same whenever it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from ai import factions
from ai.agent import Budget
from ai.chance import Stream
from ai.duties import GUARD
from ai.speaker import Speaker
from ai.survival import knowing
from ai.survival.knowing import VAMPIRE, VILLAGE, WOLF, Page
from ai.survival.opinion import Opinion
from ai.survival.worlds import Group, Known, Packs
from ai.tables import Table
from engine import catalogue
from engine.events import Acted, PhaseBegan
from engine.views import View

_WORTH = {"seer": 1.0, "medium": 0.6, "knight": 0.5, "paladin": 0.5, "witch": 0.6, "fylgja": 0.6, "valkyrie": 0.3}
"""What a role is worth to the village; any other 0.2."""


class Mind(Speaker):
    """The mind of *view*'s seat."""

    def __init__(self, view: View, table: Table, budget: Budget) -> None:
        super().__init__(view, table.reading, budget, view.seat)
        self._table = table
        self.role = view.role
        self.camp = catalogue.role("survival", view.role).camp if view.role else VILLAGE
        self.pack = frozenset(view.bonds.get("wolf", ())) if self.camp == WOLF else frozenset()

    def shared(self, *what: object) -> Stream:
        """The same lots for all of the wolf camp."""
        return Stream(self.budget.seed, "pack", tuple(sorted(self.pack)), *what)

    def board(self, scene: str, key: str, seat: int = 0, default: Any = None) -> Any:
        """A fact on the board the seat sees."""
        value = self.view.board.get((scene, key, seat))
        return default if value is None else value

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
        known = knowing.camps(self.view)
        for seat, role in self.seen.items():
            known[seat] = catalogue.role("survival", role).camp
        if self.camp == WOLF:
            known |= dict.fromkeys(self.pack, WOLF)
        known |= dict.fromkeys(self.view.bonds.get("vampire", ()), VAMPIRE)
        known |= dict.fromkeys((s for s in self.view.bonds.get("twin", ()) if s != self.seat), VILLAGE)
        return known | {self.seat: self.camp}

    @cached_property
    def seen(self) -> dict[int, str]:
        """Seat → role, where it has seen it."""
        return knowing.roles(self.view)

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """What its nights truly told."""
        return knowing.pages(self.view)

    @cached_property
    def cast(self) -> dict[str, int]:
        """Role id → how many; the usual cast of so many seats where the list is hidden."""
        return self.view.cast or catalogue.cast("survival", "standard", len(self.view.seats))

    @cached_property
    def wolves(self) -> int:
        """How many pack wolves were dealt."""
        dealt = sum(n for role, n in self.cast.items() if catalogue.role("survival", role).count == WOLF)
        return max(1, min(dealt, len(self.view.seats) - 1))

    # What it believes.

    def suspicion(self, outside: bool = False) -> dict[int, float]:
        """P(pack wolf) of every other seat. *outside*: as somebody would see it who knows only what is public."""
        return self._outside if outside else self._inside

    @cached_property
    def _inside(self) -> dict[int, float]:
        if self.seat in self.pack:
            return {seat: float(seat in self.pack) for seat in self.view.everyone if seat != self.seat}
        packed = dict.fromkeys((*self.view.bonds.get("vampire", ()), *self.view.bonds.get("twin", ())), False)
        packed |= {seat: catalogue.role("survival", role).count == WOLF for seat, role in self.seen.items()}
        return self._weighed(packed, self.certain, self.pages, knowing.groups(self.view), knowing.ballots(self.view))

    @cached_property
    def _outside(self) -> dict[int, float]:
        return self._weighed({}, self._shown, self.diary) if self.lying else self._inside

    @cached_property
    def _shown(self) -> dict[int, str]:
        """Seat → camp, where everybody was told."""
        return knowing.camps(self.view, everybody=True)

    def _weighed(
        self, packed: dict[int, bool], sure: Mapping[int, str], pages: Sequence[Page], groups: Sequence[Group] = (),
        slips: Sequence[tuple[int, int]] = (),
    ) -> dict[int, float]:
        gathered = self.board("gathering", "gathered")
        missing = () if gathered is None else sorted(self.view.alive - set(gathered))
        told = [(seat, camp == WOLF, True) for seat, camp in sure.items() if seat not in packed and seat != self.seat]
        told += [(p.target, p.wolf, False) for p in pages if p.kind == "divined" and p.target not in sure]
        known = Known(packed | {self.seat: False}, tuple(told), tuple(groups), tuple(slips))
        found = self._packs.odds(known, missing)
        return {seat: p for seat, p in enumerate(found, 1) if seat != self.seat}

    @property
    def _packs(self) -> Packs:
        """One for the whole table."""
        if self._table.packs is None:
            self._table.packs = Packs(self.reading, self.cast, self.wolves)
        return self._table.packs

    @cached_property
    def belief(self) -> Opinion:
        return self._opinion(self._inside, outside=False)

    @cached_property
    def spoken(self) -> Opinion:
        return self._opinion(self._outside, outside=True) if self.lying else self.belief

    def _opinion(self, seen: dict[int, float], outside: bool) -> Opinion:
        """What one thinks who suspects as *seen* says; the same as long as nobody learns anything."""
        sure = self._shown if outside else self.certain
        key = (self.seat, outside, tuple(seen.values()), tuple(sure.items()), tuple(knowing.spared(self.view).items()))
        opinions = self._packs.opinions
        if key not in opinions:
            trusts = partial(self.trust, outside=outside)
            vampires = self._vampires(sure, seen, trusts) if self.undead else {}
            opinions[key] = Opinion(self.reading, seen, vampires, self.seat, self.cast, trusts)
        return opinions[key]

    @cached_property
    def undead(self) -> int:
        """How many of the vampire camp were dealt."""
        return sum(n for role, n in self.cast.items() if catalogue.role("survival", role).camp == VAMPIRE)

    def _vampires(
        self, sure: Mapping[int, str], seen: dict[int, float], trusts: Callable[[int], float]
    ) -> dict[int, float]:
        cleared = {page.target: 1.0 for page in self.pages if page.kind == "divined"}
        for report in self.reading.reports:
            if report.kind == "divined":
                cleared[report.target] = max(cleared.get(report.target, 0.0), 0.9 * trusts(report.seat))
        return knowing.vampires(self.view, self.undead, sure, seen, cleared)

    def trust(self, seat: int, outside: bool = False) -> float:
        """How far a claimant is believed, 0 to 1: one of as many as were dealt, and not of the pack."""
        rivals = self.reading.claimants(self.reading.claimed(seat))
        if not rivals:
            return 0.3
        number = max(1, self.cast.get(self.reading.claimed(seat), 1))
        return min(1.0, number / len(rivals)) * (1.0 - self.suspicion(outside).get(seat, 0.0))

    def worth(self, seat: int) -> float:
        """How much *seat* matters to the village, as far as one knows: what one has seen it to be, or else what it
        claims, as far as that is believed."""
        claim = self.reading.claimed(seat)
        if seat in self.seen and seat != self.seat:
            return _WORTH.get(self.seen[seat], 0.2)
        return _WORTH.get(claim, 0.2) * (self.trust(seat) if claim else 1.0)

    def undying(self, seat: int) -> float:
        """P(*seat* is of the vampire camp), as far as one knows."""
        return float(self.belief.kinds[factions.FOX][seat])

    # The story it lives by.

    @cached_property
    def lying(self) -> bool:
        return self.camp != VILLAGE

    @property
    def side(self) -> int:
        """Vampires stand where foxes do elsewhere: they spare each other, and anybody else may go."""
        return {WOLF: factions.WOLF, VAMPIRE: factions.FOX}.get(self.camp, factions.VILLAGE)

    @property
    def mates(self) -> tuple[int, ...]:
        return tuple(seat for seat in sorted(self.pack) if seat != self.seat)

    @property
    def lover(self) -> int:
        """The other twin, who is known to be of the village."""
        return next((seat for seat in self.view.bonds.get("twin", ()) if seat != self.seat), 0)

    @cached_property
    def duties(self) -> dict[str, int]:
        """The cast by duty; whoever watches over others at night does what the bodyguard does elsewhere."""
        guards = sum(self.cast.get(role, 0) for role in ("knight", "paladin"))
        return {**self.cast, GUARD: guards} if guards else dict(self.cast)

    @cached_property
    def cover(self) -> str:
        """The role it claims to be: its own, or the false one it has chosen; the pack sends one seer at most."""
        if not self.lying:
            return self.role
        if claimed := self.reading.claimed(self.seat):
            return claimed
        cast = self.cast
        if "seer" not in cast:
            return "villager"
        if self.role == "accomplice":
            return "seer" if self.nature("cover") < 0.6 else "villager"
        if self.camp == WOLF:
            liars = sorted(self.pack)
            sent = self.shared("seer")
            return "seer" if sent.one_of(liars) == self.seat and sent.happens(0.65) else "villager"
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
        rivals = [seat for seat in self.reading.claimants("seer") if seat in self.others]
        could = [s for s in self.others if s not in seen and s not in rivals]
        if rivals and rivals[0] not in seen and lots.happens(0.4):
            return Page(night, "divined", rivals[0], rivals[0] not in self.pack)
        if not could:
            return Page(night, "divined", 0, False)
        target = lots.one_of(could)
        black = sum(r.value == "werewolf" for r in self.reading.reports if r.seat == self.seat)
        odds = 0.0 if black >= self.wolves else 0.1 if target in self.pack else 0.45
        return Page(night, "divined", target, lots.happens(odds))
