### Why a decision is refused, in every game: English

refusal-turn = It is not your turn to decide. Waiting for: { $players }.
refusal-locked = Your choice is locked. Waiting for: { $players }.
refusal-chance = Nobody decides now. Wait until the cards are dealt.
refusal-over = The game is over. There is nothing left to decide.
refusal-unknown = This game has no move “{ $token }”.
refusal-asked = You are asked for something else now: { $prompt }
refusal-undo-locked = Your decision is locked until the others have decided too.
refusal-undo-over = The game is over. Nothing can be undone any more.
refusal-undo-nothing = There is nothing to undo: you have not decided anything yet.
refusal-undo-learned = That can no longer be undone: the turn is over, or something new was revealed.
