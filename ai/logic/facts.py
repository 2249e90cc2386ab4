"""The facts a deal must fit: the cast, who lives, who claimed what, what was reported, what one seat knows for certain.

Taken as given, as a careful player does: whoever truly holds a role that is told something at night reports what it was
told. Nothing is assumed of anybody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from ai.duties import MEDIUM, SEER, duty
from ai.factions import FOX, WOLF, kind_of, known_cast
from ai.reading import Reading, Report
from engine import catalogue
from engine.views import View

PLAIN = frozenset({
    "villager", "seer", "medium", "bodyguard", "freemason", "werewolf", "possessed", "fanatic", "fox", "depraver",
})  # fmt: skip
"""Roles under which only wolves and the seer's spell kill at night, nobody changes sides and results never lie."""
SIGHTS = {SEER: "divined", MEDIUM: "medium"}
"""Duties that are told what a seat is, and the kind of their reports."""


@dataclass(slots=True)
class Facts:
    """What is certain. Seats from 1.

    *domains*: seat → the roles it may have been dealt. *claims*: seat → role claimed and not taken back. *reports*:
    those of seats that claim a sight. *plain*: the cast has only roles of `PLAIN` and no weather, so that deaths and a
    game that goes on prove something.
    """

    ruleset: str
    cast: dict[str, int]
    seats: int
    alive: frozenset[int]
    domains: dict[int, frozenset[str]]
    claims: dict[int, str] = field(default_factory=dict)
    reports: tuple[Report, ...] = ()
    plain: bool = False
    over: bool = False
    killed: dict[int, int] = field(default_factory=dict)
    """Seat → the night it was found dead after."""

    def count(self, role: str) -> str:
        """How *role* is counted when a game is judged: `wolf`, `fox` or `human`."""
        kind = kind_of(self.ruleset, role)
        return "wolf" if kind == WOLF else "fox" if kind == FOX else "human"

    def wolf(self, role: str) -> bool:
        """Whether *role* counts as a wolf."""
        return self.count(role) == "wolf"

    def goes_on(self, wolves: int, foxes: int) -> bool:
        """Whether a game with so many living *wolves* and *foxes* could still be going on."""
        return self.over or not self.plain or 0 < wolves < len(self.alive) - wolves - foxes

    def sight(self, role: str) -> str:
        """The kind of report a holder of *role* gives, or empty."""
        if "Dreaming" in catalogue.role(self.ruleset, role).tags:
            return ""  # who only dreams is told the reverse, or anything
        return SIGHTS.get(duty(self.ruleset, role), "")

    def shown_as(self, role: str, kind: str) -> str:
        """What a report of *kind* says of a seat with *role*: `werewolf` or `human`."""
        facts = catalogue.role(self.ruleset, role)
        return "werewolf" if (facts.medium_as if kind == "medium" else facts.seen_as) in _DARK else "human"

    def narrowed(self, seat: int, roles: Iterable[str]) -> Facts:
        """The same facts and one more: *seat* was dealt one of *roles*."""
        domains = dict(self.domains)
        domains[seat] = domains.get(seat, frozenset()) & frozenset(roles)
        return replace(self, domains=domains)


_DARK = ("werewolf", "wolf")


def gather(reading: Reading, view: View | None = None) -> Facts:
    """The facts of *reading*, and with *view* what its seat alone knows."""
    cast = known_cast(reading.ruleset, reading.cast, reading.seats)
    cast = {role: n for role, n in cast.items() if n}
    everything = frozenset(cast)
    plain = everything <= PLAIN and not reading.options.get("weather") and reading.ruleset == "shikigami"
    facts = Facts(
        reading.ruleset, cast, reading.seats, frozenset(reading.alive),
        dict.fromkeys(range(1, reading.seats + 1), everything), plain=plain, over=reading.ended,
    )  # fmt: skip
    facts.claims = {seat: line.said.role for seat, line in reading.claims.items() if line.said.role}
    facts.reports = tuple(r for r in reading.reports if r.value in ("human", "werewolf"))
    if reading.dummy:
        _only(facts, reading.dummy, {r for r in cast if catalogue.role(reading.ruleset, r).may_be_dummy})
    if plain:
        for night, dead in reading.killed.items():
            for seat in dead:
                facts.killed[seat] = night
                _only(facts, seat, {role for role in cast if not facts.wolf(role)})
    if view is not None:
        _add_own(facts, view)
    return facts


def _only(facts: Facts, seat: int, roles: Iterable[str]) -> None:
    facts.domains[seat] = facts.domains.get(seat, frozenset()) & frozenset(roles)


def _add_own(facts: Facts, view: View) -> None:
    """What the viewer knows of itself and of those it is bound to, and what it was told where that cannot lie."""
    own = {seat: role for seat, role in view.roles.items() if role in facts.cast}
    if not facts.plain and facts.ruleset == "shikigami" and not facts.over:
        own = {}  # a role may be shown that one does not hold, and change later
    for seat, role in own.items():
        _only(facts, seat, {role})
    bond = catalogue.role(facts.ruleset, view.role).bond if view.role in facts.cast else ""
    if facts.plain and bond:
        bound = {role for role in facts.cast if catalogue.role(facts.ruleset, role).bond == bond}
        pack = view.bonds.get(bond, ())
        for seat in range(1, facts.seats + 1):
            _only(facts, seat, bound if seat in pack else set(facts.cast) - bound)
    if not facts.plain:
        return
    for told in view.told:
        if told.about and told.result in ("divined_wolf", "divined_human"):
            look = "werewolf" if told.result == "divined_wolf" else "human"
            _only(facts, told.about, {r for r in facts.cast if facts.shown_as(r, "divined") == look})
        elif told.about and told.result == "medium_result":
            look = "werewolf" if told.value in _DARK else "human"
            _only(facts, told.about, {r for r in facts.cast if facts.shown_as(r, "medium") == look})
