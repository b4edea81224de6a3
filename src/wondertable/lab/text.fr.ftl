# Sentences of studies: their reports, tables and refusals.

# What is refused
error-own-bot = Le bot { $bot } ne peut pas jouer : { $problem }.
error-ray-missing = Ray n’est pas installé. Installez l’extra : pip install wondertable[ray]
error-ray-unreachable = Il n’y a pas de grappe Ray où jouer à { $address } : { $problem }.
error-ray-lost = La grappe Ray a été perdue, ou a renoncé à une partie du travail après plusieurs essais : { $problem }.
error-ray-version = Un nœud de la grappe Ray a une autre version, et ses parties seraient différentes : { $there } là-bas, { $here } ici.
error-columns-missing = Écrire des fichiers Parquet demande pyarrow, qui n’est pas installé. Installez l’extra : pip install wondertable[columns]
error-columns-there = { $file } existe déjà. Nommez un autre dossier.
error-arena-format = { $file } est d’une version antérieure (format { $format }), qui ne gardait pas les donnes une à une : on ne peut pas continuer à partir de lui. Nommez un autre fichier.
error-compare-data = On compare deux versions, et { $number } fichiers de données sont donnés. Donnez --data une ou deux fois.
error-compare-same = Les deux versions sont les mêmes. Donnez --data ou --second-option.

# The arena
arena-rating = cote
arena-clear = clair
arena-yes = oui
arena-no = pas encore
arena-bradley-terry = Cotes d’après Bradley et Terry : de deux bots à 400 points d’écart, le meilleur gagne dix fois plus souvent. Intervalles à 95 % en retirant les donnes au sort.
arena-plackett-luce = Cotes d’après Plackett et Luce, selon qui a gagné : de deux bots à 400 points d’écart, le meilleur gagne dix fois plus souvent. Intervalles à 95 % en retirant les donnes au sort.
arena-rule = Les intervalles des parts valent à tout moment où l’on regarde. Une opposition est claire, et n’est plus jouée, quand parier contre sa part équitable a multiplié la mise par 20 fois { $pairings }, le nombre d’oppositions ; pour des équipes, contre l’égalité de chaque paire.

# Two versions
compare-title = { $label }, { $players } joueurs : { $one } et { $other } sur les mêmes { $games } donnes
compare-shipped = telle que fournie
compare-first = première version
compare-second = seconde version
compare-clear = Différences claires : { $clear } sur { $all } chiffres comparés. On en compare tant que certains sembleraient différer par hasard ; clair veut dire : pour tous ensemble à 95 % (Bonferroni).
compare-none = Aucun chiffre ne diffère clairement.
compare-no-winner = { $version } : sur { $games } parties, aucune n’a eu de gagnant.
compare-partial = PARTIEL : arrêté après { $games } parties sur { $wanted } de chaque version.
compare-figure = chiffre
compare-difference = différence
compare-all = Tous les chiffres
compare-what = Ce qui diffère clairement
compare-how = Les deux versions ont reçu les mêmes donnes et les bots le même hasard, si bien que la chance s’annule. Les intervalles viennent de blocs de parties retirés au sort, pareillement pour les deux versions. Pour les maximums et les médianes, ils sont approximatifs.
compare-length = décisions par partie
compare-no-winner-share = parties sans gagnant
compare-shared = victoires partagées
compare-unscored = finies sans score
compare-winning-score = score gagnant
compare-share = part des victoires
compare-mean-score = score moyen

# Reports
report-seat-family = places
report-off = Ce qui semble clocher
report-off-nothing = Rien ne s’écarte d’une part équitable plus que le hasard ne l’explique.
report-off-many = { $compared } taux de victoire ont été comparés à la fois. Sur autant, certains sembleraient différer par hasard ; les intervalles nommés ici sont donc élargis jusqu’à valoir pour tous ensemble à 95 % (Bonferroni). Qui gagne avec une chose l’a peut-être aussi obtenue parce qu’il gagnait.
report-off-no-winner = Sur { $games } parties, aucune n’a eu de gagnant.
report-off-rate = { $thing } ({ $family }) : { $effect } de victoires par rapport à une part équitable, intervalle corrigé de { $low } à { $high }.
report-off-dead = { $thing } ({ $family }) ne sert presque jamais : { $uses }, là où { $usual } sont habituels.
report-first-edge = La première place gagne { $edge } des parties de plus que sa part équitable (intervalle à 95 % de { $low } à { $high }).
report-lengths-table = Moyenne, et nombre de décisions que 5, 25, 50, 75 et 95 pour cent ne dépassent pas
report-map = Plus la couleur d’un lieu est vive, plus il y en a ; touchez ou pointez un lieu pour son nom.
report-numbers = La même chose en chiffres
report-choices = Combien de choix y a-t-il ?
report-choices-told = Dans { $games } parties vues de près, une décision avait { $mean } réponses possibles en moyenne, la moitié d’entre elles { $median } ou moins ; { $forced } des décisions n’en avaient qu’une.
report-question = question
report-asked = fois par partie
report-options-mean = réponses, moyenne
report-options-most = réponses, maximum
report-forced = une seule
report-decisive = Quand sait-on qui gagne ?
report-decisive-told = Dans la moitié de { $games } parties, c’était clair (une chance de { $clear } % ou plus, et qui le restait) au plus tard après { $part } % des décisions ; { $open } sont restées ouvertes jusqu’à la fin.
report-decisive-plot = La chance de ceux qui ont gagné, au fil de la partie
report-decisive-way = avancement de la partie
report-decisive-how = À partir de dix moments de chaque partie, on a rejoué la suite { $playouts } fois avec un autre hasard, comme ces bots la joueraient (des adeptes à la place de ceux qui cherchent). C’est le regard de quelqu’un qui voit toutes les cartes ; les joueurs en savent moins. La ligne tiretée est une part équitable.
report-comebacks = Retours
report-comebacks-told = { $share } des parties ({ $between }) ont été gagnées par quelqu’un dont la chance était tombée sous la moitié d’une part équitable après le premier tiers. Une autre place a pris la tête { $leads } fois par partie.
report-luck = Chance et talent
report-luck-told = Avec ces bots, la donne et la place règlent à elles seules { $deal } de la victoire, et après la moitié des décisions { $half } est réglé. Ce qui est réglé est l’écart des chances, rapporté à celui des résultats.
report-skill-told = Les niveaux les uns contre les autres sur les mêmes donnes, un à une table des autres, à chaque place. Plus on est loin de la ligne tiretée d’une part équitable, plus il y a à savoir.
report-skill-team = Combien de fois les équipes de chaque niveau gagnent sur les mêmes donnes ; la ligne tiretée est le hasard.
report-skill-plot = Part des victoires par niveau
report-level-among = { $bot } parmi { $others }
lab-progress-closely = [{ $bar }] { $done } parties sur { $total } vues de près, { $rate } par seconde, encore { $left } s

# Data sets
dataset-made = { $label } : { $games } parties avec { $decisions } décisions dans { $folder }.
