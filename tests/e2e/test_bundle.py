"""The bundle: everything the program reads is in its recipe; built and moved elsewhere, it plays (with --soak)."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging/tsukimori.spec"
GPL_ONLY = re.compile(
    r"Qt6(Charts|DataVisualization|Graphs|HttpServer|Quick3D|NetworkAuth|VirtualKeyboard|Wayland\w*Compositor|"
    r"QuickTimeline|ShaderTools|Lottie|Bodymovin|Mqtt|Coap|OpcUa)|libreadline"
)


def recipe(name: str) -> object:
    """A literal of the recipe."""
    for node in ast.parse(SPEC.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
            return ast.literal_eval(node.value)
    raise AssertionError(name)


def test_every_file_the_program_reads_has_an_ending_the_recipe_takes():
    ours: dict[str, set[str]] = recipe("OURS")
    command = ["git", "ls-files", "--", *ours]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    taken = {line: next(endings for top, endings in ours.items() if line.startswith(top)) for line in listed}
    left_out = [line for line, endings in taken.items() if Path(line).suffix not in {*endings, ".py"}]

    assert not left_out


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder as a player has it: built, then moved elsewhere."""
    work = tmp_path_factory.mktemp("bundle")
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "--distpath", str(work / "dist"),
         "--workpath", str(work / "build"), str(SPEC)],
        cwd=ROOT, check=True, timeout=900, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    moved = work / "elsewhere" / "月守"
    moved.parent.mkdir()
    shutil.move(work / "dist" / "tsukimori", moved)
    return moved


def run(bundle: Path, home: Path, *args: str) -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(home), "TSUKIMORI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    command = [str(bundle / "tsukimori"), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=180, env=environment, cwd=home, check=False)


@pytest.mark.soak
def test_the_moved_bundle_passes_its_selftest(bundle: Path, tmp_path: Path):
    done = run(bundle, tmp_path, "--selftest")

    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.soak
def test_the_moved_bundle_takes_pictures_and_narrates(bundle: Path, tmp_path: Path):
    picture = run(bundle, tmp_path, "shot", "table", str(tmp_path / "table.png"), "--lang", "ja")
    story = run(bundle, tmp_path, "play", "--seats", "5", "--seed", "3", "--text")

    assert picture.returncode == 0, picture.stderr
    assert (tmp_path / "table.png").stat().st_size > 50_000
    assert story.returncode in (0, 2), story.stderr
    assert "Traceback" not in story.stderr


@pytest.mark.soak
def test_no_gpl_only_library_travels(bundle: Path):
    assert not [str(path) for path in bundle.rglob("*") if GPL_ONLY.search(path.name)]
