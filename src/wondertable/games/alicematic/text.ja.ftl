### AlicematiC Heroes in Japanese: every sentence shown to people.
### A slot is スロット, a space マス, a spot 置き場所, to summon 召喚する, to invade 侵略する, under attack 攻撃中, cut off 孤立.

title = アリスマティック ヒーローズ
tagline = 1枚のカードと一つのマスを14回。ワンダーランドはだれのもの？
feel = マップをめぐる、長く豊かな戦い。アリスの宮廷を育て、土地を手に入れよう。

## Kingdoms, slots and spaces

kingdom-queen_of_hearts = ハートの女王
kingdom-mad_hatter = マッドハッター
kingdom-humpty_dumpty = ハンプティダンプティ
kingdom-march_hare = 三月ウサギ
kingdom-cheshire_cat = チェシャ猫

slot-red = 赤
slot-blue = 青
slot-yellow = 黄
slot-green = 緑
slot-white = 白
power-red = 軍事力
power-blue = 人口
power-yellow = 夢力
power-green = 機動力
power-white = 秩序
space-kind-red = スイートランド
space-kind-blue = スターゲート
space-kind-yellow = ノスタルジックオペラ
space-kind-green = 自然の力
space-kind-white = 安らぎの社会
space-kind-forest = 神秘の森
space-kind-city = 幻影都市

# A space by what lies there; twins of one tile are told apart by where they lie.
place = タイル{ $tile }の{ $kind }{ $difficulty }
place-twin = タイル{ $tile }の{ $space }の{ $kind }{ $difficulty }
token-red = 赤
token-yellow = 黄
token-green = 緑
what-red = 赤トークン
what-yellow = 黄トークン
what-green = 緑トークン
what-cards = カード
what-vp = VP

## The Alices and their effects

alice-Fighter = ファイター
alice-Knight = ナイト
alice-Panzer = パンツァー
alice-Ninja = 忍者
alice-Valkyrie = ヴァルキリー
alice-Demonlord = 魔王
alice-Maid = メイド
alice-Little = リトル
alice-Merchant = 商人
alice-Idol = アイドル
alice-Detective = 探偵
alice-Scholar = 学者
alice-Cheergirl = チアガール
alice-Miko = 巫女
alice-Magician = マジシャン
alice-Wiccan = ウィッカン
alice-Alchemist = 錬金術師
alice-Princess = プリンセス
alice-Wonder = ワンダー
alice-Farmer = ファーマー
alice-Hunter = ハンター
alice-Pirate = 海賊
alice-Astronaut = 宇宙飛行士
alice-Jet = ジェット
alice-Original = オリジナル
alice-Angel = エンジェル
alice-Judge = ジャッジ
alice-Mayor = 市長
alice-Saint = セイント
alice-Empress = エンプレス

effect-Fighter = 赤のマスを侵略したあと、ほかのプレイヤーから赤トークンを1個取ってもよい。
effect-Knight = 自分の赤のスロットに新しくカードが置かれるたび（表でも裏でも）、赤トークンを1個得る。
effect-Panzer = 土地に対する軍事力が1高くなる。
effect-Ninja = すべての都市の難易度が自分にとって2低くなる（0未満にはならない）。
effect-Valkyrie = 軍事力が足りない侵略で一度だけ、自分のほかのアリス1枚を裏にして、その侵略の軍事力を3増やしてもよい。
effect-Demonlord = 完全に囲まれていない森も侵略でき、通り抜けられる。
effect-Maid = 自分の青のスロットに新しくカードが置かれるたび、カードを1枚引く。
effect-Little = 表になるたび、カードを2枚引く。
effect-Merchant = 赤・黄・緑のマスを侵略したあと、スロットが空でも、ボーナスのほかにその色のトークンを1個得る。
effect-Idol = 都市を侵略したあと、カードを2枚引く。
effect-Detective = 青のマスを侵略したあと、どのスロットにあっても、自分の平民1枚をコストなしで表にしてもよい。
effect-Scholar = アリスが1枚以上いる自分のスロット一つにつき1VP。
effect-Cheergirl = 黄のマスを侵略したあと、ほかのプレイヤーから黄トークンを1個取ってもよい。
effect-Miko = 自分の黄のスロットに新しくカードが置かれるたび、黄トークンを1個得る。
effect-Magician = 召喚のために支払うトークンは、1個につき夢力2として数える。
effect-Wiccan = 表になったとき、どの王国からでも、ウィッカン以外の表向きのアリス1枚を選ぶ。表向きのあいだ、その効果も持つ。
effect-Alchemist = どの色の資源トークンでも、求められた色として支払ってもよい。
effect-Princess = コスト3以上の自分のアリス1枚につき1VP。
effect-Wonder = 緑のマスを侵略したあと、ほかのプレイヤーから緑トークンを1個取ってもよい。
effect-Farmer = 自分の緑のスロットに新しくカードが置かれるたび、緑トークンを1個得る。
effect-Hunter = 表になるたび、緑トークンを3個得る。
effect-Pirate = ほかの人のマスを通っても追加のコストがかからず、ほかのプレイヤーから奪ったマスのボーナスも半分にならない。
effect-Astronaut = 孤立していても、自分のどのマスからでも機動力のコストを数えてよい。
effect-Jet = マスを攻撃中にできるとき、かわりに何も支払わず、すぐに侵略してもよい。
effect-Original = 自分よりアリスの多い人がいなければ1VP。同じカードがあれば、それぞれ得点する。
effect-Angel = 自分の白のスロットに新しくカードが置かれるたび、1VPを得る。
effect-Judge = 白のマスを侵略したあと、ボーナスのほかに1VPを得る。
effect-Mayor = 都市を侵略したあと、ボーナスのほかに2VPを得る。
effect-Saint = すべての同点の判定とオリジナルについて、アリスが2枚多いものとして数える。
effect-Empress = 自分の都市一つにつき1VP。

## When an effect counts

timing-place = カードを置いたとき
timing-attack = 侵略するとき
timing-invade = マスを取ったあと
timing-reveal = 表になったとき
timing-always = いつでも
timing-end = 最終得点計算

## What is paid, behind another sentence

payment = { $red ->
    [0] { payment-no-red }
   *[other] （支払い：赤{ $red }{ payment-and-yellow }{ payment-and-green }）
}
payment-no-red = { $yellow ->
    [0] { payment-no-yellow }
   *[other] （支払い：黄{ $yellow }{ payment-and-green }）
}
payment-no-yellow = { $green ->
    [0] {""}
   *[other] （支払い：緑{ $green }）
}
payment-and-yellow = { $yellow ->
    [0] {""}
   *[other] 、黄{ $yellow }
}
payment-and-green = { $green ->
    [0] {""}
   *[other] 、緑{ $green }
}

## What happened

event-map = ワンダーランドが広がりました：タイル{ $count }枚。
event-kingdom = { $you ->
    [yes] あなたの王国は{ $kingdom }です。
   *[no] { $seat }さんの王国は{ $kingdom }です。
}
event-deal = 全員にアリスが{ $each }枚ずつ配られました。
event-dealt = あなたに配られたカード：{ $cards }。
event-mulligan = { $count ->
    [0] { $you ->
        [yes] あなたはカードをすべて残しました。
       *[no] { $seat }さんはカードをすべて残しました。
    }
   *[other] { $you ->
        [yes] あなたはカードを{ $count }枚引き直しました。
       *[no] { $seat }さんはカードを{ $count }枚引き直しました。
    }
}
event-discarded = 返したカード：{ $cards }。
event-redrew = かわりに引いたカード：{ $cards }。
event-start = { $you ->
    [yes] あなたがスタートプレイヤーです。
   *[no] { $seat }さんがスタートプレイヤーです。
}
event-city = { $you ->
    [yes] あなたは{ $space }から始めます。
   *[no] { $seat }さんは{ $space }から始めます。
}
event-round = 第{ $round }ラウンドが始まりました。
event-turn = { $you ->
    [yes] あなたの手番です。
   *[no] { $seat }さんの手番です。
}
event-empty_hand = { $you ->
    [yes] あなたの手札は空です。カードを引いて、手番を終えます。
   *[no] { $seat }さんの手札は空です。カードを引いて、手番を終えます。
}
event-summon = { $you ->
    [yes] あなたは{ $alice }を召喚しました{ payment }。
   *[no] { $seat }さんは{ $alice }を召喚しました{ payment }。
}
event-commoner = { $you ->
    [yes] あなたは{ $slot }のスロットに平民を置きました。
   *[no] { $seat }さんは{ $slot }のスロットに平民を置きました。
}
event-commoner_own = あなたは{ $alice }を平民として{ $slot }のスロットに置きました。
event-draw = { $count ->
    [0] { $you ->
        [yes] あなたが引けるカードは残っていません。
       *[no] { $seat }さんが引けるカードは残っていません。
    }
   *[other] { $you ->
        [yes] あなたはカードを{ $count }枚引きました。
       *[no] { $seat }さんはカードを{ $count }枚引きました。
    }
}
event-drew = 引いたカード：{ $cards }。
event-reshuffle = 山札がなくなったので、捨て札{ $count }枚を切って新しい山札にしました。
event-down = { $you ->
    [yes] あなたは{ $slot }のスロットの{ $alice }を裏にしました。
   *[no] { $seat }さんは{ $slot }のスロットの{ $alice }を裏にしました。
}
event-invade = { $you ->
    [yes] あなたは{ $space }を侵略しました{ payment }。
   *[no] { $seat }さんは{ $space }を侵略しました{ payment }。
}
event-attack = { $you ->
    [yes] あなたは{ $space }を攻撃中にしました。
   *[no] { $seat }さんは{ $space }を攻撃中にしました。
}
event-finish = { $you ->
    [yes] あなたは{ $space }への攻撃を完了しました。
   *[no] { $seat }さんは{ $space }への攻撃を完了しました。
}
event-jet = { $you ->
    [yes] ジェットがあなたのために{ $space }をすぐに取りました。
   *[no] ジェットが{ $seat }さんのために{ $space }をすぐに取りました。
}
event-skip = { $you ->
    [yes] あなたは侵略しません。
   *[no] { $seat }さんは侵略しません。
}
event-stolen = { $you ->
    [yes] あなたは{ $victim }さんから{ $space }を奪いました。
   *[no] { $victim-you ->
        [yes] { $seat }さんはあなたから{ $space }を奪いました。
       *[no] { $seat }さんは{ $victim }さんから{ $space }を奪いました。
    }
}
event-token_home = { $you ->
    [yes] あなたの{ $space }への攻撃は失敗し、トークンが戻りました。
   *[no] { $seat }さんの{ $space }への攻撃は失敗し、トークンが戻りました。
}
event-bonus = { $count ->
    [0] { $you ->
        [yes] あなたは{ $what } × { $due }を得るはずでしたが、銀行にありません。
       *[no] { $seat }さんは{ $what } × { $due }を得るはずでしたが、銀行にありません。
    }
   *[other] { $you ->
        [yes] あなたはマスから{ $what } × { $count }を得ました。
       *[no] { $seat }さんはマスから{ $what } × { $count }を得ました。
    }
}
event-gain = { $count ->
    [0] { $you ->
        [yes] あなたは{ $alice }で{ $what } × { $due }を得るはずでしたが、銀行にありません。
       *[no] { $seat }さんは{ $alice }で{ $what } × { $due }を得るはずでしたが、銀行にありません。
    }
   *[other] { $you ->
        [yes] あなたは{ $alice }で{ $what } × { $count }を得ました。
       *[no] { $seat }さんは{ $alice }で{ $what } × { $count }を得ました。
    }
}
event-take = { $you ->
    [yes] あなたは{ $victim }さんから{ $token }トークンを1個取りました。
   *[no] { $victim-you ->
        [yes] { $seat }さんはあなたから{ $token }トークンを1個取りました。
       *[no] { $seat }さんは{ $victim }さんから{ $token }トークンを1個取りました。
    }
}
event-copy = { $you ->
    [yes] あなたのウィッカンは{ $alice }を写し取りました。
   *[no] { $seat }さんのウィッカンは{ $alice }を写し取りました。
}
event-up = { $you ->
    [yes] あなたは{ $slot }のスロットの{ $alice }を表にしました。
   *[no] { $seat }さんは{ $slot }のスロットの{ $alice }を表にしました。
}
event-decline = { $you ->
    [yes] あなたは{ $alice }を使いませんでした。
   *[no] { $seat }さんは{ $alice }を使いませんでした。
}
event-tile = タイル{ $tile }：{ $points }VP。
event-slot = { $slot }のスロット：{ $points }VP。
event-end_effect = { $you ->
    [yes] あなたは{ $alice }で{ $points }VPを得ました。
   *[no] { $seat }さんは{ $alice }で{ $points }VPを得ました。
}
event-score = { $seat }さん：ゲーム中{ $play }、タイル{ $tiles }、スロット{ $slots }、効果{ $effects }、合計{ $points }VP。
event-win = 勝者は{ $seats }です。{ $reason }。

## What is asked

question-choose_kingdom = 王国を選んでください
question-choose_kingdom-waiting = 王国を選んでいます
question-mulligan = 一度だけ、好きな枚数を返して引き直せます
question-mulligan-waiting = 返すカードを選んでいます
question-place_city = 都市にトークンを置いてください
question-place_city-waiting = 都市を選んでいます
question-politics = 内政：カードを1枚出してください
question-politics-waiting = カードを選んでいます
question-invasion = 侵略：マスを選んでください
question-invasion-waiting = 侵略するマスを選んでいます
question-take_token = ほかのプレイヤーからトークンを取ってください
question-take_token-waiting = トークンを取る相手を選んでいます
question-copy = ウィッカン：だれの効果を写し取りますか？
question-copy-waiting = ウィッカンが写し取るアリスを選んでいます
question-turn_up = 表にする平民を選んでください
question-turn_up-waiting = 表にする平民を選んでいます
question-gain = この効果を使いますか？
question-gain-waiting = 効果を使うか考えています

action-kingdom = { $kingdom }になる
action-keep = すべて残す
action-discard = { $cards }を返す
action-city = { $space }から始める
action-summon = { $alice }を召喚する{ payment }
action-commoner = { $alice }を平民として{ $slot }のスロットに置く
action-invade = { $space }を侵略する{ payment }
action-invade_down = { $down }を裏にして{ $space }を侵略する{ payment }
action-attack = { $space }を攻撃中にする
action-finish = { $space }への攻撃を完了する
action-jet = ジェットで{ $space }を取る
action-skip = 侵略しない
action-take = { $seat }さんから取る
action-decline = 使わない
action-copy = { $alice }を写し取る
action-up = { $card }を表にする
action-use = 使う

## Why not

refused-wrong_kind = いま求められている答えではありません。
refused-players = アリスマティック ヒーローズは{ $least }人から{ $most }人で遊びます。{ $players }人では遊べません。
refused-kingdom_taken = { $kingdom }はもう選ばれています。
refused-kingdom_twice = 同じ王国を2人が選ぶことはできません。
refused-not_in_hand = 返せるのは手札のカードだけです。カード一覧の順に指定してください。
refused-not_a_city = { $space }は都市ではありません。
refused-centre = 中央のタイルの都市から始めることはできません。
refused-city_full = { $space }には空いた置き場所がありません。
refused-not_held = { $alice }を持っていません。
refused-slot_full = { $slot }のスロットはいっぱいです。
refused-dream_short = { $alice }を召喚するには夢力があと{ $lack }必要です。そのためのトークンが{ $tokens }個ありません。
refused-summon_exact = { $count ->
    [0] 足りているので、何も支払いません。
   *[other] ちょうど{ $count }個のトークンを支払います。
}
refused-off_map = { $space }はこのマップにありません。
refused-own = { $space }はもうあなたのものです。
refused-city_yours = { $space }にはもうあなたのトークンがあります。
refused-connected = { $space }は席{ $number }の都市とつながっているので、安全です。
refused-forest_closed = { $space }は閉じています。まわりに、だれのものでもないマスが{ $count }個あります。
refused-forest_none = { $space }のまわりに、あなたのマスがありません。
refused-forest_weak = { $space }のまわりのマスは、席{ $number }のほうがあなたより多く持っています。
refused-no_walk = { $space }へ行ける道がありません。
refused-short = { $space }には力が足りません。軍事力が{ $red }、機動力が{ $green }不足していて、補うトークンもありません。
refused-pay_exactly = { $space }に足りない分を、過不足なく支払ってください。
refused-no_flip = { $space }のために、このようにアリスを裏にすることはできません。
refused-must_invade = 侵略できるときは、侵略しなければなりません。
refused-nothing_to_finish = { $space }にあなたの攻撃トークンはありません。
refused-finish_it = { $space }にはあなたの攻撃トークンがあります。攻撃を完了してください。
refused-no_attack = 都市と森を攻撃中にすることはできません。
refused-under_attack = { $space }は席{ $number }が攻撃中です。侵略することしかできません。
refused-no_jet = ジェットがいません。
refused-not_short = 力が足りているので、{ $space }をすぐに侵略できます。
refused-no_token = 席{ $number }は{ $token }トークンを持っていません。
refused-no_model = { $alice }は、ウィッカンが見られる場所に表向きでいないか、ウィッカンです。
refused-no_commoner = そこにあなたの平民の{ $alice }はいません。
refused-too_many_cards = { $alice }のカードは{ $count }枚しかありません。
refused-too_many_unnamed = カードは{ $count }枚しかありません。
refused-too_many_tokens = { $token }トークンは{ $count }個しかありません。
refused-too_many_in_city = { $space }の置き場所は{ $count }か所だけです。
refused-owner_attacks = 自分の土地{ $space }を攻撃することはできません。
refused-slot_over = { $slot }のスロットに置けるのは{ $count }枚までです。
refused-too_many_on_map = この時点で席{ $seat }が置いたトークンは、多くても{ $count }個です。
refused-too_many_played = この時点で席{ $seat }が出したカードは、多くても{ $count }枚です。

## Table options

option-attack_tokens_score = タイルの攻撃トークン
option-attack_tokens_score-false = タイルの得点に数えない
option-attack_tokens_score-true = タイルの得点に数える
option-city_again = すでに自分がいる都市
option-city_again-false = もう一度侵略できない
option-city_again-true = 空いた置き場所があれば、もう一度侵略できる
option-own_arrival = スロットを見張る効果
option-own_arrival-false = 自分のカードが置かれたときは数えない
option-own_arrival-true = 自分のカードが置かれたときも数える
option-original_alone = オリジナル
option-original_alone-false = 同数で最多のときも得点する
option-original_alone-true = アリスが単独で最多のときだけ得点する
option-reveal_once = 表になったときの効果
option-reveal_once-false = 毎回起こる
option-reveal_once-true = 同じ名前では最初の1枚だけ
option-free_skip = 侵略
option-free_skip-false = できるときは必ず行う
option-free_skip-true = 行わなくてもよい
option-wiccan_home = ウィッカンが写し取るのは
option-wiccan_home-false = どの王国からでも
option-wiccan_home-true = 自分の王国からだけ
option-auto_gain = 選択のない獲得
option-auto_gain-true = 聞かずに受け取る
option-auto_gain-false = 一つずつ確かめる
option-start_player = スタートプレイヤー
option-start_player-random = くじで決める
option-start_player-1 = 席1
option-start_player-2 = 席2
option-start_player-3 = 席3
option-start_player-4 = 席4（席が少ないときは一周して数える）
option-start_player-5 = 席5（席が少ないときは一周して数える）

preset-family = 侵略は行わなくてもよく、都市は二度侵略できます。
preset-expert = 獲得は一つずつ確かめ、オリジナルは単独で最多のときだけ得点します。

outcome-points = VPがいちばん多くなりました
outcome-alices = VPは同点ですが、アリスが多くいました
outcome-shared = VPもアリスの数も同じなので、勝利を分かち合います

## The board in words

describe-kingdoms = 王国を選んでいるところです。
describe-mulligan = 全員が一度だけカードを引き直せます。
describe-cities = 全員が二つの都市から始めます。
describe-politics = 全{ $rounds }ラウンド中の第{ $round }ラウンド、{ $name }さん：内政。
describe-invasion = 全{ $rounds }ラウンド中の第{ $round }ラウンド、{ $name }さん：侵略。
describe-over = ゲームは終了しました。
describe-bank = 銀行：赤トークン{ $red }個、黄トークン{ $yellow }個、緑トークン{ $green }個。山札{ $deck }枚、捨て札{ $discard }枚。
describe-tile = タイル{ $tile }：{ $spaces }。
describe-tile-centre = 中央のタイル{ $tile }：{ $spaces }。
describe-space = { $space }の{ $kind }{ $difficulty }
describe-owned = { $name }
describe-owned-cut_off = { $name }（孤立）
describe-attacked = { $name }さんが攻撃中
describe-spots = 置き場所{ $count }か所
describe-seat = { $name }さん、{ $kingdom }：{ $vp }VP、手札{ $hand }枚、トークンは赤{ $red }、黄{ $yellow }、緑{ $green }、アリス{ $alices }枚。いまの合計は{ $total }VPです。
describe-slot = { $slot }：{ $cards }
describe-card-up = { $alice }
describe-card-copy = { $copies }を写した{ $alice }
describe-card-down = 平民
describe-card-known = 裏向きの{ $alice }
describe-slots = { $name }さんのスロット：{ $slots }。
describe-no-slots = { $name }さんのスロットにはカードがありません。
describe-score = { $name }さん：ゲーム中{ $play }、タイル{ $tiles }、スロット{ $slots }、効果{ $effects }、合計{ $total }VP。
describe-hands = { $name }さんの手札：{ $cards }。
describe-you-hand = あなたの手札：{ $cards }。
describe-you-card-now = { $alice }（召喚できます。{ $effect }）
describe-you-card-tokens = { $alice }（トークン{ $tokens }個で召喚できます。{ $effect }）
describe-you-card-no = { $alice }（いまは召喚できません。{ $effect }）
describe-you-powers = あなたの軍事力は{ $military }、機動力は{ $mobility }、夢力は{ $dream }です。
describe-effect = { $name }さんは{ $alice }について聞かれています：{ $effect }
describe-no-kingdom = 王国はまだありません

## Figures of a study

figure-vp_mean = 1人あたりのVP
figure-vp_winner = 勝者のVP
figure-tile_points = 1人あたりのタイルの点
figure-slot_points = 1人あたりのスロットの点
figure-play_points = 1人あたりのゲーム中のVP
figure-effect_points = 1人あたりの終了時の効果
figure-empty_hands = 手札が空で失った手番
figure-alices = アリス
figure-slots = いちばん強いスロット
figure-tokens_up = 終了時にマップにある表のトークン
figure-tokens_cut_off = そのうち孤立したもの
figure-cards_left = 山札と捨て札に残ったカード
figure-empty_draws = カードがなくて引けなかった回数
figure-short_gains = 銀行の不足で減った獲得
figure-snatched = 攻撃中に横取りされた土地
figure-spaces = マップのマス
figure-invaded = ゲームあたりの侵略
figure-held = 終了時の保持

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-vp = { $whose ->
    [others] { $more ->
        [yes] 相手のVPが増えます。
       *[no] 相手のVPが減ります。
    }
   *[own] { $more ->
        [yes] VPが増えます。
       *[no] VPが減ります。
    }
}
because-tiles = { $whose ->
    [others] { $more ->
        [yes] 相手が土地から得るVPが増えます。
       *[no] 相手が土地から得るVPが減ります。
    }
   *[own] { $more ->
        [yes] 土地から得るVPが増えます。
       *[no] 土地から得るVPが減ります。
    }
}
because-slots = { $whose ->
    [others] { $more ->
        [yes] 相手のスロットの得点が増えます。
       *[no] 相手のスロットの得点が減ります。
    }
   *[own] { $more ->
        [yes] 王国のスロットの得点が増えます。
       *[no] 王国のスロットの得点が減ります。
    }
}
because-end_effects = { $whose ->
    [others] { $more ->
        [yes] 相手が最後にアリスで得る点が増えます。
       *[no] 相手が最後にアリスで得る点が減ります。
    }
   *[own] { $more ->
        [yes] 最後に得点するアリスの点が増えます。
       *[no] 最後に得点するアリスの点が減ります。
    }
}
because-cards = { $whose ->
    [others] { $more ->
        [yes] 相手の手札が増えます。
       *[no] 相手の手札が減ります。
    }
   *[own] { $more ->
        [yes] 手札が多く残ります。
       *[no] 残る手札が減ります。
    }
}
because-no_cards = { $whose ->
    [others] { $more ->
        [yes] 相手の手札が尽きることが増えます。
       *[no] 相手の手札が尽きることが減ります。
    }
   *[own] { $more ->
        [yes] 手札が空になることが増えます。
       *[no] 手札が空になることが減ります。
    }
}
    .good = less
because-tokens = { $whose ->
    [others] { $more ->
        [yes] 相手のトークンが増えます。
       *[no] 相手のトークンが減ります。
    }
   *[own] { $more ->
        [yes] トークンが増えます。
       *[no] 残るトークンが減ります。
    }
}
because-cities = { $whose ->
    [others] { $more ->
        [yes] 相手の都市が増えます。
       *[no] 相手の都市が減ります。
    }
   *[own] { $more ->
        [yes] 都市を得たり守ったりできます。
       *[no] 都市を失います。
    }
}
because-alices = { $whose ->
    [others] { $more ->
        [yes] 相手のアリスが増えます。
       *[no] 相手のアリスが減ります。
    }
   *[own] { $more ->
        [yes] 王国のアリスが増えます。
       *[no] 王国のアリスが減ります。
    }
}
because-red_power = { $whose ->
    [others] { $more ->
        [yes] 相手の軍事力が上がります。
       *[no] 相手の軍事力が下がります。
    }
   *[own] { $more ->
        [yes] 軍事力が上がります。
       *[no] 軍事力が下がります。
    }
}
because-yellow_power = { $whose ->
    [others] { $more ->
        [yes] 相手の夢力が上がります。
       *[no] 相手の夢力が下がります。
    }
   *[own] { $more ->
        [yes] 夢力が上がります。
       *[no] 夢力が下がります。
    }
}
because-green_power = { $whose ->
    [others] { $more ->
        [yes] 相手の機動力が上がります。
       *[no] 相手の機動力が下がります。
    }
   *[own] { $more ->
        [yes] 機動力が上がります。
       *[no] 機動力が下がります。
    }
}
because-blue_power = { $whose ->
    [others] { $more ->
        [yes] 相手の人口が増えます。
       *[no] 相手の人口が減ります。
    }
   *[own] { $more ->
        [yes] 人口が増えます。
       *[no] 人口が減ります。
    }
}
because-white_power = { $whose ->
    [others] { $more ->
        [yes] 相手の秩序が上がります。
       *[no] 相手の秩序が下がります。
    }
   *[own] { $more ->
        [yes] 秩序が上がります。
       *[no] 秩序が下がります。
    }
}
because-footholds = { $whose ->
    [others] { $more ->
        [yes] 相手の占める土地が広がります。
       *[no] 相手の占める土地が狭まります。
    }
   *[own] { $more ->
        [yes] 占める土地が広がります。
       *[no] 占める土地が狭まります。
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
