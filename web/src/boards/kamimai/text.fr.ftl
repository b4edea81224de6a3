### Ce que dit seulement la table de KamiMaï, en français.

board-world = La table de KamiMaï
board-everybody = Les invocateurs
board-asking = Ce qui se décide
board-tabs = Autour du livre
board-tab-ask = Agir
board-tab-pages = Pages
board-tab-sheet = Feuille
board-tab-team = Équipe

## The turn

board-turn = Tour { $turn } : { $name }
board-steps = Les étapes d’un tour
board-step-target = Cible
board-step-draw = Tirer
board-step-cast = Lancer
board-step-store = Ranger
board-step-target-long = Où mène la flèche ; puis le tirage commence.
board-step-draw-long = Une seule main. Au moins une page, et pas plus que vous n’osez.
board-step-watch-long = Trois secondes. Personne ne respire.
board-step-cast-long = Quatre unités d’une couleur font un sort. Demandez les cartes des autres.
board-step-store-long = Gardez ce qui tient dans la Réserve ; les Gardiens restent.
board-step-fallen-long = Le livre est couché. On le reconstruit après le rangement.
board-energy = { $energy ->
    [0] Plus aucun point d’Énergie
    [one] Il reste un point d’Énergie
   *[other] Il reste { $energy } points d’Énergie
}
board-activator = joue

## The sheet

board-areas = Les zones de la feuille
board-area = Zone { $area }
board-area-detail = { $effect } ; à lancer : { $spells }
board-box = Sort { $spell }
board-mode = mode { $mode }
board-needs = Ce qui manque aux sorts de la cible
board-need = { $missing ->
    [0] peut être lancé
   *[other] manque { $missing }
}
board-origin-sheet = Les zones de cette feuille : { $origin }
board-origin-skill = La sûreté des mains est notre propre calcul ; elle n’est pas dans les règles imprimées.

## The book

board-pages = { $count ->
    [0] Le livre : aucune page
    [1] Le livre : une page
   *[other] Le livre : { $count } pages
}
board-wing = Aile { $wing }, { $wing ->
    [A] de l’extérieur vers l’intérieur
   *[other] de l’intérieur vers l’extérieur
}
board-page-read = { $page }, { $card }
board-page-unread = { $page }, pas encore lisible
board-page-risk = { $percent ->
    [0] { $page } : moins de 1 % de risque
   *[other] { $page } : environ { $percent } % de risque
  }
board-unread = pas encore lisible
board-book-standing = Le livre tient debout.
board-book-fallen = Le livre est couché sur le feutre.
board-book-building = On construit le livre.
board-book-coming = On apporte le livre…
board-no-webgl = Ce navigateur ne peut pas dessiner le livre en relief. La liste des pages est le même livre : choisissez et tirez depuis là.
board-eyes = Tourner autour du livre
board-eyes-left = Aller à gauche
board-eyes-right = Aller à droite
board-eyes-closer = Se pencher
board-eyes-back = Reculer
board-strain = Tension du geste
board-strain-none = La page cède
board-strain-some = Elle résiste
board-strain-much = Elle force
board-signs = Signes aux autres
board-sign-cheer = Encourager
board-sign-point = Cette page
board-sign-points = { $name } montre { $page }.
board-sign-watcher = Quelqu’un qui regarde
board-gave-up = Vous lâchez. Ce qui n’est pas sorti reste dans le livre.
board-draught = Un courant d’air. Les pages frémissent…
board-waiting-turn = { $seconds ->
    [1] D’autres livres bougent. Ce geste commence dans une seconde environ.
   *[other] D’autres livres bougent. Ce geste commence dans { $seconds } secondes environ.
  }
board-nearly = C’était moins une : le livre a vacillé, et tient.
board-level-even = d’aplomb
board-level-wing = penche vers l’aile { $wing }
board-level-long = Le livre oscille de { $sway } mm.

board-drawn = { $count ->
    [0] Tiré jusqu’ici : aucune carte
    [one] Tiré jusqu’ici : une carte
   *[other] Tiré jusqu’ici : { $count } cartes
}
board-drawn-by = Tiré jusqu’ici par { $name }
board-worth = Ce qu’elles apportent à la cible
board-worth-of = { $drawn } sur { $lacking }
board-worth-enough = assez

## What is awaited

board-await-built = On construit le livre.
board-await-grabbed = { $name } tire sur le livre. Retenez votre souffle.
board-await-watch = Trois secondes. Personne ne respire.
board-await-build = Construisez le livre, puis dites qu’il tient.
board-await-entry = { $name } tire, et note ce qui est sorti.

## Pulling

board-hint-pages = { $most ->
    [1] Choisissez une page.
   *[other] Choisissez une page, ou jusqu’à { $most } voisines.
}
board-hint-pull = Choisissez comment, puis tirez. Rien ne presse.
board-hint-draw = Glissez une page hors du livre, ou choisissez-la dans la liste des pages.
board-hint-training = Rien ne compte : tirez ce que vous voulez, voyez ce qui tient.
board-choose-page = Choisissez une page
board-do-pull = Tirer { $pages }
board-pull = Direction
board-pace = Allure
board-hand = Main
board-fingers = Avec { $fingers }.
board-fingers-index = pouce et index
board-grip-detail = { $grip }. { $feel }
board-bound = { $card } contraint cette main : { $grip }.
board-feel = Souris ou doigt : { $parts }.
board-feel-mirrored = ce que vous tirez vers une aile va vers l’autre
board-feel-lag = la main suit avec { $lag } secondes de retard
board-feel-tremor = elle tremble de { $tremor } mm
board-feel-strength = elle tire à { $strength } % de sa force
board-feel-usual = la main fait comme vous
board-stronger = main forte : { $hand }

## Answers

board-nothing-asked = Rien n’est demandé maintenant.
board-advise = { $name } décide ({ $what }). Que conseillez-vous ?
board-wait = { $names } : { $what }
board-advised = conseillé par { $names }
board-you-advised = Votre conseil : { $answer }.
board-answered = Votre choix : { $answer }. Vous pouvez choisir encore.
board-not-now = Pas maintenant.
board-more-cards = Choisir des cartes
board-your-cards = Vos cartes
board-keep-none = Ne rien garder de plus
board-discard-pile-cards = La défausse
board-hint-curse_discard = { $most ->
    [1] Choisissez une carte ; choisies : { $picked }.
   *[other] Choisissez { $most } cartes ; choisies : { $picked }.
}
board-hint-store_keep = Gardez jusqu’à { $most } cartes ; choisies : { $picked }.
board-hint-mouse_take = Choisissez une carte à prendre, ou ne prenez rien.
board-hint-gift_card = Choisissez la carte que vous donnez.
board-hint-give-to = Choisissez qui la reçoit.

## Spells

board-spell = Sort { $colour }
board-spell-team = Sort d’équipe en { $colour }
board-cast = Sort { $colour } : { $payment }
board-cast-team = Sort d’équipe en { $colour } : { $payment }
board-share = { $name } { $cards }
board-payment = Qui paie quoi
board-payment-before = Le paiement précédent
board-payment-next = Le paiement suivant
board-payment-count = { $at } sur { $count }
board-do-cast = Le lancer
board-do-advise-cast = Le conseiller
board-no-payment = Ces cartes n’y suffisent pas
board-proposal = Un sort proposé
board-proposal-spell = Sort { $colour }, proposé
board-proposal-team = Sort d’équipe en { $colour }, proposé
board-asked-consent = doit répondre
board-agrees = accepte
board-pays = donne

## Cards on the table

board-cards-of = Réserve : { $name }
board-spread-of = Étalage : { $name }
board-card-why = { $card }. { $why }
board-copies = { $card } × { $count }
board-no-cards = aucune carte
board-limit = sur { $limit } qui se gardent
board-owes = { $count ->
    [1] doit défausser une carte
   *[other] doit défausser { $count } cartes
}
board-discard = { $count ->
    [0] Défausse : vide
    [one] Défausse : une carte
   *[other] Défausse : { $count } cartes
}
board-in-book = { $count ->
    [0] Dans le livre : aucune carte
    [one] Dans le livre : une carte
   *[other] Dans le livre : { $count } cartes
}

## Real cards

board-companion = Votre vrai livre
board-companion-watching = Les gens à la table notent ce qui arrive au vrai livre.
board-companion-over = La partie est finie.
board-cancel = Annuler
board-build-from = { $count ->
    [1] Cette carte reste pour le livre :
   *[other] Mélangez ces { $count } cartes et construisez le livre :
}
board-built = Il tient
board-cannot-stand = Il ne peut pas tenir
board-enter-own = Tirez, puis notez ce qui est sorti.
board-enter-for = Tirez pour { $name }, puis notez ce qui est sorti.
board-enter = Noter
board-entering = En chemin…
board-remember-grip = Main : { $hand }. { $fingers }.
board-entry-cards = Cartes sorties
board-entry-more = Une carte { $card } de plus ; maintenant { $count }
board-entry-less = Une carte { $card } de moins
board-entry-book = Le livre
board-entry-none = Il tient
board-entry-none-drawn = Aucune carte n’est sortie.
board-entry-draw = Il est tombé pendant le tirage
board-entry-watch = Il est tombé dans les trois secondes après la dernière carte
board-entered = { $count ->
    [0] Aucune carte n’est sortie ; { $fall }.
    [one] Une carte est sortie ; { $fall }.
   *[other] { $count } cartes sont sorties ; { $fall }.
}
board-entry-sum = Sorti : { $cards }.
board-loose = Détachées
board-correct = Corriger
board-correct-long = Cartes vraiment tirées par { $name } :
board-tell-fell = Le livre est tombé
board-tell-loose = Une page s’est détachée
board-tell-correct = Corriger la dernière saisie
board-remind-setup = Étalez le tapis et mélangez toutes les cartes.
board-remind-training = Essayez l’équilibre avec le vrai livre. Rien ne compte.
board-remind-target = Choisissez la cible, puis commencez. Une chute avant cela se dit ici.
board-remind-draw = Tirez d’une seule main.
board-remind-watch = Comptez jusqu’à trois.
board-remind-cast = Le livre reste debout pendant les sorts. S’il tombe maintenant, dites-le ici.
board-remind-store = Les cartes qui ne sont pas gardées vont à la défausse, face visible.

## The end

board-final = Comment cela a fini
board-see-table = Voir la table
board-won = Le démon est scellé
board-lost = La dernière bougie est éteinte
board-unfinished = Interrompue
board-end-areas = Zones scellées : { $sealed } sur { $areas }
board-end-energy = Énergie restante : { $energy }
board-end-turns = Tour par tour
board-end-drew = { $count ->
    [0] Aucune page tirée.
    [one] Une page tirée.
   *[other] { $count } pages tirées.
}
board-end-spells = Sorts lancés : { $spells }
board-end-lost = Énergie perdue : { $lost }

## In words

board-text-table = La table
board-text-book = Le livre

## Keys

board-keys-let-go = Ouvrir les doigts : lâcher la page
