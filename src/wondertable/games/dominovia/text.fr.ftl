### Les Parchemins-Miroirs de Dominovia en français. Les arguments sont ceux du fichier anglais.

title = Les Parchemins-Miroirs de Dominovia
tagline = Des dominos où deux images qui s’accordent lancent un sort.
feel = Vif et malicieux : posez un parchemin, lancez son sort, bousculez les plans des autres.

## Spells and scrolls

spell-dragon = Dragon
spell-freeze = Gel
spell-fly = Envol
spell-star = Étoile
spell-bam = Bam !
spell-colt = Poulain
spell-crown = Couronne

scroll-0-0 = Miroir Dragon (0)
scroll-0-1 = Dragon/Gel (1)
scroll-0-2 = Dragon/Envol (2)
scroll-0-3 = Dragon/Étoile (3)
scroll-0-4 = Dragon/Bam ! (4)
scroll-0-5 = Dragon/Poulain (5)
scroll-0-6 = Dragon/Couronne (6)
scroll-1-1 = Miroir Gel (7)
scroll-1-2 = Gel/Envol (8)
scroll-1-3 = Gel/Étoile (9)
scroll-1-4 = Gel/Bam ! (10)
scroll-1-5 = Gel/Poulain (11)
scroll-1-6 = Gel/Couronne (12)
scroll-2-2 = Miroir Envol (13)
scroll-2-3 = Envol/Étoile (14)
scroll-2-4 = Envol/Bam ! (15)
scroll-2-5 = Envol/Poulain (16)
scroll-2-6 = Envol/Couronne (17)
scroll-3-3 = Miroir Étoile (18)
scroll-3-4 = Étoile/Bam ! (19)
scroll-3-5 = Étoile/Poulain (20)
scroll-3-6 = Étoile/Couronne (21)
scroll-4-4 = Miroir Bam ! (22)
scroll-4-5 = Bam !/Poulain (23)
scroll-4-6 = Bam !/Couronne (24)
scroll-5-5 = Miroir Poulain (25)
scroll-5-6 = Poulain/Couronne (26)
scroll-6-6 = Miroir Couronne (27)

end-left = gauche
end-right = droite
direction-left = vers la gauche
direction-right = vers la droite
direction-across = en face

## What each spell does

about-dragon = Chacun passe un parchemin. À trois ou quatre Mages, celui qui lance le sort choisit le sens.
about-dragon-lazy = Rien ne se passe, et l’Anneau est mis de côté. Relier le Miroir Dragon termine la manche.
about-dragon-hungry = Le parchemin à l’autre bout de la chaîne est dévoré et mélangé à la pioche, avec l’Anneau qu’il porte.
about-dragon-dizzy = L’autre moitié du parchemin qui vient d’être relié est lancée à la place. Le Miroir Dragon ne lance rien.
about-dragon-angry = Tous les Anneaux sont mis de côté : plus aucun sort n’est actif.
about-freeze = À votre prochain tour, vous ne pouvez pas relier un parchemin qui porte un Gel, sauf si vous avez pioché.
about-freeze-match = À votre prochain tour, vous ne pouvez pas accorder Gel avec Gel, sauf si vous avez pioché.
about-fly = Si vous ne pouvez rien relier à votre prochain tour, vous pouvez passer au lieu de piocher.
about-fly-first = Si vous ne pouvez rien relier à votre prochain tour, vous pouvez passer au lieu de piocher, mais plus après avoir pioché.
about-star = S’il vous reste au moins deux parchemins, vous pouvez en glisser un dans la pioche.
about-bam = S’il vous reste au moins deux parchemins, vous pouvez en donner un à un autre Mage.
about-colt = Vous pouvez aussitôt relier un autre parchemin.
about-crown = Les autres ne peuvent rien relier à un parchemin de bout qui porte une Couronne, sauf s’ils ont pioché pendant ce tour.

## What happened

event-round_begins = La manche { $round } commence.
event-deal = { $each ->
    [1] Chacun reçoit un parchemin.
   *[other] Chacun reçoit { $each } parchemins.
}
event-dealt = Vous recevez { $scrolls }.
event-offered = Les offrandes sont dévoilées : { $offerings }.
event-donation = { $you ->
    [yes] Votre offrande est la plus basse : vous donnez { $scroll }.
   *[no] { $seat } a fait l’offrande la plus basse et donne { $scroll }.
}
event-turn = { $you ->
    [yes] C’est votre tour.
   *[no] À { $seat } de jouer ce tour.
}
# An end is called by what it shows; if both show the same, also by the scroll that lies there. A lone Mirror has nothing but a left and a right.
event-link = { $alike ->
    [no] { $you ->
        [yes] Vous reliez { $scroll } au bout qui montrait { $spell }.
       *[no] { $seat } relie { $scroll } au bout qui montrait { $spell }.
    }
    [yes] { $you ->
        [yes] Vous reliez { $scroll } au bout qui montrait { $spell } sur { $beside }.
       *[no] { $seat } relie { $scroll } au bout qui montrait { $spell } sur { $beside }.
    }
   *[mirror] { $you ->
        [yes] Vous reliez { $scroll } à { $end }.
       *[no] { $seat } relie { $scroll } à { $end }.
    }
}
event-cast = { $you ->
    [yes] Vous lancez { $spell } : votre Anneau est sur { $scroll }.
   *[no] { $seat } lance { $spell } : l’Anneau est sur { $scroll }.
}
event-ring_aside = { $you ->
    [yes] Votre Anneau est mis de côté.
   *[no] { $seat } met son Anneau de côté.
}
event-draw = { $you ->
    [yes] Vous piochez un parchemin.
   *[no] { $seat } pioche un parchemin.
}
event-drew = Vous avez pioché { $scroll }.
event-pass = { $fly ->
    [true] { $you ->
        [yes] Vous survolez ce tour : vous passez, et votre Anneau est mis de côté.
       *[no] { $seat } survole ce tour : une passe, et l’Anneau est mis de côté.
    }
   *[false] { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
}
event-direction = { $you ->
    [yes] Vous envoyez le Dragon { $direction }.
   *[no] { $seat } envoie le Dragon { $direction }.
}
event-exchange = Chacun passe un parchemin { $direction }.
event-gave = Vous avez donné { $scroll } à { $seat }.
event-received = { $seat } vous a donné { $scroll }.
event-discard = { $you ->
    [yes] Vous glissez un parchemin dans la pioche.
   *[no] { $seat } glisse un parchemin dans la pioche.
}
event-discarded = Vous avez glissé { $scroll } dans la pioche.
event-mix = La pioche est mélangée.
event-gift = { $you ->
    [yes] Vous donnez un parchemin à { $seat }, face cachée.
   *[no] { $seat-you ->
        [yes] { $giver } vous donne un parchemin, face cachée.
       *[no] { $giver } donne un parchemin à { $seat }, face cachée.
    }
}
event-keep = { $you ->
    [yes] Vous n’utilisez pas { $spell }.
   *[no] { $seat } n’utilise pas { $spell }.
}
event-stop = { $you ->
    [yes] Vous ne reliez pas d’autre parchemin.
   *[no] { $seat } ne relie pas d’autre parchemin.
}
event-eaten = Le Dragon affamé dévore { $scroll }.
event-repeat = Tout est revenu comme avant, trop souvent : la manche s’arrête ici.
event-play_on = Tous ont passé à la suite, mais quelqu’un peut relier maintenant que tous les Anneaux sont de côté. La partie continue.
event-hand_shown = { $you ->
    [yes] Vous aviez { $scrolls }.
   *[no] { $seat } avait { $scrolls }.
}
event-round = { $you ->
    [yes] Vous gagnez la manche : { $reason }.
   *[no] { $seat } gagne la manche : { $reason }.
}
event-match = { $you ->
    [yes] Vous gagnez la partie !
   *[no] { $seat } gagne la partie.
}
event-opens = { $you ->
    [yes] Vous ouvrez avec { $scroll }.
   *[no] { $seat } ouvre avec { $scroll }.
}
event-hand = { $points ->
    [0] Personne ne marque dans cette donne : { $reason }.
    [one] { $seat } marque un point : { $reason }.
   *[other] { $seat } marque { $points } points : { $reason }.
}
event-choice = { $barred ->
    [true] Seul un Gel ou une Couronne empêche { $seat } de relier.
   *[false] { $links ->
        [0] { $seat } ne peut rien relier.
        [one] { $seat } a une liaison possible.
       *[other] { $seat } a { $links } liaisons possibles.
    }
}

reason-out = le dernier parchemin est relié
reason-stopped = plus personne ne peut relier, et cette main est la plus petite
reason-lazy = le Miroir du Dragon paresseux termine la manche, et cette main est la plus petite
reason-repeat = le Dragon affamé tourne en rond, et cette main est la plus petite
reason-cap = la manche a eu son nombre de tours, et cette main est la plus petite
reason-blocked = tous ont passé

outcome-rounds = Le nombre de manches convenu est gagné
outcome-points = Le nombre de points convenu est atteint

## What is asked

question-offer = Votre offrande : la plus basse ouvre la chaîne
question-offer-waiting = choix d’une offrande
question-link = Reliez un parchemin
question-link-waiting = parchemin à relier
question-fly = Vous ne pouvez rien relier : piocher, ou survoler ce tour ?
question-fly-waiting = piocher ou survoler le tour
question-direction = De quel côté va le Dragon ?
question-direction-waiting = choix du sens du Dragon
question-dragon_pass = Choisissez le parchemin que vous passez
question-dragon_pass-waiting = choix d’un parchemin à passer
question-star = Étoile : vous pouvez glisser un parchemin dans la pioche
question-star-waiting = parchemin à écarter, ou non
question-bam = Bam ! : vous pouvez donner un parchemin
question-bam-waiting = parchemin à donner, ou non
question-colt = Poulain : vous pouvez relier encore une fois
question-colt-waiting = relier encore, ou non
question-place_ring = Sur quel parchemin posez-vous votre Anneau ?
question-place_ring-waiting = placement d’un Anneau

action-offer = Offrir { $scroll }
action-link = { $alike ->
    [no] Relier { $scroll } au bout qui montre { $spell }
    [yes] Relier { $scroll } au bout qui montre { $spell } sur { $beside }
   *[mirror] Relier { $scroll } à { $end }
}
action-draw = Piocher
action-pass = Survoler : passer
action-direction = Passer { $direction }
action-give = Passer { $scroll }
action-discard = Écarter { $scroll }
action-keep = Tout garder
action-give_to = Donner { $scroll } à { $to }
action-stop = S’arrêter là
action-ring = Anneau sur { $scroll }

## Why not

refused-not_asked = Ce n’est pas ce qui est demandé maintenant.
refused-not_in_hand = { $scroll } n’est pas dans votre main.
refused-no_match = { $scroll } ne s’accorde pas avec le bout qui montre { $spell }.
refused-frozen = { $by_match ->
    [true] Votre propre Gel vous empêche d’accorder Gel, ici avec { $scroll } : seule une pioche pendant ce tour le lèverait.
   *[false] Votre propre Gel retient { $scroll } : seule une pioche pendant ce tour le lèverait.
}
refused-crowned = La Couronne du Mage { $mage } ferme le bout qui montre { $spell }, car le parchemin y porte une Couronne : seule une pioche pendant ce tour l’ouvrirait.
refused-must_link = { $by_colt ->
    [true] Poulain : vous pouvez relier encore une fois, ou vous arrêter. On ne pioche ni ne passe pour un Poulain.
   *[false] Vous pouvez relier, donc vous ne pouvez ni piocher ni passer.
}
refused-no_such_seat = On ne peut pas donner de parchemin au Mage { $mage } : nommez un autre Mage de cette table.
refused-no_such_direction = À trois Mages, le Dragon va à gauche ou à droite, pas { $direction }.
refused-players = Dominovia se joue de { $least } à { $most } Mages, pas à { $players }.
refused-twice = Le parchemin { $scroll } n’existe qu’une fois et ne peut pas être à deux endroits.
refused-broken_chain = Deux moitiés qui se touchent montrent la même image, pas { $left } et { $right }.
refused-ring = L’Anneau du Mage { $mage } doit être sur un parchemin de la chaîne qui porte son sort ; { $scroll } ne l’est pas.
refused-empty_hand = Le Mage { $mage } n’a pas de parchemin, mais pendant une manche chacun en a au moins un.

## Table options

preset-family = Une manche, le Dragon paresseux, et la table montre ce que vous savez des autres mains.
preset-expert = Le Dragon affamé dévore la chaîne pendant que vous la bâtissez.
option-play = Jeu
option-play-spells = Parchemins-Miroirs, avec les sorts
option-play-classic = Dominos classiques avec les mêmes parchemins
option-dragon = Dragon
option-dragon-base = Dragon de base : chacun passe un parchemin
option-dragon-lazy = Dragon paresseux : ne fait rien, mais son Miroir termine la manche
option-dragon-hungry = Dragon affamé : dévore l’autre bout de la chaîne
option-dragon-dizzy = Dragon étourdi : lance l’autre moitié à la place
option-dragon-angry = Dragon furieux : met tous les Anneaux de côté
option-rounds_to_win = Manches à gagner pour la partie
option-freeze_scope = Le Gel retient
option-freeze_scope-scroll = tout parchemin qui porte un Gel
option-freeze_scope-match = seulement les accords de Gel
option-fly_after_draw = L’Envol après une première pioche
option-fly_after_draw-true = permet encore de passer au lieu de piocher à nouveau
option-fly_after_draw-false = ne laisse le choix qu’avant la première pioche
option-ring_choice = Les Anneaux avec le Dragon affamé
option-ring_choice-true = celui qui lance choisit entre les deux parchemins
option-ring_choice-false = toujours sur le parchemin qui vient d’être relié
option-hungry_repetition = Répétitions d’une position qui terminent une manche du Dragon affamé
option-hungry_turn_limit = Tours qui terminent une manche du Dragon affamé
option-memory_aid = Aide-mémoire
option-memory_aid-true = Montrer ce que vous savez des autres mains et de la pioche
option-memory_aid-false = À vous de retenir ce que vous avez vu
option-classic_points = Points à atteindre aux dominos classiques

## The figures of a study

figure-rounds = manches
figure-rounds_per_match = manches par partie
figure-turns_per_round = tours par manche
figure-longest_round = tours de la manche la plus longue
figure-links_per_round = liaisons par manche
figure-draws_per_round = pioches par manche
figure-stopped = manches arrêtées
figure-tie_break = manches départagées
figure-barred_turns = tours où seul un Gel ou une Couronne empêchait une liaison
figure-rows_of_passes = séries complètes de passes après lesquelles le jeu a repris, par manche
figure-fly_passes = passes choisies grâce à l’Envol, par manche
figure-largest_hand = plus grande main
figure-longest_chain = plus longue chaîne
figure-ended_by_lazy = manches terminées par le Miroir du Dragon paresseux
figure-ended_by_repeat = manches terminées par répétition
figure-ended_by_cap = manches terminées par la limite de tours
figure-legal_links = liaisons possibles d’un Mage qui doit relier
figure-single_link = part de celles où il n’y en a qu’une
figure-colt_links = liaisons supplémentaires possibles par Poulain, par manche
figure-points_per_hand = points par donne de dominos classiques
figure-places = places à partir du donneur
figure-spells = sorts
figure-rounds_won = manches gagnées
figure-casts = sorts lancés par manche
place-donor = le donneur
place-first = premier Mage
place-second = deuxième Mage
place-third = troisième Mage

## The board in words

describe-heading-table = La table
describe-heading-you = Vous
describe-heading-seats = Les Mages
describe-offering = Manche { $round } : chacun choisit une offrande.
describe-play = Manche { $round }.
describe-over = La partie est finie.
describe-dragon = { $dragon }.
describe-no-chain = Il n’y a pas encore de chaîne.
describe-chain = { $count ->
    [1] La chaîne n’a qu’un parchemin : { $chain }.
   *[other] La chaîne de { $count } parchemins, d’un bout à l’autre : { $chain }.
}
describe-ends = { $count ->
    [1] Ses deux moitiés sont ouvertes : { $first } et { $second }.
   *[other] Ses bouts montrent { $first } sur { $first-scroll } et { $second } sur { $second-scroll }.
}
describe-crowned = Le bout qui montre { $spell } sur { $scroll } est fermé par une Couronne ({ $names }) aux autres qui n’ont pas pioché.
describe-deck = { $deck ->
    [0] La pioche est vide.
    [one] Il reste un parchemin dans la pioche.
   *[other] Il reste { $deck } parchemins dans la pioche.
}
describe-known-deck = Vous savez qu’il y a dans la pioche : { $scrolls }.
describe-turn = { $drawn ->
    [0] À { $name } de jouer ce tour.
    [one] À { $name } de jouer ce tour, après une pioche.
   *[other] À { $name } de jouer ce tour, après { $drawn } pioches.
}
describe-casting = { $name } lance { $spell }.
describe-direction = On passe les parchemins { $direction }.
describe-passes = Passes à la suite : { $passes }.
describe-seat = { $name } : { $scrolls ->
    [0] aucun parchemin
    [one] un parchemin
   *[other] { $scrolls } parchemins
} en main, { $won ->
    [0] aucune manche gagnée
    [one] une manche gagnée
   *[other] { $won } manches gagnées
}.
describe-seat-classic = { $name } : { $scrolls ->
    [0] aucun parchemin
    [one] un parchemin
   *[other] { $scrolls } parchemins
} en main, { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}.
describe-ring = { $name } a son Anneau sur { $scroll } : { $spell }.
describe-frozen = { $by_match ->
    [yes] Le Gel empêche { $name } d’accorder Gel à son prochain tour, sauf après une pioche.
   *[no] Le Gel retient { $name } : pas de parchemin qui porte un Gel à son prochain tour, sauf après une pioche.
}
describe-your-hand = Votre main : { $scrolls }.
describe-hand = { $name } a { $scrolls }.
describe-known = À votre connaissance, { $name } a { $scrolls }.
describe-last = La manche précédente a été gagnée par { $name } : { $why }.
describe-last-nobody = Personne n’a marqué dans la donne précédente : { $why }.
describe-last-hand = Il restait à { $name } : { $scrolls }.

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-scrolls = { $whose ->
    [others] { $more ->
        [yes] Il reste plus de parchemins aux autres.
       *[no] Il reste moins de parchemins aux autres.
    }
   *[own] { $more ->
        [yes] Plus de parchemins restent en main.
       *[no] Moins de parchemins restent en main.
    }
}
    .good = less
because-few_scrolls = { $whose ->
    [others] { $more ->
        [yes] Les autres s’approchent d’une main vide.
       *[no] Les autres restent loin d’une main vide.
    }
   *[own] { $more ->
        [yes] La main est plus près d’être vide.
       *[no] La main est plus loin d’être vide.
    }
}
because-links = { $whose ->
    [others] { $more ->
        [yes] Les autres peuvent relier plus de leurs parchemins.
       *[no] Les autres peuvent relier moins de leurs parchemins.
    }
   *[own] { $more ->
        [yes] On pourra ensuite relier plus de parchemins de sa main.
       *[no] On pourra ensuite relier moins de parchemins de sa main.
    }
}
because-pictures = { $whose ->
    [others] { $more ->
        [yes] Les autres ont plus d’images différentes.
       *[no] Les autres ont moins d’images différentes.
    }
   *[own] { $more ->
        [yes] La main garde plus d’images différentes.
       *[no] La main garde moins d’images différentes.
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
because-crown = { $whose ->
    [others] { $more ->
        [yes] La Couronne de quelqu’un d’autre ferme le bout de la chaîne.
       *[no] Les Couronnes des autres ferment moins souvent le bout de la chaîne.
    }
   *[own] { $more ->
        [yes] Une Couronne garde plus souvent le bout de la chaîne.
       *[no] Une Couronne garde moins souvent le bout de la chaîne.
    }
}
because-frozen = { $whose ->
    [others] { $more ->
        [yes] Le Gel retient plus souvent les autres.
       *[no] Le Gel retient moins souvent les autres.
    }
   *[own] { $more ->
        [yes] Le Gel retient plus souvent ses propres parchemins.
       *[no] Le Gel retient moins souvent ses propres parchemins.
    }
}
    .good = less
because-rounds_won = { $whose ->
    [others] { $more ->
        [yes] Cela laisse plus souvent la manche aux autres.
       *[no] Cela empêche les autres de gagner la manche.
    }
   *[own] { $more ->
        [yes] Cela gagne plus souvent la manche.
       *[no] Cela gagne moins souvent la manche.
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
