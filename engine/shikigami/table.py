"""The course of a village: what commands and the end of a phase make happen.

Everything a command needs is checked before the first event (`refusing`); every event is applied the moment it is
made. Chance is asked of `lots(scene)`, one maker of lots for each scene (`deal`, `night.3`, `vote.4.1`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine import commands as do
from engine import events as ev
from engine.actions import ActionSpec
from engine.events import MASTER, PUBLIC, AnyEvent, Audience
from engine.lots import Kept, Lots
from engine.rulebook import Bound, Note, explain, play
from engine.setup import Illegal, Setup
from engine.shikigami import evening, morning, refusing, talk, telling
from engine.shikigami.acting import Acting, Instant
from engine.shikigami.asking import acted, actors, bonded, specs, targets, waiting, writes_for
from engine.shikigami.checks import check
from engine.shikigami.day.draft import Dusk
from engine.shikigami.dealing import (
    authority,
    deal,
    introductions,
    traits_of_all,
)
from engine.shikigami.night.draft import Night
from engine.shikigami.night.oracles import RainPraying
from engine.shikigami.options import settle
from engine.shikigami.plans import Plans, plans
from engine.shikigami.roles import ROLES
from engine.shikigami.scene import Position, Stand, Vote
from engine.shikigami.state import State
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import VERSIONS
from engine.shikigami.victory import CAMPS, Standing, judge, winners
from engine.shikigami.weathers import WEATHERS

FOR_A_DAY = frozenset({"bad_status"})
"""Traits that are gone when the next night falls."""
OPTION_TRAITS = {"joker": "joker", "death_note": "death_note", "no_silence": "mute"}
"""Option → the trait it brings into play."""
FOR_ANOTHER_WORLD = frozenset({ev.Dealt, ev.HasVoted})
"""What an imagined game does not take over from a view: the world says it, or it is asked for anew."""
NOBODY = plans(frozenset())


class Table:
    """One village in play: its log and its state. *trace*: nights and counts are explained in the log."""

    __slots__ = ("_specs", "log", "lots", "plans", "s", "trace")

    def __init__(self, lots: Callable[[str], Lots], trace: bool) -> None:
        self.log: list[AnyEvent] = []
        self.s = State()
        self.lots = lots
        self.trace = trace
        self.plans: Plans = NOBODY
        self._specs: dict[int, list[ActionSpec]] = {}

    # Events.

    def emit(self, event: AnyEvent) -> None:
        """Takes an event into log and state."""
        self.log.append(event)
        self.s.apply(event)

    def fold(self, events: Iterable[AnyEvent]) -> None:
        """Takes in events that were made before; the rules are not run."""
        for event in events:
            self.emit(event)
        self.bind()

    def bind(self) -> None:
        """Binds the rulebook to who may be in play now."""
        s = self.s
        extra = {trait for marks in s.marks for trait, _ in marks}
        extra |= {trait for option, trait in OPTION_TRAITS.items() if s.options.get(option)}
        extra |= {sky for skies in s.skies.values() for sky in skies}
        if s.options.get("weather") or RainPraying in self.plans.night.kinds:
            extra |= set(WEATHERS)
        self.plans = plans(frozenset(role.id for role in s.roles[1:]), frozenset(extra))

    def chance(self, scene: str) -> Kept:
        """The lots of *scene*, each draw kept for the log."""
        return Kept(self.lots(scene))

    def forget_offers(self) -> None:
        """What seats may do has changed: `legal` is worked out anew."""
        self._specs.clear()

    # Opening.

    def open(self, setup: Setup) -> None:
        """Checks *setup*, deals the cast and begins night 1. Raises `Illegal` before anything happens."""
        check(setup)
        options = settle(setup.options)
        shown = options["cast_shown"]
        cast = dict(setup.cast)
        self.emit(ev.Opened(
            ruleset="shikigami", version=setup.version, seats=setup.seats, cast=cast if shown else {}, options=options
        ))
        self.emit(ev.Sealed(to=MASTER, seed=setup.seed, cast={} if shown else cast))
        kept = self.chance("deal")
        dealt = deal(setup, kept)
        self.log_draws(kept)
        self.seat(dealt)
        kept = self.chance("deal.traits")
        if lucky := authority(self.s, kept):
            self.emit(ev.Gained(to=telling.shown_to(lucky, "authority"), seat=lucky, trait="authority"))
        self.log_draws(kept)
        self.bind()
        if options["opening_day"]:
            self.emit(ev.PhaseBegan(phase="day", day=1))
            self._go_on()
        else:
            self.begin_night(1)

    def seat(self, dealt: Mapping[int, str]) -> None:
        """Gives the seats their roles and introduces those who know each other. Who takes itself for somebody else is
        told so; what it is in truth is the master's."""
        for seat in sorted(dealt):
            role = ROLES[dealt[seat]]
            self.emit(ev.Dealt(to=frozenset((seat,)), seat=seat, role=role.shown_as))
            if role.shown_as != role.id:
                self.emit(ev.Dealt(to=MASTER, seat=seat, role=role.id))
        for seat, trait in traits_of_all(self.s):
            self.emit(ev.Gained(to=telling.shown_to(seat, trait), seat=seat, trait=trait))
        self.bind()
        telling.introduce(self, introductions(self.s.roles, self.s.dummy))

    def imagine(
        self, seen: Iterable[AnyEvent], world: Mapping[int, str], marks: Iterable[tuple[int, str, int]]
    ) -> None:
        """The village of *world* as somebody has *seen* it (`engine.imagine`)."""
        opened, *rest = seen
        if not isinstance(opened, ev.Opened):
            raise Illegal("seats")
        if sorted(world) != list(range(1, len(opened.seats) + 1)):
            raise Illegal("seats", seats=len(world))
        for role in world.values():
            if role not in ROLES:
                raise Illegal("unknown_role", role=role)
        self.emit(opened)
        self.emit(ev.Sealed(to=MASTER))
        self.seat(world)
        for event in rest:
            if isinstance(event, ev.Introduced):
                if event.bond == "lovers":
                    self.emit(event)
            elif isinstance(event, ev.Gained) and (event.trait, event.arg) in self.s.marks[event.seat]:
                continue
            elif event.__class__ not in FOR_ANOTHER_WORLD:
                self.emit(event)
        for seat, trait, arg in marks:
            if (trait, arg) not in self.s.marks[seat]:
                self.emit(ev.Gained(to=MASTER, seat=seat, trait=trait, arg=arg))
        self.bind()
        for seat in self.s.fallen if self.s.phase == "night" else ():
            if self.s.deaths[seat] == "vote_killed":
                dusk = Dusk(self.position(), self.plans.reading, self.chance("reading"), {}, decided=seat)
                play(self.plans.reading.on(self.s.day), dusk)
                telling.keep_until_morning(self, dusk)

    # Commands.

    def legal(self, seat: int) -> list[ActionSpec]:
        """What *seat* may do now."""
        found = self._specs.get(seat)
        if found is None:
            found = self._specs[seat] = specs(self.s, seat)
        return found

    def waiting(self) -> int:
        """The mask of seats the phase still waits for."""
        return waiting(self.s)

    def submit(self, seat: int, command: do.AnyCommand) -> None:
        """Does what *seat* (0: the host) asks for, or raises `Illegal` with nothing done."""
        s = self.s
        if s.phase == "over":
            raise Illegal("over")
        if command.__class__ is do.TimeUp:
            if seat:
                raise Illegal("host_only")
            self._time_up()
            self._go_on()
            return
        if not 1 <= seat <= s.n or seat == s.dummy:
            raise Illegal("not_yours", seat=seat)
        refusing.note_fits(command.note)
        answer = ANSWERS.get(command.__class__)
        if answer is None:
            raise Illegal("action")
        if answer(self, seat, command):
            self._go_on()

    def _say(self, seat: int, command: do.Say) -> bool:
        s = self.s
        to = refusing.may_say(s, seat, command)
        self._note(seat, command.note)
        kept = self.chance(f"talk.{s.day}.{s.phase}.{seat}.{s.spoken[seat]}")
        marks = talk.marks_of(s, seat, command, kept)
        self.log_draws(kept)
        for event in talk.spread(s, seat, command, to, marks):
            self.emit(event)
        self._specs.pop(seat, None)
        return s.phase != "night" and command.channel == "talk"

    def _vote(self, seat: int, command: do.Vote) -> bool:
        s = self.s
        refusing.may_vote(s, seat, command.target)
        self._note(seat, command.note)
        to: Audience = PUBLIC if s.options["open_vote"] else frozenset((seat,))
        self.emit(ev.Voted(to=to, seat=s.body(seat), target=command.target, day=s.day, round=s.round))
        self.emit(ev.HasVoted(seat=s.body(seat)))
        self._specs.pop(seat, None)
        return True

    def _rest(self, seat: int, command: do.Ready) -> bool:
        refusing.may_rest(self.s, seat)
        self._note(seat, command.note)
        self.emit(ev.Readied(to=frozenset((seat,)), seat=seat))
        self._specs.pop(seat, None)
        return True

    def _use(self, seat: int, command: do.Act) -> bool:
        acting = refusing.may_act(self.s, seat, command)
        self._note(seat, command.note)
        self._act(seat, acting, command.targets)
        return True

    def _pass(self, seat: int, command: do.Skip) -> bool:
        acting = refusing.may_skip(self.s, seat, command.action)
        self._note(seat, command.note)
        self._act(seat, acting, (), skipped=True)
        return True

    def _write(self, seat: int, command: do.WriteWill) -> bool:
        refusing.may_write(self.s, seat, command)
        self._note(seat, command.note)
        whose = writes_for(self.s, seat)
        self.emit(ev.WillWritten(
            to=frozenset((seat, whose)), seat=whose, text=command.text, statements=command.statements
        ))
        return False

    def _only_note(self, seat: int, command: do.Note) -> bool:
        self._note(seat, command.note)
        return False

    def _note(self, seat: int, note: str) -> None:
        if note and self.s.notes.get(seat) != note:
            self.emit(ev.Noted(to=frozenset((seat,)), seat=seat, note=note))

    def _act(self, seat: int, acting: Acting, chosen: tuple[int, ...], skipped: bool = False) -> None:
        s = self.s
        to = frozenset((seat,))
        if acting.pack:
            to |= {t for t in range(1, s.n + 1) if s.alive(t) and bonded(s, t, acting.pack)}
        self.emit(ev.Acted(to=to, seat=seat, day=s.day, action=acting.action, targets=chosen, skipped=skipped))
        self.forget_offers()
        if not skipped and s.roles[seat].get(Instant) is not None:
            self._at_once(Vote(seat, acting.action, chosen, s.roles[seat]))

    def _at_once(self, vote: Vote) -> None:
        """instant_actions: resolved the moment the vote is cast."""
        kept = self.chance(f"instant.{self.s.day}.{vote.seat}")
        night = Night(self.position(), self.plans.instant, kept, [vote])
        self.run(self.plans.instant.on(self.s.day), night, kept)
        telling.settle_marks(self, night)

    def _time_up(self) -> None:
        """By day the talk is over. Whoever still owes a vote or an act dies of it (`no_vote`), followers follow,
        and the
        votes of the phase are discarded."""
        s = self.s
        if s.phase == "day":
            if s.day == 1:
                self.begin_night(1)
                return
            if s.options["no_silence"]:
                for seat in s.survivors():
                    if not s.spoken[seat] and seat != s.dummy:
                        self.emit(ev.Gained(to=MASTER, seat=seat, trait="mute", arg=s.day))
            self.begin_vote(1)
            return
        late = self._late()
        if not late:
            morning.resolve_the_night(self)
            return
        night = s.phase == "night"
        kept = self.chance(f"late.{s.phase}.{s.day}.{s.round}.{s.living}")
        loss = Dusk(self.position(), self.plans.loss, kept, {}, tuple(late))
        self.run(self.plans.loss.on(s.day), loss, kept)
        telling.announce_deaths(self, loss, night)
        telling.settle_marks(self, loss)
        if self.ended():
            return
        if night:
            self.begin_night(s.day)
        else:
            self.begin_vote(s.round)

    def _late(self) -> list[int]:
        """Who still owes a vote or an act, in seat order."""
        s = self.s
        if s.phase == "vote":
            return [seat for seat in s.survivors() if waiting(s) >> seat & 1]
        owing = {seat for seat, acting, _ in actors(s) if not acted(s, seat, acting) and targets(s, seat, acting)[0]}
        return sorted(owing)

    # The course of things.

    def _go_on(self) -> None:
        """Ends the phase if it waits for nobody."""
        s = self.s
        while s.phase != "over" and not waiting(s):
            if s.phase == "day" and s.day == 1:
                self.begin_night(1)
            elif s.phase == "day":
                self.begin_vote(1)
            elif s.phase == "vote":
                evening.count_the_votes(self)
            else:
                morning.resolve_the_night(self)

    def begin_night(self, day: int) -> None:
        """Night *day* falls; the marks of a day are gone."""
        for seat in range(1, self.s.n + 1):
            for trait, arg in self.s.marks[seat]:
                if trait in FOR_A_DAY:
                    self.emit(ev.Lost(to=telling.shown_to(seat, trait), seat=seat, trait=trait, arg=arg))
        self.emit(ev.PhaseBegan(phase="night", day=day))
        self.forget_offers()

    def begin_vote(self, round_: int) -> None:
        """The vote of the day, for the *round_*th time."""
        self.emit(ev.PhaseBegan(phase="vote", day=self.s.day, round=round_))
        self.forget_offers()

    def position(self) -> Position:
        """Where the village stands, as a scene begins from it."""
        s = self.s
        return Position(
            s.day, s.seated(), s.living, tuple(s.marks), TRAITS, VERSIONS[s.version],
            weathers=tuple([WEATHERS[sky] for sky in s.sky if sky in WEATHERS]), wears=s.wears, dummy=s.dummy,
            sexes=("", *(info.sex for info in s.infos)), options=s.options, foxes=s.foxes, roles=ROLES,
        )

    def run(self, bounds: tuple[Bound, ...], scene: Stand, kept: Kept) -> None:
        """Plays a scene, or explains it where the table keeps traces, and logs its lots."""
        if not self.trace:
            play(bounds, scene)
            self.log_draws(kept)
            return
        notes = explain(bounds, scene)
        self.log_draws(kept)
        day = self.s.day
        for note in notes:
            self.emit(traced(note, day))

    def log_draws(self, kept: Kept) -> None:
        """Every draw of *kept*, to the master."""
        for step, seat, weights, picked in kept.kept:
            self.emit(ev.Drawn(to=MASTER, step=step, seat=seat, weights=weights, picked=picked))

    def ended(self, revotes_spent: bool = False) -> bool:
        """Judges the village; says whether it is over."""
        s = self.s
        now = Standing.of(s)
        result = judge(now, revotes_spent)
        if not result:
            return False
        self.emit(ev.Ended(
            result=result, camp=CAMPS[result], winners=winners(now, result),
            roles={seat: s.roles[seat].id for seat in range(1, s.n + 1)},
            traits={seat: tuple(trait for trait, _ in s.marks[seat]) for seat in range(1, s.n + 1) if s.marks[seat]},
        ))
        self.forget_offers()
        return True


ANSWERS: dict[type, Callable[[Table, int, Any], bool]] = {
    do.Say: Table._say, do.Vote: Table._vote, do.Ready: Table._rest, do.Act: Table._use, do.Skip: Table._pass,
    do.WriteWill: Table._write, do.Note: Table._only_note,
}
"""Command → what carries it out, and says whether the phase may be over now."""


def traced(note: Note, day: int) -> ev.Traced:
    """A note of the explaining reader as an event: the verdict of an effect is `effect:what` (`killed:wolf_killed`)."""
    return ev.Traced(
        to=MASTER, day=day, step=note.step, actor=note.seat, target=note.target,
        verdict=f"{note.verdict}:{note.what}" if note.what else note.verdict, odds=note.odds, drawn=note.drawn,
    )
