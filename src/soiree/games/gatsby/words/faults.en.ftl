### Gatsby: what is wrong with a file of printed values (an edition), and what would be right. English

fault-only-option = the only option is [options.{ $option }]: leave it out or copy it
fault-option-values = [options.{ $option }] must have values among { $values }, one of them as its default
fault-two-seats = the game is for two players, at the seats 0 and 1
fault-how-many =
    { $number } { $what ->
        [place] places
        [character] characters
        [suit] suits
        [special] special tiles
        [action] main actions
        [race-row] rows
       *[cabaret-tile] Cabaret tiles
    }: 1 to { $most } are possible
fault-spare-characters = there must be one character for each of the { $places } places and { $rest } for the box, no more and no fewer; there are { $number }
fault-opening = at the opening, at least one tile must be drawn each time, and one of them kept
fault-id = the id { $name } is not a lower-case letter with at most 19 more lower-case letters, digits or hyphens, or begins with { $level }
fault-token-twice =
    { $kind ->
        [moves] some moves have
       *[outcomes] some chance outcomes have
    } the same name for two things: { $tokens }
fault-suit-twice = two suits have the same id
fault-unknown =
    there is no { $what ->
        [suit] suit
        [location] location
        [face] face
        [bonus] bonus
        [place] place
        [side] side
       *[step] step
    } { $name }
fault-ranked-hidden = only characters that are face up can be ranked
fault-won-once = each place of { $location } must be won in exactly one way: { $places }
fault-tile-size = a Cabaret tile must have sides of 1 to { $most } spaces, not of { $number }
fault-quadrants = the Cabaret must have four tiles, each in a quadrant of its own
fault-outside-tile = a space of { $tile } is outside the tile
fault-two-on-a-space = { $tile } has two stars or two bonuses on one space
fault-stars = any four tiles must have at least { $least } stars, so that the first token does not hold them all
fault-opposite-sides = { $place } must join two opposite sides
fault-goal-kind = a goal of the Cabaret must be “cross” or “stars”, not { $kind }
fault-floors = floors must be above the start, each on a level of its own, the highest at the top
fault-tower-bonus = a bonus of the tower must be above the start, alone on its level; a bonus under a character is written with its floor
fault-levels = the tower must have at most { $most } levels above the start
fault-advance = a climb must be at least one level
fault-row-numbers = race rows must be numbered from 1
fault-spaces = there are more than { $most } spaces on the Racetrack
fault-row-length = row { $row } has { $number } spaces; it needs an odd number from 3 on, so that there is no tie
fault-row-bonus = a bonus of row { $row } has no space of its own
fault-no-steps = { $action } has no steps
fault-many-steps = { $action } has more steps than the list of tasks can hold, with the bonuses of the tower
fault-follower = { $action }: { $step } must follow a token of the same action in the same location
fault-endless-steps = { $action }: swap and look are only for special tiles; in a main action they could be repeated forever
fault-climbers = two main actions must climb, so that one is always possible
