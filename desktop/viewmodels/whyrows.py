"""The steps of a night as rows of `WhyStep`: the stage at the left, the sentence, and the chance where chance spoke."""

from __future__ import annotations

from typing import Any

from ai.personas import seat_name
from desktop import why
from desktop.text import Catalogue
from engine.views import View

NO_CHANCE: dict[str, Any] = {"chance": -1.0, "odds": "", "outcome": "", "happened": False}
NAMED = {"attack": "wolf_attack", "guard": "guard_declaration", "vampire": "vampire_bite", "dream_eat": "dream_eating"}
"""The first word of a step → the stage whose name it goes by."""


def row(line: why.WhyLine, bad: bool, view: View, words: Catalogue) -> dict[str, Any]:
    """`label`, `text`, `bad` (somebody died of it); with chance also `chance` (0 to 1), `odds`, `outcome`."""
    return {
        "label": stage(line.step, view.ruleset, words),
        "text": capital(bare(line, words)),
        "bad": bad,
        **chance(line, view, words),
    }


def stage(step: str, ruleset: str, words: Catalogue) -> str:
    """What the stage of a *step* is called, as briefly as may be."""
    parts = step.split(".")
    for key in (
        f"result-step-{'-'.join(parts[:2])}",
        f"result-step-{parts[0]}",
        f"{ruleset}-stage-{NAMED.get(parts[0], parts[0])}",
    ):
        if words.has(key):
            return words.of(key).strip("［］")
    return words.of("result-step-other")


def bare(line: why.WhyLine, words: Catalogue) -> str:
    """The sentence without the odds in words: here they are drawn."""
    if line.odds is None:
        return line.sentence
    n, of = line.odds
    tails = [words.of(f"why-odds-{which}", n=n, of=of) for which in ("yes", "no", "seat")]
    said = line.sentence
    for tail in tails:
        said = said.removesuffix(tail)
    return said.rstrip()


def chance(line: why.WhyLine, view: View, words: Catalogue) -> dict[str, Any]:
    """What chance said in a step; `NO_CHANCE` where it was silent."""
    if line.odds is None:
        return dict(NO_CHANCE)
    n, of = line.odds
    percent = round(100 * n / of)
    seat_drawn = n == 1 and line.drawn > 1
    outcome = (
        words.of("result-drawn-seat", name=seat_name(view.seats[line.drawn - 1], words.language))
        if seat_drawn and line.drawn <= len(view.seats)
        else words.of("result-happened" if line.drawn else "result-happened-not")
    )
    return {
        "chance": n / of,
        "odds": words.of("result-chance", n=percent, odds=f"{n}/{of}"),
        "outcome": outcome,
        "happened": bool(line.drawn),
    }


def capital(sentence: str) -> str:
    """With a capital letter at its head."""
    return sentence[:1].upper() + sentence[1:]
