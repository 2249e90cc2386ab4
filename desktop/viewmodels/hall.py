"""The hall of Survival beside the table: the rule document with its struck clauses, and what the perk in hand does."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, QSignalBlocker, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from desktop import marks
from desktop.text import Catalogue
from desktop.viewmodels import glyphs, table_survival
from desktop.viewmodels.table import Table
from engine import catalogue
from engine.views import View

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

NOTHING: dict[str, Any] = {"on": False, "struck": 0, "news": "", "clauses": [], "prohibitions": [], "about": {}}


def clauses(view: View, text: Catalogue) -> list[dict[str, Any]]:
    """The rule document in its order: `id`, `title`, `text`, whether it is `struck`, and in words that it is, or that
    it cannot be (`mark`); a struck one says in `now` what that means."""
    gone = table_survival.struck(view)
    lost = text.of("survival-clauses-gone-for-good" if view.options.get("chaos_permanent") else "survival-clauses-gone")
    return [
        {
            "id": id, "title": text.of(f"survival-clause-{id}"), "text": text.of(f"survival-clause-{id}-short"),
            "struck": id in gone, "mark": lost if id in gone else "" if deletable else text.of("survival-clauses-firm"),
            "now": text.of(f"survival-clause-{id}-long") if id in gone else "",
        }
        for id, deletable in catalogue.clauses().items()
    ]  # fmt: skip


def news(view: View, text: Catalogue) -> str:
    """Which clauses are struck now, in a line; empty where none is."""
    gone = table_survival.struck(view)
    names = text.of("story-separator").join(text.of(f"survival-clause-{id}") for id in gone)
    return text.of("survival-clauses-struck", n=len(gone), names=names) if gone else ""


def prohibitions(text: Catalogue) -> list[dict[str, Any]]:
    """What is forbidden: `id`, `title`, `text`."""
    return [
        {"id": id, "title": text.of(f"survival-prohibition-{id}"), "text": text.of(f"survival-prohibition-{id}-short")}
        for id in catalogue.prohibitions()
    ]


def about(action: str, text: Catalogue) -> dict[str, Any]:
    """What the perk or the lent power behind *action* does: `glyph`, `title`, `lines`; empty for any other action."""
    kind, _, id = action.partition(".")
    named = {"use_perk": "perk", "borrow": "role"}.get(kind, "")
    if not named or not id:
        return {}
    key = f"survival-{named}-{id}"
    lines = [text.of(f"{key}-{size}") for size in ("short", "long") if text.has(f"{key}-{size}")]
    glyph = glyphs.role(id, "survival") if named == "role" else marks.of("perk", id).glyph
    return {"glyph": glyph, "title": text.of(key), "lines": lines} if lines else {}


@QmlElement
@QmlSingleton
class Hall(QObject):
    """Changes only when what is shown does."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._joined: Table | None = None
        self._shown: dict[str, Any] = NOTHING
        self._key: tuple[object, ...] = ()

    @property
    def table(self) -> Table:
        """The table of the same engine."""
        if self._joined is None:
            self._joined = qmlEngine(self).singletonInstance(QML_IMPORT_NAME, "Table")
            self._joined.changed.connect(self._look)
            with QSignalBlocker(self):  # whoever asks first reads what there is: nothing has changed for it
                self._look()
        return self._joined

    def _look(self) -> None:
        table = self.table
        view, text = table._shown, table._words()
        spec = table._spec() if view.ruleset == "survival" else None
        action = spec.id if spec is not None else ""
        key = (view.ruleset, table_survival.struck(view), action, text.language)
        if key == self._key:
            return
        self._key = key
        self._shown = NOTHING if view.ruleset != "survival" else {
            "on": True, "struck": len(table_survival.struck(view)), "news": news(view, text),
            "clauses": clauses(view, text),
            "prohibitions": prohibitions(text), "about": about(action, text),
        }  # fmt: skip
        self.changed.emit()

    def _now(self) -> dict[str, Any]:
        self.table  # noqa: B018 - joins the table on the first look
        return self._shown

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Whether Survival is played at the table."""
        return bool(self._now()["on"])

    @Slot(result="QVariantMap")
    def ownPage(self) -> dict[str, str]:
        """The page of the role in hand in the encyclopedia, of either rule set: `ruleset`, `kind`, `id`; without a
        role only the rule set."""
        view = self.table._shown
        return {"ruleset": view.ruleset, **({"kind": "role", "id": view.role} if view.role else {})}

    @Property(str, notify=changed)
    def ruleset(self) -> str:
        """Which rule set is played at the table."""
        return "survival" if self.on else "shikigami"

    @Property(int, notify=changed)
    def struck(self) -> int:
        """How many clauses are struck now."""
        return int(self._now()["struck"])

    @Property(str, notify=changed)
    def news(self) -> str:
        """See `news`."""
        return str(self._now()["news"])

    @Property("QVariant", notify=changed)
    def clauses(self) -> list[dict[str, Any]]:
        """See `clauses`."""
        return list(self._now()["clauses"])

    @Property("QVariant", notify=changed)
    def prohibitions(self) -> list[dict[str, Any]]:
        """See `prohibitions`."""
        return list(self._now()["prohibitions"])

    @Property("QVariant", notify=changed)
    def about(self) -> dict[str, Any]:
        """See `about`, of the task in front."""
        return dict(self._now()["about"])
