"""View-models: what a page shows and what its player wishes, without a window. Names seen by QML are camelCase."""

from __future__ import annotations

from importlib import import_module, util

PAGES = ("shell", "table", "table_daygame", "hall", "composer", "sounds", "settings", "title", "new_game", "saves",
         "result", "encyclopedia", "lab", "board", "party")
"""The modules that declare QML types, in the order they are made known."""


def register() -> None:
    """Makes the QML types of all pages known; a module is imported once."""
    for name in PAGES:
        if util.find_spec(f"desktop.viewmodels.{name}") is not None:
            import_module(f"desktop.viewmodels.{name}")
