lesson-first-spell = Votre premier sort
lesson-first-spell-about = À quoi servent les cartes, et comment on s’entraide.
lesson-first-spell-demon = Un démon de papier, et vous êtes tous contre lui. Remplissez chaque partie de la feuille avant la fin de votre Énergie, et vous gagnez ensemble. La flèche montre où vous travaillez.
lesson-first-spell-fire = Cette partie veut un sort de Feu et un sort d’Eau. Un sort coûte quatre cartes de sa couleur, et vous avez quatre Feu. Lancez-le !
lesson-first-spell-fire-water = Cela marcherait aussi, avec l’aide de votre ami. Mais commencez par ce que vous pouvez payer sans aide : quatre Feu.
lesson-first-spell-fire-end = Rien n’oblige à lancer. Mais quatre Feu font exactement un sort, et une feuille qui n’est pas remplie ne gagne rien.
lesson-first-spell-together = Maintenant, l’Eau. Vous en avez une, et les cartes visibles de votre ami en montrent trois. Ensemble, cela fait quatre : proposez-le, et votre ami accepte ou non.
lesson-first-spell-together-end = Une Eau ne suffit pas à vous seul, mais les cartes des autres comptent si vous en donnez au moins une. Proposez le sort ensemble.
lesson-first-spell-keep = Scellée, la première partie est faite ! À la fin d’un tour, vous pouvez garder quatre cartes pour plus tard. Que faites-vous de votre Terre ?
lesson-first-spell-keep-none = Ce que vous ne gardez pas est défaussé. D’autres parties de la feuille veulent de la Terre, et il y a de la place : gardez-la.
lesson-first-spell-end = Votre ami a tiré des pages entre-temps, et c’est de nouveau votre tour. Quatre d’une couleur, sans aide ou ensemble : voilà un sort.

## Pulling

lesson-pulling = Tirer, et s’arrêter à temps
lesson-pulling-about = L’idée du jeu : jusqu’où osez-vous ?
lesson-pulling-book = Vos cartes sortent de ce livre. Ses pages tiennent toutes seules, l’aile A et l’aile B. S’il tombe pendant que vous tirez, vous perdez tous un point d’Énergie.
lesson-pulling-outside = Vous avez trois Feu et il en faut un de plus. Tirez une seule page, à l’extérieur : la page A1.
lesson-pulling-outside-elsewhere = Une page plus à l’intérieur en porte d’autres, et le livre peut la suivre. Vous pouvez tirer partout, mais la page A1, au bord, est la plus sûre pour commencer.
lesson-pulling-outside-many = Plus de pages à la fois, c’est plus de cartes, mais chacune tire aussi sur le livre. Commencez par une : la page A1.
lesson-pulling-enough = Une deuxième page a glissé avec, mais le livre tient. Il y a un Feu parmi elles : avec les vôtres, cela fait quatre. Et maintenant ?
lesson-pulling-enough-more = Vous avez ce qu’il vous faut. Si le livre tombe maintenant, vous perdez de l’Énergie et ne lancez rien ce tour-ci, quoi que vous ayez. Arrêtez-vous là.
lesson-pulling-enough-many = Tant de pages, et vous n’en avez besoin d’aucune ! Une chute coûte de l’Énergie et les sorts de ce tour. Arrêtez-vous là.
lesson-pulling-cast = Le livre tient, vous pouvez donc lancer.
lesson-pulling-cast-end = Ne laissez pas passer cela : vous avez quatre Feu, et la partie veut un sort de Feu. Lancez-le !
lesson-pulling-end = Ainsi, à chaque tour : tirez jusqu’à en avoir assez, ou jusqu’à ne plus oser. Quand le dernier point d’Énergie est perdu, tout est perdu.

## The Reserve

lesson-reserve = Ce que vous gardez
lesson-reserve-about = Les Gardiens, le Diablotin, et quatre places dans votre Réserve.
lesson-reserve-guardian = Vous avez tiré un Gardien du Feu. Vous devez le garder, il prend une de vos quatre places, et au prochain tour vous devriez tirer de votre main faible.
lesson-reserve-imp = Mais vous avez aussi le Diablotin aux clés. Il enferme tous les Gardiens, les vôtres et ceux des autres. Que faites-vous ?
lesson-reserve-imp-end = Alors le Gardien reste avec vous : une place de moins, et votre main faible au prochain tour. Le Diablotin peut aider maintenant.
lesson-reserve-free = Parti ! Vous n’avez pas quatre d’une couleur, il n’y a donc rien à lancer. Finissez de lancer.
lesson-reserve-keep = Cinq cartes, et de la place pour quatre. La partie où vous travaillez veut du Feu et de l’Eau. Lesquelles gardez-vous ?
lesson-reserve-keep-others = Regardez la partie à la flèche : on ne peut lancer que ses propres sorts, Feu et Eau. Gardez les deux Feu et l’Eau, et une des autres.
lesson-reserve-keep-fewer = Il y a de la place pour quatre, et ce que vous ne gardez pas est perdu. Gardez les deux Feu, l’Eau, et une des autres.
lesson-reserve-end = Ce qui est dans votre Réserve est visible de tous : vos amis savent donc ce qui vous manque, et peuvent aussi tirer pour cela.

## Fairy and Wolf

lesson-fairy = Les aides sont précieuses
lesson-fairy-about = Un piège : payer un sort plus qu’il ne coûte.
lesson-fairy-creatures = Deux aides sont sorties du livre. La Fée de l’Eau vaut une, deux ou trois Eau, le Loup sacré une ou deux de n’importe quelle couleur.
lesson-fairy-fire = D’abord le sort de Feu. Il y a plusieurs façons de le payer. Laquelle vous coûte le moins ?
lesson-fairy-fire-wolf = Le Loup aiderait, puis il serait parti. Vous avez déjà quatre Feu : gardez le Loup pour une couleur qui vous manque.
lesson-fairy-fire-water = C’est l’autre sort, un bon. Mais d’abord le Feu, avec quatre cartes simples : elles ne peuvent rien faire d’autre ici.
lesson-fairy-fire-end = Vous avez quatre Feu, et cette partie veut un sort de Feu. Lancez-le d’abord.
lesson-fairy-water = Maintenant, l’Eau : vous n’en avez qu’une carte, et la Fée en vaut jusqu’à trois. Avec quoi payez-vous ?
lesson-fairy-water-wolf = Pas besoin du Loup : une Eau et la Fée, qui en vaut trois, font quatre. Gardez le Loup pour un autre jour.
lesson-fairy-water-end = Une Eau et la Fée, qui en vaut jusqu’à trois, font quatre. Lancez le sort, et cette partie est scellée.
lesson-fairy-end = Scellée, et le Loup est encore à vous. Les cartes simples d’abord, les aides en dernier, et pas une page de plus qu’il ne faut : ainsi l’Énergie dure.

## A first game

lesson-first-game = La dernière partie du démon
lesson-first-game-about = Finissez une feuille avec un bot, et un maître vous dit à quoi penser.
lesson-first-game-area = Trois parties du démon sont scellées. La dernière veut Terre, Air et Feu, et il vous reste trois points d’Énergie.
lesson-first-game-air = Vous avez quatre Air. Vous savez quoi faire !
lesson-first-game-air-end = Quatre Air font un sort, et la dernière partie en veut un. Lancez-le avant de finir.
lesson-first-game-done = Il reste Terre et Feu, et vous n’avez que deux Feu. Finissez de lancer.
lesson-first-game-keep = Votre ami a un Feu aussi. Que gardez-vous ?
lesson-first-game-keep-less = Il y a de la place pour quatre cartes, et il faut du Feu. Gardez les deux : ce que vous défaussez est parti jusqu’à ce que le livre soit reconstruit.
lesson-first-game-play = Maintenant, jouez comme vous voulez. Ce qui est listé ici est ce que ferait un maître, et pourquoi. Rien ne vous oblige à écouter !
lesson-first-game-play-draw = Tirez pour avoir Terre et Feu. Une page à la fois, et arrêtez-vous quand vous n’osez plus.
lesson-first-game-play-cast_action = Lancez ce que vous pouvez payer, aussi avec l’aide de votre ami.
lesson-first-game-play-consent = Votre ami propose un sort, et certaines des cartes sont à vous. Les donnez-vous ?
lesson-first-game-play-store_keep = Gardez ce que veulent les derniers sorts : Terre et Feu. Les Gardiens restent avec vous de toute façon.
lesson-first-game-play-choose_grip = Chaque Gardien contraint votre main à sa façon. Choisissez la prise que vous aimez le mieux.
lesson-first-game-end = C’était tout ! Que le démon soit scellé ou non, vous gagnez et perdez ensemble. Une feuille entière dure environ vingt minutes.
