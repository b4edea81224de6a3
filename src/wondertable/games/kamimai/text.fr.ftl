### KamiMaï en français. Les arguments sont ceux du fichier anglais.

title = KamiMaï
tagline = Tirez les pages d’un livre debout, et retenez votre souffle tous ensemble.
feel = Tous ensemble contre le livre : des doigts sûrs, le souffle retenu, et un cri quand il tombe.

## The cards

card-water = Eau
card-earth = Terre
card-air = Air
card-fire = Feu
card-g-water = Gardien de l’Eau
card-g-earth = Gardien de la Terre
card-g-air = Gardien de l’Air
card-g-fire = Gardien du Feu
card-fairy-water = Fée de l’Eau
card-fairy-earth = Fée de la Terre
card-fairy-air = Fée de l’Air
card-fairy-fire = Fée du Feu
card-wolf = Loup sacré
card-imp = Diablotin aux clés
card-dragonflies = Libellules
card-mouse = Souris voleuse
card-several = { $count } × { $one }

ability-element = Une unité de sa couleur.
ability-guardian = Il reste dans votre Réserve et contraint votre main : { $grip }. Le tirer réveille l’effet de la cible.
ability-fairy = Une, deux ou trois unités de sa couleur, dans le sort de n’importe qui.
ability-wolf = Une ou deux unités de n’importe quelle couleur, dans le sort de n’importe qui.
ability-imp = Joué à votre tour : tous les Gardiens de tout le monde sont défaussés.
ability-dragonflies = Jouées à votre tour : deux fois, vous désignez quelqu’un qui donne une carte à quelqu’un d’autre.
ability-mouse = Jouée à votre tour : vous désignez quelqu’un qui peut prendre un Élément ou une Créature dans la défausse.

colour-water = Eau
colour-earth = Terre
colour-air = Air
colour-fire = Feu
spell-water = Eau
spell-earth = Terre
spell-air = Air
spell-fire = Feu
spell-team = Équipe

## The sheet

sheet-1 = Feuille 1, facile
sheet-2 = Feuille 2, normale
sheet-3 = Feuille 3, difficile
# What the data call the sheets.
label-Easy = Facile
label-Normal = Normal
label-Hard = Difficile
effect-none = sans effet
effect-blessing = Bénédiction
effect-curse_energy = Malédiction de l’Énergie
effect-curse_discard = Malédiction de la défausse
effect-curse_colour = Malédiction de la couleur
effect-none-long = Les Gardiens ne font rien ici.
effect-blessing-long = Si un Gardien a été tiré ce tour-ci, une chute pendant le tirage ne coûte pas d’Énergie.
effect-curse_energy-long = Chaque Gardien tiré coûte un point d’Énergie.
effect-curse_discard-long = Pour chaque Gardien tiré, chacun défausse un Élément ou une Créature.
effect-curse_colour-long = Chacun défausse tous ses Éléments de la couleur d’un Gardien tiré.

mode-easy = facile
mode-normal = normal
mode-hard = difficile

## Hands

hand-left = gauche
hand-right = droite
hand-any = au choix
grip-free = doigts et main au choix
grip-thumb_middle = pouce et majeur
grip-thumb_ring = pouce et annulaire
grip-thumb_little = pouce et petit doigt
grip-other_hand = l’autre main
fingers-any = tous les doigts
pull-side = de côté
pull-up = vers le haut
pull-out = vers l’extérieur
pull-down = vers le bas
pace-slow = lentement
pace-calm = calmement
pace-brisk = vivement
skill-steady = une main sûre
skill-average = une main moyenne
skill-clumsy = une main maladroite

## Why the book is built, falls and ends

cause-setup = pour le premier tour
cause-training = pour l’entraînement
cause-draw_fall = avec la défausse
cause-quiet_fall = avec les cartes tombées
cause-between_fall = entre les tours
cause-next_sheet = pour la feuille suivante
loss-draw_fall = le livre est tombé
loss-between_fall = le livre est tombé entre les tours
loss-curse = prix de la malédiction
report-none = le livre tient
report-draw = le livre est tombé
report-watch = le livre est tombé pendant la veille
moment-quiet = après le tirage
moment-between = entre les tours
outcome- = pas finie
outcome-sealed = Toutes les zones sont scellées
outcome-energy = Le dernier point d’Énergie est perdu
outcome-unfinished = La partie a été interrompue
won-sealed = Victoire, tous ensemble !
won-energy = Défaite, tous ensemble
won-unfinished = Ni victoire ni défaite

## Where a printed figure comes from

origin-printed = Imprimé dans les règles.
origin-deduced = Pas imprimé dans les règles ; déduit de ce qui l’est.
origin-ruled = Pas imprimé ; décidé pour cette table.
origin-reconstructed = Pas imprimé ; reconstitué.
origin-simulated = Pas imprimé ; mesuré sur notre livre simulé.

## What happened

event-mode = Le mode est : { $mode }.
event-hand = { $you ->
    [yes] Votre main forte : { $hand }.
   *[no] { $seat }, main forte : { $hand }.
}
event-sheet = La feuille { $level } est sur la table. Énergie : { $energy }.
event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-build = { $size ->
    [1] Le livre est construit { $cause } : une carte.
   *[other] Le livre est construit { $cause } : { $size } cartes.
}
event-cannot_stand = Ce qui reste du livre ne peut pas tenir debout.
event-trained = { $you ->
    [yes] Votre entraînement est fini.
   *[no] { $seat } a fini son entraînement.
}
event-turn = { $you ->
    [yes] Tour { $turn } : c’est le vôtre.
   *[no] Tour { $turn } : { $seat }.
}
event-target = La flèche mène à la zone { $area }.
event-grip = { $you ->
    [yes] { $card } contraint votre main : { $grip }.
   *[no] { $card } contraint la main chez { $seat } : { $grip }.
}
event-begin = { $you ->
    [yes] Vous tendez la main vers le livre.
   *[no] { $seat } tend la main vers le livre.
}
event-grab = { $you ->
    [yes] Vous tirez sur { $pages }.
   *[no] { $seat } tire sur { $pages }.
}
event-grabbed = { $fell ->
    [true] { grabbed-fell }
    [yes] { grabbed-fell }
   *[false] { grabbed-stands }
}
grabbed-fell = Le livre tombe ! En main : { $cards }.
grabbed-stands = Sorti du livre : { $cards }.
event-void = { $you ->
    [yes] Votre geste n’a pas pu se faire : rien n’a bougé. Tirez encore.
   *[no] { $seat } n’a pas pu faire ce geste : rien n’a bougé.
}
event-stop = { $you ->
    [yes] Vous vous arrêtez.
   *[no] { $seat } s’arrête.
}
event-draw = { $you ->
    [yes] Vous avez tiré { $cards } ; { $fall }.
   *[no] { $seat } a tiré { $cards } ; { $fall }.
} { $left ->
    [0] Il ne restait aucune carte.
    [one] Il restait une carte.
   *[other] Il restait { $left } cartes.
}
event-energy_lost = Énergie perdue : { $amount } ({ $cause }). Il en reste { $left }.
event-blessed = La Bénédiction de { $area } sauve l’Énergie.
event-curse = { $guardians ->
    [1] Un Gardien a été tiré en { $area } : { $effect }.
   *[other] { $guardians } Gardiens ont été tirés en { $area } : { $effect }.
}
event-coloured = { $you ->
    [yes] La malédiction vous prend { $cards }.
   *[no] La malédiction prend à { $seat } : { $cards }.
}
event-discarded = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $seat } défausse { $cards }.
}
event-proposed = { $you ->
    [yes] Vous proposez { spell-named } ({ $payment }).
   *[no] { $seat } propose { spell-named } ({ $payment }).
}
event-agreed = { $you ->
    [yes] Vous acceptez.
   *[no] { $seat } accepte.
}
event-refused = { $you ->
    [yes] Vous refusez.
   *[no] { $seat } refuse.
}
event-cast = { $you ->
    [yes] Vous lancez { spell-named } ({ $payment }).
   *[no] { $seat } lance { spell-named } ({ $payment }).
}
spell-named = { $spell-value ->
    [team] le sort d’équipe en { $colour }
   *[other] le sort { $colour }
}
event-sealed = La zone { $area } est scellée.
event-imp = { $you ->
    [yes] Votre Diablotin enferme { $cards }.
   *[no] Avec son Diablotin, { $seat } enferme { $cards }.
}
event-dragonflies = { $you ->
    [yes] Vous jouez les Libellules : deux cadeaux.
   *[no] { $seat } joue les Libellules : deux cadeaux.
}
event-giver = { $you ->
    [yes] Vous devez donner une carte.
   *[no] { $seat } doit donner une carte.
}
event-gift = { $you ->
    [yes] Vous donnez à { $seat } : { $card }.
   *[no] { $seat-you ->
        [yes] { $giver } vous donne : { $card }.
       *[no] { $giver } donne à { $seat } : { $card }.
    }
}
event-mouse = { $you ->
    [yes] Vous jouez la Souris pour { $to }.
   *[no] { $to-you ->
        [yes] { $seat } joue la Souris pour vous.
       *[no] { $seat } joue la Souris pour { $to }.
    }
}
event-took = { $you ->
    [yes] Vous prenez dans la défausse : { $card }.
   *[no] { $seat } prend dans la défausse : { $card }.
}
event-declined = { $you ->
    [yes] Vous ne prenez rien.
   *[no] { $seat } ne prend rien.
}
event-end_cast = { $you ->
    [yes] Vous ne lancez plus rien.
   *[no] { $seat } ne lance plus rien.
}
event-store = { $you ->
    [yes] Vous gardez { $kept } et défaussez { $discarded }.
   *[no] { $seat } garde { $kept } et défausse { $discarded }.
}
event-fell = Le livre tombe { $moment }.
event-loose = Des pages détachées vont à la défausse : { $cards }.
event-advice = { $you ->
    [yes] Vous donnez votre avis.
   *[no] { $seat } donne son avis.
}
event-entered = { $you ->
    [yes] Noté pour vous : { $cards } ; { $fall }. Est-ce juste ?
   *[no] Noté pour { $seat } : { $cards } ; { $fall }. Est-ce juste ?
}
event-disputed = { $you ->
    [yes] Vous contestez la saisie.
   *[no] { $seat } conteste la saisie.
}
event-corrected = { $you ->
    [yes] Corrigé : vous avez tiré { $cards }.
   *[no] Corrigé : { $seat } a tiré { $cards }.
}
event-over = La partie est finie. { $reason }.

## What is asked

question-choose_sheet = Choisissez ensemble la feuille
question-choose_sheet-waiting = choix de la feuille
question-choose_mode = Choisissez ensemble le mode
question-choose_mode-waiting = choix du mode
question-state_hand = Quelle est votre main forte ?
question-state_hand-waiting = main forte à dire
question-training = Entraînement : essayez l’équilibre, rien ne compte
question-training-waiting = entraînement
question-choose_target = Où doit mener la flèche ?
question-choose_target-waiting = choix d’une cible
question-choose_grip = Quel Gardien contraint votre main ce tour-ci ?
question-choose_grip-waiting = choix d’une prise
question-begin_draw = Commencez votre tirage
question-begin_draw-waiting = tirage à commencer
question-draw = Tirez une page, ou arrêtez-vous
question-draw-waiting = tirage
question-confirm_report = La saisie est-elle juste ?
question-confirm_report-waiting = saisie à vérifier
question-curse_discard = Choisissez ce que vous défaussez
question-curse_discard-waiting = défausse
question-cast_action = Lancez un sort, jouez une Créature, ou terminez
question-cast_action-waiting = sorts et Créatures
question-consent = Donnez-vous vos cartes ?
question-consent-waiting = accord pour ses cartes
question-gift_giver = Libellules : qui donne ?
question-gift_giver-waiting = choix de qui donne
question-gift_card = Donnez une carte à quelqu’un
question-gift_card-waiting = don d’une carte
question-mouse_take = Prenez une carte dans la défausse
question-mouse_take-waiting = choix d’une carte
question-store_keep = Que gardez-vous ?
question-store_keep-waiting = rangement

action-sheet = { $sheet }
action-adventure = Aventure : toutes les feuilles l’une après l’autre
action-mode = Mode : { $mode }
action-dominant = Main { $hand }
form-grab = Tirer des pages du livre
field-grab-pages = Quelles pages ?
field-grab-pull = Dans quel sens ?
field-grab-hand = De quelle main ?
field-grab-fingers = Avec quels doigts ?
field-grab-pace = À quelle vitesse ?
action-grab = Tirer { $pages } { $pull }, main { $hand }
action-done = Fin de l’entraînement
action-skip = Pas d’entraînement
action-target = Zone { $area }
action-grip = { $card }
action-begin = Commencer
action-stop = S’arrêter
action-confirm = C’est juste
action-dispute = Ce n’est pas juste
action-discard = Défausser { $cards }
action-cast = Lancer { $colour } : { $shares }
action-cast_team = Lancer le sort d’équipe en { $colour } : { $shares }
action-play_imp = Jouer le Diablotin
action-play_dragonflies = Jouer les Libellules
action-play_mouse = Jouer la Souris pour { $to }
action-end = Finir de lancer
action-agree = Accepter
action-refuse = Refuser
action-giver = { $giver } donne
action-give = Donner { $card } à { $to }
action-take = Prendre { $card }
action-take_none = Ne rien prendre
action-keep = Garder { $cards }

## Why not

refused-wrong_kind = Ce n’est pas ce qui est demandé.
refused-players = KamiMaï se joue de { $least } à { $most }, pas à { $players }.
refused-sealed = La zone { $area } est déjà scellée.
refused-no_path = Aucun chemin ne mène encore à la zone { $area }.
refused-other_sheet = Cette zone n’est pas sur cette feuille.
refused-draw_one = Tirez d’abord au moins une carte.
refused-no_such_page = Il n’y a pas de page { $page } dans le livre.
refused-page_twice = Une page est nommée deux fois.
refused-all_pages = Au moins une carte doit rester dans le livre.
refused-other_hand = Ce tirage se fait avec cette main seulement : { $hand }.
refused-other_fingers = Ce tirage se fait avec ces doigts seulement : { $fingers }.
refused-too_many_pages = { $count ->
    [1] Tirez une seule page à la fois.
   *[other] Tirez au plus { $count } pages à la fois.
}
refused-not_neighbours = Des pages tirées ensemble sont côte à côte dans la même aile.
refused-not_listed = On ne tire pas une page de cette façon ici.
refused-not_yours = Ce ne sont pas des cartes à vous qui peuvent partir.
refused-discard_count = { $count ->
    [1] Défaussez exactement une carte.
   *[other] Défaussez exactement { $count } cartes.
}
refused-keep_less = { $count ->
    [0] Vos Gardiens ne laissent aucune place à d’autres cartes.
    [one] Il ne reste qu’une place.
   *[other] Il ne reste que { $count } places.
}
refused-no_such_spell = La zone { $area } n’a pas de sort de cette sorte à lancer.
refused-no_own_card = Il faut { $units } { $colour }, { $holder ->
    [you] dont un de vous : vous n’en avez pas
   *[activator] dont un de la personne dont c’est le tour, qui n’en a pas
}{ $others ->
    [0] { "" }
   *[other] , les autres { $others }
}.
refused-not_held = Ces cartes ne sont pas là.
refused-too_many_cards = Un sort fait toujours { $units } unités : il y a une carte de trop.
refused-too_few_units = Ces cartes ne font pas { $units } unités.
refused-cannot_pay = Il faut { $units } { $colour }, { $holder ->
    [you] vous en avez { $own }
   *[activator] la personne dont c’est le tour en a { $own }
}{ $others ->
    [0] { "" }
   *[other] , les autres { $others }
}.
refused-share = { $payers ->
    [1] Il faut { $units } d’une même couleur.
   *[other] Il faut { $units } d’une même couleur, de { $payers } d’entre vous : { $shares }.
}
refused-team_short = { $payers ->
    [1] Il faut { $units } d’une même couleur.
   *[other] Il faut { $units } d’une même couleur, de { $payers } d’entre vous ({ $shares }).
} En { $colour }, il en manque { $missing }.
refused-ticked = Ce sort est déjà lancé.
refused-not_owned = { $card } n’est pas à vous.
refused-imp_idle = Il n’y a aucun Gardien à enfermer.
refused-dragonflies_idle = Il n’y a pas d’autre carte à donner.
refused-mouse_idle = Il n’y a ni Élément ni Créature dans la défausse.
refused-nothing_to_give = Il n’y a pas de carte à donner là.
refused-to_oneself = Un cadeau va à quelqu’un d’autre.
refused-no_guardian = On ne peut pas prendre de Gardien.
refused-not_in_discard = Cette carte n’est pas là pour être prise.
refused-guardian_stays = Aucune malédiction ne prend un Gardien.
refused-guardian_kept = Les Gardiens se gardent sans qu’on le demande.
refused-own_source = À cette table, personne ne tire de vraies cartes : les résultats viennent d’eux-mêmes, et rien n’est à saisir.
refused-not_your_draw = La place { $number } tire, et note ce qui est sorti.
refused-grab_made = Ce que des doigts ont bougé ne se reprend pas.
refused-no_grab = Votre main n’est pas sur le livre.
refused-beside_grab = L’allure et la main ne vont qu’avec un geste.
refused-beside_unknown = Ceci ne va pas avec un geste : { $name }.
refused-sample = Un point d’un geste a { $numbers } nombres ordinaires.
refused-report_unreadable = « { $report } » n’est pas une saisie.
refused-no_such_card = « { $cards } » ne sont pas des noms de cartes dans l’ordre des règles.
refused-not_in_book = { $count ->
    [0] Il n’y a aucune carte { $card } dans le livre.
    [one] Il n’y a qu’une carte { $card } dans le livre.
   *[other] Il n’y a que { $count } cartes { $card } dans le livre.
}
refused-none_left = Il doit rester au moins une carte.
refused-none_drawn = On tire au moins une carte, sauf si le livre est tombé aussitôt.
refused-not_correctable = Il n’y a rien à corriger maintenant ; une saisie est acquise dès que le tirage suivant a commencé.
refused-answers_pending = Répondez d’abord à ce qui est demandé : la question compte sur les cartes telles qu’elles ont été notées.
refused-reserve_full = Tant de cartes ne tiennent pas dans la Réserve : elle en contient { $limit }.
refused-already_used = Ces cartes ont bougé depuis. Reprenez plutôt ce qui en a été fait.
refused-guardian_counted = Les Gardiens tirés ont fait leur effet. Reprenez plutôt la saisie.
refused-not_in_watch = { $seconds } n’est pas un moment des { $watch } secondes de la veille.
refused-book_lies = Le livre est déjà couché.
refused-not_in_play = Le livre n’est pas en jeu maintenant ; on le reconstruit, tout simplement.
refused-tell_with_draw = Une chute ou une page détachée pendant le tirage se dit avec son résultat.
refused-no_late_falls = À cette table, le livre ne tombe pas après la veille.
refused-too_many = Il y a plus de cartes sur la table que dans la boîte.
refused-miscounted = Il y a { $count } cartes { $card } dans la boîte, mais { $found } sur la table.
refused-no_energy = Sans Énergie, la partie est perdue.

## Table options

preset-family = Un point d’Énergie de plus, et chacun sait ce que risque une page de plus.
preset-expert = Les trois feuilles à la suite, et le livre peut tomber entre les tours.
option-sheet = Feuille
option-sheet-1 = 1, facile
option-sheet-2 = 2, normale
option-sheet-3 = 3, difficile
option-sheet-adventure = Aventure : les trois, l’une après l’autre
option-sheet-ask = Choisie à la table
option-mode = Mode
option-mode-easy = Facile : un point d’Énergie de plus
option-mode-normal = Normal
option-mode-hard = Difficile : les chutes entre les tours comptent
option-mode-ask = Choisi à la table
option-training = Entraînement
option-training-false = Tout de suite la partie
option-training-true = Chacun peut d’abord essayer l’équilibre
option-source = Le livre
option-source-statistical = Par le hasard, aussi sûr que vos mains
option-source-simulated = Un livre simulé : tirez les pages vous-même
option-source-companion = De vraies cartes sur votre table ; vous notez ce que vous tirez
option-odds = Quand le livre tombe
option-odds-rules = Comme les règles le calculent
option-odds-physics = Comme le livre simulé, par la même formule
option-skill = Mains (par le hasard seulement)
option-skill-average = Moyennes
option-skill-steady = Sûres
option-skill-clumsy = Maladroites
option-helped = Aide pour les mains
option-helped-none = Chacun fait toutes les prises
option-blessing_always = Bénédictions
option-blessing_always-true = Toujours à l’œuvre tant que leur zone est la cible
option-blessing_always-false = Seulement quand un Gardien a été tiré
option-colour_takes_fairies = Malédiction de la couleur
option-colour_takes_fairies-true = Prend les Éléments et les Fées
option-colour_takes_fairies-false = Prend les Éléments seulement
option-one_grab = Gestes par tirage
option-one_grab-true = Un seul qui sort une carte
option-one_grab-false = Autant que vous voulez
option-strict_contact = Cartes entre les doigts quand le livre tombe
option-strict_contact-true = Sont tombées
option-strict_contact-false = Sont tirées
option-activator_overrules = Cartes des autres dans un sort
option-activator_overrules-true = Utilisées sans demander
option-activator_overrules-false = Leurs propriétaires doivent accepter
option-late_falls = Chutes après le tirage
option-late_falls-true = Peuvent arriver
option-late_falls-false = N’arrivent jamais
option-risk_shown = Le risque d’une page de plus
option-risk_shown-true = Est montré
option-risk_shown-false = Est à vous de juger
option-turn_cap = Tours au plus par feuille (0 : sans limite)

## The table in words

describe-setup = La table se prépare.
describe-training = C’est l’entraînement ; rien ne compte encore.
describe-target = Tour { $turn } : le tirage n’a pas commencé.
describe-draw = Tour { $turn } : le tirage.
describe-watch = Tour { $turn } : tout le monde regarde le livre.
describe-cast = Tour { $turn } : sorts et Créatures.
describe-store = Tour { $turn } : rangement.
describe-over = La partie est finie.
describe-sheet = { $label }, mode { $mode }. Énergie : { $energy }.
describe-adventure = Aventure, feuille { $stage } sur { $stages }.
describe-area = Zone { $area } ({ $effect }) : { $boxes }.
describe-area-target = Cible : zone { $area } ({ $effect }) : { $boxes }.
describe-area-sealed = La zone { $area } ({ $effect }) est scellée.
describe-box-open = { $spell }
describe-box-ticked = { $spell } (lancé)
describe-need = Le sort { $spell } demande { $needed } { $colour } : { $name } en a { $own }{ $others ->
    [none] { "" }
   *[other] , les autres { $others }
}{ $missing ->
    [0] . Il peut être lancé.
   *[other] {" "}; il en manque { $missing }.
}
describe-need-team = Le sort d’équipe demande { $shares } d’une même couleur. Il manque : { $units }.
describe-need-units = { $missing } { $colour }
describe-worth = De ce qui manque à la cible, elles apportent { $units }.
describe-worth-units = { $lacking ->
    [0] { $drawn } { $colour } de trop
   *[other] { $drawn } { $colour } sur { $lacking }
}
describe-book = { $size ->
    [1] Le livre tient debout : une carte.
   *[other] Le livre tient debout : { $size } cartes.
}
describe-book-fallen = { $size ->
    [1] Le livre est couché : une carte.
   *[other] Le livre est couché : { $size } cartes.
}
describe-book-building = On construit le livre : { $size } cartes.
describe-risk = Une page de plus fait tomber le livre à peu près aussi souvent : { $least ->
    [0] moins de 1 %
   *[other] { $least } %
  } en { $page }, { $most } % en { $worst }.
describe-wing = Aile { $wing }, de l’extérieur vers l’intérieur : { $pages }.
describe-page-unseen = { $page }
describe-page-seen = { $page } { $card }
describe-drawn = Tiré ce tour-ci : { $cards }.
describe-discard = Défausse : { $cards }.
describe-seat = { $name } : { $cards }.
describe-seat-empty = { $active ->
    [yes] { $name }, dont c’est le tour, n’a aucune carte.
   *[no] { $name } n’a aucune carte.
}
describe-seat-active = { $name }, dont c’est le tour : { $cards }.
describe-grip = Ce tirage : { $grip }.
describe-proposal = Proposé : { $text }.
describe-advice = { $name } conseille : { $text }.
describe-entry = Noté : { $cards } ; { $fall }.
describe-rebuild = Construisez le livre avec ces cartes : { $cards }.
describe-awaiting-built = On attend que le livre soit construit.
describe-awaiting-grabbed = On attend ce que donne le geste.
describe-awaiting-watch = Trois secondes d’attention.
describe-awaiting-drew = On attend ce qui a été tiré.

## Why an answer is better or worse for the team, by the terms of the judge (bots/judge.py): whether there is $more of it.
## Where less of it is better the message has the attribute "good".

because-lead = { $more ->
    [yes] L’Énergie suffit plus sûrement à ce qui reste à faire.
   *[no] L’Énergie suffit moins sûrement à ce qui reste à faire.
}
because-lacking = { $more ->
    [yes] Il manque plus pour ce qui reste de la feuille.
   *[no] Il manque moins pour ce qui reste de la feuille.
}
    .good = less
because-team_boxes = { $more ->
    [yes] Il reste plus de cases de sorts d’équipe.
   *[no] Il reste moins de cases de sorts d’équipe.
}
    .good = less
because-blessed_boxes = { $more ->
    [yes] Il reste plus de cases sous une Bénédiction.
   *[no] Il reste moins de cases sous une Bénédiction.
}
because-cursed_boxes = { $more ->
    [yes] Il reste plus de cases sous la Malédiction de l’Énergie.
   *[no] Il reste moins de cases sous la Malédiction de l’Énergie.
}
    .good = less
because-creatures = { $more ->
    [yes] Il y a plus de Loups et de Fées en main.
   *[no] Il y a moins de Loups et de Fées en main.
}
because-energy = { $more ->
    [yes] Il reste plus d’Énergie.
   *[no] Cela coûte plus souvent de l’Énergie.
}
because-guardians = { $more ->
    [yes] Plus de Gardiens sont dehors.
   *[no] Moins de Gardiens sont dehors.
}
    .good = less
because-thin_book = { $more ->
    [yes] Le livre s’amincit.
   *[no] Le livre reste plus épais.
}
    .good = less
because-no_energy = { $more ->
    [yes] Le dernier point d’Énergie est plus souvent en jeu.
   *[no] Le dernier point d’Énergie est moins souvent en jeu.
}
    .good = less
because-the_end = { $more ->
    [yes] Cela finit plus souvent par une victoire.
   *[no] Cela finit moins souvent par une victoire.
}
