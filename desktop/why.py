"""*Why did I die? Why did nobody die?* The steps of a night or vote in words, and a headline for what came of them.

Built from the master's events (`Traced`, `Caused`, `Told`), so it is for an ended game, or for those who may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from desktop import survival_why
from desktop.narrate import Narrator, each_death_once
from desktop.text import Catalogue
from engine import events as ev
from engine.events import AnyEvent
from engine.views import View

BOOKKEEPING = frozenset({"body_taken", "successes"})
"""Marks without a name."""
EFFECTS = ("killed", "told", "gained", "lost", "revived", "proclaimed", "drawn", "became", "borrowed")
KINDS = {
    "killed": ("cause",), "told": ("result",), "gained": ("trait",), "lost": ("trait",), "became": ("role",),
    "proclaimed": ("cause", "result"), "borrowed": ("role", "spell"),
}  # fmt: skip
"""Which table an effect's *what* is named in."""
SAVED = {"guard": "guard", "fox": "fox", "wolf": "wolf", "resist": "resist"}


@dataclass(frozen=True, slots=True)
class WhyLine:
    """One step in words. *seats*: whom it concerns. *odds* (n, of) and *drawn* where chance spoke."""

    step: str
    seats: tuple[int, ...]
    sentence: str
    odds: tuple[int, int] | None = None
    drawn: int = -1


@dataclass(frozen=True, slots=True)
class Scene:
    """One night (or day) explained: what came of it in *headlines*, how in *steps*."""

    day: int
    night: bool
    title: str
    headlines: tuple[WhyLine, ...]
    steps: tuple[WhyLine, ...]
    frame: str = field(default="", repr=False)

    def lines(self) -> Iterator[str]:
        """As text, one line each."""
        yield self.title
        for line in self.headlines:
            yield line.sentence
        for line in self.steps:
            yield self.frame.replace("\x00", line.step).replace("\x01", line.sentence)


def explain(log: Iterable[AnyEvent], view: View, text: Catalogue, *, numbered: bool = True) -> list[Scene]:
    """Every night and vote of *log* in which something happened, in order. Names as *view* sees them, with the seats'
    numbers unless not *numbered*."""
    told = _Teller(Narrator(view, text, numbered=numbered))
    scenes = []
    for (day, night), events in _by_scene(log).items():
        headlines = told.headlines(events, night)
        steps = tuple(
            told.step(event, events) for event in events if isinstance(event, ev.Traced) and worth_telling(event)
        )
        if headlines or steps:
            title = text.of("why-night" if night else "why-day", day=day)
            frame = "  \x01" if view.ruleset == "survival" else text.of("why-line", step="\x00", sentence="\x01")
            scenes.append(Scene(day, night, title, headlines, steps, frame))
    return scenes


def tell(
    steps: Iterable[ev.Traced], told: Iterable[ev.Told | ev.Counted], view: View, text: Catalogue
) -> list[tuple[ev.Traced, WhyLine]]:
    """The *steps* of a night or day of the lab, which was never played, each with its line; names without numbers.

    *told* is what seats were told in it, and by day the count.
    """
    traced = list(steps)
    events: list[AnyEvent] = [*traced, *told]
    teller = _Teller(Narrator(view, text, numbered=False))
    return [(event, teller.step(event, events)) for event in traced if worth_telling(event)]


def explain_night(log: Iterable[AnyEvent], day: int, view: View, text: Catalogue) -> Scene | None:
    """The night that follows day *day*, or `None` where there is nothing to tell of it (yet)."""
    return next((scene for scene in explain(log, view, text) if scene.night and scene.day == day), None)


def _by_scene(log: Iterable[AnyEvent]) -> dict[tuple[int, bool], list[AnyEvent]]:
    """The events that explain, by (day, whether night), in the order of play."""
    found: dict[tuple[int, bool], list[AnyEvent]] = {}
    survival = night = False
    for event in each_death_once(log):
        match event:
            case ev.Opened():
                survival = event.ruleset == "survival"
            case ev.PhaseBegan():
                night = event.phase in ("night", "night_resolve", "dawn")
            case ev.Traced() if survival:
                found.setdefault((event.day, night), []).append(event)
            case ev.Revived() if survival:
                found.setdefault((event.day, night), []).append(event)
            case ev.Caused():
                found.setdefault((event.day, event.night), []).append(event)
            case ev.Traced():
                found.setdefault((event.day, not event.step.startswith("day.")), []).append(event)
            case ev.QuietNight():
                found.setdefault((event.day, True), []).append(event)
            case ev.Told():
                for scene in ((event.day, True), (event.day, False)):
                    if scene in found:
                        found[scene].append(event)
            case ev.Counted():
                found.setdefault((event.day, False), []).append(event)
            case ev.Revived():
                found.setdefault((event.day, True), []).append(event)
            case _:
                pass
    return found


class _Teller:
    """Turns explaining events into sentences."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.text = narrator.text
        self.survival = narrator.view.ruleset == "survival"

    def headlines(self, events: Sequence[AnyEvent], night: bool) -> tuple[WhyLine, ...]:
        """One for each death and return, and one for a night in which nobody died or the prey lived."""
        lines: list[WhyLine] = []
        traced = [event for event in events if isinstance(event, ev.Traced)]
        for event in events:
            if isinstance(event, ev.Caused):
                lines.append(self._death(event))
            elif isinstance(event, ev.Revived):
                by = [t.actor for t in traced if effect(t)[0] == "revived" and t.target == event.seat]
                words = {"name": self.name(event.seat), "by": self.names(by)}
                key = "why-revived" if any(by) else "why-seen-alive"
                lines.append(WhyLine("revival", (event.seat, *filter(None, by)), self.text.of(key, **words)))
        quiet = any(isinstance(event, ev.QuietNight) for event in events)
        if self.survival:
            if night and quiet:
                lines.append(WhyLine("raid", (), survival_why.quiet(traced, self.narrator)))
            return tuple(lines)
        if night and (line := self._attack_failed(traced, quiet)):
            lines.append(line)
        return tuple(lines)

    def step(self, event: ev.Traced, events: Sequence[AnyEvent]) -> WhyLine:
        """What one numbered step did, in a sentence of its own or in the plain one of its effect."""
        if self.survival:
            seats = tuple(dict.fromkeys(seat for seat in (event.actor, event.target) if seat))
            return WhyLine(event.step, seats, survival_why.step(event, self.narrator))
        verdict, what = effect(event)
        actor, target = event.actor, event.target
        named = self._term(verdict, what)
        if verdict == "told" and (told := _told_by(event, what, events)):
            actor, target = event.target, told.about
            named = self.narrator.found(told)
        elif not target and event.step.startswith("day.tie_break"):
            counted = [count for count in events if isinstance(count, ev.Counted)]
            target = counted[-1].decided if counted else 0
        if not actor and event.step.startswith("day."):
            actor = _behind(target, events)
        words = {"actor": self.name(actor), "target": self.name(target), "what": named, "verdict": verdict}
        key = next(key for key in self._keys(event.step, verdict, target) if self.text.has(key))
        sentence = self.text.of(key, **words)
        if event.odds is not None:
            sentence += self._odds(event)
        seats = tuple(dict.fromkeys(s for s in (actor, target, event.actor, *event.seats) if s))
        return WhyLine(event.step, seats, sentence, event.odds, event.drawn)

    def _keys(self, step: str, verdict: str, target: int) -> Iterator[str]:
        yield f"why-{step.replace('.', '-')}-{verdict}"
        if verdict in EFFECTS:
            yield "why-revived-effect" if verdict == "revived" else f"why-{verdict}"
        yield "why-other" if target else "why-other-nobody"

    def _term(self, verdict: str, what: str) -> str:
        for kind in KINDS.get(verdict, ()):
            if (named := self.narrator.term(kind, what)) != what:
                return named
        return what

    def _odds(self, event: ev.Traced) -> str:
        n, of = event.odds or (1, 1)
        if event.drawn in (0, 1) and not (n == 1 and event.drawn > 1):
            key = "why-odds-yes" if event.drawn else "why-odds-no"
            return self.text.of(key, n=n, of=of)
        return self.text.of("why-odds-seat", of=of)

    def _death(self, event: ev.Caused) -> WhyLine:
        if self.survival:
            return WhyLine(event.cause, (event.seat,), self.narrator.line(event))
        words = {
            "name": self.name(event.seat),
            "by": self.names(event.by),
            "cause": self.narrator.term("cause", event.cause),
        }
        keys = [f"why-death-{event.cause}"] if event.by else [f"why-death-{event.cause}-alone"]
        if not event.by and event.cause in ("spell_killed", "cursed", "trapped", "lovers_followed", "fox_followed",
                                            "vote_killed", "no_vote"):  # fmt: skip
            keys.append(f"why-death-{event.cause}")
        keys.append("why-death-other-by" if event.by else "why-death-other")
        key = next(key for key in keys if self.text.has(key))
        return WhyLine(event.cause, (event.seat, *event.by), self.text.of(key, **words))

    def _attack_failed(self, traced: Sequence[ev.Traced], quiet: bool) -> WhyLine | None:
        """Why the wolves' prey lived, or why nobody died at all."""
        for event in traced:
            verdict, _ = effect(event)
            if verdict in EFFECTS or not event.step.startswith("attack."):
                continue
            if event.step == "attack.entry":
                return WhyLine(event.step, (), self.text.of("why-quiet-void")) if quiet else None
            if event.step in ("attack.10",) or (event.step.startswith("attack.after.") and verdict != "dummy"):
                guards = self._guards(traced, event.target)
                words = {"name": self.name(event.target), "by": self.names(guards)}
                key = f"why-{'quiet' if quiet else 'saved'}-{SAVED.get(verdict, 'other')}"
                return WhyLine(event.step, (event.target, *guards), self.text.of(key, **words))
        if quiet and not any(event.step.startswith("attack.after.") for event in traced):
            return WhyLine("attack", (), self.text.of("why-quiet-none"))
        return None

    def _guards(self, traced: Sequence[ev.Traced], target: int) -> list[int]:
        """Who was told that the door held (attack.07), or stood at it by the step's own account."""
        found = [event.actor for event in traced if event.step == "attack.07" and effect(event)[0] == "told"]
        return list(dict.fromkeys(found))

    def name(self, seat: int) -> str:
        return self.narrator.name(seat)

    def names(self, seats: Iterable[int]) -> str:
        return self.narrator.names(seats)


def _behind(target: int, events: Sequence[AnyEvent]) -> int:
    """Whose doing a step of the day is that names nobody: who killed *target*, or else the executed."""
    for event in events:
        if isinstance(event, ev.Caused) and event.seat == target and event.by:
            return event.by[0]
    counted = [event for event in events if isinstance(event, ev.Counted)]
    return counted[-1].decided if counted else 0


def _told_by(event: ev.Traced, result: str, events: Sequence[AnyEvent]) -> ev.Told | None:
    """The telling that a traced step speaks of: to the seat it names, or kept for it until the morning."""
    for told in events:
        if isinstance(told, ev.Told) and told.result == result:
            to = told.to if isinstance(told.to, frozenset) else frozenset(told.keep)
            if event.target in to:
                return told
    return None


def worth_telling(event: ev.Traced) -> bool:
    """Whether a step needs a line: the notice of a failed attack only repeats the verdict of the same step, and some
    marks are the rules' own book-keeping."""
    verdict, what = effect(event)
    if verdict in ("gained", "lost"):
        return what not in BOOKKEEPING
    return not (verdict == "proclaimed" and what.startswith("wolf_failed"))


def effect(event: ev.Traced) -> tuple[str, str]:
    """What a traced step did, and the cause, result or trait it did it with."""
    verdict, _, what = event.verdict.partition(":")
    return verdict, what
