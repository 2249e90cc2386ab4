"""The player's settings: one JSON file in the player's folder. A bad file means defaults, and is kept beside it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from desktop.places import home
from desktop.text import LANGUAGES, system_language

SPEEDS = ("step", "read", "auto", "fast")
"""How the table goes on: one beat a press, at reading pace, at a brisk pace, ×8."""
PALETTES = ("standard", "redGreenSafe", "blueYellowSafe")
"""Camp colours, as named in `assets/theme.json`."""
Volume = Annotated[int, Meta(ge=0, le=100)]


class Volumes(Struct, frozen=True):
    """Per cent."""

    master: Volume = 80
    effects: Volume = 80
    ambience: Volume = 60


class NewGame(Struct, frozen=True):
    """What was chosen last for a new game, so that *start* plays the like again."""

    ruleset: str = "shikigami"
    cast: str = "classic"
    seats: int = 9
    level: str = "normal"
    options: dict[str, bool | int | str] = {}
    roles: dict[str, int] = {}
    """The cast as edited, empty for the table's."""
    face: str = ""
    """The persona whose face the player wears."""
    company: tuple[str, ...] = ()


class Settings(Struct, frozen=True):
    """Everything a player can set. *language* is empty for that of the system; *text_scale* in per cent (80 – 200)."""

    language: str = ""
    text_scale: Annotated[int, Meta(ge=80, le=200)] = 100
    palette: str = "standard"
    reduced_motion: bool = False
    speed: str = "read"
    volumes: Volumes = field(default_factory=Volumes)
    captions: bool = True
    full_screen: bool = False
    keys: dict[str, str] = {}
    """Action id → key sequence, where it differs from the program's own."""
    name: str = ""
    """What the player is called at the table."""
    new_game: NewGame = field(default_factory=NewGame)
    seen_first_steps: bool = False

    def chosen_language(self) -> str:
        """`ja` or `en`."""
        return self.language if self.language in LANGUAGES else system_language()


def path() -> Path:
    """Where the settings are."""
    return home() / "settings.json"


def load() -> tuple[Settings, str]:
    """The settings, and where a file that could not be understood was put (empty when all was well)."""
    file = path()
    try:
        raw = file.read_bytes()
    except OSError:
        return Settings(), ""
    try:
        settings = msgspec.json.decode(raw, type=Settings)
        if (
            settings.palette not in PALETTES
            or settings.speed not in SPEEDS
            or settings.language not in ("", *LANGUAGES)
        ):
            raise ValueError("unknown choice")
    except (msgspec.MsgspecError, ValueError):
        kept = file.with_suffix(".bad.json")
        try:
            file.replace(kept)
        except OSError:
            return Settings(), str(file)
        return Settings(), str(kept)
    return settings, ""


def save(settings: Settings) -> None:
    """Writes *settings* as a whole or not at all. Raises `OSError` where the disk refuses."""
    file = path()
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".draft")
    with draft.open("wb") as out:
        out.write(msgspec.json.format(msgspec.json.encode(settings), indent=2))
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)
