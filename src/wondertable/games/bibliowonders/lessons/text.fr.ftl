lesson-first-steps = Vos premiers pas
lesson-first-steps-about = Marchez dans la bibliothèque, et trouvez une carte.
lesson-first-steps-goal = Une bibliothèque, la nuit, et vous êtes le mage bleu. Apprenez trois choses, puis revenez à l’accueil, au milieu : cela gagne. Vous faites deux pas par tour.
lesson-first-steps-blue = Au nord de vous, il y a une étagère bleue, votre couleur. Elle vous donne une carte. Allez-y.
lesson-first-steps-blue-red = Cette étagère est rouge, et le rouge est à quelqu’un d’autre. Sur une autre couleur, rien ne se passe pour vous. Cherchez le bleu.
lesson-first-steps-blue-dark = Une étagère de dos : la retourner vous donne un point de magie, et ce n’est pas mal. Mais une carte vous attend sur votre couleur.
lesson-first-steps-blue-end = Il vous reste deux pas, et ils ne se gardent pas pour plus tard. Faites le premier vers l’étagère bleue.
lesson-first-steps-drawn = Vous avez pioché une carte. Est vous veut plus à l’est que l’accueil ; d’autres cartes veulent une couleur à côté de vous. Le cristal dit que cette étagère est épuisée.
lesson-first-steps-dark = Il reste un pas. Autour de vous, des étagères sont de dos. Allez sur l’une : elle se retourne, et vous gagnez un point de magie.
lesson-first-steps-dark-back = De retour à l’accueil, rien ne se passe avant d’avoir appris trois choses. Retournez plutôt du nouveau.
lesson-first-steps-dark-end = Il vous reste un pas, et il ne se garde pas. Une étagère sombre donne un point de magie : prenez-le au passage.
lesson-first-steps-end = Un point de magie ! Avec un, vous pouvez regarder sous une étagère, avec deux changer une carte, avec trois faire un pas de plus. Marchez jusqu’à ce que vos cartes conviennent.

## To learn

lesson-learn = Apprendre quelque chose
lesson-learn-about = L’idée du jeu : être où vos cartes vous veulent.
lesson-learn-cards = Les cartes sont vos devoirs. Montrez-en deux, trois ou quatre différentes qui conviennent là où vous êtes, et vous avez appris : un cube pour chacun de ces nombres.
lesson-learn-north = Vous êtes sur le rouge, à côté du jaune, à l’est de l’accueil : trois cartes conviennent ici. La quatrième, Nord, vous veut plus au nord que l’accueil. Où allez-vous ?
lesson-learn-north-east = C’est plus à l’est, et Est convient déjà. Nord ne regarde que de haut en bas : il faut une rangée au-dessus de l’accueil.
lesson-learn-north-south = C’est au sud, du mauvais côté : Nord veut une rangée au-dessus de l’accueil.
lesson-learn-north-reception = Sur l’accueil même, aucune direction ne convient, ni Nord ni Est. Dépassez-le, vers une rangée au-dessus.
lesson-learn-north-early = Vous pourriez apprendre maintenant, avec moins de cartes. Mais un pas au nord, et les quatre conviennent ; quatre, c’est le plus difficile à réunir.
lesson-learn-north-end = Il vous reste des pas, et l’un d’eux fait convenir les quatre cartes. Cherchez une place dans une rangée au-dessus de l’accueil.
lesson-learn-all = Maintenant, tout convient : vous êtes sur le jaune, à côté du rouge, au nord et à l’est de l’accueil. Une couleur compte où vous êtes et à côté de vous.
lesson-learn-four = Montrez les quatre d’un coup : cela remplit la case IV.
lesson-learn-four-fewer = Cela conviendrait aussi, pour une plus petite case. Mais chaque case ne prend qu’un cube, et quatre cartes qui conviennent ensemble sont rares. Utilisez-les maintenant.
lesson-learn-four-move = Un pas de plus, et certaines de ces cartes ne conviennent plus. Apprenez d’abord : cela ne coûte pas de pas.
lesson-learn-four-end = Ne partez pas encore : les quatre cartes conviennent ici et maintenant, et apprendre ne coûte pas de pas.
lesson-learn-end = Le plus grand des trois ! Il reste à faire deux et trois cartes. Prévoyez donc : réunissez des cartes dont les lieux sont proches.

## Magic

lesson-magic = Un pas de plus
lesson-magic-about = À quoi servent les points de magie, et comment se gagne une partie.
lesson-magic-far = Vous avez appris trois choses : courez à l’accueil. Il est à trois pas, et vous en avez deux.
lesson-magic-leap = Mais vous avez trois points de magie. Quel sort aide ici ?
lesson-magic-leap-negotiate = Négociation change une carte et coûte deux points. Vous n’avez plus besoin de cartes, et avec un point il n’y a pas de troisième pas.
lesson-magic-leap-look = Clairvoyance regarde sous une étagère et coûte un point. Avec deux, plus de Bond possible. Et votre chemin est déjà éclairé.
lesson-magic-leap-move = Vous pourriez partir d’abord et bondir plus tard : la magie sert à tout moment de votre tour. Payez le troisième pas maintenant, pour ne pas l’oublier.
lesson-magic-leap-end = Au prochain tour, il serait peut-être trop tard : il ne manque qu’une chose à l’autre mage. Vous avez trois points de magie.
lesson-magic-walk = Trois pas maintenant, tout droit vers l’est. Toutes ces étagères sont à d’autres ou à personne : rien ne vous retiendra.
lesson-magic-walk-aside = Cela s’écarte de la ligne droite, et vous n’avez pas un pas à perdre. À l’est !
lesson-magic-walk-end = Pas encore : vous venez de payer ce chemin. À l’est !
lesson-magic-on = Continuez.
lesson-magic-on-aside = Cela s’éloigne de l’accueil, et vous n’avez pas un pas à perdre. À l’est !
lesson-magic-on-end = Pas encore : il reste deux pas, et il ne vous en faut que deux.
lesson-magic-home = Le dernier pas. Avec trois cubes, aller à l’accueil gagne aussitôt.
lesson-magic-home-aside = Si près ! L’accueil est à côté de vous, à l’est : allez-y et gagnez.
lesson-magic-home-end = Si près ! Il reste un pas, et l’accueil est à côté de vous.
lesson-magic-end = Vous gagnez. Retournez des étagères en chemin et gardez trois points de magie pour la fin : bien des courses se jouent à un pas.

## Moving shelves

lesson-moving-shelf = Les étagères qui marchent
lesson-moving-shelf-about = Un piège : le court chemin qui vous emporte.
lesson-moving-shelf-near = Trois cubes sont à vous, et l’accueil est à deux pas : un à l’est et un au sud, dans l’ordre que vous voulez.
lesson-moving-shelf-two-ways = Deux chemins y mènent. À l’est, une étagère mobile avec une flèche ; au sud, une rouge. Par où allez-vous ?
lesson-moving-shelf-two-ways-moving = L’étagère échangerait sa place avec sa voisine de l’est, et vous emporterait : l’accueil serait alors à deux pas, et il vous en resterait un.
lesson-moving-shelf-two-ways-away = Cela s’éloigne de l’accueil, et vous n’avez que deux pas. Est ou sud ?
lesson-moving-shelf-two-ways-end = Vous avez deux pas, juste assez pour aujourd’hui. Regardez les deux chemins.
lesson-moving-shelf-home = Rien ne s’est passé ici, et c’est ce que vous vouliez. Maintenant, l’accueil.
lesson-moving-shelf-home-aside = Pas par là : l’accueil est à côté de vous, à l’est. Allez-y et gagnez.
lesson-moving-shelf-home-end = Il reste un pas, et l’accueil est à côté de vous. Faites-le !
lesson-moving-shelf-end = De retour. Les étagères mobiles peuvent aider autant que nuire : lisez d’abord la flèche. Et attention : être emporté à l’accueil ne compte pas, il faut y marcher.

## A first game

lesson-first-game = Votre première partie
lesson-first-game-about = La seconde moitié d’une partie contre un bot, et un maître qui vous dit à quoi penser.
lesson-first-game-learn = Vous avez chacun un cube. Vous êtes sur le vert, au nord de l’accueil. Regardez vos deux cartes !
lesson-first-game-learn-move = Avant de partir : les deux cartes conviennent exactement ici. Apprendre ne coûte pas de pas : apprenez d’abord.
lesson-first-game-learn-end = Ne finissez pas votre tour : vos deux cartes conviennent exactement ici.
lesson-first-game-draw = Deux cubes ! Pour le troisième, il vous faut quatre cartes. L’étagère bleue à l’ouest vous en donne une.
lesson-first-game-draw-reception = L’accueil sert quand vous avez trois cubes. Trouvez d’abord des cartes : votre couleur est à l’ouest.
lesson-first-game-draw-dark = Une étagère sombre donne un point de magie. Mais il vous faut des cartes, et votre couleur est juste à côté, à l’ouest.
lesson-first-game-draw-end = Il vous reste deux pas, et une carte attend sur votre couleur, à l’ouest.
lesson-first-game-play = Maintenant, jouez comme vous voulez. Les nombres sur la table montrent ce que ferait un maître, et pourquoi. Après quelques manches, le plus de cubes gagne.
lesson-first-game-play-negotiation_discard = Défaussez ce qui convient le moins : une carte que vous avez deux fois, ou une qui vous veut très loin.
lesson-first-game-play-hand_limit_discard = Vous pouvez garder cinq cartes au plus. Laissez ce qui convient le moins.
lesson-first-game-end = C’était votre première partie. Une partie entière commence à l’accueil les mains vides, et dure environ une demi-heure entre amis.
