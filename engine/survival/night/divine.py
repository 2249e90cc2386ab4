"""Stage `divine`: every divination, on the state at the start of the night; divined vampires leave play."""

from __future__ import annotations

from engine.survival.night.draft import Night, Reading
from engine.survival.settle import settle
from engine.survival.terms import WOLF, DivinedExits, ReadsVillage


def divine(night: Night) -> None:
    """divine: seers, garms and astrologers, then those whom it makes leave in one batch."""
    night.readings += [Reading(act.seat, act.targets[0], "garm") for act in night.of("sniff")]
    for act in night.of("use_perk.astrologer"):
        night.readings += [Reading(act.seat, target, "astrologer") for target in stars(night, act.seat, act.targets)]
    batch = []
    for reading in night.readings:
        how, value = read(night, reading)
        night.tell(reading.owner, how, reading.target, value)
        night.note("divine", reading.owner, reading.target, value)
        if reading.target in night.living and night.has(reading.target, DivinedExits):
            batch.append((reading.target, "divined"))
    settle(night, batch)


def read(night: Night, reading: Reading) -> tuple[str, str]:
    """What is told: (kind, value). (a) hati's mark, (b) an unsealed disguise, (c) the camp; a garm learns the role."""
    role = night.roles[reading.target]
    if reading.how == "garm":
        return "role", WOLF if reading.target in night.marked else role.id
    if reading.target in night.marked:
        return "camp", WOLF
    return "camp", "village" if night.has(reading.target, ReadsVillage) else role.camp


def stars(night: Night, owner: int, targets: tuple[int, ...]) -> list[int]:
    """Whom an astrologer reads, after hypnosis and shields."""
    s = night.s
    if s.has(owner, "controlled"):
        chosen = [arg for name, arg in s.marks[owner] if name == "controlled" and arg != owner and s.alive(arg)]
    else:
        chosen = list(targets)
    found: list[int] = []
    for target in chosen:
        bearer = s.arg(target, "shielded") or target
        if bearer != owner and bearer not in found:
            found.append(bearer)
    return found
