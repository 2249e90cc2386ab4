# 実験室の昼:票とその数え方。
lab-day-to-day = 昼の投票へ
lab-day-to-night = 夜へ
lab-day-date = { $n } 日目の昼
lab-day-earlier = 一日前へ
lab-day-later = 一日後へ
lab-day-vote = 投票
lab-day-ballot = 投票先
lab-day-no-ballot = 死者に票はありません。
lab-day-outcomes = 日暮れはこうなる
lab-day-decided = 処刑先は{ $name }
lab-day-again = 同数。投票はやり直し
