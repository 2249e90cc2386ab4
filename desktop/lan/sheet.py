"""A phone's page as words: what one seat sees and may do, rendered by the host in that phone's language.

Pure functions of one seat's view and its `ActionSpec`s: nothing here could tell more than these do.
"""

from __future__ import annotations

from typing import Any

from ai.personas import seat_name
from ai.reading import Reading
from ai.tables import Tables
from desktop.narrate import Narrator
from desktop.text import Catalogue
from desktop.viewmodels import table_survival
from desktop.viewmodels.table_seats import portraits, role_name
from engine import catalogue
from engine import events as ev
from engine.actions import ActionSpec
from engine.views import View

SAYINGS = ("suspect", "trust", "vote_plan", "claim", "report", "ask")
"""Kinds of sentence a phone offers to pick; all else is typed."""
ARTS = ("divined", "medium", "guarded")
_TABLES = Tables()
"""The public side of each table is read once for all its phones."""
_SHARED: dict[tuple[bytes, str], dict[str, Any]] = {}
_SILENT = (ev.HasVoted, ev.Noted, ev.Drawn, ev.Traced, ev.Sealed)
"""Events that are no line of the log."""
_OWN = (ev.Introduced, ev.Gained, ev.Lost, ev.Told, ev.Became)


def page(view: View, public: View, specs: list[ActionSpec], text: Catalogue, seat: int) -> dict[str, Any]:
    """Everything but the log: see the keys of the answer. *seat*: the phone's own, 0 for an onlooker. *public*: an
    onlooker's view of the same table; what all phones show alike is made from that alone."""
    narrator = Narrator(view, text)
    survival = view.ruleset == "survival"
    shared = _shared(public, text)
    return {
        "ruleset": view.ruleset,
        "phase": view.phase,
        "day": view.day,
        "title": _title(view, text),
        "you": seat,
        "alive": bool(seat) and view.lives(seat),
        "seats": shared["seats"],
        "role": _role(view, narrator, text),
        "facts": table_survival.facts(view, text) if survival else _weather(view, narrator, text),
        "actions": [
            _action(spec, narrator, text) for spec in specs if spec.kind in ("vote", "act") and not spec.blocked
        ],
        "ready": _ready(specs, view, text),
        "say": _say(specs, view, text),
        "will": {
            "may": any(s.kind == "will" and not s.blocked for s in specs), "text": view.will.text if view.will else "",
        },
        "board": shared["board"],
        "over": _over(view, narrator, text),
    }


def lines(view: View, text: Catalogue, start: int) -> list[dict[str, Any]]:
    """The log from the view's event *start* on: `n`, `kind` (`say`, `system`, `own`), `seat`, `text`."""
    narrator = Narrator(view, text)
    found = []
    for n, event in enumerate(view.events[start:], start):
        if isinstance(event, _SILENT) or not (line := narrator.line(event)):
            continue
        said = isinstance(event, ev.Said)
        kind = "say" if said else "system" if event.to == ev.PUBLIC else "own"
        entry: dict[str, Any] = {"n": n, "kind": kind, "text": line}
        if isinstance(event, ev.Said) and event.seat:
            from ai.speech import realise

            words = realise(event, view, text.language)
            entry |= {"seat": event.seat, "name": narrator.name(event.seat), "text": words}
            if event.channel != "talk":
                entry["channel"] = _channel(event.channel, text)
        found.append(entry)
    return found


def words(text: Catalogue) -> dict[str, str]:
    """The page's own words."""
    mine = (key for key in sorted(text.keys()) if key.startswith("phone-") and "$" not in text.source(key))
    return {key.removeprefix("phone-"): text.of(key) for key in mine}


def _shared(public: View, text: Catalogue) -> dict[str, Any]:
    """What all phones of a language show alike just now: the seats and the board, worked out once."""
    table = _TABLES.of(public)
    key = (table.fingerprint, text.language)
    if key not in _SHARED:
        while len(_SHARED) >= 8:
            _SHARED.pop(next(iter(_SHARED)))
        made = {"seats": _seats(public, table.reading, text), "board": _board(public, table.reading, text)}
        _SHARED[key] = made
    return _SHARED[key]


def _title(view: View, text: Catalogue) -> str:
    if view.ended:
        return text.of("phone-title-over")
    key = f"phone-title-{view.phase}"
    return text.of(key if text.has(key) else "phone-title-other", day=view.day)


def _seats(view: View, reading: Reading, text: Catalogue) -> list[dict[str, Any]]:
    faces = portraits(view.seats)
    found = []
    for seat in view.everyone:
        death = view.deaths.get(seat)
        claim = reading.claimed(seat)
        role = view.ended.roles.get(seat, "") if view.ended else ""
        found.append({
            "seat": seat, "name": seat_name(view.seats[seat - 1], text.language), "face": faces[seat],
            "alive": seat in view.alive, "voted": view.phase == "vote" and seat in view.voted,
            "claim": role_name(claim, view, text) if claim else "", "role": role_name(role, view, text) if role else "",
            "when": text.of("table-died-night" if death.night else "table-died-day", day=death.day) if death else "",
            "results": [
                text.of("table-black" if r.value == "werewolf" else "table-white")
                for r in reading.reports if r.target == seat and r.value in ("human", "werewolf")
            ],
        })  # fmt: skip
    return found


def _role(view: View, narrator: Narrator, text: Catalogue) -> dict[str, Any]:
    """What the seat is and what only it knows; empty for an onlooker."""
    if not view.role:
        return {}
    about = next((key for key in (f"{view.ruleset}-role-{view.role}-short", f"{view.ruleset}-about-{view.role}")
                  if text.has(key)), "")  # fmt: skip
    told = [narrator.line(e) for e in view.events if isinstance(e, _OWN) and e.to != ev.PUBLIC]
    return {
        "name": role_name(view.role, view, text), "camp": narrator.camp(catalogue.role(view.ruleset, view.role).camp),
        "about": text.of(about) if about else "", "lines": list(dict.fromkeys(line for line in told if line))[-12:],
    }  # fmt: skip


def _weather(view: View, narrator: Narrator, text: Catalogue) -> list[str]:
    return [
        text.of("phone-weather", name=narrator.term("weather", id), about=narrator.term("weather", f"{id}-short"))
        for id in view.weather
    ]


def _action(spec: ActionSpec, narrator: Narrator, text: Catalogue) -> dict[str, Any]:
    """One thing that may be done, with all a page needs to ask for it."""
    view = narrator.view
    name = text.of("phone-vote") if spec.kind == "vote" else narrator.action(spec.id)
    return {
        "id": spec.id, "kind": spec.kind, "title": name, "targets": list(spec.targets), "least": spec.least,
        "most": spec.most, "extra": spec.extra, "repeat": spec.repeat or spec.path, "include": spec.must_include,
        "skip": _skip(spec, view, text), "required": spec.required, "call": spec.id.startswith("call."),
        "barred": {str(seat): _why(why, text) for seat, why in spec.barred},
        "hint": _hint(spec, text),
        "fields": [
            {
                "name": field["name"], "title": field["label"], "note": field["note"],
                "least": raw.least, "most": raw.most,
                "options": [
                    {"id": option["id"], "text": option["label"], "stock": table_survival.stock_of(raw, option["id"])}
                    for option in field["options"]
                ],
            }
            for raw, field in zip(spec.fields, table_survival.fields(spec, {}, view, text), strict=True)
        ],
    }  # fmt: skip


def _hint(spec: ActionSpec, text: Catalogue) -> str:
    if spec.path:
        return text.of("terminal-choose-path")
    if spec.line:
        return text.of("terminal-choose-line")
    if spec.extra:
        return text.of("survival-about-slips", n=spec.extra + 1)
    most = max(spec.most, 1)
    return text.of("phone-choose", least=max(spec.least, 1), most=most) if spec.targets else ""


def _skip(spec: ActionSpec, view: View, text: Catalogue) -> str:
    """The words of the button that passes; empty where one may not."""
    return text.of("phone-pass") if spec.may_skip and view.ruleset != "survival" and spec.kind == "act" else ""


def _ready(specs: list[ActionSpec], view: View, text: Catalogue) -> str:
    """The words of the button that ends the seat's part of this window; empty where there is none."""
    if not any(spec.kind == "ready" and not spec.blocked for spec in specs):
        return ""
    return text.of("phone-sleep" if view.phase == "night" else "phone-ready")


def _say(specs: list[ActionSpec], view: View, text: Catalogue) -> dict[str, Any]:
    """What may be said, and the pieces sentences are picked from; empty for nothing."""
    spec = next((s for s in specs if s.kind == "say" and not s.blocked), None)
    if spec is None:
        return {}
    public = "talk" in spec.channels
    roles = sorted({role for role, n in view.cast.items() if n} | {"villager"})
    return {
        "channels": [{"id": channel, "text": _channel(channel, text)} for channel in spec.channels],
        "left": text.of("phone-left", n=spec.left) if spec.left >= 0 else "",
        "kinds": [{"id": kind, "text": text.of(f"table-kind-{kind}")} for kind in SAYINGS] if public else [],
        "roles": [{"id": role, "text": role_name(role, view, text)} for role in roles],
        "arts": [{"id": art, "text": text.of(f"phone-art-{art}")} for art in ARTS],
        "values": [{"id": value, "text": text.of("table-black" if value == "werewolf" else "table-white")}
                   for value in ("human", "werewolf")],
        "nights": list(range(1, max(2, view.day))),
        "living": [seat for seat in sorted(view.alive) if seat != view.seat],
    }  # fmt: skip


def _channel(channel: str, text: Catalogue) -> str:
    key = f"phone-channel-{channel}"
    return text.of(key if text.has(key) else "phone-channel-other")


def _why(why: str, text: Catalogue) -> str:
    for key in (f"table-barred-{why}", f"illegal-{why}"):
        if text.has(key):
            return text.of(key)
    return text.of("table-barred-other")


def _board(view: View, reading: Reading, text: Catalogue) -> dict[str, Any]:
    """Claims and results by who gave them, and the votes of every day."""
    def name(seat: int) -> str:
        return seat_name(view.seats[seat - 1], text.language)

    claims = [
        {
            "seat": seat, "name": name(seat), "role": role_name(reading.claimed(seat), view, text),
            "results": [
                {"name": name(r.target), "seat": r.target, "black": r.value == "werewolf", "night": r.night,
                 "text": text.of("table-black" if r.value == "werewolf" else "table-white")}
                for r in reading.reports if r.seat == seat and r.value in ("human", "werewolf")
            ],
        }
        for seat in reading.claim_order if reading.claimed(seat)
    ]  # fmt: skip
    votes = [
        {
            "title": text.of("phone-votes-of", day=count.day, round=count.round),
            "rows": [{"by": name(b.voter), "for": name(b.target) if b.target else "–"} for b in count.ballots],
            "received": [{"name": name(seat), "n": n} for seat, n in count.received if n],
        }
        for count in reversed(view.counts)
    ]  # fmt: skip
    return {"claims": claims, "votes": votes}


def _over(view: View, narrator: Narrator, text: Catalogue) -> dict[str, Any]:
    """How it ended; empty before."""
    if not view.ended:
        return {}
    won = view.seat in view.ended.winners
    return {
        "text": narrator.line(view.ended), "won": won if view.seat else None,
        "words": text.of("phone-won" if won else "phone-lost") if view.seat else "",
    }  # fmt: skip
