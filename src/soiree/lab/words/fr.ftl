### Mots du laboratoire : français

probe-asked = Après { $step } étapes sur { $steps }, { $seat } choisit { $moves ->
    [one] son seul coup
   *[other] parmi { $moves } coups
}.
probe-thought = { $iterations } itérations en { $seconds } s ; espérance { $value }.
probe-seat = siège { $seat }
probe-move = coup
probe-token = notation
probe-visits = visites
probe-value = valeur
probe-error = ±
probe-promise = à première vue
probe-line = Suite attendue
probe-worlds = Ce qui peut être caché, et dans quelle part des mondes imaginés c'est le cas
probe-nothing-hidden = Rien n'est caché ici.
probe-no-line = Trop peu d'essais pour une suite attendue.
