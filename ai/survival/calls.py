"""Which god a seat calls, and when: each god is for one camp's needs, and some ask the caller's own life."""

from __future__ import annotations

from collections.abc import Callable

from ai.survival.knowing import VAMPIRE, VILLAGE, WOLF
from ai.survival.mind import Mind

_PRECIOUS = frozenset({"seer", "medium", "knight", "paladin", "witch", "fylgja"})


def wished(mind: Mind, god: str) -> bool:
    """Whether the seat would call *god* now, if it can pay."""
    when = _CALLS.get(mind.camp, {}).get(god)
    return when is not None and when(mind)


def _always(mind: Mind) -> bool:
    return True


def _on_a_vote(mind: Mind) -> bool:
    """Ballots matter today."""
    return mind.view.day > 1 or bool(mind.view.options.get("first_day_vote"))


def _cornered(mind: Mind) -> bool:
    return mind.danger > 0.4


def _someone_doubted(mind: Mind) -> bool:
    """One of whom it is unclear enough to be worth fifty apples."""
    return any(0.2 < p < 0.9 for seat, p in mind.suspicion().items() if seat in mind.view.alive)


def _enough_gone(mind: Mind) -> bool:
    """Three have left whose camps nobody has shown."""
    return sum(seat not in mind.certain for seat in mind.view.deaths) >= 3


def _raided(mind: Mind) -> bool:
    """Two were found gone in the morning, or one whom the village misses."""
    nights = [seat for seat, death in mind.view.deaths.items() if death.night]
    return len(nights) >= 2 or any(mind.reading.claimed(seat) in _PRECIOUS for seat in nights)


def _dragging(mind: Mind) -> bool:
    """A wolf with an ability that would hurt may go today."""
    return _on_a_vote(mind) and bool({"fenrir", "chain_fenrir", "hati", "skoll", "warg"} & set(mind.cast))


def _blesses_a_seer(mind: Mind) -> bool:
    """Its word is worth two days of life; ballots are lost with it."""
    return mind.role == "seer" and bool(mind.reading.claimed(mind.seat))


def _sure(mind: Mind) -> bool:
    """One wolf for one villager: only who is none of the village's few may pay it."""
    wolves = [seat for seat in mind.others if mind.certain.get(seat) == WOLF]
    return mind.role not in _PRECIOUS and (bool(wolves) or max(mind.suspicion().values(), default=0.0) > 0.9)


_CALLS: dict[str, dict[str, Callable[[Mind], bool]]] = {
    VILLAGE: {
        "thor": _always, "odin": _always, "heimdall": _someone_doubted, "hermod": _enough_gone, "njord": _raided,
        "tyr": _dragging, "forseti": _dragging, "freyja": _on_a_vote, "jormungandr": _on_a_vote, "mimir": _cornered,
        "baldr": _blesses_a_seer, "uller": _sure,
    },
    WOLF: {
        "odin": _always, "loki": _always, "jormungandr": _on_a_vote, "freyja": _on_a_vote, "baldr": _cornered,
        "mimir": lambda mind: False,
    },
    VAMPIRE: {"tyr": _always, "freyja": _on_a_vote, "baldr": _cornered, "jormungandr": _on_a_vote},
}
"""Camp → god → when its caller should call."""
