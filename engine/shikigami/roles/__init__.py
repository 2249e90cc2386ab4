"""The roles, one module a family."""

from __future__ import annotations

from engine.shikigami.roles import (
    bodyguards,
    cats,
    cupids,
    depravers,
    foxes,
    freemasons,
    madmen,
    mediums,
    poisoners,
    seers,
    villagers,
    werewolves,
)
from engine.shikigami.terms import Role

FAMILIES = (
    villagers, seers, mediums, bodyguards, freemasons, poisoners, cats, werewolves, madmen, foxes, depravers, cupids,
)

ROLES: dict[str, Role] = {role.id: role for family in FAMILIES for role in family.ROLES}
"""Every role by id, families in the rulebook's order."""

ALIASES: dict[str, str] = {role.ref: role.id for role in ROLES.values()}
"""The ids of the original script, accepted on input only."""
