### Ce que dit seulement la table de Bibliowonders!, en français.

board-world = La bibliothèque de Bibliowonders!
board-map = Le plan de la bibliothèque
board-others = Les autres mages
board-everybody = Les mages
board-you = Votre carte de personnage
board-turn = joue
board-start = commence
board-round = Manche { $round }
board-set-up = Les cartes de personnage

## Shelves and places

board-reception = l’accueil
board-shelf-colour = étagère { $colour }
board-shelf-moving = étagère mobile, { $direction }
board-shelf-both = étagère { $colour } mobile, { $direction }
board-arrow-N = nord
board-arrow-E = est
board-arrow-S = sud
board-arrow-W = ouest
board-letter-blue = B
board-letter-red = R
board-letter-green = V
board-letter-yellow = J
board-letter-north = N
board-letter-east = E
board-letter-south = S
board-letter-west = O
board-letter-moving = M
# A soft hyphen, where the name may be parted on the narrow card.
board-face-recommendation = Lettre de recom­man­dation
board-place = Rangée { $row }, { $nth } depuis l’ouest ({ $position })
board-nth-1 = première
board-nth-2 = deuxième
board-nth-3 = troisième
board-nth-4 = quatrième
board-nth-5 = cinquième
board-nth-6 = sixième
board-nth-7 = septième
board-square = { $place } : { $lying }
board-lies = { $lying }. { $words }
board-face-down = face cachée
board-face-down-known = face cachée, vous la connaissez : { $shelf }
board-with-crystal = avec un cristal
board-seen-by = vue par { $names }
board-you-stand = vous êtes ici
board-stands = { $name } est ici

## What a Move does

board-move-here = Aller ici.
board-choose-here = Choisir cet endroit.
board-chosen-here = Choisi.
board-preview-wins = Vous gagnez la partie.
board-preview-unknown = La retourne, quelle qu’elle soit.
board-preview-turns = La retourne.
board-preview-mp = { $mp } PM de plus.
board-preview-draws = { $count ->
    [1] Vous piochez une carte et posez un cristal.
   *[other] Vous piochez { $count } cartes.
}
board-preview-shifts = L’étagère vous emporte en { $position }.
board-preview-met = Alors remplies : { $cards }.
board-preview-met-none = Alors aucune de vos cartes n’est remplie.

## Your place

board-mp = { $mp } PM sur { $most }
board-mp-short = PM
board-slot = Case { $slot } : { $count } cartes
board-slot-filled = Case { $slot } : savoir acquis
board-slot-fill = Choisir des cartes pour la case { $slot }
board-cubes = { $count ->
    [0] pas encore de savoir
    [one] un cube de savoir
   *[other] { $count } cubes de savoir
}
board-hand-count = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main : une carte
   *[other] Votre main : { $count } cartes
}
board-hand-empty = Pas encore de cartes. Allez sur une étagère de votre couleur pour en piocher une.
board-moves-left = { $count ->
    [0] plus aucun Déplacement
    [one] un Déplacement restant
   *[other] { $count } Déplacements restants
}
board-letter = La lettre compte pour une carte.
board-passage = Le passage du personnel est ouvert.
board-spells = Magie élémentaire
board-met = remplie ici
board-not-met = pas remplie ici

## Doing things

board-end-turn = Finir le tour
board-cancel = Annuler
board-do-move = Aller ici
board-do-look = Regarder ({ $cost } PM)
board-do-offer = Apprendre
board-do-learn = Apprendre : remplir la case { $slot }
board-do-learn-letter = Apprendre avec la lettre : remplir la case { $slot }
board-do-discard = { $count ->
    [1] Défausser cette carte
   *[other] Défausser ces { $count } cartes
}
board-do-row = Éclairer la rangée
board-do-column = Éclairer la colonne
board-do-use = Utiliser { $card }
board-do-swap = Échanger { $first } et { $second }
board-hint-turn = Touchez une case éclairée, ou vos cartes.
board-hint-turn-no-moves = Plus de Déplacement : utilisez vos cartes ou la magie, ou finissez le tour.
board-hint-learn = Vous pouvez Apprendre maintenant : touchez Apprendre, ou choisissez les cartes.
board-hint-show = Vous montrez { $cards }, puis les défaussez.
board-hint-cards = Choisissez deux, trois ou quatre cartes remplies.
board-hint-clairvoyance = Choisissez une étagère face cachée à côté de vous.
board-hint-places = { $left ->
    [1] Choisissez encore un endroit.
   *[other] Choisissez { $left } endroits.
}
board-hint-discard = { $left ->
    [0] C’est prêt.
    [one] Choisissez une carte à défausser.
   *[other] Choisissez { $left } cartes à défausser.
}
board-hint-choose = Les quatre suivent les mêmes règles : prenez qui vous plaît.

## Piles and the library

board-draw-pile = { $count ->
    [0] La pioche est vide
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
board-discard-pile = { $count ->
    [0] La défausse est vide
    [one] Défausse : une carte
   *[other] Défausse : { $count } cartes
}
board-discard-title = La défausse
board-discard-none = Rien n’a encore été défaussé.
board-copies = { $card } × { $count }
board-face-up = Étagères face visible
board-face-up-colour = { $colour } : { $count } sur { $limit } face visible
board-rebuild-at = À { $limit } d’une couleur, la bibliothèque est reconstruite.
board-rebuilt = Reconstruction
board-rebuilt-why = { $limit } étagères ou plus d’une couleur étaient face visible : { $colours }. Toute étagère ouverte sans mage est mélangée et revient face cachée.
board-used = Utilisé ce tour-ci : { $cards }
board-used-short = En usage
board-compass-north = Au nord de l’accueil
board-compass-east = À l’est de l’accueil
board-compass-south = Au sud de l’accueil
board-compass-west = À l’ouest de l’accueil
board-origin-card = L’effet de cette carte : { $origin }
board-origin-slot = Cette case : { $origin }
board-origin-shelves = Combien il y a d’étagères de chaque sorte, et le contour de la bibliothèque, n’est pas imprimé dans les règles disponibles : c’est reconstitué.
board-origin-character = Ce personnage : { $origin }

## Choosing and ending

board-choose = Choisissez votre carte de personnage
board-chooses = { $name } choisit une carte de personnage
board-take = { $character }, { $colour }
board-taken-by = { $character }, { $colour } : prise par { $name }
board-won = { $name } gagne
board-won-many = { $names } gagnent ensemble
board-see-library = Voir la bibliothèque
board-final = Jusqu’où chacun est allé
board-final-cards = Resté en main : { $cards }
board-final-left = Resté en main
board-learned = Case { $slot }, à la manche { $round } : { $cards }
board-final-no-cards = Plus aucune carte en main

## In words

board-text-table = La bibliothèque
board-text-map = Le plan, rangée par rangée depuis le nord
board-text-row = Rangée { $row }, depuis l’ouest : { $places }
board-text-square = { $position } { $lying }
board-text-reception = L’accueil est en { $position } ; nord, est, sud et ouest se comptent de là.
board-text-face-up = Face visible : { $counts }. { $rule }
board-text-piles = { $draw }. { $discard }.
board-text-discarded = Défaussé : { $cards }.
board-text-you = Vous
board-text-your-cards = Vos cartes : { $cards }.
board-text-met = Remplies là où vous êtes : { $cards }.
board-text-met-none = Aucune de vos cartes n’est remplie là où vous êtes.
board-text-move = Aller en { $position } : { $words }
board-text-seat = { $name }, { $character }, { $colour }, en { $position } : { $mp }, { $hand }, { $cubes }{ $slots }.
board-text-seat-none = { $name } n’a pas encore de carte de personnage.
board-text-slots = { " " }(cases { $slots })
board-text-has = { $name } a { $cards }.
board-text-magic = { $card } : { $text }
board-text-turn = Manche { $round }, c’est à { $name } de jouer ce tour : { $moves }.

## Keys

board-keys-map = D’une étagère à l’autre sur le plan
board-keys-go = Choisir l’étagère ; encore une fois, et c’est fait
board-keys-clear = Oublier ce qui est choisi
