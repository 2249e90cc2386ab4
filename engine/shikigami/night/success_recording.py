"""success_recording — 陰陽師・厄神 成功結果登録処理."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rulebook import Case, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.night.exorcism import Exorcising
from engine.shikigami.night.warding import Warding


def successes(night: Night) -> Iterable[Case]:
    return (Case(),) if night.averted or night.dispelled else ()


SUCCESS_RECORDING = Stage("success_recording", successes, Exorcising, Warding)


@SUCCESS_RECORDING.step("")
def success_is_told_to_all_who_chose_that_seat(night: Night, case: Case) -> None:
    for result, chosen, seats in (
        ("dispel_success", night.exorcised, night.dispelled), ("ward_success", night.warded, night.averted),
    ):
        for target in sorted(seats):
            for actor in chosen.get(target, ()):
                night.tell(actor, result, night.apparent(target))
