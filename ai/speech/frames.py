"""A frame about to be filled: what both languages' realisers work on."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from ai.personas import Persona
from ai.speech.catalogue import Row
from ai.speech.slots import Slots, reason_rows, stance
from engine.speech import Reason, Statement
from engine.views import View


@dataclass(frozen=True, slots=True)
class Frame:
    """*row* to be said by *who* (None: a seat without a persona) with *slots*."""

    row: Row
    slots: Slots
    statement: Statement
    who: Persona | None
    view: View

    def reason(self) -> Reason | None:
        """The reason the frame speaks: the one its row asserts, else the main one."""
        kind = self.row.needs.partition(":")[0]
        for reason in self.slots.because:
            if not kind or reason.kind == kind:
                return reason
        return None

    def reason_key(self, form: str) -> str:
        """The wording of that reason as `clause` or `noun`."""
        why = self.reason()
        keys = reason_rows(why, form, stance(self.statement, why, self.view)) if why else []
        return keys[crc32(f"{self.row.key}/{self.slots.speaker}/{why}".encode()) % len(keys)] if keys else ""
