"""What a run of games says about its players: calibration, tells, blunders, manners of talk, decision times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ai.blunders import blunders
from ai.ears import listen
from ai.reading import opens_talk
from engine import events as ev
from engine.events import AnyEvent

if TYPE_CHECKING:
    from ai.arena import Record

_FOLDS = 5
_BINS = 10
_KINDS = (
    "suspect", "trust", "compare", "shift", "undecided", "deduce", "read_votes", "ask", "prod", "request", "answer",
    "dodge", "agree", "agree_partly", "disagree", "small_talk", "react_accused", "react_claim", "react_death",
    "react_peace", "react_believed", "react_defended", "vote_plan", "vote_switch", "request_vote", "plea", "claim",
    "counter_claim", "report",
)  # fmt: skip


def report_on(records: Sequence[Record], ruleset: str) -> dict[str, Any]:
    """The report of an arena run. *records* must carry their events."""
    found = [line for record in records for line in blunders(record.events)]
    times = np.array([t for record in records for t in record.times]) * 1000.0
    return {
        "auc": round(tells(records, ruleset), 4),
        "ece": round(calibration([pair for record in records for pair in record.beliefs]), 4),
        "blunders": len(found),
        "blunder_list": found[:20],
        "decision_ms": {
            "p50": round(float(np.percentile(times, 50)), 3) if len(times) else 0.0,
            "p95": round(float(np.percentile(times, 95)), 3) if len(times) else 0.0,
        },
        "talk": manners(records),
        "ears": listen([record.events for record in records]),
    }


def calibration(pairs: Sequence[tuple[float, int]]) -> float:
    """Expected calibration error of (probability, outcome) pairs in ten equal bins; 0 for none."""
    if not pairs:
        return 0.0
    p = np.array([a for a, _ in pairs])
    y = np.array([b for _, b in pairs], dtype=float)
    bins = np.minimum((p * _BINS).astype(int), _BINS - 1)
    error = 0.0
    for b in range(_BINS):
        inside = bins == b
        if inside.any():
            error += inside.mean() * abs(float(p[inside].mean()) - float(y[inside].mean()))
    return float(error)


def tells(records: Sequence[Record], ruleset: str, level: int = 3) -> float:
    """AUC of a logistic classifier telling wolves from the village by the surface of their talk up to day *level*.

    Five folds by game; 0.5 is as good as a coin. The first day of talk is day 2.
    """
    from ai.factions import VILLAGE, WOLF, kind_of

    rows: list[list[float]] = []
    labels: list[int] = []
    games: list[int] = []
    for record in records:
        roles = {e.seat: e.role for e in record.events if isinstance(e, ev.Dealt)}
        surface = features(record.events, level)
        for seat, row in surface.items():
            kind = kind_of(ruleset, roles[seat])
            if kind in (VILLAGE, WOLF):
                rows.append(row)
                labels.append(int(kind == WOLF))
                games.append(record.number)
    if len(set(labels)) < 2 or len(set(games)) < _FOLDS:
        return 0.5
    x = np.array(rows)
    y = np.array(labels)
    g = np.array(games)
    scores = np.zeros(len(y))
    for fold in range(_FOLDS):
        test = g % _FOLDS == fold
        scores[test] = _logistic(x[~test], y[~test], x[test])
    return auc(scores, y)


def features(events: Sequence[AnyEvent], until: int) -> dict[int, list[float]]:
    """Seat → surface features of its talk up to day *until*: when it first spoke, then counts per day it lived.

    Per day, because who is dead says nothing: whole counts would tell villagers by their early graves.
    """
    opened = next(e for e in events if isinstance(e, ev.Opened))
    seats = range(1, len(opened.seats) + 1)
    counts = {s: Counter[str]() for s in seats}
    lines: Counter[int] = Counter()
    first: dict[int, float] = {}
    reasons: Counter[int] = Counter()
    degrees: Counter[int] = Counter()
    replies: Counter[int] = Counter()
    lived: Counter[int] = Counter()
    alive: set[int] = set(seats)
    for event in events:
        if isinstance(event, ev.Died):
            alive.discard(event.seat)
        if isinstance(event, ev.Revived):
            alive.add(event.seat)
        if isinstance(event, ev.PhaseBegan) and opens_talk(event) and event.day <= until:
            lived.update(alive)
        if not isinstance(event, ev.Said) or event.channel != "talk" or event.day > until:
            continue
        lines[event.seat] += 1
        if event.seat not in first:
            first[event.seat] = event.n
        for s in event.statements:
            counts[event.seat][s.type] += 1
            reasons[event.seat] += len(s.because)
            degrees[event.seat] += s.degree
            replies[event.seat] += s.re is not None
    return {
        s: [
            first.get(s, 99.0),
            *(x / lived[s] for x in (lines[s], reasons[s], degrees[s], replies[s], *(counts[s][k] for k in _KINDS))),
        ]
        for s in seats
        if lines[s] and lived[s]
    }


def _logistic(x: NDArray[Any], y: NDArray[Any], test: NDArray[Any]) -> NDArray[Any]:
    """Scores of *test* rows by ridge-penalised logistic regression (Newton steps)."""
    mean, spread = x.mean(axis=0), x.std(axis=0) + 1e-9
    a = np.column_stack((np.ones(len(x)), (x - mean) / spread))
    b = np.column_stack((np.ones(len(test)), (test - mean) / spread))
    w = np.zeros(a.shape[1])
    penalty = np.eye(a.shape[1])
    penalty[0, 0] = 1e-6
    for _ in range(12):
        p = 1.0 / (1.0 + np.exp(-np.clip(a @ w, -30, 30)))
        slope = a.T @ (p - y) + penalty @ w
        bend = (a * (p * (1 - p))[:, None]).T @ a + penalty
        w = w - np.linalg.solve(bend, slope)
    scores: NDArray[Any] = b @ w
    return scores


def auc(scores: NDArray[Any], labels: NDArray[Any]) -> float:
    """Area under the ROC curve; ties count half."""
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    for value in np.unique(scores):
        same = scores == value
        ranks[same] = ranks[same].mean()
    positive = int(labels.sum())
    negative = len(labels) - positive
    return float((ranks[labels == 1].sum() - positive * (positive + 1) / 2) / (positive * negative))


def manners(records: Sequence[Record]) -> dict[str, Any]:
    """How the tables talk: lines a day, what answers something, answered questions, plans kept, first lines."""
    lines = leaning = questions = answered = votes = kept = days = 0
    openers: Counter[str] = Counter()
    speakers: Counter[int] = Counter()
    types: Counter[str] = Counter()
    for record in records:
        plans: dict[int, int] = {}
        asked: dict[tuple[int, int], int] = {}
        silent = True
        for event in record.events:
            match event:
                case ev.PhaseBegan() if opens_talk(event):
                    plans, days = {}, days + 1
                case ev.Said():
                    if event.channel != "talk":
                        continue
                    if silent:
                        silent = False
                        openers[event.statements[0].type] += 1
                        speakers[event.seat] += 1
                    lines += 1
                    leaning += any(s.re is not None for s in event.statements)
                    for s in event.statements:
                        types[s.type] += 1
                        if s.type in ("vote_plan", "vote_switch"):
                            plans[event.seat] = s.target
                        if s.type in ("ask", "prod") and s.to:
                            questions += 1
                            asked[(event.day, s.to)] = event.n
                        if s.type in ("answer", "dodge", "explain_pick", "hint", "claim") and (
                            (event.day, event.seat) in asked
                        ):
                            answered += 1
                            del asked[(event.day, event.seat)]
                case ev.Voted():
                    if event.round == 1 and event.seat in plans:
                        votes += 1
                        kept += plans[event.seat] == event.target
                case _:
                    pass
    return {
        "lines_per_day": round(lines / days, 2) if days else 0.0,
        "re": round(leaning / lines, 3) if lines else 0.0,
        "answered": round(answered / questions, 3) if questions else 1.0,
        "vote_is_plan": round(kept / votes, 3) if votes else 1.0,
        "first_statement": dict(openers.most_common()),
        "first_seats": len(speakers),
        "types": dict(types.most_common()),
    }
