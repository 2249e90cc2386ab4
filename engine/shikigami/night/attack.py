"""wolf_attack — 襲撃処理, steps attack.entry to attack.after."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lots import NEVER, Odds
from engine.rulebook import Facet, Stage
from engine.shikigami.night.dolls import DollGuarding, pay_with_dolls
from engine.shikigami.night.door import BirthGuarding, doors
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.guards import Guarding, Trapping
from engine.shikigami.night.immunity import Awakening, VegaImmune, awakened, challenged, fully_awakened
from engine.shikigami.scene import Stand, Vote
from engine.shikigami.terms import Count


@dataclass(frozen=True, slots=True)
class Attacking(Facet):
    """Attacks for the pack.

    *hungry*: kin does not hold it back. *cause*: of the death. *counter*: what the guards who stopped it get
    (attack.10). Of attack.after: *fox_effect* (5), *ability* (6: what it does instead, or `None` to go on), *kills* (7:
    instead of plainly killing), *learns* (7: besides).
    """

    hungry: bool = False
    cause: str = "wolf_killed"
    fox_effect: Callable[[Night, Assault], None] | None = None
    ability: Callable[[Night, Assault], str | None] | None = None
    counter: Callable[[Night, Assault], None] | None = None
    kills: Callable[[Night, Assault], bool] | None = None
    learns: Callable[[Night, Assault], None] | None = None


@dataclass(frozen=True, slots=True)
class CallsOffAttacks(Facet):
    """Weather: the wolves' attack is void; their choice stays known (D5)."""


@dataclass(frozen=True, slots=True)
class SelfTrapping(Facet):
    """狡狼: while it lives, a lethal trap lies at its own door each night from the third on."""


@dataclass(frozen=True, slots=True)
class Exiting(Facet):
    """内通者: may leave the village for good."""


@dataclass(frozen=True, slots=True)
class Escaping(Facet):
    """An escaper: an attack on it fails while it is out.

    *fails(night, host)*: it dies on the way. *arrives*: what its stay does to its host.
    """

    fails: Callable[[Night, int], bool] | None = None
    arrives: Callable[[Night, int], None] | None = None


@dataclass(frozen=True, slots=True)
class Penetrated(Facet):
    """護衛貫通: no guard can stop an attack or bite on the bearer."""


@dataclass(frozen=True, slots=True)
class Resisting(Facet):
    """Stands an attack (attack.after 2): *resists* says whether, and does what it costs. *order* among several."""

    resists: Callable[[Night, Assault, int], bool]
    order: int = 9


@dataclass(frozen=True, slots=True)
class OgreResisting(Facet):
    """鬼: stands an attack with these *odds* (attack.after 3), which the weather may turn into all or nothing."""

    odds: Odds = NEVER


@dataclass(frozen=True, slots=True)
class OgreWeather(Facet):
    """Weather: what ogres attempt works always, and does not count (朧月), or never (叢雲)."""

    odds: Odds


@dataclass(frozen=True, slots=True)
class NoDoubles(Facet):
    """Weather: nobody dies in another's place (蛍火)."""


@dataclass(frozen=True, slots=True)
class FoxResisting(Facet):
    """A fox that wolves cannot kill. *also*: what being targeted does to it besides."""

    also: Callable[[Night, Assault], None] | None = None


@dataclass(frozen=True, slots=True)
class Reacting(Facet):
    """Body doubles and the like (attack.after 6): *reacts* says whether the attack ends with it."""

    reacts: Callable[[Night, Assault], bool]


@dataclass(frozen=True, slots=True)
class Countering(Facet):
    """Strikes back without stopping the kill. *even_as_dummy*: as 身代わり君 too."""

    strikes: Callable[[Night, Assault], None]
    even_as_dummy: bool = False


@dataclass(frozen=True, slots=True)
class Poisonous(Facet):
    """Whoever eats it dies (*reach* says whom it can hit); executed by day, it takes one along
    (day.execution_poison)."""

    reach: Callable[[Stand, int], bool] | None = None
    by_night: bool = True
    by_day: bool = True
    seen_as: str = ""
    """How those who know poison name it, where it is neither plain nor of limited reach."""


@dataclass(frozen=True, slots=True)
class PoisonProof(Facet):
    """Poison does not kill the bearer: *survives* says whether, and does what it costs."""

    survives: Callable[[Stand, int], bool]


@dataclass(frozen=True, slots=True)
class NoPoison(Facet):
    """Weather: no poison works (旱魃)."""


KINDS = ("eat", "step_eat", "silent_eat")


def fix_attack(night: Night) -> Vote | None:
    """The wolves' recorded vote: the last one of the first kind present. It stays known even if the attack is void."""
    if night.attack is None:
        for kind in KINDS:
            for vote in night.votes:
                if vote.action == kind:
                    night.attack = vote
            if night.attack is not None:
                break
    return night.attack


def the_attack(night: Night) -> Iterable[Assault]:
    attack = fix_attack(night)
    return () if attack is None else (Assault(attack.seat, attack.target, by_wolf=True),)


def attacking(night: Night, assault: Assault) -> Attacking:
    facet = night.facet(assault.seat, Attacking)
    return facet if facet is not None else PLAIN


PLAIN = Attacking()


def overpowers(night: Night, assault: Assault) -> bool:
    """LW天狼: guards, resistances and poison do not count."""
    return Awakening in night.plan.kinds and fully_awakened(night, assault.seat)


def double_dies(night: Night, assault: Assault, doubles: Iterable[int]) -> bool:
    """One of the living *doubles*, each equally likely, dies in the target's place. Not under 蛍火, and not 織姫."""
    if night.weather(NoDoubles):
        return False
    eligible = [s for s in doubles if s != assault.target and night.alive(s) and not night.bears(s, VegaImmune)]
    return bool(eligible) and night.kill(night.one_of(eligible), "sacrificed", assault.seat)


def failed(night: Night, why: str) -> str:
    """The attack has failed; the message is for the dead and for those who see such things."""
    night.struck = why
    night.proclaim(f"wolf_failed_{why}")
    return why


ATTACK = Stage("attack", the_attack, Attacking)


@ATTACK.step("entry")
def nobody_is_attacked(night: Night, assault: Assault) -> str | None:
    """Under such weather, and in a quiz village (D6); no failure is told. The wolves' choice stays known (D5)."""
    if night.weather(CallsOffAttacks) or night.start.options.get("quiz_village"):
        return "void"
    return None if night.alive(assault.seat) else "dead"


@ATTACK.step("trap", Trapping, SelfTrapping)
def a_trap_at_the_door(night: Night, assault: Assault) -> str | None:
    """An awakened 天狼 walks past it."""
    if not night.traps or awakened(night, assault.seat):
        return None
    if night.trap_on(assault.target, lethal=True):
        night.kill(assault.seat, "trapped")
        return failed(night, "trap")
    if night.trap_on(assault.target, lethal=False):
        night.frosted.add(assault.seat)
    return None


@ATTACK.step("escapees", Escaping)
def those_who_fled_there_die(night: Night, assault: Assault) -> None:
    """Guarded or not."""
    for escaper, host in night.escapes.items():
        if host == assault.target and night.alive(escaper):
            night.kill(escaper, "wolf_killed", assault.seat)


AT_THE_DOOR = doors("attack", 0)
ATTACK.inner(AT_THE_DOOR)


@ATTACK.step(8, DollGuarding)
def dolls_pay(night: Night, assault: Assault) -> None:
    """Two targets cost two dolls; due even if the attack is not stopped (D13)."""
    pay_with_dolls(night)


@ATTACK.step(9, Guarding, BirthGuarding)
def the_attack_is_stopped(night: Night, assault: Assault) -> None:
    """The flag is set, the target is not pierced, and the attacker not beyond guards."""
    if assault.stopped and (night.bears(assault.target, Penetrated) or overpowers(night, assault)):
        assault.stopped = False


@ATTACK.step(10, Guarding, BirthGuarding)
def what_a_stopped_attack_leaves(night: Night, assault: Assault) -> str | None:
    if not assault.stopped:
        return None
    counter = attacking(night, assault).counter
    if counter:
        counter(night, assault)
    return failed(night, "guard")


AFTER = ATTACK.inner(Stage("attack.after", lambda night, assault: (assault,)))


@AFTER.step("dummy")
def the_dummy_withstands_nothing(night: Night, assault: Assault) -> str | None:
    """身代わり君: straight to the kill (and what only its death brings about)."""
    if assault.target != night.start.dummy:
        return None
    for counter in night.role(assault.target).every(Countering):
        if counter.even_as_dummy:
            counter.strikes(night, assault)
    strike(night, assault)
    poison(night, assault)
    return "dummy"


@AFTER.step("resist", Resisting)
def some_withstand(night: Night, assault: Assault) -> str | None:
    """Traits first, then what the role itself can do."""
    if overpowers(night, assault):
        return None
    for resisting, arg in sorted(night.borne(assault.target, Resisting), key=lambda found: found[0].order):
        if resisting.resists(night, assault, arg):
            return failed(night, "resist")
    return None


@AFTER.step("ogre", OgreResisting)
def ogres_are_hard_to_eat(night: Night, assault: Assault) -> str | None:
    ogre = night.facet(assault.target, OgreResisting)
    if ogre is None or overpowers(night, assault):
        return None
    weather = night.weather(OgreWeather)
    return failed(night, "ogre") if night.happens(weather.odds if weather else ogre.odds) else None


@AFTER.step("escaping", Escaping, Exiting)
def nobody_is_at_home(night: Night, assault: Assault) -> str | None:
    if assault.target in night.exits:
        return failed(night, "exit")
    if assault.target in night.away:
        return failed(night, "escaper")
    return None


@AFTER.step("kin")
def wolves_do_not_eat_wolves(night: Night, assault: Assault) -> str | None:
    if night.count(assault.target) is Count.WOLF and not attacking(night, assault).hungry:
        return failed(night, "wolf")
    return None


@AFTER.step("fox", FoxResisting)
def foxes_slip_away(night: Night, assault: Assault) -> str | None:
    """The fox learns that it was targeted."""
    attack = attacking(night, assault)
    resisting = night.facet(assault.target, FoxResisting)
    if resisting is None or attack.hungry:
        return None
    night.tell(assault.target, "fox_targeted", night.apparent(assault.target))
    if attack.fox_effect:
        attack.fox_effect(night, assault)
    if resisting.also:
        resisting.also(night, assault)
    return failed(night, "fox")


@AFTER.step("reaction", Reacting)
def doubles_step_in(night: Night, assault: Assault) -> str | None:
    reacting = night.facet(assault.target, Reacting)
    if reacting is not None and not overpowers(night, assault) and reacting.reacts(night, assault):
        return failed(night, "reaction")
    return None


@AFTER.step("ability")
def a_wolf_may_do_something_else(night: Night, assault: Assault) -> str | None:
    ability = attacking(night, assault).ability
    if ability is None or overpowers(night, assault) or ability(night, assault) is None:
        return None
    return failed(night, "action")


@AFTER.step("counter", Countering)
def some_strike_back(night: Night, assault: Assault) -> None:
    if not overpowers(night, assault):
        for counter, _ in night.borne(assault.target, Countering):
            counter.strikes(night, assault)


@AFTER.step("kill")
def the_wolves_kill(night: Night, assault: Assault) -> None:
    strike(night, assault)


@AFTER.step("poison", Poisonous)
def poison_kills_the_eater(night: Night, assault: Assault) -> None:
    poison(night, assault)


def strike(night: Night, assault: Assault) -> None:
    """The kill itself. Somebody dead already is not killed again."""
    attack = attacking(night, assault)
    if attack.kills is None or assault.target == night.start.dummy:
        struck = night.kill(assault.target, attack.cause, assault.seat)
    else:
        struck = attack.kills(night, assault)
    if struck:
        night.struck = "killed"
        if attack.learns:
            attack.learns(night, assault)


def poison(night: Night, assault: Assault) -> None:
    """Whoever eats poison dies of it, unless out of its reach, proof against it, 織姫, or with 難題 on its nights."""
    poison = night.facet(assault.target, Poisonous)
    wolf = assault.seat
    if poison is None or not poison.by_night or night.weather(NoPoison) or overpowers(night, assault):
        return
    if night.bears(wolf, VegaImmune) or challenged(night, wolf):
        return
    if poison.reach is None or poison.reach(night, wolf):
        for proof, _ in night.borne(wolf, PoisonProof):
            if proof.survives(night, wolf):
                return
        night.kill(wolf, "poisoned", assault.target)
