"""From a few wishes (players, cast, seed, role) to a checked set-up with villagers in the seats."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping

from msgspec import Struct

from desktop.store import Table
from engine.events import SeatInfo
from engine.setup import Illegal, Setup

LONGEST_NAME = 40
"""Characters of a person's name: more fits no card and no line."""
PERSON = 1
"""The seat of the one person at a table of AI."""


class Wishes(Struct, frozen=True):
    """What a player chooses for a new game. *seats* counts people, the dummy (option `dummy`) comes on top.

    *people* are the names of the people here, in seat order; empty for a table of AI alone. *faced*: the first of them
    goes by the name and face of a villager instead. *role*: the first person's.
    """

    ruleset: str = "shikigami"
    version: str = ""
    cast: str = "classic"
    seats: int = 9
    seed: str = ""
    role: str = ""
    people: tuple[str, ...] = ()
    faced: bool = False
    agent: str = "first"
    level: str = "normal"
    options: dict[str, bool | int | str] = {}
    roles: dict[str, int] = {}
    """An own cast (role id → how many, dummy included) instead of the named one."""


def new_seed() -> str:
    """A seed short enough to be told to a friend."""
    return str(secrets.randbelow(10**9))


def prepare(wishes: Wishes) -> tuple[Setup, Table]:
    """The set-up and seating for *wishes*. Raises `Illegal` with a reason where they cannot be met.

    Who sits where follows from the seed alone, so the same wishes open the same village.
    """
    from ai.personas import PERSONAS
    from engine import catalogue

    if len(wishes.people) > wishes.seats:
        raise Illegal("too_many_people", people=len(wishes.people), seats=wishes.seats)
    for name in wishes.people:
        # A control character could rewrite the terminal, a line's end forge a line of the log.
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise Illegal("name")
    seed = wishes.seed or new_seed()
    ready = catalogue.table(wishes.ruleset, wishes.cast) if not wishes.roles else None
    usual: dict[str, bool | int | str] = {"rest": True} if wishes.ruleset == "shikigami" else {}
    options: dict[str, bool | int | str] = {**usual, **(ready.options if ready else {}), **wishes.options}
    dummy = bool(options.get("dummy"))
    count = wishes.seats + dummy
    cast: Mapping[str, int] = wishes.roles or catalogue.cast(wishes.ruleset, wishes.cast, count)
    if wishes.role:
        catalogue.role(wishes.ruleset, wishes.role)
    others = max(0, wishes.seats - len(wishes.people))
    chosen = random.Random(f"{seed}/villagers").sample(PERSONAS, min(others, len(PERSONAS)))
    if others > len(chosen):
        raise Illegal("too_many_seats", seats=wishes.seats)
    infos = [SeatInfo(name=name) for name in wishes.people]
    if wishes.faced and infos and (free := [who for who in PERSONAS if who not in chosen]):
        who = random.Random(f"{seed}/face").choice(free)
        infos[0] = SeatInfo(name=who.name["ja"], persona=who.id, sex=who.sex)
    infos += [SeatInfo(name=who.name["ja"], persona=who.id, sex=who.sex) for who in chosen]
    if dummy:
        infos.append(SeatInfo(name="", dummy=True))
    fixed = {PERSON: wishes.role} if wishes.role and wishes.people else {}
    more = {"version": wishes.version} if wishes.version else {}
    setup = Setup(
        ruleset=wishes.ruleset, seats=tuple(infos), cast=dict(cast), fixed=fixed, options=options, seed=seed, **more
    )  # fmt: skip
    catalogue.check(setup)
    people = tuple(range(1, len(wishes.people) + 1))
    ai_seed = str(random.Random(f"{seed}/ai").randrange(10**12))
    return setup, Table(humans=people, agent=wishes.agent, level=wishes.level, ai_seed=ai_seed)
