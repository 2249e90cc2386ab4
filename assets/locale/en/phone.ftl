# The phone page

phone-title = Tsukimori
phone-title-day = Day { $day }
phone-title-discussion = Day { $day } · discussion
phone-title-vote = Day { $day } · vote
phone-title-vote_result = Day { $day } · the count
phone-title-night = Night { $day }
phone-title-dusk = Day { $day } · dusk
phone-title-dawn = Dawn of day { $day }
phone-title-morning = Day { $day } · morning
phone-title-day_game_brief = Day { $day } · before the game
phone-title-day_game = Day { $day } · day game
phone-title-day_game_result = Day { $day } · how the game went
phone-title-setup = The beginning
phone-title-over = The end
phone-title-other = Day { $day }
phone-weather = { $name }: { $about }
phone-vote = Vote
phone-choose = { $least ->
    [1] { $most ->
        [1] Choose one.
       *[other] Choose up to { $most }.
    }
   *[other] Choose { $least } to { $most }.
}
phone-pass = Do nothing
phone-sleep = Go to sleep
phone-ready = I am done
phone-art-divined = Divination
phone-art-medium = Medium's result
phone-art-guarded = Guard's result
phone-channel-talk = To everybody
phone-channel-wolf = Wolves only
phone-channel-mason = Masons only
phone-channel-fox = Foxes only
phone-channel-lovers = Lovers only
phone-channel-mono = To myself
phone-channel-heaven = In heaven
phone-channel-other = To my own
phone-votes-of = Votes of day { $day }{ $round ->
    [0] {""}
    [1] {""}
   *[other] {" "}(round { $round })
}
phone-won = You have won.
phone-lost = You have lost.
phone-join = Take a seat
phone-name = Name
phone-code = Room code
phone-watch = Only watch
phone-waiting-start = Waiting for the game to begin …
phone-waiting = Waiting for the others …
phone-hold = Hold to see your role
phone-hidden = Face down
phone-tab-act = To do
phone-tab-say = Talk
phone-tab-log = Log
phone-tab-board = Board
phone-nothing = Nothing to do just now.
phone-send = Say it
phone-confirm = Confirm
phone-undo = Choose again
phone-say-hint = In your own words
phone-whom = Whom
phone-what = What
phone-will = Will
phone-will-hint = Read out the morning after
phone-will-keep = Keep the will
phone-claims = Claims and results
phone-no-claims = Nobody has claimed anything.
phone-lost-line = The connection broke. Trying again …
phone-back = Connected again.
phone-done = Done.
phone-leave = Leave the seat
phone-leave-sure = An AI will take your seat. Leave?
phone-consent = Those who are out, and onlookers, may see what this seat sees
phone-language = 日本語
phone-who-here = here
phone-who-away = away
phone-who-stand_in = held by AI
phone-who-ai = AI
phone-who-empty = empty
phone-who-dummy = stand-in
phone-paused = The host has paused the game
phone-again = Connect again
phone-left = { $n } left
phone-your-turn = It is your turn
phone-look = Seat to watch
phone-look-public = Everybody's view
phone-dead = You are out.
phone-calls = Call a god
phone-more = What else you can do
phone-night-wait = Waiting for the night to end.
phone-a11y-seats = Seats
