"""What a setup must be before a game opens, and what is better told about it first (README section 2)."""

from __future__ import annotations

from engine.setup import Illegal, Setup
from engine.survival.options import fault, many, settle
from engine.survival.roles import ROLES
from engine.survival.terms import WOLF, HeartsInPlay, Power, Role, Term, Twin

LEAST, MOST = 5, 16


def check(setup: Setup) -> None:
    """Raises `Illegal` for a setup nobody can play.

    Reasons: `unknown_option`, `option_value`, `seats`, `dummy_place`, `unknown_role`, `cast_size`, `no_wolf`,
    `only_wolf_leaves`, `over_at_once`, `twins`, `role_not_in_cast`, `target`.
    """
    for name, value in setup.options.items():
        wrong = fault(name, value)
        if wrong:
            raise Illegal("unknown_option" if wrong == "option_unknown" else "option_value", option=name, value=value)
    n = len(setup.seats)
    if not LEAST <= n <= MOST:
        raise Illegal("seats", seats=n, least=LEAST, most=MOST)
    if any(info.dummy for info in setup.seats):
        raise Illegal("dummy_place")
    check_cast(setup.cast, n)
    if int(settle(setup.options)["count_has_seat"]) > n:
        raise Illegal("option_value", option="count_has_seat", value=setup.options["count_has_seat"])
    left = dict(setup.cast)
    for seat, role in sorted(setup.fixed.items()):
        if not 1 <= seat <= n:
            raise Illegal("target", seat=seat)
        if left.get(role, 0) < 1:
            raise Illegal("role_not_in_cast", role=role, seat=seat)
        left[role] -= 1


def check_cast(cast: dict[str, int], n: int) -> None:
    """Whether *cast* can seat *n*: known roles, the right number, a wolf that stays, fewer wolves than humans."""
    for role, count in cast.items():
        if role not in ROLES:
            raise Illegal("unknown_role", role=role)
        if count.__class__ is not int or count < 0:
            raise Illegal("cast_size", role=role, count=count)
    if sum(cast.values()) != n:
        raise Illegal("cast_size", seats=n, roles=sum(cast.values()))
    roles = dealt(cast)
    wolves = [role for role in roles if role.wolf]
    if not wolves:
        raise Illegal("no_wolf")
    if all(role.get(Term) for role in wolves):
        raise Illegal("only_wolf_leaves")
    if len(wolves) >= sum(role.counts_as == "human" for role in roles):
        raise Illegal("over_at_once", result=WOLF)
    if sum(role.get(Twin) is not None for role in roles) not in (0, 2):
        raise Illegal("twins")
    if any(role.get(HeartsInPlay) for role in roles) and n < LEAST:
        raise Illegal("seats", seats=n, least=LEAST, most=MOST)


def dealt(cast: dict[str, int]) -> list[Role]:
    return [ROLES[role] for role, count in cast.items() for _ in range(count)]


def warnings(setup: Setup) -> list[str]:
    """What does not forbid a setup and still is worth a word: `no_apples` (freki or geri without apples),
    `no_perks` (a lycanthrope without perks), `gods_without_price` (gods nobody can pay)."""
    options = settle(setup.options)
    games = set(many(options["day_game"]))
    actions = {power.action for role in dealt(setup.cast) for power in role.every(Power)}
    found = []
    if actions & {"devour_apples", "gift_apples"} and "janken" not in games:
        found.append("no_apples")
    if "void_perks" in actions and not games & {"ten_billion_yen", "poker", "colour_collecting"}:
        found.append("no_perks")
    if options["gods"] and not games & {"janken", "norn_judgement"} and "gift_apples" not in actions:
        found.append("gods_without_price")
    return found
