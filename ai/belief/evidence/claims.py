"""Who claims what, and who has not yet: the strongest public evidence there is."""

from __future__ import annotations

from math import log

from ai.belief.parameters import Claims
from ai.belief.scales import Item, Scales, Vouch
from ai.duties import MASON, place
from ai.factions import FAN, FOX, FRIEND, KINDS, WOLF
from engine.speech import Reason

_NAMED = -5.0
"""Log-likelihood that a true freemason names a wolf as its partner."""
_LIARS = (WOLF, FAN, FOX, FRIEND)


def weigh(scales: Scales, p: Claims) -> None:
    """Claims as likelihoods by kind; for the village's own roles as ratios to a plain villager."""
    reading = scales.reading
    days = reading.talk_days()
    for seat in range(1, reading.seats + 1):
        if seat == reading.dummy:
            continue
        line = reading.claims.get(seat)
        name = line.said.role if line else ""
        role = place(reading.ruleset, name)
        dead_on = reading.dead_on.get(seat)
        heard = days if dead_on is None else max(0, min(days, dead_on - 1))
        plain = _rate(p, "village", role, scales)
        if line is not None:
            reason = Reason("claim", line.ref.day, (seat,), role=name, ref=line.ref)
            if role == MASON:
                scales.vouches += [Vouch(role, seat, s, False, _NAMED, reason) for s in line.said.others if s != seat]
        else:
            reason = Reason("silence", reading.day, (seat,))
        item = Item(reason)
        for kind in _LIARS:
            if scales.shape[kind]:
                item.single.append((seat, kind, log(_rate(p, KINDS[kind], role, scales) / plain)))
        if seat in reading.dropped and reading.dropped[seat] != name:
            item.single += [(seat, kind, log(1 / p.retracted)) for kind in (WOLF, FAN) if scales.shape[kind]]
        scales.add(item)
        for own in scales.roles:
            out = _came_out(p, own, heard)
            if role == own:
                scales.favour(own, seat, log(max(out, 0.02) / plain))
            elif role:
                scales.favour(own, seat, log(0.01 * (1 - out) + 1e-4) - log(plain))
            else:
                scales.favour(own, seat, log(1 - out) - log(plain))


def _rate(p: Claims, kind: str, role: str, scales: Scales) -> float:
    """P(a seat of *kind* claims *role*), or claims nothing where *role* is empty; only roles in play are claimed."""
    rates = p.rates[kind]
    if role:
        return rates.get(role, rates["other"])
    return 1.0 - min(0.97, sum(rates.get(r, rates["other"]) for r in scales.roles))


def _came_out(p: Claims, role: str, days: int) -> float:
    """How often the true holder of *role* has come out after *days* of talk."""
    if days <= 0:
        return 0.0
    steps = p.true.get(role, p.other_true)
    return steps[min(days, len(steps)) - 1]
