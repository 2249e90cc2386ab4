"""The house keeps its own rules: what is committed, where things live, what may be imported."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def tracked(*patterns: str) -> list[Path]:
    """The files git tracks (or would) under *patterns*."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).is_file()]


def imports_of(path: Path) -> set[str]:
    """The top-level packages a module imports anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.add(node.module.split(".")[0])
    return found


def test_no_machine_path_and_no_registry_address_is_committed():
    machine = re.compile(r"(?<![\w.])/(?:work|farm|root|home/\w+)/")
    registry = re.compile(r"https?://[\w.]*(?:pypi\.org|pythonhosted|npmjs|deb\.debian)", re.I)
    text = {".py", ".md", ".toml", ".txt", ".qml", ".js", ".json", ".ftl", ".sh", ".spec", ".html", ".css", ".yml", ""}
    faults = []
    for path in tracked("."):
        if path.suffix not in text or path == Path(__file__):
            continue
        content = path.read_text(encoding="utf-8", errors="ignore")
        faults += [f"{path.relative_to(ROOT)}: {m.group()}" for m in machine.finditer(content)]
        faults += [f"{path.relative_to(ROOT)}: {m.group()}" for m in registry.finditer(content)]
    assert not faults


def test_packaging_is_no_python_package():
    """It would shadow the PyPI package of that name."""
    assert not (ROOT / "packaging/__init__.py").exists()


def test_only_the_planned_rooms_stand_at_the_top():
    allowed = {"pyproject.toml", "constraints.txt", "README.md", "CHANGELOG.md", "LICENSE", "play", "check",
               ".ci", ".gitignore",
               "desktop", "engine", "ai", "assets", "packaging", "tests", "docs"}  # fmt: skip
    assert {path.relative_to(ROOT).parts[0] for path in tracked(".")} <= allowed


def test_the_engine_is_pure():
    """No Qt, no I/O, no clock, no global random, no threads."""
    banned = {"PySide6", "sqlite3", "sqlite_utils", "aiohttp", "numpy", "time", "random", "os", "threading", "socket",
              "datetime", "pathlib", "subprocess", "asyncio", "ai", "desktop"}  # fmt: skip
    faults = {
        str(path.relative_to(ROOT)): found for path in tracked("engine/*.py") if (found := imports_of(path) & banned)
    }
    assert not faults


def test_ai_sees_neither_screen_nor_disk():
    banned = {"PySide6", "sqlite3", "sqlite_utils", "aiohttp", "desktop"}
    faults = {str(path.relative_to(ROOT)): found for path in tracked("ai/*.py") if (found := imports_of(path) & banned)}
    assert not faults


def test_ai_uses_the_public_face_of_the_engine_only():
    """Players see views, never the rules' insides."""
    public = {"speech", "commands", "actions", "events", "setup", "views", "catalogue", "game", "lab", "lots"}
    faults = []
    for path in tracked("ai/*.py"):
        for module in re.findall(r"^\s*from engine\.([\w.]+) import", path.read_text(encoding="utf-8"), re.M):
            if module.split(".")[0] not in public:
                faults.append(f"{path.relative_to(ROOT)}: engine.{module}")
    assert not faults


def test_nothing_shared_is_read_at_run_time():
    faults = [
        str(path.relative_to(ROOT))
        for path in tracked("engine/*.py", "ai/*.py", "desktop/*.py", "desktop/*.qml")
        if "../shared" in path.read_text(encoding="utf-8")
    ]
    assert not faults


def test_every_kind_of_asset_has_its_credit():
    """Each folder of assets that came from elsewhere is named in the credits, with its licence."""
    credits = (ROOT / "assets/CREDITS.md").read_text(encoding="utf-8")
    for word in ("Lorelei", "CC0", "game-icons", "CC BY 3.0", "BIZ UDPGothic", "Shippori Mincho", "OFL", "sounds"):
        assert word in credits, word
    assert list((ROOT / "assets/fonts").glob("OFL*")), "the fonts' licence text travels with them"


def test_json_assets_are_valid_and_unique_in_their_keys():
    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        keys = [key for key, _ in pairs]
        twice = {key for key in keys if keys.count(key) > 1}
        assert not twice, twice
        return dict(pairs)

    for path in tracked("assets/*.json"):
        json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=unique)


def test_what_is_pinned_is_what_is_declared():
    """Every dependency of the program has an exact version in constraints.txt."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    pinned = {
        line.split("==")[0].lower().replace("_", "-")
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if "==" in line
    }
    declared = {
        re.match(r"[A-Za-z0-9_.-]+", name).group().lower().replace("_", "-")
        for name in re.findall(r'^    "([^"]+)",', project, re.M)
    }
    assert declared <= pinned


def test_no_two_test_files_share_a_name():
    """pytest imports them by their bare name: of two alike only one would run."""
    names = [path.name for path in tracked("tests/*.py") if path.name not in ("__init__.py", "conftest.py")]
    assert sorted(names) == sorted(set(names))
