## The result on the drawn table

board-final = Le résultat
board-see-table = Voir la table à la fin
board-won = { $count ->
    [one] Le miroir est à { $names }
   *[other] Le miroir est à { $names } ensemble
}
board-table-ended = La table à la fin
