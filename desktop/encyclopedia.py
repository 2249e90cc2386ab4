"""The encyclopedia in the terminal: roles and weathers with their names in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from desktop.text import LANGUAGES, Catalogue


def roles(rulesets: Iterable[str]) -> list[dict[str, Any]]:
    """Every role that can be dealt: `id`, `ruleset`, `camp`, `names`, and the static facts of the rules."""
    from engine import catalogue

    books = {language: Catalogue(language) for language in LANGUAGES}
    found = []
    for ruleset in rulesets:
        for facts in catalogue.roles(ruleset):
            names = {language: book.of(f"{ruleset}-role-{facts.id}") for language, book in books.items()}
            found.append({**msgspec.to_builtins(facts), "ruleset": ruleset, "names": names})
    return found


def weathers(ruleset: str = "shikigami") -> list[dict[str, Any]]:
    """Every weather of the rule book: `id`, `ruleset`, `names`."""
    from engine import catalogue

    books = {language: Catalogue(language) for language in LANGUAGES}
    prefix = f"{ruleset}-weather-"
    return [
        {"id": id, "ruleset": ruleset, "names": {language: book.of(prefix + id) for language, book in books.items()}}
        for id in sorted(catalogue.weathers(ruleset))
    ]
