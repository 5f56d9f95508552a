### Times Square: what is wrong with a file of printed values (an edition), and what would be right. French

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
