# Ce que le serveur dit lui-même quand il refuse quelque chose. Les jeux parlent dans leurs propres fichiers.
error-already-started = La partie a déjà commencé.
error-bad-eyes = Personne ne regarde par les yeux « { $eyes } » : donnez le numéro d’une place, watch ou everything.
error-bad-name = Un nom a de 1 à { $limit } caractères ordinaires, et quelque chose s’en voit.
error-bad-text = Un message a de 1 à { $limit } caractères ordinaires.
error-bad-token = Cette clé n’est celle d’aucune place de cette table.
error-bots-alone = Donnez votre nom, ou un bot pour chacune des { $players } places.
error-books-busy = Il y a déjà ici autant de livres simulés qu’il peut y en avoir. Réessayez dans une minute ou deux, quand une de ces parties sera finie ; ou jouez avec un vrai livre.
error-bots-busy = Des bots jouent déjà à autant de tables qu’ils le peuvent. Réessayez dans une minute ou deux, quand une de ces parties sera finie.
error-draining = { $seconds ->
    [1] Le serveur va redémarrer et ne prend pas de nouvelle partie. Réessayez dans une seconde.
   *[other] Le serveur va redémarrer et ne prend pas de nouvelle partie. Réessayez dans { $seconds } secondes.
}
error-server-full = Toutes les tables que le serveur peut tenir sont occupées. Réessayez dans une minute.
error-damaged = { $rules ->
    [other] Cette table a été faite sous la version { $made } des règles de son jeu. Ce serveur joue la version { $present }, où la ligne { $line } du journal de la table n’est pas possible ({ $problem }). Rien n’en est perdu : un serveur avec la version { $made } peut la continuer.
   *[same] Cette table ne peut pas être lue : la ligne { $line } de son journal est abîmée ({ $problem }).
}
error-game-gone = Cette table joue à « { $game } », un jeu que ce serveur n’a plus. La table est gardée telle quelle, et continue dès que le jeu revient.
error-database = Le serveur ne peut pas écrire dans sa base de données pour l’instant. Rien n’a changé ; réessayez.
error-foreign-host = Ce serveur ne répond pas sous le nom { $host }. Qui le possède peut nommer l’adresse où on le trouve : --public-url http://{ $host }
error-foreign-page = Les pages de { $origin } ne peuvent pas utiliser ce serveur. Qui le possède peut les autoriser : --allow-origin { $origin }
error-head-too-large = L’adresse et les en-têtes d’une requête ont au plus { $limit } octets.
error-hello-first = Le premier message d’une connexion est « hello ».
error-internal = Quelque chose s’est mal passé sur le serveur. Rien n’a changé.
error-kept-hidden = Cette table garde quelque chose caché pour toujours : on ne peut la voir que par ses propres yeux, ou comme l’a vue le public.
error-malformed = Ce message ne se comprend pas : { $problem }.
error-method = Cette adresse ne connaît pas { $method }.
error-moment-outside = Personne ne peut continuer à partir de ce moment : il dépend de quelque chose hors des règles qui n’est pas gardé. Choisissez-en un autre.
error-name-taken = Quelqu’un à cette table s’appelle déjà { $name }, ou presque.
error-no-advice = Personne n’a pu réfléchir à cette question. Redemandez dans un instant.
error-no-hints = Cette table a choisi de jouer sans conseils.
error-no-hands = Rien à cette table ne se bouge à la main.
error-no-moments = Cet enregistrement garde quelque chose caché pour toujours. On peut le lire en mots, mais pas le voir sur une table.
error-no-such-moment = Cette partie n’a pas de moment { $moment } : le dernier est { $last }.
error-no-review = Cette partie n’a pas pu être analysée. Réessayez dans un instant.
error-lesson-no-help = Un maître n’aide que là où une leçon vous laisse jouer comme vous voulez.
error-no-such-puzzle = Ce problème de ce jeu n’existe plus.
error-no-such-review = Cette analyse n’existe plus. Demandez-la de nouveau.
error-not-away = La place { $seat } n’est pas absente : qui l’occupe peut répondre.
error-not-host = Seule la première place peut faire cela.
error-not-seated = Vous regardez : seuls ceux qui ont une place peuvent faire cela.
error-not-started = La partie n’a pas encore commencé.
error-not-your-eyes = Pendant la partie, chacun ne la voit que par ses propres yeux.
error-own-seat = C’est votre propre place : répondez vous-même.
error-record-rules = Cette partie a été jouée sous la version { $made } des règles. Celles de la version { $present } ne la traversent pas ({ $problem }) : on peut la lire en mots, mais pas la voir sur une table.
error-seat-taken = La place { $seat } est prise.
error-seats-open = La partie peut commencer quand toutes les places sont prises.
error-table-bots = Cette table demande { $wanted } indications de bots, une pour chaque autre place ; il y en a { $given }.
error-table-full = Cette table est complète.
error-table-shut = Cette table est fermée : on peut la regarder jusqu’à ce qu’elle soit effacée, mais il ne s’y passe plus rien.
error-too-fast = { $seconds ->
    [1] Trop de choses à la fois. Réessayez dans une seconde.
   *[other] Trop de choses à la fois. Réessayez dans { $seconds } secondes.
}
error-too-large = Un message a au plus { $limit } octets.
error-too-long = Cette partie est trop longue pour être revue.
error-too-many = Trop de connexions de cette sorte sont déjà ouvertes. Fermez-en une, ou réessayez dans une minute.
error-unknown-address = Il n’y a rien à cette adresse.
error-no-code = Il n’y a pas de code court pour cette table en ce moment. Son lien y mène tout de même.
error-unknown-code = Aucune table n’attend sous ce code. Les chiffres sont-ils justes, et la partie n’a-t-elle pas commencé ?
error-unknown-table = Cette table n’existe pas. Le lien est-il complet ?
error-address-not-https = Les avis ne vont qu’à des adresses qui commencent par https://.
error-address-not-public = { $host } se trouve dans un réseau privé : les avis ne vont qu’à des adresses publiques.
error-address-unknown = Personne ne sait où se trouve { $host }. L’adresse est-elle complète ?
error-address-unreadable = Ce n’est pas l’adresse d’une page. Écrivez-la comme dans un navigateur : https://example.org/hook
error-already-over = Cette partie est finie : il n’y a plus rien à en annoncer.
error-bad-subscription = L’abonnement du navigateur est illisible : ses clés ne sont pas celles d’un service d’avis.
error-no-move-room = Trop de tables sont en route vers d’autres appareils en ce moment. Réessayez dans une heure.
error-no-push = Ce serveur ne peut pas envoyer d’avis aux navigateurs. Qui l’administre peut l’ajouter : pip install 'wondertable[push]'
error-no-such-move = Il n’y a plus rien ici. Les tables en route vers un autre appareil sont gardées un jour, et disparaissent une fois arrivées.
error-no-webhooks = Ce serveur n’appelle aucun webhook. Qui l’administre peut les permettre : wondertable serve --webhooks

## Qui est là et qui joue

error-bot-plays = Un bot joue pour vous en ce moment. Reprenez d’abord votre place.
error-broken-off = Cette partie a été interrompue : ce qui était caché le reste.
error-door-closed = Les personnes à cette table jouent sans public.
error-has-resigned = Vous avez abandonné cette partie. Vous voyez la suite, mais ne décidez plus de rien.
error-has-seat = Vous avez une place à cette table : ce que savent deux places n’est pas pour une seule personne.
error-many-sent-away = { $limit } personnes ont déjà été renvoyées. Fermez la porte : plus personne ne pourra regarder.
error-motion-open = La table répond encore à une autre question. Attendez les réponses, ou retirez cette question.
error-no-motion = Personne ne vous demande rien en ce moment.
error-not-handed = Vous jouez vous-même votre place.
error-not-paused = La partie n’est pas en pause.
error-not-watching = Plus personne de ce nom ne regarde.
error-out-of-time = Votre temps est écoulé : le pilote automatique répond pour vous jusqu’à la fin de la partie.
error-paused = La partie est en pause. Elle reprend quand tout le monde est d’accord, ou quand la personne qui a demandé la pause le dit.
error-seat-forgotten = Cette table ne sait plus rien de vous, et cette place n’est plus la vôtre.
error-seat-freed = Votre place a été libérée.
error-seat-given-up = Qui occupait la place { $seat } a abandonné : un bot la joue jusqu’à la fin.
error-seat-kept = La place { $seat } est à quelqu’un pour qui joue un bot. Elle n’est pas à prendre.
error-seat-of-bot = La place { $seat } est déjà celle d’un bot.
error-sent-away = Les personnes à cette table vous ont prié de ne pas regarder.
error-two-clocks = Une table a une seule pendule : un temps par réponse, ou un temps pour toute la partie.

## What is told where a link is shared, beside a picture

preview-house = Wondertable
preview-house-about = Des jeux de société modernes, entre amis et avec des bots, dans le navigateur. Pas de compte : faites une table, envoyez le lien, jouez.
preview-game = { $title } sur Wondertable
preview-invited = { $host } vous invite à une partie : { $title }
preview-free =
    { $count ->
        [1] Une place est libre. Ouvrez le lien et asseyez-vous.
       *[other] { $count } places sont libres. Ouvrez le lien et asseyez-vous.
    }
preview-full = Une table : { $title }
preview-playing = { $title }, en cours
preview-players = { $names } jouent. Ouvrez le lien pour regarder.
preview-alone = { $names } joue. Ouvrez le lien pour regarder.
preview-over =
    { $count ->
        [0] { $title } : personne n’a gagné
        [one] { $title } : { $names } a gagné
       *[other] { $title } : { $names } ont gagné
    }
preview-over-about = Ouvrez le lien pour revoir la partie, coup par coup.
preview-bot =
    { $level ->
        [apprentice] Apprenti { $number }
        [adept] Adepte { $number }
        [master] Maître { $number }
        [sage] Sage { $number }
       *[other] Bot { $number }
    }
preview-seat = Place { $number }
preview-list = { $first }, { $rest }
preview-list-end = { $first } et { $last }
error-last-here = Vous êtes la seule personne à cette table : il suffit de partir.
error-no-name = Pour parler sans jouer, il faut donner un nom.
error-no-next-table = Personne n’a encore demandé une autre partie.
error-no-such-phrase = Il n’y a pas de phrase « { $phrase } » ; il y a : { $phrases }.
error-seat-there = La personne de la place { $seat } est là et peut seule la libérer.
error-seats-wait = { $count ->
    [1] { $name } n’est pas encore là. Attendez, ou libérez la place.
   *[other] { $name } et d’autres, { $count } en tout, ne sont pas encore là. Attendez, ou libérez leurs places.
}

## Notices for those who are not there

notice-title = À vous de jouer : { $title }
notice-with = avec { $names }
notice-asked = Votre réponse est attendue
notice-table = { $title } : on attend { $names }.
notice-ending = { $title } : cette table va être fermée
notice-ending-about = Personne ne l’a utilisée depuis longtemps. Elle sera fermée { $days ->
    [1] demain
   *[other] dans { $days } jours
}, sauf si quelqu’un joue, dit quelque chose ou la garde.
error-data-heavy = Ces cartes occupent le serveur trop longtemps. Faites-en moins, ou de plus simples.
error-no-study = Cette étude n’a pas pu être jouée. Réessayez dans un instant.
error-no-such-data = Ce serveur n’a plus les cartes de cette version. Demandez le fichier à qui a fait le lien.
error-no-such-study = Cette étude n’existe plus. Demandez-la de nouveau.
error-studies-busy = Une étude est déjà jouée pour vous, ou trop d’autres attendent. Attendez que l’une d’elles soit finie.
error-study-stopped = L’étude a été arrêtée avant de commencer.
