"""Every pair of ink and ground the theme offers can be read: 4.5 : 1 for text, 3 : 1 for strokes (WCAG 2.2)."""

from __future__ import annotations

import json
from itertools import product

import pytest

from desktop.places import ASSETS

THEME = json.loads((ASSETS / "theme.json").read_text("utf-8"))
INKS = ("ink", "muted", "faint", "accent", "danger", "good", "second")
GROUNDS = ("surface", "raised", "raised2", "sunk")
FILLS = (("onAccent", "accentFill"), ("onDanger", "dangerFill"), ("ink", "accentSoft"), ("accent", "accentSoft"))
STROKES = ("ring", "focus", "lineStrong")


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_ratio_is_that_of_the_standard() -> None:
    assert ratio("#000000", "#FFFFFF") == pytest.approx(21)
    assert ratio("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("phase", ["night", "dusk", "day"])
def test_text_stands_out(phase: str) -> None:
    tokens = THEME["phases"][phase]
    pairs = [*product(INKS, GROUNDS), *FILLS]

    weak = {pair: round(ratio(tokens[pair[0]], tokens[pair[1]]), 2) for pair in pairs}

    assert {pair: value for pair, value in weak.items() if value < 4.5} == {}


@pytest.mark.parametrize("phase", ["night", "dusk", "day"])
def test_strokes_stand_out(phase: str) -> None:
    tokens = THEME["phases"][phase]

    weak = {pair: round(ratio(tokens[pair[0]], tokens[pair[1]]), 2) for pair in product(STROKES, ("surface", "raised"))}

    assert {pair: value for pair, value in weak.items() if value < 3} == {}


@pytest.mark.parametrize("palette", ["standard", "redGreenSafe", "blueYellowSafe"])
@pytest.mark.parametrize("phase", ["night", "dusk", "day"])
def test_camp_marks_stand_out_and_carry_their_letter(phase: str, palette: str) -> None:
    tokens = THEME["phases"][phase]
    on_camp = "#FFFFFF" if phase == "day" else "#10141E"

    for camp, pair in THEME["camps"][palette].items():
        colour = pair[1] if phase == "day" else pair[0]
        assert ratio(colour, tokens["surface"]) >= 4.5, camp
        assert ratio(colour, tokens["raised"]) >= 4.5, camp
        assert ratio(on_camp, colour) >= 4.5, camp
