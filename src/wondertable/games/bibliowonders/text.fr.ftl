### Bibliowonders! en français. Les arguments sont ceux du fichier anglais.

title = Bibliowonders!
tagline = Une course dans une bibliothèque dont les étagères se promènent. Apprenez trois choses, puis filez à l’accueil.
feel = Une course futée : tracez votre chemin pendant que la bibliothèque bouge sous vos pieds.

## Names

colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-yellow = jaune

character-blue = Noël
character-red = Mia
character-green = Théo
character-yellow = Lise

shelf-reception = l’accueil
shelf-blue = bleue
shelf-red = rouge
shelf-green = verte
shelf-yellow = jaune
shelf-moving-N = mobile vers le nord
shelf-moving-E = mobile vers l’est
shelf-moving-S = mobile vers le sud
shelf-moving-W = mobile vers l’ouest

card-blue = Bleu
card-red = Rouge
card-green = Vert
card-yellow = Jaune
card-north = Nord
card-east = Est
card-south = Sud
card-west = Ouest
card-moving = Étagère mobile
card-lights_on = Lumières !
card-express_request = Demande express
card-staff_passage = Passage du personnel
card-misfiled = Mal rangé !
card-recommendation = Lettre de recommandation

spell-clairvoyance = Clairvoyance
spell-negotiate = Négociation
spell-leap = Bond

slot-II = II
slot-III = III
slot-IV = IV

line-row = rangée
line-column = colonne

direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest

## What the parts are called

term-reception = accueil
term-shelf = étagère
term-moving-shelf = étagère mobile
term-investigation = carte Enquête
term-magic = carte Magie de bibliothécaire
term-player-card = carte de personnage
term-pawn = pion
term-mp = PM
term-cube = cube de savoir
term-slot = case
term-crystal = cristal
term-map = plan
term-reconstruction = reconstruction
term-draw-pile = pioche
term-hand = main
term-discard-pile = défausse
term-start-player = premier joueur
term-move = Déplacement
term-learn = Apprendre
term-elementary = magie élémentaire

## What each card wants or does

condition-colour = Être sur une étagère de cette couleur face visible, ou à côté.
condition-direction = Être plus loin que l’accueil dans cette direction, par la rangée ou par la colonne.
condition-moving = Être sur une étagère mobile.

effect-lights_on = Choisissez la rangée ou la colonne de votre pion et retournez toutes ses étagères face cachée. Gagnez 1 PM pour chacune. Pour chaque étagère de votre couleur ainsi retournée, piochez une carte et posez-y un cristal. Les étagères mobiles restent où elles sont.
effect-express_request = Piochez 3 cartes, puis défaussez 2 cartes de votre main.
effect-staff_passage = Vous avez un Déplacement de plus ce tour-ci. Jusqu’à la fin du tour, vos Déplacements peuvent aussi mener à n’importe quelle étagère face visible du plan. L’accueil doit toujours être voisin.
effect-misfiled = Choisissez deux cartes face visible du plan ; l’accueil peut en être. Elles échangent leurs places avec tout ce qu’elles portent, et rien ne se déclenche. Puis piochez une carte en guise d’excuse.
effect-recommendation = Une fois ce tour-ci, vous pouvez Apprendre avec la lettre : elle remplace une carte Enquête, et vous montrez donc une carte de moins.

effect-clairvoyance = Regardez une carte face cachée à côté de votre pion. Personne d’autre ne la voit.
effect-negotiate = Piochez une carte, puis défaussez une carte de votre main.
effect-leap = Vous avez un Déplacement de plus ce tour-ci.

## Where a printed figure comes from

origin-printed = Imprimé dans les règles.
origin-official = D’après les réponses de l’éditeur.
origin-deduced = Pas imprimé ; déduit de ce qui l’est.
origin-ruled = Pas imprimé ; décidé pour cette table.
origin-reconstructed = Inconnu ; reconstitué.

## What happened

event-colour = { $you ->
    [yes] Vous prenez la carte de personnage « { $colour } ».
   *[no] { $seat } prend la carte de personnage « { $colour } ».
}
event-start = { $you ->
    [yes] C’est vous qui commencez.
   *[no] { $seat } commence.
}
event-turn = { $you ->
    [yes] Manche { $round } : c’est votre tour.
   *[no] Manche { $round } : à { $seat } de jouer ce tour.
}
event-move = { $you ->
    [yes] Vous allez de { $from } à { $to }.
   *[no] { $seat } va de { $from } à { $to }.
}
event-turn_up = L’étagère en { $position } est retournée : { $shelf }.
event-mp = { $you ->
    [yes] Vous gagnez { $gained } PM et en avez { $mp }.
   *[no] { $seat } gagne { $gained } PM et en a { $mp }.
}
event-draw = { $you ->
    [yes] { $count ->
        [1] Vous piochez une carte.
       *[other] Vous piochez { $count } cartes.
    }
   *[no] { $count ->
        [1] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
}
event-drew = Vous avez pioché { $cards }.
event-crystal = Un cristal est maintenant sur l’étagère en { $position }.
event-shift = L’étagère mobile va de { $from } à { $to } ; ce qui était en { $to } va en { $from }.
event-swap = { $you ->
    [yes] Vous échangez les cartes en { $first } et { $second }.
   *[no] { $seat } échange les cartes en { $first } et { $second }.
}
event-learn = { $letter ->
    [yes] { learn-with-letter }
    [true] { learn-with-letter }
   *[no] { learn-plain }
}
learn-with-letter = { $you ->
    [yes] Vous montrez { $cards } avec la lettre et remplissez la case { $slot }.
   *[no] { $seat } montre { $cards } avec la lettre et remplit la case { $slot }.
}
learn-plain = { $you ->
    [yes] Vous montrez { $cards } et remplissez la case { $slot }.
   *[no] { $seat } montre { $cards } et remplit la case { $slot }.
}
event-cast = { $you ->
    [yes] Vous lancez { $spell } pour { $cost } PM.
   *[no] { $seat } lance { $spell } pour { $cost } PM.
}
event-clairvoyance = { $you ->
    [yes] Vous regardez l’étagère en { $position }.
   *[no] { $seat } regarde l’étagère en { $position }.
}
event-saw = L’étagère en { $position } : { $shelf }.
event-magic = { $you ->
    [yes] Vous utilisez { $card }.
   *[no] { $seat } utilise { $card }.
}
event-line = { $you ->
    [yes] Vous éclairez votre { $line }.
   *[no] { $seat } éclaire toute une { $line }.
}
event-extra = { $moves ->
    [1] { $you ->
        [yes] Il vous reste maintenant un Déplacement.
       *[no] Il reste maintenant un Déplacement à { $seat }.
    }
   *[other] { $you ->
        [yes] Il vous reste maintenant { $moves } Déplacements.
       *[no] Il reste maintenant { $moves } Déplacements à { $seat }.
    }
}
event-discard = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $seat } défausse { $cards }.
}
event-end = { $you ->
    [yes] Vous terminez votre tour.
   *[no] { $seat } termine son tour.
}
event-put_away = { $you ->
    [yes] De votre place à la défausse : { $cards }.
   *[no] { $seat } remet à la défausse : { $cards }.
}
event-reshuffle = { $count ->
    [1] La défausse devient la pioche : une carte.
   *[other] La défausse est mélangée et devient la pioche : { $count } cartes.
}
event-reconstruction = { $positions-count ->
    [1] Reconstruction, trop de cette couleur : { $colours }. Une étagère ouverte est remise face cachée.
   *[other] Reconstruction, trop de cette couleur : { $colours }. { $positions-count } étagères ouvertes sont mélangées face cachée.
}
event-win = { $you ->
    [yes] La victoire est à vous. { $reason }.
   *[no] La victoire revient à { $seats }. { $reason }.
}

## What is asked

question-choose_player_card = Choisissez votre carte de personnage
question-choose_player_card-waiting = choix d’une carte de personnage
question-turn_action = Déplacez-vous, apprenez, usez de magie ou finissez le tour
question-turn_action-waiting = tour en cours
question-negotiation_discard = Négociation : défaussez une carte
question-negotiation_discard-waiting = défausse après une Négociation
question-magic_discard = Demande express : défaussez
question-magic_discard-waiting = défausse après une Demande express
question-hand_limit_discard = Trop de cartes : défaussez jusqu’à la limite
question-hand_limit_discard-waiting = défausse jusqu’à la limite

action-colour = Prendre la carte de personnage « { $colour } »
action-move = Aller en { $position }
action-learn = Apprendre avec { $cards }
action-learn_letter = Apprendre avec { $cards } et la lettre
action-clairvoyance = Clairvoyance : regarder { $position }
action-negotiate = Négociation : piocher une carte, en défausser une
action-leap = Bond : un Déplacement de plus
action-light_line = { $card } Éclairer votre { $line }
action-magic = Utiliser { $card }
action-swap = { $card } Échanger { $first } et { $second }
action-peek_1 = { $card } : regarder { $first }
action-peek_2 = { $card } : regarder { $first } et { $second }
action-peek_3 = { $card } : regarder { $first }, { $second } et { $third }
action-end = Terminer le tour
action-discard = Défausser { $cards }

## Why not

refused-taken = La carte de personnage « { $colour } » est prise.
refused-no_moves = Il ne vous reste aucun Déplacement ce tour-ci.
refused-here = Votre pion est déjà en { $position }.
refused-not_adjacent = { $position } n’est pas à côté de votre pion.
refused-passage_adjacent = Même avec le passage, { $position } doit être à côté de votre pion : seules les étagères face visible peuvent être plus loin.
refused-not_met = La condition de { $card } n’est pas remplie là où est votre pion.
refused-no_learn = { $card } est remplie, mais aucune case libre ne convient aux cartes que vous pourriez montrer.
refused-not_held = Vous n’avez pas { $card }.
refused-no_investigation = { $card } n’est pas une carte Enquête et ne peut pas être montrée.
refused-no_letter = Vous n’avez pas de lettre pour Apprendre ce tour-ci.
refused-no_slot = { $count ->
    [1] Il n’y a pas de case pour une seule carte.
   *[other] Il n’y a pas de case pour { $count } cartes.
}
refused-filled = La case { $slot } est déjà remplie.
refused-too_dear = { $spell } coûte { $cost } PM et vous en avez { $mp }.
refused-nothing_hidden = Il n’y a aucune carte face cachée inconnue à côté de votre pion.
refused-look_adjacent = { $position } n’est pas à côté de votre pion.
refused-look_up = La carte en { $position } est face visible.
refused-known = Vous connaissez déjà la carte en { $position }.
refused-no_cards = Les deux piles sont vides : il n’y a rien à piocher.
refused-all_up = Il n’y a aucune étagère face cachée dans cette ligne.
refused-no_pair = Il faut deux cartes face visible pour un échange.
refused-not_swapped = Nommez deux cartes face visible différentes, dans l’ordre du plan.
refused-all_known = Vous connaissez déjà toutes les cartes face cachée.
refused-not_peeked = Nommez des cartes face cachée différentes que vous ne connaissez pas, dans l’ordre du plan, autant que la carte le dit.
refused-wrong_count = { $count ->
    [1] Défaussez exactement une carte.
   *[other] Défaussez exactement { $count } cartes.
}
refused-wrong_kind = Ce n’est pas ce qui est demandé.
refused-players = Bibliowonders! se joue de { $least } à { $most }, pas à { $players }.
refused-start_player = La place { $seat } ne peut pas commencer à une table de { $players }.
refused-too_many = Il n’y a que { $count } cartes { $card }.
refused-too_many_shelves = Il n’y a que { $count } étagères de cette sorte : { $shelf }.
refused-no_magic = { $card } reste dans la boîte à cette table.
refused-pawn_on_hidden = Le pion de la place { $seat } est en { $position }, la carte y est donc face visible.
refused-crystal_place = Le cristal en { $position } doit être sur une étagère face visible dont quelqu’un joue la couleur.
refused-hand_size = Ce n’est pas le tour de la place { $seat } : elle a au plus { $count } cartes.

## Table options

preset-family = Sans les cinq cartes Magie ; qui gagne son dernier cube à l’accueil a gagné.
option-librarian_magic = Magie de bibliothécaire
option-librarian_magic-true = Les cinq cartes Magie sont mêlées aux autres
option-librarian_magic-false = Les cartes Magie restent dans la boîte
option-neighbours = Voisinage
option-neighbours-4 = Quatre côtés
option-neighbours-8 = Quatre côtés et les coins
option-reception_win = Gagner à l’accueil
option-reception_win-move = Seulement en y allant avec tous les cubes
option-reception_win-presence = Aussi en y gagnant le dernier cube
option-round_limit = Manches au plus (0 : sans limite)
option-start_player = Premier joueur
option-start_player-random = Tiré au hasard
option-start_player-1 = Place 1
option-start_player-2 = Place 2
option-start_player-3 = Place 3
option-start_player-4 = Place 4

outcome-reception = De retour à l’accueil avec tout le savoir
outcome-presence = Le dernier savoir, appris à l’accueil
outcome-round_limit = Le plus de savoir à la fermeture de la bibliothèque

## The board in words

describe-heading-table = La table
describe-heading-map = Le plan
describe-heading-you = Vous
describe-heading-seats = Les places
describe-cards = On choisit les cartes de personnage.
describe-play = { $moves ->
    [0] Manche { $round }, c’est à { $name } de jouer ce tour : plus aucun Déplacement.
    [one] Manche { $round }, c’est à { $name } de jouer ce tour : il reste un Déplacement.
   *[other] Manche { $round }, c’est à { $name } de jouer ce tour : il reste { $moves } Déplacements.
}
describe-letter = La lettre peut servir.
describe-passage = Le passage du personnel est ouvert.
describe-over = La partie est finie.
describe-row = Rangée { $row }, depuis l’ouest : { $places }.
describe-place = { $position } { $lying }
describe-place-with = { $position } { $lying } ({ $more })
describe-face-down = face cachée
describe-face-down-known = face cachée, vous la connaissez : { $name }
describe-face-down-shown = face cachée, { $name }
describe-reception = accueil
describe-crystal = cristal
describe-face-up = Étagères face visible : { $counts }. À { $limit } d’une couleur, la bibliothèque est reconstruite.
describe-piles = Pioche : { $draw }. Défausse : { $discard }.
describe-discard = Dans la défausse : { $cards }.
describe-used = Utilisé ce tour-ci : { $cards }.
describe-seat-without = { $name } n’a pas encore de carte de personnage.
describe-seat = { $hand ->
    [0] { $name }, { $own }, en { $pawn } : { $mp } PM, aucune carte en main, cases remplies : { $filled }.
    [one] { $name }, { $own }, en { $pawn } : { $mp } PM, une carte en main, cases remplies : { $filled }.
   *[other] { $name }, { $own }, en { $pawn } : { $mp } PM, { $hand } cartes en main, cases remplies : { $filled }.
}
describe-seat-cards = { $name } a { $cards }.
describe-move-wins = Aller en { $place } fait gagner.
describe-move-shifts = Aller en { $place } vous emporte en { $end }.
describe-move-draws = Aller en { $place } vous donne une carte.
describe-you-cards = Vos cartes : { $cards }.
describe-you-no-cards = Vous n’avez pas de cartes.
describe-you-met = Remplies là où vous êtes : { $cards }.
describe-you-magic = { $name } : { $effect }

## Figures of a study

figure-turns = tours
figure-turns_p10 = tours, moins dans une partie sur dix
figure-turns_median = tours, médiane
figure-turns_p90 = tours, plus dans une partie sur dix
figure-rounds = manches
figure-decisions = décisions
figure-reconstructions = reconstructions
figure-reshuffles = remélanges
figure-reception_off_start = accueil ailleurs qu’au début
figure-largest_hand = plus grande main
figure-most_crystals = plus grand nombre de cristaux
figure-start_player_wins = victoires du premier joueur
figure-moves = Déplacements
figure-shelves_turned_up = étagères retournées
figure-learned = cubes gagnés
figure-spells = magie élémentaire lancée
figure-magic = magie de bibliothécaire utilisée
figure-carried_reception = fois où l’accueil a bougé
figure-positions = lieux de la bibliothèque
figure-entered = entrées par partie
figure-crystals = cristaux posés par partie
figure-colours = couleurs
figure-cards = magie des bibliothécaires
figure-used = jouées

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-cubes = { $whose ->
    [others] { $more ->
        [yes] Les autres gagnent plus de cubes de savoir.
       *[no] Les autres gagnent moins de cubes de savoir.
    }
   *[own] { $more ->
        [yes] Cela rapporte plus de cubes de savoir.
       *[no] Cela rapporte moins de cubes de savoir.
    }
}
because-all_cubes = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus tôt tous leurs cubes.
       *[no] Les autres ont plus tard tous leurs cubes.
    }
   *[own] { $more ->
        [yes] On a plus souvent tous les cubes, et il ne reste que le retour.
       *[no] On a moins souvent tous les cubes.
    }
}
because-slots = { $whose ->
    [others] { $more ->
        [yes] Les autres remplissent de plus grandes cases.
       *[no] Les autres remplissent de plus petites cases.
    }
   *[own] { $more ->
        [yes] Cela remplit de plus grandes cases.
       *[no] Cela remplit de plus petites cases.
    }
}
because-cards = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus de cartes Enquête.
       *[no] Les autres ont moins de cartes Enquête.
    }
   *[own] { $more ->
        [yes] Il y a plus de cartes Enquête en main.
       *[no] Il y a moins de cartes Enquête en main.
    }
}
because-met_cards = { $whose ->
    [others] { $more ->
        [yes] Là où sont les autres, plus de leurs cartes sont remplies.
       *[no] Là où sont les autres, moins de leurs cartes sont remplies.
    }
   *[own] { $more ->
        [yes] Là où est le pion, plus de cartes de la main sont remplies.
       *[no] Là où est le pion, moins de cartes de la main sont remplies.
    }
}
because-magic = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus de magie de bibliothécaire.
       *[no] Les autres ont moins de magie de bibliothécaire.
    }
   *[own] { $more ->
        [yes] Plus de magie de bibliothécaire reste en main.
       *[no] Moins de magie de bibliothécaire reste en main.
    }
}
because-mp = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus de PM.
       *[no] Les autres ont moins de PM.
    }
   *[own] { $more ->
        [yes] Cela rapporte plus de PM.
       *[no] Cela laisse moins de PM.
    }
}
because-second_copies = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus de cartes en double.
       *[no] Les autres ont moins de cartes en double.
    }
   *[own] { $more ->
        [yes] Il y a plus de cartes en double en main.
       *[no] Il y a moins de cartes en double en main.
    }
}
because-near_home = { $whose ->
    [others] { $more ->
        [yes] Les autres sont plus près de l’accueil.
       *[no] Les autres sont plus loin de l’accueil.
    }
   *[own] { $more ->
        [yes] Le chemin de l’accueil est plus court.
       *[no] Le chemin de l’accueil est plus long.
    }
}
because-near = { $whose ->
    [others] { $more ->
        [yes] Les autres sont plus près de ce que demandent leurs cartes.
       *[no] Les autres sont plus loin de ce que demandent leurs cartes.
    }
   *[own] { $more ->
        [yes] Le pion est plus près de ce que demandent ses cartes.
       *[no] Le pion est plus loin de ce que demandent ses cartes.
    }
}
because-cube_within_reach = { $whose ->
    [others] { $more ->
        [yes] Le prochain cube des autres est plus vite à portée.
       *[no] Le prochain cube des autres est moins vite à portée.
    }
   *[own] { $more ->
        [yes] Le prochain cube est plus vite à portée.
       *[no] Le prochain cube est moins vite à portée.
    }
}
because-turn = { $whose ->
    [others] { $more ->
        [yes] Les autres attendent leur tour plus longtemps.
       *[no] Le tour des autres vient plus tôt.
    }
   *[own] { $more ->
        [yes] Le prochain tour vient plus tard.
       *[no] Le prochain tour vient plus tôt.
    }
}
    .good = less
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
