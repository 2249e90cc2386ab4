"""Every verdict a step of the rules can give has a sentence in both languages."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator

import pytest

from desktop.text import LANGUAGES, Catalogue
from engine.rulebook import Stage, Step
from engine.shikigami.day import DUSK
from engine.shikigami.night import NIGHT


def steps(stages) -> Iterator[Step]:
    for part in stages:
        if isinstance(part, Stage):
            yield from steps(part.steps)
        else:
            yield part


def verdicts(rule) -> set[str]:
    """The words a rule may end its case with, as far as they are written in it or in a function it returns from."""
    found: set[str] = set()
    waiting, seen = [rule], set()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(one)))):
            if not isinstance(node, ast.Return) or node.value is None:
                continue
            for part in parts(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
                elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
                    other = one.__globals__.get(part.func.id)
                    if inspect.isfunction(other) and "str" in str(other.__annotations__.get("return", "")):
                        waiting.append(other)
    return found


def parts(value: ast.expr) -> Iterator[ast.expr]:
    """What an expression may come to: both sides of a choice."""
    if isinstance(value, ast.IfExp):
        yield from (*parts(value.body), *parts(value.orelse))
    elif isinstance(value, ast.BoolOp):
        for one in value.values:
            yield from parts(one)
    else:
        yield value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_a_sentence(language):
    book = Catalogue(language)
    said = {(step.id, verdict) for step in steps((*NIGHT, *DUSK)) for verdict in verdicts(step.rule)}
    assert len(said) > 80
    lacking = {f"why-{step.replace('.', '-')}-{verdict}" for step, verdict in said}
    assert not sorted(key for key in lacking if not book.has(key))
