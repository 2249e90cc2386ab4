"""Night-lab scenarios of this rule set: from the file's words to a night, and from settled nights back to words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.lots import Forking, Lots
from engine.rulebook import Bearer, Bound
from engine.setup import Illegal
from engine.shikigami.acting import Acting
from engine.shikigami.day.draft import Dusk
from engine.shikigami.names import ACTION_ALIASES, CAUSE_ALIASES, PASS_ALIASES, RESULT_ALIASES
from engine.shikigami.night.draft import Night
from engine.shikigami.plans import Plans, plans
from engine.shikigami.roles import ALIASES, ROLES
from engine.shikigami.scene import Position, Seating, Stand, Vote, persons
from engine.shikigami.terms import Count, Mark
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import LATEST, VERSIONS
from engine.shikigami.weathers import ONLY_LATER, WEATHERS

TraitWord = str | tuple[str, int | str]
"""A trait in a file: its id, or [id, argument]."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat of a scenario. *wears*: the name of the body a possessor wears."""

    name: str
    role: str
    alive: bool = True
    traits: list[TraitWord] = []
    sex: str = "male"
    dummy_boy: bool = False
    wears: str = ""


class Action(Struct, frozen=True, omit_defaults=True):
    """A recorded night vote; of a path, the last target is the real one."""

    actor: str
    action: str
    targets: list[str] = []


class Row(Struct, frozen=True, omit_defaults=True):
    """One outcome, as the file has it: what differs from "nothing happens"."""

    p: str = "1"
    deaths: dict[str, str] = {}
    results: dict[str, list[list[str | int | None]]] = {}
    traits_added: dict[str, list[TraitWord]] = {}
    traits_lost: dict[str, list[TraitWord]] = {}
    decided: str | None = None
    """By day: who is executed, nobody for a re-vote."""


class Scenario(Struct, frozen=True, omit_defaults=True):
    """One scenario; without *outcomes* it is a question.

    *phase* `night` resolves *actions* on night *night*; `day` counts *votes* (voter → whom) on day *night* (or *day*,
    which is the same thing) and everything the evening brings. Results by day are those told next morning.
    """

    id: str = ""
    ruleset: str = "shikigami"
    version: str = LATEST.id
    phase: str = "night"
    night: int = 2
    day: int = 0
    votes: dict[str, str] = {}
    weather: list[str] = []
    seats: list[Seat] = []
    actions: list[Action] = []
    outcomes: list[Row] | None = None
    options: list[str] = []
    open_cast: bool = False
    public: list[list[str]] = []
    cites: str = ""
    note: str = ""


NAMING = frozenset({"reporter_scoop", "clairvoyance", "presage"})
"""Results whose value is a seat."""

Key = tuple[frozenset[Any], frozenset[Any], frozenset[Any], frozenset[Any]]
"""An outcome: deaths, results, traits added, traits lost, in a form that can be compared."""

ACTIONS = {mine.action: mine for bearer in (*ROLES.values(), *TRAITS.values()) for mine in bearer.every(Acting)}
TRAIT_ALIASES = {trait.ref: trait.id for trait in TRAITS.values()}
WEATHER_ALIASES = {weather.ref: weather.id for weather in WEATHERS.values()}


class Village:
    """The night of a scenario, ready to be run. Raises `Illegal` for ids and names that do not exist."""

    __slots__ = ("_plain", "_seats", "bounds", "names", "night")

    def __init__(self, scenario: Scenario, pruned: bool = True) -> None:
        self.names = [seat.name for seat in scenario.seats]
        self._plain = scenario.outcomes is not None and not any(
            len(told) > 2 for row in scenario.outcomes for results in row.results.values() for told in results
        )
        self._seats = {name: at for at, name in enumerate(self.names, 1)}
        if len(self._seats) != len(self.names) or not self.names:
            raise Illegal("scenario_seats", scenario=scenario.id)
        if scenario.version not in VERSIONS:
            raise Illegal("unknown_version", version=scenario.version)
        if scenario.phase not in VILLAGES:
            raise Illegal("scenario_phase", scenario=scenario.id, phase=scenario.phase)
        number = scenario.day or scenario.night
        if number < 1:
            raise Illegal("scenario_night", scenario=scenario.id, night=number)
        version = VERSIONS[scenario.version]
        roles = [ROLES[_known(seat.role, ALIASES, ROLES, "unknown_role")] for seat in scenario.seats]
        marks = [tuple(self._mark(word) for word in seat.traits) for seat in scenario.seats]
        sky = [_known(name, WEATHER_ALIASES, WEATHERS, "unknown_weather") for name in scenario.weather]
        for name in sky:
            if name in ONLY_LATER and not version.later_weathers:
                raise Illegal("unknown_weather", weather=name, version=version.id)
        options = dict.fromkeys(scenario.options, True)
        if scenario.open_cast:
            options["open_cast"] = True
        extra = {trait for seat in marks for trait, _ in seat} | set(sky) | ({"joker", "death_note"} & set(options))
        if "no_silence" in options:
            extra.add("mute")
        bound = plans(frozenset(role.id for role in roles), frozenset(extra), pruned)
        start = Position(
            number, Seating([roles[0], *roles]),
            sum(1 << at for at, seat in enumerate(scenario.seats, 1) if seat.alive), ((), *marks), TRAITS, version,
            weathers=tuple(WEATHERS[name] for name in sky),
            wears={at: self._seat(seat.wears) for at, seat in enumerate(scenario.seats, 1) if seat.wears},
            dummy=next((at for at, seat in enumerate(scenario.seats, 1) if seat.dummy_boy), 0),
            sexes=("", *(seat.sex for seat in scenario.seats)), options=options,
            foxes=any(role.count is Count.FOX for role in roles), roles=ROLES,
        )
        self._open(scenario, start, bound)

    def _open(self, scenario: Scenario, start: Position, bound: Plans) -> None:
        passes = [action for action in scenario.actions if _is_pass(action.action)]
        passed = frozenset(self._seat(action.actor) for action in passes)
        self.night = Night(start, bound.night, Forking(), [], passed)
        self.night.votes = [self._vote(action) for action in scenario.actions if action not in passes]
        self.bounds: tuple[Bound, ...] = bound.night.on(start.night)

    def _seat(self, name: str) -> int:
        if name not in self._seats:
            raise Illegal("unknown_seat", name=name)
        return self._seats[name]

    def _mark(self, word: TraitWord) -> Mark:
        trait, arg = (word, 0) if isinstance(word, str) else word
        known = _known(trait, TRAIT_ALIASES, TRAITS, "unknown_trait")
        return known, self._seat(arg) if isinstance(arg, str) else arg

    def _vote(self, action: Action) -> Vote:
        """A recorded vote."""
        name = _known(action.action, ACTION_ALIASES, ACTIONS, "unknown_action")
        night = self.night
        actor = self._seat(action.actor)
        bodies = tuple(map(self._seat, action.targets))
        targets = persons(bodies, night.start.wears, night.start.living)
        bearer: Bearer = night.role(actor)
        for trait, _ in night.marks[actor]:
            if any(mine.action == name for mine in TRAITS[trait].every(Acting)):
                bearer = TRAITS[trait]
        return Vote(actor, name, targets, bearer, bodies=bodies)

    @property
    def scene(self) -> Stand:
        """What the readers work on."""
        return self.night

    def again(self, lots: Lots) -> Stand:
        """A fresh night with *lots* of its own."""
        night = self.night.copy()
        night.lots = lots
        return night

    # Back to words.

    def key(self, night: Stand) -> Key:
        """What came of it. A seat that is alive again is no death; what only the rules remember is no trait.

        Values of results count unless the scenario states its outcomes without any.
        """
        plain = self._plain
        return (
            frozenset((seat, cause) for seat, cause in night.deaths.items() if not night.alive(seat)),
            _counted((seat, (result, about, "" if plain else value)) for seat, result, about, value in night.told),
            _counted((seat, (trait, arg)) for seat, trait, arg in night.gained if not TRAITS[trait].secret),
            _counted((seat, (trait, arg)) for seat, trait, arg in night.lost if not TRAITS[trait].secret),
        )

    def expected(self, row: Row) -> Key:
        """A stated outcome as a key. A result of two elements has no value."""
        results = []
        for name, told in row.results.items():
            for result in told:
                if not 1 <= len(result) <= 3 or not isinstance(result[0], str):
                    raise Illegal("scenario_result", seat=name)
                about = self._seat(str(result[1])) if len(result) > 1 and result[1] else 0
                value = str(result[2]) if len(result) > 2 else ""
                if RESULT_ALIASES.get(result[0], result[0]) in NAMING and value in self._seats:
                    value = str(self._seats[value])
                results.append((self._seat(name), (RESULT_ALIASES.get(result[0], result[0]), about, value)))
        return (
            frozenset((self._seat(name), CAUSE_ALIASES.get(cause, cause)) for name, cause in row.deaths.items()),
            _counted(results),
            self._stated(row.traits_added),
            self._stated(row.traits_lost),
        )

    def _stated(self, words: dict[str, list[TraitWord]]) -> frozenset[Any]:
        return _counted((self._seat(name), self._mark(word)) for name, listed in words.items() for word in listed)

    def row(self, key: Key) -> dict[str, Any]:
        """An outcome in the file's words, everything in seat order."""
        deaths, results, added, lost = key
        return {
            "deaths": {self.name(seat): cause for seat, cause in sorted(deaths)},
            "results": self._grouped(
                (seat, [result, self.name(about), *([self.valued(result, value)] if value else [])])
                for (seat, (result, about, value)), many in sorted(results) for _ in range(many)
            ),
            "traits_added": self._traits(added),
            "traits_lost": self._traits(lost),
        }

    def _traits(self, marks: frozenset[Any]) -> dict[str, list[Any]]:
        return self._grouped(
            (seat, [trait, self.name(arg) if TRAITS[trait].of_seat else arg] if arg else trait)
            for (seat, (trait, arg)), many in sorted(marks) for _ in range(many)
        )

    def _grouped(self, entries: Iterable[tuple[int, Any]]) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {}
        for seat, entry in entries:
            found.setdefault(self.name(seat), []).append(entry)
        return found

    def valued(self, result: str, value: str) -> str:
        """The value of *result* in the file's words."""
        return self.name(int(value)) if result in NAMING else value

    def name(self, seat: int) -> str:
        """The name of *seat*, empty for nobody."""
        return self.names[seat - 1] if seat else ""


class DayVillage(Village):
    """The count of a day, and what the evening brings, ready to be run."""

    __slots__ = ("dusk",)

    def _open(self, scenario: Scenario, start: Position, bound: Plans) -> None:
        votes: dict[int, int] = {}
        for voter, target in scenario.votes.items():
            seat = self._seat(voter)
            (votes[seat],) = persons((self._seat(target),), start.wears, start.living)
        self.dusk = Dusk(start, bound.dusk, Forking(), votes)
        self.bounds = bound.dusk.on(start.night)

    @property
    def scene(self) -> Stand:
        return self.dusk

    def again(self, lots: Lots) -> Dusk:
        """A fresh evening with *lots* of its own."""
        dusk = self.dusk.copy()
        dusk.lots = lots
        return dusk

    def key(self, scene: Stand) -> Key:
        """As by night; results are those kept for the morning, and who was executed counts."""
        assert isinstance(scene, Dusk)
        deaths, _, added, lost = super().key(scene)
        plain = self._plain
        results = _counted((seat, (result, about, "" if plain else value)) for seat, result, about, value in scene.kept)
        return frozenset({*deaths, ("decided", scene.decided)}), results, added, lost

    def expected(self, row: Row) -> Key:
        deaths, results, added, lost = super().expected(row)
        decided = self._seat(row.decided) if row.decided else 0
        return frozenset({*deaths, ("decided", decided)}), results, added, lost

    def row(self, key: Key) -> dict[str, Any]:
        deaths, results, added, lost = key
        decided = next(seat for word, seat in deaths if word == "decided")
        found = super().row((frozenset(death for death in deaths if death[0] != "decided"), results, added, lost))
        return {"decided": self.name(decided) or None, **found}


VILLAGES: dict[str, type[Village]] = {"night": Village, "day": DayVillage}
"""How the phases of a scenario are run."""


def village_of(scenario: Scenario, pruned: bool = True) -> Village:
    """The scenario's village, by its phase; raises `Illegal`."""
    return VILLAGES.get(scenario.phase, Village)(scenario, pruned)


def _counted(entries: Iterable[Any]) -> frozenset[Any]:
    """A multiset that can be compared: (entry, how many)."""
    many: dict[Any, int] = {}
    for entry in entries:
        many[entry] = many.get(entry, 0) + 1
    return frozenset(many.items())


def _is_pass(name: str) -> bool:
    """Whether an action of that *name* is a pass. Raises `Illegal` for a pass of what nobody can do."""
    name = PASS_ALIASES.get(name, name)
    if not name.endswith("_pass"):
        return False
    _known(name.removesuffix("_pass"), {}, ACTIONS, "unknown_action")
    return True


def _known(name: str, aliases: dict[str, str], table: dict[str, Any], reason: str) -> str:
    if name in table:
        return name
    if name in aliases:
        return aliases[name]
    raise Illegal(reason, id=name)
