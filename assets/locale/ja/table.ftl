app-title = 月守

camp-name-village = 村人陣営
camp-name-werewolf = 人狼陣営
camp-name-fox = 妖狐陣営
camp-name-lovers = 恋人陣営
camp-name-quiz = 出題者陣営
camp-name-vampire = 吸血鬼陣営
camp-name-bat = 蝙蝠陣営
camp-name-ogre = 鬼陣営
camp-name-duelist = 決闘者陣営
camp-name-tengu = 天狗陣営
camp-name-mania = 神話マニア陣営
camp-letter-village = 村
camp-letter-werewolf = 狼
camp-letter-fox = 狐
camp-letter-lovers = 恋
camp-letter-quiz = 問
camp-letter-vampire = 血
camp-letter-bat = 蝠
camp-letter-ogre = 鬼
camp-letter-duelist = 決
camp-letter-tengu = 天
camp-letter-mania = 神

# The top bar
table-day-setup = { $kanji }日目 夜
table-day-night = { $kanji }日目 夜
table-day-day = { $kanji }日目 昼
table-day-vote = { $kanji }日目 夕
table-day-over = { $kanji }日目 決着
table-step-night = 夜
table-step-dawn = 夜明け
table-step-talk = 話し合い
table-step-vote = 投票
table-step-execution = 処刑
table-step-short = { $step } { $n } / { $of }
table-speed-step = 一つずつ
table-speed-read = 読む速さ
table-speed-auto = さくさく
table-speed-fast = ×8
table-speed-hint = 進む速さ（F キー）
table-pause = 止める（P キー）
table-resume = 進める（P キー）
table-menu = メニュー（Esc キー）
table-next = 次へ
table-next-hint = 次へ（Enter キー）
table-clock-talk = 残り { $n } 発言
table-clock-vote = 投票 { $n } / { $of }
table-alive = 生存 { $n } / { $of }
table-waiting-talk = 皆が考えています
table-waiting-votes = 皆の票を待っています
table-waiting-night = 夜が更けていきます
table-waiting-you = あなたを待っています
table-paused = 止めています
table-unsaved = 保存できません: { $why }。続きは保存できてから進みます。

# Seat cards
table-you = あなた
table-no-claim = 名乗りなし
table-talk-left = 発言 あと { $n } 回
table-left = 残り { $n } 発言
table-ballot = → { $seat } { $name }
table-suspected = 疑{ $n }
table-white = 白
table-black = 黒
table-voted-seal = 済
table-revived-seal = 蘇
table-tie-seal = 同票
table-more = +{ $n }
table-died-night = { $day }日目の夜
table-died-day = { $day }日目の夕
table-seal-found_dead = 亡
table-seal-vote_killed = 刑
table-seal-wolf_killed = 襲
table-seal-hungry_wolf_killed = 襲
table-seal-spell_killed = 呪
table-seal-cursed = 呪
table-seal-poisoned = 毒
table-seal-hunted = 狩
table-seal-lovers_followed = 恋
table-seal-fox_followed = 狐
table-seal-sudden_death = 突
table-seal-suicide = 自
table-barred-self = 自分は不可
table-barred-dead = 亡くなっています
table-barred-alive = 生きています
table-barred-partner = 仲間です
table-barred-dummy = 身代わり君
table-barred-not_dummy = 初日は身代わり君
table-barred-other = 選べません
table-a11y-suspected = { $n } 人に疑われている
table-a11y-result = { $giver }の結果では{ $word }
table-a11y-picked = { $n } 番目に選んだ
table-a11y-voted = 投票済み
table-a11y-said = { $name }: { $text }
table-a11y-ring = 輪の席
table-comma = 、
table-and = と
table-dot = ・
table-versus = 対
table-gap = 　

# The voice and the log
table-voice = 今の発言
table-tag-will = 遺言
table-tag-secret = あなただけに
table-tag-claim = 名乗り
table-tag-counter_claim = 対抗
table-tag-report = 結果
table-tag-explain_pick = 説明
table-tag-hint = ほのめかし
table-tag-deny_role = 否定
table-tag-retract = 撤回
table-tag-suspect = 疑い
table-tag-trust = 信頼
table-tag-compare = 比較
table-tag-link = つながり
table-tag-deduce = 推理
table-tag-undecided = 迷い
table-tag-shift = 考え直し
table-tag-vote_plan = 投票予定
table-tag-vote_switch = 変更
table-tag-request_vote = 呼びかけ
table-tag-read_votes = 票読み
table-tag-react_votes = 票
table-tag-ask = 質問
table-tag-answer = 答え
table-tag-dodge = はぐらかし
table-tag-agree = 賛成
table-tag-agree_partly = 一部賛成
table-tag-disagree = 反対
table-tag-request = 頼み
table-tag-prod = 促し
table-tag-small_talk = 雑談
table-tag-plea = 訴え
table-tag-last_words = 最後の言葉
table-log = 発言の記録
table-filter-all = すべて
table-filter-talk = 発言
table-filter-results = 結果
table-filter-whispers = ささやき
table-filter-heaven = 霊界
table-filter-notes = メモ
table-search = 探す
table-search-close = 探すのをやめる
table-search-none = 見つかりません
table-log-empty = まだ何もありません
table-unread = ここから未読 { $n }
table-when-day = { $day }日目
table-log-night = { $day }日目の夜になりました。
table-log-day = { $day }日目の朝です。
table-log-vote = { $day }日目の投票が始まりました。
table-log-revote = 再投票です（{ $round } 回目）。
table-log-counted = { $day }日目の夕、{ $name }に { $n } 票。処刑が決まりました。
table-log-tied = { $names }が { $n } 票で並びました。
table-log-ended = 決着。{ $camp }
table-draw = 引き分け

# The dock
table-role-yours = あなたの役職
table-role-hidden = 伏せています
table-role-hold = 長押しで見る
table-role-key = （H キー）
table-role-a11y = あなたの役職。押しているあいだだけ見えます
table-role-none = 見物中
table-lead-guard = 守る席を、輪の中から選んでください。
table-lead-divine = 占う席を、輪の中から選んでください。
table-lead-eat = 襲う席を、輪の中から選んでください。
table-lead-shoot_arrow = 矢を射る席を、輪の中から選んでください。
table-lead-revive = 呼び戻す席を、輪の中から選んでください。
table-lead-vote = 処刑する席を、輪の中から選んでください。
table-lead-other = { $action }: 席を、輪の中から選んでください。
table-lead-night = 夜です。ほかにすることはありません。
table-lead-asleep = 眠っています。夜明けを待ちましょう。
table-lead-dead = あなたは霊界から見ています。
table-lead-voted = 票を入れました。開票を待っています。
table-lead-vote-wait = 投票が続いています。
table-lead-decided = { $name }に { $n } 票。処刑されます。
table-lead-tied = { $numbers }の同票。もう一度、投票します。
table-sub-own = あなたの票は { $seat } { $name }（太い線）。
table-sub-counted = 全員の票がそろいました。
table-sub-left = あと { $n } 席 選べます
table-sub-full = 選び終えました
table-sub-keys = ← → で移る　Space で選ぶ　Z で戻す　Enter で決める
table-sub-night = 眠ると、夜明けまで進みます。皆が同じ長さの夜を過ごします。
table-ended = 決着。{ $camp }
table-to-result = 結果を見る
table-sleep = 眠る
table-done-talking = 話を終える
table-done-hint = 今日はもう話さない
table-to-end = 結末まで進める
table-voted-count = { $n } 人が投票

# Choosing
table-action-vote = 投票
table-about-guard = 一席を選びます。人狼に襲われても守ります。
table-about-divine = 一席を選びます。人狼かどうかが分かります。
table-about-eat = 一席を選びます。仲間の人狼と意見を合わせます。
table-about-shoot_arrow = 二席を選びます。選ばれた二人は恋人になります。
table-about-revive = 亡くなった一席を選びます。
table-about-vote = 一席を選びます。全員がそろうまで伏せられます。
table-about-other = { $least } から { $most } 席を選びます。
table-confirm-guard = { $n ->
    [0] 席を選んでください
   *[other] { $name }を守る
    }
table-confirm-divine = { $n ->
    [0] 席を選んでください
   *[other] { $name }を占う
    }
table-confirm-eat = { $n ->
    [0] 席を選んでください
   *[other] { $name }を襲う
    }
table-confirm-vote = { $n ->
    [0] 席を選んでください
   *[other] { $name }に投票する
    }
table-confirm-other = { $n ->
    [0] 席を選んでください
   *[other] { $n } 席に決める
    }
table-skip = 使わない
table-picked = 選んだ席
table-picked-none = まだ選んでいません。
table-unpick = { $name }を外す
table-enough = { $n } 席まで選べます。
table-night-note = 皆が同じ長さの夜を過ごします。決めるまでは、何度でも選び直せます。
table-vote-note = 票は伏せられ、全員がそろうと開きます。決めるまでは、何度でも選び直せます。
table-look-log = 記録を見る
table-look-task = 選ぶ

# The count
table-counting = 開票しています。
table-count-title = { $kanji }日目の投票
table-count-lead = 全員がそろったので開きました。
table-count-turns = 票の流れ
table-count-history = これまでの票
table-count-voters = 票を入れた
table-turn-kept-mark = 一致
table-turn-changed-mark = 変心
table-turn-kept = { $name }は言った通り、{ $target }に投票。
table-turn-changed = { $name }は「{ $said }に」と言い、{ $target }へ。
table-history-day = { $day }日目
table-history-round = { $day }日目 { $round }回
table-count-again = もう一度見る
table-count-next = 次へ
table-count-revote = 再投票へ
table-count-none = 票のない席

# The composer
table-composer = 発言を組み立てる
table-kind-claim = 名乗る
table-kind-report = 結果
table-kind-suspect = 疑う
table-kind-trust = 信じる
table-kind-vote_plan = 投票
table-kind-ask = 尋ねる
table-kind-answer = 答える
table-kind-agree = 賛成
table-kind-disagree = 反対
table-kind-request = 頼む
table-kind-small_talk = 雑談
table-kind-whisper_attack = 襲撃案
table-kind-whisper_cover = 騙る
table-slot-role = 役職
table-slot-art = 何で
table-slot-target = 誰を
table-slot-about = 誰のこと
table-slot-value = 結果
table-slot-night = いつ
table-slot-degree = どのくらい
table-slot-because = なぜ
table-slot-line = どの発言
table-slot-stance = どう見る
table-slot-wish = 何を
table-slot-topic = 話題
table-seat = { $seat } { $name }
table-night = { $day }日目の夜
table-line = { $seat } { $name }「{ $words }」
table-about-none = 意見を
table-because-none = 理由なし
table-art-divined = 占い
table-art-medium = 霊能
table-art-guarded = 護衛
table-value-human = 人狼ではない
table-value-werewolf = 人狼
table-degree-1 = 少し
table-degree-2 = まあまあ
table-degree-3 = 強く
table-stance-suspect = 疑っている
table-stance-trust = 信じている
table-stance-undecided = 迷っている
table-wish-divine = 占ってほしい
table-wish-guard = 守ってほしい
table-wish-claim = 名乗ってほしい
table-topic-weather = 天気
table-topic-night = 昨夜
table-topic-tea = お茶
table-topic-food = 食べ物
table-why-vote = { $name }に票を入れた
table-why-result = { $name }の結果が{ $value }
table-why-claim = { $role }と名乗った
table-why-push = { $name }を疑っていた
table-why-defend = { $name }をかばった
table-why-silence = 黙っている
table-why-feel = なんとなく
table-free = 自由に書く
table-pick-words = 選んで話す
table-free-hint = ここに書く（Enter で発言）
table-understood = こう受け取りました
table-understood-not = 中身は読み取れませんでした。言葉だけが伝わります。
table-understood-drop = 「{ $gist }」を取り消す
table-understood-mend = 「{ $gist }」を直す
table-preview-missing = 輪の席か、上の欄で選ぶと文になります。
table-say = 発言する
table-whisper = ささやく
table-channel = 話す相手
table-gist-claim = { $role }だと名乗る
table-gist-counter_claim = { $role }だと対抗する
table-gist-report = { $name }は{ $value }だった
table-gist-suspect = { $name }を疑う
table-gist-trust = { $name }を信じる
table-gist-vote_plan = { $name }に投票する
table-gist-vote_switch = 投票先を{ $name }に変える
table-gist-request_vote = { $name }への投票を呼びかける
table-gist-ask = { $name }について尋ねる
table-gist-prod = { $name }に意見を求める
table-gist-agree = 賛成する
table-gist-disagree = 反対する
table-gist-undecided = まだ迷っている
table-gist-small_talk = 雑談をする
table-gist-deny_role = { $role }ではないと言う
table-gist-retract = 前の言葉を取り消す

# Will and menu
table-will = 遺言
table-will-lead = 亡くなった次の朝に読まれます。生きているあいだは何度でも書き直せます。
table-will-hint = 残す言葉
table-will-save = 書き残す
table-menu-title = 村の途中
table-menu-lead = ここまでは保存されています。
table-menu-resume = 村に戻る
table-menu-settings = 設定
table-menu-title-page = 表紙へ
table-menu-how = 遊び方
table-close = 閉じる
table-failed = この村を開けませんでした

# 一台を回して遊ぶ

table-hand-over = { $name }に渡す
curtain-title = { $name }に渡してください
curtain-lead = ほかの人は画面から目を離してください。{ $name }だけが見ているときに、下のボタンを押し続けます。
curtain-hold = 押し続けて開く（スペースキーでも）
new-person-here = この席に座る人の名前（空なら AI）
new-person-human = { $name }（人）
