# 電話のページ

phone-title = 月守
phone-title-day = { $day }日目 昼
phone-title-discussion = { $day }日目 話し合い
phone-title-vote = { $day }日目 投票
phone-title-vote_result = { $day }日目 開票
phone-title-night = { $day }日目 夜
phone-title-dusk = { $day }日目 夕
phone-title-dawn = { $day }日目 夜明け
phone-title-morning = { $day }日目 朝
phone-title-day_game_brief = { $day }日目 昼の遊びの前
phone-title-day_game = { $day }日目 昼の遊び
phone-title-day_game_result = { $day }日目 昼の遊びの結果
phone-title-setup = はじまり
phone-title-over = おわり
phone-title-other = { $day }日目
phone-weather = { $name }：{ $about }
phone-vote = 投票
phone-choose = { $least ->
    [1] { $most ->
        [1] 一人を選びます。
       *[other] { $most }人まで選びます。
    }
   *[other] { $least }〜{ $most }人を選びます。
}
phone-pass = 何もしない
phone-sleep = 眠る
phone-ready = これで終わり
phone-art-divined = 占いの結果
phone-art-medium = 霊能の結果
phone-art-guarded = 護衛の結果
phone-channel-talk = みんなへ
phone-channel-wolf = 狼の囁き
phone-channel-mason = 共有者へ
phone-channel-fox = 狐どうし
phone-channel-lovers = 恋人へ
phone-channel-mono = ひとりごと
phone-channel-heaven = 天の声
phone-channel-other = 仲間へ
phone-votes-of = { $day }日目の票{ $round ->
    [0] {""}
    [1] {""}
   *[other] （{ $round }回目）
}
phone-won = あなたの勝ちです。
phone-lost = あなたの負けです。
phone-join = 席に着く
phone-name = 名前
phone-code = 合言葉
phone-watch = 見るだけ
phone-waiting-start = 始まるのを待っています…
phone-waiting = ほかの人を待っています…
phone-hold = 押しているあいだ役職が見えます
phone-hidden = 伏せています
phone-tab-act = すること
phone-tab-say = 話す
phone-tab-log = 記録
phone-tab-board = 推理
phone-nothing = いまは待つ時間です。
phone-send = 送る
phone-confirm = 決める
phone-undo = 選び直す
phone-say-hint = 思ったことをそのまま
phone-whom = だれ
phone-what = なに
phone-will = 遺言
phone-will-hint = 翌朝に読まれます
phone-will-keep = 遺言を残す
phone-claims = 名乗りと結果
phone-no-claims = まだ誰も名乗っていません。
phone-lost-line = つながりが切れました。つなぎ直しています…
phone-back = つながりました。
phone-done = 決まりました。
phone-leave = 席を立つ
phone-leave-sure = 席を立つと AI が代わります。よろしいですか？
phone-consent = 退いた人や見る人に、この席の見えるものを見せてもよい
phone-language = English
phone-who-here = 居ます
phone-who-away = 離れています
phone-who-stand_in = AI が預かり中
phone-who-ai = AI
phone-who-empty = 空席
phone-who-dummy = 身代わり
phone-paused = 卓の主が止めています
phone-again = もう一度つなぐ
phone-left = 残り { $n } 回
phone-your-turn = あなたの番です
phone-look = 見る席
phone-look-public = みんなの目
phone-dead = あなたは退きました。
phone-calls = 神を呼ぶ
phone-more = ほかにできること
phone-night-wait = 夜が明けるのを待っています。
phone-a11y-seats = 席
