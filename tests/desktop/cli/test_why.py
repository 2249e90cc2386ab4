"""No death without a line, no line without a death: every night and vote is explained in both languages."""

from __future__ import annotations

import random

import pytest

from ai.agent import Budget, make
from ai.arena import play
from desktop.narrate import Narrator
from desktop.text import LANGUAGES, Catalogue
from desktop.why import Scene, explain, explain_night
from engine import events as ev
from engine.events import AnyEvent, SeatInfo
from engine.setup import Setup
from engine.views import view

CASTS: list[dict[str, int]] = [
    {"villager": 3, "werewolf": 2, "seer": 1, "bodyguard": 2, "fox": 1, "depraver": 1, "medium": 1},
    {"villager": 2, "werewolf": 2, "seer": 1, "poisoner": 2, "cat": 2, "bodyguard": 1, "possessed": 1},
    {"villager": 2, "werewolf": 2, "seer": 1, "cupid": 1, "fox": 1, "freemason": 2, "bodyguard": 1, "cat": 1},
]


def games(count: int, seed: int) -> list[list[AnyEvent]]:
    agent = make("simple")
    logs = []
    for number in range(count):
        cast = CASTS[number % len(CASTS)]
        people = tuple(SeatInfo(f"S{seat}") for seat in range(1, sum(cast.values()) + 1))
        options: dict[str, bool | int | str] = {"settled": number % 2 == 0, "open_cast": number % 5 == 0}
        setup = Setup(seats=people, cast=cast, seed=f"{seed}.{number}", options=options)
        logs.append(list(play(setup, [agent] * len(people), Budget(seed=setup.seed), trace=True).log))
    return logs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_death_has_its_headline_and_every_headline_its_death(language):
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    book = Catalogue(language, strict=True)
    for log in games(30, seed):
        scenes = explain(log, view(0, log), book)
        died = [(e.day, e.night, e.seat) for e in log if isinstance(e, ev.Died)]
        told = [
            (scene.day, scene.night, line.seats[0])
            for scene in scenes
            for line in scene.headlines
            if line.step in {e.cause for e in log if isinstance(e, ev.Caused)}
        ]
        assert sorted(told) == sorted(died)
        quiet = {e.day for e in log if isinstance(e, ev.QuietNight)}
        for scene in scenes:
            if scene.night and scene.day in quiet:
                assert len([line for line in scene.headlines if line.step.startswith("attack")]) == 1, scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_sentence_of_its_own(language):
    """Nothing falls back to the bare verdict, and no sentence shows a key, an id or a gap."""
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    book = Catalogue(language, strict=True)
    general = []
    for log in games(30, seed):
        told = view(0, log)
        nobody = Narrator(told, book).text.of("story-nobody")
        for scene in explain(log, told, book):
            assert scene.title and next(scene.lines()) == scene.title
            for line in (*scene.headlines, *scene.steps):
                assert "⟨" not in line.sentence and "_" not in line.sentence, line
                assert nobody not in line.sentence, line
            general += [line.step for line in scene.steps if not has_own(line.step, book)]
    assert not general


def has_own(step: str, book: Catalogue) -> bool:
    start = f"why-{step.replace('.', '-')}-"
    return any(key.startswith(start) for key in book.keys())  # noqa: SIM118  (a catalogue is no dict)


def test_the_reasons_of_a_quiet_night_are_told_apart():
    def night(*traced: ev.Traced) -> Scene:
        opened = ev.Opened(ruleset="shikigami", seats=tuple(SeatInfo(name) for name in ("Aki", "Ben", "Cho")))
        log: list[AnyEvent] = [opened, *traced, ev.QuietNight(day=2)]
        scene = explain_night(log, 2, view(0, log), Catalogue("en", strict=True))
        assert scene is not None
        return scene

    def step(name: str, actor: int, target: int, verdict: str, **more) -> ev.Traced:
        return ev.Traced(to=ev.MASTER, day=2, step=name, actor=actor, target=target, verdict=verdict, **more)

    guarded = night(step("attack.07", 1, 1, "told:guard_success"), step("attack.10", 3, 2, "guard"))
    assert guarded.headlines[0].sentence == "Nobody died because 1 Aki stood guard at the door of 2 Ben."
    assert guarded.headlines[0].seats == (2, 1)
    fox = night(step("attack.after.fox", 3, 2, "fox"))
    assert fox.headlines[0].sentence == "Nobody died because the wolves came for 2 Ben, who is a fox."
    assert night(step("attack.entry", 3, 2, "void")).headlines[0].sentence.endswith("no attack that night.")
    assert night(step("hunt.11", 1, 2, "dead")).headlines[0].sentence.endswith("nobody was attacked.")
    lot = night(step("attack.03", 1, 2, "missed", odds=(7, 10), drawn=0)).steps[0]
    assert lot.sentence == "1 Aki tried to guard 2 Ben and failed. (7 in 10: it did not happen)"
    assert (lot.odds, lot.drawn) == ((7, 10), 0)


def test_nights_are_explained_in_the_order_of_play():
    log = games(1, 3)[0]
    order = [(scene.day, scene.night) for scene in explain(log, view(0, log), Catalogue("ja"))]
    assert order == sorted(order) and len(order) == len(set(order)) > 2
