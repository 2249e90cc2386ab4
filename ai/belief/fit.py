"""Fits `parameters.json` to self-play: frequencies of what each kind of seat does, counted over whole games.

    python -m ai.belief.fit --games 60 --seats 5,9,12,15 --seed 1 [--write]

Votes and words of one day lean on each other, so their log-ratios are shrunk. Without `--write` the numbers are only
printed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

import msgspec

from ai.arena import Record, Task, play_share
from ai.belief.parameters import Attacks, Claims, Parameters, Results, Talk, Votes, parameters
from ai.factions import FAN, FOX, FRIEND, KINDS, VILLAGE, WOLF, kind_of
from engine import events as ev

_ROLES = ("seer", "medium", "bodyguard", "freemason")
_SHRINK = 0.6
_WORDS = 0.3
_CROWD = 0.15
"""What is left of a whole crowd's opinion: it follows from what everybody knows already, which is counted elsewhere."""
_PLAIN = 0.004
_KIND_NAMES = dict(enumerate(KINDS))


class Tally:
    """Counts over games; `fit` turns them into parameters."""

    def __init__(self) -> None:
        self.seats: Counter[int] = Counter()
        self.claims: Counter[tuple[int, str]] = Counter()
        self.chances: Counter[tuple[int, str]] = Counter()
        self.out: Counter[tuple[str, int]] = Counter()
        self.heard: Counter[tuple[str, int]] = Counter()
        self.black: Counter[tuple[int, bool]] = Counter()
        self.told: Counter[tuple[int, bool]] = Counter()
        self.ballots: Counter[tuple[int, bool]] = Counter()
        self.expected: Counter[tuple[int, bool]] = Counter()
        self.words: Counter[tuple[str, int, bool]] = Counter()
        self.expected_words: Counter[tuple[str, int, bool]] = Counter()
        self.victims: Counter[str] = Counter()
        self.expected_victims: Counter[str] = Counter()

    def add(self, record: Record, ruleset: str = "shikigami") -> None:
        """Counts one game."""
        roles = {e.seat: e.role for e in record.events if isinstance(e, ev.Dealt)}
        kinds = {seat: kind_of(ruleset, role) for seat, role in roles.items()}
        in_play = [r for r in _ROLES if r in roles.values()]
        alive = set(roles)
        claimed: dict[int, str] = {}
        talk_day = 0
        seen: set[tuple[int, int, str, int]] = set()
        for event in record.events:
            match event:
                case ev.Died():
                    if event.night and event.cause == "found_dead":
                        self._victim(event.seat, kinds, alive, roles, claimed)
                    alive.discard(event.seat)
                case ev.PhaseBegan(phase="day"):
                    talk_day += 1
                case ev.PhaseBegan(phase="vote", round=1):
                    for seat in alive:
                        if roles[seat] in _ROLES:
                            key = (roles[seat], min(talk_day, 4))
                            self.heard[key] += 1
                            self.out[key] += claimed.get(seat) == roles[seat]
                case ev.Said(channel="talk"):
                    for s in event.statements:
                        self._statement(event, s.type, s.role, s.target, s.value, s.kind, kinds, alive, claimed, seen)
                case ev.Voted(round=1):
                    others = [x for x in alive if x != event.seat]
                    share = sum(kinds[x] == WOLF for x in others) / len(others)
                    for wolf in (True, False):
                        self.expected[(kinds[event.seat], wolf)] += share if wolf else 1 - share  # type: ignore[assignment]
                    self.ballots[(kinds[event.seat], kinds[event.target] == WOLF)] += 1
                case _:
                    pass
        for seat, kind in kinds.items():
            for role in in_play:
                if kind == VILLAGE and roles[seat] != "villager":
                    continue
                self.chances[(kind, role)] += 1
                self.claims[(kind, role)] += claimed.get(seat) == role

    def _victim(
        self, seat: int, kinds: dict[int, int], alive: set[int], roles: dict[int, str], claimed: dict[int, str]
    ) -> None:
        prey = [x for x in alive if kinds[x] != WOLF]
        if not prey:
            return
        self.victims["fan"] += kinds[seat] == FAN
        self.expected_victims["fan"] += sum(kinds[x] == FAN for x in prey) / len(prey)  # type: ignore[assignment]
        true = [x for x in prey if claimed.get(x) == roles[x] and roles[x] != "villager"]
        self.victims["true"] += seat in true
        self.expected_victims["true"] += len(true) / len(prey)  # type: ignore[assignment]

    def _statement(
        self,
        said: ev.Said,
        type: str,
        role: str,
        target: int,
        value: str,
        kind: str,
        kinds: dict[int, int],
        alive: set[int],
        claimed: dict[int, str],
        seen: set[tuple[int, int, str, int]],
    ) -> None:
        by = kinds[said.seat]
        if type in ("claim", "counter_claim"):
            claimed[said.seat] = role
        elif type == "report" and kind == "divined" and by != VILLAGE:
            wolf = kinds[target] == WOLF
            self.told[(by, wolf)] += 1
            self.black[(by, wolf)] += value == "werewolf"
        elif type in ("suspect", "shift", "trust") and target and target != said.seat:
            word = "trust" if type == "trust" else "suspect"
            key = (said.day, said.seat, word, target)
            if key in seen:
                return
            seen.add(key)
            others = [x for x in alive if x != said.seat]
            share = sum(kinds[x] == WOLF for x in others) / max(1, len(others))
            for wolf in (True, False):
                self.expected_words[(word, by, wolf)] += share if wolf else 1 - share  # type: ignore[assignment]
            self.words[(word, by, kinds[target] == WOLF)] += 1

    def fit(self, old: Parameters) -> Parameters:
        """The parameters these counts ask for; what was not seen often keeps its old value."""
        rates = {}
        for kind, name in _KIND_NAMES.items():
            row = dict(old.claims.rates[name])
            for role in _ROLES:
                n = self.chances[(kind, role)]
                if n >= 20:
                    row[role] = round(max(_PLAIN, (self.claims[(kind, role)] + 0.5) / (n + 1)), 4)
            rates[name] = row
        true = {}
        for role in _ROLES:
            steps = []
            for day in range(1, 5):
                n = self.heard[(role, day)]
                before = old.claims.true[role][day - 1]
                steps.append(round((self.out[(role, day)] + 4 * before) / (n + 4), 4))
            true[role] = tuple(min(0.98, max(steps[: i + 1])) for i in range(4))
        claims = Claims(rates, true, old.claims.other_true, old.claims.retracted)
        results = Results(
            old.results.slip,
            self._black(WOLF, False, old.results.wolf_black),
            self._black(WOLF, True, old.results.wolf_black_on_wolf),
            self._black(FAN, None, old.results.fan_black),
            self._black(FOX, None, self._black(FRIEND, None, old.results.fox_black)),
        )
        on = {
            (k, w): self._ratio(self.ballots, self.expected, (k, w))
            for k in (VILLAGE, WOLF, FAN)
            for w in (True, False)
        }
        crowd = _CROWD * (on[(VILLAGE, True)] - on[(VILLAGE, False)])
        votes = Votes(
            round(crowd + on[(WOLF, True)] - on[(VILLAGE, True)], 4),
            round(_CROWD * max(0.0, on[(WOLF, False)] - on[(VILLAGE, False)]), 4),
            round(crowd, 4),
            round(crowd + on[(FAN, True)] - on[(VILLAGE, True)], 4),
            old.votes.alone,
            old.votes.broken_word,
        )
        said = {
            (word, k, w): self._ratio(self.words, self.expected_words, (word, k, w), _WORDS)
            for word in ("suspect", "trust")
            for k in (VILLAGE, WOLF)
            for w in (True, False)
        }
        pointed = _CROWD * (said[("suspect", VILLAGE, True)] - said[("suspect", VILLAGE, False)])
        spared = _CROWD * (said[("trust", VILLAGE, True)] - said[("trust", VILLAGE, False)])
        talk = Talk(
            round(pointed + said[("suspect", WOLF, True)] - said[("suspect", VILLAGE, True)], 4),
            round(pointed, 4),
            round(spared + said[("trust", WOLF, True)] - said[("trust", VILLAGE, True)], 4),
            round(spared, 4),
            round(_CROWD * max(0.0, said[("suspect", WOLF, False)] - said[("suspect", VILLAGE, False)]), 4),
        )
        a = old.attacks
        attacks = Attacks(
            a.victim_wolf,
            a.victim_fox,
            self._victims("fan", a.victim_fan),
            self._victims("true", a.victim_true),
            a.second_fox,
            a.guard_dead,
            a.spared,
        )
        return Parameters(claims, results, votes, attacks, talk)

    def _black(self, kind: int, wolf: bool | None, old: float) -> float:
        sides = (True, False) if wolf is None else (wolf,)
        n = sum(self.told[(kind, w)] for w in sides)
        k = sum(self.black[(kind, w)] for w in sides)
        return round((k + 8 * old) / (n + 8), 4)

    def _ratio(self, seen: Counter[Any], expected: Counter[Any], key: Any, share: float = _SHRINK) -> float:
        return round(share * log((seen[key] + 5) / (expected[key] + 5)), 4)

    def _victims(self, what: str, old: float) -> float:
        if self.expected_victims[what] < 5:
            return old
        return round(log((self.victims[what] + 1) / (self.expected_victims[what] + 1)), 4)


def gather(seats: Sequence[int], games: int, seed: int, agent: str = "first") -> Tally:
    """Plays *games* games at each number of *seats* and counts them."""
    tally = Tally()
    for n in seats:
        task = Task("shikigami", "classic", n, seed, tuple(range(games)), (agent,), "normal", True, False)
        for record in play_share(task):
            tally.add(record)
    return tally


def main(argv: Sequence[str] | None = None) -> None:
    """The command line of the module."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", default="5,9,12,15")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args(argv)
    fitted = gather([int(n) for n in args.seats.split(",")], args.games, args.seed).fit(parameters())
    text = msgspec.json.format(msgspec.json.encode(fitted), indent=2)
    if args.write:
        (Path(__file__).parent / "parameters.json").write_bytes(text + b"\n")
    print(text.decode())


if __name__ == "__main__":
    main()
