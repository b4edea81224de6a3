guide-goal-title = Débarrassez-vous de vos parchemins
guide-goal = Vous avez quelques parchemins de deux images chacun. Qui pose son dernier parchemin gagne la manche. Qui gagne le premier trois manches gagne la partie.
guide-offering-title = Qui commence
guide-offering = Chacun offre un parchemin en secret, et tous sont montrés ensemble. Celui qui a le plus petit nombre ouvre la chaîne, et quitte donc déjà la main de son Mage ; les autres reviennent. Le Mage à sa gauche joue le premier tour.
guide-link-title = À votre tour : reliez
guide-link = Posez un parchemin à un bout de la chaîne, pour que des images égales se touchent. Si vous pouvez relier, vous le devez, mais vous choisissez comment.
guide-spell-title = Chaque accord est un sort
guide-spell = Les deux images qui se touchent lancent leur sort. C’est le cœur du jeu : un Poulain vous laisse relier encore une fois, une Étoile jette un parchemin dans la pioche, Bam ! en donne un à quelqu’un, et un Dragon en fait passer un à tout le monde.
guide-ring-title = Les sorts qui restent
guide-ring = Votre Anneau est posé sur votre dernier sort. Trois sorts continuent d’agir : Couronne ferme aux autres les bouts qui portent une Couronne, Envol vous laisse passer au lieu de piocher, et Gel retient vos propres parchemins avec Gel.
guide-draw-title = Rien ne va ?
guide-draw = Alors vous piochez un parchemin, et un autre s’il le faut. Après avoir pioché, vous pouvez relier malgré Couronne et Gel. Si rien ne va même alors, vous passez.
guide-end-title = La fin d’une manche
guide-end = Votre dernier parchemin gagne aussitôt, sans son sort. Si la pioche est vide et que personne ne peut continuer, le moins de parchemins gagne ; à mains égales, celle du plus grand nombre.

## Glossary

term-scroll = Une pièce comme un domino, avec une image sur chaque moitié et un nombre au centre : un parchemin.
term-scroll-words = parchemin | parchemins
term-mage = Une personne qui joue.
term-mage-words = Mage | Mages
term-link = Poser un parchemin à un bout de la chaîne, image contre image égale.
term-link-words = relier | reliez | relie
term-chain = La ligne de parchemins sur la table.
term-chain-words = chaîne
term-end = Le parchemin tout à gauche ou tout à droite. Seule sa moitié ouverte peut être accordée.
term-end-words = parchemin de bout | bout | bouts
term-mirror = Un parchemin avec la même image sur ses deux moitiés.
term-mirror-words = Miroir | Miroirs
term-duo = Un parchemin avec deux images différentes.
term-duo-words = Duo | Duos
term-ring = Il est posé sur votre dernier sort. De côté, il n’est sur aucun.
term-ring-words = Anneau | Anneaux
term-donation = Le parchemin offert qui a le plus petit nombre : il devient le début de la chaîne.
term-donation-words = don
term-pass = Finir votre tour sans relier. Votre Anneau est mis de côté.
term-pass-words = passer | passez | passes
term-deck = Les parchemins qui restent, face cachée.
term-deck-words = pioche
term-value = Le nombre au centre d’un parchemin. Il n’y en a pas deux pareils.
term-value-words = valeur | valeurs

## Gallery

gallery-spells = Les sept sorts
gallery-dragons = D’autres Dragons, dont une table peut choisir un
gallery-mirrors = Miroirs
gallery-duos = Duos
gallery-scroll = Valeur { $value }. Se relie à { $first } et à { $second }.
gallery-mirror = Valeur { $value }. Se relie à { $first }, des deux côtés.
gallery-scroll-name = { $first } et { $second }
gallery-mirror-name = Miroir { $first }
gallery-pieces = Anneaux et cartes de manche
gallery-ring = Anneau
gallery-round_card = Carte de manche
