### Edgar & Lucien: what is wrong with a file of printed values (an edition), and what would be right. French

fault-map-shape = le plan n’est pas écrit comme le dit docs/editions.md : { $at } : { $reason }
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
