"""The gods that may be called, and what each asks for. Their effects are in `engine.survival.day.calls`."""

from __future__ import annotations

from dataclasses import dataclass

PRICE = 50
"""Apples of a call; one mead pays as well."""


@dataclass(frozen=True, slots=True)
class God:
    """*targets*: a target kind and how many of them. *village*: only the village camp may call. *last_day*: the last
    day of a call (0: any). *after*: so many gods must have been called before. *loud*: the caller is named."""

    id: str
    targets: str = "none"
    count: int = 0
    village: bool = False
    last_day: int = 0
    after: int = 0
    loud: bool = False


GODS: dict[str, God] = {god.id: god for god in (
    God("heimdall", "active_other", 1, loud=True),
    God("hermod"),
    God("tyr", "active_other", 2),
    God("forseti", "active", 2),
    God("freyja", "active_other", 2),
    God("odin"),
    God("thor", village=True),
    God("mimir", "active_other", 3),
    God("njord"),
    God("jormungandr", after=4),
    God("uller", "active_other", 1),
    God("baldr", last_day=3),
    God("loki"),
)}
