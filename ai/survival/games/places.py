"""Games on a map: the gathering, the craft game, wolf tag."""

from __future__ import annotations

from ai.survival.knowing import WOLF
from ai.survival.mind import Mind
from engine.actions import ActionSpec
from engine.commands import Act

Specs = dict[str, ActionSpec]
_WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_SITES = {"north_lake": ("ice", "fish"), "west_mine": ("ore", "coal"), "east_forest": ("wood", "resin")}


def gather(mind: Mind, specs: Specs) -> Act:
    """By the shortest way, round what is closed. The pack stays away together where that makes too few."""
    here, goal = mind.board("gathering", "area", mind.seat, "A1"), mind.board("gathering", "meeting", 0, "A1")
    barred = mind.board("gathering", "barred", mind.seat, [])
    row, column = ord(here[0]) - 65, int(here[1:])
    down, across = ord(goal[0]) - 65 - row, int(goal[1:]) - column
    if mind.camp == WOLF and _stays_away(mind):
        return Act(action="wait") if not (down or across) else Act(action="go", picks={"way": (_away(down, across),)})
    wanted = [way for way, (r, c) in _WAYS.items() if r * down > 0 or c * across > 0]
    free = [way for way in wanted if way not in barred]
    if free:
        longest = max(free, key=lambda way: abs(down) if way in "NS" else abs(across))
        return Act(action="go", picks={"way": (longest,)})
    if wanted and "wait" not in specs:
        return Act(action="go", picks={"way": (wanted[0],)})
    return Act(action="wait")


def _stays_away(mind: Mind) -> bool:
    """Enough of the camp must be left to spoil it, friends one does not know among them; where a vote follows, the
    silence costs ballots."""
    needed = mind.board("gathering", "needed", 0, 0)
    spare = len(mind.view.alive) - needed
    pack = sum(seat in mind.view.alive for seat in mind.pack) or mind.wolves
    pack += mind.cast.get("accomplice", 0)
    votes = mind.view.day > 1 or bool(mind.view.options.get("first_day_vote"))
    return pack > spare and mind.shared("stay", mind.view.day).happens(0.4 if votes else 0.75)


def _away(down: int, across: int) -> str:
    return "N" if down > 0 else "S" if down < 0 else "W" if across > 0 else "E"


def craft(mind: Mind, specs: Specs) -> Act:
    """Out for what is short, four times gathered, home in round six, all into the chest; wolves keep it back."""
    here, hand = mind.board("craft", "area", mind.seat, "lodge"), dict(mind.board("craft", "hand", mind.seat, {}))
    recipe, chest = mind.board("craft", "recipe", 0, {}), mind.board("craft", "chest", 0, {})
    short = {thing: n - chest.get(thing, 0) for thing, n in recipe.items()}
    round_ = mind.view.round
    if here == "lodge":
        if mind.camp == WOLF and round_ >= 6:
            return _spoil(specs, hand, short)
        if hand and "deliver" in specs:
            goods = tuple(thing for thing, n in sorted(hand.items()) for _ in range(n))
            return Act(action="deliver", picks={"goods": goods[: specs["deliver"].fields[0].most]})
        if round_ <= 4:
            return Act(action="move", picks={"area": (_site(mind, recipe, short),)})
        return Act(action="wait")
    if round_ >= 6 or "gather" not in specs or sum(hand.values()) >= 4:
        return Act(action="move", picks={"area": ("lodge",)})
    return Act(action="gather")


def _spoil(specs: Specs, hand: dict[str, int], short: dict[str, int]) -> Act:
    """Takes the scarcest thing out of the chest where that can matter; else brings what nobody needs, or nothing."""
    hide = specs.get("hide")
    if hide is not None and sum(max(0, -n) for n in short.values()) < 2:
        taken = max(hide.fields[0].options, key=lambda thing: (short.get(thing, -99), thing))
        if taken in short:
            return Act(action="hide", picks={"goods": (taken,)})
    spare = next((thing for thing in sorted(hand) if hand[thing] and short.get(thing, 0) <= 0), "")
    if spare and "deliver" in specs:
        return Act(action="deliver", picks={"goods": (spare,)})
    return Act(action="wait")


def _site(mind: Mind, recipe: dict[str, int], short: dict[str, int]) -> str:
    """By lot, weighed with what is wanted there: all cannot go to one place."""
    weights = [max(0.1, sum(max(0, short.get(thing, 0)) for thing in things)) for things in _SITES.values()]
    lot = mind.nature("site", mind.view.day, mind.view.round) * sum(weights)
    for site, weight in zip(_SITES, weights, strict=True):
        lot -= weight
        if lot <= 0:
            return site
    return "north_lake"


def step(mind: Mind, specs: Specs) -> Act:
    """Away from the beast's path, not always the same way."""
    beast = mind.board("wolf_tag", "path", 0, ["5"])[-1]
    here = mind.board("wolf_tag", "area", mind.seat, "1")
    lots = mind.lots("step")
    if mind.camp == WOLF:
        return Act(action="step", picks={"way": ("stay",)})
    ways = specs["step"].fields[0].options
    way = max(ways, key=lambda way: (_far(_moved(here, way), beast), lots.real()))
    return Act(action="step", picks={"way": (way,)})


def _moved(area: str, way: str) -> str:
    at = int(area) - 1
    row, column = divmod(at, 3)
    down, across = _WAYS.get(way, (0, 0))
    row, column = row + down, column + across
    return str(row * 3 + column + 1) if 0 <= row < 3 and 0 <= column < 3 else area


def _far(one: str, other: str) -> int:
    a, b = divmod(int(one) - 1, 3), divmod(int(other) - 1, 3)
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def operate(mind: Mind, specs: Specs) -> Act:
    """The beast goes two areas where most people should be; the first of the pack walks it, the others look on."""
    walker = next((seat for seat in sorted(mind.pack) if seat in mind.view.alive), mind.seat)
    if mind.seat != walker:
        return Act(action="watch")
    here = mind.board("wolf_tag", "path", 0, ["5"])[-1]
    lots = mind.lots("operate")
    path: list[str] = []
    for _ in range(2):
        near = [there for way in _WAYS if (there := _moved(here, way)) != here and there not in path]
        here = lots.one_of(sorted(near))
        path.append(here)
    return Act(action="operate", picks={"path": tuple(path)})
