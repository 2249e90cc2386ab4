"""The wolf camp: the pack, and the accomplice."""

from __future__ import annotations

from engine.survival.terms import WOLF, Drag, Power, ReadsVillage, Role, Smoke, Term

ROLES = (
    Role("wolf", WOLF),
    Role("garm", WOLF, [Power("sniff", "divine", "outside_camp", 1, 1)]),
    Role("orthrus", WOLF, [Power("double_raid", "raid", once="game", may_skip=True)]),
    Role("accomplice", WOLF, [ReadsVillage()], wolf=False),
    Role("fenrir", WOLF, [ReadsVillage(), Drag()]),
    Role("skoll", WOLF, [
        Power("sun_raid", "skoll_raid", "outside_camp_in_area", 1, 1, "free_time", "day", may_skip=True)
    ]),
    Role("hati", WOLF, [Power("moon_mark", "hati_mark", "not_last", 1, 1)]),
    Role("kajigakaka", WOLF, [Power("divert", "kaji_divert", "active", 1, 1)]),
    Role("gevaudan", WOLF, [Smoke(), Term(2, "gevaudan_term")]),
    Role("lycanthrope", WOLF, [
        Power("decline_raid", "raid", may_skip=True),
        Power("void_perks", "perk_void", "active", 1, 1, "perk_use", "game", may_skip=True),
    ]),
    Role("chain_fenrir", WOLF, [ReadsVillage(), Drag(from_day=4)]),
    Role("freki", WOLF, [
        Power("devour_apples", "freki_devour", "other_in_area", 1, 1, "free_time", "day", may_skip=True)
    ]),
    Role("geri", WOLF, [Power("gift_apples", "geri_gift", "active", 1, 1, "call", "game", may_skip=True)]),
    Role("chaos", WOLF, [Power("delete_rule", "chaos_delete", "clause", 0, 0, "morning", "day", may_skip=True)]),
    Role("warg", WOLF, [Power("overwrite_to_wolf", "convert", "outside_camp", 1, 1, once="game", may_skip=True)]),
)
