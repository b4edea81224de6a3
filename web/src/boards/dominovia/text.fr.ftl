### Ce que dit seulement la table de Dominovia, en français.

card-scroll = { $first } et { $second }, valeur { $value }
card-scroll-mirror = Miroir { $first }, valeur { $value }
card-scroll-classic = { $first } { $low } et { $second } { $high }
card-scroll-classic-mirror = Miroir { $first }, deux fois { $low }

board-world = La table de Dominovia
board-others = Les autres Mages
board-everybody = Les Mages
board-you = Vous
board-turn = joue
board-marks = { $count ->
    [0] { $name }
   *[other] { $name } · { $marks }
}
board-laid = choisi
board-round = Manche { $round }
board-hand-number = Donne { $round }
board-goal = but : { $goal }
board-goal-classic = but : { $goal }
board-rounds-won = { $won ->
    [0] Aucune manche gagnée sur { $goal }
    [one] Une manche gagnée sur { $goal }
   *[other] { $won } manches gagnées sur { $goal }
}
board-round-card = { $score } : le nombre en haut de la carte de manche
board-points-of = { $points } points sur { $goal }
board-points = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}
board-hand = { $count ->
    [0] Votre main : aucun parchemin
    [one] Votre main : un parchemin
   *[other] Votre main : { $count } parchemins
}
board-hand-count = { $count ->
    [0] aucun parchemin en main
    [one] un parchemin en main
   *[other] { $count } parchemins en main
}
board-deck = { $count ->
    [0] La pioche est vide
    [one] La pioche : un parchemin
   *[other] La pioche : { $count } parchemins
}
board-passes = { $count ->
    [0] aucune passe
    [one] une passe à la suite
   *[other] { $count } passes à la suite
}
board-passes-short = passes : { $count }
board-known = Vu : { $scrolls }
board-known-deck = Dans la pioche : { $scrolls }
board-values-reconstructed = valeurs reconstituées
board-values-deduced = valeurs déduites
board-value-reconstructed = Les valeurs au centre sont reconstituées : la règle dit seulement qu’elles vont de 0 à 27.
board-value-deduced = Les valeurs au centre sont déduites de la règle.

board-spells = Sorts
board-spells-title = Ce que font les sorts
board-table-title = Ce qu’il y a sur la table
board-about-ring = Un Anneau est posé sur le dernier sort que son Mage a lancé. Mis de côté, il n’est sur aucun : aucun sort n’est actif.
board-about-round-card = La petite carte avec 0, 1, 2 et 3 compte les manches gagnées : le nombre en haut.
board-about-offering = Avant une manche, chacun offre un parchemin. L’offrande de plus petite valeur commence la chaîne et quitte la main de son Mage ; les autres reviennent en main. Le Mage à gauche relie le premier.

## Dragons

board-dragon-name-lazy = Dragon paresseux
board-dragon-name-hungry = Dragon affamé
board-dragon-name-dizzy = Dragon étourdi
board-dragon-name-angry = Dragon furieux
board-dragon-lazy = Un accord de Dragon ne fait rien ; le Miroir Dragon termine la manche.
board-dragon-hungry = Un accord de Dragon dévore le parchemin à l’autre bout.
board-dragon-dizzy = Un accord de Dragon lance le sort de l’autre moitié.
board-dragon-angry = Un accord de Dragon met tous les Anneaux de côté.

## Rings

board-ring-aside = Anneau de côté
board-ring-aside-short = de côté
board-ring-aside-why = Anneau de côté : aucun sort n’est actif
board-ring-freeze = { $by_match ->
    [yes] { $now ->
        [yes] pas d’accord de Gel avant une pioche
       *[no] pas d’accord de Gel au prochain tour avant une pioche
    }
   *[no] { $now ->
        [yes] pas de parchemin Gel avant une pioche
       *[no] pas de parchemin Gel au prochain tour avant une pioche
    }
}
board-ring-freeze-lifted = levé par la pioche
board-ring-fly = { $first_only ->
    [yes] peut passer au lieu de piocher la première fois
   *[no] peut passer au lieu de piocher
}
board-ring-crown = les autres piochent avant de relier à une Couronne
board-ring-done = déjà agi
board-ring-at-work = à l’œuvre
board-ring-over = lancé en dernier
board-ring-words = { $spell } : { $does }
board-ring-on = Anneau ({ $name }) : { $spell }

## The chain

board-chain = { $count ->
    [0] La chaîne, vide
    [one] La chaîne : un parchemin
   *[other] La chaîne : { $count } parchemins, d’un bout à l’autre
}
board-lying = { $scroll }{ $alike ->
    [yes] {""}
   *[no] . D’un bout à l’autre : { $left }, { $right }
}{ $count ->
    [0] {""}
   *[other] . { $rings }
}
board-end = Un bout de la chaîne, ouvert à { $spell }
board-end-crowned = Un bout de la chaîne, ouvert à { $spell } ; fermé par une Couronne ({ $names }) à tous les autres qui n’ont pas pioché

## Spells that are cast

board-casts = { $name } lance { $spell }
board-cast-dragon = { $dragon ->
    [lazy] rien ne se passe
    [hungry] le parchemin à l’autre bout est dévoré
    [dizzy] l’autre moitié est lancée à la place
    [angry] tous les Anneaux sont mis de côté
   *[base] chacun passe un parchemin
}
board-cast-freeze = { $by_match ->
    [yes] pas d’accord de Gel au prochain tour avant une pioche
   *[no] pas de parchemin avec Gel au prochain tour avant une pioche
}
board-cast-fly = pourra passer au prochain tour au lieu de piocher
board-cast-star = peut glisser un parchemin dans la pioche
board-cast-bam = peut donner un parchemin
board-cast-colt = peut relier encore une fois
board-cast-crown = les autres piochent avant de relier à une Couronne
board-eaten = dévore le parchemin à l’autre bout

## Choosing

board-barred = { $name }. { $why }

board-lay-back = Le reprendre
board-direction = { $direction ->
    [left] à gauche, vers { $name }
    [right] à droite, vers { $name }
   *[across] en face, vers { $name }
}
board-link-at = { $alike ->
    [no] Relier à { $spell }
    [yes] Relier à { $spell } sur { $beside }
   *[mirror] Relier à { $end }
}
board-give-to = à { $name }
board-hint-offer = Offrez un parchemin : la plus petite valeur de toutes commence la chaîne, les autres reviennent
board-hint-link = Choisissez un parchemin, ou glissez-le vers un bout
board-hint-colt = Poulain : reliez un autre parchemin, ou arrêtez-vous
board-hint-star = Étoile : choisissez un parchemin à glisser dans la pioche, ou gardez tout
board-hint-bam = Bam ! : choisissez un parchemin à donner, ou gardez tout
board-hint-fly = Rien ne va, mais vous pouvez survoler le tour
board-hint-direction = Dragon : de quel côté vont les parchemins ?
board-hint-give = Dragon : choisissez un parchemin pour { $name }
board-hint-place_ring = Où posez-vous votre Anneau ?
board-hint-sealed = Il reste face cachée jusqu’à ce que tous aient choisi ; d’ici là, vous pouvez le reprendre
board-refused-end = { $alike ->
    [yes] { $spell } sur { $beside } : { $why }.
   *[no] { $spell } : { $why }.
}
board-refused-crowned = fermé par une Couronne ({ $name }) tant que vous n’avez pas pioché
board-refused-frozen = gelé tant que vous n’avez pas pioché
board-refused-no_match = ne s’accorde pas

## Offering

board-offerings = Les offrandes
board-offering-open = { $name } n’a pas encore choisi
board-offering-sealed = Offrande face cachée : { $name }
board-donation = commence la chaîne
board-value = valeur { $value }

## The end of a round

board-round-over = La manche { $round } est finie
board-hand-over = La donne { $round } est finie
board-reckoning = Que reste-t-il en main ?
board-left = { $count ->
    [0] aucun parchemin
    [one] un parchemin
   *[other] { $count } parchemins
}
board-rounds = Comment la partie a été gagnée, manche par manche
board-made-round = { $name }
board-made-points = { $won ->
    [no] personne
   *[yes] { $name } +{ $points }
}
board-last-round = La dernière manche
board-won-round = a gagné la manche
board-arch-mage = { $name }, Archimage des Miroirs
board-winner-classic = { $name } gagne
board-hand-left = { $count ->
    [0] Il ne reste aucun parchemin à { $name }
    [one] Il reste un parchemin à { $name }
   *[other] Il reste { $count } parchemins à { $name }
}
board-hand-empty = plus aucun parchemin
board-why-out = { $name } a relié son dernier parchemin.
board-why-stopped = { $won ->
    [no] Personne ne peut continuer, et deux mains sont aussi basses : personne ne marque.
   *[yes] { $tied ->
        [yes] Personne ne peut continuer. Parmi les plus petites mains, { $name } a la plus grande valeur.
       *[no] Personne ne peut continuer, et { $name } en a le moins.
    }
}
board-why-blocked = { $won ->
    [no] Personne ne peut continuer, et deux mains sont aussi basses : personne ne marque.
   *[yes] Personne ne peut continuer, et { $name } en a le moins.
}
board-why-lazy = { $tied ->
    [yes] Le Miroir du Dragon paresseux a terminé la manche. Parmi les plus petites mains, { $name } a la plus grande valeur.
   *[no] Le Miroir du Dragon paresseux a terminé la manche, et { $name } a le moins de parchemins.
}
board-why-repeat = { $tied ->
    [yes] La même position est revenue encore et encore. Parmi les plus petites mains, { $name } a la plus grande valeur.
   *[no] La même position est revenue encore et encore ; { $name } a le moins de parchemins.
}
board-why-cap = { $tied ->
    [yes] La manche a duré trop longtemps. Parmi les plus petites mains, { $name } a la plus grande valeur.
   *[no] La manche a duré trop longtemps ; { $name } a le moins de parchemins.
}

## Keys

board-keys-pick = Prendre un parchemin ; puis, sur une place, l’y poser
board-keys-clear = Remettre le parchemin
