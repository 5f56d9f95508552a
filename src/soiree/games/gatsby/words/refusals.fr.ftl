### Gatsby: why a move is refused, French

idle-supply = la réserve de jetons est vide
idle-cabaret = le Cabaret est plein

refusal-GAT-109 = { $tile } ne fait pas partie des tuiles que vous avez piochées. Gardez l’une de celles-ci : { $drawn }.
refusal-GAT-204 = Le jeton Action se trouve sur l’action « { $action } », qui ne peut donc pas être répétée. Choisissez-en une autre.
refusal-GAT-205-action = Il n’y a pas de tuile Action spéciale sur votre emplacement réservé. Choisissez une action principale.
refusal-GAT-205-force = Il n’y a pas de tuile Action spéciale sur l’emplacement réservé de l’adversaire. Choisissez une action principale.
refusal-GAT-206 = L’action « { $action } » n’aurait aucun effet maintenant : { $reason }. Le tour précédent n’en a eu aucun non plus : choisissez une action qui change quelque chose.
refusal-GAT-301 = La case { $space } du Cabaret a déjà un jeton. Choisissez une case libre.
refusal-GAT-302 = La case { $space } du Cabaret ne touche aucun jeton. Choisissez une case libre qui touche un jeton par un côté, qu’il soit à vous ou à l’adversaire.
refusal-GAT-303 = La case { $space } n’a pas de côté commun avec la case { $anchor }, où vous venez de placer un jeton. Choisissez une case libre à côté de celle-ci.
refusal-GAT-501-closed = La course de la piste { $row } est terminée. Choisissez une autre piste.
refusal-GAT-501-taken = La case { $space } de la piste { $row } a déjà un jeton. Choisissez une case libre.
refusal-GAT-502 = Sur la piste { $row }, un jeton va sur la case libre la plus à gauche : la case { $space }.
refusal-GAT-503 = Vous avez déjà placé un jeton de cette action sur la piste { $row }. Choisissez une piste autre que { $used }.
refusal-GAT-504 = Ce jeton va sur la même piste que le précédent : la piste { $row }.
refusal-GAT-621-swap-own = Vous n’avez pas de jeton à cet endroit : { $space }. Choisissez un de vos jetons sur le plateau.
refusal-GAT-621-swap-other = L’adversaire n’a pas de jeton à cet endroit : { $space }. Choisissez un de ses jetons sur le plateau.
refusal-GAT-661-gone = Il n’y a plus de personnage à cet endroit : { $place }. Choisissez-en un qui est encore sur le plateau.
refusal-GAT-661-twice = Vous avez déjà choisi ce personnage : { $place }. Choisissez-en un second, différent.
refusal-GAT-702 = { $tile } ne fait pas partie des tuiles que vous avez piochées. Choisissez l’une de celles-ci : { $drawn }.
