"""The end of a night: it is judged, the morning comes and tells what it may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import events as ev
from engine.rulebook import Bearer
from engine.shikigami import telling
from engine.shikigami.acting import Acting, Deluded, Instant
from engine.shikigami.calendar import comes, due
from engine.shikigami.dealing import listed_now
from engine.shikigami.night.divination import COLOURS
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote, persons
from engine.shikigami.traits import TRAITS

if TYPE_CHECKING:
    from engine.shikigami.table import Table

VALUES = {result: colour for colour, result in COLOURS.items()}
"""The value shown with a common divination."""


def resolve_the_night(table: Table) -> None:
    """The night is judged, the morning comes."""
    s = table.s
    day = s.day
    kept = table.chance(f"night.{day}")
    passed = frozenset(act.seat for act in s.acts if act.skipped or s.roles[act.seat].get(Instant) is not None)
    night = Night(table.position(), table.plans.night, kept, votes_of_tonight(table), passed)
    table.run(table.plans.night.on(day), night, kept)
    telling.announce_deaths(table, night, night=True)
    for seat in night.revived:
        table.emit(ev.Revived(seat=s.body(seat), day=day))
    telling.settle_marks(table, night)
    if day == 1:
        for seat in s.seated().holders(Deluded):
            table.emit(ev.Gained(to=frozenset((seat,)), seat=seat, trait="mind_read"))
    telling.wills(table)
    telling.proclaim(table, night)
    telling.notices(table, night)
    for held in s.kept:
        owners = frozenset(seat for seat in held.keep if s.alive(seat))
        if owners:
            table.emit(ev.Told(to=owners, result=held.result, about=held.about, value=held.value, day=held.day))
    for seat, result, about, value in night.told:
        table.emit(ev.Told(
            to=frozenset((seat,)), result=result, about=about, value=value or VALUES.get(result, ""), day=day
        ))
    if not telling.somebody_was_found(table, day):
        table.emit(ev.QuietNight(day=day))
    telling.foretold(table, night.skies)
    if later := due(s, day):
        kept = table.chance(f"weather.{later}.chance")
        if comes(s, kept, later):
            telling.foretold(table, ((later, "drawn"),))
        table.log_draws(kept)
    if not table.ended():
        for sky in s.skies.get(day + 1, ()):
            table.emit(ev.Weathered(day=day + 1, weather=sky))
        table.emit(ev.PhaseBegan(phase="day", day=day + 1))
        telling.introduce(table, listed_now(s.roles, day + 1))
        table.bind()
        table.forget_offers()


def votes_of_tonight(table: Table) -> list[Vote]:
    """Tonight's votes in their order; instant ones were resolved when they were cast."""
    votes = []
    for act in table.s.acts:
        if not act.skipped:
            bearer = bearer_of(table, act.seat, act.action)
            if bearer.get(Instant) is None:
                targets = persons(act.targets, table.s.wears, table.s.living)
                votes.append(Vote(act.seat, act.action, targets, bearer, bodies=act.targets))
    return votes


def bearer_of(table: Table, seat: int, action: str) -> Bearer:
    """Whose ability that is: the seat's role, or a trait of it."""
    if any(acting.action == action for acting in table.s.roles[seat].every(Acting)):
        return table.s.roles[seat]
    return next(TRAITS[t] for t, _ in table.s.marks[seat] if (own := TRAITS[t].get(Acting)) and own.action == action)
