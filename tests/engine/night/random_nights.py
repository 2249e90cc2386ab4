"""Random nights of any roles, traits, weathers and versions, and what must hold of each."""

from __future__ import annotations

import random

from engine.lots import Sampling
from engine.rulebook import TooManyBranches, explain, outcomes, play
from engine.shikigami.acting import Acting
from engine.shikigami.roles import ROLES
from engine.shikigami.scenario import Action, Scenario, Seat, Village
from engine.shikigami.terms import Count
from engine.shikigami.traits import TRAITS
from engine.shikigami.weathers import ONLY_LATER, WEATHERS

WOLVES = sorted(role.id for role in ROLES.values() if role.count is Count.WOLF)
ALL = sorted(ROLES)
SKIES = sorted(WEATHERS)
DAILY = ("frostbite", "death_warrant", "death_note", "joker", "death_selected", "febris", "day_voter", "sheep_wisp",
         "letter_exchange")
OWNERS = {
    "divined_human": "D", "divined_wolf": "D", "divined_ogre": "D", "divined_chiroptera": "D",
    "mind_normal": "mind_examiner", "mind_liar": "mind_examiner", "mind_ogre": "mind_examiner",
    "mind_lovers": "mind_examiner", "mind_failed": "mind_examiner", "sex_male": "chick_sexer",
    "sex_female": "chick_sexer", "sex_chiroptera": "chick_sexer", "sex_ogre": "chick_sexer",
    "sex_failed": "chick_sexer", "stars_ability": "astrologer", "stars_nothing": "astrologer",
    "stars_failed": "astrologer", "role_divined": "soul_seer", "fox_divined": "child_fox",
    "penetration_added": "inch_warrior", "ward_success": "misfortune_god", "dispel_success": "exorcist",
    "attempt_result": "insect_princess", "reporter_scoop": "reporter", "clairvoyance": "orangutan",
    "assassin_reveal": "street_slayer", "vampire_reveal": "vampire_princess", "tengu_reveal": "great_tengu",
    "sharp_avoid": "sharp_wolf", "wolf_sexed": "chick_wolf", "tongue_reveal": "silver_tongue_wolf",
    "copied_role": "myth_maniac",
}
"""Result → the role whose ability it is. A wizard that borrowed it is told as well."""


def random_scenario(r: random.Random) -> Scenario:
    """8 to 24 seats, at least one wolf, votes of nearly everybody who may act, in any order."""
    n = r.randint(8, 24)
    names = [f"S{at}" for at in range(1, n + 1)]
    number = r.choice((1, 2, 2, 2, 3, 4, 5, 6))
    version = r.choice(("3.1.0a9", "3.1.0b1"))
    roles = [r.choice(WOLVES) if r.random() < 0.15 else r.choice(ALL) for _ in names]
    roles[0] = r.choice(WOLVES)
    dummy = number == 1 and r.random() < 0.5
    seats = []
    for at, name in enumerate(names):
        traits = [random_trait(r, names, number) for _ in range(2) if r.random() < 0.15]
        alive = at == 0 or r.random() < (0.97 if number == 1 else 0.8)
        seats.append(Seat(
            name, roles[at], alive=alive, traits=traits, sex=r.choice(("male", "female")),
            dummy_boy=dummy and at == n - 1,
        ))
    sky = [r.choice(SKIES)] if r.random() < 0.5 else []
    if version == "3.1.0a9":
        sky = [name for name in sky if name not in ONLY_LATER]
    options = [name for name in ("joker", "death_note", "seal_message", "quiz_village") if r.random() < 0.05]
    actions = [act for seat in seats for act in random_acts(r, seat, seats, number)]
    r.shuffle(actions)
    return Scenario(
        version=version, night=number, weather=sky, seats=seats, actions=one_bite(r, actions), options=options,
        open_cast=r.random() < 0.1,
    )


def random_trait(r: random.Random, names: list[str], number: int) -> str | tuple[str, int | str]:
    trait = r.choice(sorted(TRAITS))
    if trait in ("successes", "joined_side"):
        return (trait, r.randint(0, 1))
    if TRAITS[trait].of_seat:
        return (trait, r.choice(names))
    return (trait, number + r.randint(0, 2)) if trait in DAILY else trait


def random_acts(r: random.Random, seat: Seat, seats: list[Seat], number: int) -> list[Action]:
    """The votes of *seat*: mostly what it may do, now and then what it may not."""
    found = []
    for acting in ROLES[seat.role].every(Acting):
        if not acting.on(number) or seat.dummy_boy or r.random() < 0.1:
            continue
        if acting.may_skip and r.random() < 0.15:
            found.append(Action(seat.name, f"{acting.action}_pass"))
            continue
        may = [s.name for s in seats if (s.alive is not acting.dead or acting.either) and s.name != seat.name]
        if acting.only_self:
            may = [seat.name]
        if may:
            most = min(acting.most, len(may), 4)
            found.append(Action(seat.name, acting.action, r.sample(may, r.randint(min(acting.least, most), most))))
    return found


def one_bite(r: random.Random, actions: list[Action]) -> list[Action]:
    """The pack votes once."""
    bites = [act for act in actions if act.action in ("eat", "step_eat", "silent_eat")]
    kept = r.choice(bites) if bites else None
    return [act for act in actions if act not in bites or act is kept]


def check_night(seed: str, limit: int = 0) -> bool:
    """Plays, explains and (with a *limit* of drafts) enumerates the night of *seed*; whether it was enumerated."""
    r = random.Random(seed)
    scenario = random_scenario(r)
    village, whole = Village(scenario), Village(scenario, pruned=False)
    draw = r.randint(0, 2**32)
    played, full, told = village.again(Sampling(draw)), whole.again(Sampling(draw)), village.again(Sampling(draw))
    play(village.bounds, played)
    play(whole.bounds, full)
    notes = explain(village.bounds, told)
    assert played.key() == full.key() == told.key(), "a pruned plan is the full plan, explained or not"

    killed = {(note.target, note.what) for note in notes if note.verdict == "killed"}
    for seat, cause in played.deaths.items():
        assert (seat, cause) in killed, f"no trace of the death of {seat} by {cause}"
    if played.attack is not None and not played.struck:
        assert any(n.step in VOID_ATTACKS and n.verdict in ("void", "dead", "dummy") for n in notes) or any(
            n.step.startswith("attack.after") for n in notes
        ) or played.attack.target in played.deaths or not village.night.alive(played.attack.target), "a silent attack"
    if played.struck not in ("", "killed"):
        assert any(n.what == f"wolf_failed_{played.struck}" for n in notes), "a failed attack without a line"
    for seat, result, _, _ in played.told:
        assert owns(village, played, seat, result), f"{seat}, {village.night.role(seat).id}, was told {result}"
    if not limit:
        return False
    try:
        found = outcomes(village.bounds, village.night, limit)
    except TooManyBranches:
        return False
    assert sum(branch.p for branch in found) == 1
    assert played.key() in {branch.scene.key() for branch in found}, "a play that is no outcome"
    return True


VOID_ATTACKS = ("attack.entry", "attack.after.dummy")


def owns(village: Village, night, seat: int, result: str) -> bool:
    """Whether *result* belongs to *seat*, by its role or by what it borrowed."""
    owner = OWNERS.get(result)
    if owner is None:
        return True
    wields = {village.night.role(seat).id, *(vote.role.id for vote in night.votes if vote.seat == seat)}
    if owner == "D":
        return bool(wields & {
            "seer", "spirit_judge", "cute_seer", "dream_seer",
        })
    return owner in wields
