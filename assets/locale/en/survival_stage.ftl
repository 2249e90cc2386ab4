# How Survival ends, and the words of seats, clauses and the Count at dawn.

# The result
survival-result-won = { $camp } wins
survival-result-when-day = Day { $day }
survival-result-when-night = Night { $day }
survival-result-when-epilogue = Epilogue
survival-result-story-village = { $when }: the last wolf left, and the doors opened.
survival-result-story-wolf = { $when }: the wolves were as many as the people, and the doors stayed shut.
survival-result-story-vampire = { $when }: when it was decided, red eyes were still there.
survival-result-you-stayed-won = You ({ $name }) stayed to the end, and won.
survival-result-you-stayed-lost = You ({ $name }) stayed to the end, and lost.
survival-result-you-gone-won = You ({ $name }) left play, but your camp won.
survival-result-you-gone-lost = You ({ $name }) left play, and lost.
survival-result-who-note = { $seats } seats, { $alive } stayed
survival-result-stayed = stayed
survival-result-rules = Survival, { $game } · seed { $seed }
survival-result-no-game = no day game
survival-result-role-was = { $role } (was { $was })

# What happened, day by day
survival-chronicle-game = Day game
survival-chronicle-round = Round { $round }
survival-chronicle-result = Outcome
survival-chronicle-rooms = Rooms
survival-chronicle-vote = Vote
survival-chronicle-runoff = Runoff
survival-chronicle-ballots = Ballots
survival-chronicle-move = { $name }: { $what }
survival-chronicle-join = {" / "}

# Who left, and why
survival-head-vote = { $name } was voted out.
survival-head-raid = { $name } was raided in the night.
survival-head-skoll_raid = { $name } was raided in broad daylight.
survival-head-counter = { $name } went raiding and was struck down.
survival-head-drag = { $name } was dragged along.
survival-head-divined = { $name } left play in the light of a divination.
survival-head-queen_link = { $name } left with the queen.
survival-head-witch = { $name } left by the witch’s poison.
survival-head-warg_doom = { $name } paid the price of making a pack.
survival-head-gevaudan_term = For { $name } the term of the second day had come.
survival-head-thor = { $name } was struck by Thor’s hammer.
survival-head-mimir_price = { $name } was the price of Mimir’s wisdom.
survival-head-uller_shot = { $name } was shot by Uller’s arrow.
survival-head-uller_price = { $name } paid for the arrow.
survival-head-baldr_term = For { $name } Baldr’s light went out.
survival-head-loki_trap = { $name } walked into Loki’s trap.
survival-head-cursed_ring = { $name } left by a cursed ring.
survival-head-rule_violation = { $name } left for breaking a rule.
survival-head-returned = { $name } came back.
survival-head-became = { $name } became: { $role }.

# How it came, stage by stage
survival-step-both = { $actor } → { $target }: { $what }
survival-step-actor = { $actor }: { $what }
survival-step-target = { $target }: { $what }
survival-step-none = { $what }
survival-step-call-called = { $actor } called { $thing }.
survival-step-call-called-at = { $actor } called { $thing } and named { $target }.
survival-step-call-trapped = { $actor } called { $thing } and walked into a trap.
survival-step-settle_apply-baldr = Baldr’s light kept { $target } ({ $thing }).
survival-step-settle_apply = { $target } left play ({ $what }).
survival-step-settle_drag-drag = { $actor } dragged { $target } along.
survival-step-settle_drag = { $actor } could not drag { $target } along: { $what }.
survival-step-settle_link-queen_link = { $target } followed { $actor } out.
survival-step-settle_link-baldr = { $actor } left, but Baldr’s light kept { $target }.
survival-step-settle_return-returned = { $target } came back.
survival-step-divine = { $actor } divined { $target }: { $what }.
survival-step-medium = { $actor } asked after { $target }: { $what }.
survival-step-twin_check = { $actor } checked the twin, { $target }: { $what }.
survival-step-protect-guard = { $actor } stood at the door of { $target }.
survival-step-protect-ward = { $actor } put a ward around { $target }.
survival-step-raid-raid = { $actor } raided { $target }.
survival-step-raid-guard = { $actor } raided { $target }, but a knight held the door.
survival-step-raid-ward = { $actor } raided { $target }, but the ward held.
survival-step-raid-tyr = { $actor } raided { $target }, but Tyr drove it off.
survival-step-raid-baldr = { $actor } raided { $target }, but Baldr’s light held.
survival-step-raid-counter = { $actor } raided { $target } and was struck down.
survival-step-raid-immune = { $actor } raided { $target }, but the bite did nothing.
survival-step-day_game-asleep = The Ookami caught { $target }, asleep until dawn.
survival-step-vote_tally-most = Most votes: { $target }.
survival-step-vote_tally-runoff = A tie, so a runoff: { $target }.
survival-step-vote_tally-tie = A tie; nobody leaves: { $target }.
survival-step-vote_tally-all = A tie; all of them leave: { $target }.
survival-step-vote_tally-random = A tie, decided by lot: { $target }.
survival-step-vote_extra = The price of hypnosis: votes added to { $target }: { $what }.
survival-step-vote_void = The ballots of { $actor } did not count ({ $what }).
survival-step-vote_forfeit = { $target } cast no ballot.

# The epilogue
survival-epilogue-village = Every door of the castle opened, and the people walked out into the morning.
survival-epilogue-wolf = Neither in the castle nor outside is anybody’s name left.
survival-epilogue-vampire = Only night is left in the castle’s windows, and outside nobody knows what happened here.
survival-epilogue-village-stayed-1 = { $name } put the chairs back where they belong and left the hall last.
survival-epilogue-village-stayed-2 = { $name } stopped at the gate and counted the empty seats once more.
survival-epilogue-village-stayed-3 = { $name } did not thank { $host }, and walked straight home.
survival-epilogue-village-gone-1 = { $name } came back rubbing sleepy eyes and asked what was left of breakfast.
survival-epilogue-village-gone-2 = { $name } wanted to hear all that was missed, and the way home grew long.
survival-epilogue-village-gone-3 = { $name } came back to the hall and first of all tried the old seat.
survival-epilogue-village-wolf-1 = A howl still rang in { $name }’s ears, but the hands were human again.
survival-epilogue-village-wolf-2 = { $name } left the gate a little apart from the others and did not look back.
survival-epilogue-village-wolf-3 = “Human next time, please,” said { $name }, and was gone in the mist.
survival-epilogue-village-vampire-1 = { $name } found the sun too bright and borrowed the deepest hat.
survival-epilogue-village-vampire-2 = { $name } rubbed two small marks and decided it had been a dream.
survival-epilogue-village-vampire-3 = { $name } left slowly, keeping to the shadow of the doors.
survival-epilogue-wolf-stayed-1 = { $name } left the light burning in the last night, and waited.
survival-epilogue-wolf-stayed-2 = At the home of { $name } nobody recalls whose room that was.
survival-epilogue-wolf-stayed-3 = { $name } wrote a name on the inside of the door. Nobody reads it.
survival-epilogue-wolf-gone-1 = The seat of { $name } has no name card any more.
survival-epilogue-wolf-gone-2 = Letters to { $name } came back: not known here.
survival-epilogue-wolf-gone-3 = Nobody says the name { $name } any longer.
survival-epilogue-wolf-wolf-1 = { $name } howled once under the moon and went home to the forest.
survival-epilogue-wolf-wolf-2 = { $name } blew out the lights of the hall, one by one.
survival-epilogue-wolf-wolf-3 = { $name } is already thinking of whom to invite next.
survival-epilogue-wolf-vampire-1 = The wolves were faster, and { $name } closed the coffin’s lid.
survival-epilogue-wolf-vampire-2 = { $name } left the castle alone, before dawn.
survival-epilogue-wolf-vampire-3 = No mirror ever showed { $name } again.
survival-epilogue-vampire-stayed-1 = { $name } believed it was won, until cold breath came to the neck.
survival-epilogue-vampire-stayed-2 = Two small marks stayed on { $name }’s neck.
survival-epilogue-vampire-stayed-3 = { $name } tried the door, but it was night outside too.
survival-epilogue-vampire-gone-1 = Only the castle’s night remembers { $name }.
survival-epilogue-vampire-gone-2 = The seat of { $name } still stands there in the dark.
survival-epilogue-vampire-gone-3 = The light that waited for { $name } at home went out one day.
survival-epilogue-vampire-wolf-1 = { $name } showed teeth, but the other’s were longer.
survival-epilogue-vampire-wolf-2 = { $name } broke off the howl of victory halfway.
survival-epilogue-vampire-wolf-3 = { $name } fled to the forest and never spoke of the castle.
survival-epilogue-vampire-vampire-1 = { $name } dusted the throne and smiled quietly.
survival-epilogue-vampire-vampire-2 = { $name } shut all the windows and made ready for a long night.
survival-epilogue-vampire-vampire-3 = { $name } took the tallest cup and filled it with something red.

# Marks on a seat
survival-seal-exit = Left
survival-seal-back = Back
survival-seat-silenced = silenced
survival-seat-returned = came back
survival-votes-of = { $name } ×{ $n }

# The rule document
survival-clauses = The rule document
survival-clauses-key = The rule document (C key)
survival-clauses-lead = The nineteen clauses the Count read out. Chaos can strike only those without a mark.
survival-clauses-struck = { $n ->
    [one] One clause is struck: { $names }
   *[other] { $n } clauses are struck: { $names }
    }
survival-clauses-gone = struck until the next dawn
survival-clauses-gone-for-good = struck
survival-clauses-firm = cannot be struck
survival-prohibitions = What is forbidden

# Slots of the ballot
survival-slip = Ballot { $n }
survival-slip-owed = Ballot { $n }: not chosen yet.
survival-slip-free = Ballot { $n }: may stay unused.

# The Count at dawn
survival-dawn-first = { $host }: “Each of you was dealt a role last night. Show it or hide it as you please. Let the first day begin.”
survival-dawn-none-1 = { $host }: “All of you are here. Is that good news, I wonder?”
survival-dawn-none-2 = { $host }: “Good morning. The wolves met the dawn hungry.”
survival-dawn-none-3 = { $host }: “I have counted twice. As many as yesterday.”
survival-dawn-saved-1 = { $host }: “I trust you slept well, having won the game.”
survival-dawn-saved-2 = { $host }: “As promised, nobody knocked last night. Tonight is another matter.”
survival-dawn-saved-3 = { $host }: “A quiet night, and you worked for it.”
survival-dawn-one-1 = { $host }: “Good morning. I count the chairs; the reasons are yours to find.”
survival-dawn-one-2 = { $host }: “I have had one breakfast taken away.”
survival-dawn-one-3 = { $host }: “Awake? Look well at the seat beside you. Is it yesterday’s face?”
survival-dawn-one-4 = { $host }: “The sun has kept its word, and so do I. Do you?”
survival-dawn-many-1 = { $host }: “A long night. More than one seat is empty.”
survival-dawn-many-2 = { $host }: “How large the hall has grown in a single night.”
survival-dawn-many-3 = { $host }: “I rang the bell once, and several rooms did not answer.”
survival-dawn-back-1 = { $host }: “Well. Somebody who should not be here has taken a seat.”
survival-dawn-back-2 = { $host }: “So the door opens from outside as well. Welcome back.”
survival-dawn-back-3 = { $host }: “I have rewritten the list. For once, to add a name.”
survival-dawn-few-1 = { $host }: “So few are left that nobody needs to raise a voice.”
survival-dawn-few-2 = { $host }: “There is nowhere left to look away to.”
survival-dawn-few-3 = { $host }: “I put out some lights. The hall has more of them than people.”
survival-dawn-late-1 = { $host }: “The days are numbered, in case you forgot. The end is near.”
survival-dawn-late-2 = { $host }: “The calendar is running out of room. Decide while you can.”

# Choosing
survival-about-seats = { $most ->
    [1] Choose one seat.
   *[other] Choose { $least } to { $most } seats.
    }
survival-confirm-slips = Cast { $n } ballots
table-step-exit = Exit

# Why somebody left, briefly, beside the seat
result-cause-drag = dragged
result-cause-queen_link = with queen
result-cause-witch = poison
result-cause-warg_doom = pack price
result-cause-gevaudan_term = time up
result-cause-mimir_price = Mimir
result-cause-uller_price = Uller
result-cause-baldr_term = Baldr
result-cause-rule_violation = broke a rule
result-cause-cursed_ring = cursed ring
