### Chaque phrase de la maison elle-même, en français. Les jeux parlent dans leurs propres fichiers.

wondertable = Wondertable
wondertable-home = Wondertable, vers l’étagère des jeux
loading = Un instant…
close = Fermer
copy = Copier
copied = Copié
share = Partager
try-again = Réessayer
part-missing = Cette partie des pages n’a pas pu être chargée. La connexion fonctionne-t-elle ?
page-outdated = Cette page n’est pas de la même version que son serveur. Si quelque chose semble faux, rechargez-la : la partie reste telle quelle.
page-anew = Recharger
board-broken = L’image de cette table a échoué, et nous en sommes désolés. La partie continue en mots, et rien n’est perdu.
board-again = Essayer de nouveau l’image
nothing = rien
pair = { $first } : { $second }
# Side by side: facts about one thing, parts that may hold commas themselves, whole sentences.
join-facts = { $before }, { $after }
join-parts = { $before } ; { $after }
join-sentences = { $before } { $after }
you = vous
somebody = quelqu’un

## Home

home-title = Des jeux de société modernes, entre amis ou avec des bots
home-lead = Gratuit, dans le navigateur, sans compte. Envoyez un lien, et vos amis s’assoient avec vous.
shelf = Les jeux, du plus léger au plus corsé
minutes = { $least } à { $most } min
weight =
    { $weight ->
        [1] Léger
        [2] Assez léger
        [3] Moyen
        [4] Assez corsé
       *[5] Corsé
    }
play-now = Jouer
play-now-game = Jouer : { $title }, contre des bots
with-friends = Entre amis
with-friends-game = Entre amis : { $title }
players-range = de { $min } à { $max } joueurs
players-exactly = { $count ->
    [1] Pour une personne
   *[other] { $count } joueurs
}
shelf-learn = Apprendre
shelf-learn-game = Apprendre { $title }
shelf-rules = Comment on joue
shelf-rules-game = Comment on joue : { $title }
shelf-puzzles = Problèmes : { $title }
continue = Vos tables
continue-lobby = Pas encore commencée
continue-playing = En cours
continue-paused = En pause
continue-asked = À vous · demandé { $when }
continue-waiting = On attend { $names }
continue-handed = Un bot joue pour vous jusqu’à votre retour
continue-resigned = Vous avez abandonné, un bot continue
continue-over = Finie
continue-finished =
    { $count ->
        [1] Une table finie
       *[other] { $count } tables finies
    }
continue-with = avec { $names }
continue-forget = Retirer { $title } de cette liste
continue-more = { $count ->
    [1] Une table de plus
   *[other] { $count } tables de plus
}
move-tables = Vers un autre appareil
open-record = Ouvrir un enregistrement
credits = Remerciements
credits-about = Des dessins et des lettres que d’autres ont offerts à tout le monde, sous les licences nommées. Tout vient avec ces pages ; rien n’est chargé d’ailleurs.
language = Langue
language-partly = { $language } : seulement les noms de certains jeux
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre

## Names for those who have not said one. The words of a list are separated by commas.

name-pattern = { $being } { $quality }
name-qualities = agile, ambré, argenté, calme, chanceux, curieux, discret, doré, doux, enjoué, errant, gai, habile, humble, ivoire, joyeux, lumineux, malin, paisible, patient, prompt, rapide, rosé, sage, serein, tranquille, vaillant, vif
name-beings = Bouleau, Bouvreuil, Brochet, Castor, Chardon, Chevreuil, Corbeau, Cygne, Écureuil, Faucon, Flamant, Geai, Grillon, Hérisson, Héron, Hibou, Ibis, Lampion, Lièvre, Loriot, Lynx, Martinet, Merle, Moineau, Papillon, Pinson, Renard, Roitelet, Saumon, Triton
your-name = Votre nom
another-name = Un autre nom
change-name = Changer de nom
keep-name = Garder

## Making a table

how-many = À combien joue-t-on ?
who-else = Qui d’autre s’assied ?
who-plays = Qui joue ?
seat-number = Place { $number }
bot-number = Bot { $number }
bot-apprentice-number = Apprenti { $number }
bot-adept-number = Adepte { $number }
bot-master-number = Maître { $number }
bot-sage-number = Sage { $number }
friend = Un ami, sur invitation
a-bot = Bot : { $level }
only-friends = Entre amis seulement
only-watch = Je veux seulement regarder jouer des bots
bot-apprentice = apprenti
bot-adept = adepte
bot-master = maître
bot-sage = sage
bot-random = joue n’importe quel coup permis
bot-thumb = joue selon quelques principes
bot-sanity = joue selon la politique simple des études
bot-ismcts = réfléchit à l’avance
bot-search = réfléchit à l’avance
levels = Des bots à chaque place que personne ne prend
level-apprentice = Apprenti
level-apprentice-about = Apprend encore : prévoit peu, et vous laisse faire beaucoup.
level-adept = Adepte
level-adept-about = Joue solidement et sans attendre.
level-master = Maître
level-master-about = Réfléchit à l’avance, environ une seconde.
level-sage = Sage
level-sage-about = Voit le plus loin, et prend son temps pour cela.
level-odds = Gagne { $wins } fois sur { $games } contre { $count ->
    [1] { $others ->
        [apprentice] un apprenti.
        [adept] un adepte.
        [master] un maître.
       *[other] quelqu’un qui joue n’importe quoi.
    }
   *[other] { $others ->
        [apprentice] { $count } apprentis.
        [adept] { $count } adeptes.
        [master] { $count } maîtres.
       *[other] { $count } qui jouent n’importe quoi.
    }
}
level-odds-team = Une équipe { $level ->
    [apprentice] d’apprentis
    [adept] d’adeptes
    [master] de maîtres
   *[other] de sages
} gagne { $wins } fois sur { $games }.
bots-weaker = Les bots qui réfléchissent voient moins loin pour l’instant : la forme rapide des règles est en préparation.
more-rules = Plus de règles
way = Avec quelle rigueur ?
way-family = Famille
way-rulebook = Règles du jeu
way-rulebook-about = Comme c’est imprimé.
way-expert = Expert
way-own = Votre propre choix
rulings = Règles une à une
the-table = À cette table
brisk = Les bots répondent aussitôt
brisk-here = Les bots répondent aussitôt.
without-hints = Jouer sans conseils
without-hints-here = Personne ne peut demander de conseil.
usual = habituel
whole-number = de { $least } à { $most } ; d’habitude : { $usual }
clock = Temps pour répondre
clock-about = Quand le temps est écoulé, le pilote automatique répond pour qui ne l’a pas fait. C’est indiqué, et la place reste à qui l’occupe.
clock-0 = Autant qu’il faut
clock-30 = 30 secondes
clock-60 = Une minute
clock-120 = Deux minutes
clock-300 = Cinq minutes
clock-3600 = Une heure
clock-86400 = Un jour
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
make-table = Faire la table
table-unopened = Cette table ne s’ouvre pas
table-anew = Nouvelle table de ce jeu

## Sitting down

join-title = { $host } vous invite à une partie : { $title }
join-full = { $title } : toutes les places de cette table sont prises
join-started = { $title } : cette partie a commencé
join-over = { $title } : cette partie est finie
seats = Places
seat-free = Place libre
sit-down = S’asseoir
watch = Regarder
look-back = Revoir, pas à pas
see-board = Voir la table à la fin
lobby-title = Une table : { $title }
invite = Lien pour vos amis
invite-about = Qui l’ouvre peut prendre une place libre.
invite-qr = Code QR du lien, pour un appareil photo
table-code = Code de la table
table-code-about = À taper sur la première page, jusqu’au début de la partie.
have-code = On vous a donné un code de table ?
invite-watch = Lien pour regarder seulement
invite-share = Jouez avec moi : { $title }
seat-for = Qui occupe la place { $number } ?
bot-level = bot, { $level }
not-here = pas là pour l’instant
you-watch = Vous regardez.
start = Commencer
seats-open = { $count ->
    [1] Une place est encore libre : envoyez le lien, ou mettez-y un bot.
   *[other] { $count } places sont encore libres : envoyez le lien, ou mettez-y des bots.
}
seats-open-guest = { $count ->
    [1] Une place est encore libre : envoyez le lien à quelqu’un. { $host } peut aussi y mettre un bot.
   *[other] { $count } places sont encore libres : envoyez le lien à vos amis. { $host } peut aussi y mettre des bots.
}
seats-open-watch = { $count ->
    [1] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
fill-with-bots = { $count ->
    [1] Mettre un bot à la place libre
   *[other] Mettre des bots à toutes les places libres
}
all-here = Tout le monde est là.
waiting-start = Tout le monde est là. { $host } lance la partie.
how-played = Comment on joue ici
start-chosen = Cette partie ne commence pas au début, et qui a fait cette table connaît peut-être ce qui est caché.
seed-chosen = Qui a fait cette table a choisi la graine, et sait donc peut-être ce que le hasard apportera.

## The table

table-menu = La table
menu = Menu
asked = Ce qui est demandé
log = Ce qui s’est passé
log-button = Journal
talk-button = Discuter
talk = Discussion
talk-empty = Personne n’a encore rien dit.
talk-say = Dites quelque chose à la table
talk-send = Dire
talk-kept = sera dit au retour de la connexion
talk-unread = { $count ->
    [1] Un nouveau message
   *[other] { $count } nouveaux messages
}
mark-winner = victoire
mark-bot = bot, { $level }
mark-hints = { $count ->
    [1] a demandé un conseil
   *[other] a demandé { $count } conseils
}
mark-autopilot = joué par le pilote automatique
mark-away = absent
mark-offline = hors ligne
waiting = On attend { $names } : { $what }
name-offline = { $name } (hors ligne)
waiting-table = Un instant…
waiting-pause = La partie est en pause.
your-turn = À vous
answer-sure = Vraiment : { $answer } ?
answer-yes = Oui
answer-no = Non
waiting-since = En attente depuis
answered = Votre réponse : { $answer }.
answered-waiting = { $answer } : posé. On attend { $names } : { $what }
answer-sending = En chemin : { $answer }
answer-kept = Gardé jusqu’au retour de la connexion : { $answer }
answer-unsent = Pas envoyé : { $answer }
time = { $seconds } s
line-gone = Le serveur ne peut pas continuer cette table. Ce que vous voyez est son dernier état.
line-lost = La connexion est perdue. Nouvel essai ; rien n’est perdu.
line-moving = Le serveur redémarre. Votre table est gardée et continue dans un instant, toute seule.
line-quiet = La table ne répond pas. La connexion fonctionne-t-elle ? Rien n’est perdu.
rule = Règle { $rule }
autopilot-for-you = Le pilote automatique a répondu pour vous. Votre prochaine réponse reprend la place.
let-autopilot = Laisser répondre le pilote automatique
won = { $you ->
    [yes] { $count ->
        [1] Vous gagnez !
       *[other] Victoire partagée : { $names }
    }
   *[no] { $count ->
        [0] Personne ne gagne
        [one] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
}
skip = Passer
show-outcome = Le résultat
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-again = Rejouer
go-to-table = Aller à la table

## Hints

hint = Conseil
advice-title = Ce que ferait un maître
advice-thinking = Un maître réfléchit…
advice-none = À vous de le dire. Cela ne change rien à vos chances.
advice-heard = { $count ->
    [1] Un maître répondrait : { $answer }, { $chance }.
   *[other] Un maître répondrait : { $answer }, { $chance }. { $count } réponses sont listées.
}
advice-against = Chances de gagner, { $level ->
    [sage] vues par un sage
    [adept] vues par un adepte
   *[master] vues par un maître
}, si chacun continue comme { $against ->
    [apprentice] un apprenti.
    [master] un maître.
    [sage] un sage.
   *[adept] un adepte.
}
advice-against-team = Chances de l’équipe, { $level ->
    [sage] vues par un sage
    [adept] vues par un adepte
   *[master] vues par un maître
}, si chacun continue comme { $against ->
    [apprentice] un apprenti.
    [master] un maître.
    [sage] un sage.
   *[adept] un adepte.
}
advice-weaker = Il voit moins loin pour l’instant.
hint-used = { $name } a demandé un conseil.
lit-lesson = La leçon montre ceci.
lit-hint = Le conseil { $number } montre ceci.
advice-chance = { $chance ->
    [0] moins de 1 sur 100
    [100] plus de 99 sur 100
   *[other] environ { $chance } sur 100
}
advice-equal = à peu près égal
advice-stop = Ne plus me guider
advice-offer-title = Un guide pour votre première partie
advice-offer = Vous découvrez { $title } ? Un guide montre à chaque question ce que ferait un maître ; tous le savent.
advice-offer-yes = Guidez-moi
advice-offer-no = Non merci

## Menu

client-text = Jouer en mots
client-picture = Jouer sur la table
undo-free = Reprendre
undo-ask = Demander à reprendre
undo-about-free = Rien n’a été montré depuis votre dernière réponse : vous pouvez la reprendre librement.
undo-about-ask = Quelque chose a été montré depuis votre dernière réponse : on demandera à tout le monde.
undo-about-none = Vous n’avez rien à reprendre maintenant.
undo-waiting = Vous avez demandé à reprendre. On attend { $names }.
undo-vote-title = Reprendre ?
undo-vote = { $name } voudrait reprendre sa dernière réponse, bien que quelque chose ait été montré depuis.
undo-agree = D’accord
undo-refuse = Plutôt pas
rules = Règles
rules-of = Les règles : { $title }
rules-table = Tableau
rules-none = Ce jeu n’a pas encore de page de règles.
rule-read = Lire la règle

## The rules to read

rulebook-tabs = Façons de lire les règles
rulebook-tab-how = Comment on joue
rulebook-tab-all = Toutes les règles
rulebook-tab-cards = Cartes et pièces
rulebook-more = { $title } : lire la suite à la règle { $rule }
rulebook-begin = Préparer une table
rulebook-english = Les règles complètes sont écrites en anglais.
rulebook-no-rule = Il n’y a pas de règle { $rule } sur cette page.
rulebook-find = Chercher dans les règles
rulebook-found-none = Rien trouvé pour « { $wish } ».
rulebook-found =
    { $count ->
        [1] Un endroit. Entrée y mène.
       *[other] { $count } endroits. Entrée mène au premier.
    }
rulebook-found-at =
    { $chapter ->
        [none] Endroit { $at } sur { $count }
       *[other] Endroit { $at } sur { $count } : { $chapter }
    }
rulebook-found-before = L’endroit précédent
rulebook-found-next = L’endroit suivant
rulebook-find-card = Chercher une carte ou une pièce
rulebook-cards-found =
    { $count ->
        [0] Rien trouvé
        [one] Une trouvaille
       *[other] { $count } trouvailles
    }

leave = Quitter la table
download-record = Télécharger l’enregistrement
commitment = La graine scellée
commitment-about = Tout le hasard de cette partie vient d’une seule graine secrète. Voici son empreinte, fixée avant la première carte. Après la partie, la graine est montrée, et chacun peut vérifier que rien n’a été changé.

## Text client

text-options = Vos options
text-no-options = On ne vous demande rien maintenant
text-how = Appuyez sur un chiffre pour aller à une option et sur Entrée pour la choisir, ou utilisez Tab.
text-find = Chercher une option
text-back = Retour à toutes les options
text-find-none = Aucune option n’a ces lettres.
text-refused = { $count ->
    [1] Une chose n’est pas possible maintenant
   *[other] { $count } choses ne sont pas possibles maintenant
}
text-board = Ce qu’il y a sur la table
text-facts = En un coup d’œil
text-over = La partie est finie.

## When a call goes wrong. What the server says itself is in its own file.

error-unreachable = Le serveur est injoignable. La connexion fonctionne-t-elle ?
error-unexpected = Quelque chose s’est mal passé : { $detail }
error-no-such-game = Il n’y a pas ici de jeu nommé { $game }.

## Looking back

look-back-title = Revoir une partie
record-about = L’enregistrement d’une partie est un fichier que chacun peut lire. Ouvrez-en un pour voir la partie pas à pas, et pour vérifier que son hasard était honnête.
record-file = Un enregistrement de cet appareil
record-not-json = Ce fichier n’est pas un enregistrement : ce n’est pas du JSON.
record-other = Ce fichier n’est pas l’enregistrement d’une partie jouée ici.
record-newer = Cet enregistrement a été écrit par une autre version de Wondertable.
record-broken = Cet enregistrement est abîmé : il y manque quelque chose, ou quelque chose n’est pas ce qu’il devrait être.
replay-of = { $title }, pas à pas
replay-steps = Pas ; les touches fléchées font de même
replay-step = Pas
replay-begin = Avant la première carte. Avancez avec la flèche droite.
step-first = Au début
step-back = Un pas en arrière
step-forward = Un pas en avant
step-last = À la fin
step-of = { $step } sur { $steps }
eyes = Par les yeux de qui ?
eyes-everything = Tout ce qui s’est passé
eyes-watch = Ce que voyait le public
eyes-seat = Ce que voyait { $name }
those-who-watch = le public
told-to = { $names } seulement : { $sentence }
back-to-table = Retour à la table
check-title = Le hasard était-il honnête ?
check-running = Vérification…
check-right = Juste
check-wrong = Faux
check-promised = L’empreinte de cet enregistrement est celle que ce navigateur a vue avant la première carte.
check-promised-wrong = L’empreinte de cet enregistrement n’est pas celle que ce navigateur a vue avant la partie.
check-commitment = La graine de cet enregistrement a exactement l’empreinte promise.
check-commitment-wrong = La graine de cet enregistrement n’a pas l’empreinte promise.
check-draws = { $count ->
    [0] Cette partie n’a aucun tirage au hasard.
    [one] Le seul tirage au hasard de cette partie découle de la graine.
   *[other] Les { $count } tirages au hasard de cette partie découlent de la graine, dans leur ordre.
}
check-draws-wrong = Le tirage numéro { $number } ne découle pas de la graine.
check-rest = Vérifié ici, par votre propre navigateur. La commande « wondertable verify » vérifie avec le fichier téléchargé que chaque réponse suivait les règles.
check-hidden = À cette table, ce qui était caché le reste : l’enregistrement ne dit ni la graine ni les tirages. On peut le revoir, mais pas le vérifier.
check-insecure = Un navigateur ne peut vérifier cela que sur une page sécurisée (https, ou la machine du serveur). La commande « wondertable verify » vérifie le fichier téléchargé n’importe où.
check-too-large = La graine de cet enregistrement est un nombre trop grand pour qu’un navigateur la vérifie.
check-details = Graine et empreinte
check-seed = La graine
check-fingerprint = Son empreinte (SHA-256)

## Looking back on the board

reel = Moments de la partie
reel-line = Moment
reel-play = Avancer
reel-pause = Rester ici
reel-again = Revoir le dernier tour
reel-present = Retour à la partie
look-back-here = Revoir
record-facts = À propos de cette partie
moment-of = { $moment } sur { $moments }
moment-told = { $where } : { $sentence }
moment-link = Un lien vers ce moment
play-on = Continuer à partir d’ici
play-on-about = Une nouvelle table commence à ce moment. Vous jouez pour l’un d’eux, des bots pour tous les autres.
play-on-seat = Vous jouez pour
play-on-begin = Commencer

## A master's review

review = Analyse
reviewing-made = Un maître revoit la partie…
reviewing-graph = Les chances au fil de la partie : les flèches mènent d’un moment à l’autre, Page haut et Page bas d’un tournant à l’autre
reviewing-list = Ce qui a compté
reviewing-chances = Les chances au fil de la partie
reviewing-team = L’équipe
reviewing-chance = { $name } : { $chance }
reviewing-at = Moment { $moment } sur { $moments }. { $chances }
reviewing-moment = Moment { $moment }
reviewing-choices = Les réponses qui ont compté
reviewing-no-choices = Aucune réponse n’aurait pu être nettement meilleure.
reviewing-better = { $lost ->
    [0] Un maître aurait répondu : { $answer }. C’est un peu mieux.
   *[other] Un maître aurait répondu : { $answer }. C’est mieux d’environ { $lost } sur 100.
}
reviewing-found = Bien trouvé : presque tout le reste était nettement moins bon.
reviewing-turning = Où la partie a basculé
reviewing-change = { $name } : de { $from } à { $to } sur 100
reviewing-luck = Choix et chance
reviewing-part = { $name } : { $lost ->
    [0] ses réponses n’ont rien coûté,
   *[other] ses réponses ont coûté environ { $lost } sur 100,
} { $turn ->
    [good] le hasard et les autres ont apporté environ { $luck }.
    [bad] le hasard et les autres ont pris environ { $luck }.
   *[even] le hasard et les autres se sont équilibrés.
}
reviewing-praise = { $name } a joué le plus près d’un maître.
reviewing-costliest = Ce qui a coûté le plus : { $name }, { $answer } (environ { $lost } sur 100).
reviewing-summary = À partager
reviewing-of = { $title } : { $won }

## Puzzles

puzzles = Problèmes
puzzles-about = Des moments de vraies parties où un maître savait mieux que la plupart. Que répondriez-vous ?
puzzles-none = Il n’y en a pas encore. Ils viennent de parties analysées : jouez-en une, et laissez un maître la regarder.
puzzles-solved = { $solved ->
    [0] Aucun résolu sur { $all }
    [one] { $solved } résolu sur { $all }
   *[other] { $solved } résolus sur { $all }
}
puzzle-number = Problème { $number }
puzzle-players = { $players ->
    [1] Une personne
   *[other] { $players } joueurs
}
puzzle-solved = résolu
puzzle-right = Juste : un maître ferait de même.
puzzle-as-good = Aussi bon que la réponse d’un maître.
puzzle-wrong = Un maître aurait répondu autrement.
puzzle-given = Votre réponse : { $answer }, { $chance }.
puzzle-played = Dans la vraie partie : { $answer }.
puzzle-again = Encore une fois
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes

## How somebody likes to play

speed = Vitesse de ce que font les autres
speed-slow = Lente
speed-normal = Normale
speed-quick = Rapide
speed-once = Aussitôt
volume = Sons
volume-none = aucun
volume-some = { $part } %
vibrates = Vibrer quand on me demande
guides = Me guider : un conseil à chacune de mes questions, et tout le monde le sait
answers-forced = Répondre pour moi quand il n’y a qu’une réponse
reel-more = Vitesse, regard et plus

## Lessons. What a lesson itself says stands beside it, in the folder of its game.

learn-title = Apprendre { $title }
learn-about = Quelques minutes sur la vraie table, une idée à la fois. Rien ne peut mal tourner : essayez.
learn-none = Ce jeu n’a pas encore de leçons. Ses règles sont à chaque table.
learn-minutes =
    { $minutes ->
        [1] une minute
       *[other] { $minutes } minutes
    }
learn-taken = faite
learn-next = Suite
learn-try-again = Réessayer
learn-not-yet = Pas tout à fait.
learn-your-turn = À vous : répondez sur la table.
learn-your-turn-words = À vous : choisissez une réponse.
learn-again = Encore une fois
learn-all = Toutes les leçons
learn-next-lesson = Leçon suivante
learn-play = Jouer une vraie partie
learn-you = Invité
learn-name-1 = Ada
learn-name-2 = Ben
learn-name-3 = Cléo
learn-name-4 = Dora
learn-name-5 = Émile
learn-name-6 = Flora

## How it looks, and which keys there are

settings = Réglages
confirms = Me redemander avant chaque réponse
contrast = Contraste
contrast-normal = Comme prévu
contrast-more = Plus fort
text-size = Taille des lettres
text-size-100 = Normale
text-size-115 = Grande
text-size-130 = Très grande
hand = Boutons à côté de la table
hand-right = À droite
hand-left = À gauche
fullscreen = Plein écran
fullscreen-end = Quitter le plein écran
keys = Touches
keys-everywhere = Sur chaque page
keys-table = À la table
keys-board = Dans ce jeu
keys-list = Cette liste
keys-move = À la prochaine chose à presser ; à la précédente
keys-press = La presser
keys-close = Fermer, ou lâcher ce qui est choisi
keys-arrows = D’une pièce à l’autre dans un groupe
keys-hint = Demander ce que ferait un maître
keys-rule = Lire la règle sur la carte que l’on regarde
keys-skip = Toute autre touche : passer ce qui est montré
keys-look-back = En revoyant : un pas en arrière ou en avant
keys-ends = En revoyant : au début, à la fin
keys-words = En mots : aller à l’option de ce numéro
keys-none = Ce jeu n’a pas de touches à lui.
key-enter = Entrée
key-escape = Échap
key-home = Début
key-end = Fin
key-back-tab = Maj+Tab

## Over days: notices, another device, what was finished

days-notices = Avis sur cet appareil
days-notices-about = Quand on attend votre réponse et que vous n’avez pas vu la question, cet appareil vous le dit, même si Wondertable est fermé. Un avis par question : ce qui est demandé et où. Et un avant qu’une table que personne n’utilise soit fermée. Jamais rien de caché.
days-notices-want = Me prévenir quand c’est à moi
days-notices-insecure = Les navigateurs ne permettent les avis que sur des pages venues par https, ou de la machine elle-même.
days-notices-install = Sur cet appareil, seules les applications reçoivent des avis : ajoutez d’abord Wondertable à l’écran d’accueil (Partager, Sur l’écran d’accueil), puis ouvrez-le de là.
days-notices-browser = Ce navigateur ne connaît pas les avis.
days-notices-denied = On a dit à ce navigateur de ne montrer aucun avis de Wondertable. Vous pouvez les permettre dans ses réglages pour cette page.
days-notices-server = Ce serveur ne peut pas envoyer d’avis. Qui l’administre peut l’ajouter : pip install 'wondertable[push]'
days-webhook = Webhook de cette table
days-webhook-about = Une adresse à qui l’on dit de qui la réponse est attendue, par exemple celle d’une discussion que vous lisez tous. Qui lit là-bas reçoit le lien de la table.
days-webhook-set = En place : { $host }
days-webhook-keep = Garder
days-webhook-end = L’enlever
days-announced = Qui tient ce serveur dit : { $text }
days-shut-operator = Qui tient ce serveur a fermé cette table. On peut la regarder jusqu’au { $when }, puis elle est effacée : gardez son enregistrement avant.
days-shut-unused = Personne n’avait utilisé cette table depuis longtemps : elle a été fermée. On peut la regarder jusqu’au { $when }, puis elle est effacée : gardez son enregistrement avant.
days-unused = Personne n’a utilisé cette table depuis longtemps. Elle sera fermée le { $when }, sauf si quelqu’un joue, dit quelque chose ou la garde.
days-keep = Garder la table
days-forget = M’oublier
days-forget-ask = M’oublier…
days-forget-about = { $count ->
    [0] Tout ce que Wondertable garde sur cet appareil disparaît : votre nom et vos réglages.
    [one] Votre nom, vos paroles et vos appareils sont retirés de la seule table que cet appareil connaît, et tout ce que Wondertable garde ici disparaît. Une partie qui n’est pas finie est abandonnée : un bot joue à votre place, et à deux, l’autre a gagné.
   *[other] Votre nom, vos paroles et vos appareils sont retirés des { $count } tables que cet appareil connaît, et tout ce que Wondertable garde ici disparaît. Les parties qui ne sont pas finies sont abandonnées : un bot joue à votre place, et à deux, l’autre a gagné.
} Personne ne peut le rétablir. Les enregistrements que d’autres ont gardés ont encore votre nom.
days-forget-do = M’oublier pour toujours
days-forget-not = Tout garder
days-forget-done = Il ne reste rien de vous ici.
days-move = Vos tables sur un autre appareil
days-move-about = Ouvrez le lien sur l’autre appareil, ou montrez l’image à son appareil photo : vos places et vos résultats y seront aussi. Ils sont chiffrés ici ; la clé n’est que dans le lien, et le serveur garde ce qu’il ne peut pas lire un jour, ou jusqu’à l’arrivée.
days-move-nothing = Vous n’êtes encore à aucune table sur cet appareil.
days-move-count = { $count ->
    [1] Une table fait le voyage.
   *[other] { $count } tables font le voyage.
}
days-move-make = Faire le lien
days-move-once = Ce lien n’est montré qu’une fois. Ne le donnez à personne : qui l’a peut jouer à votre place.
days-move-qr = Le lien en image, pour l’appareil photo de l’autre appareil
days-move-link = Lien pour votre autre appareil
days-insecure = Les navigateurs ne chiffrent que sur des pages venues par https, ou de la machine elle-même. Ouvrez Wondertable ainsi, puis réessayez.
days-arrival = Tables d’un autre appareil
days-arrival-about = { $count ->
    [0] Les { $all } tables de ce lien sont déjà toutes connues ici.
    [one] Ce lien apporte une table sur cet appareil.
   *[other] Ce lien apporte { $count } tables sur cet appareil.
}
days-arrival-after = Vos places d’ici restent. Ensuite, le lien ne mène plus nulle part.
days-arrival-take = Les apporter ici
days-arrival-no-key = Ce lien n’est pas complet : il manque sa clé, la partie après le signe #.
days-arrival-wrong-key = La clé de ce lien ne convient pas. Le lien est-il complet ? Faites-en un autre sur le premier appareil.
days-arrival-other-version = Ce lien a été fait par une autre version de Wondertable. Rechargez les deux pages et faites-en un autre.
days-scores = { $words } · { $scores }
days-tally = Vos parties sur cet appareil
days-tally-game = Jeu
days-tally-played = Jouées
days-tally-won = Gagnées
days-tally-latest = Dernières
days-tally-share = { $won } ({ $part } %)
days-tally-latest-words = { $won } des { $count } dernières gagnées
days-offline = Le serveur est injoignable
days-offline-about = Vous êtes peut-être hors ligne, ou Wondertable redémarre. Rien n’est perdu : vos places sont gardées, et les parties vous attendent.

## Encore une partie, et la parole

again-asked = { $name } veut rejouer. Votre place vous attend.
again-yours = Votre nouvelle table est prête.
again-watch = { $name } et les autres rejouent.
again-come = J’arrive
again-see = Regarder là-bas
again-not = Pas cette fois
seat-waits = pas encore là
seat-free-up = Libérer la place
seat-give-up = Céder ma place
seats-awaited = { $count ->
    [1] La partie commence d’elle-même dès que la dernière personne est là.
   *[other] La partie commence d’elle-même dès que les { $count } autres sont là.
}
waiting-others = { $count ->
    [1] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
series = { $games ->
    [1] Une partie jusqu’ici
   *[other] { $games } parties jusqu’ici
}
series-score = Parties gagnées
series-of = { $name } : { $wins } sur { $games } gagnées
series-wins = { $wins } sur { $games } gagnées
series-moved = Tout le monde avance d’une place : une autre personne commence.
series-stays = Chaque personne garde sa place : qui commence se décide à nouveau.
watchers-apart = Ce que dit le public reste dans le public
watchers-apart-here = Ce que dit le public reste dans le public.
talk-watcher = { $name } (regarde)
talk-watching = Toute la table entend ce que vous dites.
talk-apart = Seules les autres personnes qui regardent vous entendent.
people-speak-as = Vous parlez sous le nom de
talk-line = { $name } : { $words }
somebody-watching = Quelqu’un qui regarde
phrases = Mots rapides
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-move = Joli coup !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-your-turn = C’est votre tour.
phrase-once-more = Encore une ?
phrase-goodbye = Au revoir !
feelings = Montrer un sentiment
feeling-cheer = Acclamer
feeling-laugh = Rire
feeling-wonder = S’étonner
feeling-sorrow = S’attrister
feeling-thanks = Remercier
mute-about = Qui entendez-vous ?
mute-off = Mettre en sourdine
mute-on = En sourdine : réentendre
result-share = Partager le résultat
result-see = Voir le résultat
result-link = Lien vers ce résultat
result-of = { $title } : le résultat
result-ranks = Classement
result-rank = { $rank }.
result-final = La table à la fin
result-play = Jouer à ce jeu
result-friends = Entre amis
result-check = Le hasard était-il juste ?

## Qui est absent, et ce qu’en fait la table

away-left = { $name } est hors ligne ; dernier signe { $ago }.
away-several = { $names } sont hors ligne.
away-soon = Si rien ne change, vous pourrez laisser jouer un bot dans { $time }.
away-clock = Le pilote automatique répond dans { $time }.
away-now = Vous n’avez plus besoin d’attendre.
away-level = Jeu du bot pour { $name }
away-hand = Laisser jouer un bot
handed-you = Un bot joue pour vous ({ $level }).
handed-back = Jouer moi-même
resigned-you = Vous avez abandonné. Un bot joue votre place jusqu’à la fin.
late-you = Votre temps est écoulé : le pilote automatique répond pour vous jusqu’à la fin de la partie.
paused-by = En pause, comme { $name } l’a demandé. Personne ne peut répondre, et la pendule est arrêtée.
paused-go-on = Reprendre
motion-waits = En attente : { $names }.
motion-withdraw = Laisser tomber
motion-title-end = Finir la partie ?
motion-end = { $name } voudrait finir cette partie sans vainqueur. Ce qui était caché le reste.
motion-title-pause = Faire une pause ?
motion-pause = { $name } voudrait faire une pause. Personne ne pourra répondre jusqu’à la reprise, et la pendule s’arrête.
motion-title-resume = Reprendre ?
motion-resume = { $name } voudrait reprendre.
motion-title-take = Quelqu’un de plus à la table ?
motion-take = { $name } voudrait remplacer { $seat }, et saura tout ce que sait cette place.
leave-title = Quitter la table ?
leave-about = Les autres continuent. Que devient votre place ?
leave-keep = Garder ma place
leave-keep-about = Les autres vous attendent. Si c’est long, un bot pourra jouer jusqu’à votre retour.
leave-bot = Laisser jouer un bot
leave-bot-about = Vous retrouvez votre place dès que vous ouvrez la table.
leave-resign = Abandonner
leave-resign-about = { $duel ->
    [yes] L’autre gagne aussitôt.
   *[no] Un bot joue votre place jusqu’à la fin, et le résultat le dit. Vous ne pourrez plus revenir dans cette partie.
}
leave-level = Jeu du bot
leave-stay = Rester ici
people = Qui est là
people-here = à la table
people-watching = Public
people-nobody = Personne ne regarde.
people-visitor = Quelqu’un sans nom
people-send-away = Renvoyer
people-send-away-name = Renvoyer { $name }
people-sent-away = Personnes renvoyées : { $names }
people-close = Jouer sans public
people-open = Laisser regarder tout le monde
people-closed = Personne ne peut regarder.
people-take = Demander cette place
people-take-seat = Demander la place : { $name }
people-take-about = Les personnes à la table doivent être d’accord, car vous saurez tout ce que sait cette place.
people-pause = Demander une pause
people-end = Demander à finir la partie
mark-handed = un bot joue jusqu’à son retour, { $level }
mark-resigned = a abandonné, un bot continue, { $level }
mark-late = temps écoulé, joué par le pilote automatique
mark-left = dernier signe { $ago }
mark-bank = reste { $time }
outcome-agreed = La table a décidé de finir la partie
ending-late = Temps écoulé, le pilote automatique a continué : { $names }
ending-handed = À la fin, un bot jouait pour { $names }
ending-resigned = Abandon, un bot a continué : { $names }
outcome-resigned = L’autre a abandonné
outcome-shut = La table a été fermée
clock-each = Pour chaque réponse
clock-whole = Pour toute la partie
clock-bank = { $time } et { $increment } de plus par réponse
clock-bank-about = Chacun a une réserve de temps. Quand elle est vide, le pilote automatique répond jusqu’à la fin de la partie, et le résultat le dit.
patience = En cas d’absence
patience-about = Les autres attendent ce temps quand une réponse manque et que la personne n’est pas là. Ensuite, un bot peut jouer ; la place reste à qui l’occupe.
patience-60 = Attendre une minute
patience-600 = Attendre dix minutes
patience-3600 = Attendre une heure
patience-86400 = Attendre un jour
patience-259200 = Attendre trois jours
patience-seconds = Attendre { $time }

## Des cartes à soi

own-data = Cette table joue avec ses propres cartes, et non avec celles du jeu.
own-data-differs = Voir ce qui change
own-data-title = { $title } · cartes à soi
own-data-chosen = Cette table jouera avec votre version « { $name } », et chacun y en sera averti.
own-data-gone = Ce navigateur n’a pas gardé cette version. La table jouera avec les cartes du jeu.
shelf-workshop = Atelier
shelf-workshop-game = Atelier : { $title }, changer ses cartes

## L’atelier

workshop-title = Atelier : { $title }
workshop-about = Corrigez ce que votre boîte dit autrement, ou essayez une idée : cartes, coûts, nombres, plans. Rien ne change pour les autres tant que vous ne donnez pas votre version.
workshop-link-unread = Le lien n’est pas entier : rien n’a pu y être lu. Redemandez-le.
workshop-of-table = Comme à la table
workshop-mine = Ma version
workshop-shipped = Telle que le jeu est livré
workshop-version = Version
workshop-name = Son nom
workshop-undo = Annuler
workshop-redo = Refaire
workshop-copy = Copier
workshop-remove = Supprimer
workshop-remove-really = Supprimer pour de bon
workshop-unkept = Ce navigateur n’a pas la place de garder votre version. Enregistrez-la dans un fichier avant de partir.
workshop-play = Jouer cette version
workshop-cannot-play = Elle ne peut pas encore être jouée : la ligne du dessous dit ce qui ne va pas.
workshop-tabs = Que faire de cette version
workshop-tab-form = Modifier
workshop-tab-changes = Écarts
workshop-tab-cards = Imprimer
workshop-tab-compare = Étudier
workshop-tab-share = Partager
workshop-changes = { $count ->
    [0] Rien n’est changé.
    [one] Un changement.
   *[other] { $count } changements.
}
workshop-in-order = Tout est en ordre.
workshop-checking = Un instant : vérification en cours.
workshop-not-in-order = Quelque chose ne va pas dans cette version. Corrigez-le d’abord : la ligne du haut dit où.
workshop-go-there = Y aller
workshop-find = Chercher une carte ou un nombre
workshop-only-open = Seulement ce que la règle ne donne pas
workshop-open = { $open } entrées sur { $all } ne sont pas imprimées dans la règle ; un * les marque et dit d’où elles viennent. Vous avez la boîte ? Comparez-les à vos cartes.
workshop-confirmed = { $count ->
    [1] Vous en avez confirmé une.
   *[other] Vous en avez confirmé { $count }.
}
workshop-nothing-found = Rien de tel n’a été trouvé.
workshop-count = { $count ->
    [1] une entrée
   *[other] { $count } entrées
}
workshop-count-open = { $count } hors de la règle
workshop-changed = changé
workshop-wrong = erreur
workshop-thing = { $list } { $number }
workshop-thing-players = Joueurs : { $players }
workshop-confirm = Ma carte dit exactement cela
workshop-copy-thing = Encore une comme celle-ci
workshop-remove-thing = Retirer
workshop-add = Ajouter
workshop-add-to = Ajouter à : { $list }
workshop-add-field = Ajouter : { $field }
workshop-leave-out = Omettre : { $field }
workshop-new-name = Nouveau nom
workshop-more-fields = { $count ->
    [1] Un champ de plus
   *[other] { $count } champs de plus
}
workshop-sort = Sorte
workshop-bounds = de { $low } à { $high }
workshop-was = avant : { $value }
workshop-new = nouveau
workshop-nothing = rien
workshop-yes = oui
workshop-no = non
workshop-put-back = Remettre : { $field }
workshop-back = Remettre
workshop-no-changes = Rien n’est encore changé.
workshop-what = Quoi
workshop-before = Avant
workshop-now = Maintenant
workshop-only-changed = Seulement ce qui est changé
workshop-which-cards = Lesquelles
workshop-every-copy = Autant qu’il y en a dans le jeu
workshop-print = { $count ->
    [1] Imprimer une carte
   *[other] Imprimer { $count } cartes
}
workshop-no-cards = Il n’y a pas de telles cartes.
workshop-compare-about = Des bots jouent les deux versions avec les mêmes donnes, ici sur le serveur. Vous voyez ensuite quels chiffres diffèrent nettement, et avec quelle certitude.
workshop-against = Comparer à
workshop-players = Joueurs
workshop-bots = Qui joue
workshop-games = Parties de chacune
workshop-study = Étudier cette version
workshop-same = Les deux sont identiques : aucun chiffre ne différerait. Changez d’abord quelque chose, ou choisissez une autre version à comparer.
workshop-stop = Arrêter et comparer ce qui a été joué
workshop-waits = Une autre étude est en cours. La vôtre vient ensuite.
workshop-played = { $done } parties jouées sur { $all }.
workshop-study-over = { $games ->
    [1] Une partie de chacune a été jouée.
   *[other] { $games } parties de chacune ont été jouées.
} { $clear ->
    [0] Aucun des { $all } chiffres ne diffère nettement.
    [one] Un des { $all } chiffres diffère nettement.
   *[other] { $clear } des { $all } chiffres diffèrent nettement.
}
workshop-study-partial = C’est moins que demandé.
workshop-no-winner = { $name } : sur { $games } parties, aucune n’a eu de vainqueur.
workshop-report = Rapport
workshop-report-alone = Le rapport sur une page à part
workshop-link = Lien vers cette version
workshop-link-about = Toute la version est dans le lien, et nulle part ailleurs : qui l’ouvre en reçoit une copie.
workshop-file = Enregistrer sous { $file }
workshop-file-about = Les commandes d’étude et de jeu dans le terminal acceptent un tel fichier :
workshop-file-remark = { $title } : { $name }
workshop-open-file = Ouvrir un fichier
workshop-file-read = « { $name } » est ouverte.

# Fields of the data, where a game has no words of its own for them.
field-id = Nom dans les fichiers
field-name = Nom
field-title = Titre
field-origin = Provenance
field-origin-printed = imprimé dans la règle
field-origin-official = de l’éditeur
field-origin-deduced = déduit
field-origin-ruled = décidé par la maison
field-origin-reconstructed = reconstitué
field-origin-simulated = mesuré par simulation
field-note = Remarque
field-game = Le jeu
field-options = Options
field-players_min = Joueurs au minimum
field-players_max = Joueurs au maximum
field-players = Joueurs
field-rounds = Manches
field-copies = Exemplaires
field-count = Exemplaires
field-cost = Coût
field-text = Texte
field-colour = Couleur
field-kind = Sorte
field-amount = Quantité
field-draw = Cartes à piocher
field-discard = Cartes à défausser
