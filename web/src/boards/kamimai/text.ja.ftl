### What only the board of KamiMaï says, in Japanese. The sentences of the game itself are beside its rules.

board-world = カミマイのテーブル
board-everybody = 召喚士たち
board-asking = いますること
board-tabs = 本のそばの場所
board-tab-ask = いま
board-tab-pages = ページ
board-tab-sheet = シート
board-tab-team = チーム

## The turn

board-turn = 第{ $turn }手番：{ $name }さん
board-steps = 手番の流れ
board-step-target = 目標
board-step-draw = 引く
board-step-cast = 呪文
board-step-store = 残す
board-step-target-long = 矢印の先を決めたら、引き始めます。
board-step-draw-long = 片手で。1ページは引き、あとは勇気しだいです。
board-step-watch-long = 3秒間。だれも息をしません。
board-step-cast-long = 同じ色の4ユニットで呪文になります。ほかの人のカードも頼めます。
board-step-store-long = リザーブに入るだけ残します。守護者は残ります。
board-step-fallen-long = 本は倒れています。カードを残したあとで組み立て直します。
board-energy = 残りのエネルギーポイント：{ $energy }
board-activator = 手番

## The sheet

board-areas = シートのエリア
board-area = エリア{ $area }
board-area-detail = { $effect }、残りの呪文：{ $spells }
board-box = { $spell }の呪文
board-mode = モード：{ $mode }
board-needs = 目標の呪文に足りないもの
board-need = { $missing ->
    [0] 唱えられます
   *[other] あと{ $missing }
}
board-origin-sheet = このシートのエリア：{ $origin }
board-origin-skill = 手の確かさは独自の計算で、印刷されたルールにはありません。

## The book

board-pages = 本：{ $count }ページ
board-wing = 翼{ $wing }、{ $wing ->
    [A] 外から内へ
   *[other] 内から外へ
}
board-page-read = { $page }、{ $card }
board-page-unread = { $page }、まだ読めません
board-page-risk = { $page }：危険度{ $percent ->
    [0] 1%未満
   *[other] 約{ $percent }%
  }
board-unread = まだ読めません
board-book-standing = 本は立っています。
board-book-fallen = 本はフェルトの上に倒れています。
board-book-building = 本を組み立てています。
board-book-coming = 本を運んでいます…
board-no-webgl = このブラウザーでは本を立体で表示できません。ページの一覧は同じ本です。そこから選んで引いてください。
board-eyes = 本のまわりを歩く
board-eyes-left = 左へ歩く
board-eyes-right = 右へ歩く
board-eyes-closer = 近づく
board-eyes-back = 下がる
board-strain = 引く力
board-strain-none = ページが動きます
board-strain-some = 手ごたえがあります
board-strain-much = きしんでいます
board-signs = みんなへの合図
board-sign-cheer = 応援する
board-sign-point = ページを指さす
board-sign-points = { $name }さんが{ $page }を指さしています。
board-sign-watcher = 観戦者
board-gave-up = 手を放しました。抜けていないページは本に残ります。
board-draught = すきま風が吹いて、ページがざわめきます…
board-waiting-turn = ほかの本が動いています。約{ $seconds }秒後に引き始めます。
board-nearly = あぶないところでした。本は揺れましたが、立っています。
board-level-even = 水平
board-level-wing = 翼{ $wing }が重い
board-level-long = 本は{ $sway }mm揺れています。

board-drawn = 引いたカード：{ $count }枚
board-drawn-by = { $name }さんが引いたカード
board-worth = 目標に役立つ分
board-worth-of = { $lacking }のうち{ $drawn }
board-worth-enough = 足りています

## What is awaited

board-await-built = 本を組み立てています。
board-await-grabbed = { $name }さんが本を引いています。息を止めて。
board-await-watch = 3秒間。だれも息をしません。
board-await-build = 本を組み立てて、立ったら知らせてください。
board-await-entry = { $name }さんが引いて、出たカードを記録します。

## Pulling

board-hint-pages = { $most ->
    [1] ページを1枚選んでください。
   *[other] ページを1枚、または隣り合うページを{ $most }枚まで選んでください。
}
board-hint-pull = 引き方を選んで、引いてください。時間制限はありません。
board-hint-draw = 本からページをドラッグして引き抜くか、ページの一覧から選んでください。
board-hint-training = 数えません。好きに引いて、何が支えているか見てください。
board-choose-page = ページを選ぶ
board-do-pull = { $pages }を引く
board-pull = 向き
board-pace = 速さ
board-hand = 手
board-fingers = 使う指：{ $fingers }。
board-fingers-index = 親指と人さし指
board-grip-detail = { $grip }。{ $feel }
board-bound = { $card }がこの手をしばります：{ $grip }。
board-feel = マウスまたは指：{ $parts }。
board-feel-mirrored = 一方の翼へ引くと反対の翼へ動きます
board-feel-lag = 手が{ $lag }秒遅れて動きます
board-feel-tremor = 手が{ $tremor }mm震えます
board-feel-strength = 力は{ $strength }%になります
board-feel-usual = 手はあなたの動きどおりです
board-stronger = 利き手：{ $hand }

## Answers

board-nothing-asked = いま聞かれていることはありません。
board-advise = { $name }さんが決めます（{ $what }）。あなたの助言は？
board-wait = { $names }：{ $what }
board-advised = 助言：{ $names }
board-you-advised = あなたの助言：{ $answer }。
board-answered = あなたの選択：{ $answer }。選び直せます。
board-not-now = いまはできません。
board-more-cards = カードを選ぶ
board-your-cards = あなたのカード
board-keep-none = ほかには残さない
board-discard-pile-cards = 捨て札
board-hint-curse_discard = カードを{ $most }枚選んでください：{ $picked }枚選択中。
board-hint-store_keep = { $most }枚まで残せます：{ $picked }枚選択中。
board-hint-mouse_take = 取るカードを選ぶか、何も取らないでください。
board-hint-gift_card = 渡すカードを選んでください。
board-hint-give-to = 渡す相手を選んでください。

## Spells

board-spell = { $colour }の呪文
board-spell-team = { $colour }のチーム呪文
board-cast = { $colour }の呪文：{ $payment }
board-cast-team = { $colour }のチーム呪文：{ $payment }
board-share = { $name } { $cards }
board-payment = だれが何を出すか
board-payment-before = 前の出し方
board-payment-next = 次の出し方
board-payment-count = { $count }通り中{ $at }番目
board-do-cast = 唱える
board-do-advise-cast = 助言する
board-no-payment = このカードでは足りません
board-proposal = 提案された呪文
board-proposal-spell = { $colour }の呪文（提案）
board-proposal-team = { $colour }のチーム呪文（提案）
board-asked-consent = 返事待ち
board-agrees = 賛成
board-pays = 出します

## Cards on the table

board-cards-of = { $name }さんのリザーブ
board-spread-of = { $name }さんの手元のカード
board-card-why = { $card }。{ $why }
board-copies = { $card } × { $count }
board-no-cards = カードなし
board-limit = 残せるのは{ $limit }枚まで
board-owes = { $count }枚捨てなければなりません
board-discard = { $count ->
    [0] 捨て札：なし
   *[other] 捨て札：{ $count }枚
}
board-in-book = 本の中：{ $count }枚

## Real cards

board-companion = 本物の本
board-companion-watching = テーブルの人が、本物の本に起きたことを記録します。
board-companion-over = ゲームは終了しました。
board-cancel = やめる
board-build-from = { $count ->
    [1] 本に残っているのはこのカードです：
   *[other] この{ $count }枚を切って、本を組み立ててください：
}
board-built = 立ちました
board-cannot-stand = 立てられません
board-enter-own = 引いてから、出たカードを記録してください。
board-enter-for = { $name }さんのかわりに引いて、出たカードを記録してください。
board-enter = 記録する
board-entering = 送信中…
board-remember-grip = 手：{ $hand }。{ $fingers }。
board-entry-cards = 出たカード
board-entry-more = { $card }を1枚増やす（いま{ $count }枚）
board-entry-less = { $card }を1枚減らす
board-entry-book = 本
board-entry-none = 立っています
board-entry-none-drawn = カードは出ませんでした。
board-entry-draw = 引いているときに倒れました
board-entry-watch = 最後のカードから3秒以内に倒れました
board-entered = { $count ->
    [0] カードは出ませんでした。{ $fall }。
   *[other] カードが{ $count }枚出ました。{ $fall }。
}
board-entry-sum = 出たカード：{ $cards }。
board-loose = はずれたカード
board-correct = 訂正する
board-correct-long = { $name }さんが本当に引いたカード：
board-tell-fell = 本が倒れた
board-tell-loose = ページがはずれた
board-tell-correct = 最後の記録を訂正する
board-remind-setup = マットを広げて、すべてのカードを切ってください。
board-remind-training = 本物の本でバランスを試してください。数えません。
board-remind-target = 目標を選んでから始めてください。その前に倒れたら、ここで知らせてください。
board-remind-draw = 片手で引いてください。
board-remind-watch = 3つ数えてください。
board-remind-cast = 呪文を唱えるあいだ、本は立ったままです。いま倒れたら、ここで知らせてください。
board-remind-store = 残さないカードは、表向きで捨て札にします。

## The end

board-final = 結末
board-see-table = テーブルを見る
board-won = 魔物は封印されました
board-lost = 最後のろうそくが消えました
board-unfinished = 中断
board-end-areas = 封印したエリア：{ $areas }のうち{ $sealed }
board-end-energy = 残りのエネルギー：{ $energy }
board-end-turns = 手番ごとのあゆみ
board-end-drew = { $count ->
    [0] ページは引きませんでした。
   *[other] { $count }ページ引きました。
}
board-end-spells = 唱えた呪文：{ $spells }
board-end-lost = 失ったエネルギー：{ $lost }

## In words

board-text-table = テーブル
board-text-book = 本

## Keys

board-keys-let-go = 指を開いてページを放す
