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
store-no-save = { $file } is no saved game.
store-no-shelf = The player’s folder cannot be used: { $file } is no folder, or nothing may be written there.
store-not-saved = { $file } cannot be written: { $why }

# Mistakes
cli-no-display = No display was found, so the game starts at the text table.
cli-no-display-narrated = Neither a display nor a terminal was found, so one village of AIs is narrated.
cli-refused = Cannot start: { $why }
cli-unknown-role = There is no role “{ $id }”.
cli-unknown-ruleset = There is no rule set “{ $id }”. There is: { $known }.
cli-bad-option = Write the option “{ $given }” as name=value.
cli-unknown-agent = There is no AI player “{ $id }”. There is: first, simple.
cli-no-log = The file { $file } cannot be written: { $why }
cli-no-file = The file { $file } cannot be read: { $why }
cli-bad-file = { $file } cannot be read as scenarios: { $why }
cli-bad-settings = The settings could not be read, so defaults are used. The old file is kept as { $kept }.

# Saved games, listed
cli-saves-none = There are no saved villages.
cli-saves-line = { $id }  { $ruleset }  { $seats } seats  { $where }  { $when }
cli-saves-where = day { $day }, { $phase }, { $alive } alive
cli-saves-finished = over, winner: { $camp }
cli-saves-broken = { $id }  damaged
cli-saves-exported = Written to { $file }.
cli-saves-imported = Taken in as { $id }.
cli-saves-ok = { $id }  sound ({ $events } events)
cli-saves-bad = { $id }  not sound: { $why }

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
terminal-welcome = Tsukimori – the text table. “/?” tells you how it is used.
terminal-saved-as = This village is saved as { $id }. Leave whenever you like and go on later.
terminal-continued = Going on where you left. What happened so far:
terminal-help =
    Type a sentence to say it. Press Enter alone to hear more.
    /done: nothing more to say (at night: sleep)  /who: the seats  /me: your role and what you know  /will TEXT: your will
    /say TEXT: speak while a number is asked for  /log: today's events again  /lang ja or /lang en: change the language  /do: what else you may do  /quit: save and leave
    Once dead, /end takes you to the end. Where a number is asked for, type the number of a seat.
terminal-prompt-day = Speak, Enter to hear more, /done to finish ({ $left } left)
terminal-prompt-day-unlimited = Speak, Enter to hear more, /done to finish
terminal-prompt-day-silent = Enter to hear more, /done to finish
terminal-prompt-night = Whisper, or /done to sleep
terminal-prompt-night-mono = Talk to yourself, or /done to sleep
terminal-prompt-sleep = /done to sleep
terminal-prompt-dead = Speak in heaven, Enter to go on, /end to see the end
terminal-choose-vote = Whom do you vote for?
terminal-choose-act = { $action }: whom do you choose?
terminal-choose-act-many = { $action }: choose { $least } to { $most } seats (numbers with spaces between).
terminal-choose-skip = 0 to pass.
terminal-number = Number
terminal-menu = What do you do?
terminal-choose-plain = { $action }: Enter to do it, 0 not to.
terminal-choose-path = Name the seats in the order of your walk, starting beside your own.
terminal-choose-line = Choose seats that stand in a straight line.
terminal-choose-slip = Ballot { $n } of { $of }. Enter leaves it empty.
terminal-choose-field = { $field }: which one?
terminal-choose-field-many = { $field }: choose { $least } to { $most } (numbers with spaces between).
terminal-choose-field-ordered = { $field }: choose { $least } to { $most } in order (numbers with spaces between).
terminal-choose-number = { $field } ({ $low } to { $high })
terminal-choose-none = Enter for none.
terminal-stock = {" "}×{ $n }
terminal-offers = What you may do now (type its number):
terminal-also = (There is more you may do: /do lists it.)
terminal-prompt-window = Enter or /done to go on
terminal-prompt-exited = You have left play. Enter to go on, /end to see the end
terminal-not-a-number = Please answer with a number.
terminal-understood = (Understood as: { $meaning })
terminal-not-understood = (Not understood; it is heard as small talk)
terminal-refused = That cannot be done: { $why }
terminal-unknown-command = There is no command “{ $given }”. “/?” tells you how the table is used.
terminal-number-wanted = First answer the question with one of its numbers.
terminal-nothing-to-do = There is nothing you can do now.
terminal-seat = { $name }{ $state ->
    [dead] {" "}– dead
   *[alive] {""}
    }{ $role }
terminal-no-will = There are no wills in this village.
terminal-unsaved = Cannot save: { $why }. Make room and press Enter.
terminal-bye = Saved. Go on with: tsukimori play --text --continue { $id }
terminal-bye-unsaved = See you another time.
terminal-why = ── Why it went so ──
terminal-language = The language is changed.
narrated-welcome = Tsukimori – a village of AIs, seed { $seed }.
terminal-you = You
