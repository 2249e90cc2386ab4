# One line for each thing that happens, as the log, the text table, the replay and the narrated game tell it.

story-opened = 村に{ $count }人が集まった。
story-cast = 配役: { $cast }
story-cast-item = { $role }{ $count }
story-cast-hidden = 配役は伏せられている。
story-your-role = あなたは「{ $role }」です。
story-role-of = { $name }は「{ $role }」だ。
story-bond = { $bond }: { $names }
story-nobody-else = ほかにいない
story-night = ── { $day }日目・夜 ──
story-day = ── { $day }日目・昼 ──
story-vote = ── { $day }日目・投票 ──
story-revote = ── { $day }日目・再投票({ $round }回目の投票) ──
story-said = { $name }「{ $text }」
story-said-channel = ［{ $channel }］{ $name }「{ $text }」
story-noise-howl = 遠吠えが聞こえる……
story-noise-whisper = どこかで囁き声がする……
story-noise-other = 夜の物音がする……
story-acted = { $name }は{ $names }に「{ $action }」を選んだ。
story-acted-nobody = { $name }は「{ $action }」を選んだ。
story-passed = { $name }は「{ $action }」を見送った。
story-has-voted = { $name }は投票を済ませた。
story-your-vote = あなたは{ $name }に投票した。
story-counted = 開票: { $received }
story-ballots = 票: { $ballots }
story-received-item = { $name } { $votes }票
story-ballot-item = { $name }→{ $target }
story-tie = 同数のため決まらなかった。
story-executed = { $name }は村人たちの手で処刑された。
story-found-dead = 夜が明けると、{ $name }が無残な姿で見つかった。
story-lovers-followed = { $name }は恋人の後を追った。
story-fox-followed = { $name }は妖狐の後を追った。
story-poisoned-day = { $name }は毒に倒れた。
story-no-vote = { $name }は投票しないまま息絶えた。
story-died-other = { $name }が死んだ({ $cause })。
story-cause = { $name }の死因: { $cause }
story-cause-by = { $name }の死因: { $cause }({ $by })
story-revived = { $name }が生き返った。
story-quiet = 静かな夜だった。犠牲者はいない。
story-wears-body = { $name }は{ $body }の体に移った。これからの言動は、すべて{ $body }のものに見える。
story-wears-body-no-more = { $name }は{ $body }の体を離れた。
story-gained = { $name }は「{ $trait }」になった。
story-lost = { $name }は「{ $trait }」ではなくなった。
story-became = { $name }は「{ $role }」に変わった。
story-will-written = 遺言を書いた。
story-will-read = { $name }の遺言: { $text }
story-ended = { $ending } 勝者: { $camp }
story-ended-draw = { $ending } 引き分け。
story-winners = 勝った人: { $names }
story-roles = 役職: { $roles }
story-roles-item = { $name } { $role }

# What one learns in private.
told-guard_success = 護衛成功: { $name }を守り抜いた。
told-divined_human = 占い結果: { $name }は人狼ではない。
told-divined_wolf = 占い結果: { $name }は人狼だ。
told-divined_failed = 占い結果: { $name }を占えなかった。
told-medium_result = 霊能結果: { $name }は{ $value ->
    [human] 人狼ではなかった
    [werewolf] 人狼だった
    [fox] 妖狐だった
   *[other] 「{ $value }」だった
    }。
told-wolf_failed_trap = 昨夜の襲撃は失敗：襲った狼が罠にかかった。
told-wolf_failed_guard = 昨夜の襲撃は失敗：護衛に阻まれた。
told-wolf_failed_resist = 昨夜の襲撃は失敗：襲われた者が耐えた。
told-wolf_failed_ogre = 昨夜の襲撃は失敗：鬼が耐えた。
told-wolf_failed_exit = 昨夜の襲撃は失敗：襲われた者は村を離れていた。
told-wolf_failed_escaper = 昨夜の襲撃は失敗：襲われた者は留守だった。
told-wolf_failed_wolf = 昨夜の襲撃は失敗：襲われた者は人狼の仲間だった。
told-wolf_failed_fox = 昨夜の襲撃は失敗：襲われた者は妖狐だった。
told-wolf_failed_reaction = 昨夜の襲撃は失敗：襲われた者に身代わりが立った。
told-wolf_failed_action = 昨夜の襲撃は失敗：襲った狼がみずから手を引いた。
told-revive_failed_public = { $name }を呼び戻す試みは失敗した。
told-fox_targeted = 人狼があなたを狙ったが、効かなかった。
told-revive_success = { $name }の蘇生に成功した。
told-revive_failed = { $name }の蘇生に失敗した。
told-other = { $result }: { $name }
told-other-value = { $result }: { $name } { $value }

story-separator = 、
story-you = { $name }(あなた)
story-nobody = 誰でもない

# The same, without whom it is about.
found-divined_human = 人狼ではない
found-divined_wolf = 人狼だ
found-guard_success = 守り抜いた
found-medium_result = { $value ->
    [human] 人狼ではなかった
    [werewolf] 人狼だった
    [fox] 妖狐だった
   *[other] { $value }だった
    }

# 天候・昼の出来事
story-weather = 今日の天候: { $weather }。{ $effect }
story-somebody = 誰か
story-count-hidden = 開票は人目を避けて行われた。誰が誰に入れたかはわからない。選ばれたのは{ $name }。
story-died-shock = { $name }がショックで死んだ({ $kind })。
story-footsteps = 夜、足音が聞こえた: { $names }。
story-prank-star = { $names }の家の上に、見慣れぬ星が瞬いている。
story-prank-flower = { $names }の戸口に花が散っている。
story-prank-clown = { $names }が誰かの悪ふざけにあった。
story-star-made = { $names }は織姫。この村の誰の手もその席には届かない。
story-diary-moved = 交換日記が次の人に渡った。
story-noise-love = 闇の向こうで、恋人たちのささやき……
shock-coward = 小心
shock-fever = 熱病
shock-frostbite = 凍傷
shock-death_warrant = 死の宣告
shock-panelist = 解答者の不正解
shock-thorn_cross = 荊十字
shock-impossible_task = 難題
shock-sealed = 封印
shock-jealousy = 嫉妬
shock-agitated = 扇動
shock-dragged_along = 道連れ
shock-duel = 決闘
shock-tengu_vanish = 神隠し
shock-thunderbolt = 落雷
