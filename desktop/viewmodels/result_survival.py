"""What the result page says of a game of Survival: its own words for the end, and its days and nights in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop import survival_chronicle
from desktop.narrate import Narrator
from desktop.survival_chronicle import Chapter
from desktop.text import Catalogue
from desktop.viewmodels.saved import kanji
from desktop.viewmodels.whyrows import NO_CHANCE, capital
from engine import events as ev
from engine.events import AnyEvent
from engine.setup import Setup
from engine.views import View


def chapters(log: Sequence[AnyEvent], view: View, text: Catalogue) -> list[Chapter]:
    """The days, nights and the epilogue, in order. *view*: an onlooker's, at the end."""
    return survival_chronicle.chapters(log, Narrator(view, text, numbered=False))


def title(chapter: Chapter, text: Catalogue) -> str:
    """What a chapter is called."""
    day = max(chapter.day, 1)
    return text.of(f"survival-result-when-{chapter.kind}", day=day, kanji=kanji(day))


def rows(chapter: Chapter) -> list[dict[str, Any]]:
    """The rows of a chapter as `WhyStep` draws them."""
    return [{"label": row.label, "text": capital(row.text), "bad": row.bad, **NO_CHANCE} for row in chapter.rows]


def story(end: ev.Ended, told: Sequence[Chapter], you: int, view: View, text: Catalogue) -> list[str]:
    """How it ended, and what became of the player."""
    last = [chapter for chapter in told if chapter.kind != "epilogue"]
    when = title(last[-1], text) if last else ""
    parts = [text.of(f"survival-result-story-{end.camp}", when=when)]
    if you:
        fate = "stayed" if you in view.alive else "gone"
        outcome = "won" if you in end.winners else "lost"
        name = Narrator(view, text, numbered=False).name(you)
        parts.append(text.of(f"survival-result-you-{fate}-{outcome}", name=name))
    return parts


def rules(setup: Setup, text: Catalogue) -> str:
    """Which Survival it was, and the seed."""
    sep = text.of("story-separator")
    games = [one for one in str(setup.options.get("day_game", "")).split(",") if one]
    named = sep.join(text.of(f"survival-daygame-{one}") for one in dict.fromkeys(games))
    return text.of("survival-result-rules", game=named or text.of("survival-result-no-game"), seed=setup.seed)


def role(seat: int, log: Sequence[AnyEvent], end: ev.Ended, text: Catalogue) -> str:
    """The role of *seat* in the end, with the one it was dealt where that was another."""
    dealt = next((e.role for e in log if isinstance(e, ev.Dealt) and e.seat == seat), "")
    now = end.roles[seat]
    name = text.of(f"survival-role-{now}")
    if dealt in ("", now):
        return name
    return text.of("survival-result-role-was", role=name, was=text.of(f"survival-role-{dealt}"))
