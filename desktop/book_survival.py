"""What Survival's encyclopedia has pages for, the facts of a page, and the pages that its text names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from desktop.text import Catalogue

if TYPE_CHECKING:
    from desktop.book import Book

KINDS = ("role", "god", "perk", "daygame", "stage", "clause", "prohibition", "term", "cause", "result")
RESULTS = ("camp", "role", "heart", "visit", "flute", "ballots_void", "perk", "voided", "fails")
"""What one is told (`survival-result-…`): the names of the table have others under the same letters."""
STAGES = {
    "day": (
        "chaos_delete", "day_game", "day_game_result", "call", "free_time_move", "skoll_raid", "freki_devour",
        "perk_shield", "perk_hypnosis", "perk_seal", "perk_void", "perk_riches", "discussion_open", "mid_discussion",
        "geri_gift", "vote_open", "vote_forfeit", "vote_void", "vote_extra", "vote_tally", "vote_runoff", "vote_exit",
        "vote_doom", "vote_watch", "silence_lift", "dusk_terms",
    ),
    "night": (
        "night_lock", "hati_mark", "fylgja_take", "kaji_divert", "protect", "divine", "valkyrie_arm", "raid",
        "witch_kill", "night_exit", "witch_revive", "convert", "medium", "twin_check", "feng_shui", "room_visit",
        "flute", "dawn",
    ),
    "settle": ("settle_apply", "settle_drag", "settle_link", "settle_return", "settle_victory"),
}  # fmt: skip
"""Phase → its stages in the order in which they are resolved; `settle` follows every exit, by day and by night."""


@cache
def ids(kind: str) -> tuple[str, ...]:
    """The ids of all pages of a *kind*, in the order of the rules; empty for a kind Survival has not."""
    from engine import catalogue
    from engine.survival.terms import CAUSES

    match kind:
        case "role":
            return tuple(facts.id for facts in catalogue.roles("survival"))
        case "god":
            return tuple(god.id for god in catalogue.gods())
        case "perk":
            return catalogue.perks()
        case "daygame":
            return catalogue.day_games()
        case "clause":
            return tuple(catalogue.clauses())
        case "prohibition":
            return catalogue.prohibitions()
        case "stage":
            return tuple(id for stages in STAGES.values() for id in stages)
        case "term":
            prefix = "survival-term-"
            keys = sorted(key for key in Catalogue("ja").keys() if key.startswith(prefix))  # noqa: SIM118
            return tuple(key.removeprefix(prefix) for key in keys if not key.endswith(("-short", "-long")))
        case "cause":
            return (*CAUSES, "exited")
        case "result":
            return RESULTS
    return ()


def group(kind: str, id: str) -> str:
    """Under which head a page stands in its list: a role's camp, a stage's phase; empty for the rest."""
    if kind == "stage":
        return next(phase for phase, stages in STAGES.items() if id in stages)
    return _role(id).camp if kind == "role" else ""


def facts(book: Book, kind: str, id: str, language: str) -> Iterator[tuple[str, str]]:
    """(label, value) of what the rules fix about a page."""
    of = book.words[language].of
    if kind == "role":
        role = _role(id)
        yield of("book-fact-camp"), of(f"survival-camp-{role.camp}")
        yield of("book-fact-count"), of(f"survival-count-{role.count}")
        yield of("book-fact-seen"), of(f"survival-camp-{role.seen_as}")
        yield of("book-fact-medium"), of(f"survival-camp-{role.medium_as}")
        for power in _powers(id):
            yield of("book-fact-power"), _power(book, power, language)
    elif kind == "god":
        god = _god(id)
        yield of("book-fact-price"), of("book-price", n=50)
        yield of("book-fact-names"), of("book-targets", n=god.count)
        yield of("book-fact-caller"), of("book-caller-named" if god.loud else "book-caller-unnamed")
        yield of("book-fact-who"), of("book-who-village" if god.village else "book-who-all")
        if god.last_day:
            yield of("book-fact-until"), of("book-until", n=god.last_day)
        if god.after:
            yield of("book-fact-after"), of("book-after", n=god.after)
    elif kind == "clause":
        from engine import catalogue

        yield of("book-fact-strike"), of("book-may-strike" if catalogue.clauses()[id] else "book-never-strike")
    elif kind == "stage":
        phase = group(kind, id)
        yield of("book-fact-place"), of(f"book-place-{phase}", n=1 + STAGES[phase].index(id))


def _power(book: Book, power: Any, language: str) -> str:
    of = book.words[language].of
    action, _, lender = power.action.partition(".")
    name = of(f"survival-action-{action}", name=of(f"survival-role-{lender}") if lender else "")
    parts = [of(f"book-when-{'night' if power.when == 'night' else 'day'}")]
    if power.most:
        parts.append(of("book-targets", n=power.most))
    if power.once:
        parts.append(of(f"book-once-{power.once}"))
    parts.append(of("book-may-skip" if power.may_skip else "book-must"))
    return of("book-power", name=name, use=of("book-comma").join(parts))


def named(book: Book, kind: str, id: str) -> tuple[tuple[str, str], ...]:
    """The pages whose names stand in the texts of the *kind* *id*, in the order of the kinds; itself left out."""
    return book.mentions[kind, id]


def naming(book: Book, kind: str, id: str) -> tuple[tuple[str, str], ...]:
    """The pages whose texts have the name of this one."""
    return tuple(page for page, those in book.mentions.items() if (kind, id) in those)


def _plain_names(words: Catalogue) -> dict[str, tuple[str, str]]:
    """Each name, and each part of one that stands for it alone → its page. Terms go before their namesakes."""
    found: dict[str, tuple[str, str]] = {}
    for kind in ("term", "role", "god", "perk", "daygame"):
        for id in ids(kind):
            whole = words.of(f"survival-{kind}-{id}")
            for part in whole.replace("(", "/").replace(")", "").replace("・復帰", "/復帰").split("/"):
                found.setdefault(part, (kind, id))
    return found


def mentions(words: Catalogue) -> dict[tuple[str, str], tuple[tuple[str, str], ...]]:
    """Page → pages its texts name. *words* are Japanese: there a name is one word, and the longest that fits counts."""
    names = _plain_names(words)
    longest = max(map(len, names))
    made = {}
    for kind in KINDS:
        for page in ids(kind):
            key = f"survival-{kind}-{page}"
            text = "\n".join(words.source(key + tail) for tail in ("-short", "-long"))
            found, at = set(), 0
            while at < len(text):
                size = next((n for n in range(longest, 0, -1) if text[at : at + n] in names), 0)
                if size:
                    found.add(names[text[at : at + size]])
                at += size or 1
            found.discard((kind, page))
            made[kind, page] = tuple(sorted(found, key=lambda one: (KINDS.index(one[0]), ids(one[0]).index(one[1]))))
    return made


def related(book: Book, kind: str, id: str, language: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """(label, pages): what the text names, a kind at a time, its own stages, and who names it."""
    of = book.words[language].of
    those = named(book, kind, id)
    work = [page for page, stages in OWN_STAGES.items() if id in stages] if kind == "stage" else []
    yield of("book-related-work"), work
    for other in KINDS:
        yield of(f"book-kind-{other}"), [page for page in those if page[0] == other and page not in work]
    yield of("book-related-naming"), [page for page in naming(book, kind, id) if page not in (*those, *work)]


def steps(kind: str, id: str) -> Iterator[tuple[str, str, int]]:
    """(stage, phase, number in it) where the rules resolve the *kind* *id*."""
    for stage in OWN_STAGES.get((kind, id), ()):
        phase = group("stage", stage)
        yield stage, phase, 1 + STAGES[phase].index(stage)


OWN_STAGES: dict[tuple[str, str], tuple[str, ...]] = {
    ("role", "knight"): ("protect", "raid"), ("role", "paladin"): ("protect", "raid", "settle_drag"),
    ("role", "seer"): ("divine",), ("role", "witch"): ("witch_kill", "night_exit", "witch_revive"),
    ("role", "medium"): ("medium",), ("role", "red_hood"): ("settle_return",),
    ("role", "valkyrie"): ("valkyrie_arm", "raid"), ("role", "twin"): ("twin_check",),
    ("role", "fylgja"): ("fylgja_take",), ("role", "feng_shui_master"): ("feng_shui",), ("role", "piper"): ("flute",),
    ("role", "wolf"): ("raid", "night_exit"), ("role", "garm"): ("divine",), ("role", "orthrus"): ("raid",),
    ("role", "fenrir"): ("settle_drag",), ("role", "chain_fenrir"): ("settle_drag",),
    ("role", "skoll"): ("skoll_raid",), ("role", "hati"): ("hati_mark", "divine"),
    ("role", "kajigakaka"): ("kaji_divert",), ("role", "gevaudan"): ("raid", "dusk_terms"),
    ("role", "lycanthrope"): ("raid", "perk_void"), ("role", "freki"): ("freki_devour",),
    ("role", "geri"): ("geri_gift",), ("role", "chaos"): ("chaos_delete",), ("role", "warg"): ("convert", "vote_doom"),
    ("role", "vampire"): ("divine", "settle_victory"), ("role", "vampire_queen"): ("convert", "settle_link"),
    ("god", "freyja"): ("vote_void",), ("god", "uller"): ("discussion_open", "mid_discussion", "vote_open"),
    ("god", "baldr"): ("settle_apply", "dusk_terms"), ("god", "forseti"): ("night_lock",), ("god", "tyr"): ("raid",),
    ("god", "loki"): ("call",),
    ("perk", "shield_bearer"): ("perk_shield",), ("perk", "hypnotist"): ("perk_hypnosis", "vote_extra"),
    ("perk", "sealer"): ("perk_seal",), ("perk", "nouveau_riche"): ("perk_riches",),
    ("perk", "night_watch"): ("vote_watch",), ("perk", "astrologer"): ("divine",),
    ("daygame", "gathering"): ("day_game", "day_game_result"), ("term", "silence"): ("day_game_result", "silence_lift"),
    ("term", "call"): ("call",), ("term", "raid"): ("raid", "skoll_raid"), ("term", "drag"): ("settle_drag",),
    ("term", "exit"): ("settle_apply",), ("term", "revival"): ("settle_return", "witch_revive"),
    ("term", "day_game"): ("day_game",), ("clause", "no_room_entry"): ("room_visit",),
    ("cause", "vote"): ("vote_exit",), ("cause", "raid"): ("raid", "night_exit"), ("cause", "counter"): ("raid",),
    ("cause", "skoll_raid"): ("skoll_raid",), ("cause", "drag"): ("settle_drag",), ("cause", "divined"): ("divine",),
    ("cause", "queen_link"): ("settle_link",), ("cause", "witch"): ("witch_kill",), ("cause", "loki_trap"): ("call",),
    ("cause", "warg_doom"): ("vote_doom",), ("cause", "gevaudan_term"): ("dusk_terms",),
    ("cause", "baldr_term"): ("dusk_terms",), ("cause", "cursed_ring"): ("day_game",), ("cause", "thor"): ("call",),
    ("cause", "rule_violation"): ("vote_forfeit",),
    ("cause", "uller_price"): ("discussion_open", "mid_discussion", "vote_open"),
    ("result", "camp"): ("divine", "medium"), ("result", "role"): ("divine", "twin_check"),
    ("result", "heart"): ("feng_shui",), ("result", "visit"): ("room_visit",), ("result", "flute"): ("flute",),
    ("result", "ballots_void"): ("vote_void",), ("result", "voided"): ("perk_seal", "perk_void"),
}  # fmt: skip
"""Page → the stages in which the rules resolve it."""


def _role(id: str) -> Any:
    from engine import catalogue

    return catalogue.role("survival", id)


def _powers(id: str) -> list[Any]:
    from engine.survival.roles import ROLES
    from engine.survival.terms import Power

    return [facet for facet in ROLES[id].facets if isinstance(facet, Power)]


def _god(id: str) -> Any:
    from engine import catalogue

    return next(god for god in catalogue.gods() if god.id == id)
