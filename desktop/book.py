"""The encyclopedia: what there is to look up, and what each page says. Facts are the rules', words the catalogues'."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from desktop import book_survival, marks
from desktop.text import LANGUAGES, Catalogue

KINDS = ("role", "trait", "weather", "stage", "action", "cause", "result")
CAMPS = ("village", "werewolf", "fox", "lovers", "quiz", "vampire", "bat", "ogre", "duelist", "tengu", "mania")
TAILS = ("-short", "-long")
MOST_LINKS = 60


@dataclass(frozen=True, slots=True)
class Found:
    """A page in a list: *kind* and *id*, its *group* (a family, a phase, or nothing) and *camp*, where it has them."""

    kind: str
    id: str
    group: str = ""
    camp: str = ""


class Book:
    """The pages of one rule set. Two catalogues are given, so that a page has its name in both scripts."""

    def __init__(self, catalogues: dict[str, Catalogue] | None = None, ruleset: str = "shikigami") -> None:
        self.ruleset = ruleset
        self.kinds = kinds(ruleset)
        self.words = catalogues or {language: Catalogue(language) for language in LANGUAGES}
        self._haystack: dict[tuple[str, str], str] = {}
        self._camps = {role: _camp(facts.camp) for role, facts in _roles(ruleset).items()}

    # -- what there is -----------------------------------------------------------------------------------------------

    def pages(self, kind: str) -> tuple[Found, ...]:
        """All pages of a *kind*: roles by camp and family, stages by phase in order, the rest as the rules list it."""
        return _pages(kind, self.ruleset)

    def search(self, query: str, kind: str = "") -> list[Found]:
        """Pages of *kind* (all where empty) with every word of *query* in a name or text, names first."""
        wanted = folded(query).split()
        found = [page for one in ([kind] if kind else self.kinds) for page in self.pages(one)]
        if not wanted:
            return found
        hits = [page for page in found if all(word in self._text(page) for word in wanted)]
        return sorted(hits, key=lambda page: self._rank(page, wanted))

    def _rank(self, page: Found, wanted: list[str]) -> int:
        names = [folded(self.name(page.kind, page.id, language)) for language in self.words]
        if any(name == wanted[0] for name in names):
            return 0
        if any(name.startswith(wanted[0]) for name in names):
            return 1
        return 2 if any(all(word in name for word in wanted) for name in names) else 3

    def _text(self, page: Found) -> str:
        at = (page.kind, page.id)
        if at not in self._haystack:
            parts = [page.id]
            for words in self.words.values():
                key = self.key(page.kind, page.id)
                parts += [words.source(key + tail) for tail in ("", *TAILS) if words.has(key + tail)]
            self._haystack[at] = folded(" ".join(parts))
        return self._haystack[at]

    # -- words -------------------------------------------------------------------------------------------------------

    def key(self, kind: str, id: str) -> str:
        """The key of the name of a page; a stage of the day has one of its own."""
        return f"{self.ruleset}-{kind}-{id.replace('.', '-')}"

    def has(self, kind: str, id: str) -> bool:
        """Whether there is such a page."""
        return kind in self.kinds and id in _ids(kind, self.ruleset)

    def name(self, kind: str, id: str, language: str) -> str:
        words = self.words[language]
        for key in (self.key(kind, id), f"book-{kind}-{id.replace('.', '-')}"):
            if words.has(key):
                return words.of(key).strip("［］")
        return id

    def text(self, kind: str, id: str, language: str, tail: str) -> str:
        """The *tail* (`-short`, `-long`) of a page; empty where it has none."""
        words = self.words[language]
        for key in (self.key(kind, id) + tail, f"book-{kind}-{id.replace('.', '-')}{tail}"):
            if words.has(key):
                return words.of(key)
        return ""

    def link(self, kind: str, id: str, language: str) -> dict[str, str]:
        """What another page shows of this one."""
        mark = marks.of(kind, id, self.ruleset)
        return {
            "ruleset": self.ruleset, "kind": kind, "id": id, "name": self.name(kind, id, language), "glyph": mark.glyph,
            "sign": mark.sign, "camp": self.camp(kind, id),
        }  # fmt: skip

    def camp(self, kind: str, id: str) -> str:
        return self._camps.get(id, "") if kind == "role" else ""

    @cached_property
    def mentions(self) -> dict[tuple[str, str], tuple[tuple[str, str], ...]]:
        """Page → the pages its texts name (Survival)."""
        return book_survival.mentions(self.words["ja"])

    # -- a page ------------------------------------------------------------------------------------------------------

    def page(self, kind: str, id: str, language: str) -> dict[str, Any]:
        """All a page shows: names, texts, `facts` (label, value), `related` (label, links), `steps`, `lab`."""
        other = next(one for one in self.words if one != language)
        return {
            **self.link(kind, id, language),
            "other": self.name(kind, id, other),
            "kindName": self.words[language].of(f"book-kind-{kind}"),
            "short": self.text(kind, id, language, "-short"),
            "long": self.text(kind, id, language, "-long"),
            "facts": [{"label": label, "value": value} for label, value in self._facts(kind, id, language)],
            "related": [
                {"label": label, "links": [self.link(*one, language) for one in links[:MOST_LINKS]],
                 "more": max(0, len(links) - MOST_LINKS)}
                for label, all in self._related(kind, id, language)
                if (links := [one for one in dict.fromkeys(all) if self.has(*one)])
            ],
            "steps": self._steps(kind, id, language),
            "lab": self.ruleset == "shikigami" and kind in ("role", "weather"),
        }  # fmt: skip

    def _facts(self, kind: str, id: str, language: str) -> Iterator[tuple[str, str]]:
        of = self.words[language].of
        if self.ruleset == "survival":
            yield from book_survival.facts(self, kind, id, language)
        elif kind == "role":
            facts = _roles(self.ruleset)[id]
            yield of("book-fact-camp"), of(f"camp-name-{facts.camp}")
            yield of("book-fact-wins"), of(f"{self.ruleset}-camp-{facts.camp}-long")
            yield of("book-fact-family"), of(f"{self.ruleset}-family-{facts.family}")
            yield of("book-fact-family-rule"), of(f"{self.ruleset}-family-{facts.family}-long")
            yield of("book-fact-count"), of(f"book-count-{facts.count}")
            yield of("book-fact-seen"), self._colour(facts.seen_as, language)
            yield of("book-fact-medium"), self._colour(facts.medium_as, language)
            for vote in _votes(kind, id):
                yield of("book-fact-acts"), self._vote(vote, language)
            if not facts.may_be_dummy:
                yield of("book-fact-dummy"), of("book-never")
        elif kind == "trait":
            for vote in _votes(kind, id):
                yield of("book-fact-acts"), self._vote(vote, language)
        elif kind == "stage":
            chapter = _chapters(self.ruleset)[id]
            yield of("book-fact-place"), of(f"book-place-{chapter.phase}", n=chapter.number)
            yield of("book-fact-nights"), self._nights(chapter.first, chapter.last, language)

    def _colour(self, seen: str, language: str) -> str:
        words = self.words[language]
        key = f"book-seen-{seen}"
        return words.of(key) if words.has(key) else self.name("role", seen, language)

    def _vote(self, vote: Any, language: str) -> str:
        of = self.words[language].of
        many = of("book-targets", n=vote.least) if vote.least == vote.most else of(
            "book-targets-range", least=vote.least, most=vote.most
        )  # fmt: skip
        return of(
            "book-vote", action=self.name("action", vote.action, language), targets=many,
            nights=self._nights(vote.first, vote.last, language),
        )  # fmt: skip

    def _nights(self, first: int, last: int, language: str) -> str:
        of = self.words[language].of
        if last and first == last:
            return of("book-night-only", n=first)
        if last:
            return of("book-night-range", first=first, last=last)
        return of("book-night-from", n=first)

    def _related(self, kind: str, id: str, language: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        from engine import handbook

        of = self.words[language].of
        if self.ruleset == "survival":
            yield from book_survival.related(self, kind, id, language)
            return
        if kind == "role":
            family = _roles(self.ruleset)[id].family
            kin = [one.id for one in self.pages("role") if one.group == family and one.id != id]
            yield of("book-related-family"), [("role", one) for one in kin]
            yield of("book-related-actions"), [("action", vote.action) for vote in _votes(kind, id)]
            yield of("book-related-brings"), [("role", one) for one in handbook.brings(id)]
        if kind in ("role", "trait", "weather"):
            gives = [("trait", one) for one in handbook.gives(kind, id)]
            yield of("book-related-gives"), gives
            same = marks.of(kind, id).glyph
            if kind != "role":
                others = [page.id for page in self.pages(kind) if page.id != id]
                alike = [one for one in others if marks.of(kind, one).glyph == same]
                yield of(f"book-related-alike-{kind}"), [(kind, one) for one in alike]
        if kind == "trait":
            yield of("book-related-givers"), _pairs(handbook.givers(id))
        if kind == "action":
            yield of("book-related-doers"), [("role", one) for one in handbook.doers(id)]
        if kind == "stage":
            for other, ids in handbook.who(id).items():
                yield of(f"book-related-{other}s"), [(other, one) for one in ids]
        if kind in ("cause", "result"):
            yield of("book-related-actions"), [("action", one) for one in ACTS.get(id, ())]
            doers = [role for one in ACTS.get(id, ()) for role in handbook.doers(one)]
            yield of("book-related-roles"), [("role", one) for one in dict.fromkeys(doers)]
        if kind == "action":
            for other in ("cause", "result"):
                those = [one for one, actions in ACTS.items() if id in actions]
                yield of(f"book-related-{other}s"), [(other, one) for one in those]
        if kind == "role":
            mine = {vote.action for vote in _votes(kind, id)}
            for other in ("cause", "result"):
                those = [one for one, actions in ACTS.items() if mine & set(actions)]
                yield of(f"book-related-{other}s"), [(other, one) for one in those]

    def _steps(self, kind: str, id: str, language: str) -> list[dict[str, Any]]:
        """The stages in which it takes part, in order; of a stage, its own steps."""
        from engine import handbook

        if self.ruleset == "survival":
            return [
                {**self.link("stage", stage, language), "number": number, "phase": phase, "which": ""}
                for stage, phase, number in book_survival.steps(kind, id)
            ]
        if kind not in ("role", "trait", "weather"):
            return []
        chapters = _chapters(self.ruleset)
        return [
            {**self.link("stage", stage, language), "number": chapters[stage].number, "phase": chapters[stage].phase,
             "which": ", ".join(steps)}
            for stage, steps in handbook.taking_part(kind, id).items()
        ]  # fmt: skip


ACTS: dict[str, tuple[str, ...]] = {
    "wolf_killed": ("eat", "silent_eat", "step_eat"), "vampire_killed": ("bite", "step_bite"),
    "hunted": ("guard", "step_guard", "barrier"), "spell_killed": ("divine", "step_divine"),
    "assassinated": ("assassinate", "step_assassinate"), "trapped": ("trap",), "dream_killed": ("dream_eat",),
    "cursed": ("divine", "curse", "fox_divine", "step_divine"), "abducted": ("abduct",), "escape_failed": ("escape",),
    "reporter_duty": ("tail",), "revived": ("revive",), "revive_failed_public": ("revive",),
    "footsteps": ("footstep", "step_guard", "step_divine", "step_eat", "step_assassinate", "step_scan", "step_bite"),
    "prank_clown": ("prank",), "prank_flower": ("prank",), "prank_star": ("prank",), "possession_done": ("possess",),
    "guard_success": ("guard", "step_guard", "barrier"), "hunt_success": ("guard", "step_guard", "barrier"),
    "divined_human": ("divine", "step_divine"), "divined_wolf": ("divine", "step_divine"),
    "divined_ogre": ("divine",), "divined_chiroptera": ("divine",), "divined_failed": ("divine", "step_divine"),
    "role_divined": ("divine",), "fox_divined": ("fox_divine",), "copied_role": ("copy",),
    "revive_failed": ("revive",), "revive_success": ("revive",), "reporter_scoop": ("tail",),
    "clairvoyance": ("scan", "step_scan"), "ward_success": ("ward_off",), "dispel_success": ("dispel",),
    "vampire_reveal": ("bite", "step_bite"), "assassin_reveal": ("assassinate", "step_assassinate"),
    "wolf_failed_guard": ("eat", "guard"),
}  # fmt: skip
"""Cause or result → the votes that lead to it, for the links between pages."""


def kinds(ruleset: str) -> tuple[str, ...]:
    """The kinds of pages a rule set has, in the order of its list."""
    return book_survival.KINDS if ruleset == "survival" else KINDS


def _camp(id: str) -> str:
    """The camp whose colour and mark stand for *id*: the wolves of both rule sets have one."""
    return "werewolf" if id == "wolf" else id


def folded(text: str) -> str:
    """*text* for comparing: one width, one case, katakana for hiragana."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゖ" else c for c in plain)


def _pairs(by_kind: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(kind, id) for kind, ids in by_kind.items() for id in ids]


@cache
def _roles(ruleset: str) -> dict[str, Any]:
    from engine import catalogue

    return {facts.id: facts for facts in catalogue.roles(ruleset)}


@cache
def _chapters(ruleset: str) -> dict[str, Any]:
    from engine import handbook

    return {chapter.id: chapter for chapter in handbook.chapters(ruleset)}


def _votes(kind: str, id: str) -> tuple[Any, ...]:
    from engine import handbook

    return handbook.votes(kind, id)


@cache
def _pages(kind: str, ruleset: str) -> tuple[Found, ...]:
    from engine import catalogue, handbook

    if ruleset == "survival":
        return tuple(
            Found(kind, id, group := book_survival.group(kind, id), _camp(group) if kind == "role" else "")
            for id in book_survival.ids(kind)
        )
    if kind == "role":
        found = [Found("role", facts.id, facts.family, facts.camp) for facts in catalogue.roles(ruleset)]
        families = list(dict.fromkeys((page.camp, page.group) for page in found))
        return tuple(sorted(found, key=lambda page: (CAMPS.index(page.camp), families.index((page.camp, page.group)))))
    if kind == "weather":
        return tuple(
            sorted((Found(kind, id, marks.effect(id)) for id in catalogue.weathers(ruleset)),
                   key=lambda page: [*marks.SKIES, ""].index(page.group))
        )  # fmt: skip
    if kind == "stage":
        return tuple(Found(kind, chapter.id, chapter.phase) for chapter in handbook.chapters(ruleset))
    ids: Iterable[str]
    if kind == "trait":
        known = set(_named(kind, ruleset))  # what only the rules remember has no name
        ids = [id for id in catalogue.traits(ruleset) if id in known]
    elif kind == "action":
        ids = handbook.actions(ruleset)
    else:
        ids = _named(kind, ruleset)
    return tuple(Found(kind, id) for id in ids)


@cache
def _ids(kind: str, ruleset: str) -> frozenset[str]:
    return frozenset(page.id for page in _pages(kind, ruleset))


def _named(kind: str, ruleset: str) -> list[str]:
    """The ids that the catalogue has names for, in its order."""
    prefix = f"{ruleset}-{kind}-"
    keys = [key.removeprefix(prefix) for key in Catalogue("ja").keys() if key.startswith(prefix)]  # noqa: SIM118
    return sorted(id for id in keys if not id.endswith(TAILS))
