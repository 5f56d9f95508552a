### What is wrong with a file of printed values (an edition), and what would be right. English
### They are shown in a terminal and in the form of the page, which adds a capital letter and a full stop.

fault-game = [game] must have the id of a game ({ $known }), not { $game }
fault-edition = the name of the edition may only have lower-case letters, digits and hyphens, at most 40, such as “my-box-2”
fault-edition-shipped = { $edition } is the edition that comes with the game; choose another name
fault-number-size = a number is at most { $most } here
fault-depth = tables and lists are at most { $most } deep
fault-null = a value is missing
fault-unplayable = no game can be set up with these values: { $reason }
fault-too-long = checking these values takes too long: the map has too many ways, or a number is too large
fault-int = a whole number is needed here
fault-float = a number is needed here
fault-str = a text is needed here
fault-array = a list is needed here
fault-object = a table is needed here
fault-lacking = { $name } is missing
fault-value = this value is not possible: { $reason }
fault-map-shape = the map is not written as docs/editions.md says: { $reason }
fault-side-of-seats = [thresholds.{ $seats }] must name the side on which { $seats } players play
fault-few-districts = side { $side } has fewer districts than there are players
fault-collector = [thresholds.{ $seats }]: side { $side } has fewer than { $number } districts
fault-bureaucrat = [thresholds.{ $seats }]: side { $side } has fewer than { $number } Administrations
fault-position = position { $code }
fault-district = district { $district }
fault-code-letter = the code { $code } of the wheel is not one letter
fault-stay-code = the position { $code } of the wheel must be “stay”, and no other one may be
fault-code-twice = two positions of the wheel have the same code
fault-no-stay = the wheel has no position { $code } to stay
fault-many-positions = a wheel has at most { $most } positions, “stay” included; this one has { $number }
fault-district-id = the id { $district } is not a capital letter with at most three more letters or digits
fault-other-number = district { $district } has another number on another side
fault-needle = the wheel cannot have the code { $code }: a needle on it would be written { $needle }, which is another move
fault-taken-id = no district can have the id { $district }: it is another move of the game
fault-number-twice = two districts have the same number
fault-some-numbers = either every district has a number, or none has
fault-many-districts = a file has at most { $most } different ids of districts (sides may share them); this one has { $number }
fault-name-languages = the name of { $what } must be given in English and French
fault-side-letter = the side { $side } is not one capital letter
fault-district-twice = side { $side } has a district twice
fault-border-districts = side { $side }: a border must join two districts of the side; { $a } and { $b } are not
fault-border-code = side { $side }: { $code } is not a border colour of the wheel
fault-border-twice = side { $side } has a border twice
fault-no-metro = side { $side } has no metro { $name }; without lines it is written metro.{ $metro } = []
fault-line-twice = side { $side }: the metro { $metro } has a line twice
fault-line-code = side { $side }: { $code } is not a metro line of the wheel
fault-stations = side { $side }: line { $code } must have at least two stations, in different districts of the side
fault-side = side { $side }: { $reason }
fault-some-drawn = either every district of a side is drawn (outline, or r_in, r_out, a0 and a1), or none is
fault-outline = the outline of district { $district } is not a polygon
fault-ring = the ring sector of district { $district } does not have r_in < r_out and a0 < a1
fault-of-the-rulebook = [{ $table }] comes from the rulebook, not from an edition: leave it out or copy it unchanged
fault-seats = [game]: the number of players must be among { $numbers }
fault-toml = this file is not readable TOML: { $reason }
fault-edition-twice = [game]: another file is already the edition { $edition }

# Gatsby

fault-shape = a value is not written as docs/editions.md says: { $reason }
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
fault-advance = an advance must be at least one level
fault-row-numbers = race rows must be numbered from 1
fault-spaces = there are more than { $most } spaces on the Racetrack
fault-row-length = row { $row } has { $number } spaces; it needs an odd number from 3 on, so that there is no tie
fault-row-bonus = a bonus of row { $row } has no space of its own
fault-no-steps = { $action } has no steps
fault-many-steps = { $action } has more steps than the list of tasks can hold, with the bonuses of the tower
fault-follower = { $action }: { $step } must follow a token of the same action in the same location
fault-endless-steps = { $action }: swap and look are only for special tiles; in a main action they could be repeated without end
fault-climbers = two main actions must climb, so that one is always possible

# Shadows of Macao

fault-piles = there must be four piles (MAC-106)
fault-units-blue = a blue card must produce one unit (MAC-404)
fault-hit-cards = an Assassin must make each opponent discard one card (MAC-510)
fault-card-code-twice = two codes are the same
fault-nameless = the game has words for its kinds of characters, resources and establishments, but not for { $codes }
fault-kind = a kind of character is unknown
fault-joker-face = only one card must produce the diamond: the Widow
fault-silent = every card must produce a resource, a Merchant too; { $codes } produces none
fault-outside-pair = a Merchant must produce one of the two resources of her pair; { $codes } produces another one
fault-diamond-cost = no cost can ask for a diamond, which stands for any resource (MAC-407), but this one does: { $codes }
fault-produced = a produced resource is unknown
fault-pair = a Merchant must join two resources, and no other card may
fault-cost = a cost must be 1 to { $most } units of known resources
fault-cards = there must be at most { $most } cards
fault-resources = there must be at most { $most } resources
fault-tiles = there must be at most { $most } establishments
fault-setups = each number of players from 2 to { $most } needs its setup
fault-pile-sizes = the piles must hold exactly the deck (MAC-105)
fault-widows = there are not enough Widows
fault-enough-tiles = there are not enough establishments

# Times Square

fault-rulebook-tables = what the cards do comes from the rulebook: leave out { $tables }
fault-card-kinds = the kinds and suits of the cards come from the rulebook; only their number may differ
fault-only-hand = of the rules, only the number of cards in hand may differ
fault-figures = the figures must be those of the rulebook
fault-street = the street must go from -N to N, with N from { $least } to { $most }, and the manhole at 0
fault-entrances = the entrances must be the outer spaces of both ends
fault-clubs-alike = both clubs must start alike: Sue and Charlie on the manhole, a bodyguard on each side within the street
fault-hal-deb = Hal and Deb must start outside the entrances, alike for both seats
fault-hand = a hand must have 1 to { $most } cards
fault-copies = there must be at most { $most } cards of each kind
fault-deck = there must be more cards than both hands hold
