"""Commands: what a seat asks for. The rules may refuse; only events are facts.

A command carries no seat: the host supplies it, so a foreign seat cannot be named.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.speech import Statement


class Command(Struct, frozen=True, tag=True, tag_field="kind", omit_defaults=True):
    """The base of all commands. *note* (JSON text, may be empty) is stored to the seat's own diary with the command."""

    note: str = ""


class Say(Command, frozen=True, omit_defaults=True):
    """Speaks on *channel*: `talk` by day, `wolf`/`mason`/`fox`/`lovers`/`mono` at night, `heaven` for the dead."""

    statements: tuple[Statement, ...] = ()
    channel: str = "talk"
    wording: tuple[str, ...] = ()
    """One wording key a statement, or empty: the reader's renderer then picks a stable default."""
    text: str = ""
    """A human's own words, as typed."""


class Ready(Command, frozen=True):
    """Has nothing more to say today, or goes to sleep."""


class Vote(Command, frozen=True, omit_defaults=True):
    """Votes for *target*. Final for this round. *more* fills further slips where a seat has several (0: left empty)."""

    target: int = 0
    more: tuple[int, ...] = ()


class Act(Command, frozen=True, omit_defaults=True):
    """Uses the action *action* (a spec id: `divine`, `guard`, `eat`, `call.thor` …) on *targets*; final for its window.

    *picks* answers the spec's fields: name → the chosen options, in order where the order matters.
    """

    action: str = ""
    targets: tuple[int, ...] = ()
    picks: dict[str, tuple[str, ...]] = {}


class Skip(Command, frozen=True):
    """Uses the pass of *action* (`revive` → `revive_pass`)."""

    action: str = ""


class WriteWill(Command, frozen=True, omit_defaults=True):
    """Leaves *text* and *statements* to be read the morning after one's death; replaces the former will."""

    text: str = ""
    statements: tuple[Statement, ...] = ()


class Note(Command, frozen=True):
    """Stores `note` only."""


class TimeUp(Command, frozen=True):
    """The host's clock ran out. From the host (seat 0) only; the rule set says what it means."""


AnyCommand: TypeAlias = Say | Ready | Vote | Act | Skip | WriteWill | Note | TimeUp
