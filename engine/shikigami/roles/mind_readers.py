"""さとり系 — those who see through others."""

from __future__ import annotations

from engine.shikigami.acting import Acting, DeafToHowls, Deluded, Noticing, Unwritten
from engine.shikigami.night.attack import Countering
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.first_night import Scanning
from engine.shikigami.night.tailing import Clairvoyant, Thundering
from engine.shikigami.terms import VILLAGE, Family, Role

MIND_READERS = Family("mind_reader", VILLAGE, basic="mind_reader", upper="orangutan", lower="illusionist")

MIND_READER = Role(  # さとり
    "mind_reader", MIND_READERS, "mind_scanner",
    (Acting("scan", first=1, last=1, dummy=False), Scanning("mind_read"), DeafToHowls()), gives=("mind_read",),
)
SPIRIT_MEDIUM = Role(  # イタコ
    "spirit_medium", MIND_READERS, "evoke_scanner",
    (Acting("scan", first=1, last=1, dummy=False), Scanning("mind_evoke"), Unwritten(writes=False)),
    gives=("mind_evoke",),
)


def its_keeper_learns(night: Night, assault: Assault) -> None:
    """件: its keepers learn who came for it."""
    calf = assault.target
    for seat in night.seats():
        if calf in night.args(seat, "mind_presage"):
            night.tell(seat, "presage", night.apparent(calf), night.named(assault.seat))


OMEN_CALF = Role(  # 件
    "omen_calf", MIND_READERS, "presage_scanner",
    (Acting("scan", first=1, last=1, dummy=False), Countering(its_keeper_learns), Scanning("mind_presage")),
    gives=("mind_presage",),
)
THUNDER_GOD = Role(  # 雷神
    "thunder_god", MIND_READERS, "step_scanner",
    (Acting("step_scan", most=10, oneself=True, line=True), Thundering()),
)
ORANGUTAN = Role(  # 猩々
    "orangutan", MIND_READERS, "clairvoyance_scanner",
    (Acting("scan"), GuardLimited(), Clairvoyant()),
)
ILLUSIONIST = Role("illusionist", MIND_READERS, "dummy_scanner", (Dreaming(), Deluded()), shown_as="villager")  # 幻視者
MANY_EYES = Role("many_eyes", MIND_READERS, "eye_scanner", (Noticing("wolf_failed"),))  # 目目連

ROLES = (MIND_READER, SPIRIT_MEDIUM, OMEN_CALF, THUNDER_GOD, ORANGUTAN, ILLUSIONIST, MANY_EYES)
