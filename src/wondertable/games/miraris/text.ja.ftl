### Miraris in Japanese: every sentence shown to people.
### A Wonder is ワンダー, a Dormire ドルミーレ, a bid 入札, a slot 枠, the row 列, to claim 獲得する, crowns 王冠.

title = ミラリス
tagline = 古い鏡への、八度の秘密の入札。同じ数字は砕け散る。
feel = 全員が黙って、いっせいに入札。同じことを考えた人の前で、鏡が砕ける。

## The cards

wonder-1 = 影の庭園
wonder-1-short = 庭園
wonder-2 = 凍てつく墓
wonder-2-short = 墓
wonder-3 = 黒の祭壇
wonder-3-short = 祭壇
wonder-4 = 神の礼拝堂
wonder-4-short = 礼拝堂
wonder-5 = 女神の手
wonder-5-short = 女神
wonder-6 = 世界の果て
wonder-6-short = 果て
wonder-7 = 夢
wonder-7-short = 夢

character-rolando = ロランド
character-lucia = ルチア
character-serena = セレーナ
character-mirela = ミレラ
character-unknown = 名もなき者
character-allie = アリー
character-el = エル
character-fatima = ファティマ
character-mariano = マリアーノ
character-lana = ラナ
character-alma = アルマ
character-nada = ナダ

## Abilities. The variables are the numbers of the data file, under the same names.
## A kind of Wonder and a rival arrive as their names; where a character changes what kinds are worth,
## $override_kinds names those kinds and $override_value is what each counts.

ability-rolando = 列からカードを{ $row_take }枚取る。そのとき{ $instant_win_kinds }種類のワンダーがすべてそろっていれば、ただちに勝利する。
ability-lucia = 列からカードを{ $row_take }枚取る。これ以降のキャラクターの能力を受けない。
ability-serena = 山札の上から{ $deck_draw }枚引く。
ability-mirela = ほかの全員から、各自が選んだワンダーを{ $gift_each }枚ずつもらう。もらった王冠の合計が{ $second_demand_below }未満なら、もう一度もらう。
ability-unknown = 持っている「{ $discard_count_kind }」1枚ごとに、ほかの全員がワンダーを無作為に1枚失う。失われた「{ $takes_kind }」はすべて自分のものになる。
ability-allie = 持っている「{ $override_kinds }」は1枚{ $override_value }点になる。
ability-el = 持っている「{ $override_kinds }」は1枚{ $override_value }点になる。ほかのワンダーはすべて王冠の{ $other_values_times }倍になる。
ability-fatima = 「{ $forbidden_kind }」を1枚も持っていなければ、ワンダーはすべて1枚{ $all_values }点になる。
ability-mariano = ワンダーがちょうど{ $cards_exact }枚なら{ $bonus_exact }点、それより少なければ{ $bonus_fewer }点を加える。
ability-lana = 持っているワンダー1枚ごとに{ $bonus_per_card }点を加える。
ability-alma = { $bonus_alone }点を加える。ただし、だれかが{ $rival }なら{ $bonus_with_rival }点だけになる。
ability-nada = { $bonus_alone }点を加える。ただし、だれかが{ $rival }なら{ $bonus_with_rival }点だけになる。

## Where a printed figure comes from

origin-printed = ルールブックに記載されています。
origin-deduced = ルールの本文にはなく、書かれていることから導いたものです。
origin-ruled = 記載はなく、このテーブルでの裁定です。
origin-reconstructed = 記載はなく、復元したものです。

## What happened

event-deal = 全員にキャラクターが{ $each }枚ずつ配られました。
event-dealt = あなたに配られたキャラクター：{ $characters }。
event-kept = あなたは{ $character }を選びました。
event-all_kept = 全員がキャラクターを選びました。
event-turn_up = 第{ $round }ラウンド：新しいワンダーが枠の順に公開されました：{ $wonders }。
event-reveal = すべての入札が公開されました：{ $bids }。
event-tie = 同じ{ $value }の入札は打ち消し合います。何も獲得できない人：{ $seats }。
event-claim = { $you ->
    [yes] あなたは枠{ $slot }を獲得しました：{ $wonders }。
   *[no] { $seat }さんは枠{ $slot }を獲得しました：{ $wonders }。
}
event-show = { $you ->
    [yes] あなたの正体は{ $character }です。
   *[no] { $seat }さんの正体は{ $character }です。
}
event-take = { $you ->
    [yes] あなたは列から取りました：{ $wonders }。
   *[no] { $seat }さんは列から取りました：{ $wonders }。
}
event-test = { $won ->
    [yes] { test-won }
    [true] { test-won }
   *[no] { test-lost }
}
test-won = { $you ->
    [yes] あなたはすべての種類のワンダーをそろえました！
   *[no] { $seat }さんはすべての種類のワンダーをそろえました！
}
test-lost = { $you ->
    [yes] あなたのワンダーは全種類そろっていません。得点計算が続きます。
   *[no] { $seat }さんのワンダーは全種類そろっていません。得点計算が続きます。
}
event-draw = { $you ->
    [yes] あなたは山札からカードを{ $count }枚引きました。
   *[no] { $seat }さんは山札からカードを{ $count }枚引きました。
}
event-drew = 引いたカード：{ $wonders }。
event-demand = { $demand ->
    [1] { demand-first }
   *[2] { demand-again }
}
## Events of the first version of the rules do not say who is asked, or who loses: [all] speaks for them.
demand-first = { $givers-count ->
    [0] { $you ->
        [yes] あなたは贈り物を求めましたが、ワンダーを持っている人がいません。
       *[no] { $seat }さんは贈り物を求めましたが、ワンダーを持っている人がいません。
    }
    [other] { demand-those }
   *[all] { $you ->
        [yes] あなたは全員に贈り物を求めました。
       *[no] { $seat }さんは全員に贈り物を求めました。
    }
}
demand-those = { $you ->
    [yes] あなたは贈り物を求めました。相手：{ $givers }。
   *[no] { $seat }さんは贈り物を求めました。相手：{ $givers }。
}
demand-again = { $givers-count ->
    [0] まだ足りませんが、ほかにワンダーを持っている人がいません。
    [other] { demand-those-again }
   *[all] { $you ->
        [yes] まだ足りません。あなたは全員にもう一度求めました。
       *[no] まだ足りません。{ $seat }さんは全員にもう一度求めました。
    }
}
demand-those-again = { $you ->
    [yes] まだ足りません。あなたはもう一度求めました。相手：{ $givers }。
   *[no] まだ足りません。{ $seat }さんはもう一度求めました。相手：{ $givers }。
}
event-gift = { $you ->
    [yes] あなたは{ $seat }さんに{ $wonder }を贈りました。
   *[no] { $seat-you ->
        [yes] { $giver }さんはあなたに{ $wonder }を贈りました。
       *[no] { $giver }さんは{ $seat }さんに{ $wonder }を贈りました。
    }
}
event-gave = { $you ->
    [yes] あなたは{ $seat }さんにワンダーを1枚、裏向きで贈りました。
   *[no] { $seat-you ->
        [yes] { $giver }さんはあなたにワンダーを1枚、裏向きで贈りました。
       *[no] { $giver }さんは{ $seat }さんにワンダーを1枚、裏向きで贈りました。
    }
}
event-total = 贈り物の合計は王冠{ $total }個です。
event-strip = { $count ->
    [0] { $you ->
        [yes] あなたは名もなき者の力になるワンダーを持っていません。だれも何も失いません。
       *[no] { $seat }さんは名もなき者の力になるワンダーを持っていません。だれも何も失いません。
    }
   *[other] { strip-some }
}
strip-some = { $losers-count ->
    [0] { $you ->
        [yes] あなたの能力で失うワンダーを持っている人がいません。
       *[no] { $seat }さんの能力で失うワンダーを持っている人がいません。
    }
    [other] { $you ->
        [yes] あなたの能力で{ strip-lost }が失われます。失う人：{ $losers }。
       *[no] { $seat }さんの能力で{ strip-lost }が失われます。失う人：{ $losers }。
    }
   *[all] { $you ->
        [yes] あなたの能力で、ほかの全員から{ strip-lost }が失われます。
       *[no] { $seat }さんの能力で、ほかの全員から{ strip-lost }が失われます。
    }
}
strip-lost = { $count ->
    [1] 無作為のワンダー1枚
   *[other] 無作為のワンダー{ $count }枚（足りなければすべて）
}
event-discard = { $you ->
    [yes] あなたは{ $wonders }を失いました。
   *[no] { $seat }さんは{ $wonders }を失いました。
}
event-dream = { $you ->
    [yes] あなたは失われた「夢」を{ $count }枚手に入れました。
   *[no] { $seat }さんは失われた「夢」を{ $count }枚手に入れました。
}
event-score = { $bonus ->
    [0] { $seat }さん、{ $character }：王冠{ $crowns }個、{ $points }点。
   *[other] { $seat }さん、{ $character }：王冠{ $crowns }個が{ $points }点になりました。
}
event-win = 勝者は{ $seats }です。{ $reason }。

## What is asked

question-choose_character = 手元に残すキャラクターを選んでください
question-choose_character-waiting = キャラクターを選んでいます
question-bid = 入札する数字を選んでください
question-bid-waiting = 入札しています
question-rolando_take = ロランド：列からカードを1枚取ってください
question-rolando_take-waiting = 列からカードを取っています
question-lucia_take = ルチア：列からカードを取ってください
question-lucia_take-waiting = 列からカードを取っています
question-mirela_gift = ミレラがあなたにワンダーを求めています
question-mirela_gift-waiting = ミレラへの贈り物を選んでいます

action-keep = { $character }を選ぶ
action-bid = { $value }で入札する
action-take = { $wonder }を取る
action-take_two = { $first }と{ $second }を取る
action-give = { $wonder }を贈る

## Why not

refused-not_dealt = { $character }はあなたに配られていません。
refused-spent = あなたの{ $value }はもう使いました。ドルミーレは1枚につき一度しか入札できません。
refused-no_such_card = { $value }のドルミーレはありません。
refused-sealed = もう答えています。伏せた答えは変えられません。
refused-not_in_row = { $wonder }は列にありません。
refused-not_held = あなたは{ $wonder }を持っていません。
refused-wrong_count = ちょうど{ $count }枚選んでください。
refused-wrong_kind = いま求められている答えではありません。
refused-wrong_order = 小さいカードから順に指定してください：{ $first }、{ $second }の順です。
refused-players = ミラリスは{ $least }人から{ $most }人で遊びます。{ $players }人では遊べません。
refused-pile_height = 枠{ $slot }の山のカードが、ラウンド数より多くなっています。
refused-hand_size = 席{ $seat }は第{ $round }ラウンドに、異なるドルミーレを{ $count }枚持っていなければなりません。
refused-character_twice = { $character }は1枚しかないので、二度配ることはできません。
refused-too_many = { $wonder }のカードは{ $count }枚しかありません。

## Table options

option-memory_aid = 記憶の手助け
option-memory_aid-true = 全員の使ったドルミーレと獲得したワンダーを表示する
option-memory_aid-false = 獲得したカードは裏向きにして、自分で覚えておく
option-gifts_shown = ミレラへの贈り物
option-gifts_shown-all = 全員に見せる
option-gifts_shown-receiver = ミレラだけに見せる
option-reveal_after_end = 終了後
option-reveal_after_end-true = 隠れていたものをすべて公開する
option-reveal_after_end-false = 隠れていたものは隠したままにする

preset-family = これまでの入札と獲得を、だれでも見返せます。
preset-expert = ミレラへの贈り物は、受け取った人だけが知っています。

outcome-points = 得点がいちばん高くなりました
outcome-seven_kinds = 七種類のワンダーが一度にそろいました

## The board in words

describe-heading-table = テーブル
describe-heading-you = あなた
describe-heading-seats = 席
describe-characters = キャラクターを選んでいるところです。
describe-bidding = 全{ $rounds }ラウンド中の第{ $round }ラウンド：入札中です。
describe-scoring = 入札は終わりました。キャラクターの能力を使います。
describe-over = ゲームは終了しました。
describe-slot = 枠{ $slot }：{ $wonders }。
describe-slot-pile = 枠{ $slot }（上から順に）：{ $wonders }。
describe-slot-empty = 枠{ $slot }：空。
describe-deck = 山札には{ $deck }枚残っています。
describe-wonder = { $wonder }（{ $crowns }）
describe-deck-cards = 山札にあったカード：{ $wonders }。
describe-discard = ゲームから除かれたカード：{ $wonders }。
describe-seat = { $name }さん：手札のドルミーレ{ $hand }枚、ワンダー{ $held }枚。
describe-seat-character = { $name }さんは{ $character }です。
describe-seat-wonders = { $name }さんのワンダー：{ $wonders }。
describe-seat-spent = { $name }さんの入札：{ $values }。
describe-seat-set_aside = { $name }さんが選ばなかったキャラクター：{ $characters }。
describe-seat-score = { $name }さんの得点は{ $points }点です：{ $parts }。
describe-score-part = { $count ->
    [1] { $wonder }が{ $each }点
   *[other] { $wonder }{ $count }枚が各{ $each }点
}
describe-score-bonus = キャラクターで{ $bonus }点
describe-you-may-be = あなたが選べるキャラクターは{ $character }：{ $ability }
describe-you-dealt = あなたに配られたキャラクター：{ $characters }。
describe-you-character = あなたは{ $character }です：{ $ability }
describe-you-hand = あなたのドルミーレ：{ $values }。
describe-you-wonders = あなたのワンダー：{ $wonders }。
describe-you-no-wonders = あなたはまだワンダーを持っていません。

## Cards, as readers hear them

card-wonder = { $name }、王冠{ $crowns }個
card-wonder-many = { $count ->
    [1] { $name }
   *[other] { $name }、{ $count }枚
}
card-wonder-down = 裏向きのワンダー
card-copies = × { $copies }
card-dormire = ドルミーレ{ $value }
card-dormire-down = { $name }さん：裏向きのドルミーレ
card-dormire-own = あなたの入札{ $value }（裏向き）
card-character = { $name }。{ $ability }
card-character-numbered = { $name }、能力の順番は{ $order }番。{ $origin }{ $ability }
card-character-down = { $name }さん：裏向きのキャラクター

## The drawn table

board-world = ミラリスのテーブル
board-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
board-scoring = 得点計算
board-row = 列
board-deck = { $count ->
    [0] 山札は空です
   *[other] 山札：{ $count }枚
}
board-slot-gives = { $count ->
    [0] 枠{ $slot }：空
   *[other] 枠{ $slot }：カード{ $count }枚、王冠{ $crowns }個
}
board-bids = 入札
board-bid-open = { $name }さんはまだ入札していません
board-bid-shown = { $name }さんの入札は{ $value }です
board-bid-tied = { $name }さんの入札は{ $value }で、打ち消されました
board-bid-claimed = { $name }さんの入札は{ $value }で、獲得しました
board-blocked = 打ち消し
board-claims = 獲得
board-laid = 入札ずみ
board-others = ほかの席
board-everybody = 席
board-seat-line = { $name }さん：手札のドルミーレ{ $hand }枚、ワンダー{ $held }枚
board-seat-held = ワンダー{ $held }枚
board-seat-spent = これまでの入札
board-hand = あなたのドルミーレ
board-hand-hint = いちばん小さい入札が枠1を、いちばん大きい入札が枠{ $slots }を取ります。同じ入札は何も得られません。
board-hand-keys = 1から9のキーで選べます。
board-lowest-bid = 最小の入札
board-highest-bid = 最大の入札
board-hand-laid = 伏せた入札は変えられません
board-confirm-keys = Enterで決定、Escapeで取り消し
board-take-back = 取り消す
board-your-character = あなたのキャラクター
board-your-wonders = あなたのワンダー
board-your-wonders-none = まだありません。だれよりも高く、またはだれよりも低く入札しましょう
board-crowns = 王冠{ $crowns }個
board-advice-players = { $players }人では{ $wonders }枚のワンダーが登場します。多いほど価値の上がる能力もあります。
board-choose-one = 鏡の向こうで、あなたはだれですか？
board-kept-secret = あなたの選択は、得点計算までだれにも見えません。
board-tray-take = 列のカード
board-tray-give = あなたのワンダー
board-choose-cards = カードを{ $wanted }枚選んでください
board-picked = { $wanted }枚のうち{ $count }枚を選択
board-gifts-total = 王冠{ $needed }個のうち{ $total }個
board-taken = 列から取ったカード
board-test-failed = 足りない種類があります
board-scores = 得点の内訳
board-score-each = { $count } × { $each } =
board-score-instead = { $crowns }のかわり
board-score-bonus = キャラクター
board-score-none = ワンダーなし
board-points = { $points ->
   *[other] 点
}
board-winner = 勝者
board-seven-kinds = すべてのワンダーを一度に
board-set-aside = 選ばなかったキャラクター：{ $names }
board-deck-was = 山札に残ったカード
board-order = 能力の順番は{ $order }番です。
board-closer-seat = { $name }さんの持ち物

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-points = { $whose ->
    [others] { $more ->
        [yes] 相手に残る点が増えます。
       *[no] 相手に残る点が減ります。
    }
   *[own] { $more ->
        [yes] 点が増えます。
       *[no] 点が減ります。
    }
}
because-high_dormire = { $whose ->
    [others] { $more ->
        [yes] 相手に大きいドルミーレが多く残ります。
       *[no] 相手が大きいドルミーレを使うことになります。
    }
   *[own] { $more ->
        [yes] 大きいドルミーレが手札に多く残ります。
       *[no] あとで必要になる大きいドルミーレを使ってしまいます。
    }
}
because-low_dormire = { $whose ->
    [others] { $more ->
        [yes] 相手に小さいドルミーレが多く残ります。
       *[no] 相手に残る小さいドルミーレが減ります。
    }
   *[own] { $more ->
        [yes] 小さいドルミーレが手札に多く残ります。
       *[no] 小さいドルミーレを手放せます。
    }
}
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
