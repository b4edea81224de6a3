### Ce que dit seulement la table d'AlicematiC, en français.

board-world = La carte de guerre d’AlicematiC Heroes
board-map = La carte du pays des merveilles
board-others = Les autres royaumes
board-everybody = Les royaumes
board-you = Votre royaume
board-you-owner = vous
board-turn = joue
board-start = commence
board-zoom-in = Plus grand
board-zoom-out = Plus petit
board-zoom-fit = Toute la carte
board-majorities = Majorités sur les tuiles
board-standings = Classement
board-round = Manche { $round } sur { $rounds }
board-set-up-kingdoms = Mise en place : royaumes
board-set-up-mulligan = Mise en place : mulligan
board-set-up-cities = Mise en place : premières Cités
board-over = La partie est finie
board-bank = Banque, en jetons : { $red } en rouge, { $yellow } en jaune et { $green } en vert
board-deck = { $deck } cartes dans la pioche, { $discard } dans la défausse

## Spaces

board-owned = à { $name }
board-owned-twice = à { $name } avec { $count } jetons
board-owned-cut-off = à { $name }, isolée
board-owned-nobody = à personne
board-spots = { $free ->
    [0] aucune place libre
    [one] une place libre sur { $spots }
   *[other] { $free } places libres sur { $spots }
}
board-attacked = attaquée par { $name }
board-forest-open = ouverte
board-forest-closed = { $count ->
    [1] fermée : autour, une case n’est à personne
   *[other] fermée : autour, { $count } cases ne sont à personne
}
board-forest-strength = { $name } { $count }
board-forest-round = autour : { $list }
board-tile = Tuile { $tile } : { $list }.
board-tile-nobody = Tuile { $tile } : personne.
# On the map itself, as short as can be.
board-tile-tag = T{ $tile }
board-majority = { $name } { $count } ({ $points } PV)
board-label = { $name } : { $standing }. { $words }
board-can-now = Vous pouvez la prendre.
board-can-pay = Vous pouvez la prendre avec des jetons.
board-can-attack = Vous pouvez l’attaquer.
board-can-finish = Vous pouvez achever votre attaque.
board-can-jet = Jet peut la prendre.
board-can-city = Vous pouvez vous installer ici.

## What an invasion takes and gives

board-needs-military = Armée { $military } contre { $difficulty }.
board-needs-mobility = Mobilité { $mobility } pour un chemin de { $cost }.
board-needs-no-walk = Aucun chemin n’y mène.
board-needs-passes = { $count ->
    [1] On traverse une case des autres.
   *[other] On traverse { $count } cases des autres.
}
board-needs-red = { $count ->
    [1] Il manque un jeton rouge.
   *[other] Il manque { $count } jetons rouges.
}
board-needs-green = { $count ->
    [1] Il manque un jeton vert.
   *[other] Il manque { $count } jetons verts.
}
board-gives = Donne { $count } { $what }.
board-gives-nothing = Ne donne rien : votre emplacement est vide.
board-gives-halved = Divisé par deux, car elle est prise à quelqu’un.
board-gives-effects = Agira : { $alices }.
board-what-red = { $count ->
    [1] jeton rouge
   *[other] jetons rouges
}
board-what-yellow = { $count ->
    [1] jeton jaune
   *[other] jetons jaunes
}
board-what-green = { $count ->
    [1] jeton vert
   *[other] jetons verts
}
board-what-cards = { $count ->
    [1] carte
   *[other] cartes
}
board-what-vp = PV
board-short-of = manque { $count }
board-why-connected = Elle est reliée à une Cité de qui la possède et ne craint rien.
board-why-forest_weak = Quelqu’un a plus de cases que vous autour de cette Forêt.
board-why-not_a_city = Ce n’est pas une Cité.
board-why-own = Elle est déjà à vous.
board-why-city_yours = Vous y avez déjà un jeton.
board-why-city_full = Elle n’a plus de place libre.
board-why-under_attack = Quelqu’un d’autre l’attaque : seule une invasion peut aider.

## Cards and slots

board-alice = { $alice }, { $colour }, coût { $cost }. { $timing } : { $effect }
board-cost = Coût { $cost }
board-commoner = une Roturière
board-commoner-own = { $alice } comme Roturière
board-commoner-public = { $alice } comme Roturière, connue de tous
board-copying = { $alice } copiant { $copies }
board-idle = { $alice }, sans effet
board-card-in-full = { $card } : { $words }
board-card-at = { $alice } (emplacement { $slot })
board-slot = Emplacement { $slot }, { $power } : { $count }
board-slot-empty = Emplacement { $slot }, { $power } : 0, vide
board-slot-holds = Emplacement { $slot }, { $power } { $count } : { $cards }
board-slot-choose = Jouer une carte ici.
board-hand = { $count ->
    [0] Votre main, aucune carte
    [one] Votre main, une carte
   *[other] Votre main, { $count } cartes
}
board-hand-empty = Votre main est vide.
board-hand-count = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-summon-now = Peut être invoquée maintenant
board-summon-tokens = { $count ->
    [1] Peut être invoquée pour un jeton
   *[other] Peut être invoquée pour { $count } jetons
}
board-summon-told = { $can }.
board-sentence = { $said }.
board-summon-no = Ne peut pas être invoquée maintenant
board-alices = { $count ->
    [0] aucune Alice
    [one] une Alice
   *[other] { $count } Alices
}
board-cities = { $count ->
    [0] aucune Cité
    [one] une Cité
   *[other] { $count } Cités
}
board-supply = { $count ->
    [0] plus de jeton de territoire
    [one] il reste un jeton de territoire
   *[other] il reste { $count } jetons de territoire
}
board-vp = { $vp } PV en jeu, { $total } en tout si la partie finissait maintenant
board-tokens = Jetons : rouge { $red }, jaune { $yellow }, vert { $green }
board-powers = Armée { $red }, Population { $blue }, Force du rêve { $yellow }, Mobilité { $green }, Ordre { $white }
board-look-closer = Regarder le royaume : { $name }
board-look-own = Regarder votre royaume
board-no-kingdom = pas encore de royaume
board-origin-alice = Couleur, coût, nombre et détails de l’effet : { $origin }
board-origin-map = Ce que montrent les tuiles : { $origin }
origin-printed = imprimé dans les règles.
origin-official = d’après les réponses de l’éditeur.
origin-deduced = pas imprimé ; déduit de ce qui l’est.
origin-reconstructed = inconnu ; reconstitué.

## What to do

board-hint-kingdom = Cinq royaumes, aucune différence dans les règles : touchez celui qui vous plaît, ou portez-le à votre plateau.
board-hint-mulligan = Choisissez les cartes à rendre, ou portez-les à la défausse ; vous en piochez autant d’autres.
board-hint-mulligan-some = { $count ->
    [1] Une carte repart.
   *[other] { $count } cartes repartent.
}
board-hint-city = Choisissez une Cité où vous installer, ou portez-y un jeton de votre plateau.
board-hint-politics = Choisissez une carte, ou portez-la à un emplacement : invoquez-la, ou jouez-la face cachée comme Roturière.
board-hint-card = Invoquez-la, ou choisissez un emplacement où la jouer face cachée comme Roturière.
board-hint-commoner = Choisissez un emplacement : elle peut être jouée face cachée comme Roturière.
board-hint-slot-both = Ici, elle peut être invoquée ou posée face cachée : utilisez un bouton.
board-hint-slot = Touchez encore l’emplacement, ou utilisez le bouton.
board-hint-invasion = Choisissez une case, ou portez-y un jeton de votre plateau. Une coche ne coûte rien, les chiffres sont des jetons à payer, un point signifie : attaque seulement.
board-hint-again = Touchez-la encore, ou utilisez un bouton.
board-hint-over = La carte reste : chaque case dit encore à qui elle est.
board-hint-wait = On attend { $name }.
board-cancel = Pas celle-ci
board-paid = { $count } { $token }
board-do-summon = Invoquer
board-do-summon-paid = Invoquer pour { $pay }
board-do-commoner = Jouer face cachée : { $slot }
board-do-commoner-into = Face cachée dans
board-do-invade = Envahir
board-do-invade-paid = Envahir pour { $pay }
board-do-invade-down = Envahir, en retournant { $cards }
board-do-invade-down-paid = Envahir, en retournant { $cards }, pour { $pay }
board-do-attack = Attaquer
board-do-finish = Achever l’attaque
board-do-jet = La prendre avec Jet
board-do-city = S’installer ici
board-do-take = À { $name }
board-do-discard = { $count ->
    [1] Rendre une carte
   *[other] Rendre { $count } cartes
}
board-do-up = { $card }

## Scores

board-line-play = Gagné en jeu
board-line-tile = { $count ->
    [1] Tuile { $tile } : un jeton
   *[other] Tuile { $tile } : { $count } jetons
}
board-line-slot = { $count ->
    [1] Emplacement { $slot } : une Alice
   *[other] Emplacement { $slot } : { $count } Alices
}
board-line-effect = { $alice }
board-line-copied = { $alice }, copiée par Wiccane
board-total = En tout
board-sum-play = Jeu
board-sum-tiles = Tuiles
board-sum-slots = Emplacements
board-sum-effects = Effets
board-score-now = Si la partie finissait maintenant
board-final = Le décompte final
board-won = { $name } gagne
board-won-many = { $names } partagent la victoire
board-see-map = Retour à la carte
board-scores-of = Points : { $name }
board-player = Joueur

## In words

board-text-table = La table
board-text-map = La carte
board-text-you = Vous
board-text-tile-centre = Tuile { $tile } au centre : { $spaces }
board-text-tile = Tuile { $tile } : { $spaces }
board-text-space = { $kind } { $difficulty } en { $space }, { $standing }
board-text-hand = { $alice } { $can }.
board-text-hand-why = { $can } ({ $why })
board-text-own-powers = Contre les terres, votre Armée vaut { $military }, votre Mobilité { $mobility }, votre Force du rêve { $dream }.
board-text-reach = { $name } : { $words }
board-text-effect = { $name } répond pour { $alice } : { $effect }
board-text-seat = { $name }, { $kingdom } : { $vp }. { $hand }, { $alices }, { $cities }. { $tokens }.
board-text-no-slots = { $name } n’a de carte dans aucun emplacement.
board-text-slots = { $name } : { $line }.
board-text-held = { $name } avait { $cards }.
board-text-score = { $name } : { $line }, { $points } PV.
board-known-hand = Cartes en main

## Keys

board-keys-map = D’une case à l’autre sur la carte
board-keys-choose = Regarder la case ; encore une fois, et elle est choisie
board-keys-zoom = Sur la carte : plus près, plus loin, tout entière
board-keys-clear = Oublier ce qui est choisi
