"""狂人系 — people on the wolves' side."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Seeing
from engine.shikigami.day.count import Voting
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.tie import Naming
from engine.shikigami.day.voting import Dragging, VoteActing
from engine.shikigami.night.attack import Countering, Exiting, Reacting
from engine.shikigami.night.bodies import PossessionLimited, Possessor
from engine.shikigami.night.divination import Cursing, Divining, Jamming, Lying, eaten
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.dreams import DreamEating
from engine.shikigami.night.footsteps import Walking
from engine.shikigami.night.grave_robbing import GraveRobbing
from engine.shikigami.night.guards import Trapping
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.night.possession import CorpsePossessing
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.night.tailing import Reaching
from engine.shikigami.scene import Vote
from engine.shikigami.terms import FOX, LOVERS, WEREWOLF, Family, Role
from engine.shikigami.victory import FULFILLED, OwnCondition, Standing

MADMEN = Family("madman", WEREWOLF, basic="possessed", upper="whisperer", lower="martyr")


def enchants(night: Night, vote: Vote) -> None:
    """狢: if its target was eaten, everybody looks like it tomorrow."""
    if eaten(night, vote.target):
        night.foretell(night.n + 1, "one_face")


def sings(night: Night, vote: Vote) -> None:
    """海歌姫: on nights divisible by 3."""
    if night.n % 3 == 0:
        night.gain(vote.target, "infatuated")


def befriends_the_attacker(night: Night, seat: int) -> None:
    """尸解仙: back again, it resounds with the wolf that killed it."""
    assert night.attack is not None
    night.gain(seat, "mind_friend", seat)
    night.gain(night.attack.seat, "mind_friend", seat)


POSSESSED = Role("possessed", MADMEN, "mad")  # 狂人
FANATIC = Role("fanatic", MADMEN, "fanatic_mad", (Seeing("wolf"),))  # 狂信者
WHISPERER = Role("whisperer", MADMEN, "whisper_mad", (Seeing("wolf", talks=True),))  # 囁き狂人
INABA_RABBIT = Role(  # 因幡兎
    "inaba_rabbit", MADMEN, "swindle_mad",
    (Lying(False),),
    seen_as="werewolf", medium_as="human",
)
MOON_RABBIT = Role("moon_rabbit", MADMEN, "jammer_mad", (Acting("jam", first=1), Jamming(), Prey()))  # 月兎
CURSE_DOCTOR = Role("curse_doctor", MADMEN, "voodoo_mad", (Acting("curse", first=1), Cursing(), Prey()))  # 呪術師
BADGER = Role("badger", MADMEN, "enchant_mad", (Acting("prank", first=1), Divining(enchants), Prey()))  # 狢
SIREN = Role(  # 海歌姫
    "siren", MADMEN, "seiren_mad",
    (Acting("prank", first=1, every=3), Divining(sings), Prey()),
    gives=("infatuated",),
)
HOUSE_NOISE = Role(  # 家鳴
    "house_noise", MADMEN, "step_mad",
    (
        Acting("footstep", first=1, most=10, oneself=True, line=True, may_skip=True),
        Walking("footstep", whole=True),
    ),
)
BAKU = Role("baku", MADMEN, "dream_eater_mad", (Acting("dream_eat"), DreamEating(), Prey()))  # 獏

def at_home_in_it(dusk: Dusk, seat: int, arg: int) -> int:
    """犬神: one vote more from three days after it took a body."""
    return int(any(dusk.day >= since + 3 for since in dusk.args(seat, "body_taken")))


INUGAMI = Role(  # 犬神
    "inugami", MADMEN, "possessed_mad",
    (
        Acting("possess", dead=True, dummy=False, once=True, may_skip=True),
        Voting(depends=at_home_in_it),
        Prey(),
        Possessor(),
        PossessionLimited(),
        CorpsePossessing(frozenset({LOVERS, FOX})),
    ), gives=("wears_body", "worn_by"),
)
GRAVE_ROBBER = Role(  # 墓荒らし
    "grave_robber", MADMEN, "grave_mad",
    (Acting("desecrate", dead=True, dummy=False, may_skip=True, revives=True), Prey(), GraveRobbing()),
    gives=("death_warrant",),
)
TRAPPER = Role(  # 罠師
    "trapper", MADMEN, "trap_mad",
    (Acting("trap", oneself=True, once=True, may_skip=True), Trapping(), Prey()),
    gives=("lost_ability",),
)
SNOW_WOMAN = Role(  # 雪女
    "snow_woman", MADMEN, "snow_trap_mad",
    (Acting("trap", oneself=True, may_skip=True), Trapping(lethal=False), Prey()),
    gives=("frostbite",),
)

def anybody(dusk: Dusk, seat: int, target: int) -> bool:
    return not specially_resists(dusk, target)


def steals_the_corpse(dusk: Dusk, seat: int, target: int) -> None:
    """火車: nobody reads the executed."""
    dusk.stolen = True


def hides_the_table(dusk: Dusk, seat: int, target: int) -> None:
    """傘化け: who voted for whom is shown to nobody until tomorrow."""
    dusk.hidden = True
    dusk.proclaim("vote_hidden")


def brings_fever(dusk: Dusk, seat: int, target: int) -> None:
    dusk.gain(target, "febris", dusk.day + 1)


def brings_bad_luck(dusk: Dusk, seat: int, target: int) -> None:
    dusk.gain(target, "critical_luck")


def on_every_third_day(dusk: Dusk, seat: int, target: int) -> bool:
    return dusk.day % 3 == 0


def wraps_it_in_smoke(dusk: Dusk, seat: int, target: int) -> None:
    """煙々羅: seen as a wolf from now on."""
    dusk.gain(target, "black_wisp")


STEALS_THE_CORPSE = VoteActing(9, steals_the_corpse, executed=True)
BRINGS_FEVER = VoteActing(11, brings_fever, anybody)
BRINGS_BAD_LUCK = VoteActing(14, brings_bad_luck, anybody)

CORPSE_CART = Role("corpse_cart", MADMEN, "corpse_courier_mad", (Prey(), STEALS_THE_CORPSE))  # 火車
UMBRELLA_GHOST = Role(  # 傘化け
    "umbrella_ghost", MADMEN, "amaze_mad", (Prey(), VoteActing(10, hides_the_table, executed=True)),
)
AGITATOR = Role("agitator", MADMEN, "agitate_mad", (Prey(), Naming(12, "agitator", agitates=True)))  # 扇動者
EARTH_SPIDER = Role("earth_spider", MADMEN, "miasma_mad", (Prey(), BRINGS_FEVER), gives=("febris",))  # 土蜘蛛
BUCKET_DROP = Role(  # 釣瓶落とし
    "bucket_drop", MADMEN, "critical_mad", (Prey(), BRINGS_BAD_LUCK), gives=("critical_luck",),
)
SMOKE_GHOST = Role(  # 煙々羅
    "smoke_ghost", MADMEN, "fire_mad", (Prey(), VoteActing(12, wraps_it_in_smoke, on_every_third_day)),
    gives=("black_wisp",),
)
SHIP_GHOST = Role("ship_ghost", MADMEN, "follow_mad", (Prey(), Dragging()))  # 舟幽霊


def turns_wolf(night: Night, assault: Assault) -> bool:
    """獣人: becomes a wolf instead of being eaten (attack.after 6)."""
    night.become(assault.target, "werewolf")
    night.gain(assault.target, "changed_therian")
    return True


THERIAN = Role(  # 獣人
    "therian", MADMEN, "therian_mad",
    (Reacting(turns_wolf), Reaching()),
    brings=("werewolf",), gives=("changed_therian",),
)
CORPSE_IMMORTAL = Role(  # 尸解仙
    "corpse_immortal", MADMEN, "revive_mad",
    (PossessionLimited(), RevivalLimited(), SelfReviving(also=befriends_the_attacker)), gives=("mind_friend",),
)

def left_in_time(now: Standing, seat: int, result: str) -> bool:
    """内通者: it has left, and its side wins within an eighth of the heads in days, two at least."""
    seats = len(now.roles) - 1
    return any(now.day <= arg + max(2, -(-seats // 8)) for trait, arg in now.marks[seat] if trait == "left_village")


INSIDER = Role(  # 内通者
    "insider", MADMEN, "spy_mad",
    (
        Acting("exit", oneself=True, only_self=True, once=True, may_skip=True),
        Seeing("wolf"),
        Exiting(),
        OwnCondition(left_in_time),
    ),
    gives=("left_village",),
)


def its_wish_is_fulfilled(night: Night, assault: Assault) -> None:
    if not night.has(assault.target, "muster_ability"):
        night.gain(assault.target, "muster_ability")


MARTYR = Role(  # 殉教者
    "martyr", MADMEN, "immolate_mad",
    (Countering(its_wish_is_fulfilled), FULFILLED),
    gives=("muster_ability",),
)

ROLES = (
    POSSESSED, FANATIC, WHISPERER, INABA_RABBIT, MOON_RABBIT, CURSE_DOCTOR, BADGER, SIREN, HOUSE_NOISE, BAKU,
    INUGAMI, GRAVE_ROBBER, TRAPPER, SNOW_WOMAN, CORPSE_CART, UMBRELLA_GHOST, AGITATOR, EARTH_SPIDER,
    BUCKET_DROP, SMOKE_GHOST, SHIP_GHOST, THERIAN, CORPSE_IMMORTAL, INSIDER, MARTYR,
)
