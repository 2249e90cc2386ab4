"""`sqlite_utils` without the numpy it takes along when it finds one: the window's process must stay light."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite_utils import Database


def database() -> type[Database]:
    """The class `sqlite_utils.Database`. Imported at the first save, not at the start of the program."""
    hidden = [name for name in ("numpy", "pandas") if name not in sys.modules]
    for name in hidden:
        sys.modules[name] = None  # type: ignore[assignment]  # "not installed", as far as this import can tell
    try:
        from sqlite_utils import Database
    finally:
        for name in hidden:
            del sys.modules[name]
    return Database
