### Gatsby: why a move is refused, English

idle-supply = no token is left in the supply
idle-cabaret = the Cabaret is full

refusal-GAT-109 = { $tile } is not one of the tiles you have drawn. Keep one of these: { $drawn }.
refusal-GAT-204 = The Action token is on { $action }, so this action cannot be repeated. Choose another one.
refusal-GAT-205-action = There is no Special Action tile on your dedicated space. Choose one of the main actions.
refusal-GAT-205-force = There is no Special Action tile on your opponent’s dedicated space. Choose one of the main actions.
refusal-GAT-206 = { $action } would have no effect now: { $reason }. The turn before had none either, so choose an action that changes something.
refusal-GAT-301 = Space { $space } of the Cabaret already has a token. Choose an empty space.
refusal-GAT-302 = Space { $space } of the Cabaret is not next to any token. Choose an empty space that shares a side with a token, yours or your opponent’s.
refusal-GAT-303 = Space { $space } does not share a side with { $anchor }, where you have just placed a token. Choose an empty space next to { $anchor }.
refusal-GAT-501-closed = The race in row { $row } is over. Choose another row.
refusal-GAT-501-taken = Space { $space } of row { $row } already has a token. Choose an empty space.
refusal-GAT-502 = In row { $row } a token goes on the leftmost empty space: space { $space }.
refusal-GAT-503 = You have already placed a token of this action in row { $row }. Choose a row other than { $used }.
refusal-GAT-504 = This token goes into the same row as the one before: row { $row }.
refusal-GAT-621-swap-own = You have no token there: { $space }. Choose one of your own tokens on the board.
refusal-GAT-621-swap-other = Your opponent has no token there: { $space }. Choose one of their tokens on the board.
refusal-GAT-661-gone = No character is left there: { $place }. Choose one that is still on the board.
refusal-GAT-661-twice = You have already chosen this character: { $place }. Choose a second, different one.
refusal-GAT-702 = { $tile } is not one of the tiles you have drawn. Pick one of these: { $drawn }.
