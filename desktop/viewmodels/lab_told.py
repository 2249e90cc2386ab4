"""What the lab found, in words: the ways as rows, the steps of one way, the acts of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ai.personas import PERSONAS, seat_name
from desktop import why
from desktop.narrate import Narrator
from desktop.nightwork import Way, Ways
from desktop.text import Catalogue
from desktop.viewmodels import whyrows
from desktop.viewmodels.lab_scenes import LabDraft, LabSeat
from engine import events as ev
from engine.events import MASTER, SeatInfo
from engine.views import View


def portrait(seat: LabSeat, index: int) -> str:
    """The face of a seat: its persona's, or one by its place where the file names people of its own."""
    who = next((who for who in PERSONAS if who.id == seat.persona), PERSONAS[index % len(PERSONAS)])
    return who.portrait


def view_of(draft: LabDraft) -> View:
    """An onlooker's view of the seats, for telling about them."""
    view = View(0)
    seats = tuple(SeatInfo(name=seat.name, persona=seat.persona) for seat in draft.seats)
    view.apply(ev.Opened(ruleset="shikigami", version=draft.version, seats=seats))
    return view


class Teller:
    """Tells of one draft in one language."""

    def __init__(self, draft: LabDraft, words: Catalogue) -> None:
        self.draft, self.words = draft, words
        self.view = view_of(draft)
        self.narrator = Narrator(self.view, words, numbered=False)

    def name(self, name: str) -> str:
        """The seat called *name* in the file, as it is called here."""
        seat = next((seat for seat in self.draft.seats if seat.name == name), None)
        return name if seat is None else seat_name(SeatInfo(name=seat.name, persona=seat.persona), self.words.language)

    def term(self, kind: str, id: str) -> str:
        return self.narrator.term(kind, id).strip("［］")

    def ballot(self, seat: LabSeat) -> list[dict[str, Any]]:
        """Whom *seat* votes for, as an act of its row; empty for nobody."""
        if not seat.vote:
            return []
        return [{"action": self.words.of("lab-day-vote"), "passed": False, "targets": [self.name(seat.vote)]}]

    # -- the ways ----------------------------------------------------------------------------------------------------

    def way(self, way: Way) -> dict[str, Any]:
        """`p` (0 to 1), `percent`, `fraction`, `headline`, `note`, `tone` (`good`, `bad`, `mixed`)."""
        p = Fraction(way.p)
        deaths = [self._out("death", seat, cause=self.term("cause", cause)) for seat, cause in way.deaths.items()]
        notes = [self._out("told", seat, what=self.result(one)) for seat, told in way.results.items() for one in told]
        for kind, changed in (("gained", way.gained), ("lost", way.lost)):
            notes += [self._out(kind, seat, what=self.term("trait", one)) for seat in changed for one in changed[seat]]
        join = self.words.of("story-separator")
        if way.decided != "" and way.decided not in way.deaths:
            deaths.insert(0, self._verdict(way.decided))
        return {
            "p": float(p), "percent": self.percent(p), "fraction": f"{p.numerator}/{p.denominator}",
            "headline": join.join(deaths) or self.words.of("lab-quiet"), "note": join.join(notes),
            "tone": "good" if not way.deaths else "mixed" if notes else "bad",
        }  # fmt: skip

    def _verdict(self, decided: str | None) -> str:
        """How a count ended whose choice does not die of it."""
        if decided is None:
            return self.words.of("lab-day-again")
        return self.words.of("lab-day-decided", name=self.name(decided))

    def _out(self, kind: str, seat: str, **words: str) -> str:
        return self.words.of(f"lab-out-{kind}", name=self.name(seat), **words)

    def result(self, told: list[str]) -> str:
        """A result of a scenario (id, about whom, value) in words."""
        about = self.name(told[1]) if len(told) > 1 and told[1] else ""
        what = self.term("result", told[0])
        if len(told) > 2 and told[2]:
            role = self.term("role", told[2])
            about = f"{about} {role if role != told[2] else self.name(told[2])}".strip()
        return self.words.of("lab-out-about", what=what, about=about) if about else what

    @staticmethod
    def percent(p: Fraction) -> str:
        """*p* in per cent, to one place where it is no whole number."""
        value = 100 * p
        if value.denominator == 1:
            return str(value.numerator)
        return f"{float(value):.1f}" if value >= 1 else f"{float(value):.2g}"

    # -- its steps ---------------------------------------------------------------------------------------------------

    def steps(self, way: Way) -> list[dict[str, Any]]:
        """The steps of *way* as rows of `WhyStep`."""
        rows = []
        events = [*self._told(way), *self._counted(way)]
        for event, line in why.tell(way.steps, events, self.view, self.words):
            verdict, _ = why.effect(event)
            rows.append(whyrows.row(line, verdict == "killed", self.view, self.words))
        return rows

    def _told(self, way: Way) -> list[ev.Told]:
        """What seats are told in *way*. Common divination has its colour for a value, as at the table."""
        at = {seat.name: number for number, seat in enumerate(self.draft.seats, 1)}
        return [
            ev.Told(
                to=frozenset((at[seat],)), result=told[0], about=at.get(told[1], 0) if len(told) > 1 else 0,
                value=told[2] if len(told) > 2 else "",
            )
            for seat, those in way.results.items() for told in those
        ]  # fmt: skip

    def _counted(self, way: Way) -> list[ev.Counted]:
        """The count that the steps of a day speak of."""
        at = {seat.name: number for number, seat in enumerate(self.draft.seats, 1)}
        return [ev.Counted(to=MASTER, decided=at[way.decided])] if way.decided else []

    def failed(self, ways: Ways) -> str:
        """Why nothing could be counted."""
        return self.words.of("lab-failed", why=refused(self.words, ways.failed, ways.detail))


def refused(words: Catalogue, reason: str, detail: Mapping[str, object]) -> str:
    """Why the rules or a file refuse a night, in a sentence."""
    for key in (f"lab-refused-{reason}", f"illegal-{reason}"):
        if words.has(key):
            return words.of(key, **detail)
    return words.of("illegal-other")
