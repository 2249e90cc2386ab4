# Playing together

party-name = A Tsukimori table
party-open = The table is open. Room code { $code }
party-no-port = Port { $port } cannot be opened ({ $why }).
party-join-window = There is no display. With --agent an AI takes the seat.
party-notice-joined = Seat { $seat } is taken.
party-notice-away = The person of seat { $seat } is away.
party-notice-stand_in = An AI holds seat { $seat }.
party-notice-back = The person of seat { $seat } is back.
party-notice-started = It has begun.
party-notice-over = It is over.
party-bye-code = That is not the room's code.
party-bye-token = The key to that seat opens nothing any more.
party-bye-wire = This table speaks another version.
party-bye-full = No seat is free.
party-bye-name = That name cannot be used. Please choose another.
party-bye-kicked = The host has freed your seat.
party-bye-ended = The table was closed. The game is kept by the host.
party-bye-elsewhere = Your seat was opened on another screen.
party-bye-left = You left your seat.
party-bye-too_fast = Too many messages: the connection was ended.
party-bye-unreachable = The table cannot be reached. Check address and code.
