"""The talk grammar of AIWolf 0.6: a line of text to a `Sentence`, and back."""

from __future__ import annotations

import re
from dataclasses import dataclass

ANY = -1
"""The agent `ANY` in a sentence; 0 stands for a subject that was left out."""
ROLES = ("VILLAGER", "SEER", "MEDIUM", "BODYGUARD", "WEREWOLF", "POSSESSED", "FOX", "FREEMASON", "ANY")
SPECIES = ("HUMAN", "WEREWOLF")
SKIP, OVER = "Skip", "Over"

_ABOUT_ROLES = frozenset({"ESTIMATE", "COMINGOUT"})
_ABOUT_SPECIES = frozenset({"DIVINED", "IDENTIFIED"})
_ABOUT_AGENTS = frozenset({"DIVINATION", "GUARD", "GUARDED", "VOTE", "VOTED", "ATTACK", "ATTACKED"})
_ABOUT_WORDS = frozenset({"AGREE", "DISAGREE"})
_TO_SOMEBODY = frozenset({"REQUEST", "INQUIRE"})
_INNER = {"BECAUSE": (2, 2), "AND": (1, 99), "OR": (1, 99), "XOR": (2, 2), "NOT": (1, 1), "DAY": (1, 1)}
_AGENT = re.compile(r"Agent\[(\d{1,3})\]")
_DEEPEST = 24


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence. *subject* 0: left out. *target*: the agent named (0: none). *word*: a role or a species.

    *day* and *index* name an utterance (`AGREE`, in talk unless *whisper*) or the day of a `DAY` operator.
    """

    verb: str
    target: int = 0
    word: str = ""
    subject: int = 0
    day: int = 0
    index: int = 0
    whisper: bool = False
    inner: tuple[Sentence, ...] = ()

    def __str__(self) -> str:
        parts = [name(self.subject)] if self.subject else []
        parts.append(self.verb)
        if self.target:
            parts.append(name(self.target))
        if self.word:
            parts.append(self.word)
        if self.verb in _ABOUT_WORDS:
            parts.append(f"{'WHISPER' if self.whisper else 'TALK'} day{self.day} ID:{self.index}")
        elif self.verb == "DAY":
            parts.append(str(self.day))
        parts += [f"({sentence})" for sentence in self.inner]
        return " ".join(parts)


def name(agent: int) -> str:
    """How the grammar writes an agent: `Agent[03]`, or `ANY`."""
    return "ANY" if agent == ANY else f"Agent[{agent:02d}]"


def parse(text: str) -> Sentence | None:
    """The sentence *text* is, None for `Skip`, `Over` and whatever is not grammar."""
    return _sentence(text.strip(), 0)


def valid(text: str) -> bool:
    """Whether a server takes *text* as it stands."""
    return text in (SKIP, OVER) or parse(text) is not None


def _sentence(text: str, depth: int) -> Sentence | None:
    if depth > _DEEPEST:
        return None
    split = _parts(text)
    if split is None:
        return None
    words, inner_texts = split
    subject = 0
    if words and (agent := _agent(words[0])):
        subject, words = agent, words[1:]
    if not words:
        return None
    verb, rest = words[0], words[1:]
    inner: list[Sentence] = []
    for each in inner_texts:
        found = _sentence(each, depth + 1)
        if found is None:
            return None
        inner.append(found)
    return _made(verb, rest, subject, tuple(inner))


def _made(verb: str, rest: list[str], subject: int, inner: tuple[Sentence, ...]) -> Sentence | None:
    if verb in _INNER:
        least, most = _INNER[verb]
        if not least <= len(inner) <= most:
            return None
        if verb == "DAY":
            if len(rest) != 1 or not rest[0].isdecimal():
                return None
            return Sentence(verb, subject=subject, day=min(int(rest[0][:6]), 999_999), inner=inner)
        return Sentence(verb, subject=subject, inner=inner) if not rest else None
    if verb in _TO_SOMEBODY:
        if len(inner) != 1 or len(rest) > 1:
            return None
        to = _agent(rest[0]) if rest else ANY
        return Sentence(verb, to, subject=subject, inner=inner) if to else None
    if inner:
        return None
    if verb in _ABOUT_WORDS:
        match = re.fullmatch(r"(TALK|WHISPER) day(\d{1,6}) ID:(\d{1,6})", " ".join(rest))
        if match is None:
            return None
        return Sentence(
            verb, subject=subject, day=int(match[2]), index=int(match[3]), whisper=match[1] == "WHISPER"
        )
    target = _agent(rest[0]) if rest else 0
    if not target:
        return None
    if verb in _ABOUT_AGENTS and len(rest) == 1:
        return Sentence(verb, target, subject=subject)
    allowed = ROLES if verb in _ABOUT_ROLES else SPECIES if verb in _ABOUT_SPECIES else ()
    if len(rest) == 2 and rest[1] in allowed:
        return Sentence(verb, target, rest[1], subject)
    return None


def _agent(word: str) -> int:
    if word == "ANY":
        return ANY
    match = _AGENT.fullmatch(word)
    return int(match[1]) if match else 0


def _parts(text: str) -> tuple[list[str], list[str]] | None:
    """The words before the first parenthesis, and what stands in each outer pair of parentheses."""
    at = text.find("(")
    head, tail = (text, "") if at < 0 else (text[:at], text[at:])
    if ")" in head:
        return None
    inner: list[str] = []
    depth = start = 0
    for index, letter in enumerate(tail):
        if letter == "(":
            depth += 1
            if depth == 1:
                start = index + 1
        elif letter == ")":
            depth -= 1
            if depth < 0:
                return None
            if depth == 0:
                inner.append(tail[start:index])
        elif depth == 0 and letter != " ":
            return None
    return (head.split(), inner) if depth == 0 else None
