"""The encyclopedia's pages, without a window."""

from __future__ import annotations

import pytest

from desktop import book as module
from desktop.book import KINDS, Book
from engine import catalogue, handbook


@pytest.fixture(scope="module")
def book() -> Book:
    return Book()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_page_has_a_name_and_leads_to_pages_that_are_there(book: Book, kind: str, language: str) -> None:
    pages = book.pages(kind)
    assert pages
    for page in pages:
        shown = book.page(kind, page.id, language)
        assert shown["name"] != page.id or language == "en", page
        assert "⟨" not in str(shown), page
        for group in shown["related"]:
            assert group["links"]
            for link in group["links"]:
                assert book.has(link["kind"], link["id"]), (page, link)
        for step in shown["steps"]:
            assert book.has("stage", step["id"]), (page, step)


def test_the_facts_of_a_role_are_the_rules(book: Book) -> None:
    facts = {fact["label"]: fact["value"] for fact in book.page("role", "barrier_mage", "en")["facts"]}

    assert facts["Camp"] == book.words["en"].of("camp-name-village")
    assert facts["Divined as"] == "human"
    assert facts["At night"].endswith("at 1 to 4 seats, from night 2 on")


@pytest.mark.parametrize(
    ("query", "first"),
    [("結界師", "barrier_mage"), ("barrier mage", "barrier_mage"), ("ﾊﾞｸﾀﾞﾝ", ""), ("SEER", "seer"),
     ("きゅーぴっど", "cupid")],
)
def test_a_search_finds_names_in_both_scripts(book: Book, query: str, first: str) -> None:
    found = book.search(query)

    assert (found[0].id if found else "") == first


def test_search_without_words_lists_the_kind(book: Book) -> None:
    assert len(book.search("  ", "weather")) == len(catalogue.weathers())


def test_the_stages_stand_in_the_order_of_the_rules(book: Book) -> None:
    nights = [page.id for page in book.pages("stage") if page.group == "night"]

    assert nights[:3] == ["instant_actions", "weather_nullification", "wizard_decision"]
    assert nights.index("wolf_attack") < nights.index("divination") < nights.index("revival")
    assert len(nights) == 44


def test_taking_part_goes_by_facets() -> None:
    """attack.04 asks for what 曇天 holds."""
    clouded = handbook.taking_part("weather", "overcast")
    assert clouded["wolf_attack"] == ("attack.04",) and clouded["vampire_bite"] == ("vampire.24",)
    assert "guard_declaration" in handbook.taking_part("role", "bodyguard")
    assert "seer" in handbook.who("divination")["role"]
    assert "wolf_attack" not in handbook.taking_part("role", "villager")


def test_links_between_acts_and_what_comes_of_them_name_what_there_is(book: Book) -> None:
    for id, actions in module.ACTS.items():
        assert book.has("cause", id) or book.has("result", id), id
        assert all(book.has("action", action) for action in actions), id


def test_a_role_says_how_its_camp_wins_and_what_its_family_does(book: Book) -> None:
    for language, words in book.words.items():
        for facts in catalogue.roles():
            shown = [fact["value"] for fact in book.page("role", facts.id, language)["facts"]]
            for key in (f"shikigami-camp-{facts.camp}-long", f"shikigami-family-{facts.family}-long"):
                assert words.has(key) and words.of(key) in shown, (facts.id, key)
