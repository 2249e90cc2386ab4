"""A village being set up: what has been chosen so far, and the `Setup` it makes. Plain Python, no window.

Seats are counted as people; the stand-in (身代わり君), where chosen, is one seat more and the last.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING

from ai.personas import PERSONAS, Persona, persona
from engine.events import SeatInfo
from engine.setup import Illegal, Setup

if TYPE_CHECKING:
    from engine.shikigami.cautions import Caution

RULESET = "shikigami"
VERSIONS = ("3.1.0b1", "3.1.0a9")
VILLAGES = ("first", "classic", "survival")
LEVELS = ("easy", "normal", "hard", "expert")
FIRST_PEOPLE = 5
FIRST_CAST = {"villager": 2, "seer": 1, "possessed": 1, "werewolf": 1}
LEAST, MOST = 5, 22
"""People that can sit down in a classic village."""
NAME_MOST = 12
YOU = "sayo"
"""The face a player has at first."""
REVOTES = (0, 1, 2, 3, 4)
TALK = (4, 6, 8, 12, 16)
WEATHER_EVERY = (3, 2, 1, 6)
WEATHER_CHANCE = (100, 75, 50, 25)
ROLES = (
    "villager",
    "seer",
    "medium",
    "bodyguard",
    "freemason",
    "poisoner",
    "cat",
    "werewolf",
    "possessed",
    "fox",
    "depraver",
    "cupid",
)
"""The roles of the classic village, listed first; the others follow in the rulebook's order (`all_roles`)."""
SEED_MOST = 99_999
RARE = (
    "weather", "open_vote", "poison_voters_only", "wills", "lovers_talk", "opening_day", "joker", "death_note",
    "quiz_village", "authority", "deep_sleep", "blinder", "mind_open", "passion", "critical",
)  # fmt: skip
"""Options of the rules that are on or off and seldom touched."""


def camp_of(role: str, ruleset: str = RULESET) -> str:
    """The camp *role* belongs to."""
    from engine import catalogue

    return catalogue.role(ruleset, role).camp


def family_of(role: str, ruleset: str = RULESET) -> str:
    """The family *role* belongs to."""
    from engine import catalogue

    return catalogue.role(ruleset, role).family


@cache
def all_roles(ruleset: str = RULESET) -> tuple[str, ...]:
    """Every role this editor deals."""
    from engine import catalogue

    if ruleset != RULESET:
        return tuple(role.id for role in catalogue.roles(ruleset))
    return (*ROLES, *(role.id for role in catalogue.roles(RULESET) if role.id not in ROLES))


def new_seed() -> str:
    """A seed a person can read out: five digits or fewer."""
    return str(random.SystemRandom().randint(1, SEED_MOST))


@dataclass(frozen=True, slots=True)
class Options:
    """What the fold-out decides besides the cast; the defaults are the usual rules."""

    version: str = VERSIONS[0]
    cast_shown: bool = True
    dummy: bool = True
    self_vote: bool = False
    revotes: int = 4
    settled: bool = False
    open_cast: bool = False
    by_lot: bool = True
    talk: int = 8
    weather: bool = False
    open_vote: bool = False
    poison_voters_only: bool = False
    wills: bool = True
    lovers_talk: bool = False
    joker: bool = False
    death_note: bool = False
    weather_every: int = 3
    weather_chance: int = 100
    opening_day: bool = False
    quiz_village: bool = False
    authority: bool = False
    deep_sleep: bool = False
    blinder: bool = False
    mind_open: bool = False
    passion: bool = False
    critical: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """One set-up in the making. Every change makes a new one."""

    people: int = 9
    village: str = "classic"
    level: str = "normal"
    own_cast: dict[str, int] | None = None
    """The cast as edited; None for the table's."""
    table: str = ""
    """The ready table it starts from; empty for the cast by number."""
    exchanges: tuple[str, ...] = ()
    """What is exchanged in that cast before it is edited (`catalogue.cast_options`)."""
    options: Options = field(default_factory=Options)
    seed: str = ""
    """Empty: drawn at the start."""
    name: str = ""
    """The player's own name; empty to be called as the face is."""
    you: str = YOU
    """The persona whose face the player wears."""
    company: tuple[str, ...] = ()
    """The personas of the others as chosen, in the order they sit; those missing are drawn from the rest."""

    # -- what follows from the choices -------------------------------------------------------------------------------

    @property
    def ruleset(self) -> str:
        """The rule set it is played by."""
        return RULESET

    @property
    def seats(self) -> int:
        """People and stand-in together."""
        return self.people + self.options.dummy

    @property
    def table_cast(self) -> dict[str, int]:
        """What the casts' table deals for so many seats; the stand-in of a five-seat village is a third villager."""
        if self.people == FIRST_PEOPLE and not self.table and not self.exchanges:
            return FIRST_CAST | {"villager": FIRST_CAST["villager"] + self.options.dummy}
        from engine import catalogue  # the whole rule book: not before it is asked for

        ready = catalogue.table(RULESET, self.table)
        if ready is not None and ready.seats == self.seats:
            return dict(catalogue.cast(RULESET, self.table, self.seats, self.exchanges))
        return dict(catalogue.cast(RULESET, "classic", self.seats, self.exchanges))

    @property
    def cast(self) -> dict[str, int]:
        """What will be dealt, in the order of `all_roles`; no zeros."""
        chosen = self.table_cast if self.own_cast is None else self.own_cast
        return {role: chosen[role] for role in all_roles(self.ruleset) if chosen.get(role)}

    @property
    def edited(self) -> bool:
        """Whether the cast differs from the table's."""
        return self.own_cast is not None and self.cast != {r: n for r, n in self.table_cast.items() if n}

    def guests(self) -> tuple[str, ...]:
        """The personas beside the player: the chosen ones, then others in an order that the seed shuffles."""
        chosen = [one for one in dict.fromkeys(self.company) if one != self.you][: self.people - 1]
        rest = [one.id for one in PERSONAS if one.id not in chosen and one.id != self.you]
        random.Random(f"company {self.seed}").shuffle(rest)
        return tuple(chosen + rest[: self.people - 1 - len(chosen)])

    # -- changes -----------------------------------------------------------------------------------------------------

    def with_people(self, people: int) -> Draft:
        """So many people; an edited cast keeps its powers and is filled up, or thinned, with villagers."""
        people = min(MOST, max(LEAST, people))
        village = "classic" if people != FIRST_PEOPLE else self.village
        table = self.table if people == self.people else ""
        return replace(self, people=people, village=village, table=table)._refitted(self.seats)

    def with_village(self, village: str) -> Draft:
        """The five-seat first village, the classic one, or Survival; each starts from its table's cast."""
        if village == "survival":
            from desktop.viewmodels.survival_draft import moved_in

            return moved_in(self)
        if village == "first":
            return replace(self, village=village, people=FIRST_PEOPLE, own_cast=None, table="", exchanges=())
        return replace(self, village=village, people=max(self.people, 9), own_cast=None, table="", exchanges=())

    def with_table(self, table: str) -> Draft:
        """The ready table of that id: its people, cast, stand-in and weather; the other rules stay."""
        from engine import catalogue

        ready = catalogue.table(RULESET, table)
        if ready is None:
            return replace(self, table="", own_cast=None)
        options = replace(self.options, dummy=ready.people < ready.seats, weather=ready.weather)
        return replace(
            self, table=table, village="classic", people=ready.people, own_cast=None, exchanges=(), options=options
        )

    def with_exchange(self, name: str) -> Draft:
        """Puts an exchange into the cast, or takes it out again; what was edited by hand goes."""
        chosen = tuple(one for one in self.exchanges if one != name)
        return replace(self, own_cast=None, exchanges=chosen if name in self.exchanges else (*chosen, name))

    def with_options(self, **changes: object) -> Draft:
        """Other rules. A stand-in that comes or goes brings or takes a villager's place in an edited cast."""
        return replace(self, options=replace(self.options, **changes))._refitted(self.seats)  # type: ignore[arg-type]

    def with_role(self, role: str, step: int) -> Draft:
        """One *role* more or fewer; a villager makes room or fills the gap where that is possible."""
        cast = dict(self.cast)
        cast[role] = max(0, cast.get(role, 0) + step)
        if role != "villager":
            cast["villager"] = max(0, cast.get("villager", 0) - step)
        return replace(self, own_cast=cast)

    def with_swap(self, old: str, new: str) -> Draft:
        """One *old* becomes a *new*."""
        cast = dict(self.cast)
        if not cast.get(old):
            return self
        cast[old] -= 1
        cast[new] = cast.get(new, 0) + 1
        return replace(self, own_cast=cast)

    def with_guest(self, place: int, who: str) -> Draft:
        """*who* sits at *place* among the guests; whoever sat there and *who* change places where both sit."""
        guests = list(self.guests())
        if who in guests:
            guests[guests.index(who)] = guests[place]
        guests[place] = who
        return replace(self, company=tuple(guests))

    def with_face(self, who: str) -> Draft:
        """The player wears *who*'s face; a guest who had it takes the player's former one."""
        return replace(self, you=who, company=tuple(self.you if one == who else one for one in self.company))

    def _refitted(self, seats_before: int) -> Draft:
        if self.own_cast is None:
            return self
        cast = dict(self.own_cast)
        cast["villager"] = max(0, cast.get("villager", 0) + self.seats - seats_before)
        return replace(self, own_cast=cast)

    # -- the result --------------------------------------------------------------------------------------------------

    def trouble(self) -> Illegal | None:
        """Why this village cannot start; None if it can."""
        if len(self.name) > NAME_MOST:
            return Illegal("name", most=NAME_MOST)
        if not self.name.isprintable():
            return Illegal("name_signs")
        dealt = sum(self.cast.values())
        if dealt != self.seats:
            return Illegal("cast_size", roles=dealt, seats=self.seats)
        from engine import catalogue

        try:
            catalogue.check(self.setup()[0])
        except Illegal as illegal:
            return illegal
        return None

    def cautions(self) -> tuple[Caution, ...]:
        """What is odd about a village that can start."""
        if self.trouble() is not None:
            return ()
        from engine import catalogue

        return catalogue.warnings(self.setup()[0])

    def setup(self) -> tuple[Setup, int]:
        """The set-up and the player's seat. With *by_lot* the seed also seats the people."""
        seed = self.seed or "0"
        infos, you = self.sitters()
        if self.options.dummy:
            infos.append(SeatInfo(name="身代わり君", dummy=True))
        o = self.options
        setup = Setup(
            ruleset=RULESET,
            version=o.version,
            seats=tuple(infos),
            cast=self.cast,
            fixed=self._fixed(),
            options={
                "dummy": o.dummy,
                "cast_shown": o.cast_shown,
                "self_vote": o.self_vote,
                "revotes": o.revotes,
                "settled": o.settled,
                "open_cast": o.open_cast,
                "talk": o.talk,
                "weather_every": o.weather_every,
                "weather_chance": o.weather_chance,
                **{name: getattr(o, name) for name in RARE},
                "rest": True,
            },
            seed=seed,
        )
        return setup, you

    def sitters(self) -> tuple[list[SeatInfo], int]:
        """The people in their seats, and the player's seat. With *by_lot* the seed also seats them."""
        people = [self._player(), *(_seat_of(one) for one in self.guests())]
        order = list(range(len(people)))
        if self.options.by_lot:
            random.Random(f"seats {self.seed or '0'}").shuffle(order)
        return [people[i] for i in order], order.index(0) + 1

    def _fixed(self) -> dict[int, str]:
        """In the five-seat village the stand-in is a plain villager: nobody's first seer dies in the first night."""
        teaches = self.people == FIRST_PEOPLE and self.own_cast is None and not self.table and not self.exchanges
        return {self.seats: "villager"} if teaches and self.options.dummy else {}

    def _player(self) -> SeatInfo:
        mask = _known(self.you)
        return SeatInfo(name=self.name.strip() or mask.name["ja"], persona=mask.id, sex=mask.sex)


def _known(who: str) -> Persona:
    found = persona(who)
    if found is None:
        raise KeyError(who)
    return found


def _seat_of(who: str) -> SeatInfo:
    one = _known(who)
    return SeatInfo(name=one.name["ja"], persona=one.id, sex=one.sex)


def random_cast(seats: int, cast: dict[str, int], seed: str) -> dict[str, int]:
    """*cast* with one or two of its roles exchanged, as a change from the table; still *seats* strong."""
    lots = random.Random(f"cast {seed}")
    changed = dict(cast)
    swaps: Sequence[tuple[str, str]] = (
        ("villager", "poisoner"),
        ("villager", "cat"),
        ("villager", "freemason"),
        ("villager", "bodyguard"),
        ("villager", "medium"),
        ("villager", "fox"),
        ("possessed", "villager"),
        ("villager", "cupid"),
    )
    for old, new in lots.sample(swaps, 2 if seats >= 9 else 1):
        if changed.get(old, 0) > 1 or (old != "villager" and changed.get(old)):
            changed[old] -= 1
            changed[new] = changed.get(new, 0) + 1
    return changed
