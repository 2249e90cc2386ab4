"""The wire: every message between a table and its guests, as `docs/wire.md` describes them.

One JSON object a message, tagged by `kind`. A desktop guest gets the events its seat may see and the actions its seat
has; a phone gets a page ready to be drawn. Nothing else is ever put on the wire.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.events import AnyEvent
from engine.speech import Statement

VERSION = 1
"""Both sides must speak the same one."""
LONGEST = 32_768
"""Bytes of a guest's message; a longer one closes the line."""
LONGEST_NAME = 24
FORMS = ("desktop", "phone")


class Message(Struct, frozen=True, tag=True, tag_field="kind", omit_defaults=True):
    """The base of all messages."""


# From guests.


class Hello(Message, frozen=True, omit_defaults=True):
    """The first message on a line. With a *token* the guest returns to its seat, else the room's *code* lets it in.

    *watch*: to look on, if the host allows it. *seen*: how many events of its view the guest still has.
    """

    wire: int = VERSION
    code: str = ""
    token: str = ""
    name: str = ""
    lang: str = "ja"
    form: str = "desktop"
    watch: bool = False
    seen: int = 0


class Do(Message, frozen=True):
    """Asks the rules for *command*. *id* counts up on a line; one that was used before is not done again."""

    id: int
    command: AnyCommand


class Speak(Message, frozen=True, omit_defaults=True):
    """Says *text* on *channel* as the table understands it (a phone's free words)."""

    id: int
    text: str
    channel: str = "talk"


class Understand(Message, frozen=True):
    """Asks what the table would understand of *text*."""

    id: int
    text: str


class Language(Message, frozen=True):
    """Another language for texts the table renders."""

    lang: str


class Show(Message, frozen=True):
    """Whether those who look on may see this seat's view: by its own consent alone."""

    allow: bool


class Look(Message, frozen=True):
    """An onlooker wants *seat*'s view (0: what is public)."""

    seat: int


class Leave(Message, frozen=True):
    """The guest gives up its place for good (in the lobby) or goes away (in play: the seat is kept)."""


FromGuest: TypeAlias = Hello | Do | Speak | Understand | Language | Show | Look | Leave


# From the table.


class Welcome(Message, frozen=True, omit_defaults=True):
    """The guest is in. *token* is its seat's key from now on. *seat* is 0 before the start and for onlookers."""

    wire: int = VERSION
    token: str = ""
    seat: int = 0
    room: str = ""


class Place(Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it. *who*: `here`, `guest`, `ai`, `empty`; *state*: `here`, `away`, `stand_in`."""

    seat: int
    name: str
    who: str
    state: str = "here"
    shows: bool = False


class Lobby(Message, frozen=True, omit_defaults=True):
    """Who is here and how the table stands."""

    room: str = ""
    places: tuple[Place, ...] = ()
    watchers: int = 0
    started: bool = False
    paused: bool = False
    over: bool = False


class Events(Message, frozen=True):
    """Events of the guest's view from number *first* on, in order. A guest that has others drops them."""

    first: int
    events: tuple[AnyEvent, ...]


class Specs(Message, frozen=True):
    """What the guest's seat may do now."""

    specs: tuple[ActionSpec, ...]


class Lines(Message, frozen=True):
    """Lines of the log from number *first* on, in words (phones)."""

    first: int
    lines: tuple[dict[str, Any], ...]


class Page(Message, frozen=True):
    """What a phone shows beside the log."""

    page: dict[str, Any]


class Clock(Message, frozen=True):
    """Seconds left of the phase, −1: none."""

    left: int


class Done(Message, frozen=True):
    """Request *id* was done."""

    id: int


class Understood(Message, frozen=True):
    """What the table understands of the words of request *id*."""

    id: int
    statements: tuple[Statement, ...]
    words: str
    sure: float


class Refused(Message, frozen=True):
    """Request *id* was refused: a reason's id and its words in the guest's language."""

    id: int
    reason: str
    text: str = ""


class Fault(Message, frozen=True, omit_defaults=True):
    """Something is wrong with the line or the message: *reason*. With *close* the line ends."""

    reason: str
    text: str = ""
    close: bool = False


class Pong(Message, frozen=True):
    """The table is alive."""


FromTable: TypeAlias = (
    Welcome | Lobby | Events | Specs | Lines | Page | Clock | Done | Understood | Refused | Fault | Pong
)

encode = msgspec.json.Encoder().encode
read_guest = msgspec.json.Decoder(FromGuest).decode
read_table = msgspec.json.Decoder(FromTable).decode
