"""Who sees that a seat carries a trait."""

from __future__ import annotations

from engine.events import MASTER, PUBLIC, Audience

OWN = frozenset({
    "asleep", "riches", "hypnosis_paid", "jormungandr", "doomed", "blessed", "heart", "twin", "last_pair",
    "last_mark", "last_borrowed",
})
OPEN = frozenset({"silenced", "no_raid", "restrained", "bbj_winner"})


def shown_to(trait: str, seat: int) -> Audience:
    """Public, the seat itself, or nobody but the master."""
    if trait in OPEN or trait.startswith("struck:") or (trait.startswith("called:") and trait != "called:loki"):
        return PUBLIC
    if trait in OWN or trait.startswith(("perk:", "used:")):
        return frozenset((seat,))
    return MASTER


GONE_WITH_EXIT = frozenset({
    "doomed", "blessed", "tyr", "sealed", "silenced", "riches", "hypnosis_paid", "shielded", "controlled",
})
"""What a seat loses by leaving play (README section 5), besides perks and the price it owes Uller."""


def goes_with_exit(trait: str) -> bool:
    return trait in GONE_WITH_EXIT or trait.startswith(("perk:", "price:"))


ENDS_AT_DUSK = frozenset({
    "silenced", "stepped_out", "bbj_winner", "jormungandr", "riches", "hypnosis_paid", "restrained",
})
"""What lasts until the vote closes, or until the discussion ends on a day without one."""


ENDS_AT_DAWN = frozenset({"tyr", "sealed", "asleep", "no_raid", "no_pack_raid", "shielded", "controlled"})
