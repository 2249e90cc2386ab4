"""What happens, a beat at a time."""

from __future__ import annotations

from PySide6.QtCore import Property, Slot

from desktop.viewmodels import pace, table_survival
from desktop.viewmodels.table.state import State, spoken
from engine import events as ev
from engine.events import PUBLIC, AnyEvent

WORDS = (ev.Said, ev.HasVoted, ev.Readied, ev.Noted, ev.Voted, ev.Acted, ev.WillWritten)
"""Events that change nothing about what a player may do: these may still be told while the player acts already."""
SPEEDS = ("step", "read", "auto", "fast")
_POLL = 24
"""Milliseconds between two looks at an AI that still thinks."""


class Telling(State):
    """What happens, a beat at a time, and how fast."""

    def _go_on(self) -> None:
        """The next beat: shows the next thing that happened, or lets the table go on."""
        if self._feed is None or self._paused or self._veiled:
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
                    self._narration.append((event, spoken(event, words)))
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

    @Property(bool, notify=State.changed)
    def busy(self) -> bool:
        """Whether something goes on without the player."""
        return bool(self._queue) or self._beat in ("moved", "thinking")

    @Property(str, notify=State.changed)
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

    @Property(bool, notify=State.changed)
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

    speed = Property(str, _get_speed, _set_speed, notify=State.speedChanged)

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
