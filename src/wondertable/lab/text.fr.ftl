# Sentences of studies: their reports, tables and refusals.

# What is refused
error-own-bot = Le bot { $bot } ne peut pas jouer : { $problem }.
error-game-endless = Avec ces données, une partie ne semble pas finir : elle a été arrêtée après { $decisions } décisions.
error-game-broke = Avec ces données, la partie { $number } de la graine { $seed } ne peut pas être jouée jusqu’au bout : { $problem }. Les règles ne prévoient pas ce que disent les données.
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
