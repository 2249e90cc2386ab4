"""What a seat of Survival thinks of the others, as the policies of talk and votes ask for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import log2

import numpy as np
from numpy.typing import NDArray

from ai.factions import FOX, KINDS, VILLAGE, WOLF
from ai.reading import Line, Reading
from engine.speech import Reason

Floats = NDArray[np.float64]
_READING = ("seer", "medium")
_SILENT_SEER = 0.4
"""How much of a reading role nobody claims may still sit hidden among the others."""


class Opinion:
    """Chances by seat (index 0 unused), and for each the events that moved them most.

    *seen*: P(pack), *vampires*: P(vampire camp) by seat. *trusts*: P(a claimant is true).
    """

    def __init__(
        self, reading: Reading, seen: Mapping[int, float], vampires: Mapping[int, float], me: int,
        cast: Mapping[str, int], trusts: Callable[[int], float],
    ) -> None:  # fmt: skip
        self._reading, self._me, self._cast, self._trusts = reading, me, cast, trusts
        wolf = np.zeros(reading.seats + 1)
        for seat, p in seen.items():
            wolf[seat] = p
        self.wolf: Floats = wolf
        self.kinds: list[Floats] = [np.zeros(reading.seats + 1) for _ in KINDS]
        fox = self.kinds[FOX]
        for seat, p in vampires.items():
            fox[seat] = p
        self.kinds[VILLAGE], self.kinds[WOLF] = np.clip(1.0 - wolf - fox, 0.0, 1.0), wolf
        self.guilt: dict[int, float] = {}
        self.roles: tuple[str, ...] = tuple(role for role in _READING if cast.get(role))
        living = [float(wolf[seat]) for seat in reading.alive if seat != me]
        self._fair = max(0.02, sum(living) / len(living)) if living else 1.0
        self._moves: dict[int, tuple[int, list[tuple[float, Reason]]]] = {}

    def chances(self, role: str) -> Floats:
        """For each seat P(it holds *role*)."""
        return np.array([0.0] + [self.role(seat, role) for seat in range(1, self._reading.seats + 1)])

    def role(self, seat: int, role: str) -> float:
        """P(*seat* holds *role*): by its word where it claims to, else its share of what nobody claims."""
        if self._reading.claimed(seat) == role:
            return self._trusts(seat)
        if self._reading.claimants(role) or seat not in self._reading.alive:
            return 0.0
        share = self._cast.get(role, 0) / max(1, len(self._reading.alive))
        return _SILENT_SEER * share * (1.0 - float(self.wolf[seat]))

    def gain(self, seat: int) -> float:
        """Expected information of reading *seat*, in bits."""
        p = float(self.wolf[seat])
        return 0.0 if p <= 1e-9 or p >= 1 - 1e-9 else -p * log2(p) - (1 - p) * log2(1 - p)

    def because(self, seat: int, most: int = 3, against: bool = True) -> list[tuple[float, Reason]]:
        """True events that speak against *seat*, or for it, the strongest first."""
        sign = 1.0 if against else -1.0
        found = [(abs(weight), reason) for weight, reason in self._moved(seat) if weight * sign > 0]
        return sorted(found, key=lambda one: -one[0])[:most]

    def _moved(self, seat: int) -> list[tuple[float, Reason]]:
        """All that moved the opinion of *seat*; what has been said since it was last asked for is added."""
        lines = self._reading.lines
        heard, found = self._moves.get(seat) or (0, [*self._reports(seat), *self._rivals(seat), *self._votes(seat)])
        if heard < len(lines) or not heard:
            found.extend(self._words(seat, lines[heard:]))
            self._moves[seat] = (len(lines), found)
        return found

    def _reports(self, seat: int) -> Iterator[tuple[float, Reason]]:
        for report in self._reading.reports:
            if report.target == seat and report.value in ("human", "werewolf") and report.seat != seat:
                weight = 3.0 * self._trusts(report.seat) * (1 if report.value == "werewolf" else -1)
                yield weight, Reason("result", report.day, (seat, report.seat), value=report.value, ref=report.ref)

    def _rivals(self, seat: int) -> Iterator[tuple[float, Reason]]:
        claim = self._reading.claims.get(seat)
        if claim is None:
            return
        role = claim.said.role
        rivals = [other for other in self._reading.claimants(role) if other != seat]
        if rivals and len(rivals) + 1 > self._cast.get(role, 1):
            yield 1.2, Reason("counter", claim.ref.day, (seat, rivals[0]), role=role, ref=claim.ref)

    def _votes(self, seat: int) -> Iterator[tuple[float, Reason]]:
        for ballot in self._reading.ballots:
            if ballot.voter == seat and ballot.target not in (0, seat):
                yield self._leaning(ballot.target), Reason("vote", ballot.day, (seat, ballot.target))

    def _words(self, seat: int, lines: Iterable[Line]) -> Iterator[tuple[float, Reason]]:
        for line in lines:
            target = line.said.target
            if line.seat != seat or target in (0, seat):
                continue
            if line.said.type in ("suspect", "vote_plan", "request_vote"):
                yield 0.8 * self._leaning(target), Reason("push", line.ref.day, (seat, target), ref=line.ref)
            elif line.said.type == "trust":
                yield -0.8 * self._leaning(target), Reason("defend", line.ref.day, (seat, target), ref=line.ref)

    def _leaning(self, target: int) -> float:
        """How much it speaks against somebody to turn on *target*: much where that is surely no wolf."""
        if target == self._me:
            return 0.3
        p = float(self.wolf[target])
        return 0.9 * (1.0 - p / self._fair) if p < self._fair else -min(1.5, p / self._fair - 1.0)
