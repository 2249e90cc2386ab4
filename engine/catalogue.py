"""Static public facts of the rule sets, for screens and AI: what there is to know before anybody sits down."""

from __future__ import annotations

from dataclasses import dataclass

from engine.setup import Illegal, Setup
from engine.shikigami import casts, cautions, checks
from engine.shikigami.acting import Acting, Bond, Seeing
from engine.shikigami.cautions import Caution
from engine.shikigami.festivals import FESTIVALS
from engine.shikigami.options import OPTIONS, Value
from engine.shikigami.roles import ALIASES, ROLES
from engine.shikigami.tables import TABLES, ReadyTable
from engine.shikigami.terms import Role
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import LATEST, VERSIONS
from engine.shikigami.villages import FOOTSTEPS, PLAIN, duel, mapped
from engine.shikigami.weathers import WEATHERS

RULESETS = ("shikigami",)


@dataclass(frozen=True, slots=True)
class RoleFacts:
    """What everybody may know of a role.

    *seen_as*: what common divination shows. *medium_as*: what the medium is told. *action*: its night vote or
    empty, from
    night *from_night* (0: none) to *to_night* (0: no end). *bond*: whom it belongs to and talks with at night,
    *sees*: a bond it
    knows without belonging. *tags*: ids of its facets, for the encyclopedia.
    """

    id: str
    ref: str
    camp: str
    family: str
    count: str
    seen_as: str
    medium_as: str
    action: str = ""
    from_night: int = 0
    to_night: int = 0
    least: int = 0
    most: int = 0
    may_skip: bool = False
    on_dead: bool = False
    bond: str = ""
    sees: str = ""
    may_be_dummy: bool = True
    tags: tuple[str, ...] = ()


def roles(ruleset: str = "shikigami") -> tuple[RoleFacts, ...]:
    """All roles, families in the rulebook's order."""
    _known(ruleset)
    return tuple(_facts(role) for role in ROLES.values())


def role(ruleset: str, id: str) -> RoleFacts:
    """The role *id* (an id of the original script is understood too). Raises `Illegal("unknown_role")`."""
    _known(ruleset)
    found = ROLES.get(id) or ROLES.get(ALIASES.get(id, ""))
    if found is None:
        raise Illegal("unknown_role", role=id)
    return _facts(found)


def traits(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The ids of all traits."""
    _known(ruleset)
    return tuple(TRAITS)


def weathers(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The ids of all weathers."""
    _known(ruleset)
    return tuple(WEATHERS)


def versions(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The editions of the rules, the one used by default last."""
    _known(ruleset)
    return (*(v for v in VERSIONS if v != LATEST.id), LATEST.id)


def options(ruleset: str = "shikigami") -> dict[str, Value]:
    """The options of a village and their defaults."""
    _known(ruleset)
    return {name: option.default for name, option in OPTIONS.items()}


def option_range(ruleset: str, name: str) -> tuple[int, int]:
    """The least and the most a numeric option may be; (0, 0) for others."""
    _known(ruleset)
    if name not in OPTIONS:
        raise Illegal("unknown_option", option=name)
    return OPTIONS[name].least, OPTIONS[name].most


def casts_of(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The names `cast` knows: tables for any number of seats, then the ready tables, the easiest first."""
    _known(ruleset)
    return (*_BY_SEATS, *TABLES)


_BY_SEATS = ("classic", "standard", "festival", "gray_random", "footsteps", "open_duel")


def tables(ruleset: str = "shikigami") -> tuple[ReadyTable, ...]:
    """The ready tables, the easiest first."""
    _known(ruleset)
    return tuple(TABLES.values())


def table(ruleset: str, name: str) -> ReadyTable | None:
    """The ready table of that *name*; None for a cast that fits any number of seats, or no cast at all."""
    _known(ruleset)
    return TABLES.get(name)


def cast_options(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The replacements of the standard table that a cast editor may offer (`cast`'s *extra*)."""
    _known(ruleset)
    return casts.offered(ROLES)


def seats_of(ruleset: str = "shikigami") -> tuple[int, int]:
    """The fewest and the most people at a table; the dummy, where chosen, is one more."""
    _known(ruleset)
    return casts.LEAST, casts.MOST


def cast(ruleset: str, name: str, n: int, extra: tuple[str, ...] = ()) -> dict[str, int]:
    """Role id → how many, for *n* seats (the dummy included), with the options *extra* of the table.

    `classic` is the standard table with its usual options. Raises `Illegal`: `unknown_cast`, `unknown_option`, and
    `no_cast` where that cast has no village of *n* seats (`needs` says how many a ready table has).
    """
    _known(ruleset)
    if name not in casts_of(ruleset):
        raise Illegal("unknown_cast", cast=name)
    for option in extra:
        if option not in cast_options(ruleset):
            raise Illegal("unknown_option", option=option)
    if name in TABLES:
        ready = TABLES[name]
        if n != ready.seats:
            raise Illegal("no_cast", cast=name, seats=n, needs=ready.seats)
        return casts.apply(dict(ready.roles), extra)
    if not casts.LEAST <= n <= casts.MOST + 1 or (name == "festival" and n not in FESTIVALS):
        raise Illegal("no_cast", cast=name, seats=n)
    if name == "festival":
        return casts.apply(FESTIVALS[n], extra)
    if name == "open_duel":
        return casts.apply(duel(n), extra)
    usual = casts.DEFAULT_OPTIONS if name != "standard" else ()
    found = casts.apply(casts.standard(n), (*usual, *extra))
    kinds = {"gray_random": PLAIN, "footsteps": FOOTSTEPS}.get(name)
    return found if kinds is None else mapped(found, ROLES, kinds)


def warnings(setup: Setup) -> tuple[Caution, ...]:
    """What is odd about a *setup* that `check` lets pass, the gravest first."""
    _known(setup.ruleset)
    return cautions.cautions(setup)


def check(setup: Setup) -> None:
    """Raises `Illegal` for a set-up nobody can play."""
    _known(setup.ruleset)
    checks.check(setup)


def _known(ruleset: str) -> None:
    if ruleset not in RULESETS:
        raise Illegal("unknown_ruleset", ruleset=ruleset)


def _facts(role: Role) -> RoleFacts:
    acting = role.get(Acting)
    bond = role.get(Bond)
    seeing = role.get(Seeing)
    return RoleFacts(
        id=role.id, ref=role.ref, camp=role.camp, family=role.family.id, count=role.count.value, seen_as=role.seen_as,
        medium_as=role.medium_as, action=acting.action if acting else "", from_night=acting.first if acting else 0,
        to_night=acting.last if acting else 0, least=acting.least if acting else 0, most=acting.most if acting else 0,
        may_skip=bool(acting and acting.may_skip), on_dead=bool(acting and acting.dead), bond=bond.name if bond else "",
        sees=seeing.bond if seeing else "", may_be_dummy=checks.may_be_dummy(role),
        tags=tuple(facet.__class__.__name__ for facet in role.facets),
    )
