"""At dawn the Count speaks of what happened: to everybody in the same words, whatever else they have seen."""

from __future__ import annotations

import pytest

from desktop.narrate import Narrator
from desktop.survival_dawn import WAYS, greeting
from desktop.text import LANGUAGES, Catalogue
from engine import events as ev
from engine.views import View, view

SEATS = tuple(ev.SeatInfo(f"P{n}") for n in range(1, 9))
OPENED = ev.Opened(ruleset="survival", seats=SEATS, options={"day_limit": 12})
DAWN = ev.PhaseBegan(phase="dawn", day=2)
NIGHT = [ev.PhaseBegan(phase="morning", day=2), ev.PhaseBegan(phase="night", day=2), DAWN]


def exits(*seats: int, night: bool = True, day: int = 2) -> list[ev.AnyEvent]:
    return [ev.Died(seat=seat, cause="exited", day=day, night=night) for seat in seats]


def said(*events: ev.AnyEvent, day: int = 3, before: tuple[ev.AnyEvent, ...] = ()) -> str:
    morning = ev.PhaseBegan(phase="morning", day=day)
    return greeting(morning, view(0, [OPENED, *before, *events, morning])).partition("-")[0]


def test_each_kind_of_night_has_its_kind_of_greeting():
    assert said(*NIGHT, ev.QuietNight(day=2)) == "none"
    assert said(*NIGHT, *exits(3)) == "one"
    assert said(*NIGHT, *exits(3, 4)) == "many"
    assert said(*NIGHT, *exits(3), before=tuple(exits(5, 6, 7, night=False, day=1))) == "few"
    assert said(*NIGHT, ev.Revived(seat=5, day=2), before=tuple(exits(5, day=1))) == "back"
    assert said(*NIGHT, *exits(3), day=11) == "late"
    first = ev.PhaseBegan(phase="morning", day=1)
    assert greeting(first, view(0, [OPENED, first])) == "first"


def test_a_game_that_was_won_is_remembered_at_the_next_dawn_alone():
    won = ev.Gained(seat=0, trait="no_raid")
    lost = ev.Lost(seat=0, trait="no_raid")
    assert said(NIGHT[0], won, *NIGHT[1:], ev.QuietNight(day=2), lost) == "saved"
    day_one = (ev.PhaseBegan(phase="morning", day=1), won, lost)
    assert said(*NIGHT, ev.QuietNight(day=2), before=day_one) == "none"


def test_a_vote_of_yesterday_is_no_exit_of_the_night():
    assert said(NIGHT[0], *exits(3, 4, night=False), *NIGHT[1:], ev.QuietNight(day=2)) == "none"


def test_all_seats_hear_the_same_words_and_a_later_look_back_does_not_change_them():
    secret = ev.Told(to=frozenset({1}), result="camp", about=2, value="wolf")
    morning = ev.PhaseBegan(phase="morning", day=3)
    log = [OPENED, *NIGHT, secret, *exits(3), morning]
    heard = {greeting(morning, view(seat, log)) for seat in (0, 1, 2)}
    later = view(1, [*log, ev.Revived(seat=3, day=3), *exits(4, 5, 6, day=3)])
    assert heard == {greeting(morning, later)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_greeting_has_words_of_its_own(language: str):
    book = Catalogue(language, strict=True)
    keys = ["first", *(f"{kind}-{n}" for kind, ways in WAYS.items() for n in range(1, ways + 1))]
    words = [book.of(f"survival-dawn-{key}", host="◇", day=3) for key in keys]
    assert len(set(words)) == len(words) == len([key for key in book.keys() if key.startswith("survival-dawn-")])  # noqa: SIM118
    assert all("◇" in said for said in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_morning_line_gives_the_day_and_the_counts_words(language: str):
    seen = View(1)
    teller = Narrator(seen, Catalogue(language, strict=True))
    for event in [OPENED, *NIGHT, *exits(3), morning := ev.PhaseBegan(phase="morning", day=3)]:
        seen.apply(event)
    day, words = teller.line(morning).split("\n")
    assert "3" in day and teller.text.of("survival-term-count") in words
