# Words of the rules that stand in no table: phases, channels, bonds, refusals, options, endings.

phase-setup = 準備中
phase-night = 夜
phase-day = 昼
phase-vote = 投票
phase-over = 終了

channel-talk = 発言
channel-wolf = 人狼の囁き
channel-mason = 共有者の囁き
channel-fox = 妖狐の念話
channel-lovers = 恋人の囁き
channel-mono = 独り言
channel-heaven = 霊界

bond-wolf = 人狼の仲間
bond-mason = 共有者の仲間
bond-fox = 妖狐の仲間
bond-lovers = 恋人
bond-whisperer = 囁きの仲間
bond-sleepwalker = 夢遊病者（無意識）
bond-child_fox = 子狐
bond-doll_master = 人形遣いたち
bond-other = 仲間


camp-draw = 引き分け
camp-none = なし


option-dummy = 身代わり君
option-open_cast = 霊界で役職を公開
option-cast_shown = 配役を公開
option-self_vote = 自分への投票
option-revotes = 再投票の回数
option-settled = 同数なら必ず決着
option-open_vote = 記名投票
option-poison_voters_only = 毒は投票者のみ
option-talk = 一日の発言回数
option-rest = 夜は全員が眠るまで
option-wills = 遺言

# Why a command or a set-up was refused.
illegal-other = それはできません。
illegal-self = 自分は選べません。
illegal-dead = 死者は選べません。
illegal-alive = 生きている人は選べません。
illegal-partner = 仲間は選べません。
illegal-dummy = 身代わり君は選べません。
illegal-not_dummy = 初日に襲えるのは身代わり君だけです。
illegal-first_night = この夜はまだできません。
illegal-not_yours = その席はあなたの席ではありません。
illegal-over = 村はもう終わっています。
illegal-phase = 今はその時ではありません。
illegal-target = その相手は選べません。
illegal-targets = 選んだ人数が合いません。
illegal-count = 選んだ人数が合いません。
illegal-twice = 同じ人を二度は選べません。
illegal-path = 隣り合う席をたどり、曲がるのは一度までです。
illegal-already = もう済んでいます。
illegal-action = あなたにその能力はありません。
illegal-channel = 今そこでは話せません。
illegal-no_talk_left = 今日はもう話せません。
illegal-silent = 今日はもう話せません。
illegal-must_vote = 投票しなければなりません。
illegal-no_skip = 見送ることはできません。
illegal-seats = その人数では遊べません。
illegal-cast = 配役が席の数と合いません。
illegal-cast_size = 配役が席の数と合いません。
illegal-no_cast = その人数の配役はありません。
illegal-unknown_cast = そのような配役はありません。
illegal-unknown_role = そのような役職はありません。
illegal-unknown_option = そのような設定はありません。
illegal-unknown_ruleset = そのようなルールはありません。
illegal-unknown_version = そのような版はありません。
illegal-role_not_in_cast = その役職はこの配役にありません。
illegal-too_many_people = 人が席の数より多くなっています。
illegal-too_many_seats = それほど多くの村人はいません。
illegal-no_wolf = 人狼がいません。
illegal-host_only = それは進行役にしかできません。

# How a vote was decided.

# How the village ended.
ending-village = 村に平和が戻った。
ending-werewolf = 人狼が村を支配した。
ending-fox_human = 人狼は滅びた。しかし、妖狐が笑っていた。
ending-fox_wolf = 人狼の勝ちと思われたその時、妖狐が笑った。
ending-lovers = 最後に残ったのは、愛だった。
ending-quiz = 出題者だけが残った。
ending-vampire = 村は吸血鬼のものになった。
ending-draw = 決着はつかなかった。
ending-vanish = そして、誰もいなくなった。
ending-quiz_dead = 出題者は倒れた。
ending-unfinished = 村は途中で閉じられた。
ending-none = 村は静かに終わった。
illegal-cast_sum = 配役の合計が席の数と合いません。
illegal-name = その名前は使えません。
illegal-act_first = 先に能力を使うか見送ってください。
illegal-dummy_place = 身代わり君は最後の席に座ります。
illegal-dummy_role = 身代わり君に配れる役職がありません。
illegal-empty = 何も言っていません。
illegal-spent = その能力はもう使えません。
illegal-must_include = 自分も選ばなければなりません。
illegal-over_at_once = その配役では始まる前に決着がついてしまいます。
illegal-option_value = その設定の値は使えません。
illegal-too_long = 長すぎます。
illegal-you_are_dead = あなたはもう死んでいます。
illegal-unknown_weather = そのような天候はありません。
illegal-unknown_seat = そのような席はありません。
illegal-scenario_file = シナリオの書き方が違います。
illegal-scenario_seats = シナリオの席が正しくありません。
illegal-scenario_night = シナリオの夜が正しくありません。
illegal-scenario_odds = シナリオの確率が正しくありません。
illegal-unknown_trait = その状態はありません。
illegal-unknown_action = その行動はありません。
illegal-scenario_result = シナリオの結果の書き方が正しくありません。
illegal-duel = 今日、票を入れられるのは鏡に映った二人だけです。
