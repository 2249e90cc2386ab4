"""divination — 占い関連処理: seers, kit foxes, fairies and tengu, and those who borrow from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lots import ALWAYS, Odds
from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.immunity import VegaImmune, fully_awakened, specially_resists
from engine.shikigami.night.warding import cancel_of, shielded
from engine.shikigami.scene import Stand, Vote, once
from engine.shikigami.terms import BAT, LOVERS, OGRE, VILLAGE, WEREWOLF, Count, Role

COLOURS = {"human": "divined_human", "werewolf": "divined_wolf", "ogre": "divined_ogre", "bat": "divined_chiroptera"}
"""What a seat is seen as → the result the diviner is told."""
ORDER = {"divine": 0, "fox_divine": 1, "prank": 2, "tengu_power": 3, "step_divine": 4}
"""The order of the votes."""


@dataclass(frozen=True, slots=True)
class Divining(Facet):
    """Divines its target: *does* is what comes of it, *fails* what comes of a failure (nothing: nobody is told).

    *spells*: marks those whom divination kills. *cancels*: a possession its target has booked tonight. *heedless*: no
    curse meets it. *dreams*: nothing at all hinders it. *kind*: where its vote stands in the order, if not by its name.
    """

    does: Callable[[Night, Vote], None]
    fails: Callable[[Night, Vote], None] | None = None
    spells: bool = False
    cancels: bool = False
    heedless: bool = False
    dreams: bool = False
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Cursing(Facet):
    """呪術: whoever divines or jams its target tonight dies (stage cursing)."""


@dataclass(frozen=True, slots=True)
class Jamming(Facet):
    """Makes the divination of its target fail, with these *odds* (stage jamming)."""

    odds: Odds = ALWAYS


@dataclass(frozen=True, slots=True)
class Spellable(Facet):
    """Dies in spell_kill when it was divined by one who spells."""


@dataclass(frozen=True, slots=True)
class Colouring(Facet):
    """A fire that decides what its bearer is seen as; of several, the one that comes *first*.

    *daily*: on the day named by its argument only.
    """

    seen_as: str
    first: int = 0
    daily: bool = False


@dataclass(frozen=True, slots=True)
class PassesAsHuman(Facet):
    """LW天狼: is seen as human once it is fully awakened."""


@dataclass(frozen=True, slots=True)
class Lying(Facet):
    """Judged by 精神鑑定士: a liar, or (*not*) sane although its family lies."""

    lies: bool = True


@dataclass(frozen=True, slots=True)
class CurseBearing(Facet):
    """呪系: whoever divines, curses or jams it while it lives dies."""


@dataclass(frozen=True, slots=True)
class Veiling(Facet):
    """Weather: every divination fails with these *odds* (半月)."""

    odds: Odds


@dataclass(frozen=True, slots=True)
class Illusive(Facet):
    """幻系: once, all divinations of it in one night fail."""


@dataclass(frozen=True, slots=True)
class NoSpells(Facet):
    """Weather: nobody dies of divination (天気雨)."""


@dataclass(frozen=True, slots=True)
class NoCurses(Facet):
    """Weather: curses do not strike back (月蝕)."""


@dataclass(frozen=True, slots=True)
class NoDreams(Facet):
    """Weather: dreams show nothing (熱帯夜)."""


@dataclass(frozen=True, slots=True)
class TenguWeather(Facet):
    """Weather: the powers of tengu work always, or never (天狗風, 無風)."""

    odds: Odds


@dataclass(frozen=True, slots=True)
class ArrowFalling(Facet):
    """Weather: somebody of the largest camp is spirited away (白羽の矢)."""


@dataclass(frozen=True, slots=True)
class SkyPranking(Facet):
    """Weather: the prank *notice* is played on somebody (星空, 花吹雪)."""

    notice: str


# What others ask of this chapter.


def bears_curse(night: Night, target: int) -> bool:
    """A living bearer of curses; not under 月蝕."""
    return night.alive(target) and night.bears(target, CurseBearing) and not night.weather(NoCurses)


def colour(night: Night, target: int) -> str:
    """What ordinary divination shows: a fire on the seat, or else its role."""
    shown = ""
    first = 99
    for fire, arg in night.borne(target, Colouring):
        if fire.first < first and (not fire.daily or arg == night.n):
            shown, first = fire.seen_as, fire.first
    if shown:
        return shown
    role = night.role(target)
    if role.get(PassesAsHuman) is not None and fully_awakened(night, target):
        return "human"
    return role.seen_as


def lies(night: Night, seat: int) -> bool:
    """Whether 精神鑑定士 judges *seat* a liar."""
    own = night.facet(seat, Lying)
    if own is not None:
        return own.lies
    return night.role(seat).family.id in LYING_FAMILIES or night.facet(seat, Dreaming) is not None


LYING_FAMILIES = frozenset({"madman", "depraver"})


def a_liar(role: Role) -> bool:
    """The same of a role nobody has changed the look of."""
    own = role.get(Lying)
    return own.lies if own is not None else role.family.id in LYING_FAMILIES or role.get(Dreaming) is not None


def eaten(night: Night, seat: int) -> bool:
    """Killed by the wolves tonight, as the seat they had chosen."""
    attack = night.attack
    return (
        attack is not None and attack.target == seat and night.struck == "killed"
        and night.deaths.get(seat) in ("wolf_killed", "hungry_wolf_killed")
    )


# What diviners learn.


def learns_colour(night: Night, vote: Vote) -> None:
    night.tell(vote.seat, COLOURS[colour(night, vote.target)], night.apparent(vote.target))


def learns_nothing(night: Night, vote: Vote) -> None:
    night.tell(vote.seat, "divined_failed", night.apparent(vote.target))


def learns_role(night: Night, vote: Vote) -> None:
    night.tell(vote.seat, "role_divined", night.apparent(vote.target), night.role(vote.target).id)


def learns_mind(night: Night, vote: Vote) -> None:
    camp = night.main_camp(vote.target)
    mind = {OGRE: "ogre", LOVERS: "lovers"}.get(camp) or ("liar" if lies(night, vote.target) else "normal")
    night.tell(vote.seat, f"mind_{mind}", night.apparent(vote.target))


def learns_sex(night: Night, vote: Vote) -> None:
    camp = night.main_camp(vote.target)
    sex = {OGRE: "ogre", BAT: "chiroptera"}.get(camp) or night.sex(vote.target)
    night.tell(vote.seat, f"sex_{sex}", night.apparent(vote.target))


def learns_stars(night: Night, vote: Vote) -> None:
    """A pass and a vote removed by the weather count as votes; wolves always have one."""
    voted = vote.target in night.passed or any(other.seat == vote.target for other in night.votes)
    active = voted or night.count(vote.target) is Count.WOLF
    night.tell(vote.seat, "stars_ability" if active else "stars_nothing", night.apparent(vote.target))


def failing(result: str, value: str = "") -> Callable[[Night, Vote], None]:
    """A failure that is told as *result*."""

    def fails(night: Night, vote: Vote) -> None:
        night.tell(vote.seat, result, night.apparent(vote.target), value)

    return fails


# The chapter.


def divinations(night: Night) -> Iterable[Vote]:
    votes = list(night.votes_of(Divining))
    if len(votes) > 1:
        votes.sort(key=lambda vote: ORDER[divining(vote).kind or vote.action])
    return votes


def divining(vote: Vote) -> Divining:
    facet = vote.role.get(Divining)
    assert facet is not None
    return facet


DIVINATION = Stage("divination", divinations, Divining)


@DIVINATION.step("dead")
def the_dead_divine_nothing(night: Night, vote: Vote) -> str | None:
    return None if night.alive(vote.seat) else "dead"


@DIVINATION.step("fails", Veiling, Illusive, Jamming, NoDreams)
def a_divination_may_fail(night: Night, vote: Vote) -> str | None:
    """It is jammed, veiled by 半月 or deceived by 幻系; 厄神 averts the last two."""
    mine = divining(vote)
    if mine.dreams:
        return "asleep" if night.weather(NoDreams) else None
    fails = vote.seat in night.jammed
    if not fails:
        veil = night.weather(Veiling)
        hindered = veil is not None and night.happens(veil.odds)
        illusion = night.facet(vote.target, Illusive) is not None and active(night, vote.target)
        fails = (hindered or illusion) and not shielded(night, vote.seat)
        if fails and illusion:
            night.deceived.add(vote.target)
    if not fails:
        return None
    if mine.fails:
        mine.fails(night, vote)
    return "failed"


def active(night: Night, seat: int) -> bool:
    """Alive now, and its one-use ability is not spent."""
    return night.alive(seat) and not night.spent(seat)


@DIVINATION.step("curse", CurseBearing, Cursing)
def curses_strike_back(night: Night, vote: Vote) -> str | None:
    mine = divining(vote)
    if mine.heedless or mine.dreams or not (bears_curse(night, vote.target) or vote.target in night.cursed):
        return None
    if shielded(night, vote.seat):
        return None
    night.kill(vote.seat, "cursed", vote.target)
    return "cursed"


@DIVINATION.step("result")
def the_diviner_learns(night: Night, vote: Vote) -> None:
    """A dead target still gives a result."""
    mine = divining(vote)
    if mine.spells and may_be_spelled(night, vote.target):
        night.spelled.append(vote.target)
    if mine.cancels:
        cancel_of(night, vote.target)
    mine.does(night, vote)


def may_be_spelled(night: Night, target: int) -> bool:
    """A living fox or the like, not beyond spells, not marked already."""
    if not night.bears(target, Spellable) or not night.alive(target) or target in night.spelled:
        return False
    return not night.weather(NoSpells) and not night.bears(target, VegaImmune)


# Afterwards.

AFTER_DIVINATION = Stage("divination", once, Illusive, ArrowFalling, SkyPranking)


@AFTER_DIVINATION.step("spent", Illusive)
def an_illusion_is_spent(night: Night, case: Case) -> None:
    for seat in sorted(night.deceived):
        night.gain(seat, "lost_ability")


@AFTER_DIVINATION.step("arrow", ArrowFalling)
def an_arrow_falls(night: Night, case: Case) -> None:
    if night.weather(ArrowFalling):
        spirit_away(night)


@AFTER_DIVINATION.step("sky", SkyPranking)
def the_sky_plays_a_prank(night: Night, case: Case) -> None:
    for weather in night.start.weathers:
        prank = weather.get(SkyPranking)
        survivors = night.survivors()
        if prank is not None and survivors:
            night.proclaim(prank.notice, night.one_of(survivors))


def spirit_away(night: Night, *by: int) -> None:
    """One seat of the largest main camp, neither a lover nor of 特殊耐性, is spirited away.

    Of several largest camps one is drawn.
    """
    camps: dict[str, list[int]] = {}
    for seat in night.survivors():
        camps.setdefault(night.main_camp(seat), []).append(seat)
    if not camps:
        return
    most = max(len(seats) for seats in camps.values())
    largest = [camp for camp, seats in sorted(camps.items()) if len(seats) == most]
    camp = largest[night.pick((1,) * len(largest))] if len(largest) > 1 else largest[0]
    prey = [s for s in camps[camp] if not night.has(s, "lovers") and not specially_resists(night, s)]
    if prey:
        night.kill(night.one_of(prey), "spirited_away", *by)


SIDES = (VILLAGE, WEREWOLF)


def joined_camp(night: Stand) -> str:
    """The side of all tengu: the smaller of village and werewolf by winning camps; the village where they are equal.

    An empty one is joined by nobody. What they joined on night 1 is remembered (`joined_side`).
    """
    for marks in night.start.marks:
        for trait, arg in marks:
            if trait == "joined_side":
                return SIDES[arg]
    heads = {VILLAGE: 0, WEREWOLF: 0}
    for seat in night.seats():
        camp = night.camp(seat)
        if camp in heads:
            heads[camp] += 1
    village, wolves = heads[VILLAGE], heads[WEREWOLF]
    if not village or not wolves:
        return WEREWOLF if wolves else VILLAGE
    return WEREWOLF if wolves < village else VILLAGE
