guide-goal-title = Rassemblez les Merveilles
guide-goal = Une Merveille vaut autant de points qu’elle montre de couronnes, d’une à sept. Qui a le plus de points après huit manches gagne.
guide-character-title = Gardez un personnage secret
guide-character = D’abord, vous regardez deux ou trois personnages et en gardez un en secret. Il dort pendant les huit manches. Au décompte, il s’éveille : il vole, il pioche, il double ou, tout simplement, il paie.
guide-bid-title = Posez un nombre
guide-bid = À chaque manche, chacun pose un de ses nombres de 1 à 9, face cachée. Chaque nombre ne se joue qu’une fois par partie.
guide-reveal-title = Petit reste près, grand va loin
guide-reveal = Tous les nombres sont dévoilés ensemble et posés sous la rangée, le plus petit à côté de la pioche. Vous prenez ce qu’il y a au-dessus de votre nombre. Le plus grand n’est donc pas toujours le meilleur : il va seulement le plus loin.
guide-tie-title = Les nombres égaux se brisent
guide-tie = Si quelqu’un d’autre a posé le même nombre, vous n’avez rien, ni l’un ni l’autre. Devinez ce que veulent les autres, et posez ce que personne d’autre ne pose.
guide-pile-title = Ce que personne n’a pris grandit
guide-pile = Une Merveille qui reste reçoit une autre carte par-dessus. Qui prend cet emplacement plus tard prend toute la pile.
guide-end-title = Réveillez-vous et comptez
guide-end = Après la manche huit, les personnages numérotés agissent, le plus petit d’abord. Puis chacun additionne ses couronnes et ce que donne son personnage. Une surprise : Rolando avec les sept sortes de Merveilles gagne sur-le-champ.

## Glossary

term-wonder = Une carte à gagner. Elle vaut autant de points qu’elle montre de couronnes.
term-wonder-words = Merveille | Merveilles
term-crown = Le signe des points au pied d’une Merveille.
term-crown-words = couronne | couronnes
term-dormire = Une carte de nombre, de 1 à 9, avec laquelle vous misez. Chacune se joue une fois.
term-dormire-words = Dormire
term-character = La carte secrète que vous gardez au début. Ce personnage ne fait rien avant le décompte.
term-character-words = personnage | personnages
term-row = Les Merveilles face visible à côté de la pioche : autant de places qu’il y a de joueurs dans la rangée.
term-row-words = rangée
term-slot = Une place de la rangée. L’emplacement 1 est à côté de la pioche.
term-slot-words = emplacement | emplacements
term-pile = Toutes les Merveilles d’un emplacement, l’une sur l’autre. La pile se prend d’un coup.
term-pile-words = pile | piles
term-claim = Prendre la pile au-dessus de votre nombre, parce que personne d’autre n’a posé ce nombre.
term-claim-words = prendre | prend | prenez
term-numbered = Un personnage avec un numéro d’ordre. Ceux-là agissent les premiers au décompte, le plus petit numéro d’abord.
term-numbered-words = numéroté | numérotés

## Gallery

gallery-wonders = Merveilles
gallery-wonder =
    { $crowns ->
        [1] Vaut un point. { $copies } dans la pioche.
       *[other] Vaut { $crowns } points. { $copies } dans la pioche.
    }
gallery-numbered = Personnages avec un numéro : ils agissent les premiers au décompte
gallery-unnumbered = Personnages sans numéro
gallery-dormire = Dormire
gallery-dormire-name = Dormire { $value }
gallery-dormire-about = Un nombre pour miser. Chacun en a un de chaque valeur, dans sa propre couleur et avec sa propre forme.
