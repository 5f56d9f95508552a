### Gatsby: what is wrong with a file of printed values (an edition), and what would be right. French

fault-only-option = la seule option est [options.{ $option }] : ne l’écrivez pas, ou recopiez-la
fault-option-values = [options.{ $option }] doit avoir des valeurs parmi { $values }, dont l’une par défaut
fault-two-seats = le jeu est pour deux joueurs, aux places 0 et 1
fault-how-many =
    { $number } { $what ->
        [place] emplacements
        [character] personnages
        [suit] familles
        [special] tuiles spéciales
        [action] actions principales
        [race-row] pistes
       *[cabaret-tile] dalles du Cabaret
    } : il en faut de 1 à { $most }
fault-spare-characters = il faut un personnage pour chacun des { $places } emplacements et { $rest } pour la boîte, ni plus ni moins ; il y en a { $number }
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
        [location] il n’y a pas de lieu
        [face] il n’y a pas de face
        [bonus] il n’y a pas de bonus
        [place] il n’y a pas d’emplacement
        [side] il n’y a pas de côté
       *[step] il n’y a pas d’étape
    } { $name }
fault-ranked-hidden = seuls des personnages face visible peuvent être classés
fault-won-once = { $location } : chaque emplacement doit se gagner d’une seule manière : { $places }
fault-tile-size = une dalle du Cabaret doit avoir de 1 à { $most } cases de côté, et non { $number }
fault-quadrants = le Cabaret doit avoir quatre dalles, chacune dans son quart
fault-outside-tile = dalle { $tile } : une case est hors de la dalle
fault-two-on-a-space = dalle { $tile } : deux étoiles ou deux bonus sont sur la même case
fault-stars = quatre dalles quelconques doivent avoir au moins { $least } étoiles, pour que le premier jeton ne les tienne pas toutes
fault-opposite-sides = { $place } doit relier deux côtés opposés
fault-goal-kind = un but du Cabaret doit être « cross » ou « stars », et non { $kind }
fault-floors = les paliers doivent être au-dessus du départ, chacun sur sa propre marche, le plus haut au sommet
fault-tower-bonus = un bonus de la tour doit être au-dessus du départ, seul sur sa marche ; un bonus sous un personnage s’écrit avec son palier
fault-levels = la tour doit avoir au plus { $most } marches au-dessus du départ
fault-advance = on doit avancer d’au moins une marche
fault-row-numbers = les pistes de l’Hippodrome doivent être numérotées à partir de 1
fault-spaces = il y a plus de { $most } cases à l’Hippodrome
fault-row-length = la piste { $row } a { $number } cases ; il en faut un nombre impair, à partir de 3, pour éviter l’égalité
fault-row-bonus = un bonus de la piste { $row } n’a pas de case à lui
fault-no-steps = { $action } n’a pas d’étapes
fault-many-steps = { $action } a plus d’étapes que la liste des tâches n’en contient, avec les bonus de la tour
fault-follower = { $action } : { $step } doit suivre un jeton de la même action, dans le même lieu
fault-endless-steps = { $action } : swap et look sont réservés aux tuiles spéciales ; dans une action principale, on pourrait les répéter sans fin
fault-climbers = deux actions principales doivent faire avancer, pour que l’une soit toujours possible
