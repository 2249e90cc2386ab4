"""The rulebook: facets, bearers, stages of numbered steps, a plan per cast, and three readers of the same steps.

- `play` runs a plan and keeps nothing: fast.
- `explain` notes what every step said, did and drew: *why did X survive?*
- `outcomes` walks every lot and gives exact fractions; equal drafts merge after each stage.

Rules know neither tracing nor probability. A step is a plain function `(scene, case) -> verdict | None`; a verdict ends
its case, `None` lets the next step look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from engine.lots import Forking, Lots, Odds


@dataclass(frozen=True, slots=True)
class Facet:
    """One way in which a role, trait or weather differs; declared by the stage that reads it."""


F = TypeVar("F", bound=Facet)


class Bearer:
    """Who holds facets: a role, a trait or a weather, or an ability that no role has.

    It may bring roles and such abilities (*brings*) and traits (*gives*) into play.
    """

    __slots__ = ("_all", "brings", "facets", "get", "gives", "id", "kinds")

    if TYPE_CHECKING:

        def get(self, kind: type[F]) -> F | None:
            """Its facet of that *kind*, the first where it has several."""

    def __init__(
        self, id: str, facets: Iterable[Facet] = (), *, brings: Iterable[str | Bearer] = (),
        gives: Iterable[str] = (),
    ) -> None:
        self.id = id
        self.facets = tuple(facets)
        self.brings = tuple(brings)
        self.gives = tuple(gives)
        self.kinds = frozenset(facet.__class__ for facet in self.facets)
        first: dict[type[Facet], Any] = {}
        self._all: dict[type[Facet], tuple[Facet, ...]] = {}
        for facet in self.facets:
            first.setdefault(facet.__class__, facet)
            self._all[facet.__class__] = (*self._all.get(facet.__class__, ()), facet)
        # Asked so often that one more call in between would be felt.
        self.get = first.get  # type: ignore[method-assign, assignment]

    def every(self, kind: type[F]) -> tuple[F, ...]:
        """All its facets of that *kind*, in order."""
        return cast("tuple[F, ...]", self._all.get(kind, ()))

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}({self.id})"


class Case:
    """What a stage looks at, one at a time: *seat* acts on *target* (0: nobody). Stages add slots of their own."""

    __slots__ = ("seat", "target")
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")
    """All its slots, those of its bases first."""

    def __init_subclass__(cls) -> None:
        cls.fields += cls.__dict__.get("__slots__", ())

    def __init__(self, seat: int = 0, target: int = 0) -> None:
        self.seat = seat
        self.target = target


ONCE = Case()
"""The case of a stage that runs once, for nobody in particular. Never changed."""


@dataclass(frozen=True, slots=True)
class Note:
    """What a step of `explain` said: *verdict* of *step* in the case of *seat* at *target*.

    A step that ends its case notes its verdict; a step that acts notes each effect (`killed`, `told`, `gained`,
    `lost` … with
    *what* it was, a cause, result or trait id, and the seat it fell on as *target*); a step that only drew notes
    `drawn`.
    *odds* is (n, of) where chance spoke; *drawn* 1/0 for happened or not, or the seat that was drawn.
    """

    step: str
    seat: int
    target: int
    verdict: str
    what: str = ""
    odds: tuple[int, int] | None = None
    drawn: int = -1


Raw = tuple[str, int, str, "tuple[int, int] | None"]
"""What a scene notes while it is explained: (effect or `lot`, seat, what, odds)."""


class Scene:
    """What the steps of a rulebook work on: a position, and the draft they fill in. Rule sets add slots.

    Every slot belongs to the draft, which is copied for each branch and compared when branches merge, unless the class
    names it as *shared*.
    """

    __slots__ = ("case", "lots", "notes", "step")
    shared: ClassVar[tuple[str, ...]] = ("case", "lots", "notes", "step")
    draft: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, shared: tuple[str, ...] = ()) -> None:
        cls.shared += shared
        cls.draft += tuple(name for name in cls.__dict__.get("__slots__", ()) if name not in shared)

    def __init__(self, lots: Lots) -> None:
        self.lots = lots
        self.step = ""
        self.case: Case = ONCE
        self.notes: list[Raw] | None = None

    def happens(self, odds: Odds) -> bool:
        """Whether what has these *odds* comes true. A certainty draws nothing."""
        n, of = odds.n, odds.of
        if n >= of:
            return True
        if n <= 0:
            return False
        yes = self.lots.draw((n, of - n), self.step, self.case.seat) == 0
        if self.notes is not None:
            self.notes.append(("lot", int(yes), "", (n, of)))
        return yes

    def one_of(self, seats: Sequence[int]) -> int:
        """One of *seats*, each equally likely; a single one is certain."""
        if len(seats) == 1:
            return seats[0]
        seat = seats[self.lots.draw((1,) * len(seats), self.step, self.case.seat)]
        if self.notes is not None:
            self.notes.append(("lot", seat, "", (1, len(seats))))
        return seat

    def pick(self, weights: Sequence[int]) -> int:
        """The index drawn among *weights*."""
        index = self.lots.draw(weights, self.step, self.case.seat)
        if self.notes is not None:
            self.notes.append(("lot", index, "", (weights[index], sum(weights))))
        return index

    def mark(self, effect: str, seat: int, what: str) -> None:
        """Notes an effect for whoever explains the scene."""
        if self.notes is not None:
            self.notes.append((effect, seat, what, None))

    def copy(self: S) -> S:
        """A draft of its own; what is shared stays shared."""
        twin = self.__class__.__new__(self.__class__)
        memo: dict[int, Case] = {}
        for name in self.shared:
            setattr(twin, name, getattr(self, name))
        for name in self.draft:
            setattr(twin, name, _copied(getattr(self, name), memo))
        return twin

    def key(self) -> object:
        """Equal for drafts that nothing can tell apart any more."""
        return tuple(_frozen(getattr(self, name)) for name in self.draft)


S = TypeVar("S", bound=Scene)

Rule = Callable[[Any, Any], "str | None"]
Cases = Callable[..., Iterable[Case]]


@dataclass(frozen=True, slots=True)
class Step:
    """One numbered step. *needs*: run only where somebody may hold one of these facets (empty: always)."""

    id: str
    rule: Rule
    needs: tuple[type[Facet], ...]


@dataclass(frozen=True, slots=True)
class Nights:
    """From night *first* to night *last* (0: no end)."""

    first: int = 1
    last: int = 0

    def has(self, n: int) -> bool:
        return n >= self.first and (not self.last or n <= self.last)


ALL_NIGHTS = Nights()
FROM_NIGHT_2 = Nights(2)
FIRST_NIGHT = Nights(1, 1)


class Stage:
    """Cases, and the steps that look at each in the rulebook's order.

    *cases(scene)* gives the cases (of an inner stage: *cases(scene, outer case)*); what finding them draws is drawn in
    the step *opening*. One case is finished before the next begins. *needs* as for a step.
    """

    def __init__(
        self, id: str, cases: Cases, *needs: type[Facet], nights: Nights = ALL_NIGHTS, opening: str = ""
    ) -> None:
        self.id = id
        self.opening = opening or id
        self.cases = cases
        self.needs = needs
        self.nights = nights
        self.steps: list[Step | Stage] = []

    def step(self, number: int | str, *needs: type[Facet]) -> Callable[[Rule], Rule]:
        """Adds a rule as step *number* (`4` → `attack.04`, `"trap"` → `attack.trap`, `""` → the stage's own id)."""
        tail = f".{number:02}" if isinstance(number, int) else f".{number}" if number else ""

        def added(rule: Rule) -> Rule:
            self.steps.append(Step(self.id + tail, rule, needs))
            return rule

        return added

    def inner(self, stage: Stage) -> Stage:
        """Runs *stage* at this place, for each case."""
        self.steps.append(stage)
        return stage

    def ids(self) -> Iterator[str]:
        """The ids of all steps, in order."""
        for part in self.steps:
            if isinstance(part, Stage):
                yield from part.ids()
            else:
                yield part.id


Bound = tuple[str, Cases, tuple[tuple[str, "Rule | None", Any], ...]]
"""A stage as the readers want it: its opening step, its cases, and (step id, rule, inner stage) of what is left of its
steps."""


class Plan:
    """The rulebook bound to who is in play: what nobody can trigger is dropped once, before the first night.

    *bearers*: every role, trait and weather that is or may come into play. With *pruned* false nothing is dropped.
    """

    def __init__(self, stages: Sequence[Stage], bearers: Iterable[Bearer], pruned: bool = True) -> None:
        self.stages = tuple(stages)
        self.kinds = frozenset(f.__class__ for bearer in bearers for f in bearer.facets)
        self.pruned = pruned
        self._bound: dict[int, tuple[Bound, ...]] = {}

    def on(self, n: int) -> tuple[Bound, ...]:
        """What night (or day) *n* has to run."""
        if n not in self._bound:
            bound = (self._bind(stage) for stage in self.stages if stage.nights.has(n))
            self._bound[n] = tuple(b for b in bound if b is not None)
        return self._bound[n]

    def step_ids(self, n: int) -> list[str]:
        """The steps left on night *n*, inner ones included."""
        return [name for bound in self.on(n) for name in _names(bound)]

    def _wanted(self, needs: tuple[type[Facet], ...]) -> bool:
        return not self.pruned or not needs or any(kind in self.kinds for kind in needs)

    def _bind(self, stage: Stage) -> Bound | None:
        if not self._wanted(stage.needs):
            return None
        steps: list[tuple[str, Rule | None, Any]] = []
        for part in stage.steps:
            if isinstance(part, Stage):
                inner = self._bind(part)
                if inner is not None:
                    steps.append((part.id, None, inner))
            elif self._wanted(part.needs):
                steps.append((part.id, part.rule, None))
        return (stage.opening, stage.cases, tuple(steps)) if steps else None


def _names(bound: Bound) -> Iterator[str]:
    for name, rule, inner in bound[2]:
        if rule is None:
            yield from _names(inner)
        else:
            yield name


# The three readers.


def play(bounds: Sequence[Bound], scene: Scene) -> None:
    """Runs the stages on *scene*, which is changed."""
    for opening, cases, steps in bounds:
        scene.step = opening
        for case in cases(scene):
            scene.case = case
            for name, rule, inner in steps:
                if rule is not None:
                    scene.step = name
                    if rule(scene, case) is not None:
                        break
                else:
                    _play_inner(inner, scene, case)
                    scene.case = case


def _play_inner(bound: Bound, scene: Scene, outer: Case) -> None:
    scene.step = bound[0]
    for case in bound[1](scene, outer):
        scene.case = case
        for name, rule, inner in bound[2]:
            if rule is not None:
                scene.step = name
                if rule(scene, case) is not None:
                    break
            else:
                _play_inner(inner, scene, case)
                scene.case = case


def explain(bounds: Sequence[Bound], scene: Scene) -> list[Note]:
    """Runs the stages on *scene*, which is changed, and notes what every step said, did and drew."""
    notes: list[Note] = []
    kept, scene.notes = scene.notes, []
    for bound in bounds:
        scene.step, scene.case = bound[0], ONCE
        _explain(bound, scene, bound[1](scene), notes)
    scene.notes = kept
    return notes


def _explain(bound: Bound, scene: Scene, cases: Iterable[Case], notes: list[Note]) -> None:
    raw = scene.notes
    assert raw is not None
    for case in cases:
        _note_down(bound[0], case, None, raw, notes)  # what finding the cases itself drew
        scene.case = case
        for name, rule, inner in bound[2]:
            if rule is None:
                scene.step = inner[0]
                _explain(inner, scene, inner[1](scene, case), notes)
                scene.case = case
                continue
            scene.step = name
            verdict = rule(scene, case)
            _note_down(name, case, verdict, raw, notes)
            if verdict is not None:
                break
    _note_down(bound[0], scene.case, None, raw, notes)


def _note_down(step: str, case: Case, verdict: str | None, raw: list[Raw], notes: list[Note]) -> None:
    if not raw and verdict is None:
        return
    odds: tuple[int, int] | None = None
    drawn = -1
    spoke = False
    for effect, seat, what, lot in raw:
        if effect == "lot":
            if odds is not None and not spoke:
                notes.append(Note(step, case.seat, case.target, "drawn", "", odds, drawn))
            odds, drawn, spoke = lot, seat, False
        else:
            notes.append(Note(step, case.seat, seat, effect, what, odds, drawn))
            spoke = True
    if verdict is not None:
        notes.append(Note(step, case.seat, case.target, verdict, "", odds, drawn))
    elif odds is not None and not spoke:
        notes.append(Note(step, case.seat, case.target, "drawn", "", odds, drawn))
    raw.clear()


class TooManyBranches(Exception):
    """`outcomes` met more drafts than its limit, or a stage with too many ways to go from them."""


WAYS = 4
"""So many ways may be walked in one stage for each draft that may come of it."""


@dataclass(slots=True)
class Branch:
    """A settled draft, its exact probability, and the notes of one way that led there (the first found)."""

    p: Fraction
    scene: Any
    notes: list[Note]


def outcomes(bounds: Sequence[Bound], scene: S, limit: int = 20_000, noted: bool = False) -> list[Branch]:
    """The exact distribution of *scene*: its settled drafts with probabilities that sum to exactly 1.

    Equal drafts (`Scene.key`) merge after every stage, so time grows with distinct positions, not with branches.
    *scene* is
    left unchanged. Raises `TooManyBranches` beyond *limit* drafts. With *noted*, each branch carries the notes of
    one way.
    """
    drafts = [Branch(Fraction(1), scene.copy(), [])]
    for bound in bounds:
        merged: dict[object, Branch] = {}
        walked = 0
        for draft in drafts:
            for branch in _branches(bound, draft, noted):
                walked += 1
                if walked > WAYS * limit:
                    raise TooManyBranches(limit)
                key = branch.scene.key()
                if key in merged:
                    merged[key].p += branch.p
                else:
                    merged[key] = branch
                    if len(merged) > limit:
                        raise TooManyBranches(limit)
        drafts = list(merged.values())
    return drafts


def _branches(bound: Bound, draft: Branch, noted: bool) -> Iterator[Branch]:
    """Every way *bound* can go from *draft*."""
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        script = scripts.pop()
        twin = draft.scene.copy()
        lots = twin.lots = Forking(script)
        if noted:
            notes = draft.notes + explain((bound,), twin)
        else:
            notes = draft.notes
            play((bound,), twin)
        picks: list[int] = []
        n = of = 1
        for at, (weights, picked) in enumerate(lots.seen):
            n *= weights[picked]
            of *= sum(weights)
            if at >= len(script):
                scripts.extend((*picks, other) for other, w in enumerate(weights) if other != picked and w > 0)
            picks.append(picked)
        yield Branch(draft.p * Fraction(n, of), twin, notes)


# Drafts as values.


def _copied(value: Any, memo: dict[int, Case]) -> Any:
    kind = value.__class__
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is list:
        return [_copied(v, memo) for v in value]
    if kind is dict:
        return {k: _copied(v, memo) for k, v in value.items()}
    if kind is set:
        return set(value)
    if kind is tuple:
        return tuple(_copied(v, memo) for v in value)
    if isinstance(value, Case):
        twin = memo.get(id(value))
        if twin is None:
            twin = memo[id(value)] = kind.__new__(kind)
            for name in kind.fields:
                setattr(twin, name, _copied(getattr(value, name), memo))
        return twin
    return value


def _frozen(value: Any) -> Any:
    kind = value.__class__
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is list or kind is tuple:
        return tuple(_frozen(v) for v in value)
    if kind is dict:
        return frozenset((k, _frozen(v)) for k, v in value.items())
    if kind is set:
        return frozenset(value)
    if isinstance(value, Case):
        return tuple(_frozen(getattr(value, name)) for name in kind.fields)
    return value
