# 集まって遊ぶ

party-name = 月守の卓
party-open = 卓を開きました。合言葉 { $code }
party-no-port = ポート { $port } を開けません（{ $why }）。
party-join-window = 画面がありません。--agent を付けると AI が座ります。
party-notice-joined = { $seat }番の席に着きました。
party-notice-away = { $seat }番の席の人が離れました。
party-notice-stand_in = { $seat }番の席を AI が預かります。
party-notice-back = { $seat }番の席の人が戻りました。
party-notice-started = 始まりました。
party-notice-over = 終わりました。
party-bye-code = 合言葉が違います。
party-bye-token = その席の鍵はもう使えません。
party-bye-wire = 版が違うため、この卓には入れません。
party-bye-full = 空いている席がありません。
party-bye-name = その名前は使えません。別の名前にしてください。
party-bye-kicked = 卓の主が席を空けました。
party-bye-ended = 卓が閉じられました。遊びの記録は卓の主のもとにあります。
party-bye-elsewhere = 同じ席が別の画面で開かれました。
party-bye-left = 席を立ちました。
party-bye-too_fast = 送りすぎたため、つながりを切りました。
party-bye-unreachable = 卓に届きません。アドレスと合言葉を確かめてください。
