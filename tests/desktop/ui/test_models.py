"""Row models keep Qt's rules whatever is shown, and announce only what changed."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from desktop.viewmodels.rows import RowModel


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    alive: bool


class Model(RowModel):
    row = Row


def test_any_change_obeys_the_rules_of_models(qtmodeltester: Any, qapp: Any) -> None:
    from PySide6.QtTest import QAbstractItemModelTester

    model, lots = Model(), Random(3)
    strict = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)

    for _ in range(300):
        model.show([Row(str(lots.randrange(4)), lots.random() < 0.5) for _ in range(lots.randrange(9))])

    qtmodeltester.check(model)
    assert strict.model() is model


def test_only_the_changed_row_is_announced(qapp: Any) -> None:
    model = Model()
    model.show([Row("a", True), Row("b", True), Row("c", True)])
    heard: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: heard.append((first.row(), last.row())))

    model.show([Row("a", True), Row("b", False), Row("c", True)])

    assert heard == [(1, 1)]


def test_a_new_row_at_the_end_resets_nothing(qapp: Any) -> None:
    model = Model()
    model.show([Row("a", True)])
    heard: list[str] = []
    model.modelReset.connect(lambda: heard.append("reset"))
    model.rowsInserted.connect(lambda _parent, first, last: heard.append(f"{first}-{last}"))

    model.show([Row("a", True), Row("b", True)])

    assert heard == ["1-1"]


def test_fields_are_roles_of_their_own_name(qapp: Any) -> None:
    model = Model()
    model.show([Row("a", False)])
    roles = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}

    assert {name: model.data(model.index(0), role) for name, role in roles.items()} == {"name": "a", "alive": False}


def test_no_signal_of_ours_carries_a_bool() -> None:
    """Each emission of one takes a reference from True away for good (PySide6 6.12.0, Python 3.11): in the end the
    program is aborted."""
    root = Path(__file__).resolve().parents[3] / "desktop"
    faults = [
        f"{path.relative_to(root)}:{node.lineno}"
        for path in root.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Signal"
        and any(getattr(argument, "id", "") == "bool" for argument in node.args)
    ]  # fmt: skip

    assert faults == []
