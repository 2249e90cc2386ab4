"""cursing — 呪術処理."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rulebook import Case, Stage
from engine.shikigami.night.divination import Cursing, bears_curse
from engine.shikigami.night.draft import Night
from engine.shikigami.night.warding import shielded
from engine.shikigami.scene import Vote, once

ORDER = ("curse", "fox_curse")


def curses(night: Night) -> Iterable[Vote]:
    return sorted(night.votes_of(Cursing), key=lambda vote: ORDER.index(vote.action))


CURSING = Stage("cursing", curses, Cursing)


@CURSING.step("")
def a_curse_is_laid(night: Night, vote: Vote) -> str | None:
    """Not on a bearer of curses, and not on a seat that was exorcised tonight."""
    if not night.alive(vote.seat):
        return "dead"
    target = vote.target
    if bears_curse(night, target):
        if shielded(night, vote.seat):
            return "warded"
        night.kill(vote.seat, "cursed", target)
        return "cursed"
    if target in night.exorcised:
        night.dispelled.add(target)
        return "dispelled"
    night.cursed.setdefault(target, []).append(vote.seat)
    return None


CLASHING_CURSES = Stage("cursing", once, Cursing)


@CLASHING_CURSES.step("clash")
def two_curses_on_one_seat_kill_those_who_laid_them(night: Night, case: Case) -> None:
    for target, actors in night.cursed.items():
        if len(actors) > 1:
            for actor in actors:
                if not shielded(night, actor):
                    night.kill(actor, "cursed", target)
