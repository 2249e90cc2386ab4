"""天候: at most one a day. A weather holds facets like a role or a trait.

Those that hold none matter by day only. *Crimson moon* (no passing for assassins and ogres) is asked of when they vote.
"""

from __future__ import annotations

from engine.lots import ALWAYS, HALF, NEVER
from engine.shikigami.day.aftermath import FallingOnOne
from engine.shikigami.day.count import AlwaysCritical, Hailing, Rallying, TraitsWeighNothing
from engine.shikigami.day.draft import Dusk, Spreading
from engine.shikigami.day.execution import RedirectsPoison
from engine.shikigami.day.medium import StealsReadings
from engine.shikigami.day.shock import Calm, Thunder
from engine.shikigami.day.tie import Settling
from engine.shikigami.day.voting import HidesTheTable, spared
from engine.shikigami.night.assassination import MoreReflection, NoReflection
from engine.shikigami.night.attack import CallsOffAttacks, NoDoubles, NoPoison, OgreWeather
from engine.shikigami.night.divination import (
    ArrowFalling,
    NoCurses,
    NoDreams,
    NoSpells,
    SkyPranking,
    TenguWeather,
    Veiling,
)
from engine.shikigami.night.door import BreaksGuards, LiftsLimit
from engine.shikigami.night.footsteps import MutesSteps, RandomSteps
from engine.shikigami.night.guards import VoidsGuards
from engine.shikigami.night.hunt import HidesPrey
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.night.leaving import SafeEscapes
from engine.shikigami.night.nullification import Nullifying
from engine.shikigami.night.revival import DoublesMistakes, RevivalWeather
from engine.shikigami.night.traps import NoOwnTraps
from engine.shikigami.night.wizardry import FixesSpells
from engine.shikigami.terms import VAMPIRE, Weather

BITES = frozenset({"bite", "step_bite"})
STABS = frozenset({"assassinate", "step_assassinate"})



def may_freeze(dusk: Dusk, seat: int) -> bool:
    """雪: nobody who freezes today already."""
    return dusk.day not in dusk.args(seat, "frostbite") and not spared(dusk, seat) and not specially_resists(dusk, seat)


def may_lose_its_mind(dusk: Dusk, seat: int) -> bool:
    """濃霧: not the vampires' camp, not those brainwashed already."""
    if dusk.camp(seat) == VAMPIRE or dusk.has(seat, "psycho_infected"):
        return False
    return not spared(dusk, seat) and not specially_resists(dusk, seat)


_ALL = (
    Weather("squall", "grassy"),  # スコール
    Weather("acid_rain", "mower"),  # 酸性雨
    Weather("clear_storm", "blind_vote", (HidesTheTable(),)),  # 晴嵐
    Weather("sunshower", "no_fox_dead", (NoSpells(),)),  # 天気雨
    Weather("scorching_sun", "critical", (AlwaysCritical(),)),  # 烈日
    Weather("strong_wind", "blind_talk_day"),  # 強風
    Weather("wind_and_rain", "blind_talk_night"),  # 風雨
    Weather("full_moon", "full_moon", (  # 満月
        Nullifying(frozenset({"guard", "step_guard", "tail", "ward_off", "jam", "curse", "fox_curse"})),
    )),
    Weather("new_moon", "new_moon", (  # 新月
        Nullifying(BITES | {
            "cast", "barrier", "divine", "step_divine", "dispel", "fox_divine", "tengu_power", "prank",
        }),
        CallsOffAttacks(),
    )),
    Weather("blossom_haze", "no_contact", (  # 花曇
        Nullifying(
            BITES | STABS | {"trap", "abduct", "escape", "exit", "tail", "scan", "step_scan"},
            walks_in_some_editions=True,
        ),
        VoidsGuards(),
        NoOwnTraps(),
        CallsOffAttacks(),
    )),
    Weather("yellow_dust", "invisible"),  # 黄砂
    Weather("rainbow", "rainbow"),  # 虹
    Weather("diamond_dust", "side_reverse"),  # ダイヤモンドダスト
    Weather("banana_peel", "line_reverse"),  # バナナの皮
    Weather("spotlight", "actor"),  # スポットライト
    Weather("washtub", "critical_luck", (Spreading(("critical_luck",)),), gives=("critical_luck",)),  # タライ
    Weather("calm", "no_sudden_death", (Calm(),)),  # 凪
    Weather("bolt_from_the_blue", "thunderbolt", (Thunder(),)),  # 青天の霹靂
    Weather("rain_of_tears", "no_last_words"),  # 涙雨
    Weather("tropical_night", "no_dream", (  # 熱帯夜
        Nullifying(frozenset({"dream_eat"})), VoidsGuards(dream=True), NoDreams(),
    )),
    Weather("hazy_moon", "full_ogre", (OgreWeather(ALWAYS),)),  # 朧月
    Weather("gathering_clouds", "seal_ogre", (OgreWeather(NEVER),)),  # 叢雲
    Weather("thunderstorm", "full_revive", (Nullifying(frozenset({"desecrate"})), RevivalWeather(rate=100))),  # 雷雨
    Weather("clear_sky", "no_revive", (RevivalWeather(rate=0),)),  # 快晴
    Weather("beneficial_rain", "brownie", (Rallying(),)),  # 慈雨
    Weather("sea_breeze", "whisper_ringing"),  # 波風
    Weather("night_storm", "howl_ringing"),  # 小夜嵐
    Weather("meteor_shower", "sweet_ringing"),  # 流星群
    Weather("spring_drizzle", "deep_sleep"),  # 春時雨
    Weather("dappled_sunlight", "silent"),  # 木漏れ日
    Weather("scattered_rain", "missfire_revive", (DoublesMistakes(),)),  # 疎雨
    Weather("river_fog", "no_hunt", (HidesPrey(),)),  # 川霧
    Weather("azure_sky", "full_guard", (LiftsLimit(),)),  # 蒼天
    Weather("snow", "frostbite", (FallingOnOne("frostbite", may_freeze, tomorrow=True),), gives=("frostbite",)),  # 雪
    Weather("rainy_season", "alchemy_pharmacist", (RedirectsPoison(),)),  # 梅雨
    Weather("hail", "hyper_random_voter", (Hailing(5),)),  # 雹
    Weather("half_moon", "half_moon", (Veiling(HALF),)),  # 半月
    Weather("overcast", "half_guard", (BreaksGuards(HALF),)),  # 曇天
    Weather("comet", "passion"),  # 箒星
    Weather("drought", "no_poison", (NoPoison(),)),  # 旱魃
    Weather(
        "dense_fog", "psycho_infected", (FallingOnOne("psycho_infected", may_lose_its_mind),),
        gives=("psycho_infected",),
    ),  # 濃霧
    Weather(
        "typhoon", "hyper_critical", (Spreading(("critical_voter", "critical_luck")),),
        gives=("critical_voter", "critical_luck"),
    ),  # 台風
    Weather("sprouting", "boost_cute"),  # 萌動
    Weather("mirage", "no_authority", (TraitsWeighNothing(),)),  # 蜃気楼
    Weather("crimson_moon", "force_assassin_do"),  # 紅月
    Weather("sandstorm", "corpse_courier_mad", (StealsReadings(),)),  # 砂塵嵐
    Weather("misty_rain", "full_wizard", (FixesSpells(),)),  # 霧雨
    Weather("withering_wind", "debilitate_wizard", (FixesSpells(last=True),)),  # 木枯らし
    Weather("snow_glow", "no_trap", (Nullifying(frozenset({"trap"})), NoOwnTraps())),  # 雪明り
    Weather("firefly_light", "no_sacrifice", (NoDoubles(),)),  # 蛍火
    Weather("solar_eclipse", "no_reflect_assassin", (NoReflection(),)),  # 日蝕
    Weather("lunar_eclipse", "no_cursed", (NoCurses(),)),  # 月蝕
    Weather("dusk", "blinder"),  # 宵闇
    Weather("white_night", "mind_open"),  # 白夜
    Weather("polar_light", "aurora"),  # 極光
    Weather("frost_pillars", "random_step", (RandomSteps(),)),  # 霜柱
    Weather("ground_blizzard", "no_step", (MutesSteps(),)),  # 地吹雪
    Weather("moonbow", "confession"),  # 月虹
    Weather("first_spring_gale", "gentleman"),  # 春一番
    Weather("cherry_blizzard", "lady"),  # 桜吹雪
    Weather("evening_moon", "liar"),  # 宵月
    Weather("cold_wave", "boost_reflect", (MoreReflection(30),)),  # 寒波
    Weather("autumn_gale", "no_cute"),  # 野分
    Weather("stormy_sea", "strong_voice"),  # 時化
    Weather("light_snow", "weak_voice"),  # 細雪
    Weather("tengu_wind", "full_tengu", (TenguWeather(ALWAYS),)),  # 天狗風
    Weather("windless", "seal_tengu", (TenguWeather(NEVER),)),  # 無風
    Weather("iridescent_clouds", "settle", (Settling(),)),  # 彩雲
    Weather("starry_sky", "star_fairy", (SkyPranking("prank_star"),)),  # 星空
    Weather("petal_storm", "flower_fairy", (SkyPranking("prank_flower"),)),  # 花吹雪
    Weather("white_feathered_arrow", "tengu_kill", (ArrowFalling(),)),  # 白羽の矢
    Weather("dark_night", "full_escape", (Nullifying(frozenset({"trap"})), NoOwnTraps(), SafeEscapes())),  # 闇夜
    Weather("searchlight", "no_escape", (Nullifying(STABS | {"escape", "exit"}),)),  # サーチライト
)
WEATHERS: dict[str, Weather] = {weather.id: weather for weather in _ALL}
"""All 73, in the order of their numbers."""

ONLY_LATER = frozenset({"white_feathered_arrow", "dark_night", "searchlight"})
"""V1: the weathers that only some editions know (`Version.later_weathers`)."""
