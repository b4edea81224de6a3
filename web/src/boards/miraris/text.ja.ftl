## The result on the drawn table

board-final = 結果
board-see-table = 終了時のテーブルを見る
board-won = { $count ->
    [1] 鏡は{ $names }さんのものです
   *[other] 鏡は分かち合われます：{ $names }
}
board-table-ended = 終了時のテーブル
