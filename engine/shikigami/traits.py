"""サブ役職: the extra labels of a seat. A trait that resists and a role that resists are one rule: the same facets."""

from __future__ import annotations

from engine.shikigami.acting import Acting
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


_ALL = (
    Trait("frostbite", "frostbite", shown=True),  # 凍傷
    Trait("black_wisp", "black_wisp", (Colouring("werewolf", first=5),)),  # 天火
    Trait("death_warrant", "death_warrant", shown=True),  # 死の宣告
    Trait("blinder", "blinder", shown=True),  # 目隠し
    Trait("vega_lovers", "vega_lovers", (VegaImmune(), Resisting(always, order=2)), shown=True),  # 織姫
    Trait("lost_ability", "lost_ability", shown=True),  # 能力喪失
    Trait("thorn_cross", "thorn_cross"),  # 荊十字
    Trait("penetration", "penetration", (Penetrated(),)),  # 護衛貫通
    Trait("death_note", "death_note", (NoteWriting(), Acting("death_note", may_skip=True)), shown=True),  # デスノート
    Trait("joker", "joker", (Joking(),), shown=True),  # ジョーカー
    Trait("death_selected", "death_selected", (Selected(),)),  # オシラ遊び
    Trait("lovers", "lovers", (LoversFollow(), RevivalLimited(), StaysDead()), shown=True, of_seat=True),  # 恋人
    Trait("fake_lovers", "fake_lovers", shown=True, of_seat=True),  # 愛人
    Trait(  # 難題
        "challenge_lovers", "challenge_lovers", (Challenged(), Resisting(on_its_nights, order=1)), shown=True,
    ),
    Trait("sweet_status", "sweet_status", shown=True, of_seat=True),  # 悲恋
    Trait("protected", "protected", (Resisting(a_protector_dies_instead, order=3),), of_seat=True),  # 庇護者
    Trait("infected", "infected", of_seat=True),  # 感染者
    Trait("psycho_infected", "psycho_infected"),  # 洗脳者
    Trait("wears_body", "possessed_target", of_seat=True),  # 憑依者
    Trait("worn_by", "possessed", of_seat=True),  # 憑依
    Trait("febris", "febris", shown=True),  # 熱病
    Trait("day_voter", "day_voter", shown=True),  # 一日村長
    Trait("panelist", "panelist", shown=True),  # 解答者
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
    Trait("critical_luck", "critical_luck"),  # 痛恨
    Trait("critical_voter", "critical_voter"),  # 会心
    Trait("levitation", "levitation", (Levitating(),), shown=True),  # 空中浮遊
    Trait("chicken", "chicken", shown=True),  # 小心者
    Trait("rival", "rival", shown=True, of_seat=True),  # 宿敵
    Trait("enemy", "enemy", of_seat=True),  # 仇敵
    Trait("supported", "supported", of_seat=True),  # 受援者
    Trait("muster_ability", "muster_ability", shown=True),  # 能力発現
    Trait("copied", "copied"),  # 元神話マニア
    Trait("tengu_voice", "tengu_voice", shown=True),  # 天狗倒し
    Trait("passion", "passion", shown=True),  # 恋色迷彩
    Trait("possessed_exchange", "possessed_exchange", shown=True, of_seat=True),  # 交換憑依
    Trait("letter_exchange", "letter_exchange", (DiaryKeeping(),), shown=True),  # 交換日記
    Trait("authority", "authority", shown=True),  # 権力者
    Trait("infatuated", "infatuated", shown=True),  # 惑溺
    Trait("sweet_ringing", "sweet_ringing", shown=True),  # 恋耳鳴
    Trait("deep_sleep", "deep_sleep", shown=True),  # 爆睡者
    Trait("bad_status", "bad_status", of_seat=True),  # 悪戯
    Trait("copied_soul", "copied_soul"),  # 元覚醒者
    Trait("copied_teller", "copied_teller"),  # 元夢語部
    Trait("changed_therian", "changed_therian"),  # 元獣人
    Trait("changed_vindictive", "changed_vindictive"),  # 元昼狐
    Trait("no_last_words", "no_last_words", shown=True),  # 筆不精
    # What only the rules remember.
    Trait("successes", "successes", secret=True),
    Trait("left_village", "left_village", secret=True),
    Trait("joined_side", "joined_side", secret=True),
    Trait("copied_seat", "copied_seat", secret=True, of_seat=True),
)

TRAITS: dict[str, Trait] = {trait.id: trait for trait in _ALL}
