"""What the player does: acts, words, the will; and the log they read."""

from __future__ import annotations

from PySide6.QtCore import Property, Slot

from desktop.viewmodels import pace, table_survival
from desktop.viewmodels.table.choosing import Choosing
from desktop.viewmodels.table.state import State
from desktop.viewmodels.table_log import (
    FILTERS,
)
from desktop.viewmodels.table_seats import talk_left
from engine.commands import Act, AnyCommand, Ready, Say, Skip, Vote, WriteWill
from engine.setup import Illegal
from engine.speech import Statement

_NIGHT_HUSH = 700
"""Milliseconds between a player's last night act and the dawn, at reading pace."""


class Doing(Choosing):
    """Commands leave here; and the shelves of the log."""

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

    @Property(bool, notify=State.changed)
    def mayReady(self) -> bool:
        """Whether the player may say that they are done."""
        return self._may("ready")

    @Slot()
    def ready(self) -> None:
        """Has nothing more to say today, or goes to sleep."""
        if self._may("ready"):
            self._submit(Ready())

    @Property(str, notify=State.changed)
    def channel(self) -> str:
        """Where the player may speak now: `talk`, `wolf` …, `heaven`, `mono`; empty for nowhere."""
        channels = self.channels
        return channels[0] if channels else ""

    @Property("QVariant", notify=State.changed)
    def channels(self) -> list[str]:
        spec = next((s for s in self._specs if s.kind == "say" and not s.blocked), None)
        return list(spec.channels) if spec else []

    @Property(str, notify=State.changed)
    def silent(self) -> str:
        """Why the player may not speak now, in words; empty when they may, or when there is nothing to say about it."""
        spec = next((s for s in self._specs if s.kind == "say"), None)
        return self._refusal(spec.blocked) if spec and spec.blocked else ""

    @Property(int, notify=State.changed)
    def talkLeft(self) -> int:
        """How often the player may still speak today."""
        return talk_left(self._seat, self._shown, self._reading) if self._seat else 0

    def say(self, statements: tuple[Statement, ...], text: str, channel: str) -> bool:
        """Speaks; whether the rules took it."""
        return self._submit(Say(statements=statements, text=text, channel=channel or self.channel))

    @Property(bool, notify=State.changed)
    def mayWill(self) -> bool:
        return self._may("will")

    @Property(str, notify=State.changed)
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

    @Property("QVariant", notify=State.shelvesChanged)
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

    shelf = Property(str, _get_shelf, _set_shelf, notify=State.changed)

    def _get_search(self) -> str:
        return self._search

    def _set_search(self, search: str) -> None:
        if search != self._search:
            self._search = search
            self._refresh()

    search = Property(str, _get_search, _set_search, notify=State.changed)

    @Property(int, notify=State.changed)
    def unread(self) -> int:
        return sum(e.event >= self._unread for e in self._entries())

    @Slot()
    def markRead(self) -> None:
        """Everything in the log has been read."""
        if self._unread != len(self._shown.events):
            self._unread = len(self._shown.events)
            self._refresh()
