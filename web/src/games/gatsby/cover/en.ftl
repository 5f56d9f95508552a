game-gatsby = Gatsby
line-gatsby = Three places, one shared token: every choice also takes it from your opponent.
