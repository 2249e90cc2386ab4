"""Static public facts of the rule sets, for screens and AI: what there is to know before anybody sits down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.setup import Illegal, Setup
from engine.shikigami import casts, cautions, checks, seats
from engine.shikigami.acting import Acting, Bond, Seeing
from engine.shikigami.cautions import Caution
from engine.shikigami.festivals import FESTIVALS
from engine.shikigami.options import OPTIONS, Value
from engine.shikigami.roles import ALIASES, ROLES
from engine.shikigami.tables import TABLES, ReadyTable
from engine.shikigami.terms import Role
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import LATEST, VERSIONS
from engine.shikigami.villages import FOOTSTEPS, PLAIN, duel, mapped, quiz
from engine.shikigami.weathers import WEATHERS
from engine.survival import checks as survival_checks
from engine.survival import facts
from engine.survival.clauses import CLAUSES, PROHIBITIONS
from engine.survival.gods import God
from engine.survival.presets import Preset

RULESETS = ("shikigami", "survival")
SURVIVAL = "survival"


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
    if ruleset == SURVIVAL:
        return tuple(RoleFacts(**row) for row in facts.roles())
    return tuple(_facts(role) for role in ROLES.values())


@lru_cache(maxsize=1024)
def role(ruleset: str, id: str) -> RoleFacts:
    """The role *id* (an id of the original script is understood too). Raises `Illegal("unknown_role")`."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return RoleFacts(**facts.role(id))
    found = ROLES.get(id) or ROLES.get(ALIASES.get(id, ""))
    if found is None:
        raise Illegal("unknown_role", role=id)
    return _facts(found)


def traits(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The ids of all traits."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return ()
    return tuple(TRAITS)


def weathers(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The ids of all weathers."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return ()
    return tuple(WEATHERS)


def versions(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The editions of the rules, the one used by default last."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return facts.VERSIONS
    return (*(v for v in VERSIONS if v != LATEST.id), LATEST.id)


def options(ruleset: str = "shikigami") -> dict[str, Value]:
    """The options of a village and their defaults."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return {name: option.default for name, option in facts.OPTIONS.items()}
    return {name: option.default for name, option in OPTIONS.items()}


def option_range(ruleset: str, name: str) -> tuple[int, int]:
    """The least and the most a numeric option may be; (0, 0) for others."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return facts.option(name).least, facts.option(name).most
    if name not in OPTIONS:
        raise Illegal("unknown_option", option=name)
    return OPTIONS[name].least, OPTIONS[name].most


def casts_of(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The names `cast` knows: tables for any number of seats, then the ready tables, the easiest first."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return facts.casts_of()
    return (*_BY_SEATS, *TABLES)


_BY_SEATS = ("classic", "standard", "festival", "gray_random", "footsteps", "quiz", "open_duel")


def tables(ruleset: str = "shikigami") -> tuple[ReadyTable, ...]:
    """The ready tables, the easiest first."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return tuple(_ready(preset) for preset in facts.PRESETS.values())
    return tuple(TABLES.values())


def table(ruleset: str, name: str) -> ReadyTable | None:
    """The ready table of that *name*; None for a cast that fits any number of seats, or no cast at all."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        preset = facts.PRESETS.get(name)
        return _ready(preset) if preset else None
    return TABLES.get(name)


def cast_options(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The replacements of the standard table that a cast editor may offer (`cast`'s *extra*)."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return ()
    return casts.offered(ROLES)


def seats_of(ruleset: str = "shikigami") -> tuple[int, int]:
    """The fewest and the most people at a table; the dummy, where chosen, is one more."""
    _known(ruleset)
    if ruleset == SURVIVAL:
        return survival_checks.LEAST, survival_checks.MOST
    return casts.LEAST, casts.MOST


def cast(ruleset: str, name: str, n: int, extra: tuple[str, ...] = ()) -> dict[str, int]:
    """Role id → how many, for *n* seats (the dummy included), with the options *extra* of the table.

    `classic` is the standard table with its usual options. Raises `Illegal`: `unknown_cast`, `unknown_option`, and
    `no_cast` where that cast has no village of *n* seats (`needs` says how many a ready table has).
    """
    _known(ruleset)
    if ruleset == SURVIVAL:
        if extra:
            raise Illegal("unknown_option", option=extra[0])
        return facts.cast(name, n)
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
    if name == "quiz":
        return {role: count for role, count in quiz(found, ROLES).items() if count}
    kinds = {"gray_random": PLAIN, "footsteps": FOOTSTEPS}.get(name)
    return found if kinds is None else mapped(found, ROLES, kinds)


def warnings(setup: Setup) -> tuple[Caution, ...]:
    """What is odd about a *setup* that `check` lets pass, the gravest first."""
    _known(setup.ruleset)
    if setup.ruleset == SURVIVAL:
        return tuple(Caution(id) for id in facts.warnings(setup))
    return cautions.cautions(setup)


def check(setup: Setup) -> None:
    """Raises `Illegal` for a set-up nobody can play."""
    _known(setup.ruleset)
    if setup.ruleset == SURVIVAL:
        survival_checks.check(setup)
        return
    checks.check(setup)


def option_words(ruleset: str, name: str) -> tuple[str, ...]:
    """The words an option may be, or a list of them where its default is one; empty for other options."""
    _known(ruleset)
    return facts.option(name).words if ruleset == SURVIVAL else ()


def walks(seat: int, n: int) -> dict[int, tuple[int, ...]]:
    """Whom one can walk to at night in a village of *n*: every other seat → the walk there (step actions)."""
    return seats.walks(seat, n)


def rows(seat: int, n: int) -> tuple[tuple[int, ...], ...]:
    """The straight lines of seats that begin at *seat*, the longest first."""
    return seats.lines(seat, n)


def gods() -> tuple[God, ...]:
    """The gods of Survival: whom a call names, who may call, who is named by it."""
    return tuple(facts.GODS.values())


def perks() -> tuple[str, ...]:
    """The ids of Survival's perks, in their order."""
    return facts.PERKS


def day_games() -> tuple[str, ...]:
    """The ids of Survival's day games."""
    return facts.GAMES


def clauses() -> dict[str, bool]:
    """The clauses of Survival's rule document, and whether each may be struck."""
    return dict(CLAUSES)


def prohibitions() -> tuple[str, ...]:
    """The ids of Survival's prohibitions."""
    return PROHIBITIONS


def presets() -> tuple[Preset, ...]:
    """Survival's ready setups, the smallest first: roles in order, options, minutes."""
    return tuple(facts.PRESETS.values())


def _ready(preset: Preset) -> ReadyTable:
    return ReadyTable(preset.id, facts.level(preset), preset.cast, dict(preset.options))


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
