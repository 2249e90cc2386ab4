app-title = Tsukimori

camp-name-village = Village
camp-name-werewolf = Werewolves
camp-name-fox = Foxes
camp-name-lovers = Lovers
camp-name-quiz = Quizmasters
camp-name-vampire = Vampires
camp-name-bat = Bats
camp-name-ogre = Ogres
camp-name-duelist = Duelists
camp-name-tengu = Tengu
camp-name-mania = Mythmakers
camp-letter-village = V
camp-letter-werewolf = W
camp-letter-fox = F
camp-letter-lovers = L
camp-letter-quiz = Q
camp-letter-vampire = B
camp-letter-bat = C
camp-letter-ogre = O
camp-letter-duelist = D
camp-letter-tengu = T
camp-letter-mania = M

# The top bar
table-day-setup = Night { $day }
table-day-night = Night { $day }
table-day-day = Day { $day }
table-day-vote = Day { $day }, dusk
table-day-over = Day { $day }, the end
table-step-night = Night
table-step-dawn = Dawn
table-step-talk = Discussion
table-step-vote = Vote
table-step-execution = Execution
table-step-short = { $step } { $n } / { $of }
table-speed-step = Step
table-speed-read = Reading
table-speed-auto = Brisk
table-speed-fast = ×8
table-speed-hint = Speed (F key)
table-pause = Pause (P key)
table-resume = Go on (P key)
table-menu = Menu (Esc key)
table-next = Next
table-next-hint = Next (Enter key)
table-clock-talk = { $n } to say
table-clock-vote = Votes { $n } / { $of }
table-alive = Alive { $n } / { $of }
table-waiting-talk = Everybody is thinking
table-waiting-votes = Waiting for the votes
table-waiting-night = The night goes on
table-waiting-you = Waiting for you
table-paused = Paused
table-unsaved = Cannot save: { $why }. The village goes on once it can.

# Seat cards
table-you = You
table-no-claim = No claim
table-talk-left = { $n } to say
table-left = { $n } left to say
table-ballot = → { $seat } { $name }
table-suspected = ?{ $n }
table-white = human
table-black = wolf
table-voted-seal = 済
table-revived-seal = 蘇
table-tie-seal = Tie
table-more = +{ $n }
table-died-night = Night { $day }
table-died-day = Day { $day }
table-seal-found_dead = Dead
table-seal-vote_killed = Executed
table-seal-wolf_killed = Attacked
table-seal-hungry_wolf_killed = Attacked
table-seal-spell_killed = Cursed
table-seal-cursed = Cursed
table-seal-poisoned = Poisoned
table-seal-hunted = Hunted
table-seal-lovers_followed = Love
table-seal-fox_followed = Followed
table-seal-sudden_death = Sudden
table-seal-suicide = Gone
table-barred-self = Not yourself
table-barred-dead = Dead
table-barred-alive = Alive
table-barred-partner = Your partner
table-barred-dummy = The Stand-in
table-barred-not_dummy = Stand-in first
table-barred-other = Not possible
table-a11y-suspected = suspected by { $n }
table-a11y-result = { $giver } says { $word }
table-a11y-picked = picked, number { $n }
table-a11y-voted = has voted
table-a11y-said = { $name }: { $text }
table-a11y-ring = Seats in the ring
table-comma = {", "}
table-and = {" and "}
table-dot = {", "}
table-versus = {" to "}
table-gap = {"    "}

# The voice and the log
table-voice = Being said
table-tag-will = Will
table-tag-secret = For you only
table-tag-claim = Claim
table-tag-counter_claim = Counter-claim
table-tag-report = Result
table-tag-explain_pick = Explanation
table-tag-hint = Hint
table-tag-deny_role = Denial
table-tag-retract = Taken back
table-tag-suspect = Suspicion
table-tag-trust = Trust
table-tag-compare = Comparison
table-tag-link = Link
table-tag-deduce = Deduction
table-tag-undecided = Undecided
table-tag-shift = Change of mind
table-tag-vote_plan = Vote plan
table-tag-vote_switch = Switch
table-tag-request_vote = Appeal
table-tag-read_votes = Votes
table-tag-react_votes = Votes
table-tag-ask = Question
table-tag-answer = Answer
table-tag-dodge = Dodge
table-tag-agree = Agrees
table-tag-agree_partly = Agrees in part
table-tag-disagree = Disagrees
table-tag-request = Request
table-tag-prod = Nudge
table-tag-small_talk = Small talk
table-tag-plea = Plea
table-tag-last_words = Last words
table-log = Talk log
table-filter-all = All
table-filter-talk = Talk
table-filter-results = Results
table-filter-whispers = Whispers
table-filter-heaven = Heaven
table-filter-notes = Notes
table-search = Search
table-search-close = Stop searching
table-search-none = Nothing found
table-log-empty = Nothing yet
table-unread = { $n } unread from here
table-when-day = Day { $day }
table-log-night = Night { $day } falls.
table-log-day = The morning of day { $day }.
table-log-vote = The vote of day { $day } begins.
table-log-revote = They vote again (round { $round }).
table-log-counted = Day { $day }: { $name } is to be executed, with { $n ->
    [one] one vote
   *[other] { $n } votes
    }.
table-log-tied = { $names } are level at { $n ->
    [one] one vote
   *[other] { $n } votes
    }.
table-log-ended = The end. { $camp }
table-draw = A draw

# The dock
table-role-yours = Your role
table-role-hidden = Face down
table-role-hold = Hold to look
table-role-key = (H key)
table-role-a11y = Your role. It shows while you hold this
table-role-none = Looking on
table-lead-guard = Choose the seat to guard from the ring.
table-lead-divine = Choose the seat to divine from the ring.
table-lead-eat = Choose the seat to attack from the ring.
table-lead-shoot_arrow = Choose the seats for your arrows.
table-lead-revive = Choose the seat to call back.
table-lead-vote = Choose the seat to execute from the ring.
table-lead-other = { $action }: choose from the ring.
table-lead-night = Night. There is nothing else to do.
table-lead-asleep = You sleep. Wait for the dawn.
table-lead-dead = You look on from heaven.
table-lead-voted = You have voted. Waiting for the count.
table-lead-vote-wait = The vote goes on.
table-lead-decided = { $name } is executed with { $n ->
    [one] one vote
   *[other] { $n } votes
    }.
table-lead-tied = A tie, { $numbers }. They vote again.
table-sub-own = Your vote: { $seat } { $name } (thick line).
table-sub-counted = All votes are in.
table-sub-left = { $n ->
    [one] One more seat
   *[other] { $n } more seats
    } to pick
table-sub-full = All picked
table-sub-keys = ← → move    Space picks    Z takes back    Enter confirms
table-sub-night = Sleep until dawn. Nights are equally long for everybody.
table-ended = The end. { $camp }
table-to-result = See the result
table-sleep = Sleep
table-done-talking = Done
table-done-hint = Nothing more to say today
table-to-end = Go on to the end
table-voted-count = { $n ->
    [one] One has voted
   *[other] { $n } have voted
    }

# Choosing
table-action-vote = Vote
table-about-guard = Choose one seat. You keep it from the wolves.
table-about-divine = Choose one seat. You learn whether it is a wolf.
table-about-eat = Choose one seat. The pack has to agree.
table-about-shoot_arrow = Choose two seats. They become lovers.
table-about-revive = Choose one of the dead.
table-about-vote = Choose one seat. Votes stay secret until all are in.
table-about-other = Choose { $least } to { $most } seats.
table-confirm-guard = { $n ->
    [0] Choose a seat
   *[other] Guard { $name }
    }
table-confirm-divine = { $n ->
    [0] Choose a seat
   *[other] Divine { $name }
    }
table-confirm-eat = { $n ->
    [0] Choose a seat
   *[other] Attack { $name }
    }
table-confirm-vote = { $n ->
    [0] Choose a seat
   *[other] Vote for { $name }
    }
table-confirm-other = { $n ->
    [0] Choose a seat
    [one] This one
   *[other] These { $n }
    }
table-skip = Not tonight
table-picked = Picked
table-picked-none = Nothing picked yet.
table-unpick = Take { $name } back
table-enough = No more than { $n }.
table-night-note = Nights are equally long for everybody. Change your pick as often as you like before you confirm.
table-vote-note = Votes are opened when all are in. Change your pick as often as you like before you confirm.
table-look-log = See the log
table-look-task = Choose

# The count
table-counting = The votes are opened.
table-count-title = The vote of day { $day }
table-count-lead = Opened, now that all are in.
table-count-turns = How it went
table-count-history = Votes so far
table-count-voters = Voter
table-turn-kept-mark = Kept
table-turn-changed-mark = Changed
table-turn-kept = { $name } voted for { $target }, as announced.
table-turn-changed = { $name } said { $said } and voted { $target }.
table-history-day = Day { $day }
table-history-round = Day { $day }/{ $round }
table-count-again = Show again
table-count-next = Next
table-count-revote = Vote again
table-count-none = Without a vote

# The composer
table-composer = Compose a sentence
table-kind-claim = Claim
table-kind-report = Result
table-kind-suspect = Suspect
table-kind-trust = Trust
table-kind-vote_plan = Vote
table-kind-ask = Ask
table-kind-answer = Answer
table-kind-agree = Agree
table-kind-disagree = Disagree
table-kind-request = Request
table-kind-small_talk = Chat
table-kind-whisper_attack = Attack
table-kind-whisper_cover = Cover
table-slot-role = Role
table-slot-art = How
table-slot-target = Whom
table-slot-about = About whom
table-slot-value = Result
table-slot-night = When
table-slot-degree = How much
table-slot-because = Why
table-slot-line = Which line
table-slot-stance = Your view
table-slot-wish = What
table-slot-topic = Topic
table-seat = { $seat } { $name }
table-night = Night { $day }
table-line = { $seat } { $name }: “{ $words }”
table-about-none = Their view
table-because-none = Why …
table-art-divined = Divined
table-art-medium = From beyond
table-art-guarded = Guarded
table-value-human = not a wolf
table-value-werewolf = werewolf
table-degree-1 = a little
table-degree-2 = rather
table-degree-3 = strongly
table-stance-suspect = I suspect
table-stance-trust = I trust
table-stance-undecided = I cannot tell
table-wish-divine = Divine
table-wish-guard = Guard
table-wish-claim = Tell your role
table-topic-weather = The weather
table-topic-night = Last night
table-topic-tea = Tea
table-topic-food = Food
table-why-vote = voted for { $name }
table-why-result = { $name } found: { $value }
table-why-claim = claims { $role }
table-why-push = was after { $name }
table-why-defend = stood up for { $name }
table-why-silence = says nothing
table-why-feel = a feeling
table-free = Own words
table-pick-words = Pick words
table-free-hint = Write here (Enter says it)
table-understood = Understood as
table-understood-not = Not understood. Only the words will be heard.
table-understood-drop = Take “{ $gist }” away
table-understood-mend = Correct “{ $gist }”
table-preview-missing = Point at a seat, or fill in the boxes.
table-say = Say it
table-whisper = Whisper
table-channel = To whom
table-gist-claim = claims { $role }
table-gist-counter_claim = claims { $role } against another
table-gist-report = { $name }: { $value }
table-gist-suspect = suspects { $name }
table-gist-trust = trusts { $name }
table-gist-vote_plan = votes for { $name }
table-gist-vote_switch = switches to { $name }
table-gist-request_vote = calls for votes on { $name }
table-gist-ask = asks about { $name }
table-gist-prod = asks { $name } to speak
table-gist-agree = agrees
table-gist-disagree = disagrees
table-gist-undecided = is undecided
table-gist-small_talk = chats
table-gist-deny_role = is not { $role }
table-gist-retract = takes it back

# Will and menu
table-will = Will
table-will-lead = Read out the morning after your death. Rewrite it as often as you like while you live.
table-will-hint = What you leave behind
table-will-save = Leave it
table-menu-title = The village waits
table-menu-lead = Everything so far is saved.
table-menu-resume = Back to the village
table-menu-settings = Settings
table-menu-title-page = Title page
table-menu-how = How to play
table-close = Close
table-failed = This village could not be opened

# One machine passed around

table-hand-over = Hand over to { $name }
curtain-title = Hand over to { $name }
curtain-lead = Everybody else looks away. When only { $name } can see the screen, hold the button below.
curtain-hold = Hold to reveal (or the space bar)
new-person-here = Name of a person here in this seat (empty: AI)
new-person-human = { $name } (here)
