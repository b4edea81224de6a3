### AlicematiC Heroes in two minutes, its glossary and its gallery, in Japanese.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = ワンダーランドを治めよう
guide-goal = 手番は14回。毎回、王国にカードを1枚加え、マップのマスを一つ取ります。最後に勝利点（VP）がいちばん多い人の勝ちです。
guide-politics-title = まずカードを1枚
guide-politics = アリスを、その色のスロットに表向きで召喚します。それから効果を持ちますが、夢力がコストに届かなければなりません。または、どのカードでも平民として好きな場所に裏向きで置けます。効果もコストもなく、カードを1枚引きます。
guide-slots-title = カードは力
guide-slots = スロットのカードは、表でも裏でも1枚につき力が1になります。赤は守りを破り、緑は遠くへ届き、黄は強いアリスを召喚します。青と白は、青と白の土地の価値を高めます。
guide-invade-title = 次にマスを一つ
guide-invade = だれのものでもないマスを取ります。赤の力がマスの数字に届かなければなりません。自分の都市があるタイルでは距離は関係ありません。ほかの場所では、緑の力が都市からの道のりに届かなければなりません。
guide-bonus-title = マスの恵みを受け取る
guide-bonus = 土地は、その色のスロットにあるカードの枚数分、トークンやカードやVPをくれます。トークン1個は足りない力1を補います。都市は3VPになり、新しい出発点になります。
guide-attack-title = 手ごわければ2回の手番で
guide-attack = 土地に力が足りないときは、トークンを裏向きに置きます。そのマスは攻撃中です。あとの手番に表にすれば、数字がいくつでもあなたのものです。
guide-safe-title = つながった土地は安全
guide-safe = 自分の都市とつながっている場所は、決して奪われません。孤立した場所は奪われます。都市から広げて、ほかの人の切れ端をねらいましょう。
guide-end-title = タイルを数える
guide-end = タイルごとに、トークンのいちばん多い人が6VP、2番目の人が3VPを得ます。それから、スロットごとにいちばん多くのアリスがいる人と、一部のアリスの効果が得点になります。タイルの同点は、アリスの多い人のものです。

## Glossary

term-alice = 王国に表向きで置かれ、自分の効果を持つカード。
term-alice-words = アリス
term-commoner = スロットに裏向きで置かれたカード。効果はなく、力として数えます。
term-commoner-words = 平民
term-slot = 王国にある五つのカード置き場：赤、青、黄、緑、白。それぞれ4枚まで置けます。
term-slot-words = スロット
term-power = スロットにあるカードの枚数。表も裏も数えます。
term-power-words = 力
term-military = 赤のスロットの力。打ち破れるマスの数字です。
term-military-words = 軍事力
term-mobility = 緑のスロットの力。都市からどこまで侵略できるかを表します。
term-mobility-words = 機動力
term-dream = 黄のスロットの力。召喚できるアリスのコストです。
term-dream-words = 夢力
term-city = タイルの真ん中にある紫のマス。何人でも持つことができ、失うことはありません。
term-city-words = 都市
term-land = 赤、青、黄、緑、白のマス。
term-land-words = 土地
term-forest = 暗いマス。まわりのマスがすべて取られると、その多くを持つ人に開かれます。
term-forest-words = 森 | 神秘の森
term-connected = 自分の都市から、自分のマスだけを通って行けること。
term-connected-words = つながって | つながった
term-attack = 裏向きのトークン。まだ自分のマスではありませんが、あとの手番に取れます。
term-attack-words = 攻撃中 | 攻撃トークン
term-bonus = マスを取った人が受け取るもの。
term-bonus-words = ボーナス
term-vp = 勝利点。いちばん多い人の勝ちです。
term-vp-words = VP | 勝利点
term-tile = 真ん中に都市のある七つのマス。最後に一つずつ得点を計算します。
term-tile-words = タイル

## Gallery

gallery-alices = アリス：{ $slot }
gallery-alice = コスト{ $cost }、山札に{ $copies }枚。{ $timing }。{ $effect }
gallery-spaces = マス
gallery-space-red = 赤のスロットにあるカードの枚数分、赤トークンを得ます。
gallery-space-blue = 青のスロットにあるカードの枚数分、カードを引きます。
gallery-space-yellow = 黄のスロットにあるカードの枚数分、黄トークンを得ます。
gallery-space-green = 緑のスロットにあるカードの枚数分、緑トークンを得ます。
gallery-space-white = 白のスロットにあるカードの枚数分、VPを得ます。
gallery-space-city = 3VPを得ます。ここから土地がつながり、このタイルでは距離が関係なくなります。
gallery-space-forest = まわりのマスがすべて取られると開きます。囲む輪の大きさに応じてVPを得ます。
gallery-kingdoms = 王国
gallery-kingdom = 五つの王国の一つ。違いは見た目だけです。
gallery-tokens = トークンと平民
gallery-commoner-name = 平民
gallery-commoner = 裏向きのカード。スロットの力が1増え、効果はありません。
gallery-attack-name = 攻撃トークン
gallery-attack = 裏向きのトークン。あとの手番に表にして、土地を取れます。
gallery-cut_off-name = 裂けたトークン
gallery-cut_off = このマスは持ち主の都市から孤立していて、奪うことができます。
