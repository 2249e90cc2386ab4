# Survival as it is told: what the Count says, and what the log says of it.

# At the table
camp-name-wolf = 狼陣営
camp-letter-wolf = 狼
survival-title-setup = { $day }日目
survival-title-morning = { $day }日目 朝
survival-title-day_game_brief = { $day }日目 昼のゲーム
survival-title-day_game = { $day }日目 昼のゲーム
survival-title-day_game_result = { $day }日目 ゲームの結果
survival-title-free_time = { $day }日目 自由時間
survival-title-perk_use = { $day }日目 特典の時間
survival-title-discussion = { $day }日目 議論
survival-title-vote = { $day }日目 投票
survival-title-vote_result = { $day }日目 開票
survival-title-dusk = { $day }日目 夕暮れ
survival-title-night = { $day }日目 夜
survival-title-night_resolve = { $day }日目 夜
survival-title-dawn = { $day }日目 夜明け
survival-title-over = { $day }日目 終幕
survival-waiting = ほかの人が選んでいます
survival-facts = 盤の上
survival-note = 決めるまで、誰にも見えません。
survival-confirm = { $action }
survival-later = あとにする
survival-enough = 何もしない
survival-about-slips = { $n }枚まで。同じ席を重ねて選んでも構いません。
survival-pick-exact = { $most }つ
survival-pick-ordered = 順に{ $most }つまで
survival-pick-free = 選ばなくてもよい
survival-take-back = 最後のひとつを取り消す
survival-look = できることを見る
table-filter-board = 盤

# What the Count says
survival-story-opened = 館の大広間に{ $count }人が集められた。壁の画面に{ $host }が映る。「ようこそ、{ $count }人の皆さん。ここから出られるのは、狼をすべて退場させたときだけです」
survival-story-wolves = この中に狼は{ $n }人いる。
survival-story-morning = ── { $day }日目・朝 ──
survival-story-day_game_brief = ── 昼のゲーム ──
survival-story-round = ── { $round }ラウンド ──
survival-story-turn = ── { $name }の番 ──
survival-story-moving = ── { $round }回目・移動の時間 ──
survival-story-operating = ── { $round }回目・おおかみが歩く時間 ──
survival-story-day_game_result = ── ゲームの結果 ──
survival-story-free_time-1 = ── 自由時間 ── 過ごす部屋を選ぶ。
survival-story-free_time-2 = 部屋に落ち着いた。しばらく静かな時間が流れる。
survival-story-perk_use = ── 特典の時間 ── 持つ人も持たない人も、同じ画面を見つめる。
survival-story-discussion = ── 議論 ──
survival-story-discussion-more = ── 議論・{ $round }巡目 ──
survival-story-vote = ── { $day }日目・投票 ── { $host }「投票の時間です。名前をひとつ、心を決めて」
survival-story-runoff = ── { $day }日目・決選投票 ── { $host }「並んだ方の中から、もう一度」
survival-story-dusk = ── 夕暮れ ──
survival-story-night = ── { $day }日目・夜 ──
survival-story-dawn = ── 夜明け ──
survival-story-place = { $host }「今日の投票は{ $place }で行います」
survival-story-quiet = { $host }「昨夜は、誰も退場しませんでした」
survival-story-flute = { $host }「昨夜、笛の音が{ $n }つ聞こえました」

# Who leaves and who returns
survival-story-exited-night = 夜のうちに、{ $name }が退場した。
survival-story-exited = { $name }が退場した。
survival-story-exited-cause = { $name }が退場した({ $cause })。
survival-story-cause = { $name }の退場の理由: { $cause }
survival-story-returned = { $name }がゲームに戻ってきた。
survival-story-victim = { $area }で{ $name }が襲われた。
survival-story-violation = { $name }のルール違反: { $what }
survival-story-bond-wolf = 狼陣営の仲間: { $names }
survival-story-bond-vampire = 吸血鬼陣営の仲間: { $names }
survival-story-bond-twin = 双子の相手: { $names }
survival-story-packmate = 仲間の{ $name }は「{ $role }」だ。
survival-story-object = { $thing }に触れた人: { $names }

# What one learns
survival-story-camp = { $name }は{ $camp }だとわかった。
survival-story-camp-shown = { $name }の陣営が明かされた: { $camp }
survival-story-role = { $name }の役職は「{ $role }」だとわかった。
survival-story-sniffed = 狼の鼻が{ $name }を嗅ぎ分けた: { $role }
survival-story-heart-yes = { $thing }の中で、狼の心臓が脈打っている。
survival-story-heart-no = { $thing }の中に、狼の心臓はない。
survival-story-visit-yes = 昨夜{ $name }を訪ねた。襲った狼はそこにいた。
survival-story-raider = 襲われた夜を覚えている。襲ったのは{ $name }だ。
survival-story-visit-no = 昨夜{ $name }を訪ねた。襲った狼ではなかった。
survival-story-extra_ballot = 投票用紙が{ $n }枚増えた。
survival-story-penalty_vote = 催眠術の代償に、今日の投票で自分に{ $n }票入る。
survival-story-voided = 特典「{ $perk }」が打ち消された。
survival-story-fails = 「{ $action }」は実を結ばなかった。{ $why }
survival-story-ballots-void = 今日のあなたの票は数えられない。
survival-story-apples = 林檎: { $n }個
survival-story-mead = 蜜酒: { $n }杯
survival-story-watch = 見張りが見た票: { $ballots }

# Gods
survival-story-called = { $god }が召喚された。
survival-story-trapped = { $god }を呼ぶ声に、罠が応えた。
survival-story-caller = { $god }を呼んだのは{ $name }だ。
survival-story-checkpoint = 矢の代償として、{ $name }の時間が尽きた。

# The discussion and the vote
survival-story-restrainer = { $name }が{ $other }を押さえつけた。
survival-story-stepped-out = エリアの外に出た人: { $names }
survival-story-no-votes = 票なし
survival-story-decided = { $host }「{ $name }、退場です」
survival-story-count-void = { $host }「数えられる票がありません。誰も退場しません」
survival-story-count-tie = { $host }「同数です。今日は誰も退場しません」
survival-story-count-runoff = { $host }「同数です。決選投票に移ります」
survival-story-count-all = { $host }「同数です。全員に退場していただきます」
survival-story-tied = 決選に残った人: { $names }
survival-story-acted = { $name }:「{ $action }」— { $what }
survival-story-acted-plain = { $name }:「{ $action }」
survival-story-sabotaged = 何かが壊れる音がした。{ $host }「……ゲームは中止です」

# The end
survival-story-epilogue-returned = 退場していた{ $names }も解き放たれ、広間に戻ってきた。
survival-story-ended-village = 最後の狼が去り、館の扉が開いた。{ $host }「お見事です。お帰りはあちらから」勝者: { $camp }
survival-story-ended-wolf = 狼の数がついに人に並んだ。皆はこの世を去り、外の人々はその名を忘れた。勝者: { $camp }
survival-story-ended-vampire = 勝負がついたと思われたとき、赤い目が笑った。皆はこの世を去り、外の人々はその名を忘れた。勝者: { $camp }

# What comes and goes
survival-gained-silenced = { $name }に蔦が巻きつき、声を失った(沈黙)。
survival-gained-no_raid = 今夜は襲撃が起こらない。
survival-gained-restrained = 今日はもう、ほかの誰かを押さえつけることはできない。
survival-gained-bbj_winner = { $name }の今日の最初の票は二票分になる。
survival-gained-struck = { $host }「掟の一条が消えました。——{ $clause }」
survival-gained-asleep = { $name }は霜に包まれて眠った。夜明けまで力は使えない。
survival-gained-riches = { $name }の手に、もう一枚の投票用紙がある。
survival-gained-hypnosis_paid = { $name }は催眠術の代償を負った。
survival-gained-jormungandr = { $name }は今日、四枚まで投票できる。
survival-gained-doomed = { $name }は、次の投票とともに退場する。
survival-gained-blessed = { $name }は光に守られている。三日目の夕暮れまで。
survival-gained-heart = { $name }は心臓を{ $thing }に隠した。
survival-gained-twin = { $name }の双子の相手は{ $other }だ。
survival-gained-perk = { $name }は特典「{ $perk }」を手に入れた。
survival-lost-silenced = { $name }の沈黙が解けた。
survival-lost-asleep = { $name }は眠りから覚めた。
survival-lost-blessed = { $name }を守る光が消えた。
survival-lost-struck = 消えていた一条が戻った。——{ $clause }

# Where one is
survival-here = いまの居場所: { $value }
survival-here-with = 同じ場所にいる人: { $names }
survival-here-alone = 同じ場所にはほかに誰もいない。

# The day games: the brief
survival-brief-gathering = { $host }「{ $game }です。四ラウンドのうちに集合場所へ。毎回、三本の道が塞がります。たどり着けない方には沈黙していただきます」
survival-brief-bbj = { $host }「{ $game }です。二枚の合計が14に近いほどよく、15からは破産。一度だけ、誰かと札を替えられます」
survival-brief-craft = { $host }「{ $game }です。七ラウンドで材料を集め、箱を満たしてください。満たせば、今夜の襲撃はありません」
survival-brief-ten_billion_yen = { $host }「{ $game }です。四ラウンドで、ちょうど使い切ってください。一円も残さずに」
survival-brief-poker = { $host }「{ $game }です。七枚のうち五枚を見せてください。役に応じて特典を差し上げます」
survival-brief-colour_collecting = { $host }「{ $game }です。六つの箱を野菜で満たしてください。満ちた箱に最も多く入れた方に、その特典を」
survival-brief-janken = { $host }「{ $game }です。林檎を賭けて六回勝負。50個あれば、神を呼べます」
survival-brief-wolf_tag = { $host }「{ $game }です。おおかみに出会った村の方は、夜明けまで眠っていただきます」
survival-brief-norn_judgement = { $host }「{ $game }です。指輪を湖へ。20個目ごとに、蜜酒か、別れが訪れます」

# Gathering
survival-gathering-meeting = 集合場所: { $value }
survival-gathering-needed = 必要な人数: { $value }人
survival-gathering-barred = ここから塞がっている道: { $value }
survival-gathering-barred-none = ここから塞がっている道はない。
survival-gathering-gathered = 集合した人: { $value }

# Black Black Jack
survival-bbj-open = { $name }の表の札: { $value }
survival-bbj-hidden = { $name }の伏せ札は{ $value }だと知られている。
survival-bbj-hidden-own = あなたの伏せ札: { $value }
survival-bbj-hidden-lost = { $name }の伏せ札は入れ替わった。
survival-bbj-order = 順番: { $value }
survival-bbj-swapped = { $name }が自分の{ $mine }の札と{ $other }の{ $yours }の札を替えた。
survival-bbj-cards = { $name }の札: { $value }
survival-bbj-cards-none = 札はない。
survival-bbj-score = { $name }の合計: { $value }

# Craft
survival-craft-recipe = 必要な材料: { $value }
survival-craft-product = 今日の品: { $value }
survival-craft-chest = 箱の中身: { $value }
survival-craft-lodge = ロッジにいる人: { $value }
survival-craft-hand = あなたの荷物: { $value }
survival-craft-success = 材料がそろった。今夜は安心して眠れる。
survival-craft-failure = 材料が足りなかった。

# Ten billion yen
survival-ten_billion_yen-budget = 予算: { $value }口({ $yen }円)
survival-ten_billion_yen-balance = 残高: { $value }口({ $yen }円)
survival-ten_billion_yen-accepted = { $shop }で{ $units }口の買い物が通った。
survival-ten_billion_yen-declined = { $shop }で{ $units }口の買い物は断られた。
survival-ten_billion_yen-faulty = 今回レジが壊れている店: { $value }
survival-ten_billion_yen-success = ちょうど使い切った。特典は村の投票で決まる。
survival-ten_billion_yen-failure = 使い切れなかった。特典は狼の投票で決まる。
survival-ten_billion_yen-perk = 今日の特典: { $value }

# Poker
survival-poker-cards = あなたの札: { $value }
survival-poker-cards-none = 札はない。
survival-poker-shown = { $name }が見せた札: { $value }
survival-poker-shown-none = 札はない。
survival-poker-hand = { $name }の役: { $value }
survival-poker-gained = { $name }の特典: { $value }
survival-poker-gained-none = { $name }に特典はない。

# Colour collecting
survival-colour_collecting-weight = 箱の重さの目標: { $value }キロ
survival-colour_collecting-open = 今日開いている箱: { $value }
survival-colour_collecting-open-none = 今日開いている箱はない。
survival-colour_collecting-box = { $box }の箱: { $value } / { $full }キロ
survival-colour_collecting-harvest = { $box }の畑で{ $drawn }キロとれ、{ $taken }キロが箱に入った。

# Janken
survival-janken-pairs = 組み合わせ: { $value }
survival-janken-pairs-none = 今回は誰も対戦しない。
survival-janken-bye = 対戦のない人: { $value }
survival-janken-won = { $mine }で{ $other }の{ $theirs }に勝った。二人の賭けた{ $gain }個を得た。
survival-janken-lost = { $mine }は{ $other }の{ $theirs }に負けた。{ $stake }個を失った。
survival-janken-draw = { $other }とあいこ({ $mine })。

# Wolf tag
survival-wolf_tag-path = おおかみの道: { $value }
survival-wolf_tag-caught = おおかみに見つかった。

# Norn's judgement
survival-norn_judgement-rings = あなたの指輪: { $value }
survival-norn_judgement-lake = 湖の指輪: { $value }個
survival-norn_judgement-order = 順番: { $value }
survival-norn_judgement-thrown = あなたが投げた指輪: { $value }
survival-norn_judgement-thrown-none = 何も投げなかった。
survival-norn_judgement-count = { $name }が{ $value }個の指輪を投げた。

# Actions
survival-action-call = { $name }を召喚する
survival-action-use_perk = 特典「{ $name }」を使う
survival-action-borrow = { $name }の力を借りる
survival-action-vote = 投票する
survival-action-guard = 護衛する
survival-action-divine = 占う
survival-action-witch = 魔女の薬を使う
survival-action-witch_kill = 毒の薬
survival-action-witch_revive = よみがえりの薬
survival-action-commune = 霊の声を聞く
survival-action-ward = 結界を張る
survival-action-arm = 武装する
survival-action-check_twin = 双子を確かめる
survival-action-survey = 品の気を見る
survival-action-play_flute = 笛を吹く
survival-action-double_raid = 二か所を襲う
survival-action-sniff = 嗅ぎ分ける
survival-action-moon_mark = 満月の印をつける
survival-action-divert = 占いをそらす
survival-action-decline_raid = 襲撃をやめる
survival-action-overwrite_to_wolf = 狼に変える
survival-action-overwrite_to_vampire = 吸血鬼に変える
survival-action-void_perks = 特典を打ち消す
survival-action-sun_raid = 昼の襲撃
survival-action-devour_apples = 林檎を食い尽くす
survival-action-gift_apples = 林檎を贈る
survival-action-delete_rule = 掟の一条を消す
survival-action-nominate = 襲う相手を決める
survival-action-visit = 部屋を訪ねる
survival-action-hide_heart = 心臓を隠す
survival-action-go_room = 部屋を選ぶ
survival-action-restrain = 押さえつける
survival-action-step_out = エリアの外に出る
survival-action-sabotage = 備品を壊す
survival-action-report_violation = ルール違反を届け出る
survival-action-go = 道を進む
survival-action-wait = 待つ
survival-action-change = 札を替える
survival-action-stay = 替えない
survival-action-move = 移動する
survival-action-gather = 集める
survival-action-deliver = 箱に納める
survival-action-hide = 箱から抜き取る
survival-action-buy = 買う
survival-action-refund = 返品する
survival-action-perk_ballot = 特典の投票
survival-action-show = 五枚を見せる
survival-action-harvest = 収穫する
survival-action-rest = 休む
survival-action-duel = 勝負する
survival-action-step = 歩く
survival-action-watch = 見守る
survival-action-operate = おおかみを歩かせる
survival-action-throw = 指輪を投げる

# What is chosen
survival-field-object = 品
survival-field-clause = 条文
survival-field-room = 部屋
survival-field-way = 方角
survival-field-area = 場所
survival-field-goods = 材料
survival-field-throw = 手
survival-field-stake = 賭ける林檎
survival-field-shop = 店
survival-field-units = 口数
survival-field-perk = 特典
survival-field-perks = 望む特典
survival-field-rings = 指輪(投げる順)
survival-field-cards = 札
survival-field-path = 道順
survival-field-colour = 畑
survival-field-own_slot = 自分の札
survival-field-target_slot = 相手の札
survival-field-trap = 罠を張る神
survival-field-pay = 支払い
survival-field-pair = 向ける先(優先順)
survival-field-prohibition = 禁止事項

# Causes
survival-cause-vote = 投票
survival-cause-raid = 襲撃
survival-cause-skoll_raid = 昼の襲撃
survival-cause-counter = 返り討ち
survival-cause-drag = 道連れ
survival-cause-divined = 占われた
survival-cause-queen_link = 女王とともに
survival-cause-witch = 魔女の毒
survival-cause-warg_doom = 群れ作りの代償
survival-cause-gevaudan_term = 二日目の約束
survival-cause-thor = 雷神の槌
survival-cause-mimir_price = 知恵の泉の代償
survival-cause-uller_shot = 弓神の矢
survival-cause-uller_price = 弓神の代償
survival-cause-baldr_term = 光神の期限
survival-cause-loki_trap = 狡猾神の罠
survival-cause-cursed_ring = 呪いの指輪
survival-cause-rule_violation = ルール違反
survival-cause-exited = 退場

# Clauses of the rules
survival-clause-goal_find_wolves = 参加者の中の狼を探し出す
survival-clause-participants_named = 参加者は名を呼ばれた者
survival-clause-roles_are_dealt = 役職は全員に配られる
survival-clause-roles_told_first_day = 役職は初日に告げられる
survival-clause-roles_fixed = 役職は変わらない
survival-clause-vote_in_room = 投票は部屋の中で行う
survival-clause-vote_self_allowed = 自分に投票してもよい
survival-clause-vote_no_exited = 退場者には投票できない
survival-clause-win_village = 村の勝利で全員解放
survival-clause-win_wolf = 狼の勝利で全員退場
survival-clause-wolf_raid = 狼は毎夜ひとりを襲う
survival-clause-wolf_one_per_night = 襲撃の退場は一夜にひとり
survival-clause-wolf_no_friendly_raid = 狼は狼を襲えない
survival-clause-no_violence = 暴力の禁止
survival-clause-stay_in_area = エリアの外に出ない
survival-clause-no_room_entry = 他人の部屋に入らない
survival-clause-no_breaking = 備品を壊さない
survival-clause-vote_five_minutes = 投票は五分以内
survival-clause-vote_daily = 投票は毎日の義務

# Prohibitions
survival-prohibition-violence = 暴力
survival-prohibition-leave_area = エリアの外に出た
survival-prohibition-enter_room = 他人の部屋に入った
survival-prohibition-break_equipment = 備品を壊した
survival-prohibition-vote_clock = 五分以内に投票しなかった
survival-prohibition-vote_daily = 投票しなかった
survival-prohibition-incident_module = 定められた違反

# Why
survival-why-both = ［{ $stage }］{ $actor }→{ $target }: { $what }
survival-why-actor = ［{ $stage }］{ $actor }: { $what }
survival-why-target = ［{ $stage }］{ $target }: { $what }
survival-why-none = ［{ $stage }］{ $what }
survival-why-quiet = 誰も退場しなかった。
survival-why-quiet-raid = 誰も退場しなかった。襲撃: { $what }
survival-stage-call = 召喚
survival-stage-convert = 変化
survival-stage-divine = 占い
survival-stage-dusk_terms = 夕暮れの期限
survival-stage-feng_shui = 風水
survival-stage-flute = 笛
survival-stage-freki_devour = 林檎を食う
survival-stage-skoll_raid = 昼の襲撃
survival-stage-fylgja_take = 力を借りる
survival-stage-hati_mark = 満月の印
survival-stage-kaji_divert = 占いをそらす
survival-stage-medium = 霊媒
survival-stage-night_lock = 夜の始まり
survival-stage-protect = 守り
survival-stage-raid = 襲撃
survival-stage-room_visit = 訪問
survival-stage-settle_apply = 退場
survival-stage-settle_drag = 道連れ
survival-stage-settle_link = 女王とのつながり
survival-stage-settle_return = 復帰
survival-stage-twin_check = 双子
survival-stage-valkyrie_arm = 武装
survival-stage-witch_kill = 毒の薬
survival-stage-witch_revive = よみがえりの薬
survival-stage-perk_shield = 盾持ち
survival-stage-perk_hypnosis = 催眠術
survival-stage-perk_seal = 封印
survival-stage-perk_void = 打ち消し
survival-stage-perk_riches = 成金
survival-stage-vote_forfeit = 投票しなかった
survival-stage-vote_void = 無効の票
survival-stage-vote_extra = 加わる票
survival-stage-vote_tally = 開票
survival-stage-discussion_open = 議論の始まり
survival-stage-mid_discussion = 議論の半ば
survival-stage-vote_open = 投票の始まり
survival-verdict-call = { $god }: { $what }
survival-verdict-dropped = 「{ $action }」は使えなかった
survival-verdict-called = 召喚された
survival-verdict-trapped = 罠にかかった
survival-verdict-asleep = 夜明けまで眠り
survival-verdict-gone = もういなかった
survival-verdict-ward = 結界が守った
survival-verdict-tyr = 戦神が守った
survival-verdict-baldr = 光神が守った
survival-verdict-guard = 騎士が守った
survival-verdict-counter = 返り討ちにした
survival-verdict-immune = 牙が通らなかった
survival-verdict-raid = 届いた
survival-verdict-no_raid = 今夜は襲えなかった
survival-verdict-first_night = 初日の夜は襲わない
survival-verdict-declined = 狼がやめた
survival-verdict-nobody_named = 誰も選ばれなかった
survival-verdict-sealed = 封じられた
survival-verdict-no_effect = 効かなかった
survival-verdict-marked = 印がついた
survival-verdict-diverted = こちらにそれた
survival-verdict-armed = 武装した
survival-verdict-heard = 聞こえた
survival-verdict-silent = 鳴らなかった
survival-verdict-kill = 退場させた
survival-verdict-there = すでに戻っていた
survival-verdict-returned = 戻ってきた
survival-verdict-yes = はい
survival-verdict-no = いいえ
survival-verdict-devoured = 林檎が消えた
survival-verdict-shield = 盾になった
survival-verdict-shielded = 盾に阻まれた
survival-verdict-held = 術にかかった
survival-verdict-void = 打ち消された
survival-verdict-ballot = 票が増えた
survival-verdict-freyja = 恋愛神により無効
survival-verdict-most = 最多
survival-verdict-tie = 同数
survival-verdict-runoff = 決選投票へ
survival-verdict-random = くじで決まった
survival-verdict-all = 同数の全員
survival-verdict-role_swap = 役職が入れ替わった

# Words
survival-word-object = 品{ $n }
survival-word-amount = { $thing }{ $n }
survival-word-nothing = なし
survival-word-versus = 対
survival-word-great_hall = 大広間
survival-word-garden = 庭園
survival-word-library = 図書室
survival-word-treasury = 宝物庫
survival-word-farmhouse = 農家
survival-word-voting_room = 投票室
survival-word-chapel = 礼拝堂
survival-word-cellar = 地下倉
survival-word-observatory = 天文台
survival-word-ballroom = 舞踏室
survival-word-greenhouse = 温室
survival-word-N = 北
survival-word-E = 東
survival-word-S = 南
survival-word-W = 西
survival-word-stay = とどまる
survival-word-lodge = ロッジ
survival-word-north_lake = 北の湖
survival-word-west_mine = 西の鉱山
survival-word-east_forest = 東の林
survival-word-snow_lantern = 雪の灯籠
survival-word-sled = そり
survival-word-pickaxe = つるはし
survival-word-smokehouse = 燻製小屋
survival-word-ice = 氷
survival-word-fish = 魚
survival-word-ore = 鉱石
survival-word-coal = 石炭
survival-word-wood = 木材
survival-word-resin = 樹脂
survival-word-department_store = 百貨店
survival-word-jeweller = 宝石店
survival-word-car_dealer = 自動車店
survival-word-harbour_market = 港の市場
survival-word-none = なし
survival-word-red = 赤(トマト)
survival-word-green = 緑(きゅうり)
survival-word-yellow = 黄(とうもろこし)
survival-word-purple = 紫(なす)
survival-word-white = 白(大根)
survival-word-orange = 橙(にんじん)
survival-word-rock = グー
survival-word-paper = パー
survival-word-scissors = チョキ
survival-word-plain = 指輪
survival-word-cursed = 呪いの指輪
survival-word-purifying = 清めの指輪
survival-word-open = 表
survival-word-hidden = 裏
survival-word-bust = 破産
survival-word-mead = 蜜酒
survival-word-apples = 林檎50個
survival-word-high_card = 役なし
survival-word-one_pair = ワンペア
survival-word-two_pair = ツーペア
survival-word-three_of_a_kind = スリーカード
survival-word-straight = ストレート
survival-word-flush = フラッシュ
survival-word-full_house = フルハウス
survival-word-four_of_a_kind = フォーカード
survival-word-straight_flush = ストレートフラッシュ
survival-pick-many = { $least ->
    [0] { $most }つまで
   *[other] { $least }つから{ $most }つ
    }
