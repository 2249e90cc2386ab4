"""The morning's small change: death_selected, death_note, joker_move, death_note_move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Case, Facet, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote, once


@dataclass(frozen=True, slots=True)
class NoteWriting(Facet):
    """Carries the death note on the night named by its argument."""


@dataclass(frozen=True, slots=True)
class Selected(Facet):
    """オシラ遊び: goes home on the night named by the argument."""


@dataclass(frozen=True, slots=True)
class Joking(Facet):
    """ジョーカー: carries the joker from the day named by the argument."""


def notes(night: Night) -> Iterable[Vote]:
    return [v for v in night.votes if v.action == "death_note" and night.n in night.args(v.seat, "death_note")]


DEATH_NOTE = Stage("death_note", notes, NoteWriting, nights=FROM_NIGHT_2)


@DEATH_NOTE.step("")
def the_note_kills(night: Night, vote: Vote) -> str | None:
    """No trap, guard, reflection or immunity is consulted."""
    if not night.alive(vote.seat):
        return "dead"
    night.kill(vote.target, "assassinated", vote.seat)
    return None


def the_selected(night: Night) -> Iterable[Case]:
    return [Case(0, s) for s in night.survivors() if night.n in night.args(night.apparent(s), "death_selected")]


DEATH_SELECTED = Stage("death_selected", the_selected, Selected, nights=FROM_NIGHT_2)


@DEATH_SELECTED.step("")
def they_go_home(night: Night, case: Case) -> None:
    night.kill(case.target, "returned")


def joker(night: Night) -> Iterable[Case]:
    return once(night) if night.start.options.get("joker") else ()


JOKER_MOVE = Stage("joker_move", joker, Joking)


@JOKER_MOVE.step("")
def a_dead_hand_passes_the_joker_on(night: Night, case: Case) -> None:
    holders = [s for s in night.seats() if night.has(s, "joker")]
    holder = max(holders, key=lambda s: max(night.args(s, "joker")), default=0)
    survivors = night.survivors()
    if survivors and not (holder and night.alive(holder)):
        night.gain(night.one_of(survivors), "joker", night.n + 1)
        night.proclaim("joker_moved")


def note_moves(night: Night) -> Iterable[Case]:
    return once(night) if night.start.options.get("death_note") else ()


DEATH_NOTE_MOVE = Stage("death_note_move", note_moves, NoteWriting)


@DEATH_NOTE_MOVE.step("")
def the_note_finds_a_new_hand(night: Night, case: Case) -> None:
    survivors = night.survivors()
    if survivors:
        night.gain(night.one_of(survivors), "death_note", night.n + 1)
        night.proclaim("death_note_moved")
