### Les Ombres de Macao : pourquoi un coup est préféré, français

coins-said =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
fact-recruits = il recrute { $card }, qui vaut { coins-said }
fact-effect-croupier = le Croupier réduit le coût des prochains recrutements
fact-effect-sailor = le Marin produira davantage à chaque paiement
fact-effect-keeper = le Tenancier donne de la place pour plus d’informateurs
fact-effect-merchant = la Négociante rend ses deux ressources interchangeables
fact-opens = il ouvre un établissement, { $tile } ({ coins-said })
fact-contacts = il apporte { $card }, qui vaudra { coins-said } comme membre
fact-contacts-widow = il apporte une Veuve, dont le diamant remplace n’importe quelle ressource
fact-reserves = il réserve un établissement, { $tile } ({ coins-said })
fact-strikes = avec la Tueuse, { $rival } doit défausser un informateur
fact-widow = une Veuve décède pour payer
fact-last-round = cette manche sera la dernière, avec { coins-said } d’avance
fact-keeps = il garde { $card } pour plus tard
fact-next-recruit =
    { $price ->
        [0] { $card }, qui vaut { coins-said }, sera à portée au prochain tour sans céder de carte
        [one] { $card }, qui vaut { coins-said }, sera à portée au prochain tour pour { $price } carte bleue
       *[other] { $card }, qui vaut { coins-said }, sera à portée au prochain tour pour { $price } cartes bleues
    }
fact-next-open =
    { $price ->
        [0] { $tile } ({ coins-said }) pourra ouvrir au prochain tour sans céder de carte
        [one] { $tile } ({ coins-said }) pourra ouvrir au prochain tour pour { $price } carte bleue
       *[other] { $tile } ({ coins-said }) pourra ouvrir au prochain tour pour { $price } cartes bleues
    }
fact-nearer-recruit =
    { $count ->
        [one] il ne manque plus qu’une unité pour recruter { $card }, qui vaut { coins-said }
       *[other] il ne manque plus que { $count } unités pour recruter { $card }, qui vaut { coins-said }
    }
fact-nearer-open =
    { $count ->
        [one] il ne manque plus qu’une unité pour ouvrir { $tile } ({ coins-said })
       *[other] il ne manque plus que { $count } unités pour ouvrir { $tile } ({ coins-said })
    }
fact-rival-recruits = { $rival } peut recruter { $card }, qui vaut { coins-said }
fact-rival-opens = { $rival } peut ouvrir un établissement, { $tile } ({ coins-said })
fact-rival-contacts = { $rival } peut contacter { $card }
fact-rival-reserves = { $rival } peut réserver un établissement, { $tile }
fact-rival-last-round = { $rival } peut déclencher la dernière manche en ayant plus de pièces
