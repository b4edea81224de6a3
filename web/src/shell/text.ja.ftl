### Every sentence of the house itself in Japanese: pages, lobby, frame, text client, records. Games speak in their own files.
###
### How names are used, here and in every game's file: in a sentence everybody, people and bots alike, is called by name with さん
### （アンさんの手番です）. A bare name stands in labels, tables and lists of several names, which are put behind a colon or in brackets,
### so that nobody in the list goes without a さん that the last one gets. Sentences end in です・ます, buttons in the plain verb（始める）,
### log lines in the past（引きました）. Full-width punctuation, half-width digits, no spaces between words.

wondertable = Wondertable
wondertable-home = Wondertable、ゲームの棚へ
loading = 少々お待ちください…
close = 閉じる
copy = コピー
copied = コピーしました
share = 共有
try-again = もう一度試す
part-missing = ページの一部を読み込めませんでした。接続を確かめてください。
page-outdated = このページはサーバーとバージョンが違います。表示がおかしいときは読み込み直してください。ゲームはそのまま続きます。
page-anew = 読み込み直す
board-broken = 申し訳ありません。このテーブルの絵を表示できませんでした。ゲームは文字で続けられ、何も失われません。
board-again = もう一度絵を表示する
nothing = なし
pair = { $first }：{ $second }
# Side by side: facts about one thing, parts that may hold commas themselves, whole sentences.
join-facts = { $before }、{ $after }
join-parts = { $before }／{ $after }
join-sentences = { $before }{ $after }
you = あなた
somebody = だれか

## Home

home-title = 友だちやボットと遊ぶ、現代のテーブルゲーム
home-lead = 無料、ブラウザーだけ、アカウント不要。リンクを送れば、友だちも席に着けます。
shelf = ゲーム（軽いものから順に）
minutes = { $least }〜{ $most }分
weight = { $weight ->
    [1] 軽い
    [2] やや軽い
    [3] ふつう
    [4] やや重い
   *[5] 重い
}
play-now = すぐ遊ぶ
play-now-game = すぐ遊ぶ：{ $title }、ボットと対戦
with-friends = 友だちと
with-friends-game = 友だちと遊ぶ：{ $title }
players-range = { $min }〜{ $max }人
players-exactly = { $count ->
    [1] 1人用
   *[other] { $count }人
}
shelf-learn = 学ぶ
shelf-learn-game = { $title }を学ぶ
shelf-rules = 遊び方
shelf-rules-game = 遊び方：{ $title }
shelf-puzzles = { $title }のパズル
continue = あなたのテーブル
continue-lobby = 開始前
continue-playing = プレイ中
continue-paused = 中断中
continue-handed = 戻るまでボットがかわりに遊んでいます
continue-resigned = 降りました。ボットが続けています
continue-over = 終了
continue-asked = あなたの番です・{ $when }から
continue-waiting = 待っている相手：{ $names }
continue-finished = 終了したテーブル{ $count }件
continue-with = いっしょに遊ぶ人：{ $names }
continue-forget = { $title }をこの一覧から外す
continue-more = ほかに{ $count }卓
move-tables = ほかの端末へ
open-record = プレイ記録を開く
credits = 謝辞
credits-about = だれもが使えるように公開された絵と文字です。ライセンスは記載のとおりです。すべてこのページに含まれていて、ほかの場所から読み込むものはありません。
language = 言語
language-partly = { $language }：一部のゲームの名前だけ
theme = 配色
theme-auto = 端末の設定どおり
theme-light = 明るい
theme-dark = 暗い

## Names for those who have not said one. The words of a list are separated by commas.

name-pattern = { $quality }{ $being }
name-qualities = こはく色の, 勇敢な, 明るい, 穏やかな, 賢い, あかがね色の, 知りたがりの, やさしい, 金色の, ひかえめな, 象牙色の, ゆかいな, 鋭い, 幸運な, まろやかな, 陽気な, 身軽な, 気長な, すばやい, 静かな, ばら色の, 銀色の, ひなたの, 足の速い, ビロードの, さすらいの, あたたかい, 物知りの
name-beings = アナグマ, カブトムシ, ほうき星, ツル, ハヤブサ, シダ, ヒワ, キツネ, ノウサギ, ハリネズミ, アオサギ, トキ, ランタン, オオヤマネコ, カササギ, テン, ガ, イモリ, カワウソ, フクロウ, カワカマス, ワタリガラス, コマドリ, サケ, スズメ, コウノトリ, ハクチョウ, アザミ, カメ, ミソサザイ
your-name = あなたの名前
another-name = 別の名前
change-name = 名前を変える
keep-name = 決定

## Making a table

how-many = 何人で遊びますか？
who-else = ほかにだれが座りますか？
who-plays = だれが遊びますか？
seat-number = 席{ $number }
bot-number = ボット{ $number }
bot-apprentice-number = 見習い{ $number }
bot-adept-number = 熟練{ $number }
bot-master-number = 達人{ $number }
bot-sage-number = 賢者{ $number }
friend = 友だち（招待）
a-bot = ボット：{ $level }
only-friends = 友だちだけ
only-watch = ボットどうしの対戦を見るだけにする
bot-apprentice = 見習い
bot-adept = 熟練
bot-master = 達人
bot-sage = 賢者
bot-random = でたらめに選ぶ
bot-thumb = 経験則で選ぶ
bot-sanity = 研究用の単純な方針で選ぶ
bot-ismcts = 先読みする
bot-search = 先読みする
levels = 空いている席のボット
level-apprentice = 見習い
level-apprentice-about = まだ勉強中。計画は苦手で、たいていのことは見のがしてくれます。
level-adept = 熟練
level-adept-about = 堅実に、待たせずにプレイします。
level-master = 達人
level-master-about = 1秒ほど先を読みます。
level-sage = 賢者
level-sage-about = いちばん遠くまで、時間をかけて読みます。
level-odds = { $others ->
    [apprentice] 見習い
    [adept] 熟練
    [master] 達人
   *[other] でたらめに選ぶ相手
}{ $count }人に、{ $games }回中{ $wins }回勝ちます。
level-odds-team = { $level ->
    [apprentice] 見習い
    [adept] 熟練
    [master] 達人
   *[other] 賢者
}のチームは{ $games }回中{ $wins }回勝ちます。
bots-weaker = いまは先読みするボットの読みが浅くなっています。ルールの高速版を準備しているところです。
more-rules = そのほかのルール
way = どのルールで？
way-family = ファミリー
way-rulebook = ルールブック
way-rulebook-about = 印刷されているとおり。
way-expert = エキスパート
way-own = 自分で選ぶ
rulings = 個々のルール
the-table = このテーブルについて
brisk = ボットはすぐに答える
brisk-here = ボットはすぐに答えます。
without-hints = ヒントなしで遊ぶ
without-hints-here = ヒントは使えません。
usual = 標準
whole-number = { $least }から{ $most }まで（標準：{ $usual }）
clock = 答えるまでの時間
clock-about = 時間が切れると、まだ答えていない人のかわりに自動操縦が答えます。そのことは表示され、席はその人のままです。
clock-0 = 制限なし
clock-30 = 30秒
clock-60 = 1分
clock-120 = 2分
clock-300 = 5分
clock-3600 = 1時間
clock-86400 = 1日
clock-seconds = { $seconds }秒
make-table = テーブルを作る
table-unopened = このテーブルは開けません
table-anew = このゲームの新しいテーブル

## Sitting down

join-title = { $host }さんから{ $title }への招待です
join-full = この{ $title }のテーブルは満席です
join-started = この{ $title }のゲームはもう始まっています
join-over = この{ $title }のゲームは終了しました
seats = 席
seat-free = 空席
sit-down = 席に着く
watch = 観戦する
look-back = 一手ずつふり返る
see-board = 最後の盤面を見る
lobby-title = { $title }のテーブル
invite = 友だちに送るリンク
invite-about = このリンクを開いた人は、空いている席に座れます。
invite-qr = カメラで読み取るリンクのQRコード
table-code = テーブル番号
table-code-about = ゲームが始まるまで、最初のページで入力できます。
have-code = テーブル番号
invite-watch = 観戦する人に送るリンク
invite-share = いっしょに{ $title }で遊びませんか
seat-for = 席{ $number }にはだれが座りますか？
bot-level = ボット（{ $level }）
not-here = いまはいません
you-watch = 観戦しています。
start = 始める
seats-open = あと{ $count }席空いています。リンクを送るか、ボットを座らせてください。
seats-open-guest = あと{ $count }席空いています。友だちにリンクを送ってください。{ $host }さんがボットを座らせることもできます。
seats-open-watch = あと{ $count }席空いています。
fill-with-bots = { $count ->
    [1] 空席にボットを座らせる
   *[other] すべての空席にボットを座らせる
}
all-here = 全員そろいました。
waiting-start = 全員そろいました。{ $host }さんがゲームを始めます。
how-played = このテーブルの遊び方
start-chosen = このゲームは途中の場面から始まります。テーブルを作った人は、隠れているものを知っているかもしれません。
seed-chosen = テーブルを作った人が乱数のもとを選んだので、これから起こる偶然を知っているかもしれません。

## The table

table-menu = テーブル
menu = メニュー
asked = いまの質問
log = これまでの出来事
log-button = 記録
talk-button = 会話
talk = テーブルの会話
talk-empty = まだだれも話していません。
talk-say = テーブルのみんなに話す
talk-send = 送る
talk-kept = 接続が戻ったら送ります
talk-unread = 新しい会話が{ $count }件あります
mark-winner = 勝者
mark-bot = ボット（{ $level }）
mark-hints = ヒントを{ $count }回使いました
mark-autopilot = 自動操縦中
mark-away = 離席中
mark-offline = 接続なし
your-turn = あなたの番です
answer-sure = 本当にこれでいいですか：{ $answer }
answer-yes = はい
answer-no = いいえ
waiting = お待ちください。{ $names }：{ $what }
name-offline = { $name }（接続なし）
waiting-table = 少々お待ちください…
waiting-pause = ゲームは中断中です。
waiting-since = その時から待っています
answered = あなたの答え：{ $answer }。
answered-waiting = 「{ $answer }」と答えました。お待ちください。{ $names }：{ $what }
answer-sending = 送信中：{ $answer }
answer-kept = 接続が戻ったら送ります：{ $answer }
answer-unsent = 送られませんでした：{ $answer }
time = { $seconds }秒
line-gone = サーバーはこのテーブルを続けられません。表示しているのは最後の状態です。
line-lost = 接続が切れました。つなぎ直しています。何も失われません。
line-moving = サーバーが再起動しています。テーブルは残っており、まもなく自動で続きます。
line-quiet = テーブルから返事がありません。接続を確かめてください。何も失われません。
rule = ルール{ $rule }
autopilot-for-you = 自動操縦があなたのかわりに答えました。次に答えると、席はあなたに戻ります。
let-autopilot = 自動操縦に答えてもらう
won = { $you ->
    [yes] { $count ->
        [1] あなたの勝利です！
       *[other] 勝利を分かち合います：{ $names }
    }
   *[no] { $count ->
        [0] 勝者はいません
        [1] { $names }さんの勝利です
       *[other] 勝利を分かち合います：{ $names }
    }
}
skip = 飛ばす
show-outcome = 結果
points = { $points }点
play-again = もう一度遊ぶ
go-to-table = テーブルへ行く

## Hints

hint = ヒント
advice-title = 達人ならこうします
advice-thinking = 達人が考えています…
advice-none = これは自分にしか答えられません。勝つ見込みは変わりません。
advice-heard = { $count ->
    [1] 達人の答え：{ $answer }、{ $chance }。
   *[other] 達人の答え：{ $answer }、{ $chance }。{ $count }通りの答えが並んでいます。
}
advice-against = 全員がこのあと{ $against ->
    [apprentice] 見習い
    [master] 達人
    [sage] 賢者
   *[adept] 熟練
}のようにプレイするとして、{ $level ->
    [sage] 賢者
    [adept] 熟練
   *[master] 達人
}が見積もった勝つ見込みです。
advice-against-team = 全員がこのあと{ $against ->
    [apprentice] 見習い
    [master] 達人
    [sage] 賢者
   *[adept] 熟練
}のようにプレイするとして、{ $level ->
    [sage] 賢者
    [adept] 熟練
   *[master] 達人
}が見積もったチームの勝つ見込みです。
advice-weaker = いまは読みが浅くなっています。
hint-used = { $name }さんがヒントを使いました。
lit-lesson = レッスンがここを指しています。
lit-hint = ヒント{ $number }がここを指しています。
advice-chance = { $chance ->
    [0] 100回中1回未満
    [100] 100回中99回より多く
   *[other] 100回中およそ{ $chance }回
}
advice-equal = ほぼ同じ
advice-stop = 案内をやめる
advice-offer-title = はじめてのゲームの案内
advice-offer = { $title }で遊ぶのははじめてですか？質問のたびに、達人ならどうするかを案内が示します。案内を使うことは全員に知らされます。
advice-offer-yes = 案内してもらう
advice-offer-no = いりません

## Menu

client-text = 文字で遊ぶ
client-picture = 盤で遊ぶ
undo-free = 取り消す
undo-ask = 取り消しを頼む
undo-about-free = 前の答えのあと、まだ何も公開されていません。自由に取り消せます。
undo-about-ask = 前の答えのあとに公開されたものがあります。全員に確かめます。
undo-about-none = いま取り消せるあなたの答えはありません。
undo-waiting = 取り消しを頼みました。返事待ち：{ $names }。
undo-vote-title = 取り消しますか？
undo-vote = { $name }さんが前の答えを取り消したいそうです。ただし、そのあとに公開されたものがあります。
undo-agree = いいですよ
undo-refuse = やめておく
rules = ルール
rule-read = ルールを読む
rules-of = { $title }のルール
rules-table = 表
rules-none = このゲームのルールのページはまだありません。
leave = テーブルを離れる
download-record = プレイ記録をダウンロードする
commitment = 封印された乱数のもと
commitment-about = このゲームの偶然は、すべて一つの秘密の数から生まれます。これはその指紋で、最初のカードが配られる前に決まっています。ゲームのあとで数が公開され、何も変えられていないことをだれでも確かめられます。

## Text client

text-options = 選べること
text-no-options = いまは何も聞かれていません
text-how = 数字キーで選択肢へ移り、Enterで決定します。Tabキーも使えます。
text-find = 選択肢を探す
text-back = すべての選択肢に戻る
text-find-none = その文字を含む選択肢はありません。
text-refused = いまできないことが{ $count }件あります
text-board = テーブルの上にあるもの
text-facts = ひと目で
text-over = ゲームは終了しました。

## When a call goes wrong. What the server says itself is in its own file.

error-unreachable = サーバーにつながりません。接続を確かめてください。
error-unexpected = うまくいきませんでした：{ $detail }
error-no-such-game = { $game }というゲームはここにはありません。

## Looking back

look-back-title = ゲームをふり返る
record-about = プレイ記録はだれでも読めるファイルです。開くと、ゲームを一手ずつ見て、偶然が公正だったかどうかを確かめられます。
record-file = この端末にあるプレイ記録
record-not-json = このファイルはプレイ記録ではありません。JSONではないようです。
record-other = このファイルは、ここで遊ばれたゲームのプレイ記録ではありません。
record-newer = このプレイ記録は、別のバージョンのWondertableで書かれています。
record-broken = このプレイ記録は壊れています。足りないものか、種類の違うものがあります。
replay-of = { $title }を一手ずつ
replay-steps = 手順。矢印キーでも動かせます
replay-step = 手
replay-begin = 最初のカードの前です。右矢印キーで進みます。
step-first = 最初へ
step-back = 一手戻る
step-forward = 一手進む
step-last = 最後へ
step-of = { $steps }手中{ $step }手目
eyes = だれの目で見ますか？
eyes-everything = 起きたことすべて
eyes-watch = 観戦者に見えたもの
eyes-seat = { $name }さんに見えたもの
those-who-watch = 観戦者
told-to = { $names }だけに：{ $sentence }
back-to-table = テーブルに戻る
check-title = 偶然は公正でしたか？
check-running = 確かめています…
check-right = 正しい
check-wrong = 正しくない
check-promised = このプレイ記録の指紋は、最初のカードが配られる前にこのブラウザーが見たものと同じです。
check-promised-wrong = このプレイ記録の指紋は、ゲームの前にこのブラウザーが見たものと違います。
check-commitment = このプレイ記録の乱数のもとは、約束された指紋とぴったり合っています。
check-commitment-wrong = このプレイ記録の乱数のもとは、約束された指紋と合っていません。
check-draws = このゲームの{ $count }回の偶然は、すべて順番どおりに乱数のもとから生まれています。
check-draws-wrong = { $number }番目の偶然は、乱数のもとから生まれたものではありません。
check-rest = あなたのブラウザーがここで確かめました。すべての答えがルールどおりかどうかは、ダウンロードしたファイルをコマンド「wondertable verify」で確かめられます。
check-hidden = このテーブルでは隠れていたものが隠れたままなので、プレイ記録に乱数のもとと偶然の記録がありません。再現はできますが、確かめることはできません。
check-insecure = ブラウザーで確かめられるのは、安全なページ（https、またはサーバーと同じ端末）だけです。コマンド「wondertable verify」なら、ダウンロードしたファイルをどこでも確かめられます。
check-too-large = このプレイ記録の乱数のもとは、ブラウザーで確かめるには大きすぎます。
check-details = 乱数のもとと指紋
check-seed = 乱数のもと
check-fingerprint = その指紋（SHA-256）

## Looking back on the board

reel = ゲームの場面
reel-line = 場面
reel-play = 再生する
reel-pause = ここで止める
reel-again = 直前の手番をもう一度
reel-present = ゲームに戻る
look-back-here = ふり返る
record-facts = このゲームについて
moment-of = { $moments }場面中{ $moment }
moment-told = { $where }：{ $sentence }
moment-link = この場面へのリンク
play-on = ここから続ける
play-on-about = この場面から新しいテーブルが始まります。あなたがそのうちの1人になり、ほかはボットが受け持ちます。
play-on-seat = あなたが受け持つ席
play-on-begin = 始める

## A master's review

review = 講評
reviewing-made = 達人がゲームを見直しています…
reviewing-graph = 勝つ見込みの移り変わり。矢印キーで場面ごとに、Page UpとPage Downで転機ごとに移ります
reviewing-list = 大事だったこと
reviewing-chances = 勝つ見込みの移り変わり
reviewing-team = チーム
reviewing-chance = { $name }：{ $chance }
reviewing-at = { $moments }場面中{ $moment }。{ $chances }
reviewing-moment = 場面{ $moment }
reviewing-choices = 大事だった答え
reviewing-no-choices = はっきりもっとよいと言える答えはありませんでした。
reviewing-better = 達人なら：{ $answer }。{ $lost ->
    [0] わずかによい答えです。
   *[other] 100回中およそ{ $lost }回分よい答えです。
}
reviewing-found = 見事な一手。ほかの答えのほとんどは、はっきり劣っていました。
reviewing-turning = ゲームの転機
reviewing-change = { $name }：100回中{ $from }回から{ $to }回へ
reviewing-luck = 選択と運
reviewing-part = { $name }さん：自分の答えで{ $lost ->
    [0] 失ったものはなく、
   *[other] 100回中およそ{ $lost }回分を失い、
}運とほかの人の答えは{ $turn ->
    [good] およそ{ $luck }回分の得でした。
    [bad] およそ{ $luck }回分の損でした。
   *[even] 損得なしでした。
}
reviewing-praise = 達人にいちばん近かったのは{ $name }さんです。
reviewing-costliest = いちばん痛かった答え：{ $name }、{ $answer }（100回中およそ{ $lost }回分）。
reviewing-summary = 共有用
reviewing-of = { $title }：{ $won }

## Puzzles

puzzles = パズル
puzzles-about = 達人のほうがうまく答えた、本当のゲームの場面です。あなたならどう答えますか？
puzzles-none = まだありません。パズルは講評のすんだゲームから生まれます。一度遊んで、達人に見てもらいましょう。
puzzles-solved = { $solved ->
    [0] { $all }問中まだ0問
   *[other] { $all }問中{ $solved }問正解
}
puzzle-number = パズル{ $number }
puzzle-players = { $players }人
puzzle-solved = 正解ずみ
puzzle-right = 正解です。達人も同じ答えです。
puzzle-as-good = 達人の答えと同じくらいよい答えです。
puzzle-wrong = 達人なら違う答えを選びます。
puzzle-given = あなたの答え：{ $answer }、{ $chance }。
puzzle-played = 実際のゲームでは：{ $answer }。
puzzle-again = もう一度
puzzle-next = 次のパズル
puzzle-all = すべてのパズル

## How somebody likes to play

speed = ほかの人の動きの速さ
speed-slow = ゆっくり
speed-normal = ふつう
speed-quick = 速い
speed-once = すぐに
volume = 音
volume-none = なし
volume-some = { $part }%
vibrates = 聞かれたときに振動する
guides = 案内する（質問のたびにヒントが出て、全員に知らされます）
answers-forced = 答えが一つしかないときは、かわりに答える
reel-more = 速さ、視点など

## The rules to read

rulebook-tabs = ルールの読み方
rulebook-tab-how = 遊び方
rulebook-tab-all = すべてのルール
rulebook-tab-cards = カードとコマ
rulebook-more = { $title }：ルール{ $rule }から続きを読む
rulebook-begin = テーブルを用意する
rulebook-english = ルールの全文は英語で書かれています。
rulebook-no-rule = このページにルール{ $rule }はありません。
rulebook-find = ルールの中を探す
rulebook-found-none = 「{ $wish }」は見つかりません。
rulebook-found = { $count ->
    [1] 1か所見つかりました。Enterで移動します。
   *[other] { $count }か所見つかりました。Enterで最初の場所へ移動します。
}
rulebook-found-at = { $chapter ->
    [none] { $count }か所中{ $at }番目
   *[other] { $count }か所中{ $at }番目：{ $chapter }
}
rulebook-found-before = 前の場所
rulebook-found-next = 次の場所
rulebook-find-card = カードやコマを探す
rulebook-cards-found = { $count ->
    [0] 見つかりません
   *[other] { $count }件見つかりました
}

## Lessons. What a lesson itself says stands beside it, in the folder of its game.

learn-title = { $title }を学ぶ
learn-about = 本物の盤で数分、一度に一つずつ学びます。失敗しても大丈夫。いろいろ試してみてください。
learn-none = このゲームのレッスンはまだありません。ルールはどのテーブルでも読めます。
learn-minutes = { $minutes }分
learn-taken = 修了
learn-next = 次へ
learn-try-again = もう一度
learn-not-yet = 惜しい。
learn-your-turn = あなたの番です。盤の上で答えてください。
learn-your-turn-words = あなたの番です。答えを選んでください。
learn-again = もう一度最初から
learn-all = すべてのレッスン
learn-next-lesson = 次のレッスン
learn-play = 本物のゲームで遊ぶ
learn-you = ゲスト
learn-name-1 = エイダ
learn-name-2 = ベン
learn-name-3 = クレオ
learn-name-4 = ドーラ
learn-name-5 = エミール
learn-name-6 = フローラ

## How it looks, and which keys there are

settings = 設定
confirms = 答えるたびに確認する
contrast = コントラスト
contrast-normal = 標準
contrast-more = 強い
text-size = 文字の大きさ
text-size-100 = 標準
text-size-115 = 大きい
text-size-130 = とても大きい
hand = 盤のそばのボタン
hand-right = 右側
hand-left = 左側
fullscreen = 全画面
fullscreen-end = 全画面を終える
keys = キー操作
keys-everywhere = どのページでも
keys-table = テーブルで
keys-board = この盤で
keys-list = この一覧
keys-move = 次に押せるものへ、前に押せるものへ
keys-press = 押す
keys-close = 閉じる、または選択を取り消す
keys-arrows = まとまりの中で一つずつ移る
keys-rule = 見ているカードのルールを読む
keys-hint = 達人ならどうするか聞く
keys-skip = ほかのキー：表示中のものを飛ばす
keys-look-back = ふり返り中：一手戻る、進む
keys-ends = ふり返り中：最初へ、最後へ
keys-words = 文字で遊ぶとき：この番号の選択肢へ
keys-none = この盤だけのキーはありません。
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-back-tab = Shift+Tab

## Over days: notices, another device, what was finished

days-notices = この端末へのお知らせ
days-notices-about = あなたの答えが待たれていて、まだ質問を見ていないとき、Wondertableを閉じていてもこの端末でお知らせします。質問ごとに1通だけで、何がどこで聞かれているかだけを伝え、伏せられたことは決して伝えません。使われないテーブルが閉じられる前にも1通届きます。
days-notices-want = 自分の番になったら知らせる
days-notices-insecure = ブラウザーがお知らせを許すのは、httpsのページか、この機械自身のページだけです。
days-notices-install = この端末では、お知らせはアプリにだけ届きます。先にWondertableをホーム画面に追加し（共有、ホーム画面に追加）、そこから開いてください。
days-notices-browser = このブラウザーはお知らせに対応していません。
days-notices-denied = このブラウザーはWondertableのお知らせを表示しない設定です。このページの設定で許可できます。
days-notices-server = このサーバーはお知らせを送れません。管理者が追加できます：pip install 'wondertable[push]'
days-webhook = このテーブルのWebhook
days-webhook-about = だれの答えが待たれているかを伝えるアドレスです。たとえば皆で読むチャットのもの。そこを読む人にはテーブルのリンクが届きます。
days-webhook-set = 設定済み：{ $host }
days-webhook-keep = 保存
days-webhook-end = 取り消す
days-announced = サーバーの運営者からのお知らせ：{ $text }
days-shut-operator = サーバーの運営者がこのテーブルを閉じました。{ $when }まで見ることができ、その後削除されます。プレイ記録はそれまでに保存してください。
days-shut-unused = 長く使われていなかったので、このテーブルは閉じられました。{ $when }まで見ることができ、その後削除されます。プレイ記録はそれまでに保存してください。
days-unused = このテーブルは長く使われていません。誰かがプレイするか、発言するか、残すことを選ばなければ、{ $when }に閉じられます。
days-keep = テーブルを残す
days-forget = 自分の情報を消す
days-forget-ask = 自分の情報を消す…
days-forget-about = { $count ->
    [0] この端末にWondertableが保存したもの（名前と設定）がすべて消えます。
   *[other] この端末が知っている{ $count }卓のテーブルから、あなたの名前、発言、端末の情報が消え、この端末にWondertableが保存したものもすべて消えます。終わっていないゲームは降りたことになり、ボットが代わりに続けます。二人のゲームでは相手の勝ちになります。
}元に戻すことは誰にもできません。ほかの人が保存したプレイ記録には名前が残ります。
days-forget-do = 完全に消す
days-forget-not = すべて残す
days-forget-done = ここにあなたの情報はもうありません。
days-move = ほかの端末であなたのテーブルを
days-move-about = ほかの端末でリンクを開くか、カメラで絵を読み取ってください。席と結果がそこにも届きます。中身はここで暗号化され、鍵はリンクの中にだけあります。サーバーは読めないまま1日だけ、または届くまで保管します。
days-move-nothing = この端末ではまだどのテーブルにも着いていません。
days-move-count = { $count }卓を持っていきます。
days-move-make = リンクを作る
days-move-once = このリンクは一度だけ表示されます。だれにも渡さないでください。持っている人はあなたの代わりに遊べてしまいます。
days-move-qr = ほかの端末のカメラで読み取るための、リンクの絵
days-move-link = ほかの端末のためのリンク
days-insecure = ブラウザーが暗号化できるのは、httpsのページか、この機械自身のページだけです。そのように開いて、もう一度お試しください。
days-arrival = ほかの端末からのテーブル
days-arrival-about = { $count ->
    [0] このリンクの{ $all }卓は、すべてもうここにあります。
   *[other] このリンクは{ $count }卓をこの端末に届けます。
}
days-arrival-after = ここでもう着いている席はそのままです。そのあと、このリンクは使えなくなります。
days-arrival-take = ここに受け取る
days-arrival-no-key = このリンクは途中で切れています。記号#のあとの鍵がありません。
days-arrival-wrong-key = このリンクの鍵が合いません。リンクは全部そろっていますか？最初の端末で新しく作ってください。
days-arrival-other-version = このリンクはWondertableの別のバージョンで作られました。両方のページを読み込み直して、新しく作ってください。
days-scores = { $words } · { $scores }
days-tally = この端末でのあなたの成績
days-tally-game = ゲーム
days-tally-played = 回数
days-tally-won = 勝ち
days-tally-latest = 最近
days-tally-share = { $won }（{ $part }%）
days-tally-latest-words = 最近{ $count }回のうち{ $won }回勝ち
days-offline = サーバーにつながりません
days-offline-about = オフラインか、Wondertableが再起動中です。何も失われません。席は残り、ゲームはあなたを待っています。

## もう一戦、そして会話

again-asked = { $name }さんがもう一戦したがっています。あなたの席は取ってあります。
again-yours = 新しいテーブルができました。
again-watch = { $name }さんたちがもう一戦します。
again-come = 一緒に行く
again-see = そちらを観戦
again-not = 今回はやめておく
seat-waits = まだ来ていません
seat-free-up = 席を空ける
seat-give-up = 席をゆずる
seats-awaited = あと{ $count }人がそろうと、自動的に始まります。
waiting-others = あと{ $count }人を待っています。
series = これまでに{ $games }戦
series-score = 勝った回数
series-of = { $name }さん：{ $games }戦{ $wins }勝
series-wins = { $games }戦{ $wins }勝
series-moved = 全員が席を一つずつ進め、別の人から始めます。
series-stays = 席はそのままです。だれから始めるかは改めて決まります。
watchers-apart = 観戦者の発言は観戦者だけに見せる
watchers-apart-here = 観戦者の発言は観戦者だけに届きます。
talk-watcher = { $name }さん（観戦中）
talk-watching = あなたのことばはテーブルの全員に届きます。
talk-apart = あなたのことばはほかの観戦者だけに届きます。
people-speak-as = 話すときの名前
talk-line = { $name }：{ $words }
somebody-watching = 観戦中の人
phrases = ひとこと
phrase-hello = こんにちは！
phrase-good-luck = がんばって！
phrase-well-played = お見事！
phrase-nice-move = いい手ですね！
phrase-thanks = ありがとう！
phrase-oops = しまった！
phrase-sorry = ごめんなさい！
phrase-one-moment = 少し待ってください。
phrase-back = 戻りました。
phrase-your-turn = あなたの番です。
phrase-once-more = もう一戦どうですか。
phrase-goodbye = さようなら！
feelings = 気持ちを伝える
feeling-cheer = 応援する
feeling-laugh = 笑う
feeling-wonder = 驚く
feeling-sorrow = 悲しむ
feeling-thanks = 感謝する
mute-about = だれの発言を聞きますか
mute-off = ミュートする
mute-on = ミュート中：解除する
result-share = 結果を伝える
result-see = 結果を見る
result-link = この結果へのリンク
result-of = { $title }：結果
result-ranks = 順位
result-rank = { $rank }位
result-final = 最後のテーブル
result-play = 今すぐこのゲームで遊ぶ
result-friends = 友だちと遊ぶ
result-check = 運は公正でしたか

## 席を離れた人と、テーブルがすること

away-left = { $name }さんは{ $ago }から接続していません。
away-several = 接続していません：{ $names }。
away-soon = このままなら、{ $time }後にボットに任せられます。
away-clock = { $time }後に自動操縦が答えます。
away-now = もう待たなくてもかまいません。
away-level = { $name }さんのかわりのボットの強さ
away-hand = ボットに任せる
handed-you = ボットがあなたのかわりに遊んでいます（{ $level }）。
handed-back = 自分で遊ぶ
resigned-you = あなたは降りました。最後までボットがあなたの席で遊びます。
late-you = 持ち時間がなくなりました。ゲームの終わりまで自動操縦が答えます。
paused-by = { $name }さんの頼みで中断中です。だれも答えられず、時計は止まっています。
paused-go-on = 再開する
motion-waits = 返事待ち：{ $names }
motion-withdraw = やめておく
motion-title-end = ゲームを終わりますか？
motion-end = { $name }さんは、勝者なしでこのゲームを終わりたいそうです。隠れていたものは隠れたままです。
motion-title-pause = 休憩しますか？
motion-pause = { $name }さんは休憩したいそうです。再開するまでだれも答えられず、時計は止まります。
motion-title-resume = 再開しますか？
motion-resume = { $name }さんは再開したいそうです。
motion-title-take = 新しい人を迎えますか？
motion-take = { $name }さんは、{ $seat }のかわりに続きを遊びたいそうです。この席が知っていることはすべて伝わります。
leave-title = テーブルを離れますか？
leave-about = ほかの人は続けます。あなたの席はどうしますか？
leave-keep = 席を残す
leave-keep-about = ほかの人が待ちます。長くなると、戻るまでボットに任せるかもしれません。
leave-bot = ボットに任せる
leave-bot-about = テーブルをまた開くと、すぐ席に戻れます。
leave-resign = 降りる
leave-resign-about = { $duel ->
    [yes] 相手がすぐに勝ちます。
   *[no] 最後までボットがあなたの席で遊び、結果にもそう書かれます。このゲームには戻れません。
}
leave-level = ボットの強さ
leave-stay = ここに残る
people = いる人
people-here = います
people-watching = 観戦している人
people-nobody = 観戦している人はいません。
people-visitor = 名前のない人
people-send-away = 退出してもらう
people-send-away-name = { $name }さんに退出してもらう
people-sent-away = 退出してもらった人：{ $names }
people-close = 観戦を断る
people-open = だれでも観戦できるようにする
people-closed = 観戦はできません。
people-take = この席を希望する
people-take-seat = { $name }の席を希望する
people-take-about = 遊んでいる人の同意が必要です。この席が知っていることはすべてあなたに伝わります。
people-pause = 休憩を頼む
people-end = ゲームを終わることを頼む
mark-handed = 戻るまでボットが遊ぶ、{ $level }
mark-resigned = 降りた、ボットが続ける、{ $level }
mark-late = 時間切れ、自動操縦中
mark-left = { $ago }から不在
mark-bank = 残り{ $time }
outcome-agreed = 全員の同意でゲームを終わりました
ending-late = 時間切れ、自動操縦が続けた：{ $names }
ending-handed = 最後はボットがかわりに遊んだ：{ $names }
ending-resigned = 降りた、ボットが続けた：{ $names }
outcome-resigned = 相手が降りました
outcome-shut = テーブルが閉じられました
clock-each = 答えごと
clock-whole = ゲーム全体
clock-bank = { $time }、答えるたびに{ $increment }追加
clock-bank-about = 一人ずつ持ち時間があります。なくなると、ゲームの終わりまで自動操縦が答え、結果にもそう書かれます。
patience = だれかが席を離れたとき
patience-about = 答えを待たれている人がいないとき、この時間は待ちます。そのあとはボットに任せられます。席はその人のままです。
patience-60 = 1分待つ
patience-600 = 10分待つ
patience-3600 = 1時間待つ
patience-86400 = 1日待つ
patience-259200 = 3日待つ
patience-seconds = { $time }待つ

## 自分のカード

own-data = このテーブルは、ゲームに付属のカードではなく独自のカードで遊びます。
own-data-differs = 違いを見る
own-data-title = { $title }・独自のカード
own-data-chosen = このテーブルはあなたの版「{ $name }」で遊びます。テーブルの全員にそう知らされます。
own-data-gone = その版はこのブラウザーに保存されていません。付属のカードで遊びます。
shelf-workshop = 工房
shelf-workshop-game = { $title }の工房：カードを変える

## 工房

workshop-title = 工房：{ $title }
workshop-about = 箱と違うところを直したり、思いつきを試したりできます。カード、コスト、数、マップを変えられます。あなたの版を渡すまで、ほかの人には何も変わりません。
workshop-link-unread = リンクが欠けていて、何も読めませんでした。もう一度もらってください。
workshop-of-table = テーブルのもの
workshop-mine = 自分の版
workshop-shipped = 付属のまま
workshop-version = 版
workshop-name = 名前
workshop-undo = 元に戻す
workshop-redo = やり直す
workshop-copy = 複製
workshop-remove = 削除
workshop-remove-really = 本当に削除する
workshop-unkept = このブラウザーには保存する余裕がありません。離れる前にファイルに保存してください。
workshop-play = この版で遊ぶ
workshop-cannot-play = まだ遊べません。どこが間違っているかは、下の行に出ています。
workshop-tabs = この版でできること
workshop-tab-form = 編集
workshop-tab-changes = 変更点
workshop-tab-cards = 印刷
workshop-tab-compare = 比較
workshop-tab-share = 共有
workshop-changes = { $count ->
    [0] 変更はありません。
   *[other] 変更は{ $count }か所です。
}
workshop-in-order = 問題はありません。
workshop-checking = 確認しています。
workshop-not-in-order = この版には間違いがあります。先に直してください。場所は上の行に出ています。
workshop-go-there = そこへ移る
workshop-find = カードや数を探す
workshop-only-open = ルールブックにないものだけ
workshop-open = { $all }件のうち{ $open }件はルールブックに印刷されていません。*と出どころを付けてあります。箱をお持ちなら、カードと比べてください。
workshop-confirmed = { $count }件を確認しました。
workshop-nothing-found = 見つかりません。
workshop-count = { $count }件
workshop-count-open = ルールブックにないもの{ $count }件
workshop-changed = 変更あり
workshop-wrong = 間違い
workshop-thing = { $list }{ $number }
workshop-thing-players = 人数：{ $players }
workshop-confirm = 自分のカードもこの通り
workshop-copy-thing = 同じものをもう1つ
workshop-remove-thing = 取り除く
workshop-add = 加える
workshop-add-to = { $list }に加える
workshop-add-field = { $field }を加える
workshop-leave-out = { $field }を省く
workshop-new-name = 新しい名前
workshop-more-fields = ほかの項目{ $count }件
workshop-sort = 種類
workshop-bounds = { $low }から{ $high }
workshop-was = 前：{ $value }
workshop-new = 新規
workshop-nothing = なし
workshop-yes = はい
workshop-no = いいえ
workshop-put-back = { $field }を戻す
workshop-back = 戻す
workshop-no-changes = まだ変更はありません。
workshop-what = 場所
workshop-before = 前
workshop-now = 今
workshop-only-changed = 変えたものだけ
workshop-which-cards = 印刷するもの
workshop-every-copy = ゲームにある枚数だけ
workshop-print = カードを{ $count }枚印刷する
workshop-no-cards = そのようなカードはありません。
workshop-compare-about = このサーバーでボットが両方の版を同じ配りで遊びます。どの数値がはっきり違うか、どれほど確かかがわかります。
workshop-against = 比べる相手
workshop-players = 人数
workshop-bots = 遊ぶボット
workshop-games = それぞれのゲーム数
workshop-study = この版を調べる
workshop-same = どちらも同じ内容なので、数字に違いは出ません。先に何かを変えるか、別の版と比べてください。
workshop-stop = 止めて、ここまでを比べる
workshop-waits = ほかの比較が行われています。次があなたの番です。
workshop-played = { $all }ゲームのうち{ $done }ゲームが終わりました。
workshop-study-over = それぞれ{ $games }ゲームを遊びました。{ $clear ->
    [0] { $all }個の数値のうち、はっきり違うものはありません。
   *[other] { $all }個の数値のうち{ $clear }個がはっきり違います。
}
workshop-study-partial = 頼まれた数より少なくなっています。
workshop-no-winner = { $name }：{ $games }ゲームのうち、勝者のいたものはありません。
workshop-report = 報告
workshop-report-alone = 報告を別のページで開く
workshop-link = この版へのリンク
workshop-link-about = 版の内容はすべてリンクの中にあり、ほかのどこにもありません。開いた人は自分用の写しを受け取ります。
workshop-file = { $file }に保存
workshop-file-about = このファイルは端末でのゲームや研究の命令でも使えます：
workshop-file-remark = { $title }：{ $name }
workshop-open-file = ファイルを開く
workshop-file-read = 「{ $name }」を開きました。

# Fields of the data, where a game has no words of its own for them.
field-id = ファイルでの名前
field-name = 名前
field-title = 題名
field-origin = 出どころ
field-origin-printed = ルールに印刷
field-origin-official = 出版元による
field-origin-deduced = 推論
field-origin-ruled = このサイトの裁定
field-origin-reconstructed = 再構成
field-origin-simulated = シミュレーションで測定
field-note = 注
field-game = ゲーム
field-options = オプション
field-players_min = 最少人数
field-players_max = 最多人数
field-players = 人数
field-rounds = ラウンド数
field-copies = 枚数
field-count = 枚数
field-cost = コスト
field-text = テキスト
field-colour = 色
field-kind = 種類
field-amount = 量
field-draw = 引く枚数
field-discard = 捨てる枚数
