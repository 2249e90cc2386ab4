"""Every role is played: each ability has a tag, a policy and, over many games, its uses."""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))

from wild import wild_setup

from ai.agent import Agent, Budget, make
from ai.arena import play
from ai.blunders import blunders
from ai.factions import FAN, VILLAGE, WOLF
from ai.mind import Mind
from ai.policy import abilities, night, voting
from ai.policy.talk import claims
from ai.tables import Tables
from engine import catalogue
from engine import events as ev
from engine.game import Game
from engine.setup import Setup
from engine.views import View

SEED = os.environ.get("TSUKIMORI_TEST_SEED", str(random.randrange(1 << 32)))
ONLY_IN_THE_LAB = {
    "fake_lovers", "challenge_lovers", "mind_sheep", "sheep_wisp", "wisp", "foughten_wisp", "authority",
}  # fmt: skip
"""Traits whose givers are no roles of these editions: they stand in scenarios only."""
BY_THE_SKY = {"no_last_words", "confession", "mind_open"}
"""Traits that a weather lends to all for a day: nobody gains them."""
BY_THE_CLOCK = {"mute"}
"""What only a clock that ran out leaves."""


def wild(number: int, agent: Agent, seats: int = 99) -> Game:
    """Game *number* of a random village of all roles, at most so many *seats*."""
    lots = random.Random(f"{SEED}/{number}")
    setup = wild_setup(lots)
    while len(setup.seats) > seats:
        setup = wild_setup(lots)
    setup = msgspec.structs.replace(setup, options={**setup.options, "talk": 4})
    return play(setup, [agent] * len(setup.seats), Budget(f"{SEED}/{number}"))


def test_every_action_has_a_tag_and_every_tag_a_policy():
    actions = {facts.action for facts in catalogue.roles("shikigami") if facts.action} | {"silent_eat", "death_note"}
    assert actions <= set(abilities.TAGS)
    known = set(abilities.POLICIES) | set(night.POLICIES)
    assert set(abilities.TAGS.values()) <= known


def test_random_villages_of_all_roles_are_played_without_a_refusal(request):
    """A refused command raises. In the long run everything that can be used is."""
    soak = request.config.getoption("--soak", default=False)
    print("TSUKIMORI_TEST_SEED", SEED)
    agent = make("simple")
    acts: Counter[tuple[str, str]] = Counter()
    seen: dict[str, set[str]] = {"role": set(), "trait": set(), "weather": set()}
    for number in range(2_000 if soak else 120):
        roles: dict[int, str] = {}
        for event in wild(number, agent).log:
            match event:
                case ev.Dealt() | ev.Became():
                    roles[event.seat] = event.role
                    seen["role"].add(event.role)
                case ev.Acted() if not event.skipped:
                    acts[roles[event.seat], event.action] += 1
                case ev.Gained():
                    seen["trait"].add(event.trait)
                case ev.Weathered():
                    seen["weather"].add(event.weather)
                case _:
                    pass
    assert len({action for _, action in acts}) >= 25
    if not soak:
        return
    facts = catalogue.roles("shikigami")
    assert not {f.id for f in facts} - seen["role"]
    assert not {(f.id, f.action) for f in facts if f.action} - set(acts)
    assert acts["echo_wolf", "silent_eat"]
    assert not set(catalogue.weathers("shikigami")) - seen["weather"]
    unseen = set(catalogue.traits("shikigami")) - seen["trait"]
    assert unseen <= ONLY_IN_THE_LAB | BY_THE_SKY | BY_THE_CLOCK


@pytest.mark.parametrize("number", range(8))
def test_the_thinking_player_plays_any_village(number):
    """Whatever roles there are: no refusal, no blunder."""
    print("TSUKIMORI_TEST_SEED", SEED)
    game = wild(number, make("first"), seats=9)
    assert game.over
    assert not blunders(game.log)


def seen(*events: ev.AnyEvent, role: str = "tengu") -> Mind:
    """The mind of seat 1 of a small village with that *role*, after *events*."""
    people = tuple(ev.SeatInfo(f"P{seat}") for seat in range(1, 8))
    cast = {role: 1, "werewolf": 1, "seer": 1, "villager": 4}
    view = View(1)
    for event in (
        ev.Opened(ruleset="shikigami", seats=people, cast=cast, options={}),
        ev.Dealt(to=frozenset({1}), seat=1, role=role),
        ev.PhaseBegan(phase="night", day=1),
        *events,
        *(() if any(isinstance(e, ev.PhaseBegan) for e in events) else (ev.PhaseBegan(phase="day", day=2),)),
    ):
        view.apply(event)
    return Mind(view, Tables().of(view), Budget("stance"))


def test_the_stance_follows_a_change_of_camp():
    me = frozenset({1})
    joined = ev.Told(to=me, result="tengu_camp", value="werewolf", day=1)
    assert not seen().lying and seen().side == VILLAGE
    assert seen(joined).lying and seen(joined).side == FAN
    assert not seen(ev.Told(to=me, result="tengu_camp", value="village", day=1)).lying
    wolf = seen(
        ev.Became(to=me, seat=1, role="werewolf"), ev.Introduced(to=frozenset({1, 4}), bond="wolf", seats=(1, 4)),
        role="myth_maniac",
    )  # fmt: skip
    assert wolf.side == WOLF and wolf.lying and wolf.pack == (4,)
    wishes = voting.wishes(wolf, wolf.others)
    assert wishes[4] == min(wishes.values()), "it spares its new partner"


@pytest.mark.parametrize(
    ("role", "told", "heard"),
    [
        ("spirit_judge", ev.Told(to=frozenset({1}), result="divined_wolf", about=5, day=1), ("divined", "werewolf")),
        ("soul_seer", ev.Told(to=frozenset({1}), result="role_divined", about=5, value="fox", day=1),
         ("divined", "human")),
        ("cute_seer", ev.Told(to=frozenset({1}), result="divined_ogre", about=5, day=1), ("divined", "human")),
        ("soul_medium", ev.Told(to=frozenset({1}), result="medium_role", about=5, value="white_wolf", day=1),
         ("medium", "werewolf")),
    ],
)  # fmt: skip
def test_variants_of_the_seer_and_the_medium_say_what_they_learned(role, told, heard):
    mind = seen(told, ev.PhaseBegan(phase="day", day=3), role=role)
    assert [(f.kind, f.value, f.target) for f in mind.findings] == [(*heard, 5)]
    spoken = [s for move in claims.moves(mind) for s in move.statements]
    if role != "soul_medium":
        assert [s.role for s in spoken if s.type == "claim"] == [role]
        assert [(s.kind, s.value, s.target) for s in spoken if s.type == "report"] == [(*heard, 5)]


def test_a_liar_pretends_a_role_of_the_cast():
    """Where the only seers are variants, false ones are such too, with pages for every night."""
    people = tuple(ev.SeatInfo(f"P{seat}") for seat in range(1, 11))
    cast = {"villager": 5, "werewolf": 2, "fanatic": 1, "spirit_judge": 1, "soul_medium": 1}
    claimed: Counter[str] = Counter()
    for number in range(6):
        setup = Setup(seats=people, cast=cast, options={"talk": 8}, seed=f"cover {number}")
        game = play(setup, [make("first")] * 10, Budget(f"cover {number}"))
        assert not blunders(game.log)
        dealt = {event.seat: event.role for event in game.log if isinstance(event, ev.Dealt)}
        for event in game.log:
            if isinstance(event, ev.Said) and dealt.get(event.seat) in ("werewolf", "fanatic"):
                claimed.update(s.role for s in event.statements if s.type in ("claim", "counter_claim"))
    assert claimed["spirit_judge"] >= 2
    assert not claimed["seer"] and not claimed["medium"]


def test_a_vampire_admits_to_nothing():
    bitten = seen(role="vampire")
    assert not bitten.lying and bitten.cover == "villager"


def test_in_the_dark_nobody_talks_for_ever():
    """宵闇: nobody sees who speaks; a seat still knows what it said itself and comes to an end."""
    people = tuple(ev.SeatInfo(f"P{seat}") for seat in range(1, 10))
    cast = {"seer": 1, "medium": 1, "bodyguard": 1, "werewolf": 2, "villager": 4}
    lines = []
    for sky in ("dusk", "calm"):
        setup = Setup(seats=people, cast=cast, options={"talk": 40, "revotes": 0}, seed="dark")
        game = play(setup, [make("first")] * 9, Budget("dark"), sky=(2, sky))
        said = [e for e in game.log if isinstance(e, ev.Said) and e.channel == "talk" and e.day == 2]
        lines.append(sum(event.seat > 0 for event in said))
        unseen = [event for event in game.view(1).said if event.day == 2 and not event.seat]
        assert bool(unseen) == (sky == "dusk")
    dark, light = lines
    assert 0 < dark < 2 * light
