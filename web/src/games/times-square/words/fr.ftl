### Times Square à la table de la page : français

ts-street = La place, de votre boîte de nuit à celle de l’adversaire
ts-space = { $side }, case { $number }
ts-suit-S = Lilli
ts-suit-B = Gardes
ts-suit-H = Hans
ts-suit-D = Lola
ts-card-closed = ne peut pas servir maintenant
ts-card-exposed = connue de l’adversaire
ts-latest = { $player } :
ts-discards = Défausse · { $count }
ts-no-discards = Rien n’a encore été défaussé.
ts-short-Ls = Attirer Lilli
ts-short-Ln = Attirer le garde proche
ts-short-Lf = Attirer le garde éloigné
ts-short-T = Échanger
ts-short-x = Arrêter
ts-prompt-card = { $card } : qui doit avancer ?
ts-prompt-trade = Choisissez les cartes à défausser ; vous en piocherez autant.
ts-swap =
    { $count ->
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
ts-help-more = Votre main est complétée, puis Champagne Charly avance et votre tour prend fin.
ts-help-trade = Vous piochez autant de cartes que vous en défaussez, puis Champagne Charly avance et votre tour prend fin.
ts-drew =
    { $left ->
        [0] { $player } pioche { $count } cartes, les dernières de la pioche.
       *[other] { $player } pioche { $count } cartes ; il en reste { $left } dans la pioche.
    }

## Notes of the first game

ts-note-act = Attirez Brilli-Lilli ou Champagne Charly sur votre entrée, à gauche. Choisissez une carte pour voir où elle mène : d’autres cartes de la même couleur peuvent suivre. Ou attirez quelqu’un vers Hans, ou échangez des cartes.
ts-note-more = Continuez avec des cartes de la même couleur, ou arrêtez : votre main est complétée et Charly vient vers vous, d’une case par personnage sur votre entrée, d’une de plus si Brilli-Lilli et ses deux gardes sont sur votre moitié.
ts-note-trade = Les cartes défaussées sont remplacées par des nouvelles. Les personnages ne bougent pas, mais Charly avance quand même.
ts-note-second-pile = C’est la seconde et dernière pioche. Quand elle sera vide, la partie s’arrêtera : vous gagnez si Brilli-Lilli est sur votre moitié.
