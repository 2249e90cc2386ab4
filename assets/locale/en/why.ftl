# Why it went so: a sentence for each numbered step that said, did or drew something.
# Keys: why-<step, dots as dashes>-<verdict or effect>; where a step has none of its own, why-<effect>.
# $actor whose case it is, $target whom it fell on, $what the cause, result or trait, $odds "n/of".

why-night = ── Night { $day } ──
why-day = ── Day { $day } ──
why-line = {"  "}{ $step }  { $sentence }
why-odds-yes = {" "}({ $n } in { $of }: it happened)
why-odds-no = {" "}({ $n } in { $of }: it did not happen)
why-odds-seat = {" "}(drawn among { $of })

# Headlines
why-death-wolf_killed = { $name } died because the wolves ({ $by }) came and nobody stood guard.
why-death-hungry_wolf_killed = { $name } died because the hungry wolf ({ $by }) came.
why-death-spell_killed = { $name } died of being divined.
why-death-poisoned = { $name } died of the poison of { $by }.
why-death-poisoned-alone = { $name } died of poison.
why-death-hunted = { $name } died because { $by } hunted well.
why-death-cursed = { $name } died of a curse that struck back.
why-death-trapped = { $name } died in a trap.
why-death-lovers_followed = { $name } died following a lover.
why-death-fox_followed = { $name } died because the last fox was gone.
why-death-vote_killed = { $name } died because the village voted so.
why-death-no_vote = { $name } died for not having voted in time.
why-death-other = { $name } died: { $cause }.
why-death-other-by = { $name } died: { $cause } ({ $by }).
why-revived = { $name } came back because { $by } called.
why-quiet-guard = Nobody died because { $by } stood guard at the door of { $name }.
why-quiet-fox = Nobody died because the wolves came for { $name }, who is a fox.
why-quiet-wolf = Nobody died because the wolves came for { $name }, who is one of them.
why-quiet-resist = Nobody died because { $name } withstood the wolves.
why-quiet-other = Nobody died because the attack on { $name } failed.
why-quiet-void = Nobody died because there could be no attack that night.
why-quiet-none = Nobody died because nobody was attacked.
why-saved-guard = { $name } lived because { $by } stood guard.
why-saved-fox = { $name } lived because wolves cannot harm a fox.
why-saved-wolf = { $name } lived because wolves do not eat wolves.
why-saved-resist = { $name } lived by withstanding the wolves.
why-saved-other = { $name } lived because the attack failed.

# Effects, wherever they happen
why-killed = { $target } died: { $what }.
why-told = { $actor } learned about { $target }: { $what }.
why-proclaimed = It was announced: { $what }.
why-gained = { $target } now bears: { $what }.
why-lost = { $target } no longer bears: { $what }.
why-revived-effect = { $target } came back to life.
why-became = { $target } turned into: { $what }.
why-drawn = A lot was drawn for { $actor }.
why-other = { $actor } at { $target }: { $verdict }.
why-other-nobody = { $verdict }.

# Votes and guards
why-instant_actions-gained = By the hand of { $actor }, { $target } now bears: { $what }.
why-guard-01-void = The weather undid the guard of { $actor }.
why-attack-entry-void = That night the wolves could not attack.
why-attack-trap-trap = { $actor } met a trap at the door of { $target }.
why-attack-escapees-killed = { $target } fled to where the wolves came.
why-attack-02-dead = { $actor } was dead by then and guarded nobody.
why-attack-03-missed = { $actor } tried to guard { $target } and failed.
why-attack-03-drawn = Whether { $actor } could hold the door of { $target } was left to chance.
why-attack-04-drawn = The clouds put the guard of { $actor } to the test.
why-attack-07-told = { $actor } learned that { $target } had been guarded well.
why-attack-10-guard = The attack of { $actor } was stopped at the door of { $target }.
why-attack-after-dummy-killed = The first to die was { $target }, whom nothing protects.
why-attack-after-dummy-dummy = On the first night the wolves have no other choice.
why-attack-after-resist-resist = { $target } withstood the attack of { $actor }.
why-attack-after-escaping-exit = { $target } had left the village and was not met.
why-attack-after-escaping-escaper = { $target } had fled and was not met.
why-attack-after-kin-wolf = Wolves do not eat wolves: the attack of { $actor } failed.
why-attack-after-fox-told = { $target } learned that the wolves had come.
why-attack-after-fox-fox = { $target } is a fox: the teeth of { $actor } found nothing.
why-attack-after-reaction-reaction = Somebody stood in for { $target }, and the attack failed.
why-attack-after-ability-action = { $actor } did something other than killing.
why-attack-after-kill-killed = { $actor } attacked { $target }.
why-attack-after-poison-killed = { $target } had eaten poison and died.
why-hunt-11-dead = { $actor } was dead by then and hunted nobody.
why-hunt-12-otherwise = { $actor } hunts in another way.
why-hunt-13-killed = { $actor } stood guard over { $target } and hunted them down.
why-hunt-13-told = { $actor } learned of the hunt on { $target }.
why-divination-dead-dead = { $actor } was dead by then and divined nobody.
why-divination-fails-failed = { $actor } could not read { $target }.
why-divination-curse-cursed = The curse of { $target } struck { $actor }.
why-divination-curse-killed = A curse struck back at { $target }.
why-divination-result-told = { $actor } divined { $target }: { $what }.
why-spell_kill-killed = { $target } had been divined and died of it.
why-revival-dead-dead = { $actor } died that night and called nobody back.
why-revival-rate-drawn = Whether { $actor } could call { $target } back was left to chance.
why-revival-rate-told = How the calling of { $actor } went: { $what }.
why-revival-rate-revived = { $actor } called { $target } back.
why-revival-rate-proclaimed = The calling back failed.
why-followed_suicide-killed = { $target } followed: { $what }.
why-wolf_failed-dead = { $actor } was dead by then and learned nothing.
why-wolf_failed-void = { $actor } had not been at the post.
why-death_note-killed = The name of { $target } stood in the book of death.

# Day
why-day-execution-killed = The vote had { $target } executed.
why-day-execution_poison-killed = The poison of the executed { $actor } took { $target }.
why-day-execution_poison-drawn = Whom the poison of the executed { $actor } would take was left to chance.
why-day-follow-killed = { $target } followed: { $what }.
why-day-medium_result-told = { $actor } learned about { $target }: { $what }.
why-day-tie_break-00-most = The most votes fell on { $target }.
why-day-tie_break-13-tie = It was a tie, and nobody was chosen.
why-day-tie_break-13-settled = The tie was settled by lot: { $target }.
why-day-tie_break-13-drawn = The tie was settled by lot.
why-day-execution_poison-nobody = The poison of the executed { $target } reached nobody.
