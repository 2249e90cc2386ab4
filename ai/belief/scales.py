"""Where the evidence models put their weights: log-likelihoods over what seats are, each with its event."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ai.belief.worlds import Floats, Worlds
from ai.factions import KINDS, VILLAGE
from ai.reading import Reading
from engine.speech import Reason

_K = len(KINDS)


@dataclass(slots=True)
class Item:
    """One piece of evidence: its *reason* as it may be spoken, and the log-likelihoods it carries.

    *single*: (seat, kind, weight); *pairs*: (seat, kind, seat, kind, weight), all relative to both being village.
    """

    reason: Reason
    single: list[tuple[int, int, float]] = field(default_factory=list)
    pairs: list[tuple[int, int, int, int, float]] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Vouch:
    """If *seat* truly holds *role*, *target* is a wolf (or is not); *slip*: the log-likelihood where it does not."""

    role: str
    seat: int
    target: int
    wolf: bool
    slip: float
    reason: Reason


class Scales:
    """Collects the evidence of one reading and weighs worlds with it."""

    def __init__(
        self,
        reading: Reading,
        shape: tuple[int, ...],
        roles: dict[str, int],
        blindness: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        n = reading.seats
        self.reading = reading
        self.shape = shape
        self.roles = roles
        self.blindness = blindness
        """How often a true result misleads: (P(human | a wolf), P(werewolf | no wolf))."""
        self.items: list[Item] = []
        self.vouches: list[Vouch] = []
        self.ratio: dict[str, Floats] = {role: np.ones(n + 1) for role in roles}
        """Role → seat → P(what it did | it holds the role) / P(… | a plain villager)."""
        for ratio in self.ratio.values():
            ratio[0] = 0.0
        self._single: Floats = np.zeros((_K, n + 1))
        self._pairs: dict[tuple[int, int], Floats] = {}

    def add(self, item: Item) -> None:
        """Puts *item* on the scales."""
        self.items.append(item)
        for seat, kind, weight in item.single:
            self._single[kind, seat] += weight
        for a, ka, b, kb, weight in item.pairs:
            if a == b or VILLAGE in (ka, kb) or not (self.shape[ka] and self.shape[kb]):
                continue
            block = self._pairs.get((ka, kb))
            if block is None:
                block = self._pairs[(ka, kb)] = np.zeros((len(self._single[0]), len(self._single[0])))
            block[a, b] += weight

    def single(self, reason: Reason, seat: int, kind: int, weight: float) -> None:
        """One weight by itself."""
        self.add(Item(reason, [(seat, kind, weight)]))

    def favour(self, role: str, seat: int, log_ratio: float) -> None:
        """*seat* is that much likelier to hold *role* than a plain villager would be."""
        if role in self.ratio:
            self.ratio[role][seat] *= float(np.exp(log_ratio))

    def weigh(self, worlds: Worlds) -> Floats:
        """The log weight of every world without the village's own roles (those are `posterior`'s)."""
        relative = self._single - self._single[VILLAGE]
        columns = worlds.columns
        total = np.zeros(len(columns))
        for c, kind in enumerate(worlds.kinds):
            total += relative[kind].take(columns[:, c])
        across = len(relative[0])
        for (ka, kb), block in self._pairs.items():
            flat = block.ravel()
            for c, kc in enumerate(worlds.kinds):
                if kc != ka:
                    continue
                for d, kd in enumerate(worlds.kinds):
                    if d != c and kd == kb:
                        total += flat.take(columns[:, c] * across + columns[:, d])
        total[self._impossible(worlds)] = -np.inf
        return total

    def _impossible(self, worlds: Worlds) -> NDArray[np.bool_]:
        """Where the game would be over: no wolf left, or wolves not fewer than the others.

        Judged while a day is being talked or voted through, when victory has just been checked.
        """
        from ai.factions import FOX, WOLF

        reading = self.reading
        alive = np.zeros(reading.seats + 1, dtype=np.int16)
        alive[list(reading.alive)] = 1
        wolves = np.zeros(len(worlds), np.int16)
        foxes = np.zeros(len(worlds), np.int16)
        for c, kind in enumerate(worlds.kinds):
            if kind == WOLF:
                wolves += alive.take(worlds.columns[:, c])
            elif kind == FOX:
                foxes += alive.take(worlds.columns[:, c])
        if reading.ended:
            return np.zeros(len(worlds), dtype=bool)
        humans = int(alive.sum()) - wolves - foxes
        return (wolves < 1) | (wolves >= humans)
