"""Any `ActionSpec` asked for in lines: seats, further slips, walks, and what is chosen besides seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.narrate import Narrator, refusal
from engine.actions import ActionSpec, Field
from engine.commands import Act, AnyCommand, Skip, Vote


class Answering:
    """One question at a time. *read* gives a line that is no command; *moved*, whether the table went on meanwhile."""

    def __init__(
        self, narrator: Narrator, read: Callable[[str], str], tell: Callable[[str], None], moved: Callable[[], bool]
    ) -> None:
        self.narrator = narrator
        self.text = narrator.text
        self._read = read
        self._tell = tell
        self._moved = moved

    def choose(self, specs: Sequence[ActionSpec]) -> ActionSpec | None:
        """Which of several things to do; None where the table went on, or nothing was chosen."""
        if len(specs) == 1:
            return specs[0]
        self._say("terminal-menu")
        for n, spec in enumerate(specs, 1):
            self._tell(f"  {n} {self.narrator.action(spec.id)}")
        while True:
            found = self._numbers()
            if self._moved():
                return None
            if len(found or ()) == 1 and found and 1 <= found[0] <= len(specs):
                return specs[found[0] - 1]
            self._say("terminal-not-a-number")

    def command(self, spec: ActionSpec) -> AnyCommand | None:
        """The person's answer to *spec*; None where it was taken back or the table went on."""
        seats: tuple[int, ...] = ()
        skips = self.narrator.view.ruleset != "survival"
        if (spec.targets and spec.most) or spec.kind == "vote":
            chosen = self._seats(spec)
            if chosen is None:
                return None
            if chosen == (0,):
                return Skip(action=spec.id) if skips else None
            seats = chosen
        elif spec.may_skip and skips and not spec.fields:
            self._say("terminal-choose-plain", action=self.narrator.action(spec.id))
            answer = self._numbers()
            if self._moved():
                return None
            return Skip(action=spec.id) if answer == [0] else Act(action=spec.id)
        if spec.kind == "vote":
            more = self._slips(spec)
            return None if more is None else Vote(target=seats[0], more=more)
        picks: dict[str, tuple[str, ...]] = {}
        for field in spec.fields:
            picked = self._pick(field)
            if picked is None:
                return None
            if picked:
                picks[field.name] = picked
        return Act(action=spec.id, targets=seats, picks=picks)

    def _seats(self, spec: ActionSpec) -> tuple[int, ...] | None:
        action = self.narrator.action(spec.id)
        if spec.kind == "vote":
            self._say("terminal-choose-vote")
        elif spec.most > 1:
            self._say("terminal-choose-act-many", action=action, least=spec.least, most=spec.most)
        else:
            self._say("terminal-choose-act", action=action)
        if spec.path or spec.line:
            self._say("terminal-choose-path" if spec.path else "terminal-choose-line")
        for seat in spec.targets:
            self._tell(f"  {self.narrator.name(seat)}")
        if spec.may_skip:
            self._say("terminal-choose-skip")
        barred = dict(spec.barred)
        while True:
            numbers = self._numbers()
            if self._moved():
                return None
            if numbers == [0] and spec.may_skip:
                return (0,)
            if not numbers:
                self._say("terminal-not-a-number")
            elif (wrong := next((seat for seat in numbers if seat not in spec.targets), None)) is not None:
                self._refuse(barred.get(wrong, "target"))
            elif not max(spec.least, 1) <= len(numbers) <= max(spec.most, 1):
                self._refuse("count")
            elif len(set(numbers)) < len(numbers) and not (spec.repeat or spec.path):
                self._refuse("twice")
            else:
                return tuple(numbers)

    def _slips(self, spec: ActionSpec) -> tuple[int, ...] | None:
        """Further slips of a ballot; an empty line or 0 leaves one empty."""
        more: list[int] = []
        for n in range(spec.extra):
            self._say("terminal-choose-slip", n=n + 2, of=spec.extra + 1)
            while True:
                numbers = self._numbers(empty=True)
                if self._moved():
                    return None
                if numbers in ([], [0]):
                    more.append(0)
                    break
                if len(numbers or ()) == 1 and numbers and numbers[0] in spec.targets:
                    more.append(numbers[0])
                    break
                self._say("terminal-not-a-number")
        return tuple(more)

    def _pick(self, field: Field) -> tuple[str, ...] | None:
        """The options of *field* in the person's order. Numbers are typed as they are, all else by its place."""
        from desktop.survival_words import option

        name = self.text.of(f"survival-field-{field.name}")
        if not field.options:
            self._say("terminal-choose-number", field=name, low=field.low, high=field.high)
        elif field.most > 1:
            key = "terminal-choose-field-ordered" if field.ordered else "terminal-choose-field-many"
            self._say(key, field=name, least=field.least, most=field.most)
        else:
            self._say("terminal-choose-field", field=name)
        plain = all(one.isdecimal() for one in field.options)
        names = {seat: self.narrator.name(seat) for seat in self.narrator.view.everyone}
        numbered = {one if plain else str(n): one for n, one in enumerate(field.options, 1)}
        for n, one in numbered.items():
            said = option(field.name, one, self.text, names)
            stock = field.stock[field.options.index(one)] if field.stock else 1
            times = self.text.of("terminal-stock", n=stock) if stock > 1 and field.name != "path" else ""
            self._tell(f"  {said if said.startswith(f'{n} ') or said == n else f'{n} {said}'}{times}")
        if not field.least:
            self._say("terminal-choose-none")
        while True:
            numbers = self._numbers(empty=not field.least)
            if self._moved():
                return None
            if numbers is None or (not numbers and field.least):
                self._say("terminal-not-a-number")
            elif not field.least <= len(numbers) <= field.most:
                self._refuse("count")
            elif not field.options and all(field.low <= one <= field.high for one in numbers):
                return tuple(str(one) for one in numbers)
            elif any(str(one) not in numbered for one in numbers):
                self._refuse("option")
            else:
                picked = tuple(numbered[str(one)] for one in numbers)
                stock_of = dict(zip(field.options, field.stock or (1,) * len(field.options), strict=True))
                if all(picked.count(one) <= stock_of[one] for one in picked):
                    return picked
                self._refuse("twice")

    def _numbers(self, empty: bool = False) -> list[int] | None:
        """The numbers of a line; None where it holds something else. *empty*: an empty line is an answer."""
        answer = self._read(self.text.of("terminal-number"))
        if not answer and empty:
            return []
        try:
            return [int(part) for part in answer.replace(",", " ").replace("、", " ").split()]
        except ValueError:
            return None

    def _refuse(self, reason: str) -> None:
        self._say("terminal-refused", why=refusal(reason, self.text))

    def _say(self, key: str, **arguments: object) -> None:
        self._tell(self.text.of(key, **arguments))
