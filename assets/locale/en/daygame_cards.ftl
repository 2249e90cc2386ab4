# Playing cards, as they are read out.
survival-scene-card = { $rank } of { $suit }
survival-scene-card-back = Card face down
survival-scene-card-suit-S = spades
survival-scene-card-suit-H = hearts
survival-scene-card-suit-D = diamonds
survival-scene-card-suit-C = clubs
survival-scene-card-rank-A = Ace
survival-scene-card-rank-J = Jack
survival-scene-card-rank-Q = Queen
survival-scene-card-rank-K = King
