"""The pages are clean for qmllint, Python types included."""

from __future__ import annotations

from pathlib import Path

from tests.desktop.ui.lint import lint


def test_qmllint_has_nothing_to_say(tmp_path: Path) -> None:
    assert lint(tmp_path) == ""
