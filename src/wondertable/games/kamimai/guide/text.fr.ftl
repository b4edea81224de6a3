guide-goal-title = Tous contre un démon de papier
guide-goal = Vous jouez ensemble. Faites que chaque zone du démon soit scellée avant la fin de votre Énergie : alors vous avez tous gagné. Si la dernière bougie s’éteint, vous avez tous perdu.
guide-target-title = Une zone à la fois
guide-target = Une zone montre les sorts qui la scellent. Choisissez-en une à travailler ; elle reste votre cible jusqu’à ce qu’elle soit scellée.
guide-draw-title = Tirez les pages du livre
guide-draw = Les cartes sont un livre debout sur sa tranche. À votre tour, vous tirez des pages d’une seule main, au moins une, autant que vous osez, puis vous dites stop. Chaque page que vous pouvez lire est une page que vous pouvez viser.
guide-fall-title = Ne le laissez pas tomber
guide-fall = Si le livre tombe pendant que vous tirez, ou dans les trois secondes qui suivent, vous perdez un point d’Énergie et ne lancez rien ce tour-ci. La question est donc toujours : une page de plus ?
guide-cast-title = Lancez des sorts
guide-cast = Un sort coûte quatre cartes de sa couleur. Les Fées comptent jusqu’à trois, le Loup jusqu’à deux de n’importe quelle couleur. Les autres peuvent ajouter leurs cartes, s’ils le veulent ; un sort d’équipe demande tout le monde.
guide-guardian-title = Les Gardiens contraignent la main
guide-guardian = Un Gardien reste avec vous et dit avec quels doigts ou quelle main vous devez désormais tirer. En tirer un réveille aussi la malédiction ou la bénédiction de la cible.
guide-store-title = Gardez quatre cartes
guide-store = À la fin de votre tour, vous gardez au plus quatre cartes, tous vos Gardiens compris. Elles sont visibles, et la personne suivante va au livre.
guide-end-title = Après une chute
guide-end = Les pages tombées et toutes les cartes dépensées jusque-là font un nouveau livre, et la partie continue tant qu’une bougie brûle.

## Glossary

term-activator = Celui ou celle d’entre vous dont c’est le tour.
term-activator-words = personne dont c’est le tour
term-reserve = Les cartes que vous gardez d’un tour à l’autre, visibles de tous : votre Réserve.
term-reserve-words = Réserve | Réserves
term-spread = Ce que la personne dont c’est le tour a tiré, avec sa Réserve : ce qui peut être dépensé ce tour-ci.
term-spread-words = étalage
term-unit = Autant d’une couleur qu’en donne un Élément. Un sort en coûte quatre.
term-unit-words = unité | unités
term-area = Une partie du démon avec ses propres sorts. Quand tous sont lancés, elle est scellée.
term-area-words = zone | zones
term-heart = Il est coché quand une zone est scellée.
term-heart-words = cœur | cœurs
term-target = La zone à laquelle vous travaillez tous. Elle reste jusqu’à ce qu’elle soit scellée.
term-target-words = cible
term-watch = Les trois secondes après la sortie de la dernière page. Une chute pendant la veille compte comme une chute au tirage.
term-watch-words = veille
term-element = Une carte d’Eau, de Terre, d’Air ou de Feu : une unité de sa couleur.
term-element-words = Élément | Éléments
term-guardian = Une carte qui reste avec vous et contraint votre main. Seul le Diablotin la chasse.
term-guardian-words = Gardien | Gardiens
term-creature = Une carte avec un pouvoir : les Fées, le Loup, le Diablotin, les Libellules et la Souris.
term-creature-words = Créature | Créatures
term-energy = Ce que le groupe a à perdre, montré par des bougies. Quand il n’y en a plus, vous avez perdu.
term-energy-words = Énergie | point d’Énergie | points d’Énergie
term-seal = Une zone est scellée quand tous ses sorts sont lancés.
term-seal-words = scellée | scellées | scellent

## Gallery

gallery-elements = Éléments
gallery-guardians = Gardiens
gallery-creatures = Créatures
gallery-card =
    { $copies ->
        [1] { $about } Une dans le livre.
       *[other] { $about } { $copies } dans le livre.
    }
gallery-effects = Ce que réveille un Gardien tiré, selon le signe de la cible
gallery-sheet = La feuille et les bougies
gallery-sheet-name = La feuille
gallery-sheet-about = Le démon sur papier. Chaque sort lancé y est griffonné ; une zone dont tous les sorts sont lancés est scellée.
gallery-energy-name = Énergie
gallery-energy = Une bougie par point d’Énergie. L’une s’éteint quand le livre tombe pendant un tirage.
