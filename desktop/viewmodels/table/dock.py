"""The voice on the stage and the player's own corner: headline, narration, role."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property

from ai.personas import seat_name
from desktop.narrate import Narrator
from desktop.viewmodels import glyphs, table_votes
from desktop.viewmodels.saved import kanji
from desktop.viewmodels.table.state import State
from desktop.viewmodels.table.village import Village
from desktop.viewmodels.table_log import (
    camp_name,
    counted,
    sentence,
    speaker,
    styled,
    tag,
)
from desktop.viewmodels.table_seats import role_name, talk_left
from engine import events as ev

UNSEEN = -1
"""The seat of a voice whose owner the player cannot see."""


class Dock(Village):
    """What is being said, the lines of the dock, and the role card."""

    @Property("QVariant", notify=State.speech)
    def voice(self) -> dict[str, Any]:
        """What is being said: `seat` (0: nobody, -1: somebody unseen), `name`, `tag`, `text` (styled), `plain`,
        `left`."""
        said, t = self._voice, self._words()
        if said is None:
            return {"seat": 0, "name": "", "tag": "", "text": "", "plain": "", "left": ""}
        name = speaker(said.seat, self._shown, t)
        if isinstance(said, ev.WillRead):
            plain = next((e.text for e in reversed(self._entries()) if self._shown.events[e.event] is said), said.text)
            return {
                "seat": said.seat, "name": name, "tag": t.of("table-tag-will"), "plain": plain, "left": "",
                "text": styled(plain, self._shown, t.language),
            }  # fmt: skip
        plain = sentence(said, self._shown, t.language)
        kind = said.statements[0].type if said.statements else ""
        black = any(s.value == "werewolf" for s in said.statements)
        return {
            "seat": said.seat or UNSEEN, "name": name, "tag": tag(kind, t), "plain": plain,
            "left": t.of("table-left", n=talk_left(said.seat, self._shown, self._reading)) if said.seat else "",
            "text": styled(plain, self._shown, t.language, black),
        }  # fmt: skip

    @Property(str, notify=State.changed)
    def headline(self) -> str:
        """The large line of the dock; empty by day, when the composer stands there."""
        t, view = self._words(), self._shown
        spec = self._spec()
        if view.ended is not None:
            return t.of("table-ended", camp=camp_name(view.ended.camp, view, t))
        if self._count is not None:
            return self._count_line()
        if spec is not None and self._survival:
            return self._action_name(spec)
        if spec is not None:
            key = f"table-lead-{spec.id}"
            return t.of(key if t.has(key) else "table-lead-other", action=self._action_name(spec))
        if self._narration:
            return self._narration[-1][1]
        if view.phase == "night":
            if self._seat and not self.alive:
                return t.of("table-lead-dead")
            return t.of("table-lead-night" if self._may("ready") else "table-lead-asleep")
        if view.phase == "vote":
            return t.of("table-lead-voted" if view.ballot else "table-lead-vote-wait")
        return ""

    def _count_line(self) -> str:
        count, t = self._count, self._words()
        assert count is not None
        if self._survival:
            return Narrator(self._shown, t).line(count).splitlines()[-1]
        if count.decided:
            return t.of("table-lead-decided", **counted(count, self._shown, t)[1])
        level = table_votes.tied(count)
        most = count.received[0][1] if count.received else 0
        numbers = t.of("table-versus").join(kanji(most) if t.language == "ja" else str(most) for _ in level)
        return t.of("table-lead-tied", numbers=numbers)

    @Property(str, notify=State.changed)
    def subline(self) -> str:
        """The small line under the headline."""
        t, view, spec = self._words(), self._shown, self._spec()
        if self._count is not None:
            own = next((b.target for b in self._count.ballots if b.voter == self._seat), 0)
            return (
                t.of("table-sub-own", seat=own, name=seat_name(view.seats[own - 1], t.language))
                if own
                else t.of("table-sub-counted")
            )
        if spec is not None and not spec.targets:
            return ""
        if spec is not None:
            left = spec.most + spec.extra - len(self._picks)
            more = t.of("table-sub-left", n=left) if left else t.of("table-sub-full")
            return f"{more}{t.of('table-gap')}{t.of('table-sub-keys')}"
        if view.phase == "night" and self._may("ready"):
            return t.of("table-sub-night")
        return ""

    @Property("QVariant", notify=State.changed)
    def narration(self) -> list[str]:
        """The lines of this dawn or dusk, in order."""
        return [line for _, line in self._narration]

    @Property("QVariant", notify=State.changed)
    def role(self) -> dict[str, str]:
        """The player's role: `name`, `camp`, `campName`, `glyph`, `about`. Only shown while it is held."""
        view, t = self._shown, self._words()
        role = view.role
        if not role:
            return {"name": "", "camp": "", "campName": "", "glyph": "person", "about": ""}
        from engine import catalogue

        camp = catalogue.role(view.ruleset, role).camp
        about = next((key for key in (f"{view.ruleset}-role-{role}-short", f"{view.ruleset}-about-{role}")
                      if t.has(key)), "")  # fmt: skip
        return {
            "name": role_name(role, view, t), "camp": glyphs.camp(camp), "campName": camp_name(camp, view, t),
            "glyph": glyphs.role(role, view.ruleset), "about": t.of(about) if about else "",
        }  # fmt: skip

    @Property("QVariant", notify=State.changed)
    def secrets(self) -> list[str]:
        """What only this seat knows, in lines: its traits, whom it is bound to, what it was told, the latest last."""
        view = self._shown
        if not self._held or not view.role:
            return []
        narrator = Narrator(view, self._words())
        wanted = (ev.Introduced, ev.Gained, ev.Told, ev.Became)
        lines = [narrator.line(event) for event in view.events if isinstance(event, wanted)]
        return list(dict.fromkeys(line for line in lines if line))[-8:]

    def _get_held(self) -> bool:
        return self._held

    def _set_held(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.changed.emit()

    held = Property(bool, _get_held, _set_held, notify=State.changed)
