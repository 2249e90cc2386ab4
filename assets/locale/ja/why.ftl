# Why it went so: a sentence for each numbered step that said, did or drew something.
# Keys: why-<step, dots as dashes>-<verdict or effect>; where a step has none of its own, why-<effect>.
# $actor whose case it is, $target whom it fell on, $what the cause, result or trait, $odds "n/of".

why-night = ── { $day }日目の夜 ──
why-day = ── { $day }日目の昼 ──
why-line = 　{ $step }  { $sentence }
why-odds-yes = (確率 { $n }/{ $of } で起こった)
why-odds-no = (確率 { $n }/{ $of } だったが起こらなかった)
why-odds-seat = ({ $of }通りから抽選)

# Headlines
why-death-wolf_killed = { $name }が死んだのは、人狼({ $by })に襲われ、守る者がいなかったから。
why-death-hungry_wolf_killed = { $name }が死んだのは、餓狼({ $by })に襲われたから。
why-death-spell_killed = { $name }が死んだのは、占われて呪殺されたから。
why-death-poisoned = { $name }が死んだのは、{ $by }の毒にあたったから。
why-death-poisoned-alone = { $name }が死んだのは、毒にあたったから。
why-death-hunted = { $name }が死んだのは、{ $by }に狩られたから。
why-death-cursed = { $name }が死んだのは、呪いが返ってきたから。
why-death-trapped = { $name }が死んだのは、罠にかかったから。
why-death-lovers_followed = { $name }が死んだのは、恋人の後を追ったから。
why-death-fox_followed = { $name }が死んだのは、妖狐がいなくなり後を追ったから。
why-death-vote_killed = { $name }が死んだのは、投票で処刑されたから。
why-death-no_vote = { $name }が死んだのは、時間内に投票しなかったから。
why-death-other = { $name }が死んだのは: { $cause }。
why-death-other-by = { $name }が死んだのは: { $cause }({ $by })。
why-revived = { $name }が生き返ったのは、{ $by }に呼び戻されたから。
why-quiet-guard = 誰も死ななかったのは、{ $by }が{ $name }の戸口を守ったから。
why-quiet-fox = 誰も死ななかったのは、人狼が襲った{ $name }が妖狐だったから。
why-quiet-wolf = 誰も死ななかったのは、人狼が襲った{ $name }も人狼だったから。
why-quiet-resist = 誰も死ななかったのは、{ $name }が襲撃に耐えたから。
why-quiet-other = 誰も死ななかったのは、{ $name }への襲撃が失敗したから。
why-quiet-void = 誰も死ななかったのは、この夜は襲撃が成り立たなかったから。
why-quiet-none = 誰も死ななかったのは、この夜は誰も襲われなかったから。
why-saved-guard = { $name }が助かったのは、{ $by }が戸口を守ったから。
why-saved-fox = { $name }が助かったのは、妖狐には人狼の牙が効かないから。
why-saved-wolf = { $name }が助かったのは、人狼は人狼を食べないから。
why-saved-resist = { $name }が助かったのは、襲撃に耐えたから。
why-saved-other = { $name }が助かったのは、襲撃が失敗したから。

# Effects, wherever they happen
why-killed = { $target }が死んだ: { $what }。
why-told = { $actor }は{ $target }について知った: { $what }。
why-proclaimed = 知らせが出た: { $what }。
why-gained = { $target }に「{ $what }」がついた。
why-lost = { $target }から「{ $what }」が消えた。
why-revived-effect = { $target }が生き返った。
why-became = { $target }は「{ $what }」に変わった。
why-drawn = { $actor }のための抽選があった。
why-other = { $actor }から{ $target }へ: { $verdict }。
why-other-nobody = { $verdict }。

# Votes and guards
why-instant_actions-gained = { $actor }の手で、{ $target }に「{ $what }」がついた。
why-guard-01-void = { $actor }の護衛は天候のため無効になった。
why-attack-entry-void = この夜、人狼の襲撃は成り立たなかった。
why-attack-trap-trap = { $actor }は{ $target }の前で罠にかかった。
why-attack-escapees-killed = { $target }は逃げた先で人狼に襲われた。
why-attack-02-dead = { $actor }はもう死んでいて、{ $target }を守れなかった。
why-attack-03-missed = { $actor }は{ $target }を守ろうとしたが、しくじった。
why-attack-03-drawn = { $actor }が{ $target }を守りきれるかは運しだいだった。
why-attack-04-drawn = 曇り空が{ $actor }の護衛を試した。
why-attack-07-told = { $actor }は{ $target }を守り抜いたと知った。
why-attack-10-guard = { $actor }の襲撃は、{ $target }の護衛に阻まれた。
why-attack-after-dummy-killed = 最初の犠牲は{ $target }。身代わり君は何者にも守られない。
why-attack-after-dummy-dummy = 初日の人狼は身代わり君を襲うほかない。
why-attack-after-resist-resist = { $target }は{ $actor }の襲撃に耐えた。
why-attack-after-escaping-exit = { $target }は村を離れていて、襲われなかった。
why-attack-after-escaping-escaper = { $target }は逃げていて、襲われなかった。
why-attack-after-kin-wolf = 人狼は人狼を食べない。{ $actor }の襲撃は失敗した。
why-attack-after-fox-told = { $target }は、人狼に狙われたと知った。
why-attack-after-fox-fox = { $target }は妖狐だ。{ $actor }の牙は効かない。
why-attack-after-reaction-reaction = { $target }の身代わりで、襲撃は失敗した。
why-attack-after-ability-action = { $actor }は殺すかわりに別のことをした。
why-attack-after-kill-killed = { $actor }が{ $target }を襲った。
why-attack-after-poison-killed = 毒のある者を食べた{ $target }が死んだ。
why-hunt-11-dead = { $actor }はもう死んでいて、狩りができなかった。
why-hunt-12-otherwise = { $actor }は別のやり方で狩る。
why-hunt-13-killed = { $actor }は守りについた先で{ $target }を狩った。
why-hunt-13-told = { $actor }は{ $target }を狩ったと知った。
why-divination-dead-dead = { $actor }はもう死んでいて、占えなかった。
why-divination-fails-failed = { $actor }は{ $target }を占えなかった。
why-divination-curse-cursed = { $target }の呪いが{ $actor }に返った。
why-divination-curse-killed = 呪いが{ $target }に返った。
why-divination-result-told = { $actor }は{ $target }を占った: { $what }。
why-spell_kill-killed = 占われた{ $target }は呪殺された。
why-revival-dead-dead = { $actor }は今夜死んだので、誰も呼び戻せなかった。
why-revival-rate-drawn = { $actor }が{ $target }を呼び戻せるかは運しだいだった。
why-revival-rate-told = { $actor }の蘇生の首尾: { $what }。
why-revival-rate-revived = { $actor }は{ $target }を呼び戻した。
why-revival-rate-proclaimed = 蘇生は失敗した。
why-followed_suicide-killed = { $target }は後を追った: { $what }。
why-wolf_failed-dead = { $actor }はもう死んでいて、何も得られなかった。
why-wolf_failed-void = { $actor }は持ち場についていなかった。
why-death_note-killed = { $target }の名が死の帳面に書かれた。

# Day
why-day-execution-killed = 投票により{ $target }が処刑された。
why-day-execution_poison-killed = 処刑された{ $actor }の毒が{ $target }にあたった。
why-day-execution_poison-drawn = 処刑された{ $actor }の毒が誰にあたるかは運しだいだった。
why-day-follow-killed = { $target }は後を追った: { $what }。
why-day-medium_result-told = { $actor }は{ $target }について知った: { $what }。
why-day-tie_break-00-most = 最も票を集めた{ $target }に決まった。
why-day-tie_break-13-tie = 同数で、誰にも決まらなかった。
why-day-tie_break-13-settled = 同数のため、抽選で{ $target }に決まった。
why-day-tie_break-13-drawn = 同数のため抽選になった。
why-day-execution_poison-nobody = 処刑された{ $target }の毒は、誰にも届かなかった。
