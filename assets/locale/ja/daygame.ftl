# The scenes of the day games: what stands around each of them.
survival-scene-round = { $n }回め
survival-scene-round-of = { $n }回め / { $of }
survival-scene-rules = ルール
survival-scene-rounds = 経過
survival-scene-rounds-title = { $game } ― これまで
survival-scene-rounds-none = まだ何も起きていません。
survival-scene-talk = 話す・記録
survival-scene-no-talk = いまは話せません。
survival-scene-others = ほかにできること
survival-scene-call = 神を呼ぶ
survival-scene-waiting = ほかの人を待っています。
survival-scene-said = { $name }「{ $text }」

# Calling a god
survival-scene-gods = 神を呼ぶ
survival-scene-gods-lead = 対価は林檎{ $price }個か、蜜酒ひとつ。あなたの林檎は{ $apples }個、蜜酒は{ $mead }杯です。
survival-scene-god-called = 呼ばれた
survival-scene-god-ready = 呼べる
survival-scene-god-not = 呼べない
survival-scene-god-name = 選ぶ人数: { $n }
survival-scene-god-summon = { $god }を呼ぶ
