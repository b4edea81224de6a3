### AlicematiC Heroes en français. Les arguments sont ceux du fichier anglais.

title = AlicematiC Heroes
tagline = Une carte, une case, quatorze fois : à qui sera le pays des merveilles ?
feel = Une lutte longue et riche pour une carte : levez une cour d’Alices, puis prenez les terres.

## Kingdoms, slots and spaces

kingdom-queen_of_hearts = Reine de Cœur
kingdom-mad_hatter = Chapelier fou
kingdom-humpty_dumpty = Humpty Dumpty
kingdom-march_hare = Lièvre de Mars
kingdom-cheshire_cat = Chat du Cheshire

slot-red = rouge
slot-blue = bleu
slot-yellow = jaune
slot-green = vert
slot-white = blanc
power-red = Armée
power-blue = Population
power-yellow = Force du rêve
power-green = Mobilité
power-white = Ordre
space-kind-red = Terre sucrée
space-kind-blue = Porte des étoiles
space-kind-yellow = Opéra nostalgique
space-kind-green = Force de la nature
space-kind-white = Société paisible
space-kind-forest = Forêt mystique
space-kind-city = Cité d’illusion

# A space by what lies there; twins of one tile are told apart by where they lie.
place = { $kind } { $difficulty }, tuile { $tile }
place-twin = { $kind } { $difficulty } en { $space }, tuile { $tile }
token-red = rouge
token-yellow = jaune
token-green = vert
what-red = jeton rouge
what-yellow = jeton jaune
what-green = jeton vert
what-cards = carte
what-vp = PV

## The Alices and their effects

alice-Fighter = Combattante
alice-Knight = Chevalière
alice-Panzer = Panzer
alice-Ninja = Ninja
alice-Valkyrie = Valkyrie
alice-Demonlord = Démone
alice-Maid = Soubrette
alice-Little = Petite
alice-Merchant = Marchande
alice-Idol = Idole
alice-Detective = Détective
alice-Scholar = Savante
alice-Cheergirl = Pom-pom girl
alice-Miko = Miko
alice-Magician = Magicienne
alice-Wiccan = Wiccane
alice-Alchemist = Alchimiste
alice-Princess = Princesse
alice-Wonder = Merveille
alice-Farmer = Fermière
alice-Hunter = Chasseuse
alice-Pirate = Pirate
alice-Astronaut = Astronaute
alice-Jet = Jet
alice-Original = Originale
alice-Angel = Ange
alice-Judge = Juge
alice-Mayor = Maire
alice-Saint = Sainte
alice-Empress = Impératrice

effect-Fighter = Après avoir envahi une case rouge, vous pouvez prendre 1 jeton rouge à quelqu’un.
effect-Knight = Chaque carte ajoutée à votre emplacement rouge, face visible ou cachée, vous rapporte 1 jeton rouge.
effect-Panzer = Votre Armée vaut 1 de plus contre les terres.
effect-Ninja = La difficulté de toute Cité vaut 2 de moins pour vous, sans descendre sous 0.
effect-Valkyrie = Une fois, dans une invasion pour laquelle l’Armée vous manque, vous pouvez retourner face cachée une autre de vos Alices : Armée +3 pour cette invasion.
effect-Demonlord = Vous pouvez envahir et traverser les Forêts qui ne sont pas entièrement entourées.
effect-Maid = Chaque carte ajoutée à votre emplacement bleu vous fait piocher 1 carte.
effect-Little = Chaque fois qu’elle est retournée face visible, piochez 2 cartes.
effect-Merchant = Après avoir envahi une case rouge, jaune ou verte, gagnez 1 jeton de cette couleur en plus du bonus, même avec un emplacement vide.
effect-Idol = Après avoir envahi une Cité, piochez 2 cartes.
effect-Detective = Après avoir envahi une case bleue, vous pouvez retourner face visible une de vos Roturières, sans rien payer et dans n’importe quel emplacement.
effect-Scholar = 1 PV pour chacun de vos emplacements qui contient au moins une Alice.
effect-Cheergirl = Après avoir envahi une case jaune, vous pouvez prendre 1 jeton jaune à quelqu’un.
effect-Miko = Chaque carte ajoutée à votre emplacement jaune vous rapporte 1 jeton jaune.
effect-Magician = Chaque jeton payé pour une invocation compte comme 2 en Force du rêve.
effect-Wiccan = Quand elle est retournée face visible, nommez une autre Alice face visible, pas une Wiccane, dans n’importe quel royaume : elle a aussi cet effet tant qu’elle reste face visible.
effect-Alchemist = Vous pouvez payer n’importe lequel de vos jetons comme s’il avait la couleur demandée.
effect-Princess = 1 PV pour chacune de vos Alices de coût 3 ou plus.
effect-Wonder = Après avoir envahi une case verte, vous pouvez prendre 1 jeton vert à quelqu’un.
effect-Farmer = Chaque carte ajoutée à votre emplacement vert vous rapporte 1 jeton vert.
effect-Hunter = Chaque fois qu’elle est retournée face visible, gagnez 3 jetons verts.
effect-Pirate = Traverser les cases des autres ne vous coûte rien de plus, et votre bonus pour une case prise à quelqu’un n’est pas divisé par deux.
effect-Astronaut = Vous pouvez compter la Mobilité depuis n’importe quelle case à vous, isolée ou non.
effect-Jet = Là où vous pourriez attaquer une case, vous pouvez l’envahir aussitôt sans rien payer.
effect-Original = 1 PV si personne n’a plus d’Alices que vous. Chaque exemplaire compte.
effect-Angel = Chaque carte ajoutée à votre emplacement blanc vous rapporte 1 PV.
effect-Judge = Après avoir envahi une case blanche, gagnez 1 PV en plus du bonus.
effect-Mayor = Après avoir envahi une Cité, gagnez 2 PV en plus du bonus.
effect-Saint = Vous comptez 2 Alices de plus pour toute égalité et pour Originale.
effect-Empress = 1 PV pour chaque Cité à vous.

## When an effect counts

timing-place = Quand une carte est posée
timing-attack = Pendant que vous envahissez
timing-invade = Après avoir pris une case
timing-reveal = Quand elle est retournée face visible
timing-always = Toujours
timing-end = Au décompte final

## What is paid, behind another sentence

payment = { $red ->
    [0] { payment-no-red }
   *[other] , en payant { $red } en rouge{ payment-and-yellow }{ payment-and-green }
}
payment-no-red = { $yellow ->
    [0] { payment-no-yellow }
   *[other] , en payant { $yellow } en jaune{ payment-and-green }
}
payment-no-yellow = { $green ->
    [0] {""}
   *[other] , en payant { $green } en vert
}
payment-and-yellow = { $yellow ->
    [0] {""}
   *[other] {" "}et { $yellow } en jaune
}
payment-and-green = { $green ->
    [0] {""}
   *[other] {" "}et { $green } en vert
}

## What happened

event-map = Le pays des merveilles est en place : { $count } tuiles.
event-kingdom = { $you ->
    [yes] Votre royaume : { $kingdom }.
   *[no] { $seat } choisit son royaume : { $kingdom }.
}
event-deal = Chacun reçoit { $each } Alices.
event-dealt = Vous recevez { $cards }.
event-mulligan = { $count ->
    [0] { $you ->
        [yes] Vous gardez vos cartes.
       *[no] { $seat } garde toutes ses cartes.
    }
    [one] { $you ->
        [yes] Vous échangez une carte.
       *[no] { $seat } échange une carte.
    }
   *[other] { $you ->
        [yes] Vous échangez { $count } cartes.
       *[no] { $seat } échange { $count } cartes.
    }
}
event-discarded = Vous rendez { $cards }.
event-redrew = Vous piochez à la place { $cards }.
event-start = { $you ->
    [yes] C’est vous qui commencez.
   *[no] { $seat } commence.
}
event-city = { $you ->
    [yes] Vous vous installez : { $space }.
   *[no] { $seat } s’installe : { $space }.
}
event-round = La manche { $round } commence.
event-turn = { $you ->
    [yes] C’est votre tour.
   *[no] À { $seat } de jouer ce tour.
}
event-empty_hand = { $you ->
    [yes] Votre main est vide : vous piochez, et votre tour est fini.
   *[no] { $seat } a la main vide : une pioche, et le tour est fini.
}
event-summon = { $you ->
    [yes] Vous invoquez { $alice }{ payment }.
   *[no] { $seat } invoque { $alice }{ payment }.
}
event-commoner = { $you ->
    [yes] Vous posez une Roturière dans l’emplacement { $slot }.
   *[no] { $seat } pose une Roturière dans l’emplacement { $slot }.
}
event-commoner_own = Vous posez { $alice } comme Roturière dans l’emplacement { $slot }.
event-draw = { $count ->
    [0] { $you ->
        [yes] Il ne reste aucune carte à piocher pour vous.
       *[no] Il ne reste aucune carte à piocher pour { $seat }.
    }
    [one] { $you ->
        [yes] Vous piochez une carte.
       *[no] { $seat } pioche une carte.
    }
   *[other] { $you ->
        [yes] Vous piochez { $count } cartes.
       *[no] { $seat } pioche { $count } cartes.
    }
}
event-drew = Vous avez pioché { $cards }.
event-reshuffle = { $count ->
    [1] La pioche est vide ; la seule carte de la défausse devient la pioche.
   *[other] La pioche est vide ; la défausse de { $count } cartes est mélangée et devient la pioche.
}
event-down = { $you ->
    [yes] Vous retournez { $alice } face cachée dans votre emplacement { $slot }.
   *[no] { $seat } retourne { $alice } face cachée dans l’emplacement { $slot }.
}
event-invade = { $you ->
    [yes] Vous envahissez { $space }{ payment }.
   *[no] { $seat } envahit { $space }{ payment }.
}
event-attack = { $you ->
    [yes] Vous attaquez { $space }.
   *[no] { $seat } attaque { $space }.
}
event-finish = { $you ->
    [yes] Vous achevez votre attaque : { $space }.
   *[no] { $seat } achève son attaque : { $space }.
}
event-jet = { $you ->
    [yes] Jet prend aussitôt pour vous { $space }.
   *[no] Jet prend aussitôt pour { $seat } { $space }.
}
event-skip = { $you ->
    [yes] Vous n’envahissez pas.
   *[no] { $seat } n’envahit pas.
}
event-stolen = { $you ->
    [yes] Vous prenez { $space } à { $victim }.
   *[no] { $victim-you ->
        [yes] { $seat } vous prend { $space }.
       *[no] { $seat } prend { $space } à { $victim }.
    }
}
event-token_home = { $you ->
    [yes] Votre attaque est perdue, le jeton vous revient : { $space }.
   *[no] { $seat } perd son attaque, le jeton rentre : { $space }.
}
event-bonus = { $count ->
    [0] { $you ->
        [yes] Vous devriez gagner { $due } × { $what }, mais la banque est vide.
       *[no] { $seat } devrait gagner { $due } × { $what }, mais la banque est vide.
    }
   *[other] { $you ->
        [yes] La case vous donne { $count } × { $what }.
       *[no] La case donne à { $seat } { $count } × { $what }.
    }
}
event-gain = { $count ->
    [0] { $you ->
        [yes] { $alice } devrait vous rapporter { $due } × { $what }, mais la banque est vide.
       *[no] { $alice } devrait rapporter à { $seat } { $due } × { $what }, mais la banque est vide.
    }
   *[other] { $you ->
        [yes] { $alice } vous rapporte { $count } × { $what }.
       *[no] { $alice } rapporte à { $seat } { $count } × { $what }.
    }
}
event-take = { $you ->
    [yes] Vous prenez un jeton { $token } à { $victim }.
   *[no] { $victim-you ->
        [yes] { $seat } vous prend un jeton { $token }.
       *[no] { $seat } prend un jeton { $token } à { $victim }.
    }
}
event-copy = { $you ->
    [yes] Votre Wiccane copie { $alice }.
   *[no] Avec sa Wiccane, { $seat } copie { $alice }.
}
event-up = { $you ->
    [yes] Vous retournez { $alice } face visible dans votre emplacement { $slot }.
   *[no] { $seat } retourne { $alice } face visible dans l’emplacement { $slot }.
}
event-decline = { $you ->
    [yes] Vous vous passez de { $alice }.
   *[no] { $seat } se passe de { $alice }.
}
event-tile = Tuile { $tile } : { $points } PV.
event-slot = Emplacements, { $slot } : { $points } PV.
event-end_effect = { $you ->
    [yes] { $alice } vous vaut { $points } PV.
   *[no] { $alice } vaut { $points } PV à { $seat }.
}
event-score = { $seat } : { $play } en jeu, { $tiles } pour les tuiles, { $slots } pour les emplacements, { $effects } pour les effets : { $points } PV.
event-win = La victoire revient à { $seats }. { $reason }.

## What is asked

question-choose_kingdom = Choisissez votre royaume
question-choose_kingdom-waiting = choix d’un royaume
question-mulligan = Rendez des cartes et piochez-en d’autres, une seule fois
question-mulligan-waiting = choix des cartes à rendre
question-place_city = Posez un jeton sur une Cité
question-place_city-waiting = choix d’une Cité
question-politics = Politique : jouez une carte
question-politics-waiting = carte à jouer
question-invasion = Invasion : choisissez une case
question-invasion-waiting = choix d’une case à envahir
question-take_token = Prenez un jeton à quelqu’un
question-take_token-waiting = choix de qui perd un jeton
question-copy = Wiccane : quel effet copie-t-elle ?
question-copy-waiting = choix de ce que copie Wiccane
question-turn_up = Retournez une de vos Roturières
question-turn_up-waiting = choix d’une Roturière à retourner
question-gain = Utiliser cet effet ?
question-gain-waiting = un effet à utiliser, ou non

action-kingdom = Prendre { $kingdom }
action-keep = Garder toutes les cartes
action-discard = Rendre { $cards }
action-city = S’installer : { $space }
action-summon = Invoquer { $alice }{ payment }
action-commoner = { $alice } comme Roturière dans l’emplacement { $slot }
action-invade = Envahir { $space }{ payment }
action-invade_down = Envahir { $space }, en retournant { $down }{ payment }
action-attack = Attaquer { $space }
action-finish = Achever l’attaque : { $space }
action-jet = Prendre { $space } avec Jet
action-skip = Ne pas envahir
action-take = Le prendre à { $seat }
action-decline = S’en passer
action-copy = Copier { $alice }
action-up = Retourner { $card }
action-use = L’utiliser

## Why not

refused-wrong_kind = Ce n’est pas ce qui est demandé.
refused-players = AlicematiC Heroes se joue de { $least } à { $most }, pas à { $players }.
refused-kingdom_taken = { $kingdom } est déjà pris.
refused-kingdom_twice = Chacun a un royaume différent : aucun royaume n’est pris deux fois.
refused-not_in_hand = Vous ne pouvez rendre que des cartes de votre main, nommées dans l’ordre du tableau des cartes.
refused-not_a_city = { $space } n’est pas une Cité.
refused-centre = Personne ne s’installe dans la Cité de la tuile centrale.
refused-city_full = { $space } n’a plus de place libre.
refused-not_held = Vous n’avez pas { $alice }.
refused-slot_full = L’emplacement { $slot } est plein.
refused-dream_short = { $tokens ->
    [1] Il manque { $lack } en Force du rêve pour { $alice } : un jeton que vous n’avez pas.
   *[other] Il manque { $lack } en Force du rêve pour { $alice } : { $tokens } jetons que vous n’avez pas.
}
refused-summon_exact = { $count ->
    [0] Rien ne manque, donc aucun jeton n’est payé.
    [one] On paie exactement un jeton.
   *[other] On paie exactement { $count } jetons.
}
refused-off_map = { $space } n’est pas sur cette carte.
refused-own = { $space } est déjà à vous.
refused-city_yours = Vous avez déjà un jeton ici : { $space }.
refused-connected = { $space } est relié à une Cité de la place { $number } et ne craint rien.
refused-forest_closed = { $count ->
    [1] { $space } est fermée : autour, une case n’est à personne.
   *[other] { $space } est fermée : autour, { $count } cases ne sont à personne.
}
refused-forest_none = Vous n’avez aucune case autour de { $space }.
refused-forest_weak = La place { $number } a plus de cases que vous autour de { $space }.
refused-no_walk = Aucun chemin ne mène à { $space }.
refused-short = Il vous manque de quoi prendre { $space } : Armée { $red }, Mobilité { $green }, et les jetons pour les compléter.
refused-pay_exactly = On paie exactement ce qui manque pour { $space }, ni plus ni moins.
refused-no_flip = Aucune Alice ne peut être retournée ainsi pour { $space }.
refused-must_invade = Vous pouvez envahir, donc vous le devez.
refused-nothing_to_finish = Aucun jeton d’attaque à vous n’est là : { $space }.
refused-finish_it = Votre jeton d’attaque est là, achevez l’attaque : { $space }.
refused-no_attack = On n’attaque ni les Cités ni les Forêts.
refused-under_attack = La place { $number } attaque { $space } : seule une invasion peut aider.
refused-no_jet = Vous n’avez pas de Jet.
refused-not_short = Vous avez de quoi envahir aussitôt { $space }.
refused-no_token = La place { $number } n’a pas de jeton { $token }.
refused-no_model = { $alice } n’est pas face visible là où regarde Wiccane, ou est une Wiccane.
refused-no_commoner = Vous n’avez pas là de Roturière { $alice }.
refused-too_many_cards = Il n’y a que { $count } cartes { $alice }.
refused-too_many_unnamed = Il n’y a que { $count } cartes.
refused-too_many_tokens = Il n’y a que { $count } jetons en { $token }.
refused-too_many_in_city = { $count ->
    [1] { $space } n’a qu’une place.
   *[other] { $space } n’a que { $count } places.
}
refused-owner_attacks = Personne n’attaque sa propre terre : { $space }.
refused-slot_over = L’emplacement { $slot } contient au plus { $count } cartes.
refused-too_many_on_map = À ce moment, la place { $seat } peut avoir posé au plus { $count } jetons.
refused-too_many_played = À ce moment, la place { $seat } peut avoir joué au plus { $count } cartes.

## Table options

preset-family = Une Invasion peut être passée, et une Cité envahie deux fois.
preset-expert = Les gains sont proposés un par un, et Originale ne compte que pour une nette avance.
option-attack_tokens_score = Jetons d’attaque sur les tuiles
option-attack_tokens_score-false = Ne comptent pas pour les points de tuile
option-attack_tokens_score-true = Comptent pour les points de tuile
option-city_again = Une Cité où vous êtes déjà
option-city_again-false = Ne peut pas être envahie à nouveau
option-city_again-true = Peut être envahie à nouveau tant qu’il y a une place libre
option-own_arrival = Effets qui guettent un emplacement
option-own_arrival-false = Ne comptent pas l’arrivée de leur propre carte
option-own_arrival-true = Comptent l’arrivée de leur propre carte
option-original_alone = Originale
option-original_alone-false = Compte aussi à égalité en tête
option-original_alone-true = Ne compte que pour le plus d’Alices, sans égalité
option-reveal_once = Effets quand une carte est retournée
option-reveal_once-false = Se produisent chaque fois
option-reveal_once-true = Seulement pour la première d’un nom
option-free_skip = Invasion
option-free_skip-false = Obligatoire si elle est possible
option-free_skip-true = Facultative
option-wiccan_home = Wiccane copie
option-wiccan_home-false = Dans tous les royaumes
option-wiccan_home-true = Dans son propre royaume seulement
option-auto_gain = Gains sans choix
option-auto_gain-true = Sont pris sans demander
option-auto_gain-false = Sont proposés un par un
option-start_player = Premier joueur
option-start_player-random = Tiré au hasard
option-start_player-1 = Place 1
option-start_player-2 = Place 2
option-start_player-3 = Place 3
option-start_player-4 = Place 4 (à une table plus petite, on continue de compter)
option-start_player-5 = Place 5 (à une table plus petite, on continue de compter)

outcome-points = Le plus de PV
outcome-alices = Autant de PV, mais plus d’Alices
outcome-shared = Autant de PV et autant d’Alices : la victoire est partagée

## The board in words

describe-kingdoms = On choisit les royaumes.
describe-mulligan = Chacun peut échanger des cartes une fois.
describe-cities = Chacun s’installe dans deux Cités.
describe-politics = Manche { $round } sur { $rounds }, { $name } : Politique.
describe-invasion = Manche { $round } sur { $rounds }, { $name } : Invasion.
describe-over = La partie est finie.
describe-bank = La banque, en jetons : { $red } en rouge, { $yellow } en jaune, { $green } en vert. Pioche { $deck }, défausse { $discard }.
describe-tile = Tuile { $tile } : { $spaces }.
describe-tile-centre = Tuile { $tile } au centre : { $spaces }.
describe-space = { $kind } { $difficulty } en { $space }
describe-owned = { $name }
describe-owned-cut_off = { $name }, isolée
describe-attacked = attaquée par { $name }
describe-spots = { $count ->
    [0] aucune place
    [one] une place
   *[other] { $count } places
}
describe-seat = { $name }, { $kingdom } : { $vp } PV, { $hand ->
    [0] aucune carte
    [one] une carte
   *[other] { $hand } cartes
} en main, jetons rouge { $red }, jaune { $yellow }, vert { $green }, { $alices ->
    [0] aucune Alice
    [one] une Alice
   *[other] { $alices } Alices
} ; vaut maintenant { $total } PV en tout.
describe-slot = { $slot } : { $cards }
describe-card-up = { $alice }
describe-card-copy = { $alice } copiant { $copies }
describe-card-down = une Roturière
describe-card-known = { $alice } face cachée
describe-slots = { $name } a { $slots }.
describe-no-slots = { $name } n’a de carte dans aucun emplacement.
describe-score = { $name } : { $play } en jeu, { $tiles } pour les tuiles, { $slots } pour les emplacements, { $effects } pour les effets, { $total } PV en tout.
describe-hands = { $name } avait { $cards }.
describe-you-hand = Votre main : { $cards }.
describe-you-card-now = { $alice } (peut être invoquée ; { $effect })
describe-you-card-tokens = { $tokens ->
    [1] { $alice } (peut être invoquée pour un jeton ; { $effect })
   *[other] { $alice } (peut être invoquée pour { $tokens } jetons ; { $effect })
}
describe-you-card-no = { $alice } (ne peut pas être invoquée maintenant ; { $effect })
describe-you-powers = Votre Armée vaut { $military }, votre Mobilité { $mobility }, votre Force du rêve { $dream }.
describe-effect = { $name } répond pour { $alice } : { $effect }
describe-no-kingdom = pas encore de royaume

## Figures of a study

figure-vp_mean = PV par personne
figure-vp_winner = PV de qui gagne
figure-tile_points = points de tuile par personne
figure-slot_points = points d’emplacement par personne
figure-play_points = PV en jeu par personne
figure-effect_points = effets de fin par personne
figure-empty_hands = tours perdus pour une main vide
figure-alices = Alices
figure-slots = emplacement le plus fort
figure-tokens_up = jetons face visible sur la carte à la fin
figure-tokens_cut_off = parmi eux, isolés
figure-cards_left = cartes restées dans la pioche et la défausse
figure-empty_draws = pioches sans carte
figure-short_gains = gains écourtés par la banque
figure-snatched = terres soufflées sous l’attaque d’un autre
figure-spaces = cases de la carte
figure-invaded = envahi par partie
figure-held = tenu à la fin

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-vp = { $whose ->
    [others] { $more ->
        [yes] Les autres gagnent plus de PV.
       *[no] Les autres gagnent moins de PV.
    }
   *[own] { $more ->
        [yes] Cela rapporte plus de PV.
       *[no] Cela rapporte moins de PV.
    }
}
because-tiles = { $whose ->
    [others] { $more ->
        [yes] Les autres tirent plus de PV des terres.
       *[no] Les autres tirent moins de PV des terres.
    }
   *[own] { $more ->
        [yes] Plus de PV viennent des terres.
       *[no] Moins de PV viennent des terres.
    }
}
because-slots = { $whose ->
    [others] { $more ->
        [yes] Les emplacements des autres marquent plus.
       *[no] Les emplacements des autres marquent moins.
    }
   *[own] { $more ->
        [yes] Les emplacements du royaume marquent plus.
       *[no] Les emplacements du royaume marquent moins.
    }
}
because-end_effects = { $whose ->
    [others] { $more ->
        [yes] Les Alices des autres marquent plus à la fin.
       *[no] Les Alices des autres marquent moins à la fin.
    }
   *[own] { $more ->
        [yes] Les Alices qui comptent à la fin rapportent plus.
       *[no] Les Alices qui comptent à la fin rapportent moins.
    }
}
because-cards = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus de cartes.
       *[no] Les autres ont moins de cartes.
    }
   *[own] { $more ->
        [yes] Plus de cartes restent en main.
       *[no] Moins de cartes restent en main.
    }
}
because-no_cards = { $whose ->
    [others] { $more ->
        [yes] Les autres manquent plus souvent de cartes.
       *[no] Les autres manquent moins souvent de cartes.
    }
   *[own] { $more ->
        [yes] La main est plus souvent vide.
       *[no] La main est moins souvent vide.
    }
}
    .good = less
because-tokens = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus de jetons.
       *[no] Les autres ont moins de jetons.
    }
   *[own] { $more ->
        [yes] Cela rapporte plus de jetons.
       *[no] Cela laisse moins de jetons.
    }
}
because-cities = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus de Cités.
       *[no] Les autres ont moins de Cités.
    }
   *[own] { $more ->
        [yes] Cela gagne ou garde plus de Cités.
       *[no] Cela coûte des Cités.
    }
}
because-alices = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus d’Alices.
       *[no] Les autres ont moins d’Alices.
    }
   *[own] { $more ->
        [yes] Il y a plus d’Alices dans le royaume.
       *[no] Il y a moins d’Alices dans le royaume.
    }
}
because-red_power = { $whose ->
    [others] { $more ->
        [yes] L’Armée des autres est plus forte.
       *[no] L’Armée des autres est moins forte.
    }
   *[own] { $more ->
        [yes] L’Armée augmente.
       *[no] L’Armée est plus faible.
    }
}
because-yellow_power = { $whose ->
    [others] { $more ->
        [yes] La Force du rêve des autres est plus grande.
       *[no] La Force du rêve des autres est moins grande.
    }
   *[own] { $more ->
        [yes] La Force du rêve augmente.
       *[no] La Force du rêve est plus faible.
    }
}
because-green_power = { $whose ->
    [others] { $more ->
        [yes] La Mobilité des autres est plus grande.
       *[no] La Mobilité des autres est moins grande.
    }
   *[own] { $more ->
        [yes] La Mobilité augmente.
       *[no] La Mobilité est plus faible.
    }
}
because-blue_power = { $whose ->
    [others] { $more ->
        [yes] La Population des autres est plus grande.
       *[no] La Population des autres est moins grande.
    }
   *[own] { $more ->
        [yes] La Population augmente.
       *[no] La Population est plus faible.
    }
}
because-white_power = { $whose ->
    [others] { $more ->
        [yes] L’Ordre des autres est plus grand.
       *[no] L’Ordre des autres est moins grand.
    }
   *[own] { $more ->
        [yes] L’Ordre augmente.
       *[no] L’Ordre est plus faible.
    }
}
because-footholds = { $whose ->
    [others] { $more ->
        [yes] Les autres occupent plus de terres.
       *[no] Les autres occupent moins de terres.
    }
   *[own] { $more ->
        [yes] Plus de terres sont occupées.
       *[no] Moins de terres sont occupées.
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
