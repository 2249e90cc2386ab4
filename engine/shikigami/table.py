"""The conduct of a village: which commands are legal, and which events they make.

Everything a command needs is checked before the first event; every event is applied the moment it is made. Chance is asked
of `lots(scene)`, one maker of lots for each scene (`deal`, `night.3`, `vote.4.1`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine import commands as do
from engine import events as ev
from engine.actions import ActionSpec
from engine.events import MASTER, PUBLIC, AnyEvent, Audience
from engine.lots import Kept, Lots
from engine.rulebook import Bearer, Bound, Note, explain, play
from engine.setup import Illegal, Setup
from engine.shikigami.acting import Acting, Bond, Seeing
from engine.shikigami.checks import check, may_be_dummy
from engine.shikigami.day.draft import Dusk
from engine.shikigami.night.draft import Night
from engine.shikigami.night.revival import Reviving
from engine.shikigami.options import settle
from engine.shikigami.plans import Plans, plans
from engine.shikigami.roles import ROLES
from engine.shikigami.scene import Position, Stand, Vote
from engine.shikigami.state import State
from engine.shikigami.terms import Role
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import VERSIONS
from engine.shikigami.victory import CAMPS, Standing, judge, winners

OWN_LINES = frozenset({"lovers_followed", "fox_followed", "no_vote"})
"""Night deaths that are announced by their cause; all others are found dead."""
SILENT_DEATHS = frozenset({"no_vote", "possessed_targeted"})
"""Deaths after which no last words are read."""
MOST_BYTES, MOST_LINES = 20_000, 50
COLOURS = {"divined_human": "human", "divined_wolf": "werewolf", "divined_ogre": "ogre", "divined_chiroptera": "bat"}
"""The value shown with a common divination."""


class Table:
    """One village in play: its log, its state, and what may be done. *trace*: nights and counts are explained in the log."""

    __slots__ = ("_specs", "_whispers", "log", "lots", "plans", "s", "trace")

    def __init__(self, lots: Callable[[str], Lots], trace: bool) -> None:
        self.log: list[AnyEvent] = []
        self.s = State()
        self.lots = lots
        self.trace = trace
        self.plans: Plans = NO_PLANS
        self._specs: dict[int, list[ActionSpec]] = {}
        self._whispers: dict[str, tuple[Audience, Audience]] = {}

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
        extra = frozenset(trait for marks in self.s.marks for trait, _ in marks)
        self.plans = plans(frozenset(role.id for role in self.s.roles[1:]), extra)

    def _lots(self, scene: str) -> Kept:
        return Kept(self.lots(scene))

    # Opening.

    def open(self, setup: Setup) -> None:
        """Checks *setup*, deals the cast and begins night 1. Raises `Illegal` before anything happens."""
        check(setup)
        options = settle(setup.options)
        shown = options["cast_shown"]
        self.emit(ev.Opened(
            ruleset="shikigami", version=setup.version, seats=setup.seats, cast=dict(setup.cast) if shown else {}, options=options
        ))
        self.emit(ev.Sealed(to=MASTER, seed=setup.seed, cast={} if shown else dict(setup.cast)))
        kept = self._lots("deal")
        dealt = deal(setup, kept)
        self._log_draws(kept)
        self.seat(dealt)
        self._begin_night(1)

    def seat(self, dealt: Mapping[int, str]) -> None:
        """Gives the seats their roles and introduces those who know each other."""
        for seat in sorted(dealt):
            self.emit(ev.Dealt(to=frozenset((seat,)), seat=seat, role=dealt[seat]))
        self._bind()
        for to, bond, seats in introductions(self.s.roles):
            self.emit(ev.Introduced(to=to, bond=bond, seats=seats))

    def imagine(self, seen: Iterable[AnyEvent], world: Mapping[int, str], marks: Iterable[tuple[int, str, int]]) -> None:
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
            kind = event.__class__
            if kind is not ev.Dealt and not (kind is ev.Introduced and event.bond != "lovers") and kind is not ev.HasVoted:
                self.emit(event)
        for seat, trait, arg in marks:
            if (trait, arg) not in self.s.marks[seat]:
                self.emit(ev.Gained(to=MASTER, seat=seat, trait=trait, arg=arg))
        self._bind()

    # Asking.

    def waiting(self) -> int:
        """The mask of seats the phase still waits for."""
        s = self.s
        players = s.living & ~(1 << s.dummy)
        if s.phase == "day":
            return players & ~s.ready & ~s.silent if s.quota else 0
        if s.phase == "vote":
            return players & ~s.voted
        if s.phase == "night":
            wanted = 0
            for seat, acting, _ in self._actors():
                if not self._acted(seat, acting) and self._targets(seat, acting)[0]:
                    wanted |= 1 << seat
            return wanted | (players & ~s.ready if s.options["rest"] else 0)
        return 0

    def _actors(self) -> list[tuple[int, Acting, Bearer]]:
        """Who has a night vote tonight, with whose ability."""
        s = self.s
        found: list[tuple[int, Acting, Bearer]] = []
        for seat in s.seated().holders(Acting):
            if s.alive(seat) and seat != s.dummy:
                role = s.roles[seat]
                acting = role.get(Acting)
                if acting is not None and self._entitled(seat, acting):
                    found.append((seat, acting, role))
        for seat in range(1, s.n + 1):
            for trait, arg in s.marks[seat]:
                acting = TRAITS[trait].get(Acting)
                if acting is not None and s.alive(seat) and seat != s.dummy and arg == s.day and acting.on(s.day):
                    found.append((seat, acting, TRAITS[trait]))
        return found

    def _entitled(self, seat: int, acting: Acting) -> bool:
        s = self.s
        if not acting.on(s.day) or (seat, acting.action) in s.done or (acting.revives and s.options["open_cast"]):
            return False
        return not (acting.once and any(trait == "lost_ability" for trait, _ in s.marks[seat]))

    def _acted(self, seat: int, acting: Acting) -> bool:
        """Whether the vote is in: one's own, or that of the pack."""
        acts = self.s.acts
        if acting.pack:
            return any(self._packs(act) == acting.pack for act in acts)
        return any(act.seat == seat and act.action == acting.action for act in acts)

    def _packs(self, act: ev.Acted) -> str:
        acting = self.s.roles[act.seat].get(Acting)
        return acting.pack if acting is not None and acting.action == act.action else ""

    def _targets(self, seat: int, acting: Acting) -> tuple[tuple[int, ...], tuple[tuple[int, str], ...]]:
        """Who may be chosen, and why the others may not."""
        s = self.s
        may: list[int] = []
        barred: list[tuple[int, str]] = []
        only_dummy = acting.dummy_first and s.day == 1 and s.dummy != 0 and s.alive(s.dummy)
        for other in range(1, s.n + 1):
            if s.alive(other) is acting.dead:
                why = "alive" if acting.dead else "dead"
            elif other == seat and not acting.oneself:
                why = "self"
            elif acting.pack and self._bonded(other, acting.pack):
                why = "partner"
            elif other == s.dummy and not acting.dummy:
                why = "dummy"
            elif only_dummy and other != s.dummy:
                why = "not_dummy"
            else:
                may.append(other)
                continue
            barred.append((other, why))
        if len(may) < acting.least:
            return (), tuple(barred)
        return tuple(may), tuple(barred)

    def _bonded(self, seat: int, bond: str) -> bool:
        mine = self.s.roles[seat].get(Bond)
        return mine is not None and mine.name == bond

    def legal(self, seat: int) -> list[ActionSpec]:
        """What *seat* may do now."""
        specs = self._specs.get(seat)
        if specs is None:
            specs = self._specs[seat] = self._legal(seat)
        return specs

    def _legal(self, seat: int) -> list[ActionSpec]:
        s = self.s
        if s.phase == "over" or not 1 <= seat <= s.n or seat == s.dummy:
            return []
        if not s.alive(seat):
            return [HEAVEN]
        specs: list[ActionSpec] = []
        if s.phase == "day":
            left = s.quota - s.spoken[seat]
            ready = bool(s.ready >> seat & 1)
            blocked = "already" if ready else "" if left > 0 else "no_talk_left"
            specs.append(ActionSpec(id="say", kind="say", channels=("talk",), left=max(left, 0), blocked=blocked))
            specs.append(ActionSpec(id="ready", kind="ready", required=True, blocked="already" if ready else ""))
        elif s.phase == "vote":
            if s.voted >> seat & 1:
                specs.append(ActionSpec(id="vote", kind="vote", blocked="already", least=1, most=1))
            else:
                mine = s.options["self_vote"]
                specs.append(ActionSpec(
                    id="vote", kind="vote", least=1, most=1, required=True,
                    targets=tuple(t for t in s.survivors() if mine or t != seat),
                    barred=tuple((t, "self" if t == seat else "dead") for t in range(1, s.n + 1)
                                 if (t == seat and not mine) or not s.alive(t)),
                ))
        elif s.phase == "night":
            for actor, acting, _ in self._actors():
                if actor == seat:
                    specs.append(self._act_spec(seat, acting))
            left = s.quota - s.spoken[seat]
            specs.append(ActionSpec(
                id="say", kind="say", channels=self._channels(seat), left=max(left, 0), blocked="" if left > 0 else "no_talk_left"
            ))
            if s.options["rest"]:
                blocked = "already" if s.ready >> seat & 1 else "act_first" if any(
                    spec.required and not spec.blocked for spec in specs) else ""
                specs.append(ActionSpec(id="ready", kind="ready", required=True, blocked=blocked))
        if s.options["wills"]:
            specs.append(WILL)
        return specs

    def _act_spec(self, seat: int, acting: Acting) -> ActionSpec:
        targets, barred = self._targets(seat, acting)
        done = self._acted(seat, acting)
        by_force = seat if acting.self_below and self.s.n < acting.self_below else 0
        return ActionSpec(
            id=acting.action, kind="act", targets=targets, least=acting.least, most=acting.most, barred=barred,
            may_skip=acting.may_skip, must_include=by_force, path=acting.path, required=bool(targets) and not done,
            blocked="already" if done else "" if targets else "target",
        )

    def _channels(self, seat: int) -> tuple[str, ...]:
        bond = self.s.roles[seat].get(Bond)
        channels: tuple[str, ...] = ("mono",)
        if self.s.options["lovers_talk"] and any(t == "lovers" for t, _ in self.s.marks[seat]):
            channels = ("lovers", *channels)
        return (bond.name, *channels) if bond is not None and bond.talks else channels

    # Commands.

    def submit(self, seat: int, command: do.AnyCommand) -> None:
        """Does what *seat* (0: the host) asks for, or raises `Illegal` with nothing done."""
        s = self.s
        if s.phase == "over":
            raise Illegal("over")
        if command.__class__ is do.TimeUp:
            if seat:
                raise Illegal("host_only")
            self._time_up()
            return
        if not 1 <= seat <= s.n or seat == s.dummy:
            raise Illegal("not_yours", seat=seat)
        if len(command.note) > MOST_BYTES:
            raise Illegal("too_long")
        match command:
            case do.Say():
                to = self._may_say(seat, command)
                self._note(seat, command)
                self._say(seat, command, to)
            case do.Vote():
                self._may_vote(seat, command.target)
                self._note(seat, command)
                self._vote(seat, command.target)
            case do.Ready():
                self._may_rest(seat)
                self._note(seat, command)
                self.emit(ev.Readied(to=frozenset((seat,)), seat=seat))
                self._specs.pop(seat, None)
            case do.Act():
                acting = self._may_act(seat, command)
                self._note(seat, command)
                self._act(seat, acting, command.targets)
            case do.Skip():
                acting = self._may_skip(seat, command.action)
                self._note(seat, command)
                self._act(seat, acting, (), skipped=True)
            case do.WriteWill():
                self._may_write(seat, command)
                self._note(seat, command)
                self.emit(ev.WillWritten(
                    to=frozenset((seat,)), seat=seat, text=command.text, statements=command.statements
                ))
                return
            case do.Note():
                self._note(seat, command)
                return
            case _:
                raise Illegal("action")
        self._go_on()

    def _note(self, seat: int, command: do.Command) -> None:
        if command.note and self.s.notes.get(seat) != command.note:
            self.emit(ev.Noted(to=frozenset((seat,)), seat=seat, note=command.note))

    def _alive(self, seat: int) -> None:
        if not self.s.alive(seat):
            raise Illegal("you_are_dead")

    def _fits(self, command: do.Say | do.WriteWill) -> None:
        if command.text and (len(command.text.encode()) > MOST_BYTES or command.text.count("\n") >= MOST_LINES):
            raise Illegal("too_long")
        n = self.s.n
        for said in command.statements:
            if not (0 <= said.target <= n and 0 <= said.to <= n and all(0 <= other <= n for other in said.others)):
                raise Illegal("target", seat=said.target)

    def _may_say(self, seat: int, command: do.Say) -> Audience:
        s = self.s
        if not (command.statements or command.text.strip()):
            raise Illegal("empty")
        if command.wording and len(command.wording) != len(command.statements):
            raise Illegal("count")
        self._fits(command)
        channel = command.channel
        if not s.alive(seat):
            if channel != "heaven":
                raise Illegal("you_are_dead")
            return frozenset(t for t in range(1, s.n + 1) if not s.alive(t))
        if s.phase == "day":
            if channel != "talk":
                raise Illegal("channel", channel=channel)
            if s.ready >> seat & 1:
                raise Illegal("already")
            to: Audience = PUBLIC
        elif s.phase == "night":
            if channel not in self._channels(seat):
                raise Illegal("channel", channel=channel)
            to = frozenset((seat,)) if channel == "mono" else self._hearers(seat, channel)
        else:
            raise Illegal("phase")
        if s.spoken[seat] >= s.quota:
            raise Illegal("no_talk_left")
        return to

    def _hearers(self, seat: int, channel: str) -> frozenset[int]:
        """The living members, and the dead where roles are open to them."""
        s = self.s
        open_to_dead = s.options["open_cast"]
        if channel == "lovers":
            mine = {arg for trait, arg in s.marks[seat] if trait == "lovers"}
            return frozenset(
                t for t in range(1, s.n + 1)
                if (s.alive(t) and any(mark == ("lovers", arg) for mark in s.marks[t] for arg in mine))
                or (open_to_dead and not s.alive(t))
            )
        return frozenset(
            t for t in range(1, s.n + 1) if (self._bonded(t, channel) if s.alive(t) else open_to_dead)
        )

    def _say(self, seat: int, command: do.Say, to: Audience) -> None:
        s = self.s
        channel = command.channel
        number = s.numbers.get(channel, 0) + 1
        self.emit(ev.Said(
            to=to, seat=seat, day=s.day, n=number, channel=channel, statements=command.statements, wording=command.wording,
            text=command.text,
        ))
        if s.phase == "night" and to != PUBLIC:
            bond = s.roles[seat].get(Bond)
            if bond is not None and bond.name == channel and bond.noise:
                others = frozenset(range(1, s.n + 1)) - to
                self.emit(ev.Heard(to=others, noise=bond.noise, day=s.day))
        self._specs.pop(seat, None)

    def _may_vote(self, seat: int, target: int) -> None:
        s = self.s
        self._alive(seat)
        if s.phase != "vote":
            raise Illegal("phase")
        if s.voted >> seat & 1:
            raise Illegal("already")
        if not 1 <= target <= s.n:
            raise Illegal("target", target=target)
        if not s.alive(target):
            raise Illegal("dead", target=target)
        if target == seat and not s.options["self_vote"]:
            raise Illegal("self", target=target)

    def _vote(self, seat: int, target: int) -> None:
        s = self.s
        to: Audience = PUBLIC if s.options["open_vote"] else frozenset((seat,))
        self.emit(ev.Voted(to=to, seat=seat, target=target, day=s.day, round=s.round))
        self.emit(ev.HasVoted(seat=seat))
        self._specs.pop(seat, None)

    def _may_rest(self, seat: int) -> None:
        s = self.s
        self._alive(seat)
        if s.phase not in ("day", "night") or (s.phase == "night" and not s.options["rest"]):
            raise Illegal("phase")
        if s.ready >> seat & 1:
            raise Illegal("already")
        if s.phase == "night" and any(spec.required and spec.kind == "act" for spec in self.legal(seat)):
            raise Illegal("act_first")

    def _wish(self, seat: int, action: str) -> Acting:
        self._alive(seat)
        if self.s.phase != "night":
            raise Illegal("phase")
        for actor, acting, _ in self._actors():
            if actor == seat and acting.action == action:
                if self._acted(seat, acting):
                    raise Illegal("already")
                return acting
        mine = self.s.roles[seat].get(Acting)
        if mine is not None and mine.action == action:
            raise Illegal("first_night" if self.s.day < mine.first else "spent")
        raise Illegal("action", action=action)

    def _may_act(self, seat: int, command: do.Act) -> Acting:
        acting = self._wish(seat, command.action)
        chosen = command.targets
        if not acting.least <= len(chosen) <= acting.most:
            raise Illegal("count", least=acting.least, most=acting.most)
        if len(set(chosen)) != len(chosen):
            raise Illegal("twice")
        may, barred = self._targets(seat, acting)
        for target in chosen:
            if target not in may:
                raise Illegal(dict(barred).get(target, "target"), target=target)
        if acting.self_below and self.s.n < acting.self_below and seat not in chosen:
            raise Illegal("must_include", target=seat)
        return acting

    def _may_skip(self, seat: int, action: str) -> Acting:
        acting = self._wish(seat, action)
        if not acting.may_skip:
            raise Illegal("no_skip")
        return acting

    def _act(self, seat: int, acting: Acting, targets: tuple[int, ...], skipped: bool = False) -> None:
        s = self.s
        to = frozenset((seat,))
        if acting.pack:
            to = frozenset(t for t in range(1, s.n + 1) if s.alive(t) and self._bonded(t, acting.pack)) | to
        self.emit(ev.Acted(to=to, seat=seat, day=s.day, action=acting.action, targets=targets, skipped=skipped))
        self._specs.clear()
        if acting.instant is not None and not skipped:
            self._at_once(Vote(seat, acting.action, targets, s.roles[seat]))

    def _at_once(self, vote: Vote) -> None:
        """instant_actions: resolved the moment the vote is cast."""
        kept = self._lots(f"instant.{self.s.day}.{vote.seat}")
        night = Night(self._position(), self.plans.instant, kept, [vote])
        self._run(self.plans.instant.on(self.s.day), night, kept)
        self._marks(night)

    def _may_write(self, seat: int, command: do.WriteWill) -> None:
        self._alive(seat)
        if not self.s.options["wills"]:
            raise Illegal("action", action="will")
        self._fits(command)

    def _time_up(self) -> None:
        """By day the talk is over. Whoever still owes a vote or an act dies of it; the votes of the phase are discarded."""
        s = self.s
        if s.phase == "day":
            self._begin_vote(1)
            self._go_on()
            return
        if s.phase == "night":
            late = [seat for seat, acting, _ in self._actors()
                    if not self._acted(seat, acting) and self._targets(seat, acting)[0]]
        else:
            late = [seat for seat in s.survivors() if self.waiting() >> seat & 1]
        if not late:
            self._resolve_night()
            self._go_on()
            return
        kept = self._lots(f"late.{s.phase}.{s.day}.{s.round}.{len(self.log)}")
        dusk = Dusk(self._position(), self.plans.loss, kept, {})
        for seat in sorted(set(late)):
            dusk.kill(seat, "no_vote")
        self._run(self.plans.loss.on(s.day), dusk, kept)
        self._deaths(dusk, night=s.phase == "night")
        self._marks(dusk)
        if self._ended():
            return
        if s.phase == "night":
            self._begin_night(s.day)
        else:
            self._begin_vote(s.round)
        self._go_on()

    # The course of things.

    def _go_on(self) -> None:
        """Ends the phase if it waits for nobody."""
        s = self.s
        while s.phase != "over" and not self.waiting():
            if s.phase == "day":
                self._begin_vote(1)
            elif s.phase == "vote":
                self._count()
            else:
                self._resolve_night()

    def _begin_night(self, day: int) -> None:
        self.emit(ev.PhaseBegan(phase="night", day=day))
        self._specs.clear()

    def _begin_vote(self, round_: int) -> None:
        self.emit(ev.PhaseBegan(phase="vote", day=self.s.day, round=round_))
        self._specs.clear()

    def _position(self) -> Position:
        s = self.s
        return Position(
            s.day, s.seated(), s.living, tuple(s.marks), TRAITS, VERSIONS[s.version], wears=s.wears, dummy=s.dummy,
            sexes=("", *(info.sex for info in s.infos)), options=s.options, foxes=s.foxes,
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
        dusk = Dusk(self._position(), self.plans.dusk, kept, s.votes)
        self._run(self.plans.dusk.on(s.day), dusk, kept)
        received = sorted(dusk.received.items(), key=lambda line: (-line[1], line[0]))
        self.emit(ev.Counted(
            day=s.day, round=s.round, ballots=tuple(ev.Ballot(slip.seat, slip.target, slip.weight) for slip in dusk.slips),
            received=tuple(line for line in received if line[1]), decided=dusk.decided, how=dusk.how or "tie",
        ))
        self._deaths(dusk, night=False)
        self._marks(dusk)
        for seat, result, about, value in dusk.kept:
            self.emit(ev.Told(to=MASTER, result=result, about=about, value=value, day=s.day, keep=(seat,)))
        if dusk.decided:
            if not self._ended():
                self._begin_night(s.day)
        elif not self._ended(revotes_spent=s.round > int(s.options["revotes"])):
            self._begin_vote(s.round + 1)

    def _resolve_night(self) -> None:
        """The night is judged, the morning comes."""
        s = self.s
        day = s.day
        kept = self._lots(f"night.{day}")
        night = Night(self._position(), self.plans.night, kept, self._votes())
        self._run(self.plans.night.on(day), night, kept)
        self._deaths(night, night=True)
        for seat in night.revived:
            self.emit(ev.Revived(seat=seat, day=day))
        self._marks(night)
        self._wills()
        for held in s.kept:
            owners = frozenset(seat for seat in held.keep if s.alive(seat))
            if owners:
                self.emit(ev.Told(to=owners, result=held.result, about=held.about, value=held.value, day=held.day))
        for seat, result, about, value in night.told:
            self.emit(ev.Told(
                to=frozenset((seat,)), result=result, about=about, value=value or COLOURS.get(result, ""), day=day
            ))
        if not night.deaths:
            self.emit(ev.QuietNight(day=day))
        if not self._ended():
            self.emit(ev.PhaseBegan(phase="day", day=day + 1))
            self._specs.clear()

    def _votes(self) -> list[Vote]:
        """Tonight's votes in their order; instant ones were resolved when they were cast."""
        votes = []
        for act in self.s.acts:
            if not act.skipped:
                bearer = self._bearer(act.seat, act.action)
                acting = bearer.get(Acting)
                if acting is not None and acting.instant is None:
                    votes.append(Vote(act.seat, act.action, act.targets, bearer))
        return votes

    def _bearer(self, seat: int, action: str) -> Bearer:
        """Whose ability that is: the seat's role, or a trait of it."""
        acting = self.s.roles[seat].get(Acting)
        if acting is not None and acting.action == action:
            return self.s.roles[seat]
        return next(TRAITS[t] for t, _ in self.s.marks[seat] if (own := TRAITS[t].get(Acting)) and own.action == action)

    def _deaths(self, scene: Stand, night: bool) -> None:
        """Announces the dead: at night in seat order, so that the order tells nothing; followers after those they follow."""
        s = self.s
        day = s.day
        deaths = scene.deaths
        seats = sorted(deaths, key=lambda seat: (deaths[seat] in OWN_LINES, seat)) if night else list(deaths)
        if not seats:
            return
        for seat in seats:
            cause = deaths[seat]
            shown = cause if not night or cause in OWN_LINES else "found_dead"
            self.emit(ev.Died(seat=seat, cause=shown, day=day, night=night))
        dead = frozenset(t for t in range(1, s.n + 1) if not s.alive(t))
        knowing: Audience = dead if self._dead_may_know() else MASTER
        for seat in seats:
            self.emit(ev.Caused(to=knowing, seat=seat, cause=deaths[seat], day=day, night=night, by=scene.by.get(seat, ())))
        if s.options["open_cast"]:
            for reader in sorted(scene.deaths):
                for seat in range(1, s.n + 1):
                    if seat != reader:
                        self.emit(ev.Dealt(to=frozenset((reader,)), seat=seat, role=s.roles[seat].id))
        self._specs.clear()

    def _dead_may_know(self) -> bool:
        """The dead see causes, unless one of them might be called back to tell."""
        return bool(self.s.options["open_cast"]) or Reviving not in self.plans.night.kinds

    def _marks(self, scene: Stand) -> None:
        """Traits lost and gained, and roles changed."""
        s = self.s
        for seat, trait, arg in scene.lost:
            self.emit(ev.Lost(to=shown_to(seat, trait), seat=seat, trait=trait, arg=arg))
        for seat, trait, arg in scene.gained:
            to: Audience = shown_to(seat, trait)
            if trait == "lovers" and to != MASTER and to != PUBLIC:
                to = to | {arg}
            self.emit(ev.Gained(to=to, seat=seat, trait=trait, arg=arg))
        for seat, role in scene.became:
            self.emit(ev.Became(to=frozenset((seat,)), seat=seat, role=role))
        if scene.gained or scene.became:
            self._bind()
            self._specs.clear()
        for to, bond, seats in lovers_introduced([(seat, arg) for seat, trait, arg in scene.gained if trait == "lovers"], s):
            self.emit(ev.Introduced(to=to, bond=bond, seats=seats))

    def _wills(self) -> None:
        s = self.s
        if not s.options["wills"]:
            return
        for seat in list(s.fallen):
            will = s.wills.get(seat)
            if will is not None and (will.text or will.statements) and s.deaths.get(seat) not in SILENT_DEATHS:
                self.emit(ev.WillRead(seat=seat, text=will.text, statements=will.statements))

    def _ended(self, revotes_spent: bool = False) -> bool:
        """Judges the village; says whether it is over."""
        s = self.s
        now = Standing(s.roles, s.marks, s.living)
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


NO_PLANS = plans(frozenset())
HEAVEN = ActionSpec(id="say", kind="say", channels=("heaven",))
WILL = ActionSpec(id="will", kind="will")


def deal(setup: Setup, lots: Lots) -> dict[int, str]:
    """Who gets which role: fixed seats first, then the dummy (never a barred role), then the others in seat order."""
    left = dict(sorted(setup.cast.items()))
    dealt: dict[int, str] = {}
    for seat, role in sorted(setup.fixed.items()):
        dealt[seat] = role
        left[role] -= 1
    n = len(setup.seats)
    order = [n, *range(1, n)] if setup.options.get("dummy") else list(range(1, n + 1))
    for at, seat in enumerate(order):
        if seat in dealt:
            continue
        barred = at == 0 and bool(setup.options.get("dummy"))
        weights = [0 if barred and not may_be_dummy(ROLES[role]) else count for role, count in left.items()]
        possible = [index for index, weight in enumerate(weights) if weight]
        index = possible[0] if len(possible) == 1 else lots.draw(weights, "deal", seat)
        role = list(left)[index]
        dealt[seat] = role
        left[role] -= 1
    return dealt


def introductions(roles: list[Role]) -> list[tuple[frozenset[int], str, tuple[int, ...]]]:
    """Who knows whom from the start: (to whom, bond, the seats in it)."""
    members: dict[str, list[int]] = {}
    for seat in range(1, len(roles)):
        bond = roles[seat].get(Bond)
        if bond is not None:
            members.setdefault(bond.name, []).append(seat)
    found = []
    for name, seats in members.items():
        seers = [t for t in range(1, len(roles)) if (seeing := roles[t].get(Seeing)) and seeing.bond == name]
        found.append((frozenset((*seats, *seers)), name, tuple(seats)))
    return found


def lovers_introduced(struck: list[tuple[int, int]], s: State) -> list[tuple[frozenset[int], str, tuple[int, ...]]]:
    """Lovers learn each other, and the one who made them learns both. Each is told of all lovers it now knows."""
    found = []
    if not struck:
        return found
    for seat in sorted({seat for seat, _ in struck} | {cupid for _, cupid in struck}):
        mine = {arg for trait, arg in s.marks[seat] if trait == "lovers"} | {c for _, c in struck if c == seat}
        known = tuple(t for t in range(1, s.n + 1) if any(trait == "lovers" and arg in mine for trait, arg in s.marks[t]))
        found.append((frozenset((seat,)), "lovers", known))
    return found


def shown_to(seat: int, trait: str) -> Audience:
    """Who sees that *seat* carries *trait*."""
    return frozenset((seat,)) if TRAITS[trait].shown else MASTER


def traced(note: Note, day: int) -> ev.Traced:
    """A note of the explaining reader as an event: the verdict of an effect is `effect:what` (`killed:wolf_killed`)."""
    return ev.Traced(
        to=MASTER, day=day, step=note.step, actor=note.seat, target=note.target,
        verdict=f"{note.verdict}:{note.what}" if note.what else note.verdict, odds=note.odds, drawn=note.drawn,
    )
