"""special_last_words — 特殊遺言処理: the exchange diary."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.night.first_night import DiaryLending, couple


@dataclass(frozen=True, slots=True)
class DiaryKeeping(Facet):
    """交換日記: keeps the diary on the day named by its argument."""


def keepers(night: Night) -> Iterable[Case]:
    return [
        Case(s, partner) for s in night.survivors() if night.n in night.args(s, "letter_exchange")
        for cupid in night.args(s, "lovers") if night.facet(cupid, DiaryLending) is not None
        for partner in couple(night, cupid) if partner != s
    ]


SPECIAL_LAST_WORDS = Stage("special_last_words", keepers, DiaryKeeping)


@SPECIAL_LAST_WORDS.step("")
def the_diary_is_passed_on(night: Night, case: Case) -> str | None:
    """To the other of the two; with a dead partner it comes to an end."""
    if not night.alive(case.target):
        return "ended"
    night.gain(case.target, "letter_exchange", night.n + 1)
    night.proclaim("diary_moved")
    return None
