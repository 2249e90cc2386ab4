"""Why a night, a vote or a day of Survival went as it did: the traced stages in words."""

from __future__ import annotations

from desktop.narrate import Narrator
from desktop.survival_words import action
from engine import events as ev

BY_STAGE = {
    "settle_apply": "cause", "settle_drag": "cause", "settle_link": "cause", "dusk_terms": "cause", "divine": "camp",
    "medium": "camp", "twin_check": "role", "convert": "role", "fylgja_take": "role",
}  # fmt: skip
"""Stage → what its verdict names, where it names something."""


def verdict(event: ev.Traced, to: Narrator) -> str:
    """What a stage said."""
    text, (head, _, tail) = to.text, event.verdict.partition(":")
    if event.step == "call":
        return text.of("survival-verdict-call", god=to.term("god", head), what=text.of(f"survival-verdict-{tail}"))
    if event.step == "night_lock":
        return text.of("survival-verdict-dropped", action=action(head, text))
    if head.isdecimal():
        return head
    kinds = [BY_STAGE[event.step]] if event.step in BY_STAGE else []
    for kind in (*kinds, "verdict", "cause", "role", "camp"):
        if text.has(key := f"survival-{kind}-{head}"):
            return text.of(key)
    return head


def stage(event: ev.Traced, to: Narrator) -> str:
    """The name of the stage."""
    key = f"survival-stage-{event.step}"
    return to.text.of(key) if to.text.has(key) else event.step


def sentence(event: ev.Traced, to: Narrator, targets: str = "") -> str:
    """What a stage did, told without the stage's name. *targets*: the names of all whom it befell alike."""
    text, (head, _, tail) = to.text, event.verdict.partition(":")
    said = {"call": tail}.get(event.step, head)
    at = "-at" if event.target else ""
    who = "both" if event.actor and event.target else "actor" if event.actor else "target" if event.target else "none"
    keys = (f"survival-step-{event.step}-{said}{at}", f"survival-step-{event.step}-{said}",
            f"survival-step-{event.step}", f"survival-step-{who}")  # fmt: skip
    words = {
        "actor": to.name(event.actor), "target": targets or to.name(event.target), "what": verdict(event, to),
        "thing": to.term("god", head) if event.step == "call" else _cause(tail, to),
    }  # fmt: skip
    return text.of(next(key for key in keys if text.has(key)), **words)


def _cause(id: str, to: Narrator) -> str:
    return to.term("cause", id) if id else ""


def step(event: ev.Traced, to: Narrator) -> str:
    """The line of a stage: its name, who did what to whom, and what came of it."""
    text = to.text
    who = "both" if event.actor and event.target else "actor" if event.actor else "target" if event.target else "none"
    return text.of(
        f"survival-why-{who}", stage=stage(event, to), actor=to.name(event.actor), target=to.name(event.target),
        what=verdict(event, to),
    )


def quiet(traced: list[ev.Traced], to: Narrator) -> str:
    """Why nobody left play in a night."""
    raids = [event for event in traced if event.step == "raid"]
    if not raids:
        return to.text.of("survival-why-quiet")
    return to.text.of("survival-why-quiet-raid", what=verdict(raids[-1], to))
