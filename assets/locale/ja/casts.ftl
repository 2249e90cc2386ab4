# 配役：出来合いの卓・入れ替え・注意

## 出来合いの卓

shikigami-cast-first_lantern = はじめての灯
shikigami-cast-first_lantern-who = 人狼がはじめての人に
shikigami-cast-first_lantern-why = 占い師と狩人がいて、狼はひとり。何を言えばよいか、一晩で覚えられます。
shikigami-cast-quiet_hamlet = 静かな里
shikigami-cast-quiet_hamlet-who = ひととおり覚えた人に
shikigami-cast-quiet_hamlet-why = 役職がそろった、ふつうの村。霊能者の結果から推理がつながります。
shikigami-cast-fox_fire = 狐火
shikigami-cast-fox_fire-who = 三つどもえを試したい人に
shikigami-cast-fox_fire-why = 共有者は味方、妖狐は漁夫の利をねらう。狼を吊りきるだけでは勝てません。
shikigami-cast-red_thread = 赤い糸
shikigami-cast-red_thread-who = 恋の話が好きな人に
shikigami-cast-red_thread-why = キューピッドが結んだ二人は、どちらの陣営よりも互いを選びます。
shikigami-cast-poison_garden = 毒草園
shikigami-cast-poison_garden-who = 吊る前に考えたい人に
shikigami-cast-poison_garden-why = 毒は道連れ。吊るのも噛むのも、薬師の言葉を聞いてから。
shikigami-cast-footsteps_at_night = 夜の足音
shikigami-cast-footsteps_at_night-who = 耳をすます人に
shikigami-cast-footsteps_at_night-why = 誰かが歩けば足音が残る。並びと道筋が手がかりになります。
shikigami-cast-doll_house = 人形の家
shikigami-cast-doll_house-who = 役の思惑を楽しみたい人に
shikigami-cast-doll_house-why = 人形は主人が生きているかぎり自由になれない。村の味方でも、願いはひとつではありません。
shikigami-cast-cats_cradle = 猫のゆりかご
shikigami-cast-cats_cradle-who = 死んでも遊びたい人に
shikigami-cast-cats_cradle-why = 猫又も蛇神も、死者を呼び戻す。墓荒らしもまた。
shikigami-cast-ogre_parade = 百鬼夜行
shikigami-cast-ogre_parade-who = 裏をかきたい人に
shikigami-cast-ogre_parade-why = 鬼は狼が残れば、夜叉は狼が絶えれば勝ち。攫われる夜もあります。
shikigami-cast-bats_and_fairies = 蝙蝠と妖精
shikigami-cast-bats_and_fairies-who = 生き残るのが好きな人に
shikigami-cast-bats_and_fairies-why = 蝙蝠と妖精は、生きていればそれで勝ち。どちらに付くかは、そのつど。
shikigami-cast-duel_at_dusk = 夕暮れの決闘
shikigami-cast-duel_at_dusk-who = 因縁が欲しい人に
shikigami-cast-duel_at_dusk-why = 宿敵、仇敵、守りたい人。陣営とは別の勝ち負けがあります。
shikigami-cast-school_of_spells = 魔法の学び舎
shikigami-cast-school_of_spells-who = 運まかせも楽しめる人に
shikigami-cast-school_of_spells-why = 魔法使いは、その夜に何ができるかわからない。天候も気まぐれです。
shikigami-cast-mountain_wind = 山颪
shikigami-cast-mountain_wind-who = 慣れた人に
shikigami-cast-mountain_wind-why = 天狗は少ない側に付く。空が荒れれば、守りも占いも乱れます。
shikigami-cast-many_masks = 百の面
shikigami-cast-many_masks-who = 誰も信じない人に
shikigami-cast-many_masks-why = 写す者、憑く者、身代わりになる者。昨日の正体は今日の正体ではありません。
shikigami-cast-hundred_nights = 百夜の村
shikigami-cast-hundred_nights-who = 何でも来いという人に
shikigami-cast-hundred_nights-why = 十七の役と天候。二つと同じ夜はありません。

## 人数ごとの配役

shikigami-cast-classic = 定番の配役
shikigami-cast-standard = 標準の配役
shikigami-cast-festival = お祭り村
shikigami-cast-gray_random = グレラン村
shikigami-cast-footsteps = 足音村
shikigami-cast-open_duel = 決闘村

## 難しさ

cast-level-beginner = はじめて
cast-level-usual = ふつう
cast-level-lively = にぎやか
cast-level-wild = 何でもあり

## 始める前の注意

shikigami-caution-no_village = 村人陣営がひとりもいません。
shikigami-caution-one_camp = 陣営がひとつしかありません。
shikigami-caution-wolves_soon = 狼{ $wolves }に対して人間{ $humans }。一度の失敗で狼の勝ちになりかねません。
shikigami-caution-wolves_few = { $seats }人に狼が{ $wolves }。村がかなり有利です。
shikigami-caution-village_weak = { $seats }人のうち村人陣営は{ $village }。村がかなり不利です。
shikigami-caution-no_clues = 占いや霊能のように何かを知る役が村にいません。
shikigami-caution-foxes_many = 狐({ $foxes })が狼({ $wolves })より多くいます。
shikigami-caution-personal_many = { $seats }人のうち{ $personal }人が自分の勝利だけを目指します。
shikigami-caution-arrows_many = { $seats }人に矢を射る役が{ $cupids }。村の多くが恋人になります。
shikigami-caution-alone = { $role }には仲間がいません。
shikigami-caution-sees_nobody = { $role }が知るはずの相手がいません。
shikigami-caution-cannot_revive = 霊界を公開するため、{ $role }は蘇生できません。
shikigami-caution-nothing_to_cure = 毒がないので、{ $role }には仕事がありません。
shikigami-caution-no_dolls = { $role }の人形がいません。
shikigami-caution-no_lovers = 恋人が生まれないので、{ $role }の力は活きません。
shikigami-caution-no_quiz = クイズ村ではないので、{ $role }が勝つのはまず無理です。
shikigami-caution-nobody_to_copy = { $role }が写せる役がいません。
shikigami-caution-weathers_missing = この版には天候が{ $n }種類ありません。

## 入れ替え

shikigami-exchange-detective = 探偵村
shikigami-exchange-poisoner = 埋毒者
shikigami-exchange-assassin = 暗殺者
shikigami-exchange-werewolf = 人狼追加
shikigami-exchange-white_wolf = 白狼
shikigami-exchange-poison_wolf = 毒狼
shikigami-exchange-silver_tongue_wolf = 舌禍狼
shikigami-exchange-possessing_wolf = 憑狼
shikigami-exchange-sirius_wolf = 天狼
shikigami-exchange-possessed = 狂人追加
shikigami-exchange-fox = 妖狐追加
shikigami-exchange-no_fox = 妖狐なし
shikigami-exchange-child_fox = 子狐
shikigami-exchange-depraver = 背徳者
shikigami-exchange-cupid = キューピッド
shikigami-exchange-shrine_maiden = 巫女と女神
shikigami-exchange-myth_maniac = 神話マニア
shikigami-exchange-all_escaper = 村人はみな逃亡者
shikigami-exchange-all_possessed = 村人はみな狂人
shikigami-exchange-all_cupid = 村人はみなキューピッド
shikigami-exchange-all_quizmaster = 村人はみな出題者
shikigami-exchange-all_vampire = 村人はみな吸血鬼
shikigami-exchange-all_bat = 村人はみな蝙蝠
shikigami-exchange-all_patron = 村人はみな後援者
shikigami-exchange-all_myth_maniac = 村人はみな神話マニア
shikigami-exchange-all_nue = 村人はみな鵺
shikigami-exchange-moon_rabbits = 狂人は月兎
shikigami-exchange-fanatics = 狂人は狂信者
shikigami-exchange-whisperers = 狂人は囁き狂人
shikigami-exchange-martyrs = 狂人は殉教者
shikigami-exchange-altairs = キューピッドは彦星
shikigami-exchange-angels = キューピッドは天使
shikigami-exchange-soul_exchangers = キューピッドは魂移使

## 画面

new-tables = 出来合いの卓
new-tables-lead = 選ぶと、人数・配役・ルールがその卓になります。
new-table-note = { $people }人・{ $level }{ $weather ->
    [yes] ・天候あり
   *[no] {""}
 }。{ $who }。{ $why }
new-exchanges = 入れ替え
new-exchanges-lead = 標準の配役の一部を、ほかの役に替えます。もう一度押すと戻ります。
new-caution-lead = 始められますが、気になる点があります。
new-find-role = 役職をさがす
new-find-none = 見つかりません。
new-camp-all = すべて
new-role-count = { $role }、今{ $n }
new-option-weather = 天候
new-option-weather-yes = あり
new-option-weather-no = なし
new-option-open-vote = 投票
new-option-open-vote-yes = 記名
new-option-open-vote-no = 秘密
new-option-poison-voters = 毒の道連れ
new-option-poison-voters-yes = 投票者のみ
new-option-poison-voters-no = 誰でも
new-option-wills = 遺言
new-option-wills-yes = 読み上げる
new-option-wills-no = なし
new-option-joker = ジョーカー
new-option-joker-yes = あり
new-option-joker-no = なし
new-option-death-note = デスノート
new-option-death-note-yes = あり
new-option-death-note-no = なし
new-option-lovers-talk = 恋人の会話
new-option-lovers-talk-yes = あり
new-option-lovers-talk-no = なし
new-invalid-name_signs = 名前に使えない文字があります。
illegal-name_signs = 名前に使えない文字があります。
option-weather = 天候あり
option-joker = ジョーカー
option-death_note = デスノート
option-quiz_village = クイズ村
cli-caution = 注意：{ $what }
new-option-opening-day = 開始日
new-option-opening-day-yes = あり
new-option-opening-day-no = なし
option-opening_day = 開始日
new-option-authority = 権力者
new-option-authority-yes = あり
new-option-authority-no = なし
option-authority = 権力者
new-option-deep-sleep = 静寂村
new-option-deep-sleep-yes = あり
new-option-deep-sleep-no = なし
option-deep_sleep = 静寂村
new-option-blinder = 宵闇村
new-option-blinder-yes = あり
new-option-blinder-no = なし
option-blinder = 宵闇村
new-option-mind-open = 白夜村
new-option-mind-open-yes = あり
new-option-mind-open-no = なし
option-mind_open = 白夜村
new-option-passion = 恋色迷彩村
new-option-passion-yes = あり
new-option-passion-no = なし
option-passion = 恋色迷彩村
new-option-critical = 急所村
new-option-critical-yes = あり
new-option-critical-no = なし
option-critical = 急所村
new-option-weather-every = 天候の間隔
new-option-weather-every-n = { $n }日ごと
option-weather_every = 天候の間隔
new-option-weather-chance = 天候の確率
new-option-weather-chance-n = { $n } %
option-weather_chance = 天候の確率
new-option-quiz-village = クイズ村
new-option-quiz-village-yes = あり
new-option-quiz-village-no = なし
shikigami-cast-quiz = クイズ村
