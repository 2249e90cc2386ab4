"""The seat cards: what one seat's view lets its player see of every seat."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field

from ai.personas import PERSONAS, persona, seat_name
from ai.reading import Reading
from desktop.text import Catalogue
from desktop.viewmodels import glyphs, table_survival
from engine.events import SeatInfo
from engine.views import View

SEALS = frozenset({
    "found_dead", "vote_killed", "wolf_killed", "hungry_wolf_killed", "spell_killed", "cursed", "poisoned", "hunted",
    "lovers_followed", "fox_followed", "sudden_death", "suicide",
})  # fmt: skip
"""Causes of death with a seal of their own (`table-seal-…`); any other shows that of `found_dead`."""
TENSE_FROM = 3
"""From so many accusers on a face shows that it is uneasy."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat card. *seat* from 1; *pick* is the order of picking, 0 for none; *votes* −1 before a count."""

    seat: int
    name: str
    portrait: str
    mood: str
    alive: bool
    you: bool
    glyph: str
    line: str
    strong: bool
    seal: str
    when: str
    marks: list[dict[str, object]]
    more: int
    suspicion: int
    speaking: bool
    voted: bool
    pick: int
    selectable: bool
    barred: bool
    votes: int
    tied: bool
    revived: bool
    back: str
    """The seal of who came back, in a word."""
    vines: bool
    """Silenced: vines lie over the portrait."""
    order: str
    """The places of the seat among the picks; with several slips it may have several."""
    label: str


@dataclass(slots=True)
class Stage:
    """What happens on the stage just now, beside what the view knows."""

    speaking: int = 0
    mood: str = ""
    picks: tuple[int, ...] = ()
    targets: Set[int] = frozenset()
    barred: Mapping[int, str] = field(default_factory=dict)
    """Seat → reason id; all other seats are barred too while *choosing*, without words."""
    choosing: bool = False
    votes: Mapping[int, int] = field(default_factory=dict)
    """Seat → votes received, in a count that is being shown."""
    ballots: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Voter → for whom, a seat as often as it got a slip."""
    tied: Set[int] = frozenset()
    revived: Set[int] = frozenset()


def portraits(seats: tuple[SeatInfo, ...]) -> dict[int, str]:
    """Seat → portrait id. A seat without a persona gets a face nobody else at the table has."""
    worn = {s.persona: found.portrait for s in seats if (found := persona(s.persona))}
    spare = iter([p.portrait for p in reversed(PERSONAS) if p.portrait not in worn.values()] or ["p24"])
    last = "p24"
    faces: dict[int, str] = {}
    for i, info in enumerate(seats, 1):
        if info.persona in worn:
            faces[i] = worn[info.persona]
        else:
            last = next(spare, last)
            faces[i] = last
    return faces


def accusers(reading: Reading) -> dict[int, int]:
    """Seat → how many living seats speak against it today."""
    against: dict[int, set[int]] = {}
    for line in reading.today:
        said = line.said
        if said.type in ("suspect", "vote_plan", "request_vote", "vote_switch") and line.seat in reading.alive:
            for others in against.values():
                others.discard(line.seat) if said.type != "suspect" else None
            against.setdefault(said.target, set()).add(line.seat)
    return {seat: len(by) for seat, by in against.items() if by}


def rows(view: View, reading: Reading, stage: Stage, text: Catalogue) -> list[SeatRow]:
    """All seat cards in the order of seats."""
    faces = portraits(view.seats)
    counts = accusers(reading) if view.phase in ("day", "discussion", "vote") else {}
    return [_row(seat, view, reading, stage, text, faces[seat], counts.get(seat, 0)) for seat in view.everyone]


def _row(
    seat: int, view: View, reading: Reading, stage: Stage, text: Catalogue, portrait: str, suspicion: int
) -> SeatRow:
    alive = seat in view.alive
    name = seat_name(view.seats[seat - 1], text.language)
    survival = view.ruleset == "survival"
    vines = survival and alive and table_survival.silenced(seat, view)
    revived = seat in stage.revived or (survival and alive and seat in table_survival.returned(view))
    glyph, line, strong = _second_line(seat, view, reading, stage, text)
    if vines and not strong:
        line, strong = text.of("survival-seat-silenced"), True
    seal, when = ("", "") if alive else _band(seat, view, text)
    marks = _marks(seat, view, reading, text)
    choosable = stage.choosing and seat in stage.targets
    barred = stage.choosing and not choosable and alive
    mood = _mood(seat, stage, marks, suspicion) if alive else "neutral"
    spoken = [f"{seat} {name}"]
    spoken += [text.of("table-you")] if seat == view.body else []
    spoken += [f"{seal} {when}"] if not alive else []
    spoken += [line] if line else []
    spoken += [text.of("survival-seat-silenced")] if vines and text.of("survival-seat-silenced") != line else []
    spoken += [text.of("survival-seat-returned")] if survival and revived else []
    spoken += [text.of("table-a11y-suspected", n=suspicion)] if suspicion else []
    spoken += [str(mark["said"]) for mark in marks]
    spoken += [text.of("table-a11y-picked", n=stage.picks.index(seat) + 1)] if seat in stage.picks else []
    spoken += [text.of("table-a11y-voted")] if seat in view.voted and view.phase == "vote" else []
    return SeatRow(
        seat=seat,
        name=name,
        portrait=portrait,
        mood=mood,
        alive=alive,
        you=seat == view.body,
        glyph=glyph,
        line=line,
        strong=strong,
        seal=seal,
        when=when,
        marks=marks[:2],
        more=max(0, len(marks) - 2),
        suspicion=suspicion if alive else 0,
        speaking=seat == stage.speaking and alive,
        voted=view.phase == "vote" and seat in view.voted and not stage.votes,
        pick=stage.picks.index(seat) + 1 if seat in stage.picks else 0,
        selectable=choosable,
        barred=barred,
        votes=stage.votes.get(seat, -1),
        tied=seat in stage.tied,
        revived=revived,
        back=text.of("survival-seal-back" if survival else "table-revived-seal") if revived else "",
        vines=vines,
        order=text.of("table-dot").join(str(n) for n, picked in enumerate(stage.picks, 1) if picked == seat),
        label=text.of("table-comma").join(spoken),
    )


def _second_line(seat: int, view: View, reading: Reading, stage: Stage, text: Catalogue) -> tuple[str, str, bool]:
    if targets := stage.ballots.get(seat):
        said = [
            text.of("table-ballot", seat=target, name=seat_name(view.seats[target - 1], text.language))
            for target in dict.fromkeys(targets)
        ]
        return "", text.of("table-comma").join(said), True
    if stage.choosing and seat in view.alive and seat not in stage.targets and (why := stage.barred.get(seat)):
        return "", text.of(f"table-barred-{why}") if text.has(f"table-barred-{why}") else _reason(why, text), False
    if view.ended and (role := view.ended.roles.get(seat)):
        return glyphs.role(role, view.ruleset), role_name(role, view, text), True
    if claim := reading.claims.get(seat):
        role = claim.said.role
        return glyphs.role(role, view.ruleset), role_name(role, view, text), True
    if seat not in view.alive:
        return "", "", False
    if view.seats[seat - 1].dummy:
        return "", text.of("table-no-claim"), False
    if seat == view.seat and view.phase == "day":
        return "", text.of("table-talk-left", n=talk_left(seat, view, reading)), False
    return "", text.of("table-no-claim"), False


def _reason(why: str, text: Catalogue) -> str:
    return text.of(f"illegal-{why}") if text.has(f"illegal-{why}") else text.of("table-barred-other")


def talk_left(seat: int, view: View, reading: Reading) -> int:
    """How many utterances *seat* has left today."""
    most = int(view.options.get("talk", 8))
    return max(0, most - reading.spoken.get(seat, 0))


def role_name(role: str, view: View, text: Catalogue) -> str:
    """The name of *role* in the rule set of the game."""
    key = f"{view.ruleset or 'shikigami'}-role-{role}"
    return text.of(key) if text.has(key) else role


def _band(seat: int, view: View, text: Catalogue) -> tuple[str, str]:
    death = view.deaths.get(seat)
    if view.ruleset == "survival":
        seal = text.of("survival-seal-exit")
        if death is None:
            return seal, ""
        return seal, text.of("table-died-night" if death.night else "table-died-day", day=death.day)
    if death is None:
        return text.of("table-seal-found_dead"), ""
    cause = death.cause if death.cause in SEALS else "found_dead"
    return text.of(f"table-seal-{cause}"), text.of(
        "table-died-night" if death.night else "table-died-day", day=death.day
    )


def _marks(seat: int, view: View, reading: Reading, text: Catalogue) -> list[dict[str, object]]:
    """Results about *seat* that were given out, and the viewer's own; the latest first."""
    found = _own_marks(seat, view, text)
    for report in reversed(reading.reports):
        if report.target == seat and report.value in ("human", "werewolf") and report.seat != view.seat:
            black = report.value == "werewolf"
            word = text.of("table-black" if black else "table-white")
            giver = seat_name(view.seats[report.seat - 1], text.language)
            found.append({
                "glyph": glyphs.ARTS.get(report.kind, "crystal-ball"), "word": word, "black": black, "own": False,
                "said": text.of("table-a11y-result", giver=giver, word=word),
            })  # fmt: skip
    return found


def _own_marks(seat: int, view: View, text: Catalogue) -> list[dict[str, object]]:
    """What the viewer was told about *seat* by its own art."""
    found: list[dict[str, object]] = []
    for told in reversed(view.told):
        wolf = told.result == "divined_wolf" or (told.result == "medium_result" and told.value in ("wolf", "werewolf"))
        human = told.result == "divined_human" or (told.result == "medium_result" and told.value == "human")
        if told.about == seat and (wolf or human):
            word = text.of("table-black" if wolf else "table-white")
            art = "medium" if told.result == "medium_result" else "divined"
            found.append({
                "glyph": glyphs.ARTS[art], "word": word, "black": wolf, "own": True,
                "said": text.of("table-a11y-result", giver=text.of("table-you"), word=word),
            })  # fmt: skip
    return found[:1]


def _mood(seat: int, stage: Stage, marks: list[dict[str, object]], suspicion: int) -> str:
    if seat == stage.speaking and stage.mood:
        return stage.mood
    if suspicion >= TENSE_FROM or any(mark["black"] for mark in marks) or seat in stage.tied:
        return "tense"
    if marks:
        return "smile"
    return "neutral"
