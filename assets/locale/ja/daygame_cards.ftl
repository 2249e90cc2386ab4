# Playing cards, as they are read out.
survival-scene-card = { $suit }の{ $rank }
survival-scene-card-back = 伏せた札
survival-scene-card-suit-S = スペード
survival-scene-card-suit-H = ハート
survival-scene-card-suit-D = ダイヤ
survival-scene-card-suit-C = クラブ
survival-scene-card-rank-A = エース
survival-scene-card-rank-J = ジャック
survival-scene-card-rank-Q = クイーン
survival-scene-card-rank-K = キング
