"""Every event of Survival that a seat may see is told in a line, in both languages, and what is not told is known."""

from __future__ import annotations

import re

import pytest

from desktop.narrate import Narrator
from desktop.survival_words import action, option
from desktop.table.brains import InlineBrains
from desktop.table.host import Host
from desktop.table.opening import Wishes, prepare
from desktop.text import LANGUAGES, Catalogue
from engine import catalogue
from engine import events as ev
from engine.survival.clauses import CLAUSES, PROHIBITIONS
from engine.survival.course import PLACES
from engine.survival.daygames import DAY_GAMES
from engine.survival.daytime import ROOMS
from engine.survival.roles import ROLES
from engine.survival.terms import CAUSES, Power
from engine.views import View

ME = frozenset({1})
SEATS = tuple(ev.SeatInfo(name) for name in ("Aki", "Ben", "Cho", "Dan", "Eri"))
UNTOLD = {
    ("PhaseBegan", "night_resolve"), ("PhaseBegan", "vote_result"), ("Readied", ""), ("HasVoted", ""), ("Noted", ""),
    ("Gained", "used"), ("Gained", "last_pair"), ("Gained", "last_mark"), ("Gained", "last_borrowed"),
    ("Gained", "called"), ("Lost", "called"), ("Lost", "last_pair"), ("Lost", "last_mark"), ("Lost", "last_borrowed"),
    ("Lost", "bbj_winner"), ("Lost", "hypnosis_paid"), ("Lost", "perk"), ("Lost", "riches"), ("Lost", "jormungandr"),
    ("Lost", "doomed"), ("Lost", "no_raid"), ("Lost", "restrained"), ("Lost", "heart"), ("Lost", "used"),
    ("Voted", ""),
    ("Shown", "camp/role"), ("Shown", "ten_billion_yen/receipts"), ("Shown", "janken/bye"), ("Shown", "bbj/hidden"),
    ("Shown", "free_time/area"), ("Shown", "wolf_tag/caught"),
}
"""What needs no line of its own: another event tells it, or there is nothing to tell yet."""


def kind(event: ev.AnyEvent) -> tuple[str, str]:
    match event:
        case ev.PhaseBegan():
            return "PhaseBegan", event.phase
        case ev.Gained() | ev.Lost():
            return event.__class__.__name__, event.trait.partition(":")[0]
        case ev.Shown():
            return "Shown", f"{event.scene}/{event.key.partition('.')[0]}"
    return event.__class__.__name__, ""


@pytest.mark.parametrize("preset", [preset.id for preset in catalogue.presets()])
def test_a_whole_game_is_told_to_every_seat(preset):
    seats = sum(catalogue.table("survival", preset).roles.values())
    wishes = Wishes(ruleset="survival", cast=preset, seats=seats, seed="3", agent="simple",
                    options={"vote_place": "daily"})  # fmt: skip
    host = Host.new(*prepare(wishes), InlineBrains())

    assert host.run().kind == "over" and host.slips == []
    books = [Catalogue(language, strict=True) for language in LANGUAGES]
    for seat in range(seats + 1):
        view = View(seat)
        tellers = [Narrator(view, book) for book in books]
        for event in host.game.log:
            if not ev.visible(event, seat):
                continue
            view.apply(event)
            for teller in tellers:
                line = teller.line(event)
                assert line or kind(event) in UNTOLD, event
                assert not re.search(r"[⟨{}]|[a-z]_[a-z]", line), line


RARE = [
    ev.Shown(scene="violation", key="prohibition", seat=2, value="violence"),
    ev.Shown(scene="call", key="checkpoint", seat=2, value="vote_open"),
    ev.Shown(scene="call", key="heimdall", value="called"),
    ev.Shown(scene="call", key="thor", value="trapped"),
    ev.Shown(scene="call", key="heimdall.caller", value=3),
    ev.Shown(scene="discussion", key="restrainer", seat=2, value=3),
    ev.Shown(scene="day_game", key="sabotaged", value=2),
    ev.Shown(scene="vote", key="stepped_out", value=[2, 3]),
    ev.Shown(to=ME, scene="watch", key="slips.2.1", seat=1, value=[[2, 3, 1], [3, 2, 0]]),
    ev.Shown(scene="free_time", key="victim", seat=2, value="garden"),
    ev.Shown(scene="epilogue", key="returned", value=[2, 4]),
    ev.Gained(seat=0, trait="restrained"), ev.Gained(to=ME, seat=1, trait="riches"),
    ev.Gained(to=ME, seat=1, trait="jormungandr"), ev.Gained(to=ME, seat=1, trait="blessed"),
    ev.Gained(to=ME, seat=1, trait="doomed"), ev.Gained(to=ME, seat=1, trait="heart", arg=3),
    ev.Lost(to=ME, seat=1, trait="blessed"), ev.Lost(to=ME, seat=1, trait="asleep"),
    *(ev.Gained(seat=0, trait=f"struck:{clause}") for clause in CLAUSES),
    ev.Lost(seat=0, trait="struck:wolf_raid"),
    *(ev.Died(seat=2, cause=cause, day=2) for cause in (*CAUSES, "exited")),
    ev.Died(seat=2, cause="exited", day=2, night=True), ev.Revived(seat=2, day=2),
    ev.Caused(to=ME, seat=2, cause="drag", day=2),
    *(ev.Told(to=ME, result=result, about=2, value=value) for result, value in (
        ("camp", "wolf"), ("role", "seer"), ("heart", "object_2:yes"), ("heart", "object_2:no"), ("visit", "yes"),
        ("visit", "no"), ("perk", "extra_ballot:2"), ("perk", "penalty_vote:1"), ("voided", "astrologer"),
        ("fails", "sun_raid:no_effect"), ("ballots_void", ""),
    )),
    ev.Told(result="camp", about=2, value="vampire"), ev.Told(result="flute", value="2"),
    *(ev.Counted(day=2, received=((2, 2), (3, 2)), how=how) for how in ("void", "tie", "runoff", "all")),
    ev.Counted(day=2, received=((2, 3),), decided=2, ballots=(ev.Ballot(1, 2),)),
    *(ev.Ended(result=f"{camp}_won", camp=camp, winners=(1,), roles={1: "seer"})
      for camp in ("village", "wolf", "vampire")),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count_sits", [0, 2])
def test_what_seldom_happens_is_told_too(language, count_sits):
    view = View(1)
    teller = Narrator(view, Catalogue(language, strict=True))
    view.apply(ev.Opened(ruleset="survival", seats=SEATS, options={"count_has_seat": count_sits}))
    host, other = (teller.text.of(f"survival-term-{who}") for who in ("judge", "count"))
    if not count_sits:
        host, other = other, host
    said = []
    for event in RARE:
        view.apply(event)
        line = teller.line(event)
        said.append(line)
        assert line and not re.search(r"[⟨{}]|[a-z]_[a-z]", line), (event, line)
    assert host in "\n".join(said) and other not in "\n".join(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_done_or_chosen_has_a_name(language):
    book = Catalogue(language, strict=True)
    actions = {power.action for role in ROLES.values() for power in role.every(Power)}
    actions |= {move for game in DAY_GAMES.values() for move in game.moves}
    actions |= {"nominate", "visit", "hide_heart", "go_room", "restrain", "step_out", "sabotage", "perk_ballot"}
    actions |= {f"call.{god.id}" for god in catalogue.gods()} | {f"use_perk.{perk}" for perk in catalogue.perks()}
    names = [action(id, book) for id in sorted(actions)]
    names += [book.of(f"survival-cause-{cause}") for cause in CAUSES]
    names += [book.of(f"survival-clause-{clause}") for clause in CLAUSES]
    names += [book.of(f"survival-prohibition-{kind}") for kind in PROHIBITIONS]
    names += [book.of(f"survival-word-{place}") for place in (*PLACES, *ROOMS)]

    assert all(names)
    assert option("cards", "10H", book) == "♥10" and option("pair", "2", book, {2: "Ben"}) == "Ben"
    assert option("perks", "sealer", book) == book.of("survival-perk-sealer")
