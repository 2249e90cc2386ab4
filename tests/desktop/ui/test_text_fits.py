"""No word on the table is cut off, elided or covered: sizes, languages, numbers of seats and text sizes in turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.desktop.ui.measure import faults

SIZES = ((1024, 680), (1280, 800), (1920, 1080))
CASES = [
    (kind, lang, SIZES[(i + j) % 3], scale, (12, 5, 9, 16, 24)[(i + 2 * j) % 5])
    for i, kind in enumerate(("table", "night", "vote", "dawn"))
    for j, (lang, scale) in enumerate((("ja", 1.0), ("en", 1.0), ("ja", 2.0), ("en", 2.0), ("en", 1.25), ("ja", 0.8)))
]


@pytest.mark.parametrize(
    ("kind", "lang", "size", "scale", "seats"),
    CASES,
    ids=[f"{k}-{la}-{s[0]}-{int(sc * 100)}-{n}" for k, la, s, sc, n in CASES],
)
def test_all_words_can_be_read(
    open_ui: Any, kind: str, lang: str, size: tuple[int, int], scale: float, seats: int
) -> None:
    from desktop.viewmodels.sample import show

    ui = open_ui(
        "table", lang=lang, size=size, scale=scale,
        prepare=lambda engine: show(engine.singletonInstance("Tsukimori.Vm", "Table"), kind, seats),
    )  # fmt: skip
    ui.wait(lambda: ui.win.width() == size[0])
    ui.qtbot.wait(60)

    assert faults(ui.win) == []
