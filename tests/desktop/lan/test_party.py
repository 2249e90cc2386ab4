"""Who may sit where, what they may do, and what happens when somebody goes away."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.lan import wire
from desktop.lan.party import Party
from desktop.lan.seats import lock, new_code, same_code
from desktop.store import Library
from desktop.table.brains import InlineBrains
from engine import events as ev
from engine.commands import Note, Ready, Say
from engine.speech import Statement
from engine.views import View
from tests.desktop.lan.parties import CODE, Clock, Person, begun, opened, play_on


@pytest.mark.parametrize(("given", "fits"), [
    ("abc234", True), ("ABC-234", True), (" abc 234 ", True), ("ABC235", False),
])  # fmt: skip
def test_a_room_code_is_known_however_it_is_typed(given: str, fits: bool) -> None:
    assert same_code(given, CODE) is fits
    assert len({new_code() for _ in range(50)}) == 50


@pytest.mark.parametrize(("how", "why"), [
    ({"code": "WRONG2"}, "code"), ({"name": ""}, "name"), ({"name": "\n\t"}, "name"), ({"name": "Person 1"}, "name"),
    ({"token": "somebody-else's"}, "token"),
])  # fmt: skip
def test_who_does_not_fit_is_sent_away_with_a_reason(how: dict[str, str], why: str) -> None:
    party = opened()
    Person(party, "Person 1")
    given = {"name": "New", **how}
    stranger = Person(party, given.pop("name"), **given)

    assert not stranger.inside and stranger.closed
    assert stranger.last(wire.Bye).why == why
    assert stranger.last(wire.Bye).words


def test_a_version_that_differs_is_told_so() -> None:
    party = opened()
    person = Person.__new__(Person)
    person.sent, person.closed = [], False
    from desktop.lan.party import Member

    person.member = Member(person.sent.append, person._close)
    assert not party.hello(person.member, wire.Hello(wire.WIRE + 1, "phone", CODE, name="New"))
    assert person.last(wire.Bye).why == "wire"


def test_a_full_party_takes_onlookers_and_they_see_what_is_public() -> None:
    party, people = begun(2)
    guest = Person(party, "Late")

    assert guest.inside and guest.seat == 0
    events = [e for said in guest.heard if isinstance(said, wire.Events) for e in said.events]
    assert events and all(event.to == ev.PUBLIC for event in events)
    guest.do(Ready())
    assert guest.last(wire.Refused).why == "not_yours"
    assert people[0].last(wire.Lobby).watchers == 1
    party.watching = False
    assert not Person(party, "Later").inside


def test_a_token_gets_its_seat_back_with_everything_and_pushes_the_other_screen_out() -> None:
    party, people = begun(2)
    play_on(party, people, until=lambda: party.host.game.day >= 2)
    before = party.host.view(1)
    back = Person(party, "whatever", token=people[0].token)

    assert back.inside and back.seat == 1 and people[0].closed
    assert people[0].last(wire.Bye).why == "elsewhere"
    folded = View(1)
    for said in back.heard:
        for event in said.events if isinstance(said, wire.Events) else ():
            folded.apply(event)
    assert folded.events == before.events
    assert back.last(wire.Events).specs == party.host.legal(1)


def test_an_ai_stands_in_after_a_while_and_hands_back() -> None:
    party, people = begun(2)
    token = people[0].token
    people[0].party.gone(people[0].member)
    party.tick()
    assert [c.who for c in party.chairs()][:2] == ["away", "here"]

    party._clock.now += party.grace + 1
    party.tick()
    assert party.chairs()[0].who == "stand_in"
    assert people[1].last(wire.Lobby).chairs[0].who == "stand_in"
    play_on(party, people[1:], until=lambda: party.host.game.day >= 2)

    back = Person(party, "x", token=token)
    assert party.chairs()[0].who == "here" and party.host.humans == (1, 2)
    assert back.last(wire.Events).specs == party.host.legal(1)
    play_on(party, [back, people[1]])
    assert party.over and party.host.slips == []


def test_who_leaves_is_replaced_at_once_and_the_game_ends_without_anybody() -> None:
    party, people = begun(2)
    for person in people:
        party.handle(person.member, wire.Leave())
    assert all(person.closed for person in people)
    assert [c.who for c in party.chairs()[:2]] == ["stand_in", "stand_in"]
    play_on(party, [])
    assert party.over


def test_a_kicked_person_cannot_come_back() -> None:
    party, people = begun(2)
    token = people[0].token
    party.manage("kick", 1)

    assert people[0].last(wire.Bye).why == "kicked"
    assert not Person(party, "x", token=token).inside
    assert party.chairs()[0].who == "stand_in"


def test_only_the_host_manages() -> None:
    party, people = begun(2)
    party.owner = lock(people[0].token)
    party.handle(people[1].member, wire.Manage("pause"))
    assert people[1].last(wire.Refused).why == "not_host" and not party.host.paused

    party.handle(people[0].member, wire.Manage("pause"))
    assert party.host.paused and people[1].last(wire.Lobby).paused
    people[1].do(Ready())
    assert people[1].last(wire.Refused).why == "paused"
    party.handle(people[0].member, wire.Manage("resume"))
    assert not party.host.paused


def test_a_message_counts_once_and_words_are_only_text() -> None:
    party, people = begun(2)
    play_on(party, people, until=lambda: party.host.game.phase == "day" and any(
        s.kind == "say" and "talk" in s.channels for s in party.host.legal(1)))
    said = Say(statements=(Statement("small_talk"),), text="<b>hello</b>\n\x1b[31m" + "x" * 300)
    people[0].do(said)
    people[0].n -= 1
    people[0].do(said)

    assert people[0].last(wire.Refused).why == "repeated"
    [heard] = [e for e in party.host.view(0).said if e.seat == 1]
    assert heard.text.startswith("<b>hello</b> [31mxxx") and heard.text.isprintable()
    people[0].do(Say(text="x" * 500))
    assert people[0].last(wire.Refused).why == "too_long"


def test_a_seat_is_watched_only_as_long_as_it_consents() -> None:
    party, people = begun(2)
    guest = Person(party, "Onlooker", watch=True)
    party.handle(guest.member, wire.Look(1))
    assert guest.last(wire.Refused).why == "no_consent"

    party.handle(people[0].member, wire.Consent(True))
    party.handle(guest.member, wire.Look(1))
    shown = guest.last(wire.Events)
    assert shown.of == 1 and shown.start == 0 and shown.events == party.host.view(1).events and shown.specs == []
    party.handle(people[0].member, wire.Consent(False))
    assert guest.last(wire.Events).of == 0
    party.handle(people[1].member, wire.Look(1))
    assert people[1].last(wire.Refused).why == "not_yours"  # the living see their own


def test_onlookers_predict_and_are_scored() -> None:
    party, people = begun(2)
    guest = Person(party, "Prophet", watch=True)
    dealt = {e.seat: e.role for e in party.host.game.log if isinstance(e, ev.Dealt)}
    wrong = {seat: "werewolf" if role != "werewolf" else "seer" for seat, role in dealt.items()}
    party.handle(guest.member, wire.Predict({**wrong, 1: dealt[1], 2: dealt[2], 99: "seer"}))
    party.handle(people[0].member, wire.Predict(dealt))
    assert people[0].last(wire.Refused).why == "not_yours"  # still alive
    play_on(party, people)
    party.tick()

    assert guest.last(wire.Lobby).over and guest.last(wire.Lobby).scores == {"Prophet": 2}


def test_a_party_goes_on_after_the_host_was_killed_with_the_same_tokens(tmp_path: Any) -> None:
    library = Library(tmp_path)
    party, people = begun(2, library=library)
    play_on(party, people, until=lambda: party.host.game.day >= 2)
    game, tokens = party.host.id, [p.token for p in people]
    seen = [party.host.view(seat).events[:] for seat in (1, 2)]
    party.host.file.close()

    again = Party.resume(game, "Test", CODE, InlineBrains, library, pace=0.0, clock=Clock())
    back = [Person(again, "x", token=token) for token in tokens]
    assert [p.seat for p in back] == [1, 2]
    assert [again.host.view(seat).events for seat in (1, 2)] == seen
    assert not Person(again, "New", token="guessed").inside
    play_on(again, back)
    assert again.over


def test_keys_to_seats_are_not_in_the_save(tmp_path: Any) -> None:
    library = Library(tmp_path)
    party, people = begun(2, library=library)
    path = party.host.file.path
    party.host.close()

    stored = path.read_bytes()
    assert all(person.token.encode() not in stored for person in people)
    assert lock(people[0].token).encode() in stored


def test_notes_of_the_board_stay_with_their_seat() -> None:
    _, people = begun(2)
    people[0].do(Note(note='{"board":{"marks":{"3:werewolf":"yes"}}}'))

    assert any(isinstance(e, ev.Noted) for e in people[0].last(wire.Events).events)
    assert not any(
        isinstance(e, ev.Noted) for said in people[1].heard if isinstance(said, wire.Events) for e in said.events
    )


@pytest.mark.parametrize("how", [{}, {"ruleset": "survival", "cast": "poker_9", "seats": 9}])
def test_a_whole_game_is_played(how: dict[str, Any]) -> None:
    party, people = begun(3, **how)
    play_on(party, people)
    party.tick()
    assert party.over and party.host.slips == []
    assert all(person.last(wire.Lobby).over for person in people)
