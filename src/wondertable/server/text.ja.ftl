# What the server itself says when it refuses something, in Japanese. Games speak in their own files.
error-already-started = ゲームはもう始まっています。
error-bad-eyes = 「{ $eyes }」の目で見ることはできません。席の番号、watch、everythingのどれかを指定してください。
error-bad-name = 名前は1文字から{ $limit }文字までの普通の文字で、目に見える文字を含めてください。
error-bad-text = 会話は1文字から{ $limit }文字までの普通の文字で入力してください。
error-bad-token = この合い言葉はこのテーブルのどの席のものでもありません。
error-bots-alone = あなたの名前か、{ $players }席分のボットを指定してください。
error-books-busy = シミュレーションの本は、もう上限まで使われています。1、2分後、どれかのゲームが終わったらもう一度お試しください。本物の本でも遊べます。
error-bots-busy = ボットが遊ぶテーブルがもう上限に達しています。1、2分後、どれかのゲームが終わったらもう一度お試しください。
error-draining = サーバーはまもなく再起動するため、新しいゲームを始められません。{ $seconds }秒後にもう一度お試しください。
error-server-full = サーバーが持てるテーブルはすべて使用中です。1分後にもう一度お試しください。
error-damaged = { $rules ->
    [other] このテーブルは、ルールのバージョン{ $made }で作られました。このサーバーのバージョン{ $present }では、記録の{ $line }行目が成り立ちません（{ $problem }）。何も失われていません。バージョン{ $made }のサーバーなら続きを遊べます。
   *[same] このテーブルは読めません。記録の{ $line }行目が壊れています（{ $problem }）。
}
error-game-gone = このテーブルのゲーム「{ $game }」は、もうこのサーバーにありません。テーブルはそのまま残してあり、ゲームが戻ればすぐに続けられます。
error-database = サーバーはいまデータベースに書き込めません。何も変わっていません。もう一度試してください。
error-foreign-host = このサーバーは{ $host }という名前では応答しません。持ち主は、みんなが使うアドレスを指定できます：--public-url http://{ $host }
error-foreign-page = { $origin }のページはこのサーバーを使えません。持ち主は許可できます：--allow-origin { $origin }
error-head-too-large = 要求のアドレスとヘッダーは{ $limit }バイトまでです。
error-hello-first = 接続の最初のメッセージは「hello」です。
error-internal = サーバーで問題が起きました。何も変わっていません。
error-kept-hidden = このテーブルには、ずっと隠したままのものがあります。自分の目か、観戦者の目でだけ見られます。
error-lesson-no-help = 達人が助けるのは、レッスンの中で自由に遊べるところだけです。
error-malformed = このメッセージは理解できません：{ $problem }。
error-method = このアドレスでは{ $method }を使えません。
error-moment-outside = この場面からは続けられません。ルールの外にあって保存されていないものが関わっています。別の場面を選んでください。
error-name-taken = { $name }さん、またはそれによく似た名前の人が、もうこのテーブルにいます。
error-no-advice = いまこの質問を考えられる人がいません。少したってからもう一度聞いてください。
error-no-code = いま、このテーブルの短い番号はありません。リンクからは入れます。
error-no-hints = このテーブルは助言なしで遊ぶ約束です。
error-no-hands = このテーブルには手で動かすものがありません。
error-no-moments = このプレイ記録には、ずっと隠したままのものがあります。文字で読めますが、盤には表示できません。
error-no-such-moment = このゲームに場面{ $moment }はありません。最後の場面は{ $last }です。
error-no-review = このゲームを見直せませんでした。少したってからもう一度試してください。
error-no-such-puzzle = このゲームのそのパズルはもうありません。
error-no-such-review = その講評はもうありません。もう一度頼んでください。
error-not-away = 席{ $seat }の人は席を離れていません。本人が答えられます。
error-not-host = これができるのは最初の席の人だけです。
error-not-seated = 観戦中です。これができるのは席に着いている人だけです。
error-not-started = ゲームはまだ始まっていません。
error-not-your-eyes = ゲーム中は、だれもが自分の目でだけ見られます。
error-own-seat = これはあなたの席です。自分で答えてください。
error-record-rules = このゲームはルールのバージョン{ $made }で遊ばれました。バージョン{ $present }ではたどれません（{ $problem }）。文字で読めますが、盤には表示できません。
error-seat-taken = 席{ $seat }にはもう人がいます。
error-seats-open = すべての席が埋まると、ゲームを始められます。
error-table-bots = このテーブルには、ほかの席ごとに一つずつ、{ $wanted }個のボットの指定が必要です。いまは{ $given }個です。
error-table-full = このテーブルは満席です。
error-table-shut = このテーブルは閉じられました。削除されるまで見ることはできますが、もう何もできません。
error-too-fast = 一度に多すぎます。{ $seconds }秒後にもう一度お試しください。
error-too-large = メッセージは{ $limit }バイトまでです。
error-too-long = このゲームは長すぎて、もう一度表示することができません。
error-too-many = この種類の接続がもう多すぎます。どれかを閉じるか、1分後にもう一度お試しください。
error-unknown-address = このアドレスには何もありません。
error-unknown-code = この番号で待っているテーブルはありません。数字は合っていますか？ゲームがもう始まっていませんか？
error-unknown-table = そのテーブルはありません。リンクは完全ですか？
error-address-not-https = お知らせは https:// で始まるアドレスにだけ送られます。
error-address-not-public = { $host } は内部ネットワークにあります。お知らせは公開されたアドレスにだけ送られます。
error-address-unknown = { $host } の場所が見つかりません。アドレスは正しいですか？
error-address-unreadable = これはウェブのアドレスではありません。ブラウザーと同じように書いてください：https://example.org/hook
error-already-over = このゲームは終わりました。お知らせすることはもうありません。
error-bad-subscription = ブラウザーの登録を読み取れません。鍵がプッシュサービスのものではありません。
error-no-move-room = ほかの端末へ移動中のテーブルが多すぎます。1時間後にもう一度お試しください。
error-no-push = このサーバーはブラウザーにお知らせを送れません。管理者が追加できます：pip install 'wondertable[push]'
error-no-such-move = ここにはもう何もありません。ほかの端末へ移動中のテーブルは1日だけ保管され、届くと消えます。
error-no-webhooks = このサーバーは Webhook を呼び出しません。管理者が許可できます：wondertable serve --webhooks

## だれがいて、だれが遊ぶか

error-bot-plays = いまはボットがあなたのかわりに遊んでいます。まず席に戻ってください。
error-broken-off = このゲームは途中で終わりました。隠れていたものは隠れたままです。
error-door-closed = このテーブルは観戦できません。
error-has-resigned = あなたはこのゲームを降りました。続きは見られますが、もう何も決められません。
error-has-seat = あなたはこのテーブルに席があります。二つの席の知識を一人が持つことはできません。
error-many-sent-away = すでに{ $limit }人に退出してもらいました。扉を閉めると、だれも観戦できなくなります。
error-motion-open = テーブルは別の質問に答えているところです。答えを待つか、その質問を取り下げてください。
error-no-motion = いまあなたは何も聞かれていません。
error-not-handed = あなたは自分で遊んでいます。
error-not-paused = ゲームは中断されていません。
error-not-watching = その人はもう観戦していません。
error-out-of-time = あなたの持ち時間はなくなりました。ゲームの終わりまで自動操縦が答えます。
error-paused = ゲームは中断中です。全員が同意するか、中断を頼んだ人が再開すると続きます。
error-seat-forgotten = あなたの情報はこのテーブルから消されました。この席はもうあなたのものではありません。
error-seat-freed = あなたの席は空席になりました。
error-seat-given-up = 席{ $seat }の人は降りました。最後までボットが遊びます。
error-seat-kept = 席{ $seat }は、ボットがかわりに遊んでいる人のものです。ほかの人は座れません。
error-seat-of-bot = 席{ $seat }はもうボットの席です。
error-sent-away = このテーブルの人たちが、あなたの観戦を断りました。
error-two-clocks = テーブルの時計は一つです。答えごとの時間か、ゲーム全体の時間かを選んでください。

## What is told where a link is shared, beside a picture

preview-house = Wondertable
preview-house-about = 友だちやボットと、ブラウザーで遊ぶ現代のテーブルゲーム。アカウントは不要です。テーブルを作り、リンクを送って、遊びましょう。
preview-game = Wondertableで遊ぶ{ $title }
preview-invited = { $host }さんから{ $title }への招待です
preview-free = あと{ $count }席空いています。リンクを開いて、席に着いてください。
preview-full = { $title }のテーブル
preview-playing = { $title }、プレイ中
preview-players = プレイ中：{ $names }。リンクを開くと観戦できます。
preview-alone = { $names }さんがプレイ中です。リンクを開くと観戦できます。
preview-over = { $title }：{ $count ->
    [0] 勝者はいません
    [1] { $names }さんの勝利です
   *[other] 勝者は{ $names }です
}
preview-over-about = リンクを開くと、ゲームを一手ずつふり返れます。
preview-bot = { $level ->
    [apprentice] 見習い{ $number }
    [adept] 熟練{ $number }
    [master] 達人{ $number }
    [sage] 賢者{ $number }
   *[other] ボット{ $number }
}
preview-seat = 席{ $number }
preview-list = { $first }、{ $rest }
preview-list-end = { $first }、{ $last }
error-last-here = このテーブルにいるのはあなただけです。そのまま離れてかまいません。
error-no-name = 観戦者が話すには名前が必要です。
error-no-next-table = まだだれも次のゲームを望んでいません。
error-no-such-phrase = 「{ $phrase }」というひとことはありません。使えるもの：{ $phrases }。
error-seat-there = 席{ $seat }の人はここにいます。席を空けられるのは本人だけです。
error-seats-wait = { $count ->
    [1] { $name }さんがまだ来ていません。待つか、席を空けてください。
   *[other] { $name }さんたち{ $count }人がまだ来ていません。待つか、席を空けてください。
}

## Notices for those who are not there

notice-title = あなたの番です：{ $title }
notice-with = { $names }と
notice-asked = あなたの答えを待っています
notice-table = { $title }：{ $names }の番です。
notice-ending = { $title }：このテーブルは閉じられます
notice-ending-about = 長く使われていません。誰かがプレイするか、発言するか、残すことを選ばなければ、{ $days }日後に閉じられます。
error-data-heavy = このカードではサーバーの計算に時間がかかりすぎます。数を減らすか、簡単にしてください。
error-no-study = この比較を行えませんでした。少したってからもう一度試してください。
error-no-such-data = その版のカードはこのサーバーにはもうありません。リンクを作った人にファイルをもらってください。
error-no-such-study = その比較はもうありません。もう一度頼んでください。
error-studies-busy = すでに比較を行っているか、待っている比較が多すぎます。どれかが終わるまでお待ちください。
error-study-stopped = 比較は始まる前に止められました。
