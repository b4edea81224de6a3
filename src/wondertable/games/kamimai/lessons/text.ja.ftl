### Lessons of KamiMaï in Japanese. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.

## The first spell

lesson-first-spell = はじめての呪文
lesson-first-spell-about = カードの使い道と、仲間どうしの助け合い。
lesson-first-spell-demon = 紙の魔物に、みんなで立ち向かいます。エネルギーがなくなる前にシートのすべての部分を埋めれば、みんなの勝ちです。矢印は、いま取り組む場所を示します。
lesson-first-spell-fire = この部分には火の呪文と水の呪文が必要です。呪文にはその色が4枚必要で、あなたは火を4枚持っています。唱えましょう！
lesson-first-spell-fire-water = それも、仲間の助けがあればできます。でも、まず1人で出せるものから。火が4枚あります。
lesson-first-spell-fire-end = 必ず唱えなければならないわけではありません。でも、火4枚はちょうど呪文一つ分ですし、シートを埋めなければ勝てません。
lesson-first-spell-together = 次は水です。あなたは1枚、公開されている仲間のカードには3枚。合わせて4枚です。提案すると、仲間が賛成するか決めます。
lesson-first-spell-together-end = 水1枚では1人で唱えられません。でも、自分が1枚でも出せば、ほかの人のカードも数えられます。いっしょに唱える呪文を提案しましょう。
lesson-first-spell-keep = 封印しました。最初の部分は完了です！手番の終わりに、カードを4枚まで残せます。土のカードはどうしますか？
lesson-first-spell-keep-none = 残さないカードは捨て札になります。土が必要な部分はシートのほかのところにもあり、場所も空いています。残しましょう。
lesson-first-spell-end = そのあいだに仲間がページを引き、またあなたの手番です。1人でも、力を合わせても、同じ色4枚が呪文になります。

## Pulling

lesson-pulling = 引いて、やめどきを知る
lesson-pulling-about = このゲームの肝：どこまで思いきるか。
lesson-pulling-book = カードはこの本から出てきます。ページは翼Aと翼Bに分かれて、自分の力で立っています。引いているときに倒れると、みんながエネルギーポイントを1失います。
lesson-pulling-outside = 火を3枚持っていて、あと1枚必要です。外側から1枚だけ、ページA1を引きましょう。
lesson-pulling-outside-elsewhere = 内側のページはほかのページを支えていて、本ごとついてくるかもしれません。どこを引いてもかまいませんが、最初は端のページA1がいちばん安全です。
lesson-pulling-outside-many = 一度に多く引けばカードも増えますが、そのぶん本も引っぱられます。まずは1枚、ページA1から。
lesson-pulling-enough = もう1ページすべり出ましたが、本は立っています。その中に火があり、手持ちと合わせて4枚です。さあ、どうしますか？
lesson-pulling-enough-more = 必要なものはそろっています。いま本が倒れるとエネルギーを失い、何を持っていてもこの手番は呪文を唱えられません。ここでやめましょう。
lesson-pulling-enough-many = そんなに多くのページは一つもいりません！倒れるとエネルギーと、この手番の呪文を失います。ここでやめましょう。
lesson-pulling-cast = 本は立っているので、呪文を唱えられます。
lesson-pulling-cast-end = もったいない。火が4枚あり、この部分には火の呪文が必要です。唱えましょう！
lesson-pulling-end = 手番では毎回、足りるまで、または怖くなるまで引きます。最後のエネルギーポイントがなくなったら、おしまいです。

## The Reserve

lesson-reserve = 残すカード
lesson-reserve-about = 守護者とインプ、そしてリザーブの四つの場所。
lesson-reserve-guardian = 火の守護者を引きました。必ず残さなければならず、四つの場所の一つを取り、次の手番は利き手でないほうで引くことになります。
lesson-reserve-imp = でも、鍵束のインプも持っています。自分のものもほかの人のものも、守護者をすべて閉じこめます。どうしますか？
lesson-reserve-imp-end = それでは守護者が残ります。場所が一つ減り、次の手番は利き手でないほうです。いまならインプが助けてくれます。
lesson-reserve-free = いなくなりました！同じ色が4枚ないので、唱えられる呪文はありません。呪文を終えましょう。
lesson-reserve-keep = カードは5枚、残せるのは4枚。いまの部分には火と水が必要です。どの4枚を残しますか？
lesson-reserve-keep-others = 矢印のある部分を見てください。唱えられるのはそこの呪文、火と水だけです。火2枚と水、それにもう1枚を残しましょう。
lesson-reserve-keep-fewer = 4枚残せて、残さないカードはなくなります。火2枚と水、それにもう1枚を残しましょう。
lesson-reserve-end = リザーブのカードは全員に公開されています。だから仲間には、あなたに足りないものがわかり、かわりに引くこともできます。

## Fairy and Wolf

lesson-fairy = 助っ人は大切に
lesson-fairy-about = 落とし穴：呪文に必要以上に支払うこと。
lesson-fairy-creatures = 本から助っ人が2枚出てきました。水の妖精は水1、2または3枚分、聖なる狼は好きな色の1または2枚分になります。
lesson-fairy-fire = まず火の呪文です。出し方はいくつかあります。いちばん損をしないのはどれですか？
lesson-fairy-fire-wolf = 狼は助けてくれますが、いなくなってしまいます。火はもう4枚あります。狼は足りない色のために取っておきましょう。
lesson-fairy-fire-water = それはもう一つの呪文で、悪くありません。でも、まず火をふつうのカード4枚で。ほかに使い道はありません。
lesson-fairy-fire-end = 火が4枚あり、この部分には火の呪文が必要です。先に唱えましょう。
lesson-fairy-water = 次は水。カードは1枚だけで、妖精は3枚分までになります。何を出しますか？
lesson-fairy-water-wolf = 狼はいりません。水1枚と、3枚分になる妖精で4枚です。狼はまたの機会に取っておきましょう。
lesson-fairy-water-end = 水1枚と、3枚分までになる妖精で4枚です。呪文を唱えれば、この部分は封印されます。
lesson-fairy-end = 封印して、狼も手元に残りました。ふつうのカードが先、助っ人は最後、ページは必要な分だけ。そうすればエネルギーがもちます。

## A first game

lesson-first-game = 魔物の最後の部分
lesson-first-game-about = ボットといっしょにシートを仕上げます。考えるコツを達人が教えます。
lesson-first-game-area = 魔物の三つの部分は封印されました。最後の部分には土と風と火が必要で、エネルギーポイントは3残っています。
lesson-first-game-air = 風を4枚持っています。もうおわかりですね！
lesson-first-game-air-end = 風4枚は呪文一つ分で、最後の部分に必要です。終える前に唱えましょう。
lesson-first-game-done = 残りは土と火で、火は2枚しかありません。呪文を終えましょう。
lesson-first-game-keep = 仲間も火を1枚持っています。どれを残しますか？
lesson-first-game-keep-less = 4枚まで残せて、火が必要です。両方残しましょう。捨てたカードは、本を組み立て直すまで戻りません。
lesson-first-game-play = ここからは自由に遊んでください。ここに並ぶのは、達人ならどうするか、そしてその理由です。従わなくてもかまいません！
lesson-first-game-play-draw = 土と火をねらって引きましょう。1ページずつ、怖くなったらやめること。
lesson-first-game-play-cast_action = 出せる呪文を唱えましょう。仲間の助けも借りられます。
lesson-first-game-play-consent = 仲間が呪文を提案し、あなたのカードも使いたいそうです。出しますか？
lesson-first-game-play-store_keep = 最後の呪文に必要な土と火を残しましょう。守護者はどのみち残ります。
lesson-first-game-play-choose_grip = 守護者はそれぞれ違うやり方で手をしばります。いちばんやりやすい持ち方を選びましょう。
lesson-first-game-end = これでおしまいです！魔物を封印できてもできなくても、勝つのも負けるのもいっしょです。シート1枚には20分ほどかかります。
