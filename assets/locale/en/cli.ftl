# The command line and the text table.

# Saved games
store-error = The saved game could not be handled.
store-not-found = There is no saved game “{ $id }” (or more than one begins so).
store-damaged = The saved game { $file } is damaged ({ $why }).
store-damaged-kept = The saved game { $file } is damaged. The damaged file is kept as { $kept }. { $restored ->
    [0] Nothing of it could be read.
   *[other] The { $restored } events that were whole can be played on under the same id.
    }
store-too-new = { $file } was saved by a newer Tsukimori. The file was left untouched.
store-not-saved = { $file } cannot be written: { $why }

# Mistakes
cli-no-display = No display was found, so the game starts at the text table.
cli-no-display-narrated = Neither a display nor a terminal was found, so one village of AIs is narrated.
cli-refused = Cannot start: { $why }
cli-unknown-role = There is no role “{ $id }”.
cli-unknown-ruleset = There is no rule set “{ $id }”. There is: { $known }.
cli-bad-option = Write the option “{ $given }” as name=value.
cli-no-file = The file { $file } cannot be read: { $why }
cli-bad-file = { $file } cannot be read as scenarios: { $why }
cli-missing-part = This cannot be done here: { $why }
cli-bad-settings = The settings could not be read, so defaults are used. The old file is kept as { $kept }.
cli-internal = Internal error: { $why }

# Saved games, listed
saves-none = There are no saved villages.
saves-line = { $id }  { $ruleset }  { $seats } seats  { $where }  { $when }
saves-where = day { $day }, { $phase }, { $alive } alive
saves-finished = over, winner: { $camp }
saves-broken = { $file }  cannot be read ({ $why })
saves-exported = Written to { $file }.
saves-imported = Taken in as { $id }.
saves-ok = { $id }  sound ({ $events } events)
saves-bad = { $id }  not sound: { $why }

# Encyclopedia
roles-line = { $id }  { $name }  { $camp }
roles-about = { $name } ({ $id }) – camp: { $camp }, seen as: { $seen }, counts as: { $count }

# Lab and arena
lab-scenario = { $id }{ $verdict ->
    [equal] : equal
    [differs] : differs
   *[question] {""}
    }
lab-outcome = {"  "}{ $p }  { $what }
lab-nothing = nothing happens
lab-estimate = (estimate)
lab-expected = {"  "}expected:
arena-line = { $name }  { $rate } %  ({ $low } – { $high })
arena-total = { $games } games, { $seconds } s, { $rate } games/s

# Text table
table-welcome = Tsukimori – the text table. “/?” tells you how it is used.
table-saved-as = This village is saved as { $id }. Leave whenever you like and go on later.
table-continued = Going on where you left. What happened so far:
table-help =
    Type a sentence to say it. Press Enter alone to hear more.
    /done: nothing more to say (at night: sleep)  /who: the seats  /me: your role and what you know  /will TEXT: your will
    /log: today's events again  /lang ja or /lang en: change the language  /quit: save and leave
    Once dead, /end takes you to the end. Where a number is asked for, type the number of a seat.
table-prompt-day = Speak, Enter to hear more, /done to finish ({ $left } left)
table-prompt-day-unlimited = Speak, Enter to hear more, /done to finish
table-prompt-day-silent = Enter to hear more, /done to finish
table-prompt-night = Whisper, or /done to sleep
table-prompt-night-mono = Talk to yourself, or /done to sleep
table-prompt-sleep = /done to sleep
table-prompt-dead = Speak in heaven, Enter to go on, /end to see the end
table-choose-vote = Whom do you vote for?
table-choose-act = { $action }: whom do you choose?
table-choose-act-many = { $action }: choose { $least } to { $most } seats (numbers with spaces between).
table-choose-skip = 0 to pass.
table-number = Number
table-not-a-number = Please answer with a number.
table-understood = (Understood as: { $meaning })
table-not-understood = (Not understood; it is heard as small talk)
table-refused = That cannot be done: { $why }
table-unknown-command = There is no command “{ $given }”. “/?” tells you how the table is used.
table-nothing-to-do = There is nothing you can do now.
table-seat = { $name }{ $state ->
    [dead] {" "}– dead
   *[alive] {""}
    }{ $role }
table-no-will = There are no wills in this village.
table-unsaved = Cannot save: { $why }. Make room and press Enter.
table-bye = Saved. Go on with: tsukimori play --text --continue { $id }
table-bye-unsaved = See you another time.
table-why = ── Why it went so ──
table-language = The language is changed.
narrated-welcome = Tsukimori – a village of AIs, seed { $seed }.
table-you = You
