"""One seat of the night lab under the hand: its role, its traits, whether it lives, and what it does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from desktop.viewmodels.lab_scenes import LabAct, LabDraft, LabSeat
from desktop.viewmodels.lab_told import Teller

if TYPE_CHECKING:
    from desktop.viewmodels.lab import Lab


class Editing(QObject):
    """`open` takes a seat; each slot makes a new draft of the lab's."""

    changed = Signal()

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self._lab = lab
        self._name = ""
        lab.changed.connect(self.changed.emit)

    @property
    def seat(self) -> LabSeat | None:
        return next((seat for seat in self._lab.draft.seats if seat.name == self._name), None)

    @Slot(str)
    def open(self, name: str) -> None:
        """Takes the seat called *name*."""
        self._name = name
        self.changed.emit()

    @Property("QVariantMap", notify=changed)
    def now(self) -> dict[str, Any]:
        """`shown`, `role` (link), `alive`, `traits` (links), `votes`, by day `ballot`; empty where no seat is taken."""
        seat = self.seat
        if seat is None:
            return {}
        told = Teller(self._lab.draft, self._lab.text.catalogue())
        language = self._lab.text.language
        return {
            "shown": told.name(seat.name),
            "role": self._lab.book.link("role", seat.role, language),
            "alive": seat.alive,
            "traits": [self._lab.book.link("trait", trait, language) for trait, _ in seat.traits],
            "votes": [] if self._lab.draft.day else [
                self._vote(vote, seat, told) for vote in votes_of(seat, self._lab.draft.night)
            ],
            "ballot": self._ballot(seat, told) if self._lab.draft.day else [],
        }  # fmt: skip

    def _ballot(self, seat: LabSeat, told: Teller) -> list[dict[str, Any]]:
        """Whom a living seat may vote for."""
        return [
            {"name": other.name, "shown": told.name(other.name), "chosen": other.name == seat.vote}
            for other in self._lab.draft.seats if seat.alive and other.alive and other.name != seat.name
        ]  # fmt: skip

    @Slot(str)
    def toggleVote(self, target: str) -> None:
        """Votes for *target*, or for nobody any more."""
        seat = self.seat
        if seat is not None:
            self._keep(replace(seat, vote="" if seat.vote == target else target))

    def _vote(self, vote: Any, seat: LabSeat, told: Teller) -> dict[str, Any]:
        act = next((one for one in seat.acts if one.action == vote.action), None)
        chosen = act.targets if act else ()
        return {
            "action": vote.action, "name": told.term("action", vote.action), "least": vote.least, "most": vote.most,
            "on": act is not None, "passed": bool(act and act.passed), "ordered": vote.path or vote.most > 1,
            "targets": [
                {"name": other.name, "shown": told.name(other.name), "chosen": other.name in chosen,
                 "place": chosen.index(other.name) + 1 if other.name in chosen and len(chosen) > 1 else 0}
                for other in self._lab.draft.seats if may_be_target(vote, seat, other)
            ],
        }  # fmt: skip

    @Slot(str)
    def setRole(self, role: str) -> None:
        """Another role; acts that it does not have are dropped."""
        seat = self.seat
        if seat is not None:
            self._keep(fitting(replace(seat, role=role), self._lab.draft.night))

    @Slot(bool)
    def setAlive(self, alive: bool) -> None:
        seat = self.seat
        if seat is not None:
            kept = self._lab.draft.changed(replace(seat, alive=alive))
            self._lab.keep(kept if alive else unvoted(kept, seat.name))

    @Slot(str)
    def addTrait(self, trait: str) -> None:
        seat = self.seat
        if seat is not None and trait not in dict(seat.traits):
            self._keep(replace(seat, traits=(*seat.traits, (trait, 0))))

    @Slot(str)
    def removeTrait(self, trait: str) -> None:
        seat = self.seat
        if seat is not None:
            left = replace(seat, traits=tuple(one for one in seat.traits if one[0] != trait))
            self._keep(fitting(left, self._lab.draft.night))

    @Slot(str, str)
    def toggleTarget(self, action: str, target: str) -> None:
        """Chooses *target* for *action*, or no longer. Beyond the most there may be, the oldest choice goes."""
        seat = self.seat
        if seat is None:
            return
        vote = next((one for one in votes_of(seat, self._lab.draft.night) if one.action == action), None)
        if vote is None:
            return
        act = next((one for one in seat.acts if one.action == action), LabAct(action))
        if target in act.targets:
            targets = tuple(one for one in act.targets if one != target)
        else:
            targets = (*act.targets, target)[-max(1, vote.most) :]
        others = tuple(one for one in seat.acts if one.action != action)
        done = (*others, LabAct(action, targets)) if targets or vote.least == 0 else others
        self._keep(replace(seat, acts=done))

    @Slot(str)
    def toggleAct(self, action: str) -> None:
        """Does *action* without a target, or no longer."""
        seat = self.seat
        if seat is None:
            return
        others = tuple(one for one in seat.acts if one.action != action)
        self._keep(replace(seat, acts=others if len(others) < len(seat.acts) else (*others, LabAct(action))))

    @Slot()
    def remove(self) -> None:
        """Takes the seat away, and it from every act and trait that points at it. The last seat stays."""
        draft = self._lab.draft
        if self.seat is not None and len(draft.seats) > 1:
            self._lab.keep(without(draft, self._name))

    def _keep(self, seat: LabSeat) -> None:
        self._lab.keep(self._lab.draft.changed(seat))


def votes_of(seat: LabSeat, night: int) -> list[Any]:
    """The night votes that its role and traits give *seat* on that *night*; one of an action counts once."""
    from engine import handbook

    votes = [*handbook.votes("role", seat.role)]
    for trait, _ in seat.traits:
        votes += handbook.votes("trait", trait)
    found: dict[str, Any] = {}
    for vote in votes:
        if vote.on(night):
            found.setdefault(vote.action, vote)
    return list(found.values())


def may_be_target(vote: Any, seat: LabSeat, other: LabSeat) -> bool:
    """Whether the lab offers *other*: the living, or the dead, oneself where the vote says so."""
    if vote.only_self:
        return other.name == seat.name
    if other.name == seat.name and not (vote.oneself or vote.self_below):
        return False
    return vote.either or vote.path or other.alive is not vote.dead


def fitting(seat: LabSeat, night: int) -> LabSeat:
    """*seat* without acts that it cannot do."""
    can = {vote.action for vote in votes_of(seat, night)}
    return replace(seat, acts=tuple(act for act in seat.acts if act.action in can))


def without(draft: LabDraft, name: str) -> LabDraft:
    """*draft* without the seat called *name*; who aimed at it alone does nothing."""
    seats = []
    for seat in draft.seats:
        if seat.name == name:
            continue
        acts = tuple(
            replace(act, targets=left)
            for act in seat.acts
            if (left := tuple(one for one in act.targets if one != name)) or not act.targets
        )
        seats.append(replace(seat, acts=acts, traits=tuple(one for one in seat.traits if one[1] != name),
                             vote="" if seat.vote == name else seat.vote,
                             rest={k: v for k, v in seat.rest.items() if v != name}))  # fmt: skip
    return replace(draft, seats=tuple(seats))


def unvoted(draft: LabDraft, name: str) -> LabDraft:
    """*draft* in which the seat called *name* neither votes nor is voted for: it is dead."""
    seats = (replace(seat, vote="") if name in (seat.name, seat.vote) else seat for seat in draft.seats)
    return replace(draft, seats=tuple(seats))
