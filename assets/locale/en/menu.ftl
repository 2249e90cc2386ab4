# Title, new village, result, settings, records, how to play

## Common

menu-back = Back
menu-close = Close
menu-cancel = Cancel
menu-on = On
menu-off = Off
menu-day-night = Night { $day }
menu-day-day = Day { $day }
menu-day-vote = Dusk of day { $day }
menu-day-over = Settled on day { $day }
menu-today = today { $time }
menu-yesterday = yesterday { $time }
menu-date = { $day }/{ $month } { $time }
menu-date-year = { $year }-{ $month }-{ $day }
menu-name-role = { $name }, { $role }
menu-percent = { $n }%

## Title

title-brand = TSUKIMORI
title-emblem = 月守
title-line = 人狼の夜、村の灯
title-continue = Continue
title-continue-key = Enter
title-continue-hint = Continue. { $line }, { $detail }
title-save-line = { $when }, { $who }
title-save-detail = { $alive } of { $seats } alive, { $time }
title-first = First village
title-first-note = Five people. Learn as you go
title-save-onlooker = watching a village of AI
title-new = New village
title-new-note = { $least } to { $most } people
title-records = Records
title-how = How to play
title-settings = Settings
title-quit = Quit
title-language = Language
title-language-ja = 日本語
title-language-en = English
title-moon = The moon shows the phase of your latest night.
title-moon-new = The moon will keep time with your village's nights.

## New village

new-title = New village
new-lead = Three choices and you are playing.
new-step-1 = 1
new-step-2 = 2
new-step-3 = 3
new-how-many = How many
new-which-rules = Which rules
new-how-strong = How strong
new-fewer = One fewer
new-more = One more
new-players = People
new-me = me
new-village-first = First village
new-village-first-note = Five people. Learn as you go
new-village-classic = Classic village
new-village-classic-note = Seer, medium, guard; wolves and a fox
new-level-easy = Easy
new-level-easy-note = Goes by feeling
new-level-normal = Normal
new-level-normal-note = Reasons, and lies
new-level-hard = Hard
new-level-hard-note = Rarely led astray
new-level-expert = Expert
new-level-expert-note = Follows the odds
new-level-easy-short = easy
new-level-normal-short = normal
new-level-hard-short = hard
new-level-expert-short = expert
new-begin-with = You will start with
new-summary = { $n } people, { $village }, { $level }
new-people-unit = people
new-swap-to-lead = Change the number, or choose who comes instead.
new-village-first-short = first village
new-village-classic-short = classic
new-odds = Chances to win ({ $games } games of AI)
new-odds-none = This cast has not been measured yet.
new-odds-bar = Chances to win. { $odds }
new-odds-one = { $camp } { $n }%
new-start = Start
new-details = In detail
new-details-note = Leave it alone and the usual rules apply.
new-details-open = In detail
new-details-close = Fold away
new-shuffle = Deal me another
new-reset = Back to the usual rules
new-cast = Cast
new-cast-full = All { $n } seats are filled
new-cast-short = { $n ->
    [one] { $n } seat to fill
   *[other] { $n } seats to fill
}
new-cast-over = { $n ->
    [one] { $n } seat too many
   *[other] { $n } seats too many
}
new-add-role = Add a role
new-swap-role = Replace one
new-add-role-lead = Each role you add takes a villager's place.
new-swap-role-lead = Choose who leaves, then who comes instead.
new-role-fewer = One { $role } fewer
new-role-more = One { $role } more
new-role-chip = { $role }, { $n }
new-people-lead = Choose a face to seat somebody else there.
new-person = Seat { $n }, { $name }
new-person-you = Your seat, { $name }
new-person-pick = Who sits here?
new-person-taken = seated
new-portrait-pick = Your face
new-your-name = Your name
new-option-version = Rules
new-option-version-a9 = α9
new-option-version-b1 = β1
new-option-cast-shown = Cast list
new-option-cast-shown-yes = Shown
new-option-cast-shown-no = Hidden
new-option-dummy = First victim
new-option-dummy-yes = A stand-in
new-option-dummy-no = Anyone
new-option-self-vote = Vote for oneself
new-option-self-vote-yes = Allowed
new-option-self-vote-no = Not allowed
new-option-revotes = On a tie
new-option-revotes-n = { $n ->
    [0] No new vote
    [one] Vote once more
   *[other] Up to { $n } more votes
}
new-option-settled = Still tied
new-option-settled-yes = Draw lots
new-option-settled-no = A drawn game
new-option-open-cast = Dead see roles
new-option-open-cast-yes = Yes
new-option-open-cast-no = No
new-option-order = Seat order
new-option-order-lot = By lot
new-option-order-list = As listed
new-option-talk = Lines a day
new-option-talk-n = Up to { $n }
new-option-seed = Seed
new-option-seed-auto = Any
new-option-change = { $option }, now { $value }. Press to change.

## Why a cast cannot start

new-not-begun = The village could not begin. Nothing is lost. ({ $why })
new-invalid-cast_size = The cast is for { $roles }, the seats are { $seats }. The numbers must match.
new-invalid-no_wolf = There is no werewolf.
new-invalid-over_at_once = There are too many wolves: it would be over before it begins.
new-invalid-dummy_role = No role fits the stand-in. One that is not a wolf, fox or poison role is needed.
new-invalid-seats = It takes { $least } to { $most } people.
new-invalid-unknown_role = The cast has a role these rules do not know.
new-invalid-name = A name has at most { $most } letters.
new-invalid-other = This set-up cannot start ({ $reason }).

## Result

result-won = { $camp } wins
result-draw = A draw
result-vanish = Nobody is left
result-story-village = { $when }: the last wolf, { $name }, fell, and morning came back to the village.
result-story-werewolf = { $when }: the wolves were as many as the people, and the village was theirs.
result-story-fox_human = { $when }: the wolves were gone, but the fox was still there.
result-story-fox_wolf = { $when }: the wolves thought they had won, and the fox laughed.
result-story-lovers = { $when }: what was left were the two who loved each other.
result-story-draw = { $when }: the village never made up its mind.
result-story-vanish = { $when }: the village lay empty.
result-story-other = { $when }: it was settled.
result-you-alive-won = You ({ $name }) lived, and won.
result-you-alive-lost = You ({ $name }) lived, and lost.
result-you-dead-won = You ({ $name }) died, but your side won.
result-you-dead-lost = You ({ $name }) died, and lost.
result-you-alive-draw = You ({ $name }) lived.
result-you-dead-draw = You ({ $name }) died.
result-who = Who was what
result-who-note = { $seats } seats, { $alive } alive
result-camp-won = won
result-camp-lost = lost
result-camp-draw = draw
result-alive = alive
result-you = you
result-fate-night = night { $day }
result-fate-day = day { $day }
result-cause-wolf_killed = attacked
result-cause-vote_killed = executed
result-cause-spell_killed = cursed
result-cause-poisoned = poisoned
result-cause-lovers_followed = followed
result-cause-fox_followed = followed
result-cause-no_vote = did not vote
result-cause-other = died
result-why = Why it went so
result-night-none = Nothing was recorded of this night.
result-chance = { $n }% likely ({ $odds })
result-happened = it happened
result-happened-not = it did not
result-drawn-seat = it fell on { $name }
result-and = { $first } { $second }
result-step-attack = Attack
result-step-attack-02 = Guard
result-step-attack-03 = Guard
result-step-attack-04 = Guard
result-step-attack-07 = Word
result-step-attack-10 = Guard
result-step-guard = Guard
result-step-hunt = Hunt
result-step-divination = Seer
result-step-spell_kill = Curse
result-step-revival = Revival
result-step-followed_suicide = Following
result-step-wolf_failed = Attack
result-step-instant_actions = Arrows
result-step-day-execution = Execution
result-step-day-execution_poison = Poison
result-step-day-follow = Following
result-step-day-medium_result = Medium
result-step-day-tie_break = Vote
result-step-day = Day
result-step-vote = Vote
result-step-vote-again = Revote
result-step-other = Other
result-doubt = How suspicion moved
result-doubt-note = chance of being a wolf, as the living AI saw it
result-doubt-wait = Looking back
result-doubt-none = There was no suspicion on record in this village.
result-doubt-line = { $name }: { $values }
result-voices = Why they voted so
result-voices-note = written down afterwards from the minds of the AI
result-voice-chance = suspicion { $n }%
result-voice-vote = { $name } → { $target }
result-again = Again
result-again-change = Again, with one change
result-replay = Replay from here
result-rules = Rules { $version }, seed { $seed }
result-title-page = To the title

## Records

saves-title = Records
saves-lead = Go on, read again, or carry to another desk.
saves-empty = Nothing here yet. Start a village and it will be listed.
saves-line = { $when }, { $who }
saves-detail = { $seats } seats, { $alive } alive, { $time }
saves-running = under way
saves-finished-camp = { $camp } won
saves-continue = Go on
saves-result = See the result
saves-export = Export
saves-delete = Delete
saves-delete-sure = This village's record will be deleted. It cannot be brought back.
menu-and = { ", " }
saves-exported = Exported to { $path }.
saves-export-failed = Could not export. The record itself is safe. ({ $why })
saves-broken = Unreadable record
saves-broken-note = The damaged record was put aside. The others are unharmed.

## Settings

settings-title = Settings
settings-lead = Changes take effect at once, and stay.
settings-section-text = Language and text
settings-section-look = Look
settings-section-sound = Sound
settings-section-play = Pace
settings-section-keys = Keys
settings-language = Language
settings-text-size = Text size
settings-text-size-note = From 80 to 200 percent
settings-smaller = Smaller
settings-larger = Larger
settings-palette = Camp colours
settings-palette-standard = Standard
settings-palette-redGreenSafe = Red-green safe
settings-palette-blueYellowSafe = Blue-yellow safe
settings-motion = Less motion
settings-motion-note = Moon and fire hold still; scenes only cross-fade
settings-full-screen = Full screen
settings-speed = Speed of dawn and votes
settings-speed-step = Step
settings-speed-read = Read
settings-speed-auto = Auto
settings-speed-fast = ×8
settings-master = Overall
settings-effects = Effects
settings-ambience = Bell and howls
settings-captions = Captions for sounds
settings-captions-note = Writes bells and howls at the foot of the screen
settings-try = Play
settings-key-move = Move between controls
settings-key-move-keys = Tab, arrows
settings-key-press = Press, go on
settings-key-press-keys = Enter, Space
settings-key-back = Back; at the table, the menu
settings-key-back-keys = Esc
settings-key-role = See your role
settings-key-role-keys = Hold H
settings-key-undo = Choose again
settings-key-undo-keys = Z
settings-key-pause = Pause
settings-key-pause-keys = P
settings-key-faster = Change the speed
settings-key-faster-keys = F
settings-key-full = Full screen
settings-key-full-keys = F11
settings-key-larger = Larger or smaller text
settings-key-larger-keys = Ctrl and +, Ctrl and −
settings-file-kept = The settings could not be read. They are kept as { $file }, and the first settings apply.
settings-not-saved = The settings could not be written. They apply now but will not last. ({ $why })

## Captions

sound-bell = [a bell rings]
sound-howl = [a howl]
sound-heartbeat = [a heartbeat]
sound-drum = [a drum]
sound-clappers = [wooden clappers]
sound-stamp = [a seal is stamped]

## How to play

how-title = How to play
how-lead = A three-minute read.
how-goal = The aim
how-goal-1 = Wolves in human shape live among the villagers. The village talks, and every day its votes send one person to be executed.
how-goal-2 = When no wolf is left, the village wins. When the wolves are as many as the others, they win.
how-goal-3 = If the fox is alive at that moment, the victory is the fox's.
how-day = How a day goes
how-day-night = Night
how-day-night-note = The wolves attack somebody; the seer, the bodyguard and others choose theirs. Those with nothing to do simply sleep.
how-day-dawn = Dawn
how-day-dawn-note = The dead and their wills are announced. Some mornings nobody has died.
how-day-talk = Discussion
how-day-talk-note = Claim a role, report, suspect, defend, ask. Build a sentence from the choices or type your own words.
how-day-vote = Vote
how-day-vote-note = Nobody sees for whom you voted until everyone has. On a tie the village votes again.
how-roles = Roles
how-role-villager = No power. Talk and a vote are the weapons.
how-role-seer = Looks at one person a night and learns whether they are a wolf. A fox looked at dies of the curse.
how-role-medium = Learns each morning whether the executed was a wolf.
how-role-bodyguard = Guards one person a night from the wolves.
how-role-freemason = Knows the other freemason, and they may talk at night.
how-role-werewolf = Attacks somebody each night with the pack. Wolves know each other.
how-role-possessed = Human, but wants the wolves to win. Does not know who they are.
how-role-fox = An attack does not kill it, a seer's look does. Wins by living to the end.
how-role-depraver = Serves the fox, and follows when the last fox dies.
how-role-poisoner = Killed, takes somebody along.
how-role-cat = Killed, takes somebody along; at night tries to call the dead back.
how-role-cupid = Joins two people on the first night. They share one fate.
how-tips = For a first game
how-tips-1 = When two people claim to be the seer, at least one is lying.
how-tips-2 = Votes are more honest than words. Look back at who voted for whom.
how-tips-3 = Death is not the end. Talk in heaven and watch how it goes.
how-tips-4 = Closing the window loses nothing. Next time you go on from the same spot.
how-start = Start the first village
