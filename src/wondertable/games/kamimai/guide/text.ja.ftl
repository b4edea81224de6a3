### KamiMaï in two minutes, its glossary and its gallery, in Japanese.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = みんなで紙の魔物に立ち向かう
guide-goal = 全員で協力します。エネルギーがなくなる前に魔物のすべてのエリアを封印すれば、みんなの勝ちです。最後のろうそくが消えたら、みんなの負けです。
guide-target-title = エリアは一つずつ
guide-target = エリアには、封印に必要な呪文が描かれています。取り組むエリアを一つ選びます。封印するまで、そこが目標です。
guide-draw-title = 本からページを引く
guide-draw = カードは、立てた本になっています。手番には片手でページを引き抜きます。1枚は引き、あとは勇気しだいで何枚でも。そして「やめる」と言います。読めるページなら、ねらって引けます。
guide-fall-title = 倒さないように
guide-fall = 引いているあいだか、そのあと3秒以内に本が倒れると、エネルギーポイントを1失い、この手番は呪文を唱えられません。だから問題はいつも、もう1ページ引くかどうかです。
guide-cast-title = 呪文を唱える
guide-cast = 呪文には、その色のカードが4枚必要です。妖精は3枚分まで、狼は好きな色の2枚分まで数えます。ほかの人も、よければカードを出せます。チーム呪文には全員が必要です。
guide-guardian-title = 守護者は手をしばる
guide-guardian = 守護者は手元に残り、これからどの指やどちらの手で引くかを決めます。引くと、目標の呪いや祝福も目を覚まします。
guide-store-title = カードを4枚残す
guide-store = 手番の終わりに、守護者をすべて含めて4枚まで残します。カードは公開のまま、次の人が本に向かいます。
guide-end-title = 倒れたあと
guide-end = 倒れたページと、これまでに使ったカードが新しい本になります。ろうそくがともっているかぎり、ゲームは続きます。

## Glossary

term-activator = いま手番の人。
term-activator-words = 手番の人
term-reserve = 手番から手番へ残すカード。全員に公開されています。
term-reserve-words = リザーブ
term-spread = 手番の人が引いたカードとリザーブを合わせたもの。この手番に使えます。
term-spread-words = 手元のカード
term-unit = エレメント1枚分の色の量。呪文には4ユニット必要です。
term-unit-words = ユニット
term-area = 自分の呪文を持つ魔物の一部。すべて唱えると封印されます。
term-area-words = エリア
term-heart = エリアを封印すると印が付きます。
term-heart-words = ハート
term-target = みんなで取り組むエリア。封印するまで変わりません。
term-target-words = 目標
term-watch = 最後のページが抜けてからの3秒間。そのあいだに倒れると、引いているときに倒れたものとします。
term-watch-words = 見守り
term-element = 水、土、風、火のカード。その色の1ユニットになります。
term-element-words = エレメント
term-guardian = 手元に残り、手をしばるカード。追い払えるのはインプだけです。
term-guardian-words = 守護者
term-creature = 能力を持つカード：妖精、狼、インプ、とんぼの群れ、ねずみ。
term-creature-words = クリーチャー
term-energy = みんなの命綱で、ろうそくで表します。なくなると負けです。
term-energy-words = エネルギー | エネルギーポイント
term-seal = すべての呪文を唱えたエリアは封印されます。
term-seal-words = 封印

## Gallery

gallery-elements = エレメント
gallery-guardians = 守護者
gallery-creatures = クリーチャー
gallery-card = { $about }本に{ $copies }枚。
gallery-effects = 守護者を引くと目を覚ます効果（目標の印ごと）
gallery-sheet = シートとろうそく
gallery-sheet-name = シート
gallery-sheet-about = 紙に描かれた魔物。唱えた呪文を書きこみます。すべての呪文を唱えたエリアは封印されます。
gallery-energy-name = エネルギー
gallery-energy = エネルギーポイント一つにつきろうそく1本。引いているときに本が倒れると1本消えます。
