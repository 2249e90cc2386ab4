"""天候: on which days there is weather, and which (catalogue: *weather calendar*)."""

from __future__ import annotations

from engine.lots import Lots
from engine.shikigami.state import State
from engine.shikigami.terms import Count
from engine.shikigami.versions import VERSIONS
from engine.shikigami.weathers import ONLY_LATER, WEATHERS
from engine.shikigami.weights import NEVER_WITH, UP_BY, WEIGHTS, Family


def due(s: State, night: int) -> int:
    """The day whose weather is drawn at the end of *night*, 0 for none.

    Usually days 3, 6, 9 …, drawn two nights before; every day or every other day, the night before.
    """
    every = int(s.options.get("weather_every", 3))
    day = night + (2 if every > 2 else 1)
    return day if s.options.get("weather") and day % every == 0 else 0


def comes(s: State, lots: Lots, day: int) -> bool:
    """Whether there is any weather on *day*, which is due for one."""
    chance = int(s.options.get("weather_chance", 100))
    return chance == 100 or (chance > 0 and lots.draw((chance, 100 - chance), "weather.chance", day) == 0)


def weights(s: State) -> list[int]:
    """The weight of each weather, in the order of their numbers: base, × factors, × a tenth more for each living
    player of certain roles; rounded up each time."""
    living = [s.roles[seat] for seat in s.survivors()]
    wolves = sum(role.count is Count.WOLF for role in living)
    foxes = sum(role.count is Count.FOX for role in living)
    margin = -((2 - len(living)) // 2) - wolves - foxes
    holders = {role.id for role in living}
    found = []
    for weather in WEATHERS:
        weight, fox, wide, tight = WEIGHTS[weather]
        if foxes > wolves:
            weight = _times(weight, fox)
        if margin > 2:
            weight = _times(weight, wide)
        elif margin < 1:
            weight = _times(weight, tight)
        up = UP_BY.get(weather, ())
        many = sum(any(_fits(role.id, role.family.id, name) for name in up) for role in living)
        weight = -(-weight * (10 + many) // 10)
        barred = weather in ONLY_LATER and not VERSIONS[s.version].later_weathers
        found.append(0 if barred or not holders.isdisjoint(NEVER_WITH.get(weather, ())) else weight)
    return found


def _times(weight: int, tenths: int) -> int:
    """*weight* × *tenths* / 10, rounded up."""
    return -(-weight * tenths // 10)


def _fits(role: str, family: str, name: str | Family) -> bool:
    return family == name.id if isinstance(name, Family) else role == name


def draw(s: State, lots: Lots, day: int) -> str:
    """The weather of *day*."""
    return list(WEATHERS)[lots.draw(weights(s), "weather", day)]
