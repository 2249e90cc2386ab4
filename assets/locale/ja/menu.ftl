# 題字・新しい村・結果・設定・記録・遊び方

## 共通

menu-back = 戻る
menu-close = 閉じる
menu-cancel = やめる
menu-ok = よし
menu-yes = はい
menu-no = いいえ
menu-on = あり
menu-off = なし
menu-none = ―
menu-seats = { $n } 席
menu-count-unit = 席
menu-day-night = { $day }日目の夜
menu-day-day = { $day }日目の昼
menu-day-vote = { $day }日目の夕
menu-day-over = { $day }日目に決着
menu-today = 今日 { $time }
menu-yesterday = 昨日 { $time }
menu-date = { $month }月{ $day }日 { $time }
menu-date-year = { $year }年{ $month }月{ $day }日
menu-name-role = { $name }（{ $role }）
menu-percent = { $n } %

## 題字

title-brand = TSUKIMORI
title-emblem = 月守
title-line = 人狼の夜、村の灯
title-continue = つづきから
title-continue-key = Enter
title-continue-hint = つづきから。{ $line }、{ $detail }
title-save-line = { $when }　{ $who }
title-save-detail = 生存 { $alive } / { $seats }　{ $time }
title-new = 新しい村
title-new-note = { $least } から { $most } 席
title-records = 記録
title-how = 遊び方
title-settings = 設定
title-quit = 終わる
title-language = 言語
title-language-ja = 日本語
title-language-en = English
title-moon = 月の形は、つづきの夜に合わせて満ち欠けします。
title-moon-new = 月の形は、村の夜に合わせて満ち欠けします。

## 新しい村

new-title = 新しい村
new-lead = 三つ決めれば、もう始められます。
new-step-1 = 壱
new-step-2 = 弐
new-step-3 = 参
new-how-many = 何人で
new-which-rules = どの決まりで
new-how-strong = 相手の強さ
new-fewer = 一人減らす
new-more = 一人増やす
new-players = 人数
new-me = 私
new-village-first = はじめての村
new-village-first-note = 五人。進みながら覚えます
new-village-classic = 定番の村
new-village-classic-note = 占い・霊能・狩人と人狼、妖狐
new-level-easy = やさしい
new-level-easy-note = うっかり者の村
new-level-normal = ふつう
new-level-normal-note = 筋を追い、嘘もつく
new-level-hard = むずかしい
new-level-hard-note = 票と名乗りを覚えている
new-level-expert = 達人
new-level-expert-note = 先を読んで動く
new-begin-with = この村で始める
new-summary = { $seats }席・{ $village }・{ $level }
new-summary-first = 五席・{ $village }
new-village-first-short = はじめて
new-village-classic-short = 定番
new-odds = 勝ちの見込み（自動対戦 { $games } 局）
new-odds-none = この配役は、まだ自動対戦で測られていません。
new-odds-bar = 勝ちの見込み。{ $odds }
new-odds-one = { $camp } { $n } %
new-start = 始める
new-details = くわしく決める
new-details-note = 触らなければ、いつもの決まりになります。
new-details-open = くわしく決める
new-details-close = たたむ
new-shuffle = おまかせで組み直す
new-reset = いつもの決まりに戻す
new-cast = 配役
new-cast-full = { $n } 席すべて埋まりました
new-cast-short = あと { $n } 席
new-cast-over = { $n } 席多すぎます
new-add-role = 役職を足す
new-swap-role = 一人を入れ替える
new-add-role-lead = 足すと、村人がひとり減ります。
new-swap-role-lead = 入れ替える役を選び、つぎに新しい役を選びます。
new-swap-from = 外す役
new-swap-to = 入れる役
new-role-fewer = { $role }をひとり減らす
new-role-more = { $role }をひとり増やす
new-role-chip = { $role } { $n }人
new-problem = このままでは始められません。
new-people = 顔ぶれ
new-people-lead = 席の顔を選ぶと、ほかの人に替えられます。
new-person = { $n }番の席、{ $name }
new-person-you = あなたの席、{ $name }
new-person-pick = だれが座りますか
new-person-taken = もう座っています
new-portrait-pick = あなたの顔
new-your-name = あなたの名前
new-your-name-empty = 旅人
new-your-portrait = 顔を選ぶ
new-option-version = 規則の版
new-option-version-a9 = α9
new-option-version-b1 = β1
new-option-cast-shown = 配役の公開
new-option-cast-shown-yes = 公開する
new-option-cast-shown-no = 伏せる
new-option-dummy = 初日の犠牲
new-option-dummy-yes = 身代わり君
new-option-dummy-no = だれか一人
new-option-self-vote = 自分への投票
new-option-self-vote-yes = できる
new-option-self-vote-no = できない
new-option-revotes = 同票のとき
new-option-revotes-n = 再投票 { $n } 回
new-option-settled = 決まらないとき
new-option-settled-yes = くじで決める
new-option-settled-no = 引き分け
new-option-open-cast = 死者への役職
new-option-open-cast-yes = 明かす
new-option-open-cast-no = 伏せる
new-option-order = 席順
new-option-order-lot = くじ
new-option-order-list = 並べた順
new-option-talk = 一日の発言
new-option-talk-n = { $n } 回まで
new-option-seed = 種
new-option-seed-auto = おまかせ
new-option-change = { $option }、いまは{ $value }。押すと変わります。

## 始められない理由（配役）

new-invalid-cast_sum = 役職は { $roles } 人分、席は { $seats } つです。{ $roles ->
    [0] 役職を選んでください。
   *[other] 数をそろえてください。
}
new-invalid-no_wolf = 人狼が一人もいません。
new-invalid-wolves_rule = 人狼が多すぎます。始まる前に勝負がついてしまいます。
new-invalid-no_dummy_role = 身代わり君に渡せる役がありません。狼・狐・毒でない役が一つ要ります。
new-invalid-too_few = 人数が足りません。{ $least } 人から遊べます。
new-invalid-too_many = 人数が多すぎます。{ $most } 人まで座れます。
new-invalid-unknown_role = この規則にない役職が入っています。
new-invalid-name = 名前は { $most } 文字までです。
new-invalid-other = この組み合わせでは始められません（{ $reason }）。

## 結果

result-won = { $camp }の勝利
result-draw = 引き分け
result-vanish = だれも残らず
result-story-village = { $when }、最後の人狼・{ $name }が倒れ、村に朝が戻りました。
result-story-werewolf = { $when }、人狼の数が人に並び、村は食い尽くされました。
result-story-fox_human = { $when }、人狼は絶えました。けれど、妖狐が残っていました。
result-story-fox_wolf = { $when }、人狼が勝ったと思った夜、妖狐が笑いました。
result-story-lovers = { $when }、最後に残ったのは、結ばれた二人でした。
result-story-draw = { $when }、村はついに決められませんでした。
result-story-vanish = { $when }、村からだれもいなくなりました。
result-story-other = { $when }、勝負がつきました。
result-you-alive-won = あなた（{ $name }）は生き残り、勝ちました。
result-you-alive-lost = あなた（{ $name }）は生き残りましたが、敗れました。
result-you-dead-won = あなた（{ $name }）は命を落としましたが、陣営は勝ちました。
result-you-dead-lost = あなた（{ $name }）は命を落とし、敗れました。
result-you-alive-draw = あなた（{ $name }）は生き残りました。
result-you-dead-draw = あなた（{ $name }）は命を落としました。
result-who = だれが何だったか
result-who-note = { $seats } 席、生存 { $alive }
result-camp-won = 勝ち
result-camp-lost = 負け
result-camp-draw = 引き分け
result-alive = 生存
result-you = あなた
result-fate-night = { $day }日目の夜
result-fate-day = { $day }日目
result-cause-wolf_killed = 襲撃
result-cause-vote_killed = 処刑
result-cause-cursed = 呪殺
result-cause-poisoned = 毒
result-cause-lovers_followed = 後追い
result-cause-fox_followed = 後追い
result-cause-no_vote = 突然死
result-cause-other = 死亡
result-why = なぜ、そうなったか
result-night = { $day }日目の夜
result-night-none = この夜の記録はありません。
result-quiet = だれも死ななかった夜
result-quiet-note = 夜明けに、欠けた席はありませんでした。
result-died = { $names }が死んだ夜
result-chance = { $odds } で{ $verb }、出た目 { $drawn }
result-doubt = 疑いの移り変わり
result-doubt-note = 生きている AI が見た、人狼である割合
result-doubt-wait = 思い返しています
result-doubt-none = この村には、記録できる疑いがありませんでした。
result-doubt-line = { $name }：{ $values }
result-again = もう一度
result-again-change = 一つ変えて、もう一度
result-replay = ここから再生
result-rules = 規則 { $version }　種 { $seed }
result-title-page = 題字へ
result-log = 話し合いを読む

## 記録

saves-title = 記録
saves-lead = つづける、読み返す、ほかの机へ渡す。
saves-empty = まだ記録がありません。村をひとつ始めると、ここに並びます。
saves-line = { $when }　{ $who }
saves-detail = { $seats } 席、生存 { $alive }　{ $time }
saves-running = 途中
saves-finished = 終わり
saves-finished-camp = { $camp }の勝利
saves-continue = つづける
saves-result = 結果を見る
saves-replay = 読み返す
saves-export = 書き出す
saves-delete = 消す
saves-exported = { $path } に書き出しました。
saves-export-failed = 書き出せませんでした。記録はそのまま残っています。（{ $why }）
saves-broken = 読めない記録
saves-broken-note = 壊れた記録は別に保管しました。ほかの記録に影響はありません。
saves-replay-title = 読み返し
saves-replay-step = { $n } / { $of }
saves-replay-first = 始めへ
saves-replay-last = 終わりへ
saves-replay-previous = 前へ
saves-replay-next = 次へ

## 設定

settings-title = 設定
settings-lead = 変えたものは、すぐに効いて、そのまま残ります。
settings-section-text = ことばと文字
settings-section-look = 見え方
settings-section-sound = 音
settings-section-play = 進み方
settings-section-keys = キー
settings-language = 言語
settings-text-size = 文字の大きさ
settings-text-size-note = 八割から二倍まで
settings-smaller = 小さくする
settings-larger = 大きくする
settings-palette = 陣営の色
settings-palette-standard = 標準
settings-palette-redGreenSafe = 赤と緑を避ける
settings-palette-blueYellowSafe = 青と黄を避ける
settings-motion = 動きを減らす
settings-motion-note = 月や火の動きを止め、切り替えだけにします
settings-full-screen = 全画面
settings-speed = 夜明けと票の速さ
settings-speed-step = 一行ずつ
settings-speed-read = 読む速さ
settings-speed-auto = 自動
settings-speed-fast = 八倍
settings-effects = 効果音
settings-ambient = 鐘と遠吠え
settings-captions = 音を文字で示す
settings-captions-note = 鐘や遠吠えを、画面の下に書きます
settings-try = 鳴らす
settings-less = { $what }を下げる
settings-more = { $what }を上げる
settings-key-move = 選ぶ所を移す
settings-key-move-keys = Tab、矢印
settings-key-press = 押す
settings-key-press-keys = Enter、Space
settings-key-back = 戻る、閉じる
settings-key-back-keys = Esc
settings-key-menu = メニュー
settings-key-menu-keys = F10
settings-key-full = 全画面
settings-key-full-keys = F11
settings-key-larger = 文字を大きく、小さく
settings-key-larger-keys = Ctrl と +、Ctrl と −
settings-key-seat = 席を選ぶ
settings-key-seat-keys = 1 から 9

## ゲーム中のメニュー

menu-title = 小休止
menu-saved = ここまでは、もう記録されています。
menu-resume = 続ける
menu-settings = 設定
menu-how = 遊び方
menu-leave = 題字へ戻る
menu-quit = 終わる

## 音の字幕

sound-bell = 〔鐘が鳴る〕
sound-howl = 〔遠吠え〕
sound-heartbeat = 〔鼓動〕
sound-drum = 〔太鼓〕
sound-clappers = 〔拍子木〕
sound-stamp = 〔印を押す音〕

## 遊び方

how-title = 遊び方
how-lead = 三分で読めます。
how-goal = めあて
how-goal-1 = 村に、人の姿をした狼がまぎれています。村人は話し合い、毎日一人を投票で処刑します。
how-goal-2 = 人狼がいなくなれば村の勝ち。人狼の数が、残る人の数に並べば人狼の勝ちです。
how-goal-3 = そのとき妖狐が生きていれば、勝ちは妖狐のものになります。
how-day = 一日の流れ
how-day-night = 夜
how-day-night-note = 人狼は一人を襲い、占い師や狩人はそれぞれの相手を選びます。何もない人も、眠るだけで夜は進みます。
how-day-dawn = 夜明け
how-day-dawn-note = 亡くなった人と遺言が告げられます。だれも死なない朝もあります。
how-day-talk = 話し合い
how-day-talk-note = 名乗る、結果を伝える、疑う、かばう、たずねる。文を選んでも、自分の言葉で打ってもかまいません。
how-day-vote = 投票
how-day-vote-note = 全員が入れ終わるまで、だれに入れたかは見えません。票が並べば、もう一度投票します。
how-roles = 役職
how-role-villager = 力はありません。話し合いと一票で戦います。
how-role-seer = 夜ごとに一人を占い、人狼かどうかを知ります。妖狐を占うと呪い殺します。
how-role-medium = 処刑された人が人狼だったかどうかを、翌朝に知ります。
how-role-bodyguard = 夜ごとに一人を、人狼の襲撃から守ります。
how-role-freemason = もう一人の共有者がだれかを知り、夜に話せます。
how-role-werewolf = 夜ごとに仲間と一人を襲います。仲間を知っています。
how-role-possessed = 人ですが、人狼の勝ちを願います。だれが人狼かは知りません。
how-role-fox = 襲われても死にません。占われると死にます。最後まで生き残れば勝ちです。
how-role-depraver = 妖狐に仕える人。妖狐が絶えると、後を追います。
how-role-poisoner = 殺されるとき、だれか一人を道連れにします。
how-role-cat = 殺されるとき道連れにし、夜には死者を呼び戻そうと試みます。
how-role-cupid = 初めの夜に二人を結びます。二人は運命をともにします。
how-tips = はじめての人へ
how-tips-1 = 占い師を名乗る人が二人いたら、少なくとも一人は嘘です。
how-tips-2 = 票は言葉より正直です。だれが、だれに入れたかを見返しましょう。
how-tips-3 = 死んでも終わりではありません。天国で話し、村の行方を見届けられます。
how-tips-4 = 閉じても、なくなるものはありません。次に開くと、その場から続きます。
how-start = はじめての村を始める
