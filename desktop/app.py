"""The window: fonts, style, engine, pages. Everything slow waits until the first frame has been shown."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent / "assets"
FONTS = ("BIZUDPGothic-jis12.ttf", "BIZUDPGothicB-jis12.ttf", "ShipporiMincho-japanese.ttf")
OWN_SCREEN = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


def check_display() -> None:
    """Raises `NoDisplay` where Qt would abort the process for want of a screen."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in OWN_SCREEN:
        return
    if os.environ.get("WAYLAND_DISPLAY"):
        return
    display = os.environ.get("DISPLAY", "")
    if not display:
        raise NoDisplay("no display: neither DISPLAY nor WAYLAND_DISPLAY is set")
    host, _, number = display.rpartition(":")
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number.split('.')[0]}"
        for address in (path, "\0" + path):
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
                try:
                    probe.connect(address)
                    return
                except OSError:
                    continue
        raise NoDisplay(f"no display: nothing answers at {display}")


def hold_truth() -> None:
    """Keeps `True` alive under Python 3.11: there each `Signal.emit` of PySide6 6.12.0 answers it without counting the
    reference, and after some thousand signals the interpreter would be aborted. From 3.12 on it cannot die."""
    if sys.version_info < (3, 12) and sys.getrefcount(True) < 1 << 29:
        import ctypes

        ctypes.c_ssize_t.from_address(id(True)).value += 1 << 30


def make_app(argv: list[str] | None = None) -> Any:
    """The application with its fonts and style; the one that exists already, if there is one."""
    from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon
    from PySide6.QtQuickControls2 import QQuickStyle

    hold_truth()
    if QQuickStyle.name() != "Basic":  # once controls have been loaded Qt answers a second call with a warning
        QQuickStyle.setStyle("Basic")
    app = QGuiApplication.instance() or QGuiApplication(argv if argv is not None else sys.argv[:1])
    QGuiApplication.setApplicationName("tsukimori")
    QGuiApplication.setApplicationDisplayName("月守 Tsukimori")
    QGuiApplication.setDesktopFileName("tsukimori")
    if "BIZ UDPGothic" not in QFontDatabase.families():
        for name in FONTS:
            QFontDatabase.addApplicationFont(str(ASSETS / "fonts" / name))
    font = QFont("BIZ UDPGothic")
    font.setPixelSize(15)
    app.setFont(font)
    app.setWindowIcon(QIcon(str(ASSETS / "layers" / "moon" / "3_waxing_gibbous.svg")))
    return app


def make_engine(app: Any, prepare: Callable[[Any], None] | None = None) -> Any:
    """The QML engine with the main window loaded. *prepare* may set up the view-models of the engine before."""
    from PySide6.QtQml import QQmlApplicationEngine

    from desktop.pictures import CampShapes, GreyBusts, RoundBusts
    from desktop.viewmodels import register

    register()
    engine = QQmlApplicationEngine(app)
    engine.addImageProvider("grey", GreyBusts())
    engine.addImageProvider("round", RoundBusts())
    engine.addImageProvider("camp", CampShapes())
    engine.addImportPath(str(HERE / "qml"))
    if prepare is not None:
        prepare(engine)
    engine.load(str(HERE / "qml" / "Main.qml"))
    return engine


def singleton(engine: Any, name: str) -> Any:
    """The engine's own view-model *name* (`Nav`, `Catalogue`, `Table` …)."""
    return engine.singletonInstance("Tsukimori.Vm", name)


def close_engine(engine: Any) -> None:
    """Takes the window down in order: the page first, so that nothing asks a view-model that is gone."""
    from PySide6.QtCore import QCoreApplication, QEvent

    singleton(engine, "Nav").start("")
    for window in engine.rootObjects():
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    engine.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def raise_curtain() -> Any:
    """An empty night sky in the window's size, shown at once: the pages are made ready behind it."""
    from PySide6.QtCore import QUrl
    from PySide6.QtQuick import QQuickView

    curtain = QQuickView()
    curtain.setTitle("月守 Tsukimori")
    curtain.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    curtain.setSource(QUrl.fromLocalFile(str(HERE / "qml" / "Curtain.qml")))
    curtain.resize(1280, 800)
    curtain.show()
    return curtain


def run(page: str = "title", args: dict[str, Any] | None = None, argv: list[str] | None = None) -> int:
    """Opens the window on *page* and returns the exit code when it is closed.

    Raises `NoDisplay` where there is no screen. With TSUKIMORI_FIRST_FRAME_EXIT=1 the program quits after its first
    frame, with TSUKIMORI_FIRST_FRAME_EXIT=page after the first frame of the page.
    """
    check_display()
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtGui import QGuiApplication

    until = os.environ.get("TSUKIMORI_FIRST_FRAME_EXIT", "")
    app: Any = QGuiApplication.instance() or QGuiApplication(argv if argv is not None else sys.argv[:1])
    curtain = raise_curtain()
    made: list[Any] = []

    def prepare(engine: Any) -> None:
        singleton(engine, "Prefs").load()
        wishes = dict(args or {})
        if lang := wishes.pop("lang", ""):  # for this run alone: the settings keep theirs
            singleton(engine, "Catalogue").lang = lang
        singleton(engine, "Nav").start(page, wishes)

    def open_house() -> None:
        try:
            made.append(make_engine(make_app(), prepare))
        except Exception:
            app.exit(1)  # an error in a timer's slot alone would leave an empty window open for ever
            raise
        if not made[0].rootObjects():
            app.exit(1)
            return
        window = made[0].rootObjects()[0]
        window.frameSwapped.connect(curtain.close, type=Qt.ConnectionType.SingleShotConnection)
        if until == "page":
            window.frameSwapped.connect(app.quit)

    # Frames may be swapped in a thread of their own; a timer brings us back to this one.
    next_turn = QTimer(app, singleShot=True, interval=0)
    next_turn.timeout.connect(app.quit if until == "1" else open_house)
    curtain.frameSwapped.connect(next_turn.start, type=Qt.ConnectionType.SingleShotConnection)
    code = app.exec()
    if made and made[0].rootObjects():
        singleton(made[0], "Table").leave()
        singleton(made[0], "Prefs").flush()
        close_engine(made[0])
    return int(code)
