# The scenes of the day games: what stands around each of them.
survival-scene-round = Round { $n }
survival-scene-round-of = Round { $n } of { $of }
survival-scene-rules = Rules
survival-scene-rounds = So far
survival-scene-rounds-title = { $game }: so far
survival-scene-rounds-none = Nothing has happened yet.
survival-scene-talk = Talk and log
survival-scene-no-talk = You cannot speak just now.
survival-scene-others = What else you may do
survival-scene-call = Call a god
survival-scene-waiting = Waiting for the others.
survival-scene-said = { $name }: “{ $text }”

# Calling a god
survival-scene-gods = Call a god
survival-scene-gods-lead = The price is { $price } apples or a cup of mead. You hold: apples { $apples }, mead { $mead }.
survival-scene-god-called = called
survival-scene-god-ready = may be called
survival-scene-god-not = not now
survival-scene-god-name = How many to name: { $n }
survival-scene-god-summon = Call { $god }
