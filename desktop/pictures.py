"""Pictures made from other pictures: the grey faces of the dead, which no painter greys without a GPU."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
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
        grey = bust.convertToFormat(QImage.Format.Format_ARGB32).convertToFormat(QImage.Format.Format_Grayscale8)
        grey = grey.convertToFormat(QImage.Format.Format_ARGB32)
        grey.setAlphaChannel(bust.convertToFormat(QImage.Format.Format_Alpha8))
        size.setWidth(side)
        size.setHeight(side)
        return grey
