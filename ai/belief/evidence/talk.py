"""Suspicion and trust spoken aloud: cheap words, light weights."""

from __future__ import annotations

from ai.belief.parameters import Talk
from ai.belief.scales import Item, Scales
from ai.factions import WOLF
from engine.speech import Reason


def weigh(scales: Scales, p: Talk) -> None:
    """The first suspicion and the first trust of a day, each speaker and target once."""
    seen: set[tuple[int, int, int, bool]] = set()
    for line in scales.reading.lines[: scales.reading.heard]:
        said = line.said
        if (
            said.type not in ("suspect", "shift", "trust")
            or not said.target
            or said.target == line.seat
            or not line.ref.n
        ):
            continue
        trust = said.type == "trust"
        key = (line.ref.day, line.seat, said.target, trust)
        if key in seen:
            continue
        seen.add(key)
        by_wolf = p.trust_wolf_by_wolf if trust else p.suspect_wolf_by_wolf
        by_village = p.trust_wolf_by_village if trust else p.suspect_wolf_by_village
        item = Item(Reason("defend" if trust else "push", line.ref.day, (line.seat, said.target), ref=line.ref))
        item.single.append((said.target, WOLF, by_village))
        lift = 0.0 if trust else p.push_by_wolf
        item.single.append((line.seat, WOLF, lift))
        item.pairs.append((line.seat, WOLF, said.target, WOLF, by_wolf - by_village - lift))
        scales.add(item)
