# サバイバルの結末と、席・条項・朝の伯爵のことば。

# 結果
survival-result-won = { $camp }の勝利
survival-result-when-day = { $kanji }日目
survival-result-when-night = { $kanji }日目の夜
survival-result-when-epilogue = 後日談
survival-result-story-village = { $when }、最後の狼が去り、扉が開きました。
survival-result-story-wolf = { $when }、狼の数が人に並び、扉は閉じたままになりました。
survival-result-story-vampire = { $when }、勝負がついたとき、まだ赤い目が残っていました。
survival-result-you-stayed-won = あなた（{ $name }）は最後まで残り、勝ちました。
survival-result-you-stayed-lost = あなた（{ $name }）は最後まで残りましたが、敗れました。
survival-result-you-gone-won = あなた（{ $name }）は退場しましたが、陣営は勝ちました。
survival-result-you-gone-lost = あなた（{ $name }）は退場し、敗れました。
survival-result-who-note = { $seats } 席、残った人 { $alive }
survival-result-stayed = 残った
survival-result-rules = サバイバル・{ $game }　種 { $seed }
survival-result-no-game = 昼のゲームなし
survival-result-role-was = { $role }（もとは{ $was }）

# 日ごとの出来事
survival-chronicle-game = 昼のゲーム
survival-chronicle-round = { $round }回目
survival-chronicle-result = その結果
survival-chronicle-rooms = 部屋
survival-chronicle-vote = 投票
survival-chronicle-runoff = 決選投票
survival-chronicle-ballots = 票の先
survival-chronicle-move = { $name }：{ $what }
survival-chronicle-join = {" ／ "}

# だれがなぜ退場したか
survival-head-vote = { $name }は投票で退場した。
survival-head-raid = { $name }は夜の襲撃で退場した。
survival-head-skoll_raid = { $name }は昼日中に襲われて退場した。
survival-head-counter = { $name }は襲った先で討たれて退場した。
survival-head-drag = { $name }は道連れにされて退場した。
survival-head-divined = { $name }は占いの光に照らされて退場した。
survival-head-queen_link = { $name }は女王とともに退場した。
survival-head-witch = { $name }は魔女の毒で退場した。
survival-head-warg_doom = { $name }は仲間を増やした代償に退場した。
survival-head-gevaudan_term = { $name }は二日目の刻限が来て退場した。
survival-head-thor = { $name }は雷神の槌に打たれて退場した。
survival-head-mimir_price = { $name }は賢神に払う代償として退場した。
survival-head-uller_shot = { $name }は弓神の矢に射られて退場した。
survival-head-uller_price = { $name }は矢の代償を払って退場した。
survival-head-baldr_term = { $name }は光神の加護が切れて退場した。
survival-head-loki_trap = { $name }は悪神の罠にかかって退場した。
survival-head-cursed_ring = { $name }は呪いの指輪で退場した。
survival-head-rule_violation = { $name }は決まりを破ったとして退場した。
survival-head-returned = { $name }が帰ってきた。
survival-head-became = { $name }は{ $role }になった。

# 段ごとのいきさつ
survival-step-both = { $actor } → { $target }：{ $what }
survival-step-actor = { $actor }：{ $what }
survival-step-target = { $target }：{ $what }
survival-step-none = { $what }
survival-step-call-called = { $actor }が{ $thing }を呼んだ。
survival-step-call-called-at = { $actor }が{ $thing }を呼び、{ $target }を指した。
survival-step-call-trapped = { $actor }が{ $thing }を呼び、罠にかかった。
survival-step-settle_apply-baldr = { $target }は光神の加護で残った（{ $thing }）。
survival-step-settle_apply = { $target }が退場した（{ $what }）。
survival-step-settle_drag-drag = { $actor }が{ $target }を道連れにした。
survival-step-settle_drag = { $actor }は{ $target }を道連れにできなかった。{ $what }。
survival-step-settle_link-queen_link = { $actor }に従い、{ $target }も退場した。
survival-step-settle_link-baldr = { $actor }が去っても、{ $target }は光神の加護で残った。
survival-step-settle_return-returned = { $target }が帰ってきた。
survival-step-divine = { $actor }が{ $target }を占った。{ $what }。
survival-step-medium = { $actor }が{ $target }の跡を視た。{ $what }。
survival-step-twin_check = { $actor }が片割れの{ $target }を確かめた。{ $what }。
survival-step-protect-guard = { $actor }が{ $target }の戸口に立った。
survival-step-protect-ward = { $actor }が{ $target }を護りで包んだ。
survival-step-raid-raid = { $actor }が{ $target }を襲った。
survival-step-raid-guard = { $actor }が{ $target }を襲ったが、騎士に阻まれた。
survival-step-raid-ward = { $actor }が{ $target }を襲ったが、護りに阻まれた。
survival-step-raid-tyr = { $actor }が{ $target }を襲ったが、軍神が退けた。
survival-step-raid-baldr = { $actor }が{ $target }を襲ったが、光神の加護に阻まれた。
survival-step-raid-counter = { $actor }が{ $target }を襲い、返り討ちにあった。
survival-step-raid-immune = { $actor }が{ $target }を襲ったが、牙は通らなかった。
survival-step-day_game-asleep = おおかみが{ $target }を捕まえ、夜明けまで眠らせた。
survival-step-vote_tally-most = { $target }が最も多くの票を集めた。
survival-step-vote_tally-runoff = 同数。決選投票へ（{ $target }）。
survival-step-vote_tally-tie = 同数。だれも退場しない（{ $target }）。
survival-step-vote_tally-all = 同数。全員が退場する（{ $target }）。
survival-step-vote_tally-random = 同数。くじで決まった（{ $target }）。
survival-step-vote_extra = { $target }には催眠術の代償として { $what } 票が加わった。
survival-step-vote_void = { $actor }の票は数えられなかった（{ $what }）。
survival-step-vote_forfeit = { $target }は票を入れなかった。

# 後日談
survival-epilogue-village = 城の扉がすべて開き、人びとは朝の光のなかへ出ていきました。
survival-epilogue-wolf = 城にも外にも、もうだれの名も残っていません。
survival-epilogue-vampire = 城の窓に夜だけが残り、外ではだれもここで何があったかを知りません。
survival-epilogue-village-stayed-1 = { $name }は椅子を元の場所に戻し、いちばん最後に広間を出た。
survival-epilogue-village-stayed-2 = { $name }は門の前で立ちどまり、あいた席の数をもう一度だけ数えた。
survival-epilogue-village-stayed-3 = { $name }は{ $host }に礼を言わず、まっすぐ帰り道を歩いた。
survival-epilogue-village-gone-1 = { $name }は目をこすりながら戻ってきて、朝食の残りを尋ねた。
survival-epilogue-village-gone-2 = { $name }は退場していた間の話を聞きたがり、帰り道がずいぶん長くなった。
survival-epilogue-village-gone-3 = { $name }は広間に戻ると、まず自分の席に座ってみた。
survival-epilogue-village-wolf-1 = { $name }の耳にはまだ遠吠えが残っていたが、手はもう人の手だった。
survival-epilogue-village-wolf-2 = { $name }は皆から少し離れて門を出て、振り返らなかった。
survival-epilogue-village-wolf-3 = { $name }は「次は人がいい」とだけ言って、朝の霧にまぎれた。
survival-epilogue-village-vampire-1 = { $name }は日の光をまぶしがり、いちばん深い帽子を借りた。
survival-epilogue-village-vampire-2 = { $name }は牙の跡をさすり、夢だったことにした。
survival-epilogue-village-vampire-3 = { $name }は扉の影を選びながら、ゆっくり外へ出た。
survival-epilogue-wolf-stayed-1 = { $name }は最後の夜、灯りを消さずに待った。
survival-epilogue-wolf-stayed-2 = { $name }の家では、だれの部屋だったかを思い出せないでいる。
survival-epilogue-wolf-stayed-3 = { $name }は扉の内側に名前を書いたが、読む人はいない。
survival-epilogue-wolf-gone-1 = { $name }の席には、もう名札もない。
survival-epilogue-wolf-gone-2 = { $name }あての手紙は、宛先不明で戻ってきた。
survival-epilogue-wolf-gone-3 = { $name }の名は、だれの口からも出なくなった。
survival-epilogue-wolf-wolf-1 = { $name }は月の下でひと声吠え、森へ帰った。
survival-epilogue-wolf-wolf-2 = { $name }は広間の灯りを一つずつ吹き消していった。
survival-epilogue-wolf-wolf-3 = { $name }は次の招待状の宛名を、もう考えている。
survival-epilogue-wolf-vampire-1 = { $name }は狼たちに先を越され、棺のふたを閉めた。
survival-epilogue-wolf-vampire-2 = { $name }は夜明けを待たずに、ひとりで城を去った。
survival-epilogue-wolf-vampire-3 = { $name }の姿は、鏡のどこにも映らないままだった。
survival-epilogue-vampire-stayed-1 = { $name }は勝ったと思った。首すじに冷たい息がかかるまでは。
survival-epilogue-vampire-stayed-2 = { $name }の首には、二つの小さな跡が残った。
survival-epilogue-vampire-stayed-3 = { $name }は扉に手をかけたが、外もまだ夜だった。
survival-epilogue-vampire-gone-1 = { $name }のことを覚えているのは、城の夜だけになった。
survival-epilogue-vampire-gone-2 = { $name }の席は、暗がりのなかに置かれたままだ。
survival-epilogue-vampire-gone-3 = { $name }を待っていた家の灯りは、いつか消えた。
survival-epilogue-vampire-wolf-1 = { $name }は牙を見せたが、相手の牙のほうが長かった。
survival-epilogue-vampire-wolf-2 = { $name }は勝ちどきの遠吠えを、途中でやめた。
survival-epilogue-vampire-wolf-3 = { $name }は森へ逃げ、二度と城の話をしなかった。
survival-epilogue-vampire-vampire-1 = { $name }は玉座の埃を払い、静かに笑った。
survival-epilogue-vampire-vampire-2 = { $name }は窓をすべて閉め、長い夜のしたくをした。
survival-epilogue-vampire-vampire-3 = { $name }はいちばん大きな杯を取り、赤いもので満たした。

# 席のしるし
survival-seal-exit = 退場
survival-seal-back = 帰
survival-seat-silenced = 沈黙
survival-seat-returned = 帰ってきた
survival-votes-of = { $name } ×{ $n }

# 規則の文書
survival-clauses = 規則の文書
survival-clauses-key = 規則の文書（C キー）
survival-clauses-lead = 伯爵がはじめに読みあげた十九の条項。渾沌が消せるのは、印のない条項だけ。
survival-clauses-struck = いま消されている条項：{ $names }
survival-clauses-gone = 消されている（次の夜明けまで）
survival-clauses-gone-for-good = 消されている
survival-clauses-firm = 消せない
survival-prohibitions = 禁止事項

# 票の枠
survival-slip = { $n }票め
survival-slip-owed = { $n }票め：まだ選んでいません。
survival-slip-free = { $n }票め：入れなくてもかまいません。

# 朝の伯爵
survival-dawn-first = { $host }「昨夜、皆さんに役職を配りました。名乗るも隠すもご自由に。では一日目を始めましょう」
survival-dawn-none-1 = { $host }「全員おそろいですね。それは、よい知らせでしょうか」
survival-dawn-none-2 = { $host }「おはようございます。狼はゆうべ、空腹のまま朝を迎えました」
survival-dawn-none-3 = { $host }「数えまちがいではありません。きのうと同じ人数です」
survival-dawn-saved-1 = { $host }「ゲームに勝った夜は、よく眠れたことでしょう」
survival-dawn-saved-2 = { $host }「約束どおり、ゆうべは戸を叩かせませんでした。今夜は別の話です」
survival-dawn-saved-3 = { $host }「静かな夜は、みなさんが働いて手に入れたものです」
survival-dawn-one-1 = { $host }「おはようございます。椅子の数だけ数えました。わけは皆さんで」
survival-dawn-one-2 = { $host }「朝食を一人分、下げさせました」
survival-dawn-one-3 = { $host }「目は覚めましたか。隣の席をよくごらんなさい。きのうと同じ顔ですか」
survival-dawn-one-4 = { $host }「日は昇る約束を守りました。私も守ります。あなたがたは?」
survival-dawn-many-1 = { $host }「長い夜でした。空いた席は、一つではありません」
survival-dawn-many-2 = { $host }「ひと晩でずいぶん広間が広くなったものです」
survival-dawn-many-3 = { $host }「鐘を一度しか鳴らしていないのに、返事のない部屋がいくつもあります」
survival-dawn-back-1 = { $host }「おや。いないはずの人が、席についています」
survival-dawn-back-2 = { $host }「扉は外からも開くのですね。おかえりなさい」
survival-dawn-back-3 = { $host }「名簿を書き直しました。こんどは、書き足すほうです」
survival-dawn-few-1 = { $host }「これだけになりました。声を張らなくても、みな聞こえますね」
survival-dawn-few-2 = { $host }「もう、目をそらす先もありません」
survival-dawn-few-3 = { $host }「広間には余る灯りを、いくつか消しました」
survival-dawn-late-1 = { $host }「日数に限りがあることを、お忘れなく。終わりは近いのです」
survival-dawn-late-2 = { $host }「暦の余白が尽きます。決めるなら、いまのうちに」

# 選ぶとき
survival-about-seats = { $most ->
    [1] 席を一つ選びます。
   *[other] 席を { $least } つから { $most } つ選びます。
    }
survival-confirm-slips = { $n } 票を入れる
table-step-exit = 退場

# 席の横に短く書く退場のわけ
result-cause-drag = 道連れ
result-cause-queen_link = 女王と
result-cause-witch = 魔女の毒
result-cause-warg_doom = 群れの代償
result-cause-gevaudan_term = 刻限
result-cause-mimir_price = 泉の代償
result-cause-uller_price = 矢の代償
result-cause-baldr_term = 加護の期限
result-cause-rule_violation = 反則
result-cause-cursed_ring = 呪いの指輪
