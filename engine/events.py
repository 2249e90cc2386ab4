"""Events: what happened, and who may know it. One wire form for store, network, replay and fixtures.

`to` is on every event and nowhere else: `PUBLIC`, a set of seats, or `MASTER`. Nothing is ever stripped from a full
state later; a view is a fold over the events its seat may see.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.speech import Statement

Audience: TypeAlias = Literal["public", "master"] | frozenset[int]
PUBLIC: Literal["public"] = "public"
MASTER: Literal["master"] = "master"


class Event(Struct, frozen=True, tag=True, tag_field="kind", omit_defaults=True):
    """The base of all events."""

    to: Audience = PUBLIC


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there, as everybody sees it. *persona* is an id of the personas, or empty for a human without one."""

    name: str
    persona: str = ""
    sex: str = "male"
    dummy: bool = False


class Opened(Event, frozen=True, omit_defaults=True):
    """The village opens. *cast* (role id → how many) is empty when the role list is hidden; *options* are public."""

    ruleset: str = ""
    version: str = ""
    seats: tuple[SeatInfo, ...] = ()
    cast: dict[str, int] = {}
    options: dict[str, bool | int | str] = {}


class Sealed(Event, frozen=True, omit_defaults=True):
    """What only the master holds: the seed, the dealt cast when hidden."""

    seed: str = ""
    cast: dict[str, int] = {}


class Dealt(Event, frozen=True):
    """*seat* holds *role*. To the seat alone."""

    seat: int = 0
    role: str = ""


class Introduced(Event, frozen=True):
    """Those in `to` know that *seats* are *bond* (`wolf`, `mason`, `fox`, `lovers`, `whisperer` …). To each that
    may know."""

    bond: str = ""
    seats: tuple[int, ...] = ()


class PhaseBegan(Event, frozen=True, omit_defaults=True):
    """*phase* is `night`, `day` or `vote`; night n follows day n. *round* counts the votes of a day from 1."""

    phase: str = ""
    day: int = 0
    round: int = 0


class Said(Event, frozen=True, omit_defaults=True):
    """*seat* spoke on *channel*. *n* numbers the utterances of that channel and day from 1.

    *marks* are what talk-changing roles and weathers did to the voice (`loud`, `cut:25`, `replaced:gentleman` …).
    Listeners who only hear a noise get `Heard` instead.
    """

    seat: int = 0
    day: int = 0
    n: int = 0
    channel: str = "talk"
    statements: tuple[Statement, ...] = ()
    wording: tuple[str, ...] = ()
    text: str = ""
    marks: tuple[str, ...] = ()


class Heard(Event, frozen=True, omit_defaults=True):
    """A noise in the night: `howl`, `whisper`; from nobody in particular."""

    noise: str = ""
    day: int = 0


class Readied(Event, frozen=True):
    """*seat* has nothing more to say, or sleeps. To the seat alone."""

    seat: int = 0


class Acted(Event, frozen=True, omit_defaults=True):
    """A recorded night vote or move. To the actor and those who share it (the pack)."""

    seat: int = 0
    day: int = 0
    action: str = ""
    targets: tuple[int, ...] = ()
    skipped: bool = False
    picks: dict[str, tuple[str, ...]] = {}


class HasVoted(Event, frozen=True):
    """*seat* has cast its vote; for whom stays secret until all have."""

    seat: int = 0


class Voted(Event, frozen=True):
    """*seat* votes for *target*. To the seat alone until `Counted`."""

    seat: int = 0
    target: int = 0
    day: int = 0
    round: int = 1


class Ballot(Struct, frozen=True, array_like=True):
    """One line of a count."""

    voter: int
    target: int
    weight: int = 1


class Counted(Event, frozen=True, omit_defaults=True):
    """The box is opened: all ballots of that round, in seat order, and the votes received (seat, votes), most first.

    *decided*: the seat to be executed, 0 for a tie; *how*: what broke the tie (`most`, `decider`, `settled` …).
    """

    day: int = 0
    round: int = 1
    ballots: tuple[Ballot, ...] = ()
    received: tuple[tuple[int, int], ...] = ()
    decided: int = 0
    how: str = "most"


class Died(Event, frozen=True, omit_defaults=True):
    """*seat* is dead. *cause* is what `to` may know: a public cause (`vote_killed`, `lovers_followed` …) or
    `found_dead`.

    *night* is true for a death of the night of *day* (announced the next morning).
    """

    seat: int = 0
    cause: str = "found_dead"
    day: int = 0
    night: bool = False
    shock: str = ""
    """Of a death of shock: its kind (`fever`, `coward` …), which everybody sees."""


class Caused(Event, frozen=True, omit_defaults=True):
    """The true cause of a death, and by whose doing. To the dead where they may know, and the master."""

    seat: int = 0
    cause: str = ""
    day: int = 0
    night: bool = False
    by: tuple[int, ...] = ()


class Revived(Event, frozen=True, omit_defaults=True):
    """*seat* lives again."""

    seat: int = 0
    day: int = 0


class Weathered(Event, frozen=True, omit_defaults=True):
    """*weather* holds on *day* and its night. To the master when it is drawn, to all on the morning of that day.

    What is no weather but holds like one (`skipped`: nobody votes in that night) is told in the same way.
    """

    day: int = 0
    weather: str = ""


class Proclaimed(Event, frozen=True, omit_defaults=True):
    """A public line of the morning after night *day*: *message* (`footsteps`, `prank_star` …) about *seats*."""

    day: int = 0
    message: str = ""
    seats: tuple[int, ...] = ()


class QuietNight(Event, frozen=True):
    """Nobody was found dead on the morning after night *day*."""

    day: int = 0


class Told(Event, frozen=True, omit_defaults=True):
    """Those in `to` learned *result* about *about* (a result id of the rules), with a *value* where it has one.

    A common divination has the value `human`, `werewolf` …, like a report of it. *keep*: to the master, a result
    that these
    seats are told next morning.
    """

    result: str = ""
    about: int = 0
    value: str = ""
    day: int = 0
    keep: tuple[int, ...] = ()


class Gained(Event, frozen=True, omit_defaults=True):
    """*seat* carries *trait* now (argument *arg*: a day or a seat). To whom it is shown."""

    seat: int = 0
    trait: str = ""
    arg: int = 0


class Lost(Event, frozen=True, omit_defaults=True):
    """*seat* lost *trait*."""

    seat: int = 0
    trait: str = ""
    arg: int = 0


class Became(Event, frozen=True):
    """*seat*'s main role is *role* from now on."""

    seat: int = 0
    role: str = ""


class WillWritten(Event, frozen=True, omit_defaults=True):
    """*seat* left a will. To the seat alone."""

    seat: int = 0
    text: str = ""
    statements: tuple[Statement, ...] = ()


class WillRead(Event, frozen=True, omit_defaults=True):
    """The will of *seat*, read out the morning after its death."""

    seat: int = 0
    text: str = ""
    statements: tuple[Statement, ...] = ()


class Noted(Event, frozen=True):
    """A seat's own diary (JSON text): cover, mood, used wordings, marks. To the seat alone; the latest counts."""

    seat: int = 0
    note: str = ""


class Drawn(Event, frozen=True, omit_defaults=True):
    """A lot: among *weights* the one at *picked* was drawn, in *step* for *seat*. To the master."""

    step: str = ""
    seat: int = 0
    weights: tuple[int, ...] = ()
    picked: int = 0


class Traced(Event, frozen=True, omit_defaults=True):
    """A step of the night and what it said: *step* (`attack.03`), whose case (*actor* at *target*), *verdict*.

    *odds* (n, of) and *drawn* where chance spoke. To the master; shown to all after the game.
    """

    day: int = 0
    step: str = ""
    actor: int = 0
    target: int = 0
    verdict: str = ""
    seats: tuple[int, ...] = ()
    odds: tuple[int, int] | None = None
    drawn: int = -1


class Shown(Event, frozen=True, omit_defaults=True):
    """A fact of *scene* (a day game, a call, the morning …) on the board of those in `to`: *key* of *seat* is *value*.

    *seat* 0: of the whole scene. *value* is plain data; a later event with the same scene, key and seat replaces it.
    What is kept secret first and opened later is shown twice, to a growing audience.
    """

    scene: str = ""
    key: str = ""
    seat: int = 0
    value: Any = None


class Ended(Event, frozen=True, omit_defaults=True):
    """The village is over: *result* (a result id of the victory table), the *camp* that won (`draw` for none), and
    each seat
    that won personally. *roles* are the final main roles, *traits* what each seat carried."""

    result: str = ""
    camp: str = ""
    winners: tuple[int, ...] = ()
    roles: dict[int, str] = {}
    traits: dict[int, tuple[str, ...]] = {}


AnyEvent: TypeAlias = (
    Opened | Sealed | Dealt | Introduced | PhaseBegan | Said | Heard | Readied | Acted | HasVoted | Voted | Counted
    | Died | Caused | Revived | Weathered | Proclaimed | QuietNight | Told | Gained | Lost | Became | WillWritten
    | WillRead | Noted | Drawn | Traced | Shown | Ended
)


def visible(event: Event, seat: int) -> bool:
    """Whether *seat* may know *event*."""
    to = event.to
    return to == PUBLIC or (to.__class__ is frozenset and seat in to)
