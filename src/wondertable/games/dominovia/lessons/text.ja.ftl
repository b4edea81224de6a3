### Lessons of Dominovia in Japanese. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.
### What is said of an answer that is not wanted may use the parts of that answer: its { $scroll }.

## The first link

lesson-first-link = はじめてつなぐ
lesson-first-link-about = 巻物を端から端へつないで、ラウンドに勝ちます。
lesson-first-link-goal = あなたの巻物は3枚。それぞれに絵が二つあります。最後の巻物を先に出した人がラウンドに勝ちます。
lesson-first-link-ends = 真ん中にはもう1枚の巻物があります。両端が開いていて、左は星、右はドカン！です。同じ絵どうしを合わせます。
lesson-first-link-link = あなたの凍結／ドカン！は、ドカン！の端に合います。そこに置いてください。
lesson-first-link-link-star = それも合って、星を唱えられます。でも、まず右のドカン！を見てください。巻物を2枚減らせます。
lesson-first-link-bam = 同じ絵が合うと、その呪文を唱えます。ドカン！では巻物を1枚だれかに渡せます。左の星にも右の凍結にも合わないのはどれですか？
lesson-first-link-bam-useful = { $scroll }は左の端の星に合います。渡すのはもったいない。次の手番に出せます。もう1枚を見てください。
lesson-first-link-bam-keep = すべて持っておくこともできます。でも少ないほど早く勝てますし、いまはどこにも合わない巻物が1枚あります。
lesson-first-link-last = 残りの巻物は1枚。星／子馬は両方の端に合います。好きなほうに置いてください。
lesson-first-link-end = 最後の巻物を出したので、ラウンドはあなたのものです。呪文ももういりません。置いて、唱えて、また置く。それがこのゲームのすべてです。

## Spells

lesson-spells = 七つの呪文
lesson-spells-about = このゲームの肝：呪文のためにつなぎ方を選ぶこと。
lesson-spells-spells = ただの絵合わせではありません。合うたびに呪文を唱えます。子馬ならもう1枚つなげます。王冠なら、王冠の描かれた端をほかの人に対して閉ざします。
lesson-spells-colt = あなたの巻物のうち2枚が合います。1枚は子馬に、1枚は王冠に。1回の手番で両方出せるつなぎ方はどちらですか？
lesson-spells-colt-crown = 王冠は右の端を閉ざしますが、それで手番が終わります。先に子馬を合わせましょう。もう1枚つなげます。
lesson-spells-crown = 子馬が駆けています。もう1枚どうぞ。ドカン！／王冠を王冠につなげば、最後の巻物の場所に、相手の魔術師は手を出せません。
lesson-spells-crown-stop = やめることもできますが、巻物が2枚残り、王冠を相手の魔術師にゆずることになります。子馬が駆けているうちに続けましょう。
lesson-spells-kept = ほら、相手の魔術師はドカン！の巻物を持っていましたが、右の端には王冠が描かれていて閉じていました。使えたのは左の端だけでした。
lesson-spells-last = 自分の王冠に自分はしばられません。最後の1枚を置きましょう！
lesson-spells-end = 2回の手番で巻物3枚。つなぐ前に三つのことを見ましょう。何を唱えるか、何を開くか、次に何を出せるか。

## A round from its beginning

lesson-offering = ラウンドの始まり
lesson-offering-about = ささげ物と先読み、そしてラウンドの勝ち方。
lesson-offering-offering = 新しいラウンドです。巻物は7枚ずつ。全員がこっそり1枚をささげます。真ん中の数字がいちばん小さい巻物が残り、チェーンの始まりになります。
lesson-offering-offer = 始まりになった人は巻物が1枚減ります。だから小さい数字が得です。いちばん小さいものをささげてください。
lesson-offering-offer-higher = 相手の魔術師は2番のドラゴン／飛行をささげます。{ $scroll }のほうが大きいので手札に戻り、相手の巻物が1枚減ってしまいます。
lesson-offering-ahead = あなたのささげ物がいちばん小さい値でした。あなたの手番で、合う巻物は2枚。子馬をあと3枚持っています。そのための場所を作れるつなぎ方はどちらですか？
lesson-offering-ahead-dragon = それも合います。でもドラゴンでは、あなたも含めて全員が巻物を1枚渡しますし、1枚しか持っていないドカン！の端が開きます。子馬を探しましょう。
lesson-offering-star = 星では巻物を1枚山札に捨てられます。左はドラゴン、右は子馬が開いています。どちらにも合わないのはどれですか？
lesson-offering-star-left = { $scroll }は左のドラゴンに合います。取っておきましょう。両方の端に答えを持っていたいですね。
lesson-offering-star-right = { $scroll }はいま開いた子馬に合います。取っておきましょう。そこでどんどん続けられます。どこにも合わない巻物が1枚あります。
lesson-offering-star-keep = すべて持っておくこともできます。でも1枚減れば勝ちに一歩近づきますし、行きづまったときは巻物のいちばん少ない人が勝ちます。
lesson-offering-stopped = 1回の手番で2枚減りました。山札が空になり、だれも続けられなくなったら、ラウンドは巻物のいちばん少ない人のものです。
lesson-offering-end = 数えるのはラウンドだけです。決められた数のラウンドに先に勝った人が、対戦に勝ちます。

## Freeze

lesson-freeze = 冷たい手
lesson-freeze-about = 落とし穴：自分の巻物を止めてしまう呪文。
lesson-freeze-freeze = たいていの呪文は唱えた人の役に立ちます。凍結は違います。次の自分の手番では、先に引かないかぎり、凍結の描かれた巻物を出せません。
lesson-freeze-choose = 3枚の巻物のうち2枚に凍結が描かれていて、3枚とも合います。どれから出しますか？
lesson-freeze-choose-freeze = それでは凍結を唱えてしまい、次の手番にもう1枚の凍結が止められます。先に凍結のない巻物を出せば、両方ともまだ使えます。
lesson-freeze-star = 星です。1枚を山札に捨てられます。2枚とも同じ端に合うので、1枚あれば足ります。
lesson-freeze-star-keep = 両方持っておくこともできますが、それではあと2回の手番が必要です。1枚減らせば、次につなぐのが最後の1枚です。
lesson-freeze-last = 左の端はまだ凍結で、あなたを止めるものはありません。置きましょう！
lesson-freeze-end = 最後の巻物は、凍結であっても、呪文が効く前に勝ちます。凍結は最後のために、または困らない手番のために取っておきましょう。

## A first game

lesson-first-game = はじめてのラウンド
lesson-first-game-about = ボットとの1ラウンド。考えるコツを達人が教えます。
lesson-first-game-offer = あなた自身のラウンドです。いちばん小さいささげ物がチェーンの始まりになり、持ち主の巻物は1枚減ります。どれをささげますか？
lesson-first-game-offer-higher = { $scroll }の数字は、あなたのいちばん小さいドラゴン／飛行より大きいです。相手の魔術師のほうが小さければ、手札に戻ってきます。いちばん小さいものをささげましょう。
lesson-first-game-crown = 右の端は王冠で、合う巻物が2枚あります。あなたの王冠は、相手の魔術師が引くまでその端を閉ざします。
lesson-first-game-crown-dragon = それは左の端に合いますが、ドラゴンでは2人とも巻物を1枚渡し、何が来るかわかりません。王冠にしましょう。
lesson-first-game-play = ここからは自由に遊んでください。盤の数字は、達人ならどうするか、そしてなぜかを示します。従わなくてもかまいません！
lesson-first-game-play-fly = 合う巻物がありません。飛行があれば、2枚まで引くかわりに、今回だけパスできます。
lesson-first-game-play-dragon_pass = ドラゴンがめぐります。いちばん合わない巻物を渡しましょう。かわりに別の巻物がこっそり届きます。
lesson-first-game-play-star = 星：巻物を1枚捨てられます。どちらの端にも合わないものを選びましょう。
lesson-first-game-play-bam = ドカン！：巻物を1枚渡せます。どちらの端にも合わないものを選びましょう。
lesson-first-game-play-colt = 子馬でもう1枚つなげます。相手の魔術師だけが使える端を開くのでなければ、つなぎましょう。
lesson-first-game-end = これがはじめてのラウンドでした。決められた数のラウンドに先に勝った人が対戦に勝ちます。ほかに四種類のドラゴンも試してみてください！
