"""The table as one player sees it: what happened so far, shown a beat at a time, and what the player may do now."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from ai.reading import Reading
from desktop.viewmodels.shell import Nav
from desktop.viewmodels.table.models import Feed
from desktop.viewmodels.table.passing import Passing
from desktop.viewmodels.table_log import Chronicle
from engine.setup import Illegal
from engine.views import View

if TYPE_CHECKING:
    from desktop.table.host import Host

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
@QmlSingleton
class Table(Passing, QObject):
    """One player's table. `refused` gives the reason of a refusal in words; `stamped` and `rang` are for the ears."""

    def attend(self, feed: Feed, seat: int, *, told: int | None = None) -> None:
        """Sits down in *seat* (0: an onlooker) at the table *feed*.

        *told* events of the view count as shown already; all of them by default, so that a saved game goes on where it
        stopped; a new game tells everything from the start with `told=0`.
        """
        self.leave()
        self._feed, self._people, self._veiled = feed, (), False
        self._sit(seat, told)

    def _sit(self, seat: int, told: int | None) -> None:
        """Changes to *seat* at the same table; nothing stays of what the seat before was shown."""
        feed = self._feed
        assert feed is not None
        self._seat, self._specs, self._fields, self._window = seat, [], {}, (0, "", 0)
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
        self._turn_clock.stop()
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
        people = host.humans
        self.attend(host, people[0] if len(people) == 1 else 0, told=None if len(people) > 1 else told)
        self._share(people, told)

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

    @Slot()
    def showResult(self) -> None:
        """Goes to the page that tells who was what, and why."""
        engine = qmlEngine(self)
        nav: Nav = engine.singletonInstance(QML_IMPORT_NAME, "Nav")
        game, elsewhere = self.game, getattr(self._feed, "elsewhere", False)
        self.leave()
        if elsewhere and not game:  # a table elsewhere keeps its game there
            nav.start("title")
            return
        nav.start("result", {"game": game})
