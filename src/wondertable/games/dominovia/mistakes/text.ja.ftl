mistake-ruled = この呪文のルールでは{ $wanted }です
mistake-pairs = ランクの組を1つずつ、順番に書いてください（"0-0"、"0-1"から"6-6"まで）
mistake-same-value = DOM-C10：{ $one }と{ $other }の値がどちらも{ $found }です
mistake-each-once = それぞれ1度だけ書いてください
