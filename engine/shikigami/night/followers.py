"""followed_suicide — 後追い自殺処理."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.following import FoxesFollow, LoversFollow, all_follow
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class HearingOfFollowers(Facet):
    """巫女系: learns the camps of those who followed."""


FOLLOWED_SUICIDE = Stage("followed_suicide", once, LoversFollow, FoxesFollow)


@FOLLOWED_SUICIDE.step("")
def they_do_not_outlive_them(night: Night, case: Case) -> None:
    """A partner that died tonight counts even if it was called back."""
    all_follow(night)


@FOLLOWED_SUICIDE.step("shrine", HearingOfFollowers)
def shrine_maidens_hear_of_it(night: Night, case: Case) -> None:
    """The camp of the main role, told to each of them that lives."""
    gone = [s for s, cause in night.deaths.items() if cause.endswith("_followed")]
    for maiden in night.holders(HearingOfFollowers):
        if night.alive(maiden):
            for seat in gone:
                night.tell(maiden, "shrine_result", night.apparent(seat), night.main_camp(seat))
