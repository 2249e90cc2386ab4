"""Every page of the encyclopedia says what it is about, in both languages and in words of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from desktop.book import KINDS, Book
from desktop.text import LANGUAGES
from engine import catalogue, handbook
from engine.shikigami.options import OPTIONS

BOOK = Book()
BOTH = ("role", "trait", "weather")
"""The kinds whose pages begin with one sentence."""
LONGEST = {"ja": 60, "en": 100}
"""Characters of that sentence: it stands beside a name in lists."""


def ids(kind: str) -> set[str]:
    return {page.id for page in BOOK.pages(kind)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_page_has_its_text(kind, language):
    lacking = [id for id in ids(kind) if not BOOK.text(kind, id, language, "-long")]
    assert not lacking


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", BOTH)
def test_a_short_text_is_there_and_short(kind, language):
    said = {id: BOOK.text(kind, id, language, "-short") for id in ids(kind)}
    assert not [id for id, text in said.items() if not 0 < len(text) <= LONGEST[language]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_two_pages_of_a_kind_say_the_same(kind, language):
    tails = ("-short", "-long") if kind in BOTH else ("-long",)
    count = Counter(BOOK.text(kind, id, language, tail) for id in ids(kind) for tail in tails)
    assert not [text for text, times in count.items() if times > 1]


def test_the_pages_are_those_of_the_rules():
    """So that an id the rules gain cannot stay without a page, hence without a text."""
    assert ids("role") == {facts.id for facts in catalogue.roles("shikigami")}
    assert ids("weather") == set(catalogue.weathers("shikigami"))
    assert ids("stage") == {chapter.id for chapter in handbook.chapters("shikigami")}
    assert ids("action") == set(handbook.actions("shikigami"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_speaks_of_a_page_that_is_not_there(language):
    known = {f"{BOOK.key(kind, id)}{tail}" for kind in KINDS for id in ids(kind) for tail in ("-short", "-long")}
    prefixes = tuple(f"{BOOK.ruleset}-{kind}-" for kind in KINDS)
    keys = {key for key in BOOK.words[language].keys() if key.startswith(prefixes)}  # noqa: SIM118
    assert not {key for key in keys if key.endswith(("-short", "-long"))} - known


@pytest.mark.parametrize("language", LANGUAGES)
def test_camps_families_and_options_have_their_sentence(language):
    words = BOOK.words[language]
    roles = catalogue.roles("shikigami")
    keys = {f"shikigami-camp-{facts.camp}" for facts in roles} | {f"shikigami-family-{facts.family}" for facts in roles}
    keys |= {f"option-{option}" for option in OPTIONS}
    assert not {key for key in keys if not words.has(key) or not words.has(f"{key}-long")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_is_told_is_a_sentence_in_every_case(language):
    """No player reads a name of the tables with a bare value behind it."""
    words = BOOK.words[language]
    start = "shikigami-result-"
    results = {key.removeprefix(start) for key in words.keys() if key.startswith(start)}  # noqa: SIM118
    results = {result for result in results if not result.endswith("-long")}
    assert len(results) > 40
    assert not {result for result in results if not words.has(f"told-{result}")}
