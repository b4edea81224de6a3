### What only the board of Dominovia says, in Japanese. The sentences of the game itself are beside its rules.

card-scroll = { $first }と{ $second }、値{ $value }
card-scroll-mirror = { $first }の鏡、値{ $value }
card-scroll-classic = { $first }{ $low }と{ $second }{ $high }
card-scroll-classic-mirror = { $first }の鏡、{ $low }が二つ

board-world = ドミノヴィアのテーブル
board-others = ほかの魔術師
board-everybody = 魔術師たち
board-you = あなた
board-turn = 手番
board-marks = { $count ->
    [0] { $name }
   *[other] { $name }・{ $marks }
}
board-laid = 選択ずみ
board-round = 第{ $round }ラウンド
board-hand-number = 第{ $round }局
board-goal = { $goal }勝先取
board-goal-classic = { $goal }点先取
board-rounds-won = { $goal }ラウンドのうち{ $won }勝
board-round-card = { $score }：ラウンドカードの上の数字
board-points-of = { $goal }点のうち{ $points }点
board-points = { $points }点
board-hand = あなたの手札：巻物{ $count }枚
board-hand-count = 手札の巻物{ $count }枚
board-deck = { $count ->
    [0] 山札は空です
   *[other] 山札：巻物{ $count }枚
}
board-passes = 続けて{ $count }回のパス
board-passes-short = パス：{ $count }
board-known = 見た巻物：{ $scrolls }
board-known-deck = 山札の中：{ $scrolls }
board-values-reconstructed = 値は復元
board-values-deduced = 値は推定
board-value-reconstructed = 中央の値は復元したものです。ルールブックには0から27までとだけ書かれています。
board-value-deduced = 中央の値はルールブックから導いたものです。

board-spells = 呪文
board-spells-title = 呪文の効果
board-table-title = テーブルの上にあるもの
board-about-ring = リングは、その魔術師が最後に唱えた呪文の上に置きます。脇に置いてあるときは、効いている呪文はありません。
board-about-round-card = 0、1、2、3と書かれた小さなカードは勝ったラウンドの数を示します。上になった数字を読みます。
board-about-offering = ラウンドの前に、全員が巻物を1枚ささげます。いちばん小さい値の巻物がチェーンの始まりになり、その持ち主は1枚減ります。ほかの巻物は手札に戻ります。最初につなぐのは、その持ち主の左どなりの魔術師です。

## Dragons

board-dragon-name-lazy = なまけドラゴン
board-dragon-name-hungry = 腹ぺこドラゴン
board-dragon-name-dizzy = 目まわしドラゴン
board-dragon-name-angry = 怒りのドラゴン
board-dragon-lazy = ドラゴンを合わせても何も起こりません。ドラゴンの鏡でラウンドが終わります。
board-dragon-hungry = ドラゴンを合わせると、反対の端の巻物を食べます。
board-dragon-dizzy = ドラゴンを合わせると、かわりにもう半分の呪文を唱えます。
board-dragon-angry = ドラゴンを合わせると、すべてのリングを脇に置きます。

## Rings

board-ring-aside = リングは脇
board-ring-aside-short = 脇
board-ring-aside-why = リングは脇：効いている呪文はありません
board-ring-freeze = { $by_match ->
    [yes] { $now ->
        [yes] 引くまで凍結を合わせられません
       *[no] 次の手番、引くまで凍結を合わせられません
    }
   *[no] { $now ->
        [yes] 引くまで凍結の巻物をつなげません
       *[no] 次の手番、引くまで凍結の巻物をつなげません
    }
}
board-ring-freeze-lifted = 引いたので解けました
board-ring-fly = { $first_only ->
    [yes] 最初に引くかわりにパスできます
   *[no] 引くかわりにパスできます
}
board-ring-crown = ほかの人は引くまで王冠の端につなげません
board-ring-done = 効果ずみ
board-ring-at-work = 発動中
board-ring-over = 最後の呪文
board-ring-words = { $spell }：{ $does }
board-ring-on = { $name }さんのリング：{ $spell }

## The chain

board-chain = { $count ->
    [0] チェーン（空）
    [1] チェーン：巻物1枚
   *[other] チェーン：巻物{ $count }枚（端から端まで）
}
board-lying = { $scroll }{ $alike ->
    [yes] {""}
   *[no] 。端から端へ：{ $left }、{ $right }
}{ $count ->
    [0] {""}
   *[other] 。{ $rings }
}
board-end = チェーンの端、{ $spell }がつなげます
board-end-crowned = チェーンの端、{ $spell }がつなげます。{ $names }さんの王冠が、引いていないほかの人に対して閉ざしています

## Spells that are cast

board-casts = { $name }さんが{ $spell }を唱えました
board-cast-dragon = { $dragon ->
    [lazy] 何も起こりません
    [hungry] 反対の端の巻物が食べられます
    [dizzy] かわりにもう半分を唱えます
    [angry] すべてのリングを脇に置きます
   *[base] 全員が巻物を1枚渡します
}
board-cast-freeze = { $by_match ->
    [yes] 次の手番、引くまで凍結を合わせられません
   *[no] 次の手番、引くまで凍結の巻物をつなげません
}
board-cast-fly = 次の手番、引くかわりにパスできます
board-cast-star = 巻物を1枚山札に混ぜられます
board-cast-bam = 巻物を1枚渡せます
board-cast-colt = もう1枚つなげます
board-cast-crown = ほかの人は引くまで王冠の端につなげません
board-eaten = 反対の端の巻物を食べます

## Choosing

board-barred = { $name }。{ $why }

board-lay-back = 手札に戻す
board-direction = { $direction ->
    [left] 左へ、{ $name }さんに
    [right] 右へ、{ $name }さんに
   *[across] 向かいへ、{ $name }さんに
}
board-link-at = { $alike ->
    [no] { $spell }につなぐ
    [yes] { $beside }の{ $spell }に
   *[mirror] { $end }につなぐ
}
board-give-to = { $name }さんに
board-hint-offer = 巻物を1枚ささげてください。いちばん小さい値がチェーンの始まりになり、ほかは戻ります
board-hint-link = 巻物を選ぶか、端までドラッグしてください
board-hint-colt = 子馬：巻物をもう1枚つなぐか、やめてください
board-hint-star = 星：山札に混ぜる巻物を選ぶか、すべて持っておいてください
board-hint-bam = ドカン！：渡す巻物を選ぶか、すべて持っておいてください
board-hint-fly = 合う巻物がありませんが、飛行でパスできます
board-hint-direction = ドラゴン：巻物をどちらへ渡しますか？
board-hint-give = ドラゴン：{ $name }さんに渡す巻物を選んでください
board-hint-place_ring = リングをどこに置きますか？
board-hint-sealed = 全員が選ぶまで裏向きのままです。それまでは取り消せます
board-refused-end = { $alike ->
    [yes] { $beside }の{ $spell }：{ $why }。
   *[no] { $spell }：{ $why }。
}
board-refused-crowned = { $name }さんの王冠で、引くまで閉じています
board-refused-frozen = 引くまで凍結しています
board-refused-no_match = 合いません

## Offering

board-offerings = ささげ物
board-offering-open = { $name }さんはまだ選んでいません
board-offering-sealed = { $name }さんのささげ物（裏向き）
board-donation = チェーンの始まり
board-value = 値{ $value }

## The end of a round

board-round-over = 第{ $round }ラウンド終了
board-hand-over = 第{ $round }局終了
board-reckoning = 手札に残ったのは？
board-left = 巻物{ $count }枚
board-rounds = 対戦のあゆみ（ラウンドごと）
board-made-round = { $name }
board-made-points = { $won ->
    [no] なし
   *[yes] { $name } +{ $points }
}
board-last-round = 最後のラウンド
board-won-round = ラウンドに勝利
board-arch-mage = { $name }さんが鏡の大魔術師です
board-winner-classic = { $name }さんの勝利です
board-hand-left = { $count ->
    [0] { $name }さんの巻物は残っていません
   *[other] { $name }さんの巻物は残り{ $count }枚です
}
board-hand-empty = 巻物の残りなし
board-why-out = { $name }さんが最後の巻物をつなぎました。
board-why-stopped = { $won ->
    [no] だれも続けられず、いちばん少ない手札が同点のため、だれも得点しません。
   *[yes] { $tied ->
        [yes] だれも続けられません。手札がいちばん少ない人のうち、いちばん大きい値を持つのは{ $name }さんです。
       *[no] だれも続けられず、{ $name }さんの手札がいちばん少なくなりました。
    }
}
board-why-blocked = { $won ->
    [no] だれも続けられず、いちばん少ない手札が同点のため、だれも得点しません。
   *[yes] だれも続けられず、{ $name }さんの手札がいちばん少なくなりました。
}
board-why-lazy = { $tied ->
    [yes] なまけドラゴンの鏡でラウンドが終わりました。手札がいちばん少ない人のうち、いちばん大きい値を持つのは{ $name }さんです。
   *[no] なまけドラゴンの鏡でラウンドが終わり、{ $name }さんの巻物がいちばん少なくなりました。
}
board-why-repeat = { $tied ->
    [yes] 同じ状態が何度もくり返されました。手札がいちばん少ない人のうち、いちばん大きい値を持つのは{ $name }さんです。
   *[no] 同じ状態が何度もくり返され、{ $name }さんの巻物がいちばん少なくなりました。
}
board-why-cap = { $tied ->
    [yes] ラウンドが長くなりすぎました。手札がいちばん少ない人のうち、いちばん大きい値を持つのは{ $name }さんです。
   *[no] ラウンドが長くなりすぎ、{ $name }さんの巻物がいちばん少なくなりました。
}

## Keys

board-keys-pick = 巻物を取り、置く場所でもう一度押す
board-keys-clear = 巻物を戻す
