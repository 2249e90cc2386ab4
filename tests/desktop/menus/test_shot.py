"""Pictures come out in the right size, the same twice, and a wrong wish is refused with a reason."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from desktop import shot


@pytest.mark.parametrize("screen", [one for one in shot.SCREENS if one not in shot.SCENES[1:-1]])
def test_a_picture_has_the_size_asked_for(qapp: Any, tmp_path: Path, screen: str) -> None:
    file = tmp_path / f"{screen.replace('/', '-')}.png"

    assert shot.take(screen, file, lang="en", size=(1024, 680)) == 0

    image = QImage(str(file))
    assert (image.width(), image.height()) == (1024, 680)
    colours = {image.pixel(x, y) for x in range(0, 1024, 37) for y in range(0, 680, 31)}
    assert len(colours) > 20, "an empty picture"


def test_the_same_picture_comes_out_twice(qapp: Any, tmp_path: Path) -> None:
    for name in ("one", "two"):
        shot.take("new-game", tmp_path / f"{name}.png", lang="ja")

    assert QImage(str(tmp_path / "one.png")) == QImage(str(tmp_path / "two.png"))


def test_a_picture_leaves_the_players_own_files_alone(
    qapp: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TSUKIMORI_HOME", str(tmp_path / "home"))

    shot.take("records", tmp_path / "records.png", lang="ja")

    assert not (tmp_path / "home").exists()
    assert os.environ["TSUKIMORI_HOME"] == str(tmp_path / "home")


@pytest.mark.parametrize(
    "wish",
    [
        {"screen": "kitchen"},
        {"screen": "title", "size": (20, 20)},
        {"screen": "title", "scale": 300},
        {"screen": "title", "theme": "neon"},
    ],
)
def test_what_cannot_be_drawn_is_refused_with_a_reason(tmp_path: Path, wish: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"no|not within"):
        shot.take(file=tmp_path / "x.png", **wish)


def test_the_command_draws_without_a_display(tmp_path: Path) -> None:
    file = tmp_path / "settings.png"
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}

    done = subprocess.run(
        [sys.executable, "-m", "desktop", "shot", "settings", str(file), "--size", "1280x800", "--scale", "150"],
        capture_output=True, text=True, env=environment, timeout=120, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert (QImage(str(file)).width(), QImage(str(file)).height()) == (1280, 800)
    assert done.stderr == ""


@pytest.mark.parametrize("name", ["x.txt", "x", ".", "folder.png"])
def test_what_is_no_name_for_a_picture_is_refused_before_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "folder.png").mkdir()
    monkeypatch.setattr(shot, "_draw", lambda *_: pytest.fail("it was drawn"))

    with pytest.raises(ValueError, match=r"\.png"):
        shot.take("title", tmp_path / name)
    assert not (tmp_path / name).is_file()
