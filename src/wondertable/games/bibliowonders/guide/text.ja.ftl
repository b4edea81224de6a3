### Bibliowonders! in two minutes, its glossary and its gallery, in Japanese.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = 三つの知識を習得して受付へ
guide-goal = あなたは夜の図書館の若い魔法使い。カードの三つの枠を知識キューブで埋めてから、受付へ移動します。いちばん早くできた人の勝ちです。
guide-move-title = 1ターンに2回の移動
guide-move = 自分のターンには2回まで、東西南北の隣の書架へ移動できます。裏向きなら表にして、MPを1得ます。
guide-card-title = 自分の色でカードを引く
guide-card = 自分の色の書架に着いたら、カードを1枚引き、その書架に消費クリスタルを置きます。その書架はもう使えません。ほかの色からは何も得られません。
guide-moving-title = 動く書架
guide-moving = 矢印のある書架は、隣のカードと入れ替わり、あなたを運びます。端にあるときは、図書館の反対側までぐるりと回ります。
guide-learn-title = カードの求める場所に立つ
guide-learn = 色のカードは、その色の書架の上か隣にいることを、方角のカードは、受付より北・東・南・西にいることを求めます。いま条件を満たす異なるカードを2枚、3枚または4枚公開すると、知識キューブになります。それぞれの大きさが一つずつ必要です。知識の習得に移動は使いません。
guide-magic-title = 魔法を使う
guide-magic = MPを使って、隣の裏向きの書架を見る（1）、カードを1枚引いて1枚捨てる（2）、もう一度移動する（3）ことができます。司書の魔法カードにMPはいりません。
guide-rebuild-title = 図書館の模様替え
guide-rebuild = ターンの終わりに同じ色の書架が6枚表向きなら、魔法使いのいない表向きの書架はすべて混ぜられ、裏向きに戻ります。上の消費クリスタルもなくなるので、またカードを引けます。
guide-end-title = 最後の一歩
guide-end = 三つ目の知識キューブを得たら、受付へ移動します。運ばれて着いても勝ちにはなりません。そのあいだに受付が動いていることもあります。

## Glossary

term-reception = 羅針盤のあるカード。全員ここから始めます。知識キューブを三つ持ってここへ移動した人の勝ちです。
term-reception-words = 受付
term-shelf = 図書館のカード。表には色か矢印があります。
term-shelf-words = 書架
term-moving = 矢印のある書架。着くと、矢印の先のカードと入れ替わり、あなたを運びます。
term-moving-words = 動く書架
term-pawn = 図書館にいるあなたの魔法使い。
term-pawn-words = 駒
term-mp = 魔法の力。5までたまります。初級魔法に使います。
term-mp-words = MP
term-slot = カードにある知識キューブの場所。IIは2枚、IIIは3枚、IVは4枚です。
term-slot-words = 枠
term-cube = 習得した知識。三つ必要です。
term-cube-words = 知識キューブ
term-crystal = もうカードを引いた書架の目印です。
term-crystal-words = 消費クリスタル
term-met = 駒のいる場所が、カードの求めるとおりであること。
term-met-words = 条件を満たす
term-investigation = どこかに立つことを求めるカード。これで知識を習得します。
term-investigation-words = 調査カード
term-magic = 強い効果を持つ5枚のカード。MPも移動も使いません。
term-magic-words = 司書の魔法
term-reconstruction = 駒のいない表向きの書架が混ぜられ、裏向きに戻ること。
term-reconstruction-words = マップの再構築

## Gallery

gallery-shelves = 図書館
gallery-investigation = 調査カード
gallery-magic = 司書の魔法
gallery-spells = 全員が使える初級魔法
gallery-pieces = 駒など
gallery-shelf-name = 書架：{ $colour }
gallery-shelf = 自分の色なら、カードを1枚引いて消費クリスタルを置きます。
gallery-moving-name = 動く書架：{ $direction }
gallery-moving = 矢印の先のカードと入れ替わり、あなたを運びます。
gallery-reception-name = 受付
gallery-reception = 全員ここから始めます。知識キューブを三つ持ってここへ移動すれば勝ちです。
gallery-spell = { $cost }MP。{ $about }
gallery-pawn-name = 魔法使い
gallery-pawn = あなたの駒。1枚のカードに何人いてもかまいません。
gallery-cube-name = 知識キューブ
gallery-cube = 習得した知識。II、III、IVを一つずつ埋めます。
gallery-crystal-name = 消費クリスタル
gallery-crystal = もうカードを引いた書架の目印です。
