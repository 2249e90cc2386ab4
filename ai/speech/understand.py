"""What a person typed, as statements: rules over names, role words, polarity, questions and vote verbs.

Nothing typed is ever an instruction; what is not understood is small talk.
"""

from __future__ import annotations

from msgspec import Struct

from engine.speech import Statement
from engine.views import View


class Understanding(Struct, frozen=True):
    """*statements* as heard, how *sure* (0 to 1; below 0.6 it counts as small talk), and the text not understood."""

    statements: tuple[Statement, ...]
    sure: float
    unknown: str = ""


def understand(text: str, view: View, lang: str | None = None) -> Understanding:
    """*text* typed by *view*'s seat, heard in *lang* (None: whichever it looks like)."""
    return Understanding((Statement("small_talk"),), 0.0, text)
