"""The rules of the day as worked scenarios, and properties of random evenings."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from engine import lab
from engine.lots import Seeded
from engine.rulebook import TooManyBranches, explain, outcomes, play
from engine.setup import Illegal
from engine.shikigami.day.draft import Dusk
from engine.shikigami.roles import ROLES
from engine.shikigami.scenario import DayVillage
from engine.shikigami.traits import TRAITS
from engine.shikigami.weathers import WEATHERS

DAY = Path(__file__).parents[2] / "scenarios" / "day.json"
BY_VOTE = (
    "villager", "executioner", "pale_lady", "medium", "soul_medium", "emissary", "dream_medium", "shrine_maiden",
    "wind_celebrant", "eclipse_maiden", "veteran", "kuzunoha", "poisoner", "strong_poisoner", "dream_poisoner",
    "cat", "pharmacist", "hermit_healer", "alchemist", "centaur", "bridge_princess", "serpent_princess", "mermaid",
    "zashiki_warashi", "maple_god", "curse_god", "three_legged_crow", "mimic", "spiritist", "sage", "lily_doll",
    "poison_wolf", "resist_wolf", "inugami", "corpse_cart", "umbrella_ghost", "agitator", "earth_spider",
    "bucket_drop", "smoke_ghost", "ship_ghost", "kudagitsune", "miasma_fox", "jealous_fox", "depraver", "iroku",
    "headman", "snow_hag", "fallen_angel", "quizmaster", "blood_lady", "war_king", "poison_bat", "mirror_fairy",
    "sakaki_ogre", "gladiator", "sea_lady", "gashadokuro", "kyokotsu", "hinna_god", "tengu", "great_tengu",
    "meteor_tengu", "demon_tengu", "long_nosed_tengu", "leaf_tengu",
)
"""Every role in scope whose chapter names a stage of the day."""
BY_TRAIT = (
    "chicken", "febris", "frostbite", "death_warrant", "panelist", "thorn_cross", "infatuated", "authority",
    "critical_voter", "day_voter", "critical_luck", "lovers", "challenge_lovers", "vega_lovers", "joker",
)
BY_WEATHER = (
    "clear_storm", "scorching_sun", "washtub", "calm", "bolt_from_the_blue", "beneficial_rain", "snow",
    "rainy_season", "hail", "drought", "dense_fog", "typhoon", "mirage", "sandstorm", "misty_rain",
    "withering_wind", "iridescent_clouds", "tropical_night",
)


@pytest.mark.parametrize("scenario", lab.load(DAY.read_bytes()), ids=lambda scenario: scenario.id)
def test_the_worked_evenings_come_out_as_stated(scenario: lab.Scenario) -> None:
    """day.md §2 to §7"""
    found = lab.outcomes(scenario)

    assert found.equal, [outcome.row() for outcome in found.outcomes]
    assert all(outcome.trace for outcome in found.outcomes if outcome.deaths)


def _kinds_of_the_day() -> set[str]:
    from engine.shikigami.day import DUSK
    from engine.shikigami.night.wizardry import FixesSpells

    kinds = {kind.__name__ for stage in DUSK for kind in stage.needs}
    kinds |= {kind.__name__ for stage in DUSK for step in stage.steps for kind in getattr(step, "needs", ())}
    others = {
        "Rallying", "TraitsWeighNothing", "AlwaysCritical", "Spreading", "PoisonProof", "RedirectsPoison",
        "HidesTheTable", "Curing", "Calm", "StealsReadings", "Settling", "NoDreams", "NoPoison", FixesSpells.__name__,
    }
    return kinds | others


@pytest.mark.parametrize("table, names", [(ROLES, BY_VOTE), (TRAITS, BY_TRAIT), (WEATHERS, BY_WEATHER)])
def test_whatever_the_chapter_of_the_day_names_bears_a_facet_of_it(table, names) -> None:
    read = _kinds_of_the_day()
    without = [name for name in names if not read & {kind.__name__ for kind in table[name].kinds}]
    assert not without


def evening(lots: random.Random) -> lab.Scenario:
    """A random count: roles, traits, weather and votes."""
    names = [f"s{i}" for i in range(1, lots.randint(3, 8) + 1)]
    seats = []
    for name in names:
        traits = []
        for trait in lots.sample(BY_TRAIT, lots.choice([0, 0, 1, 2])):
            traits.append([trait, lots.choice(names)] if TRAITS[trait].of_seat else [trait, lots.choice([3, 3, 4])])
        sex = lots.choice(["male", "female"])
        seats.append({"name": name, "role": lots.choice(BY_VOTE), "traits": traits, "sex": sex})
    row = {
        "id": f"random.{lots.random()}", "phase": "day", "day": lots.choice([2, 3, 5]), "seats": seats,
        "weather": lots.sample(BY_WEATHER, lots.choice([0, 1])),
        "votes": {n: lots.choice([m for m in names if m != n]) for n in names},
        "options": lots.sample(["settled", "poison_voters_only", "joker", "no_silence"], 1),
        "version": lots.choice(["3.1.0b1", "3.1.0a9"]),
    }  # fmt: skip
    return lab.load(json.dumps(row).encode())[0]


def test_random_evenings_play_as_one_of_their_outcomes_pruned_or_not(request) -> None:
    """What `play` gives is among the outcomes; a full plan gives what a pruned one does; no death without a line."""
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    lots = random.Random(seed)
    walked = 0
    for number in range(3_000 if request.config.getoption("--soak", default=False) else 150):
        scenario = evening(lots)
        one, other = DayVillage(scenario), DayVillage(scenario, pruned=False)
        dusk, full = one.again(Seeded(str(number))), other.again(Seeded(str(number)))
        play(one.bounds, dusk)
        notes = explain(other.bounds, full)
        assert one.key(dusk) == one.key(full), scenario
        assert {n.target for n in notes if n.verdict == "killed"} == set(full.deaths), scenario
        assert isinstance(full, Dusk) and set(full.kinds) == {s for s, c in full.deaths.items() if c == "sudden_death"}
        assert all(not full.alive(seat) or seat in full.revived for seat in full.deaths)
        try:
            ways = outcomes(one.bounds, one.scene, 600)
        except TooManyBranches:
            continue
        walked += 1
        assert sum(way.p for way in ways) == 1
        assert one.key(dusk) in {one.key(way.scene) for way in ways}, scenario
    assert walked > 10


@pytest.mark.parametrize(
    "wrong", [{"phase": "noon"}, {"votes": {"Z": "A"}}, {"votes": {"A": "Z"}}, {"day": -1, "night": -1}]
)
def test_a_day_that_names_what_does_not_exist_is_refused(wrong) -> None:
    row = {"id": "x", "phase": "day", "seats": [{"name": "A", "role": "villager"}, {"name": "B", "role": "seer"}]}
    with pytest.raises(Illegal):
        lab.outcomes(lab.load(json.dumps(row | wrong).encode())[0])
