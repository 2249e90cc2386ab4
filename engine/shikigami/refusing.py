"""Whether a command may stand: each check raises `Illegal` or gives back what carrying it out needs."""

from __future__ import annotations

from engine import commands as do
from engine.events import PUBLIC, Audience
from engine.setup import Illegal
from engine.shikigami.acting import Acting
from engine.shikigami.asking import acted, actors, by_force, channels, duel, ends, hearers, targets, writes_for
from engine.shikigami.seats import bends
from engine.shikigami.state import State

MOST_BYTES, MOST_LINES = 20_000, 50
"""How long an utterance, a will or a note may be."""


def must_live(s: State, seat: int) -> None:
    if not s.living >> seat & 1:
        raise Illegal("you_are_dead")


def note_fits(note: str) -> None:
    if len(note) > MOST_BYTES:
        raise Illegal("too_long")


def words_fit(s: State, command: do.Say | do.WriteWill) -> None:
    """Not too long, and about seats that exist."""
    text = command.text
    if text and (len(text.encode("utf-8", "replace")) > MOST_BYTES or text.count("\n") >= MOST_LINES):
        raise Illegal("too_long")
    n = s.n
    for said in command.statements:
        if not (0 <= said.target <= n and 0 <= said.to <= n) or any(not 0 <= other <= n for other in said.others):
            raise Illegal("target", target=said.target)


def may_say(s: State, seat: int, command: do.Say) -> Audience:
    """Who hears it."""
    if not command.statements and not command.text.strip():
        raise Illegal("empty")
    if command.wording and len(command.wording) != len(command.statements):
        raise Illegal("count")
    words_fit(s, command)
    channel = command.channel
    if not s.living >> seat & 1:
        if channel != "heaven":
            raise Illegal("you_are_dead")
        return frozenset(t for t in range(1, s.n + 1) if not s.alive(t))
    to: Audience = PUBLIC
    if s.phase == "day":
        if channel != "talk":
            raise Illegal("channel", channel=channel)
        if s.ready >> seat & 1:
            raise Illegal("already")
    elif s.phase == "night":
        if channel not in channels(s, seat):
            raise Illegal("channel", channel=channel)
        to = hearers(s, seat, channel)
    else:
        raise Illegal("phase")
    if s.spoken[seat] >= s.quota:
        raise Illegal("no_talk_left")
    return to


def may_vote(s: State, seat: int, target: int) -> None:
    must_live(s, seat)
    if s.phase != "vote":
        raise Illegal("phase")
    if s.voted >> seat & 1:
        raise Illegal("already")
    if not 1 <= target <= s.n:
        raise Illegal("target", target=target)
    if not s.bodies >> target & 1:
        raise Illegal("dead", target=target)
    if (two := duel(s)) and target not in two:
        raise Illegal("duel", target=target)
    if target == s.body(seat) and not s.options["self_vote"]:
        raise Illegal("self", target=target)


def may_rest(s: State, seat: int) -> None:
    """By day: has no more to say. At night: only where nights last until everybody sleeps, and after one's own act."""
    must_live(s, seat)
    if s.phase != "day" and not (s.phase == "night" and s.options["rest"]):
        raise Illegal("phase")
    if s.ready >> seat & 1:
        raise Illegal("already")
    if s.phase == "night" and any(
        actor == seat and not acted(s, seat, acting) and targets(s, seat, acting)[0] for actor, acting, _ in actors(s)
    ):
        raise Illegal("act_first")


def night_vote(s: State, seat: int, action: str) -> Acting:
    """The night vote of that name which *seat* may cast now."""
    must_live(s, seat)
    if s.phase != "night":
        raise Illegal("phase")
    for actor, acting, _ in actors(s):
        if actor == seat and acting.action == action:
            if acted(s, seat, acting):
                raise Illegal("already")
            return acting
    for mine in s.roles[seat].every(Acting):
        if mine.action == action:
            raise Illegal("first_night" if s.day < mine.first else "spent")
    raise Illegal("action", action=action)


def may_act(s: State, seat: int, command: do.Act) -> Acting:
    acting = night_vote(s, seat, command.action)
    chosen = command.targets
    if not acting.least <= len(chosen) <= acting.most:
        raise Illegal("count", least=acting.least, most=acting.most)
    if len(set(chosen)) != len(chosen):
        raise Illegal("twice")
    may, barred = targets(s, seat, acting)
    for target in chosen:
        if target not in may:
            raise Illegal(dict(barred).get(target, "target"), target=target)
    me = s.body(seat)
    if acting.path and (not 0 <= bends((me, *chosen)) <= 1 or me in chosen):
        raise Illegal("path")
    if acting.path and chosen[-1] not in ends(s, seat, acting):
        raise Illegal("target" if s.bodies >> chosen[-1] & 1 else "dead", target=chosen[-1])
    if acting.line and bends(chosen) != 0:
        raise Illegal("path")
    forced = by_force(s, seat, acting)
    if forced and forced not in chosen:
        raise Illegal("must_include", target=forced)
    return acting


def may_skip(s: State, seat: int, action: str) -> Acting:
    acting = night_vote(s, seat, action)
    if not acting.may_skip:
        raise Illegal("no_skip")
    return acting


def may_write(s: State, seat: int, command: do.WriteWill) -> None:
    if not writes_for(s, seat):
        must_live(s, seat)
        raise Illegal("action", action="will")
    words_fit(s, command)
