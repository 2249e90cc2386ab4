"""The ring of seats: every pair of neighbours apart, every card on the stage, you at the bottom, numbers clockwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

RING = Path(__file__).resolve().parents[3] / "desktop" / "qml" / "table" / "ring.js"
STAGES = ((704, 500), (904, 604), (1440, 840))


@pytest.fixture(scope="module")
def ring(qapp_cls: Any) -> Any:
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtQml import QJSEngine

    app = QCoreApplication.instance() or qapp_cls([])
    engine = QJSEngine()
    engine.evaluate(RING.read_text(encoding="utf-8").replace(".pragma library", ""))

    def lay(n: int, w: int, h: int) -> tuple[list[float], list[tuple[float, float]]]:
        size = engine.evaluate(f"sizeFor({n},{w},{h})").toVariant()
        pad = 20 if n <= 16 else 10
        points = engine.evaluate(f"ring({n},{w},{h},{size[0]},{size[1]},{pad}).map(p => [p.x, p.y])").toVariant()
        return size, [tuple(p) for p in points]

    assert app is not None
    return lay


@pytest.mark.parametrize("stage", STAGES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("n", range(5, 25))
def test_every_card_has_room(ring: Any, n: int, stage: tuple[int, int]) -> None:
    (w, h, _), places = ring(n, *stage)

    for i, (x, y) in enumerate(places):
        assert w / 2 <= x <= stage[0] - w / 2 and h / 2 <= y <= stage[1] - h / 2
        for x2, y2 in places[i + 1 :]:
            assert max(abs(x - x2) / w, abs(y - y2) / h) >= 1.02


@pytest.mark.parametrize("n", (5, 12, 24))
def test_you_sit_at_the_bottom_and_numbers_run_clockwise(ring: Any, n: int) -> None:
    _, places = ring(n, 904, 604)

    assert places[0][0] == pytest.approx(452, abs=1) and places[0][1] == max(y for _, y in places)
    assert places[1][0] < places[0][0] < places[-1][0]
