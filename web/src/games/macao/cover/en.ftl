game-macao = Shadows of Macao
line-macao = Informants become members, members open establishments. Mind the widow.
