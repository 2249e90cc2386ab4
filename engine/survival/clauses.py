"""The clauses of the rule document; chaos may strike those that are deletable. Prohibitions the host may report."""

from __future__ import annotations

CLAUSES: dict[str, bool] = {
    "goal_find_wolves": False, "participants_named": False, "roles_are_dealt": False, "roles_told_first_day": False,
    "roles_fixed": True, "vote_in_room": True, "vote_self_allowed": True, "vote_no_exited": True,
    "win_village": False, "win_wolf": False, "wolf_raid": True, "wolf_one_per_night": True,
    "wolf_no_friendly_raid": True, "no_violence": True, "stay_in_area": True, "no_room_entry": True,
    "no_breaking": True, "vote_five_minutes": True, "vote_daily": True,
}
"""Clause → whether it may be struck."""
DELETABLE = tuple(id for id, deletable in CLAUSES.items() if deletable)

PROHIBITIONS = (
    "violence", "leave_area", "enter_room", "break_equipment", "vote_clock", "vote_daily", "incident_module",
)
REPORTABLE = ("violence", "leave_area", "enter_room", "break_equipment")
"""What a host may report: the others are watched over by the rules themselves."""
