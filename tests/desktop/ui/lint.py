"""qmllint over all of `desktop/qml`, with the Python types made known to it first."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MODULE = "Tsukimori.Vm"


def tool(name: str) -> str:
    """The PySide6 tool beside this interpreter."""
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


def lint(build: Path) -> str:
    """What qmllint complains about, empty for nothing. *build* is a scratch folder."""
    module = build.joinpath(*MODULE.split("."))
    module.mkdir(parents=True, exist_ok=True)
    types = build / "types.json"
    folder = ROOT / "desktop" / "viewmodels"
    sources = [*parts(folder / "table", build)]
    sources += [p for p in sorted(folder.glob("*.py")) if "QML_IMPORT_NAME" in p.read_text("utf-8")]
    run([tool("metaobjectdump"), "-o", str(types), *map(str, sources)])
    run(
        [
            tool("qmltyperegistrar"),
            "--generate-qmltypes",
            str(module / "plugins.qmltypes"),
            "-o",
            str(build / "types.cpp"),
            str(types),
            "--import-name",
            MODULE,
            "--major-version",
            "1",
            "--minor-version",
            "0",
        ]
    )
    (module / "qmldir").write_text(f"module {MODULE}\ntypeinfo plugins.qmltypes\n", encoding="utf-8")
    pages = sorted((ROOT / "desktop" / "qml").rglob("*.qml"))
    report = build / "lint.json"
    found = subprocess.run(
        [
            tool("qmllint"), "--max-warnings", "0", "--json", str(report), "-I", str(build),
            "-I", str(ROOT / "desktop" / "qml"), *map(str, pages),
        ],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if found.returncode == 0:
        return ""
    told = [
        f"{Path(file['filename']).name}:{warning.get('line')}: {warning['message']} [{warning['id']}]"
        for file in json.loads(report.read_text(encoding="utf-8"))["files"]
        for warning in file["warnings"]
        if warning["type"] != "info"
    ]
    return "\n".join(told) or found.stdout + found.stderr


def parts(folder: Path, build: Path) -> list[Path]:
    """Scratch copies of a view-model made of mixins, the first part first: there the chain begins with a QObject, as
    the linter knows classes with one parent only."""
    order = ("state", "telling", "village", "dock", "choosing", "doing", "passing", "sitting")
    copies = []
    for name in order:
        text = (folder / f"{name}.py").read_text("utf-8").replace("class State:", "class State(QObject):")
        text = text.replace("class Table(Passing, QObject):", "class Table(Passing):")
        copies.append(build / f"table_{name}.py")
        copies[-1].write_text(text, encoding="utf-8")
    return copies


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {done.stderr or done.stdout}")


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as scratch:
        report = lint(Path(scratch))
    print(report or "qmllint: nothing to say")
    sys.exit(1 if report else 0)
