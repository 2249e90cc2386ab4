"""The host of one table: owns the game, asks people and AI for their commands, and saves as it goes.

Plain Python: no window, no clock of its own. `step()` lets the table go on by one beat; how fast is the caller's
affair. Everything the host decides follows from the stored events and the seating, so a table that was killed goes on
just as it would have.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from desktop.store import GameFile, Library, NotSaved, Table
from desktop.table.brains import Brains
from desktop.table.mind import Answer, Seating, Turn, WhatNow, WhoSpeaks
from engine import events as ev
from engine.actions import ActionSpec
from engine.commands import Act, AnyCommand, Ready, Skip, TimeUp, Vote
from engine.events import AnyEvent, visible
from engine.game import Game
from engine.setup import Illegal, Setup
from engine.views import View

Listener = Callable[[Sequence[AnyEvent]], None]
TALKS = ("day", "discussion")
"""Phases of free talk: whoever has most to say speaks next, and all are done when nobody has anything to say."""
SHARED = frozenset({"nominate"})
"""Acts of Survival that one of a camp does for all."""
WHISPERS = 6
"""How often an AI seat whispers in one night before it is only asked for its act."""


@dataclass(frozen=True, slots=True)
class Beat:
    """What one `step` did.

    `moved`: an AI did something, *events* came of it. `thinking`: an AI still thinks, ask again. `waiting`: nothing
    happens until one of *seats* (people) does something. `paused`, `over`. `unsaved`: the disk refuses; nothing was
    shown, the next step tries again (*why* says what the disk said).
    """

    kind: Literal["moved", "thinking", "waiting", "paused", "over", "unsaved"]
    events: tuple[AnyEvent, ...] = ()
    seats: frozenset[int] = frozenset()
    why: str = ""


class Host:
    """One table. Make it with `new` or `resume`; it and its file belong to one thread.

    *listeners* get new events after they are on disk, in order. *slips* tells what went wrong with an AI's answer and
    was mended by a plain move; it stays empty at a healthy table. While *paused* the AI does nothing.
    """

    def __init__(self, game: Game, table: Table, brains: Brains, file: GameFile | None = None) -> None:
        self.game = game
        self.table = table
        self.brains = brains
        self.file = file
        self.paused = False
        self.listeners: list[Listener] = []
        self.slips: list[str] = []
        log = list(game.log)
        self.seats = next(event.seats for event in log if isinstance(event, ev.Opened))
        self.ai_seats = tuple(
            seat for seat, who in enumerate(self.seats, 1) if seat not in table.humans and not who.dummy
        )  # fmt: skip
        self.views = {seat: View(seat) for seat in (0, *table.humans)}
        self._number = 0
        self._asked: tuple[int, int] | None = None
        self._unstored: list[AnyEvent] = []
        self._quiet_at = -1
        self._seen_by_ai = 0
        self._deferring: dict[int, int] = {}
        self._out_of_time = False
        self._stand_ins: frozenset[int] = frozenset()
        self._seat_brains()
        self._spread(log)

    # -- sitting down ------------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, setup: Setup, table: Table, brains: Brains, library: Library | None = None) -> Host:
        """A new game, saved from its first event on where a *library* is given. Raises `Illegal`, `NotSaved`."""
        game = Game.new(setup)
        file = library.create(setup, table, list(game.log)) if library is not None else None
        return cls(game, table, brains, file)

    @classmethod
    def resume(cls, library: Library, game: str, brains: Brains) -> Host:
        """The saved game of that id (or `latest`), at the very point where it stopped. Raises the store's errors."""
        file = library.open(game)
        return cls(Game.load(file.events()), file.table(), brains, file)

    @property
    def id(self) -> str:
        """The saved game's id, empty for a table that is not saved."""
        return self.file.id if self.file is not None else ""

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of people who play for themselves."""
        return tuple(seat for seat in self.table.humans if seat not in self._stand_ins)

    @property
    def people_alive(self) -> frozenset[int]:
        """Seats of people that still live."""
        return frozenset(seat for seat in self.humans if seat in self.views[0].alive)

    @property
    def over(self) -> bool:
        return self.game.over

    def close(self) -> None:
        """Lets go of brains and file. Everything shown is saved already."""
        self.brains.close()
        if self.file is not None:
            self.file.close()

    def _seat_brains(self) -> None:
        agents = {seat: self.table.agents.get(seat, self.table.agent) for seat in self.ai_seats}
        self.brains.open(Seating(agents, self.table.level, self.table.ai_seed))

    def stand_in(self, seats: frozenset[int]) -> None:
        """AI plays for the people of *seats* from now on, and for no other person; they keep their views.

        A question under way is dropped: it may be answered for a seat whose person is back.
        """
        people = frozenset(self.table.humans)
        if seats == self._stand_ins or not seats <= people:
            return
        self._stand_ins = seats
        self.ai_seats = tuple(
            seat for seat, who in enumerate(self.seats, 1)
            if (seat not in people or seat in seats) and not who.dummy
        )
        self._asked, self._quiet_at = None, -1
        self._deferring.clear()
        self._seat_brains()
        log = list(self.game.log)
        self._seen_by_ai = sum(self._heard_by_ai(event) for event in log)
        self.brains.see(log)

    # -- people ------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What *seat* (a person's, or 0 for an onlooker) knows. Kept up to date; not to be changed."""
        return self.views[seat]

    def legal(self, seat: int) -> list[ActionSpec]:
        """What a person's seat may do now."""
        return self.game.legal(seat)

    def submit(self, seat: int, command: AnyCommand) -> list[AnyEvent]:
        """A person's command. Raises `Illegal` where the rules refuse it, `NotSaved` where the disk does (see
        `step`)."""
        if seat not in self.humans:
            raise Illegal("not_yours", seat=seat)
        self._store()
        return self._apply(seat, command)

    def time_up(self) -> list[AnyEvent]:
        """The caller's clock ran out; the rules say what that means. AI seats that left their pack's act to a person
        act."""
        self._out_of_time = True
        try:
            while self._deferring and self.step(wait=10.0).kind in ("moved", "thinking"):
                pass
        finally:
            self._out_of_time = False
        self._store()
        return self._apply(0, TimeUp())

    # -- the table goes on -------------------------------------------------------------------------------------------

    def step(self, wait: float = 0.0) -> Beat:
        """One beat. With *wait* (seconds) it gives a thinking AI that long before it answers `thinking`."""
        try:
            self._store()
            if self.game.over:
                return Beat("over")
            if self.paused:
                return Beat("paused")
            if self._asked is None and not self._ask():
                return self._nobody_moves()
            return self._answered(wait)
        except NotSaved as error:
            return Beat("unsaved", why=str(error.args_.get("why", "")))

    def run(self, beats: int = 100_000) -> Beat:
        """Steps, waiting for the AI, until a person is needed, the game is over or *beats* are spent."""
        beat = self.step(wait=60.0)
        while beat.kind in ("moved", "thinking") and beats > 0:
            beat = self.step(wait=60.0)
            beats -= 1
        return beat

    def _ask(self) -> bool:
        """Puts the next question to the brains; `False` when no AI seat has anything to do now."""
        if self.game.phase in TALKS:
            waiting = self.game.waiting()
            turns = [
                Turn(seat, specs) for seat in self.ai_seats
                if _may_speak(specs := self.game.legal(seat)) and (self.game.phase == "day" or seat in waiting)
            ]
            if not turns or self._quiet_at == len(self.game.log):
                return False
            spoken = [said.seat for said in self.views[0].said if said.channel == "talk" and said.day == self.game.day]
            self._number += 1
            key = f"{self.table.ai_seed}/{self.game.day}/{len(spoken)}"
            self.brains.ask(WhoSpeaks(self._number, turns, spoken, key))
        else:
            seat = self._next_to_act()
            if not seat:
                return False
            specs = self.game.legal(seat)
            if self._commands_tonight(seat) >= WHISPERS:
                specs = [spec for spec in specs if spec.kind != "say"]
            self._number += 1
            self.brains.ask(WhatNow(self._number, Turn(seat, specs)))
        self._asked = (self._number, self._seen_by_ai)
        return True

    def _answered(self, wait: float) -> Beat:
        reply = self.brains.reply(wait)
        if reply is None:
            return Beat("thinking")
        number, heard = self._asked or (0, 0)
        self._asked = None
        if reply.number != number or heard != self._seen_by_ai:
            return Beat("thinking")  # somebody did something meanwhile: ask anew, so that it is answered to
        if isinstance(reply, Answer) and not reply.seat:
            self._quiet_at = len(self.game.log)
            return self._nobody_moves()
        if isinstance(reply, Answer) and reply.command is not None:
            command = reply.command
            if self._walks_for_a_person(reply.seat, command):
                command = Act(action="watch")
            if self._is_a_persons(reply.seat, command):
                self._deferring[reply.seat] = self._seen_by_ai
                return Beat("thinking")
            try:
                return Beat("moved", tuple(self._apply(reply.seat, command)))
            except Illegal as error:
                self.slips.append(f"seat {reply.seat}: {command!r}: {error}")
                return self._plain_move(reply.seat)
        self.slips.append(getattr(reply, "why", "no command"))
        return self._plain_move(0)

    def _plain_move(self, seat: int) -> Beat:
        """What an AI seat does when its brain failed: the first thing the rules allow."""
        if self.game.phase in TALKS:
            self._quiet_at = len(self.game.log)
            return self._nobody_moves()
        seat = seat or self._next_to_act()
        if self.views[0].ruleset == "survival":
            return Beat("moved", tuple(self._any_move(seat)))
        return Beat("moved", tuple(self._apply(seat, plain(self.game.legal(seat)))))

    def _any_move(self, seat: int) -> list[AnyEvent]:
        """Answers what *seat* owes by lot; where no answer fits, its time is up."""
        from ai.anyspec import Lot, answer

        owed = next((spec for spec in self.game.legal(seat) if spec.required and not spec.blocked), None)
        if owed is None or owed.kind == "ready":
            return self._apply(seat, Ready())
        lot = Lot(f"{self.table.ai_seed}/{seat}/{len(self.game.log)}")
        for _ in range(16):  # what is common knowledge does not tell every reason of a refusal
            with contextlib.suppress(Illegal):
                return self._apply(seat, answer(owed, self.views[0], lot))
        return self._apply(0, TimeUp())

    def _nobody_moves(self) -> Beat:
        """No AI wishes to speak or has to act. By day they are done as soon as the living people are; else we wait."""
        waiting = self.game.waiting()
        people = waiting & frozenset(self.humans)
        if self.game.phase in TALKS and not people:
            events: list[AnyEvent] = []
            began = (self.game.day, self.game.phase, self.game.round)
            for seat in self.ai_seats:
                now = (self.game.day, self.game.phase, self.game.round)
                if now == began and seat in self.game.waiting():
                    events += self._apply(seat, Ready())
            return Beat("moved", tuple(events))
        if not people and self._deferring:
            self._deferring.clear()  # the person has acted where nobody sees it
            return Beat("thinking")
        if not people:
            raise RuntimeError(f"the table waits for {sorted(waiting)}, who have nothing to do")
        return Beat("waiting", seats=people)

    def _next_to_act(self) -> int:
        """The AI seat to be asked next at night or in a vote: who has done least so far, by seat; 0 for none."""
        waiting = self.game.waiting() - {s for s, heard in self._deferring.items() if heard == self._seen_by_ai}
        if self._out_of_time:
            waiting = self.game.waiting()
        seats = [seat for seat in self.ai_seats if seat in waiting]
        return min(seats, key=lambda seat: (self._commands_tonight(seat), seat), default=0)

    def _is_a_persons(self, seat: int, command: AnyCommand) -> bool:
        """Whether *command* would take a common act (the wolves' attack) out of the hands of a living person of the
        pack.

        An AI partner may whisper, but leaves the act to the person until it is done or the time is up.
        """
        if not isinstance(command, (Act, Skip)) or self._out_of_time:
            return False
        if self.views[0].ruleset == "survival" and command.action not in SHARED:
            return False
        return any(
            spec.id == command.action and spec.required and not spec.blocked
            for person in self.people_alive
            if any(seat in seats and person in seats for seats in self.views[person].bonds.values())
            for spec in self.game.legal(person)
        )

    def _walks_for_a_person(self, seat: int, command: AnyCommand) -> bool:
        """Whether *command* walks the Ookami although a living person of the same camp may: the last path stands."""
        return isinstance(command, Act) and command.action == "operate" and any(
            spec.id == "operate" for person in self.people_alive for spec in self.game.legal(person)
        )

    def _commands_tonight(self, seat: int) -> int:
        """How often *seat* spoke since the phase began."""
        count = 0
        for event in reversed(self.game.log):
            if isinstance(event, ev.PhaseBegan):
                break
            if isinstance(event, ev.Said) and event.seat == seat:
                count += 1
        return count

    # -- storing and showing -----------------------------------------------------------------------------------------

    def _apply(self, seat: int, command: AnyCommand) -> list[AnyEvent]:
        events = self.game.submit(seat, command)
        self._unstored += events
        self._store()
        return events

    def _store(self) -> None:
        """Puts on disk what is not there yet, and only then shows it."""
        if not self._unstored:
            return
        if self.file is not None:
            self.file.append(self._unstored)
        events, self._unstored = self._unstored, []
        self._spread(events)
        for listener in list(self.listeners):
            listener(events)

    def _spread(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            for seat, view in self.views.items():
                if visible(event, seat):
                    view.apply(event)
            self._seen_by_ai += self._heard_by_ai(event)
        self.brains.see(events)

    def _heard_by_ai(self, event: AnyEvent) -> bool:
        """Whether some AI seat sees *event*."""
        return event.to == ev.PUBLIC or (event.to != ev.MASTER and not event.to.isdisjoint(self.ai_seats))


def _may_speak(specs: Sequence[ActionSpec]) -> bool:
    return any(spec.kind == "say" and not spec.blocked and "talk" in spec.channels for spec in specs)


def plain(specs: Sequence[ActionSpec]) -> AnyCommand:
    """The simplest command that answers what the phase waits for."""
    for spec in sorted(specs, key=lambda spec: not spec.required):
        if spec.blocked:
            continue
        if spec.kind == "vote" and spec.targets:
            return Vote(target=spec.targets[0])
        if spec.kind == "act":
            if spec.may_skip:
                return Skip(action=spec.id)
            return Act(action=spec.id, targets=_enough(spec))
    return Ready()


def _enough(spec: ActionSpec) -> tuple[int, ...]:
    first = [spec.must_include] if spec.must_include else []
    return tuple((first + [seat for seat in spec.targets if seat not in first])[: max(spec.least, 1)])
