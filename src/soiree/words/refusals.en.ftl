### Why a decision is refused, in every game: English

refusal-turn = It is not your turn. To decide now: { $players }.
refusal-chance = Nobody decides now. Wait until the cards are dealt.
refusal-over = The game is over. There is nothing left to decide.
refusal-unknown = This game has no move “{ $token }”.
refusal-asked = Something else is asked of you now: { $prompt }
