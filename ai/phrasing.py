"""Statements put into words: never the same ones twice from one seat."""

from __future__ import annotations

from msgspec.structs import replace

from ai.agent import Budget
from ai.reading import as_heard
from ai.speech.wording import choose_wordings
from engine.speech import Statement
from engine.views import View


def worded(view: View, budget: Budget, persona: str, statements: tuple[Statement, ...]) -> tuple[str, ...]:
    """The words' keys: the one place where the AI asks for wordings."""
    return choose_wordings(statements, persona, view, f"{budget.seed}/{view.seat}/{len(view.events)}")


_STYLES = ("", "deny", "calm", "counter", "hurt", "laugh")


def unrepeated(
    view: View, budget: Budget, statements: tuple[Statement, ...]
) -> tuple[tuple[Statement, ...], tuple[str, ...]]:
    """*statements* with their wording; said another way, or as a shrug, where they would repeat themselves."""
    persona = view.seats[view.body - 1].persona
    heard = {
        (tuple(map(as_heard, said.statements)), said.wording)
        for said in view.said
        if said.seat == view.body and said.channel == "talk"
    }
    first = statements[0]
    tries = [statements]
    if first.type == "react_accused":
        tries += [(replace(first, kind=style, because=()), *statements[1:]) for style in _STYLES if style != first.kind]
    tries.append((replace(first, because=()), *statements[1:]))
    tries.append((Statement("silence", kind="nothing_new", re=first.re),))
    tries.append((Statement("silence", kind="thinking", re=first.re),))
    for attempt in tries:
        wording = worded(view, budget, persona, attempt)
        if (tuple(map(as_heard, attempt)), wording) not in heard:
            return attempt, wording
    return statements, worded(view, budget, persona, statements)
