### Lessons of Miraris in Japanese. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.
### What is said of an answer that is not wanted may use the parts of that answer: of a bid its { $value }.

## Your first bid

lesson-first-bid = はじめての入札
lesson-first-bid-about = 数字のカードでワンダーを獲得する方法。
lesson-first-bid-row = これがワンダーです。王冠の数がそのまま点になります。夢は7点、墓はたったの2点。ラウンドごとに、この列の場所を一つ獲得できます。
lesson-first-bid-bidding = 全員が数字を1枚、裏向きに出します。いちばん小さい数字は山札の隣の場所、いちばん大きい数字はいちばん遠い場所を取ります。そのあいだは順番どおりです。
lesson-first-bid-dream = 夢はいちばん遠くにあります。いちばん大きくなりそうな数字を出してください。
lesson-first-bid-dream-lowest = ほかの人は4と7を出しました。あなたの{ $value }はいちばん小さくなり、山札の隣にある2点の墓になってしまいます。もっと大きい数字を！
lesson-first-bid-dream-four = ほかの人も4を出していました。同じ数字は打ち消し合い、2人とも何も得られません。もっと大きい数字を！
lesson-first-bid-dream-middle = ほかの人は4と7を出しました。あなたの{ $value }はそのあいだになり、真ん中の祭壇で3点です。夢にはもっと大きい数字が必要です。
lesson-first-bid-dream-seven = 惜しい！ほかの人も7を出していました。同じ数字は打ち消し合い、だれも夢を獲得できません。あと一つ大きければ十分です。
lesson-first-bid-claimed = いちばん大きい数字なので、夢はあなたのものです。でも、そのカードはもう使えません。手札の数字は、ゲームを通して一度ずつしか出せないのです。
lesson-first-bid-near = 新しいラウンド、新しいワンダーです。今度はいちばんよい女神の手が山札の隣にあります。どの数字を出しますか？
lesson-first-bid-near-three = ほかの人も3を考えていました。同じ数字は打ち消し合い、女神の手はそのまま残ります。もっと小さい数字を。
lesson-first-bid-near-middle = ほかの人は3と6を出しました。あなたの{ $value }はそのあいだになり、庭園で1点です。もっと小さい数字を。
lesson-first-bid-near-six = ほかの人も6を出していたので、2人とも何も得られません。それに、6は山札の隣の場所には大きすぎます。
lesson-first-bid-near-highest = あなたの{ $value }はいちばん大きくなり、いちばん遠い2点の墓へ行ってしまいます。大きい数字は遠い場所のためのもの。ここではいちばん小さい数字が勝ちます。
lesson-first-bid-end = 小さなカード1枚で5点です！数字そのものによしあしはありません。宝がどこにあるかを見て、ほかの人がどこを見ているかを考えましょう。

## Equal numbers

lesson-equal-bids = 同じ数字は砕け散る
lesson-equal-bids-about = このゲームの肝：みんなが欲しがるものを欲しがらないこと。
lesson-equal-bids-pile = いちばん遠い場所に、夢と、その下の礼拝堂、二つのワンダーが重なっています。そこを獲得した人は山を丸ごと取ります。11点です。
lesson-equal-bids-everybody = それはみんなに見えています。ほかの2人はまだ9を持っていて、手を伸ばす音が聞こえてきそうです。あなたは何を出しますか？
lesson-equal-bids-everybody-nine = やはりそうでした。9が3枚！同じ数字は打ち消し合い、3人とも何も得られず、あなたの9もなくなります。2人には争わせておいて、別の数字を出しましょう。
lesson-equal-bids-blocked = 9が2枚なので、ほかの2人は何も得られません。それでも端の二つの場所はふさがったままです。いちばん小さかったあなたは、争わずに女神の手を取りました。
lesson-equal-bids-grown = だれも取らなかったものは残り、ラウンドごとに上にカードが重なります。いちばん遠い山は、いまや14点です！
lesson-equal-bids-nine = ほかの人が出した数字を思い出しましょう。9はもう使われ、あなたはまだ持っています。今度は何を出しますか？
lesson-equal-bids-nine-eight = ほかの人に残った最大の数字は8で、1人がそれを出しました。打ち消し合ってしまいます。あなたには、だれにもまねできないカードが1枚あります。
lesson-equal-bids-nine-six = ほかの人も6を出していて、打ち消し合ってしまいます。あなたには、だれにもまねできないカードが1枚あります。
lesson-equal-bids-nine-low = あなたの{ $value }はいちばん小さくなり、山札の隣の礼拝堂で4点です。14点のためなら、いまこそとっておきのカードです。
lesson-equal-bids-end = カード1枚で14点！覚えておくことは二つ。みんなが争うところで争わないこと、使われたカードを覚えておくことです。

## The character

lesson-character = 秘密のキャラクター
lesson-character-about = 最後にワンダーが何点になるか。
lesson-character-who = ゲームの始めに、秘密のキャラクターを1枚選びます。ここではあなたはアリー。得点計算で、墓が2点ではなく1枚10点になります。
lesson-character-graves = 残りは2ラウンド。いちばん遠くに墓が2枚あり、ほかの人は山札の隣の夢を見ています。何を出しますか？
lesson-character-graves-five = ほかの人は1と8を出しました。あなたの5はそのあいだになり、礼拝堂の4点です。いちばん遠い墓はあなたには20点。確実に取りましょう。
lesson-character-graves-one = 夢に入札することになりますが、ほかの人も1を出していて、2人とも何も得られません。それに、墓2枚はあなたには20点、夢はたった7点です。
lesson-character-last = 最後のラウンド、手札は2枚。墓が山札の隣に、6点の世界の果てが真ん中にあります。どちらの数字にしますか？
lesson-character-last-five = 5は4と8のあいだになり、世界の果てを獲得します。王冠6個、ふつうなら喜ぶところです。でもあなたはアリー。墓は10点です。
lesson-character-points = 8ラウンドが終わり、キャラクターが目を覚まします。まず王冠を足し、それからキャラクターがそれぞれの持ち主の点を変えます。
lesson-character-end = 墓4枚が10点ずつで、合計48点。あなたの勝利です。ほかの人には、あなたが弱いカードばかり取る理由がわからなかったでしょう。キャラクターを選んだら、それに合わせて集めましょう。

## The poisoned pile

lesson-poisoned-pile = 毒のある山
lesson-poisoned-pile-about = 落とし穴：ワンダーを獲得すると損をするとき。
lesson-poisoned-pile-who = 今度のあなたはファティマ。庭園（1）を1枚も持っていなければ、ワンダーはどれも7点です。いま4枚持っているので28点。
lesson-poisoned-pile-pile = いちばん遠くを見てください。夢がありますが、その下に庭園があります。どの場所に行きたいですか？
lesson-poisoned-pile-pile-high = あなたの{ $value }はいちばん大きくなり、山を丸ごと取らなければなりません。庭園があると、ワンダーはすべて王冠の数だけになります。35点ではなく22点です。もっと小さい数字を。
lesson-poisoned-pile-saved = 小さなカードですが、ファティマにはどれも7点です。庭園はほかの人が引き取ってくれました。
lesson-poisoned-pile-between = 今度は両端に庭園があり、よいのは真ん中の世界の果てだけ。小さいカードが1枚と大きいカードが2枚あります。いちばん安全なのは？
lesson-poisoned-pile-between-high = あなたの{ $value }はいちばん大きくなります。「いりません」とは言えません。場所を獲得したら、そこにあるもの、ここでは庭園を取らなければなりません。
lesson-poisoned-pile-end = 2と6のあいだの、真ん中です。入札の前に山を全部読み、自分のキャラクターにどう響くか考えましょう。ときには、少ししか得られない入札が最善です。

## A first game

lesson-first-game = はじめてのゲーム
lesson-first-game-about = 2人のボットとの8ラウンド。考えるコツを達人が教えます。
lesson-first-game-character = さあ、ゲームを一回。まず3枚から1枚のキャラクターを選びます。ラナは初心者にやさしく、どのワンダーも1枚につき2点増えます。ラナを選びましょう。
lesson-first-game-character-mariano = マリアーノは、ワンダーが2枚以下なら50点、4枚からは何もなしです。そこまで少なく抑えるのは大変。またの機会にしましょう。
lesson-first-game-character-rolando = ロランドは七種類のワンダーがそろえばすぐに勝ち、そろわなければ何もありません。もう少し慣れてからにしましょう。ラナならどのカードでも役に立ちます。
lesson-first-game-bid = ラナはたくさんのワンダーが欲しいので、打ち消されないようにしましょう。最初のラウンドはカードが1枚ずつなので、中くらいの数字で十分です。1と9はあとのために。
lesson-first-game-bid-one = あなたの1より小さい数字はありません。山札の隣によい山ができるラウンドまで取っておきましょう。
lesson-first-game-bid-nine = あなたの9より大きい数字はありません。いちばん遠くに大きな山ができるラウンドまで取っておきましょう。
lesson-first-game-play = ここからは自由に遊んでください。盤の数字は、達人なら何を出すか、そしてなぜかを示します。従わなくてもかまいません！
lesson-first-game-play-mirela_gift = ミレラが全員にワンダーを求めています。どれにするかはあなたが選べます。あなたにとっていちばん価値の低いものを贈りましょう。
lesson-first-game-end = これがはじめてのミラリスでした。次は別のキャラクターを選んでみてください。同じ列が違って見えてきます。
