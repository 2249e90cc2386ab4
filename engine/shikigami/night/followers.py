"""followed_suicide — 後追い自殺処理."""

from __future__ import annotations

from engine.rulebook import Case, Stage
from engine.shikigami.following import FoxesFollow, LoversFollow, all_follow
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import once

FOLLOWED_SUICIDE = Stage("followed_suicide", once, LoversFollow, FoxesFollow)


@FOLLOWED_SUICIDE.step("")
def they_do_not_outlive_them(night: Night, case: Case) -> None:
    """A partner that died tonight counts even if it was called back."""
    all_follow(night)
