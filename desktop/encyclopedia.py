"""The encyclopedia in the terminal: roles and weathers with their names and texts in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from desktop.text import LANGUAGES, Catalogue

TAILS = ("-short", "-long")


def roles(rulesets: Iterable[str]) -> list[dict[str, Any]]:
    """Every role that can be dealt: `id`, `ruleset`, `camp`, `names`, `short`, `long` (by language), and the static
    facts of the rules.
    """
    from engine import catalogue

    books = {language: Catalogue(language) for language in LANGUAGES}
    found = []
    for ruleset in rulesets:
        for facts in catalogue.roles(ruleset):
            words = _words(f"{ruleset}-role-{facts.id}", books)
            found.append({**msgspec.to_builtins(facts), "ruleset": ruleset, **words})
    return found


def weathers(ruleset: str = "shikigami") -> list[dict[str, Any]]:
    """Every weather of the rule book: `id`, `ruleset`, `names`, `short` and `long`."""
    books = {language: Catalogue(language) for language in LANGUAGES}
    prefix = f"{ruleset}-weather-"
    ids = sorted(
        key.removeprefix(prefix)
        for key in books["en"].keys()  # noqa: SIM118
        if key.startswith(prefix) and not key.endswith(TAILS)
    )
    return [{"id": id, "ruleset": ruleset, **_words(prefix + id, books)} for id in ids]


def _words(key: str, books: dict[str, Catalogue]) -> dict[str, dict[str, str]]:
    """`names` by language, and `short` and `long` where the catalogues have them."""
    found = {"names": {language: book.of(key) for language, book in books.items()}}
    for tail in TAILS:
        texts = {language: book.of(key + tail) for language, book in books.items() if book.has(key + tail)}
        if texts:
            found[tail.removeprefix("-")] = texts
    return found
