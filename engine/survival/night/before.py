"""Stages before the raid: what is dropped, marks, what is borrowed, diversions, protections, arms."""

from __future__ import annotations

from engine.events import Acted
from engine.survival.night.draft import Night, Reading

COMMON = frozenset({"nominate", "visit", "use_perk.astrologer"})
"""What is no power of a role: neither a seal nor sleep drops it."""


def night_lock(night: Night) -> None:
    """night_lock: powers of sleeping village seats and of sealed wolves are dropped, and not spent."""
    kept = []
    for act in night.acts:
        if act.seat not in night.living:
            continue
        if act.action not in COMMON and night.off(act.seat):
            night.note("night_lock", act.seat, verdict=act.action)
            night.tell(act.seat, "fails", 0, f"{act.action}:no_effect")
            continue
        kept.append(act)
    night.acts = kept


def hati_mark(night: Night) -> None:
    """hati_mark: tonight every divination of the marked seat reads `wolf`."""
    for act in night.of("moon_mark"):
        night.marked.update(act.targets)
        night.note("hati_mark", act.seat, act.targets[0], "marked")
    for seat in range(1, night.s.n + 1):
        last = night.s.arg(seat, "last_mark")
        if last:
            night.lost.append((seat, "last_mark", last))
    for act in night.of("moon_mark"):
        night.gained.append((act.seat, "last_mark", act.targets[0]))


def fylgja_take(night: Night) -> None:
    """fylgja_take: the borrowed power works like its lender's."""
    for seat in range(1, night.s.n + 1):
        if night.s.has(seat, "last_borrowed"):
            night.lost.append((seat, "last_borrowed", night.s.arg(seat, "last_borrowed")))
    for number, (lender, action) in enumerate((("knight", "guard"), ("seer", "divine"), ("medium", "commune")), 1):
        for act in night.of(f"borrow.{lender}"):
            night.spend(act.seat, act.action)
            night.gained.append((act.seat, "last_borrowed", number))
            night.acts.append(Acted(seat=act.seat, day=act.day, action=action, targets=act.targets))
            night.note("fylgja_take", act.seat, act.targets[0], lender)


def kaji_divert(night: Night) -> None:
    """kaji_divert: every seer's divination goes to one seat; the higher seat number has the last word."""
    night.readings = [Reading(act.seat, act.targets[0], "seer") for act in night.of("divine")]
    for act in night.of("divert"):
        for reading in night.readings:
            reading.target = act.targets[0]
            night.note("kaji_divert", act.seat, reading.target, "diverted")


def protect(night: Night) -> None:
    """protect: last night's ward ends; guards and the new wards begin."""
    s = night.s
    for seat in range(1, s.n + 1):
        night.lost.extend((seat, name, arg) for name, arg in s.marks[seat] if name in ("ward", "last_pair"))
    night.warded = set()
    for act in night.of("guard"):
        night.guarded.update(act.targets)
        night.note("protect", act.seat, act.targets[0], "guard")
    for act in night.of("ward"):
        low, high = sorted(act.targets)
        night.gained.append((act.seat, "last_pair", pair(low, high)))
        for target in (low, high):
            night.warded.add(target)
            night.note("protect", act.seat, target, "ward")
    night.gained.extend((seat, "ward", 0) for seat in sorted(night.warded))


def pair(one: int, other: int) -> int:
    """An unordered pair of seats as one number."""
    return min(one, other) * 100 + max(one, other)


def valkyrie_arm(night: Night) -> None:
    """valkyrie_arm: armed for this night; the charge is spent whatever comes."""
    for act in night.of("arm"):
        night.armed.add(act.seat)
        night.spend(act.seat, "arm")
        night.note("valkyrie_arm", act.seat, verdict="armed")
