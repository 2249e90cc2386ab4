"""delayed_copy — 遅行性のコピー能力処理, and delayed_change — 遅行性の役職変化処理."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Nights, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.terms import MANIA

THIRD_NIGHT = Nights(3, 3)
FOURTH_NIGHT = Nights(4, 4)


@dataclass(frozen=True, slots=True)
class Awaking(Facet):
    """On night 3 becomes the strong role of the copied seat's family, or the *weak* one, and bears *trait*."""

    trait: str
    weak: bool = False


@dataclass(frozen=True, slots=True)
class Ripening(Facet):
    """On night 4 becomes *role* and bears *trait*."""

    role: str
    trait: str


def awaking(night: Night) -> Iterable[Case]:
    return [Case(s, night.copied(s)) for s in night.holders(Awaking) if night.copied(s)]


DELAYED_COPY = Stage("delayed_copy", awaking, Awaking, nights=THIRD_NIGHT)
FORMER_COPIERS = ("copied", "copied_soul", "copied_teller")


@DELAYED_COPY.step("")
def they_become_what_they_copied(night: Night, case: Case) -> None:
    """Even if dead; a villager, where the copied seat is or was a copier itself."""
    mine = night.facet(case.seat, Awaking)
    assert mine is not None
    copied = night.role(case.target)
    family = copied.family
    become = family.lower if mine.weak else family.upper
    if copied.camp == MANIA or any(night.has(case.target, trait) for trait in FORMER_COPIERS):
        become = "villager"
    night.become(case.seat, become)
    night.gain(case.seat, mine.trait)


def ripening(night: Night) -> Iterable[Case]:
    return [Case(s) for s in night.holders(Ripening)]


DELAYED_CHANGE = Stage("delayed_change", ripening, Ripening, nights=FOURTH_NIGHT)


@DELAYED_CHANGE.step("")
def they_grow_up(night: Night, case: Case) -> None:
    mine = night.facet(case.seat, Ripening)
    assert mine is not None
    night.become(case.seat, mine.role)
    night.gain(case.seat, mine.trait)
