"""Measures what an eye would stumble over: words cut off, words over words, words off the window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQml import QQmlExpression, qmlContext

RIGHT, MIDDLE, BOTTOM, CENTRE = 2, 4, 64, 128
SLACK = 2.0
"""Pixels that rounding may cost."""
OVERLAP = 3.0
"""Pixels in both directions by which two texts must meet to count as one over the other."""


class Piece:
    """A text as painted: where, within which clip, and whether its own box holds it."""

    def __init__(self, item: Any, ink: QRectF, shown: QRectF, order: int) -> None:
        self.item, self.ink, self.shown, self.order = item, ink, shown, order
        self.text = str(item.property("text"))

    def __repr__(self) -> str:
        where = f"({self.ink.x():.0f},{self.ink.y():.0f} {self.ink.width():.0f}×{self.ink.height():.0f})"
        return f"{self.text[:30]!r} {where}"


def troubles(window: Any, elided_may_be: bool = False) -> list[str]:
    """Every fault on *window*. Text that a scrolled view holds beyond its edge is no fault, text cut in its box is."""
    root = window.contentItem()
    whole = QRectF(0, 0, root.width(), root.height())
    pieces = list(_pieces(root, whole, scrolled=False))
    found: list[str] = []
    for piece, scrolled in pieces:
        item = piece.item
        if item.property("truncated") and not elided_may_be:
            found.append(f"elided: {piece}")
        if item.property("contentWidth") > item.width() + SLACK:
            found.append(f"wider than its box by {item.property('contentWidth') - item.width():.0f}: {piece}")
        if item.property("contentHeight") > item.height() + SLACK + 2:
            found.append(f"taller than its box by {item.property('contentHeight') - item.height():.0f}: {piece}")
        if not scrolled and not whole.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(piece.ink):
            found.append(f"off the window: {piece}")
    shown = [piece for piece, _ in pieces if piece.shown.isValid()]
    for i, one in enumerate(shown):
        for other in shown[i + 1 :]:
            common = one.shown.intersected(other.shown)
            if common.width() > OVERLAP and common.height() > OVERLAP and not _covered(one, other, common):
                found.append(f"over each other: {one} and {other}")
    return found


def _pieces(item: Any, clip: QRectF, scrolled: bool) -> Iterator[tuple[Piece, bool]]:
    if not item.isVisible() or item.opacity() < 0.02:
        return
    if item.clip():
        clip = clip.intersected(_scene(item, QRectF(0, 0, item.width(), item.height())))
    scrolled = scrolled or item.inherits("QQuickFlickable")
    if item.inherits("QQuickText") and str(item.property("text")).strip():
        ink = _scene(item, _ink(item))
        yield Piece(item, ink, ink.intersected(clip), 0), scrolled
    for child in item.childItems():
        yield from _pieces(child, clip, scrolled)


def _ink(text: Any) -> QRectF:
    """Where the letters of *text* are within it, without the leading above and below."""
    width, height = text.property("contentWidth"), text.property("contentHeight")
    left, right = text.property("leftPadding"), text.property("rightPadding")
    top, bottom = text.property("topPadding"), text.property("bottomPadding")
    room = text.width() - left - right
    across, down = _alignment(text)
    tall = text.height() - top - bottom
    x = left + {RIGHT: room - width, MIDDLE: (room - width) / 2}.get(across, 0.0)
    y = top + {BOTTOM: tall - height, CENTRE: (tall - height) / 2}.get(down, 0.0)
    leading = max(0.0, (height / max(1, text.property("lineCount")) - text.property("font").pixelSize()) / 2)
    if str(text.property("text")) in "、。":  # their ink is the lower left quarter of their square
        return QRectF(x, y + height / 2, width * 0.45, height / 2 - leading)
    return QRectF(x, y + leading, width, max(1.0, height - 2 * leading))


def _alignment(text: Any) -> tuple[int, int]:
    """As Qt's numbers; asked in QML, where the enumeration is known."""
    asked = QQmlExpression(qmlContext(text), text, "horizontalAlignment * 1000 + verticalAlignment")
    value, _ = asked.evaluate()
    return divmod(int(value), 1000)


def _scene(item: Any, box: QRectF) -> QRectF:
    corners = [item.mapToScene(QPointF(x, y)) for x in (box.left(), box.right()) for y in (box.top(), box.bottom())]
    xs, ys = [p.x() for p in corners], [p.y() for p in corners]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _covered(one: Piece, other: Piece, common: QRectF) -> bool:
    """Whether an opaque sheet painted between the two hides the one below where they meet."""
    below, above = (one, other) if _before(one.item, other.item) else (other, one)
    node = above.item
    while node is not None:
        parent = node.parentItem()
        if parent is None or _holds(parent, below.item):
            return _sheet(node, common)
        if _sheet(node, common):
            return True
        node = parent
    return False


def _sheet(item: Any, common: QRectF) -> bool:
    """Whether *item* or something it paints first fills *common* with an opaque colour."""
    for part in (item, *item.childItems()):
        if part.inherits("QQuickRectangle") and part.isVisible() and part.opacity() > 0.98:
            colour = part.property("color")
            if colour.alpha() >= 250 and _scene(part, QRectF(0, 0, part.width(), part.height())).contains(common):
                return True
    return False


def _holds(ancestor: Any, item: Any) -> bool:
    while item is not None:
        if item is ancestor or item == ancestor:
            return True
        item = item.parentItem()
    return False


def _before(one: Any, other: Any) -> bool:
    """Whether *one* is painted before *other*."""
    line_one, line_other = _line(one), _line(other)
    for a, b in zip(line_one, line_other, strict=False):
        if a != b:
            siblings = a.parentItem().childItems()
            key = {id_: n for n, id_ in enumerate(siblings)}
            return (a.z(), key.get(a, 0)) < (b.z(), key.get(b, 0))
    return len(line_one) < len(line_other)


def _line(item: Any) -> list[Any]:
    line = []
    while item is not None:
        line.append(item)
        item = item.parentItem()
    return line[::-1]
