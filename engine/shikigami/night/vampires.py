"""vampire_bite — 吸血処理, steps vampire.21 to vampire.29."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Case, Facet, Stage
from engine.shikigami.night.attack import Escaping, Penetrated, SelfTrapping
from engine.shikigami.night.dolls import DollGuarding, pay_with_dolls
from engine.shikigami.night.door import doors
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.guards import Trapping
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.scene import Vote, once
from engine.shikigami.terms import VAMPIRE


@dataclass(frozen=True, slots=True)
class Biting(Facet):
    """Bites at night. *drains(night, seat)*: whom it kills instead. *also*: what its bite does besides infecting."""

    drains: Callable[[Night, int], bool] | None = None
    also: Callable[[Night, int, int], None] | None = None


@dataclass(frozen=True, slots=True)
class Bitten(Facet):
    """A vampire that is bitten: nothing happens to it; with *strikes_back* the biter dies."""

    strikes_back: bool = False


class Bite(Assault):
    """One vampire's way to its prey: *vote* is its bite."""

    __slots__ = ("vote",)

    def __init__(self, vote: Vote) -> None:
        super().__init__(vote.seat, vote.target, by_wolf=False)
        self.vote = vote


def bites(night: Night) -> Iterable[Bite]:
    return [Bite(vote) for vote in night.votes_of(Biting) if vote.action in ("bite", "step_bite")]


BITE = Stage("vampire", bites, Biting, nights=FROM_NIGHT_2)


@BITE.step("dead")
def the_dead_do_not_bite(night: Night, bite: Bite) -> str | None:
    return None if night.alive(bite.seat) else "dead"


@BITE.step("trap", Trapping, SelfTrapping)
def a_trap_at_the_door(night: Night, bite: Bite) -> str | None:
    """A lethal one keeps it from the door; it dies of it when all have bitten."""
    if night.trap_on(bite.target, lethal=True):
        night.doomed.add(bite.seat)
        return "trapped"
    if night.trap_on(bite.target, lethal=False):
        night.frosted.add(bite.seat)
    return None


@BITE.step("escapees", Escaping)
def those_who_fled_there_are_bitten(night: Night, bite: Bite) -> None:
    """To the vampire itself, or to its prey; guarded or not."""
    for escaper, host in night.escapes.items():
        if host in (bite.seat, bite.target) and night.alive(escaper):
            night.bitten.append((escaper, bite.seat))


BITE.inner(doors("vampire", 20))


@BITE.step(28)
def the_bite_is_stopped_or_takes(night: Night, bite: Bite) -> str | None:
    """The last wolf's exception has no counterpart here (D23)."""
    target, vampire = bite.target, bite.seat
    if bite.stopped and not night.bears(target, Penetrated):
        return "guard"
    if not night.alive(target):
        return "gone"
    if target in night.away:
        return "escaper"
    kin = night.role(target).get(Bitten)
    if kin is not None and not kin.strikes_back:
        return "kin"
    if kin is not None:
        drain(night, vampire, target)
    elif night.family(target) == "vampire" or night.camp_of_copier(target) == VAMPIRE:
        drain(night, target, vampire)
    else:
        night.bitten.append((target, vampire))
    return None


def drain(night: Night, seat: int, by: int) -> None:
    """Puts *seat* on the killing list."""
    if not specially_resists(night, seat):
        night.drained.append((seat, by))


AFTER_BITES = Stage("vampire", once, Biting, nights=FROM_NIGHT_2)


@AFTER_BITES.step(29)
def what_the_bites_bring(night: Night, case: Case) -> None:
    """The trapped die first, then dolls pay, then vampires die of vampires; then infections show."""
    for vampire in sorted(night.doomed):
        night.kill(vampire, "trapped")
    night.doomed = set()
    if DollGuarding in night.plan.kinds:
        pay_with_dolls(night)
    for seat, by in night.drained:
        night.kill(seat, "vampire_killed", by)
    for seat, by in night.bitten:
        biting = night.facet(by, Biting)
        assert biting is not None
        if biting.drains is not None and biting.drains(night, seat):
            if not specially_resists(night, seat):
                night.kill(seat, "vampire_killed", by)
            continue
        if ("infected", by) not in night.marks[seat]:
            night.gain(seat, "infected", by)
        if biting.also is not None:
            biting.also(night, seat, by)
    night.bitten, night.drained = [], []
