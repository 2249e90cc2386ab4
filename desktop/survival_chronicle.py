"""A game of Survival from end to end, for those who may know all: day by day and night by night, by stage.

Built from the master's log of an ended game; `chapters` is what the result page tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from desktop import survival_why
from desktop.narrate import Narrator
from desktop.survival_story import host
from desktop.survival_words import option, word
from engine import catalogue
from engine import events as ev
from engine.events import AnyEvent

NIGHT = frozenset({"night", "night_resolve", "dawn"})
"""Phases that belong to the night of their day."""
KEPT = frozenset({"ward", "tyr", "baldr"})
"""Verdicts of an exit that did not come to pass."""
EXITS = frozenset({"settle_apply", "settle_drag", "settle_link"})
MOVES = frozenset({
    "go", "wait", "change", "stay", "move", "gather", "deliver", "hide", "buy", "refund", "show", "harvest", "rest",
    "duel", "step", "watch", "operate", "throw",
})  # fmt: skip
"""What is done in the rounds of the day games: told round by round, not one by one."""
VARIANTS = 3
"""So many ways the epilogue has of each fate."""


@dataclass(frozen=True, slots=True)
class Row:
    """*label*: the stage or the round; *bad*: somebody left play by it."""

    label: str
    text: str
    bad: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """A day, a night or (*kind* `epilogue`) what came after. *heads*: (whom it befell, or 0; sentence)."""

    kind: str
    day: int
    heads: tuple[tuple[int, str], ...]
    rows: tuple[Row, ...]

    @property
    def night(self) -> bool:
        return self.kind == "night"


@dataclass(slots=True)
class _Draft:
    heads: list[tuple[int, str]] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    traced: list[ev.Traced] = field(default_factory=list)


def chapters(log: Sequence[AnyEvent], to: Narrator) -> list[Chapter]:
    """Every day and night of *log* of which there is something to tell, and the epilogue. *to*: an onlooker."""
    told = _Telling(to)
    for event in log:
        told.take(event)
    told.close()
    found = [
        Chapter("night" if night else "day", day, tuple(draft.heads), tuple(_merged(draft.rows)))
        for (day, night), draft in sorted(told.drafts.items()) if draft.heads or draft.rows
    ]
    end = next((event for event in log if isinstance(event, ev.Ended)), None)
    return [*found, epilogue(end, found[-1].day if found else 1, to)] if end is not None else found


def _merged(rows: Iterable[Row]) -> Iterator[Row]:
    """Rows that follow each other with the same words are told once."""
    before: Row | None = None
    for row in rows:
        if row != before:
            yield row
        before = row


class _Telling:
    """Goes through the log and keeps what each day and night has to tell."""

    def __init__(self, to: Narrator) -> None:
        self.to = to
        self.text = to.text
        self.drafts: dict[tuple[int, bool], _Draft] = {}
        self.phase, self.day, self.round = "", 0, 0
        self.game = ""
        self.moves: dict[int, str] = {}
        self.rooms: dict[str, list[int]] = {}
        self.ballots: dict[int, list[int]] = {}
        self.dealt: set[int] = set()

    def take(self, event: AnyEvent) -> None:
        match event:
            case ev.PhaseBegan():
                self._turn(event)
            case ev.Dealt():
                self.dealt.add(event.seat)
            case ev.Shown(scene="day_game", key="game"):
                self.game = str(event.value)
                self._row(self.text.of("survival-chronicle-game"), self.to.term("daygame", self.game))
            case ev.Shown() if self.phase == "day_game_result" and event.to == ev.PUBLIC:
                self._outcome(event)
            case ev.Gained() if self.phase == "day_game_result":
                self._outcome(event)
            case ev.Acted():
                self._acted(event)
            case ev.Voted():
                self.ballots.setdefault(event.seat, []).append(event.target)
            case ev.Counted():
                self._counted(event)
            case ev.Traced():
                self._traced(event)
            case ev.Caused():
                head = self.text.of(f"survival-head-{event.cause}", name=self.to.name(event.seat))
                self._draft(event.day, event.night).heads.append((event.seat, head))
            case ev.Revived():
                head = self.text.of("survival-head-returned", name=self.to.name(event.seat))
                self._now().heads.append((event.seat, head))
            case ev.Became() if event.to != ev.PUBLIC or event.seat:
                role = self.to.term("role", event.role)
                self._now().heads.append(
                    (event.seat, self.text.of("survival-head-became", name=self.to.name(event.seat), role=role))
                )
            case ev.QuietNight():
                draft = self._draft(event.day, True)
                draft.heads.insert(0, (0, survival_why.quiet(draft.traced, self.to)))

    def close(self) -> None:
        """After the last event."""
        self._flush()

    def _draft(self, day: int, night: bool) -> _Draft:
        return self.drafts.setdefault((day, night), _Draft())

    def _now(self) -> _Draft:
        return self._draft(self.day, self.phase in NIGHT)

    def _row(self, label: str, text: str, bad: bool = False) -> None:
        self._now().rows.append(Row(label, text, bad))

    def _turn(self, event: ev.PhaseBegan) -> None:
        self._flush()
        self.phase, self.day, self.round = event.phase, event.day, event.round
        if event.phase == "vote":
            self.ballots = {}

    def _flush(self) -> None:
        """What was done in a round or a window stands in one row."""
        of, join = self.text.of, self.text.of("survival-chronicle-join").join
        if self.moves:
            items = (of("survival-chronicle-move", name=self.to.name(s), what=w) for s, w in self.moves.items())
            self._row(of("survival-chronicle-round", round=self.round), join(items))
        if self.rooms:
            items = (
                of("survival-chronicle-move", name=word(room, self.text), what=self.to.names(seats))
                for room, seats in self.rooms.items()
            )
            self._row(of("survival-chronicle-rooms"), join(items))
        self.moves, self.rooms = {}, {}

    def _outcome(self, event: AnyEvent) -> None:
        if line := self.to.line(event):
            self._row(self.text.of("survival-chronicle-result"), line)

    def _acted(self, event: ev.Acted) -> None:
        if event.action.startswith(("call.", "use_perk.")):
            return  # the stages tell of these
        if event.action == "go_room":
            for room in event.picks.get("room", ()):
                self.rooms.setdefault(room, []).append(event.seat)
        elif self.phase == "day_game" and event.action in MOVES:
            self.moves[event.seat] = self._what(event, named=True)
        elif self.phase not in NIGHT or event.action in ("nominate", "decline_raid", "hide_heart", "sniff"):
            what = self._what(event)
            name = self.to.name(event.seat)
            self._row(
                self.to.action(event.action),
                self.text.of("survival-chronicle-move", name=name, what=what) if what else name,
            )

    def _what(self, event: ev.Acted, named: bool = False) -> str:
        """What was chosen; with *named* the name of a move for which nothing is chosen."""
        names = {seat: self.to.name(seat) for seat in self.to.view.everyone}
        chosen = [names[seat] for seat in event.targets if seat in names]
        for field_, picked in event.picks.items():
            chosen += [option(field_, thing, self.text, names) for thing in picked]
        if not chosen and named:
            return self.to.action(event.action)
        return self.text.of("story-separator").join(chosen)

    def _counted(self, event: ev.Counted) -> None:
        sep = self.text.of("story-separator")
        label = self.text.of("survival-chronicle-runoff" if event.round > 1 else "survival-chronicle-vote")
        self._row(label, self.to.line(event).split("\n")[0])
        items = (
            self.text.of("story-ballot-item", name=self.to.name(voter), target=self.to.names(t for t in targets if t))
            for voter, targets in sorted(self.ballots.items()) if any(targets)
        )
        if said := sep.join(items):
            self._row(self.text.of("survival-chronicle-ballots"), said)
        self.ballots = {}

    def _traced(self, event: ev.Traced) -> None:
        draft = self._draft(event.day or self.day, self.phase in NIGHT)
        draft.traced.append(event)
        bad = event.step in EXITS and event.verdict.partition(":")[0] not in KEPT
        stage = survival_why.stage(event, self.to)
        before = draft.traced[-2] if len(draft.traced) > 1 else None
        alike = [event]
        if before and event.step == "vote_tally" and (before.step, before.verdict) == (event.step, event.verdict):
            alike = [one for one in draft.traced if (one.step, one.verdict) == (event.step, event.verdict)]
            draft.rows.pop()
        names = self.to.names(dict.fromkeys(one.target for one in alike if one.target))
        draft.rows.append(Row(stage, survival_why.sentence(event, self.to, names), bad))


def epilogue(end: ev.Ended, day: int, to: Narrator) -> Chapter:
    """What became of everybody: who stayed, who returned, who was forgotten; a line each, by seat."""
    of, rows = to.text.of, []
    for seat, role in sorted(end.roles.items()):
        fate = _fate(seat, role, end, to)
        key = f"survival-epilogue-{end.camp}-{fate}-{seat % VARIANTS + 1}"
        line = of(key, name=to.name(seat), host=host(to))
        rows.append(Row(to.name(seat), line))
    gone = [seat for seat in sorted(end.roles) if seat not in to.view.alive]
    heads = [(0, of(f"survival-epilogue-{end.camp}"))]
    if end.camp == "village" and gone:
        heads.append((0, of("survival-story-epilogue-returned", names=to.names(gone))))
    return Chapter("epilogue", day, tuple(heads), tuple(rows))


def _fate(seat: int, role: str, end: ev.Ended, to: Narrator) -> str:
    camp = catalogue.role("survival", role).camp
    if camp != "village":
        return "wolf" if camp == "wolf" else "vampire"
    return "stayed" if seat in to.view.alive else "gone"
