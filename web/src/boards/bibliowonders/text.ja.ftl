### What only the board of Bibliowonders! says, in Japanese. The sentences of the game itself are beside its rules.

board-world = ビブリアワンダーズ!の図書館
board-map = 図書館のマップ
board-others = ほかの魔法使い
board-everybody = 魔法使いたち
board-you = あなたのプレイヤーカード
board-turn = 手番
board-start = スタートプレイヤー
board-round = { $round }ラウンド
board-set-up = プレイヤーカード

## Shelves and places

board-reception = 受付
board-shelf-colour = { $colour }の書架
board-shelf-moving = 動く書架（{ $direction }）
board-shelf-both = { $colour }の動く書架（{ $direction }）
board-arrow-N = 北
board-arrow-E = 東
board-arrow-S = 南
board-arrow-W = 西
board-letter-blue = 青
board-letter-red = 赤
board-letter-green = 緑
board-letter-yellow = 黄
board-letter-north = 北
board-letter-east = 東
board-letter-south = 南
board-letter-west = 西
board-letter-moving = 動
board-face-recommendation = 司書の推薦状
board-place = 横列{ $row }、西から{ $nth }（{ $position }）
board-nth-1 = 1番目
board-nth-2 = 2番目
board-nth-3 = 3番目
board-nth-4 = 4番目
board-nth-5 = 5番目
board-nth-6 = 6番目
board-nth-7 = 7番目
board-square = { $place }：{ $lying }
board-lies = { $lying }。{ $words }
board-face-down = 裏向き
board-face-down-known = 裏向き（{ $shelf }だと知っています）
board-with-crystal = 消費クリスタルあり
board-seen-by = 見た人：{ $names }
board-you-stand = あなたがいます
board-stands = { $name }さんがいます

## What a Move does

board-move-here = ここへ移動します。
board-choose-here = この場所を選びます。
board-chosen-here = 選択中です。
board-preview-wins = あなたの勝利です。
board-preview-unknown = 何かはわかりませんが、表にします。
board-preview-turns = 表にします。
board-preview-mp = MPが{ $mp }増えます。
board-preview-draws = { $count ->
    [1] カードを1枚引き、消費クリスタルを置きます。
   *[other] カードを{ $count }枚引きます。
}
board-preview-shifts = 書架があなたを{ $position }へ運びます。
board-preview-met = すると条件を満たします：{ $cards }。
board-preview-met-none = そこで条件を満たす手札はありません。

## Your place

board-mp = { $most }のうち{ $mp }MP
board-mp-short = MP
board-slot = 枠{ $slot }：カード{ $count }枚
board-slot-filled = 枠{ $slot }：知識を習得しました
board-slot-fill = 枠{ $slot }に使うカードを選ぶ
board-cubes = { $count ->
    [0] まだ知識がありません
   *[other] 知識キューブ{ $count }個
}
board-hand-count = 手札{ $count }枚
board-hand = { $count ->
    [0] 手札はありません
   *[other] あなたの手札：{ $count }枚
}
board-hand-empty = まだ手札がありません。自分の色の書架へ移動すると1枚引けます。
board-moves-left = { $count ->
    [0] 移動は残っていません
   *[other] 残りの移動{ $count }回
}
board-letter = 推薦状はカード1枚分として数えます。
board-passage = 職員用通路が開いています。
board-spells = 初級魔法
board-met = ここで条件を満たします
board-not-met = ここでは条件を満たしません

## Doing things

board-end-turn = 手番を終える
board-cancel = やめる
board-do-move = ここへ移動する
board-do-look = 見る（{ $cost }MP）
board-do-offer = 習得する
board-do-learn = 習得する：枠{ $slot }
board-do-learn-letter = 推薦状で習得する：枠{ $slot }
board-do-discard = この{ $count }枚を捨てる
board-do-row = 横列を照らす
board-do-column = 縦列を照らす
board-do-use = 「{ $card }」を使う
board-do-swap = { $first }と{ $second }を入れ替える
board-hint-turn = 光っているマスか、手札を押してください。
board-hint-turn-no-moves = 移動は残っていません。手札か魔法を使うか、手番を終えてください。
board-hint-learn = 知識を習得できます。「習得する」を押すか、自分でカードを選んでください。
board-hint-show = { $cards }を公開して捨てます。
board-hint-cards = 条件を満たすカードを2枚、3枚または4枚選んでください。
board-hint-clairvoyance = 隣にある裏向きの書架を選んでください。
board-hint-places = あと{ $left }か所選んでください。
board-hint-discard = { $left ->
    [0] 準備ができました。
   *[other] 捨てるカードを{ $left }枚選んでください。
}
board-hint-choose = 4人ともルールは同じです。好きな1人を選んでください。

## Piles and the library

board-draw-pile = { $count ->
    [0] 山札は空です
   *[other] 山札：{ $count }枚
}
board-discard-pile = { $count ->
    [0] 捨て札はありません
   *[other] 捨て札：{ $count }枚
}
board-discard-title = 捨て札
board-discard-none = まだ何も捨てられていません。
board-copies = { $card } × { $count }
board-face-up = 表向きの書架
board-face-up-colour = { $colour }：{ $limit }枚のうち{ $count }枚が表向き
board-rebuild-at = 同じ色が{ $limit }枚になると、マップの再構築が起こります。
board-rebuilt = マップの再構築
board-rebuilt-why = { $colours }の書架が{ $limit }枚以上表向きになりました。魔法使いのいない表向きの書架は、すべて混ぜられて裏向きに戻ります。
board-used = このターンに使用：{ $cards }
board-used-short = 使用中
board-compass-north = 受付より北
board-compass-east = 受付より東
board-compass-south = 受付より南
board-compass-west = 受付より西
board-origin-card = このカードの効果：{ $origin }
board-origin-slot = この枠：{ $origin }
board-origin-shelves = 書架の種類ごとの枚数と図書館の形は、手に入るルールには記載がなく、復元したものです。
board-origin-character = このキャラクター：{ $origin }

## Choosing and ending

board-choose = プレイヤーカードを選んでください
board-chooses = { $name }さんがプレイヤーカードを選んでいます
board-take = { $character }（{ $colour }）
board-taken-by = { $character }（{ $colour }）：{ $name }さんが選びました
board-won = { $name }さんの勝利です
board-won-many = { $names }の勝利です
board-see-library = 図書館を見る
board-final = それぞれの到達点
board-final-cards = 残った手札：{ $cards }
board-final-left = 残った手札
board-learned = 枠{ $slot }、第{ $round }ラウンド：{ $cards }
board-final-no-cards = 手札は残っていません

## In words

board-text-table = 図書館
board-text-map = マップ（北の横列から順に）
board-text-row = 横列{ $row }、西から：{ $places }
board-text-square = { $position } { $lying }
board-text-reception = 受付は{ $position }にあります。北・東・南・西はそこから数えます。
board-text-face-up = 表向き：{ $counts }。{ $rule }
board-text-piles = { $draw }。{ $discard }。
board-text-discarded = 捨て札：{ $cards }。
board-text-you = あなた
board-text-your-cards = あなたの手札：{ $cards }。
board-text-met = いまの場所で条件を満たすカード：{ $cards }。
board-text-met-none = いまの場所で条件を満たす手札はありません。
board-text-move = { $position }へ移動：{ $words }
board-text-seat = { $name }さん、{ $character }、{ $colour }、{ $position }：{ $mp }、{ $hand }、{ $cubes }{ $slots }。
board-text-seat-none = { $name }さんにはまだプレイヤーカードがありません。
board-text-slots = （枠{ $slots }）
board-text-has = { $name }さんの手札：{ $cards }。
board-text-magic = { $card }：{ $text }
board-text-turn = 第{ $round }ラウンド、{ $name }さんの手番：{ $moves }。

## Keys

board-keys-map = マップの書架から書架へ
board-keys-go = 書架を選ぶ。もう一度押すと実行する
board-keys-clear = 選択を取り消す
