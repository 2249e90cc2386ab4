"""What can be said: the typed language every seat hears, never a sentence.

A statement is data; `ai.speech` turns it into words of the viewer's language. The vocabulary is a superset of
the AIWolf 0.6 talk grammar. A human's free text is kept as typed beside the statements it was understood as.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, 1 … n in the order people sit."""


class Ref(Struct, frozen=True, array_like=True):
    """A public utterance: the *n*-th (from 1) of *day*; `n == 0` is the dawn or dusk event of that day."""

    day: int
    n: int


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why: a kind (vote, result, claim, counter, silence, death, peace, push, defend, count, feel …) and its event.

    *seats* are the seats of the event in the order its wording names them (`t` first, then `x`, `y`).
    """

    kind: str
    day: int = 0
    seats: tuple[int, ...] = ()
    role: str = ""
    value: str = ""
    ref: Ref | None = None


class Statement(Struct, frozen=True, omit_defaults=True):
    """One thing said.

    *type* is the statement's name (`claim`, `report`, `suspect`, `vote_plan`, `ask` …). *target* is whom it is about;
    *others* further seats (`compare` a, b: target = a, others = (b,)). *role* is a role id, *value* what a report found
    (`human`, `werewolf` …), *kind* a sub-kind (a report's `divined`/`medium`/`guarded`, a request's action, a topic).
    *night* is the night a report speaks of. *degree*: 0 none, 1 faint … 4 certain. *heat* −2 … +2.
    *re* is the utterance answered. In `vote_switch` and `shift` *target* is the new name and others[0] the old one; in
    `counter_claim`, `react_claim`, `agree` and `disagree` *target* is whose words are meant.
    """

    type: str
    target: int = 0
    others: tuple[int, ...] = ()
    to: int = 0
    role: str = ""
    kind: str = ""
    value: str = ""
    night: int = 0
    degree: int = 0
    heat: int = 0
    because: tuple[Reason, ...] = ()
    re: Ref | None = None
