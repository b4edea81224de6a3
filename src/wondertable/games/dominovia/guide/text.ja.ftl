### Dominovia in two minutes, its glossary and its gallery, in Japanese.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = 巻物を出しきろう
guide-goal = 手札の巻物には、それぞれ絵が二つあります。最後の1枚を出した人がラウンドに勝ちます。先に3ラウンド勝った人が対戦に勝ちます。
guide-offering-title = 始める人
guide-offering = 全員がこっそり巻物を1枚ささげ、いっせいに公開します。数字がいちばん小さい巻物がチェーンの始まりになり、持ち主は1枚減ります。ほかの巻物は戻ります。最初の手番は、その持ち主の左どなりの魔術師です。
guide-link-title = 手番：つなぐ
guide-link = チェーンのどちらかの端に、同じ絵が触れ合うように巻物を置きます。つなげるときは必ずつなぎますが、つなぎ方は選べます。
guide-spell-title = 合うたびに呪文
guide-spell = 触れ合った二つの絵が呪文になります。これがこのゲームの肝です。子馬ならもう1枚つなげ、星なら巻物を1枚山札に捨て、ドカン！ならだれかに1枚渡し、ドラゴンなら全員が1枚ずつ渡します。
guide-ring-title = 残る呪文
guide-ring = あなたのリングは、最後に唱えた呪文の上にあります。三つの呪文は効き続けます。王冠は王冠の描かれた端をほかの人に対して閉ざし、飛行は引くかわりにパスでき、凍結は凍結の描かれた自分の巻物を止めます。
guide-draw-title = 合う巻物がない？
guide-draw = 巻物を1枚引き、必要ならもう1枚引きます。引いたあとは、王冠や凍結があってもつなげます。それでも合わなければパスです。
guide-end-title = ラウンドの終わり
guide-end = 最後の巻物を出すと、呪文なしでただちに勝ちます。山札が空でだれも続けられなければ、巻物のいちばん少ない人の勝ち。同じ枚数なら、いちばん大きい数字を持つ人の勝ちです。

## Glossary

term-scroll = ドミノのような札。半分ずつに絵があり、真ん中に数字があります。
term-scroll-words = 巻物
term-mage = プレイヤー。
term-mage-words = 魔術師
term-link = チェーンの端に、同じ絵が合うように巻物を置くこと。
term-link-words = つなぐ | つなぎ | つなげ
term-chain = テーブルに並んだ巻物の列。
term-chain-words = チェーン
term-end = いちばん左か右の巻物。開いた半分にだけ合わせられます。
term-end-words = 端の巻物
term-mirror = 両方の半分に同じ絵がある巻物。
term-mirror-words = 鏡
term-duo = 違う絵が二つある巻物。
term-duo-words = デュオ
term-ring = 最後に唱えた呪文の上に置きます。脇に置いてあれば、どの呪文の上にもありません。
term-ring-words = リング
term-donation = ささげ物のうち、数字がいちばん小さい巻物。チェーンの始まりになります。
term-donation-words = チェーンの始まり
term-pass = つながずに手番を終えること。リングは脇に置きます。
term-pass-words = パス
term-deck = 残っている裏向きの巻物。
term-deck-words = 山札
term-value = 巻物の真ん中の数字。同じものは二つとありません。
term-value-words = 値

## Gallery

gallery-spells = 七つの呪文
gallery-dragons = ほかのドラゴン（テーブルで一つ選べます）
gallery-mirrors = 鏡
gallery-duos = デュオ
gallery-scroll = 値{ $value }。{ $first }と{ $second }につながります。
gallery-mirror = 値{ $value }。両側とも{ $first }につながります。
gallery-scroll-name = { $first }と{ $second }
gallery-mirror-name = { $first }の鏡
gallery-pieces = リングとラウンドカード
gallery-ring = リング
gallery-round_card = ラウンドカード
