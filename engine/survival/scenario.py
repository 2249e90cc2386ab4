"""Scenarios of the lab (README section 13): from the file's words to a game, and from its events back to words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from msgspec import Struct

from engine import commands as do
from engine import events as ev
from engine.events import MASTER
from engine.lots import Forking, Lots
from engine.setup import Illegal
from engine.survival import course, defaults, gamelab, opening, wording
from engine.survival.day.calls import CHECKPOINTS
from engine.survival.gods import GODS
from engine.survival.night.before import pair
from engine.survival.options import fault, settle
from engine.survival.presets import PRESETS
from engine.survival.roles import ROLES
from engine.survival.table import Table
from engine.survival.terms import Power


class Stated(Struct, frozen=True, omit_defaults=True):
    """One outcome, as the file has it: what differs from "nothing happens"."""

    p: str = "1"
    exits: dict[str, str] = {}
    returns: list[str] = []
    roles: dict[str, str] = {}
    results: dict[str, list[list[Any]]] = {}
    winner: str = ""
    notes: str = ""


class Seat(Struct, frozen=True):
    """A seat of a scenario, by name."""

    name: str
    role: str


class Scenario(Struct, frozen=True, omit_defaults=True):
    """One scenario; without *outcomes* it is a question."""

    id: str = ""
    ruleset: str = "survival"
    preset: str = ""
    roles: dict[str, str] = {}
    day: int = 2
    phase: str = "night"
    given: dict[str, Any] = {}
    moves: list[dict[str, Any]] = []
    outcomes: list[Stated] | None = None
    covers: list[str] = []
    cites: list[str] = []
    note: str = ""

    @property
    def seats(self) -> list[Seat]:
        """The seats in their order."""
        if self.roles:
            return [Seat(name, role) for name, role in self.roles.items()]
        if self.preset not in PRESETS:
            raise Illegal("unknown_cast", cast=self.preset)
        return [Seat(f"s{at}", role) for at, role in enumerate(PRESETS[self.preset].roles, 1)]


Key = tuple[frozenset[Any], frozenset[Any], frozenset[Any], frozenset[Any], str]
"""An outcome: exits, returns, roles, results, winner, in a form that can be compared."""


class Still(Table):
    """A table on which no window ends by itself: the scenario says how far it is played."""

    def go_on(self) -> None:
        """Nothing follows."""


class Stage:
    """One scenario set up and played, once."""

    def __init__(self, scenario: Scenario, lots: Lots) -> None:
        self.scenario = scenario
        self.given = scenario.given
        self.names = [seat.name for seat in scenario.seats]
        self.numbers = {name: at for at, name in enumerate(self.names, 1)}
        self.table = Still(lambda scene: lots, True)
        self.fails: list[tuple[str, str, str]] = []
        self.said: list[wording.Result] = []
        """Results of a day game, in the scenario's words."""
        self.lay()
        self.start = len(self.table.log)

    # Words.

    def number(self, name: object) -> int:
        found = self.numbers.get(str(name))
        if found is None:
            raise Illegal("scenario_seat", scenario=self.scenario.id, seat=name)
        return found

    def list_of(self, value: object) -> list[int]:
        return [self.number(name) for name in (value if isinstance(value, list) else [value])]

    # The position.

    def lay(self) -> None:
        """Opens the game at the scenario's moment."""
        scenario, table = self.scenario, self.table
        options = self.options()
        roles = [seat.role for seat in scenario.seats]
        for role in roles:
            if role not in ROLES:
                raise Illegal("unknown_role", role=role)
        table.emit(ev.Opened(
            ruleset="survival", version=opening.VERSION, seats=tuple(ev.SeatInfo(name=name) for name in self.names),
            cast={role: roles.count(role) for role in roles}, options=options,
        ))
        table.emit(ev.Sealed(to=MASTER))
        for seat, role in enumerate(roles, 1):
            table.emit(ev.Dealt(to=frozenset((seat,)), seat=seat, role=role))
        table.emit(ev.PhaseBegan(phase="morning", day=scenario.day))
        twins = [seat for seat, role in enumerate(roles, 1) if role == "twin"]
        if len(twins) == 2:
            table.gain(twins[0], "twin", twins[1])
            table.gain(twins[1], "twin", twins[0])
        for name, how in self.given.get("exited", {}).items():
            seat = self.number(name)
            day = int(how.get("day", 1))
            table.emit(ev.Died(seat=seat, cause="exited", day=day))
            table.emit(ev.Caused(to=MASTER, seat=seat, cause=str(how.get("cause", "vote")), day=day))
        for effect in self.given.get("effects", []):
            self.effect(dict(effect))
        self.facts()

    def options(self) -> dict[str, Any]:
        chosen: dict[str, Any] = {"gods": ",".join(GODS)}
        settings: dict[str, Any] = dict(PRESETS[self.scenario.preset].options) if self.scenario.preset else {}
        settings |= self.given.get("settings", {})
        for name, value in settings.items():
            if name == "witch_uses":
                for kind in ("kill", "revive"):
                    chosen[f"witch_{kind}s"] = -1 if value is None else int(value.get(kind, -1))
            elif name == "count_has_seat":
                chosen[name] = self.number(value) if value else 0
            elif fault(name, value):
                raise Illegal("option_value", option=name, value=value)
            else:
                chosen[name] = value
        return settle(chosen)

    def effect(self, effect: dict[str, Any]) -> None:
        """One entry of `given.effects`."""
        table, s = self.table, self.table.s
        kind = str(effect["effect"])
        seats = self.list_of(effect.get("seats", []))
        if kind == "struck":
            table.gain(0, f"struck:{effect['clause']}")
        elif kind == "called":
            for god in effect.get("gods", []) or [effect["god"]]:
                table.gain(0, f"called:{god}")
        elif kind == "loki_trap":
            table.gain(0, f"loki_trap:{effect['god']}")
        elif kind == "no_raid":
            table.gain(0, "no_raid")
        elif kind == "marked_last_night":
            for seat in (t for t in s.active() for power in s.roles[t].every(Power) if power.action == "moon_mark"):
                table.gain(seat, "last_mark", seats[0])
        elif kind == "night_watch":
            for seat in seats:
                table.gain(seat, "perk:night_watch")
        elif kind != "guarded_last_night":
            if kind not in PLAIN:
                raise Illegal("scenario_effect", scenario=self.scenario.id, effect=kind)
            for seat in seats:
                table.gain(seat, kind)
            if kind == "ward" and len(seats) == 2:
                for seat in (t for t in s.active() for power in s.roles[t].every(Power) if power.action == "ward"):
                    table.gain(seat, "last_pair", pair(*seats))

    def facts(self) -> None:
        """The free facts of `given`."""
        table, given = self.table, self.given
        for thing in ("apples", "mead"):
            for name, amount in given.get(thing, {}).items():
                table.supply(thing, self.number(name), int(amount))
        for name, perks in given.get("perks", {}).items():
            for perk in perks:
                table.gain(self.number(name), f"perk:{perk}")
        for name, actions in given.get("used", {}).items():
            for action in actions:
                table.gain(self.number(name), f"used:{BORROWS.get(action, action)}")
        for name, area in given.get("areas", {}).items():
            table.show("free_time", "area", area, self.number(name))
        hearts = given.get("hearts", {})
        touched = given.get("touched", {})
        asked = [str(t) for move in self.scenario.moves if move["do"] == "survey" for t in move.get("targets", [])]
        placed = {name: str(place) for name, place in hearts.items() if str(place).startswith("object_")}
        for object_ in dict.fromkeys([*touched, *placed.values(), *asked]):
            table.show("hearts", object_, self.list_of(touched.get(object_, [])))
        for name, object_ in placed.items():
            table.gain(self.number(name), "heart", int(object_.removeprefix("object_")))

    # Playing.

    def play(self) -> None:
        phase = self.scenario.phase
        if phase.startswith("game:"):
            gamelab.play(self, phase.removeprefix("game:"))
        elif phase in PLAYS:
            PLAYS[phase](self)
        else:
            raise Illegal("scenario_phase", scenario=self.scenario.id, phase=phase)

    def begin(self, phase: str, round_: int = 0) -> None:
        self.table.emit(ev.PhaseBegan(phase=phase, day=self.scenario.day, round=round_))

    def moves(self) -> Iterator[dict[str, Any]]:
        """The moves in order, as long as the game goes on."""
        for move in self.scenario.moves:
            if self.table.s.phase == "over":
                return
            yield move

    def submit(self, move: dict[str, Any]) -> None:
        """One move; what is refused is kept as a `fails` result."""
        seat = 0 if move["seat"] in ("host", "Count") else self.number(move["seat"])
        try:
            self.table.submit(seat, self.command(seat, move))
        except Illegal as refused:
            if seat:
                self.fails.append((self.names[seat - 1], str(move["do"]), refused.reason))

    def command(self, seat: int, move: dict[str, Any]) -> do.AnyCommand:
        """A move as a command."""
        action = str(move["do"])
        named = move.get("targets", [])
        picks: dict[str, tuple[str, ...]] = {}
        if action == "survey":
            picks["object"] = tuple(map(str, named))
            return do.Act(action=action, picks=picks)
        if action == "hide_heart":
            return do.Act(action=action, picks={"object": (str(move.get("object") or named[0]),)})
        if action == "delete_rule":
            return do.Act(action=action, picks={"clause": (str(move["clause"]),)})
        if action == "go_room":
            return do.Act(action=action, picks={"room": (str(move["room"]),)})
        targets = tuple(self.list_of(named))
        if action == "vote":
            return do.Vote(target=targets[0] if targets else 0, more=targets[1:])
        if action == "check_twin":
            if targets and not self.table.s.has(seat, "twin"):
                self.table.gain(seat, "twin", targets[0])
            return do.Act(action=action)
        if action == "borrow":
            return do.Act(action=f"borrow.{move.get('choice') or move.get('power')}", targets=targets)
        if action == "use_perk":
            if "pair" in move:
                picks["pair"] = tuple(str(seat) for seat in self.list_of(move["pair"]))
            return do.Act(action=f"use_perk.{move['perk']}", targets=targets, picks=picks)
        if action == "call":
            for key in ("trap", "pay"):
                if move.get(key):
                    picks[key] = (str(move[key]),)
            god = str(move["god"])
            if god == "loki" and "trap" not in picks and move.get("targets"):
                picks["trap"] = (str(move["targets"][0]),)
            return do.Act(action=f"call.{god}", targets=() if god in ALONE else targets, picks=picks)
        if action == "report_violation":
            picks["prohibition"] = (str(move["prohibition"]),)
        return do.Act(action=action, targets=targets, picks=picks)

    def night(self) -> None:
        self.begin("night")
        late = []
        for move in self.moves():
            if move["do"] == "timeout":
                late.append(self.number(move["seat"]))
            elif move["do"] != "skip":
                self.submit(move)
        for seat in late:
            defaults.owed(self.table, seat)
        if self.table.s.phase != "over":
            course.play_night(self.table)

    def vote(self) -> None:
        table = self.table
        before = [move for move in self.scenario.moves if move["do"] in ("restrain", "step_out")]
        if before:
            self.begin("discussion", 1)
            for move in before:
                self.submit(move)
        course.begin_vote(table)
        late = False
        for move in self.moves():
            if move["do"] == "close_vote":
                late = True
            elif move not in before and move["do"] != "done":
                self.submit(move)
        if table.s.phase != "vote":
            return
        course.close_vote(table, late)
        if table.s.phase == "vote":
            for name, slips in self.given.get("runoff", {}).items():
                self.runoff(name, str(slips).split("+"))
            course.close_vote(table, late)

    def runoff(self, name: str, slips: list[str]) -> None:
        chosen = tuple(self.list_of(slips))
        try:
            self.table.submit(self.number(name), do.Vote(target=chosen[0], more=chosen[1:]))
        except Illegal as refused:
            raise Illegal("scenario_runoff", scenario=self.scenario.id, seat=name, why=refused.reason) from refused

    def by_day(self) -> None:
        """Calls, free time and the discussion; then the checkpoints up to `given.until`."""
        table = self.table
        at = str(self.given.get("called_at", ""))
        for move in self.moves():
            phase = DAY_PHASE.get(str(move["do"]), at or "free_time")
            if phase.startswith("free_time") and table.s.phase != "free_time":
                self.begin("free_time", 2)
            elif phase == "day_game_result" and table.s.phase != phase:
                self.begin(phase)
            elif phase.startswith("discussion") and table.s.phase != "discussion":
                self.leave()
                self.begin("discussion", 2 if phase == "discussion_second_half" else 1)
            elif phase == "morning" and table.s.phase != "morning":
                self.begin("morning")
            if table.s.phase != "over":
                self.submit(move)
        self.leave()
        until = self.given.get("until")
        for name in CHECKPOINTS if until in CHECKPOINTS else ():
            if table.s.phase != "over":
                course.checkpoint(table, name)
            if name == until:
                break

    def leave(self) -> None:
        """The end of free time: skoll and freki strike."""
        if self.table.s.phase == "free_time":
            course.strikes(self.table)

    def perk(self) -> None:
        self.begin("perk_use")
        for move in self.moves():
            self.submit(move)
        if self.table.s.phase != "over":
            course.use_perks(self.table)

    def dusk(self) -> None:
        for move in self.moves():
            self.submit(move)
        self.begin("dusk")
        course.terms(self.table)

    def morning(self) -> None:
        for move in self.moves():
            self.submit(move)

    # What came of it.

    def key(self) -> Key:
        found = wording.read(self.table.log[self.start:], self.names)
        found.results += self.said
        for name, action, reason in self.fails:
            found.results.append((name, wording.frozen(["fails", action, reason])))
        key: Key = found.key(dict(zip(self.names, (seat.role for seat in self.scenario.seats), strict=True)))
        return key


PLAIN = frozenset({
    "ward", "tyr", "shelter", "blessed", "sealed", "asleep", "void", "silenced", "doomed", "hood_open", "bbj_winner",
    "jormungandr", "riches", "hypnosis_paid", "stepped_out",
})
"""Effects that are marks of the same name."""
BORROWS = {"knight": "borrow.knight", "seer": "borrow.seer", "medium": "borrow.medium"}
ALONE = frozenset(god.id for god in GODS.values() if not god.count)
DAY_PHASE = {
    "sun_raid": "free_time", "devour_apples": "free_time", "restrain": "discussion", "step_out": "discussion",
    "delete_rule": "morning",
}
PLAYS = {
    "night": Stage.night, "vote": Stage.vote, "day": Stage.by_day, "perk": Stage.perk, "dusk": Stage.dusk,
    "morning": Stage.morning,
}


def walk(scenario: Scenario, limit: int) -> Iterator[tuple[Fraction, Stage]]:
    """Every way the scenario can go, with its exact odds. Raises `TooManyWays` beyond *limit*."""
    scripts: list[tuple[int, ...]] = [()]
    walked = 0
    while scripts:
        script = scripts.pop()
        walked += 1
        if walked > limit:
            raise TooManyWays
        lots = Forking(script)
        stage = Stage(scenario, lots)
        stage.play()
        picks: list[int] = []
        p = Fraction(1)
        for at, (weights, picked) in enumerate(lots.seen):
            p *= Fraction(weights[picked], sum(weights))
            if at >= len(script):
                scripts.extend((*picks, other) for other, w in enumerate(weights) if other != picked and w > 0)
            picks.append(picked)
        yield p, stage


class TooManyWays(Exception):
    """There are more ways than may be walked."""
