"""Every event a seat may see is told in a line, in both languages, and nothing else is."""

from __future__ import annotations

from typing import get_args

import pytest

from desktop.narrate import Narrator
from desktop.text import LANGUAGES, Catalogue, Text
from desktop.why import explain
from engine import events as ev
from engine.commands import Act
from engine.game import Game
from engine.setup import Setup
from engine.speech import Statement
from engine.views import View, view

SEATS = (
    ev.SeatInfo("Aki"), ev.SeatInfo("", persona="p01"), ev.SeatInfo("Cho"), ev.SeatInfo("Dan"),
    ev.SeatInfo("", dummy=True),
)  # fmt: skip
ME = frozenset({1})
SAMPLES: list[ev.AnyEvent] = [
    ev.Opened(ruleset="shikigami", version="3.1.0b1", seats=SEATS, cast={"werewolf": 1, "seer": 1, "villager": 3}),
    ev.Sealed(to=ev.MASTER, seed="1"),
    ev.Dealt(to=ME, seat=1, role="seer"),
    ev.Introduced(to=ME, bond="wolf", seats=(1, 3)),
    ev.PhaseBegan(phase="night", day=1),
    ev.Heard(to=ME, noise="howl", day=1),
    ev.Acted(to=ME, seat=1, day=1, action="divine", targets=(3,)),
    ev.Acted(to=ME, seat=1, day=1, action="divine", skipped=True),
    ev.Readied(to=ME, seat=1),
    ev.Died(seat=5, day=1, night=True),
    ev.QuietNight(day=1),
    ev.Weathered(day=2, weather="snow"),
    ev.Proclaimed(day=1, message="footsteps", seats=(3,)),
    ev.Died(seat=3, cause="sudden_death", day=2, shock="fever"),
    ev.Told(to=ME, result="divined_wolf", about=3, day=1),
    ev.Told(to=ME, result="divined_human", about=4, day=1),
    ev.Told(to=ME, result="medium_result", about=4, value="human", day=2),
    ev.Told(to=ME, result="sharp_avoid", about=4, day=2),
    ev.WillRead(seat=5, text="さらば"),
    ev.PhaseBegan(phase="day", day=2),
    ev.Said(seat=2, day=2, n=1, text="hello"),
    ev.Said(seat=3, day=2, n=2, statements=(Statement("suspect", target=1, degree=3),)),
    ev.Said(seat=1, day=2, n=1, channel="mono", text="hm", to=ME),
    ev.WillWritten(to=ME, seat=1, text="x"),
    ev.Noted(to=ME, seat=1, note="{}"),
    ev.PhaseBegan(phase="vote", day=2, round=1),
    ev.HasVoted(seat=2),
    ev.Voted(to=ME, seat=1, target=3, day=2),
    ev.Counted(day=2, ballots=(ev.Ballot(1, 3), ev.Ballot(2, 1)), received=((3, 1), (1, 1))),
    ev.PhaseBegan(phase="vote", day=2, round=2),
    ev.Counted(day=2, round=2, ballots=(ev.Ballot(1, 3), ev.Ballot(2, 3)), received=((3, 2),), decided=3),
    ev.Died(seat=3, cause="vote_killed", day=2),
    ev.Died(seat=4, cause="lovers_followed", day=2),
    ev.Died(seat=2, cause="poisoned", day=2),
    ev.Died(seat=2, cause="trapped", day=2),
    ev.Caused(to=ME, seat=3, cause="vote_killed", day=2),
    ev.Caused(to=ME, seat=5, cause="wolf_killed", day=1, night=True, by=(3,)),
    ev.Revived(seat=4, day=2),
    ev.Gained(to=ME, seat=1, trait="lovers", arg=2),
    ev.Lost(to=ME, seat=1, trait="lovers", arg=2),
    ev.Became(to=ME, seat=1, role="werewolf"),
    ev.Drawn(to=ME, step="attack.03", seat=1, weights=(1, 2)),
    ev.Traced(to=ME, day=1, step="attack.03", verdict="missed"),
    ev.Shown(to=ME, scene="poker", key="cards", seat=1, value=["KS", "4C"]),
    ev.Ended(result="village", camp="village", winners=(1, 2), roles={1: "seer", 3: "werewolf"}),
]
SILENT = (ev.Sealed, ev.Readied, ev.Noted, ev.Drawn, ev.Traced, ev.Shown)


def test_the_samples_hold_every_kind_of_event():
    assert {type(event) for event in SAMPLES} == set(get_args(ev.AnyEvent))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_that_is_no_diary_has_a_line(language, seat):
    seen = View(seat)
    narrator = Narrator(seen, Catalogue(language, strict=True))
    for event in SAMPLES:
        if not ev.visible(event, 1):
            continue
        seen.apply(event)
        line = narrator.line(event)
        if isinstance(event, SILENT):
            assert line == ""
        elif not (seat == 0 and isinstance(event, (ev.Voted, ev.WillWritten))):
            assert line and "⟨" not in line and "{" not in line, event


def test_deaths_and_votes_read_well():
    seen = view(1, SAMPLES[:1])
    ja, en = (Narrator(seen, Catalogue(language, strict=True)) for language in LANGUAGES)

    assert ja.line(ev.Died(seat=4, day=2, night=True)) == "夜が明けると、4 Danが無残な姿で見つかった。"
    assert en.line(ev.Died(seat=1, cause="vote_killed", day=2)) == "1 Aki (you) was executed by the village."
    assert en.line(ev.Told(to=ME, result="divined_wolf", about=3)) == "Divination: 3 Cho is a werewolf."
    assert ja.line(ev.Told(to=ME, result="medium_result", about=3, value="werewolf")) == "霊能結果: 3 Choは人狼だった。"
    assert en.line(ev.Dealt(to=ME, seat=1, role="seer")) == "You are: Seer."
    counted = ev.Counted(day=2, ballots=(ev.Ballot(1, 4),), received=((4, 1),))
    assert en.line(counted).splitlines()[-1] == "A tie: nothing was decided."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_and_cause_of_the_rules_has_its_words(language):
    book = Catalogue(language, strict=True)
    for result in ("village", "werewolf", "fox_human", "fox_wolf", "lovers", "draw", "vanish"):
        assert book.of(f"ending-{result}")
    for cause in ("wolf_killed", "hunted", "spell_killed", "poisoned", "lovers_followed", "fox_followed", "no_vote"):
        assert book.of(f"shikigami-cause-{cause}")


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize(("result", "value"), [
    ("emissary_result", "3"), ("medium_role", "stolen"), ("medium_result", "stolen"), ("role_divined", "nine_tails"),
    ("shrine_result", "lovers"), ("poison_read", "limited"), ("clairvoyance", "2"), ("former_life", "mania"),
    ("dead_face", "agonised"), ("medium_sex", "male"), ("fox_divined", "failed"), ("priest_result", "lovers"),
])  # fmt: skip
def test_what_a_result_says_is_told_in_words(result: str, value: str, language: str) -> None:
    """Neither the result nor its value is an id of the rules in what is read."""
    view = View(1)
    view.apply(ev.Opened(ruleset="shikigami", seats=tuple(ev.SeatInfo(name=name) for name in ("A", "B", "C"))))
    told = ev.Told(to=frozenset((1,)), result=result, about=2, value=value)
    narrator = Narrator(view, Catalogue(language))

    for said in (narrator.line(told), narrator.found(told)):
        assert said and "_" not in said and "⟨" not in said, said
        assert value.isdigit() or language == "en" or value not in said, said
    if result == "clairvoyance":
        assert narrator.found(told).endswith(narrator.name(2) + ")")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_of_bodies_is_explained_without_a_caller_or_a_nameless_mark(language):
    """憑狼: nobody called anybody back, and the rules' own marks are not spoken of"""
    roles = ["possessing_wolf", *["villager"] * 6, "seer"]
    game = Game.new(Setup(
        seats=tuple(ev.SeatInfo(f"S{n}") for n in range(1, 9)), cast={role: roles.count(role) for role in roles},
        fixed=dict(enumerate(roles, 1)),
    ))  # fmt: skip
    game.submit(8, Act(action="divine", targets=(2,)))
    game.submit(1, Act(action="eat", targets=(3,)))
    words = Text(language, strict=True).catalogue()
    nights = explain(game.log, game.view(0), words)
    lines = [line.sentence for night in nights for line in (*night.headlines, *night.steps)]

    assert lines and not [line for line in lines if "body_taken" in line]
    seen = Narrator(game.view(0), words).name(3)
    assert words.of("why-seen-alive", name=seen) in lines, lines
