### What only the board of AlicematiC says, in Japanese. The sentences of the game itself are beside its rules.

board-world = アリスマティック ヒーローズの戦略地図
board-map = ワンダーランドのマップ
board-others = ほかの王国
board-everybody = 王国
board-you = あなたの王国
board-you-owner = あなた
board-turn = 手番
board-start = スタートプレイヤー
board-zoom-in = 拡大
board-zoom-out = 縮小
board-zoom-fit = マップ全体
board-majorities = タイルの多数派
board-standings = 現在の順位
board-round = ラウンド{ $round }／{ $rounds }
board-set-up-kingdoms = 準備：王国
board-set-up-mulligan = 準備：引き直し
board-set-up-cities = 準備：最初の都市
board-over = ゲームは終了しました
board-bank = 銀行：赤トークン{ $red }個、黄トークン{ $yellow }個、緑トークン{ $green }個
board-deck = 山札{ $deck }枚、捨て札{ $discard }枚

## Spaces

board-owned = { $name }のマス
board-owned-twice = { $name }のマス（トークン{ $count }個）
board-owned-cut-off = { $name }のマス（孤立）
board-owned-nobody = だれのものでもない
board-spots = { $free ->
    [0] 空いた置き場所なし
   *[other] 置き場所{ $spots }か所のうち{ $free }か所が空き
}
board-attacked = { $name }が攻撃中
board-forest-open = 開いている
board-forest-closed = 閉じている：まわりの{ $count }マスがだれのものでもない
board-forest-strength = { $name } { $count }
board-forest-round = まわり：{ $list }
board-tile = タイル{ $tile }：{ $list }。
board-tile-nobody = タイル{ $tile }：なし。
# On the map itself, as short as can be.
board-tile-tag = T{ $tile }
board-majority = { $name } { $count }（{ $points }VP）
board-label = { $name }：{ $standing }。{ $words }
board-can-now = 取れます。
board-can-pay = トークンを支払えば取れます。
board-can-attack = 攻撃中にできます。
board-can-finish = 攻撃を完了できます。
board-can-jet = ジェットで取れます。
board-can-city = ここから始められます。

## What an invasion takes and gives

board-needs-military = 難易度{ $difficulty }に対して軍事力{ $military }。
board-needs-mobility = 道のり{ $cost }に対して機動力{ $mobility }。
board-needs-no-walk = そこへ行ける道がありません。
board-needs-passes = ほかの人のマスを{ $count }個通ります。
board-needs-red = 赤トークンが{ $count }個足りません。
board-needs-green = 緑トークンが{ $count }個足りません。
board-gives = { $what } × { $count }を得ます。
board-gives-nothing = 何も得られません。あなたのスロットが空です。
board-gives-halved = ほかの人から奪うので、半分になります。
board-gives-effects = 効果が起こるアリス：{ $alices }。
board-what-red = { $count ->
   *[other] 赤トークン
}
board-what-yellow = { $count ->
   *[other] 黄トークン
}
board-what-green = { $count ->
   *[other] 緑トークン
}
board-what-cards = { $count ->
   *[other] カード
}
board-what-vp = VP
board-short-of = { $count }不足
board-why-connected = 持ち主の都市とつながっているので、安全です。
board-why-forest_weak = この森のまわりのマスをあなたより多く持つ人がいます。
board-why-not_a_city = 都市ではありません。
board-why-own = もうあなたのものです。
board-why-city_yours = ここにはもうあなたのトークンがあります。
board-why-city_full = 空いた置き場所がありません。
board-why-under_attack = ほかの人が攻撃中です。侵略することしかできません。

## Cards and slots

board-alice = { $alice }、{ $colour }、コスト{ $cost }。{ $timing }：{ $effect }
board-cost = コスト{ $cost }
board-commoner = 平民
board-commoner-own = { $alice }（平民）
board-commoner-public = { $alice }（平民、全員が知っています）
board-copying = { $copies }を写した{ $alice }
board-idle = { $alice }（効果なし）
board-card-in-full = { $card }：{ $words }
board-card-at = { $alice }（{ $slot }のスロット）
board-slot = { $slot }のスロット、{ $power }：{ $count }
board-slot-empty = { $slot }のスロット、{ $power }：0、空
board-slot-holds = { $slot }のスロット、{ $power }{ $count }：{ $cards }
board-slot-choose = ここにカードを出します。
board-hand = あなたの手札、{ $count }枚
board-hand-empty = 手札はありません。
board-hand-count = 手札{ $count }枚
board-summon-now = いま召喚できます
board-summon-tokens = トークン{ $count }個で召喚できます
board-summon-told = { $can }。
board-sentence = { $said }。
board-summon-no = いまは召喚できません
board-alices = アリス{ $count }枚
board-cities = 都市{ $count }か所
board-supply = 残りの領土トークン{ $count }個
board-vp = ゲーム中{ $vp }VP、いま終われば合計{ $total }VP
board-tokens = トークン：赤{ $red }、黄{ $yellow }、緑{ $green }
board-powers = 軍事力{ $red }、人口{ $blue }、夢力{ $yellow }、機動力{ $green }、秩序{ $white }
board-look-closer = { $name }さんの王国を見る
board-look-own = 自分の王国を見る
board-no-kingdom = まだ王国がありません
board-origin-alice = 色、コスト、枚数、効果の詳細：{ $origin }
board-origin-map = タイルの内容：{ $origin }
origin-printed = ルールブックに記載されています。
origin-official = 公式の質問回答によるものです。
origin-deduced = 記載はなく、書かれていることから導いたものです。
origin-reconstructed = 資料がなく、復元したものです。

## What to do

board-hint-kingdom = 五つの王国にルールの違いはありません。好きな王国を押すか、自分の台まで運んでください。
board-hint-mulligan = 返すカードを選ぶか、捨て札まで運んでください。同じ枚数を引き直します。
board-hint-mulligan-some = { $count }枚を返します。
board-hint-city = 始める都市を選ぶか、自分の台からトークンを運んでください。
board-hint-politics = カードを選ぶか、スロットまで運んでください。召喚するか、平民として裏向きに出します。
board-hint-card = 召喚するか、平民として裏向きに出すスロットを選んでください。
board-hint-commoner = スロットを選ぶと、平民として裏向きに出せます。
board-hint-slot-both = ここでは召喚するか、裏向きに置けます。ボタンで選んでください。
board-hint-slot = スロットをもう一度押すか、ボタンを使ってください。
board-hint-invasion = マスを選ぶか、自分の台からトークンを運んでください。チェックは無料、数字は支払うトークン、点は攻撃だけできるマスです。
board-hint-again = もう一度押すか、ボタンを使ってください。
board-hint-over = マップはそのままです。どのマスがだれのものか、まだ見られます。
board-hint-wait = { $name }さんを待っています。
board-cancel = やめる
board-paid = { $token }{ $count }
board-do-summon = 召喚する
board-do-summon-paid = 召喚する（{ $pay }を支払う）
board-do-commoner = 裏向きに出す：{ $slot }
board-do-commoner-into = 裏向きに置く
board-do-invade = 侵略する
board-do-invade-paid = 侵略する（{ $pay }を支払う）
board-do-invade-down = { $cards }を裏にして侵略する
board-do-invade-down-paid = { $cards }を裏にして侵略する（{ $pay }を支払う）
board-do-attack = 攻撃する
board-do-finish = 攻撃を完了する
board-do-jet = ジェットで取る
board-do-city = ここから始める
board-do-take = { $name }さんから
board-do-discard = { $count }枚返す
board-do-up = { $card }

## Scores

board-line-play = ゲーム中の獲得
board-line-tile = タイル{ $tile }：トークン{ $count }個
board-line-slot = { $slot }のスロット：アリス{ $count }枚
board-line-effect = { $alice }
board-line-copied = { $alice }（ウィッカンの写し）
board-total = 合計
board-sum-play = ゲーム中
board-sum-tiles = タイル
board-sum-slots = スロット
board-sum-effects = 効果
board-score-now = いま終わったら
board-final = 最終得点計算
board-won = { $name }さんの勝利です
board-won-many = 勝利を分かち合います：{ $names }
board-see-map = マップに戻る
board-scores-of = { $name }さんの得点
board-player = プレイヤー

## In words

board-text-table = テーブル
board-text-map = マップ
board-text-you = あなた
board-text-tile-centre = 中央のタイル{ $tile }：{ $spaces }
board-text-tile = タイル{ $tile }：{ $spaces }
board-text-space = { $space }の{ $kind }{ $difficulty }、{ $standing }
board-text-hand = { $alice }：{ $can }。
board-text-hand-why = { $can }（{ $why }）
board-text-own-powers = あなたの土地に対する軍事力は{ $military }、機動力は{ $mobility }、夢力は{ $dream }です。
board-text-reach = { $name }：{ $words }
board-text-effect = { $name }さんは{ $alice }について聞かれています：{ $effect }
board-text-seat = { $name }さん、{ $kingdom }：{ $vp }。{ $hand }、{ $alices }、{ $cities }。{ $tokens }。
board-text-no-slots = { $name }さんのスロットにはカードがありません。
board-text-slots = { $name }さん：{ $line }。
board-text-held = { $name }さんの手札：{ $cards }。
board-text-score = { $name }さん：{ $line }、{ $points }VP。
board-known-hand = 手札

## Keys

board-keys-map = マップのマスからマスへ
board-keys-choose = マスを見る。もう一度押すと選ぶ
board-keys-zoom = マップで：近く、遠く、全体
board-keys-clear = 選択を取り消す
