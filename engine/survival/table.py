"""The course of a Survival game: what commands and the end of a window make happen.

Everything a command needs is checked before the first event; every event is applied the moment it is made. Chance is
asked of named streams, a draw of one never shifts another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine import commands as do
from engine import events as ev
from engine.actions import ActionSpec
from engine.events import MASTER, PUBLIC, AnyEvent, Audience
from engine.lots import Lots
from engine.setup import Illegal, Setup
from engine.survival import asking, course, opening, playing, refusing, windows
from engine.survival.audience import goes_with_exit, shown_to
from engine.survival.roles import ROLES
from engine.survival.scene import Scene, Streams
from engine.survival.state import State
from engine.survival.terms import RAIDS, SECRET_BY_DAY, VAMPIRE, VILLAGE, WOLF
from engine.survival.victory import judge, winners


class Table:
    """One game in play: its log and its state. *trace*: nights, votes and days are explained in the log."""

    __slots__ = ("_specs", "log", "lots", "s", "trace")

    def __init__(self, lots: Callable[[str], Lots], trace: bool) -> None:
        self.log: list[AnyEvent] = []
        self.s = State()
        self.lots = lots
        self.trace = trace
        self._specs: dict[int, list[ActionSpec]] = {}

    # Events.

    def emit(self, event: AnyEvent) -> None:
        """Takes an event into log and state."""
        self.log.append(event)
        self.s.apply(event)
        self._specs.clear()

    def fold(self, events: Iterable[AnyEvent]) -> None:
        """Takes in events that were made before; the rules are not run."""
        for event in events:
            self.emit(event)

    def begin(self, phase: str, round_: int = 0) -> None:
        """The day enters *phase*."""
        self.emit(ev.PhaseBegan(phase=phase, day=self.s.day, round=round_))

    def streams(self) -> Streams:
        return Streams(self.lots, self.s.draws)

    def drawn(self, streams: Streams) -> None:
        """Logs the lots that were drawn."""
        for stream, seat, weights, picked in streams.kept:
            self.emit(ev.Drawn(to=MASTER, step=stream, seat=seat, weights=weights, picked=picked))
        streams.kept.clear()

    def scene(self) -> Scene:
        return Scene(self.s, self.streams())

    def gain(self, seat: int, trait: str, arg: int = 0) -> None:
        self.emit(ev.Gained(to=shown_to(trait, seat), seat=seat, trait=trait, arg=arg))

    def lose(self, seat: int, trait: str, arg: int = 0) -> None:
        if (trait, arg) in self.s.marks[seat]:
            self.emit(ev.Lost(to=shown_to(trait, seat), seat=seat, trait=trait, arg=arg))

    def sweep(self, ends: Callable[[str], bool]) -> None:
        """Takes away every mark whose time is up."""
        for seat in range(self.s.n + 1):
            for trait, arg in list(self.s.marks[seat]):
                if ends(trait):
                    self.lose(seat, trait, arg)

    def show(
        self, scene: str, key: str, value: object, seat: int = 0, to: Audience = PUBLIC
    ) -> None:
        self.emit(ev.Shown(to=to, scene=scene, key=key, seat=seat, value=value))

    def supply(self, thing: str, seat: int, amount: int) -> None:
        """The seat now holds *amount* of *thing*; it alone sees that."""
        self.show("supplies", thing, amount, seat, frozenset((seat,)))

    def publish(self, scene: Scene, night: bool = False) -> None:
        """Takes what came of a scene into the log: exits and returns, roles, marks, what is told, and why."""
        s = self.s
        self.drawn(scene.streams)
        if self.trace:
            for step, actor, target, verdict in scene.notes:
                self.emit(ev.Traced(to=MASTER, day=s.day, step=step, actor=actor, target=target, verdict=verdict))
        self._course(scene, night)
        for seat, role in scene.became:
            self.become(seat, role)
        for seat, trait, arg in scene.lost:
            self.lose(seat, trait, arg)
        for seat, trait, arg in scene.gained:
            if s.alive(seat) or not goes_with_exit(trait):
                self.gain(seat, trait, arg)
        for owner, result, about, value in scene.told:
            to: Audience = frozenset((owner,)) if owner else PUBLIC
            self.emit(ev.Told(to=to, result=result, about=about, value=value, day=s.day))
        for seat in range(1, s.n + 1):
            is_open = s.has(seat, "hood_open")
            if is_open != (seat in scene.hoods):
                (self.lose if is_open else self.gain)(seat, "hood_open")

    def _course(self, scene: Scene, night: bool) -> None:
        """Exits and returns. Those of a night are told in seat order and without their causes."""
        day = self.s.day
        course = sorted(scene.course, key=lambda step: (not step[1], step[0])) if night else scene.course
        for seat, cause in course:
            if not cause:
                self.emit(ev.Revived(seat=seat, day=day))
                self.greet(seat)
                self._remember(seat)
                continue
            hidden = night or cause in SECRET_BY_DAY
            self.emit(ev.Died(seat=seat, cause="exited" if hidden else cause, day=day, night=night))
            by = (scene.raiders[seat],) if cause in RAIDS and seat in scene.raiders else ()
            self.emit(ev.Caused(to=MASTER, seat=seat, cause=cause, day=day, night=night, by=by))
            for trait, arg in list(self.s.marks[seat]):
                if goes_with_exit(trait):
                    self.lose(seat, trait, arg)

    def _remember(self, seat: int) -> None:
        """Who came back from a raid knows its biter, where the table plays so (D-26)."""
        biter = self.s.raiders.get(seat)
        if self.s.options["victims_remember"] and biter:
            self.emit(ev.Told(to=frozenset((seat,)), result="raider", about=biter, day=self.s.day))

    def become(self, seat: int, role: str) -> None:
        """The seat's role is another now: it is told, and its new camp and it see each other."""
        s = self.s
        before = s.roles[seat].camp
        self.emit(ev.Became(to=frozenset((seat,)), seat=seat, role=role))
        heart = s.arg(seat, "heart")
        if heart:
            self.lose(seat, "heart", heart)
        camp = s.roles[seat].camp
        if camp != before and camp in (WOLF, VAMPIRE):
            self.greet(seat)
            opening.show_pack(self, self.members(camp), (seat,))

    def members(self, camp: str) -> frozenset[int]:
        """The seats of *camp* that are in play: exited seats learn nothing new."""
        return frozenset(seat for seat in self.s.camp(camp) if self.s.alive(seat))

    def greet(self, seat: int) -> None:
        """The seat and its wolf or vampire camp see each other as they are now."""
        s = self.s
        camp = s.roles[seat].camp
        if camp in (WOLF, VAMPIRE):
            everybody = tuple(sorted(s.camp(camp)))
            self.emit(ev.Introduced(to=self.members(camp), bond=camp, seats=everybody))
            opening.show_pack(self, frozenset((seat,)), everybody)

    def ended(self, out_of_days: bool = False) -> bool:
        """settle_victory: says whether the game is over, and ends it."""
        s = self.s
        camp = judge(s.roles, s.active(), out_of_days)
        if not camp:
            return False
        if camp == VILLAGE and s.exited():
            self.show("epilogue", "returned", s.exited())
        self.emit(ev.Ended(
            result=f"{camp}_won", camp=camp, winners=winners(s.roles, camp),
            roles={seat: s.roles[seat].id for seat in range(1, s.n + 1)},
        ))
        return True

    # Opening.

    def open(self, setup: Setup) -> None:
        """Checks *setup*, deals the roles and begins day 1. Raises `Illegal` before anything happens."""
        opening.open_game(self, setup)
        course.morning(self, 1)
        self.go_on()

    def imagine(
        self, seen: Iterable[AnyEvent], world: Mapping[int, str], marks: Iterable[tuple[int, str, int]]
    ) -> None:
        """The game of *world* as somebody has *seen* it (`engine.imagine`)."""
        opened, *rest = seen
        if not isinstance(opened, ev.Opened) or sorted(world) != list(range(1, len(opened.seats) + 1)):
            raise Illegal("seats", seats=len(world))
        for role in world.values():
            if role not in ROLES:
                raise Illegal("unknown_role", role=role)
        self.emit(opened)
        self.emit(ev.Sealed(to=MASTER, cast={role: list(world.values()).count(role) for role in world.values()}))
        for seat in sorted(world):
            self.emit(ev.Dealt(to=frozenset((seat,)), seat=seat, role=world[seat]))
        for event in rest:
            if event.__class__ not in FOR_ANOTHER_WORLD:
                self.emit(event)
        for seat, trait, arg in marks:
            if (trait, arg) not in self.s.marks[seat]:
                self.emit(ev.Gained(to=MASTER, seat=seat, trait=trait, arg=arg))
        playing.guess(self)
        if self.s.phase in course.ENDS:
            self.go_on()

    # Commands.

    def legal(self, seat: int) -> list[ActionSpec]:
        """What *seat* may do now."""
        found = self._specs.get(seat)
        if found is None:
            found = self._specs[seat] = asking.specs(self.s, seat)
        return found

    def spec(self, seat: int, id: str) -> ActionSpec | None:
        return next((spec for spec in self.legal(seat) if spec.id == id), None)

    def waiting(self) -> int:
        """The mask of seats the phase still waits for."""
        return asking.waiting(self.s)

    def submit(self, seat: int, command: do.AnyCommand) -> None:
        """Does what *seat* (0: the host) asks for, or raises `Illegal` with nothing done."""
        s = self.s
        if s.phase == "over":
            raise Illegal("over")
        if command.__class__ is do.TimeUp:
            if seat:
                raise Illegal("host_only")
            course.time_up(self)
            self.go_on()
            return
        if not 0 <= seat <= s.n or (not seat and command.__class__ is not do.Act):
            raise Illegal("not_yours", seat=seat)
        refusing.note_fits(command.note)
        if command.__class__ is do.Note:
            self.note(seat, command.note)
            return
        answer = ANSWERS.get(command.__class__)
        if answer is None:
            raise Illegal("action")
        if seat and not s.alive(seat):
            raise Illegal("not_active")
        answer(self, seat, command)
        self.go_on()

    def note(self, seat: int, note: str) -> None:
        if note and self.s.notes.get(seat) != note:
            self.emit(ev.Noted(to=frozenset((seat,)), seat=seat, note=note))

    def _say(self, seat: int, command: do.Say) -> None:
        s = self.s
        refusing.may_say(s, command, self.spec(seat, "say"))
        self.note(seat, command.note)
        channel = command.channel
        self.emit(ev.Said(
            to=asking.hearers(s, seat, channel), seat=seat, day=s.day, n=s.numbers.get(channel, 0) + 1,
            channel=channel, statements=command.statements, wording=command.wording, text=command.text,
        ))

    def _vote(self, seat: int, command: do.Vote) -> None:
        s = self.s
        spec = self.spec(seat, "vote")
        if spec is None:
            raise Illegal("phase")
        slips = (command.target, *command.more)
        refusing.may_vote(spec, slips)
        self.note(seat, command.note)
        while len(slips) > 1 and not slips[-1]:
            slips = slips[:-1]
        for target in reversed(slips):
            self.emit(ev.Voted(to=frozenset((seat,)), seat=seat, target=target, day=s.day, round=s.round))
        self.emit(ev.HasVoted(seat=seat))

    def _rest(self, seat: int, command: do.Ready) -> None:
        spec = self.spec(seat, "ready")
        if spec is None:
            raise Illegal("phase")
        if spec.blocked:
            raise Illegal(spec.blocked)
        self.note(seat, command.note)
        self.emit(ev.Readied(to=frozenset((seat,)), seat=seat))

    def _act(self, seat: int, command: do.Act) -> None:
        spec = self.spec(seat, command.action)
        if spec is None or spec.kind != "act":
            raise Illegal("action", action=command.action)
        refusing.may_act(self.s, seat, spec, command.targets, command.picks)
        playing.before(self, seat, command)
        if seat:
            self.note(seat, command.note)
        windows.act(self, seat, command)

    def _skip(self, seat: int, command: do.Skip) -> None:
        spec = self.spec(seat, command.action)
        if spec is None or spec.kind != "act":
            raise Illegal("action", action=command.action)
        if not spec.may_skip:
            raise Illegal("no_skip")
        if spec.blocked:
            raise Illegal(spec.blocked)
        self.note(seat, command.note)

    # The course of things.

    def go_on(self) -> None:
        """Ends windows as long as they wait for nobody."""
        while self.s.phase != "over" and not self.waiting():
            course.end_window(self)


FOR_ANOTHER_WORLD = frozenset({ev.Dealt, ev.HasVoted})
"""What an imagined game does not take over from a view: the world says it, or it is asked for anew."""

ANSWERS: dict[type, Callable[[Table, int, Any], None]] = {
    do.Say: Table._say, do.Vote: Table._vote, do.Ready: Table._rest, do.Act: Table._act, do.Skip: Table._skip,
}
"""Command → what carries it out."""
