# The command line and the text table.

# Saved games
store-error = 保存データを扱えませんでした。
store-not-found = 保存データ「{ $id }」が見つかりません(または一つに決まりません)。
store-damaged = 保存データ { $file } は壊れています({ $why })。
store-damaged-kept = 保存データ { $file } は壊れています。元のファイルは { $kept } に残しました。{ $restored ->
    [0] 読み取れる出来事はありませんでした。
   *[other] 無事だった{ $restored }件の出来事は元の番号で続けられます。
    }
store-too-new = { $file } はより新しい月守で保存されたものです。ファイルには触れていません。
store-no-save = { $file } は保存データではありません。
store-no-shelf = 保存用のフォルダーを使えません: { $file } はフォルダーでないか、書き込めません。
store-not-saved = { $file } に保存できません: { $why }

# Mistakes
cli-no-display = 画面が見つからないため、文字の卓で始めます。
cli-no-display-narrated = 画面も端末も見つからないため、AIだけの村を一つ語ります。
cli-refused = 始められません: { $why }
cli-unknown-role = 「{ $id }」という役職はありません。
cli-unknown-ruleset = 「{ $id }」というルールはありません。使えるのは { $known } です。
cli-bad-option = 設定「{ $given }」は 名前=値 の形で書いてください。
cli-unknown-agent = 「{ $id }」というAIはありません。使えるのは first, simple です。
cli-no-log = ファイル { $file } に書き込めません: { $why }
cli-no-file = ファイル { $file } を読めません: { $why }
cli-bad-file = { $file } はシナリオとして読めません: { $why }
cli-bad-settings = 設定ファイルを読めなかったため初期設定で始めます。元のファイルは { $kept } に残しました。

# Saved games, listed
cli-saves-none = 保存された村はありません。
cli-saves-line = { $id }  { $ruleset }  { $seats }人  { $where }  { $when }
cli-saves-where = { $day }日目・{ $phase }、生存{ $alive }人
cli-saves-finished = 終了、勝者: { $camp }
cli-saves-broken = { $id }  壊れています
cli-saves-exported = { $file } に書き出しました。
cli-saves-imported = { $id } として取り込みました。
cli-saves-ok = { $id }  異常なし({ $events }件)
cli-saves-bad = { $id }  異常あり: { $why }

# Encyclopedia
roles-line = { $id }  { $name }  { $camp }
roles-about = { $name }({ $id }) 陣営: { $camp }、占い: { $seen }、数え方: { $count }

# Lab and arena
lab-scenario = { $id }{ $verdict ->
    [equal] : 一致
    [differs] : 不一致
   *[question] {""}
    }
lab-outcome = 　{ $p }  { $what }
lab-nothing = 何も起こらない
lab-estimate = (推定)
lab-expected = 　期待された結果:
arena-line = { $name }  { $rate }%  ({ $low } – { $high })
arena-total = { $games }ゲーム、{ $seconds }秒、毎秒{ $rate }ゲーム

# Text table
terminal-welcome = 月守 ── 文字の卓。「/?」で使い方を読めます。
terminal-saved-as = この村は { $id } に保存されます。いつやめても続きから遊べます。
terminal-continued = 続きから始めます。ここまでの出来事:
terminal-help =
    そのまま文を打つと発言します。何も打たずにEnterで続きを聞きます。
    /done 話を終える(夜は眠る)  /who 席の一覧  /me 自分の役職と知っていること  /will 文 遺言を書く
    /say 文 番号を聞かれている間に話す  /log 今日の出来事をもう一度  /lang ja または /lang en 言語の切り替え  /do ほかにできること  /quit 保存してやめる
    死んだ後は /end で結末まで飛びます。番号を聞かれたら席の番号を打ってください。
terminal-prompt-day = 発言、Enterで続き、/done で終える(残り{ $left }回)
terminal-prompt-day-unlimited = 発言、Enterで続き、/done で終える
terminal-prompt-day-silent = Enterで続き、/done で終える
terminal-prompt-night = 囁き、または /done で眠る
terminal-prompt-night-mono = 独り言、または /done で眠る
terminal-prompt-sleep = /done で眠る
terminal-prompt-dead = 霊界での発言、Enterで続き、/end で結末まで
terminal-choose-vote = 誰に投票しますか。
terminal-choose-act = { $action }: 誰を選びますか。
terminal-choose-act-many = { $action }: { $least }人から{ $most }人を選んでください(番号を空白で区切る)。
terminal-choose-skip = 見送るなら 0。
terminal-number = 番号
terminal-menu = どれをしますか。
terminal-choose-plain = { $action }: する場合はEnter、しない場合は0。
terminal-choose-path = 自分の席から歩く道順に、席を並べてください。
terminal-choose-line = 一直線に並ぶ席を選んでください。
terminal-choose-slip = { $of }枚のうち{ $n }枚目の票。空けておくならEnter。
terminal-choose-field = { $field }を選んでください。
terminal-choose-field-many = { $field }を{ $least }〜{ $most }つ選んでください(間を空けて番号を並べる)。
terminal-choose-field-ordered = { $field }を{ $least }〜{ $most }つ、順に選んでください(間を空けて番号を並べる)。
terminal-choose-number = { $field }({ $low }〜{ $high })
terminal-choose-none = 選ばないならEnter。
terminal-stock = {" "}×{ $n }
terminal-offers = いまできること(番号を打つ):
terminal-also = (ほかにできることもあります。/do で一覧)
terminal-prompt-window = Enterか /done で次へ
terminal-prompt-exited = 退場しています。Enterで続き、/end で結末へ
terminal-not-a-number = 番号で答えてください。
terminal-understood = (伝わった意味: { $meaning })
terminal-not-understood = (意味は読み取れませんでした。世間話として聞かれます)
terminal-refused = それはできません: { $why }
terminal-unknown-command = 「{ $given }」という命令はありません。「/?」で使い方を読めます。
terminal-number-wanted = まず、上の問いに番号で答えてください。
terminal-nothing-to-do = 今はできることがありません。
terminal-seat = { $name }{ $state ->
    [dead] ── 死亡
   *[alive] {""}
    }{ $role }
terminal-no-will = この村に遺言はありません。
terminal-unsaved = 保存できません: { $why }。空きを作ってEnterを押してください。
terminal-bye = 保存しました。続きは「tsukimori play --text --continue { $id }」で。
terminal-bye-unsaved = またいつか。
terminal-why = ── なぜそうなったか ──
terminal-language = 言語を切り替えました。
narrated-welcome = 月守 ── AIだけの村、種 { $seed }。
terminal-you = あなた
