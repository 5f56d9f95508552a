### Ce qui ne va pas dans un fichier de valeurs imprimées (une édition), et ce qui irait. Français
### Affichés dans un terminal et dans le formulaire de la page, qui ajoute une majuscule et un point.

fault-game = [game] doit avoir l’identifiant d’un jeu ({ $known }), et non { $game }
fault-edition = le nom de l’édition ne peut avoir que des minuscules sans accent, des chiffres et des traits d’union, 40 au plus, par exemple « ma-boite-2 »
fault-edition-shipped = { $edition } est l’édition fournie avec le jeu ; choisissez un autre nom
fault-number-size = un nombre ne dépasse pas { $most } ici
fault-depth = les tables et les listes sont imbriquées { $most } fois au plus
fault-null = il manque une valeur
fault-unplayable = aucune partie ne peut être préparée avec ces valeurs : { $reason }
fault-too-long = la vérification de ces valeurs dure trop longtemps : la carte a trop de passages, ou un nombre est trop grand
fault-int = il faut ici un nombre entier
fault-float = il faut ici un nombre
fault-str = il faut ici un texte
fault-array = il faut ici une liste
fault-object = il faut ici une table
fault-lacking = il manque { $name }
fault-value = cette valeur n’est pas possible : { $reason }
fault-map-shape = la carte n’est pas écrite comme le dit docs/editions.md : { $reason }
fault-side-of-seats = [thresholds.{ $seats }] doit nommer la face sur laquelle on joue à { $seats }
fault-few-districts = la face { $side } a moins de quartiers que de places
fault-collector = [thresholds.{ $seats }] : { $number } quartiers sont demandés, la face { $side } en a moins
fault-bureaucrat = [thresholds.{ $seats }] : { $number } Administrations sont demandées, la face { $side } en a moins
fault-position = la position { $code }
fault-district = le quartier { $district }
fault-code-letter = le code { $code } de la roue n’est pas une seule lettre
fault-stay-code = la position { $code } de la roue doit être « stay », et aucune autre
fault-code-twice = deux positions de la roue ont le même code
fault-no-stay = la roue n’a pas de position { $code } pour rester sur place
fault-many-positions = une roue a au plus { $most } positions, « stay » comprise ; celle-ci en a { $number }
fault-district-id = l’identifiant { $district } n’est pas une majuscule suivie d’au plus trois lettres ou chiffres
fault-other-number = le quartier { $district } a un autre numéro sur une autre face
fault-needle = la roue ne peut pas avoir le code { $code } : une aiguille s’y écrirait { $needle }, qui est un autre coup
fault-taken-id = aucun quartier ne peut avoir l’identifiant { $district } : c’est un autre coup du jeu
fault-number-twice = deux quartiers ont le même numéro
fault-some-numbers = soit tous les quartiers ont un numéro, soit aucun n’en a
fault-many-districts = un fichier a au plus { $most } identifiants de quartiers différents (les faces peuvent les partager) ; celui-ci en a { $number }
fault-name-languages = le nom doit être donné en anglais et en français : { $what }
fault-side-letter = la face { $side } n’est pas une seule majuscule
fault-district-twice = la face { $side } a deux fois le même quartier
fault-border-districts = face { $side } : une frontière doit relier deux quartiers de la face ; { $a } et { $b } n’en sont pas
fault-border-code = face { $side } : { $code } n’est pas une couleur de frontière de la roue
fault-border-twice = la face { $side } a deux fois la même frontière
fault-no-metro = la face { $side } n’a pas de métro { $name } ; sans ligne, on écrit metro.{ $metro } = []
fault-line-twice = face { $side } : le métro { $metro } a deux fois la même ligne
fault-line-code = face { $side } : { $code } n’est pas une ligne de métro de la roue
fault-stations = face { $side } : la ligne { $code } doit avoir au moins deux bouches, dans des quartiers différents de la face
fault-side = face { $side } : { $reason }
fault-some-drawn = soit tous les quartiers d’une face sont dessinés (outline, ou bien r_in, r_out, a0 et a1), soit aucun ne l’est
fault-outline = le contour du quartier { $district } n’est pas un polygone
fault-ring = le secteur d’anneau du quartier { $district } ne respecte pas r_in < r_out et a0 < a1
fault-of-the-rulebook = [{ $table }] vient du livret de règles, pas d’une édition : ne l’écrivez pas, ou recopiez-le tel quel
fault-seats = [game] : le nombre de joueurs doit être parmi { $numbers }
fault-toml = ce fichier n’est pas un TOML lisible : { $reason }
fault-edition-twice = [game] : un autre fichier est déjà l’édition { $edition }

# Gatsby

fault-shape = une valeur n’est pas écrite comme le dit docs/editions.md : { $reason }
fault-only-option = la seule option est [options.{ $option }] : ne l’écrivez pas, ou recopiez-la
fault-option-values = [options.{ $option }] doit avoir des valeurs parmi { $values }, dont l’une par défaut
fault-two-seats = le jeu est pour deux joueurs, aux places 0 et 1
fault-how-many =
    { $number } { $what ->
        [place] lieux
        [character] personnages
        [suit] familles
        [special] tuiles spéciales
        [action] actions principales
        [race-row] rangées
       *[cabaret-tile] tuiles du Cabaret
    } : il en faut de 1 à { $most }
fault-spare-characters = il faut un personnage pour chacun des { $places } lieux et { $rest } pour la boîte, ni plus ni moins ; il y en a { $number }
fault-opening = au début, on doit piocher au moins une tuile chaque fois, et en garder une
fault-id = l’identifiant { $name } n’est pas une minuscule suivie d’au plus 19 minuscules, chiffres ou traits d’union, ou commence par { $level }
fault-token-twice =
    { $kind ->
        [moves] des coups ont
       *[outcomes] des tirages ont
    } un même nom pour deux choses : { $tokens }
fault-suit-twice = deux familles ont le même identifiant
fault-unknown =
    { $what ->
        [suit] il n’y a pas de famille
        [location] il n’y a pas de quartier
        [face] il n’y a pas de face
        [bonus] il n’y a pas de bonus
        [place] il n’y a pas de lieu
        [side] il n’y a pas de côté
       *[step] il n’y a pas d’étape
    } { $name }
fault-ranked-hidden = seuls des personnages face visible peuvent être classés
fault-won-once = { $location } : chaque lieu doit se gagner d’une seule manière : { $places }
fault-tile-size = une tuile du Cabaret doit avoir de 1 à { $most } cases de côté, et non { $number }
fault-quadrants = le Cabaret doit avoir quatre tuiles, chacune dans son quart
fault-outside-tile = tuile { $tile } : une case est hors de la tuile
fault-two-on-a-space = tuile { $tile } : deux étoiles ou deux bonus sont sur la même case
fault-stars = quatre tuiles quelconques doivent avoir au moins { $least } étoiles, pour que le premier jeton ne les tienne pas toutes
fault-opposite-sides = { $place } doit relier deux côtés opposés
fault-goal-kind = un but du Cabaret doit être « cross » ou « stars », et non { $kind }
fault-floors = les paliers doivent être au-dessus du départ, chacun à son niveau, le plus haut au sommet
fault-tower-bonus = un bonus de la tour doit être au-dessus du départ, seul à son niveau ; un bonus sous un personnage s’écrit avec son palier
fault-levels = la tour doit avoir au plus { $most } niveaux au-dessus du départ
fault-advance = on doit monter d’au moins un niveau
fault-row-numbers = les rangées de l’Hippodrome doivent être numérotées à partir de 1
fault-spaces = il y a plus de { $most } cases à l’Hippodrome
fault-row-length = la rangée { $row } a { $number } cases ; il en faut un nombre impair, à partir de 3, pour éviter l’égalité
fault-row-bonus = un bonus de la rangée { $row } n’a pas de case à lui
fault-no-steps = { $action } n’a pas d’étapes
fault-many-steps = { $action } a plus d’étapes que la liste des tâches n’en contient, avec les bonus de la tour
fault-follower = { $action } : { $step } doit suivre un jeton de la même action, dans le même quartier
fault-endless-steps = { $action } : swap et look sont réservés aux tuiles spéciales ; dans une action principale, on pourrait les répéter sans fin
fault-climbers = deux actions principales doivent faire monter, pour que l’une soit toujours possible

# Les Ombres de Macao

fault-piles = il doit y avoir quatre piles (MAC-106)
fault-units-blue = une carte bleue doit produire une unité (MAC-404)
fault-hit-cards = une Tueuse doit faire défausser une carte (MAC-510)
fault-card-code-twice = deux codes sont identiques
fault-nameless = le jeu a des mots pour ses types de personnages, ses ressources et ses établissements, mais pas pour { $codes }
fault-kind = un type de personnage est inconnu
fault-joker-face = une seule carte doit produire le diamant : la Veuve
fault-silent = chaque carte doit produire une ressource, une Négociante aussi ; { $codes } n’en produit pas
fault-outside-pair = une Négociante doit produire l’une des deux ressources de sa paire ; { $codes } en produit une autre
fault-diamond-cost = aucun coût ne peut demander de diamant, qui remplace n’importe quelle ressource (MAC-407) ; c’est pourtant le cas ici : { $codes }
fault-produced = une ressource produite est inconnue
fault-pair = une Négociante doit relier deux ressources, et elle seule
fault-cost = un coût doit être de 1 à { $most } unités de ressources connues
fault-cards = il doit y avoir { $most } cartes au plus
fault-resources = il doit y avoir { $most } ressources au plus
fault-tiles = il doit y avoir { $most } établissements au plus
fault-setups = il faut une mise en place pour chaque nombre de joueurs, de 2 à { $most }
fault-pile-sizes = les piles doivent contenir exactement le paquet (MAC-105)
fault-widows = il n’y a pas assez de Veuves
fault-enough-tiles = il n’y a pas assez d’établissements

# Times Square

fault-rulebook-tables = ce que font les cartes vient du livret de règles : n’écrivez pas { $tables }
fault-card-kinds = les types et les couleurs des cartes viennent du livret de règles ; seul leur nombre peut changer
fault-only-hand = des règles, seul le nombre de cartes en main peut changer
fault-figures = les personnages doivent être ceux du livret de règles
fault-street = la place doit aller de -N à N, où N est compris entre { $least } et { $most }, avec la plaque d’égout en 0
fault-entrances = les entrées doivent être les cases extérieures des deux bouts
fault-clubs-alike = les deux boîtes de nuit doivent commencer à égalité : Brilli-Lilli et Champagne Charly sur la plaque d’égout, un garde du corps de chaque côté sur la place
fault-hal-deb = Hans et Lola doivent commencer hors des entrées, de la même manière pour les deux places
fault-hand = une main doit avoir de 1 à { $most } cartes
fault-copies = il doit y avoir au plus { $most } cartes de chaque type
fault-deck = il doit y avoir plus de cartes que les deux mains n’en contiennent
