lesson-first-turn = Votre premier tour
lesson-first-turn-about = Une carte pour votre royaume, puis une case de la carte.
lesson-first-turn-map = Vous êtes la Reine de Cœur, et cette Cité est à vous. À chaque tour, vous faites deux choses : jouer une carte dans votre royaume, puis prendre une case de la carte.
lesson-first-turn-fighter = Les cartes de votre emplacement rouge sont votre force. Combattante est une Alice rouge et ne coûte rien : invoquez-la, face visible.
lesson-first-turn-fighter-maid = Soubrette est gratuite aussi, mais elle va dans l’emplacement bleu. Seules les cartes rouges brisent la résistance, et vous n’en avez pas encore.
lesson-first-turn-fighter-down = Face cachée, elle serait une simple Roturière : une carte dans un emplacement, sans son effet et sans nom. Combattante ne coûte rien, montrez donc son visage.
lesson-first-turn-fighter-commoner = Toute carte peut être face cachée, comme Roturière qui ne fait qu’ajouter à un emplacement. Cela aide pour les cartes chères. Mais Combattante est gratuite : invoquez-la plutôt.
lesson-first-turn-invade = Une carte rouge, force 1. Chaque terre montre combien elle résiste. À côté de votre Cité, deux montrent 1 : envahissez-en une.
lesson-first-turn-invade-attack = Cette terre est trop forte ou trop loin pour l’instant : une attaque prendrait deux tours. Les deux à côté de votre Cité tombent aussitôt.
lesson-first-turn-end = À vous ! Et comme on peut y aller de votre Cité par vos propres cases, personne ne pourra jamais vous la prendre. Quatorze tours comme celui-ci, et tout est compté.

## The bonus

lesson-bonus = Des terres riches
lesson-bonus-about = L’idée du jeu : des emplacements forts rendent les terres riches.
lesson-bonus-slots = Une terre paie quand vous la prenez : autant que vous avez de cartes dans l’emplacement de sa couleur. Vous en avez deux dans le blanc, et les terres blanches paient des points de victoire.
lesson-bonus-white = La carte que vous jouez maintenant compte déjà. Où la mettez-vous, si vous voulez la terre blanche à côté de votre Cité ?
lesson-bonus-white-red = Une carte rouge suffit ici, car la terre blanche résiste à 1. Une troisième carte dans l’emplacement blanc vous rapporterait un point de plus.
lesson-bonus-white-thin = Elle y serait la seule carte : un emplacement d’une carte paie peu. Une troisième carte dans l’emplacement blanc rapporte trois points ce tour-ci.
lesson-bonus-land = Trois cartes dans l’emplacement blanc. Prenez maintenant la terre qui paie le mieux.
lesson-bonus-land-green = Vous pourriez, mais votre emplacement vert est vide, et une terre verte ne paierait rien. La blanche paie trois points.
lesson-bonus-land-attack = Une attaque ne paie rien tant qu’elle n’est pas achevée. La terre blanche à côté de votre Cité tombe aussitôt, et paie trois points.
lesson-bonus-end = Trois points pour une petite terre ! Montez un ou deux emplacements bien haut, puis prenez les terres de ces couleurs.

## Two turns

lesson-two-turns = Trop forte ? Deux tours
lesson-two-turns-about = Comment prendre ce qu’on ne peut pas prendre d’un coup.
lesson-two-turns-strong = La terre rouge à côté de votre Cité résiste à 2, et vous avez une carte rouge. Elle semble trop forte pour vous.
lesson-two-turns-attack = Mais toute terre peut se prendre en deux tours : posez-y votre jeton face cachée, c’est une attaque, et achevez-la plus tard. Attaquez la terre rouge.
lesson-two-turns-attack-weak = Celle-là, vous pourriez la prendre d’un coup, mais vous n’avez pas de carte de sa couleur : elle ne paierait rien. Essayez l’attaque de la terre rouge.
lesson-two-turns-attack-far = Vous pouvez attaquer n’importe quelle terre, même loin. Mais loin de vos Cités, elle est isolée, et les autres peuvent vous la prendre. Choisissez la rouge à côté de votre Cité.
lesson-two-turns-more = Les autres ont joué. Quand vous achèverez, la terre paiera selon vos cartes rouges à ce moment. Où mettez-vous donc une carte ?
lesson-two-turns-more-maid = Soubrette ne coûte rien, mais elle va dans l’emplacement bleu. La terre rouge paie selon les cartes rouges : mettez-en une là, face cachée s’il le faut.
lesson-two-turns-more-elsewhere = Un bel emplacement pour un autre jour. Mais la terre rouge paie selon les cartes rouges, et vous allez la prendre : mettez la carte là.
lesson-two-turns-finish = Retournez maintenant votre attaque : elle ne demande pas de force et ne coûte rien.
lesson-two-turns-finish-invade = Vous pourriez prendre celle-là aussi. Mais votre attaque est prête, et la terre rouge paie deux jetons. Achevez ce que vous avez commencé.
lesson-two-turns-finish-attack = Une attaque à la fois : la vôtre, sur la terre rouge, est prête à être achevée, et paie deux jetons.
lesson-two-turns-end = Deux jetons rouges : chacun peut remplacer une fois une carte rouge. Rien sur la carte n’est donc hors de portée, cela prend seulement plus de temps.

## Counting

lesson-counting = Le dernier tour
lesson-counting-about = Ce qui compte à la fin, et un piège : une carte face cachée ne marque rien.
lesson-counting-last = Le tout dernier tour. Comptez maintenant : le plus de jetons sur une tuile rapporte 6 points, le deuxième 3. Et dans chaque emplacement, le plus d’Alices marque.
lesson-counting-card = Il vous reste une carte. Votre carte jaune paie son invocation. Face visible ou face cachée ?
lesson-counting-card-down = Face cachée, elle est une Roturière, et les Roturières ne marquent rien à la fin. Face visible, elle est votre deuxième Alice rouge : un point de plus.
lesson-counting-tile = Sur la tuile 7, au nord-est, vous et le Chapelier fou avez un jeton chacun. Où votre dernier jeton rapporte-t-il le plus ?
lesson-counting-tile-white = La terre blanche paie deux points. Mais votre propre tuile est déjà gagnée, et un jeton de plus au nord-est gagne cette tuile-là.
lesson-counting-tile-own = Cette tuile est déjà à vous seul : 6 points, c’est tout ce qu’elle donne. Regardez la tuile au nord-est, où un jeton décide.
lesson-counting-tile-attack = Il ne reste pas de tour pour achever une attaque, et un jeton face cachée ne compte pour rien. Envahissez quelque chose.
lesson-counting-end = 6 points pour cette tuile, et la partie est à vous. Aux derniers tours, regardez les tuiles : où un seul jeton renverse-t-il l’ordre ?

## A first game

lesson-first-game = Votre première partie
lesson-first-game-about = Les trois dernières manches d’une partie contre deux bots, et un maître qui vous dit à quoi penser.
lesson-first-game-card = Il reste trois manches. Une terre blanche est à côté de votre Cité, et deux Alices blanches sont dans votre main. Invoquez-en une.
lesson-first-game-card-other = { $alice } est d’une autre couleur. Les terres blanches paient des points pour les cartes blanches, et il y en a une à côté de votre Cité : invoquez une Alice blanche.
lesson-first-game-card-commoner = Face cachée, { $alice } ne marquerait rien à la fin, et vous pouvez payer une Alice blanche. Invoquez-en une face visible.
lesson-first-game-land = Deux cartes dans l’emplacement blanc. Prenez la terre blanche à côté de votre Cité.
lesson-first-game-land-other = Vous pourriez, mais la terre blanche paie en points, pour deux cartes blanches.
lesson-first-game-land-attack = Cela prendrait deux tours des trois qui restent. La terre blanche tombe aussitôt, et paie en points.
lesson-first-game-play = Maintenant, jouez comme vous voulez. Les nombres sur la table montrent ce que ferait un maître, et pourquoi. Rien ne vous oblige à écouter !
lesson-first-game-play-invasion = Une case pour la tuile, ou pour le bonus ? À la fin, le plus de jetons sur une tuile rapporte 6 points.
lesson-first-game-end = C’était votre première partie, ou du moins sa fin. Une partie entière a quatorze manches : le temps de bâtir, de s’étendre, et de voler ce qui est isolé.
