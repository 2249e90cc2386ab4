"""サブ役職: the extra labels of a seat. A trait that resists and a role that resists are one rule: the same facets."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.following import LoversFollow
from engine.shikigami.night.aftermath import Joking, NoteWriting, Selected
from engine.shikigami.night.attack import Penetrated, Resisting
from engine.shikigami.night.divination import Colouring
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import Trait


def a_protector_dies_instead(night: Night, assault: Assault, arg: int) -> bool:
    """庇護者: a uniformly drawn living protector dies in its place."""
    protectors = [s for s in night.args(assault.target, "protected") if night.alive(s)]
    if not protectors:
        return False
    return night.kill(night.one_of(protectors), "sacrificed", assault.seat)


TRAITS: dict[str, Trait] = {
    trait.id: trait
    for trait in (
        Trait("lovers", "lovers", (LoversFollow(), RevivalLimited()), shown=True, of_seat=True),
        Trait("fake_lovers", "fake_lovers", shown=True, of_seat=True),
        Trait("lost_ability", "lost_ability", shown=True),
        Trait("penetration", "penetration", (Penetrated(),)),
        Trait("black_wisp", "black_wisp", (Colouring("werewolf"),)),
        Trait("protected", "protected", (Resisting(a_protector_dies_instead),), of_seat=True),
        Trait("death_note", "death_note", (NoteWriting(), Acting("death_note", may_skip=True)), shown=True),
        Trait("death_selected", "death_selected", (Selected(),)),
        Trait("joker", "joker", (Joking(),), shown=True),
        Trait("death_warrant", "death_warrant", shown=True),
    )
}
