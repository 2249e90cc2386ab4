"""The page of a new village: three choices and start; all else folded away with its usual value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from ai.personas import PERSONAS, persona
from desktop.settings import NewGame as Chosen
from desktop.store.errors import StoreError
from desktop.store.game_file import Table
from desktop.viewmodels import survival_draft
from desktop.viewmodels.draft import (
    LEAST,
    LEVELS,
    MOST,
    NAME_MOST,
    RARE,
    REVOTES,
    ROLES,
    RULESET,
    TALK,
    VERSIONS,
    VILLAGES,
    WEATHER_CHANCE,
    WEATHER_EVERY,
    YOU,
    Draft,
    Options,
    all_roles,
    camp_of,
    family_of,
    new_seed,
    random_cast,
)
from desktop.viewmodels.glyphs import camp as camp_mark
from desktop.viewmodels.glyphs import role as glyph
from desktop.viewmodels.odds import odds
from desktop.viewmodels.saved import kanji, told
from desktop.viewmodels.survival_draft import SurvivalDraft
from engine.setup import Illegal, Setup

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

AGENT = "first"
CAMPS = (
    "village", "werewolf", "fox", "lovers", "quiz", "vampire", "bat", "ogre", "duelist", "tengu", "mania",
)  # fmt: skip
ON_OFF = ("cast_shown", "dummy", "self_vote", "settled", "open_cast", *RARE)


OPTION_OF = {"poison-voters": "poison_voters_only"}
"""Rows of the page whose option has another name in the rules."""
RINGS: dict[str, tuple[str, ...] | tuple[int, ...]] = {
    "version": VERSIONS, "revotes": REVOTES, "talk": TALK, "weather_every": WEATHER_EVERY,
    "weather_chance": WEATHER_CHANCE,
}  # fmt: skip
"""Option → what it goes through when it is turned."""
PLAIN = ("version", "order")
"""Rows that are no option of the rules, and need no help."""


@QmlElement
@QmlSingleton
class NewGame(QObject):
    """One `Draft` and what the page shows of it. `started` leaves with the set-up and the seating."""

    changed = Signal()
    started = Signal(object, object)
    """`Setup`, `Table`: the village begins."""
    failed = Signal(str)
    """It could not begin, and why: the disk, or rules the page did not foresee."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = Draft(seed=new_seed())
        self._friends: dict[str, str] = {}
        """Persona → the name of the person here who wears it, empty for AI."""
        self._own_seed = False
        self._kept = False

    # -- the three choices -------------------------------------------------------------------------------------------

    @Property(int, constant=True)
    def least(self) -> int:
        return LEAST

    @Property(int, notify=changed)
    def most(self) -> int:
        return survival_draft.MOST if self._survival else MOST

    @Property(str, notify=changed)
    def ruleset(self) -> str:
        """`shikigami` or `survival`: whose names and rules the page shows."""
        return self.draft.ruleset

    @property
    def _survival(self) -> SurvivalDraft | None:
        return self.draft if isinstance(self.draft, SurvivalDraft) else None

    @Property("QVariantList", constant=True)
    def villages(self) -> list[str]:
        return list(VILLAGES)

    @Property("QVariantList", constant=True)
    def levels(self) -> list[str]:
        return list(LEVELS)

    @Property(int, notify=changed)
    def people(self) -> int:
        return self.draft.people

    @Property(str, notify=changed)
    def village(self) -> str:
        return self.draft.village

    @Property(str, notify=changed)
    def level(self) -> str:
        return self.draft.level

    @Slot(int)
    def setPeople(self, people: int) -> None:
        self._take(self.draft.with_people(people))

    @Slot(str)
    def setVillage(self, village: str) -> None:
        self._take(self.draft.with_village(village))

    @Slot(str)
    def setLevel(self, level: str) -> None:
        self._take(replace(self.draft, level=level))

    # -- what comes of them ------------------------------------------------------------------------------------------

    @Property(int, notify=changed)
    def seats(self) -> int:
        """People and stand-in."""
        return self.draft.seats

    @Property(str, notify=changed)
    def peopleKanji(self) -> str:
        return kanji(self.draft.people)

    @Property("QVariantList", notify=changed)
    def odds(self) -> list[dict[str, Any]]:
        """`camp` and `percent`, the likeliest first; empty where this cast was not measured."""
        found = None if self._survival else odds(self.draft.cast, self.draft.options.dummy)
        return [{"camp": camp, "percent": share} for camp, share in found.shares] if found else []

    @Property(int, notify=changed)
    def oddsGames(self) -> int:
        found = None if self._survival else odds(self.draft.cast, self.draft.options.dummy)
        return found.games if found else 0

    @Property("QVariantMap", notify=changed)
    def trouble(self) -> dict[str, Any]:
        """Why it cannot start: the `reason` id and its `detail`; empty when it can."""
        illegal = self.draft.trouble()
        return {} if illegal is None else {"reason": illegal.reason, "detail": dict(illegal.detail)}

    # -- the cast ----------------------------------------------------------------------------------------------------

    @Property("QVariantList", notify=changed)
    def cast(self) -> list[dict[str, Any]]:
        """A row a camp: `camp` and its `roles` (`role`, `n`, `glyph`, `word`: the key of its name)."""
        rows: list[dict[str, Any]] = []
        ruleset = self.draft.ruleset
        for camp in survival_draft.CAMPS if self._survival else CAMPS:
            roles = [
                {"role": role, "n": n, "glyph": glyph(role, ruleset), "word": f"{ruleset}-role-{role}"}
                for role, n in self.draft.cast.items()
                if camp_of(role, ruleset) == camp
            ]
            if roles:
                rows.append({"camp": camp_mark(camp), "roles": roles})
        return rows

    @Property("QVariantList", notify=changed)
    def camps(self) -> list[str]:
        """The camps roles are sorted by."""
        return [camp_mark(camp) for camp in (survival_draft.CAMPS if self._survival else CAMPS)]

    @Property("QVariantList", constant=True)
    def roles(self) -> list[dict[str, str]]:
        """The roles of the classic village: `role`, `camp`, `family`, `glyph`."""
        return [_role(role) for role in ROLES]

    @Property("QVariantList", notify=changed)
    def allRoles(self) -> list[dict[str, str]]:
        """Every role that can be dealt, those of the classic village first."""
        return [_role(role, self.draft.ruleset) for role in all_roles(self.draft.ruleset)]

    @Property("QVariantList", notify=changed)
    def tables(self) -> list[dict[str, Any]]:
        """The ready tables: `table`, `word` (the key of its name), `level`, `people`, `weather`; the easiest first."""
        from engine import catalogue

        return [
            {"table": one.id, "word": f"{self.draft.ruleset}-cast-{one.id}", "level": one.level, "people": one.people,
             "weather": one.weather}
            for one in catalogue.tables(self.draft.ruleset)
        ]

    @Property(str, notify=changed)
    def table(self) -> str:
        """The ready table chosen; empty for none."""
        return self.draft.table

    @Slot(str)
    def setTable(self, table: str) -> None:
        """Takes the ready *table* over, or none."""
        self._take(self.draft.with_table(table))

    @Property("QVariantList", notify=changed)
    def exchanges(self) -> list[dict[str, Any]]:
        """What may be exchanged in the cast: `exchange` and whether it is `on`."""
        from engine import catalogue

        offered = catalogue.cast_options(self.draft.ruleset)
        return [{"exchange": one, "on": one in self.draft.exchanges} for one in offered]

    @Slot(str)
    def turnExchange(self, exchange: str) -> None:
        """Puts *exchange* in, or takes it out."""
        self._take(self.draft.with_exchange(exchange))

    @Property("QVariantList", notify=changed)
    def cautions(self) -> list[dict[str, Any]]:
        """What is odd about this village: `caution`, `word` (the key of the sentence), the key of its `role`'s name or
        empty, and the numbers in `detail`."""
        ruleset = self.draft.ruleset
        return [
            {
                "caution": one.id, "word": f"{ruleset}-caution-{one.id}", "detail": dict(one.detail),
                "role": f"{ruleset}-role-{one.detail['role']}" if "role" in one.detail else "",
            }
            for one in self.draft.cautions()
        ]  # fmt: skip

    @Property(int, notify=changed)
    def gap(self) -> int:
        """Seats without a role; below zero, roles without a seat."""
        return self.draft.seats - sum(self.draft.cast.values())

    @Property(bool, notify=changed)
    def edited(self) -> bool:
        d = self.draft
        if own := self._survival:
            return own.edited or bool(own.rules or own.company) or self._own_seed
        begun = d.table or d.exchanges or d.company
        return d.edited or bool(begun) or d.options != Options() or self._own_seed

    @Slot(str, int)
    def changeRole(self, role: str, step: int) -> None:
        """One *role* more (*step* 1) or fewer (−1), a villager making room."""
        self._take(self.draft.with_role(role, step))

    @Slot(str, str)
    def swapRole(self, old: str, new: str) -> None:
        """One *old* becomes a *new*."""
        self._take(self.draft.with_swap(old, new))

    @Slot()
    def shuffle(self) -> None:
        """Other faces, other seats and a cast a little off the table's."""
        if self._survival:
            self._own_seed = False
            self._take(replace(self.draft, seed=new_seed(), company=()))
            return
        fresh = replace(self.draft, seed=new_seed(), company=(), table="", exchanges=())
        cast = random_cast(fresh.seats, fresh.table_cast, fresh.seed)
        changed = replace(fresh, own_cast=cast)
        self._own_seed = False
        self._take(changed if changed.trouble() is None else replace(fresh, own_cast=None))

    @Slot()
    def reset(self) -> None:
        """The usual rules again; the three choices, the name and the face stay."""
        self._own_seed = False
        if own := self._survival:
            self._take(replace(own, own_cast=None, rules={}, company=(), seed=new_seed()))
            return
        usual = replace(self.draft, own_cast=None, table="", exchanges=(), options=Options())
        self._take(replace(usual, company=(), seed=new_seed()))

    # -- the other rules ---------------------------------------------------------------------------------------------

    @Property("QVariantList", notify=changed)
    def options(self) -> list[dict[str, Any]]:
        """`id`, and the keys of its `label` and `value` with their number `n`; `list`: a sheet of its own opens.

        `about` is the key of a sentence of help, empty where there is none.
        """
        if own := self._survival:
            return survival_draft.rows(own)
        o = self.draft.options
        skies = (("weather-every", o.weather_every), ("weather-chance", o.weather_chance))
        rows = [
            ("version", "a9" if o.version == "3.1.0a9" else "b1", 0),
            ("cast-shown", "yes" if o.cast_shown else "no", 0),
            ("dummy", "yes" if o.dummy else "no", 0),
            ("self-vote", "yes" if o.self_vote else "no", 0),
            ("revotes", "n", o.revotes),
            ("settled", "yes" if o.settled else "no", 0),
            ("open-cast", "yes" if o.open_cast else "no", 0),
            ("talk", "n", o.talk),
            *((name.replace("_only", "").replace("_", "-"), "yes" if getattr(o, name) else "no", 0) for name in RARE),
            *((name, "n", n) for name, n in skies if o.weather),
            ("order", "lot" if o.by_lot else "list", 0),
        ]
        return [
            {
                "id": id, "label": f"new-option-{id}", "value": f"new-option-{id}-{value}", "n": n, "list": False,
                "about": f"option-{OPTION_OF.get(id, id.replace('-', '_'))}-long" if id not in PLAIN else "",
            }
            for id, value, n in rows
        ]  # fmt: skip

    @Slot(str)
    def turn(self, option: str) -> None:
        """The next value of *option*."""
        if own := self._survival:
            self._take(own.with_next(option))
            return
        o = self.draft.options
        name = OPTION_OF.get(option, option.replace("-", "_"))
        if name in ON_OFF:
            self._take(self.draft.with_options(**{name: not getattr(o, name)}))
        elif name == "order":
            self._take(self.draft.with_options(by_lot=not o.by_lot))
        else:
            ring = RINGS[name]
            at = ring.index(getattr(o, name)) if getattr(o, name) in ring else -1
            self._take(self.draft.with_options(**{name: ring[(at + 1) % len(ring)]}))

    @Slot(str, result="QVariantList")
    def words(self, option: str) -> list[dict[str, Any]]:
        """What may stand in the list *option*: `id`, the key of its `label`, whether it is `on`, its place `n`."""
        return survival_draft.words(own, option) if (own := self._survival) and option else []

    @Slot(str, str)
    def turnWord(self, option: str, word: str) -> None:
        """Puts *word* into the list *option*, or takes it out."""
        if own := self._survival:
            self._take(own.with_word(option, word))

    @Property(str, notify=changed)
    def seed(self) -> str:
        """The seed as the player wrote it; empty for any."""
        return self.draft.seed if self._own_seed else ""

    @Slot(str)
    def setSeed(self, seed: str) -> None:
        """The player's own seed; an empty one draws any."""
        self._own_seed = bool(seed.strip())
        self._take(replace(self.draft, seed=seed.strip() or new_seed()))

    # -- who sits there ----------------------------------------------------------------------------------------------

    @Property("QVariantList", notify=changed)
    def faces(self) -> list[dict[str, Any]]:
        """The people in the order of the list, you first: `who`, `portrait`, `nameJa`, `nameEn`, `you`."""
        return [
            {**_face(self.draft.you, True), "here": ""},
            *({**_face(one, False), "here": self._friends.get(one, "")} for one in self.draft.guests()),
        ]

    @Property("QVariantList", constant=True)
    def everybody(self) -> list[dict[str, Any]]:
        return [_face(one.id, False) for one in PERSONAS]

    @Property(str, notify=changed)
    def name(self) -> str:
        return self.draft.name

    @Property(int, constant=True)
    def nameMost(self) -> int:
        return NAME_MOST

    @Slot(str)
    def setName(self, name: str) -> None:
        self._take(replace(self.draft, name=name.strip()))

    @Slot(int, str)
    def friend(self, place: int, name: str) -> None:
        """A person here called *name* sits at *place* of `faces` (from 1); an empty name leaves it to AI."""
        guests = self.draft.guests()
        name = "".join(c for c in name if c.isprintable()).strip()[:NAME_MOST]
        if 0 < place <= len(guests) and name != self._friends.get(guests[place - 1], ""):
            self._friends[guests[place - 1]] = name
            self.changed.emit()

    def _with_friends(self, setup: Setup, you: int) -> tuple[Setup, tuple[int, ...]]:
        """*setup* with the names of the people here, and their seats, the player's first."""
        here = {who: self._friends[who] for who in self.draft.guests() if self._friends.get(who)}
        seats = [
            msgspec.structs.replace(info, name=here[info.persona]) if n != you and info.persona in here else info
            for n, info in enumerate(setup.seats, 1)
        ]
        friends = tuple(n for n, info in enumerate(setup.seats, 1) if n != you and info.persona in here)
        return msgspec.structs.replace(setup, seats=tuple(seats)), (you, *friends)

    @Slot(int, str)
    def seat(self, place: int, who: str) -> None:
        """*who* takes *place* of `faces`; place 0 is the player's own face."""
        self._take(self.draft.with_face(who) if place == 0 else self.draft.with_guest(place - 1, who))

    # -- starting ----------------------------------------------------------------------------------------------------

    def keep(self, draft: Draft) -> None:
        """Shows *draft*; the next `recall` leaves it as it is."""
        self._kept = True
        self._take(draft)

    @Slot()
    def hold(self) -> None:
        """The page is left for a look elsewhere: whoever returns finds the draft as it was."""
        self._kept = True

    @Slot()
    def recall(self) -> None:
        """Takes up what was chosen last, from the settings."""
        if self._kept:
            self._kept = False
            return
        prefs = _neighbour(self, "Prefs")
        if prefs is None:
            return
        last: Chosen = prefs.settings.new_game
        if last.ruleset == survival_draft.RULESET:
            face = last.face if persona(last.face) else YOU
            company = tuple(one for one in last.company if persona(one))
            self._own_seed = False
            self._take(survival_draft.recalled(last, prefs.settings.name, face, company))
            return
        known = {field for field in Options.__slots__ if field in last.options}
        try:
            options = replace(Options(), **{field: last.options[field] for field in known})  # type: ignore[arg-type]
        except TypeError:
            options = Options()
        draft = Draft(
            people=min(MOST, max(LEAST, last.seats)),
            village=last.cast if last.cast in VILLAGES else "classic",
            level=last.level if last.level in LEVELS else "normal",
            own_cast=dict(last.roles) or None,
            options=options,
            seed=new_seed(),
            name=prefs.settings.name,
            you=last.face if persona(last.face) else YOU,
            company=tuple(one for one in last.company if persona(one)),
        )
        self._own_seed = False
        self._take(draft if draft.trouble() is None else replace(draft, own_cast=None, options=Options()))

    @Slot()
    def start(self) -> None:
        """The village begins, unless something is wrong with it."""
        if self.draft.trouble() is not None:
            return
        setup, you = self.draft.setup()
        self._remember()
        setup, humans = self._with_friends(setup, you)
        self.begin(setup, Table(humans=humans, agent=AGENT, level=self.draft.level, ai_seed=setup.seed))
        if not self._own_seed:
            self.draft = replace(self.draft, seed=new_seed())
            self.changed.emit()

    @Slot()
    def startFirst(self) -> None:
        """The first village at once, as it is meant to be."""
        self._take(
            Draft(
                village="first", people=LEAST, level="easy", seed=new_seed(), name=self.draft.name, you=self.draft.you
            )
        )
        self.start()

    def begin(self, setup: Setup, table: Table) -> None:
        """Sends *setup* to the table and opens its page."""
        self.started.emit(setup, table)
        if (desk := _neighbour(self, "Table")) is None:
            return
        try:
            desk.begin(setup, table)
        except (Illegal, StoreError) as error:
            self.failed.emit(told(error, _neighbour(self, "Catalogue").text.catalogue()))
            return
        _neighbour(self, "Nav").start("table", {})

    def again(self, setup: Setup, table: Table) -> None:
        """The same people and rules with another seed."""
        seed = new_seed()
        self.begin(msgspec.structs.replace(setup, seed=seed), msgspec.structs.replace(table, ai_seed=seed))

    def take_over(self, setup: Setup, table: Table) -> None:
        """Fills the page with a village that was played, for *again with one change*."""
        o = setup.options
        human = setup.seats[table.humans[0] - 1] if table.humans else None
        guests = tuple(
            s.persona for i, s in enumerate(setup.seats, 1) if s.persona and not s.dummy and i not in table.humans
        )
        mask = persona(human.persona) if human else None
        own = human.name if human and (mask is None or human.name not in mask.name.values()) else ""
        if setup.ruleset == survival_draft.RULESET:
            self._own_seed = False
            face = mask.id if mask else self.draft.you
            self.keep(survival_draft.taken_over(setup, table.level, face, own, guests))
            return
        people = len([s for s in setup.seats if not s.dummy])
        options = Options(
            version=setup.version,
            cast_shown=bool(o.get("cast_shown", True)),
            dummy=bool(o.get("dummy", False)),
            self_vote=bool(o.get("self_vote", False)),
            revotes=int(o.get("revotes", 4)),
            settled=bool(o.get("settled", False)),
            open_cast=bool(o.get("open_cast", False)),
            talk=int(o.get("talk", 8)),
            **{name: bool(o.get(name, getattr(Options(), name))) for name in RARE},
        )
        self._own_seed = False
        self.keep(
            Draft(
                people=people,
                village="first" if people == LEAST else "classic",
                level=table.level,
                own_cast=dict(setup.cast),
                options=options,
                seed=new_seed(),
                name=own,
                you=mask.id if mask else self.draft.you,
                company=guests,
            )
        )

    def _remember(self) -> None:
        prefs = _neighbour(self, "Prefs")
        if prefs is None:
            return
        d = self.draft
        chosen = Chosen(
            ruleset=d.ruleset,
            cast=d.table if self._survival else d.village,
            seats=d.people,
            level=d.level,
            options=dict(own.rules) if (own := self._survival) else {
                field: getattr(d.options, field) for field in Options.__slots__
            },
            roles=d.cast if d.edited or (not self._survival and (d.table or d.exchanges)) else {},
            face=d.you,
            company=d.company,
        )
        prefs.keep(msgspec.structs.replace(prefs.settings, new_game=chosen, name=d.name))

    def _take(self, draft: Draft) -> None:
        if draft != self.draft:
            self.draft = draft
            self.changed.emit()


def _neighbour(me: QObject, name: str) -> Any:
    """Another view-model of the same window, None where there is no window."""
    engine = qmlEngine(me)
    return engine.singletonInstance("Tsukimori.Vm", name) if engine is not None else None


def _face(who: str, you: bool) -> dict[str, Any]:
    one = persona(who)
    if one is None:
        raise KeyError(who)
    return {"who": who, "portrait": one.portrait, "nameJa": one.name["ja"], "nameEn": one.name["en"], "you": you}


def _role(role: str, ruleset: str = RULESET) -> dict[str, str]:
    return {
        "role": role, "camp": camp_mark(camp_of(role, ruleset)), "family": family_of(role, ruleset),
        "glyph": glyph(role, ruleset), "word": f"{ruleset}-role-{role}",
        "kin": f"{ruleset}-family-{family_of(role, ruleset)}" if ruleset == RULESET else "",
    }  # fmt: skip
