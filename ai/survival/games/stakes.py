"""Games of what one gives and gets: the ten billion yen, colours, janken, the Norns' lake."""

from __future__ import annotations

from ai.survival.knowing import WOLF
from ai.survival.mind import Mind
from engine.actions import ActionSpec
from engine.commands import Act

Specs = dict[str, ActionSpec]


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
