"""The weights of weathers: the base weight, and the tenths it is multiplied by when living foxes outnumber wolves, when
the village leads by more than two, and when it leads by less than one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Family:
    """Every role of a family."""

    id: str


WEIGHTS: dict[str, tuple[int, int, int, int]] = {
    #                        base fox wide tight
    "squall":                   (10, 10, 10, 10),
    "acid_rain":                (15, 10, 10, 10),
    "clear_storm":              (20, 10, 10, 10),
    "sunshower":                (20,  8, 10, 10),
    "scorching_sun":            (15, 10, 10,  8),
    "strong_wind":              ( 5, 10, 10,  8),
    "wind_and_rain":            (10, 10,  8, 12),
    "full_moon":                (20, 10,  8, 12),
    "new_moon":                 (20,  8, 10, 12),
    "blossom_haze":             (10, 10,  8, 12),
    "yellow_dust":              (10, 10, 10, 10),
    "rainbow":                  (20, 10, 10, 10),
    "diamond_dust":             ( 5, 10, 10, 10),
    "banana_peel":              (10, 10, 10, 10),
    "spotlight":                (20, 10, 10, 10),
    "washtub":                  ( 5, 10, 10, 10),
    "calm":                     (20, 10,  8, 10),
    "bolt_from_the_blue":       ( 5, 10, 12,  8),
    "rain_of_tears":            (15, 10, 12,  8),
    "tropical_night":           (15, 10, 10, 10),
    "hazy_moon":                (15, 10, 12, 10),
    "gathering_clouds":         (15, 10, 10, 10),
    "thunderstorm":             (15, 10,  8, 10),
    "clear_sky":                (15, 10, 12,  8),
    "beneficial_rain":          (15, 10, 10, 10),
    "sea_breeze":               (20, 10, 10, 10),
    "night_storm":              (20, 10, 10, 10),
    "meteor_shower":            (15, 10, 10, 10),
    "spring_drizzle":           (20, 10, 10, 10),
    "dappled_sunlight":         (10, 10, 10, 10),
    "scattered_rain":           (15, 10, 12, 10),
    "river_fog":                (15,  8, 10, 10),
    "azure_sky":                (15, 10,  8, 12),
    "snow":                     (15, 10, 12,  8),
    "rainy_season":             (20, 10,  8, 12),
    "hail":                     ( 5, 10, 12, 10),
    "half_moon":                (20,  8, 10, 10),
    "overcast":                 (20, 10, 12,  8),
    "comet":                    (20, 10, 10, 10),
    "drought":                  (20, 10, 10,  8),
    "dense_fog":                (20, 10, 10, 10),
    "typhoon":                  ( 5, 10, 12, 10),
    "sprouting":                (15, 10, 10, 12),
    "mirage":                   (15, 10, 10, 10),
    "crimson_moon":             (10, 10, 10, 10),
    "sandstorm":                (20, 10, 12,  8),
    "misty_rain":               (15, 10,  8, 12),
    "withering_wind":           (15, 10, 12,  8),
    "snow_glow":                (15, 10, 10, 10),
    "firefly_light":            (15, 10, 10, 10),
    "solar_eclipse":            (15, 10, 10, 10),
    "lunar_eclipse":            (20, 10, 10, 10),
    "dusk":                     (10, 10, 10, 10),
    "white_night":              (10, 10, 10, 10),
    "polar_light":              (10, 10, 10, 10),
    "frost_pillars":            (15, 10, 10, 10),
    "ground_blizzard":          (15, 10, 10, 10),
    "moonbow":                  (10, 10, 10, 10),
    "first_spring_gale":        (10, 10, 10, 10),
    "cherry_blizzard":          (10, 10, 10, 10),
    "evening_moon":             (10, 10, 10, 10),
    "cold_wave":                ( 5, 10, 10, 10),
    "autumn_gale":              (10, 10, 10, 10),
    "stormy_sea":               ( 5, 10, 10, 10),
    "light_snow":               ( 5, 10, 10, 10),
    "tengu_wind":               (15, 10, 10, 10),
    "windless":                 (15, 10, 10, 10),
    "iridescent_clouds":        (15, 10, 10, 10),
    "starry_sky":               (10, 10, 10, 10),
    "petal_storm":              (10, 10, 10, 10),
    "white_feathered_arrow":    ( 5, 10, 10, 10),
    "dark_night":               (15, 10, 10, 10),
    "searchlight":              (15, 10, 10, 10),
}

UP_BY: dict[str, tuple[str | Family, ...]] = {
    "clear_storm": ("umbrella_ghost",),
    "sunshower": (Family("depraver"),),
    "scorching_sun": ("word_god_seer", "mermaid", "bucket_drop", "jealous_fox", "kyokotsu",),
    "bolt_from_the_blue": ("curse_god", "ship_ghost",),
    "gathering_clouds": ("sake_priest",),
    "thunderstorm": ("snake_god",),
    "beneficial_rain": ("villager", "zashiki_warashi",),
    "dappled_sunlight": (Family("fairy"),),
    "snow": ("snow_woman",),
    "half_moon": ("moon_rabbit",),
    "overcast": ("trapper",),
    "dense_fog": (Family("vampire"),),
    "sprouting": ("suspicious", "cute_seer", "moe_wolf", "moe_fox", "cute_bat", "sandal_general",),
    "sandstorm": ("corpse_cart",),
    "evening_moon": ("possessed", "inaba_rabbit",),
}
"""Living players of these roles make a weather a tenth likelier each."""

NEVER_WITH = {
    "strong_wind": ("detective",),
    "washtub": ("detective",),
    "typhoon": ("detective",),
}
"""Never drawn while one of these is alive."""
