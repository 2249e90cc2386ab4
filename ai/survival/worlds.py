"""Which seats may be the pack: every possible one weighed by what was read, claimed, reported, voted and seen.

A pack has at most five of sixteen seats, so all are counted (4,368 at the most).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ai.reading import Line, Reading
from engine import catalogue

if TYPE_CHECKING:
    from ai.survival.opinion import Opinion

WOLF = "wolf"
_NEVER = -12.0
"""What contradicts something certain; a little is left so that no evidence can rule out everything."""
_KILLED = -2.5
"""The pack raids none of its own, but others strike at night too."""
_MATE_VOTE, _OTHER_VOTE, _MATE_WORD, _WORD = -0.5, 0.08, -0.35, 0.06
_MISSING = 0.4
_EMPTY, _NOT_HERE = -4.0, -0.4
"""No wolf where a heart was found or a skoll has struck; a wolf who might have hidden a heart where none was found."""
_WOLF_CLAIMS, _OTHER_CLAIMS, _STRANGER_CLAIMS = 0.2, 0.5, 0.03
"""How often a wolf, an accomplice and anybody else claims a role that reads."""
_FALSE_BLACK, _FALSE_BLACK_MATE = 0.4, 0.08


Group = tuple[tuple[int, ...], bool]
"""Some seats, and whether one of them at least is a wolf; False: each is a little less likely to be one."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat knows besides what is public.

    *packed*: seat → in the pack or not, for sure. *read*: (target, wolf camp, told by what no disguise blurs).
    *slips*: (voter, target) of ballots only it was shown.
    """

    packed: Mapping[int, bool]
    read: Sequence[tuple[int, bool, bool]] = ()
    groups: Sequence[Group] = ()
    slips: Sequence[tuple[int, int]] = ()


@lru_cache(maxsize=64)
def packs(seats: int, wolves: int) -> NDArray[np.bool_]:
    """Every pack of *wolves* among *seats*: one row each, one column a seat."""
    rows = list(combinations(range(seats), wolves))
    table = np.zeros((len(rows), seats), dtype=np.bool_)
    for at, row in enumerate(rows):
        table[at, list(row)] = True
    table.setflags(write=False)
    return table


class Packs:
    """What everybody at a table knows of the packs, weighed once for all seats; each asks with what it knows besides.

    *reading* may move on between questions, never back.
    """

    def __init__(self, reading: Reading, cast: Mapping[str, int], wolves: int) -> None:
        self._reading, self._cast = reading, cast
        self._world, self._hidden, self._spare = packs(reading.seats, wolves), _unread(cast), _spare(cast)
        self._spoken = Spoken(self._world)
        self._evidence = -1
        self._at = (-1, -1)
        self._log = self._seen = np.zeros(len(self._world))
        self._claimed: list[NDArray[np.float64]] = []
        self._found: dict[object, list[float]] = {}
        self._opinions: dict[object, Opinion] = {}

    @property
    def opinions(self) -> dict[object, Opinion]:
        """The opinions that hold as long as `public` does, by whatever their owners tell them apart."""
        self.public()
        return self._opinions

    def odds(self, known: Known, missing: Sequence[int]) -> list[float]:
        """P(in the pack) of every seat, from seat 1 on, for one who knows *known* besides what is public.

        *missing*: who was not at the last gathering.
        """
        public = self.public()
        key = (tuple(known.packed.items()), known.read, known.groups, known.slips, tuple(missing))
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._weighed(public, known, missing)
        return found

    def public(self) -> NDArray[np.float64]:
        """The log-weight of every pack by what everybody knows."""
        reading = self._reading
        self._spoken.listen(reading.lines)
        if self._at == (reading.evidence, self._spoken.heard):
            return self._log
        if self._evidence != reading.evidence:
            self._evidence = reading.evidence
            world, night = self._world, [s - 1 for s, _, night, _ in reading.died_lines if night]
            killed: NDArray[np.float64] = _KILLED * world[:, night].sum(axis=1)
            self._seen = killed + _on_going(world, reading) + _ballots(world, reading)
            roles = sorted({line.said.role for line in reading.claims.values()} - {"", "villager"})
            self._claimed = [_claims(world, reading, self._cast, role) for role in roles]
        log: NDArray[np.float64] = self._seen + self._spoken.log
        for claims in self._claimed:
            log += claims
        self._at, self._log = (reading.evidence, self._spoken.heard), log
        self._found, self._opinions = {}, {}
        return log

    def _weighed(self, public: NDArray[np.float64], known: Known, missing: Sequence[int]) -> list[float]:
        world = self._world
        log = public + _MISSING * world[:, [seat - 1 for seat in missing]].sum(axis=1)
        for seat, packed in known.packed.items():
            log += np.where(world[:, seat - 1] == packed, 0.0, _NEVER)
        for target, black, sure in known.read:
            column = world[:, target - 1]
            log += _as_told(column, black, self._spare) if sure else _as_read(column, black, self._hidden)
        for seats, one in known.groups:
            wolves = world[:, [seat - 1 for seat in seats]].sum(axis=1)
            log += np.where(wolves > 0, 0.0, _EMPTY) if one else _NOT_HERE * wolves
        for voter, target in known.slips:
            log += _slip(world, voter, target)
        weight: NDArray[np.float64] = np.exp(log - log.max())
        found: list[float] = (weight @ world / weight.sum()).tolist()
        return found


class Spoken:
    """Who suspects whom: a pair of the pack seldom does; the others are right a little oftener than not."""

    def __init__(self, world: NDArray[np.bool_]) -> None:
        self._world = world
        self._read = 0
        self._known: set[tuple[int, int, bool]] = set()
        self.log = np.zeros(len(world))

    @property
    def heard(self) -> int:
        """How many judgements were heard; the same one is heard once."""
        return len(self._known)

    def listen(self, lines: Sequence[Line]) -> None:
        """Takes in those of *lines* that are new."""
        for line in lines[self._read :]:
            said, target = line.said, line.said.target
            if said.type not in ("suspect", "vote_plan", "vote_switch", "trust") or not target:
                continue
            key = (line.seat, target, said.type == "trust")
            if key in self._known or line.seat == target or not line.seat:
                continue
            self._known.add(key)
            speaker, suspected = self._world[:, line.seat - 1], self._world[:, target - 1]
            sign = -1.0 if key[2] else 1.0
            self.log += sign * np.where(suspected, np.where(speaker, _MATE_WORD, _WORD), 0.0)
        self._read = len(lines)


def _unread(cast: Mapping[str, int]) -> float:
    """The share of the pack that a seer reads as village."""
    pack = {role: n for role, n in cast.items() if catalogue.role("survival", role).count == WOLF}
    unread = sum(n for role, n in pack.items() if catalogue.role("survival", role).seen_as != WOLF)
    return unread / max(1, sum(pack.values()))


def _as_read(packed: NDArray[np.bool_], black: bool, hidden: float) -> NDArray[np.float64]:
    """The log-likelihood of a true reading."""
    wolf = 0.97 * (1.0 - hidden) + 0.02
    return np.asarray(np.where(packed, np.log(wolf if black else 1.0 - wolf), np.log(0.03 if black else 0.97)))


def _spare(cast: Mapping[str, int]) -> float:
    """The share of those outside the pack who are of the wolf camp all the same."""
    outside = {role: n for role, n in cast.items() if catalogue.role("survival", role).count != WOLF}
    spare = sum(n for role, n in outside.items() if catalogue.role("survival", role).camp == WOLF)
    return spare / max(1, sum(outside.values()))


def _as_told(packed: NDArray[np.bool_], wolf: bool, spare: float) -> NDArray[np.float64]:
    """The log-likelihood of a camp told by who cannot err."""
    of_camp = max(0.01, spare)
    return np.asarray(np.where(packed, np.log(0.99 if wolf else 0.01), np.log(of_camp if wolf else 1.0 - of_camp)))


def _on_going(world: NDArray[np.bool_], reading: Reading) -> NDArray[np.float64]:
    """The game goes on: a wolf is left, and fewer of them than of others."""
    alive = np.zeros(world.shape[1], dtype=np.bool_)
    alive[[seat - 1 for seat in reading.alive]] = True
    left = (world & alive).sum(axis=1)
    return np.asarray(np.where((left >= 1) & (2 * left < alive.sum()), 0.0, _NEVER))


def _ballots(world: NDArray[np.bool_], reading: Reading) -> NDArray[np.float64]:
    """Wolves vote for each other less often than for others."""
    log = np.zeros(len(world))
    for ballot in reading.ballots:
        if ballot.voter and ballot.target:
            log += _slip(world, ballot.voter, ballot.target)
    return log


def _slip(world: NDArray[np.bool_], voter: int, target: int) -> NDArray[np.float64] | float:
    if voter == target:
        return 0.0
    return np.where(world[:, voter - 1], np.where(world[:, target - 1], _MATE_VOTE, _OTHER_VOTE), 0.0)


def _claims(
    world: NDArray[np.bool_], reading: Reading, cast: Mapping[str, int], role: str
) -> NDArray[np.float64]:
    """Those who claim *role*: at most as many as were dealt are true, and the words of those fit the pack."""
    seats = [seat for seat, line in reading.claims.items() if line.said.role == role]
    dealt, hidden, spare = cast.get(role, 0), _unread(cast), _spare(cast)
    claimed = world[:, [seat - 1 for seat in seats]]
    honest = (~claimed).sum(axis=1)
    excess = np.maximum(0, honest - dealt)
    liars = cast.get("accomplice", 0)
    log: NDArray[np.float64] = np.log(_WOLF_CLAIMS) * claimed.sum(axis=1)
    log += np.where(excess <= liars, np.log(_OTHER_CLAIMS), np.log(_STRANGER_CLAIMS)) * excess
    trust = np.where(honest > 0, np.minimum(1.0, dealt / np.maximum(1, honest)), 0.0)
    trust *= 0.98 if not liars else 0.9
    for at, seat in enumerate(seats):
        reports = [report for report in reading.reports if report.seat == seat and report.value]
        if not reports:
            continue
        true, false = np.zeros(len(world)), np.zeros(len(world))
        for report in reports:
            packed, black = world[:, report.target - 1], report.value == "werewolf"
            true += _as_told(packed, black, spare) if report.kind == "medium" else _as_read(packed, black, hidden)
            lie = np.where(packed & claimed[:, at], _FALSE_BLACK_MATE, _FALSE_BLACK)
            false += np.log(lie if black else 1.0 - lie)
        share = np.where(claimed[:, at], 0.0, trust)
        log += np.log(share * np.exp(true) + (1.0 - share) * np.exp(false))
    return log

