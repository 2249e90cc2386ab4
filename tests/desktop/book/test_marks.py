"""Every role, trait and weather has a mark that no other of its kind has, drawn from glyphs that are there."""

from __future__ import annotations

import pytest

from desktop import marks
from desktop.book import Book
from desktop.places import ASSETS
from engine import catalogue


@pytest.mark.parametrize("kind", ["role", "trait", "weather"])
def test_every_mark_is_there_and_its_own(kind: str) -> None:
    pages = Book().pages(kind)
    found = [marks.of(kind, page.id) for page in pages]

    assert len(set(found)) == len(found)
    assert all(mark.sign for mark in found)
    assert not {mark.glyph for mark in found if not (ASSETS / "icons" / f"{mark.glyph}.svg").is_file()}


def test_every_family_has_an_emblem_of_its_own() -> None:
    families = {facts.family for facts in catalogue.roles()}

    assert families <= set(marks.FAMILIES)
    assert len(set(marks.FAMILIES.values())) == len(marks.FAMILIES)


def test_every_weather_plays_in_the_scene() -> None:
    assert [weather for weather in catalogue.weathers() if not marks.effect(weather)] == []
    assert set(marks.SKIES) == set(marks.SKY_GLYPHS)


@pytest.mark.parametrize("kind", marks.PLAIN)
def test_what_has_no_mark_of_its_own_has_a_plain_one(kind: str) -> None:
    assert (ASSETS / "icons" / f"{marks.of(kind, 'nothing').glyph}.svg").is_file()
