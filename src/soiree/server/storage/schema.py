"""The database schema. The log is the source of truth: everything else about a table can be computed from it."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, false, true

metadata = MetaData()

# Values of the whole server, by name: the key that signs cookies, and when a node last tried to write.
server_values = Table("house", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, bot
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("login", String(40), unique=True),
    Column("passphrase", Text),  # argon2id
    Column("stamp", String(16), nullable=False),  # of the cookies of earlier versions: with an older stamp they are invalid
    Column("created_at", BigInteger, nullable=False),
    Index("people_kind", "kind", "created_at"),
)

# Who is signed in by a cookie.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("hash", String(64), nullable=False),  # of the secret in the cookie
    Column("person", String(24), nullable=False),
    Column("agent", String(120), nullable=False),  # what the browser called itself
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Index("sessions_person", "person"),
    Index("sessions_used", "used_at"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("hash", String(64), primary_key=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("person", String(24), nullable=False),  # the bot
    Column("owner", String(24), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("aids", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("stand_in", String(20), nullable=False, server_default=""),  # the level of the bot that plays for players who leave
    Column("edition", String(40), nullable=False, server_default="reconstructed-1"),  # the printed values it plays with
    Column("edition_digest", String(16), nullable=False, server_default=""),  # of an installed edition
    Column("friends_only", Boolean, nullable=False, server_default=false()),  # only friends of the owner can take a seat
    Column("owner", String(24), nullable=False),
    Column("seed", String(64), nullable=False),  # of the committed dealer; secret until the game is over
    Column("commitment", String(64), nullable=False, server_default=""),  # to the seed; '' for tables of earlier versions
    Column("status", String(8), nullable=False),  # open, playing, over, closed
    Column("began", Boolean, nullable=False, server_default=true()),  # the first card was dealt: then the table is never deleted
    Column("seated", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger),  # when the server has to act without a request: for a bot, or when a clock runs out
    Index("tables_lobby", "listed", "changed_at"),
    Index("tables_commitment", "commitment", "status"),
    Index("tables_status", "status", "changed_at"),
    Index("tables_wake", "wake_at"),
    Index("tables_owner", "owner", "status"),
)

# Who has a seat at which table, for the list of one's own tables.
sittings = Table(
    "sittings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("sittings_table", "table_id"),
)

# Whose id is in which table's log (everybody who ever had a seat there or wrote in the chat), for deleting a person.
traces = Table(
    "traces",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Index("traces_table", "table_id"),
)

# The event log of each table. Lane 0 has the public events; lane 1 + seat has the decisions of that seat's draft.
log = Table(
    "log",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("lane", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("payoff", Float, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("results_person", "person", "ended_at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_ladder", "game", "ordinal"),
    Index("ratings_person", "person"),
)

# The rating of a person after each rated game.
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("rating", Float, nullable=False),
    Index("rated_games_person", "person", "game", "ended_at"),
)

# Reviews, by a hash of the game: the same game is judged once, whether played at a table or uploaded.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("about", Text, nullable=False),
    Column("total", Integer, nullable=False),
    Column("judged", Text, nullable=False),
    Column("kept", Boolean, nullable=False),  # of a table; of uploaded records only the latest are kept
    Column("changed_at", BigInteger, nullable=False),
    Index("reviews_kept", "kept", "changed_at"),
)

# Where a person wants to be notified: a browser, an e-mail address or a webhook.
channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # of what may exist only once: see `storage.channels`
    Column("person", String(24), nullable=False),
    Column("kind", String(8), nullable=False),  # push, email, webhook
    Column("address", Text, nullable=False),  # the push service's URL, the e-mail address, the webhook's URL
    Column("secret", Text, nullable=False),  # the browser's public key and secret, or the key that signs the webhook
    Column("session", String(24), nullable=False),  # with which a browser's subscription ends; '' if with none
    Column("origin", String(200), nullable=False),  # of the page that has subscribed
    Column("label", String(120), nullable=False),  # what the browser called itself
    Column("wants", String(80), nullable=False),  # kinds of notices, separated by commas
    Column("language", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("ready_at", BigInteger, nullable=False),  # nothing is sent before: the end of a node's lease, or of a pause
    Column("lease", String(16), nullable=False),  # of the node that sends through it
    Column("created_at", BigInteger, nullable=False),
    Index("channels_person", "person"),
    Index("channels_session", "session"),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("begins", Integer, nullable=False),  # minutes after midnight
    Column("ends", Integer, nullable=False),
    Column("zone", String(60), nullable=False),  # IANA name
)

# What is to be sent, and what was: the key makes sure that nothing is sent twice.
notifications = Table(
    "notifications",
    metadata,
    Column("channel", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),  # '' if it is about no table
    Column("kind", String(12), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # of the log entry that is the cause
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),  # NULL: it is done
    Column("attempts", Integer, nullable=False),
    Column("outcome", String(8), nullable=False),  # sent, dropped or failed; '' before
    Column("message", String(32), nullable=False, server_default=""),  # the id of the e-mail that it is in, since before it was sent
    Index("notifications_due", "due_at"),
)

administrators = Table(
    "administrators",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What people have reported to the administrators, with copies of the chat messages that it is about.
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("reporter", String(24), nullable=False),
    Column("person", String(24), nullable=False),  # who is reported
    Column("reason", Text, nullable=False),
    Column("messages", Text, nullable=False),  # JSON
    Column("closed_at", BigInteger),  # NULL: nobody has dealt with it
    Index("reports_open", "closed_at", "created_at"),
    Index("reports_person", "person"),
    Index("reports_reporter", "reporter"),
)

# Warnings, mutes and bans, of a person or of a network of addresses.
sanctions = Table(
    "sanctions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # warn, mute, ban
    Column("person", String(24), nullable=False),  # '' if it is about a network
    Column("network", String(50), nullable=False),  # '' if it is about a person
    Column("reason", Text, nullable=False),  # its person reads it
    Column("created_at", BigInteger, nullable=False),
    Column("until", BigInteger),  # NULL: until it is lifted
    Column("lifted_at", BigInteger),
    Column("seen_at", BigInteger),  # when its person has confirmed a warning
    Index("sanctions_person", "person"),
    Index("sanctions_network", "network"),
)

# What administrators have done. Rows are only added.
audit = Table(
    "audit",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),  # grows with time
    Column("at", BigInteger, nullable=False),
    Column("actor", String(24), nullable=False),  # the administrator; '' for a command in a shell
    Column("act", String(16), nullable=False),
    Column("subject", String(80), nullable=False),  # a person, a network, a table, or a table and the number of a message
    Column("reason", Text, nullable=False),
    Column("details", Text, nullable=False),  # JSON
    Index("audit_subject", "subject"),
)

# Public keys of people who log in without a passphrase.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("credential", Text, nullable=False, unique=True),  # the authenticator's id of the key, base64url
    Column("person", String(24), nullable=False),
    Column("public_key", Text, nullable=False),  # COSE, base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index("passkeys_person", "person"),
)

# Challenges that passkeys have to sign, each once.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), nullable=False),  # who adds a passkey; '' for a login
    Column("expires_at", BigInteger, nullable=False),
)

# Up to which log number notices of a table were written to `notifications`.
notified = Table("notified", metadata, Column("table_id", String(24), primary_key=True), Column("number", Integer, nullable=False))

# What one person is to another: `friend` (a row in both directions), `asked` for friendship, `declined` (asked; only the asker still sees
# it) or `blocked`.
relations = Table(
    "relations",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("relations_other", "other", "kind"),
)

# What a person lets others see: `everybody`, `friends` or `nobody`; and the code of their link for requests of friendship.
sharing = Table(
    "sharing",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("online", Boolean, nullable=False),  # to friends who show theirs
    Column("ratings", String(10), nullable=False),
    Column("games", String(10), nullable=False),
    Column("friends", String(10), nullable=False),
    Column("code", String(24), unique=True),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

# What a person has written for themselves at a table.
notes = Table(
    "notes",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

# Analyses that were shared by a link.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), nullable=False),
    Column("record", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Index("analyses_owner", "owner", "opened_at"),
    Index("analyses_opened", "opened_at"),
)

# Which puzzles a person has tried, the first time of which counts for the ratings of both, and whether they have solved them since.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("tried_at", BigInteger, nullable=False),
)

# How well a person solves the puzzles of a game, and how many they have solved in a row.
puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
)

# How hard a puzzle is.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# The review of a table's game: its id follows from all moves, so it is kept where somebody has requested it.
table_reviews = Table(
    "table_reviews",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("review", String(32), nullable=False),
)
