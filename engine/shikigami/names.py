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

PASS_ALIASES: dict[str, str] = {
    "STEP_NOT_DO": "footstep_pass", "TRAP_MAD_NOT_DO": "trap_pass", "ASSASSIN_NOT_DO": "assassinate_pass",
    "OGRE_NOT_DO": "abduct_pass", "EXIT_NOT_DO": "exit_pass", "POISON_CAT_NOT_DO": "revive_pass",
    "POSSESSED_NOT_DO": "possess_pass", "GRAVE_NOT_DO": "desecrate_pass", "DEATH_NOTE_NOT_DO": "death_note_pass",
}
"""Passes."""

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

RESULT_ALIASES: dict[str, str] = {
    "GUARD_SUCCESS": "guard_success", "GUARD_HUNTED": "hunt_success", "GUARD_PENETRATION": "penetration_added",
    "ANTI_VOODOO_SUCCESS": "ward_success", "VOODOO_KILLER_SUCCESS": "dispel_success", "CHILD_FOX_RESULT": "fox_divined",
    "NECROMANCER_RESULT": "medium_result", "MEDIUM_RESULT": "shrine_result",
    "ATTEMPT_NECROMANCER_RESULT": "attempt_result", "PRIEST_RESULT": "priest_result",
    "REPORTER_SUCCESS": "reporter_scoop", "CLAIRVOYANCE_RESULT": "clairvoyance", "PRESAGE_RESULT": "presage",
    "ASSASSIN_RESULT": "assassin_reveal", "VAMPIRE_RESULT": "vampire_reveal", "TENGU_RESULT": "tengu_reveal",
    "TENGU_CAMP_RESULT": "tengu_camp", "FOX_EAT": "fox_targeted", "SHARP_WOLF_RESULT": "sharp_avoid",
    "SEX_WOLF_RESULT": "wolf_sexed", "TONGUE_WOLF_RESULT": "tongue_reveal",
    "POISON_CAT_RESULT/success": "revive_success", "POISON_CAT_RESULT/failed": "revive_failed",
    "MANIA_RESULT": "copied_role", "SYMPATHY_RESULT": "sympathy",
}
"""Private revelations. One id of the script that stands for many of them (`MAGE_RESULT`) names none."""
