# 人狼知能大会の通信規約
aiwolf-where = 対戦先を指定してください: tsukimori aiwolf HOST PORT。サーバーになるには --serve N。
aiwolf-nobody = { $host } のポート { $port } から応答がありません: { $why }
aiwolf-cannot-listen = { $host } のポート { $port } で待ち受けられません: { $why }
aiwolf-played = { $games } 戦を終えました。
aiwolf-waiting = { $host } のポート { $port } で { $players } 体のエージェントを待っています。
aiwolf-came = { $name } が着席しました。
aiwolf-game = 第 { $number } 戦: { $winner } の勝ち({ $days } 日)。
aiwolf-lost = { $name } から時間内に返事がないか、接続が切れました。この対戦は続けられません。
