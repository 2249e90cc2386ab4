"""A seat's mind at one moment: what it knows, what it pretends, what it believes behind and inside the pretence.

A liar is an honest player with a false diary. `cover` and `diary` are what the seat lives by in public; an honest
seat's cover is its own role and its diary what it was told. `belief` is what it truly thinks, `spoken` what the cover
would think.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec import Struct

from ai.agent import Budget
from ai.belief.posterior import Belief, Known, Posterior
from ai.duties import GUARD, MASON, colour_of, duties, duty
from ai.factions import FAN, FOX, FRIEND, VILLAGE, WOLF, kind_of, known_cast
from ai.speaker import Speaker
from ai.tables import Table
from engine import catalogue
from engine.actions import ActionSpec
from engine.views import View

_SHOWN = {
    "divined_human": "human", "divined_wolf": "werewolf", "divined_ogre": "human", "divined_chiroptera": "human",
}  # fmt: skip
"""What a diviner is told → what it is for a village that looks for wolves."""


_SHY = frozenset({"vampire", "ogre", "duelist", "tengu"})
"""Camps nobody admits to: the village hangs them, though they have nothing to hide from a seer."""


class Finding(Struct, frozen=True, array_like=True):
    """A page of a diary: in *night* the seat learned *value* (`human`, `werewolf`, `` for a held door) of *target*."""

    night: int
    kind: str
    target: int
    value: str = ""


class Memory(Struct, omit_defaults=True):
    """What a seat keeps for itself (`command.note`): the role it pretends, and the false pages of its diary."""

    cover: str = ""
    diary: tuple[Finding, ...] = ()


def remember(text: str) -> Memory:
    """The memory in *text* (a `view.note`); a blank one when there is none or it is not ours."""
    if not text:
        return Memory()
    try:
        return msgspec.json.decode(text, type=Memory)
    except msgspec.DecodeError:
        return Memory()


def note(cover: str, diary: tuple[Finding, ...]) -> str:
    """The note that makes `remember` give this back."""
    return msgspec.json.encode(Memory(cover, diary)).decode()


class Mind(Speaker):
    """One seat at one moment. Everything is derived from (view, budget); expensive parts when first asked for."""

    def __init__(self, view: View, table: Table, budget: Budget) -> None:
        super().__init__(view, table.reading, budget, view.body)
        self.table = table
        self.role = view.role
        self.ruleset = view.ruleset
        self.kind = kind_of(view.ruleset, view.role) if view.role else VILLAGE
        self.memory = remember(view.note)

    @cached_property
    def cast(self) -> dict[str, int]:
        """The cast as far as one may know it."""
        return known_cast(self.ruleset, self.view.cast, len(self.view.seats))

    @property
    def camp(self) -> str:
        """The camp its role was dealt into."""
        return catalogue.role(self.ruleset, self.role).camp if self.role else "village"

    @cached_property
    def duties(self) -> dict[str, int]:
        """How many of the cast have each duty."""
        return duties(self.ruleset, self.cast)

    @property
    def pack(self) -> tuple[int, ...]:
        """One's fellow wolves (oneself left out), dead or alive."""
        if self.kind != WOLF:
            return ()
        return tuple(s for s in self.view.bonds.get("wolf", ()) if s != self.seat)

    @property
    def mates(self) -> tuple[int, ...]:
        return self.pack

    @property
    def lover(self) -> int:
        """One's lover, 0 for none."""
        return (
            next((s for s in self.view.bonds.get("lovers", ()) if s != self.seat), 0)
            if self.seat in self.view.bonds.get("lovers", ())
            else 0
        )

    @cached_property
    def lying(self) -> bool:
        """Whether this seat lives by a cover."""
        return self.side in (WOLF, FAN, FOX, FRIEND)

    @cached_property
    def side(self) -> int:
        """Whose victory the seat works for, as a kind: its role's, or the side it was told it has joined (天狗)."""
        for told in reversed(self.view.told):
            if told.result == "tengu_camp":
                return FAN if told.value == "werewolf" else VILLAGE
        return self.kind

    @cached_property
    def cover(self) -> str:
        """The role the seat lives by in public: its own when honest and welcome, else the one it pretends."""
        if not self.lying:
            return "villager" if self.camp in _SHY else self.role
        from ai.policy.cover import planned

        return self.reading.claimed(self.seat) or self.memory.cover or planned(self)

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """What it truly learned."""
        found: list[Finding] = []
        for told in self.view.told:
            if told.result in _SHOWN:
                found.append(Finding(told.day, "divined", told.about, _SHOWN[told.result]))
            elif told.result == "role_divined":
                found.append(Finding(told.day, "divined", told.about, colour_of(self.ruleset, told.value)))
            elif told.result in ("medium_result", "medium_role") and told.value not in ("", "stolen"):
                day = next((d for d, s in self.reading.executed.items() if s == told.about), told.day)
                found.append(Finding(day, "medium", told.about, colour_of(self.ruleset, told.value)))
            elif told.result == "guard_success":
                found.append(Finding(told.day, "guarded", told.about))
        return tuple(found)

    @cached_property
    def diary(self) -> tuple[Finding, ...]:
        """The history it lives by: true findings, or the false pages written so far."""
        if not self.lying:
            return self.findings
        public = {
            (r.kind, r.night): Finding(r.night, r.kind, r.target, r.value)
            for r in self.reading.reports
            if r.seat == self.seat
        }
        pages = {(f.kind, f.night): f for f in self.memory.diary} | public
        return tuple(pages[key] for key in sorted(pages, key=lambda k: (k[1], k[0])))

    @cached_property
    def posterior(self) -> Posterior:
        """The table's public posterior, shared by all its seats."""
        if self.table.posterior is None or self.table.thought != (self.reading.evidence, self.budget.work):
            self.table.posterior = Posterior(self.reading, self.budget.work)
            self.table.thought = (self.reading.evidence, self.budget.work)
        return self.table.posterior

    @cached_property
    def belief(self) -> Belief:
        """What the seat truly believes."""
        return self.posterior.belief(self._known())

    @cached_property
    def spoken(self) -> Belief:
        """What it may be heard to believe: an honest seat's belief, a liar's belief inside its cover."""
        if not self.lying:
            return self.belief
        return self.posterior.belief(_honest(self.seat, self.cover, self.diary))

    def _known(self) -> Known:
        bonds = self.view.bonds
        if self.kind == VILLAGE:
            known = _honest(self.seat, self.role, self.findings)
            masons = (
                tuple((s, "freemason") for s in bonds.get("mason", ()) if s != self.seat)
                if duty(self.ruleset, self.role) == MASON
                else ()
            )
            return Known(known.kinds, known.roles + masons, known.wolves, known.clear)
        kinds = {self.seat: self.kind}
        if self.kind == WOLF:
            kinds |= dict.fromkeys(self.pack, WOLF)
        if self.kind in (FOX, FRIEND):
            kinds |= {s: FOX for s in bonds.get("fox", ()) if s != self.seat}
        clear = (
            tuple(s for s in self.view.everyone if s not in kinds)
            if self.kind == WOLF and len(self.pack) + 1 == self.posterior.shape[WOLF]
            else ()
        )
        return Known(tuple(sorted(kinds.items())), clear=clear, tilts=self._held_doors())

    def _held_doors(self) -> tuple[tuple[int, int, float], ...]:
        """Whom the pack attacked in vain: a fox, unless somebody guards."""
        if self.kind != WOLF or not self.posterior.shape[FOX]:
            return ()
        guarded = self.duties.get(GUARD, 0) > 0
        vain = {
            act.targets[0]
            for act in self.view.acts
            if act.action == "eat" and act.targets and act.targets[0] in self.view.alive and act.day < self.view.day
        }
        return tuple((seat, FOX, 1.2 if guarded else 4.0) for seat in sorted(vain))

    def gain(self, seat: int) -> float:
        """Expected information of looking at *seat*, in bits, as the seat itself believes."""
        return self.belief.gain(seat)

    def reported(self, finding: Finding) -> bool:
        """Whether the seat has given *finding* out."""
        return any(
            r.seat == self.seat and r.kind == finding.kind and r.night == finding.night for r in self.reading.reports
        )



def _honest(seat: int, role: str, diary: tuple[Finding, ...]) -> Known:
    """What an honest holder of *role* with *diary* knows."""
    wolves = tuple(sorted({f.target for f in diary if f.value == "werewolf"}))
    clear = tuple(sorted({f.target for f in diary if f.value == "human" or f.kind == "guarded"}))
    if role in ("", "villager"):
        return Known(kinds=((seat, VILLAGE),), wolves=wolves, clear=clear)
    return Known(roles=((seat, role),), wolves=wolves, clear=clear)


def spec_of(specs: Sequence[ActionSpec], kind: str) -> ActionSpec | None:
    """The first usable spec of *kind*."""
    return next((s for s in specs if s.kind == kind and not s.blocked), None)
