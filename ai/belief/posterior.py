"""The public posterior of a table, and what each seat makes of it with what it alone knows.

The public side is worked out once per table; a seat's belief is that posterior under its `Known`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import log, log2
from zlib import crc32

import numpy as np

from ai.belief.evidence import attacks, claims, results, talk, votes
from ai.belief.parameters import Parameters, parameters
from ai.belief.scales import Item, Scales
from ai.belief.worlds import LIMIT, Floats, Worlds, enumerate_worlds, number, sample_worlds
from ai.duties import blindness, place, placed
from ai.factions import KINDS, VILLAGE, WOLF, known_cast, shape
from ai.reading import Reading
from engine.speech import Reason

_NEVER = -60.0
_WIDE = 16


@dataclass(frozen=True, slots=True)
class Known:
    """What one seat knows beyond the public (or claims to, inside a cover).

    *kinds*: (seat, kind) for certain; *roles*: (seat, village role) for certain; *wolves* and *clear*: seats shown to
    be wolves, or not to be (which proves it unless some of the cast look otherwise); *tilts*: (seat, kind,
    log-likelihood) of private evidence that proves nothing.
    """

    kinds: tuple[tuple[int, int], ...] = ()
    roles: tuple[tuple[int, str], ...] = ()
    wolves: tuple[int, ...] = ()
    clear: tuple[int, ...] = ()
    tilts: tuple[tuple[int, int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Placed:
    """A role of the village's side, summed out: *here* is its sum over seats in each world (None when all its holders
    are known), *fits* the reports' factors by seat, *ratio* the seats' likelihood ratios, *holders* the known ones.
    """

    here: Floats | None
    fits: dict[int, Floats]
    ratio: Floats
    holders: tuple[int, ...]
    count: int


class Belief:
    """Probabilities of one seat. Arrays are indexed by seat, index 0 unused."""

    __slots__ = (
        "_chances", "_moved", "_parts", "_posterior", "_weights", "_worlds",
        "guilt", "kinds", "known", "support", "wolf",
    )  # fmt: skip

    def __init__(
        self, posterior: Posterior, known: Known, worlds: Worlds, weights: Floats, parts: dict[str, Placed]
    ) -> None:
        self._posterior, self._worlds, self._weights, self._parts = posterior, worlds, weights, parts
        self._chances: dict[str, Floats] = {}
        self._moved: dict[int, list[tuple[float, Reason]]] = {}
        self.known = known
        self.guilt: dict[int, float] = {}
        """Filled by the voting policy: how much a seat of this belief wants each other hanged."""
        self.kinds: list[Floats] = [worlds.spread(weights, kind) for kind in range(len(KINDS))]
        self.kinds[VILLAGE] = 1.0 - sum(self.kinds[1:], np.zeros(worlds.seats + 1))
        self.wolf: Floats = self.kinds[WOLF]
        self.support = len(worlds)

    def enemy(self, seat: int) -> float:
        """P(*seat* is not on the village's side)."""
        return float(1.0 - self.kinds[VILLAGE][seat])

    @property
    def roles(self) -> tuple[str, ...]:
        """The special roles of the village's side that are in play."""
        return tuple(self._parts)

    def chances(self, role: str) -> Floats:
        """For each seat P(it holds *role*), one of `roles`; worked out when first asked for."""
        found = self._chances.get(role)
        if found is None:
            part = self._parts[role]
            found = np.zeros(self._worlds.seats + 1)
            if part.here is not None:
                per = self._weights / part.here
                inside = np.full(self._worlds.seats + 1, per.sum())
                for kind in range(1, len(KINDS)):
                    inside -= self._worlds.spread(per, kind)
                found = part.ratio * np.maximum(inside, 0.0)
                for seat, factor in part.fits.items():
                    found[seat] = part.ratio[seat] * float((per * factor * self._worlds.holds(seat, VILLAGE)).sum())
                found *= part.count - len(part.holders)
            for seat in part.holders:
                found[seat] = 1.0
            found[0] = 0.0
            found = np.clip(found, 0.0, 1.0)
            self._chances[role] = found
        return found

    def role(self, seat: int, role: str) -> float:
        """P(*seat* has the duty of *role*, one of the village's side); 0 for roles not in play."""
        role = place(self._posterior.ruleset, role)
        return float(self.chances(role)[seat]) if role in self._parts else 0.0

    def gain(self, seat: int) -> float:
        """Expected information of divining *seat*, in bits: the entropy of the answer (a world settles it)."""
        p = float(self.wolf[seat])
        if p <= 1e-9 or p >= 1 - 1e-9:
            return 0.0
        return -p * log2(p) - (1 - p) * log2(1 - p)

    @property
    def entropy(self) -> float:
        """The uncertainty about the world, in bits."""
        w = self._weights[self._weights > 0]
        return float(-(w * np.log2(w)).sum())

    def village_ahead(self, alive: set[int]) -> float:
        """A rough 0–1 reading of who is winning: the village's spare executions over those it still needs."""
        wolves = float(sum(self.wolf[s] for s in alive))
        ropes = (len(alive) - 1) // 2
        return max(0.0, min(1.0, 0.5 + 0.25 * (ropes - wolves - 0.5)))

    def both(self, a: int, b: int) -> float:
        """P(*a* and *b* are both wolves)."""
        together = self._worlds.holds(a, WOLF) & self._worlds.holds(b, WOLF)
        return float(self._weights[together].sum())

    def if_wolf(self, seat: int) -> Floats:
        """P(each seat is a wolf) in the worlds where *seat* is one (all 0 when that cannot be)."""
        there = self._worlds.holds(seat, WOLF)
        weights = np.where(there, self._weights, 0.0)
        total = weights.sum()
        return self._worlds.spread(weights / total, WOLF) if total > 1e-12 else np.zeros(self._worlds.seats + 1)

    def because(self, seat: int, most: int = 3, against: bool = True) -> list[tuple[float, Reason]]:
        """The evidence that moved the belief about *seat* most: (log-odds of being a wolf, reason), largest first.

        *against*: only what speaks for its being a wolf; otherwise only what speaks for its innocence.
        """
        found = self._moved.get(seat)
        if found is None:
            found = self._moved[seat] = self._posterior.moved(self, seat)
        side = [(abs(weight), reason) for weight, reason in found if (weight > 0) == against]
        return side[:most]


class Posterior:
    """The posterior over worlds given what is public."""

    def __init__(self, reading: Reading, work: int = 2048, params: Parameters | None = None) -> None:
        p = params or parameters()
        self.reading_day = reading.day
        cast = known_cast(reading.ruleset, reading.cast, reading.seats)
        self.seats = reading.seats
        self.shape = shape(reading.ruleset, cast)
        self.work = work
        self.scales = scales = Scales(
            reading, self.shape, placed(reading, cast), blindness(reading.ruleset, cast)
        )
        self.ruleset = reading.ruleset
        if reading.dummy:
            scales.add(
                Item(Reason("count"), [(reading.dummy, k, _NEVER) for k in range(1, len(KINDS)) if self.shape[k]])
            )
        claims.weigh(scales, p.claims)
        results.weigh(scales, p.results)
        votes.weigh(scales, p.votes)
        attacks.weigh(scales, p.attacks)
        talk.weigh(scales, p.talk)
        self._base: dict[tuple[tuple[int, int], ...], tuple[Worlds, Floats]] = {}
        self._beliefs: dict[Known, Belief] = {}
        self._sums: dict[tuple[int, str], tuple[Worlds, Placed]] = {}
        self._seed = crc32(
            repr(
                (
                    reading.evidence,
                    reading.seats,
                    reading.day,
                    len(reading.lines),
                    reading.ballots,
                    sorted(reading.alive),
                    reading.reports,
                )
            ).encode()
        )

    def belief(self, known: Known = Known()) -> Belief:
        """What follows for a seat that knows *known*."""
        found = self._beliefs.get(known)
        if found is None:
            found = self._beliefs[known] = self._condition(known)
        return found

    def _laid_out(self, kinds: tuple[tuple[int, int], ...], known: Known) -> tuple[Worlds, Floats]:
        """Worlds with their log weights (without village roles): all, or a sample that is worth conditioning."""
        sure = {s: k for s, k in kinds if k}
        for s in known.wolves if not self.scales.blindness[1] else ():
            if s not in sure and list(sure.values()).count(WOLF) < self.shape[WOLF]:
                sure[s] = WOLF
        evil = tuple(sorted(sure.items()))
        if number(self.seats, self.shape) <= LIMIT:
            fixed: tuple[tuple[int, int], ...] = ()
        else:
            fixed = evil
        found = self._base.get(fixed)
        if found is not None:
            return found
        left = list(self.shape)
        for _, k in fixed:
            left[k] = max(0, left[k] - 1)
        if number(self.seats - len(fixed), tuple(left)) <= LIMIT:
            worlds = enumerate_worlds(self.seats, self.shape, fixed)
            found = (worlds, self.scales.weigh(worlds))
        else:
            weigh: Callable[[Worlds], Floats] = lambda w: self.scales.weigh(w) + self._roles(w, Known())[0]  # noqa: E731
            start = self._laid_out((), Known())[0].columns if fixed else None
            worlds = sample_worlds(self.seats, self.shape, fixed, weigh, self._seed, self._particles(), start)
            found = (worlds, np.where(np.isfinite(self.scales.weigh(worlds)), 0.0, -np.inf))
        self._base[fixed] = found
        return found

    def _particles(self) -> int:
        """How many worlds to draw: at a wide table fewer, where each costs more."""
        return self.work if self.seats < _WIDE else self.work // 2

    def _fits(self, worlds: Worlds, role: str) -> dict[int, Floats]:
        """For each seat with reports as *role*: how well they fit each world (1, or the slip where they do not)."""
        fits: dict[int, Floats] = {}
        for vouch in self.scales.vouches:
            if vouch.role == role:
                factor = fits.setdefault(vouch.seat, np.ones(len(worlds)))
                there = worlds.holds(vouch.target, WOLF)
                factor[~there if vouch.wolf else there] *= np.exp(vouch.slip)
        return fits

    def _public_sum(self, worlds: Worlds, role: str) -> Placed:
        """The sum of *role* over all seats in each world, worked out once a set of worlds."""
        key = (id(worlds), role)
        found = self._sums.get(key)
        if found is not None and found[0] is worlds:
            return found[1]
        fits = self._fits(worlds, role)
        ratio = self.scales.ratio[role]
        plain = ratio.copy()
        for seat in fits:
            plain[seat] = 0.0
        here = np.full(len(worlds), plain.sum())
        for c in range(len(worlds.kinds)):
            here -= plain.take(worlds.columns[:, c])
        for seat, factor in fits.items():
            here += ratio[seat] * factor * worlds.holds(seat, VILLAGE)
        part = Placed(here, fits, ratio, (), self.scales.roles[role])
        if any(worlds is base for base, _ in self._base.values()):
            self._sums[key] = (worlds, part)
        return part

    def _roles(self, worlds: Worlds, known: Known) -> tuple[Floats, dict[str, Placed]]:
        """The village's own roles, summed out: log weight of each world, and per role what marginals need.

        Roles are placed independently of each other; two on one seat are so unlikely once anybody has claimed that
        counting them changes nothing one could see.
        """
        product = np.ones(len(worlds))
        parts: dict[str, Placed] = {}
        holds = {seat: place(self.ruleset, role) for seat, role in known.roles}
        elsewhere = [seat for seat, kind in known.kinds if kind == VILLAGE and seat not in holds]
        for role, count in self.scales.roles.items():
            holders = tuple(seat for seat, r in holds.items() if r == role)
            public = self._public_sum(worlds, role)
            fits, ratio = public.fits, self.scales.ratio[role].copy()
            out = (*elsewhere, *(s for s, r in holds.items() if r != role))
            for seat in out:
                ratio[seat] = 0.0
            if len(holders) >= count:
                for seat in holders:
                    if seat in fits:
                        product *= fits[seat]
                parts[role] = Placed(None, fits, ratio, holders, count)
                continue
            assert public.here is not None
            here = public.here
            for seat in out:
                share = public.ratio[seat] * worlds.holds(seat, VILLAGE)
                here = here - (share * fits[seat] if seat in fits else share)
            here = np.maximum(here, 1e-9)
            product *= here ** (count - len(holders))
            parts[role] = Placed(here, fits, ratio, holders, count)
        return np.log(product), parts

    def _condition(self, known: Known) -> Belief:
        known = self._within_the_cast(known)
        worlds, base = self._laid_out(known.kinds, known)
        keep = np.isfinite(base)
        for seat, kind in known.kinds:
            keep = keep & worlds.holds(seat, kind)
        for seat, _role in known.roles:
            keep = keep & worlds.holds(seat, VILLAGE)
        if not keep.any():
            keep = np.ones(len(worlds), dtype=bool)
            for seat, kind in known.kinds:
                keep = keep & worlds.holds(seat, kind)
            base = np.zeros(len(worlds))
            if not keep.any():
                keep = np.ones(len(worlds), dtype=bool)
        if 2 * int(keep.sum()) < len(worlds):
            few, weight = worlds.only(keep), base[keep]
        else:
            few, weight = worlds, np.where(keep, base, -np.inf)
        own, parts = self._roles(few, known)
        weight = weight + own
        if not worlds.exact:
            weight -= self._roles(few, Known())[0]
        blind, mistaken = (log(share) if share else _NEVER for share in self.scales.blindness)
        for seat in known.wolves:
            weight[~few.holds(seat, WOLF)] += mistaken
        for seat in known.clear:
            weight[few.holds(seat, WOLF)] += blind
        for seat, kind, lift in known.tilts:
            weight[few.holds(seat, kind)] += lift
        odds = np.exp(weight - weight.max())
        odds /= odds.sum()
        return Belief(self, known, few, odds, parts)

    def _within_the_cast(self, known: Known) -> Known:
        """*known* without what the dealt cast has no room for: roles that were changed in play (copiers, converts) may
        outnumber it, and a belief holds the cast as it was dealt."""
        left = list(self.shape)
        kinds = []
        for seat, kind in known.kinds:
            if left[kind]:
                left[kind] -= 1
                kinds.append((seat, kind))
        if len(kinds) == len(known.kinds):
            return known
        return replace(known, kinds=tuple(kinds))

    def _true_share(self, role: str, seat: int) -> float:
        """How much a claim of *role* speaks for *seat*: log of what a village seat does over a plain villager.

        The claim's item compares wolves with plain villagers only; somebody of the village may really be it.
        """
        ratio = self.scales.ratio.get(role)
        if ratio is None:
            return 0.0
        held = self.scales.roles[role] / max(1, self.shape[VILLAGE])
        return float(np.log(1.0 - held + held * ratio[seat]))

    def moved(self, belief: Belief, seat: int) -> list[tuple[float, Reason]]:
        """All evidence about *seat* with the log-odds of being a wolf it is worth to *belief*, weightiest first."""
        partners = belief.if_wolf(seat)
        fans = belief.kinds
        found: list[tuple[float, Reason]] = []
        for item in self.scales.items:
            weight = 0.0
            for who, kind, value in item.single:
                if who == seat and kind == WOLF:
                    weight += value
            for a, ka, b, kb, value in item.pairs:
                if a == seat and ka == WOLF:
                    weight += value * float(partners[b] if kb == WOLF else fans[kb][b])
                elif b == seat and kb == WOLF:
                    weight += value * float(partners[a] if ka == WOLF else fans[ka][a])
            if item.reason.kind == "claim" and item.reason.seats[:1] == (seat,):
                weight -= self._true_share(item.reason.role, seat)
            if abs(weight) > 1e-4:
                found.append((weight, item.reason))
        for vouch in self.scales.vouches:
            if vouch.target == seat:
                worth = max(0.01, 3.0 * belief.role(vouch.seat, vouch.role))
                found.append((worth if vouch.wolf else -worth, vouch.reason))
        found.sort(key=lambda pair: (-abs(pair[0]), repr(pair[1])))
        return found
