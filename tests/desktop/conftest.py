"""A window driven the way a person drives it. Anything Qt or QML says fails the test that made it say so."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("TSUKIMORI_STRICT_TEXT", "1")

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from desktop.app import hold_truth

hold_truth()


class Ui:
    """Real mouse and key events on the window, and items found as the eye finds them: by walking the picture."""

    def __init__(self, qtbot: Any, engine: Any) -> None:
        self.qtbot, self.engine = qtbot, engine
        self.win = engine.rootObjects()[0]
        self.messages: list[str] = []

    def vm(self, name: str) -> Any:
        """The view-model singleton *name*."""
        return self.engine.singletonInstance("Tsukimori.Vm", name)

    def items(self) -> Iterator[Any]:
        """Every visible item, popups included."""
        stack = [self.win.contentItem()]
        while stack:
            item = stack.pop()
            if item.isVisible():
                yield item
                stack.extend(item.childItems())

    def has(self, name: str) -> bool:
        return any(item.objectName() == name for item in self.items())

    def find(self, name: str) -> Any:
        for item in self.items():
            if item.objectName() == name:
                return item
        raise AssertionError(f"no visible item {name!r}")

    def wait(self, true: Callable[[], bool], ms: int = 5000) -> None:
        self.qtbot.waitUntil(true, timeout=ms)

    def wait_for(self, name: str, ms: int = 5000) -> Any:
        self.wait(lambda: self.has(name), ms)
        return self.find(name)

    def click(self, name: str, button: Any = None) -> None:
        """Clicks the middle of *name*, which must be on the screen and enabled; with the left *button* if none is
        given."""
        from PySide6.QtCore import QPointF, Qt
        from PySide6.QtTest import QTest

        item, point = self.find(name), None
        while point is None or point != item.mapToScene(QPointF(item.width() / 2, item.height() / 2)):
            point = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
            self.qtbot.wait(10)  # a layout that is still moving would be missed
        assert item.isEnabled(), f"{name} is disabled"
        assert self.win.contentItem().boundingRect().contains(point), f"{name} is off the screen at {point}"
        QTest.mouseClick(self.win, button or Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point.toPoint())

    def key(self, key: Any, modifier: Any = None) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        QTest.keyClick(self.win, key, modifier or Qt.KeyboardModifier.NoModifier)

    def type(self, text: str) -> None:
        """Types *text*, character by character."""
        from PySide6.QtTest import QTest

        for character in text:
            QTest.keyClick(self.win, character)


@pytest.fixture
def open_ui(qtbot: Any, qapp: Any, tmp_path: Any, monkeypatch: Any) -> Iterator[Callable[..., Ui]]:
    """Opens the window: `open_ui(page, args, lang=, size=, scale=, prepare=)`. At most one a test."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    from desktop import app as application

    monkeypatch.setenv("TSUKIMORI_HOME", str(tmp_path / "home"))
    messages: list[str] = []

    def heard(kind: Any, context: Any, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg:
            messages.append(f"{kind.name}: {text} ({context.file}:{context.line})")

    opened: list[Ui] = []

    def make(
        page: str,
        args: dict[str, Any] | None = None,
        *,
        lang: str = "ja",
        size: tuple[int, int] = (1280, 800),
        scale: float = 1.0,
        still: bool = True,
        prepare: Callable[[Any], None] | None = None,
    ) -> Ui:
        application.make_app()

        def ready(engine: Any) -> None:
            engine.warnings.connect(lambda ws: messages.extend("qml: " + w.toString() for w in ws))
            application.singleton(engine, "Catalogue").lang = lang
            looks = application.singleton(engine, "Looks")
            looks.textScale, looks.still = scale, still
            if prepare is not None:
                prepare(engine)
            application.singleton(engine, "Nav").start(page, args or {})

        engine = application.make_engine(qapp, ready)
        assert engine.rootObjects(), messages
        ui = Ui(qtbot, engine)
        ui.messages = messages
        ui.win.resize(*size)
        ui.win.requestActivate()
        qtbot.waitUntil(lambda: ui.win.isExposed(), timeout=5000)
        opened.append(ui)
        return ui

    before = qInstallMessageHandler(heard)
    try:
        yield make
    finally:
        for ui in opened:
            ui.win.close()
            application.close_engine(ui.engine)
        qapp.processEvents()
        qInstallMessageHandler(before)
    assert not messages, "Qt or QML said:\n" + "\n".join(messages)
