"""A phone's sheet in words: complete in both languages, through whole games of either rule set."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest

from desktop.lan import sheet, wire
from desktop.text import Catalogue
from tests.desktop.lan.parties import begun, play_on

EVENINGS: tuple[dict[str, Any], ...] = (
    {"seats": 9}, {"cast": "many_masks", "seats": 14},
    *({"ruleset": "survival", "cast": cast, "seats": int(cast.rsplit("_", 1)[1])}
      for cast in ("black_7", "snow_8", "billion_9", "poker_9", "colour_10", "palace_11", "canal_12", "norn_13")),
)  # fmt: skip


def evenings(config: pytest.Config) -> tuple[dict[str, Any], ...]:
    return EVENINGS if config.getoption("--soak") else (EVENINGS[0], EVENINGS[5], EVENINGS[7])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "evening" in metafunc.fixturenames:
        chosen = evenings(metafunc.config)
        metafunc.parametrize("evening", chosen, ids=[str(one.get("cast", "classic")) for one in chosen])


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for key, one in value.items() if key not in _IDS for text in strings(one)]
    if isinstance(value, list):
        return [text for one in value for text in strings(one)]
    return [value] if isinstance(value, str) else []


_IDS = ("id", "name", "ruleset", "phase", "face", "channel", "kind")


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_sheet_of_a_game_is_in_words(evening: dict[str, Any], lang: str) -> None:
    seed = secrets.token_hex(3)
    print(f"seed {seed}")
    party, people = begun(3, kind="phone", seed=seed, **evening)
    for person in people:
        party.handle(person.member, wire.Lang(lang))
    play_on(party, people)
    sheets = [said for person in people for said in person.heard if isinstance(said, wire.Sheet)]
    assert len(sheets) > 20
    for one in sheets[3:]:
        for text in strings(one.page) + strings(one.log):
            assert "⟨" not in text and "{" not in text and "survival-" not in text and "shikigami-" not in text, text
            if lang == "en":
                assert not any("\u3040" <= c <= "\u30ff" for c in text), text


def test_the_pages_own_words_are_the_same_in_both_languages() -> None:
    ja, en = (sheet.words(Catalogue(lang)) for lang in ("ja", "en"))
    assert ja.keys() == en.keys() and all(ja.values()) and all(en.values())


def test_the_page_uses_no_word_there_is_none_of() -> None:
    import re

    from desktop.places import ASSETS

    known = sheet.words(Catalogue("en")).keys()
    for script in (ASSETS / "web").glob("*.js"):
        text = script.read_text(encoding="utf-8")
        used = set(re.findall(r"words\.([a-z]+)\b(?!\()", text)) | set(re.findall(r'words\["([a-z-]+)"\]', text))
        assert used - {"hello"} <= set(known), (script.name, used - set(known))


def test_a_seat_of_either_rule_set_is_asked_for_what_its_specs_say() -> None:
    party, people = begun(3, kind="phone", ruleset="survival", cast="poker_9", seats=9, seed="sheets")
    seen = {"fields": 0, "targets": 0}

    def look() -> bool:
        for person in people:
            page = person.last(wire.Sheet).page
            specs = {s.id: s for s in party.host.legal(person.seat)}
            for action in page["actions"]:
                if action["id"] in specs:
                    seen["fields"] += len(action["fields"])
                    seen["targets"] += len(action["targets"])
                    assert json.dumps(action)
        return False

    play_on(party, people, until=look)
    assert seen["fields"] and seen["targets"]
