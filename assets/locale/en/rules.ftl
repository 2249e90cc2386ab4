# Words of the rules that stand in no table: phases, channels, bonds, refusals, options, endings.

phase-setup = Setting up
phase-night = Night
phase-day = Day
phase-vote = Vote
phase-over = Over

channel-talk = talk
channel-wolf = wolves' whispers
channel-mason = freemasons' whispers
channel-fox = foxes' whispers
channel-lovers = lovers' whispers
channel-mono = to yourself
channel-heaven = heaven

bond-wolf = Your fellow wolves
bond-mason = Your fellow freemasons
bond-fox = Your fellow foxes
bond-lovers = The lovers
bond-whisperer = Those who whisper with you
bond-sleepwalker = Those who walk in their sleep
bond-child_fox = The kit foxes
bond-doll_master = Your masters
bond-other = Your companions


camp-draw = Draw
camp-none = Nobody


option-dummy = First victim is a stand-in
option-open_cast = The dead see all roles
option-cast_shown = The cast is public
option-self_vote = Voting for oneself
option-revotes = Number of revotes
option-settled = A tie is always settled
option-open_vote = Open ballots
option-poison_voters_only = Poison takes voters only
option-talk = Utterances a day
option-rest = Nights last until all sleep
option-wills = Wills

# Why a command or a set-up was refused.
illegal-other = That cannot be done.
illegal-self = You cannot choose yourself.
illegal-dead = You cannot choose the dead.
illegal-alive = You cannot choose the living.
illegal-partner = You cannot choose a companion.
illegal-dummy = You cannot choose the stand-in.
illegal-not_dummy = On the first night only the stand-in can be attacked.
illegal-first_night = Not yet on this night.
illegal-not_yours = That seat is not yours.
illegal-over = The village is over.
illegal-phase = Now is not the time for that.
illegal-target = That seat cannot be chosen.
illegal-targets = That is not the right number of seats.
illegal-count = That is not the right number of seats.
illegal-twice = The same seat cannot be chosen twice.
illegal-path = The way leads from seat to neighbouring seat, with one turn at most.
illegal-already = That is done already.
illegal-action = You have no such ability.
illegal-channel = You cannot speak there now.
illegal-no_talk_left = You have said all you may say today.
illegal-silent = You have said all you may say today.
illegal-must_vote = You have to vote.
illegal-no_skip = This cannot be passed over.
illegal-seats = The game cannot be played by that many.
illegal-cast = The cast does not fit the number of seats.
illegal-cast_size = The cast does not fit the number of seats.
illegal-no_cast = There is no cast for that many seats.
illegal-unknown_cast = There is no such cast.
illegal-unknown_role = There is no such role.
illegal-unknown_option = There is no such option.
illegal-unknown_ruleset = There is no such rule set.
illegal-unknown_version = There is no such version of the rules.
illegal-role_not_in_cast = That role is not in this cast.
illegal-too_many_people = There are more people than seats.
illegal-too_many_seats = There are not that many villagers.
illegal-no_wolf = There is no werewolf.
illegal-host_only = Only the host can do that.

# How a vote was decided.

# How the village ended.
ending-village = Peace has come back to the village.
ending-werewolf = The wolves rule the village.
ending-fox_human = The wolves are gone. But a fox was laughing.
ending-fox_wolf = The wolves thought they had won. Then a fox laughed.
ending-lovers = What remained in the end was love.
ending-quiz = Only the quizmaster remained.
ending-vampire = The village belongs to the vampire.
ending-draw = Nobody won.
ending-vanish = And then there were none.
ending-quiz_dead = The quizmaster has fallen.
ending-unfinished = The village was closed before its end.
ending-none = The village ended quietly.
illegal-cast_sum = The cast does not add up to the number of seats.
illegal-name = That name cannot be used.
illegal-act_first = Use your ability first, or pass.
illegal-dummy_place = The stand-in sits in the last seat.
illegal-dummy_role = There is no role the stand-in could be dealt.
illegal-empty = Nothing was said.
illegal-spent = That ability is used up.
illegal-must_include = You have to choose yourself too.
illegal-over_at_once = With that cast the village would be over before it began.
illegal-option_value = That option cannot have this value.
illegal-too_long = That is too long.
illegal-you_are_dead = You are dead.
illegal-unknown_weather = There is no such weather.
illegal-unknown_seat = There is no such seat.
illegal-scenario_file = The scenario is not written as it should be.
illegal-scenario_seats = The seats of the scenario are not as they should be.
illegal-scenario_night = The night of the scenario is not as it should be.
illegal-scenario_odds = The odds of the scenario are not as they should be.
illegal-unknown_trait = There is no such trait.
illegal-unknown_action = There is no such action.
illegal-scenario_result = A result of the scenario is not as it should be.
illegal-duel = Today only the two in the mirror may be voted for.
