"""Win odds by camp, as measured by games of AI against AI (`assets/odds.json`, written by `assets/make_odds.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from desktop.places import ASSETS


class Measure(msgspec.Struct, frozen=True):
    """One cast's games: how many were played, and the share each camp won (0 to 1; `draw` is a key)."""

    cast: dict[str, int]
    dummy: bool
    games: int
    wins: dict[str, float]


class Measures(msgspec.Struct, frozen=True):
    """All of them, and with which agents at which level they were played."""

    agents: str
    level: str
    casts: tuple[Measure, ...] = ()


@dataclass(frozen=True, slots=True)
class Odds:
    """What a cast's games gave: (camp, per cent) with the likeliest first, adding up to 100."""

    games: int
    shares: tuple[tuple[str, int], ...]


@cache
def measures(path: Path = ASSETS / "odds.json") -> Measures:
    """The table; an empty one where it is not there."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Measures)
    except FileNotFoundError:
        return Measures(agents="", level="")


def odds(cast: dict[str, int], dummy: bool, table: Measures | None = None) -> Odds | None:
    """What was measured for exactly this *cast*, None where nothing was: an unmeasured village gets no guess."""
    for measure in (table or measures()).casts:
        if measure.cast == cast and measure.dummy == dummy and measure.games:
            return Odds(measure.games, _whole(measure.wins))
    return None


def _whole(wins: dict[str, float]) -> tuple[tuple[str, int], ...]:
    """Shares as whole per cent by largest remainder, so that a bar of them is full."""
    camps = sorted((camp for camp in wins if wins[camp] > 0), key=lambda camp: -wins[camp])
    total = sum(wins[camp] for camp in camps)
    exact = {camp: 100 * wins[camp] / total for camp in camps}
    whole = {camp: int(exact[camp]) for camp in camps}
    for camp in sorted(camps, key=lambda camp: whole[camp] - exact[camp])[: 100 - sum(whole.values())]:
        whole[camp] += 1
    return tuple((camp, whole[camp]) for camp in camps if whole[camp])
