### Miraris in two minutes, its glossary and its gallery, in Japanese.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = ワンダーを集めよう
guide-goal = ワンダーは、描かれた王冠の数だけ点になります。1点から7点まで。8ラウンドのあと、点がいちばん多い人の勝ちです。
guide-character-title = 秘密のキャラクター
guide-character = まず2枚か3枚のキャラクターを見て、こっそり1枚を選びます。8ラウンドのあいだは眠っています。得点計算で目を覚まし、奪ったり、引いたり、倍にしたり、点をくれたりします。
guide-bid-title = 数字を出す
guide-bid = ラウンドごとに、全員が1から9の数字を1枚、裏向きに出します。それぞれの数字は、ゲーム中に一度しか使えません。
guide-reveal-title = 小さければ近く、大きければ遠く
guide-reveal = すべての数字をいっせいに公開し、小さい順に山札の隣から列の下に並べます。自分の数字の上にあるものを取ります。いちばん大きい数字がいつもよいわけではありません。いちばん遠くに届くだけです。
guide-tie-title = 同じ数字は砕け散る
guide-tie = ほかの人と同じ数字を出すと、どちらも何も得られません。みんなが欲しいものを読んで、だれも出さない数字を出しましょう。
guide-pile-title = 残ったものは大きくなる
guide-pile = だれも取らなかったワンダーの上には、もう1枚重なります。あとでその枠を獲得した人が、カードの山を丸ごと取ります。
guide-end-title = 目を覚まして数える
guide-end = 8ラウンド目のあと、番号のあるキャラクターが小さい順に能力を使います。それから全員が、王冠と自分のキャラクターの点を足します。一つだけ例外があります。ロランドは、七種類のワンダーがそろえばその場で勝ちます。

## Glossary

term-wonder = 獲得するカード。描かれた王冠の数だけ点になります。
term-wonder-words = ワンダー
term-crown = ワンダーの下にある点の印。
term-crown-words = 王冠
term-dormire = 入札に使う1から9の数字のカード。それぞれ一度だけ使います。
term-dormire-words = ドルミーレ
term-character = 始めに選ぶ秘密のカード。得点計算まで何もしません。
term-character-words = キャラクター
term-row = 山札のそばに表向きで並ぶワンダー。人数と同じ数の場所があります。
term-row-words = 列
term-slot = 列の中の場所。枠1は山札の隣です。
term-slot-words = 枠
term-pile = 一つの枠に重なったワンダー全部。まとめて取ります。
term-pile-words = カードの山
term-claim = ほかにだれも同じ数字を出していないので、自分の数字の上の山を取ること。
term-claim-words = 獲得
term-numbered = 順番の数字があるキャラクター。得点計算で、小さい順に先に能力を使います。
term-numbered-words = 番号のある

## Gallery

gallery-wonders = ワンダー
gallery-wonder = { $crowns }点。山札に{ $copies }枚。
gallery-numbered = 番号のあるキャラクター：得点計算で先に能力を使います
gallery-unnumbered = 番号のないキャラクター
gallery-dormire = ドルミーレ
gallery-dormire-name = ドルミーレ{ $value }
gallery-dormire-about = 入札する数字。全員がそれぞれの色と形で、各1枚ずつ持っています。
