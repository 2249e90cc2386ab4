"""A party: one table, the people around it wherever they sit, and what each of them is sent. No sockets in here.

One thread drives it: `hello`, `handle` and `gone` for the people, `tick` for the table. Whatever a member is sent is
made from the view of its seat alone, and only when that view has grown or the member itself has asked for something.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from desktop.lan import wire
from desktop.lan.seats import GRACE, Place, Places, same_code
from desktop.narrate import refusal
from desktop.store import NotSaved
from desktop.table.host import Host
from desktop.text import LANGUAGES, Text
from engine import events as ev
from engine.actions import ActionSpec
from engine.commands import AnyCommand, Say
from engine.setup import Illegal
from engine.views import View

if TYPE_CHECKING:
    from desktop.store import Library
    from desktop.table.brains import Brains
    from desktop.table.opening import Wishes

IDLE = 0.05
"""Seconds between two looks at a table that waits for people or for an AI that thinks."""
NIGHT = 6.0
"""Seconds a night lasts at least (times the pace), whoever has something to do in it."""


@dataclass(eq=False, slots=True)
class Member:
    """Somebody connected. *send* takes bytes and never blocks; *close* ends the connection.

    *seat* 0 looks on. *of*: whose view it is sent; *sent* so many of that view's events, *told* so many lines of log.
    """

    send: Callable[[bytes], None]
    close: Callable[[], None]
    kind: str = "phone"
    lang: str = "ja"
    name: str = ""
    seat: int = 0
    of: int = 0
    sent: int = 0
    told: int = 0
    welcome: bool = False
    predicted: dict[int, str] = field(default_factory=dict)


class Party:
    """Made for a new game by `Party.new`, for a saved one by `Party.resume`. *notices* hears what a host's screen or
    terminal would tell: (what, seat)."""

    def __init__(
        self, name: str, code: str, places: Places, brains: Callable[[], Brains], library: Library | None,
        pace: float = 1.0, clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.name, self.code, self.places = name, code, places
        self.host: Host | None = None
        self.members: list[Member] = []
        self.watching = True
        """Whether onlookers may come."""
        self.owner = ""
        """The lock of the seat that may manage the party from afar, empty for nobody."""
        self.notices: list[Callable[[str, int], None]] = []
        self.pace, self.grace, self._clock = pace, GRACE, clock
        self._brains, self._library = brains, library
        self._wishes: Wishes | None = None
        self._texts = {lang: Text(lang) for lang in LANGUAGES}
        self._due = 0.0
        self._night_began = 0.0
        self._was_over = False
        self._scores: dict[str, int] = {}

    # -- opening -----------------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, wishes: Wishes, people: int, name: str, code: str, brains: Callable[[], Brains],
            library: Library | None, **how: Any) -> Party:  # fmt: skip
        """A table for *people* people over the network; AI sits on all other seats. It begins with `start`.

        Raises `Illegal` where *wishes* cannot be met.
        """
        from desktop.table.opening import prepare

        prepare(msgspec.structs.replace(wishes, people=tuple(f"{n}" for n in range(1, people + 1)), faced=False))
        party = cls(name, code, Places({}), brains, library, **how)
        party.places = Places.opened(tuple(range(1, people + 1)), {}, party._clock())
        party._wishes = wishes
        return party

    @classmethod
    def resume(cls, game: str, name: str, code: str, brains: Callable[[], Brains], library: Library,
               **how: Any) -> Party:  # fmt: skip
        """The saved party of that id: people come back with the tokens they had. Raises the store's errors."""
        party = cls(name, code, Places({}), brains, library, **how)
        party.host = Host.resume(library, game, brains())
        table = party.host.table
        party.places = Places.opened(table.humans, table.locks, party._clock())
        for seat, place in party.places.places.items():
            place.name = party.host.seats[seat - 1].name
        party._listen()
        return party

    def start(self) -> None:
        """The game begins; seats nobody took are played by AI. Raises `Illegal`, `NotSaved`."""
        if self.host is not None or self._wishes is None:
            raise Illegal("started")
        from desktop.table.opening import prepare

        taken = [place for place in self.places.places.values() if place.lock]
        wishes = msgspec.structs.replace(self._wishes, people=tuple(place.name for place in taken), faced=False)
        setup, table = prepare(wishes)
        moved = {place.seat: seat for seat, place in enumerate(taken, 1)}
        for seat, place in enumerate(taken, 1):
            place.seat = seat
        table = msgspec.structs.replace(table, locks={place.seat: place.lock for place in taken})
        self.host = Host.new(setup, table, self._brains(), self._library)
        self.places = Places({place.seat: place for place in taken})
        for member in self.members:
            member.seat = moved.get(member.seat, 0)
            member.of = member.seat
            self._welcome(member)
        self._listen()
        self._notice("started", 0)
        self._tell_lobby()
        self._publish()

    def _listen(self) -> None:
        assert self.host is not None
        self.host.listeners.append(lambda events: self._heard(events))

    @property
    def started(self) -> bool:
        return self.host is not None

    @property
    def over(self) -> bool:
        return self.host is not None and self.host.over

    # -- people ------------------------------------------------------------------------------------------------------

    def hello(self, member: Member, said: wire.Hello) -> bool:
        """Lets *member* in, or sends it away; whether it stays."""
        member.kind = said.kind if said.kind in wire.KINDS else "phone"
        member.lang = said.lang if said.lang in LANGUAGES else "ja"
        member.name = wire.clean(said.name, wire.LONGEST_NAME)
        if said.wire != wire.WIRE:
            return self._away(member, "wire")
        if not same_code(said.code, self.code):
            return self._away(member, "code")
        place = self.places.find(said.token) if said.token else None
        if said.token and place is None:
            return self._away(member, "token")
        token = said.token
        if place is None and not said.watch:
            place = None if self.started else self.places.free()
            if place is None:
                if not self.watching:
                    return self._away(member, "full")
            else:
                if not member.name or any(p.name == member.name for p in self.places.places.values() if p.lock):
                    return self._away(member, "name")
                token = self.places.take(place, member.name)
                self._notice("joined", place.seat)
        elif place is None and not self.watching:
            return self._away(member, "full")
        if place is not None:
            for other in [m for m in self.members if m.seat == place.seat]:
                self._away(other, "elsewhere")
            place.gone, member.name, member.seat = -1.0, place.name, place.seat
        member.of, member.welcome = member.seat, True
        self.members.append(member)
        self._hand_over()
        self._welcome(member, token if place is not None else "")
        self._tell_lobby()
        self._publish_to(member)
        return True

    def _welcome(self, member: Member, token: str = "") -> None:
        member.sent = member.told = 0
        game = self.host.id if self.host is not None else ""
        place = self.places.places.get(member.seat)
        last = place.last if place is not None else 0
        self._send(member, wire.Welcome(wire.WIRE, self.name, member.seat, token, game, last))

    def gone(self, member: Member) -> None:
        """*member*'s connection is closed."""
        if member not in self.members:
            return
        self.members.remove(member)
        place = self.places.places.get(member.seat)
        if place is not None and not any(m.seat == member.seat for m in self.members):
            place.gone = self._clock()
            if not self.started:
                self.places.release(place)
            self._notice("away", member.seat)
        self._tell_lobby()

    def handle(self, member: Member, said: wire.Asked) -> None:
        """What a member that was let in asks for."""
        place = self.places.places.get(member.seat)
        n = getattr(said, "n", 0)
        if isinstance(said, (wire.Do, wire.Speak)):
            if place is None:
                self._refuse(member, "not_yours", n)
                return
            if n <= place.last:
                self._refuse(member, "repeated", n)
                return
            place.last = n
        match said:
            case wire.Do():
                self._submit(member, said.command, n)
            case wire.Speak():
                self._speak(member, said)
            case wire.Lang():
                if said.lang in LANGUAGES:
                    member.lang, member.told = said.lang, 0
                    self._publish_to(member)
                else:
                    self._refuse(member, "lang")
            case wire.Consent():
                if place is None:
                    self._refuse(member, "not_yours")
                else:
                    place.consents = said.on
                    self._recall_looks(place)
                    self._tell_lobby()
            case wire.Look():
                self._look(member, said.seat)
            case wire.Predict():
                self._predict(member, said.roles)
            case wire.Manage():
                self._manage(member, said)
            case wire.Leave():
                self._leave(member, place)
            case wire.Resync():
                self._welcome(member)
                self._tell_lobby([member])
                self._publish_to(member)
            case wire.Hello():
                self._refuse(member, "repeated")

    def _submit(self, member: Member, command: AnyCommand, n: int) -> None:
        host = self.host
        if host is None:
            self._refuse(member, "not_started", n)
            return
        if host.paused:
            self._refuse(member, "paused", n)
            return
        if isinstance(command, Say) and (len(command.text) > wire.LONGEST_TEXT or len(command.statements) > 4):
            self._refuse(member, "too_long", n)
            return
        if isinstance(command, Say) and command.text:
            command = msgspec.structs.replace(command, text=wire.clean(command.text, wire.LONGEST_TEXT))
        before = member.sent
        try:
            host.submit(member.seat, command)
        except (Illegal, NotSaved) as error:
            self._refuse(member, error.reason if isinstance(error, Illegal) else "unsaved", n)
            self._publish_to(member, asked=True)
            return
        self._send(member, wire.Done(n))
        if member.sent == before:  # what it did shows nowhere yet: it is told what it may do now
            self._publish_to(member, asked=True)
        self._due = min(self._due, self._clock())

    def _speak(self, member: Member, said: wire.Speak) -> None:
        from ai.speech import understand

        host = self.host
        text = wire.clean(said.text, wire.LONGEST_TEXT)
        if host is None or not text:
            self._refuse(member, "not_started" if host is None else "empty", said.n)
            return
        view = host.view(member.seat)
        found = understand(text, view, member.lang).statements
        self._submit(member, Say(statements=tuple(found)[:4], channel=said.channel or "talk", text=text), said.n)

    def _look(self, member: Member, seat: int) -> None:
        """Onlookers and the dead may look at the public view, or at a seat that lets them."""
        host = self.host
        dead = host is not None and member.seat > 0 and not host.view(0).lives(member.seat)
        if host is None or not (member.seat == 0 or dead):
            self._refuse(member, "not_yours")
            return
        place = self.places.places.get(seat)
        if seat not in (0, member.seat) and (place is None or not place.consents):
            self._refuse(member, "no_consent")
            return
        member.of, member.sent, member.told = seat, 0, 0
        self._publish_to(member, asked=True)

    def _recall_looks(self, place: Place) -> None:
        """Who looked at a seat that no longer lets them is back at its own."""
        for member in self.members:
            if not place.consents and member.of == place.seat and member.seat != place.seat:
                member.of, member.sent, member.told = member.seat, 0, 0
                self._publish_to(member)

    def _predict(self, member: Member, roles: dict[int, str]) -> None:
        host = self.host
        alive = host is not None and member.seat > 0 and host.view(0).lives(member.seat)
        if host is None or host.over or alive or len(roles) > 64:
            self._refuse(member, "not_yours")
            return
        member.predicted = {s: role for s, role in roles.items() if 1 <= s <= len(host.seats) and len(role) < 40}

    def _leave(self, member: Member, place: Place | None) -> None:
        self._away(member, "left")
        self.gone(member)
        if place is not None and self.started:
            place.gone = self._clock() - 10 * self.grace
            self._hand_over()

    # -- managing ----------------------------------------------------------------------------------------------------

    def _manage(self, member: Member, said: wire.Manage) -> None:
        place = self.places.places.get(member.seat)
        if not self.owner or place is None or place.lock != self.owner:
            self._refuse(member, "not_host")
            return
        try:
            self.manage(said.what, said.seat)
        except (Illegal, NotSaved) as error:
            self._refuse(member, error.reason if isinstance(error, Illegal) else "unsaved")

    def manage(self, what: str, seat: int = 0) -> None:
        """The host's wishes, as in `wire.Manage`. Raises `Illegal`, `NotSaved`."""
        host = self.host
        if what == "start":
            self.start()
        elif what == "kick" and (place := self.places.places.get(seat)) is not None:
            for member in [m for m in self.members if m.seat == seat]:
                self._away(member, "kicked")
                self.gone(member)
            place = self.places.places[seat]
            place.lock = ""
            place.gone = self._clock() - 10 * self.grace
            self._keep_locks()
            self._hand_over()
        elif host is None:
            raise Illegal("not_started")
        elif what in ("pause", "resume"):
            host.paused = what == "pause"
        elif what == "hurry":
            host.time_up()
            self._publish()
        elif what == "save":
            pass  # every event is on disk before anybody sees it
        else:
            raise Illegal("unknown_wish", what=what)
        self._tell_lobby()

    def _keep_locks(self) -> None:
        host = self.host
        if host is None:
            return
        host.table = msgspec.structs.replace(host.table, locks=self.places.locks)
        if host.file is not None:
            host.file.change_table(host.table)

    def shut(self, why: str = "ended") -> None:
        """Everybody is sent home; the game stays on disk."""
        for member in list(self.members):
            self._away(member, why)
        self.members.clear()
        if self.host is not None:
            self.host.close()

    # -- the table goes on -------------------------------------------------------------------------------------------

    def tick(self) -> float:
        """One step of the table where one is due; seconds until the next look."""
        now = self._clock()
        self._hand_over()
        host = self.host
        if host is None or now < self._due:
            return IDLE if host is None else min(IDLE, self._due - now)
        if host.game.phase == "night" and now < self._night_began + NIGHT * self.pace and self._people_play():
            return IDLE
        beat = host.step()
        if beat.kind == "moved":
            self._due = now + self._reading_time(beat.events)
            return max(0.0, self._due - now)
        if beat.kind == "over":
            self._finish()
            return 10 * IDLE
        return IDLE

    def _heard(self, events: Any) -> None:
        """The table moved: everybody whose view has grown is told."""
        if any(isinstance(event, ev.PhaseBegan) and event.phase == "night" for event in events):
            self._night_began = self._clock()
        self._publish()

    def _people_play(self) -> bool:
        """Whether a living person is still in the game: without one there is nothing to wait for."""
        return self.host is not None and bool(self.host.people_alive)

    def _reading_time(self, events: tuple[Any, ...]) -> float:
        said = [event for event in events if isinstance(event, ev.Said) and event.channel == "talk"]
        if not said or not self._people_play():
            return 0.0
        assert self.host is not None
        return self.pace * (0.8 + 0.9 * sum(len(event.statements) or 1 for event in said))

    def _hand_over(self) -> None:
        """Seats whose person is away too long are held by AI, and given back to whoever returns."""
        host = self.host
        if host is None:
            return
        now, seats, changed = self._clock(), set(), False
        for place in self.places.places.values():
            held = place.gone >= 0 and now - place.gone >= self.grace
            changed |= held != place.stand_in
            if held != place.stand_in:
                self._notice("stand_in" if held else "back", place.seat)
            place.stand_in = held
            if held:
                seats.add(place.seat)
        if changed:
            host.stand_in(frozenset(seats))
            self._tell_lobby()

    def _finish(self) -> None:
        if self._was_over or self.host is None:
            return
        self._was_over = True
        ended = next((e for e in reversed(self.host.game.log) if isinstance(e, ev.Ended)), None)
        for member in self.members:
            if member.predicted and ended is not None:
                right = sum(ended.roles.get(seat) == role for seat, role in member.predicted.items())
                self._scores[member.name or f"#{self.members.index(member) + 1}"] = right
        self._notice("over", 0)
        self._tell_lobby()

    # -- telling -----------------------------------------------------------------------------------------------------

    def _publish(self) -> None:
        for member in list(self.members):
            self._publish_to(member)

    def _publish_to(self, member: Member, asked: bool = False) -> None:
        """Sends *member* what its view has gained; where it *asked* for something also when that is nothing."""
        host = self.host
        if host is None or not member.welcome:
            return
        view = host.views.get(member.of) or host.views[0]
        fresh = view.events[member.sent :]
        whole = member.told == 0 and member.kind == "phone"
        if not fresh and not asked and not whole:
            return
        specs = self._specs(member)
        if member.kind == "desktop":
            self._send(member, wire.Events(member.sent, fresh, specs, member.of))
        else:
            self._send(member, self._sheet(member, view, specs))
        member.sent = len(view.events)

    def _specs(self, member: Member) -> list[ActionSpec]:
        place = self.places.places.get(member.seat)
        if self.host is None or place is None or place.stand_in or member.of != member.seat or self.host.over:
            return []
        return self.host.legal(member.seat)

    def _sheet(self, member: Member, view: View, specs: list[ActionSpec]) -> wire.Sheet:
        from desktop.lan import sheet

        assert self.host is not None
        text = self._texts[member.lang].catalogue(member.lang)
        start = member.told
        lines = sheet.lines(view, text, start)
        member.told = len(view.events)
        return wire.Sheet(sheet.page(view, self.host.views[0], specs, text, member.seat), start, lines, member.of)

    def _tell_lobby(self, only: list[Member] | None = None) -> None:
        if not self.members:
            return
        message = wire.Lobby(
            self.chairs(), self.started, self.host is not None and self.host.paused,
            sum(m.seat == 0 for m in self.members), self.over, dict(self._scores),
        )  # fmt: skip
        data = wire.encode(message)
        for member in only if only is not None else self.members:
            if member.welcome:
                member.send(data)

    def chairs(self) -> list[wire.Chair]:
        """Who sits where."""
        here = {m.seat for m in self.members}
        if self.host is None:
            return [
                wire.Chair(place.seat, place.name, "here" if place.seat in here else "empty")
                for place in self.places.places.values()
            ]
        chairs = []
        for seat, who in enumerate(self.host.seats, 1):
            place = self.places.places.get(seat)
            state = (
                "dummy" if who.dummy else "ai" if place is None else "stand_in" if place.stand_in
                else "here" if seat in here else "away"
            )  # fmt: skip
            chairs.append(wire.Chair(seat, who.name, state, place is not None and place.consents))
        return chairs

    def _refuse(self, member: Member, why: str, n: int = 0) -> None:
        words = refusal(why, self._texts[member.lang].catalogue(member.lang))
        self._send(member, wire.Refused(why, n, words))

    def _away(self, member: Member, why: str) -> bool:
        text = self._texts[member.lang]
        key = f"party-bye-{why}"
        self._send(member, wire.Bye(why, text.of(key) if text.has(key) else ""))
        if member in self.members and why == "elsewhere":
            self.members.remove(member)
        member.close()
        return False

    def _send(self, member: Member, message: wire.Sent) -> None:
        member.send(wire.encode(message))

    def _notice(self, what: str, seat: int) -> None:
        for listener in list(self.notices):
            listener(what, seat)


