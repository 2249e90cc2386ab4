"""Row models keep Qt's rules whatever is shown, and announce only what changed."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
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


def test_a_long_evening_of_signals_does_not_abort_the_program() -> None:
    """In a process of its own: more signals than there are references to True."""
    code = (
        "from desktop.app import hold_truth; hold_truth()\n"
        "from PySide6.QtCore import QObject, Signal\n"
        "class One(QObject):\n    changed = Signal()\n"
        "one = One()\n"
        "for _ in range(20000):\n    one.changed.emit()\n"
        "print('whole')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (0, "whole\n"), done.stderr
