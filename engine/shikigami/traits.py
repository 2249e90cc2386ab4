"""サブ役職: the extra labels of a seat. A trait that resists and a role that resists are one rule: the same facets."""

from __future__ import annotations

from engine.lots import Odds
from engine.shikigami.acting import Acting
from engine.shikigami.day.count import Mute, Polling, Voting, criticals
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.shock import Shocking, Thorny
from engine.shikigami.day.voting import DraggedDown
from engine.shikigami.following import LoversFollow
from engine.shikigami.night.aftermath import Joking, NoteWriting, Selected
from engine.shikigami.night.assassination import StaysDead
from engine.shikigami.night.attack import Countering, NoDoubles, Penetrated, Resisting
from engine.shikigami.night.divination import Colouring, Spellable
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.footsteps import Levitating
from engine.shikigami.night.immunity import Challenged, VegaImmune, challenged
from engine.shikigami.night.last_words import DiaryKeeping
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import Trait


def always(night: Night, assault: Assault, arg: int) -> bool:
    """織姫."""
    return True


def on_its_nights(night: Night, assault: Assault, arg: int) -> bool:
    """難題."""
    return challenged(night, assault.target)


def a_protector_dies_instead(night: Night, assault: Assault, arg: int) -> bool:
    """庇護者: a uniformly drawn living protector dies in its place; not under 蛍火, and not 織姫."""
    if night.weather(NoDoubles):
        return False
    protectors = sorted({s for s in night.args(assault.target, "protected") if night.alive(s)})
    protectors = [s for s in protectors if not night.bears(s, VegaImmune)]
    return bool(protectors) and night.kill(night.one_of(protectors), "sacrificed", assault.seat)


def the_attacker_takes_the_sheepskin(night: Night, assault: Assault) -> None:
    """羊: tomorrow the wolf is seen as human."""
    night.gain(assault.seat, "sheep_wisp", night.n + 1)


def its_day_has_come(dusk: Dusk, seat: int, arg: int) -> bool:
    """熱病: only at the votes of its day."""
    return arg == dusk.day


def its_latest_day_has_come(dusk: Dusk, seat: int, arg: int) -> bool:
    """死の宣告: of several the latest counts."""
    return dusk.day == max(dusk.args(dusk.apparent(seat), "death_warrant"))


def nobody_thought_of_it(dusk: Dusk, seat: int, arg: int) -> bool:
    """凍傷: whoever gets no vote on that day freezes."""
    return arg == dusk.day and not dusk.votes_for(seat)


def somebody_voted_for_it(dusk: Dusk, seat: int, arg: int) -> bool:
    """小心者: one vote is enough, however light."""
    return bool(dusk.votes_for(seat))


def voted_for_a_quizmaster(dusk: Dusk, seat: int, arg: int) -> bool:
    """解答者."""
    voted = dusk.registered.get(seat, 0)
    return bool(voted) and dusk.family(voted) == "quiz"


def the_thorns_go_in(dusk: Dusk, seat: int, arg: int) -> bool:
    """荊十字: four in five for each vote from a thorn wolf."""
    thorns = sum(dusk.facet(voter, Thorny) is not None for voter in dusk.votes_for(seat))
    return dusk.happens(Odds(5**thorns - 1, 5**thorns))


def voted_apart(dusk: Dusk, seat: int, arg: int) -> bool:
    """難題: from day 5 on some lover of the same cupid must have voted like it."""
    mine = set(dusk.args(seat, "lovers"))
    voted = dusk.registered.get(seat, 0)
    return dusk.day >= 5 and not any(
        other != seat and target == voted and mine & set(dusk.args(other, "lovers"))
        for other, target in dusk.registered.items()
    )


def on_its_day(dusk: Dusk, seat: int, arg: int) -> int:
    """一日村長."""
    return int(arg == dusk.day)


_ALL = (
    Trait("frostbite", "frostbite", (Shocking("frostbite", nobody_thought_of_it, 4),), shown=True),  # 凍傷
    Trait("black_wisp", "black_wisp", (Colouring("werewolf", first=5),)),  # 天火
    Trait(  # 死の宣告
        "death_warrant", "death_warrant", (Shocking("death_warrant", its_latest_day_has_come, 5),), shown=True,
    ),
    Trait("blinder", "blinder", shown=True),  # 目隠し
    Trait(  # 織姫
        "vega_lovers", "vega_lovers",
        (VegaImmune(), Resisting(always, order=2), Voting(sets=0), Polling(sets=0)), shown=True,
    ),
    Trait("lost_ability", "lost_ability", shown=True),  # 能力喪失
    Trait("thorn_cross", "thorn_cross", (Shocking("thorn_cross", the_thorns_go_in, 7),)),  # 荊十字
    Trait("penetration", "penetration", (Penetrated(),)),  # 護衛貫通
    Trait("death_note", "death_note", (NoteWriting(), Acting("death_note", may_skip=True)), shown=True),  # デスノート
    Trait("joker", "joker", (Joking(),), shown=True),  # ジョーカー
    Trait("death_selected", "death_selected", (Selected(),)),  # オシラ遊び
    Trait("lovers", "lovers", (LoversFollow(), RevivalLimited(), StaysDead()), shown=True, of_seat=True),  # 恋人
    Trait("fake_lovers", "fake_lovers", shown=True, of_seat=True),  # 愛人
    Trait(  # 難題
        "challenge_lovers", "challenge_lovers", (
            Challenged(), Resisting(on_its_nights, order=1),
            Shocking("impossible_task", voted_apart, 1),
        ), shown=True,
    ),
    Trait("sweet_status", "sweet_status", shown=True, of_seat=True),  # 悲恋
    Trait("protected", "protected", (Resisting(a_protector_dies_instead, order=3),), of_seat=True),  # 庇護者
    Trait("infected", "infected", of_seat=True),  # 感染者
    Trait("psycho_infected", "psycho_infected"),  # 洗脳者
    Trait("wears_body", "possessed_target", shown=True, of_seat=True),  # 憑依者
    Trait("worn_by", "possessed", of_seat=True),  # 憑依
    Trait("febris", "febris", (Shocking("fever", its_day_has_come, 2),), shown=True),  # 熱病
    Trait("day_voter", "day_voter", (Voting(depends=on_its_day),), shown=True),  # 一日村長
    Trait(  # 解答者
        "panelist", "panelist", (Voting(sets=0), Shocking("panelist", voted_for_a_quizmaster, 6)), shown=True,
    ),
    Trait("mind_read", "mind_read", shown=True, of_seat=True),  # サトラレ
    Trait("mind_receiver", "mind_receiver", shown=True, of_seat=True),  # 受信者
    Trait("mind_friend", "mind_friend", shown=True, of_seat=True),  # 共鳴者
    Trait("mind_sympathy", "mind_sympathy"),  # 共感者
    Trait("mind_evoke", "mind_evoke", shown=True, of_seat=True),  # 口寄せ
    Trait("mind_presage", "mind_presage", of_seat=True),  # 受託者
    Trait("mind_lonely", "mind_lonely", shown=True),  # はぐれ者
    Trait(  # 羊
        "mind_sheep", "mind_sheep", (Countering(the_attacker_takes_the_sheepskin),), gives=("sheep_wisp",), shown=True,
        of_seat=True,
    ),
    Trait("sheep_wisp", "sheep_wisp", (Colouring("human", first=1, daily=True),), shown=True),  # 羊皮
    Trait("wisp", "wisp", (Colouring("ogre", first=2),)),  # 鬼火
    Trait("spell_wisp", "spell_wisp", (Spellable(),)),  # 狐火
    Trait("foughten_wisp", "foughten_wisp", (Colouring("bat", first=4),)),  # 古戦場火
    Trait("critical_luck", "critical_luck", (Polling(depends=criticals),)),  # 痛恨
    Trait("critical_voter", "critical_voter", (Voting(depends=criticals),)),  # 会心
    Trait("levitation", "levitation", (Levitating(),), shown=True),  # 空中浮遊
    Trait("chicken", "chicken", (Shocking("coward", somebody_voted_for_it, 8),), shown=True),  # 小心者
    Trait("rival", "rival", shown=True, of_seat=True),  # 宿敵
    Trait("enemy", "enemy", of_seat=True),  # 仇敵
    Trait("supported", "supported", of_seat=True),  # 受援者
    Trait("muster_ability", "muster_ability", shown=True),  # 能力発現
    Trait("copied", "copied"),  # 元神話マニア
    Trait("tengu_voice", "tengu_voice", shown=True),  # 天狗倒し
    Trait("passion", "passion", shown=True),  # 恋色迷彩
    Trait("possessed_exchange", "possessed_exchange", shown=True, of_seat=True),  # 交換憑依
    Trait("letter_exchange", "letter_exchange", (DiaryKeeping(),), shown=True),  # 交換日記
    Trait("authority", "authority", (Voting(more=1),), shown=True),  # 権力者
    Trait("infatuated", "infatuated", (DraggedDown(),), shown=True),  # 惑溺
    Trait("sweet_ringing", "sweet_ringing", shown=True),  # 恋耳鳴
    Trait("deep_sleep", "deep_sleep", shown=True),  # 爆睡者
    Trait("bad_status", "bad_status", of_seat=True),  # 悪戯
    Trait("copied_soul", "copied_soul"),  # 元覚醒者
    Trait("copied_teller", "copied_teller"),  # 元夢語部
    Trait("changed_therian", "changed_therian"),  # 元獣人
    Trait("changed_vindictive", "changed_vindictive"),  # 元昼狐
    Trait("no_last_words", "no_last_words", shown=True),  # 筆不精
    # What a day or a vote brings upon talk; the rulebook of the night has no use for them.
    Trait("slip_howl", "cute_camouflage", shown=True),  # 魔が言
    Trait("confession", "confession", shown=True),  # 告白
    Trait("mind_open", "mind_open", shown=True),  # 公開者
    # What only the rules remember.
    Trait("mirrored", "mirrored", secret=True, of_seat=True),
    Trait("facing", "facing", secret=True),
    Trait("mute", "mute", (Mute(),), secret=True),
    Trait("body_taken", "body_taken", secret=True),
    Trait("successes", "successes", secret=True),
    Trait("left_village", "left_village", secret=True),
    Trait("joined_side", "joined_side", secret=True),
    Trait("copied_seat", "copied_seat", secret=True, of_seat=True),
)

TRAITS: dict[str, Trait] = {trait.id: trait for trait in _ALL}
