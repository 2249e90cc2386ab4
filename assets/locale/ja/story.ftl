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
told-guard_success = 護衛成功: { $name }の戸口を守り抜いた。
told-divined_human = 占い結果: { $name }は人狼ではない。
told-divined_wolf = 占い結果: { $name }は人狼だ。
told-divined_failed = 占い結果: { $name }を占えなかった。
told-medium_result = 霊能結果: { $name }は{ $value ->
    [human] 人狼ではなかった
    [werewolf] 人狼だった
    [fox] 妖狐だった
   *[other] 「{ $value }」だった
    }。
told-divined_ogre = 占い結果: { $name }は鬼だ。
told-divined_chiroptera = 占い結果: { $name }は蝙蝠だ。
told-fox_divined = 占い結果: { $name }{ $value ->
    [failed] を占えなかった
    [werewolf] は人狼だ
    [ogre] は鬼だ
    [bat] は蝙蝠だ
   *[other] は人狼ではない
    }。
told-mind_normal = 精神鑑定: { $name }は正常だ。
told-mind_liar = 精神鑑定: { $name }は嘘つきだ。
told-mind_ogre = 精神鑑定: { $name }は鬼陣営だ。
told-mind_lovers = 精神鑑定: { $name }は恋人陣営だ。
told-mind_failed = 精神鑑定: { $name }を鑑定できなかった。
told-sex_male = 性別鑑定: { $name }は男だ。
told-sex_female = 性別鑑定: { $name }は女だ。
told-sex_chiroptera = 性別鑑定: { $name }は蝙蝠だ。
told-sex_ogre = 性別鑑定: { $name }は鬼だ。
told-sex_failed = 性別鑑定: { $name }を鑑定できなかった。
told-stars_ability = 占星術: { $name }は昨夜、することがあった。
told-stars_nothing = 占星術: { $name }は昨夜、することがなかった。
told-stars_failed = 占星術: { $name }を占えなかった。
told-role_divined = 占い結果: { $name }の役職は「{ $value }」だ。
told-tengu_reveal = 神通力: { $name }の役職は「{ $value }」だ。
told-tongue_reveal = 食い殺した{ $name }の役職は「{ $value }」だった。
told-assassin_reveal = 斬った{ $name }の役職は「{ $value }」だった。
told-vampire_reveal = 血を吸った{ $name }の役職は「{ $value }」だ。
told-copied_role = { $name }から写し取った役職は「{ $value }」だ。
told-sympathy = 共感: { $name }の役職は「{ $value }」だ。
told-medium_role = 霊能結果: { $name }の役職は「{ $value }」だった。
told-emissary_result = { $name }に票を入れた者のうち、同じ陣営は{ $value }人。
told-attempt_result = 昨夜、{ $name }は死を免れた。
told-reporter_scoop = 尾行成功: { $name }を襲ったのは{ $value }だ。
told-clairvoyance = 透視: { $name }は昨夜、{ $value }を選んだ。
told-presage = 受託: { $name }を襲ったのは{ $value }だ。
told-priest_result = { $value ->
    [village] 神託: 村人陣営の勝利が近い。
    [werewolf] 神託: 人狼陣営の勝利が近い。
    [fox] 神託: 妖狐陣営の勝利が近い。
    [lovers] 神託: 恋人陣営の勝利が近い。
   *[other] 今朝の神託の数: { $value }
    }
told-shrine_result = ショック死した{ $name }の陣営は「{ $value }」だった。
told-tengu_camp = 加担する陣営は「{ $value }」だ。
told-wolf_sexed = 見逃した{ $name }は{ $value ->
    [male] 男
    [female] 女
   *[other] 「{ $value }」
    }だ。
told-sharp_avoid = { $name }の戸口に危険を嗅ぎ取り、引き返した。
told-hunt_success = 狩り成功: { $name }は獲物だった。
told-penetration_added = { $name }の護りを貫いた。
told-ward_success = { $name }の厄を払った。
told-dispel_success = 解呪成功: { $name }を祓った。
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
