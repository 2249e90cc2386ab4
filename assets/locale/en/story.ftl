# One line for each thing that happens, as the log, the text table, the replay and the narrated game tell it.

story-opened = { $count ->
    [one] One person has come to the village.
   *[other] { $count } people have come to the village.
    }
story-cast = The cast: { $cast }
story-cast-item = { $role } ×{ $count }
story-cast-hidden = The cast is hidden.
story-your-role = You are: { $role }.
story-role-of = { $name } is: { $role }.
story-bond = { $bond }: { $names }
story-nobody-else = nobody else
story-night = ── Night { $day } ──
story-day = ── Day { $day } ──
story-vote = ── Day { $day }, vote ──
story-revote = ── Day { $day }, vote again (round { $round }) ──
story-said = { $name }: “{ $text }”
story-said-channel = [{ $channel }] { $name }: “{ $text }”
story-noise-howl = A howl in the distance …
story-noise-whisper = Somewhere somebody whispers …
story-noise-other = A sound in the night …
story-acted = { $name } chose “{ $action }” for { $names }.
story-acted-nobody = { $name } chose “{ $action }”.
story-passed = { $name } let “{ $action }” pass.
story-has-voted = { $name } has voted.
story-your-vote = You voted for { $name }.
story-counted = The count: { $received }
story-ballots = Ballots: { $ballots }
story-received-item = { $name } { $votes }
story-ballot-item = { $name }→{ $target }
story-tie = A tie: nothing was decided.
story-executed = { $name } was executed by the village.
story-found-dead = At dawn { $name } was found dead.
story-lovers-followed = { $name } followed a lover into death.
story-fox-followed = { $name } followed the fox into death.
story-poisoned-day = { $name } fell to poison.
story-no-vote = { $name } died without having voted.
story-died-other = { $name } died ({ $cause }).
story-cause = How { $name } died: { $cause }
story-cause-by = How { $name } died: { $cause } ({ $by })
story-revived = { $name } came back to life.
story-quiet = The night was quiet. Nobody died.
story-wears-body = { $name } walks in the body of { $body } from now on: whatever you say and do, { $body } is seen to do it.
story-wears-body-no-more = { $name } has left the body of { $body }.
story-gained = { $name } now is: { $trait }.
story-lost = { $name } no longer is: { $trait }.
story-became = { $name } turned into: { $role }.
story-will-written = You wrote your will.
story-will-read = The will of { $name }: { $text }
story-ended = { $ending } Winner: { $camp }
story-ended-draw = { $ending } A draw.
story-winners = Who won: { $names }
story-roles = Who was what: { $roles }
story-roles-item = { $name } – { $role }

# What one learns in private.
told-guard_success = Guarded well: nobody got past you to { $name }.
told-divined_human = Divination: { $name } is not a werewolf.
told-divined_wolf = Divination: { $name } is a werewolf.
told-divined_failed = Divination: { $name } could not be read.
told-medium_result = From beyond: { $name } { $value ->
    [human] was not a werewolf
    [werewolf] was a werewolf
    [fox] was a fox
   *[other] was: { $value }
    }.
told-divined_ogre = Divination: { $name } is an ogre.
told-divined_chiroptera = Divination: { $name } is a bat.
told-fox_divined = Divination: { $name } { $value ->
    [failed] could not be read
    [werewolf] is a werewolf
    [ogre] is an ogre
    [bat] is a bat
   *[other] is not a werewolf
    }.
told-mind_normal = Mind reading: { $name } is of sound mind.
told-mind_liar = Mind reading: { $name } is a liar.
told-mind_ogre = Mind reading: { $name } is of the ogres.
told-mind_lovers = Mind reading: { $name } is of the lovers.
told-mind_failed = Mind reading: { $name } could not be read.
told-sex_male = Sexing: { $name } is a man.
told-sex_female = Sexing: { $name } is a woman.
told-sex_chiroptera = Sexing: { $name } is a bat.
told-sex_ogre = Sexing: { $name } is an ogre.
told-sex_failed = Sexing: { $name } could not be read.
told-stars_ability = The stars: { $name } had something to do last night.
told-stars_nothing = The stars: { $name } had nothing to do last night.
told-stars_failed = The stars: { $name } could not be read.
told-role_divined = Divination: the role of { $name } is “{ $value }”.
told-tengu_reveal = Divine power: the role of { $name } is “{ $value }”.
told-tongue_reveal = The role of { $name }, whom you ate, was “{ $value }”.
told-assassin_reveal = The role of { $name }, whom you killed, was “{ $value }”.
told-vampire_reveal = The role of { $name }, whom you bit, is “{ $value }”.
told-copied_role = You took after { $name }: “{ $value }”.
told-sympathy = You feel with { $name }: the role is “{ $value }”.
told-medium_role = From beyond: the role of { $name } was “{ $value }”.
told-emissary_result = Of those who voted for { $name }, { $value } shared its camp.
told-attempt_result = { $name } escaped death last night.
told-reporter_scoop = Scoop: it was { $value } who went for { $name }.
told-clairvoyance = Second sight: { $name } chose { $value } last night.
told-presage = Foreboding: it was { $value } who came for { $name }.
told-priest_result = { $value ->
    [village] Foreboding: the village is about to win.
    [werewolf] Foreboding: the werewolves are about to win.
    [fox] Foreboding: the foxes are about to win.
    [lovers] Foreboding: the lovers are about to win.
   *[other] Your count this morning: { $value }.
    }
told-shrine_result = { $name } died of a shock: the camp was “{ $value }”.
told-tengu_camp = You have joined a camp: “{ $value }”.
told-wolf_sexed = { $name }, whom you spared, is { $value ->
    [male] a man
    [female] a woman
   *[other] “{ $value }”
    }.
told-sharp_avoid = You smelt danger at the door of { $name } and turned back.
told-hunt_success = Hunted down: { $name } was prey.
told-penetration_added = The guard of { $name } has been pierced.
told-ward_success = Misfortune was turned away from { $name }.
told-dispel_success = Exorcised: { $name } is rid of it.
told-wolf_failed_trap = Last night’s attack failed: a trap took the attacker.
told-wolf_failed_guard = Last night’s attack failed: a guard stood in the way.
told-wolf_failed_resist = Last night’s attack failed: the prey withstood it.
told-wolf_failed_ogre = Last night’s attack failed: an ogre withstood it.
told-wolf_failed_exit = Last night’s attack failed: the prey had left the village.
told-wolf_failed_escaper = Last night’s attack failed: the prey was not at home.
told-wolf_failed_wolf = Last night’s attack failed: the prey was of the pack.
told-wolf_failed_fox = Last night’s attack failed: the prey was a fox.
told-wolf_failed_reaction = Last night’s attack failed: somebody else took the prey’s place.
told-wolf_failed_action = Last night’s attack failed: the attacker itself held back.
told-revive_failed_public = Somebody tried to call { $name } back, in vain.
told-fox_targeted = The wolves came for you, in vain.
told-revive_success = { $name } was called back to life.
told-revive_failed = { $name } could not be called back.
told-other = { $result }: { $name }
told-other-value = { $result }: { $name }, { $value }

story-separator = {", "}
story-you = { $name } (you)
story-nobody = no one

# The same, without whom it is about.
found-divined_human = not a werewolf
found-divined_wolf = a werewolf
found-guard_success = guarded well
found-medium_result = { $value ->
    [human] was not a werewolf
    [werewolf] was a werewolf
    [fox] was a fox
   *[other] was: { $value }
    }

# Weather and what the day brings
story-weather = Today’s weather: { $weather }. { $effect }
story-somebody = Somebody
story-count-hidden = The box was opened unseen; nobody knows who voted for whom. { $name } was chosen.
story-died-shock = { $name } died of shock: { $kind }.
story-footsteps = Footsteps were heard in the night at: { $names }.
story-prank-star = A new star stands over the house of { $names }.
story-prank-flower = Flowers lie before the door of { $names }.
story-prank-clown = Somebody has played a joke on { $names }.
story-star-made = { $names } is the Weaver: no hand in this village can harm that seat.
story-diary-moved = A diary has changed hands.
story-noise-love = Somewhere in the night, tender words …
shock-coward = fright
shock-fever = fever
shock-frostbite = frostbite
shock-death_warrant = a death warrant
shock-panelist = a wrong answer
shock-thorn_cross = a cross of thorns
shock-impossible_task = an impossible task
shock-sealed = a seal
shock-jealousy = jealousy
shock-agitated = the mob
shock-dragged_along = being dragged along
shock-duel = a duel
shock-tengu_vanish = a tengu’s leave-taking
shock-thunderbolt = a thunderbolt
