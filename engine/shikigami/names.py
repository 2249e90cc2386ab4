"""The ids of the original script, accepted as aliases on input and used nowhere else."""

from __future__ import annotations

ACTION_ALIASES: dict[str, str] = {
    "WOLF_EAT": "eat", "STEP_WOLF_EAT": "step_eat", "SILENT_WOLF_EAT": "silent_eat", "GUARD_DO": "guard",
    "STEP_GUARD_DO": "step_guard", "SPREAD_WIZARD_DO": "barrier", "WIZARD_DO": "cast", "ANTI_VOODOO_DO": "ward_off",
    "REPORTER_DO": "tail", "MIND_SCANNER_DO": "scan", "STEP_SCANNER_DO": "step_scan", "MAGE_DO": "divine",
    "STEP_MAGE_DO": "step_divine", "CHILD_FOX_DO": "fox_divine", "VOODOO_KILLER_DO": "dispel", "JAMMER_MAD_DO": "jam",
    "VOODOO_MAD_DO": "curse", "VOODOO_FOX_DO": "fox_curse", "FAIRY_DO": "prank", "TENGU_DO": "tengu_power",
    "STEP_DO": "footstep", "TRAP_MAD_DO": "trap", "DREAM_EAT": "dream_eat", "ASSASSIN_DO": "assassinate",
    "STEP_ASSASSIN_DO": "step_assassinate", "OGRE_DO": "abduct", "VAMPIRE_DO": "bite", "STEP_VAMPIRE_DO": "step_bite",
    "ESCAPE_DO": "escape", "EXIT_DO": "exit", "POISON_CAT_DO": "revive", "POSSESSED_DO": "possess",
    "GRAVE_DO": "desecrate", "DEATH_NOTE_DO": "death_note", "CUPID_DO": "shoot_arrow", "DUELIST_DO": "challenge",
    "MANIA_DO": "copy",
}
"""Night votes."""

CAUSE_ALIASES: dict[str, str] = {
    "WOLF_KILLED": "wolf_killed", "HUNGRY_WOLF_KILLED": "hungry_wolf_killed", "HUNTED": "hunted",
    "TRAPPED": "trapped", "ESCAPER_DEAD": "escape_failed", "VAMPIRE_KILLED": "vampire_killed",
    "ASSASSIN_KILLED": "assassinated", "OGRE_KILLED": "abducted", "PRIEST_RETURNED": "returned",
    "DREAM_KILLED": "dream_killed", "CURSED": "cursed", "FOX_DEAD": "spell_killed", "POISON_DEAD": "poisoned",
    "SACRIFICE": "sacrificed", "SUICIDE": "suicide", "TENGU_KILLED": "spirited_away",
    "REPORTER_DUTY": "reporter_duty", "POSSESSED_TARGETED": "possessed_targeted",
    "LOVERS_FOLLOWED": "lovers_followed", "FOX_FOLLOWED": "fox_followed", "VOTE_KILLED": "vote_killed",
    "SUDDEN_DEATH": "sudden_death",
}
"""Causes of death."""
