"""wizard_decision — 魔法内容の決定: what a wizard borrows for the night."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.lots import ALWAYS, Odds
from engine.rulebook import FROM_NIGHT_2, Bearer, Facet, Stage
from engine.shikigami.acting import Acting
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote

Spell = str | Bearer
"""The id of the role whose ability is borrowed, or an ability that no role has."""


@dataclass(frozen=True, slots=True)
class Wizardry(Facet):
    """Acts each night as one of *spells*, each equally likely. With *odds* only; otherwise as one of *weak*.

    *spent*: what it acts as once its ability is lost, where that makes a difference.
    """

    spells: tuple[Spell, ...]
    odds: Odds = ALWAYS
    weak: tuple[Spell, ...] = ()
    spent: tuple[Spell, ...] = ()


@dataclass(frozen=True, slots=True)
class FixesSpells(Facet):
    """Weather: the first spell of the list (霧雨), or the *last* one (木枯らし)."""

    last: bool = False


def spellcasters(night: Night) -> Iterable[Vote]:
    return [vote for vote in night.votes_of(Wizardry) if vote.action == "cast"]


WIZARDRY = Stage("wizard_decision", spellcasters, Wizardry, nights=FROM_NIGHT_2)


@WIZARDRY.step("")
def a_spell_is_drawn(night: Night, vote: Vote) -> None:
    """The wizard acts as if it had that role's vote; it takes over the ability only, at the tail of that action's list.

    The spell comes after the weather has taken votes away, so what it took away may occur all the same.
    """
    magic = vote.role.get(Wizardry)
    assert magic is not None
    if magic.spent and night.spent(vote.seat):
        spells = magic.spent
    else:
        spells = magic.spells if night.happens(magic.odds) else magic.weak
    fixed = night.weather(FixesSpells)
    if fixed is not None:
        spell = spells[-1 if fixed.last else 0]
    else:
        spell = spells[night.pick((1,) * len(spells))] if len(spells) > 1 else spells[0]
    borrowed = night.start.roles[spell] if isinstance(spell, str) else spell
    action = next((mine.action for mine in borrowed.every(Acting)), borrowed.id)
    night.votes.append(Vote(vote.seat, action, vote.targets, borrowed, borrowed=True, bodies=vote.bodies))
    if night.notes is not None:
        night.mark("borrowed", vote.seat, borrowed.id)
