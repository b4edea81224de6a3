### Bibliowonders! in Japanese, with the names of the rule sheet: every sentence shown to people.
### Card names and card effects stand in data.toml word for word.

title = ビブリアワンダーズ!
tagline = 書架が動く図書館のレース。三つの知識を習得して、受付へ急げ。
feel = 頭を使うレース。足もとの図書館が動くなか、道筋を読みきろう。

## Names

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
shelf-moving-N = 動く書架（北）
shelf-moving-E = 動く書架（東）
shelf-moving-S = 動く書架（南）
shelf-moving-W = 動く書架（西）

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

slot-II = II
slot-III = III
slot-IV = IV

line-row = 横列
line-column = 縦列

direction-north = 北
direction-east = 東
direction-south = 南
direction-west = 西

## What the parts are called

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

## What each card wants or does

condition-colour = この色の表向きの書架の上か、その隣にいること。
condition-direction = 横列または縦列で見て、受付よりこの方角にいること。
condition-moving = 動く書架の上にいること。

effect-lights_on = 自分の駒がいる横列か縦列を選び、その列の裏向きの書架をすべて表にする。1枚ごとにMPを1得る(上限5)。表にした自分の色の書架1枚ごとにカードを1枚引き、その書架に消費クリスタルを置く。動く書架は動かない。
effect-express_request = カードを3枚引き、その後、手札から2枚を捨てる。
effect-staff_passage = このターンの移動を1回増やす。ターン終了まで、隣接していない表向きの書架へも移動できる。受付へは隣接しているときだけ移動できる。
effect-misfiled = 表向きのカードを2枚選び(受付も可)、上にあるものごと位置を入れ替える。効果は発生しない。お詫びにカードを1枚引く。
effect-recommendation = このターンに一度、推薦状を添えて知識を習得できる。推薦状は調査カード1枚分として数えるので、公開する枚数が1枚少なくてよい。

effect-clairvoyance = 自分の駒に隣接する裏向きのカード1枚を見る。ほかのプレイヤーには見えない。
effect-negotiate = カードを1枚引き、その後、手札から1枚を捨てる。
effect-leap = このターンの移動を1回増やす。

## Where a printed figure comes from

origin-printed = ルールブックに記載されています。
origin-official = 公式の質問回答によるものです。
origin-deduced = 記載はなく、書かれていることから導いたものです。
origin-ruled = 記載はなく、このテーブルでの裁定です。
origin-reconstructed = 資料がなく、復元したものです。

## What happened

event-colour = { $you ->
    [yes] あなたは{ $colour }のプレイヤーカードを取りました。
   *[no] { $seat }さんは{ $colour }のプレイヤーカードを取りました。
}
event-start = { $you ->
    [yes] あなたがスタートプレイヤーです。
   *[no] { $seat }さんがスタートプレイヤーです。
}
event-turn = { $you ->
    [yes] 第{ $round }ラウンド：あなたの手番です。
   *[no] 第{ $round }ラウンド：{ $seat }さんの手番です。
}
event-move = { $you ->
    [yes] あなたは{ $from }から{ $to }へ移動しました。
   *[no] { $seat }さんは{ $from }から{ $to }へ移動しました。
}
event-turn_up = { $position }の書架が表になりました：{ $shelf }。
event-mp = { $you ->
    [yes] あなたはMPを{ $gained }得て、{ $mp }になりました。
   *[no] { $seat }さんはMPを{ $gained }得て、{ $mp }になりました。
}
event-draw = { $you ->
    [yes] あなたはカードを{ $count }枚引きました。
   *[no] { $seat }さんはカードを{ $count }枚引きました。
}
event-drew = 引いたカード：{ $cards }。
event-crystal = { $position }の書架に消費クリスタルが置かれました。
event-shift = 動く書架が{ $from }から{ $to }へ動き、{ $to }にあったカードは{ $from }へ移りました。
event-swap = { $you ->
    [yes] あなたは{ $first }と{ $second }のカードを入れ替えました。
   *[no] { $seat }さんは{ $first }と{ $second }のカードを入れ替えました。
}
event-learn = { $letter ->
    [yes] { learn-with-letter }
    [true] { learn-with-letter }
   *[no] { learn-plain }
}
learn-with-letter = { $you ->
    [yes] あなたは推薦状を添えて{ $cards }を公開し、枠{ $slot }の知識を習得しました。
   *[no] { $seat }さんは推薦状を添えて{ $cards }を公開し、枠{ $slot }の知識を習得しました。
}
learn-plain = { $you ->
    [yes] あなたは{ $cards }を公開し、枠{ $slot }の知識を習得しました。
   *[no] { $seat }さんは{ $cards }を公開し、枠{ $slot }の知識を習得しました。
}
event-cast = { $you ->
    [yes] あなたは{ $cost }MPで「{ $spell }」を使いました。
   *[no] { $seat }さんは{ $cost }MPで「{ $spell }」を使いました。
}
event-clairvoyance = { $you ->
    [yes] あなたは{ $position }の書架を見ました。
   *[no] { $seat }さんは{ $position }の書架を見ました。
}
event-saw = { $position }の書架は{ $shelf }です。
event-magic = { $you ->
    [yes] あなたは「{ $card }」を使いました。
   *[no] { $seat }さんは「{ $card }」を使いました。
}
event-line = { $you ->
    [yes] あなたは自分のいる{ $line }を照らしました。
   *[no] { $seat }さんは自分のいる{ $line }を照らしました。
}
event-extra = { $you ->
    [yes] あなたの残りの移動は{ $moves }回になりました。
   *[no] { $seat }さんの残りの移動は{ $moves }回になりました。
}
event-discard = { $you ->
    [yes] あなたは{ $cards }を捨てました。
   *[no] { $seat }さんは{ $cards }を捨てました。
}
event-end = { $you ->
    [yes] あなたは手番を終えました。
   *[no] { $seat }さんは手番を終えました。
}
event-put_away = { $you ->
    [yes] あなたの使った{ $cards }が捨て札になりました。
   *[no] { $seat }さんの使った{ $cards }が捨て札になりました。
}
event-reshuffle = 捨て札{ $count }枚を切り直して、新しい山札にしました。
event-reconstruction = マップの再構築：{ $colours }が増えすぎたため、表向きの書架{ $positions-count }枚が混ぜられて裏向きになりました。
event-win = { $you ->
    [yes] あなたの勝利です。{ $reason }。
   *[no] 勝者は{ $seats }です。{ $reason }。
}

## What is asked

question-choose_player_card = プレイヤーカードを選んでください
question-choose_player_card-waiting = プレイヤーカードを選んでいます
question-turn_action = 移動、知識の習得、魔法、手番の終了から選んでください
question-turn_action-waiting = 手番中です
question-negotiation_discard = 交渉：捨てるカードを1枚選んでください
question-negotiation_discard-waiting = 交渉で捨てるカードを選んでいます
question-magic_discard = 特急お取り寄せ：捨てるカードを選んでください
question-magic_discard-waiting = 特急お取り寄せで捨てるカードを選んでいます
question-hand_limit_discard = 手札が多すぎます。上限まで捨ててください
question-hand_limit_discard-waiting = 手札を上限まで捨てています

action-colour = { $colour }のプレイヤーカードを取る
action-move = { $position }へ移動する
action-learn = { $cards }で知識を習得する
action-learn_letter = { $cards }と推薦状で知識を習得する
action-clairvoyance = 透視：{ $position }を見る
action-negotiate = 交渉：1枚引いて1枚捨てる
action-leap = 跳躍：移動を1回増やす
action-light_line = { $card } { $line }を照らす
action-magic = 「{ $card }」を使う
action-swap = { $card }：{ $first }と{ $second }を入れ替える
action-peek_1 = { $card }：{ $first }を見る
action-peek_2 = { $card }：{ $first }と{ $second }を見る
action-peek_3 = { $card }：{ $first }と{ $second }と{ $third }を見る
action-end = 手番を終える
action-discard = { $cards }を捨てる

## Why not

refused-taken = { $colour }のプレイヤーカードはもう取られています。
refused-no_moves = このターンの移動はもう残っていません。
refused-here = あなたの駒はもう{ $position }にいます。
refused-not_adjacent = { $position }はあなたの駒に隣接していません。
refused-passage_adjacent = 職員用通路があっても、{ $position }へは駒が隣接しているときだけ移動できます。離れた場所へ行けるのは、表向きの書架だけです。
refused-not_met = あなたの駒がいる場所では、「{ $card }」の条件を満たしていません。
refused-no_learn = 「{ $card }」の条件は満たしていますが、公開できる枚数に合う空いた枠がありません。
refused-not_held = 「{ $card }」を持っていません。
refused-no_investigation = 「{ $card }」は調査カードではないので、公開できません。
refused-no_letter = このターンの習得に使える推薦状がありません。
refused-no_slot = カード{ $count }枚の枠はありません。
refused-filled = 枠{ $slot }はもう埋まっています。
refused-too_dear = 「{ $spell }」には{ $cost }MPが必要ですが、あなたのMPは{ $mp }です。
refused-nothing_hidden = あなたの駒の隣に、まだ知らない裏向きのカードはありません。
refused-look_adjacent = { $position }はあなたの駒に隣接していません。
refused-look_up = { $position }のカードは表向きです。
refused-known = { $position }のカードはもう知っています。
refused-no_cards = 山札も捨て札も空なので、引くカードがありません。
refused-all_up = その列に裏向きの書架はありません。
refused-no_pair = 入れ替えるには、表向きのカードが2枚必要です。
refused-not_swapped = 異なる表向きのカード2枚を、マップの順に指定してください。
refused-all_known = 裏向きのカードはもうすべて知っています。
refused-not_peeked = まだ知らない裏向きのカードを、カードに書かれた枚数だけ、マップの順に重ならないように指定してください。
refused-wrong_count = ちょうど{ $count }枚捨ててください。
refused-wrong_kind = いま求められている答えではありません。
refused-players = ビブリアワンダーズ!は{ $least }人から{ $most }人で遊びます。{ $players }人では遊べません。
refused-start_player = { $players }人のテーブルでは、席{ $seat }から始めることはできません。
refused-too_many = 「{ $card }」のカードは{ $count }枚しかありません。
refused-too_many_shelves = この種類の書架は{ $count }枚しかありません：{ $shelf }。
refused-no_magic = このテーブルでは「{ $card }」を使いません。
refused-pawn_on_hidden = 席{ $seat }の駒が{ $position }にいるので、そこのカードは表向きでなければなりません。
refused-crystal_place = { $position }の消費クリスタルは、だれかのプレイヤーカラーの表向きの書架の上になければなりません。
refused-hand_size = 席{ $seat }は手番ではないので、手札は{ $count }枚までです。

## Table options

option-librarian_magic = 司書の魔法
option-librarian_magic-true = 5枚の魔法カードを混ぜる
option-librarian_magic-false = 魔法カードは箱にしまっておく
option-neighbours = 隣接
option-neighbours-4 = 四方
option-neighbours-8 = 四方と斜め
option-reception_win = 受付での勝利
option-reception_win-move = 知識をそろえて受付へ移動したときだけ
option-reception_win-presence = 受付で最後の知識を習得したときも
option-round_limit = 最大ラウンド数（0：制限なし）
option-start_player = スタートプレイヤー
option-start_player-random = くじで決める
option-start_player-1 = 席1
option-start_player-2 = 席2
option-start_player-3 = 席3
option-start_player-4 = 席4

preset-family = 5枚の魔法カードを使わず、受付で最後の知識キューブを習得した人も勝ちになります。

outcome-reception = すべての知識を持って受付に戻りました
outcome-presence = 受付で最後の知識を習得しました
outcome-round_limit = 閉館のとき、知識がいちばん多くありました

## The board in words

describe-heading-table = テーブル
describe-heading-map = マップ
describe-heading-you = あなた
describe-heading-seats = 席
describe-cards = プレイヤーカードを選んでいるところです。
describe-play = 第{ $round }ラウンド、{ $name }さんの手番：{ $moves ->
    [0] 移動は残っていません。
   *[other] 残りの移動は{ $moves }回です。
}
describe-letter = 推薦状を使えます。
describe-passage = 職員用通路が開いています。
describe-over = ゲームは終了しました。
describe-row = 横列{ $row }、西から：{ $places }。
describe-place = { $position } { $lying }
describe-place-with = { $position } { $lying }（{ $more }）
describe-face-down = 裏向き
describe-face-down-known = 裏向き（あなたが知っているカード：{ $name }）
describe-face-down-shown = 裏向き（{ $name }）
describe-reception = 受付
describe-crystal = 消費クリスタル
describe-face-up = 表向きの書架：{ $counts }。同じ色が{ $limit }枚になると、マップの再構築が起こります。
describe-piles = 山札：{ $draw }枚。捨て札：{ $discard }枚。
describe-discard = 捨て札の内容：{ $cards }。
describe-used = このターンに使ったカード：{ $cards }。
describe-seat-without = { $name }さんにはまだプレイヤーカードがありません。
describe-seat = { $name }さん、{ $own }、{ $pawn }にいます：{ $mp }MP、手札{ $hand }枚、埋まった枠：{ $filled }。
describe-seat-cards = { $name }さんの手札：{ $cards }。
describe-move-wins = { $place }へ移動すると勝利です。
describe-move-shifts = { $place }へ移動すると{ $end }まで運ばれます。
describe-move-draws = { $place }へ移動するとカードを1枚引けます。
describe-you-cards = あなたの手札：{ $cards }。
describe-you-no-cards = あなたに手札はありません。
describe-you-met = いまの場所で条件を満たすカード：{ $cards }。
describe-you-magic = { $name }：{ $effect }

## Figures of a study

figure-turns = 手番数
figure-turns_p10 = 手番（10回に1回はこれ以下）
figure-turns_median = 手番の中央値
figure-turns_p90 = 手番（10回に1回はこれ以上）
figure-rounds = ラウンド数
figure-decisions = 決定の回数
figure-reconstructions = マップの再構築
figure-reshuffles = 山札の切り直し
figure-reception_off_start = 受付が最初の場所にない
figure-largest_hand = 最大の手札
figure-most_crystals = 最多の消費クリスタル
figure-start_player_wins = スタートプレイヤーの勝利
figure-moves = 移動
figure-shelves_turned_up = 表にした書架
figure-learned = 習得した知識
figure-spells = 使った初級魔法
figure-magic = 使った司書の魔法
figure-carried_reception = 受付が動いた回数
figure-positions = 図書館の場所
figure-entered = ゲームあたりの進入
figure-crystals = ゲームあたりに置かれたクリスタル
figure-colours = 色
figure-cards = 司書の魔法
figure-used = 使用

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-cubes = { $whose ->
    [others] { $more ->
        [yes] 相手の知識キューブが増えます。
       *[no] 相手の知識キューブが減ります。
    }
   *[own] { $more ->
        [yes] 知識キューブが増えます。
       *[no] 知識キューブが減ります。
    }
}
because-all_cubes = { $whose ->
    [others] { $more ->
        [yes] 相手が知識をそろえるのが早くなります。
       *[no] 相手が知識をそろえるのが遅くなります。
    }
   *[own] { $more ->
        [yes] 知識がすべてそろい、あとは帰るだけになることが増えます。
       *[no] 知識がすべてそろうことが減ります。
    }
}
because-slots = { $whose ->
    [others] { $more ->
        [yes] 相手がより大きな枠を埋めます。
       *[no] 相手がより小さな枠を埋めます。
    }
   *[own] { $more ->
        [yes] より大きな枠が埋まります。
       *[no] より小さな枠が埋まります。
    }
}
because-cards = { $whose ->
    [others] { $more ->
        [yes] 相手の調査カードが増えます。
       *[no] 相手の調査カードが減ります。
    }
   *[own] { $more ->
        [yes] 手札の調査カードが増えます。
       *[no] 手札の調査カードが減ります。
    }
}
because-met_cards = { $whose ->
    [others] { $more ->
        [yes] 相手が、条件を満たすカードの多い場所に立ちます。
       *[no] 相手が、条件を満たすカードの少ない場所に立ちます。
    }
   *[own] { $more ->
        [yes] 駒のいる場所で条件を満たすカードが増えます。
       *[no] 駒のいる場所で条件を満たすカードが減ります。
    }
}
because-magic = { $whose ->
    [others] { $more ->
        [yes] 相手の司書の魔法が増えます。
       *[no] 相手の司書の魔法が減ります。
    }
   *[own] { $more ->
        [yes] 司書の魔法が多く手札に残ります。
       *[no] 手札に残る司書の魔法が減ります。
    }
}
because-mp = { $whose ->
    [others] { $more ->
        [yes] 相手のMPが増えます。
       *[no] 相手のMPが減ります。
    }
   *[own] { $more ->
        [yes] MPが増えます。
       *[no] 残るMPが減ります。
    }
}
because-second_copies = { $whose ->
    [others] { $more ->
        [yes] 相手の手札に同じカードが増えます。
       *[no] 相手の手札に同じカードが減ります。
    }
   *[own] { $more ->
        [yes] 手札に同じカードが増えます。
       *[no] 手札に同じカードが減ります。
    }
}
because-near_home = { $whose ->
    [others] { $more ->
        [yes] 相手の受付までの道が短くなります。
       *[no] 相手の受付までの道が長くなります。
    }
   *[own] { $more ->
        [yes] 受付までの道が短くなります。
       *[no] 受付までの道が長くなります。
    }
}
because-near = { $whose ->
    [others] { $more ->
        [yes] 相手の駒が、カードの求める場所に近づきます。
       *[no] 相手の駒が、カードの求める場所から遠ざかります。
    }
   *[own] { $more ->
        [yes] 駒が、カードの求める場所に近づきます。
       *[no] 駒が、カードの求める場所から遠ざかります。
    }
}
because-cube_within_reach = { $whose ->
    [others] { $more ->
        [yes] 相手の次の知識キューブが近づきます。
       *[no] 相手の次の知識キューブが遠のきます。
    }
   *[own] { $more ->
        [yes] 次の知識キューブが近づきます。
       *[no] 次の知識キューブが遠のきます。
    }
}
because-turn = { $whose ->
    [others] { $more ->
        [yes] 相手の手番が遅くなります。
       *[no] 相手の手番が早くなります。
    }
   *[own] { $more ->
        [yes] 次の自分の手番が遅くなります。
       *[no] 次の自分の手番が早くなります。
    }
}
    .good = less
because-the_end = { $whose ->
    [others] { $more ->
        [yes] 相手の勝つことが増えます。
       *[no] 相手の勝つことが減ります。
    }
   *[own] { $more ->
        [yes] 勝つことが増えます。
       *[no] 勝つことが減ります。
    }
}
