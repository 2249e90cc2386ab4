"""A sentence under the ear: its words, who is named in it, and the statements it became."""

from __future__ import annotations

from dataclasses import dataclass, field

from ai.speech.hearing import names as nm
from ai.speech.hearing import roles as rl
from ai.speech.hearing.scene import Scene
from engine.speech import Reason, Ref, Statement

ATTACHABLE = frozenset(
    {
        "suspect",
        "trust",
        "vote_plan",
        "vote_switch",
        "request_vote",
        "shift",
        "compare",
        "link",
        "answer",
        "agree",
        "disagree",
        "explain_pick",
    }
)
REPEATABLE = frozenset({"suspect", "trust", "vote_plan", "vote_switch", "request_vote", "report"})


@dataclass(slots=True)
class Context:
    """What a whole utterance carries from sentence to sentence."""

    scene: Scene
    role: str = ""
    """The role claimed so far in this text, or before in public."""
    topic: int = 0
    """Whom the last sentence was about."""
    addressed: int = 0
    """Whom the text speaks to (`>Sayo`, a name before a comma)."""
    sure: float = 1.0
    """The weakest of what was guessed: slips, pronouns."""

    def guess(self, sure: float) -> None:
        self.sure = min(self.sure, sure)


@dataclass(slots=True)
class Clause:
    """*text* with the seats and roles named in it; *asks* when it ends in a question mark or question particle."""

    text: str
    context: Context
    asks: bool = False
    names: list[nm.Name] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)

    @property
    def scene(self) -> Scene:
        return self.context.scene

    @property
    def seats(self) -> list[int]:
        """The seats named, oneself apart, each once, in order."""
        seats = [name.seat for name in self.names if name.seat != self.scene.me]
        return list(dict.fromkeys(seats))

    @property
    def role(self) -> str:
        return self.roles[0] if self.roles else ""

    def bare(self) -> str:
        """The text without its names."""
        out, place = "", 0
        for name in self.names:
            out += self.text[place : name.start] + "\x00"
            place = name.end
        return out + self.text[place:]

    def subject(self) -> int:
        """Whom the clause is about: a name in it, the topic before, nobody."""
        if self.seats:
            return self.seats[0]
        return self.context.topic


def clause(text: str, context: Context, asks: bool) -> Clause:
    """*text* as a clause of *context*."""
    view = context.scene.view
    found = nm.find(text, view)
    for name in found:
        context.guess(name.sure)
    return Clause(text, context, asks, found, [role for _, role in rl.find(text, view)])


def with_reason(statements: list[Statement], why: Reason | None) -> list[Statement]:
    """*statements* with *why* on the first that can carry a reason."""
    if why is None:
        return statements
    for n, s in enumerate(statements):
        if s.type in ATTACHABLE and not s.because:
            statements[n] = Statement(
                s.type, s.target, s.others, s.to, s.role, s.kind, s.value, s.night, s.degree, s.heat, (why,), s.re
            )
            break
    return statements


def retargeted(s: Statement, target: int) -> Statement:
    """*s* about somebody else."""
    return Statement(
        s.type, target, s.others, s.to, s.role, s.kind, s.value, s.night, s.degree, s.heat, s.because, s.re
    )


def claim(c: Clause, role: str) -> list[Statement]:
    """A claim of *role*, or a counter-claim where somebody else holds it in public."""
    c.context.role = role
    rivals = c.scene.claimants(role)
    if rivals and role not in ("villager", "freemason"):
        rival = next((seat for seat in c.seats if seat in rivals), rivals[0])
        return [Statement("counter_claim", target=rival, role=role)]
    return [Statement("claim", role=role)]


def report(c: Clause, target: int, value: str, medium: bool = False) -> Statement:
    """A result about *target* out of last night."""
    kind = "medium" if medium or c.context.role == "medium" else "divined"
    return Statement("report", target=target, kind=kind, value=value, night=max(1, c.scene.view.day - 1))


def vote(c: Clause, target: int) -> Statement:
    """A plan to vote for *target*; a switch where another plan of today stands."""
    before = c.scene.plan()
    if before and before != target:
        return Statement("vote_switch", target=target, others=(before,))
    return Statement("vote_plan", target=target)


def seen(seat: int, black: bool, degree: int) -> Statement:
    """An opinion about *seat*."""
    return Statement("suspect" if black else "trust", target=seat, degree=degree)


def answered(c: Clause, type: str, seat: int = 0) -> Statement:
    """Agreement or disagreement with the last line (of *seat*)."""
    ref: Ref | None = c.scene.ref(seat)
    return Statement(type, target=seat or c.scene.last_speaker(), re=ref)
