"""Every entry of Survival's encyclopedia says what it is: a short and a long text of its own, in both languages."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from desktop.text import LANGUAGES, Catalogue
from engine import catalogue
from engine.survival.terms import CAUSES

TAILS = ("-short", "-long")
RESULTS = ("camp", "role", "heart", "raider", "visit", "flute", "ballots_void", "perk", "voided", "fails")


def _terms() -> tuple[str, ...]:
    """The words of the rules, by the names the catalogue has for them."""
    found = (key.removeprefix("survival-term-") for key in Catalogue("ja").keys()  # noqa: SIM118
             if key.startswith("survival-term-") and not key.endswith(TAILS))  # fmt: skip
    return tuple(sorted(found))


def entries() -> dict[str, tuple[str, ...]]:
    """Kind → the ids of its entries."""
    return {
        "role": tuple(facts.id for facts in catalogue.roles("survival")),
        "god": tuple(god.id for god in catalogue.gods()),
        "perk": catalogue.perks(),
        "daygame": catalogue.day_games(),
        "clause": tuple(catalogue.clauses()),
        "prohibition": catalogue.prohibitions(),
        "term": _terms(),
        "cause": (*CAUSES, "exited"),
        "result": RESULTS,
    }


ENTRIES = entries()
KEYS = [f"survival-{kind}-{id}" for kind, ids in ENTRIES.items() for id in ids]


def test_the_encyclopedia_is_as_large_as_the_rules() -> None:
    sizes = {kind: len(ids) for kind, ids in ENTRIES.items()}

    assert sizes == {"role": 29, "god": 13, "perk": 6, "daygame": 9, "clause": 19, "prohibition": 7, "term": 32,
                     "cause": 19, "result": 10}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_name_and_both_texts(language: str) -> None:
    book = Catalogue(language)

    assert not [key + tail for key in KEYS for tail in ("", *TAILS) if not book.has(key + tail)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_at_two_entries(language: str) -> None:
    book, at = Catalogue(language), defaultdict(list)
    for key in KEYS:
        for tail in TAILS:
            at[book.of(key + tail)].append(key + tail)

    assert not [where for where in at.values() if len(where) > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_text_is_one_sentence_and_a_long_one_two_to_five(language: str) -> None:
    book = Catalogue(language)
    end = re.compile("[。]" if language == "ja" else r"[.!?](?= |$)")
    for key in KEYS:
        short, long = book.of(f"{key}-short"), book.of(f"{key}-long")
        assert len(end.findall(short)) == 1 and short.endswith(("。", ".")), key
        assert 2 <= len(end.findall(long)) <= 5 and long.endswith(("。", ".")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_left_over(language: str) -> None:
    """A text whose entry the rules do not know is a misspelt id."""
    kinds = "|".join(ENTRIES)
    written = {key for key in Catalogue(language).keys()  # noqa: SIM118
               if re.fullmatch(rf"survival-(?:{kinds})-\w+(?:-short|-long)", key)}  # fmt: skip

    assert written == {key + tail for key in KEYS for tail in TAILS}
