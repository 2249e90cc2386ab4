"""From a game's events to the words of a scenario's outcome (README section 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import events as ev
from engine.events import PUBLIC, AnyEvent

Result = tuple[str, Any]
"""To whom (a seat's name or `public`), and the result in a form that can be compared."""


@dataclass(slots=True)
class Found:
    """What happened, by the names of the seats."""

    exits: dict[str, str] = field(default_factory=dict)
    returns: list[str] = field(default_factory=list)
    roles: dict[str, str] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)
    winner: str = ""

    def key(self, dealt: dict[str, str]) -> Any:
        """As a value: *dealt* are the roles before, which are no news."""
        changed = {name: role for name, role in self.roles.items() if dealt[name] != role}
        return (
            frozenset(self.exits.items()), frozenset(self.returns), frozenset(changed.items()),
            frozenset(Counter(self.results).items()), self.winner,
        )


def frozen(value: Any) -> Any:
    """Plain data as a value that can be compared and counted."""
    if isinstance(value, dict):
        return "{}", frozenset((key, frozen(item)) for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(frozen(item) for item in value)
    return (value.__class__.__name__, value) if isinstance(value, bool) else value


def thawed(value: Any) -> Any:
    """The plain data `frozen` was given."""
    if isinstance(value, tuple):
        if len(value) == 2 and value[0] == "{}":
            return {key: thawed(item) for key, item in sorted(value[1])}
        if len(value) == 2 and value[0] == "bool":
            return value[1]
        return [thawed(item) for item in value]
    return value


def read(events: Iterable[AnyEvent], names: Sequence[str]) -> Found:
    """The words for *events*."""
    found = Found()
    for event in events:
        reader = READERS.get(event.__class__)
        if reader is not None:
            reader(found, event, names)
    return found


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat - 1]


def _owners(event: ev.Event, names: Sequence[str]) -> list[str]:
    if event.to == PUBLIC:
        return ["public"]
    return [names[seat - 1] for seat in sorted(event.to)] if isinstance(event.to, frozenset) else []


def _add(found: Found, owners: Iterable[str], row: list[Any]) -> None:
    for owner in owners:
        found.results.append((owner, frozen(row)))


def _caused(found: Found, e: ev.Caused, names: Sequence[str]) -> None:
    found.exits[_name(names, e.seat)] = e.cause


def _revived(found: Found, e: ev.Revived, names: Sequence[str]) -> None:
    found.returns.append(_name(names, e.seat))


def _became(found: Found, e: ev.Became, names: Sequence[str]) -> None:
    found.roles[_name(names, e.seat)] = e.role


def _ended(found: Found, e: ev.Ended, names: Sequence[str]) -> None:
    found.winner = e.camp


def _told(found: Found, e: ev.Told, names: Sequence[str]) -> None:
    owners = _owners(e, names)
    kind, value = e.result, e.value
    if kind in ("camp", "role", "voided"):
        _add(found, owners, [kind, _name(names, e.about), value])
    elif kind == "fails":
        action, reason = value.split(":")
        _add(found, owners, ["fails", action.split(".")[0], reason])
    elif kind == "heart":
        object_, answer = value.split(":")
        _add(found, owners, ["heart", object_, answer == "yes"])
    elif kind == "raider":
        _add(found, owners, ["raider", _name(names, e.about)])
    elif kind == "visit":
        _add(found, owners, ["visit", _name(names, e.about), value == "yes"])
    elif kind == "flute":
        _add(found, owners, ["flute", "count", int(value)])
    elif kind == "perk":
        thing, _, number = value.partition(":")
        _add(found, owners, ["perk", thing, int(number)] if number else ["perk", _name(names, e.about), thing])


def _counted(found: Found, e: ev.Counted, names: Sequence[str]) -> None:
    if e.round == 1:
        for seat, votes in e.received:
            _add(found, ["public"], ["totals", _name(names, seat), votes])
        for ballot in e.ballots:
            _add(found, ["public"], ["ballots", _name(names, ballot.voter), _name(names, ballot.target)])


def _gained(found: Found, e: ev.Gained, names: Sequence[str]) -> None:
    if e.trait.startswith("struck:"):
        _add(found, ["public"], ["struck", e.trait.removeprefix("struck:"), True])
    elif e.trait == "silenced":
        _add(found, ["public"], ["silenced", _name(names, e.seat), True])
    elif e.trait == "no_raid":
        _add(found, ["public"], ["no_raid", "until", "dawn"])
    elif e.trait == "asleep":
        _add(found, [_name(names, e.seat)], ["asleep", _name(names, e.seat), True])
    elif e.trait == "bbj_winner":
        _add(found, [_name(names, e.seat)], ["perk", "ballot_weight", 2])
    elif e.trait.startswith("perk:"):
        _add(found, [_name(names, e.seat)], ["perk", _name(names, e.seat), e.trait.removeprefix("perk:")])


def _shown(found: Found, e: ev.Shown, names: Sequence[str]) -> None:
    if e.scene == "call" and e.key == "checkpoint":
        _add(found, ["public"], ["checkpoint", "uller", e.value])
    elif e.scene == "call" and e.to == PUBLIC and not e.key.endswith(".caller"):
        _add(found, ["public"], ["god", e.key, e.value])
    elif e.scene == "supplies" and e.key in ("apples", "mead"):
        _add(found, [_name(names, e.seat)], [e.key, _name(names, e.seat), e.value])
    elif e.scene == "free_time" and e.key == "victim":
        _add(found, ["public"], ["area", _name(names, e.seat), e.value])
    elif e.scene == "watch" and e.key.endswith(".1"):
        for voter, target, _ in e.value:
            _add(found, [_name(names, e.seat)], ["ballots", _name(names, voter), _name(names, target)])


READERS: dict[type, Callable[[Found, Any, Sequence[str]], None]] = {
    ev.Caused: _caused, ev.Revived: _revived, ev.Became: _became, ev.Ended: _ended, ev.Told: _told,
    ev.Counted: _counted, ev.Gained: _gained, ev.Shown: _shown,
}
