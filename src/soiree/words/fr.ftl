### Mots communs à tous les jeux : français
