"""Survival's events as lines: what the Count says, who leaves and returns, gods, perks, votes, the terms of dusk.

Where the Count has a seat of his own, the Judge speaks in his stead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop import daygame_story, survival_dawn
from desktop.survival_words import action, option, word
from engine import events as ev
from engine.events import AnyEvent

if TYPE_CHECKING:
    from desktop.narrate import Narrator


def host(to: Narrator) -> str:
    """Who tells the tale: the Count, or the Judge where a seat is the Count."""
    return to.text.of("survival-term-judge" if to.view.options.get("count_has_seat") else "survival-term-count")


def line(event: AnyEvent, to: Narrator) -> str | None:
    """The line for *event*, empty for what is not told; None where the words of all rule sets do."""
    teller = TELLERS.get(event.__class__)
    return teller(event, to) if teller else None


def _of(to: Narrator, key: str, **arguments: Any) -> str:
    return to.text.of(f"survival-story-{key}", **arguments)


def _opened(e: ev.Opened, to: Narrator) -> str:
    lines = [_of(to, "opened", host=host(to), count=len(e.seats))]
    if e.cast:
        items = (to.text.of("story-cast-item", role=to.term("role", role), count=n) for role, n in e.cast.items() if n)
        lines.append(to.text.of("story-cast", cast=to.text.of("story-separator").join(items)))
    else:
        lines.append(to.text.of("story-cast-hidden"))
    return "\n".join(lines)


def _introduced(e: ev.Introduced, to: Narrator) -> str:
    others = to.names(seat for seat in e.seats if seat != to.view.seat)
    return _of(to, f"bond-{e.bond}", names=others or to.text.of("story-nobody-else"))


def _phase(e: ev.PhaseBegan, to: Narrator) -> str:
    if e.phase == "morning":
        day = _of(to, "morning", day=e.day)
        said = to.text.of(f"survival-dawn-{survival_dawn.greeting(e, to.view)}", host=host(to), day=e.day)
        return f"{day}\n{said}"
    if e.phase == "vote":
        return _of(to, "runoff" if e.round > 1 else "vote", day=e.day, host=host(to))
    if e.phase == "day_game":
        return _round(e, to)
    key = f"{e.phase}-{e.round}" if e.phase == "free_time" else e.phase
    if e.phase == "discussion":
        key = "discussion" if e.round <= 1 else "discussion-more"
    full = f"survival-story-{key}"
    return to.text.of(full, day=e.day, round=e.round, host=host(to)) if to.text.has(full) else ""


def _round(e: ev.PhaseBegan, to: Narrator) -> str:
    """A round of the day game, or whose turn it is where they come one by one."""
    game = to.view.board.get(("day_game", "game", 0), "")
    order = to.view.board.get((game, "order", 0))
    if order:
        return _of(to, "turn", name=to.name(order[(e.round - 1) % len(order)]))
    if game == "wolf_tag":
        return _of(to, "moving" if e.round % 2 else "operating", round=(e.round + 1) // 2)
    return _of(to, "round", round=e.round)


def _died(e: ev.Died, to: Narrator) -> str:
    name = to.name(e.seat)
    if e.cause == "exited":
        return _of(to, "exited-night" if e.night else "exited", name=name)
    return _of(to, "exited-cause", name=name, cause=to.term("cause", e.cause))


def _caused(e: ev.Caused, to: Narrator) -> str:
    return _of(to, "cause", name=to.name(e.seat), cause=to.term("cause", e.cause))


def _told(e: ev.Told, to: Narrator) -> str:
    name, of = to.name(e.about), to.text.of
    head, _, tail = e.value.partition(":")
    match e.result:
        case "camp":
            return _of(to, "camp-shown" if e.to == ev.PUBLIC else "camp", name=name, camp=to.term("camp", e.value))
        case "role":
            return _of(to, "role", name=name, role=to.term("role", e.value))
        case "raider":
            return _of(to, "raider", name=name)
        case "heart":
            return _of(to, f"heart-{tail}", thing=word(head, to.text))
        case "visit":
            return _of(to, f"visit-{e.value}", name=name)
        case "perk":
            return _of(to, head, n=int(tail or 0))
        case "voided":
            return _of(to, "voided", perk=to.term("perk", e.value))
        case "fails":
            reason = f"illegal-{tail}"
            why = of(reason if to.text.has(reason) else "illegal-other")
            return _of(to, "fails", action=action(head, to.text), why=why)
        case "flute":
            return _of(to, "flute", n=int(e.value), host=host(to))
        case "ballots_void":
            return _of(to, "ballots-void")
    return of("told-other-value" if e.value else "told-other", name=name, value=e.value, result=e.result)


def _gained(e: ev.Gained, to: Narrator) -> str:
    kind, _, what = e.trait.partition(":")
    words: dict[str, Any] = {"name": to.name(e.seat), "host": host(to)}
    match kind:
        case "perk":
            words["perk"] = to.term("perk", what)
        case "struck":
            words["clause"] = to.term("clause", what)
        case "heart":
            words["thing"] = word(f"object_{e.arg}", to.text)
        case "twin":
            words["other"] = to.name(e.arg)
    key = f"survival-gained-{kind}"
    return to.text.of(key, **words) if to.text.has(key) else ""


def _lost(e: ev.Lost, to: Narrator) -> str:
    kind, _, what = e.trait.partition(":")
    key = f"survival-lost-{kind}"
    words = {"clause": to.term("clause", what)} if kind == "struck" else {}
    return to.text.of(key, name=to.name(e.seat), **words) if to.text.has(key) else ""


def _acted(e: ev.Acted, to: Narrator) -> str:
    sep = to.text.of("story-separator")
    names = {seat: to.name(seat) for seat in to.view.everyone}
    chosen = [to.names(e.targets)] if e.targets else []
    for field, picked in e.picks.items():
        chosen += [sep.join(option(field, thing, to.text, names) for thing in picked)] if picked else []
    key = "acted" if chosen else "acted-plain"
    return _of(to, key, name=to.name(e.seat), action=action(e.action, to.text), what=sep.join(chosen))


def _counted(e: ev.Counted, to: Narrator) -> str:
    of, sep = to.text.of, to.text.of("story-separator")
    received = sep.join(of("story-received-item", name=to.name(seat), votes=votes) for seat, votes in e.received)
    lines = [of("story-counted", received=received or _of(to, "no-votes"))]
    if e.ballots:
        listed = (of("story-ballot-item", name=to.name(b.voter), target=to.name(b.target)) for b in e.ballots)
        lines.append(of("story-ballots", ballots=sep.join(listed)))
    if e.decided:
        lines.append(_of(to, "decided", name=to.name(e.decided), host=host(to)))
    elif e.how in ("void", "tie", "runoff", "all"):
        lines.append(_of(to, f"count-{e.how}", host=host(to)))
    return "\n".join(lines)


def _shown(e: ev.Shown, to: Narrator) -> str:
    scene, key = e.scene, e.key
    of = to.text.of
    name = to.name(e.seat)
    match scene, key:
        case "setup", "wolves":
            return _of(to, "wolves", n=e.value)
        case "camp", "role":
            return "" if e.seat == to.view.seat else _of(to, "packmate", name=name, role=to.term("role", e.value))
        case "camp", "sniffed":
            return _of(to, "sniffed", name=name, role=to.term("role", e.value))
        case "hearts", _:
            return _of(to, "object", thing=word(key, to.text), names=to.names(e.value))
        case "day_game", "game":
            about = f"survival-brief-{e.value}"
            return of(about, host=host(to), game=of(f"survival-daygame-{e.value}"))
        case "day_game", "sabotaged":
            return _of(to, "sabotaged", host=host(to))
        case "vote", "place":
            return _of(to, "place", place=word(e.value, to.text), host=host(to))
        case "vote", "stepped_out":
            return _of(to, "stepped-out", names=to.names(e.value))
        case "vote", "tied":
            return _of(to, "tied", names=to.names(e.value))
        case "violation", _:
            return _of(to, "violation", name=name, what=to.term("prohibition", e.value))
        case "call", "checkpoint":
            return _of(to, "checkpoint", name=name)
        case "call", _:
            god, _, caller = key.partition(".")
            if caller:
                return _of(to, "caller", name=to.name(e.value), god=to.term("god", god))
            return _of(to, e.value, god=to.term("god", god), host=host(to))
        case "discussion", "restrainer":
            return _of(to, "restrainer", name=to.name(e.value), other=name)
        case "free_time", "area":
            return of("survival-here", value=word(e.value, to.text)) if e.value and e.seat == to.view.seat else ""
        case "free_time", "with":
            others = to.names(seat for seat in e.value if seat != e.seat)
            return of("survival-here-with", names=others) if others else of("survival-here-alone")
        case "free_time", "victim":
            return _of(to, "victim", name=name, area=word(e.value, to.text))
        case "supplies", _:
            return _of(to, key, n=e.value)
        case "watch", _:
            rows = (
                of("story-ballot-item", name=to.name(voter), target=to.name(target)) for voter, target, _ in e.value
            )
            return _of(to, "watch", ballots=of("story-separator").join(rows))
        case "epilogue", "returned":
            return _of(to, "epilogue-returned", names=to.names(e.value))
    return daygame_story.line(e, to)


def _ended(e: ev.Ended, to: Narrator) -> str:
    of, sep = to.text.of, to.text.of("story-separator")
    roles = sep.join(
        of("story-roles-item", name=to.name(seat), role=to.term("role", role)) for seat, role in sorted(e.roles.items())
    )
    lines = [_of(to, f"ended-{e.camp}", host=host(to), camp=to.term("camp", e.camp))]
    if e.winners:
        lines.append(of("story-winners", names=to.names(e.winners)))
    return "\n".join([*lines, of("story-roles", roles=roles)])


TELLERS: dict[type, Callable[[Any, Narrator], str]] = {
    ev.Opened: _opened, ev.Introduced: _introduced, ev.PhaseBegan: _phase, ev.Died: _died, ev.Caused: _caused,
    ev.Revived: lambda e, to: _of(to, "returned", name=to.name(e.seat)),
    ev.QuietNight: lambda e, to: _of(to, "quiet", host=host(to)),
    ev.Told: _told, ev.Gained: _gained, ev.Lost: _lost, ev.Acted: _acted, ev.Counted: _counted, ev.Shown: _shown,
    ev.Ended: _ended,
}
"""Event → what tells it; all others are told as in every rule set."""
