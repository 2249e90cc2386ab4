"""The wordings as data: both languages complete, every key readable, enough of them."""

from __future__ import annotations

import json
import re

import pytest

from ai.personas import PERSONAS
from ai.speech.catalogue import CLOSED, FOLDER, LANGS, SLOT, SLOTS, TYPES, parse
from ai.speech.slots import worded
from engine.speech import Reason

FILES = sorted({p.relative_to(FOLDER / "ja") for p in (FOLDER / "ja").rglob("*.json")})
OFTEN = (
    "claim",
    "report",
    "suspect",
    "trust",
    "vote_plan",
    "react_accused",
    "react_death",
    "react_wrong",
    "small_talk",
    "last_words",
)
BANNED = {
    "ja": re.compile(
        r"ということを|可能性が高い|[ぁ-ん一-龥]氏(?!神)|結果:|投票対象|推理する|彼女|彼は|彼が|と思われます"
    ),
    "en": re.compile(r"\bas for\b|can't be helped|execute my vote|treat me kindly|exhibit|cast suspicion|—", re.I),
}


FLAT = ("reasons.json", "roles.json", "roles_survival.json")
"""Files that hold no wordings of a type."""


def load(lang: str, file) -> dict[str, str]:
    return json.loads((FOLDER / lang / file).read_text("utf-8"))


@pytest.mark.parametrize("file", FILES, ids=str)
def test_both_languages_have_the_same_keys(file):
    assert set(load("ja", file)) == set(load("en", file))


@pytest.mark.parametrize("file", [f for f in FILES if f.name not in FLAT], ids=str)
def test_every_key_is_readable_and_stands_in_its_own_file(file):
    for key in load("ja", file):
        parts = parse(key)
        assert parts is not None, key
        type, _, _, persona, degree = parts
        assert (persona == file.stem) if file.parent.name == "personas" else (type == file.stem and not persona), key
        assert not degree or type in ("suspect", "trust"), key


@pytest.mark.parametrize("file", FILES, ids=str)
def test_texts_have_known_slots_and_no_banned_words(file):
    for lang in LANGS:
        seen: dict[str, str] = {}
        for key, text in load(lang, file).items():
            assert set(SLOT.findall(text)) <= SLOTS and not re.search(r"[{}]", SLOT.sub("", text)), (key, text)
            assert not BANNED[lang].search(text), (key, text)
            assert text == text.strip() and text, key
            if file.name not in FLAT:
                assert text not in seen or key.split(".")[0] != seen[text].split(".")[0], (key, seen.get(text))
            seen[text] = key


def test_english_is_english_and_japanese_is_japanese():
    for file in FILES:
        assert not any(re.search(r"[ぁ-んァ-ヶ一-龥]", text) for text in load("en", file).values()), file
        assert not any(re.search(r"[A-Za-z]{2,}", SLOT.sub("", text)) for text in load("ja", file).values()), file


def test_every_report_states_its_result():
    for rows in (CLOSED.shared("report"), *(CLOSED.own("report", p.id) for p in PERSONAS)):
        for row in rows:
            assert row.tokens & {"human", "werewolf", "guarded"} or "value" in row.slots, row.key


def test_what_a_row_needs_is_a_reason_with_words():
    found = [FOLDER / "needs.json", *(FOLDER / "needs").glob("*.json")]
    for path in found:
        for key, kind in json.loads(path.read_text("utf-8")).items():
            assert CLOSED.row(key) is not None, key
            name, _, value = kind.partition("@")[0].partition(":")
            shapes = ((2, 3, 4), (2, 3), (2,), ())
            assert any(worded(Reason(name, 2, seats, "seer", value or "human")) for seats in shapes), (key, kind)


@pytest.mark.parametrize("type", TYPES)
def test_every_type_has_six_wordings_a_register(type):
    counted = dict.fromkeys("PDBTY", 0)
    for row in CLOSED.shared(type):
        counted[row.register] += 1
    assert min(counted.values()) >= 6, counted


@pytest.mark.parametrize("id", [p.id for p in PERSONAS])
def test_every_persona_has_its_own_words_for_what_it_says_most(id):
    for type in OFTEN:
        assert len(CLOSED.own(type, id)) >= 2, type
