# Casts: ready tables, exchanges, cautions

## Ready tables

shikigami-cast-first_lantern = First lantern
shikigami-cast-first_lantern-who = For a first evening
shikigami-cast-first_lantern-why = A seer, a bodyguard and a single wolf: one evening teaches what there is to say.
shikigami-cast-quiet_hamlet = Quiet hamlet
shikigami-cast-quiet_hamlet-who = For those who know the basics
shikigami-cast-quiet_hamlet-why = The usual set of roles. What the medium learns ties one day to the next.
shikigami-cast-fox_fire = Fox fire
shikigami-cast-fox_fire-who = For a first taste of three sides
shikigami-cast-fox_fire-why = Masons can trust each other, and a fox waits for the rest to finish: hanging every wolf is not enough.
shikigami-cast-red_thread = The red thread
shikigami-cast-red_thread-who = For friends of romance
shikigami-cast-red_thread-why = Two people tied by a cupid choose each other over either side.
shikigami-cast-poison_garden = Poison garden
shikigami-cast-poison_garden-who = For those who think before they hang
shikigami-cast-poison_garden-why = Poison takes somebody along. Hear the pharmacist before you hang, or bite.
shikigami-cast-footsteps_at_night = Footsteps at night
shikigami-cast-footsteps_at_night-who = For those who listen
shikigami-cast-footsteps_at_night-why = Whoever walks is heard. The order of the seats and the paths between them are clues.
shikigami-cast-doll_house = Doll house
shikigami-cast-doll_house-who = For those who like mixed motives
shikigami-cast-doll_house-why = A doll is not free while its master lives: even the village does not want one thing only.
shikigami-cast-cats_cradle = Cat's cradle
shikigami-cast-cats_cradle-who = For those who would play on when dead
shikigami-cast-cats_cradle-why = A nekomata and a snake god call the dead back, and a grave robber does too.
shikigami-cast-ogre_parade = Parade of ogres
shikigami-cast-ogre_parade-who = For those who like a hidden aim
shikigami-cast-ogre_parade-why = The ogre wants a wolf left, the yaksha none; some nights somebody is carried off.
shikigami-cast-bats_and_fairies = Bats and fairies
shikigami-cast-bats_and_fairies-who = For survivors
shikigami-cast-bats_and_fairies-why = Bats and fairies win by being alive, with whichever side suits them today.
shikigami-cast-duel_at_dusk = Duel at dusk
shikigami-cast-duel_at_dusk-who = For those who want a private feud
shikigami-cast-duel_at_dusk-why = A rival, an enemy, somebody to protect: each has a victory apart from the sides.
shikigami-cast-school_of_spells = School of spells
shikigami-cast-school_of_spells-who = For those who enjoy a gamble
shikigami-cast-school_of_spells-why = Wizards never know what tonight's spell will be, and the weather has moods.
shikigami-cast-mountain_wind = Wind from the mountain
shikigami-cast-mountain_wind-who = For experienced players
shikigami-cast-mountain_wind-why = The tengu joins the smaller side. When the sky turns, guards and divinations go astray.
shikigami-cast-many_masks = A hundred masks
shikigami-cast-many_masks-who = For those who trust nobody
shikigami-cast-many_masks-why = Some copy, some possess, some stand in: who one was yesterday says little about today.
shikigami-cast-hundred_nights = Village of a hundred nights
shikigami-cast-hundred_nights-who = For those who want everything
shikigami-cast-hundred_nights-why = Seventeen roles and weather. No two nights are alike.

## Casts by number

shikigami-cast-classic = The usual cast
shikigami-cast-standard = The plain standard cast
shikigami-cast-festival = Festival village
shikigami-cast-gray_random = Plain-role village
shikigami-cast-footsteps = Footstep village
shikigami-cast-open_duel = Duel village

## How wild

cast-level-beginner = Beginner
cast-level-usual = Usual
cast-level-lively = Lively
cast-level-wild = Wild

## Before the start

shikigami-caution-no_village = Nobody is on the village's side.
shikigami-caution-one_camp = There is only one side.
shikigami-caution-wolves_soon = { $wolves } wolves among { $humans } humans: one wrong execution may end it.
shikigami-caution-wolves_few = Few wolves ({ $wolves } among { $seats }): the village has it easy.
shikigami-caution-village_weak = Only { $village } of { $seats } are on the village's side: it has a hard time.
shikigami-caution-no_clues = No role of the village finds anything out.
shikigami-caution-foxes_many = There are more foxes ({ $foxes }) than wolves ({ $wolves }).
shikigami-caution-personal_many = { $personal } of { $seats } play for themselves.
shikigami-caution-arrows_many = { $cupids } with arrows among { $seats }: love may decide it all.
shikigami-caution-alone = { $role } has no companion.
shikigami-caution-sees_nobody = Those whom { $role } would know are missing.
shikigami-caution-cannot_revive = The dead see the roles, so { $role } cannot call anybody back.
shikigami-caution-nothing_to_cure = There is no poison for { $role } to find.
shikigami-caution-no_dolls = { $role } has no dolls.
shikigami-caution-no_lovers = Nobody falls in love, so { $role } has little to do.
shikigami-caution-no_quiz = This is no quiz village: { $role } can hardly win.
shikigami-caution-nobody_to_copy = { $role } finds nobody to copy.
shikigami-caution-weathers_missing = This edition lacks { $n } of the weathers.

## Exchanges

shikigami-exchange-detective = A detective
shikigami-exchange-poisoner = A poisoner
shikigami-exchange-assassin = An assassin
shikigami-exchange-werewolf = One more wolf
shikigami-exchange-white_wolf = A white wolf
shikigami-exchange-poison_wolf = A poison wolf
shikigami-exchange-silver_tongue_wolf = A loose-tongued wolf
shikigami-exchange-possessing_wolf = A possessing wolf
shikigami-exchange-sirius_wolf = A Sirius wolf
shikigami-exchange-possessed = One more possessed
shikigami-exchange-fox = One more fox
shikigami-exchange-no_fox = One fox fewer
shikigami-exchange-child_fox = A child fox
shikigami-exchange-depraver = An immoralist
shikigami-exchange-cupid = A cupid
shikigami-exchange-shrine_maiden = Shrine maiden and goddess
shikigami-exchange-myth_maniac = A myth maniac
shikigami-exchange-all_escaper = Villagers escape
shikigami-exchange-all_possessed = Villagers are possessed
shikigami-exchange-all_cupid = Villagers are cupids
shikigami-exchange-all_quizmaster = Villagers ask questions
shikigami-exchange-all_vampire = Villagers are vampires
shikigami-exchange-all_bat = Villagers are bats
shikigami-exchange-all_patron = Villagers are patrons
shikigami-exchange-all_myth_maniac = Villagers are myth maniacs
shikigami-exchange-all_nue = Villagers are nues
shikigami-exchange-moon_rabbits = Possessed are moon rabbits
shikigami-exchange-fanatics = Possessed are fanatics
shikigami-exchange-whisperers = Possessed are whisperers
shikigami-exchange-martyrs = Possessed are martyrs
shikigami-exchange-altairs = Cupids are Altairs
shikigami-exchange-angels = Cupids are angels
shikigami-exchange-soul_exchangers = Cupids exchange souls

## On screen

new-tables = Ready tables
new-tables-lead = Choosing one sets people, cast and rules.
new-table-note = { $people } people, { $level }{ $weather ->
    [yes] , weather
   *[no] {""}
 }. { $who }. { $why }
new-exchanges = Exchanges
new-exchanges-lead = Puts other roles into the usual cast. Press again to undo.
new-caution-lead = It can start, but:
new-find-role = Find a role
new-find-none = Nothing found.
new-camp-all = All
new-role-count = { $role }, now { $n }
new-option-weather = Weather
new-option-weather-yes = On
new-option-weather-no = Off
new-option-open-vote = Ballot
new-option-open-vote-yes = Open
new-option-open-vote-no = Secret
new-option-poison-voters = Poison takes
new-option-poison-voters-yes = Voters only
new-option-poison-voters-no = Anyone
new-option-wills = Wills
new-option-wills-yes = Read out
new-option-wills-no = None
new-option-joker = Joker
new-option-joker-yes = On
new-option-joker-no = Off
new-option-death-note = Death note
new-option-death-note-yes = On
new-option-death-note-no = Off
new-option-lovers-talk = Lovers' talk
new-option-lovers-talk-yes = On
new-option-lovers-talk-no = Off
new-invalid-name_signs = The name has signs that cannot be used.
illegal-name_signs = The name has signs that cannot be used.
option-weather = Weather
option-joker = Joker
option-death_note = Death note
option-quiz_village = Quiz village
cli-caution = Note: { $what }
new-option-opening-day = Day of talk first
new-option-opening-day-yes = On
new-option-opening-day-no = Off
option-opening_day = Day of talk first
new-option-authority = A voice of weight
new-option-authority-yes = On
new-option-authority-no = Off
option-authority = A voice of weight
new-option-deep-sleep = Silent village
new-option-deep-sleep-yes = On
new-option-deep-sleep-no = Off
option-deep_sleep = Silent village
new-option-blinder = Dusk village
new-option-blinder-yes = On
new-option-blinder-no = Off
option-blinder = Dusk village
new-option-mind-open = White night village
new-option-mind-open-yes = On
new-option-mind-open-no = Off
option-mind_open = White night village
new-option-passion = Village in love
new-option-passion-yes = On
new-option-passion-no = Off
option-passion = Village in love
new-option-critical = Village of weak points
new-option-critical-yes = On
new-option-critical-no = Off
option-critical = Village of weak points
new-option-weather-every = Weather every … days
new-option-weather-every-n = { $n ->
    [1] Every day
    [2] Every other day
   *[other] Every { $n } days
}
option-weather_every = Weather every … days
new-option-weather-chance = Chance of weather
new-option-weather-chance-n = { $n } %
option-weather_chance = Chance of weather
new-option-quiz-village = Quiz village
new-option-quiz-village-yes = On
new-option-quiz-village-no = Off
shikigami-cast-quiz = Quiz village
