"""Whether a command may stand: it is held against the spec that offers it. Each refusal raises `Illegal`."""

from __future__ import annotations

from engine import commands as do
from engine.actions import ActionSpec, Field
from engine.setup import Illegal
from engine.survival.night.before import pair
from engine.survival.state import State

MOST_BYTES, MOST_LINES = 20_000, 50
"""How long an utterance or a note may be."""


def note_fits(note: str) -> None:
    if len(note) > MOST_BYTES:
        raise Illegal("too_long")


def may_say(s: State, command: do.Say, spec: ActionSpec | None) -> None:
    if not command.statements and not command.text.strip():
        raise Illegal("empty")
    if command.wording and len(command.wording) != len(command.statements):
        raise Illegal("count")
    text = command.text
    if text and (len(text.encode("utf-8", "replace")) > MOST_BYTES or text.count("\n") >= MOST_LINES):
        raise Illegal("too_long")
    for said in command.statements:
        if not (0 <= said.target <= s.n and 0 <= said.to <= s.n) or any(not 0 <= t <= s.n for t in said.others):
            raise Illegal("target", target=said.target)
    if spec is None:
        raise Illegal("phase")
    if spec.blocked:
        raise Illegal(spec.blocked)
    if command.channel not in spec.channels:
        raise Illegal("channel", channel=command.channel)


def may_act(s: State, seat: int, spec: ActionSpec, targets: tuple[int, ...], picks: dict[str, tuple[str, ...]]) -> None:
    """Raises `Illegal` where *targets* and *picks* do not answer *spec*."""
    barred = dict(spec.barred)
    if spec.blocked and not (spec.blocked == "target" and targets and targets[0] in barred):
        raise Illegal(spec.blocked)
    if len(targets) > spec.most:
        raise Illegal("too_many", most=spec.most)
    for target in targets:
        if target not in spec.targets:
            raise Illegal(barred.get(target, "target"), target=target)
    if len(targets) < spec.least:
        raise Illegal("count", least=spec.least, most=spec.most)
    if len(set(targets)) != len(targets) and not spec.repeat:
        raise Illegal("twice")
    if spec.id == "ward" and s.arg(seat, "last_pair") == pair(*targets):
        raise Illegal("same_pair")
    known = {field.name for field in spec.fields}
    for name in picks:
        if name not in known:
            raise Illegal("field", field=name)
    for field in spec.fields:
        may_pick(spec, field, picks.get(field.name, ()))


def may_pick(spec: ActionSpec, field: Field, picked: tuple[str, ...]) -> None:
    if not field.least <= len(picked) <= field.most:
        raise Illegal("count", field=field.name, least=field.least, most=field.most)
    if not field.options:
        if not all(word.isascii() and word.isdecimal() and field.low <= int(word) <= field.high for word in picked):
            raise Illegal("range", field=field.name)
        return
    for word in picked:
        if word not in field.options:
            raise Illegal("protected" if field.name == "clause" else "option", field=field.name, option=word)
        stock = field.stock[field.options.index(word)] if field.stock else 1
        if picked.count(word) > stock:
            raise Illegal("twice", field=field.name, option=word)


def may_vote(spec: ActionSpec, slips: tuple[int, ...]) -> None:
    """*slips*: slot 1 first; 0 leaves a further slot empty."""
    if spec.blocked:
        raise Illegal(spec.blocked)
    if len(slips) > 1 + spec.extra:
        raise Illegal("too_many", most=1 + spec.extra)
    barred = dict(spec.barred)
    for at, target in enumerate(slips):
        if (target or not at) and target not in spec.targets:
            raise Illegal(barred.get(target, "target"), target=target)
