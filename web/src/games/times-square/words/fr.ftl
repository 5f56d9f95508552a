### Times Square à la table de la page : français

ts-street = La rue, de votre boîte à celle de l’autre joueur
ts-space = { $side } { $number }
ts-suit-S = Lilli
ts-suit-B = Gardes
ts-suit-H = Hans
ts-suit-D = Lola
ts-card-closed = ne peut pas servir maintenant
ts-card-exposed = connue de l’autre joueur
ts-latest = { $player } :
ts-discards = Défausse · { $count }
ts-no-discards = Rien n’a encore été défaussé.
ts-short-Ls = Attirer Lilli
ts-short-Ln = Attirer le garde proche
ts-short-Lf = Attirer le garde éloigné
ts-short-T = Échanger
ts-short-x = Arrêter
ts-prompt-card = { $card } : qui doit avancer ?
ts-prompt-trade = Choisissez les cartes à rendre, puis piochez-en autant.
ts-swap =
    { $count ->
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
ts-help-more = Votre main est complétée à huit cartes, puis Champagne Charly avance et votre tour prend fin.
ts-help-trade = Vous piochez autant de cartes que vous en donnez, puis Champagne Charly avance et votre tour prend fin.
ts-drew = { $player } pioche { $count } cartes ; il en reste { $left }.

## Notes of the first game

ts-note-act = Attirez Brilli-Lilli ou Champagne Charly de votre côté. Choisissez une carte pour voir où elle mène : toutes les cartes d’une même couleur peuvent suivre. Ou attirez quelqu’un vers Hans, ou échangez des cartes.
ts-note-more = Continuez avec des cartes de la même couleur, ou arrêtez : votre main est complétée et Charly vient vers vous, d’une case par personnage sur votre entrée, d’une de plus si Brilli-Lilli et ses deux gardes sont sur votre moitié.
ts-note-trade = Les cartes rendues sont remplacées par des nouvelles. Les personnages ne bougent pas, mais Charly marche quand même.
ts-note-second-pile = C’est la seconde et dernière pioche. Quand elle sera vide, la moitié où se trouve Brilli-Lilli décidera.
