"""weather_nullification — 天候による無効化: votes that the weather removes before anything else happens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class Nullifying(Facet):
    """Removes the votes *actions*, as if they had not been cast; *walks* too where the edition says so (V6)."""

    actions: frozenset[str]
    walks_in_some_editions: bool = False


def only_under_such_weather(night: Night) -> Iterable[Case]:
    return once(night) if night.weather(Nullifying) else ()


NULLIFICATION = Stage("weather_nullification", only_under_such_weather, Nullifying)


@NULLIFICATION.step("")
def the_seat_simply_did_not_act(night: Night, case: Case) -> None:
    for weather in night.start.weathers:
        for void in weather.every(Nullifying):
            gone = void.actions
            if void.walks_in_some_editions and night.start.version.haze_takes_walks_early:
                gone |= {"step_guard"}
            night.passed |= {vote.seat for vote in night.votes if vote.action in gone}
            night.votes = [vote for vote in night.votes if vote.action not in gone]
