"""The night, stage by stage (resolution.md section 4)."""

from __future__ import annotations

from collections.abc import Callable

from engine.survival.night import after, before, divine, exits, raid
from engine.survival.night.draft import Night

STAGES: tuple[tuple[str, Callable[[Night], None]], ...] = (
    ("night_lock", before.night_lock),
    ("hati_mark", before.hati_mark),
    ("fylgja_take", before.fylgja_take),
    ("kaji_divert", before.kaji_divert),
    ("protect", before.protect),
    ("divine", divine.divine),
    ("valkyrie_arm", before.valkyrie_arm),
    ("raid", raid.raid),
    ("witch_kill", exits.witch_kill),
    ("night_exit", exits.night_exit),
    ("witch_revive", exits.witch_revive),
    ("convert", exits.convert),
    ("medium", after.medium),
    ("twin_check", after.twin_check),
    ("feng_shui", after.feng_shui),
    ("room_visit", after.room_visit),
    ("flute", after.flute),
)
"""`dawn` is the table's."""


def resolve(night: Night) -> None:
    """Plays all stages."""
    for _, stage in STAGES:
        stage(night)


__all__ = ["STAGES", "Night", "resolve"]
