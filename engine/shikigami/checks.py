"""What a set-up must be before a village opens; a bad one is refused with a reason, nothing half-made."""

from __future__ import annotations

from engine.setup import Illegal, Setup
from engine.shikigami.casts import LEAST, MOST
from engine.shikigami.options import fault
from engine.shikigami.roles import ROLES
from engine.shikigami.terms import Count, Role
from engine.shikigami.versions import VERSIONS
from engine.shikigami.victory import Standing, judge


def check(setup: Setup) -> None:
    """Raises `Illegal` for a set-up nobody can play.

    Reasons: `unknown_version`, `unknown_option`, `option_value`, `seats`, `dummy_place`, `unknown_role`, `cast_size`,
    `no_wolf`, `role_not_in_cast`, `dummy_role`, `over_at_once`.
    """
    if setup.version not in VERSIONS:
        raise Illegal("unknown_version", version=setup.version)
    for name, value in setup.options.items():
        wrong = fault(name, value)
        if wrong:
            raise Illegal("unknown_option" if wrong == "option_unknown" else "option_value", option=name, value=value)
    n = len(setup.seats)
    dummy = bool(setup.options.get("dummy", False))
    if not LEAST <= n - dummy <= MOST:
        raise Illegal("seats", seats=n - dummy, least=LEAST, most=MOST)
    if [info.dummy for info in setup.seats] != [False] * (n - dummy) + [True] * dummy:
        raise Illegal("dummy_place")
    check_cast(setup.cast, n)
    left = dict(setup.cast)
    for seat, role in sorted(setup.fixed.items()):
        if not 1 <= seat <= n:
            raise Illegal("target", seat=seat)
        if left.get(role, 0) < 1:
            raise Illegal("role_not_in_cast", role=role, seat=seat)
        left[role] -= 1
    if dummy:
        cards = [setup.fixed[n]] if n in setup.fixed else [role for role, count in left.items() if count]
        if not any(may_be_dummy(ROLES[role]) for role in cards):
            raise Illegal("dummy_role")


def check_cast(cast: dict[str, int], n: int) -> None:
    """Whether *cast* can seat *n* (dummy included): known roles, the right number, a wolf, and a game not over at
    once."""
    for role, count in cast.items():
        if role not in ROLES:
            raise Illegal("unknown_role", role=role)
        if count.__class__ is not int or count < 0:
            raise Illegal("cast_size", role=role, count=count)
    if sum(cast.values()) != n:
        raise Illegal("cast_size", seats=n, roles=sum(cast.values()))
    roles = [ROLES[role] for role, count in cast.items() for _ in range(count)]
    if not any(role.count is Count.WOLF for role in roles):
        raise Illegal("no_wolf")
    everybody = Standing([roles[0], *roles], [()] * (n + 1), (1 << n + 1) - 2)
    if judge(everybody):
        raise Illegal("over_at_once", result=judge(everybody))


def may_be_dummy(role: Role) -> bool:
    """身代わり君 is never a wolf, a fox, or of a role whose name in the script says wolf, fox or poison."""
    return not any(part in role.ref for part in ("wolf", "fox", "poison"))
