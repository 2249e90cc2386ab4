"""A set-up: what a village is before its first night. Checked before a game exists; a bad one is refused with a
reason."""

from __future__ import annotations

from msgspec import Struct

from engine.events import SeatInfo


class Setup(Struct, frozen=True, omit_defaults=True):
    """Everything a game starts from.

    *cast* maps role ids to how many (it must sum to the number of seats, dummy included). *fixed* gives seats a
    certain role. *options* are the rule set's (see `engine.shikigami.options`); unknown ones are refused. The
    dummy, where chosen, is
    the last seat and marked so in *seats*.
    """

    ruleset: str = "shikigami"
    version: str = "3.1.0b1"
    seats: tuple[SeatInfo, ...] = ()
    cast: dict[str, int] = {}
    fixed: dict[int, str] = {}
    options: dict[str, bool | int | str] = {}
    seed: str = "0"


class Illegal(Exception):
    """A refused set-up or command. *reason* is an id a catalogue translates (`illegal-<reason>`); *detail* fills it."""

    def __init__(self, reason: str, **detail: object) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return self.reason + "".join(f" {key}={value}" for key, value in self.detail.items())
