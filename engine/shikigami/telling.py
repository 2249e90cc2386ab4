"""What a scene leaves behind, told to those who may know: deaths, marks, roles, last words, lines of the morning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import events as ev
from engine.events import MASTER, PUBLIC, Audience
from engine.rulebook import Bearer
from engine.shikigami import talk
from engine.shikigami.acting import Noticing
from engine.shikigami.calendar import draw
from engine.shikigami.day.draft import Dusk
from engine.shikigami.dealing import Introduction, introductions, lovers_introduced
from engine.shikigami.night.draft import Night
from engine.shikigami.night.revival import Reviving
from engine.shikigami.roles import ROLES
from engine.shikigami.scene import Stand
from engine.shikigami.traits import TRAITS

if TYPE_CHECKING:
    from engine.shikigami.table import Table

OWN_LINES = frozenset({"lovers_followed", "fox_followed", "no_vote"})
"""Night deaths that are announced by their cause; all others are found dead."""
SILENT_DEATHS = frozenset({"no_vote", "possessed_targeted", "silence"})
"""Deaths after which no last words are read."""
OF_BODIES = frozenset({"wears_body", "worn_by", "body_taken"})
"""Traits of 憑依."""
NAMELESS = frozenset({"mind_read"})
"""Traits whose bearer does not learn from whom it has them."""
PUBLIC_LINES = frozenset({"footsteps", "prank_flower", "prank_star", "prank_clown", "star_made", "diary_moved"})
"""What all may read in the morning besides deaths and revivals."""
NOTICES = ("wolf_failed", "revive_failed")
"""What messages begin with that only some may read (`Noticing`)."""


def introduce(table: Table, found: Iterable[Introduction]) -> None:
    """Tells those concerned; who wears a body is shown in it."""
    for to, bond, seats in found:
        table.emit(ev.Introduced(to=to, bond=bond, seats=tuple(sorted(map(table.s.body, seats)))))


def announce_deaths(table: Table, scene: Stand, night: bool) -> None:
    """Announces the dead: at night in seat order, so that the order tells nothing; followers after those they
    follow."""
    s = table.s
    day = s.day
    deaths = scene.deaths
    seats = sorted(deaths, key=lambda seat: (deaths[seat] in OWN_LINES, seat)) if night else list(deaths)
    if not seats:
        return
    kinds: dict[int, str] = getattr(scene, "kinds", {})
    taken = {arg for seat, trait, arg in scene.gained if trait == "wears_body" and scene.alive(seat)}
    for seat in seats:
        cause = deaths[seat]
        shown = cause if not night or cause in OWN_LINES else "found_dead"
        # Whose body was taken seems to live on: of its death its owner alone hears.
        to: Audience = frozenset((seat,)) if seat in taken and cause == "possessed_targeted" else PUBLIC
        table.emit(ev.Died(
            to=to, seat=s.body(seat), cause=shown, day=day, night=night, shock=kinds.get(seat, ""),
        ))
    dead = frozenset(t for t in range(1, s.n + 1) if not s.alive(t))
    knowing: Audience = dead if dead_may_know(table) else MASTER
    for seat in seats:
        by = scene.by.get(seat, ())
        # The dead see causes, not whose doing it was: that would name the wolf to them.
        hidden = by and knowing != MASTER and not s.options["open_cast"]
        to = MASTER if hidden else knowing
        table.emit(ev.Caused(to=to, seat=seat, cause=deaths[seat], day=day, night=night, by=by))
        if hidden:
            table.emit(ev.Caused(to=knowing, seat=seat, cause=deaths[seat], day=day, night=night))
    if s.options["open_cast"]:
        for reader in sorted(scene.deaths):
            for seat in range(1, s.n + 1):
                if seat != reader or s.roles[seat].shown_as != s.roles[seat].id:
                    table.emit(ev.Dealt(to=frozenset((reader,)), seat=seat, role=s.roles[seat].id))
    table.forget_offers()


def dead_may_know(table: Table) -> bool:
    """The dead see causes, unless one of them might be called back to tell."""
    return bool(table.s.options["open_cast"]) or Reviving not in table.plans.night.kinds


def settle_marks(table: Table, scene: Stand) -> None:
    """Traits lost and gained, and roles changed. Who died after taking a body lies dead in its own."""
    s = table.s
    moving = {seat for seat, trait, _ in scene.gained if trait == "wears_body" and scene.alive(seat)}
    for seat, trait, arg in scene.lost:
        table.emit(ev.Lost(to=shown_to(seat, trait), seat=seat, trait=trait, arg=arg))
        if trait == "wears_body" and scene.alive(seat):
            body_left(table, seat, arg, moving=seat in moving)
    for seat, trait, arg in scene.gained:
        worn_by = arg if trait == "worn_by" else seat
        if trait in OF_BODIES and not scene.alive(worn_by):
            continue
        to = frozenset((seat, arg)) if trait == "lovers" else shown_to(seat, trait)
        if trait in NAMELESS:
            table.emit(ev.Gained(to=to, seat=seat, trait=trait))
            to = MASTER
        table.emit(ev.Gained(to=to, seat=seat, trait=trait, arg=arg))
        if trait == "wears_body":
            body_taken(table, seat, arg, moving=(seat, trait) in {mark[:2] for mark in scene.lost})
    for seat, role in scene.became:
        became(table, seat, role)
    if scene.gained or scene.became:
        table.bind()
        table.forget_offers()
    struck = [(seat, arg) for seat, trait, arg in scene.gained if trait == "lovers"]
    introduce(table, lovers_introduced(struck, s))
    moved = {seat for seat, trait, _ in (*scene.lost, *scene.gained) if trait == "wears_body"}
    if moved:
        known = introductions(s.roles, s.dummy, s.day)
        introduce(table, (one for one in known if not moved.isdisjoint(one[2])))


def body_taken(table: Table, seat: int, body: int, moving: bool) -> None:
    """憑依: *seat* seems to lie dead from now on, and *body* to live. Where its owner died of being taken over, or
    *seat* was *moving* from another body, nobody saw a difference."""
    day, s = table.s.day, table.s
    unseen = s.deaths.get(body) == "possessed_targeted"
    table.emit(ev.Died(to=MASTER if moving else PUBLIC, seat=seat, day=day, night=True))
    table.emit(ev.Revived(to=MASTER if unseen else PUBLIC, seat=body, day=day))


def body_left(table: Table, seat: int, body: int, moving: bool) -> None:
    """憑依解放: the borrowed *body* is found, and *seat* is seen alive if it lives and is not *moving* on."""
    day = table.s.day
    table.emit(ev.Died(seat=body, day=day, night=True))
    if table.s.alive(seat):
        table.emit(ev.Revived(to=MASTER if moving else PUBLIC, seat=seat, day=day))


def became(table: Table, seat: int, role: str) -> None:
    """*seat* has another role: it learns it, and it and its new fellows learn each other."""
    s = table.s
    shown = ROLES[role].shown_as
    table.emit(ev.Became(to=frozenset((seat,)), seat=seat, role=shown))
    if shown != role:
        table.emit(ev.Became(to=MASTER, seat=seat, role=role))
    known = introductions(s.roles, s.dummy, s.day)
    introduce(table, (one for one in known if seat in one[0] or seat in one[2]))


def wills(table: Table) -> None:
    s = table.s
    if not s.options["wills"]:
        return
    for seat in list(s.fallen):
        will = s.wills.get(seat)
        if will is None or not (will.text or will.statements) or s.deaths.get(seat) in SILENT_DEATHS:
            continue
        if not talk.speechless(s, seat):
            table.emit(ev.WillRead(seat=s.body(seat), text=will.text, statements=will.statements))


def proclaim(table: Table, night: Night) -> None:
    """Footsteps, pranks of the sky and the other lines of the morning that all may read."""
    for message, seats in night.public:
        if message in PUBLIC_LINES:
            table.emit(ev.Proclaimed(day=table.s.day, message=message, seats=seats))


def notices(table: Table, night: Night) -> None:
    """Why the wolves failed, and who could not be called back: for the living with an eye for it, and for the dead
    of an open after-life (talk.death_notice)."""
    s = table.s
    for message, seats in night.public:
        if not message.startswith(NOTICES):
            continue
        to = frozenset(
            seat for seat in range(1, s.n + 1)
            if (_hears_of(s.roles[seat], message) if s.alive(seat) else s.options["open_cast"])
        )
        if to:
            table.emit(ev.Told(to=to, result=message, about=seats[0] if seats else 0, day=night.n))


def somebody_was_found(table: Table, day: int) -> bool:
    """Whether the morning after night *day* has told of somebody's death."""
    for event in reversed(table.log):
        if event.__class__ is ev.PhaseBegan:
            return False
        if event.__class__ is ev.Died and event.to == PUBLIC:
            return True
    return False


def foretold(table: Table, skies: Iterable[tuple[int, str]]) -> None:
    """What holds on a later day; the village hears of it on its morning."""
    for day, sky in skies:
        if sky == "drawn":
            kept = table.chance(f"weather.{day}")
            sky = draw(table.s, kept, day)
            table.log_draws(kept)
        table.emit(ev.Weathered(to=MASTER, day=day, weather=sky))


def keep_until_morning(table: Table, dusk: Dusk) -> None:
    """What is told next morning is kept by the master until then."""
    for seat, result, about, value in dusk.kept:
        table.emit(ev.Told(to=MASTER, result=result, about=about, value=value, day=table.s.day, keep=(seat,)))


def _hears_of(bearer: Bearer, message: str) -> bool:
    return any(message.startswith(noticing.message) for noticing in bearer.every(Noticing))


def shown_to(seat: int, trait: str) -> Audience:
    """Who sees that *seat* carries *trait*."""
    return frozenset((seat,)) if TRAITS[trait].shown else MASTER
