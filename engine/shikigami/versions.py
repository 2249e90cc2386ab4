"""The two editions of the rules, and only what differs between them. Stages ask by name; nobody compares versions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Version:
    """One edition. Each switch is a *rule* row of the comparison (V1, V6, V14, V20)."""

    id: str
    later_weathers: bool
    """V1: 白羽の矢, 闇夜 and サーチライト exist."""
    haze_takes_walks_early: bool
    """V6: under 花曇 the vote `step_guard` is gone before its footsteps sound."""
    barrier_hunts: bool
    """V14, D3: 結界師 hunts every seat it guards."""
    piercing_needs_a_post: bool
    """V20, D9: 一寸法師 gives `penetration` only if its guard was established."""


ALPHA9 = Version(
    "3.1.0a9", later_weathers=False, haze_takes_walks_early=False, barrier_hunts=True, piercing_needs_a_post=False
)
BETA1 = Version(
    "3.1.0b1", later_weathers=True, haze_takes_walks_early=True, barrier_hunts=False, piercing_needs_a_post=True
)

VERSIONS = {version.id: version for version in (ALPHA9, BETA1)}
LATEST = BETA1
