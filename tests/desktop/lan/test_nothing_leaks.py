"""What a seat is sent is the same, byte for byte, in two games that differ only in what it may not know."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

from desktop.lan import wire
from desktop.lan.party import Party
from engine import events as ev
from engine.events import visible
from tests.desktop.lan.parties import Person, begun, play_on


def bytes_sent(kind: str, log: list[Any], seat: int, batches: list[int], party: Party, lang: str) -> list[bytes]:
    """What a member of *seat* would be sent of *log*, told in *batches* of events, by the party's own sending."""
    from desktop.lan.party import Member
    from engine.views import View

    sent: list[bytes] = []
    member = Member(sent.append, lambda: None, kind=kind, lang=lang, seat=seat, of=seat, welcome=True)
    host = party.host
    before = host.views
    host.views = {s: View(s) for s in before}
    specs, party._specs = party._specs, lambda _member: []  # of a table that is somewhere else now
    try:
        at = 0
        for n in batches:
            for event in log[at : at + n]:
                for s, view in host.views.items():
                    if visible(event, s):
                        view.apply(event)
            at += n
            party._publish_to(member)
    finally:
        host.views, party._specs = before, specs
    return sent


def other(event: Any, seat: int, swap: dict[str, str]) -> list[Any]:
    """*event* as it might have been as well, as far as *seat* can tell: other roles, other targets, more or none."""
    if visible(event, seat):
        return [event]
    if isinstance(event, ev.Dealt):
        return [ev.Dealt(event.to, seat=event.seat, role=swap.get(event.role, event.role))]
    if isinstance(event, ev.Acted):
        return []  # nobody acts
    if isinstance(event, ev.Said):
        return [event, event, event]  # whispers thrice as much
    if isinstance(event, (ev.Noted, ev.Drawn, ev.Traced)):
        return [event, event]
    return [event]


@pytest.mark.parametrize("kind", ["desktop", "phone"])
@pytest.mark.parametrize("how", [
    {"seats": 9}, {"ruleset": "survival", "cast": "poker_9", "seats": 9},
    {"ruleset": "survival", "cast": "palace_11", "seats": 11},
])  # fmt: skip
def test_bytes_do_not_depend_on_what_a_seat_may_not_know(kind: str, how: dict[str, Any]) -> None:
    seed = secrets.token_hex(3)
    print(f"seed {seed}")
    party, people = begun(2, seed=seed, **how)
    play_on(party, people)
    log = list(party.host.game.log)
    roles = sorted({e.role for e in log if isinstance(e, ev.Dealt)})
    swap = dict(zip(roles, [*roles[1:], roles[0]], strict=True))
    for seat in (0, 1, 2):
        changed, batches, batches_changed = [], [], []
        at = 0
        while at < len(log):  # cut into the same windows: after each event the seat can see
            end = next((i + 1 for i in range(at, len(log)) if visible(log[i], seat)), len(log))
            part = [x for e in log[at:end] for x in other(e, seat, swap)]
            batches.append(end - at)
            batches_changed.append(len(part))
            changed += part
            at = end
        assert changed != log
        first = bytes_sent(kind, log, seat, batches, party, "en")
        second = bytes_sent(kind, changed, seat, batches_changed, party, "en")
        assert first == second and len(first) > 20


def test_at_night_a_member_hears_nothing_while_others_act() -> None:
    """From nightfall to what dawn shows: whoever has done their part is sent not a byte, however many others act."""
    party, people = begun(4, seats=9, kind="phone")
    host = party.host
    play_on(party, people, until=lambda: host.game.phase == "night" and len(_waiting(people)) > 1)
    acted = _waiting(people)[0]
    before = {p.seat: len(p.sent) for p in people}
    play_on(party, [acted], until=lambda: acted not in _waiting(people))

    assert host.game.phase == "night"
    for person in people:
        if person is not acted and not _bound(host, acted.seat, person.seat):
            assert len(person.sent) == before[person.seat]


def _waiting(people: list[Person]) -> list[Person]:
    return [p for p in people if p.seat in p.party.host.game.waiting()]


def _bound(host: Any, a: int, b: int) -> bool:
    return any(a in seats and b in seats for seats in host.view(a).bonds.values())


def test_votes_show_at_most_who_has_voted() -> None:
    party, people = begun(4, seats=9)
    host = party.host
    play_on(party, people, until=lambda: host.game.phase == "vote" and len(_waiting(people)) > 1)
    voter = _waiting(people)[0]
    before = {p.seat: len(p.sent) for p in people}
    play_on(party, [voter], until=lambda: voter not in _waiting(people))

    assert host.game.phase == "vote"
    for person in (p for p in people if p is not voter):
        for data in person.sent[before[person.seat] :]:
            said = wire.read_sent(data)
            assert isinstance(said, wire.Events)
            assert {type(e) for e in said.events} <= {ev.HasVoted}
