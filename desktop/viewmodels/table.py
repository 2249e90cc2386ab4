"""The table as one player sees it: what happened so far, shown a beat at a time, and what the player may do now."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from ai.personas import seat_name
from ai.reading import Reading
from desktop.narrate import Narrator
from desktop.text import Catalogue as Words
from desktop.text import Text
from desktop.viewmodels import glyphs, pace, table_survival, table_votes
from desktop.viewmodels.rows import RowModel
from desktop.viewmodels.saved import kanji
from desktop.viewmodels.shell import Catalogue, Nav
from desktop.viewmodels.table_log import (
    FILTERS,
    Chronicle,
    LogRow,
    camp_name,
    counted,
    mood,
    sentence,
    speaker,
    styled,
    tag,
)
from desktop.viewmodels.table_seats import SeatRow, Stage, role_name, rows, talk_left
from engine import events as ev
from engine.actions import ActionSpec
from engine.commands import Act, AnyCommand, Ready, Say, Skip, Vote, WriteWill
from engine.events import PUBLIC, AnyEvent
from engine.setup import Illegal
from engine.speech import Statement
from engine.views import View

if TYPE_CHECKING:
    from desktop.table.host import Host

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

WORDS = (ev.Said, ev.HasVoted, ev.Readied, ev.Noted, ev.Voted, ev.Acted, ev.WillWritten)
"""Events that change nothing about what a player may do: these may still be told while the player acts already."""
SPEEDS = ("step", "read", "auto", "fast")
UNSEEN = -1
"""The seat of a voice whose owner the player cannot see."""
_POLL = 24
"""Milliseconds between two looks at an AI that still thinks."""
_NIGHT_HUSH = 700
"""Milliseconds between a player's last night act and the dawn, at reading pace."""


class SeatModel(RowModel):
    """The seats in their order."""

    row = SeatRow


class LogModel(RowModel):
    """The log as filtered."""

    row = LogRow


class ArrowModel(RowModel):
    """The ballots that are being shown."""

    row = table_votes.ArrowRow


class TallyModel(RowModel):
    """Who received votes."""

    row = table_votes.TallyRow


class TurnModel(RowModel):
    """Votes that kept or broke a word."""

    row = table_votes.TurnRow


class DayModel(RowModel):
    """The counts so far."""

    row = table_votes.DayRow


class Feed(Protocol):
    """Where a table comes from: a `Host`, or a fixed picture."""

    def view(self, seat: int) -> View: ...

    def legal(self, seat: int) -> list[ActionSpec]: ...

    def submit(self, seat: int, command: AnyCommand) -> list[AnyEvent]: ...

    def step(self, wait: float = 0.0) -> Any: ...

    def close(self) -> None: ...


@QmlElement
@QmlSingleton
class Table(QObject):
    """One player's table. `refused` gives the reason of a refusal in words; `stamped` and `rang` are for the ears."""

    changed = Signal()
    choiceChanged = Signal()
    """What there is to choose changed: a page builds its rows anew when it hears of it, so it is told of nothing less.
    """
    shelvesChanged = Signal()
    stepsChanged = Signal()
    votersChanged = Signal()
    speech = Signal()
    """What is being said changed."""
    speedChanged = Signal()
    refused = Signal(str)
    happened = Signal(str)
    """For the ears: `night`, `dawn`, `death`, `vote`, `count`, `say`, `end`."""
    counting = Signal()
    """A count is to be drawn, or drawn again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.make_brains: Callable[[], Any] | None = None
        """What thinks for the AI seats; a worker process by default."""
        self.patience = 1.0
        """Stretches every pause; 0 for a table that never lingers."""
        self._text: Text | None = None
        self._feed: Feed | None = None
        self._seat = 0
        self._shown = View(0)
        self._reading = Reading()
        self._taken = 0
        self._queue: deque[AnyEvent] = deque()
        self._specs: list[ActionSpec] = []
        self._task = ""
        self._picks: list[int] = []
        self._fields: dict[str, list[str]] = {}
        """What is chosen besides seats, by field."""
        self._lists: dict[str, Any] = {}
        """The lists a page shows, as it was last told of them."""
        self._window: tuple[int, str, int] = (0, "", 0)
        self._voice: ev.Said | ev.WillRead | None = None
        self._narration: list[tuple[AnyEvent, str]] = []
        self._count: ev.Counted | None = None
        self._revived: set[int] = set()
        self._held = False
        self._paused = False
        self._speed = "read"
        self._shelf = "all"
        self._search = ""
        self._unread = 0
        self._beat = "waiting"
        self._why = ""
        self._aside = False
        self._seats, self._log = SeatModel(self), LogModel(self)
        self._arrows, self._tally = ArrowModel(self), TallyModel(self)
        self._turns, self._days = TurnModel(self), DayModel(self)
        self._chronicle: Chronicle | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._go_on)

    # -- sitting down and getting up ---------------------------------------------------------------------------------

    def attend(self, feed: Feed, seat: int, *, told: int | None = None) -> None:
        """Sits down in *seat* (0: an onlooker) at the table *feed*.

        *told* events of the view count as shown already; all of them by default, so that a saved game goes on where it
        stopped; a new game tells everything from the start with `told=0`.
        """
        self.leave()
        self._feed, self._seat = feed, seat
        self._shown, self._reading, self._queue = View(seat), Reading(), deque()
        self._chronicle = Chronicle(self._words())
        self._voice, self._narration, self._count, self._picks, self._task = None, [], None, [], ""
        self._held, self._paused, self._aside, self._shelf, self._search = False, False, False, "all", ""
        self._revived = set()
        events = feed.view(seat).events
        self._taken = len(events) if told is None else told
        for event in events[: self._taken]:
            self._fold(event)
        self._recall()
        self._unread = len(self._shown.events)
        self._beat = "moved"
        self._ask_rules()
        self._refresh()
        self._soon(0)

    @Slot()
    def leave(self) -> None:
        """Gets up; everything is saved already."""
        self._clock.stop()
        if self._feed is not None:
            self._feed.close()
        self._feed = None

    def begin(self, setup: Any, table: Any, *, save: bool = True) -> None:
        """A new game of *setup*, seated as *table* says, saved from its first event. Raises `Illegal`, `NotSaved`."""
        from desktop.store import Library
        from desktop.table.host import Host

        host = Host.new(setup, table, self._brains(), Library() if save else None)
        self._host(host, told=0)

    def resume(self, game: str) -> None:
        """The saved game *game* (`latest` for the latest). Raises the store's errors."""
        from desktop.store import Library
        from desktop.table.host import Host

        self._host(Host.resume(Library(), game, self._brains()), told=None)

    def _host(self, host: Host, told: int | None) -> None:
        self.attend(host, host.humans[0] if host.humans else 0, told=told)

    def _brains(self) -> Any:
        from desktop.table.brains import WorkerBrains

        return (self.make_brains or WorkerBrains)()

    @Slot("QVariantMap", result=str)
    def enter(self, args: dict[str, Any]) -> str:
        """Opens what the page was called with: `game` or `saved` (a saved game), `wishes` (a new one, in the command
        line's words), or nothing (a table is open already).

        Gives a sentence where it could not, empty when all is well.
        """
        from desktop.store import StoreError

        if self._feed is not None:
            self._soon(0)
            return ""
        try:
            if game := str(args.get("game") or args.get("saved") or ""):
                self.resume(game)
            elif wishes := args.get("wishes"):
                self._begin_as_wished(wishes)
        except StoreError as error:
            return self._words().of(error.key, **error.args_)
        except Illegal as error:
            return self._refusal(error.reason)
        return ""

    def _begin_as_wished(self, wishes: dict[str, Any]) -> None:
        import msgspec

        from desktop.table.opening import Wishes, prepare

        asked = msgspec.convert(wishes, Wishes)
        people = asked.people or (self._words().of("table-you"),)
        self.begin(*prepare(msgspec.structs.replace(asked, people=people)))

    @Slot()
    def rest(self) -> None:
        """Lets nothing go on until `enter` or `wake`: the page is left for a while."""
        self._clock.stop()

    @Slot()
    def wake(self) -> None:
        """Goes on after a `rest`."""
        self._soon(0)

    # -- what happens, a beat at a time ------------------------------------------------------------------------------

    def _soon(self, milliseconds: int) -> None:
        self._clock.start(max(0, int(milliseconds * self.patience)))

    def _go_on(self) -> None:
        """The next beat: shows the next thing that happened, or lets the table go on."""
        if self._feed is None or self._paused:
            return
        self._fetch()
        while self._queue:
            if wait := self._tell(self._queue.popleft()):
                self._ask_rules()
                self._refresh()
                if self._speed != "step":
                    self._soon(pace.scaled(wait, self._speed))
                return
        beat = self._feed.step()
        self._beat, self._why = beat.kind, beat.why
        self._fetch()
        if self._queue:
            self._soon(0)
            return
        self._ask_rules()
        self._refresh()
        if beat.kind in ("moved", "thinking"):
            self._soon(_POLL if beat.kind == "thinking" else 0)
        elif beat.kind == "unsaved":
            self._soon(2000)

    def _fetch(self) -> None:
        assert self._feed is not None
        events = self._feed.view(self._seat).events
        self._queue.extend(events[self._taken :])
        self._taken = len(events)

    def _fold(self, event: AnyEvent) -> str:
        """Takes *event* into everything that is shown, and gives its words in the log."""
        self._shown.apply(event)
        if event.to == PUBLIC:
            self._reading.apply(event)
        assert self._chronicle is not None
        entry = self._chronicle.take(len(self._shown.events) - 1, event, self._shown)
        return entry.text if entry else ""

    def _tell(self, event: AnyEvent) -> int:
        """Shows *event*; how long it stays at reading pace, in milliseconds."""
        dawn = self._shown.phase == "night"
        words = self._fold(event)
        match event:
            case ev.Said(channel="talk"):
                self._voice, self._narration = event, []
                self.happened.emit("say")
                self.speech.emit()
            case ev.WillRead():
                self._voice = event
                self.speech.emit()
            case ev.PhaseBegan():
                self._turn(event)
                if self._survival and event.phase == "morning":
                    self._narration.append((event, _spoken(event, words)))
            case ev.Died() | ev.QuietNight() | ev.Revived() | ev.Told() | ev.Caused():
                self._voice = None
                if isinstance(event, ev.Revived):
                    self._revived.add(event.seat)
                if isinstance(event, ev.Died):
                    self._revived.discard(event.seat)
                    self.happened.emit("death")
                if words:
                    self._narration.append((event, words))
            case ev.HasVoted():
                self.happened.emit("vote")
            case ev.Counted():
                self._voice, self._narration, self._count = None, [(event, words)], event
                self.happened.emit("count" if event.decided else "tie")
            case ev.Ended():
                self._voice, self._count = None, None
                self._narration = [(event, words)]
                self.happened.emit("end")
            case ev.Shown() | ev.Gained() | ev.Lost() | ev.Became() if words and self._survival:
                self._voice = None
                self._narration.append((event, words))
        stays = pace.beat(event, len(words), self._words().language, dawn)
        if self._survival:
            stays = table_survival.stays(event, event.to == PUBLIC, stays)
        if isinstance(event, ev.Counted):
            self._refresh()
            self.counting.emit()
        return stays if words or isinstance(event, (ev.HasVoted, ev.Ended, ev.PhaseBegan)) else 0

    def _turn(self, event: ev.PhaseBegan) -> None:
        self._voice, self._picks, self._task, self._aside = None, [], "", False
        if event.phase == "night":
            self._narration = []
            self.happened.emit("night")
        elif event.phase in ("day", "dawn"):
            self.happened.emit("dawn")
            if event.phase == "dawn":
                self._narration = []
        elif event.phase == "vote":
            self._narration = []
            self.happened.emit("ballot")
        elif self._survival and event.phase not in ("morning", "vote_result", "dusk"):
            self._narration = []
        if event.phase not in ("day", "dawn", "morning"):
            self._unread = min(self._unread, len(self._shown.events))
        if event.phase == "night" or event.round > 1 or event.phase == "vote":
            self._count = None
        self.speech.emit()

    def _recall(self) -> None:
        """After a game was opened: the last thing that was said or counted stands on the stage again."""
        for event in reversed(self._shown.events):
            match event:
                case ev.PhaseBegan():
                    return
                case ev.Said(channel="talk"):
                    self._voice = event
                    return
                case ev.Counted():
                    self._count = event
                    return

    def _ask_rules(self) -> None:
        assert self._feed is not None
        ahead = self._feed.view(self._seat).events[len(self._shown.events) :]
        caught_up = all(isinstance(event, WORDS) for event in ahead)
        window = (self._shown.day, self._shown.phase, self._shown.round)
        self._specs = self._feed.legal(self._seat) if caught_up and self._seat and self._shown.ended is None else []
        if self._task not in [spec.id for spec in self._choices()] or (self._survival and window != self._window):
            self._take_up(next((spec.id for spec in self._choices()), ""))
        if self._survival and window != self._window and caught_up:
            self._window = window
            self._aside = window[1] in table_survival.TALKING

    def _take_up(self, task: str) -> None:
        """Turns to *task*, with nothing picked yet."""
        self._task, self._picks = task, []
        spec = next((spec for spec in self._choices() if spec.id == task), None)
        self._fields = table_survival.preset(spec) if spec is not None else {}

    @property
    def _survival(self) -> bool:
        return self._shown.ruleset == "survival"

    # -- what the page shows -----------------------------------------------------------------------------------------

    def _words(self) -> Words:
        if self._text is None:
            engine = qmlEngine(self)
            catalogue_ = engine.singletonInstance(QML_IMPORT_NAME, "Catalogue") if engine else None
            if isinstance(catalogue_, Catalogue):
                catalogue_.langChanged.connect(self._say_again)
                self._text = catalogue_.text
            else:
                self._text = Text()
        return self._text.catalogue()

    def _say_again(self) -> None:
        if self._chronicle is not None:
            self._chronicle.rewrite(self._shown, self._words())
            lines = {id(self._shown.events[e.event]): e.text for e in self._chronicle.entries}
            self._narration = [(event, _spoken(event, lines.get(id(event), ""))) for event, _ in self._narration]
            self._refresh()
            self.speech.emit()

    def _refresh(self) -> None:
        if self._chronicle is None:
            return
        view, words = self._shown, self._words()
        self._seats.show(rows(view, self._reading, self._stage(), words))
        self._log.show(self._chronicle.rows(view, self._shelf, self._search, self._unread))
        if (count := self._count) is not None:
            self._arrows.show(table_votes.arrows(count, view))
            self._tally.show(table_votes.tally(count, view, words))
            self._turns.show(table_votes.turns(count, view, self._reading, words))
            self._days.show(table_votes.history(view, words))
        else:
            self._arrows.show([])
        self._announce()
        self.changed.emit()

    def _announce(self) -> None:
        """Tells of the lists that are other than they were."""
        for signal, lists in (
            (self.choiceChanged, {"task": self._task_now, "tasks": self._tasks_now, "picks": self._picks_now,
                                  "facts": self._facts_now}),
            (self.shelvesChanged, {"shelves": self._shelves_now}),
            (self.stepsChanged, {"steps": self._steps_now}),
            (self.votersChanged, {"voters": self._voters_now}),
        ):  # fmt: skip
            now = {name: work() for name, work in lists.items()}
            if any(self._lists.get(name) != value for name, value in now.items()):
                self._lists |= now
                signal.emit()

    def _list(self, name: str, work: Callable[[], Any]) -> Any:
        if name not in self._lists:
            self._lists[name] = work()
        return self._lists[name]

    def _stage(self) -> Stage:
        spec = self._spec()
        stage = Stage(picks=tuple(self._picks), revived=self._revived)
        if self._voice is not None:
            stage.speaking = self._voice.seat
            stage.mood = mood(self._voice) if isinstance(self._voice, ev.Said) else "neutral"
        if spec is not None and (spec.targets or not self._survival):
            stage.choosing, stage.targets, stage.barred = True, frozenset(spec.ends or spec.targets), dict(spec.barred)
        if (count := self._count) is not None:
            stage.votes = dict(count.received)
            stage.ballots = table_votes.slips(count)
            stage.tied = table_votes.tied(count)
        return stage

    @Property(QObject, constant=True)
    def seats(self) -> SeatModel:
        return self._seats

    @Property(QObject, constant=True)
    def log(self) -> LogModel:
        return self._log

    @Property(QObject, constant=True)
    def arrows(self) -> ArrowModel:
        return self._arrows

    @Property(QObject, constant=True)
    def tally(self) -> TallyModel:
        return self._tally

    @Property(QObject, constant=True)
    def turns(self) -> TurnModel:
        return self._turns

    @Property(QObject, constant=True)
    def days(self) -> DayModel:
        return self._days

    @Property(str, notify=changed)
    def countTitle(self) -> str:
        """The title of the count that is shown, empty while none is."""
        if self._count is None or self._shown.ended is not None:
            return ""
        return self._words().of("table-count-title", day=self._count.day, kanji=kanji(self._count.day))

    @Property(bool, notify=changed)
    def tiedNow(self) -> bool:
        """Whether in the count that is shown the most votes are shared."""
        if self._count is None or self._count.decided:
            return False
        return not self._survival or self._count.how in table_survival.LEVEL

    @Property(bool, notify=changed)
    def revote(self) -> bool:
        """Whether another vote follows the count that is shown."""
        if self._count is None or self._count.decided:
            return False
        return not self._survival or self._count.how == "runoff"

    @Property("QVariant", notify=votersChanged)
    def voters(self) -> list[int]:
        """The columns of the history of votes."""
        return self._list("voters", self._voters_now)

    def _voters_now(self) -> list[int]:
        return table_votes.columns(self._shown)

    @Property(int, notify=changed)
    def count(self) -> int:
        """How many seats there are."""
        return len(self._shown.seats)

    @Property(int, notify=changed)
    def you(self) -> int:
        """The player's seat; 1 for an onlooker, so that somebody sits at the bottom."""
        return self._seat or 1

    @Property(int, notify=changed)
    def living(self) -> int:
        return len(self._shown.alive)

    @Property(str, notify=changed)
    def longest(self) -> str:
        """The longest name at the table: the ring must have room for it."""
        names = [seat_name(info, self._words().language) for info in self._shown.seats]
        return max(names, key=len, default="")

    @Property(bool, notify=changed)
    def onlooker(self) -> bool:
        return self._seat == 0

    @Property(bool, notify=changed)
    def alive(self) -> bool:
        return self._seat in self._shown.alive

    @Property(str, notify=changed)
    def phase(self) -> str:
        """`night`, `day`, `vote`, `over` or `setup`."""
        return self._shown.phase

    @Property(str, notify=changed)
    def sky(self) -> str:
        """The phase of the look: `night`, `dusk` or `day`."""
        if self._survival:
            return table_survival.sky(self._shown.phase)
        return {"day": "day", "vote": "dusk", "over": "dusk"}.get(self._shown.phase, "night")

    @Property(int, notify=changed)
    def day(self) -> int:
        return self._shown.day

    @Property(int, notify=changed)
    def moon(self) -> int:
        """The moon of this night, 0 … 7 from the new moon."""
        return self._shown.day % 8

    @Property(str, notify=changed)
    def dayTitle(self) -> str:
        if not self._shown.seats:
            return ""  # nothing has been opened yet
        if self._survival:
            key = f"survival-title-{self._shown.phase}"
            return self._words().of(key, day=self._shown.day, kanji=kanji(max(self._shown.day, 1)))
        phase = self._shown.phase if self._shown.phase != "setup" else "night"
        return self._words().of(f"table-day-{phase}", day=self._shown.day, kanji=kanji(max(self._shown.day, 1)))

    @Property(int, notify=changed)
    def step(self) -> int:
        """Where on the track of the day we are: 0 night, 1 dawn, 2 talk, 3 vote, 4 execution."""
        if self._survival:
            return table_survival.step(self._shown.phase)
        match self._shown.phase:
            case "day":
                return 2
            case "vote":
                return 4 if self._count is not None and self._count.decided else 3
            case "over":
                return 4
        return 1 if self._narration and not self._specs else 0

    @Property("QVariant", notify=stepsChanged)
    def steps(self) -> list[dict[str, str]]:
        """The steps of a day: `id`, `glyph`."""
        return self._list("steps", self._steps_now)

    def _steps_now(self) -> list[dict[str, str]]:
        steps = (*glyphs.STEPS[:-1], table_survival.LAST_STEP) if self._survival else glyphs.STEPS
        return [{"id": name, "glyph": glyph} for name, glyph in steps]

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        """Whether something goes on without the player."""
        return bool(self._queue) or self._beat in ("moved", "thinking")

    @Property(str, notify=changed)
    def waiting(self) -> str:
        """What the table waits for, in words; empty when it waits for nobody but the player."""
        t = self._words()
        if self._beat == "unsaved":
            return t.of("table-unsaved", why=self._why)
        if self._paused:
            return t.of("table-paused")
        if self._queue or self._beat == "moved":
            return ""
        if self._beat == "waiting" and (self._may("ready") or self._choices()):
            return t.of("table-waiting-you")
        if self._beat == "thinking":
            keys = {"day": "table-waiting-talk", "vote": "table-waiting-votes", "discussion": "table-waiting-talk"}
            usual = "survival-waiting" if self._survival and self._shown.phase != "night" else "table-waiting-night"
            return t.of(keys.get(self._shown.phase, usual))
        return ""

    @Property(bool, notify=changed)
    def paused(self) -> bool:
        return self._paused

    @Slot()
    def togglePause(self) -> None:
        """Stops the table, or lets it go on."""
        self._paused = not self._paused
        if not self._paused:
            self._soon(0)
        self.changed.emit()

    def _get_speed(self) -> str:
        return self._speed

    def _set_speed(self, speed: str) -> None:
        if speed in SPEEDS and speed != self._speed:
            self._speed = speed
            self.speedChanged.emit()
            if not self._clock.isActive():
                self._soon(0)

    speed = Property(str, _get_speed, _set_speed, notify=speedChanged)

    @Slot()
    def nextSpeed(self) -> None:
        """Step, read, auto, ×8, and step again."""
        self._set_speed(SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)])

    @Slot()
    def forward(self) -> None:
        """Does not wait any longer for the thing that is shown."""
        if self._feed is not None and not self._paused and (self._queue or self._beat in ("moved", "thinking")):
            self._soon(0)

    @Slot()
    def toEnd(self) -> None:
        """Goes on to the end as fast as it can be followed."""
        self._set_speed("fast")
        self.forward()

    @Slot()
    def skip(self) -> None:
        """Shows at once all that has happened already."""
        if self._feed is None:
            return
        self._fetch()
        while self._queue:
            self._tell(self._queue.popleft())
        self._refresh()
        if not self._paused:
            self._soon(0)

    # -- the voice and the dock --------------------------------------------------------------------------------------

    @Property("QVariant", notify=speech)
    def voice(self) -> dict[str, Any]:
        """What is being said: `seat` (0: nobody, -1: somebody unseen), `name`, `tag`, `text` (styled), `plain`,
        `left`."""
        said, t = self._voice, self._words()
        if said is None:
            return {"seat": 0, "name": "", "tag": "", "text": "", "plain": "", "left": ""}
        name = speaker(said.seat, self._shown, t)
        if isinstance(said, ev.WillRead):
            plain = next((e.text for e in reversed(self._entries()) if self._shown.events[e.event] is said), said.text)
            return {
                "seat": said.seat, "name": name, "tag": t.of("table-tag-will"), "plain": plain, "left": "",
                "text": styled(plain, self._shown, t.language),
            }  # fmt: skip
        plain = sentence(said, self._shown, t.language)
        kind = said.statements[0].type if said.statements else ""
        black = any(s.value == "werewolf" for s in said.statements)
        return {
            "seat": said.seat or UNSEEN, "name": name, "tag": tag(kind, t), "plain": plain,
            "left": t.of("table-left", n=talk_left(said.seat, self._shown, self._reading)) if said.seat else "",
            "text": styled(plain, self._shown, t.language, black),
        }  # fmt: skip

    def _entries(self) -> list[Any]:
        return self._chronicle.entries if self._chronicle else []

    @Property(str, notify=changed)
    def headline(self) -> str:
        """The large line of the dock; empty by day, when the composer stands there."""
        t, view = self._words(), self._shown
        spec = self._spec()
        if view.ended is not None:
            return t.of("table-ended", camp=camp_name(view.ended.camp, view, t))
        if self._count is not None:
            return self._count_line()
        if spec is not None and self._survival:
            return self._action_name(spec)
        if spec is not None:
            key = f"table-lead-{spec.id}"
            return t.of(key if t.has(key) else "table-lead-other", action=self._action_name(spec))
        if self._narration:
            return self._narration[-1][1]
        if view.phase == "night":
            if self._seat and not self.alive:
                return t.of("table-lead-dead")
            return t.of("table-lead-night" if self._may("ready") else "table-lead-asleep")
        if view.phase == "vote":
            return t.of("table-lead-voted" if view.ballot else "table-lead-vote-wait")
        return ""

    def _count_line(self) -> str:
        count, t = self._count, self._words()
        assert count is not None
        if self._survival:
            return Narrator(self._shown, t).line(count).splitlines()[-1]
        if count.decided:
            return t.of("table-lead-decided", **counted(count, self._shown, t)[1])
        level = table_votes.tied(count)
        most = count.received[0][1] if count.received else 0
        numbers = t.of("table-versus").join(kanji(most) if t.language == "ja" else str(most) for _ in level)
        return t.of("table-lead-tied", numbers=numbers)

    @Property(str, notify=changed)
    def subline(self) -> str:
        """The small line under the headline."""
        t, view, spec = self._words(), self._shown, self._spec()
        if self._count is not None:
            own = next((b.target for b in self._count.ballots if b.voter == self._seat), 0)
            return (
                t.of("table-sub-own", seat=own, name=seat_name(view.seats[own - 1], t.language))
                if own
                else t.of("table-sub-counted")
            )
        if spec is not None and not spec.targets:
            return ""
        if spec is not None:
            left = spec.most + spec.extra - len(self._picks)
            more = t.of("table-sub-left", n=left) if left else t.of("table-sub-full")
            return f"{more}{t.of('table-gap')}{t.of('table-sub-keys')}"
        if view.phase == "night" and self._may("ready"):
            return t.of("table-sub-night")
        return ""

    @Property("QVariant", notify=changed)
    def narration(self) -> list[str]:
        """The lines of this dawn or dusk, in order."""
        return [line for _, line in self._narration]

    @Property("QVariantMap", notify=changed)
    def weather(self) -> dict[str, str]:
        """Today's weather: `id`, `name`, `about` (what it does), `glyph`, `effect` (what plays); empty for none."""
        view, t = self._shown, self._words()
        today = [one for one in getattr(view, "weather", ()) if t.has(f"{view.ruleset}-weather-{one}")]
        if not today:
            return {}
        from desktop import marks

        key = f"{view.ruleset}-weather-{today[0]}"
        return {
            "id": today[0], "name": t.of(key), "about": t.of(f"{key}-short") if t.has(f"{key}-short") else "",
            "glyph": marks.of("weather", today[0]).glyph, "effect": marks.effect(today[0]),
        }  # fmt: skip

    # -- the role ----------------------------------------------------------------------------------------------------

    @Property("QVariant", notify=changed)
    def role(self) -> dict[str, str]:
        """The player's role: `name`, `camp`, `campName`, `glyph`, `about`. Only shown while it is held."""
        view, t = self._shown, self._words()
        role = view.role
        if not role:
            return {"name": "", "camp": "", "campName": "", "glyph": "person", "about": ""}
        from engine import catalogue

        camp = catalogue.role(view.ruleset, role).camp
        about = next((key for key in (f"{view.ruleset}-role-{role}-short", f"{view.ruleset}-about-{role}")
                      if t.has(key)), "")  # fmt: skip
        return {
            "name": role_name(role, view, t), "camp": glyphs.camp(camp), "campName": camp_name(camp, view, t),
            "glyph": glyphs.role(role, view.ruleset), "about": t.of(about) if about else "",
        }  # fmt: skip

    @Property("QVariant", notify=changed)
    def secrets(self) -> list[str]:
        """What only this seat knows, in lines: its traits, whom it is bound to, what it was told, the latest last."""
        view = self._shown
        if not self._held or not view.role:
            return []
        narrator = Narrator(view, self._words())
        wanted = (ev.Introduced, ev.Gained, ev.Told, ev.Became)
        lines = [narrator.line(event) for event in view.events if isinstance(event, wanted)]
        return list(dict.fromkeys(line for line in lines if line))[-8:]

    def _get_held(self) -> bool:
        return self._held

    def _set_held(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.changed.emit()

    held = Property(bool, _get_held, _set_held, notify=changed)

    # -- choosing on the stage ---------------------------------------------------------------------------------------

    def _choices(self) -> list[ActionSpec]:
        """What is chosen at the table; gods are called in a sheet of their own."""
        return sorted(
            (
                s for s in self._specs
                if s.kind in ("act", "vote") and not s.blocked and (s.targets or s.fields or self._survival)
                and not s.id.startswith("call.")
            ),
            key=lambda s: not s.required,
        )

    def _spec(self) -> ActionSpec | None:
        if self._aside or self._count is not None:
            return None
        return next((s for s in self._choices() if s.id == self._task), None)

    def _may(self, kind: str) -> bool:
        return any(s.kind == kind and not s.blocked for s in self._specs)

    def _action_name(self, spec: ActionSpec) -> str:
        t = self._words()
        if self._survival:
            return Narrator(self._shown, t).action(spec.id)
        for key in (f"table-action-{spec.id}", f"{self._shown.ruleset}-action-{spec.id}"):
            if t.has(key):
                return t.of(key)
        return spec.id

    @Property("QVariant", notify=choiceChanged)
    def task(self) -> dict[str, Any]:
        """What is to be chosen on the stage: `id` (empty: nothing), `title`, `lead`, `glyph`, `least`, `most`, `ready`,
        `confirm`, `skip` (words of the buttons; no skip: empty), `required`, `seats` (whether seats are chosen) and
        `fields` (see `table_survival.fields`)."""
        return self._list("task", self._task_now)

    def _task_now(self) -> dict[str, Any]:
        spec, t = self._spec(), self._words()
        if spec is None:
            return {
                "id": "", "title": "", "lead": "", "glyph": "", "least": 0, "most": 0, "ready": False, "confirm": "",
                "skip": "", "required": False, "seats": False, "fields": [],
            }  # fmt: skip
        n = len(self._picks)
        confirm = f"table-confirm-{spec.id}"
        about = f"table-about-{spec.id}"
        name = seat_name(self._shown.seats[self._picks[0] - 1], t.language) if n else ""
        return {
            "id": spec.id,
            "title": self._action_name(spec),
            "lead": self._lead(spec, about),
            "glyph": glyphs.action(spec.id),
            "least": spec.least,
            "most": spec.most + spec.extra,
            "ready": n >= max(min(1, spec.most), spec.least)
            and (not spec.must_include or spec.must_include in self._picks)
            and table_survival.complete(spec, self._fields),
            "confirm": self._confirm_words(spec, confirm, n, name),
            "skip": self._skip_words(spec),
            "required": spec.required,
            "seats": bool(spec.targets),
            "fields": table_survival.fields(spec, self._fields, self._shown, t) if spec.fields else [],
        }

    def _lead(self, spec: ActionSpec, about: str) -> str:
        """The line under the title of what is to be done."""
        t = self._words()
        if spec.extra:
            return t.of("survival-about-slips", n=spec.extra + 1)
        if self._survival and not spec.targets:
            return ""
        if t.has(about):
            return t.of(about)
        return t.of("survival-about-seats" if self._survival else "table-about-other", least=spec.least, most=spec.most)

    def _confirm_words(self, spec: ActionSpec, confirm: str, n: int, name: str) -> str:
        t = self._words()
        if self._survival and not (n and spec.kind == "vote"):
            return t.of("survival-confirm", action=self._action_name(spec))
        if spec.extra and n > 1:
            return t.of("survival-confirm-slips", n=n)
        return t.of(confirm if t.has(confirm) else "table-confirm-other", n=n, name=name)

    def _skip_words(self, spec: ActionSpec) -> str:
        """What the button beside the confirming one says: in Survival it ends the window, or turns back to talking."""
        t = self._words()
        if not self._survival:
            return t.of("table-skip") if spec.may_skip else ""
        if spec.required:
            return ""
        return t.of("survival-later" if self._later() else "survival-enough")

    def _later(self) -> bool:
        """Whether leaving what may be done does not end the window."""
        return self._shown.phase in table_survival.TALKING or not self._may("ready")

    @Property("QVariant", notify=choiceChanged)
    def facts(self) -> list[str]:
        """What lies on the board, a line each; empty where nothing does."""
        return self._list("facts", self._facts_now)

    def _facts_now(self) -> list[str]:
        return table_survival.facts(self._shown, self._words()) if self._survival else []

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """Whether there is something to be done to which the player has not turned."""
        return self._survival and self._aside and self._count is None and bool(self._choices())

    @Slot(str, str)
    def choose(self, field: str, thing: str) -> None:
        """Presses *thing* in *field* of what is to be chosen."""
        spec = self._spec()
        for one in spec.fields if spec is not None else ():
            if one.name == field:
                self._fields[field] = table_survival.put(one, self._fields.get(field, []), thing)
                self._refresh()

    @Slot(str)
    def unchoose(self, field: str) -> None:
        """Takes the latest choice of *field* back."""
        if self._fields.get(field):
            self._fields[field] = self._fields[field][:-1]
            self._refresh()

    @Slot(int)
    def drop(self, place: int) -> None:
        """Takes back the pick at *place* (from 0)."""
        spec = self._spec()
        if spec is not None and 0 <= place < len(self._picks):
            self._picks = [] if spec.path else [*self._picks[:place], *self._picks[place + 1:]]
            self._refresh()

    def _get_aside(self) -> bool:
        return self._aside

    def _set_aside(self, aside: bool) -> None:
        if aside != self._aside:
            self._aside = aside
            self._refresh()

    aside = Property(bool, _get_aside, _set_aside, notify=changed)
    """Whether the player has turned from choosing to talking for a while."""

    @Property("QVariant", notify=choiceChanged)
    def tasks(self) -> list[dict[str, str]]:
        """All there is to choose tonight, to change between."""
        return self._list("tasks", self._tasks_now)

    def _tasks_now(self) -> list[dict[str, str]]:
        return [{"id": spec.id, "title": self._action_name(spec)} for spec in self._choices()]

    @Slot(str)
    def chooseTask(self, task: str) -> None:
        """Turns to another of the `tasks`."""
        if task != self._task:
            self._take_up(task)
            self._refresh()

    @Property("QVariant", notify=choiceChanged)
    def picks(self) -> list[dict[str, Any]]:
        """The seats picked so far, in order: `seat`, `name`, `portrait`, `line`."""
        return self._list("picks", self._picks_now)

    def _picks_now(self) -> list[dict[str, Any]]:
        cards = self._seats.rows
        return [
            {"seat": s, "name": cards[s - 1].name, "portrait": cards[s - 1].portrait, "line": cards[s - 1].line}
            for s in self._picks
        ]

    @Slot(int)
    def pick(self, seat: int) -> None:
        """Picks *seat*, or takes the pick back. With one to choose, another pick replaces it."""
        spec = self._spec()
        if spec is None:
            return
        most = spec.most + spec.extra
        if spec.path:
            self._walk(spec, seat)
        elif spec.extra and seat in spec.targets and len(self._picks) < most:
            self._picks.append(seat)
        elif seat in self._picks:
            self._picks.remove(seat)
        elif seat not in spec.targets:
            why = dict(spec.barred).get(seat, "target")
            self.refused.emit(self._refusal(why))
            return
        elif len(self._picks) < most:
            self._picks.append(seat)
        elif spec.most == 1:
            self._picks = [seat]
        else:
            self.refused.emit(self._words().of("table-enough", n=spec.most))
            return
        self._refresh()

    def _walk(self, spec: ActionSpec, seat: int) -> None:
        """Picks the whole walk to *seat*, where it may end; or takes it back."""
        from engine import catalogue

        if seat not in spec.ends:
            self.refused.emit(self._refusal(dict(spec.barred).get(seat, "target")))
            return
        way = list(catalogue.walks(self._shown.body, len(self._shown.seats)).get(seat, ()))
        self._picks = [] if self._picks == way else way

    @Slot()
    def undo(self) -> None:
        """Takes the latest pick back."""
        if self._picks:
            spec = self._spec()
            self._picks = [] if spec is not None and spec.path else self._picks[:-1]
            self._refresh()

    @Slot()
    def confirm(self) -> None:
        """Does what was picked."""
        spec = self._spec()
        if spec is None or not self.task["ready"]:
            return
        targets = tuple(self._picks)
        if spec.kind == "vote":
            self._submit(Vote(target=targets[0], more=targets[1:]))
        else:
            picks = table_survival.answers(spec, self._fields)
            self._submit(Act(action=spec.id, targets=targets, picks=picks))

    @Slot()
    def pass_(self) -> None:
        """Lets this action pass tonight."""
        spec = self._spec()
        if spec is None:
            return
        if self._survival:
            owed = next((one.id for one in self._choices() if one.required), "")
            if owed:
                self.chooseTask(owed)
            elif self._later():
                self.aside = True
            else:
                self.ready()
        elif spec.may_skip:
            self._submit(Skip(action=spec.id))

    @Property(bool, notify=changed)
    def mayReady(self) -> bool:
        """Whether the player may say that they are done."""
        return self._may("ready")

    @Slot()
    def ready(self) -> None:
        """Has nothing more to say today, or goes to sleep."""
        if self._may("ready"):
            self._submit(Ready())

    @Property(str, notify=changed)
    def channel(self) -> str:
        """Where the player may speak now: `talk`, `wolf` …, `heaven`, `mono`; empty for nowhere."""
        channels = self.channels
        return channels[0] if channels else ""

    @Property("QVariant", notify=changed)
    def channels(self) -> list[str]:
        spec = next((s for s in self._specs if s.kind == "say" and not s.blocked), None)
        return list(spec.channels) if spec else []

    @Property(str, notify=changed)
    def silent(self) -> str:
        """Why the player may not speak now, in words; empty when they may, or when there is nothing to say about it."""
        spec = next((s for s in self._specs if s.kind == "say"), None)
        return self._refusal(spec.blocked) if spec and spec.blocked else ""

    @Property(int, notify=changed)
    def talkLeft(self) -> int:
        """How often the player may still speak today."""
        return talk_left(self._seat, self._shown, self._reading) if self._seat else 0

    def say(self, statements: tuple[Statement, ...], text: str, channel: str) -> bool:
        """Speaks; whether the rules took it."""
        return self._submit(Say(statements=statements, text=text, channel=channel or self.channel))

    @Property(bool, notify=changed)
    def mayWill(self) -> bool:
        return self._may("will")

    @Property(str, notify=changed)
    def will(self) -> str:
        """The will as it stands."""
        return self._shown.will.text if self._shown.will else ""

    @Slot(str)
    def writeWill(self, text: str) -> None:
        """Leaves *text* to be read the morning after the player's death."""
        from ai.speech import understand

        found = understand(text, self._shown, self._words().language).statements if text.strip() else ()
        self._submit(WriteWill(text=text.strip(), statements=tuple(found)))

    def _submit(self, command: AnyCommand) -> bool:
        if self._feed is None:
            return False
        try:
            self._feed.submit(self._seat, command)
        except Illegal as error:
            self.refused.emit(self._refusal(error.reason))
            return False
        except Exception as error:
            from desktop.store import NotSaved

            if not isinstance(error, NotSaved):
                raise
            self.refused.emit(self._words().of("table-unsaved", why=str(error)))
            return False
        self._picks, self._fields = [], {}
        if self._survival:
            self._task = ""
        self._beat = "moved"
        self._ask_rules()
        self._refresh()
        night = self._shown.phase == "night" and not self._choices()
        self._soon(pace.scaled(_NIGHT_HUSH, self._speed) if night else 0)
        return True

    def _refusal(self, reason: str) -> str:
        t = self._words()
        return t.of(f"illegal-{reason}") if t.has(f"illegal-{reason}") else t.of("illegal-other")

    # -- the log -----------------------------------------------------------------------------------------------------

    @Property("QVariant", notify=shelvesChanged)
    def shelves(self) -> list[str]:
        """The filters that have a meaning now."""
        return self._list("shelves", self._shelves_now)

    def _shelves_now(self) -> list[str]:
        view = self._shown
        told = {"all", "talk", "results", "notes"}
        if self._survival:
            told.add("board")
        if view.bonds or any(e.shelf == "whispers" for e in self._entries()):
            told.add("whispers")
        if (self._seat and not self.alive) or view.ended is not None:
            told.add("heaven")
        return [shelf for shelf in FILTERS if shelf in told]

    def _get_shelf(self) -> str:
        return self._shelf

    def _set_shelf(self, shelf: str) -> None:
        if shelf in FILTERS and shelf != self._shelf:
            self._shelf = shelf
            self._refresh()

    shelf = Property(str, _get_shelf, _set_shelf, notify=changed)

    def _get_search(self) -> str:
        return self._search

    def _set_search(self, search: str) -> None:
        if search != self._search:
            self._search = search
            self._refresh()

    search = Property(str, _get_search, _set_search, notify=changed)

    @Property(int, notify=changed)
    def unread(self) -> int:
        return sum(e.event >= self._unread for e in self._entries())

    @Slot()
    def markRead(self) -> None:
        """Everything in the log has been read."""
        if self._unread != len(self._shown.events):
            self._unread = len(self._shown.events)
            self._refresh()

    # -- the end -----------------------------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self._shown.ended is not None

    @Property(str, notify=changed)
    def game(self) -> str:
        """The id of the saved game, empty where it is not saved."""
        return getattr(self._feed, "id", "")

    @Slot()
    def replayCount(self) -> None:
        """Draws the latest count again."""
        if self._count is not None:
            self.counting.emit()

    @Slot()
    def showResult(self) -> None:
        """Goes to the page that tells who was what, and why."""
        engine = qmlEngine(self)
        nav: Nav = engine.singletonInstance(QML_IMPORT_NAME, "Nav")
        game = self.game
        self.leave()
        nav.start("result", {"game": game})

    @Property("QVariant", notify=changed)
    def ended(self) -> dict[str, Any]:
        """How it ended: `camp`, `campName`, `won` (whether the player did); empty before."""
        end, t = self._shown.ended, self._words()
        if end is None:
            return {}
        return {"camp": end.camp, "campName": camp_name(end.camp, self._shown, t), "won": self._seat in end.winners}

    @Slot(int, result="QVariantMap")
    def card(self, seat: int) -> dict[str, Any]:
        """The fields of *seat*'s card."""
        return asdict(self._seats.rows[seat - 1]) if 0 < seat <= len(self._seats.rows) else {}


def _spoken(event: AnyEvent, words: str) -> str:
    """What is told of *event* beside the seats: of a morning the Count's words, without the title of the day."""
    return words.split("\n")[-1] if isinstance(event, ev.PhaseBegan) else words
