"""狂人系 — people on the wolves' side."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Seeing
from engine.shikigami.night.bodies import PossessionLimited, Possessor
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import WEREWOLF, Family, Role

MADMEN = Family("madman", WEREWOLF)

POSSESSED = Role("possessed", MADMEN, "mad")  # 狂人
FANATIC = Role("fanatic", MADMEN, "fanatic_mad", (Seeing("wolf"),))  # 狂信者
WHISPERER = Role("whisperer", MADMEN, "whisper_mad", (Seeing("wolf"),))  # 囁き狂人
INABA_RABBIT = Role("inaba_rabbit", MADMEN, "swindle_mad", seen_as="werewolf", medium_as="human")  # 因幡兎
MOON_RABBIT = Role("moon_rabbit", MADMEN, "jammer_mad", (Acting("jam", first=1), Prey()))  # 月兎
CURSE_DOCTOR = Role("curse_doctor", MADMEN, "voodoo_mad", (Acting("curse", first=1), Prey()))  # 呪術師
BADGER = Role("badger", MADMEN, "enchant_mad", (Acting("prank", first=1), Prey()))  # 狢
SIREN = Role("siren", MADMEN, "seiren_mad", (Acting("prank", first=1, every=3), Prey()))  # 海歌姫
HOUSE_NOISE = Role(  # 家鳴
    "house_noise", MADMEN, "step_mad",
    (Acting("footstep", first=1, most=10, oneself=True, line=True, may_skip=True),),
)
BAKU = Role("baku", MADMEN, "dream_eater_mad", (Acting("dream_eat"), Prey()))  # 獏
INUGAMI = Role(  # 犬神
    "inugami", MADMEN, "possessed_mad",
    (
        Acting("possess", dead=True, dummy=False, once=True, may_skip=True),
        Prey(),
        Possessor(),
        PossessionLimited(),
    ),
)
GRAVE_ROBBER = Role(  # 墓荒らし
    "grave_robber", MADMEN, "grave_mad",
    (Acting("desecrate", dead=True, dummy=False, may_skip=True, revives=True), Prey()),
)
TRAPPER = Role(  # 罠師
    "trapper", MADMEN, "trap_mad",
    (Acting("trap", oneself=True, once=True, may_skip=True), Prey()),
)
SNOW_WOMAN = Role(  # 雪女
    "snow_woman", MADMEN, "snow_trap_mad",
    (Acting("trap", oneself=True, may_skip=True), Prey()),
)
CORPSE_CART = Role("corpse_cart", MADMEN, "corpse_courier_mad", (Prey(),))  # 火車
UMBRELLA_GHOST = Role("umbrella_ghost", MADMEN, "amaze_mad", (Prey(),))  # 傘化け
AGITATOR = Role("agitator", MADMEN, "agitate_mad", (Prey(),))  # 扇動者
EARTH_SPIDER = Role("earth_spider", MADMEN, "miasma_mad", (Prey(),))  # 土蜘蛛
BUCKET_DROP = Role("bucket_drop", MADMEN, "critical_mad", (Prey(),))  # 釣瓶落とし
SMOKE_GHOST = Role("smoke_ghost", MADMEN, "fire_mad", (Prey(),))  # 煙々羅
SHIP_GHOST = Role("ship_ghost", MADMEN, "follow_mad", (Prey(),))  # 舟幽霊
THERIAN = Role("therian", MADMEN, "therian_mad")  # 獣人
CORPSE_IMMORTAL = Role(  # 尸解仙
    "corpse_immortal", MADMEN, "revive_mad",
    (PossessionLimited(), RevivalLimited()),
)
INSIDER = Role(  # 内通者
    "insider", MADMEN, "spy_mad",
    (Acting("exit", oneself=True, only_self=True, once=True, may_skip=True),),
)
MARTYR = Role("martyr", MADMEN, "immolate_mad")  # 殉教者

ROLES = (
    POSSESSED, FANATIC, WHISPERER, INABA_RABBIT, MOON_RABBIT, CURSE_DOCTOR, BADGER, SIREN, HOUSE_NOISE, BAKU,
    INUGAMI, GRAVE_ROBBER, TRAPPER, SNOW_WOMAN, CORPSE_CART, UMBRELLA_GHOST, AGITATOR, EARTH_SPIDER,
    BUCKET_DROP, SMOKE_GHOST, SHIP_GHOST, THERIAN, CORPSE_IMMORTAL, INSIDER, MARTYR,
)
