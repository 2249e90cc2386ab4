"""The party page: a table of one's own on the network, or a seat at somebody else's; who is here, and the way in."""

from __future__ import annotations

import queue
from typing import Any

import msgspec
from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from desktop.text import Catalogue
from engine.setup import Illegal

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

_POLL = 120
"""Milliseconds between two looks at what has come from the network."""


@QmlElement
@QmlSingleton
class Party(QObject):
    """*state*: `idle`, `hosting` (one's own party, not begun), `joining`, `waiting` (at somebody's), `playing`. Nothing
    of the network is loaded before `host`, `join` or `search`."""

    changed = Signal()
    began = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.address = "0.0.0.0"
        """Where a party of one's own listens."""
        self.make_brains: Any = None
        self.pace = 1.0
        """Stretches the pauses between what AI seats say."""
        self._state, self._trouble = "idle", ""
        self._hosting: Any = None
        self._remote: Any = None
        self._found: list[dict[str, Any]] = []
        self._searching = False
        self._doctor: list[Any] = []
        self._news: queue.SimpleQueue[tuple[str, Any]] = queue.SimpleQueue()
        self._timer = QTimer(self, interval=_POLL)
        self._timer.timeout.connect(self._look)

    def _words(self) -> Catalogue:
        engine = qmlEngine(self)
        return engine.singletonInstance(QML_IMPORT_NAME, "Catalogue").text.catalogue()

    def _set(self, state: str, trouble: str = "") -> None:
        self._state, self._trouble = state, trouble
        self.changed.emit()

    @Property(str, notify=changed)
    def state(self) -> str:
        return self._state

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """What went wrong, in words; empty for nothing."""
        return self._trouble

    # -- a party of one's own ----------------------------------------------------------------------------------------

    @Slot("QVariantMap")
    def host(self, wishes: dict[str, Any]) -> None:
        """Opens a party: *wishes* are `name`, `ruleset`, `cast`, `seats`, `people`, or `saved` (a game to go on with);
        one sits in its first seat."""
        from desktop.lan.party import Party as Room
        from desktop.lan.remote import Hosting, Remote
        from desktop.lan.seats import new_code
        from desktop.store import Library, StoreError
        from desktop.table.brains import WorkerBrains
        from desktop.table.opening import Wishes

        text = self._words()
        self.leave()
        name = str(wishes.get("name") or "").strip() or text.of("table-you")
        code = new_code()
        brains = self.make_brains or WorkerBrains
        try:
            seats, people = int(wishes.get("seats") or 9), int(wishes.get("people") or 3)
            wished = Wishes(ruleset=str(wishes.get("ruleset") or "shikigami"),
                            cast=str(wishes.get("cast") or "classic"), seats=seats)  # fmt: skip
            room = Room.new(wished, min(seats, people), text.of("party-of", name=name), code, brains, Library(),
                            pace=self.pace)  # fmt: skip
            self._hosting = Hosting(room, self.address)
        except Illegal as error:
            key = f"illegal-{error.reason}"
            self._set("idle", text.of(key if text.has(key) else "illegal-other"))
            return
        except StoreError as error:
            self._set("idle", text.of(error.key, **error.args_))
            return
        except OSError as error:
            self._set("idle", text.of("party-no-port", port="", why=error.strerror or str(error)))
            return
        self._hosting.diagnose(lambda found: self._news.put(("doctor", found)))
        self._remote = Remote(f"127.0.0.1:{self._hosting.port}", code, name, text.language)
        self._timer.start()
        self._set("hosting")

    @Property(str, notify=changed)
    def code(self) -> str:
        return self._hosting.party.code if self._hosting is not None else ""

    @Property("QVariant", notify=changed)
    def ways(self) -> list[dict[str, str]]:
        """The ways in: `url`, and `qr`, its picture."""
        if self._hosting is None:
            return []
        import segno

        urls = [f"http://{address}:{self._hosting.port}/?c={self.code}" for address in self._hosting.addresses]
        return [
            {"url": url, "qr": segno.make(url).svg_data_uri(scale=4, border=2, dark="#101623", light="#ffffff")}
            for url in urls
        ]

    @Property("QVariant", notify=changed)
    def doctor(self) -> list[dict[str, Any]]:
        """What the network doctor found: `well`, `words`."""
        text = self._words()
        return [{"well": f.well, "words": text.of(f"party-doctor-{f.id}", **f.values)} for f in self._doctor]

    @Property(bool, notify=changed)
    def mayStart(self) -> bool:
        """Whether one's own party can begin."""
        return self._state == "hosting" and self._remote is not None and self._remote.seat > 0

    @Slot()
    def start(self) -> None:
        """Begins the game; AI takes the seats nobody has."""
        self._manage("start")

    @Slot(int)
    def kick(self, seat: int) -> None:
        """Frees *seat*: an AI takes it."""
        self._manage("kick", seat)

    @Slot()
    def hurry(self) -> None:
        """Time is up for whatever the table waits for."""
        self._manage("hurry")

    @Slot(bool)
    def pause(self, on: bool) -> None:
        self._manage("pause" if on else "resume")

    def _manage(self, what: str, seat: int = 0) -> None:
        from desktop.store import NotSaved

        if self._hosting is None:
            return
        try:
            self._hosting.manage(what, seat)
        except (Illegal, NotSaved) as error:
            text = self._words()
            key = f"illegal-{error.reason}" if isinstance(error, Illegal) else "illegal-other"
            self._set(self._state, text.of(key if text.has(key) else "illegal-other"))

    # -- somebody else's ---------------------------------------------------------------------------------------------

    @Slot(str, str, str)
    def join(self, address: str, code: str, name: str) -> None:
        """Asks for a seat at *address* (`host` or `host:port`)."""
        from desktop.lan.remote import Remote
        from desktop.lan.server import PORT

        self.leave()
        plain = address.strip().removeprefix("http://").partition("/")[0]
        if not plain or not code.strip():
            self._set("idle", self._words().of("party-need-address"))
            return
        at = plain if ":" in plain else f"{plain}:{PORT}"
        who = name.strip() or self._words().of("table-you")
        self._remote = Remote(at, code, who, self._words().language)
        self._timer.start()
        self._set("joining")

    @Slot()
    def search(self) -> None:
        """Looks for parties on the network; `found` fills itself."""
        import asyncio
        import threading

        if self._searching:
            return
        self._searching = True

        def look() -> None:
            from desktop.lan.discovery import search

            try:
                found = asyncio.run(search())
            except OSError:
                found = []
            self._news.put(("found", found))

        threading.Thread(target=look, name="party-search", daemon=True).start()
        self._timer.start()
        self.changed.emit()

    @Property(bool, notify=changed)
    def searching(self) -> bool:
        return self._searching

    @Property("QVariant", notify=changed)
    def found(self) -> list[dict[str, Any]]:
        """Parties that were found: `name`, `address`, `fits`."""
        return self._found

    # -- both --------------------------------------------------------------------------------------------------------

    @Property("QVariant", notify=changed)
    def chairs(self) -> list[dict[str, Any]]:
        """Who sits where: `seat`, `name`, `who`, `words`, `you`."""
        lobby = self._remote.lobby if self._remote is not None else None
        if lobby is None:
            return []
        text = self._words()
        return [
            {**msgspec.to_builtins(chair), "name": chair.name, "words": text.of(f"phone-who-{chair.who}"),
             "you": chair.seat == self._remote.seat}
            for chair in lobby.chairs
        ]  # fmt: skip

    @Property(bool, notify=changed)
    def paused(self) -> bool:
        return bool(self._remote is not None and self._remote.lobby is not None and self._remote.lobby.paused)

    @Property(bool, notify=changed)
    def own(self) -> bool:
        """Whether the party is one's own."""
        return self._hosting is not None

    @Slot()
    def leave(self) -> None:
        """Goes home; a party of one's own is closed, its game kept."""
        if self._remote is not None and self._state != "playing":
            self._remote.close()
        self._remote = None
        if self._hosting is not None:
            self._hosting.close()
            self._hosting = None
        self._doctor = []
        self._set("idle")

    def _look(self) -> None:
        while not self._news.empty():
            what, value = self._news.get()
            if what == "doctor":
                self._doctor = value
            else:
                self._searching = False
                self._found = [{"name": f.name, "address": f.address, "fits": f.fits} for f in value]
            self.changed.emit()
        remote = self._remote
        if remote is None:
            if not self._searching:
                self._timer.stop()
            return
        if self._state == "playing" and self._table()._feed is not remote:
            self.leave()  # the table was left: one's own party ends with it
            return
        before = (remote.seat, remote.lobby, remote.why)
        if self._state != "playing":
            remote.pump()
        if remote.why:
            words = self._words()
            key = f"party-bye-{remote.why}"
            self._remote = None
            remote.close()
            if self._hosting is not None:
                self._hosting.close()
                self._hosting = None
            self._set("idle", words.of(key) if words.has(key) else remote.words or remote.why)
            return
        if self._state != "playing" and remote.lobby is not None and remote.lobby.started and remote.view(0).ruleset:
            self._sit(remote)
            return
        if self._state == "joining" and remote.lobby is not None:
            self._state = "waiting"
        if before != (remote.seat, remote.lobby, remote.why) or self._state == "waiting":
            self.changed.emit()

    def _table(self) -> Any:
        return qmlEngine(self).singletonInstance(QML_IMPORT_NAME, "Table")

    def _sit(self, remote: Any) -> None:
        """The game goes on at the table page."""
        table = self._table()
        if self._hosting is None:
            remote.id = ""  # the game is saved where the host is
        self._set("playing")
        view = remote.view(remote.seat)
        table.attend(remote, remote.seat, told=0 if view.day <= 1 else None)
        self.began.emit()
