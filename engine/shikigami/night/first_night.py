"""first_night — 初日限定処理: scan, copy, heaven_return, lovers_lottery, duelist, tengu_camp, in this order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rulebook import FIRST_NIGHT, Case, Facet, Stage
from engine.shikigami.night.bodies import Possessor
from engine.shikigami.night.divination import SIDES, joined_camp
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote, once


@dataclass(frozen=True, slots=True)
class Scanning(Facet):
    """Gives its target *trait* for good, naming itself (さとり系)."""

    trait: str


@dataclass(frozen=True, slots=True)
class Copying(Facet):
    """Chooses somebody to be like: *copies* is what comes of it on night 1."""

    copies: Callable[[Night, Vote], None]


@dataclass(frozen=True, slots=True)
class Heavenly(Facet):
    """天人: goes home on night 1 and comes back once (priest_oracle)."""


@dataclass(frozen=True, slots=True)
class StarMaking(Facet):
    """彦星: its beloved becomes 織姫."""


@dataclass(frozen=True, slots=True)
class DiaryLending(Facet):
    """文車妖妃: its lovers exchange a diary."""


@dataclass(frozen=True, slots=True)
class BodyExchanging(Facet):
    """魂移使: its lovers change bodies."""


@dataclass(frozen=True, slots=True)
class Stripping(Facet):
    """窮奇: its enemies lose what is theirs alone."""


@dataclass(frozen=True, slots=True)
class KeepsItsRole(Facet):
    """No trick takes its role (未亡人, 天人)."""


@dataclass(frozen=True, slots=True)
class Joining(Facet):
    """天狗系: joins the smaller of village and werewolf camps."""


# scan


def scans(night: Night) -> Iterable[Vote]:
    return night.votes_of(Scanning)


SCAN = Stage("first_night", scans, Scanning, nights=FIRST_NIGHT)


@SCAN.step("scan")
def a_mind_is_opened(night: Night, vote: Vote) -> str | None:
    if not night.alive(vote.seat):
        return "dead"
    scanning = vote.role.get(Scanning)
    assert scanning is not None
    night.gain(vote.target, scanning.trait, vote.seat)
    return None


# copy


def copies(night: Night) -> Iterable[Vote]:
    return night.votes_of(Copying)


def remembers(night: Night, vote: Vote) -> None:
    """Only remembers whom it chose."""
    night.gain(vote.seat, "copied_seat", vote.target)


COPY = Stage("first_night", copies, Copying, nights=FIRST_NIGHT)


@COPY.step("copy")
def somebody_is_copied(night: Night, vote: Vote) -> str | None:
    if not night.alive(vote.seat):
        return "dead"
    copying = vote.role.get(Copying)
    assert copying is not None
    copying.copies(night, vote)
    return None


# heaven_return


def the_heavenly(night: Night) -> Iterable[Case]:
    if night.start.options.get("open_cast"):
        return ()
    return [Case(0, seat) for seat in night.holders(Heavenly) if night.alive(seat)]


HEAVEN_RETURN = Stage("first_night", the_heavenly, Heavenly, nights=FIRST_NIGHT)


@HEAVEN_RETURN.step("heaven_return")
def heaven_calls_them_home(night: Night, case: Case) -> None:
    """In love they stay, and lose their ability."""
    if night.has(case.target, "lovers"):
        night.gain(case.target, "lost_ability")
    else:
        night.kill(case.target, "returned")


# lovers_lottery


LOVERS_LOTTERY = Stage(
    "first_night", once, StarMaking, DiaryLending, BodyExchanging, nights=FIRST_NIGHT,
    opening="first_night.lovers_lottery",
)


@LOVERS_LOTTERY.step("lovers_lottery", StarMaking)
def one_beloved_becomes_a_star(night: Night, case: Case) -> None:
    """One 彦星 of the village is drawn; one whom it loves, not itself, becomes 織姫."""
    loving = [s for s in night.holders(StarMaking) if [t for t in couple(night, s) if t != s]]
    if loving:
        altair = night.one_of(loving)
        star = night.one_of([s for s in couple(night, altair) if s != altair])
        night.gain(star, "vega_lovers")
        night.proclaim("star_made", night.apparent(star))


@LOVERS_LOTTERY.step("lovers_lottery", DiaryLending)
def a_diary_is_begun(night: Night, case: Case) -> None:
    """By one of the two, drawn; not where another cupid struck one of them too."""
    for yokai in night.holders(DiaryLending):
        pair = couple(night, yokai)
        if len(pair) == 2 and all(len(night.args(s, "lovers")) == 1 for s in pair):
            night.gain(night.one_of(pair), "letter_exchange", night.n + 1)


@LOVERS_LOTTERY.step("lovers_lottery", BodyExchanging)
def lovers_change_bodies(night: Night, case: Case) -> None:
    """Each seat once, in an order drawn where arrows overlap; never with one who takes bodies anyway."""
    waiting = [s for s in night.holders(BodyExchanging) if len(couple(night, s)) == 2]
    changed: set[int] = set()
    while waiting:
        rivals = [s for s in waiting if set(couple(night, s)) & set(couple(night, waiting[0]))]
        angel = night.one_of(rivals)
        waiting.remove(angel)
        one, other = couple(night, angel)
        if changed & {one, other} or any(night.facet(s, Possessor) is not None for s in (one, other)):
            continue
        changed |= {one, other}
        night.gain(one, "possessed_exchange", other)
        night.gain(other, "possessed_exchange", one)


def couple(night: Night, cupid: int) -> list[int]:
    """Whom *cupid* made lovers."""
    return [s for s in night.seats() if cupid in night.args(s, "lovers")]


# duelist


def strippers(night: Night) -> Iterable[Case]:
    return [Case(s) for s in night.holders(Stripping) if night.alive(s)]


DUELIST = Stage("first_night", strippers, Stripping, nights=FIRST_NIGHT)


@DUELIST.step("duelist")
def a_trick_takes_the_enemies_roles(night: Night, case: Case) -> None:
    """Of enemies that cast no vote tonight; they become the plain role of their family."""
    voted = {vote.seat for vote in night.votes} | night.passed
    for seat in night.seats():
        if case.seat not in night.args(seat, "enemy") or seat in voted or seat == night.start.dummy:
            continue
        plain = night.role(seat).family.basic
        if night.facet(seat, KeepsItsRole) is None and plain != night.role(seat).id:
            night.become(seat, plain)
            night.proclaim("role_stripped", night.apparent(seat))


# tengu_camp


def tengu(night: Night) -> Iterable[Case]:
    return [Case(s) for s in night.holders(Joining) if night.alive(s)]


TENGU_CAMP = Stage("first_night", tengu, Joining, nights=FIRST_NIGHT)


@TENGU_CAMP.step("tengu_camp")
def tengu_join_the_weaker_side(night: Night, case: Case) -> None:
    camp = joined_camp(night)
    night.gain(case.seat, "joined_side", SIDES.index(camp))
    night.tell(case.seat, "tengu_camp", 0, camp)
