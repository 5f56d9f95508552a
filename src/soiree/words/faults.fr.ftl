### Ce qui ne va pas dans un fichier de valeurs imprimées (une édition), et ce qui irait. Français
### Affichés dans un terminal et dans le formulaire de la page, qui ajoute une majuscule et un point.

fault-game = [game] doit avoir l’identifiant d’un jeu ({ $known }), et non { $game }
fault-edition = le nom de l’édition ne peut avoir que des minuscules sans accent, des chiffres et des traits d’union, 40 au plus, par exemple « ma-boite-2 »
fault-edition-shipped = { $edition } est l’édition fournie avec le jeu ; choisissez un autre nom
fault-number-size = un nombre ne dépasse pas { $most } ici
fault-number-least = un nombre est d’au moins { $least } ici
fault-depth = les tables et les listes sont imbriquées { $most } fois au plus
fault-null = il manque une valeur
fault-unplayable = aucune partie ne peut être préparée avec ces valeurs : { $reason }
fault-too-long = la vérification de ces valeurs dure trop longtemps : le plan a trop de passages, ou un nombre est trop grand
fault-int = il faut ici un nombre entier
fault-float = il faut ici un nombre
fault-str = il faut ici un texte
fault-str-empty = un texte ne peut pas être vide ici
fault-str-most = un texte a { $number } caractères au plus ici
fault-choice = cette valeur ne peut pas être « { $value } » ; docs/editions.md donne celles qui sont possibles
fault-array = il faut ici une liste
fault-array-exact = il faut ici une liste avec { $number } valeurs
fault-object = il faut ici une table
fault-lacking = il manque { $name }
fault-colour = une couleur s’écrit # et six chiffres hexadécimaux, comme #c8372d
fault-value = cette valeur n’est pas possible : { $reason }
fault-name = un nom doit être lisible, sans saut de ligne ni caractère de contrôle
fault-name-languages = le nom doit être donné en anglais et en français : { $what }
fault-toml = ce fichier ne peut pas être lu comme du TOML, ligne { $line }, colonne { $column } : il y manque peut-être un crochet, un guillemet ou une virgule, ou un nom est donné deux fois
fault-toml-end = ce fichier ne peut pas être lu comme du TOML : il manque un crochet ou un guillemet, à la fin ou avant
fault-toml-deep = ce fichier ne peut pas être lu comme du TOML : les tables et les listes y sont trop imbriquées
fault-no-utf = ce fichier ne peut pas être lu : son texte n’est pas en UTF-8
fault-file = ce fichier ne peut pas être lu : { $reason }
fault-file-size = ce fichier ne peut pas être lu : il a plus de { $most } octets
fault-folder = { $variable } : il n’y a pas de dossier { $folder }
fault-identity = [game] doit avoir un id et une edition faits de minuscules sans accent, de chiffres et de traits d’union, comme { $example }
fault-table = le jeu n’a pas de table [{ $name }] : ces valeurs ne seraient pas prises en compte
fault-table-near = le jeu n’a pas de table [{ $name }] : ces valeurs ne seraient pas prises en compte ; peut-être s’agit-il de [{ $near }]
fault-edition-twice = [game] : un autre fichier est déjà l’édition { $edition }
fault-shape = une valeur n’est pas écrite comme le dit docs/editions.md : { $at } : { $reason }
