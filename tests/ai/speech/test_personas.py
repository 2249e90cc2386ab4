"""The 24 villagers: complete in both languages, distinct, and polite in their own way."""

from __future__ import annotations

import pytest
from speech_table import seated

from ai.personas import PERSONAS, persona, seat_name, suffix
from engine.events import SeatInfo


def test_there_are_24_and_each_can_be_told_apart():
    assert len(PERSONAS) == 24
    for lang in ("ja", "en"):
        assert len({p.name[lang] for p in PERSONAS}) == 24
    assert len({p.portrait for p in PERSONAS}) == len({p.reading for p in PERSONAS}) == 24


@pytest.mark.parametrize("who", PERSONAS, ids=lambda p: p.id)
def test_a_persona_is_whole(who):
    assert who.registers and set(who.registers) <= set("PDBTY")
    assert {"talk", "bold", "logic", "intuition", "deceit", "warmth", "stubborn"} == set(who.temperament)
    assert all(0.0 <= value <= 1.0 for value in who.temperament.values())
    for texts in (who.trade, who.manner, who.sketch, who.sample):
        assert texts["ja"] and texts["en"]


@pytest.mark.parametrize("who", PERSONAS, ids=lambda p: p.id)
def test_everybody_has_a_form_of_address_for_everybody(who):
    for other in seated(tuple(p.id for p in PERSONAS)):
        assert suffix(who, other) in {
            "",
            "さん",
            "くん",
            "君",
            "ちゃん",
            "殿",
            "坊",
            "姫",
            "嬢ちゃん",
            "おねえちゃん",
            "おにいちゃん",
            "おばちゃん",
            "おじちゃん",
            "ばあちゃん",
            "じいちゃん",
        }


def test_a_child_goes_by_age():
    momo = persona("momo")
    assert momo is not None
    names = {info.persona: suffix(momo, info) for info in seated(("hibari", "genta", "bansaku", "vera", "emi"))}
    assert names == {
        "hibari": "おねえちゃん",
        "genta": "おじちゃん",
        "bansaku": "じいちゃん",
        "vera": "ばあちゃん",
        "emi": "おばちゃん",
    }


def test_a_person_keeps_the_name_they_typed():
    assert seat_name(SeatInfo("ナオ", sex="female"), "en") == "ナオ"
    assert seat_name(SeatInfo("仁", "jin"), "en") == "Jin"
    assert suffix(persona("jin"), SeatInfo("ナオさん")) == ""
    assert seat_name(SeatInfo("dummy", dummy=True), "ja") == "身代わり君"
