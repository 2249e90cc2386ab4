"""Measures `odds.json`: who wins how often in the casts the new-village page offers, AI against AI.

    nice python assets/make_odds.py [GAMES] [PEOPLE …]

GAMES games a cast (60 by default), for each number of PEOPLE (all by default), with and without the stand-in. The
file is written after every cast; casts not measured this time stay as they were. Game g of a cast is the same on any
machine. Run it again when the players change.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
FILE = ROOT / "assets" / "odds.json"
AGENT, LEVEL = "first", "normal"


def main(games: int = 60, peoples: tuple[int, ...] = ()) -> None:
    from ai.agent import Budget, make
    from ai.arena import play
    from desktop.viewmodels.draft import LEAST, MOST, Draft, Options
    from desktop.viewmodels.odds import Measure, Measures, measures
    from engine.events import Ended

    agent = make(AGENT)
    for dummy in (True, False):
        for people in peoples or range(LEAST, MOST + 1):
            wins: dict[str, int] = {}
            draft = Draft(people=people, options=Options(dummy=dummy))
            for game in range(games):
                setup, _ = Draft(people=people, options=Options(dummy=dummy), seed=f"odds-{game}").setup()
                setup = msgspec.structs.replace(setup, options={**setup.options, "rest": False})
                played = play(setup, [agent] * len(setup.seats), Budget(seed=f"odds-{game}", level=LEVEL))
                camp = next(e.camp for e in reversed(played.log) if isinstance(e, Ended))
                camp = camp if camp in ("village", "werewolf", "fox", "lovers") else "draw"
                wins[camp] = wins.get(camp, 0) + 1
            measure = Measure(draft.cast, dummy, games, {camp: n / games for camp, n in sorted(wins.items())})
            measures.cache_clear()
            others = [m for m in measures().casts if (m.cast, m.dummy) != (measure.cast, dummy)]
            table = Measures(AGENT, LEVEL, (*others, measure))
            FILE.write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n")
            print(people, dummy, wins, flush=True)


if __name__ == "__main__":
    main(*(int(a) for a in sys.argv[1:2]), peoples=tuple(int(a) for a in sys.argv[2:]))
