# Sentences of studies: their reports, tables and refusals.

# What is refused
error-own-bot = ボット{ $bot }はプレイできません：{ $problem }。
error-game-endless = このデータではゲームに終わりが見えません。{ $decisions }回の決定で止めました。
error-game-broke = このデータではシード{ $seed }のゲーム{ $number }を最後までプレイできません：{ $problem }。データの内容がルールの想定外です。
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
