"""In Survival one claims, reports and asks for what the running cast can be and do, by picking and in own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.text import LANGUAGES
from desktop.viewmodels import composer_survival, sample_survival
from engine import events as ev
from engine.views import view

SEATS = tuple(ev.SeatInfo(f"P{n}") for n in range(1, 9))


def seen(cast: dict[str, int], phase: str = "discussion") -> Any:
    return view(1, [ev.Opened(ruleset="survival", seats=SEATS, cast=cast), ev.PhaseBegan(phase=phase, day=3, round=1)])


def test_only_what_the_cast_can_find_out_is_reported():
    assert composer_survival.arts(seen({"wolf": 1, "seer": 1, "villager": 3})) == ["divined"]
    assert composer_survival.arts(seen({"wolf": 1, "paladin": 1, "medium": 1})) == ["medium", "guarded"]
    assert composer_survival.arts(seen({"wolf": 1, "fylgja": 1})) == ["divined", "medium", "guarded"]
    assert composer_survival.wishes(seen({"wolf": 1, "knight": 1, "villager": 3})) == ["guard", "claim"]


def test_a_hidden_cast_leaves_every_role_open():
    roles = composer_survival.roles(seen({}))
    assert len(roles) == 29 and "wolf" in roles and "bodyguard" not in roles
    assert composer_survival.roles(seen({"wolf": 1, "seer": 2})) == ["wolf", "seer"]


def test_the_night_that_runs_is_no_night_to_report_of():
    assert composer_survival.last_night(seen({}, "discussion")) == composer_survival.last_night(seen({}, "vote")) == 2
    assert composer_survival.last_night(seen({}, "night")) == 3


def prepare(engine: Any) -> None:
    """The second day of a game with a seer and a knight."""
    moment = sample_survival.Moment("town_6", "villager", "discussion", day=2)
    sample_survival.show(engine.singletonInstance("Tsukimori.Vm", "Table"), moment)


def slot(composer: Any, name: str) -> dict[str, Any]:
    return next(one for one in composer.slots if one["id"] == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_picked_from_the_running_cast(open_ui: Callable[..., Any], language: str) -> None:
    ui = open_ui("table", lang=language, prepare=prepare)
    composer, table = ui.vm("Composer"), ui.vm("Table")
    book = ui.vm("Catalogue").text.catalogue()

    composer.kind = "claim"
    assert slot(composer, "role")["options"] == [book.of(f"survival-role-{role}") for role in table._shown.cast]
    knight = list(table._shown.cast).index("knight")
    composer.choose("role", knight)
    assert composer.statement().role == "knight"
    assert book.of("survival-role-knight").casefold() in composer.preview.casefold()

    composer.kind = "report"
    assert slot(composer, "value")["options"] == [book.of("survival-camp-village"), book.of("survival-camp-wolf")]
    assert [option.value for option in composer._options("night")] == ["1"]
    composer.choose("target", 0)
    assert composer.statement().type == "report"

    composer.kind = "request"
    assert [option.value for option in composer._options("wish")] == ["divine", "guard", "claim"]


@pytest.mark.parametrize(("language", "text"), [("ja", "騎士COします"), ("en", "I'm the knight")])
def test_free_text_is_understood_by_the_names_of_survival(
    open_ui: Callable[..., Any], language: str, text: str
) -> None:
    ui = open_ui("table", lang=language, prepare=prepare)
    composer = ui.vm("Composer")

    composer.free = True
    composer.text = text

    assert [(s.type, s.role) for s in composer._found] == [("claim", "knight")] and not composer.unsure
    (understood,) = composer.understood
    assert ui.vm("Catalogue").text.catalogue().of("survival-role-knight").casefold() in understood.casefold()
