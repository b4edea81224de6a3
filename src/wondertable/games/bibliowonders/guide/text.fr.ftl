guide-goal-title = Apprenez trois choses et rentrez
guide-goal = Vous êtes un jeune mage dans une bibliothèque, la nuit. Remplissez les trois cases de votre carte de cubes de savoir, puis allez à l’accueil. Qui y arrive d’abord gagne.
guide-move-title = Deux pas par tour
guide-move = À votre tour, vous pouvez vous déplacer deux fois, chaque fois vers une étagère voisine : au nord, à l’est, au sud ou à l’ouest. Si elle est face cachée, retournez-la et gagnez un point de magie (PM).
guide-card-title = Votre couleur donne des cartes
guide-card = Quand vous arrivez sur une étagère de votre couleur, vous piochez une carte et posez un cristal sur l’étagère : elle est épuisée. Les autres couleurs ne vous donnent rien.
guide-moving-title = Des étagères marchent
guide-moving = Une étagère avec une flèche vous emporte : elle échange sa place avec sa voisine. Au bord, elle fait tout le tour, jusqu’à l’autre côté de la bibliothèque.
guide-learn-title = Soyez où les cartes vous veulent
guide-learn = Une carte de couleur veut cette couleur sous vous ou à côté, une carte de direction vous veut au nord, à l’est, au sud ou à l’ouest de l’accueil. Montrez deux, trois ou quatre cartes différentes remplies au même moment : voilà un cube. Il faut un cube de chaque taille, et apprendre ne coûte pas de pas.
guide-magic-title = Dépensez votre magie
guide-magic = Avec des PM, vous pouvez regarder une étagère cachée à côté de vous (1), piocher une carte et en défausser une (2), ou faire un pas de plus (3). Les cartes Magie de bibliothécaire ne coûtent rien.
guide-rebuild-title = La bibliothèque se range elle-même
guide-rebuild = Si six étagères d’une couleur sont ouvertes à la fin d’un tour, toutes les étagères ouvertes sans mage sont mélangées et remises face cachée. Leurs cristaux partent : il y a de nouvelles cartes à prendre.
guide-end-title = Le dernier pas compte
guide-end = Avec votre troisième cube, marchez jusqu’à l’accueil. Y être emporté ne compte pas, et l’accueil a peut-être été emporté ailleurs entre-temps.

## Glossary

term-reception = La carte à la boussole où tout le monde commence. Qui y va avec trois cubes gagne.
term-reception-words = accueil
term-shelf = Une carte de la bibliothèque. Son recto montre une couleur, ou une flèche.
term-shelf-words = étagère | étagères
term-moving = Une étagère avec une flèche. Quand vous y arrivez, elle échange sa place avec la carte qu’elle montre, et vous emporte.
term-moving-words = étagère mobile | étagères mobiles
term-pawn = Le mage qui vous représente dans la bibliothèque.
term-pawn-words = pion | pions
term-mp = Des points de magie (PM), cinq au plus. Ils paient la magie élémentaire.
term-mp-words = PM
term-slot = Une place pour un cube sur votre carte : II pour deux cartes, III pour trois, IV pour quatre.
term-slot-words = case | cases
term-cube = Ce que vous avez appris. Il en faut trois.
term-cube-words = cube | cubes | cubes de savoir
term-crystal = Il marque une étagère qui a déjà donné sa carte.
term-crystal-words = cristal | cristaux
term-met = Ce que demande une carte est vrai là où est votre pion.
term-met-words = remplie | remplies
term-investigation = Une carte qui vous demande d’être quelque part. C’est avec elles que vous apprenez.
term-investigation-words = carte Enquête | cartes Enquête
term-magic = Une de cinq cartes à l’effet puissant. Elle ne coûte ni PM ni pas.
term-magic-words = Magie de bibliothécaire
term-reconstruction = Les étagères face visible sans pion sont mélangées et remises face cachée.
term-reconstruction-words = reconstruction

## Gallery

gallery-shelves = La bibliothèque
gallery-investigation = Cartes Enquête
gallery-magic = Magie de bibliothécaire
gallery-spells = Magie élémentaire, pour tout le monde
gallery-pieces = Pièces
gallery-shelf-name = Étagère : { $colour }
gallery-shelf = Si c’est votre couleur, piochez une carte et posez-y un cristal.
gallery-moving-name = Étagère mobile : { $direction }
gallery-moving = Elle échange sa place avec la carte que montre sa flèche, et vous emporte.
gallery-reception-name = Accueil
gallery-reception = Tout le monde commence ici. Allez-y avec trois cubes, et vous gagnez.
gallery-spell = { $cost } PM. { $about }
gallery-pawn-name = Mage
gallery-pawn = Votre pion. Il peut y en avoir autant qu’on veut sur une carte.
gallery-cube-name = Cube de savoir
gallery-cube = Ce que vous avez appris. Remplissez II, III et IV, une fois chacune.
gallery-crystal-name = Cristal
gallery-crystal = Il marque une étagère qui a donné sa carte.
