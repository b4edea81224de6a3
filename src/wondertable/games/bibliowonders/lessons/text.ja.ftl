### Lessons of Bibliowonders! in Japanese. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.

## The first steps

lesson-first-steps = はじめの一歩
lesson-first-steps-about = 図書館を歩いて、カードを見つけます。
lesson-first-steps-goal = 夜の図書館。あなたは青の魔法使いです。三つの知識を習得して、真ん中の受付へ移動すれば勝ち。1ターンに2回移動できます。
lesson-first-steps-blue = 北に、あなたの色である青の書架があります。カードを1枚引けます。そこへ行きましょう。
lesson-first-steps-blue-red = その書架は赤で、ほかの人の色です。ほかの色では何も起こりません。青を探しましょう。
lesson-first-steps-blue-dark = 裏向きの書架です。表にするとMPを1得られます。悪くありませんが、自分の色ではカードが待っています。
lesson-first-steps-blue-end = 移動がまだ2回残っています。次のターンに持ちこすことはできません。まず青の書架へ移動しましょう。
lesson-first-steps-drawn = カードを引きました。「東」は、受付より東にいることを求めます。隣にある色を求めるカードもあります。消費クリスタルは、この書架がもう使われたしるしです。
lesson-first-steps-dark = 移動はあと1回。まわりには裏向きの書架があります。移動すると表になり、MPを1得られます。
lesson-first-steps-dark-back = 三つの知識を習得するまで、受付に戻っても何も起こりません。かわりに新しい書架を表にしましょう。
lesson-first-steps-dark-end = 移動が1回残っていて、持ちこせません。裏向きの書架でMPをもらっていきましょう。
lesson-first-steps-end = MPを得ました！1で書架を1枚見られ、2でカードを替えられ、3でもう一度移動できます。カードの条件がそろうまで歩きましょう。

## To learn

lesson-learn = 知識の習得
lesson-learn-about = このゲームの肝：カードの求める場所に立つこと。
lesson-learn-cards = カードは宿題です。いまいる場所で条件を満たす異なるカードを2枚、3枚または4枚公開すると、知識を習得できます。枚数ごとに知識キューブ一つです。
lesson-learn-north = あなたは赤の上、黄の隣、受付より東にいて、3枚の条件を満たしています。4枚目の「北」は、受付より北にいることを求めます。どこへ行きますか？
lesson-learn-north-east = そこはもっと東ですが、「東」の条件はもう満たしています。「北」が見るのは上下だけ。受付より上の横列へ行かなければなりません。
lesson-learn-north-south = そこは南で、逆方向です。「北」が求めるのは、受付より上の横列です。
lesson-learn-north-reception = 受付の上では、「北」も「東」も、どの方角も条件を満たしません。通りこして、上の横列へ行きましょう。
lesson-learn-north-early = いま少ない枚数で習得することもできます。でも、北へ1回移動すれば4枚すべての条件を満たします。4枚はいちばんむずかしいのです。
lesson-learn-north-end = 移動が残っていて、そのうち1回で4枚すべての条件を満たします。受付より上の横列の場所を探しましょう。
lesson-learn-all = これで全部そろいました。黄の上、赤の隣、受付より北で東です。色は、いまいる場所でも隣でも数えます。
lesson-learn-four = 4枚を一度に公開しましょう。枠IVが埋まります。
lesson-learn-four-fewer = それでも小さい枠なら埋まります。でも、それぞれの枠に入る知識キューブは一つだけで、4枚がそろうことはめったにありません。いま使いましょう。
lesson-learn-four-move = もう1回移動すると、条件を満たさないカードが出てきます。先に習得しましょう。移動は減りません。
lesson-learn-four-end = まだ終えないでください。いまここで4枚すべての条件を満たしていて、習得しても移動は減りません。
lesson-learn-end = 三つのうち、いちばん大きい枠です！残りは2枚と3枚。場所の近いカードを集めるように計画しましょう。

## Magic

lesson-magic = もう一歩
lesson-magic-about = MPの使い道と、ゲームの勝ち方。
lesson-magic-far = 三つの知識を習得したので、あとは受付への競走です。受付までは3歩、移動は2回です。
lesson-magic-leap = でもMPが3あります。ここで役立つ魔法はどれですか？
lesson-magic-leap-negotiate = 交渉はカードを替える魔法で、MPを2使います。もうカードはいりませんし、残り1では3歩目がありません。
lesson-magic-leap-look = 透視は書架を1枚見る魔法で、MPを1使います。残り2では跳躍できません。それに、道はもう見えています。
lesson-magic-leap-move = 先に移動して、あとで跳躍することもできます。魔法はターン中いつでも使えます。忘れないように、3歩目の分をいま支払いましょう。
lesson-magic-leap-end = 次のターンでは遅いかもしれません。もう1人の魔法使いは、あと一つで知識がそろいます。あなたにはMPが3あります。
lesson-magic-walk = これで3歩。まっすぐ東へ。この書架はどれもほかの人の色か、だれの色でもないので、じゃまは入りません。
lesson-magic-walk-aside = それではまっすぐな道からそれてしまい、余分な移動はありません。東へ！
lesson-magic-walk-end = まだです。この道のためにMPを支払ったばかりです。東へ！
lesson-magic-on = そのまま進みましょう。
lesson-magic-on-aside = それでは受付から離れてしまい、余分な移動はありません。東へ！
lesson-magic-on-end = まだです。移動はあと2回、ちょうど足ります。
lesson-magic-home = 最後の一歩。知識キューブを三つ持って受付へ移動すれば、その場で勝ちです。
lesson-magic-home-aside = あと少し！受付はすぐ隣の東にあります。移動して勝ちましょう。
lesson-magic-home-end = あと少し！移動は1回残っていて、受付はすぐ隣です。
lesson-magic-end = あなたの勝利です。道すがら書架を表にして、最後のためにMPを3残しておきましょう。多くの競走は一歩の差で決まります。

## Moving shelves

lesson-moving-shelf = 動く書架
lesson-moving-shelf-about = 落とし穴：近道が、あなたを運び去ります。
lesson-moving-shelf-near = 知識キューブは三つそろい、受付まで2歩。東へ1歩と南へ1歩、順番はどちらでもかまいません。
lesson-moving-shelf-two-ways = 道は二つ。東には矢印のある動く書架、南には赤の書架があります。どちらへ行きますか？
lesson-moving-shelf-two-ways-moving = その書架は東隣のカードと入れ替わり、あなたも運びます。すると受付まで2歩になり、移動はあと1回しかありません。
lesson-moving-shelf-two-ways-away = それでは受付から離れてしまいます。移動は2回だけです。東ですか、南ですか？
lesson-moving-shelf-two-ways-end = 移動は2回、ちょうど足ります。二つの道を見てください。
lesson-moving-shelf-home = ここでは何も起こりませんでした。それがねらいどおりです。さあ、受付へ。
lesson-moving-shelf-home-aside = そちらではありません。受付はすぐ隣の東にあります。移動して勝ちましょう。
lesson-moving-shelf-home-end = 移動は1回残っていて、受付はすぐ隣です。行きましょう！
lesson-moving-shelf-end = 着きました。動く書架は、じゃまにも助けにもなります。まず矢印を読みましょう。受付へ運ばれても勝ちにはなりません。自分で移動することが必要です。

## A first game

lesson-first-game = はじめてのゲーム
lesson-first-game-about = ボットとのゲームの後半。考えるコツを達人が教えます。
lesson-first-game-learn = 2人とも知識キューブは一つ。あなたは緑の上、受付より北にいます。2枚の手札を見てください！
lesson-first-game-learn-move = 移動する前に。2枚とも、ちょうどここで条件を満たします。習得しても移動は減らないので、先に習得しましょう。
lesson-first-game-learn-end = まだ手番を終えないでください。2枚とも、ちょうどここで条件を満たします。
lesson-first-game-draw = 知識キューブが二つ！三つ目にはカードが4枚必要です。西の青い書架で1枚引けます。
lesson-first-game-draw-reception = 受付が役に立つのは、知識キューブが三つそろってからです。まずカードを探しましょう。自分の色は西にあります。
lesson-first-game-draw-dark = 裏向きの書架ではMPを得られます。でも必要なのはカードで、自分の色はすぐ隣の西にあります。
lesson-first-game-draw-end = 移動が2回残っていて、西の自分の色でカードが待っています。
lesson-first-game-play = ここからは自由に遊んでください。盤の数字は、達人ならどうするか、そしてなぜかを示します。数ラウンドのあと、知識キューブのいちばん多い人の勝ちです。
lesson-first-game-play-negotiation_discard = いちばん合わないカードを捨てましょう。2枚持っているカードか、遠くへ行かせるカードです。
lesson-first-game-play-hand_limit_discard = 手札は5枚までです。いちばん合わないカードを手放しましょう。
lesson-first-game-end = これがはじめてのゲームでした。本来は受付で手札なしから始まり、友だちとなら30分ほどかかります。
