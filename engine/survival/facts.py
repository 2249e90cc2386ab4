"""The public facts of Survival, in the shapes of `engine.catalogue`: what there is to know before anybody sits down."""

from __future__ import annotations

from typing import Any

from engine.setup import Illegal, Setup
from engine.survival import checks
from engine.survival.gods import GODS, God
from engine.survival.opening import VERSION
from engine.survival.options import GAMES, OPTIONS, Option, Value
from engine.survival.perks import PERKS
from engine.survival.presets import DEFAULT_ROLES, PRESETS, Preset
from engine.survival.roles import ROLES
from engine.survival.terms import VILLAGE, Power, ReadsVillage, Role

VERSIONS = (VERSION,)


def role(id: str) -> dict[str, Any]:
    """The facts of the role *id*, by the names `RoleFacts` has for them. Raises `Illegal("unknown_role")`."""
    found = ROLES.get(id)
    if found is None:
        raise Illegal("unknown_role", role=id)
    return _facts(found)


def roles() -> list[dict[str, Any]]:
    return [_facts(found) for found in ROLES.values()]


def _facts(found: Role) -> dict[str, Any]:
    power = found.get(Power)
    return {
        "id": found.id, "ref": found.id, "camp": found.camp, "family": found.camp, "count": found.counts_as,
        "seen_as": VILLAGE if found.get(ReadsVillage) else found.camp, "medium_as": found.camp,
        "action": power.action if power else "", "from_night": 1 if power and power.when == "night" else 0,
        "least": power.least if power else 0, "most": power.most if power else 0,
        "may_skip": bool(power and power.may_skip), "on_dead": bool(power and power.targets in ("exited", "witch")),
        "bond": "" if found.camp == VILLAGE else found.camp, "may_be_dummy": False,
        "tags": tuple(facet.__class__.__name__ for facet in found.facets),
    }


def option(name: str) -> Option:
    """The option *name*. Raises `Illegal("unknown_option")`."""
    if name not in OPTIONS:
        raise Illegal("unknown_option", option=name)
    return OPTIONS[name]


def casts_of() -> tuple[str, ...]:
    """`standard` for any number of seats, then the presets."""
    return ("standard", *PRESETS)


def cast(name: str, n: int) -> dict[str, int]:
    """Role id → how many, for *n* seats. Raises `Illegal` (`unknown_cast`, `no_cast`)."""
    if name == "standard":
        if n not in DEFAULT_ROLES:
            raise Illegal("no_cast", cast=name, seats=n)
        listed = DEFAULT_ROLES[n]
        return {role: listed.count(role) for role in listed}
    preset = PRESETS.get(name)
    if preset is None:
        raise Illegal("unknown_cast", cast=name)
    if n != len(preset.roles):
        raise Illegal("no_cast", cast=name, seats=n, needs=len(preset.roles))
    return preset.cast


def level(preset: Preset) -> str:
    """How demanding a preset is, by how long it takes."""
    return "beginner" if preset.minutes <= 12 else "usual" if preset.minutes <= 25 else (
        "lively" if preset.minutes <= 35 else "wild"
    )


def warnings(setup: Setup) -> list[str]:
    return checks.warnings(setup)


__all__ = [
    "GAMES", "GODS", "OPTIONS", "PERKS", "PRESETS", "VERSIONS", "God", "Value", "cast", "casts_of", "level",
    "option", "role", "roles", "warnings",
]
