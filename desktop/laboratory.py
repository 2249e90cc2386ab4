"""The night lab in the terminal: what comes of scenarios, against what they say of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.text import Text
from engine.setup import Illegal

Finding = dict[str, Any]


def examine(data: bytes, ruleset: str, trace: bool) -> list[Finding]:
    """The finding of each scenario in a file: `id`, `equal`, `estimate`, `outcomes`; with *trace* each outcome's steps.

    Raises `Illegal` for a file that is none or a scenario that names what does not exist.
    """
    from engine import lab

    found = []
    for scenario in lab.load(data, ruleset):
        try:
            distribution = lab.outcomes(scenario, trace)
        except Illegal as error:
            raise Illegal(error.reason, **{"scenario": scenario.id, **error.detail}) from error
        row = distribution.row()
        if trace:
            names = [seat.name for seat in scenario.seats]
            for outcome, shown in zip(distribution.outcomes, row["outcomes"], strict=True):
                shown["trace"] = [_note(note, names) for note in outcome.trace]
        if distribution.equal is False:
            row["expected"] = [_stated(stated) for stated in scenario.outcomes or ()]
        found.append(row)
    return found


def lines(findings: list[Finding], text: Text) -> Iterator[str]:
    """The findings as text."""
    verdicts = {True: "equal", False: "differs", None: "question"}
    for finding in findings:
        head = text.of("lab-scenario", id=finding["id"], verdict=verdicts[finding["equal"]])
        yield f"{head} {text.of('lab-estimate')}" if finding["estimate"] else head
        for outcome in finding["outcomes"]:
            yield text.of("lab-outcome", p=outcome["p"], what=_summary(outcome, text))
            for note in outcome.get("trace", ()):
                yield _trace_line(note)
        if "expected" in finding:
            yield text.of("lab-expected")
            for outcome in finding["expected"]:
                yield text.of("lab-outcome", p=outcome["p"], what=_summary(outcome, text))


def _stated(stated: Any) -> dict[str, Any]:
    import msgspec

    return msgspec.to_builtins(stated)


def _summary(outcome: dict[str, Any], text: Text) -> str:
    """Everything that happens in one outcome, in one line. Names and ids as the scenario spells them."""
    parts = [f"{seat} †{cause}" for key in ("deaths", "exits") for seat, cause in outcome.get(key, {}).items()]
    parts += [f"{seat} ↑" for seat in outcome.get("returns", ())]
    parts += [f"{seat} = {role}" for seat, role in outcome.get("roles", {}).items()]
    parts += [
        f"{seat} ← {' '.join(str(part) for part in result)}"
        for seat, results in outcome.get("results", {}).items()
        for result in results
    ]
    for key, sign in (("traits_added", "+"), ("traits_lost", "-")):
        for seat, traits in outcome.get(key, {}).items():
            parts += [
                f"{seat} {sign}{trait if isinstance(trait, str) else ' '.join(map(str, trait))}" for trait in traits
            ]
    if outcome.get("winner"):
        parts.append(f"★{outcome['winner']}")
    return ", ".join(parts) or text.of("lab-nothing")


def _note(note: Any, names: list[str]) -> dict[str, Any]:
    """A step's note with names instead of seat numbers."""
    name = lambda seat: names[seat - 1] if 0 < seat <= len(names) else ""  # noqa: E731
    row: dict[str, Any] = {
        "step": note.step,
        "seat": name(note.seat),
        "target": name(note.target),
        "verdict": note.verdict,
    }
    if note.what:
        row["what"] = note.what
    if note.odds is not None:
        row |= {"odds": f"{note.odds[0]}/{note.odds[1]}", "drawn": note.drawn}
    return row


def _trace_line(note: dict[str, Any]) -> str:
    who = " → ".join(name for name in (note["seat"], note["target"]) if name)
    line = f"      {note['step']:<22} {who:<12} {note['verdict']} {note.get('what', '')}".rstrip()
    return f"{line}  ({note['odds']})" if "odds" in note else line
