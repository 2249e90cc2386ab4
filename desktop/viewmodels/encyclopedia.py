"""The encyclopedia's page: a list to look through, a page to read, and the way one came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from desktop import marks
from desktop.text import LANGUAGES, Text
from desktop.viewmodels.rows import RowModel

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

KINDS = ("role", "trait", "weather", "stage", "action", "cause", "result")
FIRST = ("role", "villager")


@dataclass(frozen=True, slots=True)
class BookRow:
    """A line of the list: a *head* for a group, or a page. *number* is its place in the order, 0 for none."""

    head: bool
    kind: str
    id: str
    name: str
    other: str
    camp: str
    glyph: str
    sign: str
    number: int


class BookRows(RowModel):
    """The list at the left."""

    row = BookRow


@QmlElement
@QmlSingleton
class Encyclopedia(QObject):
    """`look` goes to a page; `back` and `forward` walk along the pages looked at."""

    changed = Signal()
    listChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book: Any = None
        self._kind, self._query = "role", ""
        self._trail: list[tuple[str, str]] = []
        self._at = -1
        self._rows = BookRows(self)
        self._found = 0
        self._heard = False

    # -- the book ----------------------------------------------------------------------------------------------------

    @property
    def book(self) -> Any:
        """The book itself, opened when it is first wanted."""
        if self._book is None:
            from desktop.book import Book

            text = self._text()
            self._book = Book({language: text.catalogue(language) for language in LANGUAGES})
        return self._book

    def _text(self) -> Text:
        engine = qmlEngine(self)
        if engine is None:
            return Text("ja")
        shared = engine.singletonInstance("Tsukimori.Vm", "Catalogue")
        if not self._heard:
            self._heard = True
            shared.langChanged.connect(self._say_again)
        return shared.text

    def _say_again(self) -> None:
        if self._book is not None:
            self._fill()
            self.changed.emit()

    # -- the list ----------------------------------------------------------------------------------------------------

    @Property(QObject, constant=True)
    def rows(self) -> BookRows:
        return self._rows

    @Property("QVariantList", constant=True)
    def kinds(self) -> list[str]:
        return list(KINDS)

    @Property(str, notify=listChanged)
    def kind(self) -> str:
        return self._kind

    @Property(str, notify=listChanged)
    def query(self) -> str:
        return self._query

    @Property(int, notify=listChanged)
    def count(self) -> int:
        """How many pages the list shows."""
        return self._found

    @Slot(str)
    def show(self, kind: str) -> None:
        """Lists the pages of *kind* and ends a search."""
        self._kind, self._query = kind, ""
        self._fill()

    @Slot(str)
    def search(self, query: str) -> None:
        """Lists what is found in all kinds; the kind last shown when *query* is empty."""
        if query != self._query:
            self._query = query
            self._fill()

    @Property(str, notify=listChanged)
    def firstKind(self) -> str:
        """The kind of the first page in the list; empty where there is none."""
        return next((row.kind for row in self._rows.rows if not row.head), "")

    @Property(str, notify=listChanged)
    def firstId(self) -> str:
        return next((row.id for row in self._rows.rows if not row.head), "")

    def _fill(self) -> None:
        language = self._text().language
        pages = self.book.search(self._query, "" if self._query.strip() else self._kind)
        self._found = len(pages)
        rows: list[BookRow] = []
        group = None
        for page in pages:
            here = (page.kind, "", "") if self._query.strip() else (page.kind, page.camp, page.group)
            if here != group and (here[1] or here[2] or self._query.strip()):
                rows.append(self._head(page, language))
            group = here
            rows.append(self._row(page, language))
        self._rows.show(rows)
        self.listChanged.emit()

    def _head(self, page: Any, language: str) -> BookRow:
        words = self.book.words[language]
        if self._query.strip():
            name = words.of(f"book-kind-{page.kind}")
        elif page.kind == "role":
            name = words.of(f"{self.book.ruleset}-family-{page.group}")
        else:
            name = words.of(f"book-group-{page.group}")
        return BookRow(True, page.kind, page.group, name, "", page.camp, "", "", 0)

    def _row(self, page: Any, language: str) -> BookRow:
        other = LANGUAGES[1 - LANGUAGES.index(language)]
        mark = marks.of(page.kind, page.id)
        number = 0
        if page.kind == "stage":
            number = 1 + [one.id for one in self.book.pages("stage") if one.group == page.group].index(page.id)
        return BookRow(
            False, page.kind, page.id, self.book.name(page.kind, page.id, language),
            self.book.name(page.kind, page.id, other), page.camp, mark.glyph, mark.sign, number,
        )  # fmt: skip

    # -- the page ----------------------------------------------------------------------------------------------------

    @Property("QVariantMap", notify=changed)
    def entry(self) -> dict[str, Any]:
        """The page that is open; empty for none."""
        if self._at < 0:
            return {}
        kind, id = self._trail[self._at]
        return self.book.page(kind, id, self._text().language)

    @Property(bool, notify=changed)
    def canBack(self) -> bool:
        return self._at > 0

    @Property(bool, notify=changed)
    def canForward(self) -> bool:
        return self._at + 1 < len(self._trail)

    @Slot()
    def begin(self) -> None:
        """Fills the list; opens the first page where none was open."""
        if self._at < 0:
            self._trail, self._at = [FIRST], 0
        self._fill()
        self.changed.emit()

    @Slot(str, str)
    def look(self, kind: str, id: str) -> None:
        """Goes to the page of the *kind* *id*; stays where there is none."""
        if not self.book.has(kind, id) or (self._at >= 0 and self._trail[self._at] == (kind, id)):
            return
        self._trail = [*self._trail[: self._at + 1], (kind, id)]
        self._at = len(self._trail) - 1
        if kind != self._kind and not self._query.strip():
            self._kind = kind
            self._fill()
        self.changed.emit()

    @Slot()
    def back(self) -> None:
        if self.canBack:
            self._at -= 1
            self.changed.emit()

    @Slot()
    def forward(self) -> None:
        if self.canForward:
            self._at += 1
            self.changed.emit()

    @Slot(str, str, result="QVariantMap")
    def brief(self, kind: str, id: str) -> dict[str, Any]:
        """Name, mark, camp and short text of a page, for cards and tips elsewhere; empty where there is none."""
        if not self.book.has(kind, id):
            return {}
        language = self._text().language
        return {**self.book.link(kind, id, language), "short": self.book.text(kind, id, language, "-short")}
