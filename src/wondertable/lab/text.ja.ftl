# Sentences of studies: their reports, tables and refusals.

# What is refused
error-own-bot = ボット{ $bot }はプレイできません：{ $problem }。
error-ray-missing = Rayがインストールされていません。追加を入れてください：pip install wondertable[ray]
error-ray-unreachable = { $address }にプレイできるRayクラスターがありません：{ $problem }。
error-ray-lost = Rayクラスターが失われたか、何度か試したあと一部のゲームをあきらめました：{ $problem }。
error-ray-version = Rayクラスターのノードの版が異なるため、ゲームも異なってしまいます。あちらは{ $there }、こちらは{ $here }です。
error-columns-missing = Parquetファイルを書くにはpyarrowが必要ですが、インストールされていません。追加を入れてください：pip install wondertable[columns]
error-columns-there = { $file }はすでにあります。別のフォルダーを指定してください。
error-arena-format = { $file }は以前の版のもの（形式{ $format }）で、一つ一つの配りが残っていないため、続けられません。別のファイルを指定してください。
error-compare-data = 比べるのは二つの版ですが、データのファイルが{ $number }個あります。--dataは一度か二度にしてください。
error-compare-same = 二つの版が同じです。--dataか--second-optionを指定してください。

# The arena
arena-rating = レーティング
arena-clear = 明らか
arena-yes = はい
arena-no = まだ
arena-bradley-terry = BradleyとTerryによるレーティングです。400の差があれば、強いほうが10倍多く勝ちます。95%区間は配りを引き直して求めます。
arena-plackett-luce = 勝者から求めたPlackettとLuceによるレーティングです。400の差があれば、強いほうが10倍多く勝ちます。95%区間は配りを引き直して求めます。
arena-rule = 勝率の区間はいつ見ても成り立ちます。公平な取り分に逆らう賭けで元手が20の{ $pairings }倍（組み合わせの数）になれば、その組み合わせは明らかとし、続けません。チームでは二つずつが等しいことに逆らって賭けます。

# Two versions
compare-title = { $label }、{ $players }人：同じ{ $games }回の配りでの{ $one }と{ $other }
compare-shipped = 付属のまま
compare-first = 第一の版
compare-second = 第二の版
compare-clear = 明らかな違い：比べた{ $all }個の数値のうち{ $clear }個です。多くを比べると偶然違って見えるものもあるため、明らかとは、すべてを合わせて95%という意味です（Bonferroni）。
compare-none = 明らかに違う数値はありません。
compare-no-winner = { $version }：{ $games }回のゲームのうち、勝者が出たものはありませんでした。
compare-partial = 途中まで：それぞれの版の{ $wanted }回のうち{ $games }回で止めました。
compare-figure = 数値
compare-difference = 差
compare-all = すべての数値
compare-what = 明らかに違うもの
compare-how = 二つの版には同じカードを配り、ボットにも同じ偶然を与えたので、運は打ち消し合います。区間は、ゲームのまとまりを両方の版で同じように引き直して求めます。最大値と中央値ではおおよそのものです。
compare-length = ゲームの決定の数
compare-no-winner-share = 勝者のないゲーム
compare-shared = 勝利の分け合い
compare-unscored = 得点なしの終了
compare-winning-score = 勝者の得点
compare-share = 勝率
compare-mean-score = 平均得点

# Reports
report-seat-family = 席
report-off = 気になるところ
report-off-nothing = 公平な取り分から、偶然で説明できる以上に外れたものはありません。
report-off-many = { $compared }個の勝率を一度に比べました。これだけあれば偶然違って見えるものもあるため、ここの区間は、全体として95%になるまで広げてあります（Bonferroni）。勝っていたからこそ、それを手にした場合もあります。
report-off-no-winner = { $games }回のゲームのうち、勝者が出たものはありませんでした。
report-off-rate = { $thing }（{ $family }）：公平な取り分に対して勝利{ $effect }、補正した区間は{ $low }から{ $high }です。
report-off-dead = { $thing }（{ $family }）はほとんど使われません。普通は{ $usual }のところ、{ $uses }です。
report-first-edge = 最初の席は公平な取り分より全ゲームの{ $edge }多く勝ちます（95%区間は{ $low }から{ $high }）。
report-lengths-table = 平均と、5、25、50、75、95パーセントが超えない決定の数
report-map = 色の強い場所ほど多いことを示します。場所に触れるか指すと名前が出ます。
report-numbers = 同じものを数字で
report-choices = 選択肢はどれほどあるか
report-choices-told = 詳しく見た{ $games }回のゲームでは、一つの決定に平均{ $mean }通りの答えがあり、半数は{ $median }通り以下でした。{ $forced }の決定では一通りしかありませんでした。
report-question = 質問
report-asked = ゲームあたりの回数
report-options-mean = 答え、平均
report-options-most = 答え、最大
report-forced = 一通りだけ
report-decisive = 誰が勝つか、いつ明らかになるか
report-decisive-told = { $games }回のゲームの半分では、遅くとも決定の{ $part }%のあとで明らかでした（見込みが{ $clear }%以上になり、そのまま続く）。{ $open }は最後までわかりませんでした。
report-decisive-plot = ゲームの進みに沿った、勝った人の見込み
report-decisive-way = ゲームの進み
report-decisive-how = 各ゲームの十の時点から、別の偶然で{ $playouts }回ずつ、同じボットなら指すように続きをプレイしました（探索するボットの代わりは達人です）。すべてのカードが見える人の目で見た値で、プレイヤーが知ることはもっと少なくなります。破線は公平な取り分です。
report-comebacks = 逆転
report-comebacks-told = ゲームの{ $share }（{ $between }）では、最初の三分の一のあとに見込みが公平な取り分の半分を下回っていた人が勝ちました。首位はゲームあたり{ $leads }回入れ替わりました。
report-luck = 運と腕前
report-luck-told = これらのボットでは、配りと席だけで勝敗の{ $deal }が決まり、決定の半分のあとでは{ $half }が決まっています。決まった割合とは、見込みのばらつきが結果のばらつきに占める割合です。
report-skill-told = 同じ配りでのレベルどうしの対戦です。ほかのレベルのテーブルに一つだけ、すべての席で座ります。公平な取り分の破線から遠いほど、知るべきことが多いゲームです。
report-skill-team = 同じ配りで各レベルのチームが勝つ割合です。破線は偶然に答えた場合です。
report-skill-plot = レベルごとの勝率
report-level-among = { $others }の中の{ $bot }
lab-progress-closely = [{ $bar }] 詳しく見た{ $total }回中{ $done }回、毎秒{ $rate }回、残り{ $left }秒

# Data sets
dataset-made = { $label }：{ $games }回のゲーム、{ $decisions }回の決定を{ $folder }に書きました。
