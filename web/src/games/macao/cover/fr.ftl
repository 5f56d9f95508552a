game-macao = Les Ombres de Macao
line-macao = Les informateurs deviennent membres, les membres ouvrent des établissements. Gare à la veuve.
