"""Finds text that a reader cannot read: cut off, elided, outside its window, or lying over other text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

SLACK = 2.0
"""Pixels that rounding may take."""
MAY_ELIDE = frozenset({"preview"})
"""Names of items that may end in an ellipsis: what they show stands elsewhere in full."""
NEAR = 5
"""Texts count as neighbours, and must not overlap, when they share an ancestor so many steps up."""


def texts(window: Any) -> Iterator[tuple[Any, list[Any]]]:
    """Every visible text with something in it, and its ancestors, nearest first."""
    stack: list[tuple[Any, list[Any]]] = [(window.contentItem(), [])]
    while stack:
        item, above = stack.pop()
        if not item.isVisible() or item.opacity() == 0 or item.width() < 0:
            continue
        if _is_text(item) and str(item.property("text") or "").strip():
            yield item, above
        stack.extend((child, [item, *above]) for child in item.childItems())


def _is_text(item: Any) -> bool:
    return item.property("truncated") is not None and item.property("contentWidth") is not None


def faults(window: Any, may_elide: frozenset[str] = MAY_ELIDE) -> list[str]:
    """What is wrong with the texts of *window*, in words; empty when all can be read."""
    found: list[str] = []
    shown = []
    view = window.contentItem().mapRectToScene(window.contentItem().boundingRect())
    for item, above in texts(window):
        words = str(item.property("text"))[:40].replace("\n", " ")
        rect = item.mapRectToScene(item.boundingRect())
        wide, high = float(item.property("contentWidth")), float(item.property("contentHeight"))
        if item.property("truncated") and item.objectName() not in may_elide and not _tiny_card(above):
            found.append(f"elided: {words!r}")
        if wide > item.width() + SLACK or high > item.height() + SLACK + 4:
            found.append(f"overflows its box by {wide - item.width():.0f} × {high - item.height():.0f}: {words!r}")
        scroller = next((a for a in above if a.property("contentY") is not None), None)
        if scroller is not None:
            seen = scroller.mapRectToScene(scroller.boundingRect())
            if not seen.intersects(rect):
                continue
            rect = rect.intersected(seen)
        elif not view.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect):
            found.append(f"outside the window at {rect.x():.0f}, {rect.y():.0f}: {words!r}")
        shown.append((item, above, rect, words))
    for i, (_item, above, rect, words) in enumerate(shown):
        for _other, others, second, more in shown[i + 1 :]:
            if _kin(above, others) and _overlap(rect, second):
                found.append(f"overlap: {words!r} and {more!r}")
    return found


def _tiny_card(above: list[Any]) -> bool:
    """Whether the text stands on a seat card, where a long name may be elided: the card's own name says it in full."""
    return any(a.objectName().startswith("seat") and a.property("seat") is not None for a in above)


def _kin(first: list[Any], second: list[Any]) -> bool:
    return any(a is b for a in first[:NEAR] for b in second[:NEAR])


def _overlap(a: Any, b: Any) -> bool:
    both = a.intersected(b)
    return bool(both.width() > SLACK and both.height() > min(a.height(), b.height()) * 0.25)
