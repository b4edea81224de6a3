board-final = Le résultat
board-see-table = Voir la table à la fin
board-won = { $count ->
    [1] Le miroir est à { $names }
   *[other] Le miroir est à { $names } ensemble
}
board-table-ended = La table à la fin

## Keys

board-keys-bid = Choisir la carte de ce nombre dans votre main
board-keys-confirm = Confirmer ce qui est choisi
board-keys-clear = Reposer ce qui est choisi
