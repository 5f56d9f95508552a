"""The constants of the rules: prices and gains of the box, numbers of prompts and cards, and the moves that every map has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit
from soiree.games.edgar_lucien.board import ARCHIVES, BANK, HALL, PIG
from soiree.games.edgar_lucien.box import (
    CARDS,
    CONSTANTS,
    MOVES,
    PAIRS,
    PROMPTS,
    SEATS_AT_MOST,
    first_of,
)

# ---------------------------------------------------------------- the box

TURNS: Final[i64] = CONSTANTS["turns_per_period"]
LAST_PERIOD: Final[i64] = 100  # without a limit (EL-911): until then no purse can hold more than MONEY_AT_MOST, and a record stays short
TO_WIN: Final[i64] = CONSTANTS["conditions_to_win"]
BUY_PRICE: Final[i64] = CONSTANTS["buy_price"]
BUYOUT_PRICE: Final[i64] = CONSTANTS["buyout_price"]
OFFICE_COST: Final[i64] = CONSTANTS["edgar_office_cost"]
DOUBLE_COST: Final[i64] = CONSTANTS["double_cost"]
HEIST_GAIN: Final[i64] = CONSTANTS["heist_gain"]
DRAW_CARDS: Final[i64] = CONSTANTS["draw_cards"]
SPEECH_GAIN: Final[i64] = CONSTANTS["speech_gain"]
TAX_PER_IVORY: Final[i64] = CONSTANTS["tax_popularity_per_ivory"]
TAX_PER_STEEL: Final[i64] = CONSTANTS["tax_money_per_steel"]
SMEAR_POPULARITY: Final[i64] = CONSTANTS["smear_popularity"]
SMEAR_MONEY: Final[i64] = CONSTANTS["smear_money"]
FINANCIAL_SUPPORT: Final[i64] = CONSTANTS["financial_support_gain"]
POPULAR_SUPPORT: Final[i64] = CONSTANTS["popular_support_gain"]
SWINDLE_DISCARDS: Final[i64] = CONSTANTS["swindle_discards"]
POINTS_PER_UNIT: Final[i64] = CONSTANTS["exchange_points_per_unit"]
BID_CAP: Final[i64] = CONSTANTS["bid_cap"]

# Cards, numbered as on the board.
PLAN_B: Final = 0
INFLUENCE_PEDDLING: Final = 1
SMEAR_THREAT: Final = 2
CERTIFICATION: Final = 3
FINANCIAL_HELP: Final = 4
POPULAR_HELP: Final = 5
EXTORTION: Final = 6
REMOTE_ACTION: Final = 7
COUP: Final = 8
RESOURCE_EXCHANGE: Final = 9
CARTE_BLANCHE: Final = 10
CORRUPTION: Final = 11
SWINDLE: Final = 12
assert CARDS == ("PB", "IP", "ST", "CE", "FS", "PS", "EX", "RA", "CO", "RE", "CB", "CR", "SW")

# What can be open, numbered as in PROMPTS.
FIRST: Final = 0
START: Final = 1
PROGRAM: Final = 2
EXIT: Final = 3
WHO: Final = 4
EDGAR_ACTION: Final = 5
LUCIEN_ACTION: Final = 6
ROB_VICTIM: Final = 7
INTIMIDATE_TARGETS: Final = 8
SURRENDER: Final = 9
INTIMIDATE_DISTRICT: Final = 10
REQUISITION_DISTRICT: Final = 11
CERTIFICATE: Final = 12
DOUBLE: Final = 13
REMOTE: Final = 14
PLAN_B_DISTRICT: Final = 15
EXTORT_VICTIM: Final = 16
SMEAR: Final = 17
EXCHANGE: Final = 18
DISCARD: Final = 19
DRAW: Final = 20
EXTORT: Final = 21
BID: Final = 22
OVER: Final = 23
assert PROMPTS[OVER] == "over"

BY_VICTORY: Final = 0
BY_LIMIT: Final = 1

# ---------------------------------------------------------------- the moves that every map has, counted from `Board.moves`

MOVE_COUNT: Final[i64] = len(MOVES)
EDGAR_ACTS: Final[i64] = first_of("who")
LUCIEN_ACTS: Final[i64] = EDGAR_ACTS + 1
END_SLOT: Final[i64] = EDGAR_ACTS + 2
ROB: Final[i64] = first_of("rob")
EDGAR_OFFICE: Final[i64] = first_of("edgar-office")  # the action of place p is EDGAR_OFFICE + p
DRAW_ACTION: Final[i64] = EDGAR_OFFICE + PIG
INTIMIDATE: Final[i64] = EDGAR_OFFICE + ARCHIVES
HEIST: Final[i64] = EDGAR_OFFICE + BANK
CARD: Final[i64] = first_of("card")
BUY: Final[i64] = first_of("buy")
BUYOUT: Final[i64] = BUY + 1
LUCIEN_OFFICE: Final[i64] = first_of("lucien-office")
CERTIFY: Final[i64] = LUCIEN_OFFICE + BANK
SUPPORT: Final[i64] = LUCIEN_OFFICE + HALL
SEAT: Final[i64] = first_of("seat")
PAIR: Final[i64] = first_of("pair")
CONDITION: Final[i64] = first_of("condition")
POP: Final[i64] = first_of("smear")
COGS: Final[i64] = POP + 1
PAY_MONEY: Final[i64] = first_of("pay-money")
PAY_POPULARITY: Final[i64] = first_of("pay-popularity")
EXCHANGES: Final[i64] = PAY_POPULARITY - PAY_MONEY
FOLD: Final[i64] = first_of("fold")
BID_0: Final[i64] = FOLD  # a bid of k is BID_0 + k

PAIR_SEATS: Final = vec[i64]([bit(a) | bit(b) for a, b in PAIRS])
FIRST_CARD: Final[i64] = SEATS_AT_MOST  # chance outcomes: the seats, then the cards

# The clause for a seat that is not asked, by prompt.
_IN_A_SLOT = [401] * 16
NOT_ASKED: Final = vec[i64]([105, 106, 212, 301] + _IN_A_SLOT + [511, 617, 712, 903])  # noqa: RUF005 (mypyc takes no star here)
# Which move the options of a prompt count from, where they are one set; -1 where they are districts.
_DISTRICTS = -1
COUNTED_FROM: Final = vec[i64]([_DISTRICTS] * len(PROMPTS))
for _prompt, _first in (
    (ROB_VICTIM, SEAT),
    (INTIMIDATE_TARGETS, SEAT),
    (CERTIFICATE, CONDITION),
    (DOUBLE, EDGAR_OFFICE),
    (REMOTE, EDGAR_OFFICE),
    (EXTORT_VICTIM, SEAT),
    (SMEAR, POP),
    (EXCHANGE, PAY_MONEY),
    (DISCARD, CARD),
):
    COUNTED_FROM[_prompt] = _first
