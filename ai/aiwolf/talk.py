"""Between the grammar's sentences and our typed statements, in both directions."""

from __future__ import annotations

from collections.abc import Iterable

from ai.aiwolf.grammar import ANY, Sentence
from engine.speech import Ref, Statement

ROLE_IDS = {
    "VILLAGER": "villager", "SEER": "seer", "MEDIUM": "medium", "BODYGUARD": "bodyguard", "WEREWOLF": "werewolf",
    "POSSESSED": "possessed", "FOX": "fox", "FREEMASON": "freemason",
}  # fmt: skip
ROLE_WORDS = {id: word for word, id in ROLE_IDS.items()}
_VALUES = {"HUMAN": "human", "WEREWOLF": "werewolf"}
_SPECIES = {value: word for word, value in _VALUES.items()}
_EVIL = ("WEREWOLF", "POSSESSED", "FOX")
_REPORTS = {"DIVINED": "divined", "IDENTIFIED": "medium", "GUARDED": "guarded"}
_REPORT_VERBS = {kind: verb for verb, kind in _REPORTS.items()}
_REQUESTS = {"DIVINATION": "divine", "GUARD": "guard"}
_REQUEST_VERBS = {kind: verb for verb, kind in _REQUESTS.items()}


class Scene:
    """What is needed to read a line: who speaks on which of *our* days (the protocol's plus one), and what was before.

    *reported*: (seat, kind) → {night: target} of the results heard so far. *executed*: our day → seat. *speakers*:
    utterance → who said it.
    """

    def __init__(self) -> None:
        self.day = 1
        self.reported: dict[tuple[int, str], dict[int, int]] = {}
        self.executed: dict[int, int] = {}
        self.speakers: dict[Ref, int] = {}


def heard(sentence: Sentence | None, speaker: int, scene: Scene) -> tuple[Statement, ...]:
    """What *speaker* says with *sentence*; nothing for what it only tells of others."""
    return tuple(_heard(sentence, speaker, scene, 0)) if sentence is not None else ()


def _heard(s: Sentence, speaker: int, scene: Scene, day: int) -> Iterable[Statement]:
    if s.subject not in (0, speaker) and s.verb not in ("BECAUSE", "AND", "DAY"):
        return
    match s.verb:
        case "BECAUSE" | "AND":
            for inner in s.inner:
                yield from _heard(inner, speaker, scene, day)
        case "DAY":
            yield from _heard(s.inner[0], speaker, scene, s.day)
        case "NOT":
            yield from _denied(s.inner[0], speaker)
        case "COMINGOUT" if s.target == speaker and s.word in ROLE_IDS:
            yield Statement("claim", role=ROLE_IDS[s.word])
        case "COMINGOUT" | "ESTIMATE" if s.target > 0 and s.target != speaker:
            if s.word in _EVIL:
                yield Statement("suspect", target=s.target, degree=2 if s.word == "WEREWOLF" else 1)
            elif s.word != "ANY":
                yield Statement("trust", target=s.target, degree=2)
        case "DIVINED" | "IDENTIFIED" | "GUARDED" if s.target > 0:
            yield from _reported(s, speaker, scene, day)
        case "VOTE" if s.target > 0 and s.target != speaker:
            yield Statement("vote_plan", target=s.target, degree=2)
        case "ATTACK" if s.target > 0:
            yield Statement("whisper_attack", target=s.target)
        case "AGREE" | "DISAGREE" if not s.whisper:
            ref = Ref(s.day + 1, s.index + 1)
            if who := scene.speakers.get(ref, 0):
                yield Statement(s.verb.lower(), target=who, re=ref)
        case "REQUEST" | "INQUIRE":
            yield from _asked(s, speaker)
        case _:
            return


def _denied(s: Sentence, speaker: int) -> Iterable[Statement]:
    if s.verb == "ESTIMATE" and s.target > 0 and s.target != speaker and s.word == "WEREWOLF":
        yield Statement("trust", target=s.target, degree=1)
    elif s.verb == "COMINGOUT" and s.target == speaker and s.word in ROLE_IDS:
        yield Statement("deny_role", role=ROLE_IDS[s.word])


def _reported(s: Sentence, speaker: int, scene: Scene, day: int) -> Iterable[Statement]:
    """A result. The grammar does not say of which night: that of the day it names, else the latest not given yet."""
    kind = _REPORTS[s.verb]
    known = scene.reported.setdefault((speaker, kind), {})
    if s.target in known.values():
        return
    free = [night for night in range(scene.day - 1, 0, -1) if night not in known]
    if kind == "medium":
        free = [d for d, seat in scene.executed.items() if seat == s.target and d not in known] or free
    if day and day in free:
        free = [day]
    if not free:
        return
    known[free[0]] = s.target
    yield Statement("report", target=s.target, kind=kind, value=_VALUES.get(s.word, ""), night=free[0])


def _asked(s: Sentence, speaker: int) -> Iterable[Statement]:
    inner, to = s.inner[0], s.target if s.target > 0 and s.target != speaker else 0
    if s.verb == "INQUIRE":
        if to:
            yield Statement("ask", to=to, target=max(0, inner.target), kind="view")
    elif inner.verb == "VOTE" and inner.target > 0:
        yield Statement("request_vote", target=inner.target, to=to, degree=2)
    elif inner.verb == "COMINGOUT":
        yield Statement("request", kind="claim", role=ROLE_IDS.get(inner.word, ""), to=to)
    elif inner.verb in _REQUESTS and inner.target > 0:
        yield Statement("request", kind=_REQUESTS[inner.verb], target=inner.target, to=to)


def spoken(s: Statement, me: int) -> str:
    """The grammar's line for what *me* says; empty for what it has no words for."""
    sentence = _spoken(s, me)
    return str(sentence) if sentence is not None else ""


def _spoken(s: Statement, me: int) -> Sentence | None:
    to = s.to or ANY
    match s.type:
        case "claim" | "counter_claim" | "whisper_cover" if s.role in ROLE_WORDS:
            return Sentence("COMINGOUT", me, ROLE_WORDS[s.role])
        case "deny_role" if s.role in ROLE_WORDS:
            return Sentence("NOT", inner=(Sentence("COMINGOUT", me, ROLE_WORDS[s.role]),))
        case "report" if s.target and s.kind in _REPORT_VERBS:
            if s.kind == "guarded":
                return Sentence("GUARDED", s.target)
            return Sentence(_REPORT_VERBS[s.kind], s.target, _SPECIES.get(s.value, "HUMAN"))
        case "suspect" | "shift" if s.target and s.target != me:
            return Sentence("ESTIMATE", s.target, "WEREWOLF")
        case "trust" if s.target and s.target != me:
            return Sentence("ESTIMATE", s.target, "VILLAGER")
        case "vote_plan" | "vote_switch" if s.target:
            return Sentence("VOTE", s.target)
        case "request_vote" if s.target:
            return Sentence("REQUEST", to, inner=(Sentence("VOTE", s.target),))
        case "plea" if s.target:
            return Sentence("REQUEST", to, inner=(Sentence("VOTE", s.target),))
        case "request" if s.kind == "claim":
            return Sentence("REQUEST", to, inner=(Sentence("COMINGOUT", to, ROLE_WORDS.get(s.role, "ANY")),))
        case "request" if s.kind in _REQUEST_VERBS and s.target:
            return Sentence("REQUEST", to, inner=(Sentence(_REQUEST_VERBS[s.kind], s.target),))
        case "ask" if s.to and s.target:
            return Sentence("INQUIRE", s.to, inner=(Sentence("ESTIMATE", s.target, "WEREWOLF"),))
        case "agree" | "disagree" if s.re is not None and s.re.n:
            return Sentence(s.type.upper(), day=s.re.day - 1, index=s.re.n - 1)
        case "whisper_attack" if s.target:
            return Sentence("ATTACK", s.target)
        case _:
            return None
