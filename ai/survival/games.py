"""The nine day games: each policy decides from what the seat sees on the board; the wolves have aims of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.survival.mind import WOLF, Mind
from engine.actions import ActionSpec
from engine.commands import Act

Specs = dict[str, ActionSpec]
_WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_SITES = {"north_lake": ("ice", "fish"), "west_mine": ("ore", "coal"), "east_forest": ("wood", "resin")}
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def play(mind: Mind, specs: Sequence[ActionSpec]) -> Act | None:
    """The move in the game of the day, None where it has no opinion."""
    open_ = {spec.id: spec for spec in specs if spec.kind == "act" and not spec.blocked}
    for action, policy in POLICIES.items():
        if action in open_:
            return policy(mind, open_)
    return None


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


def jack(mind: Mind, specs: Specs) -> Act:
    """Changes only where the expected total comes nearer to fourteen; a wolf may spoil a good hand instead."""
    mine = {slot: mind.board("bbj", slot, mind.seat) for slot in ("open", "hidden")}
    if None in mine.values() or "change" not in specs:
        return Act(action="stay")
    total = sum(map(_worth, mine.values()))
    best, choice = _gap(total), None
    for seat in specs["change"].targets:
        for theirs in ("open", "hidden"):
            card = mind.board("bbj", theirs, seat)
            for own in ("open", "hidden"):
                after = total - _worth(mine[own]) + (_worth(card) if card else 7)
                gap = _gap(after) + (0 if card else 2.5)
                if gap < best - 0.5:
                    best, choice = gap, (seat, own, theirs)
    if choice is None:
        return Act(action="stay")
    seat, own, theirs = choice
    return Act(action="change", targets=(seat,), picks={"own_slot": (own,), "target_slot": (theirs,)})


def _worth(card: str | None) -> int:
    return _RANKS.index(card.rstrip("SHDC")) + 1 if card else 7


def _gap(total: int) -> float:
    return 14.0 - total if total <= 14 else 9.0 + total - 14


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


def spend(mind: Mind, specs: Specs) -> Act:
    """Sixes first; in the end the least amount that divides what is left. Wolves buy where nothing is charged."""
    balance, seats = mind.board("ten_billion_yen", "balance", 0, 0), len(mind.view.alive)
    buy = specs.get("buy")
    if buy is None:
        return Act(action="wait")
    shops = buy.fields[0].options
    shop = shops[int(mind.nature("shop", mind.view.day, mind.view.round) * len(shops))]
    if mind.camp == WOLF:
        shop = mind.board("ten_billion_yen", "faulty", 0, shop)
        if "refund" in specs and mind.view.round == 3 and mind.nature("refund") < 0.5:
            return Act(action="refund")
        units = 5 if mind.view.round == 4 else 6
        return Act(action="buy", picks={"shop": (shop,), "units": (str(units),)}) if balance else Act(action="wait")
    units = 6
    if mind.view.round == 4:
        fit = [u for u in range(1, 7) if balance and balance % u == 0 and balance // u <= max(1, 0.6 * seats)]
        units = fit[0] if fit else 6
    if not balance:
        return Act(action="wait")
    return Act(action="buy", picks={"shop": (shop,), "units": (str(units),)})


def perk_ballot(mind: Mind, specs: Specs) -> Act:
    """The village an astrologer for whom it trusts most; the wolves the richest vote for one of theirs."""
    spec = specs["perk_ballot"]
    offered = spec.fields[0].options
    order = ("sealer", "nouveau_riche") if mind.camp == WOLF else ("astrologer", "night_watch")
    perk = next((p for p in order if p in offered), offered[0])
    seen = mind.suspicion()
    if mind.camp == WOLF:
        friends = [seat for seat in spec.targets if seat in mind.pack]
        target = friends[0] if friends else spec.targets[0]
    else:
        target = min(spec.targets, key=lambda seat: (seen.get(seat, 0.0) - 0.3 * mind.worth(seat), seat))
    return Act(action="perk_ballot", targets=(target,), picks={"perk": (perk,)})


def show(mind: Mind, specs: Specs) -> Act:
    """The hand whose perk is worth most, of all that can be shown."""
    from itertools import combinations

    field = specs["show"].fields[0]
    stock = field.stock or (1,) * len(field.options)
    cards = [card for card, many in zip(field.options, stock, strict=True) for _ in range(many)]
    order = _WOLF_HANDS if mind.camp == WOLF else _VILLAGE_HANDS
    best = max(combinations(cards, field.least), key=lambda five: (order.get(hand_of(five), 0), five))
    picks = {"cards": tuple(best)}
    free = specs["show"].fields[1] if len(specs["show"].fields) > 1 else None
    hand = hand_of(best)
    wished = ("sealer", "nouveau_riche") if mind.camp == WOLF else ("astrologer", "night_watch")
    if free is not None and hand in ("four_of_a_kind", "straight_flush"):
        picks["perks"] = wished[: 1 if hand == "four_of_a_kind" else 2]
    return Act(action="show", picks=picks)


_VILLAGE_HANDS = {"one_pair": 5, "two_pair": 4, "three_of_a_kind": 6, "straight": 3, "flush": 2, "full_house": 1,
                  "four_of_a_kind": 8, "straight_flush": 9}  # fmt: skip
_WOLF_HANDS = {"one_pair": 2, "two_pair": 5, "three_of_a_kind": 1, "straight": 3, "flush": 6, "full_house": 4,
               "four_of_a_kind": 8, "straight_flush": 9}  # fmt: skip
"""How glad each camp is of what a hand pays."""


def hand_of(cards: Sequence[str]) -> str:
    """The name of five cards."""
    ranks = sorted((_RANKS.index(card[:-1]) + 1 for card in cards), reverse=True)
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    flush = len({card[-1] for card in cards}) == 1
    lone = len(set(ranks)) == 5
    straight = lone and (ranks[0] - ranks[4] == 4 or sorted(ranks) == [1, 10, 11, 12, 13])
    if counts[0] >= 4:
        return "four_of_a_kind"
    if straight and flush:
        return "straight_flush"
    if counts[:2] == [3, 2]:
        return "full_house"
    if flush:
        return "flush"
    if straight:
        return "straight"
    if counts[0] == 3:
        return "three_of_a_kind"
    pairs = counts.count(2)
    return ("high_card", "one_pair", "two_pair")[pairs]


def harvest(mind: Mind, specs: Specs) -> Act:
    """The box it wants and may yet fill; a lead is followed up."""
    open_ = mind.board("colour_collecting", "open", 0, [])
    weight = mind.board("colour_collecting", "weight", 0, 1)
    wants = ("purple", "yellow", "orange") if mind.camp == WOLF else ("red", "green", "white", "yellow")
    options = specs["harvest"].fields[0].options
    filled = {box: mind.board("colour_collecting", f"box.{box}", 0, 0) for box in options}
    pool = [box for box in options if (not open_ or box in open_) and filled[box] < weight]
    if not pool:
        return Act(action="rest") if "rest" in specs else Act(action="harvest", picks={"colour": (options[0],)})
    liked = [box for box in wants if box in pool] or pool
    at = int(mind.nature("box", mind.view.day) * min(3, len(liked)))
    return Act(action="harvest", picks={"colour": (liked[at],)})


def duel(mind: Mind, specs: Specs) -> Act:
    """Throws by lot; little is staked by those who have enough for a god, or nearly nothing."""
    field = {f.name: f for f in specs["duel"].fields}
    stakes = field["stake"].options
    lots = mind.lots("duel")
    high = 0.35 if mind.temper["bold"] < 0.5 else 0.7
    at = int(lots.real() * high * len(stakes))
    return Act(action="duel", picks={"throw": (lots.one_of(field["throw"].options),), "stake": (stakes[at],)})


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


def throw(mind: Mind, specs: Specs) -> Act:
    """Near the twentieth ring one thinks: reach it with a clean tally, or leave it to somebody else."""
    field = specs["throw"].fields[0]
    stock = dict(zip(field.options, field.stock or (1,) * len(field.options), strict=True))
    missing = 20 - mind.board("norn_judgement", "lake", 0, 0) % 20
    plain, cursed, pure = stock.get("plain", 0), stock.get("cursed", 0), stock.get("purifying", 0)
    most = field.most
    if missing <= most:
        if pure and (plain + cursed >= missing - 1):
            rings = ["plain"] * min(plain, missing - 1) + ["purifying"]
            if len(rings) == missing:
                return Act(action="throw", picks={"rings": tuple(rings)})
        if missing > 1 and plain:
            return Act(action="throw", picks={"rings": ("plain",)})
    if cursed and 4 <= missing <= 9 and (mind.camp == WOLF or mind.nature("curse", mind.view.day) < 0.25):
        return Act(action="throw", picks={"rings": ("cursed",)})
    if plain:
        return Act(action="throw", picks={"rings": ("plain",) * min(plain, 2 if missing > 5 else 1)})
    return Act(action="throw", picks={"rings": (field.options[-1],)})


POLICIES: dict[str, Callable[[Mind, Specs], Act]] = {
    "go": gather, "stay": jack, "deliver": craft, "gather": craft, "move": craft, "buy": spend,
    "perk_ballot": perk_ballot, "show": show, "harvest": harvest, "duel": duel, "step": step, "operate": operate,
    "throw": throw,
}  # fmt: skip
"""The action that gives a game away → its policy."""
