"""Saves of every released format open, are sound, and can be told to their end. Old saves are test data."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.replaying import as_json, lines
from desktop.store import Library
from desktop.text import LANGUAGES, Text

SAVES = sorted((Path(__file__).parent / "saves").glob("format-*.tsukimori"))


@pytest.mark.parametrize("source", SAVES, ids=lambda path: path.stem)
def test_a_save_of_that_format_is_taken_in_and_told(source, tmp_path):
    before = source.read_bytes()
    library = Library(tmp_path)
    game = library.take_in(source)

    assert library.verify(game).trouble == ""
    file = library.open(game)
    events = file.events()
    file.close()
    assert as_json(events, trace=True)["winner"]
    for language in LANGUAGES:
        assert len(list(lines(events, Text(language, strict=True), trace=True))) > 15
    assert source.read_bytes() == before


def test_there_is_a_save_of_every_format():
    from desktop.store.game_file import FORMAT

    assert [path.stem for path in SAVES] == [f"format-{number}" for number in range(1, FORMAT + 1)]
