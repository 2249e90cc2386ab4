"""The mark of every page: the emblem of its kin, and a sign from its Japanese name that is its own.

Shikigami's roles, traits and weathers have one, and all that Survival has pages for (`desktop.emblems`). No two of a
kind share both emblem and sign. The emblems are glyphs of `assets/icons`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

FAMILIES = {
    "villager": "person", "seer": "crystal-ball", "medium": "candle-skull", "priest": "prayer-beads",
    "shrine_maiden": "shinto-shrine", "bodyguard": "edged-shield", "freemason": "shaking-hands",
    "pharmacist": "water-drop", "assassin": "katana", "mind_reader": "all-seeing-eye", "jealousy": "wave-crest",
    "zashiki": "hut", "doll": "stone-bust", "escaper": "running-ninja", "wizard": "spell-book", "cat": "cat",
    "poison": "poison-bottle", "werewolf": "wolf-head", "madman": "devil-mask", "fox": "fox-head",
    "child_fox": "lantern-flame", "depraver": "cultist", "cupid": "cupidon-arrow", "angel": "winged-shield",
    "quiz": "help", "vampire": "vampire-dracula", "bat": "bat", "ogre": "oni", "yaksha": "fist",
    "duelist": "crossed-swords", "avenger": "broken-shield", "patron": "crown", "tengu": "bird-mask",
    "mania": "scroll-quill", "nue": "two-shadows", "fairy": "winged-leg",
}  # fmt: skip
"""Family → its emblem."""

_TRAITS: tuple[tuple[str, str], ...] = (
    ("death_note", "notebook"), ("joker", "rolling-dices"), ("frostbite", "snowing"), ("chill", "snowing"),
    ("lovers", "heart-beats"), ("sweet", "heart-beats"), ("infatuated", "heart-beats"), ("passion", "heart-beats"),
    ("camouflage", "mirror-mirror"), ("mind_", "eyeball"), ("wisp", "lantern-flame"), ("fire", "lantern-flame"),
    ("former_", "cycle"), ("changed_", "cycle"), ("copied", "cycle"), ("possessed", "two-shadows"),
    ("wears_body", "two-shadows"), ("worn_by", "two-shadows"), ("luck", "dice-six-faces-four"),
    ("voice", "sound-on"), ("ringing", "sound-on"), ("lion", "sound-on"), ("speaker", "sound-on"),
    ("megaphone", "sound-on"), ("earplug", "sound-on"), ("muffler", "sound-on"), ("howl", "sound-on"),
    ("vote", "vote"), ("authority", "vote"), ("decider", "vote"), ("rebel", "vote"), ("popular", "vote"),
    ("bystander", "vote"), ("dropout", "vote"), ("flatterer", "vote"), ("jinx", "vote"), ("idler", "vote"),
    ("death", "death-skull"), ("thorn_cross", "death-skull"), ("febris", "death-skull"), ("infected", "bat"),
    ("rival", "crossed-swords"), ("enemy", "crossed-swords"), ("supported", "crown"), ("penetration", "broken-shield"),
    ("protected", "magic-shield"), ("ability", "round-star"), ("one_hit", "round-star"),
)  # fmt: skip
"""Part of a trait's id → its emblem; the first that fits."""
CHARM = "bookmarklet"
"""The emblem of all other traits: a paper charm."""

SKIES: Mapping[str, tuple[str, ...]] = {
    "rain": ("squall", "acid_rain", "beneficial_rain", "rain_of_tears", "spring_drizzle", "scattered_rain",
             "rainy_season", "misty_rain", "wind_and_rain", "sunshower"),
    "snow": ("snow", "light_snow", "snow_glow", "ground_blizzard", "hail", "cold_wave", "frost_pillars",
             "diamond_dust"),
    "fog": ("river_fog", "dense_fog", "blossom_haze", "hazy_moon", "mirage"),
    "wind": ("strong_wind", "autumn_gale", "first_spring_gale", "withering_wind", "night_storm", "clear_storm",
             "tengu_wind", "typhoon", "sandstorm", "yellow_dust"),
    "sea": ("sea_breeze", "stormy_sea", "calm", "windless"),
    "cloud": ("overcast", "gathering_clouds", "iridescent_clouds"),
    "thunder": ("thunderstorm", "bolt_from_the_blue"),
    "petals": ("cherry_blizzard", "petal_storm", "sprouting"),
    "sun": ("clear_sky", "azure_sky", "scorching_sun", "drought", "dappled_sunlight", "tropical_night", "white_night",
            "rainbow"),
    "moon": ("full_moon", "half_moon", "new_moon", "crimson_moon", "evening_moon", "moonbow"),
    "eclipse": ("solar_eclipse", "lunar_eclipse"),
    "stars": ("starry_sky", "meteor_shower", "comet"),
    "dark": ("dark_night", "dusk"),
    "glow": ("firefly_light", "polar_light", "searchlight", "spotlight"),
    "fall": ("banana_peel", "washtub", "white_feathered_arrow"),
}  # fmt: skip
"""What plays in the scene → the weathers it plays for."""
SKY_GLYPHS = {
    "rain": "heavy-rain", "snow": "snowing", "fog": "fog", "wind": "whirlwind", "sea": "wave-crest",
    "cloud": "fluffy-cloud", "thunder": "lightning-trio", "petals": "charm", "sun": "sun", "moon": "moon",
    "eclipse": "eclipse", "stars": "falling-star", "dark": "night-sky", "glow": "light-bulb", "fall": "bow-arrow",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mark:
    """*glyph*: a file of `assets/icons` without its ending. *sign*: a character or two, empty where it needs none."""

    glyph: str
    sign: str = ""


def of(kind: str, id: str, ruleset: str = "shikigami") -> Mark:
    """The mark of the *kind* (`role`, `trait`, `god` …) *id*; a plain one for what has none of its own."""
    return _signed(kind, ruleset).get(id) or Mark(PLAIN.get(kind, CHARM))


PLAIN = {
    "role": "person", "cause": "tombstone", "result": "scroll-quill", "action": "hand", "stage": "hourglass",
    "weather": "sun-cloud", "step": "hourglass",
}  # fmt: skip


def effect(weather: str) -> str:
    """What plays in the scene under *weather* (a key of `SKIES`); empty where nothing does."""
    return next((sky for sky, those in SKIES.items() if weather in those), "")


def emblem(kind: str, id: str, family: str = "") -> str:
    """The glyph alone."""
    if kind == "role":
        return FAMILIES.get(family, "person")
    if kind == "weather":
        return SKY_GLYPHS.get(effect(id), "sun-cloud")
    return next((glyph for part, glyph in _TRAITS if part in id), CHARM)


@cache
def _signed(kind: str, ruleset: str) -> dict[str, Mark]:
    from desktop.text import Catalogue
    from engine import catalogue

    if ruleset == "survival":
        from desktop import emblems

        glyphs = emblems.glyphs(kind)
    elif kind == "role":
        glyphs = {facts.id: emblem("role", facts.id, facts.family) for facts in catalogue.roles(ruleset)}
    elif kind in ("trait", "weather"):
        ids = catalogue.traits(ruleset) if kind == "trait" else catalogue.weathers(ruleset)
        glyphs = {id: emblem(kind, id) for id in ids}
    else:
        return {}
    words, bare = Catalogue("ja", strict=False), "・/（）ー系 "
    if ruleset == "survival":
        bare += "のはをにが"  # whole sentences are names there
    taken: set[Mark] = set()
    marks: dict[str, Mark] = {}
    for id, glyph in glyphs.items():
        name = words.of(f"{ruleset}-{kind}-{id}").strip("［］⟨⟩").partition("(")[0]
        tries = [*name, *map("".join, pairwise(name)), name[0] + name[-1], name]
        mark = next(m for m in (Mark(glyph, sign) for sign in tries if sign not in bare) if m not in taken)
        taken.add(mark)
        marks[id] = mark
    return marks
