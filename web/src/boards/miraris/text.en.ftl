## The result on the drawn table

board-final = The result
board-see-table = See the table as it ended
board-won = { $count ->
    [one] The mirror belongs to { $names }
   *[other] The mirror belongs to { $names } together
}
board-table-ended = The table as it ended

## Keys

board-keys-bid = Choose the card of this number from your hand
board-keys-confirm = Confirm what is chosen
board-keys-clear = Lay back what is chosen
