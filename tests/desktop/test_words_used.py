"""No catalogue keeps a text that nothing can ask for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop.text import LANGUAGES

ROOT = Path(__file__).parents[2]
BY_ID = ("shikigami-", "survival-")
"""Texts of ids of the rules: `-<kind>-<id>`; that each belongs to an id is tested with the encyclopedia."""


def sources() -> str:
    """Everything that may ask for a text."""
    places = [(ROOT / "desktop", "*.py"), (ROOT / "desktop", "*.qml"), (ROOT / "ai", "*.py"), (ROOT / "engine", "*.py"),
              (ROOT / "assets", "*.js"), (ROOT / "assets", "*.html"), (ROOT / "packaging", "*.py")]  # fmt: skip
    return "\n".join(path.read_text() for folder, kind in places for path in folder.rglob(kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_asked_for_somewhere(language: str) -> None:
    """By its whole key, by another text, or by a key put together from a beginning of it (`"told-" + result`)."""
    code = sources()
    texts = "\n".join(path.read_text() for path in sorted((ROOT / "assets/locale" / language).glob("*.ftl")))
    whole = set(re.findall(r"""["'`]([\w-]+)["'`]""", code)) | set(re.findall(r"\{ ([\w-]+)[ (]", texts))
    begun = set(re.findall(r"""["'`]([\w-]+-)(?:["'`]|\$?\{)""", code))
    keys = set(re.findall(r"^([a-zA-Z][\w-]*) =", texts, re.MULTILINE))
    assert len(keys) > 4_000 and len(begun) > 50

    assert not sorted(
        key for key in keys
        if not key.startswith(BY_ID) and key not in whole and not any(key.startswith(start) for start in begun)
    )
