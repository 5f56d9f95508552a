### Vestiaire, le jeu miniature des tests : français

title = Vestiaire
tagline = Qu’a donc accroché la personne d’à côté ?
about = Misez pour voir la carte de la personne d’à côté, et l’échanger peut-être. La plus haute carte gagne.

## Décisions

prompt-colour = Choisissez la couleur de votre mise
prompt-bid = Misez
prompt-peek = Regardez la carte suivante, ou non
prompt-swap = Échangez les cartes, ou non

## Coups

move-red = rouge
move-black = noir
move-bid0 = Ne rien miser
move-bid1 = Miser 1
move-bid2 = Miser 2
move-peek = Regarder la carte
move-leave = Laisser la carte
move-yes = Échanger
move-no = Garder

## Événements

event-ready = { $player } a misé.
event-bids = Les mises : { $bids }.
event-peeked = { $player } regarde une carte : { $card }.
event-peeked-hidden = { $player } regarde une carte.

## La fin

cause-cards = La plus haute carte gagne.
score-card = Carte

## Clauses

section-0 = La partie
TOY-001 = Seules les places qui doivent décider maintenant peuvent décider.
TOY-002 = Une mise est une couleur, puis un nombre ; qui gagne peut regarder, puis échanger.
TOY-009 = Une fois les cartes montrées, la partie est finie.
