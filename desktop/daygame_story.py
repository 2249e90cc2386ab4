"""What the board of a day game shows, as lines: one small function a fact, told from its scene, key and value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop.survival_words import amounts, word, words
from engine import events as ev

if TYPE_CHECKING:
    from desktop.narrate import Narrator

YEN = 10_000_000_000


def line(event: ev.Shown, to: Narrator) -> str:
    """The line for a fact of a day game; empty for what is not told."""
    tell = FACTS.get((event.scene, event.key.partition(".")[0]))
    return tell(event, to) if tell else ""


def _say(event: ev.Shown, to: Narrator, **arguments: Any) -> str:
    key = f"survival-{event.scene}-{event.key.partition('.')[0]}"
    if event.seat:
        arguments["name"] = to.name(event.seat)
    return to.text.of(key, **arguments)


def _word(event: ev.Shown, to: Narrator) -> str:
    """A fact whose value is one word or number."""
    return _say(event, to, value=word(str(event.value), to.text))


def _list(event: ev.Shown, to: Narrator) -> str:
    if not event.value:
        return to.text.of(f"survival-{event.scene}-{event.key}-none")
    return _say(event, to, value=words(event.value, to.text))


def _stock(event: ev.Shown, to: Narrator) -> str:
    return _say(event, to, value=amounts({thing: n for thing, n in event.value.items() if n}, to.text))


def _seats(event: ev.Shown, to: Narrator) -> str:
    return _say(event, to, value=to.names(event.value) or to.text.of("story-nobody"))


def _company(event: ev.Shown, to: Narrator) -> str:
    others = to.names(seat for seat in event.value if seat != event.seat)
    return to.text.of("survival-here-with", names=others) if others else to.text.of("survival-here-alone")


def _area(event: ev.Shown, to: Narrator) -> str:
    return to.text.of("survival-here", value=word(str(event.value), to.text))


def _success(event: ev.Shown, to: Narrator) -> str:
    return to.text.of(f"survival-{event.scene}-{'success' if event.value else 'failure'}")


def _hidden(event: ev.Shown, to: Narrator) -> str:
    own = event.seat == to.view.seat
    if event.value is None:  # at the deal, or a card nobody knows has taken the place of a known one
        if to.view.phase != "day_game":
            return ""
        return to.text.of("survival-bbj-hidden-lost", name=to.name(event.seat))
    key = "survival-bbj-hidden-own" if own else "survival-bbj-hidden"
    return to.text.of(key, name=to.name(event.seat), value=word(event.value, to.text))


def _swapped(event: ev.Shown, to: Narrator) -> str:
    _, mine, other, yours = event.value
    return _say(event, to, mine=word(mine, to.text), other=to.name(other), yours=word(yours, to.text))


def _money(event: ev.Shown, to: Narrator) -> str:
    budget = to.view.board.get((event.scene, "budget", 0), event.value) or 1
    return _say(event, to, value=event.value, yen=f"{round(event.value * YEN / budget):,}")


def _receipts(event: ev.Shown, to: Narrator) -> str:
    if not event.value:
        return ""
    _, shop, units, how = event.value[-1]
    return to.text.of(f"survival-ten_billion_yen-{how}", shop=word(shop, to.text), units=units)


def _perk(event: ev.Shown, to: Narrator) -> str:
    return _say(event, to, value=to.term("perk", event.value))


def _gained(event: ev.Shown, to: Narrator) -> str:
    if not event.value:
        return to.text.of("survival-poker-gained-none", name=to.name(event.seat))
    return _say(event, to, value=to.text.of("story-separator").join(to.term("perk", perk) for perk in event.value))


def _box(event: ev.Shown, to: Narrator) -> str:
    full = to.view.board.get((event.scene, "weight", 0), 0)
    return _say(event, to, box=word(event.key.partition(".")[2], to.text), value=event.value, full=full)


def _harvest(event: ev.Shown, to: Narrator) -> str:
    box, drawn, taken = event.value
    return _say(event, to, box=word(box, to.text), drawn=drawn, taken=taken)


def _pairs(event: ev.Shown, to: Narrator) -> str:
    if not event.value:
        return to.text.of("survival-janken-pairs-none")
    versus = to.text.of("survival-word-versus")
    listed = [f"{to.name(one)}{versus}{to.name(other)}" for one, other in event.value]
    return _say(event, to, value=to.text.of("story-separator").join(listed))


def _bye(event: ev.Shown, to: Narrator) -> str:
    return to.text.of("survival-janken-bye", value=to.name(event.value)) if event.value else ""


def _duel(event: ev.Shown, to: Narrator) -> str:
    other, mine, stake, theirs, their_stake = event.value
    beats = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
    outcome = "draw" if mine == theirs else "won" if beats[mine] == theirs else "lost"
    return to.text.of(
        f"survival-janken-{outcome}", other=to.name(other), mine=word(mine, to.text), stake=stake,
        theirs=word(theirs, to.text), gain=stake + their_stake,
    )


def _path(event: ev.Shown, to: Narrator) -> str:
    return _say(event, to, value="→".join(event.value))


def _caught(event: ev.Shown, to: Narrator) -> str:
    return to.text.of("survival-wolf_tag-caught") if event.value else ""


def _count(event: ev.Shown, to: Narrator) -> str:
    return _say(event, to, value=event.value)


FACTS: dict[tuple[str, str], Callable[[ev.Shown, Narrator], str]] = {
    ("gathering", "meeting"): _word, ("gathering", "needed"): _count, ("gathering", "area"): _area,
    ("gathering", "barred"): _list, ("gathering", "with"): _company, ("gathering", "gathered"): _seats,
    ("bbj", "open"): _word, ("bbj", "hidden"): _hidden, ("bbj", "order"): _seats, ("bbj", "swapped"): _swapped,
    ("bbj", "cards"): _list, ("bbj", "score"): _word,
    ("craft", "recipe"): _stock, ("craft", "product"): _word, ("craft", "chest"): _stock, ("craft", "lodge"): _seats,
    ("craft", "hand"): _stock, ("craft", "area"): _area, ("craft", "with"): _company, ("craft", "success"): _success,
    ("ten_billion_yen", "budget"): _money, ("ten_billion_yen", "balance"): _money,
    ("ten_billion_yen", "receipts"): _receipts, ("ten_billion_yen", "faulty"): _word,
    ("ten_billion_yen", "success"): _success, ("ten_billion_yen", "perk"): _perk,
    ("poker", "cards"): _list, ("poker", "shown"): _list, ("poker", "hand"): _word, ("poker", "gained"): _gained,
    ("colour_collecting", "weight"): _count, ("colour_collecting", "open"): _list,
    ("colour_collecting", "box"): _box, ("colour_collecting", "area"): _area,
    ("colour_collecting", "with"): _company, ("colour_collecting", "harvest"): _harvest,
    ("janken", "pairs"): _pairs, ("janken", "bye"): _bye, ("janken", "duel"): _duel,
    ("wolf_tag", "path"): _path, ("wolf_tag", "area"): _area, ("wolf_tag", "with"): _company,
    ("wolf_tag", "caught"): _caught,
    ("norn_judgement", "rings"): _stock, ("norn_judgement", "lake"): _count, ("norn_judgement", "order"): _seats,
    ("norn_judgement", "thrown"): _list, ("norn_judgement", "count"): _count,
}
