"""What nobody at a table should ever do. Found in the log of a finished game; each finding is one line of text.

Votes for the dead, contradictions of one's own claim, results that cannot be, a partner named by accident, the same
words twice.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.factions import WOLF, kind_of
from ai.reading import as_heard
from engine import catalogue
from engine import events as ev
from engine.events import AnyEvent
from engine.speech import Statement

_PUBLIC = "talk"
_HIDDEN = ("whisper_", "channel_other")


def blunders(events: Sequence[AnyEvent]) -> list[str]:
    """All blunders in *events* (a whole game as the master sees it)."""
    return [*_votes(events), *_words(events), *_stories(events)]


def _votes(events: Sequence[AnyEvent]) -> list[str]:
    found: list[str] = []
    alive: set[int] = set()
    for event in events:
        match event:
            case ev.Opened():
                alive = set(range(1, len(event.seats) + 1))
            case ev.Died():
                alive.discard(event.seat)
            case ev.Revived():
                alive.add(event.seat)
            case ev.Voted():
                if event.target not in alive or event.seat not in alive:
                    found.append(f"day {event.day}: {event.seat} votes for the dead {event.target}")
            case _:
                pass
    return found


def _words(events: Sequence[AnyEvent]) -> list[str]:
    found: list[str] = []
    spoken: set[tuple[int, tuple[str, ...], tuple[Statement, ...]]] = set()
    wolves: dict[int, str] = {e.seat: e.role for e in events if isinstance(e, ev.Dealt)}
    for event in events:
        if not isinstance(event, ev.Said) or event.channel != _PUBLIC:
            continue
        plain = tuple(as_heard(s) for s in event.statements)
        key = (event.seat, event.wording, plain)
        if event.wording and event.wording != ("",) and key in spoken:
            found.append(f"day {event.day}: {event.seat} repeats itself: {event.wording[0]}")
        spoken.add(key)
        for statement in event.statements:
            if statement.type.startswith(_HIDDEN):
                found.append(f"day {event.day}: {event.seat} whispers aloud: {statement.type}")
            if statement.type in ("claim", "counter_claim") and wolves.get(event.seat) == statement.role == "werewolf":
                found.append(f"day {event.day}: {event.seat} admits being a wolf")
            if statement.target == event.seat and statement.type in ("suspect", "report", "vote_plan", "vote_switch"):
                found.append(f"day {event.day}: {event.seat} speaks of itself: {statement.type}")
    return found


def _shows_as_wolf(ruleset: str, role: str) -> bool:
    """Whether some honest result may call *role* a wolf."""
    facts = catalogue.role(ruleset, role)
    return kind_of(ruleset, role) == WOLF or facts.seen_as == "werewolf" or facts.medium_as == "wolf"


def _stories(events: Sequence[AnyEvent]) -> list[str]:
    found: list[str] = []
    claims: dict[int, str] = {}
    reports: dict[tuple[int, str, int], tuple[int, str]] = {}
    about: dict[tuple[int, str, int], str] = {}
    read: set[int] = set()
    """Whom a medium may have read: in Shikigami those executed, in Survival all who left play."""
    died: dict[int, tuple[int, bool]] = {}
    wolves, perks = 0, False
    for event in events:
        match event:
            case ev.Opened():
                wolves = sum(n for role, n in event.cast.items() if _shows_as_wolf(event.ruleset, role))
                wolves *= "hati" not in event.cast  # whose mark makes anybody a wolf
                perks = event.ruleset == "survival"
            case ev.Counted():
                if event.decided:
                    read.add(event.decided)
            case ev.Died():
                died[event.seat] = (event.day, event.night)
                if perks:
                    read.add(event.seat)
            case ev.Revived():
                died.pop(event.seat, None)
            case ev.Said():
                if event.channel != _PUBLIC or not event.seat:
                    continue  # in the dark nobody knows whose story it is
                for s in event.statements:
                    if s.type in ("claim", "counter_claim"):
                        before = claims.get(event.seat)
                        if before is not None and before != s.role:
                            found.append(f"day {event.day}: {event.seat} claims {s.role} after {before}")
                        claims[event.seat] = s.role
                    elif s.type == "retract":
                        claims.pop(event.seat, None)
                    elif s.type == "report":
                        why = _bad_report(event, s, {} if perks else reports, about, read, died, claims, wolves)
                        if why:
                            found.append(f"day {event.day}: {event.seat} reports {s.kind} {s.target} {s.value}: {why}")
            case _:
                pass
    return found


def _bad_report(
    said: ev.Said,
    s: Statement,
    reports: dict[tuple[int, str, int], tuple[int, str]],
    about: dict[tuple[int, str, int], str],
    read: set[int],
    died: dict[int, tuple[int, bool]],
    claims: dict[int, str],
    wolves: int,
) -> str:
    """Why the report *s* cannot be, or empty. *reports* are those of one reading a night; perks give more."""
    key = (said.seat, s.kind, s.night)
    told = (s.target, s.value)
    if key in reports and reports[key] != told:
        return "another result for the same night"
    if about.get((said.seat, s.kind, s.target), s.value) != s.value:
        return "another value for the same seat"
    reports[key] = told
    about[(said.seat, s.kind, s.target)] = s.value
    if s.target == said.seat:
        return "about itself"
    if s.night >= said.day:
        return "a night that has not been"
    if said.seat not in claims:
        return "without a claim"
    if s.kind == "medium" and s.target not in read:
        return "not executed"
    if s.kind == "divined" and s.target in died:
        day, night = died[s.target]
        if day < s.night or (day == s.night and not night):
            return "dead by then"
    blacks = {t for (seat, _kind, t), v in about.items() if seat == said.seat and v == "werewolf"}
    if wolves and len(blacks) > wolves:
        return "more wolves than there are"
    return ""
