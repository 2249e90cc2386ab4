"""Who is found dead in the morning, and who is not."""

from __future__ import annotations

from ai.belief.parameters import Attacks
from ai.belief.scales import Item, Scales
from ai.duties import claimants, place
from ai.factions import FAN, FOX, FRIEND, WOLF
from engine.speech import Reason


def weigh(scales: Scales, p: Attacks) -> None:
    """The dead of the night are hardly wolves; two at once smell of fox; the spared seer is looked at."""
    reading = scales.reading
    poison = any(role in scales.reading.cast for role in ("poisoner", "cat"))
    for night, seats in reading.killed.items():
        natural = [s for s in seats if _cause(scales, s, night) == "found_dead"]
        for seat in natural:
            item = Item(Reason("death", night, (seat,)))
            wolf = p.victim_wolf if not (poison and len(natural) > 1) else -1.0
            item.single.append((seat, WOLF, wolf))
            if scales.shape[FAN]:
                item.single.append((seat, FAN, p.victim_fan))
            if scales.shape[FOX]:
                item.single.append((seat, FOX, p.victim_fox + (p.second_fox if len(natural) > 1 else 0.0)))
            if scales.shape[FRIEND]:
                item.single.append((seat, FRIEND, -0.3))
            scales.add(item)
            claim = place(reading.ruleset, reading.claimed(seat))
            if claim in scales.roles:
                scales.favour(claim, seat, p.victim_true)
    if "bodyguard" in scales.roles and not scales.shape[FOX]:
        for night in reading.quiet:
            for seat, died in reading.dead_on.items():
                if died < night or reading.executed.get(night) == seat:
                    scales.favour("bodyguard", seat, p.guard_dead)
    for role in ("seer", "medium"):
        for seat in claimants(reading, role):
            if seat not in reading.alive:
                continue
            nights = [n for n in reading.killed if n >= reading.claims[seat].ref.day and reading.killed[n]]
            if nights:
                scales.favour(role, seat, p.spared * min(len(nights), 3))
                scales.items.append(Item(Reason("spared", nights[-1], (seat,)), [(seat, WOLF, -p.spared)]))


def _cause(scales: Scales, seat: int, night: int) -> str:
    for who, day, at_night, cause in scales.reading.died_lines:
        if who == seat and day == night and at_night:
            return cause
    return "found_dead"
