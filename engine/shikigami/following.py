"""後追い: lovers and 背徳者 follow those they cannot outlive, by day (day.follow) and at night (followed_suicide)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rulebook import Facet
from engine.shikigami.scene import Stand
from engine.shikigami.terms import LOVERS, Count


@dataclass(frozen=True, slots=True)
class LoversFollow(Facet):
    """The bearer dies when a partner of the same cupid (the trait's argument) has died."""


@dataclass(frozen=True, slots=True)
class FoxesFollow(Facet):
    """Dies when no fox count is left alive and one had been in play; not as the dummy, and not in the lovers' camp."""


def lovers_follow(scene: Stand) -> bool:
    """One round: everybody whose partner died, or was called back, in this scene. Says whether anybody followed."""
    broken = [(arg, fallen) for fallen in (*scene.deaths, *scene.revived) for _, arg in _bonds(scene, fallen)]
    moved = False
    for seat in scene.seats():
        if scene.alive(seat):
            mine = {cupid for _, cupid in _bonds(scene, seat)}
            for cupid, fallen in broken:
                if cupid in mine and fallen != seat:
                    moved |= scene.kill(seat, "lovers_followed", fallen)
    return moved


def foxes_follow(scene: Stand) -> bool:
    """One round of those who follow the foxes. Says whether anybody followed."""
    foxes = scene.start.seating.counts[Count.FOX]
    if not scene.start.foxes or foxes & scene.living:
        return False
    moved = False
    for seat in scene.holders(FoxesFollow):
        if scene.alive(seat) and seat != scene.start.dummy and scene.camp(seat) != LOVERS:
            moved |= scene.kill(seat, "fox_followed")
    return moved


def all_follow(scene: Stand) -> None:
    """Both, until nobody follows any more."""
    while True:
        moved = LoversFollow in scene.plan.kinds and bool(scene.deaths) and lovers_follow(scene)
        moved |= FoxesFollow in scene.plan.kinds and foxes_follow(scene)
        if not moved:
            return


def _bonds(scene: Stand, seat: int) -> list[tuple[LoversFollow, int]]:
    return list(scene.borne(seat, LoversFollow))
