"""The catalogues of both languages are complete, sound, and what the program asks for is in them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from desktop.places import ASSETS
from desktop.text import LANGUAGES, Catalogue, MissingText, Text

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted(path.name for path in (ASSETS / "locale" / "en").glob("*.ftl"))


def keys(path: Path) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.M)


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys(name):
    ja, en = (ASSETS / "locale" / language / name for language in ("ja", "en"))
    assert set(keys(ja)) == set(keys(en))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    book = Catalogue(language, strict=True)
    for key in sorted(book.keys()):
        arguments = dict.fromkeys(variables(book._sources[key]), 2)
        assert book.of(key, **arguments), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language):
    count = Counter(key for path in (ASSETS / "locale" / language).glob("*.ftl") for key in keys(path))
    assert not [key for key, times in count.items() if times > 1]


def test_the_program_asks_for_nothing_that_is_missing():
    """Keys written out in `of("…")`, `_say("…")` and the like."""
    known = Catalogue("en").keys()
    missing = []
    for path in (ROOT / "desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            key = node.args[0].value
            if name in ("of", "_say") and isinstance(key, str) and "-" in key and key not in known:
                missing.append(f"{path.relative_to(ROOT)}: {key}")
    assert not missing


def test_a_missing_key_shows_itself_and_is_an_error_in_strict_mode():
    assert Catalogue("ja", strict=False).of("no-such-key") == "⟨no-such-key⟩"
    with pytest.raises(MissingText):
        Catalogue("ja", strict=True).of("no-such-key")
    with pytest.raises(MissingText):
        Catalogue("en", strict=True).of("story-day")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_fluent_is_what_fluent_says(language):
    quick, book = Catalogue(language, strict=True), Catalogue(language, strict=True)
    book._plainly = lambda key, arguments: None
    quickly = 0
    for key in sorted(book.keys()):
        for value in (1, 12_345, "a word"):
            arguments = dict.fromkeys(variables(book._sources[key]), value)
            assert quick.of(key, **arguments) == book.of(key, **arguments), key
        quickly += quick._plainly(key, arguments) is not None
    assert quickly > 1000


def test_arguments_come_without_invisible_marks():
    assert Catalogue("en", strict=True).of("story-day", day=12) == "── Day 12 ──"
    assert Catalogue("ja", strict=True).of("story-day", day=12) == "── 12日目・昼 ──"


def test_the_language_is_switched_at_run_time():
    text = Text("ja", strict=True)
    heard = []
    text.listeners.append(lambda: heard.append(text.of("phase-night")))
    text.language = "en"
    text.language = "en"
    text.language = "ja"

    assert heard == ["Night", "夜"]
    with pytest.raises(ValueError):
        text.language = "xx"


def test_every_role_of_the_rules_has_its_name_in_both_languages():
    from engine import catalogue

    for language in LANGUAGES:
        book = Catalogue(language)
        for facts in catalogue.roles("shikigami"):
            assert book.has(f"shikigami-role-{facts.id}"), facts.id
            assert book.has(f"shikigami-camp-{facts.camp}"), facts.camp


def test_every_refusal_of_the_program_has_its_words():
    """Reason ids written out as the first argument of `Illegal(…)` anywhere in engine and desktop."""
    known = Catalogue("en").keys()
    reasons = set()
    for folder in ("engine", "desktop"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal" and node.args:
                    first = node.args[0]
                    parts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                    reasons |= {part.value for part in parts if isinstance(part, ast.Constant)}

    assert len(reasons) > 20
    assert {reason for reason in reasons if f"illegal-{reason}" not in known} == set()
