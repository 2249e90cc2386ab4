"""A game of Survival being set up: a preset or a cast by number, and the rules that differ from it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from desktop.viewmodels.draft import LEAST, Draft, Options, new_seed
from engine.setup import Setup

RULESET = "survival"
VILLAGE = "survival"
MOST = 16
CAMPS = ("village", "wolf", "vampire")
LISTS = ("day_game", "gods", "perks", "boxes")
"""Rules that are lists: of day games in order of days, and of what is in play."""
NUMBERS: dict[str, tuple[int, ...]] = {
    "speech_rounds": (1, 2, 3, 4), "talk": (2, 4, 8, 12), "day_limit": (6, 9, 12, 20), "witch_kills": (-1, 1, 2),
    "witch_revives": (-1, 1, 2), "queen_limit": (1, 2, 3), "daily_apples": (5, 10, 20),
}
"""Rules that are numbers, and the values that the page goes round; −1: no limit."""
WORDS = ("tie_rule", "free_time", "fylgja_repeat", "vote_place")
FLAGS = (
    "first_day_vote", "first_night_raid", "show_role_list", "knight_self_guard", "queen_has_vampire_traits",
    "skoll_replaces_night_raid", "chaos_permanent", "victims_remember", "god_repeat",
)  # fmt: skip
COUNT = "count_has_seat"
ORDER = (
    *LISTS[:3], "first_day_vote", "first_night_raid", "tie_rule", "speech_rounds", "talk", "day_limit",
    "show_role_list", COUNT, "vote_place", "free_time", "knight_self_guard", "witch_kills", "witch_revives",
    "fylgja_repeat", "queen_limit", "queen_has_vampire_traits", "skoll_replaces_night_raid", "chaos_permanent",
    "victims_remember", "daily_apples", "god_repeat", "boxes",
)  # fmt: skip
"""All of them as the page lists them."""
Rule = bool | int | str


@dataclass(frozen=True, slots=True)
class SurvivalDraft(Draft):
    """`table` is the preset, empty for the cast by number; *rules* differ from the preset's."""

    rules: dict[str, Rule] = field(default_factory=dict)

    @property
    def ruleset(self) -> str:
        return RULESET

    @property
    def table_cast(self) -> dict[str, int]:
        """The preset's roles, or the usual ones for so many seats."""
        from engine import catalogue

        preset = catalogue.table(RULESET, self.table)
        if preset is not None and preset.seats == self.seats:
            return dict(preset.roles)
        return dict(catalogue.cast(RULESET, "standard", self.seats))

    @property
    def settings(self) -> dict[str, Rule]:
        """Every rule that is not the usual one: the preset's, then the player's own."""
        from engine import catalogue

        preset = catalogue.table(RULESET, self.table)
        usual = catalogue.options(RULESET)
        chosen = {**(preset.options if preset else {}), **self.rules}
        return {name: value for name, value in chosen.items() if value != usual[name] or name in self.rules}

    def value(self, rule: str) -> Rule:
        """What holds for *rule*."""
        from engine import catalogue

        return self.settings.get(rule, catalogue.options(RULESET)[rule])

    def listed(self, rule: str) -> tuple[str, ...]:
        """The words of a list, in order."""
        return tuple(word for word in str(self.value(rule)).split(",") if word)

    def with_people(self, people: int) -> Draft:
        """So many people, and the first preset for them."""
        people = min(MOST, max(LEAST, people))
        return self if people == self.people else self.with_table(preset_for(people))

    def with_village(self, village: str) -> Draft:
        """Back to the other rule set, with the same people."""
        if village == VILLAGE:
            return self
        plain = Draft(
            people=self.people, level=self.level, seed=self.seed, name=self.name, you=self.you, company=self.company
        )
        return plain.with_village(village)

    def with_table(self, table: str) -> Draft:
        """The preset of that id with its roles and rules."""
        from engine import catalogue

        preset = catalogue.table(RULESET, table)
        people = preset.people if preset else self.people
        return replace(self, table=table if preset else "", people=people, own_cast=None, rules={})

    def with_rule(self, rule: str, value: Rule) -> SurvivalDraft:
        """Another value of *rule*."""
        return replace(self, rules={**self.rules, rule: value})

    def with_next(self, rule: str) -> SurvivalDraft:
        """The next value of a rule that is no list."""
        from engine import catalogue

        now = self.value(rule)
        if rule in FLAGS:
            return self.with_rule(rule, not now)
        if rule == COUNT:
            return self.with_rule(rule, (int(now) + 1) % (self.seats + 1))
        ring: tuple[Rule, ...] = NUMBERS.get(rule) or catalogue.option_words(RULESET, rule)
        return self.with_rule(rule, ring[(ring.index(now) + 1) % len(ring)] if now in ring else ring[0])

    def with_word(self, rule: str, word: str) -> SurvivalDraft:
        """Puts *word* into a list, or takes it out. Day games stand in the order in which they came in."""
        from engine import catalogue

        words = [one for one in self.listed(rule) if one != word]
        if len(words) == len(self.listed(rule)):
            words.append(word)
        if rule != "day_game":
            words = [one for one in catalogue.option_words(RULESET, rule) if one in words]
        return self.with_rule(rule, ",".join(words))

    def setup(self) -> tuple[Setup, int]:
        """The set-up and the player's seat."""
        infos, you = self.sitters()
        return Setup(
            ruleset=RULESET, seats=tuple(infos), cast=self.cast, options=self.settings, seed=self.seed or "0"
        ), you  # fmt: skip


def preset_for(people: int) -> str:
    """The first preset for so many people; empty where there is none."""
    from engine import catalogue

    return next((one.id for one in catalogue.tables(RULESET) if one.people == people), "")


def moved_in(draft: Draft) -> SurvivalDraft:
    """*draft*'s people at a table of Survival."""
    people = min(MOST, max(LEAST, draft.people))
    return SurvivalDraft(
        people=people, village=VILLAGE, level=draft.level, table=preset_for(people), options=Options(dummy=False),
        seed=draft.seed or new_seed(), name=draft.name, you=draft.you, company=draft.company,
    )  # fmt: skip


def rows(draft: SurvivalDraft) -> list[dict[str, Any]]:
    """The rules as the page shows them: `id`, the keys of `label` and `value`, the number `n`, whether it is a
    `list`."""
    found = []
    for rule in ORDER:
        value = draft.value(rule)
        if rule in LISTS:
            n = len(draft.listed(rule))
            key = f"survival-choice-{rule}" if n else "survival-choice-none"
        elif rule == COUNT:
            n, key = int(value), "survival-choice-count-seat" if value else "survival-choice-count-screen"
        elif rule in FLAGS:
            n, key = 0, "survival-choice-yes" if value else "survival-choice-no"
        elif rule in NUMBERS:
            n, key = int(value), "survival-choice-unlimited" if int(value) < 0 else "survival-choice-number"
        else:
            n, key = 0, f"survival-choice-{rule}-{value}"
        label = f"survival-option-{rule}"
        found.append({"id": rule, "label": label, "value": key, "n": n, "list": rule in LISTS})
    return found


def words(draft: SurvivalDraft, rule: str) -> list[dict[str, Any]]:
    """What may stand in the list *rule*: `id`, the key of its `label`, whether it is `on`, and its place `n`."""
    from engine import catalogue

    kind = {"day_game": "daygame", "gods": "god", "perks": "perk", "boxes": "word"}[rule]
    on = draft.listed(rule)
    return [
        {"id": word, "label": f"survival-{kind}-{word}", "on": word in on, "n": on.index(word) + 1 if word in on else 0}
        for word in catalogue.option_words(RULESET, rule)
    ]


def recalled(chosen: Any, name: str, you: str, company: tuple[str, ...]) -> SurvivalDraft:
    """What was chosen last, as far as it still holds."""
    from engine import catalogue

    people = min(MOST, max(LEAST, chosen.seats))
    preset = catalogue.table(RULESET, chosen.cast)
    known = catalogue.options(RULESET)
    draft = SurvivalDraft(
        people=people, village=VILLAGE, level=chosen.level, own_cast=dict(chosen.roles) or None,
        table=chosen.cast if preset is not None and preset.people == people else "", options=Options(dummy=False),
        seed=new_seed(), name=name, you=you, company=company,
        rules={rule: value for rule, value in chosen.options.items() if rule in known},
    )  # fmt: skip
    return draft if draft.trouble() is None else replace(draft, own_cast=None, rules={})


def taken_over(setup: Setup, level: str, you: str, name: str, company: tuple[str, ...]) -> SurvivalDraft:
    """A game that was played, for *again with one change*."""
    return SurvivalDraft(
        people=len(setup.seats), village=VILLAGE, level=level, own_cast=dict(setup.cast), options=Options(dummy=False),
        seed=new_seed(), name=name, you=you, company=company, rules=dict(setup.options),
    )  # fmt: skip
