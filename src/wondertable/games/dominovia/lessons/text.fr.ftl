lesson-first-link = Votre première liaison
lesson-first-link-about = Posez des parchemins bout à bout, et gagnez une manche.
lesson-first-link-goal = Vous avez trois parchemins, de deux images chacun. Qui pose son dernier parchemin le premier gagne la manche.
lesson-first-link-ends = Un parchemin est déjà au milieu. Il est ouvert aux deux bouts : à une Étoile à gauche, à un Bam ! à droite. On pose ensemble les images égales.
lesson-first-link-link = Votre Gel/Bam ! va au bout qui montre Bam !. Posez-le là.
lesson-first-link-link-star = Cela irait aussi, et lancerait une Étoile. Mais cherchez d’abord le Bam ! à droite : il vous aide à vous défaire de deux parchemins.
lesson-first-link-bam = Deux images égales lancent leur sort. Bam ! vous laisse donner un parchemin à quelqu’un. Lequel ne va ni à l’Étoile de gauche ni au Gel de droite ?
lesson-first-link-bam-useful = { $scroll } va à l’Étoile du bout gauche. Il serait dommage de le donner : au prochain tour, vous pourrez le poser. Regardez l’autre.
lesson-first-link-bam-keep = Vous pouvez tout garder. Mais moins vous en avez, plus tôt vous gagnez, et l’un des vôtres ne va nulle part en ce moment.
lesson-first-link-last = Il reste un parchemin, et Étoile/Poulain va aux deux bouts. Posez-le à l’un ou à l’autre.
lesson-first-link-end = Votre dernier parchemin est posé : la manche est à vous, et plus aucun sort n’est nécessaire. Poser, lancer, poser : c’est tout le jeu.

## Spells

lesson-spells = Sept sorts
lesson-spells-about = L’idée du jeu : relier pour le sort.
lesson-spells-spells = Ce n’est jamais qu’une image : chaque accord lance son sort. Un Poulain vous laisse relier encore une fois. Une Couronne ferme à tous les autres les bouts qui portent une Couronne.
lesson-spells-colt = Deux de vos parchemins vont : l’un au Poulain, l’autre à la Couronne. Quelle liaison vous laisse poser les deux en un tour ?
lesson-spells-colt-crown = La Couronne fermerait le bout droit, mais alors votre tour est fini. Accordez d’abord le Poulain : il vous laisse relier encore une fois.
lesson-spells-crown = Le Poulain court : encore une liaison. Posez Bam !/Couronne à la Couronne, et votre dernier parchemin aura une place que l’autre Mage ne peut pas toucher.
lesson-spells-crown-stop = Vous pouvez vous arrêter, mais vous garderiez deux parchemins et laisseriez la Couronne à l’autre Mage. Continuez tant que le Poulain court.
lesson-spells-kept = Voyez : l’autre Mage avait des parchemins avec Bam !, mais le bout droit porte une Couronne et était fermé. Il ne restait que le bout gauche.
lesson-spells-last = Votre propre Couronne ne vous lie pas. Posez le dernier !
lesson-spells-end = Trois parchemins en deux tours. Avant de relier, regardez trois choses : ce que cela lance, ce que cela ouvre, et ce que vous pourriez poser ensuite.

## A round from its beginning

lesson-offering = Comment commence une manche
lesson-offering-about = L’offrande, un regard en avant, et comment une manche se gagne.
lesson-offering-offering = Une nouvelle manche : sept parchemins chacun. Chacun en offre un en secret. Celui qui a le plus petit nombre au milieu reste et ouvre la chaîne.
lesson-offering-offer = Qui ouvre a un parchemin de moins : un petit nombre est bon pour cela. Offrez le plus petit que vous avez.
lesson-offering-offer-higher = L’autre Mage offre Dragon/Envol, numéro 2. { $scroll } est plus grand : il reviendrait dans votre main, et l’autre aurait un parchemin de moins.
lesson-offering-ahead = Le vôtre était le plus petit. C’est maintenant votre tour, et deux parchemins vont. Vous avez trois autres Poulains : quelle liaison leur fait une place ?
lesson-offering-ahead-dragon = Cela va. Mais un Dragon fait passer un parchemin à tout le monde, à vous aussi, et il ouvre un Bam ! pour lequel vous n’avez qu’un parchemin. Cherchez le Poulain.
lesson-offering-star = Une Étoile vous laisse glisser un parchemin dans la pioche. Dragon est ouvert à gauche, Poulain à droite. Lequel des vôtres ne va à aucun ?
lesson-offering-star-left = { $scroll } va au Dragon de gauche. Gardez-le : vous voulez avoir une réponse aux deux bouts.
lesson-offering-star-right = { $scroll } va au Poulain que vous venez d’ouvrir. Gardez-le, car là vous pourrez continuer, et continuer encore. Un parchemin ne va nulle part.
lesson-offering-star-keep = Vous pouvez tous les garder. Mais un parchemin de moins est un pas vers la victoire, et si le jeu se bloque, le moins de parchemins gagne.
lesson-offering-stopped = Deux parchemins de moins en un tour. Et si la pioche est vide et que personne ne peut continuer, la manche va à qui en a le moins.
lesson-offering-end = On ne compte que les manches : qui gagne le premier le nombre convenu a gagné la partie.

## Freeze

lesson-freeze = La main froide
lesson-freeze-about = Un piège : un sort qui retient vos propres parchemins.
lesson-freeze-freeze = La plupart des sorts aident qui les lance. Pas Gel : à votre prochain tour, vous ne pouvez poser aucun parchemin qui porte un Gel, sauf si vous piochez d’abord.
lesson-freeze-choose = Deux de vos trois parchemins portent un Gel, et les trois vont. Lequel d’abord ?
lesson-freeze-choose-freeze = Cela lance Gel, et au prochain tour votre autre parchemin avec Gel est retenu. Posez d’abord celui sans Gel, et vous pourrez encore utiliser les deux.
lesson-freeze-star = Une Étoile : vous pouvez en glisser un dans la pioche. Les deux vôtres vont au même bout, un seul suffit donc.
lesson-freeze-star-keep = Vous pouvez garder les deux, mais il vous faut alors deux tours de plus. Avec un de moins, votre prochaine liaison est la dernière.
lesson-freeze-last = Le bout gauche montre encore Gel, et rien ne vous retient. Posez-le !
lesson-freeze-end = Le dernier parchemin gagne avant que son sort ne fasse quoi que ce soit, même un Gel. Gardez donc Gel pour la fin, ou pour un tour après lequel il ne gêne pas.

## A first game

lesson-first-game = Votre première manche
lesson-first-game-about = Une manche entière contre un bot, et un maître qui vous dit à quoi penser.
lesson-first-game-offer = Une manche à vous. L’offrande la plus basse ouvre la chaîne, et il reste un parchemin de moins en main. Lequel offrez-vous ?
lesson-first-game-offer-higher = { $scroll } a un plus grand nombre que Dragon/Envol, votre plus petit. Si l’autre Mage offre moins, le vôtre vous revient. Offrez le plus petit.
lesson-first-game-crown = Le bout droit montre une Couronne, et deux des vôtres y vont. Une Couronne à vous ferme ce bout à l’autre Mage jusqu’à sa prochaine pioche.
lesson-first-game-crown-dragon = Cela va au bout gauche, mais le Dragon vous fait passer un parchemin à tous deux, et on ne sait jamais ce qu’on reçoit. Prenez la Couronne.
lesson-first-game-play = Maintenant, jouez comme vous voulez. Les nombres sur la table montrent ce que ferait un maître, et pourquoi. Rien ne vous oblige à écouter !
lesson-first-game-play-fly = Aucun de vos parchemins ne va. Envol vous laisse passer cette fois, au lieu de piocher jusqu’à deux fois.
lesson-first-game-play-dragon_pass = Le Dragon passe : donnez le parchemin qui va le moins bien. Vous en recevez un autre, sans le voir d’abord.
lesson-first-game-play-star = Une Étoile : vous pouvez écarter un parchemin. Prenez-en un qui ne va à aucun bout.
lesson-first-game-play-bam = Bam ! : vous pouvez donner un parchemin. Prenez-en un qui ne va à aucun bout.
lesson-first-game-play-colt = Le Poulain vous laisse relier encore une fois. Faites-le, sauf si vous ouvriez ce que seul l’autre Mage peut utiliser.
lesson-first-game-end = C’était votre première manche. Une partie va à qui gagne le premier le nombre convenu. Et il y a quatre autres Dragons à essayer !
