"""What every page needs: the words, the tokens of the look, the player's settings, and the way between pages."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface

from desktop.places import ASSETS
from desktop.text import Text

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
@QmlSingleton
class Catalogue(QObject):
    """The words of the chosen language. QML reads it through `Words.of`, which asks again when `lang` changes."""

    langChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = Text()
        self._text.listeners.append(self.langChanged.emit)

    @property
    def text(self) -> Text:
        """The catalogues for view-models that write sentences themselves."""
        return self._text

    def _get_lang(self) -> str:
        return self._text.language

    def _set_lang(self, lang: str) -> None:
        self._text.language = lang

    lang = Property(str, _get_lang, _set_lang, notify=langChanged)

    @Slot(str, "QVariantMap", result=str)
    def format(self, key: str, args: dict[str, Any]) -> str:
        """The sentence *key* in the chosen language; the key itself in ⟨⟩ where there is none."""
        whole = {k: int(v) if isinstance(v, float) and v.is_integer() else v for k, v in args.items()}
        return self._text.of(key, **whole)

    @Slot(str, result=bool)
    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self._text.has(key)


@QmlElement
@QmlSingleton
class Tokens(QObject):
    """The figures of `assets/theme.json`, as they stand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens: dict[str, Any] = json.loads((ASSETS / "theme.json").read_text(encoding="utf-8"))

    @Property("QVariantMap", constant=True)
    def phases(self) -> dict[str, Any]:
        return self._tokens["phases"]

    @Property("QVariantMap", constant=True)
    def camps(self) -> dict[str, Any]:
        return self._tokens["camps"]

    @Property("QVariantMap", constant=True)
    def types(self) -> dict[str, Any]:
        return self._tokens["type"]["styles"]

    @Property(str, constant=True)
    def assets(self) -> str:
        """The folder of the assets as a URL, with a slash at its end."""
        return ASSETS.as_uri() + "/"

    @Property(bool, constant=True)
    def software(self) -> bool:
        """Whether the scene is painted without a GPU: shaders then draw nothing."""
        return QQuickWindow.graphicsApi() == QSGRendererInterface.GraphicsApi.Software


@QmlElement
@QmlSingleton
class Nav(QObject):
    """The way between pages. A page named `new-game` is `screens/NewGameScreen.qml`."""

    pageChanged = Signal()
    leaving = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._trail: list[tuple[str, dict[str, Any]]] = []

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        return self._trail[-1][0] if self._trail else ""

    @Property("QVariantMap", notify=pageChanged)
    def args(self) -> dict[str, Any]:
        """What the page was opened with."""
        return self._trail[-1][1] if self._trail else {}

    @Property("QUrl", notify=pageChanged)
    def source(self) -> QUrl:
        """The page's file under `qml/`, empty for none."""
        name = "".join(part.capitalize() for part in self.page.split("-"))
        return QUrl(f"screens/{name}Screen.qml" if name else "")

    @Property(bool, notify=pageChanged)
    def canGoBack(self) -> bool:
        return len(self._trail) > 1

    @Slot(str)
    @Slot(str, "QVariantMap")
    def open(self, page: str, args: dict[str, Any] | None = None) -> None:
        """Goes to *page*; `back` returns here."""
        self.leaving.emit(self.page)
        self._trail.append((page, dict(args or {})))
        self.pageChanged.emit()

    @Slot(str)
    @Slot(str, "QVariantMap")
    def start(self, page: str, args: dict[str, Any] | None = None) -> None:
        """Goes to *page* and forgets the way here: there is no back from it."""
        self.leaving.emit(self.page)
        self._trail = [(page, dict(args or {}))]
        self.pageChanged.emit()

    @Slot()
    def forget(self) -> None:
        """The page has taken its arguments: whoever returns to it finds it as it was left."""
        if self._trail:
            self._trail[-1] = (self._trail[-1][0], {})

    @Slot()
    def back(self) -> None:
        """Returns to the page before; stays on the first one."""
        if len(self._trail) > 1:
            self.leaving.emit(self.page)
            self._trail.pop()
            self.pageChanged.emit()


@QmlElement
@QmlSingleton
class Looks(QObject):
    """The player's wishes about the look: text size, colour-safe palette, motion. `Theme` reads them."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text_scale = 1.0
        self._palette = "standard"
        self._reduced = False
        self._still = False

    def _get_text_scale(self) -> float:
        return self._text_scale

    def _set_text_scale(self, scale: float) -> None:
        scale = min(2.0, max(0.8, scale))
        if scale != self._text_scale:
            self._text_scale = scale
            self.changed.emit()

    textScale = Property(float, _get_text_scale, _set_text_scale, notify=changed)

    def _get_palette(self) -> str:
        return self._palette

    def _set_palette(self, palette: str) -> None:
        if palette != self._palette:
            self._palette = palette
            self.changed.emit()

    palette = Property(str, _get_palette, _set_palette, notify=changed)

    def _get_reduced(self) -> bool:
        return self._reduced

    def _set_reduced(self, reduced: bool) -> None:
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit()

    reducedMotion = Property(bool, _get_reduced, _set_reduced, notify=changed)

    def _get_still(self) -> bool:
        return self._still

    def _set_still(self, still: bool) -> None:
        if still != self._still:
            self._still = still
            self.changed.emit()

    still = Property(bool, _get_still, _set_still, notify=changed)
    """Nothing moves at all and every change is at once: for screenshots and tests."""
