"""`ActionSpec`: the only description of what a seat may do now. Table, phone, command line and AI all build on it."""

from __future__ import annotations

from msgspec import Struct


class Field(Struct, frozen=True, omit_defaults=True):
    """One thing to choose besides seats: a card, a room, a stake. The answer stands in `Act.picks[name]`.

    Between *least* and *most* of *options* (ids or decimal numbers as text); *stock* says how often each option may be
    taken (empty: once each). *ordered*: the order of the answer matters. *low* and *high* bound a number that has no
    list of options (*options* is empty then).
    """

    name: str
    options: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    stock: tuple[int, ...] = ()
    ordered: bool = False
    low: int = 0
    high: int = 0


class ActionSpec(Struct, frozen=True, omit_defaults=True):
    """One thing the seat may do, or could if it were not *blocked*.

    *id*: `say`, `ready`, `vote`, `will`, or a night action's id. *kind* is the command that answers it:
    `say` → Say, `ready` → Ready, `vote` → Vote, `act` → Act/Skip, `will` → WriteWill.
    *targets* are the seats that may be chosen, between *least* and *most* of them; *barred* says why each other seat
    may not (reason ids: `self`, `dead`, `alive`, `partner`, `dummy` …). *path*: the targets form a walk from one's own
    seat to one of *ends* (step actions); *line*: they form a straight line.
    *channels* for `say`. *required*: the phase waits for it. *blocked*: reason id, empty when it may be used.
    *left*: how many more times today (−1: no limit). *fields*: what else is chosen besides the targets. *extra*: so
    many further slips may be filled in with the same vote (`Vote.more`). *repeat*: one seat may be named twice.
    """

    id: str
    kind: str
    targets: tuple[int, ...] = ()
    least: int = 0
    most: int = 0
    barred: tuple[tuple[int, str], ...] = ()
    channels: tuple[str, ...] = ()
    may_skip: bool = False
    must_include: int = 0
    path: bool = False
    line: bool = False
    ends: tuple[int, ...] = ()
    required: bool = False
    blocked: str = ""
    left: int = -1
    fields: tuple[Field, ...] = ()
    extra: int = 0
    repeat: bool = False
