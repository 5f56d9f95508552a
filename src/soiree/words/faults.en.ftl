### What is wrong with a file of printed values (an edition), and what would be right. English
### They are shown in a terminal and in the form of the page, which adds a capital letter and a full stop.

fault-game = [game] must have the id of a game ({ $known }), not { $game }
fault-edition = the name of the edition may only have lower-case letters, digits and hyphens, at most 40, such as “my-box-2”
fault-edition-shipped = { $edition } is the edition that comes with the game; choose another name
fault-number-size = a number is at most { $most } here
fault-number-least = a number is at least { $least } here
fault-depth = tables and lists are at most { $most } deep
fault-null = a value is missing
fault-unplayable = no game can be set up with these values: { $reason }
fault-too-long = checking these values takes too long: the map has too many ways, or a number is too large
fault-int = a whole number is needed here
fault-float = a number is needed here
fault-str = a text is needed here
fault-str-empty = a text must not be empty here
fault-str-most = a text has at most { $number } characters here
fault-choice = this value cannot be “{ $value }”; docs/editions.md has those that are possible
fault-array = a list is needed here
fault-array-exact = a list of { $number } values is needed here
fault-object = a table is needed here
fault-lacking = { $name } is missing
fault-colour = a colour is # and six hexadecimal digits, such as #c8372d
fault-value = this value is not possible: { $reason }
fault-name = a name must be readable, without line breaks or control characters
fault-name-languages = the name of { $what } must be given in English and French
fault-toml = this file cannot be read as TOML at line { $line }, column { $column }: look there for a missing bracket, quotation mark or comma, or for a name that is given twice
fault-toml-end = this file cannot be read as TOML: a bracket or quotation mark is missing, at its end or before
fault-toml-deep = this file cannot be read as TOML: tables and lists are too deep
fault-no-utf = this file cannot be read: its text is not in UTF-8
fault-file = this file cannot be read: { $reason }
fault-file-size = this file cannot be read: it has more than { $most } bytes
fault-folder = { $variable }: there is no folder { $folder }
fault-identity = [game] must have an id and an edition of small letters, digits and hyphens, such as { $example }
fault-table = the game has no table [{ $name }], so these values would be left out
fault-table-near = the game has no table [{ $name }], so these values would be left out; perhaps [{ $near }] is meant
fault-edition-twice = [game]: another file is already the edition { $edition }
fault-shape = a value is not written as docs/editions.md says: { $at }: { $reason }
