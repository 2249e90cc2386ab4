"""The emblems of Survival: kind → id → a glyph of `assets/icons`. Roles and gods have those of the table."""

from __future__ import annotations

PERKS = {
    "astrologer": "round-star", "hypnotist": "eyeball", "night_watch": "lantern-flame", "nouveau_riche": "crown",
    "sealer": "padlock", "shield_bearer": "edged-shield",
}  # fmt: skip
GAMES = {
    "gathering": "footsteps", "bbj": "own-suit-spade", "craft": "campfire", "ten_billion_yen": "scales",
    "poker": "own-suit-heart", "colour_collecting": "round-star", "janken": "scissors", "wolf_tag": "wolf-head",
    "norn_judgement": "plain-circle",
}  # fmt: skip
_CAUSES = {
    "vote": "vote", "raid": "wolf-head", "skoll_raid": "sun", "counter": "winged-shield", "drag": "werewolf",
    "divined": "crystal-ball", "queen_link": "vampire-dracula", "witch": "poison-bottle", "warg_doom": "cultist",
    "gevaudan_term": "fog", "thor": "thor-hammer", "mimir_price": "well", "uller_shot": "bow-arrow",
    "uller_price": "bow-arrow", "baldr_term": "sun-radiations", "loki_trap": "devil-mask",
    "cursed_ring": "plain-circle", "rule_violation": "justice-star", "exited": "tombstone",
}  # fmt: skip
_RESULTS = {
    "camp": "crystal-ball", "role": "person", "heart": "heart-beats", "visit": "huts-village", "flute": "hunting-horn",
    "ballots_void": "vote", "perk": "trophy", "voided": "padlock", "fails": "cancel",
}  # fmt: skip
_CLAUSES = (
    ("vote", "vote"), ("wolf", "wolf-head"), ("win", "trophy"), ("role", "person"), ("goal", "magnifying-glass"),
    ("participants", "team-idea"), ("violence", "fist"), ("area", "village"), ("room", "huts-village"),
    ("breaking", "gears"), ("break", "gears"), ("incident", "info"),
)  # fmt: skip
"""Part of the id of a clause or a prohibition → its emblem; the first that fits."""
_TERMS = {
    "appointed_time": "hourglass", "attack": "wolf-howl", "bust": "broken-shield", "call": "rune-stone",
    "change": "cycle", "count": "crown", "cursed_ring": "plain-circle", "day_game": "rolling-dices",
    "devil": "devil-mask", "divination": "crystal-ball", "drag": "werewolf", "exit": "running-ninja",
    "exited_seat": "tombstone", "game_area": "village", "idun_apple": "shiny-apple", "judge": "scales",
    "mead": "beer-horn", "ookami": "wolf-head", "pack": "wolf-head", "participant": "team-idea", "perk": "trophy",
    "purifying_ring": "plain-circle", "raid": "wolf-head", "revival": "return-arrow", "ring": "plain-circle",
    "role": "person", "rule_violation": "justice-star", "silence": "cancel", "vampire_camp": "bat",
    "village_camp": "huts-village", "wolf_camp": "wolf-howl", "wolf_heart": "heart-beats",
}  # fmt: skip
_STAGES = (
    ("settle", "tombstone"), ("vote", "vote"), ("perk", "trophy"), ("discussion", "talk"), ("game", "rolling-dices"),
    ("witch", "poison-bottle"), ("divine", "crystal-ball"), ("kaji", "whirlwind"), ("hati", "moon"),
    ("fylgja", "owl"), ("protect", "edged-shield"), ("valkyrie", "winged-shield"), ("raid", "wolf-head"),
    ("convert", "cycle"), ("medium", "candle-skull"), ("twin", "two-shadows"), ("feng_shui", "scales"),
    ("room", "huts-village"), ("flute", "hunting-horn"), ("dawn", "sunrise"), ("night", "moon"), ("chaos", "paper"),
    ("call", "rune-stone"), ("freki", "shiny-apple"), ("geri", "hot-meal"), ("dusk", "hourglass"),
    ("silence", "conversation"), ("move", "footsteps"),
)  # fmt: skip
"""Part of a stage's id → its emblem; the first that fits."""
OTHER = "bookmarklet"


def glyphs(kind: str) -> dict[str, str]:
    """Id → emblem of all pages of *kind*; empty for a kind Survival has not."""
    from desktop import book_survival

    return {id: _glyph(kind, id) for id in book_survival.ids(kind)}


def _glyph(kind: str, id: str) -> str:
    from desktop.viewmodels import glyphs as table
    from desktop.viewmodels.daygames import gods

    match kind:
        case "role":
            return table.SURVIVAL.get(id) or table.ROLES[id]
        case "clause" | "prohibition":
            return _first(_CLAUSES, id)
        case "stage":
            return _first(_STAGES, id)
        case _:
            whole = {"god": gods.GLYPHS, "perk": PERKS, "daygame": GAMES, "cause": _CAUSES, "result": _RESULTS,
                     "term": _TERMS}  # fmt: skip
            return whole[kind].get(id, OTHER)


def _first(table: tuple[tuple[str, str], ...], id: str) -> str:
    return next((glyph for part, glyph in table if part in id), OTHER)
