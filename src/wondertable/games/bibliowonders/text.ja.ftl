### Bibliowonders! in Japanese: the names of the rule sheet. Sentences that are missing here are shown in English.

title = ビブリアワンダーズ!
tagline = 書架が動く図書館のレース。三つの知識を習得して、受付へ急げ。

colour-blue = 青
colour-red = 赤
colour-green = 緑
colour-yellow = 黄

character-blue = ノエル
character-red = ミア
character-green = テオ
character-yellow = リーゼ

shelf-reception = 受付
shelf-blue = 青
shelf-red = 赤
shelf-green = 緑
shelf-yellow = 黄
shelf-moving-N = 動く書架(北)
shelf-moving-E = 動く書架(東)
shelf-moving-S = 動く書架(南)
shelf-moving-W = 動く書架(西)

card-blue = 青
card-red = 赤
card-green = 緑
card-yellow = 黄
card-north = 北
card-east = 東
card-south = 南
card-west = 西
card-moving = 動く書架
card-lights_on = 全館点灯!
card-express_request = 特急お取り寄せ
card-staff_passage = 職員用通路
card-misfiled = 配架まちがい
card-recommendation = 司書の推薦状

spell-clairvoyance = 透視
spell-negotiate = 交渉
spell-leap = 跳躍

line-row = 横列
line-column = 縦列

direction-north = 北
direction-east = 東
direction-south = 南
direction-west = 西

term-reception = 受付カード
term-shelf = 書架カード
term-moving-shelf = 動く書架
term-investigation = 調査カード
term-magic = 司書の魔法カード
term-player-card = プレイヤーカード
term-pawn = プレイヤー駒
term-mp = MP
term-cube = 知識キューブ
term-slot = 枠
term-crystal = 消費クリスタル
term-map = マップ
term-reconstruction = マップの再構築
term-draw-pile = 山札
term-hand = 手札
term-discard-pile = 捨て札
term-start-player = スタートプレイヤー
term-move = 移動
term-learn = 知識の習得
term-elementary = 初級魔法

effect-lights_on = 自分の駒がいる横列か縦列を選び、その列の裏向きの書架をすべて表にする。1枚ごとにMPを1得る(上限5)。表にした自分の色の書架1枚ごとにカードを1枚引き、その書架に消費クリスタルを置く。動く書架は動かない。
effect-express_request = カードを3枚引き、その後、手札から2枚を捨てる。
effect-staff_passage = このターンの移動を1回増やす。ターン終了まで、隣接していない表向きの書架へも移動できる。受付へは隣接しているときだけ移動できる。
effect-misfiled = 表向きのカードを2枚選び(受付も可)、上にあるものごと位置を入れ替える。効果は発生しない。お詫びにカードを1枚引く。
effect-recommendation = このターンに一度、推薦状を添えて知識を習得できる。推薦状は調査カード1枚分として数えるので、公開する枚数が1枚少なくてよい。
