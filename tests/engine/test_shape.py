"""The shape of the rulebook: what roles to come need is a facet and a hook, and no stage changes.

The roles here are the rulebook's own, but live only in this test: they are bound straight to the night.
"""

from __future__ import annotations

from fractions import Fraction

from engine.lots import Forking, Odds
from engine.rulebook import Bearer, Plan, Stage, explain, outcomes
from engine.shikigami.acting import Acting
from engine.shikigami.night import NIGHT
from engine.shikigami.night.attack import Attacking, Countering, Escaping, Reacting
from engine.shikigami.night.door import BirthGuarding, Door, GuardLimited, LiftsLimit
from engine.shikigami.night.draft import Assault, Night, Trap
from engine.shikigami.night.guards import Guarding, Trapping
from engine.shikigami.night.hunt import Hunting, Prey
from engine.shikigami.roles import ROLES
from engine.shikigami.roles.bodyguards import BODYGUARDS
from engine.shikigami.roles.villagers import VILLAGERS
from engine.shikigami.roles.werewolves import WEREWOLVES
from engine.shikigami.scene import Position, Seating, Vote
from engine.shikigami.terms import Role, Weather
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import LATEST


def dies_at_the_door(night: Night, at: Door) -> None:
    if at.by_wolf:
        night.kill(at.seat, "wolf_killed", at.assailant)


def blinds(night: Night, at: Door) -> None:
    night.gain(at.assailant, "black_wisp")


def burns_the_stoppers(night: Night, assault: Assault) -> None:
    for guard in assault.stoppers:
        night.gain(guard, "black_wisp")


def a_double_dies(night: Night, assault: Assault) -> bool:
    doubles = [s for s in night.survivors() if night.role(s).id in ("villager", "curse_god") and s != assault.target]
    return bool(doubles) and night.kill(night.one_of(doubles), "sacrificed", assault.seat)


def curses_the_wolf(night: Night, assault: Assault) -> None:
    night.gain(assault.seat, "death_warrant", night.n + 2)


VETERAN = Role("veteran", BODYGUARDS, "elder_guard", (Acting("guard"), Guarding(holds=Odds(70, 100), limited=False)))
HUNTER = Role("hunter", BODYGUARDS, "hunter_guard", (Acting("guard"), Guarding(after=dies_at_the_door), Hunting()))
SPARROW = Role("night_sparrow", BODYGUARDS, "blind_guard", (Acting("guard"), Guarding(limited=False, after=blinds)))
BIRTH_GOD = Role("birth_god", BODYGUARDS, "ascetic_guard", (BirthGuarding(Odds(10, 100)),))
PRIEST = Role("priest", VILLAGERS, "priest", (GuardLimited(),))
BOSS = Role("boss", VILLAGERS, "boss", (Reacting(a_double_dies),))
GOD = Role("curse_god", VILLAGERS, "cute", (Countering(curses_the_wolf), Prey()))
FIRE_WOLF = Role("fire_wolf", WEREWOLVES, "fire_wolf", (Acting("eat", first=1), Attacking(counter=burns_the_stoppers)))
SIRIUS = Role("sirius_wolf", WEREWOLVES, "sirius_wolf", (Acting("eat", first=1), Attacking(overpowers=True)))
ESCAPER = Role("escaper", VILLAGERS, "escaper", (Escaping(),))
TRAPPER = Role("trapper", VILLAGERS, "trap_mad", (Acting("trap"), Trapping()))
WIZARD = Role("wizard", VILLAGERS, "wizard", (Acting("cast"),), brings=("bodyguard",))
BLUE = Weather("azure_sky", "full_guard", (LiftsLimit(),))

TRAPS = Stage("traps", lambda night: night.votes_of(Trapping), Trapping)
ESCAPES = Stage("escape", lambda night: [v for v in night.votes if v.action == "escape"], Escaping)
WIZARDRY = Stage("wizard_decision", lambda night: [v for v in night.votes if v.action == "cast"])


@TRAPS.step("")
def a_trap_is_laid(night: Night, vote: Vote) -> None:
    night.traps.append(Trap(vote.seat, vote.target, lethal=True))
    night.gain(vote.seat, "lost_ability")


@ESCAPES.step("")
def somebody_flees(night: Night, vote: Vote) -> None:
    night.escapes[vote.seat] = vote.target


@WIZARDRY.step("")
def a_spell_is_drawn(night: Night, vote: Vote) -> None:
    """A guard's or a seer's ability, borrowed for the night."""
    role = night.start.roles[("bodyguard", "seer")[night.pick((1, 1))]]
    action = role.every(Acting)[0].action
    night.votes.append(Vote(vote.seat, action, vote.targets, role, borrowed=True))


def run(cast: str, *acts: str, weather: tuple[Weather, ...] = (), wears: dict[int, int] | None = None):
    """The distribution of night 2: [(p, settled night)]. Acts are `SEAT action TARGET`."""
    own = {role.id: role for role in (
        VETERAN, HUNTER, SPARROW, BIRTH_GOD, PRIEST, BOSS, GOD, FIRE_WOLF, SIRIUS, ESCAPER, TRAPPER, WIZARD,
    )}
    roles = [own.get(name) or ROLES[name] for name in cast.split()]
    bearers: list[Bearer] = [*roles, *TRAITS.values(), *weather, ROLES["bodyguard"], ROLES["seer"]]
    stages = (*NIGHT[:2], WIZARDRY, TRAPS, NIGHT[2], ESCAPES, *NIGHT[3:])
    plan = Plan(stages, bearers)
    seating = Seating([roles[0], *roles])
    start = Position(
        2, seating, (1 << seating.n + 1) - 2, [()] * (seating.n + 1), TRAITS, LATEST, weathers=weather, roles=ROLES,
        wears=wears,
    )
    votes = []
    for line in acts:
        seat, action, target = line.split()
        votes.append(Vote(int(seat), action, (int(target),), roles[int(seat) - 1]))
    night = Night(start, plan, Forking(), votes)
    found = [(branch.p, branch.scene) for branch in outcomes(plan.on(2), night)]
    assert sum((p for p, _ in found), Fraction(0)) == 1
    explain(plan.on(2), night)
    assert night.key() in [settled.key() for _, settled in found]
    return found


def odds(found, holds) -> Fraction:
    return sum((p for p, night in found if holds(night)), Fraction(0))


def test_a_veteran_misses_three_nights_in_ten() -> None:
    """attack.03 · veteran"""
    found = run("werewolf veteran priest", "1 eat 3", "2 guard 3")

    assert odds(found, lambda night: night.deaths == {3: "wolf_killed"}) == Fraction(3, 10)
    assert odds(found, lambda night: (2, "guard_success", 3, "") in night.told) == Fraction(7, 10)


def test_some_doors_are_beyond_a_common_guard_unless_the_sky_is_blue() -> None:
    """attack.05 · priest, azure_sky"""
    common = run("werewolf bodyguard priest", "1 eat 3", "2 guard 3")
    blue = run("werewolf bodyguard priest", "1 eat 3", "2 guard 3", weather=(BLUE,))

    assert odds(common, lambda night: 3 in night.deaths) == 1
    assert odds(blue, lambda night: 3 in night.deaths) == 0


def test_a_hunter_bars_the_door_with_its_own_body() -> None:
    """attack.07 · hunter"""
    found = run("werewolf hunter villager", "1 eat 3", "2 guard 3")

    assert odds(found, lambda night: night.deaths == {2: "wolf_killed"}) == 1


def test_what_a_guard_or_a_wolf_does_besides_is_a_hook() -> None:
    """attack.07 · night_sparrow; attack.10 · fire_wolf"""
    found = run("fire_wolf night_sparrow villager", "1 eat 3", "2 guard 3")

    assert odds(found, lambda night: night.gained == [(1, "black_wisp", 0), (2, "black_wisp", 0)]) == 1


def test_the_birth_god_guards_one_door_in_ten() -> None:
    """attack.01 · birth_god"""
    found = run("werewolf birth_god villager", "1 eat 3")

    assert odds(found, lambda night: not night.deaths) == Fraction(1, 10)


def test_the_last_sirius_wolf_passes_every_guard() -> None:
    """attack.09 · sirius_wolf"""
    alone = run("sirius_wolf bodyguard villager", "1 eat 3", "2 guard 3")
    paired = run("sirius_wolf bodyguard villager werewolf", "1 eat 3", "2 guard 3")

    assert odds(alone, lambda night: 3 in night.deaths) == 1
    assert odds(paired, lambda night: 3 in night.deaths) == 0


def test_doubles_and_counters_are_hooks_of_the_target() -> None:
    """attack.after 6 · boss, curse_god"""
    double = run("werewolf boss villager villager", "1 eat 2")
    counter = run("werewolf curse_god villager", "1 eat 2")

    assert odds(double, lambda night: night.deaths == {3: "sacrificed"}) == Fraction(1, 2)
    assert odds(counter, lambda night: night.gained == [(1, "death_warrant", 4)] and 2 in night.deaths) == 1


def test_prey_is_hunted_by_who_guards_it() -> None:
    """hunt.13 · curse_god"""
    found = run("werewolf bodyguard curse_god villager", "2 guard 3")

    assert odds(found, lambda night: night.deaths == {3: "hunted"} and night.told == [(2, "hunt_success", 3, "")]) == 1


def test_who_died_as_a_double_is_no_prey_any_more() -> None:
    """hunt.13, D25 · boss, curse_god"""
    found = run("werewolf boss curse_god bodyguard", "1 eat 2", "4 guard 3")

    assert odds(found, lambda night: night.deaths == {3: "sacrificed"} and not night.told) == 1


def test_a_trap_meets_the_wolf_and_dooms_the_guard() -> None:
    """attack.trap, guard.02 · trapper"""
    found = run("werewolf trapper villager bodyguard", "1 eat 3", "2 trap 3", "4 guard 3")

    assert odds(found, lambda night: night.deaths == {1: "trapped"} and night.doomed == {4}) == 1


def test_who_fled_to_the_victim_dies_and_who_is_out_is_not_found() -> None:
    """attack.escapees, attack.after 4 · escaper"""
    caught = run("werewolf escaper villager", "1 eat 3", "2 escape 3")
    away = run("werewolf escaper villager", "1 eat 2", "2 escape 3")

    assert odds(caught, lambda night: set(night.deaths) == {2, 3}) == 1
    assert odds(away, lambda night: not night.deaths and night.struck == "escaper") == 1


def test_a_borrowed_ability_acts_for_the_wizard() -> None:
    """wizard_decision · wizard"""
    found = run("werewolf wizard villager", "1 eat 3", "2 cast 3")

    assert odds(found, lambda night: not night.deaths and (2, "guard_success", 3, "") in night.told) == Fraction(1, 2)
    assert odds(found, lambda night: 3 in night.deaths and (2, "divined_human", 3, "") in night.told) == Fraction(1, 2)


def test_messages_name_the_body_and_deaths_the_person() -> None:
    """Appendix B · possession"""
    found = run("werewolf bodyguard villager villager", "1 eat 3", "2 guard 3", wears={3: 4})

    assert odds(found, lambda night: night.told == [(2, "guard_success", 4, "")]) == 1
