### Lessons of AlicematiC Heroes in Japanese. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.
### What is said of an answer that is not wanted may use the parts of that answer: its { $alice }, { $slot } or { $space }.

## The first turn

lesson-first-turn = はじめての手番
lesson-first-turn-about = 王国にカードを1枚、それからマップのマスを一つ。
lesson-first-turn-map = あなたはハートの女王で、この都市はあなたのものです。手番には二つのことをします。王国にカードを1枚出し、それからマップのマスを一つ取ります。
lesson-first-turn-fighter = 赤のスロットのカードがあなたの強さです。ファイターは赤のアリスで、コストは0。表向きで召喚しましょう。
lesson-first-turn-fighter-maid = メイドもコスト0ですが、青のスロットに入ります。守りを破れるのは赤のカードだけで、まだ1枚もありません。
lesson-first-turn-fighter-down = 裏向きではただの平民です。効果も名前もなく、スロットのカードが増えるだけ。ファイターはコスト0なので、表を見せましょう。
lesson-first-turn-fighter-commoner = どのカードも、スロットを増やすだけの平民として裏向きに置けます。コストの高いカードには便利です。でもファイターはコスト0。かわりに召喚しましょう。
lesson-first-turn-invade = 赤のカードが1枚で、強さは1。土地には、どれだけ抵抗するかが書かれています。あなたの都市の隣に、1の土地が二つあります。どちらかを侵略しましょう。
lesson-first-turn-invade-attack = その土地は、まだ強すぎるか遠すぎます。攻撃には2回の手番がかかります。都市の隣の二つなら、すぐに取れます。
lesson-first-turn-end = あなたのものです！都市から自分のマスだけを通って行けるので、だれにも奪われません。こうした手番を14回行って、最後に数えます。

## The bonus

lesson-bonus = 豊かな土地
lesson-bonus-about = このゲームの肝：強いスロットが土地を豊かにします。
lesson-bonus-slots = 土地を取ると、その色のスロットにあるカードの枚数分の報酬があります。白のスロットには2枚あり、白の土地の報酬は勝利点です。
lesson-bonus-white = いま出すカードもすぐに数えます。都市の隣の白の土地が欲しいなら、どこに置きますか？
lesson-bonus-white-red = 白の土地の抵抗は1なので、赤のカードは1枚で足りています。白のスロットに3枚目を置けば、もう1点増えます。
lesson-bonus-white-thin = そこではカードが1枚だけで、報酬もわずかです。白のスロットの3枚目なら、この手番に3点になります。
lesson-bonus-land = 白のスロットに3枚。いちばん報酬の多い土地を取りましょう。
lesson-bonus-land-green = 取れますが、緑のスロットが空なので、緑の土地からは何も得られません。白の土地なら3点です。
lesson-bonus-land-attack = 攻撃は、完了するまで何も得られません。都市の隣の白の土地ならすぐに取れて、3点になります。
lesson-bonus-end = 小さな土地で3点！一つか二つのスロットを高く積み、その色の土地を取りましょう。

## Two turns

lesson-two-turns = 手ごわければ2回で
lesson-two-turns-about = すぐには取れないものを取る方法。
lesson-two-turns-strong = 都市の隣の赤の土地は抵抗が2で、赤のカードは1枚。手ごわそうです。
lesson-two-turns-attack = でも、どの土地も2回の手番で取れます。トークンを裏向きに置いて攻撃し、あとで完了するのです。赤の土地を攻撃しましょう。
lesson-two-turns-attack-weak = そこはすぐに取れますが、その色のカードがないので何も得られません。赤の土地の攻撃を試しましょう。
lesson-two-turns-attack-far = どんなに遠い土地でも攻撃できます。でも都市から離れていると孤立し、ほかの人に奪われます。都市の隣の赤の土地を選びましょう。
lesson-two-turns-more = ほかの人の手番が終わりました。完了すると、その時の赤のカードの枚数分の報酬があります。では、カードをどこに置きますか？
lesson-two-turns-more-maid = メイドはコスト0ですが、青のスロットに入ります。赤の土地は赤のカードの枚数で決まります。裏向きでもよいので、赤に置きましょう。
lesson-two-turns-more-elsewhere = それはまた別の日によいスロットです。でも、これから取る赤の土地は赤のカードの枚数で決まります。赤に置きましょう。
lesson-two-turns-finish = 攻撃トークンを表にしましょう。力もコストもいりません。
lesson-two-turns-finish-invade = そこも取れます。でも攻撃の準備ができていて、赤の土地ではトークンが2個もらえます。始めたことを完了しましょう。
lesson-two-turns-finish-attack = 攻撃は一つずつ。赤の土地への攻撃はもう完了でき、トークンが2個もらえます。
lesson-two-turns-end = 赤トークンが2個。それぞれ一度だけ、赤のカード1枚のかわりになります。手の届かない場所はありません。時間がかかるだけです。

## Counting

lesson-counting = 最後の手番
lesson-counting-about = 最後に数えるもの。そして落とし穴：裏向きのカードは得点になりません。
lesson-counting-last = いよいよ最後の手番です。数えてみましょう。タイルのトークンがいちばん多い人が6点、2番目が3点。スロットごとに、アリスのいちばん多い人も得点します。
lesson-counting-card = カードが1枚残っています。黄のカードで召喚できます。表向きですか、裏向きですか？
lesson-counting-card-down = 裏向きでは平民になり、平民は最後に得点しません。表向きなら2枚目の赤のアリスで、1点増えます。
lesson-counting-tile = 北東のタイル7では、あなたとマッドハッターのトークンが1個ずつです。最後のトークンは、どこでいちばん役に立ちますか？
lesson-counting-tile-white = 白の土地は2点です。でも、そのタイルではもう勝っています。北東なら、トークンが1個増えればそのタイルに勝てます。
lesson-counting-tile-own = そのタイルにはもうあなたしかいません。6点より増えません。トークン1個で決まる北東のタイルを見てください。
lesson-counting-tile-attack = 攻撃を完了する手番はもうなく、裏向きのトークンは何にも数えません。侵略しましょう。
lesson-counting-end = そのタイルで6点、ゲームはあなたの勝ちです。最後の手番ではタイルを見ましょう。トークン1個で順位が変わるのはどこですか？

## A first game

lesson-first-game = はじめてのゲーム
lesson-first-game-about = 2人のボットとのゲームの最後の3ラウンド。考えるコツを達人が教えます。
lesson-first-game-card = 残りは3ラウンド。都市の隣に白の土地があり、手札には白のアリスが2枚あります。どちらかを召喚しましょう。
lesson-first-game-card-other = { $alice }は別の色です。白の土地は白のカードの枚数分の点になり、都市の隣にあります。白のアリスを召喚しましょう。
lesson-first-game-card-commoner = 裏向きの{ $alice }は最後に得点しません。白のアリスのコストは支払えます。表向きで召喚しましょう。
lesson-first-game-land = 白のスロットに2枚。都市の隣の白の土地を取りましょう。
lesson-first-game-land-other = 取れますが、白の土地なら、白のカード2枚分の点になります。
lesson-first-game-land-attack = それには、残り3回のうち2回の手番がかかります。白の土地ならすぐに取れて、点になります。
lesson-first-game-play = ここからは自由に遊んでください。盤の数字は、達人ならどうするか、そしてなぜかを示します。従わなくてもかまいません！
lesson-first-game-play-invasion = タイルのためのマスですか、ボーナスのためのマスですか？最後に、タイルのトークンがいちばん多い人が6点を得ます。
lesson-first-game-end = これがはじめてのゲーム、その終盤でした。全部では14ラウンド。積み上げ、広げ、孤立した土地を奪う時間があります。
