"""The roles, one module a family."""

from __future__ import annotations

from engine.shikigami.roles import (
    angels,
    assassins,
    avengers,
    bats,
    bodyguards,
    bridge_princesses,
    cats,
    child_foxes,
    cupids,
    depravers,
    dolls,
    duelists,
    escapers,
    fairies,
    foxes,
    freemasons,
    madmen,
    manias,
    mediums,
    mind_readers,
    nues,
    ogres,
    patrons,
    pharmacists,
    poisoners,
    priests,
    quizmasters,
    seers,
    shrine_maidens,
    tengu,
    vampires,
    villagers,
    werewolves,
    wizards,
    yakshas,
    zashiki,
)
from engine.shikigami.terms import Role

FAMILIES = (
    villagers, seers, mediums, shrine_maidens, priests, bridge_princesses, bodyguards, freemasons, poisoners,
    cats, pharmacists, assassins, mind_readers, zashiki, wizards, dolls, escapers, werewolves, madmen, foxes,
    child_foxes, depravers, cupids, angels, quizmasters, vampires, bats, fairies, ogres, yakshas, duelists,
    avengers, patrons, tengu, manias, nues,
)

ROLES: dict[str, Role] = {role.id: role for family in FAMILIES for role in family.ROLES}
"""Every role by id, families in the rulebook's order."""

ALIASES: dict[str, str] = {role.ref: role.id for role in ROLES.values()}
"""The ids of the original script, accepted on input only."""
