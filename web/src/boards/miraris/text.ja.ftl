## The result on the drawn table

board-final = 結果
board-see-table = 終了時のテーブルを見る
board-won = { $count ->
    [1] 鏡は{ $names }さんのものです
   *[other] 鏡は分かち合われます：{ $names }
}
board-table-ended = 終了時のテーブル

## Keys

board-keys-bid = 手札からこの数字のカードを選ぶ
board-keys-confirm = 選択を決定する
board-keys-clear = 選択を取り消す
