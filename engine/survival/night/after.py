"""Stages after the exits: mediums, twins, hearts, visits, flutes. They see the state as it is now."""

from __future__ import annotations

from engine.survival.night.draft import Night


def medium(night: Night) -> None:
    """medium: the true camp of a seat that was exited when the window opened, by the role it held."""
    for act in night.of("commune"):
        camp = night.s.roles[act.targets[0]].camp
        night.tell(act.seat, "camp", act.targets[0], camp)
        night.note("medium", act.seat, act.targets[0], camp)


def twin_check(night: Night) -> None:
    """twin_check: the role the other twin holds now."""
    for act in night.of("check_twin"):
        other = night.s.arg(act.seat, "twin")
        night.spend(act.seat, "check_twin")
        night.tell(act.seat, "role", other, night.roles[other].id)
        night.note("twin_check", act.seat, other, night.roles[other].id)


def feng_shui(night: Night) -> None:
    """feng_shui: whether a heart is in the object. It is gone while its wolf is, and for good with another role."""
    changed = {seat for seat, _ in night.became}
    for act in night.of("survey"):
        (object_,) = act.picks["object"]
        number = int(object_.removeprefix("object_"))
        found = any(seat not in changed and night.s.arg(seat, "heart") == number for seat in night.living)
        night.tell(act.seat, "heart", 0, f"{object_}:{'yes' if found else 'no'}")
        night.note("feng_shui", act.seat, verdict="yes" if found else "no")


def room_visit(night: Night) -> None:
    """room_visit: whether the visited seat was the biter of a raid tonight."""
    for act in night.of("visit"):
        bites = act.targets[0] in night.biters
        night.tell(act.seat, "visit", act.targets[0], "yes" if bites else "no")
        night.note("room_visit", act.seat, act.targets[0], "yes" if bites else "no")


def flute(night: Night) -> None:
    """flute: pipers who are still in play and playing."""
    night.flutes = sum(act.seat in night.living for act in night.of("play_flute"))
    for act in night.of("play_flute"):
        night.note("flute", act.seat, verdict="heard" if act.seat in night.living else "silent")
