"""How many deals fit the facts, and in how many of them a seat holds a role. Exact, by counting alike seats together.

Who truly holds a sight is gone through case by case, since its reports bind the others; within a case seats with the
same possibilities are alike, and so are roles that fit the same seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from math import comb, factorial

from ai.logic.facts import Facts

State = tuple[int, ...]
_Domains = dict[int, frozenset[str]]


@dataclass(slots=True)
class Count:
    """*worlds*: how many deals fit. *held*: (seat, role) → in how many of them the seat holds the role.

    *wolves*: how many wolves live → in how many worlds.
    """

    worlds: int = 0
    held: dict[tuple[int, str], int] = field(default_factory=lambda: defaultdict(int))
    wolves: dict[int, int] = field(default_factory=lambda: defaultdict(int))

    def possible(self, seat: int, role: str) -> bool:
        return self.held.get((seat, role), 0) > 0

    def certain(self, seat: int, role: str) -> bool:
        return 0 < self.worlds == self.held.get((seat, role), 0)

    def share(self, seat: int, roles: frozenset[str]) -> float:
        """The share (0 to 1) of the worlds where *seat* holds one of *roles*; 0 where no world fits."""
        return sum(self.held.get((seat, role), 0) for role in roles) / self.worlds if self.worlds else 0.0


def count(facts: Facts) -> Count:
    """Counts all deals that fit *facts*."""
    total = Count()
    for domains in _cases(facts):
        _count_case(facts, domains, total)
    return total


def _cases(facts: Facts) -> Iterator[_Domains]:
    """The possibilities of every seat, for each way in which some of those who claim a sight truly hold it."""
    sights = [role for role in facts.cast if facts.sight(role)]
    ways: list[list[tuple[int, ...]]] = []
    for role in sights:
        claim = [seat for seat, said in facts.claims.items() if said == role and role in facts.domains[seat]]
        ways.append([some for n in range(min(len(claim), facts.cast[role]) + 1) for some in combinations(claim, n)])
    for chosen in product(*ways):
        domains = dict(facts.domains)
        for role, true in zip(sights, chosen, strict=True):
            for seat, said in facts.claims.items():
                if said == role:
                    domains[seat] = frozenset((role,)) if seat in true else domains[seat] - {role}
        for role, true in zip(sights, chosen, strict=True):
            _bind(facts, domains, role, true)
        _spells(facts, domains, dict(zip(sights, chosen, strict=True)))
        if all(domains.values()):
            yield domains


def _bind(facts: Facts, domains: _Domains, role: str, true: tuple[int, ...]) -> None:
    """What the reports of the *true* holders of *role* say of the others."""
    kind = facts.sight(role)
    for report in facts.reports:
        if report.seat in true and report.kind == kind and report.target in domains:
            fits = {r for r in facts.cast if facts.shown_as(r, kind) == report.value}
            domains[report.target] &= fits


def _spells(facts: Facts, domains: _Domains, true: dict[str, tuple[int, ...]]) -> None:
    """A fox found dead was divined that night: whoever the true seer says it looked at then is the only one it can be.
    """
    seers = [role for role in true if facts.sight(role) == "divined"]
    if not facts.plain or len(seers) != 1 or len(true[seers[0]]) != 1 or facts.cast[seers[0]] != 1:
        return
    looked = {r.night: r.target for r in facts.reports if r.seat == true[seers[0]][0] and r.kind == "divined"}
    foxes = {role for role in facts.cast if role == "fox"}
    for seat, night in facts.killed.items():
        if night in looked and looked[night] != seat:
            domains[seat] -= foxes


_Node = tuple[State, int, int]
"""Seats left by class, and how many living seats were dealt wolves and foxes so far."""
_Step = tuple[_Node, _Node, tuple[tuple[int, int], ...], int]
_Group = tuple[str, frozenset[int]]
"""How its roles are counted (`wolf`, `fox`, `human`), and the classes of seats they fit."""


def _count_case(facts: Facts, domains: _Domains, total: Count) -> None:
    """Adds the deals of one case to *total*: forward over the groups of roles, and back for what each seat holds."""
    alike: dict[tuple[frozenset[str], bool], list[int]] = defaultdict(list)
    judged = {role for role in facts.cast if facts.count(role) != "human"}
    for seat, domain in domains.items():
        alike[(domain, seat in facts.alive and not domain.isdisjoint(judged))].append(seat)
    classes = list(alike)
    groups: dict[_Group, list[str]] = defaultdict(list)
    for role in facts.cast:
        fits = frozenset(i for i, (domain, _) in enumerate(classes) if role in domain)
        groups[(facts.count(role), fits)].append(role)
    weight = {group: sum(facts.cast[role] for role in roles) for group, roles in groups.items()}
    order = sorted(groups, key=lambda group: (weight[group], len(group[1]), group[0], sorted(group[1])))
    sizes = tuple(len(alike[c]) for c in classes)
    lives = [living for _, living in classes]
    numbers = [weight[group] for group in order]
    layers, steps = _walk(order, numbers, sizes, lives)
    ends = {node: ways for node, ways in layers[-1].items() if not any(node[0]) and facts.goes_on(node[1], node[2])}
    inner = _orders(facts, groups)
    total.worlds += sum(ends.values()) * inner
    for node, ways in ends.items():
        total.wolves[node[1]] += ways * inner
    back = dict.fromkeys(ends, 1)
    for depth in range(len(order) - 1, -1, -1):
        before: dict[_Node, int] = defaultdict(int)
        taken = [0] * len(classes)
        for node, follow, choice, ways in steps[depth]:
            rest = ways * back.get(follow, 0)
            if rest:
                before[node] += rest
                for i, n in choice:
                    taken[i] += layers[depth][node] * rest * inner * n
        back = before
        for i, deals in enumerate(taken):
            for role in groups[order[depth]] if deals else ():
                for seat in alike[classes[i]]:
                    total.held[(seat, role)] += deals * facts.cast[role] // (numbers[depth] * sizes[i])


def _orders(facts: Facts, groups: dict[_Group, list[str]]) -> int:
    """In how many ways the roles within the groups can be dealt out among the seats that a group takes."""
    ways = 1
    for roles in groups.values():
        ways *= factorial(sum(facts.cast[role] for role in roles))
        for role in roles:
            ways //= factorial(facts.cast[role])
    return ways


def _walk(
    order: list[_Group], numbers: list[int], sizes: State, lives: list[bool]
) -> tuple[list[dict[_Node, int]], list[list[_Step]]]:
    """Deals the groups of roles out one after another: the ways into every node, layer by layer, and the steps between.
    """
    layers: list[dict[_Node, int]] = [{(sizes, 0, 0): 1}]
    steps: list[list[_Step]] = []
    for depth, ((counted, fits), number) in enumerate(zip(order, numbers, strict=True), 1):
        layer: dict[_Node, int] = defaultdict(int)
        taken: list[_Step] = []
        for node, into in layers[-1].items():
            left, wolves, foxes = node
            ends = depth == len(order)  # the largest group comes last and fills what is left
            for choice, ways in _rest(left, fits) if ends else _choices(left, sorted(fits), number):
                after = list(left)
                for i, n in choice:
                    after[i] -= n
                living = sum(n for i, n in choice if lives[i])
                follow = (
                    tuple(after), wolves + living * (counted == "wolf"), foxes + living * (counted == "fox"),
                )  # fmt: skip
                layer[follow] += into * ways
                taken.append((node, follow, choice, ways))
        layers.append(layer)
        steps.append(taken)
    return layers, steps


def _rest(left: State, fits: frozenset[int]) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
    """All that is left, where the classes *fits* hold it all."""
    if all(i in fits for i, n in enumerate(left) if n):
        yield tuple((i, n) for i, n in enumerate(left) if n), 1


def _choices(left: State, fits: list[int], number: int) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
    """How *number* seats can be taken from the classes *fits*: (class, seats) pairs, and in how many ways."""
    if not fits:
        if not number:
            yield (), 1
        return
    first, rest = fits[0], fits[1:]
    for n in range(min(left[first], number) + 1):
        for choice, ways in _choices(left, rest, number - n):
            yield ((first, n), *choice) if n else choice, ways * comb(left[first], n)
