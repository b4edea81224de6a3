### Sentences of the table itself in Japanese, whatever the game. How names are used is said in web/src/shell/text.ja.ftl.

## Values in words

# Side by side: facts about one thing, parts that may hold commas themselves, whole sentences.
join-facts = { $before }、{ $after }
join-parts = { $before }／{ $after }
join-sentences = { $before }{ $after }
pair = { $first } { $second }
nothing = なし

## Why something was not accepted

error-not-an-action = 「{ $action }」はこのゲームの答えではありません。
error-game-over = ゲームは終了しました。
error-needs-table = { $option }={ $value }のときに起こることは、ここではなく、ブラウザーのテーブルで決まります。
error-no-such-seat = { $players }人のテーブルに席{ $seat }はありません。
error-not-asked = 席{ $seat }はいま聞かれていません。
error-not-offered = 「{ $answer }」は選べる答えの中にありません。
error-not-possible = いまはできません。
error-nothing-awaited = ルールの外からの結果は待っていません。
error-no-such-game = 「{ $game }」というゲームはありません。あるのは：{ $games }。
error-game-broken = { $where }のゲーム「{ $game }」は遊べません：{ $problem }。
error-game-taken = { $where }のゲーム「{ $game }」は使われません。同じ名前のゲームがほかにあります。
error-game-plain = { $where }のゲーム「{ $game }」は外から来たもので、ルールの通常版でしか動きません。WONDERTABLE_FORM=interpretedを指定してください。
error-game-endless = このデータではゲームに終わりが見えません。{ $decisions }回の決定で止めました。
error-game-broke = このデータではシード{ $seed }のゲーム{ $number }を最後までプレイできません：{ $problem }。データの内容がルールの想定外です。
error-no-such-bot = このゲームに「{ $bot }」というボットはいません。いるのは：{ $bots }。
error-option-name = 「{ $option }」という設定はありません。あるのは：{ $options }。
error-option-value = 「{ $value }」は設定{ $option }の値ではありません。選べる値：{ $values }。
error-data = データファイル、{ $where }：{ $problem }。
error-tables-unknown = このデータベースにテーブル「{ $table }」はありません。
error-tables-nobody = テーブル「{ $table }」の席{ $seat }には、消すべき人がいません。
error-tables-nothing-to-announce = 知らせる内容か、--endを書いてください。
error-file = ファイル{ $file }を読めません：{ $problem }。
error-save = 保存した場面、{ $where }：{ $problem }。
error-save-rules = この場面はルールのバージョン{ $made }で保存されました。バージョン{ $present }では読めません：{ $problem }
error-record = プレイ記録、{ $where }：{ $problem }。
error-puzzle = パズル{ $id }は完全ではありません。{ $field }がその世界の内容と違います。
error-stale = その質問は締め切られました。テーブルは先に進んでいます。
error-answered = この質問にはもう答えています。
error-no-undo = 取り消せるものはありません。
error-no-vote = 取り消しを頼んだ人はいません。
error-not-over = ゲームはまだ終わっていません。
error-lesson = レッスン{ $lesson }、{ $where }：{ $problem }。
error-no-such-lesson = このゲームに「{ $lesson }」というレッスンはありません。
error-lesson-over = このレッスンは終わりました。
error-lesson-told = ここで答えることはありません。読んで、先へ進んでください。
error-lesson-asks = レッスンはここで答えを待っています。
error-lesson-wrong = 「{ $answer }」と答えても、このレッスンは先へ進みません。
error-lesson-unforeseen = レッスン{ $lesson }には、「{ $answer }」という答えについての説明がありません。
error-learn-none = { $label }のレッスンはまだありません。

## The command line

cli-about = 五つの現代テーブルゲームを一つのテーブルで。友だちやボットと遊ぶことも、プログラムで百万回遊ぶこともできます。
cli-epilog = 「wondertable COMMAND --help」でコマンドの説明を表示します。席は1から数えます。終了コード：0 正常、1 拒否、2 理解できない、3 秘密を含むか別のルールで遊ばれたため検証できないプレイ記録、130 中断。
cli-commands = コマンド
cli-usage = { $problem }。「{ $command } --help」をご覧ください。
cli-number = 「{ $text }」は{ $low }から{ $high }までの整数ではありません
cli-option = 「{ $text }」はmemory_aid=trueのような「名前=値」の形ではありません

cli-language = 「{ $text }」という言語はありません。選べる言語：{ $list }
cli-usage-line = 使い方：
cli-positional = 引数
cli-options = オプション
cli-argument = 引数%(argument_name)s：%(message)s
cli-required = 次の引数が必要です：%s
cli-one-required = 引数%sのどれか一つが必要です
cli-not-with = 引数%sと一緒には使えません
cli-unrecognized = わからない引数です：%s
cli-ambiguous = あいまいなオプションです：%(option)sには%(matches)sが当てはまります
cli-ignored = 余分な値が付いています：%r
cli-choice = %(value)rは選べません（%(choices)sから選んでください）
cli-one-argument = 値が一つ必要です
cli-some-arguments = 値が一つ以上必要です

cli-plain = パッケージの外のゲームはルールの通常版で動くので、探索とシミュレーションが遅くなります。

cli-play = 端末でボットと遊びます。
cli-learn = いくつかの短いレッスンでゲームを学びます。
cli-serve = 人とボットのためのテーブルをブラウザーで開きます。
cli-backup = サーバーを止めずに、すべてのテーブルのコピーを一つのファイルに保存します。
cli-copy-database = すべてのテーブルを空のデータベースにコピーします。SQLiteからPostgreSQLへ移すときなどに使います。
cli-tables = サーバーの動作中でも、データベースのテーブルを管理します（一覧、閉鎖、お知らせ、期限切れ、個人の消去）。
cli-sit = 自作のボットを開催中のテーブルに座らせます。
cli-games = ゲームと席数、ボット、設定を一覧にします。
cli-simulate = ボットに何回も遊ばせて、結果を報告します。
cli-arena = ボットどうしを対戦させて、だれが多く勝つかを報告します。
cli-compare = ボットに同じ配りでゲームの二つの版をプレイさせ、違いを伝えます。
cli-dataset = ゲームのデータセットを説明つきで作ります。プレイを研究する人のためのものです。
cli-replay = プレイ記録のゲームを言葉で語り直します。
cli-review = プレイ記録のゲームを見直します。だれが優勢だったか、何が転機だったか、達人ならどうしたか。
cli-verify = プレイ記録が乱数のもととルールに従っているか確かめます。
cli-bench = この環境でのルールの速さを測ります。

cli-help-help = この説明を表示します。
cli-help-language = 「fr」のように、使う言語を指定します。省略すると環境の言語です。
cli-help-version = バージョンを表示します。
cli-help-game = 「wondertable games」で表示されるゲームの名前。
cli-help-games-json = JSONで出力します。
cli-help-players = 人数。省略すると、そのゲームの最少人数になります。
cli-help-seed = 整数。同じ値なら同じゲームになります。省略すると、研究では0、テーブルではだれも知らない値になります。
cli-help-option = memory_aid=trueのようなテーブルの設定。何度でも指定できます。
cli-help-data = ゲームに付属するデータのかわりに使うファイル。
cli-help-games = ゲームの回数。省略すると1000回です。
cli-help-bots = 全席に一つのボット、席の順に一つずつ、またはそれより少なく指定して全席を交代で回ります。省略すると「random」です。
cli-help-rotate = 席ごとにボットを決めたときも、ゲームのたびに席を一つずらします。
cli-help-arena-bots = 対戦するボット。それぞれがほかのボットのテーブルに1人で座ります。レベル名、「random」、ゲーム独自のボット。「master@300」は300手番分考えます。比較用：「slips」「flat@300」「tree@300」。
cli-help-arena-games = 組み合わせごとのゲームの回数。省略すると400回です。
cli-help-arena-file = 途中経過をこのファイルに残し、次はそこから続けます。
cli-help-workers = プロセスの数。省略するとコアの数になります。結果はいつも同じです。
cli-help-json = 表のかわりに一つのJSONオブジェクトを出力します。
cli-help-report = グラフの入ったHTMLのページも書き出します。
cli-help-closely = いつ勝敗が明らかになったか、選択肢、運の割合を報告で伝えるゲームの数です。指定がなければ40です。
cli-help-out = すべてのゲームとすべての決定を、pandas、Polars、DuckDBのためのParquetファイルとしてこのフォルダーにも書きます。追加のwondertable[columns]が必要です。
cli-help-ray = このアドレスのRayクラスターでプレイします。10.0.0.1:6379のように書き、「auto」はこのマシンのもの、「local」は新しいものです。追加のwondertable[ray]が必要です。
cli-help-all-games = 答えがはっきりしても、どの組み合わせもすべてのゲームをプレイします。
cli-help-compare-data = ゲームに付属のデータを置き換えるファイルです。一度目は第一の版、二度目は第二の版です。一つだけなら付属のデータと比べます。
cli-help-second-option = 第二の版だけのテーブルのオプションです。memory_aid=trueのように書き、何度でも指定できます。
cli-help-compare-games = それぞれの版のゲームの数です。指定がなければ400です。
cli-help-compare-bots = 全席に一つのボット、または席順に一つずつ、またはそれより少なく全席を順に回るボットです。指定がなければ「adept」です。
cli-help-dataset-folder = データセットを置くフォルダーです。その中でタイトルごとに自分のフォルダーを持ちます。
cli-help-dataset-games = タイトルです。指定がなければすべてです。
cli-help-dataset-bots = プレイするボットで、全席を順に回ります。指定がなければ「adept,apprentice」です。
cli-help-level = 相手のボットの強さ：「apprentice」「adept」「master」「sage」、またはゲームのボットの名前。省略すると「adept」です。
cli-help-own-seat = あなたの席。省略すると最初の席です。
cli-help-name = ほかの人から呼ばれる名前。
cli-help-link = ページに表示されるテーブルのリンク。例：http://127.0.0.1:8000/?table=abc。
cli-help-sit-bot = my_bots:Bidderのような自作のクラス。「answer(view, question)」というメソッドが答えの文を返します。または「random」。
cli-help-program = 「python my_bot.py」のような自作のプログラム。1行に一つのJSONオブジェクトを読み書きします。docs/protocol.mdに説明があります。
cli-help-record = ゲームのプレイ記録（JSONファイル）。
cli-help-seen-by = この席から見えたとおりに、またはすべて表示します。省略すると観戦者から見えたとおりです。
cli-help-lesson = 一覧の名前で、どのレッスンから始めるか。省略すると最初のレッスンからです。
cli-help-words = 盤を描くかわりに言葉で伝えます。スクリーンリーダーの人や、文字で読みたい人のためのものです。
cli-help-bench-games = 測るゲーム。省略するとすべてです。
cli-help-host = 待ち受けるアドレス。省略すると127.0.0.1（この端末だけ）です。
cli-help-port = 待ち受けるポート。省略すると8000、0なら空いているポートです。
cli-help-database = テーブルを保存する場所。例：sqlite:///tables.db。
cli-help-backup-file = 書き込むファイル。元の種類にかかわらず、SQLiteのデータベースになります。
cli-help-copy-from = コピー元のデータベース。コピー中はサーバーで使えません。
cli-help-copy-to = 空の、またはまだないデータベース：sqlite:///PATHまたはpostgresql://USER@HOST/NAME。
cli-tables-list = テーブルを一覧します（人の名前は出ません）。
cli-tables-close = テーブルを閉じます。その場の人に知らされ、ゲームは勝者なしで終わり、もう何もできなくなります。
cli-tables-announce = すべてのテーブルの全員に、しばらくの間お知らせを表示します。
cli-tables-expire = 長く使われていないテーブルを閉じ、閉じてから十分に時間がたったテーブルを削除します。
cli-tables-forget = ある席の人の名前、発言、端末をテーブルから消します。
cli-help-table-id = テーブル：リンクの最後にある20文字の英数字。
cli-help-delete-after = 閉じたテーブルを削除するまでの日数。指定がなければ7日。
cli-help-announcement = 知らせる内容。自分の言葉で書きます。
cli-help-minutes = 表示する分数。指定がなければ60分。
cli-help-announce-end = 今のお知らせを取り下げます。
cli-help-unused-days = この日数の間、誰も使っていないテーブル。
cli-help-table-seat = 席の番号（1から）。
cli-help-keep-days = この日数の間誰も使っていないテーブルを閉じ、1週間後に削除します。プレイヤーには事前に知らせます。指定がなければ閉じません。
cli-help-open = ブラウザーを開きます。
cli-help-allow-origin = このサーバーを使ってよいサイト。例：https://friends.example。何度でも指定できます。
cli-help-trusted-proxy = 127.0.0.1のような、自分のプロキシーのアドレス（またはネットワーク）。接続元についての申告（X-Forwarded-For）を信用します。省略するとどれも信用しません。何度でも指定できます。
cli-help-public-url = プロキシーやルーターの内側にあるとき、みんながサーバーを見つけるアドレス。例：https://tables.example。この名前での呼び出しとそのページに応答します。指定しなければ、この端末の名前とアドレスにだけ応答します。
cli-help-webhooks = テーブルを作った人が、だれの答えが待たれているかを伝えるhttpsのアドレス（チャットなど）を指定できるようにします。公開されたアドレスだけを呼び出します。
cli-help-limit = 上限をひとつ決めます。例：calls=400,40。何度でも指定できます。一覧はdocs/operating.mdにあります。
cli-help-metrics = サーバーが数えたものをPrometheusの形式で伝えるアドレスとポート。例：127.0.0.1:9100。運営する人だけのものです。知らない人が近づけないようにしてください。
cli-help-log = ログの形。plainは人が読むため、jsonはプログラムのためです。
cli-help-access-log = すべての要求と接続を、どのアドレスから来たかとともに書き残します。

error-bots-number = { $players }席に{ $bots }個のボットは多すぎます。1席に一つまで指定してください。
error-arena-bots = アリーナには異なるボットが二つ以上必要です。指定されたもの：{ $bots }。
error-arena-file = { $file }はアリーナのファイルではありません：{ $problem }
error-arena-other = { $file }は別のアリーナのものです。{ $key }が{ $wanted }ではなく{ $found }です。
error-seed = 「{ $seed }」は乱数のもとではありません。0から2^62 - 1までの整数を指定してください。
error-option-twice = 設定{ $key }が二度指定されています。一度だけ指定してください。
error-worker-died = ゲームを進めていたプロセスが終了しました。メモリー不足かもしれません。--workersを減らして、もう一度試してください。
error-file-large = ファイル{ $file }は{ $limit }MBを超えていて、ゲームのプレイ記録としては大きすぎます。
error-file-json = ファイル{ $file }はJSONではないか、途中で切れています：{ $problem }。元のテーブルからもう一度手に入れてください。
error-file-write = ファイル{ $file }に書き込めません：{ $problem }。別の名前を選んでください。
error-file-folder = ファイル{ $file }に書き込めません。フォルダーがないか、それ自身がフォルダーです。別の名前を選んでください。
error-replay-own = このプレイ記録には{ $whose }に見えたものしかありません。--seatを外してください。
error-review-secrets = このプレイ記録は秘密を守っていて、乱数のもとと答えがないので、ゲームを見直せません。「wondertable replay」で内容を読めます。
error-review-rules = このゲームはルールのバージョン{ $made }で遊ばれ、バージョン{ $present }では別の展開になります：{ $problem }
error-sit-link = 「{ $link }」は、http://127.0.0.1:8000/?table=abcのようなテーブルのリンクではありません。
error-sit-level = 「{ $bot }」は、MODULE:CLASSと書く外からのボットではありません。このプログラムのレベルのボットはテーブルの側で動き、主催者が席に座らせます。「random」だけは、ほかに何もいりません。
error-sit-class = ボット{ $bot }は使えません：{ $problem }。
error-sit-failed = ボットが答えられませんでした：{ $problem }。
error-sit-program = プログラム{ $program }を起動できません：{ $problem }。
error-sit-line = プログラムが書いたのは答えではありませんでした：{ $line }
error-sit-gone = プログラム{ $program }はゲームの前に終了しました。終了コードは{ $code }です。
error-sit-refused = テーブルに席がありません：{ $problem }
error-sit-unreachable = { $link }のサーバーにつながりません：{ $problem }。
error-sit-closed = サーバーがテーブルを閉じました。コードは{ $code }です。
error-sit-answers = 答え「{ $answer }」は断られました。その前の答えも断られています：{ $problem }
error-play-ambiguous = 「{ $typed }」に当てはまる答えがいくつかあります：{ $list }。もう少し入力してください。
error-play-unknown = 「{ $typed }」は選べる答えではありません。番号か「help」を入力してください。
error-play-no-command = 「{ $typed }」というコマンドはありません。「save ファイル名」「help」を入力するか、Enterで終了してください。
error-play-save-name = ファイル名を指定してください：save ファイル名
error-play-bad-name = 名前は1文字から{ $limit }文字までの普通の文字です。

player-name = プレイヤー{ $number }

## wondertable games

games-title = { $command }：{ $label }、{ $least }〜{ $most }人
games-title-exactly = { $command }：{ $label }、{ $most }人
games-bots = ボット：{ $list }。
games-option = 設定 { $label }：{ $list }（標準：{ $default }）。

## Studies

lab-progress = [{ $bar }] { $total }回中{ $done }回、毎秒{ $rate }回、残り{ $left }秒
lab-title = { $label }、{ $players }人：{ $games }回
lab-speed = { $decisions }回の決定に{ $seconds }秒、毎秒{ $speed }回。
lab-partial = 途中経過：{ $wanted }回中{ $games }回で止まりました。すべての数値はこれらのゲームだけのものです。
lab-seat = 席{ $number }
lab-seat-head = 席
lab-sits = ボット
lab-in-turn = 交代
lab-bot = ボット
lab-seats-played = 座った回数
lab-wins = 勝利
lab-share = 割合
lab-interval = 95%区間
lab-mean = 平均
lab-mean-score = 平均得点
lab-figure = 項目
lab-value = 値
lab-option = 設定
lab-shared = 勝利を分かち合ったゲーム：{ $share }%。
lab-winning = 勝者の得点：{ $list }（ゲームの5、25、50、75、95%がこれ以下）。
lab-lengths = 1回のゲームの決定の数：{ $list }（5、50、95%）。

arena-title = { $label }、{ $players }人：ほかのボットのテーブルに1人
arena-fair = 同じボットどうしなら、{ $share }%のゲームに勝ちます。
arena-team = チームはともに勝ち、ともに負けます。それぞれのボットは同じボットと組みます。
arena-among = 相手
arena-games = 回数
arena-partial = 途中まで：{ $games }回で止めました。残りはファイルから続けられます。

## The figures of a study that many games share

figure-kept = 選択
figure-won = 勝利
figure-win_rate = 勝率
figure-mean_score = 平均得点

## The report of a study

report-title = { $title }、{ $players }人：研究
report-lead = { $players }人のゲーム{ $games }回。ボット：{ $bots }。
report-partial = 途中経過：この研究は{ $wanted }回中{ $games }回で止まりました。すべての数値はこれらのゲームだけのものです。
report-fact-games = ゲーム
report-fact-length = 決定の数（中央値）
report-fact-shared = 分かち合った勝利
report-fact-winning = 勝者の得点（中央値）
report-fact-unscored = 得点なしの終了
report-seats = 有利な席はありますか？
report-seats-same = 公平な割合は、どの席の95%区間にも入っています。いちばんよい席は、いちばん悪い席より全ゲームの{ $spread }多く勝っています。
report-seats-differ = 公平な割合は、少なくとも一つの席の95%区間から外れています。これは偶然だけでも20席に1席は起こります。いちばんよい席は、いちばん悪い席より全ゲームの{ $spread }多く勝っています。
report-bots = どのボットが強いですか？
report-bots-rotated = ボットは、同じカードのまま、すべての席を交代で回りました。破線は1席の公平な割合です。
report-bots-fixed = どのボットも同じ席に座り続けたので、差には席の有利さも含まれます。破線は1席の公平な割合です。
report-bots-plot = 座った席あたりの勝利の割合（ボット別）
report-scores = 得点はどのくらいですか？
report-no-scores = 得点で決まったゲームはありません。
report-winning-scores = 勝者の得点
report-all-scores = 全員の得点
report-scores-table = 平均と、5、25、50、75、95%がこれ以下になる得点
report-all-seats = すべての席
report-winners = 勝者
report-lengths = ゲームの長さ（決定の数）は？
report-figures = このゲームならではの数値
report-family = 勝率1が公平な割合で、破線の位置です。棒は95%区間です。
report-family-plot = { $family }：勝率など
report-how = この研究の作り方
report-again = 同じコマンドなら、プロセスの数に関係なく、同じゲームになります：
report-speed = { $decisions }回の決定に{ $seconds }秒。
report-intervals = 区間はすべて、割合に対するウィルソンの95%区間です。分かち合った勝利は、その分数として数えます。
report-options = テーブルの設定

## Replaying and verifying

other-rules = このゲームはルールのバージョン{ $made }で遊ばれました。いまのルールはバージョン{ $present }です。
event-of-other-rules = （いまのルールでは語れません）{ $label }：{ $facts }
replay-watched = { $list }。観戦者に見えたとおりです。
replay-seen = { $list }。席{ $number }の{ $who }さんに見えたとおりです。
replay-all = { $list }。一部の人だけに知らされたことも含めて、起きたことすべてです。
replay-told = （{ $list }だけに）{ $told }
replay-spectator = 観戦者
replay-nobody = だれも
verify-good = { $file }は正しいプレイ記録です。確かめたこと：
verify-checked-commitment = 乱数のもとは、最初のカードの前に示されたハッシュと合っています。
verify-checked-start = ゲームの最初からではなく、ハッシュが示された場面から始まりました。
verify-checked-answers = すべての答えは、その時に求められた、ルールどおりのものでした。
verify-checked-draws = すべての偶然は、乱数のもとから生まれています。
verify-checked-events = 出来事は、乱数のもとと答えから導かれるとおりです。
verify-checked-result = 結果もそのとおりです。
verify-no-commitment = 乱数のもとはただの数なので、ゲームの前の約束はありません。
verify-other-data = 付属のものとは違うデータで遊ばれました。データはプレイ記録に入っています。
verify-earlier-data = 以前のバージョンのデータで遊ばれました。そのデータはまだここにあります。
verify-same-under-these = ルールのバージョン{ $made }で遊ばれました。バージョン{ $present }でも、同じ答えから同じゲームになります。
verify-other-rules = { $file }はルールのバージョン{ $made }で遊ばれ、バージョン{ $present }では別の展開になるので、ここで答えを確かめることはできません。再現はできます。確かめたこと：
verify-secrets = { $file }は検証できません。秘密を守るテーブルの1人分のプレイ記録で、乱数のもとと答えがありません。再現はできます。

## A bot from outside at a table

serve-open = Wondertableを開きました：{ $address }
serve-public = みんなはここへ来ます：{ $address }
serve-network = 同じネットワークの人はここへ来ます：{ $address }
serve-no-pages = ページがまだ作られていません。./dev runで作られます。
serve-kept = テーブルの保存先：{ $where }。Ctrl-Cでサーバーが止まります。
serve-draining = サーバーを止めています。届いた答えは書き終え、みんなに戻ってくるよう伝えます。もう一度でただちに終わります。
serve-metrics = 計測値を伝えるアドレス：{ $address }
serve-metrics-package = 計測値にはパッケージが必要です：pip install 'wondertable[metrics]'
serve-metrics-address = 「{ $text }」は計測値のアドレスとポートではありません。127.0.0.1:9100のように両方を書いてください。
serve-limit-unknown = 「{ $text }」という上限はありません。あるのは次のとおりです：{ $names }
serve-limit-value = 上限を「{ $text }」にはできません。次のように書いてください：{ $example }
serve-proxy = 「{ $text }」はプロキシーのアドレスではありません。名前ではなく、127.0.0.1や10.0.0.0/8のような数字で書いてください。
serve-url = 「{ $text }」はサーバーを見つけるアドレスではありません。ブラウザーと同じように書いてください。例：https://tables.example/
serve-no-port = ポート{ $port }はありません。ポートは1から{ $last }までです（0なら空いているポート）。
serve-no-address = 待ち受けるアドレス{ $address }はありません：{ $problem }。
serve-port-taken = ポート{ $port }は使われています。別のプログラム、もしかすると別のWondertableが待ち受けています。それを止めるか、別のポートを選んでください：wondertable serve { $option }
serve-port-denied = ポート{ $port }には管理者の権限が必要です。もっと大きい番号を選んでください：wondertable serve { $option }
serve-cannot-listen = サーバーは{ $address }で待ち受けられません：{ $problem }。
serve-store-no-file = 「{ $text }」はファイルを示していません。sqlite:///tables.db、または完全なパスならsqlite:////home/me/tables.dbと書いてください。
serve-store-package = PostgreSQLにはパッケージ{ $package }が必要です：pip install 'wondertable[postgres]'
serve-store-address = 「{ $text }」はデータベースのアドレスではありません。sqlite:///PATHまたはpostgresql://USER@HOST/NAMEと書いてください。
serve-store-unopened = データベース{ $where }を開けません：{ $problem }。
serve-store-unread = データベース{ $where }を読めません：{ $problem }。
serve-store-unwritten = データベース{ $where }に書き込めません：{ $problem }。
serve-store-slips = データベース{ $where }は一時的なものを保存できません：{ $problem }。
serve-store-failing = データベース{ $where }が失敗しました：{ $problem }。
serve-store-untrusted = データベース{ $where }は信用できません：{ $problem }。
serve-store-silent = データベース{ $where }が応答しません。
serve-store-closed = データベース{ $where }は閉じられています。
serve-store-in-use = データベース{ $where }は別のWondertableが使っています。それを止めるか、別のファイルを選んでください。同じテーブルを複数のサーバーで使うにはPostgreSQLが必要です：--database postgresql://USER@HOST/NAME
serve-store-newer = データベース{ $where }は、より新しいWondertableが書いたものです（形式は{ $format }、このWondertableが知っているのは{ $known }まで）。
serve-store-older = データベース{ $where }は、より古いWondertableが書いたものです（形式は{ $format }、このWondertableが書くのは{ $known }）。一度サーバーをこのデータベースで起動すると、このコマンドで扱えるようになります。
serve-store-not-there = データベース{ $where }はありません。
serve-store-served = データベース{ $where }はサーバーが使っています。コピーに漏れがないように、使っているサーバーをすべて止めてください。
serve-store-copied = データベース{ $where }はコピーの途中です。終わってからサーバーを起動してください。
serve-store-same = データベース{ $where }を自分自身に写すことはできません。写し先に別のものを指定してください。
serve-store-not-empty = データベース{ $where }にはすでに内容があります。コピー先は空でなければなりません。
serve-store-backup-there = ファイル{ $where }はすでにあります。バックアップは既存のファイルを置き換えません。別の名前を選んでください。
serve-store-copy = { $where }には何もコピーされませんでした：{ $problem }。
serve-store-differs = 何もコピーされませんでした。{ $where }に書かれた内容が、{ $source }から読んだ内容と違います。

## データベースの保存と移動

copied-progress = [{ $bar }] { $total }件中{ $done }件、毎秒{ $rate }件、残り{ $left }秒
copied-all = { $rows }件すべてを{ $target }にコピーしました。
backup-done = { $rows }件すべてを、バックアップを始めた時点の内容で{ $file }に保存しました。
tables-line = { $table }  { $game }  { $players }席、{ $people }人  作成{ $made }  最終使用{ $used }  { $lines }行  { $state ->
    [operator] あなたが閉じました、{ $until }に削除
    [unused] 使われなかったので閉じました、{ $until }に削除
   *[open] 使用中
}
tables-odd = { $table }  読めません。{ $lines }行、最終使用{ $used }
tables-none = テーブルはありません。
tables-closed = テーブル{ $table }を閉じました。{ $until }に削除されます。
tables-announced = テーブルにいる全員に{ $minutes }分間、次のお知らせが表示されます：{ $text }
tables-announcement-ended = お知らせを取り下げました。
tables-expired = { $closed }卓を閉じ、{ $deleted }卓を削除しました。
tables-forgotten = テーブル{ $table }から、席{ $seat }の人に関するものをすべて消しました。ほかの人が保存したプレイ記録と、以前のバックアップには名前が残っています。

## テーブルを開く、席につく

sit-name = 訪問者
sit-seated = { $who }さんが席{ $seat }に着きました。
sit-again = 接続が切れたので、つなぎ直します。
sit-over = { $won ->
    [0] ゲームは終了しました。勝者はいません。
   *[other] ゲームは終了しました。勝者：{ $list }。
}

## Looking at a game again

review-progress = [{ $bar }] { $total }のうち{ $done }、残り{ $left }秒
review-winners = { $won ->
    [0] 勝者はいません。
   *[other] 勝者：{ $list }。
}
review-team = { $won ->
    [0] チームは負けました。
   *[other] チームは勝ちました。
}
review-all-together = チーム
review-chances = 全員の勝つ見込み（場面ごと）
review-line = 100回中、最初は{ $first }回、最少{ $least }回、最多{ $most }回、最後は{ $last }回。
review-turns = 転機
review-no-turns = 一つで大きく変えた答えはありません。
review-turn = 場面{ $moment }、{ $who }：{ $words }。
review-turn-outside = 場面{ $moment }：ルールの外で起きたこと。
review-change = { $who }：100回中{ $before }回から{ $after }回へ。
review-choices = 大事だった選択
review-no-choices = 運と見分けがつくほど損をした答えはありません。
review-lost = 場面{ $moment }、{ $who }：{ $words }（{ $text }）、100回中およそ{ $chance }回。
review-praised = 場面{ $moment }、{ $who }：{ $words }（{ $text }）、100回中およそ{ $chance }回。見事な一手です！
review-master = 達人の答え：{ $words }（{ $text }）、100回中およそ{ $chance }回。
review-also = これもよりよい答え：{ $words }（{ $text }）、100回中およそ{ $chance }回。
review-parts = 選択と運
review-part-good = { $who }さん：自分の選択で100回中{ $lost }回分を失い、運とほかの人で{ $luck }回分を得ました。
review-part-bad = { $who }さん：自分の選択で100回中{ $lost }回分を失い、運とほかの人でも{ $luck }回分を失いました。
review-against = 線は、すべてのカードを知る人から見た見込みです。それぞれの選択は、その時に本人が知りえたことをもとに達人が判定しています。{ $level ->
    [random] ほかの人はこのあとでたらめに選ぶものとします
    [adept] 全員がこのあと熟練のようにプレイするものとします
   *[other] 全員がこのあとレベル{ $level }のボットのようにプレイするものとします
}。

## Measuring

bench-form = ルールの形式：{ $form }。
bench-compiled = コンパイルずみ
bench-interpreted = コンパイルされていない通常版で、シミュレーションは本来より何倍も遅くなります
bench-players = 人数
bench-decisions = 決定/秒
bench-games = ゲーム/秒
bench-clones = 複製/秒
bench-redeals = 配り直し/秒
bench-features = 特徴/秒

## Playing in the terminal

play-name = ゲスト
play-bot-names = アイリス, オットー, ネル, バジル, ワンダ, ヒューゴ, ティルダ
play-welcome = { $label }：{ $who }さん、ようこそ。同じテーブルの相手：{ $others }。
play-welcome-alone = { $label }：{ $who }さん、ようこそ。1人のテーブルです。
play-commitment = 偶然は封印されています。乱数のもとのハッシュは{ $hash }です。ゲームのプレイ記録で乱数のもとを確かめられます。
play-how = 番号か言葉で答えてください。ほかのコマンド：help、answers、board、log、hint、undo、save ファイル名、quit。
play-prompt = >
play-more-answers = ほかに{ $count }件あります。「answers」ですべて表示します。
play-field = Enterだけで、すべての答えに戻ります。
play-hint-best = { $words }（{ $text }）：100回中およそ{ $chance }回勝ちます。
play-hint-equal = { $words }（{ $text }）：ほぼ同じ。
play-hint-none = これは自分にしか答えられません。勝つ見込みは変わりません。
play-hint-other = { $words }（{ $text }）：100回中およそ{ $chance }回。
play-hint-against = 達人ならこう答えます。見込みは、{ $level ->
    [random] ほかの人がこのあとでたらめに選ぶ
    [adept] 全員がこのあと熟練のようにプレイする
   *[other] 全員がこのあとレベル{ $level }のボットのようにプレイする
}としたときのものです。
play-hint-team = 達人ならこう答えます。チームの見込みは、{ $level ->
    [random] このあとでたらめに選ぶ
    [adept] 全員がこのあと熟練のようにプレイする
   *[other] 全員がこのあとレベル{ $level }のボットのようにプレイする
}としたときのものです。
play-undone = 取り消しました。
play-saved-record = プレイ記録は{ $file }にあります。「wondertable replay」で語り直し、「wondertable verify」で確かめられます。
play-saved-position = 場面は{ $file }にあります。あなたに隠されているものもすべて入っています。
play-score = { $who }：{ $points }点
play-won = あなたの勝利です！
play-shared = 勝利を分かち合いました！
play-lost = 今回は届きませんでした。
play-offer-record = このゲームのプレイ記録を残すには「save ファイル名」と入力してください。ほかのコマンド：help、board、log。Enterでテーブルを離れます。
play-goodbye = さようなら。遊んでくれてありがとうございました。
play-help-answer = 答え：番号、言葉、または区別がつくところまでの言葉。例：「7」「bid 7」「keep el」。
play-help-help = help：この説明。
play-help-answers = answers：一度に表示しきれないとき、すべての答え。
play-help-board = board：いまの状況。
play-help-words = words：同じ内容を1行ずつ言葉で。
play-help-log = log：これまでに起きたこと（あなたが知っている範囲）。
play-help-hint = hint：達人の答えと、その見込みと理由。1秒ほどかかります。
play-help-undo = undo：ルールの許す範囲で、前の答えを取り消します。
play-help-save = save ファイル名：場面を保存します。終了後はプレイ記録を保存します。
play-help-quit = quit：テーブルを離れます。

## Learning in the terminal

learn-listed = { $number }. { $label }：{ $about }（{ $minutes }分、{ $lesson }）
learn-begins = レッスン{ $number }：{ $label }
learn-next-prompt = （Enterで進む、qでやめる）
learn-go-on = （Enterで次のレッスン、qでやめる）
learn-rule = ルール{ $rule }

mistake-in-file = ファイル
mistake-in-whole = 全体
mistake-too-large = { $limit }文字を超えています
mistake-not-toml = TOMLではありません：{ $told }
mistake-no-such-data = このデータはルールで扱えません（{ $error }）
mistake-missing = ありません
mistake-unknown = ここでは使えない名前です
mistake-name = 名前ではありません：{ $told }
mistake-together = { $one }と{ $other }は組みで書きます
mistake-expected = { $wanted }が必要ですが、{ $found }でした
mistake-or = { $one }か{ $other }
mistake-least = { $low }以上
mistake-whole = 整数
mistake-whole-between = { $low }から{ $high }までの整数
mistake-whole-least = { $low }以上の整数
mistake-whole-most = { $high }以下の整数
mistake-number = 数
mistake-number-between = { $low }から{ $high }までの数
mistake-number-least = { $low }以上の数
mistake-number-most = { $high }以下の数
mistake-truth = trueかfalse
mistake-text = 文字列
mistake-text-filled = 空でない文字列
mistake-small-letters = 英小文字、数字、_、-
mistake-plain-word = 英字だけの1語
mistake-one-of = { $ids }のどれか
mistake-list = リスト
mistake-list-of = { $count }個のリスト
mistake-list-filled = 空でないリスト
mistake-list-least = { $count }個以上のリスト
mistake-list-most = { $count }個以下のリスト
mistake-nothing = 空
mistake-table = テーブル
mistake-object = オブジェクト
mistake-something-else = ほかのもの
