"""What lies on disk. The log is the truth; every other column about a table can be computed from it again."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData()

# One value a name, for the whole house: the key that signs cookies.
house = Table("house", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, bot
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("login", String(40), unique=True),
    Column("passphrase", Text),  # argon2id
    Column("stamp", String(16), nullable=False),  # cookies of an older stamp are void
    Column("created_at", BigInteger, nullable=False),
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
    Column("stand_in", String(20), nullable=False, server_default=""),  # the level of the bot that plays on for whoever leaves
    Column("owner", String(24), nullable=False),
    Column("seed", String(64), nullable=False),  # of the committed dealer; nobody sees it before the end
    Column("status", String(8), nullable=False),  # open, playing, over, closed
    Column("seated", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger),  # when the house itself must act: a bot is to move, a clock runs out
    Index("tables_lobby", "listed", "changed_at"),
    Index("tables_status", "status", "changed_at"),
    Index("tables_wake", "wake_at"),
)

# Who sits at which table, so that a person finds the way back.
sittings = Table(
    "sittings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("sittings_table", "table_id"),
)

# In which tables' logs a person stands by id (who sat there, if only for a while, and who spoke), so that they can be forgotten.
traces = Table(
    "traces",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
)

# Lane 0 is what happened at the table; lane 1 + seat is that seat's own desk: its decisions until they are firm.
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
)

# Games looked back at, by what they consist of: the same game is judged once, at a table or uploaded.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("about", Text, nullable=False),
    Column("total", Integer, nullable=False),
    Column("judged", Text, nullable=False),
    Column("kept", Boolean, nullable=False),  # of a table; of uploaded records only the latest stay
    Column("changed_at", BigInteger, nullable=False),
    Index("reviews_kept", "kept", "changed_at"),
)
