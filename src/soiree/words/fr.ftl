### Mots communs à tous les jeux : français

## Who sits at the table

ui-guest = Invité
ui-opponent =
    { $count ->
        [1] { $level }
       *[other] { $level } { $number }
    }
ui-level-random = Au hasard
ui-level-novice = Novice
ui-level-casual = Amateur
ui-level-regular = Habitué
ui-level-strong = Fort
ui-level-expert = Expert
ui-level-master = Maître
ui-seat = Place { $seat }

## The lobby

ui-seats = { $seats } joueurs
ui-minutes = { $minutes } min
ui-lobby = Pour jouer : soiree play { $game }. Pour lire les règles : soiree rules { $game }.

## At the table

ui-welcome = Vous êtes { $player }. Vous jouez contre { $others }.
ui-repeated = { $sentence } (×{ $times })
ui-line = Tapez un numéro ou un code · u annuler · ? aide · q quitter
ui-line-one = Entrée joue le seul coup possible · u annuler · ? aide · q quitter
ui-taken-back = Coup annulé : { $move }.
ui-commitment = Voici l’empreinte de la graine secrète du donneur. Toutes les cartes en découlent : personne ne peut changer le mélange ensuite.
ui-contribution = Ajoutez votre part de hasard au mélange (facultatif), ou appuyez sur Entrée :

## What can be typed

ui-key-play = 1 ou { $token }
ui-help-play = joue le coup qui porte ce numéro ou ce code
ui-help-back = annule votre dernière décision, tant que rien de nouveau n’a été révélé
ui-key-why = ? CODE
ui-help-why = dit si un coup est permis maintenant, et sinon quelle règle l’interdit
ui-key-clause = r RÈGLE
ui-help-clause = montre une règle, par exemple { $example }
ui-help-language = switches to English
ui-key-save = s FICHIER
ui-help-save = enregistre la partie
ui-help-leave = quitte la table

## Answers to what was typed

ui-empty = Tapez le numéro d’un coup ; ? montre ce que vous pouvez taper d’autre.
ui-no-such-number = Il n’y a pas de coup { $number } ici : les numéros vont de 1 à { $last }.
ui-no-such-move = « { $typed } » n’est pas un coup de ce jeu. Peut-être { $near } ? Un numéro convient aussi.
ui-refused = { $token } n’est pas permis maintenant :
ui-allowed = { $token } est permis maintenant : { $move }.
ui-loses = Ce coup perd la partie sur-le-champ. Tapez-le encore une fois si c’est bien ce que vous voulez.
ui-back-nothing = Il n’y a rien à annuler : vous n’avez encore rien décidé.
ui-back-learned = Impossible d’annuler : le tour est terminé, ou quelque chose a été révélé depuis.
ui-origin-ruling = interprétation
ui-origin-house = règle maison
ui-which-clause = Quelle règle ? Elles vont de { $example } à { $last } ; par exemple : r { $example }
ui-which-file = Dans quel fichier ? Par exemple : s partie.txt
ui-saved = Partie enregistrée : { $file }
ui-not-saved = Partie non enregistrée : { $reason }

## Leaving

ui-left = Vous avez quitté la table.
ui-how-to-resume = Pour continuer plus tard : soiree play --resume { $file }
ui-how-to-save = La partie n’a pas été enregistrée. La prochaine fois, enregistrez-la avec s FICHIER ou --save FICHIER et reprenez-la avec soiree play --resume FICHIER.
ui-how-to-verify = Pour vérifier le mélange : soiree verify { $file }
ui-committed-left = La graine secrète du donneur n’est pas enregistrée : cette partie pourra être revue, mais ni continuée ni vérifiée.

## The result

ui-you-won = Vous avez gagné !
ui-won = { $player } a gagné.
ui-shared = Victoire partagée : { $players }.
ui-draw = Égalité.
ui-place = { $place }. { $player }

## Replays

ui-replay-step = Étape { $number } sur { $last }
ui-replay-line = Entrée étape suivante · p précédente · g N aller à l’étape N · q quitter
ui-replay-unknown = « { $typed } » n’est pas une commande : Entrée ou n montre l’étape suivante, p la précédente, g 12 l’étape 12 ; q quitte.
ui-replay-range = Les étapes vont de 0 à { $last }.

## Simulations

ui-simulating = Parties
ui-simulated = { $game } : { $games } parties jouées au hasard, à { $seats } joueurs
ui-length = Longueur
ui-mean = moyenne
ui-median = médiane
ui-decisions = décisions
ui-turns = tours
ui-seats-title = Places
ui-return = gain
ui-wins = victoires
ui-reasons = Fin des parties
ui-games = parties
ui-games-share = part
ui-number = { NUMBER($value, maximumFractionDigits: 1) }
ui-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-round-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
ui-speed =
    { $processes ->
        [one] { $games } parties et { $decisions } décisions par seconde, avec un processus
       *[other] { $games } parties et { $decisions } décisions par seconde, avec { $processes } processus
    }

## Checking a shuffle

ui-verify-honest = Le mélange était honnête : chaque tirage découle de la graine annoncée et du hasard ajouté par les joueurs.
ui-verify-given =
    Cette partie a commencé dans une position mise en place à la main : son départ ne peut pas être vérifié. { $draws ->
        [0] Rien n’a été tiré ensuite.
        [one] Le seul tirage qui suit était honnête : il découle de la graine annoncée.
       *[other] Les { $draws } tirages qui suivent étaient honnêtes : ils découlent de la graine annoncée.
    }
ui-verify-sealed =
    { $seats ->
        [one] Le mélange était honnête : chaque tirage découle de la graine annoncée et du secret d’un des { $all } joueurs.
       *[other] Le mélange était honnête : chaque tirage découle de la graine annoncée et des secrets de { $seats } des { $all } joueurs.
    }
ui-verify-undealt = La partie s’est terminée avant la première carte.
ui-verify-other-secret = Mélange malhonnête : le secret dévoilé pour la place { $seat } n’est pas celui qui avait été annoncé.
ui-verify-other-rule = Rien à vérifier : ce mélange suit une règle que cette version ne connaît pas.
ui-verify-no-promise = Rien à vérifier : le donneur de cette partie n’avait pas annoncé de graine.
ui-verify-no-seed = Rien à vérifier pour l’instant : la graine est dévoilée à la fin de la partie.
ui-verify-bad-seed = Mélange malhonnête : la graine dévoilée n’est pas un nombre hexadécimal.
ui-verify-other-seed = Mélange malhonnête : la graine dévoilée n’est pas celle qui avait été annoncée.
ui-verify-other-draw = Mélange malhonnête : le tirage { $draw } (ligne { $line }) est { $dealt }, mais la graine annoncée donne { $promised }.
ui-verify-unfit = Mélange malhonnête : la ligne { $line } ne suit pas les règles du jeu.
ui-verify-promise = Engagement
ui-verify-seed = Graine
ui-verify-word = Hasard
ui-verify-secret = Secret
ui-verify-draws =
    { $draws ->
        [one] { $draws } tirage vérifié.
       *[other] { $draws } tirages vérifiés.
    }
