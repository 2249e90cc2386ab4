"""The tokens themselves: every ink on every ground it may stand on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

THEME = json.loads((Path(__file__).resolve().parents[3] / "assets" / "theme.json").read_text(encoding="utf-8"))
GROUNDS = ("surface", "raised", "raised2", "sunk")
INKS = ("ink", "muted", "faint", "accent", "danger", "good", "second")


def light(colour: str) -> float:
    """Relative luminance (WCAG 2.2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    high, low = sorted((light(a), light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("phase", THEME["phases"])
def test_words_stand_out_from_their_ground(phase: str) -> None:
    tokens = THEME["phases"][phase]
    for ground in GROUNDS:
        for ink in INKS:
            assert contrast(tokens[ink], tokens[ground]) >= 4.5, (ink, ground)
    assert contrast(tokens["onAccent"], tokens["accentFill"]) >= 4.5
    assert contrast(tokens["onDanger"], tokens["dangerFill"]) >= 4.5


@pytest.mark.parametrize("phase", THEME["phases"])
def test_strokes_and_focus_can_be_seen(phase: str) -> None:
    tokens = THEME["phases"][phase]
    for ground in ("surface", "raised"):
        for stroke in ("lineStrong", "focus", "ring"):
            assert contrast(tokens[stroke], tokens[ground]) >= 3.0, (stroke, ground)


@pytest.mark.parametrize("palette", THEME["camps"])
@pytest.mark.parametrize("phase", THEME["phases"])
def test_camps_stand_out_and_their_letters_on_them(phase: str, palette: str) -> None:
    tokens, letter = THEME["phases"][phase], "#FFFFFF" if phase == "day" else "#10141E"
    for camp, (dark, bright) in THEME["camps"][palette].items():
        colour = bright if phase == "day" else dark
        assert contrast(letter, colour) >= 4.5, camp
        for ground in ("surface", "raised"):
            assert contrast(colour, tokens[ground]) >= 4.5, camp
