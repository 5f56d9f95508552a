### Times Square: why a move is preferred, English

fact-sue =
    { $count ->
        [one] Sue comes { $count } space closer to the entrance this turn, { $left } to go
       *[other] Sue comes { $count } spaces closer to the entrance this turn, { $left } to go
    }
fact-charlie =
    { $count ->
        [one] Charlie comes { $count } space closer to the entrance this turn, { $left } to go
       *[other] Charlie comes { $count } spaces closer to the entrance this turn, { $left } to go
    }
fact-income =
    { $count ->
        [one] as things then stand, Charlie comes { $count } space closer every turn
       *[other] as things then stand, Charlie comes { $count } spaces closer every turn
    }
fact-other-income =
    { $count ->
        [0] nothing pulls Charlie to the other club any more
        [one] Charlie then comes only { $count } space a turn closer to the other club
       *[other] Charlie then comes only { $count } spaces a turn closer to the other club
    }
fact-closer =
    { $left ->
        [0] { $figure } stands on the entrance
       *[other] { $count ->
            [one] { $figure } comes { $count } space closer to the entrance this turn, { $left } to go
           *[other] { $figure } comes { $count } spaces closer to the entrance this turn, { $left } to go
        }
    }
fact-influence = Deb stands ahead of Sue, so red cards can be jokers
fact-no-influence = Deb is no longer on the other side of Sue, so the opponent’s red cards are no longer jokers
fact-room =
    { $count ->
        [one] by the end of the turn Sue can have { $count } free space ahead of her
       *[other] by the end of the turn Sue can have { $count } free spaces ahead of her
    }
fact-guard =
    { $count ->
        [0] the far bodyguard stands right behind Sue, so a single green card cannot pull her back
        [one] the far bodyguard leaves only { $count } space to pull Sue back
       *[other] the far bodyguard leaves only { $count } spaces to pull Sue back
    }
fact-keeps-green = it keeps { $count } green cards, enough for a group move
fact-whole-hand = a lure costs no card
fact-trades =
    { $count ->
        [one] it exchanges { $count } card for a new one
       *[other] it exchanges { $count } cards for new ones
    }
fact-rival-sue =
    { $count ->
        [one] { $rival } can pull Sue back { $count } space
       *[other] { $rival } can pull Sue back { $count } spaces
    }
fact-rival-charlie =
    { $count ->
        [one] { $rival } can move Charlie back { $count } space
       *[other] { $rival } can move Charlie back { $count } spaces
    }
fact-late = Sue is on the right half while the last pile runs out
fact-rival-late = { $rival } has Sue on their half while the last pile runs out
