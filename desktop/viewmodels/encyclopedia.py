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

RULESETS = ("shikigami", "survival")
FIRST = ("role", "villager")


@dataclass(frozen=True, slots=True)
class BookRow:
    """A line of the list: a *head* for a group, or a page. *number* is its place in the order, 0 for none."""

    head: bool
    ruleset: str
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
    """`look` goes to a page of the rule set that is open, `lookIn` to one of any; `back` and `forward` walk along the
    pages looked at."""

    changed = Signal()
    listChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._books: dict[str, Any] = {}
        self._ruleset, self._kind, self._query = "shikigami", "role", ""
        self._trail: list[tuple[str, str, str]] = []
        self._at = -1
        self._rows = BookRows(self)
        self._found = 0
        self._heard = False

    # -- the book ----------------------------------------------------------------------------------------------------

    @property
    def book(self) -> Any:
        """The book of Shikigami, for the night lab."""
        return self.book_of("shikigami")

    def book_of(self, ruleset: str) -> Any:
        """The book of *ruleset*, opened when it is first wanted."""
        if ruleset not in self._books:
            from desktop.book import Book

            text = self._text()
            words = {language: text.catalogue(language) for language in LANGUAGES}
            self._books[ruleset] = Book(words, ruleset)
        return self._books[ruleset]

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
        if self._books:
            self._fill()
            self.changed.emit()

    # -- the list ----------------------------------------------------------------------------------------------------

    @Property(QObject, constant=True)
    def rows(self) -> BookRows:
        return self._rows

    @Property("QVariantList", constant=True)
    def rulesets(self) -> list[str]:
        return list(RULESETS)

    @Property(str, notify=listChanged)
    def ruleset(self) -> str:
        """The rule set that is open."""
        return self._ruleset

    @Property("QVariantList", notify=listChanged)
    def kinds(self) -> list[str]:
        """The kinds of pages the open rule set has."""
        return list(self.book_of(self._ruleset).kinds)

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
    def open(self, ruleset: str) -> None:
        """Opens *ruleset* at the kind last shown, where it has that, and at its first page; a search goes on."""
        if ruleset in RULESETS and ruleset != self._ruleset:
            self._into(ruleset)
            if self._at < 0 or self._trail[self._at][0] != ruleset:
                first = self.book_of(ruleset).pages(self._kind)[0]
                page = FIRST if self._kind == FIRST[0] else (first.kind, first.id)
                self._go((ruleset, *page))
            self._fill()
            self.changed.emit()

    def _into(self, ruleset: str) -> None:
        self._ruleset = ruleset
        if self._kind not in self.book_of(ruleset).kinds:
            self._kind = "role"

    def _go(self, page: tuple[str, str, str]) -> None:
        self._trail = [*self._trail[: self._at + 1], page]
        self._at = len(self._trail) - 1

    @Slot(str)
    def show(self, kind: str) -> None:
        """Lists the pages of *kind* and ends a search."""
        self._kind, self._query = kind, ""
        self._fill()

    @Slot(str)
    def search(self, query: str) -> None:
        """Lists what is found in all kinds of both rule sets, the open one first; the kind last shown when *query* is
        empty."""
        if query != self._query:
            self._query = query
            self._fill()

    @Slot(result="QVariantMap")
    def first(self) -> dict[str, str]:
        """The first page in the list: `ruleset`, `kind`, `id`; empty where there is none."""
        row = next((row for row in self._rows.rows if not row.head), None)
        return {} if row is None else {"ruleset": row.ruleset, "kind": row.kind, "id": row.id}

    @Property(str, notify=listChanged)
    def firstId(self) -> str:
        return self.first().get("id", "")

    def _fill(self) -> None:
        language, wide = self._text().language, bool(self._query.strip())
        rulesets = [self._ruleset, *(one for one in RULESETS if wide and one != self._ruleset)]
        rows: list[BookRow] = []
        self._found = 0
        for ruleset in rulesets:
            book, group = self.book_of(ruleset), None
            for page in book.search(self._query, "" if wide else self._kind):
                here = (page.kind, "", "") if wide else (page.kind, page.camp, page.group)
                if here != group and (here[1] or here[2] or wide):
                    rows.append(self._head(book, page, language))
                group = here
                rows.append(self._row(book, page, language))
                self._found += 1
        self._rows.show(rows)
        self.listChanged.emit()

    def _head(self, book: Any, page: Any, language: str) -> BookRow:
        words = book.words[language]
        if self._query.strip():
            name = words.of(f"book-kind-{page.kind}")
            if book.ruleset != self._ruleset:
                name = words.of("book-kind-in", kind=name, rules=words.of(f"book-rules-{book.ruleset}"))
        elif page.kind == "role":
            name = words.of(f"{book.ruleset}-{'camp' if book.ruleset == 'survival' else 'family'}-{page.group}")
        else:
            name = words.of(f"book-group-{page.group}")
        return BookRow(True, book.ruleset, page.kind, page.group, name, "", page.camp, "", "", 0)

    def _row(self, book: Any, page: Any, language: str) -> BookRow:
        other = LANGUAGES[1 - LANGUAGES.index(language)]
        mark = marks.of(page.kind, page.id, book.ruleset)
        number = 0
        if page.kind == "stage":
            number = 1 + [one.id for one in book.pages("stage") if one.group == page.group].index(page.id)
        return BookRow(
            False, book.ruleset, page.kind, page.id, book.name(page.kind, page.id, language),
            book.name(page.kind, page.id, other), page.camp, mark.glyph, mark.sign, number,
        )  # fmt: skip

    # -- the page ----------------------------------------------------------------------------------------------------

    @Property("QVariantMap", notify=changed)
    def entry(self) -> dict[str, Any]:
        """The page that is open; empty for none."""
        if self._at < 0:
            return {}
        ruleset, kind, id = self._trail[self._at]
        return self.book_of(ruleset).page(kind, id, self._text().language)

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
            self._go((self._ruleset, *FIRST))
        self._fill()
        self.changed.emit()

    @Slot(str, str)
    def look(self, kind: str, id: str) -> None:
        """Goes to the page of the *kind* *id* of the open rule set; stays where there is none."""
        self.lookIn(self._ruleset, kind, id)

    @Slot(str, str, str)
    def lookIn(self, ruleset: str, kind: str, id: str) -> None:
        """Goes to the page of the *kind* *id* of *ruleset*, which it opens; stays where there is none."""
        page = (ruleset, kind, id)
        if ruleset not in RULESETS or not self.book_of(ruleset).has(kind, id):
            return
        if self._at < 0 or self._trail[self._at] != page:
            self._go(page)
        self._follow()

    def _follow(self) -> None:
        """The list goes along with the page, unless a search is on."""
        ruleset, kind, _ = self._trail[self._at]
        if ruleset != self._ruleset:
            self._into(ruleset)
            self._kind = kind
            self._fill()
        elif kind != self._kind and not self._query.strip():
            self._kind = kind
            self._fill()
        self.changed.emit()

    @Slot()
    def back(self) -> None:
        if self.canBack:
            self._at -= 1
            self._follow()

    @Slot()
    def forward(self) -> None:
        if self.canForward:
            self._at += 1
            self._follow()

    @Slot(str, str, str, result="QVariantMap")
    def brief(self, ruleset: str, kind: str, id: str) -> dict[str, Any]:
        """Name, mark, camp and short text of a page, for cards and tips elsewhere; empty where there is none."""
        if ruleset not in RULESETS or not self.book_of(ruleset).has(kind, id):
            return {}
        book, language = self.book_of(ruleset), self._text().language
        return {**book.link(kind, id, language), "short": book.text(kind, id, language, "-short")}
