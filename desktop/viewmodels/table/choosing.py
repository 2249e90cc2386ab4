"""What there is to choose, and what is picked so far."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, Slot

from ai.personas import seat_name
from desktop.viewmodels import glyphs, table_survival
from desktop.viewmodels.table.dock import Dock
from desktop.viewmodels.table.state import State
from engine.actions import ActionSpec


class Choosing(Dock):
    """Choosing on the stage."""

    @Property("QVariant", notify=State.choiceChanged)
    def task(self) -> dict[str, Any]:
        """What is to be chosen on the stage: `id` (empty: nothing), `title`, `lead`, `glyph`, `least`, `most`, `ready`,
        `confirm`, `skip` (words of the buttons; no skip: empty), `required`, `seats` (whether seats are chosen) and
        `fields` (see `table_survival.fields`)."""
        return self._list("task", self._task_now)

    def _task_now(self) -> dict[str, Any]:
        spec, t = self._spec(), self._words()
        if spec is None:
            return {
                "id": "", "title": "", "lead": "", "glyph": "", "least": 0, "most": 0, "ready": False, "confirm": "",
                "skip": "", "required": False, "seats": False, "fields": [],
            }  # fmt: skip
        n = len(self._picks)
        confirm = f"table-confirm-{spec.id}"
        about = f"table-about-{spec.id}"
        name = seat_name(self._shown.seats[self._picks[0] - 1], t.language) if n else ""
        return {
            "id": spec.id,
            "title": self._action_name(spec),
            "lead": self._lead(spec, about),
            "glyph": glyphs.action(spec.id),
            "least": spec.least,
            "most": spec.most + spec.extra,
            "ready": n >= max(min(1, spec.most), spec.least)
            and (not spec.must_include or spec.must_include in self._picks)
            and table_survival.complete(spec, self._fields),
            "confirm": self._confirm_words(spec, confirm, n, name),
            "skip": self._skip_words(spec),
            "required": spec.required,
            "seats": bool(spec.targets),
            "fields": table_survival.fields(spec, self._fields, self._shown, t) if spec.fields else [],
        }

    def _lead(self, spec: ActionSpec, about: str) -> str:
        """The line under the title of what is to be done."""
        t = self._words()
        if spec.extra:
            return t.of("survival-about-slips", n=spec.extra + 1)
        if self._survival and not spec.targets:
            return ""
        if t.has(about):
            return t.of(about)
        return t.of("survival-about-seats" if self._survival else "table-about-other", least=spec.least, most=spec.most)

    def _confirm_words(self, spec: ActionSpec, confirm: str, n: int, name: str) -> str:
        t = self._words()
        if self._survival and not (n and spec.kind == "vote"):
            return t.of("survival-confirm", action=self._action_name(spec))
        if spec.extra and n > 1:
            return t.of("survival-confirm-slips", n=n)
        return t.of(confirm if t.has(confirm) else "table-confirm-other", n=n, name=name)

    def _skip_words(self, spec: ActionSpec) -> str:
        """What the button beside the confirming one says: in Survival it ends the window, or turns back to talking."""
        t = self._words()
        if not self._survival:
            return t.of("table-skip") if spec.may_skip else ""
        if spec.required:
            return ""
        return t.of("survival-later" if self._later() else "survival-enough")

    def _later(self) -> bool:
        """Whether leaving what may be done does not end the window."""
        return self._shown.phase in table_survival.TALKING or not self._may("ready")

    @Property("QVariant", notify=State.choiceChanged)
    def facts(self) -> list[str]:
        """What lies on the board, a line each; empty where nothing does."""
        return self._list("facts", self._facts_now)

    def _facts_now(self) -> list[str]:
        return table_survival.facts(self._shown, self._words()) if self._survival else []

    @Property(bool, notify=State.changed)
    def offered(self) -> bool:
        """Whether there is something to be done to which the player has not turned."""
        return self._survival and self._aside and self._count is None and bool(self._choices())

    @Slot(str, str)
    def choose(self, field: str, thing: str) -> None:
        """Presses *thing* in *field* of what is to be chosen."""
        spec = self._spec()
        for one in spec.fields if spec is not None else ():
            if one.name == field:
                self._fields[field] = table_survival.put(one, self._fields.get(field, []), thing)
                self._refresh()

    @Slot(str)
    def unchoose(self, field: str) -> None:
        """Takes the latest choice of *field* back."""
        if self._fields.get(field):
            self._fields[field] = self._fields[field][:-1]
            self._refresh()

    @Slot(int)
    def drop(self, place: int) -> None:
        """Takes back the pick at *place* (from 0)."""
        spec = self._spec()
        if spec is not None and 0 <= place < len(self._picks):
            self._picks = [] if spec.path else [*self._picks[:place], *self._picks[place + 1:]]
            self._refresh()

    def _get_aside(self) -> bool:
        return self._aside

    def _set_aside(self, aside: bool) -> None:
        if aside != self._aside:
            self._aside = aside
            self._refresh()

    aside = Property(bool, _get_aside, _set_aside, notify=State.changed)
    """Whether the player has turned from choosing to talking for a while."""

    @Property("QVariant", notify=State.choiceChanged)
    def tasks(self) -> list[dict[str, str]]:
        """All there is to choose tonight, to change between."""
        return self._list("tasks", self._tasks_now)

    def _tasks_now(self) -> list[dict[str, str]]:
        return [{"id": spec.id, "title": self._action_name(spec)} for spec in self._choices()]

    @Slot(str)
    def chooseTask(self, task: str) -> None:
        """Turns to another of the `tasks`."""
        if task != self._task:
            self._take_up(task)
            self._refresh()

    @Property("QVariant", notify=State.choiceChanged)
    def picks(self) -> list[dict[str, Any]]:
        """The seats picked so far, in order: `seat`, `name`, `portrait`, `line`."""
        return self._list("picks", self._picks_now)

    def _picks_now(self) -> list[dict[str, Any]]:
        cards = self._seats.rows
        return [
            {"seat": s, "name": cards[s - 1].name, "portrait": cards[s - 1].portrait, "line": cards[s - 1].line}
            for s in self._picks
        ]

    @Slot(int)
    def pick(self, seat: int) -> None:
        """Picks *seat*, or takes the pick back. With one to choose, another pick replaces it."""
        spec = self._spec()
        if spec is None:
            return
        most = spec.most + spec.extra
        if spec.path:
            self._walk(spec, seat)
        elif spec.extra and seat in spec.targets and len(self._picks) < most:
            self._picks.append(seat)
        elif seat in self._picks:
            self._picks.remove(seat)
        elif seat not in spec.targets:
            why = dict(spec.barred).get(seat, "target")
            self.refused.emit(self._refusal(why))
            return
        elif len(self._picks) < most:
            self._picks.append(seat)
        elif spec.most == 1:
            self._picks = [seat]
        else:
            self.refused.emit(self._words().of("table-enough", n=spec.most))
            return
        self._refresh()

    def _walk(self, spec: ActionSpec, seat: int) -> None:
        """Picks the whole walk to *seat*, where it may end; or takes it back."""
        from engine import catalogue

        if seat not in spec.ends:
            self.refused.emit(self._refusal(dict(spec.barred).get(seat, "target")))
            return
        way = list(catalogue.walks(self._shown.body, len(self._shown.seats)).get(seat, ()))
        self._picks = [] if self._picks == way else way

    @Slot()
    def undo(self) -> None:
        """Takes the latest pick back."""
        if self._picks:
            spec = self._spec()
            self._picks = [] if spec is not None and spec.path else self._picks[:-1]
            self._refresh()
