"""`RowModel`: a list of frozen records as a QML model that announces only what changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

_FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class RowModel(QAbstractListModel):
    """Each field of the dataclass `row` is a QML role of the same name."""

    row: ClassVar[type]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Any] = []
        self._names = [f.name for f in fields(self.row)]

    @property
    def rows(self) -> Sequence[Any]:
        """What is shown now; not to be changed in place."""
        return self._rows

    def show(self, rows: Sequence[Any]) -> None:
        """Shows *rows*. Equal rows at both ends stay as they are; what lies between changes, comes or goes."""
        old, new = self._rows, list(rows)
        head = 0
        while head < min(len(old), len(new)) and old[head] == new[head]:
            head += 1
        tail = 0
        while tail < min(len(old), len(new)) - head and old[-1 - tail] == new[-1 - tail]:
            tail += 1
        gone, come = len(old) - tail - head, len(new) - tail - head
        kept = min(gone, come)
        for i in range(head, head + kept):
            if old[i] != new[i]:
                old[i] = new[i]
                self.dataChanged.emit(self.index(i), self.index(i))
        at = head + kept
        if gone > kept:
            self.beginRemoveRows(QModelIndex(), at, head + gone - 1)
            del old[at : head + gone]
            self.endRemoveRows()
        elif come > kept:
            self.beginInsertRows(QModelIndex(), at, head + come - 1)
            old[at:at] = new[at : head + come]
            self.endInsertRows()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid() or not _FIRST_ROLE <= role < _FIRST_ROLE + len(self._names):
            return None
        return getattr(self._rows[index.row()], self._names[role - _FIRST_ROLE])

    def roleNames(self) -> dict[int, QByteArray]:
        return {_FIRST_ROLE + i: QByteArray(name.encode()) for i, name in enumerate(self._names)}
