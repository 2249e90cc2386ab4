"""The course of a village: what commands and the end of a phase make happen.

Everything a command needs is checked before the first event (`refusing`); every event is applied the moment it is
made. Chance is asked of `lots(scene)`, one maker of lots for each scene (`deal`, `night.3`, `vote.4.1`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from engine import commands as do
from engine import events as ev
from engine.actions import ActionSpec
from engine.events import MASTER, PUBLIC, AnyEvent, Audience
from engine.lots import Kept, Lots
from engine.rulebook import Bearer, Bound, Note, explain, play
from engine.setup import Illegal, Setup
from engine.shikigami import refusing, talk
from engine.shikigami.acting import Acting, Deluded, Instant, Noticing
from engine.shikigami.asking import acted, actors, bonded, specs, targets, waiting, writes_for
from engine.shikigami.calendar import comes, draw, due
from engine.shikigami.checks import check
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.joker import joker_after_victory, the_holder, waiting_heirs
from engine.shikigami.day.voting import HidesTheTable
from engine.shikigami.dealing import (
    Introduction,
    authority,
    deal,
    introductions,
    listed_now,
    lovers_introduced,
    traits_of_all,
)
from engine.shikigami.night.divination import COLOURS
from engine.shikigami.night.draft import Night
from engine.shikigami.night.oracles import RainPraying
from engine.shikigami.night.revival import Reviving
from engine.shikigami.options import settle
from engine.shikigami.plans import Plans, plans
from engine.shikigami.roles import ROLES
from engine.shikigami.scene import Position, Stand, Vote, persons
from engine.shikigami.state import State
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import VERSIONS
from engine.shikigami.victory import CAMPS, Standing, judge, winners
from engine.shikigami.weathers import WEATHERS

OWN_LINES = frozenset({"lovers_followed", "fox_followed", "no_vote"})
"""Night deaths that are announced by their cause; all others are found dead."""
SILENT_DEATHS = frozenset({"no_vote", "possessed_targeted", "silence"})
"""Deaths after which no last words are read."""
OF_BODIES = frozenset({"wears_body", "worn_by", "body_taken"})
"""Traits of 憑依."""
FOR_A_DAY = frozenset({"bad_status"})
"""Traits that are gone when the next night falls."""
NAMELESS = frozenset({"mind_read"})
"""Traits whose bearer does not learn from whom it has them."""
OPTION_TRAITS = {"joker": "joker", "death_note": "death_note", "no_silence": "mute"}
"""Option → the trait it brings into play."""
PUBLIC_LINES = frozenset({"footsteps", "prank_flower", "prank_star", "prank_clown", "star_made", "diary_moved"})
"""What all may read in the morning besides deaths and revivals."""
NOTICES = ("wolf_failed", "revive_failed")
"""What messages begin with that only some may read (`Noticing`)."""
VALUES = {result: colour for colour, result in COLOURS.items()}
"""The value shown with a common divination."""
FOR_ANOTHER_WORLD = frozenset({ev.Dealt, ev.HasVoted})
"""What an imagined game does not take over from a view: the world says it, or it is asked for anew."""
NOBODY = plans(frozenset())


class Table:
    """One village in play: its log and its state. *trace*: nights and counts are explained in the log."""

    __slots__ = ("_specs", "log", "lots", "plans", "s", "trace")

    def __init__(self, lots: Callable[[str], Lots], trace: bool) -> None:
        self.log: list[AnyEvent] = []
        self.s = State()
        self.lots = lots
        self.trace = trace
        self.plans: Plans = NOBODY
        self._specs: dict[int, list[ActionSpec]] = {}

    # Events.

    def emit(self, event: AnyEvent) -> None:
        """Takes an event into log and state."""
        self.log.append(event)
        self.s.apply(event)

    def fold(self, events: Iterable[AnyEvent]) -> None:
        """Takes in events that were made before; the rules are not run."""
        for event in events:
            self.emit(event)
        self._bind()

    def _bind(self) -> None:
        """Binds the rulebook to who may be in play now."""
        s = self.s
        extra = {trait for marks in s.marks for trait, _ in marks}
        extra |= {trait for option, trait in OPTION_TRAITS.items() if s.options.get(option)}
        extra |= {sky for skies in s.skies.values() for sky in skies}
        if s.options.get("weather") or RainPraying in self.plans.night.kinds:
            extra |= set(WEATHERS)
        self.plans = plans(frozenset(role.id for role in s.roles[1:]), frozenset(extra))

    def _lots(self, scene: str) -> Kept:
        return Kept(self.lots(scene))

    # Opening.

    def open(self, setup: Setup) -> None:
        """Checks *setup*, deals the cast and begins night 1. Raises `Illegal` before anything happens."""
        check(setup)
        options = settle(setup.options)
        shown = options["cast_shown"]
        cast = dict(setup.cast)
        self.emit(ev.Opened(
            ruleset="shikigami", version=setup.version, seats=setup.seats, cast=cast if shown else {}, options=options
        ))
        self.emit(ev.Sealed(to=MASTER, seed=setup.seed, cast={} if shown else cast))
        kept = self._lots("deal")
        dealt = deal(setup, kept)
        self._log_draws(kept)
        self.seat(dealt)
        kept = self._lots("deal.traits")
        if lucky := authority(self.s, kept):
            self.emit(ev.Gained(to=shown_to(lucky, "authority"), seat=lucky, trait="authority"))
        self._log_draws(kept)
        self._bind()
        if options["opening_day"]:
            self.emit(ev.PhaseBegan(phase="day", day=1))
            self._go_on()
        else:
            self._begin_night(1)

    def seat(self, dealt: Mapping[int, str]) -> None:
        """Gives the seats their roles and introduces those who know each other. Who takes itself for somebody else is
        told so; what it is in truth is the master's."""
        for seat in sorted(dealt):
            role = ROLES[dealt[seat]]
            self.emit(ev.Dealt(to=frozenset((seat,)), seat=seat, role=role.shown_as))
            if role.shown_as != role.id:
                self.emit(ev.Dealt(to=MASTER, seat=seat, role=role.id))
        for seat, trait in traits_of_all(self.s):
            self.emit(ev.Gained(to=shown_to(seat, trait), seat=seat, trait=trait))
        self._bind()
        self._introduce(introductions(self.s.roles, self.s.dummy))

    def _introduce(self, found: Iterable[Introduction]) -> None:
        """Tells those concerned; who wears a body is shown in it."""
        for to, bond, seats in found:
            self.emit(ev.Introduced(to=to, bond=bond, seats=tuple(sorted(map(self.s.body, seats)))))

    def imagine(
        self, seen: Iterable[AnyEvent], world: Mapping[int, str], marks: Iterable[tuple[int, str, int]]
    ) -> None:
        """The village of *world* as somebody has *seen* it (`engine.imagine`)."""
        opened, *rest = seen
        if not isinstance(opened, ev.Opened):
            raise Illegal("seats")
        if sorted(world) != list(range(1, len(opened.seats) + 1)):
            raise Illegal("seats", seats=len(world))
        for role in world.values():
            if role not in ROLES:
                raise Illegal("unknown_role", role=role)
        self.emit(opened)
        self.emit(ev.Sealed(to=MASTER))
        self.seat(world)
        for event in rest:
            if isinstance(event, ev.Introduced):
                if event.bond == "lovers":
                    self.emit(event)
            elif isinstance(event, ev.Gained) and (event.trait, event.arg) in self.s.marks[event.seat]:
                continue
            elif event.__class__ not in FOR_ANOTHER_WORLD:
                self.emit(event)
        for seat, trait, arg in marks:
            if (trait, arg) not in self.s.marks[seat]:
                self.emit(ev.Gained(to=MASTER, seat=seat, trait=trait, arg=arg))
        self._bind()
        for seat in self.s.fallen if self.s.phase == "night" else ():
            if self.s.deaths[seat] == "vote_killed":
                dusk = Dusk(self._position(), self.plans.reading, self._lots("reading"), {}, decided=seat)
                play(self.plans.reading.on(self.s.day), dusk)
                self._keep(dusk)

    # Commands.

    def legal(self, seat: int) -> list[ActionSpec]:
        """What *seat* may do now."""
        found = self._specs.get(seat)
        if found is None:
            found = self._specs[seat] = specs(self.s, seat)
        return found

    def waiting(self) -> int:
        """The mask of seats the phase still waits for."""
        return waiting(self.s)

    def submit(self, seat: int, command: do.AnyCommand) -> None:
        """Does what *seat* (0: the host) asks for, or raises `Illegal` with nothing done."""
        s = self.s
        if s.phase == "over":
            raise Illegal("over")
        if command.__class__ is do.TimeUp:
            if seat:
                raise Illegal("host_only")
            self._time_up()
            self._go_on()
            return
        if not 1 <= seat <= s.n or seat == s.dummy:
            raise Illegal("not_yours", seat=seat)
        refusing.note_fits(command.note)
        answer = ANSWERS.get(command.__class__)
        if answer is None:
            raise Illegal("action")
        if answer(self, seat, command):
            self._go_on()

    def _say(self, seat: int, command: do.Say) -> bool:
        s = self.s
        to = refusing.may_say(s, seat, command)
        self._note(seat, command.note)
        kept = self._lots(f"talk.{s.day}.{s.phase}.{seat}.{s.spoken[seat]}")
        marks = talk.marks_of(s, seat, command, kept)
        self._log_draws(kept)
        for event in talk.spread(s, seat, command, to, marks):
            self.emit(event)
        self._specs.pop(seat, None)
        return s.phase != "night" and command.channel == "talk"

    def _vote(self, seat: int, command: do.Vote) -> bool:
        s = self.s
        refusing.may_vote(s, seat, command.target)
        self._note(seat, command.note)
        to: Audience = PUBLIC if s.options["open_vote"] else frozenset((seat,))
        self.emit(ev.Voted(to=to, seat=s.body(seat), target=command.target, day=s.day, round=s.round))
        self.emit(ev.HasVoted(seat=s.body(seat)))
        self._specs.pop(seat, None)
        return True

    def _rest(self, seat: int, command: do.Ready) -> bool:
        refusing.may_rest(self.s, seat)
        self._note(seat, command.note)
        self.emit(ev.Readied(to=frozenset((seat,)), seat=seat))
        self._specs.pop(seat, None)
        return True

    def _use(self, seat: int, command: do.Act) -> bool:
        acting = refusing.may_act(self.s, seat, command)
        self._note(seat, command.note)
        self._act(seat, acting, command.targets)
        return True

    def _pass(self, seat: int, command: do.Skip) -> bool:
        acting = refusing.may_skip(self.s, seat, command.action)
        self._note(seat, command.note)
        self._act(seat, acting, (), skipped=True)
        return True

    def _write(self, seat: int, command: do.WriteWill) -> bool:
        refusing.may_write(self.s, seat, command)
        self._note(seat, command.note)
        whose = writes_for(self.s, seat)
        self.emit(ev.WillWritten(
            to=frozenset((seat, whose)), seat=whose, text=command.text, statements=command.statements
        ))
        return False

    def _only_note(self, seat: int, command: do.Note) -> bool:
        self._note(seat, command.note)
        return False

    def _note(self, seat: int, note: str) -> None:
        if note and self.s.notes.get(seat) != note:
            self.emit(ev.Noted(to=frozenset((seat,)), seat=seat, note=note))

    def _act(self, seat: int, acting: Acting, chosen: tuple[int, ...], skipped: bool = False) -> None:
        s = self.s
        to = frozenset((seat,))
        if acting.pack:
            to |= {t for t in range(1, s.n + 1) if s.alive(t) and bonded(s, t, acting.pack)}
        self.emit(ev.Acted(to=to, seat=seat, day=s.day, action=acting.action, targets=chosen, skipped=skipped))
        self._specs.clear()
        if not skipped and s.roles[seat].get(Instant) is not None:
            self._at_once(Vote(seat, acting.action, chosen, s.roles[seat]))

    def _at_once(self, vote: Vote) -> None:
        """instant_actions: resolved the moment the vote is cast."""
        kept = self._lots(f"instant.{self.s.day}.{vote.seat}")
        night = Night(self._position(), self.plans.instant, kept, [vote])
        self._run(self.plans.instant.on(self.s.day), night, kept)
        self._marks(night)

    def _time_up(self) -> None:
        """By day the talk is over. Whoever still owes a vote or an act dies of it (`no_vote`), followers follow,
        and the
        votes of the phase are discarded."""
        s = self.s
        if s.phase == "day":
            if s.day == 1:
                self._begin_night(1)
                return
            if s.options["no_silence"]:
                for seat in s.survivors():
                    if not s.spoken[seat] and seat != s.dummy:
                        self.emit(ev.Gained(to=MASTER, seat=seat, trait="mute", arg=s.day))
            self._begin_vote(1)
            return
        late = self._late()
        if not late:
            self._resolve_night()
            return
        night = s.phase == "night"
        kept = self._lots(f"late.{s.phase}.{s.day}.{s.round}.{s.living}")
        loss = Dusk(self._position(), self.plans.loss, kept, {}, tuple(late))
        self._run(self.plans.loss.on(s.day), loss, kept)
        self._deaths(loss, night)
        self._marks(loss)
        if self._ended():
            return
        if night:
            self._begin_night(s.day)
        else:
            self._begin_vote(s.round)

    def _late(self) -> list[int]:
        """Who still owes a vote or an act, in seat order."""
        s = self.s
        if s.phase == "vote":
            return [seat for seat in s.survivors() if waiting(s) >> seat & 1]
        owing = {seat for seat, acting, _ in actors(s) if not acted(s, seat, acting) and targets(s, seat, acting)[0]}
        return sorted(owing)

    # The course of things.

    def _go_on(self) -> None:
        """Ends the phase if it waits for nobody."""
        s = self.s
        while s.phase != "over" and not waiting(s):
            if s.phase == "day" and s.day == 1:
                self._begin_night(1)
            elif s.phase == "day":
                self._begin_vote(1)
            elif s.phase == "vote":
                self._count()
            else:
                self._resolve_night()

    def _begin_night(self, day: int) -> None:
        for seat in range(1, self.s.n + 1):
            for trait, arg in self.s.marks[seat]:
                if trait in FOR_A_DAY:
                    self.emit(ev.Lost(to=shown_to(seat, trait), seat=seat, trait=trait, arg=arg))
        self.emit(ev.PhaseBegan(phase="night", day=day))
        self._specs.clear()

    def _begin_vote(self, round_: int) -> None:
        self.emit(ev.PhaseBegan(phase="vote", day=self.s.day, round=round_))
        self._specs.clear()

    def _position(self) -> Position:
        s = self.s
        return Position(
            s.day, s.seated(), s.living, tuple(s.marks), TRAITS, VERSIONS[s.version],
            weathers=tuple([WEATHERS[sky] for sky in s.sky if sky in WEATHERS]), wears=s.wears, dummy=s.dummy,
            sexes=("", *(info.sex for info in s.infos)), options=s.options, foxes=s.foxes, roles=ROLES,
        )

    def _run(self, bounds: tuple[Bound, ...], scene: Stand, kept: Kept) -> None:
        """Plays a scene, or explains it where the table keeps traces, and logs its lots."""
        if not self.trace:
            play(bounds, scene)
            self._log_draws(kept)
            return
        notes = explain(bounds, scene)
        self._log_draws(kept)
        day = self.s.day
        for note in notes:
            self.emit(traced(note, day))

    def _log_draws(self, kept: Kept) -> None:
        for step, seat, weights, picked in kept.kept:
            self.emit(ev.Drawn(to=MASTER, step=step, seat=seat, weights=weights, picked=picked))

    def _count(self) -> None:
        """All have voted: the box is opened, and what follows from it follows."""
        s = self.s
        kept = self._lots(f"vote.{s.day}.{s.round}")
        votes = {voter: s.person(target) or target for voter, target in s.votes.items()}
        dusk = Dusk(self._position(), self.plans.dusk, kept, votes)
        self._run(self.plans.dusk.on(s.day), dusk, kept)
        self._show_count(dusk)
        self._deaths(dusk, night=False)
        for seat in dusk.revived:
            self.emit(ev.Revived(seat=s.body(seat), day=s.day))
        self._marks(dusk)
        self._keep(dusk)
        self._foretold(dusk.skies)
        if dusk.decided:
            ended = self._ended()
            self._pass_the_joker(dusk, ended)
            if not ended:
                self._begin_night(s.day)
        elif not self._ended(revotes_spent=s.round > int(s.options["revotes"])):
            self._begin_vote(s.round + 1)

    def _show_count(self, dusk: Dusk) -> None:
        """The table of votes; by whom, only where nothing hides it once the execution is decided."""
        s = self.s
        received = sorted(dusk.received.items(), key=lambda line: (-line[1], line[0]))
        ballots = tuple([ev.Ballot(s.body(slip.seat), s.body(slip.target), slip.weight) for slip in dusk.slips])
        counted = ev.Counted(
            day=s.day, round=s.round, ballots=ballots,
            received=tuple([(s.body(seat), votes) for seat, votes in received if votes]),
            decided=s.body(dusk.decided), how=dusk.how or "tie",
        )
        hidden = dusk.decided and (dusk.hidden or dusk.weather(HidesTheTable) is not None)
        if not hidden:
            self.emit(counted)
            return
        self.emit(msgspec.structs.replace(counted, ballots=(), received=()))
        self.emit(msgspec.structs.replace(counted, to=MASTER))

    def _pass_the_joker(self, dusk: Dusk, ended: bool) -> None:
        """What of the joker's way had to wait for victory (day.md §7)."""
        s = self.s
        case = next(iter(the_holder(dusk)), None) if s.options["joker"] else None
        if case is None or dusk.decided not in (case.seat, case.target):
            return
        to = joker_after_victory(dusk, ended)
        if not to and not ended and not s.alive(case.seat):
            kept = self._lots(f"joker.{s.day}")
            heirs = [seat for seat in waiting_heirs(dusk) if s.alive(seat)] or s.survivors()
            to = heirs[kept.draw((1,) * len(heirs), "day.joker", case.seat)] if len(heirs) > 1 else heirs[0]
            self._log_draws(kept)
        if to:
            self.emit(ev.Gained(to=shown_to(to, "joker"), seat=to, trait="joker", arg=s.day + 1))

    def _foretold(self, skies: Iterable[tuple[int, str]]) -> None:
        """What holds on a later day; the village hears of it on its morning."""
        for day, sky in skies:
            if sky == "drawn":
                kept = self._lots(f"weather.{day}")
                sky = draw(self.s, kept, day)
                self._log_draws(kept)
            self.emit(ev.Weathered(to=MASTER, day=day, weather=sky))

    def _keep(self, dusk: Dusk) -> None:
        """What is told next morning is kept by the master until then."""
        for seat, result, about, value in dusk.kept:
            self.emit(ev.Told(to=MASTER, result=result, about=about, value=value, day=self.s.day, keep=(seat,)))

    def _resolve_night(self) -> None:
        """The night is judged, the morning comes."""
        s = self.s
        day = s.day
        kept = self._lots(f"night.{day}")
        passed = frozenset(act.seat for act in s.acts if act.skipped or s.roles[act.seat].get(Instant) is not None)
        night = Night(self._position(), self.plans.night, kept, self._votes(), passed)
        self._run(self.plans.night.on(day), night, kept)
        self._deaths(night, night=True)
        for seat in night.revived:
            self.emit(ev.Revived(seat=s.body(seat), day=day))
        self._marks(night)
        if day == 1:
            for seat in s.seated().holders(Deluded):
                self.emit(ev.Gained(to=frozenset((seat,)), seat=seat, trait="mind_read"))
        self._wills()
        self._proclaim(night)
        self._notices(night)
        for held in s.kept:
            owners = frozenset(seat for seat in held.keep if s.alive(seat))
            if owners:
                self.emit(ev.Told(to=owners, result=held.result, about=held.about, value=held.value, day=held.day))
        for seat, result, about, value in night.told:
            self.emit(ev.Told(
                to=frozenset((seat,)), result=result, about=about, value=value or VALUES.get(result, ""), day=day
            ))
        if not self._found(day):
            self.emit(ev.QuietNight(day=day))
        self._foretold(night.skies)
        if later := due(s, day):
            kept = self._lots(f"weather.{later}.chance")
            if comes(s, kept, later):
                self._foretold(((later, "drawn"),))
            self._log_draws(kept)
        if not self._ended():
            for sky in s.skies.get(day + 1, ()):
                self.emit(ev.Weathered(day=day + 1, weather=sky))
            self.emit(ev.PhaseBegan(phase="day", day=day + 1))
            self._introduce(listed_now(s.roles, day + 1))
            self._bind()
            self._specs.clear()

    def _found(self, day: int) -> bool:
        """Whether the morning after night *day* has told of somebody's death."""
        for event in reversed(self.log):
            if event.__class__ is ev.PhaseBegan:
                return False
            if event.__class__ is ev.Died and event.to == PUBLIC:
                return True
        return False

    def _proclaim(self, night: Night) -> None:
        """Footsteps, pranks of the sky and the other lines of the morning that all may read."""
        for message, seats in night.public:
            if message in PUBLIC_LINES:
                self.emit(ev.Proclaimed(day=self.s.day, message=message, seats=seats))

    def _notices(self, night: Night) -> None:
        """Why the wolves failed, and who could not be called back: for the living with an eye for it, and for the dead
        of an open after-life (talk.death_notice)."""
        s = self.s
        for message, seats in night.public:
            if not message.startswith(NOTICES):
                continue
            to = frozenset(
                seat for seat in range(1, s.n + 1)
                if (_notices(s.roles[seat], message) if s.alive(seat) else s.options["open_cast"])
            )
            if to:
                self.emit(ev.Told(to=to, result=message, about=seats[0] if seats else 0, day=night.n))

    def _votes(self) -> list[Vote]:
        """Tonight's votes in their order; instant ones were resolved when they were cast."""
        votes = []
        for act in self.s.acts:
            if not act.skipped:
                bearer = self._bearer(act.seat, act.action)
                if bearer.get(Instant) is None:
                    targets = persons(act.targets, self.s.wears, self.s.living)
                    votes.append(Vote(act.seat, act.action, targets, bearer, bodies=act.targets))
        return votes

    def _bearer(self, seat: int, action: str) -> Bearer:
        """Whose ability that is: the seat's role, or a trait of it."""
        if any(acting.action == action for acting in self.s.roles[seat].every(Acting)):
            return self.s.roles[seat]
        return next(TRAITS[t] for t, _ in self.s.marks[seat] if (own := TRAITS[t].get(Acting)) and own.action == action)

    def _deaths(self, scene: Stand, night: bool) -> None:
        """Announces the dead: at night in seat order, so that the order tells nothing; followers after those they
        follow."""
        s = self.s
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
            self.emit(ev.Died(
                to=to, seat=s.body(seat), cause=shown, day=day, night=night, shock=kinds.get(seat, ""),
            ))
        dead = frozenset(t for t in range(1, s.n + 1) if not s.alive(t))
        knowing: Audience = dead if self._dead_may_know() else MASTER
        for seat in seats:
            by = scene.by.get(seat, ())
            # The dead see causes, not whose doing it was: that would name the wolf to them.
            hidden = by and knowing != MASTER and not s.options["open_cast"]
            to = MASTER if hidden else knowing
            self.emit(ev.Caused(to=to, seat=seat, cause=deaths[seat], day=day, night=night, by=by))
            if hidden:
                self.emit(ev.Caused(to=knowing, seat=seat, cause=deaths[seat], day=day, night=night))
        if s.options["open_cast"]:
            for reader in sorted(scene.deaths):
                for seat in range(1, s.n + 1):
                    if seat != reader or s.roles[seat].shown_as != s.roles[seat].id:
                        self.emit(ev.Dealt(to=frozenset((reader,)), seat=seat, role=s.roles[seat].id))
        self._specs.clear()

    def _dead_may_know(self) -> bool:
        """The dead see causes, unless one of them might be called back to tell."""
        return bool(self.s.options["open_cast"]) or Reviving not in self.plans.night.kinds

    def _marks(self, scene: Stand) -> None:
        """Traits lost and gained, and roles changed. Who died after taking a body lies dead in its own."""
        s = self.s
        moving = {seat for seat, trait, _ in scene.gained if trait == "wears_body" and scene.alive(seat)}
        for seat, trait, arg in scene.lost:
            self.emit(ev.Lost(to=shown_to(seat, trait), seat=seat, trait=trait, arg=arg))
            if trait == "wears_body" and scene.alive(seat):
                self._body_left(seat, arg, moving=seat in moving)
        for seat, trait, arg in scene.gained:
            worn_by = arg if trait == "worn_by" else seat
            if trait in OF_BODIES and not scene.alive(worn_by):
                continue
            to = frozenset((seat, arg)) if trait == "lovers" else shown_to(seat, trait)
            if trait in NAMELESS:
                self.emit(ev.Gained(to=to, seat=seat, trait=trait))
                to = MASTER
            self.emit(ev.Gained(to=to, seat=seat, trait=trait, arg=arg))
            if trait == "wears_body":
                self._body_taken(seat, arg, moving=(seat, trait) in {mark[:2] for mark in scene.lost})
        for seat, role in scene.became:
            self._became(seat, role)
        if scene.gained or scene.became:
            self._bind()
            self._specs.clear()
        struck = [(seat, arg) for seat, trait, arg in scene.gained if trait == "lovers"]
        self._introduce(lovers_introduced(struck, s))
        moved = {seat for seat, trait, _ in (*scene.lost, *scene.gained) if trait == "wears_body"}
        if moved:
            known = introductions(s.roles, s.dummy, s.day)
            self._introduce(one for one in known if not moved.isdisjoint(one[2]))

    def _body_taken(self, seat: int, body: int, moving: bool) -> None:
        """憑依: *seat* seems to lie dead from now on, and *body* to live. Where its owner died of being taken over, or
        *seat* was *moving* from another body, nobody saw a difference."""
        day, s = self.s.day, self.s
        unseen = s.deaths.get(body) == "possessed_targeted"
        self.emit(ev.Died(to=MASTER if moving else PUBLIC, seat=seat, day=day, night=True))
        self.emit(ev.Revived(to=MASTER if unseen else PUBLIC, seat=body, day=day))

    def _body_left(self, seat: int, body: int, moving: bool) -> None:
        """憑依解放: the borrowed *body* is found, and *seat* is seen alive if it lives and is not *moving* on."""
        day = self.s.day
        self.emit(ev.Died(seat=body, day=day, night=True))
        if self.s.alive(seat):
            self.emit(ev.Revived(to=MASTER if moving else PUBLIC, seat=seat, day=day))

    def _became(self, seat: int, role: str) -> None:
        """*seat* has another role: it learns it, and it and its new fellows learn each other."""
        s = self.s
        shown = ROLES[role].shown_as
        self.emit(ev.Became(to=frozenset((seat,)), seat=seat, role=shown))
        if shown != role:
            self.emit(ev.Became(to=MASTER, seat=seat, role=role))
        known = introductions(s.roles, s.dummy, s.day)
        self._introduce(one for one in known if seat in one[0] or seat in one[2])

    def _wills(self) -> None:
        s = self.s
        if not s.options["wills"]:
            return
        for seat in list(s.fallen):
            will = s.wills.get(seat)
            if will is None or not (will.text or will.statements) or s.deaths.get(seat) in SILENT_DEATHS:
                continue
            if not talk.speechless(s, seat):
                self.emit(ev.WillRead(seat=s.body(seat), text=will.text, statements=will.statements))

    def _ended(self, revotes_spent: bool = False) -> bool:
        """Judges the village; says whether it is over."""
        s = self.s
        now = Standing.of(s)
        result = judge(now, revotes_spent)
        if not result:
            return False
        self.emit(ev.Ended(
            result=result, camp=CAMPS[result], winners=winners(now, result),
            roles={seat: s.roles[seat].id for seat in range(1, s.n + 1)},
            traits={seat: tuple(trait for trait, _ in s.marks[seat]) for seat in range(1, s.n + 1) if s.marks[seat]},
        ))
        self._specs.clear()
        return True


ANSWERS: dict[type, Callable[[Table, int, Any], bool]] = {
    do.Say: Table._say, do.Vote: Table._vote, do.Ready: Table._rest, do.Act: Table._use, do.Skip: Table._pass,
    do.WriteWill: Table._write, do.Note: Table._only_note,
}
"""Command → what carries it out, and says whether the phase may be over now."""


def _notices(bearer: Bearer, message: str) -> bool:
    return any(message.startswith(noticing.message) for noticing in bearer.every(Noticing))


def shown_to(seat: int, trait: str) -> Audience:
    """Who sees that *seat* carries *trait*."""
    return frozenset((seat,)) if TRAITS[trait].shown else MASTER


def traced(note: Note, day: int) -> ev.Traced:
    """A note of the explaining reader as an event: the verdict of an effect is `effect:what` (`killed:wolf_killed`)."""
    return ev.Traced(
        to=MASTER, day=day, step=note.step, actor=note.seat, target=note.target,
        verdict=f"{note.verdict}:{note.what}" if note.what else note.verdict, odds=note.odds, drawn=note.drawn,
    )
