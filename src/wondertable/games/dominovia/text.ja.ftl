### The Mirror Scrolls of Dominovia in Japanese: every sentence shown to people.
### A Mage is 魔術師, a scroll 巻物, a Mirror 鏡, the chain チェーン, to link つなぐ, to cast 唱える.

title = ドミノヴィアの鏡の巻物
tagline = 絵が合うたびに呪文が飛び出すドミノゲーム。
feel = すばやく、いたずらに。巻物を置き、呪文を唱え、ほかの人の計画をくつがえそう。

## Spells and scrolls

spell-dragon = ドラゴン
spell-freeze = 凍結
spell-fly = 飛行
spell-star = 星
spell-bam = ドカン！
spell-colt = 子馬
spell-crown = 王冠

scroll-0-0 = ドラゴンの鏡（0）
scroll-0-1 = ドラゴン／凍結（1）
scroll-0-2 = ドラゴン／飛行（2）
scroll-0-3 = ドラゴン／星（3）
scroll-0-4 = ドラゴン／ドカン！（4）
scroll-0-5 = ドラゴン／子馬（5）
scroll-0-6 = ドラゴン／王冠（6）
scroll-1-1 = 凍結の鏡（7）
scroll-1-2 = 凍結／飛行（8）
scroll-1-3 = 凍結／星（9）
scroll-1-4 = 凍結／ドカン！（10）
scroll-1-5 = 凍結／子馬（11）
scroll-1-6 = 凍結／王冠（12）
scroll-2-2 = 飛行の鏡（13）
scroll-2-3 = 飛行／星（14）
scroll-2-4 = 飛行／ドカン！（15）
scroll-2-5 = 飛行／子馬（16）
scroll-2-6 = 飛行／王冠（17）
scroll-3-3 = 星の鏡（18）
scroll-3-4 = 星／ドカン！（19）
scroll-3-5 = 星／子馬（20）
scroll-3-6 = 星／王冠（21）
scroll-4-4 = ドカン！の鏡（22）
scroll-4-5 = ドカン！／子馬（23）
scroll-4-6 = ドカン！／王冠（24）
scroll-5-5 = 子馬の鏡（25）
scroll-5-6 = 子馬／王冠（26）
scroll-6-6 = 王冠の鏡（27）

end-left = 左
end-right = 右
direction-left = 左へ
direction-right = 右へ
direction-across = 向かいへ

## What each spell does

about-dragon = 全員が巻物を1枚ずつ渡します。魔術師が3人か4人なら、唱えた人が向きを決めます。
about-dragon-lazy = 何も起こらず、リングは脇に置きます。ドラゴンの鏡をつなぐとラウンドが終わります。
about-dragon-hungry = チェーンの反対の端の巻物が食べられ、上のリングごと取りのぞかれて山札に混ざります。
about-dragon-dizzy = かわりに、いまつないだ巻物のもう半分の呪文を唱えます。ドラゴンの鏡では何も起こりません。
about-dragon-angry = すべてのリングを脇に置きます。効いている呪文はなくなります。
about-freeze = 次の自分の手番では、凍結の描かれた巻物をつなげません。ただし引いたあとはつなげます。
about-freeze-match = 次の自分の手番では、凍結と凍結を合わせられません。ただし引いたあとは合わせられます。
about-fly = 次の手番でつなげないとき、引くかわりにパスできます。
about-fly-first = 次の手番でつなげないとき、引くかわりにパスできます。一度引いたあとはできません。
about-star = 巻物が2枚以上残っていれば、1枚を山札に捨てられます。
about-bam = 巻物が2枚以上残っていれば、1枚をほかの魔術師に渡せます。
about-colt = すぐに巻物をもう1枚つなげます。
about-crown = ほかの人は、その手番に引いていなければ、王冠の描かれた端の巻物につなげません。

## What happened

event-round_begins = 第{ $round }ラウンドが始まりました。
event-deal = 全員に巻物が{ $each }枚ずつ配られました。
event-dealt = あなたに配られた巻物：{ $scrolls }。
event-offered = ささげ物が公開されました：{ $offerings }。
event-donation = { $you ->
    [yes] あなたのささげ物がいちばん小さい値でした。{ $scroll }がチェーンの始まりになります。
   *[no] いちばん小さい値をささげたのは{ $seat }さんでした。{ $scroll }がチェーンの始まりになります。
}
event-turn = { $you ->
    [yes] あなたの手番です。
   *[no] { $seat }さんの手番です。
}
# An end is called by what it shows; if both show the same, also by the scroll that lies there. A lone Mirror has nothing but a left and a right.
event-link = { $alike ->
    [no] { $you ->
        [yes] あなたは{ $spell }の端に{ $scroll }をつなぎました。
       *[no] { $seat }さんは{ $spell }の端に{ $scroll }をつなぎました。
    }
    [yes] { $you ->
        [yes] あなたは{ $beside }の{ $spell }の端に{ $scroll }をつなぎました。
       *[no] { $seat }さんは{ $beside }の{ $spell }の端に{ $scroll }をつなぎました。
    }
   *[mirror] { $you ->
        [yes] あなたは{ $end }の端に{ $scroll }をつなぎました。
       *[no] { $seat }さんは{ $end }の端に{ $scroll }をつなぎました。
    }
}
event-cast = { $you ->
    [yes] あなたは{ $spell }を唱えました。リングは{ $scroll }の上にあります。
   *[no] { $seat }さんは{ $spell }を唱えました。リングは{ $scroll }の上にあります。
}
event-ring_aside = { $you ->
    [yes] あなたのリングを脇に置きました。
   *[no] { $seat }さんのリングを脇に置きました。
}
event-draw = { $you ->
    [yes] あなたは巻物を1枚引きました。
   *[no] { $seat }さんは巻物を1枚引きました。
}
event-drew = 引いた巻物：{ $scroll }。
event-pass = { $fly ->
    [true] { $you ->
        [yes] あなたは飛行でこの手番を飛びこえました。パスして、リングを脇に置きます。
       *[no] { $seat }さんは飛行でこの手番を飛びこえました。パスして、リングを脇に置きます。
    }
   *[false] { $you ->
        [yes] あなたはパスしました。
       *[no] { $seat }さんはパスしました。
    }
}
event-direction = { $you ->
    [yes] あなたはドラゴンを{ $direction }向かわせました。
   *[no] { $seat }さんはドラゴンを{ $direction }向かわせました。
}
event-exchange = 全員が巻物を1枚{ $direction }渡しました。
event-gave = あなたは{ $seat }さんに{ $scroll }を渡しました。
event-received = あなたは{ $seat }さんから{ $scroll }を受け取りました。
event-discard = { $you ->
    [yes] あなたは巻物を1枚山札に捨てました。
   *[no] { $seat }さんは巻物を1枚山札に捨てました。
}
event-discarded = 捨てた巻物：{ $scroll }。
event-mix = 山札を切りました。
event-gift = { $you ->
    [yes] あなたは{ $seat }さんに巻物を1枚、裏向きで渡しました。
   *[no] { $seat-you ->
        [yes] { $giver }さんはあなたに巻物を1枚、裏向きで渡しました。
       *[no] { $giver }さんは{ $seat }さんに巻物を1枚、裏向きで渡しました。
    }
}
event-keep = { $you ->
    [yes] あなたは{ $spell }を使いませんでした。
   *[no] { $seat }さんは{ $spell }を使いませんでした。
}
event-stop = { $you ->
    [yes] あなたはこれ以上巻物をつなぎません。
   *[no] { $seat }さんはこれ以上巻物をつなぎません。
}
event-eaten = 腹ぺこドラゴンが{ $scroll }を食べました。
event-repeat = 同じ状態が何度もくり返されたため、ラウンドはここで終わります。
event-play_on = 全員が続けてパスしましたが、すべてのリングが脇に置かれ、つなげる人がいます。ゲームは続きます。
event-hand_shown = { $you ->
    [yes] あなたの残り：{ $scrolls }。
   *[no] { $seat }さんの残り：{ $scrolls }。
}
event-round = { $you ->
    [yes] あなたがこのラウンドに勝ちました。{ $reason }。
   *[no] { $seat }さんがこのラウンドに勝ちました。{ $reason }。
}
event-match = { $you ->
    [yes] あなたが対戦に勝ちました！
   *[no] { $seat }さんが対戦に勝ちました。
}
event-opens = { $you ->
    [yes] あなたは{ $scroll }で始めました。
   *[no] { $seat }さんは{ $scroll }で始めました。
}
event-hand = { $points ->
    [0] この局はだれも得点しません。{ $reason }。
   *[other] { $seat }さんが{ $points }点を得ました。{ $reason }。
}
event-choice = { $barred ->
    [true] { $seat }さんがつなげないのは、凍結か王冠のせいだけです。
   *[false] { $links ->
        [0] { $seat }さんはつなげません。
       *[other] { $seat }さんのつなぎ方は{ $links }通りあります。
    }
}

reason-out = 最後の巻物をつなぎました
reason-stopped = だれもつなげなくなり、手札がいちばん少なくなりました
reason-lazy = なまけドラゴンの鏡でラウンドが終わり、手札がいちばん少なくなりました
reason-repeat = 腹ぺこドラゴンが堂々めぐりになり、手札がいちばん少なくなりました
reason-cap = ラウンドの手番数の上限に達し、手札がいちばん少なくなりました
reason-blocked = 全員がパスしました

preset-family = 1ラウンドだけ、なまけドラゴンで。ほかの手札について知っていることを表示します。
preset-expert = 腹ぺこドラゴンが、作っているそばからチェーンを食べます。

outcome-rounds = 決められた数のラウンドに勝ちました
outcome-points = 決められた点数に達しました

## What is asked

question-offer = ささげ物を選んでください。いちばん小さい値がチェーンの始まりになります
question-offer-waiting = ささげ物を選んでいます
question-link = 巻物をつないでください
question-link-waiting = つなぐ巻物を選んでいます
question-fly = つなげません。引きますか、それとも飛行でパスしますか？
question-fly-waiting = 飛行を使うか考えています
question-direction = ドラゴンはどちらへ進みますか？
question-direction-waiting = ドラゴンの向きを選んでいます
question-dragon_pass = 渡す巻物を選んでください
question-dragon_pass-waiting = 渡す巻物を選んでいます
question-star = 星：巻物を1枚、山札に捨てられます
question-star-waiting = 巻物を捨てるか考えています
question-bam = ドカン！：巻物を1枚、ほかの人に渡せます
question-bam-waiting = 巻物を渡すか考えています
question-colt = 子馬：もう1枚つなげます
question-colt-waiting = もう1枚つなぐか考えています
question-place_ring = リングをどの巻物に置きますか？
question-place_ring-waiting = リングを置く場所を選んでいます

action-offer = { $scroll }をささげる
action-link = { $alike ->
    [no] { $spell }の端に{ $scroll }をつなぐ
    [yes] { $beside }の{ $spell }の端に{ $scroll }をつなぐ
   *[mirror] { $end }の端に{ $scroll }をつなぐ
}
action-draw = 引く
action-pass = 飛行でパスする
action-direction = { $direction }渡す
action-give = { $scroll }を渡す
action-discard = { $scroll }を捨てる
action-keep = すべて持っておく
action-give_to = { $to }さんに{ $scroll }を渡す
action-stop = ここでやめる
action-ring = { $scroll }にリングを置く

## Why not

refused-not_asked = いま求められている答えではありません。
refused-not_in_hand = { $scroll }は手札にありません。
refused-no_match = { $scroll }は{ $spell }の端に合いません。
refused-frozen = { $by_match ->
    [true] 自分の凍結が効いているので、{ $scroll }で凍結を合わせることはできません。この手番に引けば解けます。
   *[false] 自分の凍結が効いているので、{ $scroll }はつなげません。この手番に引けば解けます。
}
refused-crowned = { $spell }の端の巻物には王冠が描かれていて、魔術師{ $mage }の王冠が閉ざしています。この手番に引けば開きます。
refused-must_link = { $by_colt ->
    [true] 子馬：もう1枚つなぐか、やめるかを選びます。子馬のために引いたりパスしたりはしません。
   *[false] つなげるので、引くこともパスすることもできません。
}
refused-no_such_seat = 魔術師{ $mage }には巻物を渡せません。このテーブルのほかの魔術師を選んでください。
refused-no_such_direction = 魔術師が3人のとき、ドラゴンは左か右へ進みます。{ $direction }は進めません。
refused-players = ドミノヴィアは{ $least }人から{ $most }人の魔術師で遊びます。{ $players }人では遊べません。
refused-twice = 巻物{ $scroll }は1枚しかなく、2か所に置くことはできません。
refused-broken_chain = 触れ合う半分どうしは同じ絵でなければなりません。{ $left }と{ $right }は違います。
refused-ring = 魔術師{ $mage }のリングは、その呪文が描かれたチェーンの巻物の上になければなりません。{ $scroll }は違います。
refused-empty_hand = 魔術師{ $mage }に巻物がありません。ラウンド中は全員が少なくとも1枚持っています。

## Table options

option-play = ゲーム
option-play-spells = 鏡の巻物（呪文あり）
option-play-classic = 同じ巻物で遊ぶクラシックドミノ
option-dragon = ドラゴン
option-dragon-base = 基本のドラゴン：全員が巻物を1枚渡す
option-dragon-lazy = なまけドラゴン：何もしないが、鏡でラウンドが終わる
option-dragon-hungry = 腹ぺこドラゴン：チェーンの反対の端を食べる
option-dragon-dizzy = 目まわしドラゴン：かわりにもう半分を唱える
option-dragon-angry = 怒りのドラゴン：すべてのリングを脇に置く
option-rounds_to_win = 対戦に勝つためのラウンド数
option-freeze_scope = 凍結が止めるもの
option-freeze_scope-scroll = 凍結の描かれたすべての巻物
option-freeze_scope-match = 凍結どうしを合わせることだけ
option-fly_after_draw = 一度引いたあとの飛行
option-fly_after_draw-true = 2枚目を引くかわりにパスできる
option-fly_after_draw-false = 最初に引く前にだけ選べる
option-ring_choice = 腹ぺこドラゴンのときのリング
option-ring_choice-true = 唱えた人が2枚の巻物から選ぶ
option-ring_choice-false = いつもつないだばかりの巻物に置く
option-hungry_repetition = 腹ぺこのラウンドが終わる同じ状態の回数
option-hungry_turn_limit = 腹ぺこのラウンドが終わる手番数
option-memory_aid = 記憶の手助け
option-memory_aid-true = ほかの手札や山札について知っていることを表示する
option-memory_aid-false = 見たものは自分で覚えておく
option-classic_points = クラシックドミノで勝つための点数

## The figures of a study

figure-rounds = ラウンド数
figure-rounds_per_match = 1対戦のラウンド数
figure-turns_per_round = 1ラウンドの手番数
figure-longest_round = 最長のラウンドの手番数
figure-links_per_round = 1ラウンドでつないだ数
figure-draws_per_round = 1ラウンドで引いた数
figure-stopped = 行きづまったラウンド
figure-tie_break = 同数の決着で決まったラウンド
figure-barred_turns = 凍結か王冠だけのせいでつなげなかった手番
figure-rows_of_passes = 1ラウンドで、全員がパスしたあとも続いた回数
figure-fly_passes = 1ラウンドで、飛行で選んだパス
figure-largest_hand = 最大の手札
figure-longest_chain = 最長のチェーン
figure-ended_by_lazy = なまけドラゴンの鏡で終わったラウンド
figure-ended_by_repeat = くり返しで終わったラウンド
figure-ended_by_cap = 手番数の上限で終わったラウンド
figure-legal_links = 魔術師がつなぐときに選べるつなぎ方
figure-single_link = そのうち1通りだけの割合
figure-colt_links = 1ラウンドで、子馬でつなげた追加の数
figure-points_per_hand = クラシックドミノ1局の点数
figure-places = ささげた人からの順番
figure-spells = 呪文
figure-rounds_won = 勝ったラウンド
figure-casts = 1ラウンドで唱えた数
place-donor = ささげた人
place-first = 1番目の魔術師
place-second = 2番目の魔術師
place-third = 3番目の魔術師

## The board in words

describe-heading-table = テーブル
describe-heading-you = あなた
describe-heading-seats = 魔術師
describe-offering = 第{ $round }ラウンド：全員がささげ物を選びます。
describe-play = 第{ $round }ラウンド。
describe-over = 対戦は終了しました。
describe-dragon = { $dragon }。
describe-no-chain = まだチェーンはありません。
describe-chain = { $count ->
    [1] チェーンは巻物1枚です：{ $chain }。
   *[other] 巻物{ $count }枚のチェーン（端から端まで）：{ $chain }。
}
describe-ends = { $count ->
    [1] 両方の半分が開いています：{ $first }と{ $second }。
   *[other] 両端は{ $first-scroll }の{ $first }と、{ $second-scroll }の{ $second }です。
}
describe-crowned = { $scroll }の{ $spell }の端は、引いていないほかの人に対して閉じています。王冠の持ち主：{ $names }。
describe-deck = { $deck ->
    [0] 山札は空です。
   *[other] 山札には巻物が{ $deck }枚残っています。
}
describe-known-deck = 山札にあるとわかっている巻物：{ $scrolls }。
describe-turn = { $drawn ->
    [0] { $name }さんの手番です。
   *[other] { $name }さんの手番です。{ $drawn }枚引きました。
}
describe-casting = { $name }さんが{ $spell }を唱えています。
describe-direction = 巻物は{ $direction }渡されます。
describe-passes = 続いたパス：{ $passes }回。
describe-seat = { $name }さん：手札の巻物{ $scrolls }枚、{ $won ->
    [0] 勝ったラウンドはまだありません
   *[other] { $won }ラウンドに勝ちました
}。
describe-seat-classic = { $name }さん：手札の巻物{ $scrolls }枚、{ $points }点。
describe-ring = { $name }さんのリングは{ $scroll }の上にあります：{ $spell }。
describe-frozen = { $by_match ->
    [yes] 凍結：{ $name }さんは次の自分の手番で、引くまで凍結を合わせられません。
   *[no] 凍結：{ $name }さんは次の自分の手番で、引くまで凍結の描かれた巻物をつなげません。
}
describe-your-hand = あなたの手札：{ $scrolls }。
describe-hand = { $name }さんの手札：{ $scrolls }。
describe-known = { $name }さんが持っているとわかっている巻物：{ $scrolls }。
describe-last = 前のラウンドは{ $name }さんが勝ちました。{ $why }。
describe-last-nobody = 前の局はだれも得点しませんでした。{ $why }。
describe-last-hand = { $name }さんに残った巻物：{ $scrolls }。

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-scrolls = { $whose ->
    [others] { $more ->
        [yes] 相手に残る巻物が増えます。
       *[no] 相手に残る巻物が減ります。
    }
   *[own] { $more ->
        [yes] 手札に残る巻物が増えます。
       *[no] 手札に残る巻物が減ります。
    }
}
    .good = less
because-few_scrolls = { $whose ->
    [others] { $more ->
        [yes] 相手の手札が空に近づきます。
       *[no] 相手の手札が空になるのを防ぎます。
    }
   *[own] { $more ->
        [yes] 手札が空に近づきます。
       *[no] 手札が空から遠のきます。
    }
}
because-links = { $whose ->
    [others] { $more ->
        [yes] 相手のつなげる巻物が増えます。
       *[no] 相手のつなげる巻物が減ります。
    }
   *[own] { $more ->
        [yes] 次につなげる自分の巻物が増えます。
       *[no] 次につなげる自分の巻物が減ります。
    }
}
because-pictures = { $whose ->
    [others] { $more ->
        [yes] 相手の手札の絵の種類が増えます。
       *[no] 相手の手札の絵の種類が減ります。
    }
   *[own] { $more ->
        [yes] 手札に残る絵の種類が増えます。
       *[no] 手札に残る絵の種類が減ります。
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
because-crown = { $whose ->
    [others] { $more ->
        [yes] ほかの人の王冠がチェーンの端を閉ざします。
       *[no] ほかの人の王冠がチェーンの端を閉ざすことが減ります。
    }
   *[own] { $more ->
        [yes] 王冠がチェーンの端を守ることが増えます。
       *[no] 王冠がチェーンの端を守ることが減ります。
    }
}
because-frozen = { $whose ->
    [others] { $more ->
        [yes] 凍結が相手を止めることが増えます。
       *[no] 凍結が相手を止めることが減ります。
    }
   *[own] { $more ->
        [yes] 凍結が自分の巻物を止めることが増えます。
       *[no] 凍結が自分の巻物を止めることが減ります。
    }
}
    .good = less
because-rounds_won = { $whose ->
    [others] { $more ->
        [yes] 相手がラウンドに勝つことが増えます。
       *[no] 相手がラウンドに勝つのを防ぎます。
    }
   *[own] { $more ->
        [yes] ラウンドに勝つことが増えます。
       *[no] ラウンドに勝つことが減ります。
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
