### Edgar & Lucien: what is wrong with a file of printed values (an edition), and what would be right. English

fault-map-shape = the map is not written as docs/editions.md says: { $at }: { $reason }
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
