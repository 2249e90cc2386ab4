"""The village as the page shows it: seats, count, day, sky, end."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from PySide6.QtCore import Property, QObject, Slot

from ai.personas import seat_name
from desktop.viewmodels import glyphs, table_survival, table_votes
from desktop.viewmodels.saved import kanji
from desktop.viewmodels.table.models import ArrowModel, DayModel, LogModel, SeatModel, TallyModel, TurnModel
from desktop.viewmodels.table.state import State
from desktop.viewmodels.table.telling import Telling
from desktop.viewmodels.table_log import (
    camp_name,
)


class Village(Telling):
    """The village: seats, count, day, sky, end."""

    @Property(QObject, constant=True)
    def seats(self) -> SeatModel:
        return self._seats

    @Property(QObject, constant=True)
    def log(self) -> LogModel:
        return self._log

    @Property(QObject, constant=True)
    def arrows(self) -> ArrowModel:
        return self._arrows

    @Property(QObject, constant=True)
    def tally(self) -> TallyModel:
        return self._tally

    @Property(QObject, constant=True)
    def turns(self) -> TurnModel:
        return self._turns

    @Property(QObject, constant=True)
    def days(self) -> DayModel:
        return self._days

    @Property(str, notify=State.changed)
    def countTitle(self) -> str:
        """The title of the count that is shown, empty while none is."""
        if self._count is None or self._shown.ended is not None:
            return ""
        return self._words().of("table-count-title", day=self._count.day, kanji=kanji(self._count.day))

    @Property(bool, notify=State.changed)
    def tiedNow(self) -> bool:
        """Whether in the count that is shown the most votes are shared."""
        if self._count is None or self._count.decided:
            return False
        return not self._survival or self._count.how in table_survival.LEVEL

    @Property(bool, notify=State.changed)
    def revote(self) -> bool:
        """Whether another vote follows the count that is shown."""
        if self._count is None or self._count.decided:
            return False
        return not self._survival or self._count.how == "runoff"

    @Property("QVariant", notify=State.votersChanged)
    def voters(self) -> list[int]:
        """The columns of the history of votes."""
        return self._list("voters", self._voters_now)

    def _voters_now(self) -> list[int]:
        return table_votes.columns(self._shown)

    @Property(int, notify=State.changed)
    def count(self) -> int:
        """How many seats there are."""
        return len(self._shown.seats)

    @Property(int, notify=State.changed)
    def you(self) -> int:
        """The player's seat; 1 for an onlooker, so that somebody sits at the bottom."""
        return self._seat or 1

    @Property(int, notify=State.changed)
    def living(self) -> int:
        return len(self._shown.alive)

    @Property(str, notify=State.changed)
    def longest(self) -> str:
        """The longest name at the table: the ring must have room for it."""
        names = [seat_name(info, self._words().language) for info in self._shown.seats]
        return max(names, key=len, default="")

    @Property(bool, notify=State.changed)
    def onlooker(self) -> bool:
        return self._seat == 0

    @Property(bool, notify=State.changed)
    def alive(self) -> bool:
        return self._seat > 0 and self._shown.lives(self._seat)

    @Property(str, notify=State.changed)
    def phase(self) -> str:
        """`night`, `day`, `vote`, `over` or `setup`."""
        return self._shown.phase

    @Property(str, notify=State.changed)
    def sky(self) -> str:
        """The phase of the look: `night`, `dusk` or `day`."""
        if self._survival:
            return table_survival.sky(self._shown.phase)
        return {"day": "day", "vote": "dusk", "over": "dusk"}.get(self._shown.phase, "night")

    @Property(int, notify=State.changed)
    def day(self) -> int:
        return self._shown.day

    @Property(int, notify=State.changed)
    def moon(self) -> int:
        """The moon of this night, 0 … 7 from the new moon."""
        return self._shown.day % 8

    @Property(str, notify=State.changed)
    def dayTitle(self) -> str:
        if not self._shown.seats:
            return ""  # nothing has been opened yet
        if self._survival:
            key = f"survival-title-{self._shown.phase}"
            return self._words().of(key, day=self._shown.day, kanji=kanji(max(self._shown.day, 1)))
        phase = self._shown.phase if self._shown.phase != "setup" else "night"
        return self._words().of(f"table-day-{phase}", day=self._shown.day, kanji=kanji(max(self._shown.day, 1)))

    @Property(int, notify=State.changed)
    def step(self) -> int:
        """Where on the track of the day we are: 0 night, 1 dawn, 2 talk, 3 vote, 4 execution."""
        if self._survival:
            return table_survival.step(self._shown.phase)
        match self._shown.phase:
            case "day":
                return 2
            case "vote":
                return 4 if self._count is not None and self._count.decided else 3
            case "over":
                return 4
        return 1 if self._narration and not self._specs else 0

    @Property("QVariant", notify=State.stepsChanged)
    def steps(self) -> list[dict[str, str]]:
        """The steps of a day: `id`, `glyph`."""
        return self._list("steps", self._steps_now)

    def _steps_now(self) -> list[dict[str, str]]:
        steps = (*glyphs.STEPS[:-1], table_survival.LAST_STEP) if self._survival else glyphs.STEPS
        return [{"id": name, "glyph": glyph} for name, glyph in steps]

    @Property("QVariantMap", notify=State.changed)
    def weather(self) -> dict[str, str]:
        """Today's weather: `id`, `name`, `about` (what it does), `glyph`, `effect` (what plays); empty for none."""
        view, t = self._shown, self._words()
        today = [one for one in getattr(view, "weather", ()) if t.has(f"{view.ruleset}-weather-{one}")]
        if not today:
            return {}
        from desktop import marks

        key = f"{view.ruleset}-weather-{today[0]}"
        return {
            "id": today[0], "name": t.of(key), "about": t.of(f"{key}-short") if t.has(f"{key}-short") else "",
            "glyph": marks.of("weather", today[0]).glyph, "effect": marks.effect(today[0]),
        }  # fmt: skip

    @Property(bool, notify=State.changed)
    def over(self) -> bool:
        return self._shown.ended is not None

    @Property(str, notify=State.changed)
    def game(self) -> str:
        """The id of the saved game, empty where it is not saved."""
        return getattr(self._feed, "id", "")

    @Property("QVariant", notify=State.changed)
    def ended(self) -> dict[str, Any]:
        """How it ended: `camp`, `campName`, `won` (whether the player did); empty before."""
        end, t = self._shown.ended, self._words()
        if end is None:
            return {}
        return {"camp": end.camp, "campName": camp_name(end.camp, self._shown, t), "won": self._seat in end.winners}

    @Slot(int, result="QVariantMap")
    def card(self, seat: int) -> dict[str, Any]:
        """The fields of *seat*'s card."""
        return asdict(self._seats.rows[seat - 1]) if 0 < seat <= len(self._seats.rows) else {}

    @Slot()
    def replayCount(self) -> None:
        """Draws the latest count again."""
        if self._count is not None:
            self.counting.emit()
