# The encyclopedia of Survival: one sentence (short) and the rule (long). Names are in survival_story.ftl and others.

## Roles: the village camp

survival-role-villager-short = No power: guards the village with day games, talk and a vote.
survival-role-villager-long = There is nothing to choose at night. Perks and gods are open to it as to everybody, and so is Thor, whom only the village camp may call. A reading of village is no proof of this role: accomplices and Fenrirs read the same. Keep saying what you saw and why you vote.
survival-role-knight-short = Guards one seat a night against the raids of that night.
survival-role-knight-long = Must name one active seat every night, itself allowed; every raid on it that night fails, unless the biter is an unsealed Gevaudan. The same seat may be named again, and the knight is never told whether it helped. It does not stop day raids, drags, the witch or overwriting, and it holds even if the knight leaves that night. Guard the most credible seer or medium, and now and then yourself.
survival-role-seer-short = Divines the camp of one seat a night; vampires exit when divined.
survival-role-seer-long = Must divine one other active seat every night; the reading is of the state at nightfall and arrives at dawn. Accomplices and Fenrirs read as village, a seat under the full-moon mark reads as wolf, and a divined vampire exits at once. If Kajigakaka diverts it, the reading comes under the name of the seat really divined. Divine where opinions are split, and claim on the day you find a wolf.
survival-role-witch-short = Each night may make one seat exit or bring one exited seat back.
survival-role-witch-long = Names an active seat to exit, or a seat that was out when the night began to return, or nobody. Uses are unlimited unless an option says otherwise. The poison is no raid: only Baldr’s blessing stops it, and vampires fall to it. Tonight’s victims cannot be saved, and her choice works even if she is raided. Bring back allies you are sure of and poison only when you are certain.
survival-role-medium-short = Learns the true camp of one exited seat a night.
survival-role-medium-long = Must name a seat that was out when the night began, and learns the camp of the role it held when it exited. This is no divination: accomplices and Fenrirs show as wolf and the full-moon mark does nothing. Seats leaving tonight must wait for tomorrow; a seat revived tonight is still read. With nobody out, nothing happens. Begin with whoever was voted out today.
survival-role-paladin-short = Wards two seats a night against all wolf attacks for a full day.
survival-role-paladin-long = Must name two different active seats, itself allowed. From this night’s protection to the next, night raids, day raids and drags on them fail, even a Gevaudan’s raid. The same pair may not follow itself, but one of the two may stay. Poison, overwriting, votes and gods pass through. Keep the seat that matters most and rotate the other.
survival-role-red_hood-short = Returns from a raid once a member of the wolf camp exits.
survival-role-red_hood-long = A raid by night or day opens her condition: with the next exit of anybody in the wolf camp, accomplices included, in the same batch or later, she returns before victory is checked. This may happen any number of times. Votes, poison, drags and the rest never open it, nor does a raid while Wolf Tag has her asleep. Her return is nearly a proof, so do not fear being seen.
survival-role-valkyrie-short = Arms herself for one night of the game and strikes down the wolf that raids her.
survival-role-valkyrie-long = If a raid reaches her while armed it fails and the biter exits. A raid stopped by knight, ward or Tyr does not reach her, and the charge is spent all the same. An unsealed Gevaudan as biter ignores her, day raids are never countered, and a Fenrir struck down may drag her along. Arm on the night after you claim or are cleared.
survival-role-twin-short = Knows the other twin from the start and may check its role once.
survival-role-twin-long = Always dealt to two seats who know each other. Once, at night, a twin may learn the role the other holds after that night’s overwriting; the other may be exited, and no disguise helps. Nobody tells a twin that the other was overwritten, and an overwritten twin loses its own check. Save it for the day the other begins to vote differently.
survival-role-fylgja-short = Borrows one power a night: knight, seer or medium.
survival-role-fylgja-long = Must pick a power with its target each night and uses it exactly as that role would. Each may be borrowed once a game, three uses in all (an option forbids only two nights running). Kajigakaka diverts the borrowed divination and a Gevaudan breaks the borrowed guard. Medium needs an exited seat, and a night asleep costs nothing. Open with the seer and use the medium after the first vote.
survival-role-feng_shui_master-short = Surveys objects and learns whether a wolf’s heart is hidden there.
survival-role-feng_shui_master-long = With this role there are as many objects as seats, each with three names that touched it for all to see; every dealt pack wolf hides its heart in one of its own three. Each night one object may be surveyed: yes or no, at least one heart is in it, after the night’s exits and overwriting. Accomplices and wolves made later have no heart. Look for the name that two yes-lists share.
survival-role-piper-short = May play the flute before dawn to show that it is still in play.
survival-role-piper-long = Each night it plays or stays quiet. If it is still in play at the end of the night, the morning report counts the flutes heard, without names. An exit earlier that night, or sleep after Wolf Tag, means no sound. Announce beforehand which nights will be silent, and the role proves itself.

## Roles: the wolf camp

survival-role-wolf-short = Chooses one victim a night together with the pack.
survival-role-wolf-long = Every night the pack names an active seat outside the wolf camp. The last valid nomination stands and whoever made it is the biter. Unless a Lycanthrope declines, the raid must happen: with no nomination the victim is drawn and the wolf with the lowest seat number bites. A counter strikes the biter, so agree on who makes the nomination.
survival-role-garm-short = A wolf that sniffs out the role of one seat a night.
survival-role-garm-long = Must name one active seat outside the wolf camp and learns the role it held at nightfall; the whole pack hears it at dawn. It is a divination: vampires exit by it and a full-moon mark makes the role read wolf. Kajigakaka does not divert it, Forseti’s seal stops it. Sniff among the quiet for the seer and the knight.
survival-role-orthrus-short = A wolf that lets the pack raid two seats, one night of the game.
survival-role-orthrus-long = Declared at night, it lets the pack name up to two targets, and the Orthrus is the biter of both. They resolve apart and at once: if one is countered the other still happens. On a night without raids, or sealed, it is not spent; naming only one target spends it. Keep it for the night on which two exits win the game.
survival-role-accomplice-short = A human in the wolf camp who is divined as village.
survival-role-accomplice-long = Knows the wolf camp and is known to it, takes no part in raids and counts as human for parity; when the pack is gone the village wins, accomplice or not. The pack cannot raid it, but a Fenrir may drag it. Mediums and gods see a wolf, and so does divination while Forseti seals it. Claim to be the seer and draw votes away from the pack.
survival-role-fenrir-short = A wolf divined as village that drags up to three along when it exits.
survival-role-fenrir-long = Whatever makes it exit, up to three active seats outside the pack are drawn and exit too. A drawn seat under a ward, Tyr or Baldr stays and no other is drawn for it; knights, Mimir and vampire blood do not help. Sealed by Forseti, it drags nobody and reads as wolf. Once doomed, be voted out while the village is still large.
survival-role-skoll-short = A wolf that raids by day, in the free time, somebody in its own area.
survival-role-skoll-long = Once a day it may raid one seat outside the wolf camp that ended its move in the same area; village seats exit at once, vampires do not. The night raid goes on (an option lets it rest instead). Ward, Tyr, Baldr, a no-raid day and Forseti’s seal make it fail, last night’s knight does not, and a seat sheltered by Mimir cannot be named. Those present know who was there: strike where their words will be doubted.
survival-role-hati-short = A wolf that marks one seat a night to be divined as a wolf.
survival-role-hati-long = Must mark one active seat each night, packmates and itself included: tonight’s divinations of it read wolf, as a camp and as a role. Not the same seat two days running. The mark beats the disguise of accomplice and Fenrir, but a marked vampire still exits when divined. Mediums, twins, gods and feng shui do not see it. Mark the villager the seer will look at next.
survival-role-kajigakaka-short = A wolf that sends the seer’s divination elsewhere every night.
survival-role-kajigakaka-long = Must name one active seat each night: every divination by a seer, or by a Fylgja-touched who borrowed it, goes there. The seer is told the true name. Garm and the astrologer are not diverted. Of two Kajigakakas the higher seat number decides, and Forseti’s seal stops it. Send the seer to the accomplice, or to whoever bears the full-moon mark.
survival-role-gevaudan-short = A wolf that fears neither knight nor valkyrie but exits at dusk of day 2.
survival-role-gevaudan-long = When it is the biter, the knight’s guard, borrowed ones too, and the valkyrie’s counter do nothing. Ward, Tyr, Mimir and Baldr still stop it, and on an Orthrus night the Orthrus bites instead. Forseti’s seal lets guard and counter work, but not the term: it leaves at dusk of day 2, though if revived later it stays. Bite in the first night where a guard is most likely.
survival-role-lycanthrope-short = A wolf that may call off the raid and, as the last wolf, void perks.
survival-role-lycanthrope-long = While in play it may declare that the pack does not raid tonight, over any nomination. Once, when it is the only active wolf, it may void all perks one seat holds that day in the perk window; no shield bearer and no sealer stops this. Forseti’s seal stops both. Stay home on nights when an armed valkyrie may be waiting.
survival-role-chain_fenrir-short = A wolf that wakes as a Fenrir on day 4.
survival-role-chain_fenrir-long = It reads as village from the start. If it exits by the night of day 3 it drags nobody; from the daytime of day 4 it drags up to three. A night belongs to the day before it, so night drags begin with the night of day 4. Wards, Tyr, Baldr and Forseti’s seal work as against a Fenrir. Lie low until then.
survival-role-freki-short = A wolf that devours the apples of somebody in its own area.
survival-role-freki-long = Once a day, in the free time, it names another seat in the same area, and all Idun’s apples held there vanish; mead does not. It comes after Skoll’s raid. The victim learns that the apples are gone, not who ate them. Forseti’s seal stops it. Follow whoever is close to fifty.
survival-role-geri-short = A wolf that gives fifty apples to somebody, once a game.
survival-role-geri-long = In the time for calls, before the vote opens, it gives one active seat, itself allowed, fifty Idun’s apples. The receiver learns that they appeared, not from whom. A silenced Geri cannot give, and a sealed one is refused. Fifty apples are one call: hand them to a packmate on the day that decides the vote.
survival-role-chaos-short = A wolf that may strike one clause of the rules each morning.
survival-role-chaos-long = Once a day, in the morning, it strikes one clause that may be struck. The Count says which, but not who did it. The clause is back at the next dawn (an option makes it stay away), and it stays struck even if the Chaos exits or is sealed later that day. Near parity strike the limit of one exit a night; with a packmate in danger, strike the clauses of the vote.
survival-role-warg-short = A wolf that turns one of the village into a wolf and exits at the next vote.
survival-role-warg-long = At the overwriting, if both are in play and the target is village camp, it becomes a wolf and loses its power. The warg then exits when the next vote is counted; its ballot counts, and only Baldr stops the doom. On a vampire it fails, keeps the power and owes nothing. Guard, ward and Tyr do not stop it, Forseti’s seal does. Turn a trusted seat on a night when you are lost anyway.

## Roles: the vampire camp

survival-role-vampire-short = Immune to raids, exits when divined, and takes the victory if still in play.
survival-role-vampire-long = If the village or the wolf camp would win while a vampire is in play, the vampires win instead. The seer, a borrowed divination, Garm and the astrologer make it exit on the spot. Vote, poison, drag and gods work as usual; to be seen by mediums or gods is no divination. It is neither human nor wolf for parity. Stay unseen and let village and wolves wear each other down.
survival-role-vampire_queen-short = Turns one seat into a vampire; when she exits, all vampires go with her.
survival-role-vampire_queen-long = She has the vampire’s blood. Once, at the overwriting, if both are in play, she turns another seat of any camp into a vampire. The warg comes first, so of two who name one seat, the new wolf becomes a vampire. When she exits, every vampire not under Baldr exits with her, and her own revival brings none of them back. Turn early someone just read as village.

## Gods

survival-god-heimdall-short = Shows everybody the true camps of the caller and one other seat.
survival-god-heimdall-long = The caller names another active seat; both camps, as they are at that moment, become public together with who called. It is no divination: accomplices and Fenrirs show as wolf, vampires show as vampire and stay, and full-moon marks do nothing. A trusted villager aims it at the most suspicious seat and clears itself as well.
survival-god-hermod-short = Shows everybody the true camps of all exited seats.
survival-god-hermod-long = Each exited seat is shown with the camp of the role it held when it exited; the caller stays unknown. Seats that have returned are not listed, and with nobody out the list is empty. Call it when three or more are out and the number of wolves left is disputed.
survival-god-tyr-short = Guards the caller and two others from wolf attacks until dawn.
survival-god-tyr-long = From the moment of the call, night raids, day raids and drags on the three fail, a Gevaudan’s raid too. The two others must be active, and they are not told. A valkyrie guarded by Tyr strikes nobody down, because the raid never reaches her. Use it on the seer and one more on a day a Fenrir may be voted out.
survival-god-forseti-short = Seals the wolf powers of two seats until the next dawn.
survival-god-forseti-long = Names two active seats, the caller allowed; everything in a wolf’s role but the pack’s own raid is switched off, disguise and drag included. A Gevaudan’s term, a warg’s doom already incurred and a clause already struck go on. Village and vampire seats feel nothing, and the caller never learns whether it mattered. A sealed power that is tried is refused, not spent. Seal whoever is about to be voted out.
survival-god-freyja-short = Voids the ballots two others cast at the next vote.
survival-god-freyja-long = Extra ballots, Jormungandr’s four and the runoff are void too. The two are told when the vote opens and must still cast a ballot, or they exit for the rule; votes against them count. Called on a day without a vote, it waits for the next one. Choose the two most likely to vote against your camp.
survival-god-odin-short = Lets the caller alone see every seat’s role.
survival-god-odin-long = Active seats show the role they hold now, exited ones the role they exited with. It is no divination, so disguises fail and vampires stay. The god’s name is announced, neither the caller nor the table. A villager claims it and leads the vote; a wolf passes the seer and the knight to the pack.
survival-god-thor-short = Called by the village camp only: one wolf exits.
survival-god-thor-long = One active pack wolf not under Baldr’s blessing is drawn and exits; no other protection helps. Accomplices are not wolves and are never drawn, and a Fenrir that is drawn drags as usual. Other camps are refused before they pay, and a refusal springs no trap. If every wolf is blessed, only the price is gone. Call him the moment you can pay.
survival-god-mimir-short = The caller exits, and three others can never be raided again.
survival-god-mimir-long = For the rest of the game the three cannot be named for a raid by night or day, even after an exit and a return. Drag, poison and vote still reach them. Wolves learn of the shelter when a nomination is refused. Under Baldr’s blessing the caller stays. Call him when you are about to go anyway, and shelter the seer and the knight.
survival-god-njord-short = Brings back everybody whose last exit was by a raid.
survival-god-njord-long = Victims of night and day raids return with the role they held, without memory of the raid. Drags, counters, votes and poison are no raids. A red riding hood’s open condition closes as she returns, and with no victim the call is legal but empty. Call him once two powers of the village have been raided.
survival-god-jormungandr-short = Gives the caller up to four ballots in today’s vote.
survival-god-jormungandr-long = Can be called only after four gods have been called in the game; Loki and trapped calls count. The first ballot is owed, the other three are free, on one seat or split. Four is the ceiling: extra ballots and a win at Black Black Jack add nothing. It holds in the runoff, and Freyja or Baldr voids it. Call it on the day four ballots decide.
survival-god-uller-short = One seat exits at once, and the caller later the same day.
survival-god-uller-long = The caller’s own exit comes at a moment drawn among those still ahead: the opening of the discussion, its middle, the opening of the vote. Nobody is told which. Only Baldr stops the shot or the price, and if the caller leaves earlier nothing more happens. A wolf you are sure of is worth a villager without power.
survival-god-baldr-short = Nothing but a broken rule makes the caller exit until dusk of day 3.
survival-god-baldr-long = Can be called until dusk of day 3. All ballots the caller casts are void, though still owed, and at dusk of day 3 it exits whatever happens. If it tops the vote, nobody exits. The blessing ends with the exit and no revival restores it. It serves a confirmed seer in the first days.
survival-god-loki-short = Sets a hidden trap on a god not yet called.
survival-god-loki-long = The next caller of that god pays, exits, and the god does nothing. Nothing is announced when Loki comes; the trap catches its own setter too and outlives the setter’s exit. Refused calls do not spring it, and a caller under Baldr’s blessing stays but gets no help. Wolves trap Thor or Odin, villagers the god a suspect is saving for.

## Perks

survival-perk-astrologer-short = Divines two others in the night of the day it was won.
survival-perk-astrologer-long = The camps both read as arrive at dawn. It is a divination: vampires exit, disguises and the full-moon mark hold, but Kajigakaka cannot divert it. A shielded target becomes its bearer; if both targets become one there is one reading, and if the bearer is the holder that one is lost. Under hypnosis the hypnotist chooses. Read the two seats you are least decided about.
survival-perk-night_watch-short = Shows its holder every ballot of the day by name.
survival-perk-night_watch-long = When the vote closes, the holder sees who voted for whom, runoff, missing and void ballots included. Won on day 1 it is kept for day 2; no other perk is carried over. A sealer takes it away. Look for two who keep sparing the same seat, and tell the village.
survival-perk-nouveau_riche-short = Gives its holder and one other an extra ballot each today.
survival-perk-nouveau_riche-long = The extra ballot may go to somebody else than the first or stay unused. If the other seat is shielded, its ballot goes to the bearer instead. Extra ballots add up, but never above Jormungandr’s four. Sealed or voided, it is lost to both; without a vote it is worth nothing. Share it with whom you trust most.
survival-perk-sealer-short = Voids all perks of one seat that have not yet worked.
survival-perk-sealer-long = Nouveau riche, astrologer and night watch, a carried one too, count as never won. Shield and hypnosis come earlier and stay. A shield bearer takes the seal for the seat it covers, and two sealers who name each other both succeed. Use it when an astrologer or a nouveau riche is in hands you do not trust.
survival-perk-shield_bearer-short = Takes the perks aimed at one other seat upon itself today.
survival-perk-shield_bearer-long = It works first: sealer, nouveau riche and astrologer fall on the bearer instead, and hypnosis reaches neither the bearer nor the covered seat. Nothing is passed on twice, and of two bearers for one seat the earlier counts. Role powers, gods and the Lycanthrope’s voiding go through. Cover the seer nobody doubts.
survival-perk-hypnotist-short = Chooses the targets of the perks one other seat uses today.
survival-perk-hypnotist-long = Two seats are named in order: a perk with one target goes to the first, or the second if the first is not allowed; an astrologer reads both; if neither is allowed, the perk is lost. The price is one more vote against the hypnotist today, even if the other held no perk. Against a shield bearer or a covered seat nothing happens, and nothing is paid. Of two on one seat the earlier controls. Use it on a known astrologer or sealer.

## Day games

survival-daygame-gathering-short = Within four rounds, three quarters of the seats must reach the meeting place.
survival-daygame-gathering-long = Each round takes one step through twelve districts while three streets are closed, and you see only your own corner. If at least three quarters (rounded up) arrive, there is no raid of any kind until the next dawn. Whoever is not there is silenced until the vote closes, success or not. Only those in one district may talk. Take the way that leaves a second way open.
survival-daygame-bbj-short = Two cards, as near to 14 as possible without going over.
survival-daygame-bbj-long = One card lies open, one is seen by its owner only; an ace is 1, court cards are 11 to 13. In your turn you may once swap a card with anybody, and the places keep their facing. 15 or more is bust; the highest total wins, all who tie included, and a winner’s first ballot weighs two today. On a day without a vote it is not played. Swap only for a card you can see helps.
survival-daygame-craft-short = Within seven rounds, gather the materials that fill the chest.
survival-daygame-craft-long = All start in the lodge; at lake, mine and forest a seat gathers one unit a round, four at most in hand, and about one in three is the rarer material. If the chest holds the recipe at the end, there is no raid of any kind until the next dawn. Deliveries are secret, and once a day anybody in the lodge may secretly take a unit out again. Compare what was carried with what is there, and deliver early.
survival-daygame-ten_billion_yen-short = Within four rounds, spend ten billion yen exactly.
survival-daygame-ten_billion_yen-long = The budget is twelve units a seat, spent one to six at a time in four shops. Each round one register is faulty and charges nothing; only the wolf camp knows which. A refund is possible once a day, not in the last round. If exactly nothing is left, the village camp’s ballots choose a perk and who gets it; otherwise the wolf camp’s do. Watch for units that should have left the balance.
survival-daygame-poker-short = Show five of seven cards; the hand decides your perk.
survival-daygame-poker-long = One pair is a night watch, two pair a nouveau riche, three of a kind an astrologer, a straight a shield bearer, a flush a sealer, a full house a hypnotist. Four of a kind chooses one perk, a straight flush two different ones, a high card none. All show at once and the other two cards stay secret. A weaker hand is allowed: choose the perk, not the rank.
survival-daygame-colour_collecting-short = Harvest into six boxes; whoever gave most to a full one wins its perk.
survival-daygame-colour_collecting-long = Each of four rounds brings 1 to 6 kilograms from one field into its box, and a box is full at twice as many kilograms as there are seats; more is not taken. On a tie, the one whose last part came in earlier wins; a box not full has no winner. Red gives the astrologer, green the night watch, yellow the nouveau riche, purple the sealer, white the shield bearer, orange the hypnotist. Stay on a box with few rivals.
survival-daygame-janken-short = Six duels for apples; fifty of them call a god.
survival-daygame-janken-long = Each morning brings ten apples (an option changes this), and they keep. Pairs are drawn each round; both choose a hand and a stake of up to ten in secret. The winner keeps its stake and gains as much again plus the loser’s; the loser loses its own; a draw moves nothing. Calls may be made between rounds and until the vote opens. Stake high when fifty is near.
survival-daygame-wolf_tag-short = Flee the Ookami: whoever it catches sleeps without powers until dawn.
survival-daygame-wolf_tag-long = Three rounds in a water city of nine areas: all step, then the wolf camp walks the Ookami up to two steps. Every village seat in its starting area or an area it enters is caught, and all its role powers, passive ones too, are off until the next dawn. A ward laid last night goes on; wolves and vampires never sleep. Make early for the corners it cannot reach.
survival-daygame-norn_judgement-short = Throw rings into the lake; each multiple of 20 brings mead or an exit.
survival-daygame-norn_judgement-long = For three laps each seat throws one to three rings in its chosen order. Whoever reaches a multiple of 20 exits if more cursed than purifying rings were thrown since the last multiple, and else gains mead. Count and uncancelled rings carry over to the next day; there is one cursed and one purifying ring a seat for the whole game. Only Baldr helps, and then there is no mead either. Count ahead, and throw the purifying ring first when you reach it.

## Clauses of the rules

survival-clause-goal_find_wolves-short = The game is about finding the wolves among the participants.
survival-clause-goal_find_wolves-long = How many wolves there are is told to all on the first day; accomplices are not among those to be found. It says what the game is, so not even a Chaos can strike it.
survival-clause-participants_named-short = Only the seats named on the first day take part.
survival-clause-participants_named-long = Nobody joins later and no name leaves the list; an exited participant may yet return. It says who takes part, so no Chaos can strike it.
survival-clause-roles_are_dealt-short = Every participant is dealt one role.
survival-clause-roles_are_dealt-long = The deal is drawn and no seat stays without. Who wins depends on the role held at the end, not on the one dealt. As part of the deal it is safe from the Chaos.
survival-clause-roles_told_first_day-short = On the first morning everybody is told its own role, and only that.
survival-clause-roles_told_first_day-long = The wolf camp, the vampire camp and the twins also learn who is with them. A role that changes later is told at that dawn. The telling of roles is safe from the Chaos.
survival-clause-roles_fixed-short = A role changes only when a power says so.
survival-clause-roles_fixed-long = The warg and the vampire queen are such powers. If this clause is struck, two seats of the village camp are drawn that night, after warg and queen, and exchange roles; both learn it at dawn, and spent powers stay with the role. With fewer than two such seats nothing happens.
survival-clause-vote_in_room-short = Votes are cast in the voting room, unseen.
survival-clause-vote_in_room-long = Only the totals are public, and the ballots themselves are for a night watch. If this clause is struck, today’s result lists every ballot by name, the runoff included.
survival-clause-vote_self_allowed-short = A participant may vote for itself.
survival-clause-vote_self_allowed-long = It is a way to meet the duty without choosing. If the clause is struck, today a ballot naming its own seat is refused; another may be given until the vote closes.
survival-clause-vote_no_exited-short = Nobody may vote for an exited seat or an outsider.
survival-clause-vote_no_exited-long = If this clause is struck, exited seats may be named today and the votes count. One alone at the top means that nobody exits; a tie with one goes to the runoff as usual. Outsiders have no seat and cannot be named at all.
survival-clause-win_village-short = When the village camp wins everybody goes free and the exited come back.
survival-clause-win_village-long = That is when no wolf is in play any more, unless a vampire still is: then the vampires win. It says what victory means and cannot be struck.
survival-clause-win_wolf-short = When the wolf camp wins everybody is gone for good.
survival-clause-win_wolf-long = That is when the wolves are at least as many as the humans: accomplices are humans here, vampires are neither, and a vampire in play takes the victory. It says what victory means and cannot be struck.
survival-clause-wolf_raid-short = Each night the wolf camp chooses one participant and raids it.
survival-clause-wolf_raid-long = Struck, it gives a night without raids, and an Orthrus declaration is not spent. Skoll’s raid by day is not affected. The night is like one after a day game that was won.
survival-clause-wolf_one_per_night-short = However many wolves there are, only one exits by the raid of a night.
survival-clause-wolf_one_per_night-long = Struck, it lets the pack name two different victims tonight, both bitten by whoever made the nomination; with an Orthrus declaration there may be three. Protection counts for each victim by itself.
survival-clause-wolf_no_friendly_raid-short = The wolf camp cannot raid the wolf camp.
survival-clause-wolf_no_friendly_raid-long = Struck, it lets the pack name its own tonight, accomplices too, but not the biter; they exit like anybody else. Such an exit can bring back a red riding hood.
survival-clause-no_violence-short = No violence against participants or the Count.
survival-clause-no_violence-long = On the day it is struck, the first seat to do so in the discussion, not itself silenced, restrains another: that one is silent until the vote closes. Who did it is public, and later attempts are refused.
survival-clause-stay_in_area-short = Nobody may leave the game area before the end.
survival-clause-stay_in_area-long = On the day it is struck, any seat may secretly step out until the vote opens. It does not vote, need not, and cannot be voted for; who is outside is shown when the vote opens and all are back when it closes. If everybody is outside, nobody exits by the vote.
survival-clause-no_room_entry-short = Only the wolf camp may enter another’s room.
survival-clause-no_room_entry-long = In the night after it is struck, everybody outside the wolf camp may visit one other seat as well and learns at dawn whether it bit in a raid tonight. A visit changes no raid, and it counts even if the visitor leaves that night.
survival-clause-no_breaking-short = Nobody may break supplies or equipment to hinder the game.
survival-clause-no_breaking-long = On the day it is struck, one act of sabotage ends the day game with no result: no reward, no penalty, no silence. Nobody learns who did it, and apples, rings and mead already won stay where they are.
survival-clause-vote_five_minutes-short = Ballots must be cast within five minutes of the Count’s order.
survival-clause-vote_five_minutes-long = The time is an option. Struck, the clause leaves today’s vote without a clock: it lasts until all who must have voted, or until the host closes it, and nobody is punished for a ballot missing then.
survival-clause-vote_daily-short = Every participant must vote every day.
survival-clause-vote_daily-long = Day 1 has no vote, unless an option says so, and whoever owes a ballot and casts none exits. If the clause is struck, today may be abstained from without punishment.

## Prohibitions

survival-prohibition-violence-short = Violence against a participant or the Count is punished with exit.
survival-prohibition-violence-long = A blow that misses is no violation, nor are creatures that appear when somebody is voted out. The program knows no such act: only when people meet in one room does the host report it. On the day the clause is struck, one restraint is allowed.
survival-prohibition-leave_area-short = Leaving the table or losing the connection before the end is forbidden.
survival-prohibition-leave_area-long = Here this means a connection lost for longer than the grace time, 180 seconds at first. Usually nobody is punished and an AI plays the seat on; an option makes it an exit for a broken rule.
survival-prohibition-enter_room-short = Other rooms are closed to all but the wolf camp.
survival-prohibition-enter_room-long = There is no way to do it and no penalty for it. Only in the night on which the clause about rooms is struck is a visit possible.
survival-prohibition-break_equipment-short = Whoever breaks equipment so as to hinder the game exits.
survival-prohibition-break_equipment-long = Accidents count too, but what can be put back does no harm: taking from the chest in the Craft Game and refunds in Ten Billion Yen are allowed. The program lets nobody break anything; in a room with people the host reports it.
survival-prohibition-vote_clock-short = A ballot missing when the vote closes means exit.
survival-prohibition-vote_clock-long = The close is five minutes after the Count’s order, or the moment of closing where no clock runs. Ballots on the one who forfeits are void, and it exits together with whoever the vote takes. Silenced seats and those outside the area are excused, and a runoff may be missed.
survival-prohibition-vote_daily-short = Whoever does not vote on a day with a vote exits.
survival-prohibition-vote_daily-long = To abstain is not possible by itself; a ballot made void by Freyja or Baldr does meet the duty. Excused are the silenced and those outside, and everybody while the clause of the daily vote is struck.
survival-prohibition-incident_module-short = The host reports a violation, and the seat exits.
survival-prohibition-incident_module-long = Off unless an option turns it on: the host alone names a seat and a prohibition and confirms it. The exit comes with the next settling and is public. It is no raid and reaches even a seat under Baldr’s blessing.

## Words

survival-term-exit-short = Leaving play, a death for the time being.
survival-term-exit-long = An exited seat neither speaks, votes nor acts, and sees what it knows plus what is public. Roles stay hidden until the end, and so do causes at night. When the village wins everybody comes back; when wolves or vampires win, exits are final.
survival-term-exited_seat-short = A seat that has left play and has not come back.
survival-term-exited_seat-long = It may return by the witch, by a red riding hood’s own power, or by Njord. Mediums read it and Hermod shows its camp. It cannot talk with seats in play.
survival-term-participant-short = Whoever has a seat in the game; in the text of powers, one still in play.
survival-term-participant-long = There are five to sixteen seats, people or AI, in an order that never changes. Whatever its role, a seat in play joins day games, speaks, votes and uses perks.
survival-term-revival-short = An exited seat comes back into play.
survival-term-revival-long = It has the role it exited with, and spent powers stay spent. Dooms, blessings, seals, silence and perks are gone; apples, rings, mead and Mimir’s shelter remain. It remembers all it knew except who raided it (an option keeps that too). Its return is public.
survival-term-silence-short = Being cut off until the vote closes, as after missing the gathering.
survival-term-silence-long = The seat may not speak, call gods, use day powers or perks, or vote. Others may vote for it, and it is excused from the duty. Without a vote it ends with the discussion. Powers of the night are not affected.
survival-term-raid-short = A wolf’s visit that makes a seat exit.
survival-term-raid-long = The night raid of the pack, the two raids of an Orthrus, and Skoll’s raid by day. Only such exits open a red riding hood’s condition or bring Njord’s return. A raid that fails is not explained; at night one wolf is the biter.
survival-term-attack-short = Every raid, and the drag as well.
survival-term-attack-long = A paladin’s ward and Tyr turn all attacks away; a knight stops night raids only. To overwrite a role is no attack.
survival-term-drag-short = Up to three seats that are not wolves exit with a Fenrir.
survival-term-drag-long = They are drawn after the exits that took the Fenrir, or a Chain Fenrir from day 4 on. Whoever is under a ward, Tyr or Baldr stays, and nobody is drawn instead. It is no raid, so neither red riding hood nor Njord brings anybody back.
survival-term-divination-short = The reading of a seat by seer, Fylgja-touched, Garm or astrologer.
survival-term-divination-long = It reads the state at nightfall: first the full-moon mark, then a disguise, then the true camp. A vampire camp seat exits when divined. Mediums, twins, gods and feng shui do not divine and cause none of this.
survival-term-idun_apple-short = The stake of the palace duels, seen but not held.
survival-term-idun_apple-long = Ten come each morning and they keep; fifty pay for one call. Only Geri can give them away and only Freki can destroy them.
survival-term-mead-short = Norn’s prize, worth one call.
survival-term-mead-long = It is spent before apples unless the caller says otherwise. It survives an exit, and Freki cannot devour it.
survival-term-ring-short = Counts one when thrown into the lake.
survival-term-ring-long = Six come each morning and unused ones are kept. One to three are thrown a turn; if nothing is chosen, one is.
survival-term-cursed_ring-short = A ring that makes the one who reaches a multiple of 20 exit.
survival-term-cursed_ring-long = It counts one in the lake; each seat has one for the whole game. If more cursed than purifying rings lie there since the last multiple, whoever reaches the next exits instead of drinking. It is no raid, and only Baldr helps.
survival-term-purifying_ring-short = A ring that cancels one cursed ring.
survival-term-purifying_ring-long = It counts one in the lake; each seat has one for the whole game. The balance is taken at each multiple of 20, after which both tallies start at zero. Thrown early, it still cancels until that multiple.
survival-term-call-short = Summoning a god for fifty apples or one mead.
survival-term-call-long = Calls are settled one by one as accepted: payment, trap, effect, exits, victory. Each god comes once a game, but a seat may call as often as it can pay, from the first duel or the day game’s result until the vote opens (or the discussion closes). The god is announced, except Loki; the caller mostly is not.
survival-term-perk-short = A bonus role for one day, won in a day game.
survival-term-perk-long = Its use is free, and several of one kind may be held. Shields, hypnosis, seals, the Lycanthrope’s voiding and nouveau riche work in this order; the night watch works after the vote, the astrologer at night. Only a night watch of day 1 is carried over. The window opens for everybody, so as to hide who holds one.
survival-term-day_game-short = The game played each day after the morning report.
survival-term-day_game-long = One of nine, as set up for that day. It may stop raids, give ballots, perks or apples, and take speech, powers or seats away. A seat that exits meanwhile is out of it.
survival-term-village_camp-short = The camp of humans: it wins when all wolves are out.
survival-term-village_camp-long = It wins when no wolf is in play and no vampire either, even if nobody is left at all; then all exited come back. A villager turned into a wolf wins with the wolves instead.
survival-term-wolf_camp-short = The wolves together with their accomplices.
survival-term-wolf_camp-long = They know one another with roles from the start and may talk in secret at night. They win when the wolves are as many as the humans, or when the last day ends without a result. Those made wolves later join them.
survival-term-pack-short = All roles of the wolf camp except the accomplice.
survival-term-pack-long = They share in the night’s raid, and they are whom the village must remove. Only they count as wolves for parity. Only they can be struck by Thor or by a valkyrie.
survival-term-vampire_camp-short = The third camp, which takes the victory if still in play.
survival-term-vampire_camp-long = Its seats count neither as wolves nor as humans, know each other, and do not know the wolves. Raids do nothing to them; divination, votes and the queen’s exit do.
survival-term-role-short = The secret identity each participant holds.
survival-term-role-long = It gives a power and a camp and may be overwritten; the role at the end decides who wins. An exit never shows it; all are shown when the game is over.
survival-term-appointed_time-short = The window in which a power may be used.
survival-term-appointed_time-long = There is the morning, the free time, the perk window, the discussion and the night. When it passes without a choice, optional powers rest and owed ones pick a target at random. At night every screen is dark for the same time.
survival-term-wolf_heart-short = A heart each dealt wolf hides in an object when a feng-shui master is in play.
survival-term-wolf_heart-long = Three seats have touched an object, and each seat three objects; a wolf picks one of its own before the first night, or chance does. It vanishes when the wolf exits or changes role and returns with it. Accomplices and later wolves have none.
survival-term-change-short = The one swap of cards in Black Black Jack.
survival-term-change-long = In its turn a seat may swap one of its cards for one of anybody else’s. The places keep their facing, so a card may come to light or be covered. Whoever gave a card away still knows it.
survival-term-bust-short = Two cards that add up to 15 or more in Black Black Jack.
survival-term-bust-long = Such a seat cannot win, and if all are bust nobody does. 14 is still safe.
survival-term-ookami-short = The great piece the wolf camp walks in Wolf Tag.
survival-term-ookami-long = It begins in the middle and takes up to two steps a time, catching villagers wherever it passes, not only where it stops. The wolf camp does not see who is where, and its last order counts.
survival-term-rule_violation-short = A broken prohibition; the punishment is exit.
survival-term-rule_violation-long = It is public and comes with the next settling. It is never a raid, and nothing stops it, not even Baldr. A forgotten ballot is the usual one.
survival-term-game_area-short = The place nobody may leave before the end.
survival-term-game_area-long = In this program it is the table one is connected to. A lost seat is taken over by an AI, or exits if an option says so. On the day its clause is struck, seats may be outside during the vote.
survival-term-count-short = The host, who leads the game from a screen.
survival-term-count-long = The Count reports the night without causes, shows the day game and orders the vote. If an option seats the Count, that seat plays like any other and the Judge leads instead.
survival-term-judge-short = A bodiless voice that leads when the Count has a seat.
survival-term-judge-long = It takes over all the Count would do. The rules stay the same. Having no body, it has neither seat nor ballot.
survival-term-devil-short = The Count’s friend, whose split bodies are the wolf and vampire seats.
survival-term-devil-long = This is why wolves know one another and cannot be won over. It belongs to the tale and changes no power.

## Causes of exit

survival-cause-vote-short = Left with the most votes.
survival-cause-vote-long = A tie gives one runoff, and a second tie lets nobody exit (an option changes this). If the top seat is under Baldr’s blessing, nobody exits at all. This cause is public and no raid.
survival-cause-raid-short = Left by the pack’s raid at night.
survival-cause-raid-long = Nothing stopped it: no ward, Tyr or Baldr, no knight, no armed valkyrie, no vampire blood. The morning tells that the seat left, not why. A red riding hood or Njord can undo it.
survival-cause-skoll_raid-short = Left by Skoll’s raid by day.
survival-cause-skoll_raid-long = The exit is at once, and who left and where is public. Last night’s knight does not help. It is a raid of its own beside the night’s, and red riding hood and Njord work on it.
survival-cause-counter-short = Left when a valkyrie struck back.
survival-cause-counter-long = The biter exits and the raid fails; a Gevaudan is safe, and so is a wolf under Baldr’s blessing. An Orthrus struck twice exits once. The cause stays hidden as all at night.
survival-cause-drag-short = Left with a Fenrir, dragged along.
survival-cause-drag-long = Up to three are drawn from the seats that are not wolves; only ward, Tyr and Baldr keep one in play. It is no raid, so nothing that undoes raids undoes it.
survival-cause-divined-short = A vampire camp seat left because it was divined.
survival-cause-divined-long = It happens at the divining, and a queen takes her vampires with her. The full-moon mark does not save it, only Baldr does. The diviner gets its reading, the morning no cause.
survival-cause-queen_link-short = A vampire left with its queen.
survival-cause-queen_link-long = All vampires in play go in one batch, except those under Baldr. Even by day the cause is left out, because it would name a role. The queen’s return brings none of them back.
survival-cause-witch-short = Left by the witch’s poison.
survival-cause-witch-long = It is one batch with the night’s raid; if both would take a seat, the raid is named first, then the counter. No protection helps but Baldr’s, and a vampire falls to it. Someone already gone by divination is not touched.
survival-cause-warg_doom-short = A warg that made a wolf left at the next vote.
survival-cause-warg_doom-long = It goes in the same batch as the voted exit, and if voted out itself the cause is the vote. Exit and return clear it, and only Baldr stops it. Without a vote it waits for the next.
survival-cause-gevaudan_term-short = A Gevaudan left at dusk of day 2.
survival-cause-gevaudan_term-long = It is no power, so no seal stops it, but Baldr does. As a wolf-camp exit it can bring a red riding hood back. A Gevaudan revived later has no term.
survival-cause-thor-short = A wolf left, drawn by Thor.
survival-cause-thor-long = The draw leaves out wolves under Baldr, and no other protection helps. The caller stays unknown and the exit is public. A Fenrir drags as always.
survival-cause-mimir_price-short = The caller of Mimir left, the price of it.
survival-cause-mimir_price-long = It is at once and public; the three named can never be raided again. Under Baldr’s blessing the price is not paid.
survival-cause-uller_shot-short = Left by Uller’s arrow at once.
survival-cause-uller_shot-long = Only Baldr stops it. The god and the exit are public, but the caller is learned only from its own exit later.
survival-cause-uller_price-short = The caller of Uller left later the same day.
survival-cause-uller_price-long = The moment was drawn among the opening of the discussion, its middle and the opening of the vote, and nobody knew it. Without a vote, the discussion’s end takes its place.
survival-cause-baldr_term-short = The caller of Baldr left at dusk of day 3.
survival-cause-baldr_term-long = Not even Baldr stops this one. It comes after the vote and before the night, and only to a seat that still has the blessing.
survival-cause-loki_trap-short = Called a god that Loki had trapped.
survival-cause-loki_trap-long = The price is gone, the god counts as called and does nothing, and the trap is spent. Under Baldr’s blessing the caller stays, but the god still does nothing.
survival-cause-cursed_ring-short = Reached a multiple of 20 with cursed rings in the lake.
survival-cause-cursed_ring-long = The other rings of that turn still enter, and the game goes on with the next seat. No protection helps, except Baldr: then there is neither exit nor mead.
survival-cause-rule_violation-short = Left for breaking a prohibition.
survival-cause-rule_violation-long = It comes from a missing ballot or the like, is public, and not even Baldr stops it. A forfeited ballot’s exit is one batch with the voted exit and a warg’s doom.
survival-cause-exited-short = Left play, for a cause that is kept secret.
survival-cause-exited-long = At night, and by day where the cause would name a role, the report names only who left. The true cause is shown when the game is over.

## What one is told

survival-result-camp = Camp
survival-result-camp-short = The camp of a seat is known.
survival-result-camp-long = Seers, a borrowed divination and the astrologer learn what it reads as; a medium learns the true camp of an exited seat. Heimdall and Hermod show true camps to everybody. Only divinations are fooled by disguise and mark.
survival-result-role = Role
survival-result-role-short = The role of a seat is known.
survival-result-role-long = Garm sniffs it, a twin checks its twin, Odin’s caller sees everybody’s. Garm’s is a divination, so the full-moon mark turns it into wolf; the others are not fooled.
survival-result-heart = Wolf heart
survival-result-heart-short = Whether an object holds a wolf’s heart is known.
survival-result-heart-long = A yes means that at least one of the three who touched it is a wolf, without saying who or how many. A no means that none of their hearts lies there tonight.
survival-result-raider = Raider
survival-result-raider-short = A seat that came back remembers whose raid it was.
survival-result-raider-long = Only where the table lets the victims remember. The seat learns the biter of the raid that took it out, at the moment it returns; a dragged or linked seat learns nothing.
survival-result-visit = Visit
survival-result-visit-short = Whether the seat visited was the biter tonight is known.
survival-result-visit-long = Only in the night a clause is struck. A yes makes it a wolf; a no clears nobody, as another of the pack may have been the biter.
survival-result-flute = Flutes
survival-result-flute-short = How many flutes were heard before dawn.
survival-result-flute-long = It counts pipers still in play, without names. Where none is heard, the piper may have kept quiet, or be gone.
survival-result-ballots_void = Void ballots
survival-result-ballots_void-short = Your ballots will not count at this vote.
survival-result-ballots_void-long = Freyja’s two seats learn it as the vote opens. They must vote all the same, or exit for the rule, and the runoff is void too.
survival-result-perk = What a perk did
survival-result-perk-short = A perk changed your ballots, or the votes against you.
survival-result-perk-long = A nouveau riche’s extra ballot is told to whoever gets it, and a hypnotist learns of the vote that counts against it. When a shield moves the ballot, the bearer is told instead.
survival-result-voided = A lost perk
survival-result-voided-short = Your perk counts as never won.
survival-result-voided-long = A sealer or a Lycanthrope voided it before it worked, and who is not told. A nouveau riche’s shared ballots are lost to both.
survival-result-fails = A power that failed
survival-result-fails-short = The power you tried had no effect.
survival-result-fails-long = It follows a seal, a target that cannot be changed and the like, without a reason. A sealed power or a failed overwriting is not spent; Skoll’s failed raid is.
