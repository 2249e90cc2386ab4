"""Where Survival is played its roles are named and heard, in both languages, by name and by what they are called."""

from __future__ import annotations

import pytest

from ai.personas import PERSONAS
from ai.speech import realise_statement, understand
from ai.speech.catalogue import role_name
from ai.speech.understand import ENOUGH
from engine import catalogue
from engine import events as ev
from engine.speech import Statement
from engine.views import View, view

PEOPLE = tuple(ev.SeatInfo(name=p.name["ja"], persona=p.id, sex=p.sex) for p in PERSONAS[:8])
WHO = {lang: [p.name[lang] for p in PERSONAS[:8]] for lang in ("ja", "en")}
WIDE = {"wolf": 1, "garm": 1, "seer": 1, "knight": 1, "medium": 1, "twin": 2, "accomplice": 1}
PALADIN = {"wolf": 1, "fenrir": 1, "seer": 1, "paladin": 1, "medium": 1, "witch": 1, "red_hood": 1, "villager": 1}


def hall(cast: dict[str, int], *said: ev.Said) -> View:
    return view(1, [
        ev.Opened(ruleset="survival", seats=PEOPLE, cast=cast), ev.PhaseBegan(phase="night", day=1),
        ev.PhaseBegan(phase="morning", day=2), ev.PhaseBegan(phase="discussion", day=2, round=1), *said,
    ])  # fmt: skip


def heard(text: str, cast: dict[str, int], *said: ev.Said) -> list[tuple[str, int, str, str]]:
    found = understand(text, hall(cast, *said))
    assert found.sure >= ENOUGH, text
    return [(s.type, s.target, s.role, s.value) for s in found.statements]


@pytest.mark.parametrize(
    ("text", "role"),
    [("騎士です", "knight"), ("狩人COします", "knight"), ("双子COします", "twin"), ("私は霊媒師です", "medium"),
     ("占いCO", "seer"), ("I'm the knight", "knight"), ("I am a twin", "twin"), ("bodyguard here", "knight"),
     ("I'm the medium", "medium")],
)  # fmt: skip
def test_a_claim_is_heard_as_a_role_of_survival(text: str, role: str):
    assert heard(text, WIDE) == [("claim", 0, role, "")]


@pytest.mark.parametrize(
    ("text", "role"),
    [("聖騎士です", "paladin"), ("狩人COします", "paladin"), ("魔女COします", "witch"), ("赤ずきんです", "red_hood"),
     ("I'm the paladin", "paladin"), ("I'm the witch", "witch"), ("I am Red Riding Hood", "red_hood")],
)  # fmt: skip
def test_who_guards_without_a_knight_is_the_paladin(text: str, role: str):
    assert heard(text, PALADIN) == [("claim", 0, role, "")]


def test_a_second_claim_is_a_counter_claim():
    first = ev.Said(seat=4, day=2, n=1, statements=(Statement("claim", role="knight"),))
    assert heard("騎士です", WIDE, first) == [("counter_claim", 4, "knight", "")]
    assert heard("I'm the knight", WIDE, first) == [("counter_claim", 4, "knight", "")]


@pytest.mark.parametrize("name", ["ガルム", "獄狼", "鼻のきく狼", "狼"])
def test_a_named_wolf_is_a_wolf_in_japanese(name: str):
    assert heard(f"{WHO['ja'][2]}が{name}だろう", WIDE) == [("suspect", 3, "", "")]


@pytest.mark.parametrize("name", ["garm", "Garm", "a wolf", "the keen-nosed wolf"])
def test_a_named_wolf_is_a_wolf_in_english(name: str):
    assert heard(f"I think {WHO['en'][2]} is {name}", WIDE) == [("suspect", 3, "", "")]


def test_results_are_heard_as_camps():
    assert heard(f"占いCO。{WHO['ja'][2]}は人狼陣営", WIDE)[1] == ("report", 3, "", "werewolf")
    assert heard(f"占いCO。{WHO['ja'][2]}は村陣営だった", WIDE)[1] == ("report", 3, "", "human")
    assert heard(f"I'm the seer. {WHO['en'][2]} is a wolf", WIDE)[1] == ("report", 3, "", "werewolf")


def test_requests_name_who_can_do_them():
    assert heard(f"騎士は{WHO['ja'][3]}を守って", WIDE) == [("request", 4, "knight", "")]
    assert heard(f"guard {WHO['en'][3]} tonight", PALADIN) == [("request", 4, "paladin", "")]
    assert heard("共犯者は誰?", WIDE) == [("request", 0, "accomplice", "")]


def test_the_other_rule_set_hears_as_before():
    seen = view(1, [ev.Opened(ruleset="shikigami", seats=PEOPLE, cast={"bodyguard": 1, "werewolf": 1, "villager": 6})])
    assert [s.role for s in understand("狩人です", seen).statements] == ["bodyguard"]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_role_has_a_name_to_speak_and_to_be_heard_by(lang: str):
    for facts in catalogue.roles("survival"):
        name = role_name(lang, facts.id, "survival")
        assert name and "_" not in name and "(" not in name
        seen = hall({facts.id: 1, "villager": 7})
        said = realise_statement(Statement("claim", role=facts.id), "", 1, seen, lang, 2, "talk")
        assert name.casefold() in said.casefold(), said
        if facts.camp == "village":
            text = f"{name}COします" if lang == "ja" else f"I am the {name}"
            assert [(s.type, s.role) for s in understand(text, seen, lang).statements] == [("claim", facts.id)], text
