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
fault-map-shape = a map is not written as docs/editions.md says: { $reason }
fault-side-of-seats = [thresholds.{ $seats }] must name the side that { $seats } seats play on
fault-few-districts = side { $side } has fewer districts than seats
fault-collector = [thresholds.{ $seats }]: side { $side } has fewer than { $number } districts
fault-bureaucrat = [thresholds.{ $seats }]: side { $side } has fewer than { $number } Administrations
fault-position = position { $code }
fault-district = district { $district }
fault-code-letter = the code { $code } of the wheel is not one letter
fault-stay-code = the position { $code } of the wheel is “stay”, and no other one is
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
fault-border-districts = side { $side }: a border joins two of its districts; { $a } and { $b } are not
fault-border-code = side { $side }: { $code } is not a border colour of the wheel
fault-border-twice = side { $side } has a border twice
fault-no-metro = side { $side } has no metro { $name }; without lines it is written metro.{ $metro } = []
fault-line-twice = side { $side }: the metro { $metro } has a line twice
fault-line-code = side { $side }: { $code } is not a metro line of the wheel
fault-stations = side { $side }: line { $code } must have two or more stations, in different districts of the side
fault-side = side { $side }: { $reason }
fault-some-drawn = either every district of a side is drawn (outline, or r_in, r_out, a0 and a1), or none is
fault-outline = the outline of district { $district } is not a polygon
fault-ring = the ring sector of district { $district } is not r_in < r_out, a0 < a1
fault-of-the-rulebook = [{ $table }] is of the rulebook, not of an edition: leave it out or copy it unchanged
fault-seats = [game]: seats are among { $numbers }
fault-toml = the file is not TOML that can be read: { $reason }
fault-edition-twice = [game]: another file is the edition { $edition } already

# Gatsby

fault-shape = a value is not written as docs/editions.md says: { $reason }
fault-only-option = the only option is [options.{ $option }]: leave it out or copy it
fault-option-values = [options.{ $option }] has values among { $values }, and one of them as its default
fault-two-seats = the game is for two, and the seats are 0 and 1
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
fault-spare-characters = characters are for the { $places } places and { $rest } in the box, no more and no fewer, but there are { $number }
fault-opening = of the tiles drawn at the opening one is kept, and at least one is drawn each time
fault-id = the id { $name } is not a small letter with at most 19 small letters, digits and hyphens, or begins with { $level }
fault-token-twice =
    { $kind ->
        [moves] moves
       *[outcomes] chance outcomes
    } with one name for two things: { $tokens }
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
fault-ranked-hidden = only characters that lie face up are ranked
fault-won-once = each place of { $location } is won in exactly one way: { $places }
fault-tile-size = Cabaret tiles have sides of 1 to { $most } spaces, not of { $number }
fault-quadrants = the Cabaret is laid out of four tiles, each in a quadrant of its own
fault-outside-tile = a space of { $tile } lies outside the tile
fault-two-on-a-space = two stars or two bonuses on one space of { $tile }
fault-stars = any four tiles have at least { $least } stars, so that the first token does not hold them all
fault-opposite-sides = { $place } joins two opposite sides
fault-goal-kind = a goal of the Cabaret is “cross” or “stars”, not { $kind }
fault-floors = floors lie above the start, each on a level of its own, the highest on top
fault-tower-bonus = a bonus of the tower lies above the start, on a level of its own; one under a character is written with its floor
fault-levels = the tower has at most { $most } levels above the start
fault-advance = an advance is at least one level
fault-row-numbers = race rows are numbered from 1
fault-spaces = more than { $most } spaces on the Racetrack
fault-row-length = row { $row } has { $number } spaces: an odd number from 3 on leaves no tie
fault-row-bonus = a bonus of row { $row } lies on no space of its own
fault-no-steps = { $action } has no steps
fault-many-steps = { $action } has more steps than the list of tasks can hold, with the bonuses of the tower
fault-follower = { $action }: { $step } follows a token of the same action in the same location
fault-endless-steps = { $action }: swap and look are steps of special tiles; in a main action they could be repeated without end
fault-climbers = two main actions climb, so that one always can

# Shadows of Macao

fault-piles = four piles are played (MAC-106)
fault-units-blue = a blue card yields one unit (MAC-404)
fault-hit-cards = an Assassin takes one card (MAC-510)
fault-card-code-twice = two codes are the same
fault-nameless = the words of the game name its kinds, resources and tiles, but not { $codes }
fault-kind = a kind is unknown
fault-joker-face = one face produces the joker, and it is the joker’s
fault-silent = every card produces a resource, a Merchant too, but { $codes } none
fault-outside-pair = a Merchant produces one of the two resources of her pair, but { $codes } another one
fault-diamond-cost = no cost asks for a diamond, which stands for any resource (MAC-407), but that of { $codes } does
fault-produced = a produced resource is unknown
fault-pair = a Merchant joins two resources, and nobody else does
fault-cost = a cost is 1 to { $most } units of known resources
fault-cards = at most { $most } cards
fault-resources = at most { $most } resources
fault-tiles = at most { $most } tiles
fault-setups = 2 to { $most } seats, each number with its setup
fault-pile-sizes = the piles hold the deck (MAC-105)
fault-widows = there are enough Widows
fault-enough-tiles = there are enough tiles

# Times Square

fault-form = a value is missing or has another form ({ $reason })
fault-rulebook-tables = what cards do is of the rulebook: leave out { $tables }
fault-card-kinds = the kinds and suits of the cards are of the rulebook; only their copies may differ
fault-only-hand = of the rules only the size of the hand may differ
fault-figures = the figures are those of the rulebook
fault-street = the street goes from -N to N, N { $least } to { $most }, with the manhole at 0
fault-entrances = the entrances are the outer spaces of both ends
fault-clubs-alike = both clubs start alike: Sue and Charlie on the manhole, a bodyguard on each side within the street
fault-hal-deb = Hal and Deb start outside the entrances, alike for both seats
fault-hand = a hand has 1 to { $most } cards
fault-copies = each kind has at most { $most } copies
fault-deck = there are more cards than both hands hold
