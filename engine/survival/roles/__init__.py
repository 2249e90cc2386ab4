"""All roles of Survival, camps in the order of the law."""

from __future__ import annotations

from engine.survival.roles import vampires, village, wolves
from engine.survival.terms import Role

ROLES: dict[str, Role] = {role.id: role for role in (*village.ROLES, *wolves.ROLES, *vampires.ROLES)}

__all__ = ["ROLES"]
