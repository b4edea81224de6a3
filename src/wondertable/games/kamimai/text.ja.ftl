### KamiMaï in Japanese: every sentence shown to people.
### The book is 本, a page ページ, to pull 引く, a Guardian 守護者, a fall 倒れる, to seal 封印する, the activator 手番の人.

title = カミマイ
tagline = 立っている本からページを引き抜き、みんなで息をのむ協力ゲーム。
feel = みんなで本に立ち向かう。落ち着いた指、止めた息、そして倒れたときの叫び声。

## The cards

card-water = 水
card-earth = 土
card-air = 風
card-fire = 火
card-g-water = 水の守護者
card-g-earth = 土の守護者
card-g-air = 風の守護者
card-g-fire = 火の守護者
card-fairy-water = 水の妖精
card-fairy-earth = 土の妖精
card-fairy-air = 風の妖精
card-fairy-fire = 火の妖精
card-wolf = 聖なる狼
card-imp = 鍵束のインプ
card-dragonflies = とんぼの群れ
card-mouse = 盗みねずみ
card-several = { $one } × { $count }

ability-element = その色の1ユニットになります。
ability-guardian = リザーブに残り、あなたの手をしばります：{ $grip }。引くと目標の効果が目を覚まします。
ability-fairy = だれの呪文でも、その色の1、2または3ユニットになります。
ability-wolf = だれの呪文でも、好きな色の1または2ユニットになります。
ability-imp = 自分の手番に使います：全員の守護者をすべて捨てます。
ability-dragonflies = 自分の手番に使います：二度、だれかを指名して、ほかのだれかにカードを1枚渡してもらいます。
ability-mouse = 自分の手番に使います：だれかを指名します。その人は捨て札からエレメントかクリーチャーを1枚取れます。

colour-water = 水
colour-earth = 土
colour-air = 風
colour-fire = 火
spell-water = 水
spell-earth = 土
spell-air = 風
spell-fire = 火
spell-team = チーム

## The sheet

sheet-1 = シート1（やさしい）
sheet-2 = シート2（ふつう）
sheet-3 = シート3（むずかしい）
# What the data call the sheets.
label-Easy = やさしい
label-Normal = ふつう
label-Hard = むずかしい
effect-none = 効果なし
effect-blessing = 祝福
effect-curse_energy = エネルギーの呪い
effect-curse_discard = 捨て札の呪い
effect-curse_colour = 色の呪い
effect-none-long = ここでは守護者は何もしません。
effect-blessing-long = この手番に守護者を引いていれば、引いているときに本が倒れてもエネルギーを失いません。
effect-curse_energy-long = 引いた守護者1枚につき、エネルギーポイントを1失います。
effect-curse_discard-long = 引いた守護者1枚につき、全員がエレメントかクリーチャーを1枚捨てます。
effect-curse_colour-long = 全員が、引いた守護者の色のエレメントをすべて捨てます。

mode-easy = やさしい
mode-normal = ふつう
mode-hard = むずかしい

## Hands

hand-left = 左手
hand-right = 右手
hand-any = どちらの手でも
grip-free = どの指でも、どちらの手でも
grip-thumb_middle = 親指と中指
grip-thumb_ring = 親指と薬指
grip-thumb_little = 親指と小指
grip-other_hand = 反対の手
fingers-any = どの指でも
pull-side = 横へ
pull-up = 上へ
pull-out = 外へ
pull-down = 下へ
pace-slow = ゆっくり
pace-calm = 落ち着いて
pace-brisk = すばやく
skill-steady = しっかりした手
skill-average = ふつうの手
skill-clumsy = 不器用な手

## Why the book is built, falls and ends

cause-setup = 最初の手番のために
cause-training = 練習のために
cause-draw_fall = 捨て札を加えて
cause-quiet_fall = 倒れたカードで
cause-between_fall = 手番の合間に
cause-next_sheet = 次のシートのために
loss-draw_fall = 本が倒れたため
loss-between_fall = 手番の合間に本が倒れたため
loss-curse = 呪いのため
report-none = 本は立っています
report-draw = 本が倒れました
report-watch = 見守りのあいだに本が倒れました
moment-quiet = 引いたあとに
moment-between = 手番の合間に
outcome- = まだ終わっていません
outcome-sealed = すべてのエリアを封印しました
outcome-energy = 最後のエネルギーポイントを失いました
outcome-unfinished = ゲームは中断されました
won-sealed = みんなの勝利です！
won-energy = みんなの負けです
won-unfinished = 勝ち負けなし

## Where a printed figure comes from

origin-printed = ルールブックに記載されています。
origin-deduced = ルールの本文にはなく、書かれていることから導いたものです。
origin-ruled = 記載はなく、このテーブルでの裁定です。
origin-reconstructed = 記載はなく、復元したものです。
origin-simulated = 記載はなく、シミュレーションの本で測ったものです。

## What happened

event-mode = モードは「{ $mode }」です。
event-hand = { $you ->
    [yes] あなたの利き手は{ $hand }です。
   *[no] { $seat }さんの利き手は{ $hand }です。
}
event-sheet = シート{ $level }を使います。エネルギー：{ $energy }。
event-first = { $you ->
    [yes] あなたから始めます。
   *[no] { $seat }さんから始めます。
}
event-build = 本を{ $cause }組み立てました：{ $size }枚。
event-cannot_stand = 残りのカードでは本を立てられません。
event-trained = { $you ->
    [yes] あなたの練習が終わりました。
   *[no] { $seat }さんの練習が終わりました。
}
event-turn = { $you ->
    [yes] 第{ $turn }手番：あなたの番です。
   *[no] 第{ $turn }手番：{ $seat }さんの番です。
}
event-target = 矢印はエリア{ $area }へ進みました。
event-grip = { $you ->
    [yes] { $card }があなたの手をしばります：{ $grip }。
   *[no] { $card }が{ $seat }さんの手をしばります：{ $grip }。
}
event-begin = { $you ->
    [yes] あなたは本に手を伸ばしました。
   *[no] { $seat }さんは本に手を伸ばしました。
}
event-grab = { $you ->
    [yes] あなたは{ $pages }を引いています。
   *[no] { $seat }さんは{ $pages }を引いています。
}
event-grabbed = { $fell ->
    [true] { grabbed-fell }
    [yes] { grabbed-fell }
   *[false] { grabbed-stands }
}
grabbed-fell = 本が倒れました！ 手の中のカード：{ $cards }。
grabbed-stands = 引き抜いたカード：{ $cards }。
event-void = { $you ->
    [yes] 引くことができませんでした。何も動いていません。もう一度引いてください。
   *[no] { $seat }さんは引くことができませんでした。何も動いていません。
}
event-stop = { $you ->
    [yes] あなたは引くのをやめました。
   *[no] { $seat }さんは引くのをやめました。
}
event-draw = { $you ->
    [yes] あなたが引いたカード：{ $cards }。{ $fall }。残りは{ $left }枚でした。
   *[no] { $seat }さんが引いたカード：{ $cards }。{ $fall }。残りは{ $left }枚でした。
}
event-energy_lost = エネルギーを{ $amount }失いました（{ $cause }）。残りは{ $left }です。
event-blessed = { $area }の祝福がエネルギーを守りました。
event-curse = { $area }で守護者が{ $guardians }枚引かれました：{ $effect }。
event-coloured = { $you ->
    [yes] 呪いがあなたから{ $cards }を奪いました。
   *[no] 呪いが{ $seat }さんから{ $cards }を奪いました。
}
event-discarded = { $you ->
    [yes] あなたは{ $cards }を捨てました。
   *[no] { $seat }さんは{ $cards }を捨てました。
}
event-proposed = { $you ->
    [yes] あなたは{ spell-named }を提案しました（{ $payment }）。
   *[no] { $seat }さんは{ spell-named }を提案しました（{ $payment }）。
}
event-agreed = { $you ->
    [yes] あなたは賛成しました。
   *[no] { $seat }さんは賛成しました。
}
event-refused = { $you ->
    [yes] あなたは断りました。
   *[no] { $seat }さんは断りました。
}
event-cast = { $you ->
    [yes] あなたは{ spell-named }を唱えました（{ $payment }）。
   *[no] { $seat }さんは{ spell-named }を唱えました（{ $payment }）。
}
spell-named = { $spell-value ->
    [team] { $colour }のチーム呪文
   *[other] { $colour }の呪文
}
event-sealed = エリア{ $area }を封印しました。
event-imp = { $you ->
    [yes] あなたのインプが{ $cards }を閉じこめました。
   *[no] { $seat }さんのインプが{ $cards }を閉じこめました。
}
event-dragonflies = { $you ->
    [yes] あなたはとんぼの群れを使いました：贈り物を二つ選びます。
   *[no] { $seat }さんはとんぼの群れを使いました：贈り物を二つ選びます。
}
event-giver = { $you ->
    [yes] あなたがカードを1枚渡します。
   *[no] { $seat }さんがカードを1枚渡します。
}
event-gift = { $you ->
    [yes] あなたは{ $seat }さんに{ $card }を渡しました。
   *[no] { $seat-you ->
        [yes] { $giver }さんはあなたに{ $card }を渡しました。
       *[no] { $giver }さんは{ $seat }さんに{ $card }を渡しました。
    }
}
event-mouse = { $you ->
    [yes] あなたは{ $to }さんのためにねずみを使いました。
   *[no] { $to-you ->
        [yes] { $seat }さんはあなたのためにねずみを使いました。
       *[no] { $seat }さんは{ $to }さんのためにねずみを使いました。
    }
}
event-took = { $you ->
    [yes] あなたは捨て札から{ $card }を取りました。
   *[no] { $seat }さんは捨て札から{ $card }を取りました。
}
event-declined = { $you ->
    [yes] あなたは何も取りませんでした。
   *[no] { $seat }さんは何も取りませんでした。
}
event-end_cast = { $you ->
    [yes] あなたはこれ以上呪文を唱えません。
   *[no] { $seat }さんはこれ以上呪文を唱えません。
}
event-store = { $you ->
    [yes] あなたが残したカード：{ $kept }。捨てたカード：{ $discarded }。
   *[no] { $seat }さんが残したカード：{ $kept }。捨てたカード：{ $discarded }。
}
event-fell = 本が{ $moment }倒れました。
event-loose = はずれたページが捨て札になりました：{ $cards }。
event-advice = { $you ->
    [yes] あなたは助言しました。
   *[no] { $seat }さんが助言しました。
}
event-entered = { $you ->
    [yes] あなたの記録：{ $cards }。{ $fall }。これで正しいですか？
   *[no] { $seat }さんの記録：{ $cards }。{ $fall }。これで正しいですか？
}
event-disputed = { $you ->
    [yes] あなたは記録に異議をとなえました。
   *[no] { $seat }さんは記録に異議をとなえました。
}
event-corrected = { $you ->
    [yes] 訂正：あなたが引いたのは{ $cards }です。
   *[no] 訂正：{ $seat }さんが引いたのは{ $cards }です。
}
event-over = ゲームは終了しました。{ $reason }。

## What is asked

question-choose_sheet = みんなでシートを選んでください
question-choose_sheet-waiting = シートを選んでいます
question-choose_mode = みんなでモードを選んでください
question-choose_mode-waiting = モードを選んでいます
question-state_hand = 利き手はどちらですか？
question-state_hand-waiting = 利き手を答えています
question-training = 練習：バランスを試してください。結果には数えません
question-training-waiting = 練習しています
question-choose_target = 矢印をどこへ進めますか？
question-choose_target-waiting = 目標を選んでいます
question-choose_grip = この手番はどの守護者に手をしばられますか？
question-choose_grip-waiting = 持ち方を選んでいます
question-begin_draw = 引き始めてください
question-begin_draw-waiting = これから引きます
question-draw = ページを引くか、やめるか選んでください
question-draw-waiting = 引いています
question-confirm_report = この記録で正しいですか？
question-confirm_report-waiting = 記録を確かめています
question-curse_discard = 捨てるカードを選んでください
question-curse_discard-waiting = カードを捨てています
question-cast_action = 呪文を唱えるか、クリーチャーを使うか、終えてください
question-cast_action-waiting = 呪文を考えています
question-consent = あなたのカードを出しますか？
question-consent-waiting = カードを頼まれています
question-gift_giver = とんぼの群れ：だれが渡しますか？
question-gift_giver-waiting = 渡す人を選んでいます
question-gift_card = だれかにカードを1枚渡してください
question-gift_card-waiting = 渡すカードを選んでいます
question-mouse_take = 捨て札からカードを1枚取ってください
question-mouse_take-waiting = カードを取っています
question-store_keep = どのカードを残しますか？
question-store_keep-waiting = 残すカードを選んでいます

action-sheet = { $sheet }
action-adventure = 冒険：すべてのシートを順番に
action-mode = モード：{ $mode }
action-dominant = { $hand }
form-grab = 本からページを引き抜く
field-grab-pages = どのページ？
field-grab-pull = どの向き？
field-grab-hand = どちらの手？
field-grab-fingers = どの指？
field-grab-pace = どの速さ？
action-grab = { $pages }を{ $pull }引く（{ $hand }）
action-done = 練習を終える
action-skip = 練習しない
action-target = エリア{ $area }
action-grip = { $card }
action-begin = 始める
action-stop = やめる
action-confirm = 正しい
action-dispute = 正しくない
action-discard = { $cards }を捨てる
action-cast = { $colour }の呪文を唱える：{ $shares }
action-cast_team = { $colour }のチーム呪文を唱える：{ $shares }
action-play_imp = インプを使う
action-play_dragonflies = とんぼの群れを使う
action-play_mouse = { $to }さんのためにねずみを使う
action-end = 呪文を終える
action-agree = 賛成する
action-refuse = 断る
action-giver = { $giver }さんが渡す
action-give = { $to }さんに{ $card }を渡す
action-take = { $card }を取る
action-take_none = 何も取らない
action-keep = { $cards }を残す

## Why not

refused-wrong_kind = いま求められている答えではありません。
refused-players = カミマイは{ $least }人から{ $most }人で遊びます。{ $players }人では遊べません。
refused-sealed = エリア{ $area }はもう封印されています。
refused-no_path = エリア{ $area }への道はまだありません。
refused-other_sheet = そのエリアはこのシートにはありません。
refused-draw_one = まず1枚は引いてください。
refused-no_such_page = 本にページ{ $page }はありません。
refused-page_twice = 同じページが二度指定されています。
refused-all_pages = 本には少なくとも1枚残さなければなりません。
refused-other_hand = 今回引けるのは{ $hand }だけです。
refused-other_fingers = 今回使える指は{ $fingers }だけです。
refused-too_many_pages = 一度に引けるページは{ $count }枚までです。
refused-not_neighbours = 一緒に引くページは、同じ翼で隣り合っていなければなりません。
refused-not_listed = ここではその引き方でページを引くことはできません。
refused-not_yours = それは手放してよいあなたのカードではありません。
refused-discard_count = ちょうど{ $count }枚捨ててください。
refused-keep_less = { $count ->
    [0] 守護者がいるので、ほかのカードを残す場所がありません。
   *[other] 残せるのはあと{ $count }枚だけです。
}
refused-no_such_spell = エリア{ $area }に、その種類のまだ唱えていない呪文はありません。
refused-no_own_card = { $colour }が{ $units }必要です。{ $holder ->
    [you] 少なくとも1枚は自分のカードでなければなりませんが、あなたは持っていません
   *[activator] 少なくとも1枚は手番の人のカードでなければなりませんが、その人は持っていません
}{ $others ->
    [0] { "" }
   *[other] （ほかの人：{ $others }）
}。
refused-not_held = そのカードはそこにありません。
refused-too_many_cards = 呪文はいつも{ $units }ユニットです。カードが1枚多すぎます。
refused-too_few_units = そのカードでは{ $units }ユニットになりません。
refused-cannot_pay = { $colour }が{ $units }必要です。{ $holder ->
    [you] あなたは{ $own }
   *[activator] 手番の人は{ $own }
}{ $others ->
    [0] { "" }
   *[other] 、ほかの人は{ $others }
}です。
refused-share = { $payers ->
    [1] 同じ色が{ $units }必要です。
   *[other] 同じ色が{ $units }、{ $payers }人から必要です：{ $shares }。
}
refused-team_short = { $payers ->
    [1] 同じ色が{ $units }必要です
   *[other] 同じ色が{ $units }、{ $payers }人から必要です（{ $shares }）
}。{ $colour }は{ $missing }足りません。
refused-ticked = この呪文はもう唱えられています。
refused-not_owned = { $card }はあなたが使えるカードではありません。
refused-imp_idle = 閉じこめる守護者がいません。
refused-dragonflies_idle = ほかに渡せるカードがありません。
refused-mouse_idle = 捨て札にエレメントもクリーチャーもありません。
refused-nothing_to_give = そこには渡せるカードがありません。
refused-to_oneself = カードはほかの人に渡してください。
refused-no_guardian = 守護者は取れません。
refused-not_in_discard = そのカードは取れる場所にありません。
refused-guardian_stays = 呪いで守護者を捨てることはありません。
refused-guardian_kept = 守護者は選ばなくても残ります。
refused-own_source = このテーブルでは本物のカードを引きません。結果は自動で決まり、記録するものはありません。
refused-not_your_draw = 席{ $number }の人が引いて、出たカードを記録します。
refused-grab_made = 指で動かしたものは取り消せません。
refused-no_grab = あなたの手は本にかかっていません。
refused-beside_grab = 速さと手は、引くときにだけ指定できます。
refused-beside_unknown = 引くときにこれは指定できません：{ $name }。
refused-sample = 手の動きの1点は{ $numbers }個の普通の数で表します。
refused-report_unreadable = 「{ $report }」は記録として読めません。
refused-no_such_card = 「{ $cards }」はルールの順に並んだカード名ではありません。
refused-not_in_book = { $count ->
    [0] 本に{ $card }はありません。
   *[other] 本にある{ $card }は{ $count }枚だけです。
}
refused-none_left = 少なくとも1枚は残さなければなりません。
refused-none_drawn = すぐに本が倒れたのでなければ、少なくとも1枚は引きます。
refused-not_correctable = いま訂正できる記録はありません。次に引き始めると記録は確定します。
refused-answers_pending = 先にいまの質問に答えてください。記録されたカードをもとにしています。
refused-reserve_full = そんなに多くのカードはリザーブに入りません。入るのは{ $limit }枚までです。
refused-already_used = そのカードはもう動いています。かわりに、そのカードで行ったことを取り消してください。
refused-guardian_counted = 引いた守護者の効果はもう起こりました。かわりに記録を取り消してください。
refused-not_in_watch = { $seconds }は見守りの{ $watch }秒のあいだの時刻ではありません。
refused-book_lies = 本はもう倒れています。
refused-not_in_play = いま本は使われていません。組み立て直すだけでかまいません。
refused-tell_with_draw = 引いているときに本が倒れたりページがはずれたりしたら、引いた結果と一緒に記録します。
refused-no_late_falls = このテーブルでは、見守りのあとに本が倒れることはありません。
refused-too_many = テーブルのカードが箱にある枚数より多くなっています。
refused-miscounted = { $card }は箱に{ $count }枚ありますが、テーブルには{ $found }枚あります。
refused-no_energy = エネルギーがなくなると負けです。

## Table options

option-sheet = シート
option-sheet-1 = 1（やさしい）
option-sheet-2 = 2（ふつう）
option-sheet-3 = 3（むずかしい）
option-sheet-adventure = 冒険：3枚を順番に
option-sheet-ask = テーブルで選ぶ
option-mode = モード
option-mode-easy = やさしい：エネルギーポイントが1多い
option-mode-normal = ふつう
option-mode-hard = むずかしい：手番の合間に倒れても数える
option-mode-ask = テーブルで選ぶ
option-training = 練習
option-training-false = すぐにゲームを始める
option-training-true = 先に全員がバランスを試せる
option-source = 本
option-source-statistical = 手の確かさに応じた運で決める
option-source-simulated = シミュレーションの本：自分でページを引く
option-source-companion = 本物のカードを使い、引いた結果を記録する
option-odds = 本が倒れる確率
option-odds-rules = ルールの計算どおり
option-odds-physics = シミュレーションの本と同じ式
option-skill = 手の確かさ（運で決めるとき）
option-skill-average = ふつう
option-skill-steady = しっかり
option-skill-clumsy = 不器用
option-helped = 手の手助け
option-helped-none = 全員がすべての持ち方をする
option-blessing_always = 祝福
option-blessing_always-true = エリアが目標のあいだ、いつも効く
option-blessing_always-false = 守護者を引いたときだけ効く
option-colour_takes_fairies = 色の呪い
option-colour_takes_fairies-true = エレメントと妖精を奪う
option-colour_takes_fairies-false = エレメントだけを奪う
option-one_grab = 1手番に引く回数
option-one_grab-true = カードが出るまで1回
option-one_grab-false = 好きなだけ
option-strict_contact = 本が倒れたとき指にあるカード
option-strict_contact-true = 倒れたものとする
option-strict_contact-false = 引いたものとする
option-activator_overrules = 呪文に使うほかの人のカード
option-activator_overrules-true = 断りなく使う
option-activator_overrules-false = 持ち主の賛成が必要
option-late_falls = 引いたあとに倒れること
option-late_falls-true = 起こりうる
option-late_falls-false = 起こらない
option-risk_shown = もう1ページ引く危険
option-risk_shown-true = 表示する
option-risk_shown-false = 自分で見きわめる
option-turn_cap = シートごとの最大手番数（0：制限なし）

preset-family = エネルギーポイントが1多く、もう1ページ引く危険を全員に表示します。
preset-expert = 3枚のシートを続けて遊び、手番の合間にも本が倒れます。

## The table in words

describe-setup = テーブルの準備中です。
describe-training = 練習中です。まだ何も数えません。
describe-target = 第{ $turn }手番：まだ引き始めていません。
describe-draw = 第{ $turn }手番：引いています。
describe-watch = 第{ $turn }手番：全員が本を見守っています。
describe-cast = 第{ $turn }手番：呪文とクリーチャー。
describe-store = 第{ $turn }手番：残すカードを選びます。
describe-over = ゲームは終了しました。
describe-sheet = シート「{ $label }」、モードは「{ $mode }」。エネルギー：{ $energy }。
describe-adventure = 冒険、{ $stages }枚中{ $stage }枚目のシート。
describe-area = エリア{ $area }（{ $effect }）：{ $boxes }。
describe-area-target = 目標：エリア{ $area }（{ $effect }）：{ $boxes }。
describe-area-sealed = エリア{ $area }（{ $effect }）は封印されています。
describe-box-open = { $spell }
describe-box-ticked = { $spell }（ずみ）
describe-need = { $spell }の呪文には{ $colour }が{ $needed }必要です：{ $name }さんは{ $own }{ $others ->
    [none] { "" }
   *[other] 、ほかの人は{ $others }
}{ $missing ->
    [0] 。唱えられます。
   *[other] 。あと{ $missing }足りません。
}
describe-need-team = チーム呪文には同じ色が{ $shares }必要です。足りないもの：{ $units }。
describe-need-units = { $colour }{ $missing }
describe-worth = 目標に足りないもののうち、これで{ $units }になります。
describe-worth-units = { $lacking ->
    [0] { $colour }は{ $drawn }余ります
   *[other] { $colour }は{ $lacking }のうち{ $drawn }
}
describe-book = 本は立っています：{ $size }枚。
describe-book-fallen = 本は倒れています：{ $size }枚。
describe-book-building = 本を組み立てています：{ $size }枚。
describe-risk = もう1ページ引いて本が倒れるおおよその確率：{ $page }なら{ $least ->
    [0] 1%未満
   *[other] { $least }%
  }、{ $worst }なら{ $most }%。
describe-wing = 翼{ $wing }（外から内へ）：{ $pages }。
describe-page-unseen = { $page }
describe-page-seen = { $page } { $card }
describe-drawn = この手番に引いたカード：{ $cards }。
describe-discard = 捨て札：{ $cards }。
describe-seat = { $name }さん：{ $cards }。
describe-seat-empty = { $active ->
    [yes] 手番の{ $name }さんはカードを持っていません。
   *[no] { $name }さんはカードを持っていません。
}
describe-seat-active = { $name }さん（手番）：{ $cards }。
describe-grip = 今回の持ち方：{ $grip }。
describe-proposal = 提案：{ $text }。
describe-advice = { $name }さんの助言：{ $text }。
describe-entry = 記録：{ $cards }。{ $fall }。
describe-rebuild = このカードで本を組み立ててください：{ $cards }。
describe-awaiting-built = 本が組み立てられるのを待っています。
describe-awaiting-grabbed = 引いた結果を待っています。
describe-awaiting-watch = 3秒間見守ります。
describe-awaiting-drew = 引いたカードの記録を待っています。

## Why an answer is better or worse for the team, by the terms of the judge (bots/judge.py): whether there is $more of it.
## Where less of it is better the message has the attribute "good".

because-lead = { $more ->
    [yes] 残りの仕事にエネルギーがより確実に足ります。
   *[no] 残りの仕事にエネルギーが足りるか、あやしくなります。
}
because-lacking = { $more ->
    [yes] シートの残りに足りないものが増えます。
   *[no] シートの残りに足りないものが減ります。
}
    .good = less
because-team_boxes = { $more ->
    [yes] 残るチーム呪文が増えます。
   *[no] 残るチーム呪文が減ります。
}
    .good = less
because-blessed_boxes = { $more ->
    [yes] 祝福のある呪文が多く残ります。
   *[no] 祝福のある呪文の残りが減ります。
}
because-cursed_boxes = { $more ->
    [yes] エネルギーの呪いがかかった呪文が多く残ります。
   *[no] エネルギーの呪いがかかった呪文の残りが減ります。
}
    .good = less
because-creatures = { $more ->
    [yes] 手元の狼と妖精が増えます。
   *[no] 手元の狼と妖精が減ります。
}
because-energy = { $more ->
    [yes] エネルギーが多く残ります。
   *[no] エネルギーを失うことが増えます。
}
because-guardians = { $more ->
    [yes] 場の守護者が増えます。
   *[no] 場の守護者が減ります。
}
    .good = less
because-thin_book = { $more ->
    [yes] 本が薄くなります。
   *[no] 本の厚みが保たれます。
}
    .good = less
because-no_energy = { $more ->
    [yes] 最後のエネルギーポイントが危うくなることが増えます。
   *[no] 最後のエネルギーポイントが危うくなることが減ります。
}
    .good = less
because-the_end = { $more ->
    [yes] 勝つことが増えます。
   *[no] 勝つことが減ります。
}
