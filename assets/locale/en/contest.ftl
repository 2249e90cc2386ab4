# The AIWolf contest protocol
aiwolf-where = Say where to play: tsukimori aiwolf HOST PORT, or --serve N to be the server.
aiwolf-nobody = Nobody answers at { $host } port { $port }: { $why }
aiwolf-cannot-listen = Cannot listen on { $host } port { $port }: { $why }
aiwolf-played = { $games ->
    [one] 1 game played.
   *[other] { $games } games played.
    }
aiwolf-waiting = Waiting at { $host } port { $port } for { $players } agents.
aiwolf-came = { $name } has sat down.
aiwolf-game = Game { $number }: { $winner } after { $days ->
    [one] 1 day
   *[other] { $days } days
    }.
aiwolf-lost = { $name } did not answer in time or hung up; the game cannot go on.
