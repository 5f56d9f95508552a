### Times Square: words, French

## The game

title = Auf der Reeperbahn
tagline = Deux boîtes de nuit, une place sous les néons et six noctambules qui n’appartiennent à personne : attirez Brilli-Lilli ou Champagne Charly jusqu’à votre porte.
designer = Reiner Knizia
about = Auf der Reeperbahn nachts um halb zwei, en anglais Times Square, est un bras de fer à deux entre deux boîtes de nuit. Des cartes d’une même couleur attirent de votre côté Brilli-Lilli, ses gardes du corps, Hans le Blond ou Lola la Rouge, et à la fin de votre tour Champagne Charly suit la foule que vous avez réunie. Si Brilli-Lilli ou Champagne Charly arrive sur votre entrée, vous gagnez aussitôt. Si la pioche s’épuise pour la seconde fois, le joueur qui a Brilli-Lilli sur sa moitié gagne ou, si elle est au milieu, celui qui a Champagne Charly.

## Sections of the rules

section-1 = Mise en place
section-2 = Le tour
section-3 = Déplacer les personnages
section-4 = Jouer des cartes
section-5 = L’influence de Lola
section-6 = Attirer vers Hans
section-7 = Échange, main et pioche
section-8 = Champagne Charly
section-9 = Fin de partie

## 1 Setup

TS-101 = La place est une ligne de { $street } cases, avec au milieu la plaque d’égout, qui n’appartient à aucune moitié. Les { $last } cases à l’ouest forment la moitié du joueur de l’ouest, les { $last } cases à l’est celle du joueur de l’est ; dans chacune, les cases se comptent de 1 à { $last } à partir de la plaque d’égout.
TS-102 = Les cases { $gate } à { $last } de chaque moitié en sont l’entrée. Ce sont des cases ordinaires de la place, et elles font partie de leur moitié.
TS-103 = La place a deux voies parallèles, aux mêmes cases : Champagne Charly suit le bord sombre, les cinq autres personnages la voie éclairée. Ce qui se trouve sur une voie ne gêne jamais l’autre.
TS-104 = Il y a six personnages : Brilli-Lilli, ses deux gardes du corps, Hans, Lola et Champagne Charly. Aucun n’appartient à un joueur.
TS-105 = Le paquet compte { $cards } cartes : { $green } vertes (Brilli-Lilli 1 ×{ $s }), { $grey } grises (Garde 1 ×{ $b1 }, Gardes 1+1 ×{ $b2 }, Resserrer ×{ $bc }), { $yellow } jaunes (Hans 1 ×{ $h1 }, Hans 2 ×{ $h2 }, Hans 3 ×{ $h3 }) et { $red } rouges (Lola 1 ×{ $d1 }, Lola 2 ×{ $d2 }, Lola 3 ×{ $d3 }, Lola 4 ×{ $d4 }, Lola 5 ×{ $d5 }, Lola à la plaque d’égout ×{ $dm }). Rien ne distingue deux cartes de la même sorte.
TS-106 = Au départ, Brilli-Lilli et Champagne Charly sont sur la plaque d’égout, et un garde du corps se tient sur la case { $guards } de chaque moitié.
TS-107 = Le hasard donne Hans à l’un des joueurs et Lola à l’autre, à chances égales (autour d’une vraie table : un dans chaque poing fermé). { $apart ->
    [0] Chacun commence sur la case { $beside } de la moitié de ce joueur.
   *[other] Hans commence sur la case { $beside } de la moitié de son joueur, Lola sur la case { $debs } de l’autre.
}
TS-108 = Chaque joueur reçoit ensuite { $hand } cartes que l’adversaire ne voit pas : d’abord le joueur de l’ouest, puis celui de l’est. Les autres cartes forment la première pioche, et la défausse est vide.
TS-109 = Le joueur qui a reçu Hans joue le premier tour.

## 2 The turn

TS-201 = Les joueurs jouent à tour de rôle : seul décide le joueur dont c’est le tour, et seulement quand le jeu lui demande un choix.
TS-202 = Un tour compte trois étapes, dans cet ordre : une action (jouer des cartes, attirer ou échanger) ; compléter la main, seulement après avoir joué ou échangé ; puis le déplacement de Champagne Charly, quelle que soit l’action.
TS-203 = On ne peut pas passer : vous devez jouer au moins une carte, ou attirer, ou échanger au moins une carte. C’est toujours possible, car les deux mains sont complètes au début de chaque tour.
TS-204 = Une seule action par tour : après avoir joué une carte, vous ne pouvez plus ni attirer ni échanger ; après avoir annoncé un échange, ni jouer ni attirer.
TS-205 = Quand la partie se termine au cours d’un tour, ce tour s’arrête là : ni autre carte, ni pioche, ni déplacement de Champagne Charly.
TS-206 = Après le déplacement de Champagne Charly, c’est à l’autre joueur de jouer et le numéro du tour augmente de 1. La couleur, le rôle des cartes rouges et l’ordre de l’échange du tour précédent ne comptent plus.

## 3 Moving figures

TS-301 = Un personnage avance exactement du nombre de cases indiqué, vers votre boîte de nuit et en une seule fois : jamais moins, jamais en arrière, jamais en plusieurs fois sauf si la carte le dit. La plaque d’égout compte comme n’importe quelle case.
TS-302 = Aucun personnage ne quitte la place : un déplacement au-delà de la dernière case de votre côté n’est pas permis.
TS-303 = Brilli-Lilli reste entre ses gardes du corps : après chaque carte, chaque paire et chaque fois qu’on attire, les trois occupent trois cases différentes, Brilli-Lilli au milieu, à n’importe quelle distance. Un déplacement qui finit autrement n’est pas permis.
TS-304 = En dehors de l’ordre de Brilli-Lilli et de ses gardes du corps, les personnages ne se bloquent jamais : chacun peut dépasser les autres et partager leur case. Hans et Lola ne bloquent personne, et personne ne les bloque. Une case de la voie éclairée accueille donc au plus trois personnages : Hans, Lola, et Brilli-Lilli ou un garde du corps.
TS-305 = Champagne Charly ne bouge qu’à la dernière étape d’un tour ; aucune carte ne le déplace, et on ne l’attire pas.
TS-306 = Ce qui ne peut pas être exécuté en entier, ou qui laisserait tous les personnages où ils sont, n’est pas permis.

## 4 Playing cards

TS-401 = Les cartes se jouent une à une, chacune exécutée en entier avant de choisir la suivante. Seules les deux cartes d’un déplacement en groupe se jouent ensemble.
TS-402 = Toutes les cartes jouées dans un tour ont la couleur de la première. Une carte rouge jouée comme joker reste rouge : on ne peut pas y ajouter de cartes de la couleur qu’elle imite.
TS-403 = Après chaque carte, vous pouvez vous arrêter ; rien ne vous oblige à continuer.
TS-404 = La carte ou la paire passe d’abord de votre main à la défausse, face visible ; ensuite les personnages se déplacent ; enfin on vérifie si Brilli-Lilli est sur une entrée.
TS-405 = Vous ne pouvez jouer ou défausser que ce que vous avez en main ; une paire demande les deux cartes.
TS-411 = Une carte Brilli-Lilli la fait avancer d’une case vers votre boîte de nuit. Ce n’est pas permis si votre garde proche, celui qui se tient du côté de votre boîte de nuit, occupe cette case.
TS-412 = Deux cartes Brilli-Lilli jouées ensemble font un déplacement en groupe : Brilli-Lilli et ses deux gardes du corps avancent d’une case vers votre boîte de nuit, tous à la fois. Ce n’est pas permis si votre garde proche est déjà sur la dernière case de votre côté.
TS-413 = Dans un même tour, vous pouvez jouer des cartes Brilli-Lilli seules et des paires, autant que vous voulez et dans l’ordre que vous voulez. Avoir deux cartes Brilli-Lilli n’oblige pas à en faire une paire.
TS-421 = Garde 1 fait avancer un garde du corps de votre choix d’une case vers votre boîte de nuit : le garde proche s’il reste sur la place, ou le garde éloigné s’il reste derrière Brilli-Lilli.
TS-422 = Gardes 1+1 peut faire avancer les deux gardes du corps d’une case chacun vers votre boîte de nuit. Le garde proche doit rester sur la place et le garde éloigné derrière Brilli-Lilli, sinon ce n’est pas permis.
TS-423 = Gardes 1+1 peut aussi faire avancer un seul garde du corps de deux cases vers votre boîte de nuit : le garde proche s’il reste sur la place, ou le garde éloigné s’il reste derrière Brilli-Lilli. Faire avancer un seul garde d’une seule case avec cette carte n’est pas permis.
TS-424 = Resserrer place les deux gardes du corps juste à côté de Brilli-Lilli, chacun dans le sens nécessaire. Il suffit que l’un des deux bouge ; s’ils sont déjà tous deux à ses côtés, ce n’est pas permis.
TS-431 = Une carte Hans fait avancer Hans exactement du nombre indiqué, de 1 à 3 cases, vers votre boîte de nuit. Il ne peut pas dépasser la dernière case de votre côté.
TS-441 = Une carte Lola à nombre, jouée pour Lola elle-même, la fait avancer exactement du nombre indiqué, de 1 à 5 cases, vers votre boîte de nuit. Elle ne peut pas dépasser la dernière case de votre côté.
TS-442 = Lola à la plaque d’égout, jouée pour Lola elle-même, la place sur la plaque d’égout, d’où qu’elle vienne. Ce n’est pas permis si elle y est déjà.

## 5 Deb’s influence

TS-501 = Une carte rouge ne peut déplacer quelqu’un d’autre que Lola que si, juste avant cette carte ou cette paire, Lola se trouve entre Brilli-Lilli et votre bout de la place. Sur la case même de Brilli-Lilli, elle n’est pas entre les deux ; sur votre entrée, elle l’est. La plaque d’égout et les gardes du corps n’y changent rien.
TS-502 = La première carte rouge d’un tour décide qui toutes les cartes rouges du tour déplacent : Lola, Brilli-Lilli, les gardes du corps ou Hans. Après une carte rouge qui a déplacé Lola, plus de joker dans ce tour ; après un joker, Lola ne se déplace plus.
TS-503 = Les deux gardes du corps forment un seul rôle : chaque carte rouge jouée pour eux peut choisir l’un ou l’autre.
TS-504 = L’influence de Lola est vérifiée de nouveau avant chaque carte rouge jouée comme joker. Comme Lola ne bouge pas dans un tel tour, seul un déplacement de Brilli-Lilli peut y mettre fin.
TS-505 = Aucune carte rouge n’emmène Brilli-Lilli au-delà de Lola. Brilli-Lilli peut s’arrêter sur la case de Lola, mais alors l’influence cesse et plus aucune carte rouge ne peut être jouée dans ce tour.
TS-506 = Une carte rouge jouée comme joker ne déplace jamais Champagne Charly.
TS-510 = Jokers au nombre imprimé : une carte rouge fait avancer un autre personnage exactement du nombre qu’elle indique, et ne remplace jamais une carte d’une autre couleur.
TS-511 = Jokers au nombre imprimé : seules Lola 1 à Lola 5 peuvent servir de joker ; Lola à la plaque d’égout déplace toujours Lola.
TS-512 = Jokers au nombre imprimé : une carte rouge jouée pour Brilli-Lilli la fait avancer exactement du nombre indiqué vers votre boîte de nuit. Elle ne peut ni atteindre votre garde proche ni dépasser Lola.
TS-513 = Jokers au nombre imprimé : une carte rouge jouée pour les gardes du corps fait avancer l’un d’eux exactement du nombre indiqué vers votre boîte de nuit ; ce nombre ne se partage pas entre les deux. Le garde proche doit rester sur la place, le garde éloigné derrière Brilli-Lilli.
TS-514 = Jokers au nombre imprimé : une carte rouge jouée pour Hans le fait avancer exactement du nombre indiqué vers votre boîte de nuit. Il ne peut pas dépasser la dernière case de votre côté.
TS-515 = Jokers au nombre imprimé : pas de déplacement en groupe avec des cartes rouges.
TS-520 = Jokers en remplacement : une carte rouge remplace une carte d’une autre couleur, et ne fait jamais avancer un personnage de son propre nombre.
TS-521 = Jokers en remplacement : toute carte rouge peut servir de joker, Lola à la plaque d’égout comprise, et son propre nombre ne compte pas. Elle vaut une carte au choix de la couleur qu’elle imite, avec l’effet et les conditions de cette carte.
TS-522 = Jokers en remplacement : une carte rouge jouée pour les gardes du corps vaut Garde 1, Gardes 1+1 ou Resserrer, au choix pour chaque carte.
TS-523 = Jokers en remplacement : une carte rouge jouée pour Hans vaut Hans 1, Hans 2 ou Hans 3, au choix pour chaque carte.
TS-524 = Jokers en remplacement : pour Brilli-Lilli, une carte rouge vaut Brilli-Lilli 1, et deux cartes rouges quelconques jouées ensemble font le déplacement en groupe ; vous pouvez faire l’un et l’autre dans un même tour. Une carte rouge et une verte ne font jamais une paire.
TS-525 = Jokers en remplacement : Brilli-Lilli ne peut de toute façon pas dépasser Lola, car elle avance d’une case à la fois avec Lola devant elle et atteint tout au plus sa case.

## 6 Luring to Hal

TS-601 = Attirer se fait sans carte : Brilli-Lilli ou un garde du corps saute sur la case de Hans, dans un sens ou dans l’autre et de n’importe quelle distance.
TS-602 = On n’attire jamais Lola, ni Champagne Charly, et Hans lui-même ne bouge pas.
TS-603 = Attirer laisse Brilli-Lilli entre ses gardes du corps : vous pouvez attirer Brilli-Lilli si Hans se trouve entre les deux, le garde proche si Hans est plus près de votre boîte de nuit qu’elle, le garde éloigné si Hans en est plus loin qu’elle.
TS-604 = Le personnage attiré doit changer de case : un personnage qui est déjà sur la case de Hans ne peut pas être attiré.
TS-605 = Après le saut, on vérifie si Brilli-Lilli est sur une entrée, la vôtre ou celle de l’adversaire. Si la partie continue, on ne complète pas la main et Champagne Charly se déplace.
TS-606 = Attirer peut amener Brilli-Lilli sur l’entrée de l’autre joueur : c’est alors lui qui gagne.
TS-607 = Tant que Brilli-Lilli ou un garde du corps se trouve sur la case de Hans, aucun joueur ne peut attirer. Après avoir attiré, il faut donc qu’une carte jouée ait déplacé Hans, Brilli-Lilli ou un garde du corps avant qu’on attire de nouveau ; un échange n’y change rien.

## 7 Trade, refill and draw pile

TS-701 = Un échange s’annonce d’abord ; ensuite seulement, on désigne une à une les cartes à défausser.
TS-702 = Un échange défausse au moins une carte et au plus toute la main ; après la première, vous pouvez vous arrêter à tout moment.
TS-703 = Les cartes d’un échange se désignent dans l’ordre : vertes, grises, jaunes, rouges, et dans chaque couleur par nombre croissant, Resserrer en dernier des grises et Lola à la plaque d’égout en dernier des rouges. Après une carte, on ne peut plus revenir à une sorte qui la précède ; on peut désigner encore la même sorte.
TS-704 = Chaque carte désignée pour un échange passe aussitôt de votre main à la défausse, face visible.
TS-711 = Pour compléter votre main, vous piochez une carte à la fois jusqu’à en avoir { $hand }.
TS-712 = Toutes les cartes de la pioche ont la même chance d’être tirées.
TS-713 = Quand la dernière carte de la première pioche est tirée, toute la défausse, cartes de ce tour comprises, devient aussitôt la seconde pioche, même si votre main est complète. Si elle ne l’est pas, vous continuez à piocher.
TS-714 = Quand la dernière carte de la seconde pioche est tirée, la partie se termine aussitôt, même si votre main n’est pas complète ; Champagne Charly ne bouge pas.
TS-715 = Le nombre de cartes de la pioche et de la défausse est connu de tous à tout moment. La défausse ne peut être consultée qu’à une table avec aide-mémoire.

## 8 Charlie

TS-801 = À la dernière étape de votre tour, Champagne Charly avance vers votre boîte de nuit : d’une case pour chaque personnage qui compte sur votre entrée, et d’une de plus si Brilli-Lilli et ses deux gardes du corps sont sur votre moitié.
TS-802 = Sur votre entrée, Hans, Lola et les gardes du corps comptent chacun une case, de 0 à 3 en tout : les deux gardes ne peuvent pas être au même bout de la place, et l’arrivée de Brilli-Lilli aurait déjà mis fin à la partie.
TS-803 = Brilli-Lilli et ses deux gardes du corps comptent ensemble une case si tous trois sont sur votre moitié, sinon rien. Un personnage sur la plaque d’égout n’est sur aucune moitié.
TS-804 = Champagne Charly s’arrête sur la première case de votre entrée, même s’il lui restait des cases à parcourir. On vérifie alors s’il est entré.
TS-805 = Ce qui se trouve sur l’entrée ou la moitié de l’autre joueur ne compte pas pendant votre tour.

## 9 The end

TS-901 = Après chaque carte, chaque paire et chaque fois qu’on attire : si Brilli-Lilli est sur une entrée, la partie se termine et le propriétaire de cette entrée gagne, peu importe qui l’y a amenée. { $doorway ->
    [2] Elle ne peut en atteindre que la première case.
   *[other] N’importe quelle case de l’entrée suffit.
}
TS-902 = Après le déplacement de Champagne Charly : s’il est sur une entrée, la partie se termine et le propriétaire de cette entrée, dont c’est le tour, gagne.
TS-903 = Quand la seconde pioche est épuisée, la partie se termine, et ce sont les positions de Brilli-Lilli et de Champagne Charly qui décident.
TS-904 = Quand la pioche est épuisée, le joueur qui a Brilli-Lilli sur sa moitié gagne ; si elle est sur la plaque d’égout, c’est celui qui a Champagne Charly sur la sienne. S’il est lui aussi sur la plaque d’égout, la partie est nulle.
TS-905 = La victoire vaut 1, la défaite 0 ; pour une partie nulle, chacun reçoit ½.
TS-906 = Une fois la partie terminée, il n’y a plus rien à décider ni à piocher.

## Options

option-joker = Cartes rouges comme jokers
option-joker-about = Ce que vaut une carte rouge quand l’influence de Lola lui permet de déplacer un autre personnage ; le texte du livret que nous avons ne le dit pas.
option-joker-printed = Déplacent un personnage du nombre imprimé
option-joker-substitute = Remplacent une carte au choix d’une autre couleur

## Prompts and stages

prompt-act = À vous : jouez, attirez ou échangez
prompt-more = Jouez une autre carte de cette couleur, ou arrêtez
prompt-trade = Choisissez une carte à défausser, ou arrêtez
stage-fists = Deux poings fermés : l’un cache Hans, l’autre Lola
stage-deal = Distribution des cartes
stage-draw = Pioche des cartes manquantes
stage-over = La partie est terminée

## Colours and roles

suit-S = vert
suit-B = gris
suit-H = jaune
suit-D = rouge
role-deb = Lola
role-sue = Brilli-Lilli
role-guards = les gardes du corps
role-hal = Hans

## Figures

figure-sue = Brilli-Lilli
figure-guard = Le garde côté { $player }
figure-hal = Hans
figure-deb = Lola
figure-charlie = Champagne Charly
figure-near = Le garde proche
figure-far = Le garde éloigné

## Cards

card-S = Brilli-Lilli 1
card-B1 = Garde 1
card-B2 = Gardes 1+1
card-Bc = Resserrer
card-H1 = Hans 1
card-H2 = Hans 2
card-H3 = Hans 3
card-D1 = Lola 1
card-D2 = Lola 2
card-D3 = Lola 3
card-D4 = Lola 4
card-D5 = Lola 5
card-Dm = Lola à la plaque d’égout

## Moves, as offered in a menu

move-S = Brilli-Lilli, 1 case
move-SS = Brilli-Lilli et ses deux gardes, 1 case
move-B1n = Garde proche, 1 case
move-B1f = Garde éloigné, 1 case
move-B2b = Les deux gardes, 1 case chacun
move-B2n = Garde proche, 2 cases
move-B2f = Garde éloigné, 2 cases
move-Bc = Les deux gardes à côté de Brilli-Lilli
move-H =
    { $n ->
        [one] Hans, { $n } case
       *[other] Hans, { $n } cases
    }
move-D =
    { $n ->
        [one] Lola, { $n } case
       *[other] Lola, { $n } cases
    }
move-Dm = Lola sur la plaque d’égout
move-joker-s = Lola { $n } comme joker pour Brilli-Lilli
move-joker-n = Lola { $n } comme joker pour le garde proche
move-joker-f = Lola { $n } comme joker pour le garde éloigné
move-joker-h = Lola { $n } comme joker pour Hans
move-as = { $card } jouée comme : { $face }
move-pair = { $first } et { $second } ensemble : déplacement en groupe
move-Ls = Attirer Brilli-Lilli vers Hans
move-Ln = Attirer le garde proche vers Hans
move-Lf = Attirer le garde éloigné vers Hans
move-T = Échanger des cartes
move-t = Défausser { $card }
move-x-more = Arrêter et compléter la main
move-x-trade = Arrêter de défausser et piocher

## Events

event-fists = Les poings s’ouvrent : Hans pour { $hal }, qui commence, et Lola pour { $deb }.
event-dealt = { $player } reçoit { $card }.
event-dealt-hidden = { $player } reçoit une carte.
event-turn = Tour { $number } : à { $player } de jouer.
event-played = { $player } joue { $cards }.
event-played-joker = { $player } joue { $cards } comme joker, pour déplacer { $role }.
event-lured = { $figure } se laisse attirer vers Hans par { $player }.
event-moved = { $figure } quitte { $from } pour { $to }.
event-moved-side = { $figure } passe de la case { $from } à la case { $to }, côté { $player }.
event-space = la case { $number } côté { $player }
event-manhole = la plaque d’égout
event-discarded = { $player } défausse { $card }.
event-drew =
    { $left ->
        [0] { $player } pioche { $card }, la dernière carte de la pioche.
        [one] { $player } pioche { $card } ; il reste { $left } carte dans la pioche.
       *[other] { $player } pioche { $card } ; il reste { $left } cartes dans la pioche.
    }
event-drew-hidden =
    { $left ->
        [0] { $player } pioche la dernière carte de la pioche.
       *[other] { $player } pioche une carte ; il en reste { $left } dans la pioche.
    }
event-turned =
    { $cards ->
        [one] La première pioche est épuisée : { $cards } carte défaussée devient la seconde pioche.
       *[other] La première pioche est épuisée : les { $cards } cartes de la défausse deviennent la seconde pioche.
    }
event-charlie =
    { $count ->
        [one] Champagne Charly avance d’une case vers { $player }, jusqu’à { $to }.
       *[other] Champagne Charly avance de { $count } cases vers { $player }, jusqu’à { $to }.
    }
event-ended-sue = Brilli-Lilli est entrée : { $player } gagne la partie.
event-ended-charlie = Champagne Charly est entré : { $player } gagne la partie.
event-ended-pile = La dernière carte est piochée : les positions de Brilli-Lilli et de Champagne Charly donnent la nuit à { $player }.
event-ended-pile-draw = La dernière carte est piochée ; Brilli-Lilli et Champagne Charly sont tous deux sur la plaque d’égout : la nuit ne revient à personne.

## Result

result-win = Victoire : la nuit est à { $player }.
result-draw = Égalité : la nuit n’est à personne.
cause-sue = Brilli-Lilli est entrée
cause-charlie = Champagne Charly est entré
cause-pile = La pioche est épuisée

score-sue = Lilli de ce côté
score-charlie = Charly de ce côté

## Labels of the board

label-hand = Votre main
label-discard = Défausse
label-pile =
    { $number ->
        [1] Première pioche
       *[other] Seconde pioche
    } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
label-turn = Tour { $number }
label-manhole = Plaque d’égout
label-entrance = Entrée
label-light = Voie éclairée
label-dark = Bord sombre
label-known = Cartes que vous connaissez dans la main adverse
label-exposed = Vos cartes que l’adversaire connaît
label-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
label-forecast =
    { $count ->
        [0] Si le tour s’arrêtait là, Champagne Charly ne bougerait pas
        [one] Si le tour s’arrêtait là, Champagne Charly avancerait d’une case
       *[other] Si le tour s’arrêtait là, Champagne Charly avancerait de { $count } cases
    }
label-influence = Influence de Lola : les cartes rouges peuvent servir de jokers

## The board in a terminal

glyph-sue = B
glyph-guards = G
glyph-hal = H
glyph-deb = L
glyph-charlie = C
label-west = Ouest
label-east = Est
label-suit = Couleur de ce tour : { $suit }
label-role = Couleur de ce tour : { $suit }, pour déplacer { $role }
label-forecast-next =
    { $count ->
        [one] En l’état, { $player } ferait avancer Champagne Charly d’une case à son prochain tour
       *[other] En l’état, { $player } ferait avancer Champagne Charly de { $count } cases à son prochain tour
    }
label-last-refill = Compléter la main peut terminer la partie
private-hand = main
private-known = cartes connues de la main adverse
private-exposed = cartes que l’adversaire connaît
