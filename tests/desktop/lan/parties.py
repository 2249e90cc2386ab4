"""Parties without sockets for the tests: members whose every byte is kept, and games driven to their end."""

from __future__ import annotations

from typing import Any

from ai.anyspec import Lot, answer
from desktop.lan import wire
from desktop.lan.party import Member, Party
from desktop.table.brains import InlineBrains
from desktop.table.opening import Wishes
from engine.commands import Ready

CODE = "ABC234"


class Person:
    """A member and everything it was sent."""

    def __init__(self, party: Party, name: str, kind: str = "desktop", lang: str = "en", token: str = "",
                 watch: bool = False, code: str = CODE) -> None:  # fmt: skip
        self.sent: list[bytes] = []
        self.closed = False
        self.party = party
        self.member = Member(self.sent.append, self._close)
        self.inside = party.hello(
            self.member, wire.Hello(wire.WIRE, kind, code, token, name, lang, watch)
        )
        self.n = 100 if token else 0

    def _close(self) -> None:
        self.closed = True

    @property
    def heard(self) -> list[wire.Sent]:
        return [wire.read_sent(data) for data in self.sent]

    def last(self, kind: type) -> Any:
        return next(said for said in reversed(self.heard) if isinstance(said, kind))

    @property
    def token(self) -> str:
        return next(said.token for said in self.heard if isinstance(said, wire.Welcome) and said.token)

    @property
    def seat(self) -> int:
        return self.member.seat

    def do(self, command: Any) -> None:
        self.n += 1
        self.party.handle(self.member, wire.Do(self.n, command))


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def opened(people: int = 3, seats: int = 7, seed: str = "party", library: Any = None, **wishes: Any) -> Party:
    """A party that waits for *people*, its clock in `party._clock`."""
    return Party.new(
        Wishes(seats=seats, seed=seed, **wishes), people, "Test", CODE, InlineBrains, library, pace=0.0, clock=Clock()
    )


def begun(people: int = 3, kind: str = "desktop", **how: Any) -> tuple[Party, list[Person]]:
    party = opened(people, **how)
    persons = [Person(party, f"Person {n}", kind) for n in range(1, people + 1)]
    party.start()
    return party, persons


def play_on(party: Party, persons: list[Person], steps: int = 4000, until: Any = lambda: False) -> None:
    """Everybody does what their seat owes, by lot; the table goes on until it is over."""
    host = party.host
    assert host is not None
    for step in range(steps):
        party._clock.now += 0.5  # type: ignore[attr-defined]
        party.tick()
        if host.over or until():
            return
        for person in persons:
            place = party.places.places.get(person.seat)
            if place is None or place.stand_in or host.over or person.member not in party.members:
                continue
            specs = [s for s in host.legal(person.seat) if not s.blocked]
            owed = next((s for s in specs if s.required), None)
            if owed is not None and person.seat in host.game.waiting():
                lot = Lot(f"{person.seat}/{step}")
                view = host.view(person.seat)
                person.do(Ready() if owed.kind == "ready" else answer(owed, view, lot))
    raise AssertionError(f"no end: {host.game.day} {host.game.phase} {sorted(host.game.waiting())}")
