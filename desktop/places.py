"""Where files are: the bundled assets, and the player's own folder where the platform keeps such things.

`TSUKIMORI_HOME` names another folder for the player's files (tests, portable use).
"""

from __future__ import annotations

import os
from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
"""The bundled, read-only files."""


def home() -> Path:
    """The player's folder. It is made by whoever first writes into it."""
    if chosen := os.environ.get("TSUKIMORI_HOME"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("tsukimori", appauthor=False)


def saves() -> Path:
    """The folder of saved games, one file a game."""
    return home() / "saves"
