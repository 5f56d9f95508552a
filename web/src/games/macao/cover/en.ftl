game-macao = Shadows of Macao
line-macao = Informants become members, members open houses. Mind the widow.
