"""exit — 離脱処理, and escape — 逃亡処理: those who are not at home tonight."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Facet, Stage
from engine.shikigami.night.attack import Escaping, Exiting, SelfTrapping
from engine.shikigami.night.draft import Night
from engine.shikigami.night.guards import Trapping
from engine.shikigami.scene import Vote
from engine.shikigami.terms import LOVERS


@dataclass(frozen=True, slots=True)
class SafeEscapes(Facet):
    """Weather: no escape fails (闇夜)."""


def those_who_leave(night: Night) -> Iterable[Vote]:
    """One in love has no such vote."""
    return [v for v in night.votes_of(Exiting) if v.action == "exit" and night.camp(v.seat) != LOVERS]


EXIT = Stage("exit", those_who_leave, Exiting, nights=FROM_NIGHT_2)


@EXIT.step("")
def the_insider_is_gone(night: Night, vote: Vote) -> None:
    """No trap, no guard; whether it lives is not asked. Wolves that come for it find nobody."""
    night.exits.add(vote.seat)
    night.gain(vote.seat, "left_village", night.n)
    night.kill(vote.seat, "spirited_away")


def escapers(night: Night) -> Iterable[Vote]:
    return [vote for vote in night.votes_of(Escaping) if vote.action == "escape"]


ESCAPE = Stage("escape", escapers, Escaping, nights=FROM_NIGHT_2)


@ESCAPE.step("away")
def whoever_runs_is_not_at_home(night: Night, vote: Vote) -> str | None:
    """All night, even if it dies on the way."""
    night.away.add(vote.seat)
    return None if night.alive(vote.seat) else "dead"


@ESCAPE.step("trap", Trapping, SelfTrapping)
def a_trap_on_the_way(night: Night, vote: Vote) -> str | None:
    if not night.trap_on(vote.target, lethal=True):
        return None
    night.kill(vote.seat, "trapped")
    return "trapped"


@ESCAPE.step("fails")
def some_doors_do_not_open(night: Night, vote: Vote) -> str | None:
    escaping = vote.role.get(Escaping)
    assert escaping is not None
    if escaping.fails is None or night.weather(SafeEscapes) or not escaping.fails(night, vote.target):
        return None
    night.kill(vote.seat, "escape_failed", vote.target)
    return "failed"


@ESCAPE.step("arrives")
def the_escaper_hides_there(night: Night, vote: Vote) -> None:
    escaping = vote.role.get(Escaping)
    assert escaping is not None
    if night.trap_on(vote.target, lethal=False):
        night.frosted.add(vote.seat)
    if escaping.arrives is not None:
        escaping.arrives(night, vote.target)
    night.escapes[vote.seat] = vote.target
