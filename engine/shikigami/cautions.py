"""What is odd about a village that may nevertheless be played: told before it starts, never a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from engine.setup import Setup
from engine.shikigami.acting import Acting, Bond, Listed, Seeing
from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.dolls import Doll
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.options import settle
from engine.shikigami.roles import ROLES
from engine.shikigami.terms import BAT, DUELIST, LOVERS, MANIA, OGRE, QUIZ, TENGU, VILLAGE, Count, Role
from engine.shikigami.versions import VERSIONS
from engine.shikigami.weathers import ONLY_LATER

PERSONAL = frozenset({BAT, OGRE, DUELIST, TENGU, MANIA})
FEW_FOR_ARROWS = 8
"""Seats under which two lovers are a third of those who decide."""
TRACKERS = frozenset({"seer", "medium", "mind_reader", "priest", "shrine_maiden"})
"""Families that find something out."""


@dataclass(frozen=True, slots=True)
class Caution:
    """*id* is translated (`caution-<id>`); *detail* fills it: `role` is a role id, numbers are counts."""

    id: str
    detail: dict[str, int | str] = field(default_factory=dict)


class Cast:
    """The cast as the cautions look at it."""

    def __init__(self, setup: Setup) -> None:
        self.roles: list[Role] = [ROLES[role] for role, count in setup.cast.items() for _ in range(count)]
        self.kinds: list[Role] = list(dict.fromkeys(self.roles))
        self.options = settle(setup.options)
        self.version = VERSIONS[setup.version]
        self.n = len(self.roles)

    def many(self, of: Callable[[Role], bool]) -> int:
        return sum(of(role) for role in self.roles)

    def heads(self, count: Count) -> int:
        return self.many(lambda role: role.count is count)


def cautions(setup: Setup) -> tuple[Caution, ...]:
    """The cautions for a set-up whose roles, options and version are known; the gravest first."""
    cast = Cast(setup)
    return tuple(caution for look in (sides, extras, idle, editions) for caution in look(cast))


def sides(cast: Cast) -> Iterator[Caution]:
    """One side is missing, or too strong or too weak by heads alone."""
    wolves, humans, foxes = cast.heads(Count.WOLF), cast.heads(Count.HUMAN), cast.heads(Count.FOX)
    village = cast.many(lambda role: role.camp == VILLAGE)
    if not village:
        yield Caution("no_village")
    if len({role.camp for role in cast.roles}) == 1:
        yield Caution("one_camp")
    if wolves and wolves >= humans - 2:
        # A death in the first night and one wrong execution.
        yield Caution("wolves_soon", {"wolves": wolves, "humans": humans})
    elif wolves * 8 < cast.n:
        yield Caution("wolves_few", {"wolves": wolves, "seats": cast.n})
    against = cast.n - village - cast.many(lambda role: role.camp in PERSONAL)
    if village and against * 2 >= cast.n:
        yield Caution("village_weak", {"village": village, "seats": cast.n})
    if village and not cast.many(lambda role: role.camp == VILLAGE and role.family.id in TRACKERS):
        yield Caution("no_clues")
    if foxes > wolves:
        yield Caution("foxes_many", {"foxes": foxes, "wolves": wolves})


def extras(cast: Cast) -> Iterator[Caution]:
    """Too many who win for themselves, too many who love."""
    personal = cast.many(lambda role: role.camp in PERSONAL)
    if personal * 3 > cast.n:
        yield Caution("personal_many", {"personal": personal, "seats": cast.n})
    cupids = cast.many(lambda role: role.camp == LOVERS)
    if cupids and cast.n < FEW_FOR_ARROWS * cupids:
        yield Caution("arrows_many", {"cupids": cupids, "seats": cast.n})


def idle(cast: Cast) -> Iterator[Caution]:
    """Roles that have nothing to do here."""
    bonds = {bond.name: 0 for role in cast.kinds if (bond := role.get(Bond))}
    for role in cast.roles:
        if bond := role.get(Bond):
            bonds[bond.name] += 1
        if listed := role.get(Listed):
            bonds[listed.name] = bonds.get(listed.name, 0) + 1
    poison = cast.many(lambda role: role.get(Poisonous) is not None)
    dolls = cast.many(lambda role: role.get(Doll) is not None)
    for role in cast.kinds:
        bond, seeing = role.get(Bond), role.get(Seeing)
        if bond and bond.talks and role.count is Count.HUMAN and bonds[bond.name] == 1:
            yield Caution("alone", {"role": role.id})
        if seeing and role.count is Count.HUMAN and not (bonds.get(seeing.bond) or bonds.get(seeing.also)):
            yield Caution("sees_nobody", {"role": role.id})
        if cast.options["open_cast"] and any(acting.revives for acting in role.every(Acting)):
            yield Caution("cannot_revive", {"role": role.id})
        if role.family.id == "pharmacist" and role.get(SelfReviving) is None and not poison:
            yield Caution("nothing_to_cure", {"role": role.id})
        if role.family.id == "doll" and role.get(Doll) is None and not dolls:
            yield Caution("no_dolls", {"role": role.id})
        if role.family.id == "jealousy" and not cast.many(lambda other: other.camp == LOVERS):
            yield Caution("no_lovers", {"role": role.id})
        if role.camp == QUIZ and not cast.options["quiz_village"]:
            yield Caution("no_quiz", {"role": role.id})
        if role.camp == MANIA and cast.many(lambda other: other.camp != MANIA) == 0:
            yield Caution("nobody_to_copy", {"role": role.id})


def editions(cast: Cast) -> Iterator[Caution]:
    """What this edition of the rules does not have."""
    if cast.options["weather"] and not cast.version.later_weathers:
        yield Caution("weathers_missing", {"n": len(ONLY_LATER)})
