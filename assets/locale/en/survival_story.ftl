# Survival as it is told: what the Count says, and what the log says of it.

# At the table
camp-name-wolf = Wolves
camp-letter-wolf = W
survival-title-setup = Day { $day }
survival-title-morning = Day { $day }, morning
survival-title-day_game_brief = Day { $day }, day game
survival-title-day_game = Day { $day }, day game
survival-title-day_game_result = Day { $day }, the result
survival-title-free_time = Day { $day }, free time
survival-title-perk_use = Day { $day }, perks
survival-title-discussion = Day { $day }, discussion
survival-title-vote = Day { $day }, vote
survival-title-vote_result = Day { $day }, the count
survival-title-dusk = Day { $day }, dusk
survival-title-night = Night { $day }
survival-title-night_resolve = Night { $day }
survival-title-dawn = Night { $day }, dawn
survival-title-over = Day { $day }, the end
survival-waiting = The others are choosing
survival-facts = On the board
survival-note = Nobody sees it before it is decided.
survival-confirm = { $action }
survival-later = Later
survival-enough = Nothing more
survival-about-slips = Up to { $n } ballots, on one seat or several.
survival-pick-exact = choose { $most }
survival-pick-ordered = in order, up to { $most }
survival-pick-free = may stay empty
survival-take-back = Take the last one back
survival-look = See what you may do
table-filter-board = Board

# What the Count says
survival-story-opened = { $count } people wake in the great hall. On the screen: { $host }. “Welcome, all { $count } of you. The doors open when every wolf has left play, and not before.”
survival-story-wolves = Wolves among you: { $n }.
survival-story-morning = ── Day { $day }, morning ──
survival-story-day_game_brief = ── The day game ──
survival-story-round = ── Round { $round } ──
survival-story-turn = ── The turn of { $name } ──
survival-story-moving = ── Round { $round }, moving time ──
survival-story-operating = ── Round { $round }, the Ookami walks ──
survival-story-day_game_result = ── How the game ended ──
survival-story-free_time-1 = ── Free time ── Everybody chooses a room.
survival-story-free_time-2 = All have settled down. A quiet while passes.
survival-story-perk_use = ── Perks ── Holders or not, all look at the same screen.
survival-story-discussion = ── Discussion ──
survival-story-discussion-more = ── Discussion, round { $round } ──
survival-story-vote = ── Day { $day }, vote ── { $host }: “Time to vote. One name, and mean it.”
survival-story-runoff = ── Day { $day }, runoff ── { $host }: “Once more, among those who are level.”
survival-story-dusk = ── Dusk ──
survival-story-night = ── Night { $day } ──
survival-story-dawn = ── Dawn ──
survival-story-place = { $host }: “Today you will vote in the { $place }.”
survival-story-quiet = { $host }: “Last night nobody left play.”
survival-story-flute = { $host }: “{ $n ->
    [one] One flute was
   *[other] { $n } flutes were
    } heard last night.”

# Who leaves and who returns
survival-story-exited-night = In the night { $name } left play.
survival-story-exited = { $name } left play.
survival-story-exited-cause = { $name } left play ({ $cause }).
survival-story-cause = Why { $name } left play: { $cause }
survival-story-returned = { $name } has returned to play.
survival-story-victim = { $name } was struck down ({ $area }).
survival-story-violation = { $name } broke a rule: { $what }
survival-story-bond-wolf = Your wolf camp: { $names }
survival-story-bond-vampire = Your vampire camp: { $names }
survival-story-bond-twin = Your twin: { $names }
survival-story-packmate = Your packmate { $name } is: { $role }.
survival-story-object = Who has touched { $thing }: { $names }

# What one learns
survival-story-camp = You learned: { $name } is of the camp { $camp }.
survival-story-camp-shown = The camp of { $name } is shown to all: { $camp }
survival-story-role = You learned the role of { $name }: { $role }.
survival-story-sniffed = A keen nose found out { $name }: { $role }
survival-story-heart-yes = A wolf’s heart beats inside { $thing }.
survival-story-heart-no = There is no wolf’s heart inside { $thing }.
survival-story-visit-yes = You visited { $name } last night: the wolf that bit was there.
survival-story-raider = You remember who raided you: { $name }.
survival-story-visit-no = You visited { $name } last night: not the wolf that bit.
survival-story-extra_ballot = You have { $n ->
    [one] one more ballot
   *[other] { $n } more ballots
    }.
survival-story-penalty_vote = The price of your hypnosis: votes on yourself today: { $n }.
survival-story-voided = Your perk { $perk } was made void.
survival-story-fails = { $action } came to nothing. { $why }
survival-story-ballots-void = Your ballots do not count today.
survival-story-apples = Apples: { $n }
survival-story-mead = Cups of mead: { $n }
survival-story-watch = What the night watch saw: { $ballots }

# Gods
survival-story-called = { $god } has been called.
survival-story-trapped = Somebody called { $god }, and a trap answered.
survival-story-caller = It was { $name } who called { $god }.
survival-story-checkpoint = The arrow’s price is due: the time of { $name } is up.

# The discussion and the vote
survival-story-restrainer = { $name } holds { $other } down.
survival-story-stepped-out = Who has stepped out of the area: { $names }
survival-story-no-votes = no votes
survival-story-decided = { $host }: “{ $name }, you leave us.”
survival-story-count-void = { $host }: “There is no vote to count. Nobody leaves.”
survival-story-count-tie = { $host }: “A tie. Nobody leaves today.”
survival-story-count-runoff = { $host }: “A tie. There will be a runoff.”
survival-story-count-all = { $host }: “A tie. Then all of them leave.”
survival-story-tied = The runoff is between: { $names }
survival-story-acted = { $name }: { $action } – { $what }
survival-story-acted-plain = { $name }: { $action }
survival-story-sabotaged = Something breaks. { $host }: “… The game is called off.”

# The end
survival-story-epilogue-returned = Those who had left play are released too, and walk back into the hall: { $names }
survival-story-ended-village = The last wolf is gone and the doors swing open. { $host }: “Well played. The way home is over there.” Winner: { $camp }
survival-story-ended-wolf = The wolves have become as many as the people. All leave this world, and outside their names are forgotten. Winner: { $camp }
survival-story-ended-vampire = When all seemed decided, red eyes smiled. All leave this world, and outside their names are forgotten. Winner: { $camp }

# What comes and goes
survival-gained-silenced = Vines close around { $name }: silenced.
survival-gained-no_raid = There will be no raid tonight.
survival-gained-restrained = Nobody else can be held down today.
survival-gained-bbj_winner = The first ballot of { $name } counts twice today.
survival-gained-struck = { $host }: “A clause has been struck from the rules: { $clause }.”
survival-gained-asleep = Frost creeps over { $name }: asleep, without powers, until dawn.
survival-gained-riches = One more ballot lies in the hand of { $name }.
survival-gained-hypnosis_paid = { $name } owes the price of hypnosis.
survival-gained-jormungandr = { $name } may cast up to four ballots today.
survival-gained-doomed = { $name } will leave play with the next vote.
survival-gained-blessed = Light guards { $name } until dusk of the third day.
survival-gained-heart = { $name } hid a heart in { $thing }.
survival-gained-twin = The twin of { $name } is { $other }.
survival-gained-perk = { $name } won a perk: { $perk }.
survival-lost-silenced = { $name } may speak again.
survival-lost-asleep = { $name } wakes.
survival-lost-blessed = The light around { $name } goes out.
survival-lost-struck = A struck clause is back: { $clause }.

# Where one is
survival-here = Where you are: { $value }
survival-here-with = Here with you: { $names }
survival-here-alone = Nobody else is here.

# The day games: the brief
survival-brief-gathering = { $host }: “{ $game }. Four rounds to reach the meeting place; three streets are closed in each. Who is not there falls silent.”
survival-brief-bbj = { $host }: “{ $game }. Two cards, as near to 14 as you can; 15 is bust. Once you may swap a card with somebody.”
survival-brief-craft = { $host }: “{ $game }. Seven rounds to gather what the recipe asks for. Fill the chest, and there is no raid tonight.”
survival-brief-ten_billion_yen = { $host }: “{ $game }. Spend it all in four rounds, to the last yen and not one more.”
survival-brief-poker = { $host }: “{ $game }. Seven cards; show five. The hand decides your perk.”
survival-brief-colour_collecting = { $host }: “{ $game }. Six boxes to fill. Whoever gave most to a full box wins its perk.”
survival-brief-janken = { $host }: “{ $game }. Six duels for apples. Fifty of them call a god.”
survival-brief-wolf_tag = { $host }: “{ $game }. Those of the village whom the Ookami meets sleep until dawn.”
survival-brief-norn_judgement = { $host }: “{ $game }. Rings into the lake. Every twentieth brings mead, or a farewell.”

# Gathering
survival-gathering-meeting = Meeting place: { $value }
survival-gathering-needed = People needed there: { $value }
survival-gathering-barred = Streets closed from here: { $value }
survival-gathering-barred-none = No street is closed from here.
survival-gathering-gathered = Who gathered: { $value }

# Black Black Jack
survival-bbj-open = The open card of { $name }: { $value }
survival-bbj-hidden = The hidden card of { $name } is known: { $value }
survival-bbj-hidden-own = Your hidden card: { $value }
survival-bbj-hidden-lost = The hidden card of { $name } has changed.
survival-bbj-order = Turns: { $value }
survival-bbj-swapped = { $name } swapped the own { $mine } card for the { $yours } card of { $other }.
survival-bbj-cards = The cards of { $name }: { $value }
survival-bbj-cards-none = No cards.
survival-bbj-score = { $name } has: { $value }

# Craft
survival-craft-recipe = The recipe: { $value }
survival-craft-product = Today’s work: { $value }
survival-craft-chest = In the chest: { $value }
survival-craft-lodge = In the lodge: { $value }
survival-craft-hand = In your pack: { $value }
survival-craft-success = The recipe is filled. Tonight you may sleep.
survival-craft-failure = The chest is not full.

# Ten billion yen
survival-ten_billion_yen-budget = The budget: { $value } units ({ $yen } yen)
survival-ten_billion_yen-balance = The balance: { $value } units ({ $yen } yen)
survival-ten_billion_yen-accepted = { $shop }: { $units } units, accepted.
survival-ten_billion_yen-declined = { $shop }: { $units } units, declined.
survival-ten_billion_yen-faulty = The faulty register this round: { $value }
survival-ten_billion_yen-success = Spent to the last yen. The village’s ballots choose the perk.
survival-ten_billion_yen-failure = Not spent to the last yen. The wolves’ ballots choose the perk.
survival-ten_billion_yen-perk = Today’s perk: { $value }

# Poker
survival-poker-cards = Your cards: { $value }
survival-poker-cards-none = No cards.
survival-poker-shown = { $name } shows: { $value }
survival-poker-shown-none = No cards.
survival-poker-hand = The hand of { $name }: { $value }
survival-poker-gained = { $name } wins: { $value }
survival-poker-gained-none = { $name } wins nothing.

# Colour collecting
survival-colour_collecting-weight = Each box asks for: { $value } kg
survival-colour_collecting-open = Boxes open today: { $value }
survival-colour_collecting-open-none = No box is open today.
survival-colour_collecting-box = Box { $box }: { $value } of { $full } kg
survival-colour_collecting-harvest = Field { $box }: { $drawn } kg picked, { $taken } kg went into the box.

# Janken
survival-janken-pairs = The duels: { $value }
survival-janken-pairs-none = Nobody duels this round.
survival-janken-bye = No opponent: { $value }
survival-janken-won = Your { $mine } beat the { $theirs } of { $other }. Apples gained: { $gain }
survival-janken-lost = Your { $mine } lost to the { $theirs } of { $other }: { $stake } apples gone.
survival-janken-draw = A draw with { $other } ({ $mine }).

# Wolf tag
survival-wolf_tag-path = The Ookami’s path: { $value }
survival-wolf_tag-caught = The Ookami has found you.

# Norn's judgement
survival-norn_judgement-rings = Your rings: { $value }
survival-norn_judgement-lake = Rings in the lake: { $value }
survival-norn_judgement-order = Turns: { $value }
survival-norn_judgement-thrown = You threw: { $value }
survival-norn_judgement-thrown-none = You threw nothing.
survival-norn_judgement-count = Rings thrown by { $name }: { $value }

# Actions
survival-action-call = Call { $name }
survival-action-use_perk = Use the perk { $name }
survival-action-borrow = Borrow the power of { $name }
survival-action-vote = Vote
survival-action-guard = Guard
survival-action-divine = Divine
survival-action-witch = The witch’s potion
survival-action-witch_kill = The deadly potion
survival-action-witch_revive = The reviving potion
survival-action-commune = Commune with the exited
survival-action-ward = Ward two seats
survival-action-arm = Take up arms
survival-action-check_twin = Check the twin
survival-action-survey = Survey an object
survival-action-play_flute = Play the flute
survival-action-double_raid = Raid twice
survival-action-sniff = Sniff out a role
survival-action-moon_mark = Mark with the full moon
survival-action-divert = Divert divinations
survival-action-decline_raid = Call off the raid
survival-action-overwrite_to_wolf = Turn into a wolf
survival-action-overwrite_to_vampire = Turn into a vampire
survival-action-void_perks = Void perks
survival-action-sun_raid = Raid by daylight
survival-action-devour_apples = Devour apples
survival-action-gift_apples = Give apples
survival-action-delete_rule = Strike a clause
survival-action-nominate = Name the prey
survival-action-visit = Visit a room
survival-action-hide_heart = Hide the heart
survival-action-go_room = Choose a room
survival-action-restrain = Hold somebody down
survival-action-step_out = Step out of the area
survival-action-sabotage = Break the equipment
survival-action-report_violation = Report a violation
survival-action-go = Take a street
survival-action-wait = Wait
survival-action-change = Swap cards
survival-action-stay = No swap
survival-action-move = Move
survival-action-gather = Gather
survival-action-deliver = Deliver
survival-action-hide = Take from the chest
survival-action-buy = Buy
survival-action-refund = Refund
survival-action-perk_ballot = Perk ballot
survival-action-show = Show five cards
survival-action-harvest = Harvest
survival-action-rest = Rest
survival-action-duel = Duel
survival-action-step = Step
survival-action-watch = Watch
survival-action-operate = Walk the Ookami
survival-action-throw = Throw rings

# What is chosen
survival-field-object = Object
survival-field-clause = Clause
survival-field-room = Room
survival-field-way = Direction
survival-field-area = Place
survival-field-goods = Goods
survival-field-throw = Throw
survival-field-stake = Apples at stake
survival-field-shop = Shop
survival-field-units = Units
survival-field-perk = Perk
survival-field-perks = Perks you would like
survival-field-rings = Rings, in order
survival-field-cards = Cards
survival-field-path = Path, in order
survival-field-colour = Field
survival-field-own_slot = Your card
survival-field-target_slot = Their card
survival-field-trap = The god to trap
survival-field-pay = Payment
survival-field-pair = Where to, in order
survival-field-prohibition = Prohibition

# Causes
survival-cause-vote = voted out
survival-cause-raid = raided
survival-cause-skoll_raid = day raid
survival-cause-counter = struck back
survival-cause-drag = dragged along
survival-cause-divined = divined
survival-cause-queen_link = with the queen
survival-cause-witch = the witch’s poison
survival-cause-warg_doom = the price of making a pack
survival-cause-gevaudan_term = the term of the second day
survival-cause-thor = Thor’s hammer
survival-cause-mimir_price = the price of Mimir
survival-cause-uller_shot = Uller’s arrow
survival-cause-uller_price = the price of Uller
survival-cause-baldr_term = the term of Baldr
survival-cause-loki_trap = Loki’s trap
survival-cause-cursed_ring = a cursed ring
survival-cause-rule_violation = a broken rule
survival-cause-exited = left play

# Clauses of the rules
survival-clause-goal_find_wolves = The goal is to find the wolves
survival-clause-participants_named = The participants are those named
survival-clause-roles_are_dealt = Everybody is dealt a role
survival-clause-roles_told_first_day = Roles are told on the first day
survival-clause-roles_fixed = Roles stay as they are
survival-clause-vote_in_room = Votes are cast in the voting room
survival-clause-vote_self_allowed = One may vote for oneself
survival-clause-vote_no_exited = No votes for those who left
survival-clause-win_village = The village’s victory frees all
survival-clause-win_wolf = The wolves’ victory ends all
survival-clause-wolf_raid = The wolves raid every night
survival-clause-wolf_one_per_night = One exit by raid a night
survival-clause-wolf_no_friendly_raid = Wolves do not raid wolves
survival-clause-no_violence = No violence
survival-clause-stay_in_area = Nobody leaves the area
survival-clause-no_room_entry = Nobody enters others’ rooms
survival-clause-no_breaking = Nobody breaks the equipment
survival-clause-vote_five_minutes = Vote within five minutes
survival-clause-vote_daily = Everybody votes every day

# Prohibitions
survival-prohibition-violence = Violence
survival-prohibition-leave_area = Leaving the area
survival-prohibition-enter_room = Entering a room
survival-prohibition-break_equipment = Breaking equipment
survival-prohibition-vote_clock = Not voting within five minutes
survival-prohibition-vote_daily = Not voting
survival-prohibition-incident_module = A listed incident

# Why
survival-why-both = [{ $stage }] { $actor } → { $target }: { $what }
survival-why-actor = [{ $stage }] { $actor }: { $what }
survival-why-target = [{ $stage }] { $target }: { $what }
survival-why-none = [{ $stage }] { $what }
survival-why-quiet = Nobody left play.
survival-why-quiet-raid = Nobody left play. The raid: { $what }
survival-stage-call = Call
survival-stage-convert = Conversion
survival-stage-divine = Divination
survival-stage-dusk_terms = Terms at dusk
survival-stage-feng_shui = Feng shui
survival-stage-flute = Flute
survival-stage-freki_devour = Devouring
survival-stage-skoll_raid = Day raid
survival-stage-fylgja_take = Borrowing
survival-stage-hati_mark = Moon mark
survival-stage-kaji_divert = Diversion
survival-stage-medium = Medium
survival-stage-night_lock = Nightfall
survival-stage-protect = Protection
survival-stage-raid = Raid
survival-stage-room_visit = Visit
survival-stage-settle_apply = Exit
survival-stage-settle_drag = Drag
survival-stage-settle_link = Queen’s bond
survival-stage-settle_return = Return
survival-stage-twin_check = Twins
survival-stage-valkyrie_arm = Arms
survival-stage-witch_kill = Deadly potion
survival-stage-witch_revive = Reviving potion
survival-stage-perk_shield = Shield bearer
survival-stage-perk_hypnosis = Hypnosis
survival-stage-perk_seal = Sealer
survival-stage-perk_void = Voiding
survival-stage-perk_riches = Nouveau riche
survival-stage-vote_forfeit = No ballot
survival-stage-vote_void = Void ballots
survival-stage-vote_extra = Extra votes
survival-stage-vote_tally = Count
survival-stage-discussion_open = Discussion opens
survival-stage-mid_discussion = Half time
survival-stage-vote_open = Vote opens
survival-verdict-call = { $god }: { $what }
survival-verdict-dropped = { $action } could not be used
survival-verdict-called = called
survival-verdict-trapped = walked into a trap
survival-verdict-asleep = asleep until dawn
survival-verdict-gone = no longer there
survival-verdict-ward = the ward held
survival-verdict-tyr = Tyr held it off
survival-verdict-baldr = Baldr’s light held
survival-verdict-guard = a knight held the door
survival-verdict-counter = struck back
survival-verdict-immune = the bite did nothing
survival-verdict-raid = it reached its prey
survival-verdict-no_raid = no raid tonight
survival-verdict-first_night = no raid in the first night
survival-verdict-declined = the pack called it off
survival-verdict-nobody_named = nobody was named
survival-verdict-sealed = sealed
survival-verdict-no_effect = no effect
survival-verdict-marked = marked
survival-verdict-diverted = turned this way
survival-verdict-armed = armed
survival-verdict-heard = heard
survival-verdict-silent = silent
survival-verdict-kill = took effect
survival-verdict-there = was back already
survival-verdict-returned = came back
survival-verdict-yes = yes
survival-verdict-no = no
survival-verdict-devoured = the apples were gone
survival-verdict-shield = stood as a shield
survival-verdict-shielded = stopped by a shield
survival-verdict-held = held by hypnosis
survival-verdict-void = void
survival-verdict-ballot = one more ballot
survival-verdict-freyja = void by Freyja
survival-verdict-most = most votes
survival-verdict-tie = a tie
survival-verdict-runoff = to the runoff
survival-verdict-random = decided by lot
survival-verdict-all = all who tied
survival-verdict-role_swap = roles exchanged

# Words
survival-word-object = object { $n }
survival-word-amount = { $thing } ×{ $n }
survival-word-nothing = nothing
survival-word-versus = {" – "}
survival-word-great_hall = great hall
survival-word-garden = garden
survival-word-library = library
survival-word-treasury = treasury
survival-word-farmhouse = farmhouse
survival-word-voting_room = voting room
survival-word-chapel = chapel
survival-word-cellar = cellar
survival-word-observatory = observatory
survival-word-ballroom = ballroom
survival-word-greenhouse = greenhouse
survival-word-N = North
survival-word-E = East
survival-word-S = South
survival-word-W = West
survival-word-stay = Stay
survival-word-lodge = lodge
survival-word-north_lake = north lake
survival-word-west_mine = west mine
survival-word-east_forest = east forest
survival-word-snow_lantern = snow lantern
survival-word-sled = sled
survival-word-pickaxe = pickaxe
survival-word-smokehouse = smokehouse
survival-word-ice = ice
survival-word-fish = fish
survival-word-ore = ore
survival-word-coal = coal
survival-word-wood = wood
survival-word-resin = resin
survival-word-department_store = department store
survival-word-jeweller = jeweller
survival-word-car_dealer = car dealer
survival-word-harbour_market = harbour market
survival-word-none = none
survival-word-red = red (tomato)
survival-word-green = green (cucumber)
survival-word-yellow = yellow (corn)
survival-word-purple = purple (eggplant)
survival-word-white = white (radish)
survival-word-orange = orange (carrot)
survival-word-rock = rock
survival-word-paper = paper
survival-word-scissors = scissors
survival-word-plain = plain ring
survival-word-cursed = cursed ring
survival-word-purifying = purifying ring
survival-word-open = open
survival-word-hidden = hidden
survival-word-bust = bust
survival-word-mead = mead
survival-word-apples = 50 apples
survival-word-high_card = high card
survival-word-one_pair = one pair
survival-word-two_pair = two pairs
survival-word-three_of_a_kind = three of a kind
survival-word-straight = straight
survival-word-flush = flush
survival-word-full_house = full house
survival-word-four_of_a_kind = four of a kind
survival-word-straight_flush = straight flush
survival-pick-many = { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
    }
