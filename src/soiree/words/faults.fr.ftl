### Ce qui ne va pas dans un fichier de valeurs imprimées (une édition), et ce qui irait. Français
### Affichés dans un terminal et dans le formulaire de la page, qui ajoute une majuscule et un point.

fault-game = [game] doit avoir l’identifiant d’un jeu ({ $known }), et non { $game }
fault-edition = le nom de l’édition ne peut avoir que des minuscules sans accent, des chiffres et des traits d’union, 40 au plus, par exemple « ma-boite-2 »
fault-edition-shipped = { $edition } est l’édition fournie avec le jeu ; choisissez un autre nom
fault-number-size = un nombre ne dépasse pas { $most } ici
fault-depth = les tables et les listes sont imbriquées { $most } fois au plus
fault-null = il manque une valeur
fault-unplayable = aucune partie ne peut être préparée avec ces valeurs : { $reason }
fault-too-long = la vérification de ces valeurs dure trop longtemps : le plan a trop de passages, ou un nombre est trop grand
fault-int = il faut ici un nombre entier
fault-float = il faut ici un nombre
fault-str = il faut ici un texte
fault-array = il faut ici une liste
fault-object = il faut ici une table
fault-lacking = il manque { $name }
fault-colour = une couleur s’écrit # et six chiffres hexadécimaux, comme #c8372d
fault-value = cette valeur n’est pas possible : { $reason }
fault-name-languages = le nom doit être donné en anglais et en français : { $what }
fault-toml = ce fichier n’est pas un TOML lisible : { $reason }
fault-edition-twice = [game] : un autre fichier est déjà l’édition { $edition }
fault-shape = une valeur n’est pas écrite comme le dit docs/editions.md : { $at } : { $reason }
