### Les phrases de la table elle-même, quel que soit le jeu, en français.

join-facts = { $before }, { $after }
join-parts = { $before } ; { $after }
join-sentences = { $before } { $after }
pair = { $first } { $second }
nothing = rien

## Why something was not accepted

error-not-an-action = « { $action } » n’est pas une réponse de ce jeu.
error-game-over = La partie est finie.
error-needs-table = Avec { $option }={ $value }, ce qui arrive se découvre à une table dans le navigateur, pas ici.
error-no-such-seat = Il n’y a pas de place { $seat } à une table de { $players }.
error-not-asked = Rien n’est demandé à la place { $seat } maintenant.
error-not-offered = « { $answer } » n’est pas parmi les réponses proposées.
error-not-possible = Ce n’est pas possible maintenant.
error-nothing-awaited = Aucun résultat hors des règles n’est attendu.
error-no-such-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
error-game-broken = Le jeu « { $game } » de { $where } ne peut pas être joué : { $problem }.
error-game-taken = Le jeu « { $game } » de { $where } est laissé de côté : il y a un autre jeu de ce nom.
error-game-plain = Le jeu « { $game } » de { $where } vient d’ailleurs et ne tourne que dans la forme simple des règles, que demande WONDERTABLE_FORM=interpreted.
error-game-endless = Avec ces données, une partie ne semble pas finir : elle a été arrêtée après { $decisions } décisions.
error-game-broke = Avec ces données, la partie { $number } de la graine { $seed } ne peut pas être jouée jusqu’au bout : { $problem }. Les règles ne prévoient pas ce que disent les données.
error-no-such-bot = Il n’y a pas de bot « { $bot } » pour ce jeu. Les bots sont : { $bots }.
error-option-name = Il n’y a pas d’option « { $option } ». Les options sont : { $options }.
error-option-value = « { $value } » n’est pas une valeur de l’option { $option }. Ses valeurs sont : { $values }.
error-data = Fichier de données, { $where } : { $problem }.
error-tables-unknown = Il n’y a pas de table « { $table } » dans cette base de données.
error-tables-nobody = Personne à oublier n’a la place { $seat } de la table « { $table } ».
error-tables-nothing-to-announce = Dites ce qu’il faut annoncer, ou --end.
error-file = Le fichier { $file } ne peut pas être lu : { $problem }.
error-save = Position gardée, { $where } : { $problem }.
error-save-rules = Cette position a été gardée sous la version { $made } des règles, et celles de la version { $present } ne la connaissent pas : { $problem }
error-record = Enregistrement, { $where } : { $problem }.
error-puzzle = Le problème { $id } n’est pas entier : son champ { $field } n’est pas ce que dit son monde.
error-lesson = La leçon { $lesson }, { $where } : { $problem }.
error-no-such-lesson = Il n’y a pas de leçon « { $lesson } » de ce jeu.
error-lesson-over = Cette leçon est finie.
error-lesson-told = Il n’y a rien à répondre ici : lisez, et continuez.
error-lesson-asks = La leçon attend une réponse ici.
error-lesson-wrong = La réponse « { $answer } » ne fait pas avancer cette leçon.
error-lesson-unforeseen = La leçon { $lesson } n’a rien à dire de la réponse « { $answer } ».
error-learn-none = Il n’y a pas encore de leçons de { $label }.
error-stale = Cette question est close ; la table a avancé.
error-answered = Vous avez déjà répondu à cette question.
error-no-undo = Vous n’avez rien à reprendre.
error-no-vote = Personne n’a demandé à reprendre quoi que ce soit.
error-not-over = La partie n’est pas encore finie.

## The command line

cli-about = Cinq jeux de société modernes sur une table : jouez-y entre amis et avec des bots, ou par millions dans du code.
cli-epilog = « wondertable COMMAND --help » en dit plus sur une commande. Les places se comptent à partir de 1. Codes de sortie : 0 tout va bien, 1 refusé, 2 pas compris, 3 un enregistrement invérifiable parce qu’il garde des secrets ou a été joué sous d’autres règles, 130 interrompu.
cli-commands = commandes
cli-usage = { $problem }. Voyez « { $command } --help ».
cli-number = « { $text } » n’est pas un nombre entier de { $low } à { $high }
cli-option = « { $text } » n’est pas écrit NOM=VALEUR, comme memory_aid=true

cli-language = « { $text } » n’est aucune des langues : { $list }
cli-usage-line = utilisation :
cli-positional = arguments
cli-options = options
cli-argument = argument %(argument_name)s : %(message)s
cli-required = ces arguments sont nécessaires : %s
cli-one-required = l’un des arguments %s est nécessaire
cli-not-with = ne va pas avec l’argument %s
cli-unrecognized = arguments inconnus : %s
cli-ambiguous = option ambiguë : %(option)s peut désigner %(matches)s
cli-ignored = argument explicite ignoré : %r
cli-choice = choix impossible : %(value)r (à choisir parmi %(choices)s)
cli-one-argument = un argument est attendu
cli-some-arguments = au moins un argument est attendu

cli-plain = les jeux venus d’ailleurs tournent dans la forme simple des règles, plus lente pour la recherche et la simulation.

cli-learn = Apprendre un jeu en quelques courtes leçons.
cli-play = Jouer contre des bots dans le terminal.
cli-serve = Ouvrir des tables dans le navigateur, pour des gens et des bots.
cli-backup = Garder une copie de toutes les tables dans un seul fichier, pendant que le serveur continue.
cli-copy-database = Copier toutes les tables dans une base de données vide, par exemple de SQLite vers PostgreSQL.
cli-tables = S’occuper des tables d’une base de données, même pendant que des serveurs l’utilisent : lister, fermer, annoncer, laisser expirer, oublier.
cli-sit = Prendre une place à une table en cours pour un bot à vous.
cli-games = Lister les jeux, leurs places, leurs bots et leurs options.
cli-simulate = Faire jouer de nombreuses parties à des bots, et dire ce qu’il en sort.
cli-arena = Faire jouer des bots les uns contre les autres, et dire qui gagne plus que sa part.
cli-compare = Faire jouer par des bots deux versions d’un jeu avec les mêmes donnes, et dire ce qui change.
cli-dataset = Produire des jeux de données de parties, chacun avec sa description, pour l’étude du jeu.
cli-replay = Raconter de nouveau la partie d’un enregistrement, en mots.
cli-review = Revoir la partie d’un enregistrement : qui menait, ce qui l’a fait basculer, et ce qu’aurait fait un maître.
cli-verify = Vérifier qu’un enregistrement découle de sa graine et des règles.
cli-bench = Mesurer à quelle vitesse les règles tournent ici.

cli-help-lesson = Où commencer, par le nom donné dans la liste ; sans indication, à la première leçon.
cli-help-help = Montrer cette aide.
cli-help-language = Parler cette langue, par exemple « fr » ; sans indication, celle de l’environnement.
cli-help-version = Montrer la version.
cli-help-game = Le nom d’un jeu, comme « wondertable games » le donne.
cli-help-games-json = Écrire du JSON.
cli-help-players = Le nombre de joueurs ; sans indication, le plus petit du jeu.
cli-help-seed = Un nombre entier. La même graine donne la même partie ; une étude sans graine a la graine 0, une table une graine que personne ne connaît.
cli-help-option = Une option de table, comme memory_aid=true ; peut être donnée plusieurs fois.
cli-help-data = Un fichier qui remplace les données livrées du jeu.
cli-help-games = Combien de parties ; 1000 sans indication.
cli-help-bots = Un bot pour toutes les places, ou un pour chaque place dans l’ordre, ou moins, qui passent tour à tour à toutes les places ; « random » sans indication.
cli-help-rotate = Faire avancer les bots d’une place à chaque partie, même si chaque place a le sien.
cli-help-arena-bots = Qui joue ; chacun s’assied seul à des tables de chacun des autres. Des niveaux, « random », les bots d’un jeu ; « master@300 » réfléchit pendant 300 tours. Pour comparer : « slips », « flat@300 », « tree@300 ».
cli-help-arena-games = Combien de parties par rencontre ; 400 sans indication.
cli-help-arena-file = Garder ce qui est fait dans ce fichier, et continuer à partir de lui.
cli-help-workers = Combien de processus ; un par cœur sans indication. Le résultat est toujours le même.
cli-help-json = Écrire un objet JSON au lieu de tableaux.
cli-help-report = Écrire aussi une page HTML avec des graphiques.
cli-help-closely = De combien de parties le rapport dit quand on savait qui gagne, quels choix il y avait et la part de la chance ; 40 sinon.
cli-help-out = Écrire aussi chaque partie et chaque décision dans ce dossier, en fichiers Parquet pour pandas, Polars et DuckDB. Demande l’extra wondertable[columns].
cli-help-ray = Jouer sur la grappe Ray à cette adresse, comme 10.0.0.1:6379, « auto » pour celle de cette machine, « local » pour une nouvelle. Demande l’extra wondertable[ray].
cli-help-all-games = Jouer toutes les parties de chaque opposition, même quand la réponse est claire.
cli-help-compare-data = Un fichier qui remplace les données fournies du jeu : la première version et, donné encore une fois, la seconde. Un seul est comparé aux données fournies.
cli-help-second-option = Une option de table de la seconde version seulement, comme memory_aid=true ; peut être donnée plusieurs fois.
cli-help-compare-games = Combien de parties de chaque version ; 400 sinon.
cli-help-compare-bots = Un bot pour toutes les places, ou un par place dans l’ordre, ou moins, qui tournent à toutes les places ; « adept » sinon.
cli-help-dataset-folder = Où vont les jeux de données : chaque titre y a son propre dossier.
cli-help-dataset-games = Les titres ; tous sinon.
cli-help-dataset-bots = Qui joue, à tour de rôle à toutes les places ; « adept,apprentice » sinon.
cli-help-level = Comment jouent les bots que vous rencontrez : « apprentice », « adept », « master » ou « sage », ou un bot du jeu par son nom ; « adept » sans indication.
cli-help-own-seat = Votre place ; la première sans indication.
cli-help-name = Comment les autres vous appellent.
cli-help-words = Dire la table en mots au lieu de la dessiner, pour les lecteurs d’écran et pour qui préfère lire.
cli-help-link = Le lien d’une table, comme sa page le montre, par exemple http://127.0.0.1:8000/?table=abc.
cli-help-sit-bot = Une classe à vous, comme my_bots:Bidder, avec une méthode answer(view, question) qui donne le texte d’une réponse ; ou « random ».
cli-help-program = Un programme à vous, comme « python my_bot.py », qui lit et écrit un objet JSON par ligne ; docs/protocol.md les décrit.
cli-help-record = L’enregistrement d’une partie, un fichier JSON.
cli-help-seen-by = Comme cette place l’a vue, ou tout ce qui s’est passé ; sans indication, comme le public l’a vue.
cli-help-bench-games = Les jeux à mesurer ; tous sans indication.
cli-help-host = L’adresse où écouter ; 127.0.0.1, cette machine seulement, sans indication.
cli-help-port = Le port où écouter ; 8000 sans indication, 0 pour n’importe quel port libre.
cli-help-database = Où garder les tables, par exemple sqlite:///tables.db.
cli-help-backup-file = Le fichier à écrire ; il contient une base SQLite, quelle que soit celle qui est copiée.
cli-help-copy-from = La base de données à copier ; aucun serveur ne peut l’utiliser pendant ce temps.
cli-help-copy-to = Une base de données vide, ou qui n’existe pas encore : sqlite:///CHEMIN ou postgresql://UTILISATEUR@HÔTE/NOM.
cli-tables-list = Lister les tables, sans les noms des gens.
cli-tables-close = Fermer des tables : les personnes présentes le lisent, une partie finit sans gagnant, et il ne s’y passe plus rien.
cli-tables-announce = Dire quelque chose à tout le monde, à toutes les tables, pendant un moment.
cli-tables-expire = Fermer les tables que personne n’a utilisées depuis longtemps, et effacer celles qui sont fermées depuis assez longtemps.
cli-tables-forget = Retirer d’une table le nom, les paroles et les appareils de la personne qui a une place.
cli-help-table-id = La table : les vingt lettres et chiffres à la fin de son lien.
cli-help-delete-after = Jours avant qu’une table fermée soit effacée ; 7 sauf indication contraire.
cli-help-announcement = Ce qui est annoncé, dans vos mots.
cli-help-minutes = Pendant tant de minutes ; 60 sauf indication contraire.
cli-help-announce-end = Retirer l’annonce actuelle.
cli-help-unused-days = Les tables que personne n’a utilisées depuis tant de jours.
cli-help-table-seat = La place, comptée à partir de 1.
cli-help-keep-days = Fermer les tables que personne n’a utilisées depuis tant de jours, et les effacer une semaine plus tard ; les personnes qui y jouent sont prévenues avant. Jamais sauf indication contraire.
cli-help-open = Ouvrir le navigateur.
cli-help-allow-origin = Un site dont les pages peuvent utiliser ce serveur, comme https://friends.example ; peut être donné plusieurs fois.
cli-help-trusted-proxy = L’adresse (ou le réseau) d’un proxy à vous, comme 127.0.0.1 : on croit ce qu’il dit de l’origine des gens (X-Forwarded-For). Sans indication, on n’en croit aucun ; peut être donnée plusieurs fois.
cli-help-public-url = Où l’on trouve le serveur s’il est derrière un proxy ou un routeur, comme https://tables.example : les appels sous ce nom, et ses pages, reçoivent une réponse. Sinon, seulement les noms et adresses de cette machine.
cli-help-webhooks = Permet à qui fait une table de donner une adresse https à qui l’on dit de qui la réponse est attendue, comme celle d’une discussion. Seules des adresses publiques sont appelées.
cli-help-limit = Fixe une limite, comme calls=400,40 ; peut être donnée plusieurs fois. docs/operating.md les dit toutes.
cli-help-metrics = Adresse et port où le serveur dit ce qu’il compte, dans le format de Prometheus, comme 127.0.0.1:9100. Seulement pour qui le fait tourner : gardez-en les inconnus à l’écart.
cli-help-log = Forme du journal : plain pour les gens, json pour les programmes.
cli-help-access-log = Note chaque requête et chaque connexion, avec l’adresse d’où elle vient.

error-bots-number = { $bots } bots sont trop pour { $players } places. Nommez-en au plus un par place.
error-arena-bots = Une arène demande au moins deux bots différents ; donnés : { $bots }.
error-arena-file = { $file } n’est pas un fichier d’arène : { $problem }
error-arena-other = { $file } est d’une autre arène : { $key } y vaut { $found }, pas { $wanted }.
error-seed = « { $seed } » n’est pas une graine. Une graine est un nombre entier de 0 à 2^62 - 1.
error-option-twice = L’option { $key } est donnée deux fois. Donnez-la une fois.
error-worker-died = Un processus qui jouait des parties est mort, peut-être faute de mémoire. Réessayez avec moins de --workers.
error-file-large = Le fichier { $file } dépasse { $limit } Mo, trop pour l’enregistrement d’une partie.
error-file-json = Le fichier { $file } n’est pas du JSON, ou a été coupé : { $problem }. Reprenez-le à la table d’où il vient.
error-file-write = Le fichier { $file } ne peut pas être écrit : { $problem }. Choisissez un autre nom.
error-file-folder = Le fichier { $file } ne peut pas être écrit : ce dossier n’existe pas, ou c’est lui-même un dossier. Choisissez un autre nom.
error-replay-own = Cet enregistrement ne contient que ce qu’a vu { $whose }. N’indiquez pas --seat.
error-review-secrets = Cet enregistrement garde ses secrets, sans graine ni réponses : personne ne peut revoir sa partie. « wondertable replay » dit ce qu’il contient.
error-review-rules = Cette partie a été jouée sous la version { $made } des règles et prend un autre chemin sous la version { $present } : { $problem }
error-sit-link = « { $link } » n’est pas le lien d’une table, comme http://127.0.0.1:8000/?table=abc.
error-sit-level = « { $bot } » n’est pas un bot venu d’ailleurs, qui se nomme MODULE:CLASSE. Les niveaux de ce programme jouent là où est la table : qui l’a faite peut leur donner une place. Seul « random » n’a besoin de rien de plus que ce qu’on lui dit.
error-sit-class = Le bot { $bot } ne peut pas servir : { $problem }.
error-sit-failed = Le bot n’a pas su répondre : { $problem }.
error-sit-program = Le programme { $program } ne peut pas être lancé : { $problem }.
error-sit-line = Le programme n’a pas écrit de réponse, mais : { $line }
error-sit-gone = Le programme { $program } a fini avant la partie, avec le code de sortie { $code }.
error-sit-refused = La table n’a pas de place pour lui : { $problem }
error-sit-unreachable = Le serveur à { $link } est injoignable : { $problem }.
error-sit-closed = Le serveur a fermé la table, avec le code { $code }.
error-sit-answers = La réponse « { $answer } » a été refusée, comme celles d’avant : { $problem }
error-play-ambiguous = « { $typed } » peut désigner plusieurs réponses : { $list }. Tapez-en un peu plus.
error-play-unknown = « { $typed } » n’est aucune des réponses proposées. Tapez un des numéros, ou « help ».
error-play-no-command = Il n’y a pas de commande « { $typed } ». Tapez « save FICHIER », « help », ou Entrée pour partir.
error-play-save-name = Nommez un fichier : save FICHIER
error-play-bad-name = Un nom a de 1 à { $limit } caractères ordinaires.

player-name = Joueur { $number }

## wondertable games

games-title = { $command } : { $label }, de { $least } à { $most } joueurs
games-title-exactly = { $most ->
    [1] { $command } : { $label }, pour une personne
   *[other] { $command } : { $label }, à { $most } joueurs
}
games-bots = Bots : { $list }.
games-option = Option { $label } : { $list } (sans choix : { $default }).

## Studies

lab-progress = [{ $bar }] { $done } parties sur { $total }, { $rate } par seconde, encore { $left } s
lab-title = { $games ->
    [1] { $label }, { $players } joueurs : une partie
   *[other] { $label }, { $players } joueurs : { $games } parties
}
lab-speed = { $decisions } décisions en { $seconds } s, { $speed } par seconde.
lab-partial = PARTIEL : arrêté après { $games } parties sur { $wanted }. Tous les chiffres sont de ces parties seulement.
lab-seat = Place { $number }
lab-seat-head = place
lab-sits = bot
lab-in-turn = à tour de rôle
lab-bot = bot
lab-seats-played = places jouées
lab-wins = victoires
lab-share = part
lab-interval = intervalle à 95 %
lab-mean = moyenne
lab-mean-score = score moyen
lab-figure = chiffre
lab-value = valeur
lab-option = option
lab-shared = Victoires partagées : { $share } % des parties.
lab-winning = Score gagnant : { $list } (5, 25, 50, 75 et 95 pour cent des parties n’en ont pas de plus haut).
lab-lengths = Décisions par partie : { $list } (5, 50 et 95 pour cent).

arena-title = { $label }, { $players } joueurs : un bot à une table d’autres bots
arena-fair = Parmi ses semblables, un bot gagne { $share } % des parties.
arena-team = Une équipe gagne ou perd ensemble : chaque bot joue avec ses semblables.
arena-among = parmi
arena-games = parties
arena-partial = PARTIEL : arrêté après { $games } parties ; le reste peut être joué à partir du fichier.

## The figures of a study that many games share

figure-kept = gardé
figure-won = gagné
figure-win_rate = taux de victoire
figure-mean_score = score moyen

## The report of a study

report-title = { $title }, { $players } joueurs : une étude
report-lead = { $games ->
    [1] Une partie à { $players } joueurs ; bots : { $bots }.
   *[other] { $games } parties à { $players } joueurs ; bots : { $bots }.
}
report-partial = PARTIEL : l’étude a été arrêtée après { $games } parties sur { $wanted }. Tous les chiffres sont de ces parties seulement.
report-fact-games = Parties
report-fact-length = Décisions, médiane
report-fact-shared = Victoires partagées
report-fact-winning = Score gagnant, médiane
report-fact-unscored = Finies sans scores
report-seats = Une place a-t-elle un avantage ?
report-seats-same = La part équitable est dans l’intervalle à 95 % de chaque place. La meilleure place gagne { $spread } de toutes les parties de plus que la moins bonne.
report-seats-differ = La part équitable est hors de l’intervalle à 95 % d’au moins une place ; le hasard seul fait cela à une place sur vingt. La meilleure place gagne { $spread } de toutes les parties de plus que la moins bonne.
report-bots = Quel bot joue le mieux ?
report-bots-rotated = Les bots ont occupé toutes les places tour à tour, avec les mêmes cartes à chaque tour. La ligne pointillée est la part équitable d’une place.
report-bots-fixed = Chaque bot a gardé sa place, ses avantages sont donc aussi ceux de la place. La ligne pointillée est la part équitable d’une place.
report-bots-plot = Part de victoires par place jouée, selon le bot
report-scores = À quel point les scores sont-ils hauts ?
report-no-scores = Aucune partie n’a été décidée par des scores.
report-winning-scores = Le score gagnant
report-all-scores = Le score de chacun
report-scores-table = Moyenne, et scores que 5, 25, 50, 75 et 95 pour cent ne dépassent pas
report-all-seats = Toutes les places
report-winners = Victoires
report-lengths = Combien de décisions dure une partie ?
report-figures = Les chiffres propres au jeu
report-family = Un taux de victoire de 1 est une part équitable, sur la ligne pointillée ; les barres sont des intervalles à 95 %.
report-family-plot = { $family } : taux de victoire et plus
report-how = Comment cela a été fait
report-again = La même commande redonne les mêmes parties, quel que soit le nombre de processus :
report-speed = { $decisions } décisions en { $seconds } secondes.
report-intervals = Tous les intervalles sont des intervalles de Wilson à 95 % d’un taux. Une victoire partagée compte pour sa fraction.
report-options = Options de la table

## Replaying and verifying

other-rules = Cette partie a été jouée sous la version { $made } des règles ; celles d’aujourd’hui sont de la version { $present }.
event-of-other-rules = (ne se dit pas sous les règles d’aujourd’hui) { $label } : { $facts }
replay-watched = { $list } ; comme le public l’a vue.
replay-seen = { $list } ; comme { $who } l’a vue à la place { $number }.
replay-all = { $list } ; tout ce qui s’est passé, même ce qui n’a été dit qu’à certains.
replay-told = (pour { $list }) { $told }
replay-spectator = le public
replay-nobody = personne
verify-good = { $file } est un enregistrement authentique. Vérifié :
verify-checked-commitment = La graine est celle dont l’empreinte a été montrée avant la première carte.
verify-checked-start = Elle a commencé par la position dont l’empreinte a été montrée, pas au début d’une partie.
verify-checked-answers = Chaque réponse était demandée et permise à son moment.
verify-checked-draws = Chaque tirage au hasard découle de la graine.
verify-checked-events = Les événements sont ceux auxquels mènent la graine et les réponses.
verify-checked-result = Le résultat aussi.
verify-no-commitment = Sa graine est un simple nombre : aucune graine n’a été promise à personne avant la partie.
verify-other-data = Elle a été jouée avec d’autres données que celles livrées ; l’enregistrement les contient.
verify-earlier-data = Elle a été jouée avec des données d’une version antérieure, qui sont encore ici.
verify-same-under-these = Elle a été jouée sous la version { $made } des règles ; sous la version { $present }, les mêmes réponses mènent à la même partie.
verify-other-rules = { $file } a été joué sous la version { $made } des règles et prend un autre chemin sous la version { $present } : ses réponses ne peuvent pas être vérifiées ici. On peut le rejouer. Vérifié :
verify-secrets = { $file } ne peut pas être vérifié : c’est l’enregistrement d’une seule personne d’une table qui garde ses secrets, sans graine ni réponses. On peut le rejouer.

## A bot from outside at a table

serve-open = Wondertable est ouvert à l’adresse { $address }
serve-public = On le trouve à l’adresse { $address }
serve-network = Les autres, dans votre réseau, vont à l’adresse { $address }
serve-no-pages = Les pages ne sont pas construites : ./dev run les construit.
serve-kept = Les tables sont gardées dans { $where }. Ctrl-C arrête le serveur.
serve-draining = Le serveur s’arrête : ce qui a été répondu est écrit, et l’on dit à chacun de revenir. Encore une fois l’arrête tout de suite.
serve-metrics = Les mesures sont données à { $address }
serve-metrics-package = Les mesures demandent un paquet : pip install 'wondertable[metrics]'.
serve-metrics-address = « { $text } » n’est pas une adresse avec un port pour les mesures. Écrivez les deux, comme 127.0.0.1:9100.
serve-limit-unknown = « { $text } » ne nomme aucune limite. Il y a : { $names }.
serve-limit-value = Une limite ne peut pas être « { $text } ». Écrivez-la comme ici : { $example }
serve-proxy = « { $text } » n’est pas l’adresse d’un proxy. Écrivez un nombre, comme 127.0.0.1 ou 10.0.0.0/8, pas un nom.
serve-url = « { $text } » n’est pas une adresse où l’on trouve un serveur. Écrivez-la comme dans un navigateur : https://tables.example/
serve-no-port = Il n’y a pas de port { $port } : les ports vont de 1 à { $last } (0 prend n’importe quel port libre).
serve-no-address = Il n’y a pas d’adresse { $address } où écouter : { $problem }.
serve-port-taken = Le port { $port } est pris : un autre programme, peut-être un autre Wondertable, y écoute. Arrêtez-le ou choisissez un autre port : wondertable serve { $option }
serve-port-denied = Le port { $port } demande les droits d’un administrateur. Choisissez-en un plus grand : wondertable serve { $option }
serve-cannot-listen = Le serveur ne peut pas écouter à l’adresse { $address } : { $problem }.
serve-store-no-file = « { $text } » ne nomme aucun fichier. Écrivez sqlite:///tables.db, ou sqlite:////home/moi/tables.db pour un chemin complet.
serve-store-package = PostgreSQL a besoin du paquet { $package } : pip install 'wondertable[postgres]'.
serve-store-address = « { $text } » n’est pas l’adresse d’une base de données. Écrivez sqlite:///CHEMIN ou postgresql://UTILISATEUR@HÔTE/NOM.
serve-store-unopened = La base de données { $where } ne peut pas être ouverte : { $problem }.
serve-store-unread = La base de données { $where } ne peut pas être lue : { $problem }.
serve-store-unwritten = La base de données { $where } ne peut pas être écrite : { $problem }.
serve-store-slips = La base de données { $where } ne peut pas garder ce qui ne reste pas : { $problem }.
serve-store-failing = La base de données { $where } échoue : { $problem }.
serve-store-untrusted = On ne peut plus se fier à la base de données { $where } : { $problem }.
serve-store-silent = La base de données { $where } ne répond pas.
serve-store-closed = La base de données { $where } est fermée.
serve-store-in-use = La base de données { $where } est utilisée par un autre Wondertable. Arrêtez-le ou choisissez un autre fichier ; pour plusieurs serveurs avec les mêmes tables, il faut PostgreSQL : --database postgresql://UTILISATEUR@HÔTE/NOM
serve-store-newer = La base de données { $where } a été écrite par un Wondertable plus récent (son format est { $format }, celui-ci connaît { $known }).
serve-store-older = La base de données { $where } a été écrite par un Wondertable plus ancien (son format est { $format }, celui-ci écrit { $known }). Démarrez une fois le serveur avec elle : cette commande la connaîtra ensuite.
serve-store-not-there = Il n’y a pas de base de données { $where }.
serve-store-served = Un serveur utilise la base de données { $where }. Arrêtez tous les serveurs qui le font, pour que rien ne manque à la copie.
serve-store-copied = La base de données { $where } est en cours de copie. Démarrez le serveur quand ce sera fini.
serve-store-same = La base de données { $where } ne peut pas être copiée dans elle-même. Nommez-en une autre où copier.
serve-store-not-empty = Il y a déjà quelque chose dans la base de données { $where }. Une copie ne va que dans une base vide.
serve-store-backup-there = Il y a déjà un fichier { $where }, et une sauvegarde n’en remplace aucun. Choisissez un autre nom.
serve-store-copy = Rien n’a été copié dans { $where } : { $problem }.
serve-store-differs = Rien n’a été copié : ce qui a été écrit dans { $where } n’est pas ce qui a été lu dans { $source }.

## Garder et déplacer des bases de données

copied-progress = [{ $bar }] { $done } entrées sur { $total }, { $rate } par seconde, encore { $left } s
copied-all = Les { $rows } entrées sont maintenant dans { $target }.
backup-done = Les { $rows } entrées sont maintenant dans { $file }, telles qu’elles étaient au début de la sauvegarde.
tables-line = { $table }  { $game }  { $players } places, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}  créée { $made }  dernier usage { $used }  { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}  { $state ->
    [operator] fermée par vous, effacée le { $until }
    [unused] fermée parce que personne ne l’utilisait, effacée le { $until }
   *[open] ouverte
}
tables-odd = { $table }  illisible ; { $lines } lignes, dernier usage { $used }
tables-none = Il n’y a aucune table.
tables-closed = La table { $table } est fermée, et sera effacée le { $until }.
tables-announced = Tout le monde aux tables lit ceci pendant { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} : { $text }
tables-announcement-ended = Plus rien n’est annoncé.
tables-expired = { $closed ->
    [one] { $closed } table a été fermée
   *[other] { $closed } tables ont été fermées
}, { $deleted ->
    [one] { $deleted } a été effacée
   *[other] { $deleted } ont été effacées
}.
tables-forgotten = Il ne reste rien à la table { $table } de la personne qui avait la place { $seat }. Les enregistrements que d’autres ont pris, et les sauvegardes faites avant, ont encore le nom.

## Servir des tables, et s’y asseoir

sit-name = Visiteur
sit-seated = { $who } prend la place { $seat }.
sit-again = La ligne était coupée ; elle est reprise.
sit-over = { $won ->
    [0] La partie est finie. Personne n’a gagné.
    [one] La partie est finie. { $list } a gagné.
   *[other] La partie est finie. { $list } ont gagné.
}

## Looking at a game again

review-progress = [{ $bar }] { $done } sur { $total }, encore { $left } s
review-winners = { $won ->
    [0] Personne n’a gagné.
    [one] { $list } a gagné.
   *[other] { $list } ont gagné ensemble.
}
review-team = { $won ->
    [0] L’équipe a perdu.
   *[other] L’équipe a gagné.
}
review-all-together = L’équipe
review-chances = Les chances de chacun, moment par moment
review-line = { $first } sur 100 au début, au moins { $least }, au plus { $most }, { $last } à la fin.
review-turns = Ce qui l’a fait basculer
review-no-turns = Aucune réponse seule n’a beaucoup changé.
review-turn = Moment { $moment }, { $who } : { $words }.
review-turn-outside = Moment { $moment } : ce qui s’est passé hors des règles.
review-change = { $who } : de { $before } à { $after } sur 100.
review-choices = Les choix qui ont compté
review-no-choices = Aucun n’a coûté assez pour se distinguer de la chance.
review-lost = Moment { $moment }, { $who } : { $words } ({ $text }), environ { $chance } sur 100.
review-praised = Moment { $moment }, { $who } : { $words } ({ $text }), environ { $chance } sur 100. Bien trouvé !
review-master = Un maître aurait répondu : { $words } ({ $text }), environ { $chance } sur 100.
review-also = Aussi meilleur : { $words } ({ $text }), environ { $chance } sur 100.
review-parts = Choix et chance
review-part-good = { $who } : ses choix ont coûté { $lost } sur 100, la chance et les autres ont apporté { $luck }.
review-part-bad = { $who } : ses choix ont coûté { $lost } sur 100, la chance et les autres ont pris { $luck }.
review-against = La ligne montre les chances comme les voit quelqu’un qui connaît toutes les cartes. Chaque choix est jugé sur ce que l’on pouvait savoir alors, par un maître, si { $level ->
    [random] les autres continuent au hasard
    [adept] chacun continue comme un adepte
   *[other] chacun continue comme un bot du niveau { $level }
}.

## Measuring

bench-form = Les règles sont { $form }.
bench-compiled = compilées
bench-interpreted = interprétées, pas compilées : les simulations tournent bien moins vite qu’elles ne le pourraient
bench-players = joueurs
bench-decisions = décisions/s
bench-games = parties/s
bench-clones = clones/s
bench-redeals = redonnes/s
bench-features = traits/s

## Lessons in the terminal

learn-listed =
    { $minutes ->
        [1] { $number }. { $label } : { $about } (une minute ; { $lesson })
       *[other] { $number }. { $label } : { $about } ({ $minutes } minutes ; { $lesson })
    }
learn-begins = Leçon { $number } : { $label }
learn-next-prompt = (Entrée pour continuer, q pour partir)
learn-go-on = (Entrée pour la leçon suivante, q pour partir)
learn-rule = Règle { $rule }

## Playing in the terminal

play-name = Invité
play-bot-names = Iris, Otto, Nell, Basile, Wanda, Hugo, Tilda
play-welcome = { $label } : { $who }, à la table avec { $others }.
play-welcome-alone = { $label } : { $who }, en solitaire à la table.
play-commitment = Le hasard est scellé : sa graine a l’empreinte { $hash }. L’enregistrement de la partie montrera la graine.
play-how = Répondez par un numéro ou par des mots. Autres commandes : help, answers, board, log, hint, undo, save FICHIER, quit.
play-prompt = >
play-more-answers = Et { $count } de plus : « answers » les montre toutes.
play-field = Entrée seule ramène à toutes les réponses.
play-hint-best = { $words } ({ $text }) : gagne environ { $chance } fois sur 100.
play-hint-equal = { $words } ({ $text }) : à peu près égal.
play-hint-none = À vous de le dire. Cela ne change rien à vos chances.
play-hint-other = { $words } ({ $text }) : environ { $chance } sur 100.
play-hint-against = Ce que répondrait un maître. Les chances valent si { $level ->
    [random] les autres continuent au hasard
    [adept] chacun continue comme un adepte
   *[other] chacun continue comme un bot du niveau { $level }
}.
play-hint-team = Ce que répondrait un maître. Les chances sont celles de l’équipe, si { $level ->
    [random] elle continue au hasard
    [adept] chacun continue comme un adepte
   *[other] chacun continue comme un bot du niveau { $level }
}.
play-undone = Repris.
play-saved-record = L’enregistrement est dans { $file }. « wondertable replay » le raconte, « wondertable verify » le vérifie.
play-saved-position = La position est dans { $file }, avec tout ce qui vous est caché.
play-score = { $points ->
    [one] { $who } : { $points } point
   *[other] { $who } : { $points } points
}
play-won = Vous avez gagné !
play-shared = Vous partagez la victoire !
play-lost = Pas cette fois.
play-offer-record = Pour garder l’enregistrement de cette partie, tapez « save FICHIER ». Autres commandes : help, board, log. Entrée quitte la table.
play-goodbye = Au revoir. Merci d’avoir joué.
play-help-answer = Une réponse : son numéro, ses mots, ou autant de mots qu’il faut pour la reconnaître, comme « 7 », « bid 7 » ou « keep el ».
play-help-help = help : ces lignes.
play-help-answers = answers : toutes les réponses, quand il y en a trop pour les montrer chaque fois.
play-help-board = board : où en sont les choses.
play-help-words = words : la même chose, dite ligne par ligne.
play-help-log = log : tout ce qui s’est passé jusqu’ici, autant que vous le savez.
play-help-hint = hint : ce que répondrait un maître, avec les chances et les raisons ; cela prend une seconde.
play-help-undo = undo : reprendre votre dernière réponse, là où les règles le permettent.
play-help-save = save FICHIER : garder la position ; après la fin, l’enregistrement.
play-help-quit = quit : quitter la table.

mistake-in-file = le fichier
mistake-in-whole = l’ensemble
mistake-too-large = plus de { $limit } caractères
mistake-not-toml = ce n’est pas du TOML : { $told }
mistake-no-such-data = les règles ne connaissent pas de telles données ({ $error })
mistake-missing = il manque
mistake-unknown = ce nom n’est pas connu ici
mistake-name = ce n’est pas un nom : { $told }
mistake-together = { $one } et { $other } vont ensemble
mistake-expected = attendu : { $wanted } ; trouvé : { $found }
mistake-or = { $one } ou { $other }
mistake-least = au moins { $low }
mistake-whole = un nombre entier
mistake-whole-between = un nombre entier de { $low } à { $high }
mistake-whole-least = un nombre entier d’au moins { $low }
mistake-whole-most = un nombre entier d’au plus { $high }
mistake-number = un nombre
mistake-number-between = un nombre de { $low } à { $high }
mistake-number-least = un nombre d’au moins { $low }
mistake-number-most = un nombre d’au plus { $high }
mistake-truth = true ou false
mistake-text = un texte
mistake-text-filled = un texte qui n’est pas vide
mistake-small-letters = des minuscules, des chiffres, _ ou -
mistake-plain-word = un seul mot, sans accents
mistake-one-of = l’un de { $ids }
mistake-list = une liste
mistake-list-of = une liste de { $count }
mistake-list-filled = une liste qui n’est pas vide
mistake-list-least = une liste d’au moins { $count }
mistake-list-most = une liste d’au plus { $count }
mistake-nothing = rien
mistake-table = une table
mistake-object = un objet
mistake-something-else = autre chose
