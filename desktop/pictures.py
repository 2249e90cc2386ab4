"""Pictures made from other pictures: grey faces of the dead, round faces, camp marks.

No painter greys without a GPU, masks need one too, and a `Shape` outside its clip is painted all the same without one.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from desktop.places import ASSETS

_SIDE = 128


class GreyBusts(QQuickImageProvider):
    """`image://grey/p01_neutral` is that bust without its colours."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, id: str, size: QSize, requested: QSize) -> QImage:
        side = max(requested.width(), requested.height(), 0) or _SIDE
        bust = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        bust.fill(Qt.GlobalColor.transparent)
        painter = QPainter(bust)
        QSvgRenderer(str(ASSETS / "busts" / f"{id}.svg")).render(painter, QRectF(0, 0, side, side))
        painter.end()
        size.setWidth(side)
        size.setHeight(side)
        return _greyed(bust)


class RoundBusts(QQuickImageProvider):
    """`image://round/p01_smile/9dabc6/5b6a8a`: that bust in a circle, on a plate shaded between the two colours.

    `grey/` before it for the dead; `-` for a plate with nobody on it.
    """

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, id: str, size: QSize, requested: QSize) -> QImage:
        side = max(requested.width(), requested.height(), 0) or _SIDE
        bust, top, bottom = id.removeprefix("grey/").split("/")
        plate = QLinearGradient(0, 0, 0, side)
        plate.setColorAt(0, QColor(f"#{top}"))
        plate.setColorAt(1, QColor(f"#{bottom}"))
        face = _canvas(side)
        painter = QPainter(face)
        painter.fillRect(0, 0, side, side, plate)
        if bust != "-":
            QSvgRenderer(str(ASSETS / "busts" / f"{bust}.svg")).render(painter, QRectF(0, 0, side, side))
        painter.end()
        image = _canvas(side)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QPainterPath()
        circle.addEllipse(QRectF(0.5, 0.5, side - 1, side - 1))
        painter.fillPath(circle, Qt.GlobalColor.black)  # its edge is smooth, a clip's would not be
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawImage(0, 0, _greyed(face) if id.startswith("grey/") else face)
        painter.end()
        size.setWidth(side)
        size.setHeight(side)
        return image


MARKS = {
    "village": "M2 12A10 10 0 1 0 22 12A10 10 0 1 0 2 12Z",
    "werewolf": "M12 .8L23.2 12L12 23.2L.8 12Z",
    "fox": "M12 1.5L23.5 22H.5Z",
    "lovers": "M12 22.5C4 16 .8 12.4 .8 8A6 6 0 0 1 12 5A6 6 0 0 1 23.2 8C23.2 12.4 20 16.2 12 22.5Z",
    "quiz": "M4 2H20A2 2 0 0 1 22 4V20A2 2 0 0 1 20 22H4A2 2 0 0 1 2 20V4A2 2 0 0 1 4 2Z",
    "vampire": "M6 1.6H18L24 12L18 22.4H6L0 12Z",
    "bat": "M12 1L23.4 9.3L19 22.6H5L.6 9.3Z",
    "ogre": "M7.2 1H16.8L23 7.2V16.8L16.8 23H7.2L1 16.8V7.2Z",
    "duelist": "M2 2H22V12C22 18 18 21.4 12 23.4C6 21.4 2 18 2 12Z",
    "tengu": "M.5 2H23.5L12 23Z",
    "mania": "M12 .6L15.4 8L23.4 8.9L17.4 14.4L19.1 22.4L12 18.3L4.9 22.4L6.6 14.4L.6 8.9L8.6 8Z",
}
"""Camp → the outline of its mark, on a square of 24."""


class CampShapes(QQuickImageProvider):
    """`image://camp/fox/ebd96a` is the fox camp's shape in that colour."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, id: str, size: QSize, requested: QSize) -> QImage:
        camp, _, colour = id.partition("/")
        side = max(requested.width(), requested.height(), 0) or _SIDE
        path = MARKS.get(camp, MARKS["village"])
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#{colour}" d="{path}"/></svg>'
        image = _canvas(side)
        painter = QPainter(image)
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, side, side))
        painter.end()
        size.setWidth(side)
        size.setHeight(side)
        return image


def _greyed(picture: QImage) -> QImage:
    grey = picture.convertToFormat(QImage.Format.Format_ARGB32).convertToFormat(QImage.Format.Format_Grayscale8)
    grey = grey.convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(picture.convertToFormat(QImage.Format.Format_Alpha8))
    return grey


def _canvas(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
