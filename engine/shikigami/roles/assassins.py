"""暗殺者系 — those who strike at night."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.terms import VILLAGE, Family, Role

ASSASSINS = Family("assassin", VILLAGE)

ASSASSIN = Role(  # 暗殺者
    "assassin", ASSASSINS, "assassin",
    (Acting("assassinate", may_skip=True), GuardLimited()),
)
REAPER = Role(  # 死神
    "reaper", ASSASSINS, "doom_assassin",
    (Acting("assassinate", may_skip=True), GuardLimited()),
)
OSHIRA = Role(  # おしら様
    "oshira", ASSASSINS, "select_assassin",
    (Acting("assassinate", may_skip=True), GuardLimited()),
)
WIND_GOD = Role(  # 風神
    "wind_god", ASSASSINS, "step_assassin",
    (Acting("step_assassinate", most=10, oneself=True, line=True, may_skip=True), GuardLimited()),
)
SWEEPER = Role("sweeper", ASSASSINS, "sweep_assassin", (Acting("assassinate"), GuardLimited()))  # 掃除屋
PROFESSIONAL = Role(  # 仕事人
    "professional", ASSASSINS, "professional_assassin",
    (Acting("assassinate", may_skip=True), GuardLimited()),
)
ASCETIC = Role(  # 修験者
    "ascetic", ASSASSINS, "ascetic_assassin",
    (Acting("assassinate", may_skip=True), GuardLimited()),
)
SOUL_RETURNER = Role(  # 反魂師
    "soul_returner", ASSASSINS, "reverse_assassin",
    (Acting("assassinate", may_skip=True), GuardLimited()),
)
STREET_SLAYER = Role(  # 辻斬り
    "street_slayer", ASSASSINS, "soul_assassin",
    (Acting("assassinate", may_skip=True), GuardLimited()),
)
ECLIPSE_ASSASSIN = Role(  # 蝕暗殺者
    "eclipse_assassin", ASSASSINS, "eclipse_assassin",
    (Acting("assassinate", may_skip=True), GuardLimited()),
)

ROLES = (
    ASSASSIN, REAPER, OSHIRA, WIND_GOD, SWEEPER, PROFESSIONAL, ASCETIC, SOUL_RETURNER, STREET_SLAYER,
    ECLIPSE_ASSASSIN,
)
