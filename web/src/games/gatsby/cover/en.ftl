game-gatsby = Gatsby
line-gatsby = Three places, one shared token: every action you take is one your opponent cannot.
