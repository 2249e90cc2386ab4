"""What a seat picks besides seats: the clause to strike, the god to trap, the object to survey."""

from __future__ import annotations

from ai.survival.knowing import WOLF
from ai.survival.mind import Mind
from engine.actions import ActionSpec

_COOPERATIVE = ("gathering", "craft")
"""Day games whose success keeps the pack at home."""


def picks(mind: Mind, spec: ActionSpec) -> dict[str, tuple[str, ...]]:
    """Field → what is picked, of the fields it has an opinion on."""
    if spec.id == "delete_rule":
        return {"clause": (clause(mind, spec.fields[0].options),)}
    if spec.id == "survey":
        return {"object": (thing(mind, spec.fields[0].options),)}
    if spec.id == "call.loki":
        wanted = ("thor", "odin", "heimdall") if mind.camp == WOLF else ("jormungandr", "baldr", "odin")
        trap = next((god for god in wanted if god in spec.fields[0].options), spec.fields[0].options[0])
        return {"trap": (trap,)}
    if spec.id == "use_perk.hypnotist":
        living = [seat for seat in mind.others if str(seat) in spec.fields[0].options]
        pair = sorted(living, key=lambda seat: -mind.suspicion(outside=mind.lying).get(seat, 0.0))[:2]
        return {"pair": tuple(map(str, pair))} if len(pair) == 2 else {}
    return {}


def clause(mind: Mind, options: tuple[str, ...]) -> str:
    """Two raids near the end; a way out for a packmate in danger; the game that would keep the pack at home; else
    something that only blurs."""
    wolves = sum(seat in mind.view.alive for seat in mind.pack)
    others = len(mind.view.alive) - wolves
    doubted = max((mind.suspicion(outside=True).get(seat, 0.0) for seat in mind.mates), default=0.0)
    wanted: list[str] = []
    if others - 2 <= wolves + 1:
        wanted.append("wolf_one_per_night")
    if mind.view.day > 1 and doubted > 0.5:
        wanted.append("stay_in_area")
    games = str(mind.view.options.get("day_game", "")).split(",")
    if games[min(mind.view.day, len(games)) - 1] in _COOPERATIVE:
        wanted.append("no_breaking")
    blurring = ["no_violence", "roles_fixed", "vote_self_allowed", "stay_in_area", "vote_daily"]
    wanted.append(mind.shared("clause", mind.view.day).one_of(blurring))
    return next((name for name in wanted if name in options), options[0])


def thing(mind: Mind, options: tuple[str, ...]) -> str:
    """The object whose three seats are doubted most, of those it has not looked into."""
    looked = {told.value.partition(":")[0] for told in mind.view.told if told.result == "heart"}
    seen = mind.suspicion()

    def weight(name: str) -> tuple[bool, float, str]:
        seats = mind.board("hearts", name, 0, ())
        return name not in looked, sum(seen.get(seat, 0.0) for seat in seats if seat in mind.view.alive), name

    return max(options, key=weight)
