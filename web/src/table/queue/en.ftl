### Queued moves: English.

queue-move = Queue a move
queue-is = Queued: { $move }
queue-is-set = Move queued
queue-title = Your next move
queue-about = It is played as soon as it is your turn, if it is still possible. Otherwise you decide then. Nobody else sees it.
queue-loading = One moment…
queue-none = No move can be queued: the game may end before your next turn.
queue-remove = Remove queued move
