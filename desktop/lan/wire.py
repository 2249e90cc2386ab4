"""What goes over the wire: JSON text frames of tagged records, both ways. `docs/wire.md` describes it for people.

A command carries no seat: the host knows the seat from the token. Nothing is sent to a member that its seat may not
know; the same struct serves desktops (events) and phones (sheets of words).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from engine.actions import ActionSpec
from engine.commands import Act, AnyCommand, Note, Ready, Say, Skip, Vote, WriteWill
from engine.events import AnyEvent

WIRE = 1
"""The version of the wire form: both sides must share it."""
LARGEST = 16_384
"""Bytes of the largest message a member may send."""
LONGEST_TEXT = 400
"""Characters of anything a person typed."""
LONGEST_NAME = 24
KINDS = ("phone", "desktop")


class _Asked(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True, omit_defaults=True):
    """What a member sends."""


class Hello(_Asked, frozen=True, tag="hello"):
    """First of all: who comes. *code* is the room's; *token* a seat's from an earlier time, empty for a newcomer."""

    wire: int
    kind: str
    code: str
    token: str = ""
    name: str = ""
    lang: str = "ja"
    watch: bool = False
    """Comes to look on, not to play."""


class Do(_Asked, frozen=True, tag="do"):
    """A command of the member's own seat. *n* counts the member's messages and must grow: a repeated one is refused."""

    n: int
    command: AnyCommand


class Speak(_Asked, frozen=True, tag="speak"):
    """Words as typed; the host works out what they mean."""

    n: int
    text: str
    channel: str = ""


class Lang(_Asked, frozen=True, tag="lang"):
    """The language of this member's sheets from now on."""

    lang: str


class Consent(_Asked, frozen=True, tag="consent"):
    """Whether onlookers and the dead may see this seat's view."""

    on: bool


class Look(_Asked, frozen=True, tag="look"):
    """Which view to look at: 0 the public one, else that of a seat that consents. For onlookers and the dead."""

    seat: int = 0


class Predict(_Asked, frozen=True, tag="predict"):
    """A dead or watching member's guess: seat → role id. Scored when the game is over."""

    roles: dict[int, str]


class Manage(_Asked, frozen=True, tag="manage"):
    """The host's own wishes: `start`, `pause`, `resume`, `hurry`, `kick` (*seat*), `ai` (*seat*), `end`, `save`."""

    what: str
    seat: int = 0


class Leave(_Asked, frozen=True, tag="leave"):
    """Goes away for good: an AI takes the seat at once."""


class Resync(_Asked, frozen=True, tag="resync"):
    """Asks for everything anew: after a sleep, or when something was missed."""


Asked: TypeAlias = Hello | Do | Speak | Lang | Consent | Look | Predict | Manage | Leave | Resync


class _Sent(Struct, frozen=True, tag_field="op", omit_defaults=True):
    """What the host sends."""


class Welcome(_Sent, frozen=True, tag="welcome"):
    """The answer to `Hello`. *token* is the key to *seat*: keep it. *seat* 0: looks on. *last*: the highest number of a
    message the seat has used; count on from there."""

    wire: int
    room: str
    seat: int
    token: str = ""
    game: str = ""
    last: int = 0


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it before and beside the game. *who*: `here` (a person is connected), `away` (its
    person is not), `stand_in` (an AI holds it for its person), `ai`, `empty`, `dummy`."""

    seat: int
    name: str
    who: str
    consents: bool = False


class Lobby(_Sent, frozen=True, tag="lobby"):
    """Who sits where, and how the party stands."""

    chairs: list[Chair]
    started: bool = False
    paused: bool = False
    watchers: int = 0
    over: bool = False
    scores: dict[str, int] = {}
    """When it is over: who predicted → how many roles were right."""


class Events(_Sent, frozen=True, tag="events"):
    """New events of the view of seat *of* (0: the public one), the first of which is its *start*-th (from 0); and what
    the member's own seat may do now."""

    start: int
    events: list[AnyEvent]
    specs: list[ActionSpec] = []
    of: int = 0


class Sheet(_Sent, frozen=True, tag="sheet"):
    """A phone's page in words of its language (`desktop.lan.sheet`). *log* holds lines from number *start* on."""

    page: dict[str, Any]
    start: int
    log: list[dict[str, Any]] = []
    of: int = 0


class Done(_Sent, frozen=True, tag="done"):
    """The member's message *n* was carried out."""

    n: int


class Refused(_Sent, frozen=True, tag="refused"):
    """The member's message was not: *why* is a reason id, *words* the same in its language. *n* 0: it had no number."""

    why: str
    n: int = 0
    words: str = ""


class Bye(_Sent, frozen=True, tag="bye"):
    """The host ends the connection: *why* (`kicked`, `ended`, `elsewhere`, `wire`, `code`, `full`, `too_fast`)."""

    why: str
    words: str = ""


Sent: TypeAlias = Welcome | Lobby | Events | Sheet | Done | Refused | Bye

_decode_asked = msgspec.json.Decoder(Asked).decode
_decode_sent = msgspec.json.Decoder(Sent).decode
_raw = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode
_COMMANDS = (Act, Note, Ready, Say, Skip, Vote, WriteWill)
_FIELDS = {command.__name__: frozenset(command.__struct_fields__) | {"kind"} for command in _COMMANDS}


class Malformed(ValueError):
    """Bytes that are no message of this wire."""


def read_asked(data: bytes | str) -> Asked:
    """The message a member sent. Raises `Malformed`; a command with a field it does not have counts as such."""
    if len(data) > LARGEST:
        raise Malformed("too large")
    try:
        message = _decode_asked(data)
        if isinstance(message, Do):
            raw = _raw(data)["command"]
            known = _FIELDS.get(raw.get("kind", ""))
            if known is None or not known.issuperset(raw):
                raise Malformed("unknown field in a command")
        return message
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error)) from error


def read_sent(data: bytes | str) -> Sent:
    """The message a host sent. Raises `Malformed`."""
    try:
        return _decode_sent(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Malformed(str(error)) from error


def clean(text: str, most: int) -> str:
    """*text* as one line without control characters, at most *most* characters long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most]
