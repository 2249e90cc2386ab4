"""Covers: which false role a liar lives by, and the false pages of its diary.

Only which cover and when is chosen by the real aim. The pages are written as the pretended role would have lived them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import duties
from ai.chance import Stream
from ai.factions import FAN, FOX, FRIEND, WOLF

if TYPE_CHECKING:
    from ai.mind import Finding, Mind

PLAIN = "villager"
TELLING = (duties.SEER, duties.MEDIUM)
"""Duties whose false diaries are written page by page."""


def planned(mind: Mind) -> str:
    """The cover a liar means to take, the same all game until events change it."""
    cast = mind.duties
    lot = mind.nature("cover")
    seer, medium = _as(mind, duties.SEER), _as(mind, duties.MEDIUM)
    if mind.kind == WOLF:
        return seer if _chosen_wolf(mind) == mind.seat and duties.SEER in cast else PLAIN
    if mind.kind == FAN:
        if duties.SEER in cast and lot < 0.76:
            return seer
        return medium if duties.MEDIUM in cast and lot < 0.88 else PLAIN
    if mind.kind == FRIEND and duties.SEER in cast and lot < 0.35:
        return seer
    if mind.kind == FOX and lot < 0.03 and duties.SEER in cast:
        return seer
    return PLAIN


def _as(mind: Mind, duty: str) -> str:
    """The name under which the seat would pretend *duty*: one of the cast, the same all game."""
    names = duties.holders(mind.ruleset, mind.cast, duty) or (duty,)
    return names[int(mind.nature("name", duty) * len(names))]


def _chosen_wolf(mind: Mind) -> int:
    """The wolf that plays seer, agreed by the pack without a word (same lots for all of it); 0 for none."""
    pack = tuple(sorted((mind.seat, *mind.pack)))
    lots = Stream(mind.budget.seed, "pack", pack)
    helped = mind.posterior.shape[FAN] > 0
    odds = 0.2 if helped else 0.42
    if len(pack) == 1:
        odds *= 0.6
    chosen = lots.one_of(pack)
    return chosen if lots.happens(odds) else 0


def rescue(mind: Mind) -> str:
    """A cover to take at the last moment when one is about to be hanged, or the one it has."""
    if not mind.lying or mind.reading.claimed(mind.seat):
        return mind.cover
    lots = Stream(mind.budget.seed, mind.seat, "rescue", mind.view.day)
    options: list[str] = []
    for name, odds in (("bodyguard", 0.2), ("medium", 0.25), ("poisoner", 0.2), ("seer", 0.2)):
        role = _as(mind, name)
        number = mind.cast.get(role, 0)
        if not number or not lots.happens(odds * (0.5 + mind.temper["deceit"])):
            continue
        taken = len(mind.reading.claimants(role))
        if name == duties.MEDIUM and not mind.reading.executed:
            continue
        if taken < number + (1 if name == duties.SEER else 0):
            options.append(role)
    return options[0] if options else mind.cover


def missing_pages(mind: Mind, cover: str) -> tuple[Finding, ...]:
    """The false pages *cover* still owes for the nights it has lived, newest last. Empty for honest seats."""
    from ai.mind import Finding

    duty = duties.duty(mind.ruleset, cover)
    if not mind.lying or duty not in TELLING:
        return ()
    kind = duties.PAGES[duty]
    have = {f.night for f in mind.diary if f.kind == kind}
    pages: list[Finding] = []
    if duty == duties.MEDIUM:
        for day, seat in sorted(mind.reading.executed.items()):
            if day < mind.view.day and day not in have:
                pages.append(Finding(day, kind, seat, _medium_value(mind, seat, [*mind.diary, *pages])))
        return tuple(pages)
    seen = {f.target for f in mind.diary if f.kind == kind}
    for night in range(1, mind.view.day):
        if night in have:
            continue
        target = _pick(mind, night, seen)
        if not target:
            continue
        seen.add(target)
        value = _seer_value(mind, night, target, [*mind.diary, *pages])
        pages.append(Finding(night, kind, target, value))
    return tuple(pages)


def _pick(mind: Mind, night: int, seen: set[int]) -> int:
    """Whom a seer might have looked at that night: someone who lived then, was not seen before, and mattered."""
    lots = mind.lots("page", night)
    dead_on = mind.reading.dead_on
    could = [
        s
        for s in mind.view.everyone
        if s != mind.seat
        and s not in seen
        and s != mind.reading.dummy
        and dead_on.get(s, 99) >= night
        and mind.reading.executed.get(night) != s
        and not any(d == s and day < night for d, day, _n, _c in mind.reading.died_lines)
    ]
    living = [s for s in could if s in mind.view.alive]
    if living and lots.happens(0.9):
        could = living
    if not could:
        return 0
    scores = {s: lots.real() + (0.8 * mind.spoken_gain(s) if night > 1 else 0.0) for s in could}
    return lots.best(scores)


def _seer_value(mind: Mind, night: int, target: int, pages: list[Finding]) -> str:
    """What the false seer says it saw: never more wolves than there are, and what serves its side."""
    lots = mind.lots("value", night)
    black = {f.target for f in pages if f.value == "werewolf"}
    wolves = mind.posterior.shape[WOLF]
    if len(black) >= wolves:
        return "human"
    if target not in mind.view.alive:
        return "human"
    if any(target in night_dead for night_dead in mind.reading.killed.values()):
        return "human"
    if mind.kind == WOLF:
        if target in mind.pack:
            return "werewolf" if lots.happens(0.1) else "human"
        rival = (
            duties.claimed(mind.reading, target) in TELLING and mind.reading.claims[target].ref.day < mind.view.day
        )
        return "werewolf" if lots.happens(0.6 if rival else 0.42) else "human"
    suspicion = float(mind.belief.wolf[target])
    if mind.kind == FAN:
        return "werewolf" if lots.happens(0.48 * (1.0 - suspicion)) else "human"
    return "werewolf" if lots.happens(0.3) else "human"


def _medium_value(mind: Mind, seat: int, pages: list[Finding]) -> str:
    """What the false medium says of an executed seat: agreeing with what its side wants believed.

    Who came back from the dead and was executed again is still what it was said to be.
    """
    before = next((f.value for f in pages if f.target == seat and f.kind == duties.PAGES[duties.MEDIUM]), "")
    if before:
        return before
    lots = mind.lots("medium", seat)
    black = {f.target for f in pages if f.value == "werewolf"}
    spare = mind.posterior.shape[WOLF] - len(black)
    if spare < 1:
        return "human"
    if mind.kind == WOLF and seat in mind.pack:
        return "human" if lots.happens(0.7) else "werewolf"
    return "werewolf" if spare > 1 and lots.happens(0.42) else "human"
