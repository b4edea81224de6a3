### Miraris en français : chaque phrase que l’on voit.
### Les arguments sont ceux du fichier anglais.

title = Miraris
tagline = Huit mises secrètes face à un vieux miroir. Les nombres égaux le brisent.
feel = Tout le monde mise en même temps, en silence. Puis le miroir se brise pour ceux qui ont pensé la même chose.

## The cards

wonder-1 = Le Jardin des Ombres
wonder-1-short = Jardin
wonder-2 = La Tombe gelée
wonder-2-short = Tombe
wonder-3 = L’Autel noir
wonder-3-short = Autel
wonder-4 = La Chapelle du Divin
wonder-4-short = Chapelle
wonder-5 = La Main de la Déesse
wonder-5-short = Main
wonder-6 = Le Bout du Monde
wonder-6-short = Bout
wonder-7 = Le Rêve
wonder-7-short = Rêve

character-rolando = Rolando
character-lucia = Lucia
character-serena = Serena
character-mirela = Mirela
character-unknown = Inconnu
character-allie = Allie
character-el = El
character-fatima = Fatima
character-mariano = Mariano
character-lana = Lana
character-alma = Alma
character-nada = Nada

## Abilities. The variables are the numbers of the data file, under the same names.
## A kind of Wonder and a rival arrive as their names; where a character changes what kinds are worth,
## $override_kinds names those kinds and $override_value is what each counts.

ability-rolando = { $row_take ->
    [1] Prenez une carte de la rangée. Si vous avez alors les { $instant_win_kinds } sortes de Merveilles, vous gagnez aussitôt.
   *[other] Prenez { $row_take } cartes de la rangée. Si vous avez alors les { $instant_win_kinds } sortes de Merveilles, vous gagnez aussitôt.
}
ability-lucia = { $row_take ->
    [1] Prenez une carte de la rangée. Aucun personnage suivant ne peut plus vous atteindre.
   *[other] Prenez { $row_take } cartes de la rangée. Aucun personnage suivant ne peut plus vous atteindre.
}
ability-serena = Piochez les { $deck_draw } premières cartes de la pioche.
ability-mirela = { $gift_each ->
    [1] Chacun vous donne une Merveille de son choix. Si le tout vaut moins de { $second_demand_below } couronnes, encore une fois.
   *[other] Chacun vous donne { $gift_each } Merveilles de son choix. Si le tout vaut moins de { $second_demand_below } couronnes, encore une fois.
}
ability-unknown = Pour chaque « { $discard_count_kind } » que vous avez, les autres perdent une Merveille au hasard. Tout « { $takes_kind } » perdu est à vous.
ability-allie = Chaque « { $override_kinds } » que vous avez compte { $override_value }.
ability-el = Vos « { $override_kinds } » comptent { $override_value }. Vos autres Merveilles comptent { $other_values_times } fois leurs couronnes.
ability-fatima = Sans un seul « { $forbidden_kind } », chacune de vos Merveilles compte { $all_values }.
ability-mariano = { $bonus_exact } points de plus avec exactement { $cards_exact } Merveilles, { $bonus_fewer } de plus avec moins.
ability-lana = { $bonus_per_card } points de plus pour chaque Merveille que vous avez.
ability-alma = { $bonus_alone } points de plus, mais seulement { $bonus_with_rival } si { $rival } est aussi à la table.
ability-nada = { $bonus_alone } points de plus, mais seulement { $bonus_with_rival } si { $rival } est aussi à la table.

## Where a printed figure comes from

origin-printed = Imprimé dans les règles.
origin-deduced = Pas imprimé dans les règles ; déduit de ce qui l’est.
origin-ruled = Pas imprimé ; décidé pour cette table.
origin-reconstructed = Pas imprimé ; reconstitué.

## What happened

event-deal = { $each ->
    [1] Chacun reçoit un personnage.
   *[other] Chacun reçoit { $each } personnages.
}
event-dealt = Vous recevez { $characters }.
event-kept = Vous gardez { $character }.
event-all_kept = Tout le monde a choisi son personnage.
event-turn_up = Manche { $round } : de nouvelles Merveilles sont dévoilées, emplacement par emplacement : { $wonders }.
event-reveal = Toutes les mises sont dévoilées : { $bids }.
event-tie = Les mises égales à { $value } se bloquent : { $seats } ne prennent rien.
event-claim = { $you ->
    [yes] Vous prenez l’emplacement { $slot } : { $wonders }.
   *[no] { $seat } prend l’emplacement { $slot } : { $wonders }.
}
event-show = { $you ->
    [yes] Votre personnage est dévoilé : { $character }.
   *[no] { $seat } dévoile son personnage : { $character }.
}
event-take = { $you ->
    [yes] Vous prenez dans la rangée : { $wonders }.
   *[no] { $seat } prend dans la rangée : { $wonders }.
}
event-test = { $won ->
    [yes] { test-won }
    [true] { test-won }
   *[no] { test-lost }
}
test-won = { $you ->
    [yes] Vous avez toutes les sortes de Merveilles !
   *[no] { $seat } a toutes les sortes de Merveilles !
}
test-lost = { $you ->
    [yes] Vous n’avez pas toutes les sortes de Merveilles. Le décompte continue.
   *[no] { $seat } n’a pas toutes les sortes de Merveilles. Le décompte continue.
}
event-draw = { $you ->
    [yes] { $count ->
        [1] Vous prenez une carte de la pioche.
       *[other] Vous prenez { $count } cartes de la pioche.
    }
   *[no] { $count ->
        [1] { $seat } prend une carte de la pioche.
       *[other] { $seat } prend { $count } cartes de la pioche.
    }
}
event-drew = Vous avez pioché { $wonders }.
event-demand = { $demand ->
    [1] { demand-first }
   *[2] { demand-again }
}
## Events of the first version of the rules do not say who is asked, or who loses: [all] speaks for them.
demand-first = { $givers-count ->
    [0] { $you ->
        [yes] Vous demandez des cadeaux, mais personne n’a de Merveille à donner.
       *[no] { $seat } demande des cadeaux, mais personne n’a de Merveille à donner.
    }
    [one] { demand-those }
    [other] { demand-those }
   *[all] { $you ->
        [yes] Vous demandez un cadeau à tout le monde.
       *[no] { $seat } demande un cadeau à tout le monde.
    }
}
demand-those = { $you ->
    [yes] Vous demandez un cadeau : { $givers }.
   *[no] { $seat } demande un cadeau : { $givers }.
}
demand-again = { $givers-count ->
    [0] Cela ne suffit pas, mais personne n’a d’autre Merveille à donner.
    [one] { demand-those-again }
    [other] { demand-those-again }
   *[all] { $you ->
        [yes] Cela ne suffit pas : vous demandez encore une fois à tout le monde.
       *[no] Cela ne suffit pas : { $seat } demande encore une fois à tout le monde.
    }
}
demand-those-again = { $you ->
    [yes] Cela ne suffit pas, vous demandez encore un cadeau : { $givers }.
   *[no] Cela ne suffit pas, { $seat } demande encore un cadeau : { $givers }.
}
event-gift = { $you ->
    [yes] Vous donnez à { $seat } : { $wonder }.
   *[no] { $seat-you ->
        [yes] { $giver } vous donne : { $wonder }.
       *[no] { $giver } donne à { $seat } : { $wonder }.
    }
}
event-gave = { $you ->
    [yes] Vous donnez à { $seat } une Merveille, face cachée.
   *[no] { $seat-you ->
        [yes] { $giver } vous donne une Merveille, face cachée.
       *[no] { $giver } donne à { $seat } une Merveille, face cachée.
    }
}
event-total = { $total ->
    [one] Les cadeaux valent { $total } couronne en tout.
   *[other] Les cadeaux valent { $total } couronnes en tout.
}
event-strip = { $count ->
    [0] { $you ->
        [yes] Vous n’avez aucune Merveille qui compte pour Inconnu. Personne ne perd rien.
       *[no] { $seat } n’a aucune Merveille qui compte pour Inconnu. Personne ne perd rien.
    }
   *[other] { strip-some }
}
strip-some = { $losers-count ->
    [0] { $you ->
        [yes] Personne n’a de Merveille à perdre contre vous.
       *[no] Personne n’a de Merveille à perdre contre { $seat }.
    }
    [one] { $you ->
        [yes] À cause de vous, { $losers } perd { strip-lost }.
       *[no] Face à { $seat }, { $losers } perd { strip-lost }.
    }
    [other] { $you ->
        [yes] À cause de vous, { $losers } perdent chacun { strip-lost }.
       *[no] Face à { $seat }, { $losers } perdent chacun { strip-lost }.
    }
   *[all] { $you ->
        [yes] À cause de vous, tous les autres perdent { strip-lost }.
       *[no] Face à { $seat }, tous les autres perdent { strip-lost }.
    }
}
strip-lost = { $count ->
    [1] une Merveille au hasard
   *[other] { $count } Merveilles au hasard, ou toutes celles qu’il y a
}
event-discard = { $you ->
    [yes] Vous perdez { $wonders }.
   *[no] { $seat } perd { $wonders }.
}
event-dream = { $count ->
    [1] { $you ->
        [yes] Vous prenez le Rêve perdu.
       *[no] { $seat } prend le Rêve perdu.
    }
   *[other] { $you ->
        [yes] Vous prenez les { $count } Rêves perdus.
       *[no] { $seat } prend les { $count } Rêves perdus.
    }
}
event-score = { $bonus ->
    [0] { $seat }, { $character } : couronnes { $crowns }, points { $points }.
   *[other] { $seat }, { $character } : { $crowns } couronnes deviennent { $points } points.
}
event-win = La victoire revient à { $seats }. { $reason }.

## What is asked

question-choose_character = Choisissez votre personnage
question-choose_character-waiting = choix d’un personnage
question-bid = Choisissez votre mise
question-bid-waiting = mise secrète
question-rolando_take = Rolando : prenez une carte de la rangée
question-rolando_take-waiting = choix d’une carte de la rangée
question-lucia_take = Lucia : prenez des cartes de la rangée
question-lucia_take-waiting = choix de cartes de la rangée
question-mirela_gift = Mirela vous demande une Merveille
question-mirela_gift-waiting = choix d’un cadeau pour Mirela

action-keep = Garder { $character }
action-bid = Miser { $value }
action-take = Prendre { $wonder }
action-take_two = Prendre { $first } et { $second }
action-give = Donner { $wonder }

## Why not

refused-not_dealt = Vous n’avez pas reçu { $character }.
refused-spent = Votre { $value } a déjà servi : on ne mise chaque Dormire qu’une fois.
refused-no_such_card = Il n’y a pas de Dormire { $value }.
refused-sealed = Vous avez déjà répondu, et une réponse scellée ne change plus.
refused-not_in_row = { $wonder } n’est pas dans la rangée.
refused-not_held = Vous n’avez pas { $wonder }.
refused-wrong_count = { $count ->
    [1] Nommez exactement une carte.
   *[other] Nommez exactement { $count } cartes.
}
refused-wrong_kind = Ce n’est pas ce qui est demandé.
refused-wrong_order = Nommez d’abord la carte la plus basse : { $first }, puis { $second }.
refused-players = Miraris se joue de { $least } à { $most }, pas à { $players }.
refused-pile_height = La pile de l’emplacement { $slot } a plus de cartes qu’il n’y a de manches.
refused-hand_size = La place { $seat } doit avoir { $count } Dormire différents en main à la manche { $round }.
refused-character_twice = Le personnage { $character } n’existe qu’une fois et ne peut pas être distribué deux fois.
refused-too_many = Il n’y a que { $count } cartes « { $wonder } ».

## Table options

preset-family = Chacun peut revoir ce qui a été misé et pris.
preset-expert = Seule la personne qui a Mirela connaît ses cadeaux.
option-memory_aid = Aide-mémoire
option-memory_aid-true = Montrer les Dormire joués et les Merveilles prises de chacun
option-memory_aid-false = Les cartes prises restent cachées ; à vous de les retenir
option-gifts_shown = Cadeaux à Mirela
option-gifts_shown-all = Montrés à tout le monde
option-gifts_shown-receiver = Montrés à Mirela seule
option-reveal_after_end = Après la fin
option-reveal_after_end-true = Tout ce qui était caché est montré
option-reveal_after_end-false = Ce qui était caché le reste

outcome-points = Le meilleur score
outcome-seven_kinds = Les sept sortes de Merveilles, vues d’un seul regard

## The board in words

describe-heading-table = La table
describe-heading-you = Vous
describe-heading-seats = Les places
describe-characters = On choisit les personnages.
describe-bidding = Manche { $round } sur { $rounds } : les mises sont ouvertes.
describe-scoring = Les mises sont finies ; les personnages agissent.
describe-over = La partie est finie.
describe-slot = Emplacement { $slot } : { $wonders }.
describe-slot-pile = Emplacement { $slot }, la carte du dessus d’abord : { $wonders }.
describe-slot-empty = Emplacement { $slot } : vide.
describe-deck = { $deck ->
    [0] Il ne reste aucune carte dans la pioche.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $deck } cartes dans la pioche.
}
describe-wonder = { $wonder } ({ $crowns })
describe-deck-cards = La pioche contenait : { $wonders }.
describe-discard = Hors du jeu : { $wonders }.
describe-seat = { $held ->
    [0] { $name } : { $hand } Dormire en main, aucune Merveille.
    [one] { $name } : { $hand } Dormire en main, une Merveille.
   *[other] { $name } : { $hand } Dormire en main, { $held } Merveilles.
}
describe-seat-character = { $name }, personnage : { $character }.
describe-seat-wonders = { $name } a { $wonders }.
describe-seat-spent = { $name } a misé { $values }.
describe-seat-set_aside = { $name } a écarté { $characters }.
describe-seat-score = { $name } marque { $points } : { $parts }.
describe-score-part = { $count ->
    [1] { $wonder } compte { $each }
   *[other] { $count } fois { $wonder } à { $each }
}
describe-score-bonus = le personnage ajoute { $bonus }
describe-you-may-be = Vous pouvez être { $character }. { $ability }
describe-you-dealt = Vous avez reçu { $characters }.
describe-you-character = Vous êtes { $character }. { $ability }
describe-you-hand = Vos Dormire : { $values }.
describe-you-wonders = Vos Merveilles : { $wonders }.
describe-you-no-wonders = Vous n’avez encore aucune Merveille.

## Cards, as readers hear them

card-wonder = { $crowns ->
    [1] { $name }, une couronne
   *[other] { $name }, { $crowns } couronnes
}
card-wonder-many = { $count ->
    [1] { $name }
   *[other] { $name }, { $count } fois
}
card-wonder-down = Une Merveille, face cachée
card-copies = × { $copies }
card-dormire = Dormire { $value }
card-dormire-down = { $name } : un Dormire, face cachée
card-dormire-own = Votre mise { $value }, face cachée
card-character = { $name }. { $ability }
card-character-numbered = { $name }, numéro { $order } dans l’ordre des pouvoirs. { $origin } { $ability }
card-character-down = { $name } : un personnage, face cachée

## The drawn table

board-world = La table de Miraris
board-round = Manche { $round } sur { $rounds }
board-scoring = Décompte
board-row = La rangée
board-deck = { $count ->
    [0] La pioche est vide
    [one] La pioche : une carte
   *[other] La pioche : { $count } cartes
}
board-slot-gives = { $count ->
    [0] Emplacement { $slot } : vide
    [one] Emplacement { $slot } : une carte, valeur { $crowns }
   *[other] Emplacement { $slot } : { $count } cartes, valeur { $crowns }
}
board-bids = Les mises
board-bid-open = { $name } n’a pas encore misé
board-bid-shown = { $name } mise { $value }
board-bid-tied = { $name } mise { $value } : mise bloquée
board-bid-claimed = { $name } mise { $value } et prend
board-blocked = bloquée
board-claims = prend
board-laid = posée
board-others = Les autres places
board-everybody = Les places
board-seat-line = { $held ->
    [0] { $name } : { $hand } Dormire en main, aucune Merveille
    [one] { $name } : { $hand } Dormire en main, une Merveille
   *[other] { $name } : { $hand } Dormire en main, { $held } Merveilles
}
board-seat-held = { $held ->
    [0] aucune Merveille
    [one] une Merveille
   *[other] { $held } Merveilles
}
board-seat-spent = Misés jusqu’ici
board-hand = Vos Dormire
board-hand-hint = La plus petite mise prend l’emplacement 1, la plus grande l’emplacement { $slots }. Les mises égales ne prennent rien.
board-hand-keys = Choisir : touches 1 à 9.
board-lowest-bid = mise la plus basse
board-highest-bid = mise la plus haute
board-hand-laid = Une mise posée ne change plus
board-confirm-keys = Entrée confirme, Échap reprend
board-take-back = Reprendre
board-your-character = Votre personnage
board-your-wonders = Vos Merveilles
board-your-wonders-none = Rien encore : misez plus haut, ou plus bas
board-crowns = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
board-advice-players = À { $players }, { $wonders } Merveilles entrent en jeu. Plus il y en a, plus certains pouvoirs valent cher.
board-choose-one = Qui êtes-vous, de l’autre côté ?
board-kept-secret = Personne ne voit votre choix avant le décompte.
board-tray-take = Les cartes de la rangée
board-tray-give = Vos Merveilles
board-choose-cards = { $wanted ->
    [1] Choisissez une carte
   *[other] Choisissez { $wanted } cartes
}
board-picked = Choix : { $count } sur { $wanted }
board-gifts-total = { $total } couronnes sur { $needed }
board-taken = Prises dans la rangée
board-test-failed = Il manque une sorte
board-scores = D’où viennent les points
board-score-each = { $count } × { $each } =
board-score-instead = au lieu de { $crowns }
board-score-bonus = Personnage
board-score-none = Aucune Merveille
board-points = { $points ->
    [1] point
   *[other] points
}
board-winner = Victoire
board-seven-kinds = Toutes les Merveilles, d’un seul regard
board-set-aside = Écarté : { $names }
board-deck-was = Restait dans la pioche
board-order = Numéro { $order } dans l’ordre des pouvoirs.
board-closer-seat = Ce que possède { $name }

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-points = { $whose ->
    [others] { $more ->
        [yes] Cela laisse plus de points aux autres.
       *[no] Cela laisse moins de points aux autres.
    }
   *[own] { $more ->
        [yes] Cela rapporte plus de points.
       *[no] Cela rapporte moins de points.
    }
}
because-high_dormire = { $whose ->
    [others] { $more ->
        [yes] Les autres gardent plus de leurs grands Dormire.
       *[no] Les autres doivent dépenser plus de leurs grands Dormire.
    }
   *[own] { $more ->
        [yes] Plus de grands Dormire restent en main.
       *[no] Cela dépense un grand Dormire qui servira plus tard.
    }
}
because-low_dormire = { $whose ->
    [others] { $more ->
        [yes] Les autres gardent plus de leurs petits Dormire.
       *[no] Les autres gardent moins de leurs petits Dormire.
    }
   *[own] { $more ->
        [yes] Plus de petits Dormire restent en main.
       *[no] Cela débarrasse d’un petit Dormire.
    }
}
because-the_end = { $whose ->
    [others] { $more ->
        [yes] Les autres gagnent plus souvent.
       *[no] Les autres gagnent moins souvent.
    }
   *[own] { $more ->
        [yes] Cela finit plus souvent par une victoire.
       *[no] Cela finit moins souvent par une victoire.
    }
}
