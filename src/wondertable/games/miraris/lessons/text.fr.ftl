lesson-first-bid = Votre première mise
lesson-first-bid-about = Comment une carte de nombre gagne une Merveille.
lesson-first-bid-row = Voici des Merveilles, et leurs couronnes sont vos points : le Rêve vaut 7, la Tombe seulement 2. À chaque manche, vous pouvez gagner une des places de cette rangée.
lesson-first-bid-bidding = Chacun pose un nombre face cachée. Le plus petit obtient la place à côté de la pioche, le plus grand le bout le plus éloigné. Entre les deux, ils se suivent dans l’ordre.
lesson-first-bid-dream = Le Rêve est tout au bout. Posez un nombre qui devrait être le plus grand.
lesson-first-bid-dream-lowest = Les autres ont posé 4 et 7. Votre { $value } serait le plus petit : il aurait la place à côté de la pioche, une Tombe à 2. Visez plus haut pour le Rêve !
lesson-first-bid-dream-four = Quelqu’un d’autre a posé un 4 aussi. Les nombres égaux se bloquent, et vous repartiriez tous deux sans rien. Visez plus haut !
lesson-first-bid-dream-middle = Les autres ont posé 4 et 7. Votre { $value } irait entre les deux, et aurait l’Autel du milieu : 3 points. Le Rêve demande plus.
lesson-first-bid-dream-seven = Si près ! Quelqu’un d’autre a posé un 7 aussi, et les nombres égaux se bloquent : personne n’aurait le Rêve. Un nombre de plus suffit.
lesson-first-bid-claimed = Le plus grand nombre, donc le Rêve est à vous. Mais la carte a servi : chaque nombre de votre main ne se pose qu’une fois dans toute la partie.
lesson-first-bid-near = Une nouvelle manche, de nouvelles Merveilles. La meilleure, la Main, est maintenant à côté de la pioche. Quel nombre poser ?
lesson-first-bid-near-three = Quelqu’un d’autre a aussi pensé à 3. Les nombres égaux se bloquent, et la Main resterait où elle est. Visez plus bas.
lesson-first-bid-near-middle = Les autres ont posé 3 et 6. Votre { $value } irait entre les deux et aurait le Jardin : 1 point. Visez plus bas.
lesson-first-bid-near-six = Quelqu’un d’autre a posé un 6, et vous n’auriez rien, ni l’un ni l’autre. Et un 6 est bien trop grand pour la place à côté de la pioche.
lesson-first-bid-near-highest = Votre { $value } serait le plus grand, et irait tout au bout pour une Tombe à 2. Les grandes cartes sont pour le bout ; ici, le plus petit nombre gagne.
lesson-first-bid-end = Cinq points pour une de vos plus petites cartes ! Aucun nombre n’est bon ou mauvais en soi : regardez où est le trésor, et devinez où regardent les autres.

## Equal numbers

lesson-equal-bids = Les nombres égaux se brisent
lesson-equal-bids-about = L’idée du jeu : ne pas vouloir ce que tout le monde veut.
lesson-equal-bids-pile = Tout au bout, deux Merveilles sont en pile, une Chapelle sous un Rêve. Qui gagne cette place prend toute la pile : 11 points.
lesson-equal-bids-everybody = Tout le monde le voit. Les deux autres ont encore leur 9, et on les entend presque le saisir. Que posez-vous ?
lesson-equal-bids-everybody-nine = Ils l’ont fait : trois 9 sur la table ! Les nombres égaux se bloquent, tous trois n’auraient rien, et votre 9 serait parti. Laissez-les se battre, et posez autre chose.
lesson-equal-bids-blocked = Deux 9 : mises bloquées, les deux autres n’ont rien. Ils occupent quand même les deux places du bout. Votre nombre était le plus petit, et vous avez pris la Main sans vous battre.
lesson-equal-bids-grown = Ce que personne n’a pris reste, et à chaque manche une autre carte vient dessus. La pile du bout vaut maintenant 14 !
lesson-equal-bids-nine = Retenez ce que les autres ont posé. Leurs 9 ont servi, et vous avez encore le vôtre. Que posez-vous maintenant ?
lesson-equal-bids-nine-eight = Un 8 est ce qu’il reste de mieux aux autres, et l’un d’eux l’a posé. Ce serait encore un blocage. Vous avez une carte que personne ne peut égaler.
lesson-equal-bids-nine-six = Quelqu’un a posé un 6 aussi : encore un blocage. Vous avez une carte que personne ne peut égaler.
lesson-equal-bids-nine-low = Votre { $value } serait le plus petit et aurait la Chapelle à côté de la pioche : 4 points. Pour 14, il est temps de jouer votre meilleure carte.
lesson-equal-bids-end = 14 points avec une carte ! Retenez deux choses : ne pas se battre où tout le monde se bat, et se rappeler quelles cartes ont servi.

## The character

lesson-character = Votre personnage secret
lesson-character-about = Ce que valent vos Merveilles à la fin.
lesson-character-who = Au début, vous avez gardé un personnage secret. Ici, vous êtes Allie : au décompte, chacune de vos Tombes compte 10 au lieu de 2.
lesson-character-graves = Il reste deux manches. Deux Tombes sont tout au bout, et les autres regardent le Rêve à côté de la pioche. Que posez-vous ?
lesson-character-graves-five = Les autres ont posé 1 et 8. Votre 5 irait entre les deux et aurait la Chapelle, 4 points. Les Tombes du bout valent 20 pour vous : assurez-vous-en.
lesson-character-graves-one = Vous miseriez pour le Rêve, et quelqu’un d’autre aussi, avec un 1 : rien pour les deux. D’ailleurs, deux Tombes valent 20 pour vous, le Rêve seulement 7.
lesson-character-last = La dernière manche, et deux cartes en main. Une Tombe est à côté de la pioche, un Bout du Monde à 6 au milieu. Quel nombre ?
lesson-character-last-five = Un 5 irait entre 4 et 8 et gagnerait le Bout du Monde : 6 couronnes. La plupart aimeraient cela. Mais vous êtes Allie, et une Tombe compte 10.
lesson-character-points = Les huit manches sont finies, et les personnages s’éveillent. On additionne d’abord les couronnes, puis chaque personnage change ce que reçoit sa propre place.
lesson-character-end = Vos quatre Tombes comptent 10 chacune : 48 points, et vous gagnez. Les autres vous ont vu prendre de pauvres cartes sans savoir pourquoi. Choisissez un personnage, puis collectionnez pour lui.

## The poisoned pile

lesson-poisoned-pile = La pile empoisonnée
lesson-poisoned-pile-about = Un piège : quand gagner une Merveille vous fait du mal.
lesson-poisoned-pile-who = Cette fois, vous êtes Fatima. Tant que vous n’avez pas de Jardin (1), chacune de vos Merveilles compte 7. Vous en avez quatre : 28 points.
lesson-poisoned-pile-pile = Regardez tout au bout : une pile avec un Rêve, mais dessous un Jardin. Où voulez-vous être ?
lesson-poisoned-pile-pile-high = Votre { $value } serait le plus grand, et vous devriez prendre toute la pile. Avec le Jardin, toutes vos Merveilles ne comptent que leurs couronnes : 22 points au lieu de 35. Visez plus bas.
lesson-poisoned-pile-saved = Une petite carte, mais pour Fatima chacune vaut 7. Quelqu’un d’autre a pris le Jardin : grand bien lui fasse.
lesson-poisoned-pile-between = Maintenant, il y a un Jardin aux deux bouts, et seul le Bout du Monde, au milieu, est bon. Vous avez encore une petite carte et deux grandes. Laquelle est la plus sûre ?
lesson-poisoned-pile-between-high = Votre { $value } serait le plus grand, et on ne peut pas dire « non merci » : qui gagne une place doit prendre ce qui s’y trouve, ici le Jardin.
lesson-poisoned-pile-end = Au milieu, entre 2 et 6. Avant de miser, lisez toute la pile, et demandez-vous ce qu’elle fait à votre personnage. Parfois, la meilleure mise est celle qui gagne peu.

## A first game

lesson-first-game = Votre première partie
lesson-first-game-about = Huit manches contre deux bots, et un maître qui vous dit à quoi penser.
lesson-first-game-character = Voici une partie entière. Gardez d’abord un des trois personnages. Lana est douce aux débutants : deux points de plus pour chaque Merveille, quelle qu’elle soit. Prenez-la.
lesson-first-game-character-mariano = Mariano donne 50 points à qui a deux Merveilles ou moins, et rien à partir de quatre. Il est difficile de gagner si peu. Gardez-le pour un autre jour.
lesson-first-game-character-rolando = Rolando gagne aussitôt avec les sept sortes de Merveilles, et n’a rien sans elles. Ce sera pour plus tard ; Lana aide avec chaque carte.
lesson-first-game-bid = Lana veut beaucoup de Merveilles : tâchez de n’avoir pas de mise bloquée. À la première manche, il n’y a que des cartes seules : un nombre du milieu suffira. Votre 1 et votre 9 sont pour plus tard.
lesson-first-game-bid-one = Personne ne peut aller sous votre 1. Gardez-le pour une manche où une belle pile est à côté de la pioche.
lesson-first-game-bid-nine = Personne ne peut aller au-dessus de votre 9. Gardez-le pour une manche où une grande pile est tout au bout.
lesson-first-game-play = Maintenant, jouez comme vous voulez. Les nombres sur la table montrent ce que poserait un maître, et pourquoi. Rien ne vous oblige à écouter !
lesson-first-game-play-mirela_gift = Mirela demande une Merveille à tout le monde. Vous choisissez laquelle : donnez celle qui vaut le moins pour vous.
lesson-first-game-end = C’était votre première partie de Miraris. À la prochaine, prenez un autre personnage, et vous verrez la même rangée avec d’autres yeux.
