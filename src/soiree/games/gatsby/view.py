"""What a seat may see of Gatsby (section 7 of the spec)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from soiree.core.editions import FIRST
from soiree.core.sets.bits import count, members
from soiree.core.view import View as CoreView
from soiree.games.gatsby.board import NONE, TASK_BITS, TASKS, Board
from soiree.games.gatsby.knowledge import (
    NO,
    OPEN,
    YES,
    cases,
    claim_place,
    claim_seat,
    claim_turn,
    hidden_from,
    label_at,
    look_a,
    look_answer,
    look_b,
    look_saw_a,
    look_saw_b,
    look_seat,
    look_turn,
    look_up,
    with_label,
)
from soiree.games.gatsby.trail import entries_of

if TYPE_CHECKING:
    from soiree.games.gatsby.ending import Ending
    from soiree.games.gatsby.rules import Gatsby

# Chance nodes, then prompts, then the end; the rules number them so.
STAGES = (
    *("tile", "deal", "start", "draw"),
    *("keep", "opening", "force", "action", "cabaret", "race", "bonus", "place", "swap-own", "swap-other"),
    *("look-first", "look-second", "look-swap", "pick", "slot", "over"),
)
CHANCES = STAGES[:4]
CAUSES = ("three", "five", "both", "cabaret", "finance", "race")
_ANSWERS = {OPEN: "open", NO: "no", YES: "yes"}


class Options(msgspec.Struct, frozen=True):
    double_win: str


class Prompt(msgspec.Struct, frozen=True):
    id: str
    seat: int
    picked: list[str]


class Cabaret(msgspec.Struct, frozen=True):
    tiles: list[str]
    cells: str


class Place(msgspec.Struct, frozen=True):
    id: str
    owner: int | None
    face: str | None
    who: str | None


class Look(msgspec.Struct, frozen=True):
    turn: int
    seat: int
    places: list[str]
    faces: list[str]
    saw: list[str | None]
    swapped: str


class Claim(msgspec.Struct, frozen=True):
    turn: int
    seat: int
    place: str


class Drawing(msgspec.Struct, frozen=True):
    seat: int
    count: int
    left: int
    tiles: list[str] | None


class Special(msgspec.Struct, frozen=True):
    pile: int
    slot: list[str | None]
    in_use: str | None
    aside: list[list[str]]
    spent: list[str]
    discards: list[int]
    discarded: list[list[str] | None]
    drawing: Drawing | None
    unseen: list[str]


class Result(msgspec.Struct, frozen=True):
    reason: str
    winner: int | None
    prestige: list[int]
    characters: list[int]
    returns: list[float]


class View(CoreView, frozen=True, kw_only=True):
    private: ClassVar[tuple[str, ...]] = (
        "seat",
        "places.who",
        "cases",
        "pool",
        "looks.saw",
        "looks.swapped",
        "special.discarded",
        "special.drawing.tiles",
        "special.unseen",
    )

    game: str
    edition: str = FIRST
    options: Options
    seat: int | None
    phase: str
    turn: int
    starter: int | None
    active: int | None
    chance: str | None
    prompt: Prompt | None
    action: str | None
    todo: list[str]
    anchor: str | None
    rows: list[int]
    token: str | None
    force: int | None
    idle: bool | msgspec.UnsetType = msgspec.UNSET  # only if true
    cabaret: Cabaret
    finance: list[int]
    race: list[str]
    supply: list[int]
    places: list[Place]
    spots: list[str]
    cases: list[list[str | None]]
    pool: list[str]
    box: list[str] | None
    looks: list[Look]
    claims: list[Claim]
    special: Special
    result: Result | None


_OPTIONS = {False: Options("active"), True: Options("prestige")}


def view_of(state: "Gatsby", seat: int | None) -> View:
    """The view of a seat, from what is public and what the seat has seen."""
    board = state.board
    over = state.over()
    stage = STAGES[state.stage]
    phase = "over" if over else "play" if state.turn else "setup"
    known = Known(state, seat)
    return View(
        game="gatsby",
        edition=state.board.edition,
        options=_OPTIONS[state.prestige_decides],
        seat=seat,
        phase=phase,
        turn=state.turn,
        starter=_seat(state.starter),
        active=state.active if phase == "play" else None,
        chance=stage if stage in CHANCES else None,
        prompt=Prompt(stage, state.decider(), picked(state)) if state.deciding() else None,
        action=_name(board.acts, state.action),
        todo=tasks_of(state.todo),
        anchor=_name(board.cells, state.anchor),
        rows=[row + 1 for row in entries_of(state.rows)],
        token=_name(board.token_spaces, state.token),
        force=_seat(state.forced),
        idle=True if state.idle else msgspec.UNSET,
        cabaret=Cabaret([board.tiles[tile] for tile in entries_of(state.tiles)], cells_of(state)),
        finance=[state.level0, state.level1],
        race=rows_of(state),
        supply=[state.supply0, state.supply1],
        places=known.places(),
        spots=[board.places[spot] for spot in known.spots],
        cases=known.cases(),
        pool=known.pool(),
        box=names_in(board.characters, state.undealt) if over else None,
        looks=looks_of(state, seat),
        claims=[Claim(claim_turn(entry), claim_seat(entry), board.places[claim_place(entry)]) for entry in state.claims],
        special=special_of(state, seat),
        result=result_of(state) if over else None,
    )


def _name(names: list[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def names_in(names: list[str], numbers: int) -> list[str]:
    return [names[number] for number in members(numbers)]


def tasks_of(todo: int) -> list[str]:
    tasks = []
    while todo:
        tasks.append(TASKS[todo & 31])
        todo >>= TASK_BITS
    return tasks


def picked(state: "Gatsby") -> list[str]:
    """The tokens chosen so far inside the open decision."""
    if STAGES[state.stage] == "look-swap":
        entry = state.looks[len(state.looks) - 1]
        return [state.board.places[look_a(entry)], state.board.places[look_b(entry)]]
    return [] if state.picked == NONE else [state.board.actions[state.picked]]


_SIGNS = str.maketrans("0123", ".01x")


def _drawn(zeros: int, ones: int, shut: int, size: int) -> str:
    """Spaces as a text, who has a token on each: the sets read as decimal numbers add up to one digit for each space."""
    digits = int(f"{zeros:b}") + 2 * int(f"{ones:b}") + 3 * int(f"{shut:b}")
    return str(digits).zfill(size)[::-1].translate(_SIGNS)


def cells_of(state: "Gatsby") -> str:
    size = state.board.grid.size
    whole = (1 << size) - 1  # a set of 64 spaces has a sign
    return _drawn(state.cabaret0 & whole, state.cabaret1 & whole, 0, size)


def rows_of(state: "Gatsby") -> list[str]:
    lengths = state.board.row_lengths
    whole = _drawn(state.race0, state.race1, state.shut, sum(lengths))
    return [whole[sum(lengths[:row]) : sum(lengths[: row + 1])] for row in range(len(lengths))]


class Known:
    """What one reader knows of the characters."""

    def __init__(self, state: "Gatsby", seat: int | None) -> None:
        self._state = state
        self.spots = [place for place in range(state.dealt) if not state.up >> place & 1]
        if state.over():  # everything is shown (GAT-803): one true case
            truth = 0
            for spot in self.spots:
                truth = with_label(truth, spot, label_at(state.who, spot))
            self._cases = [truth]
        else:
            self._cases = cases(state.looks, state.claims, state.who, state.up, NONE if seat is None else seat)

    def cases(self) -> list[list[str | None]]:
        return [[self._character(label_at(case, spot)) for spot in self.spots] for case in self._cases]

    def places(self) -> list[Place]:
        state = self._state
        who, up, dealt, owned0, owned1 = state.who, state.up, state.dealt, state.owned0, state.owned1
        found = []
        for place, id in enumerate(state.board.places):
            owner = 0 if owned0 >> place & 1 else 1 if owned1 >> place & 1 else None
            if place >= dealt:
                found.append(Place(id, owner, None, None))
            elif up >> place & 1:
                found.append(Place(id, owner, "up", self._character(label_at(who, place))))
            else:
                found.append(Place(id, owner, "down", self._character(self._certain(place))))
        return found

    def _certain(self, place: int) -> int:
        """The label that all cases give to the place, 0 if there is none."""
        labels = {label_at(case, place) for case in self._cases}
        return labels.pop() if len(labels) == 1 else 0

    def pool(self) -> list[str]:
        """Neither face up nor a label (all cases carry the same labels), nor in the box that is shown at the end."""
        state = self._state
        seen = {label_at(state.who, place) for place in range(state.dealt) if state.up >> place & 1}
        seen |= {label_at(self._cases[0], spot) for spot in self.spots}
        boxed = state.undealt if state.over() else 0
        return [id for number, id in enumerate(state.board.characters) if number + 1 not in seen and not boxed >> number & 1]

    def _character(self, label: int) -> str | None:
        return self._state.board.characters[label - 1] if label else None


def looks_of(state: "Ending", seat: int | None) -> list[Look]:
    """The looks as the reader saw them; the whole truth at the end."""
    return [_look(state.board, entry, NONE if seat is None else seat, state.over()) for entry in state.looks]


def _look(board: Board, entry: int, seat: int, whole: bool) -> Look:
    up = (look_up(entry) & 1, look_up(entry) & 2)
    sees = [whole or bool(face) or look_seat(entry) == seat for face in up]
    labels = (look_saw_a(entry), look_saw_b(entry))
    answer = look_answer(entry)
    return Look(
        turn=look_turn(entry),
        seat=look_seat(entry),
        places=[board.places[look_a(entry)], board.places[look_b(entry)]],
        faces=["up" if face else "down" for face in up],
        saw=[board.characters[label - 1] if seen else None for label, seen in zip(labels, sees, strict=True)],
        swapped="hidden" if answer != OPEN and not whole and hidden_from(entry, seat) else _ANSWERS[answer],
    )


def special_of(state: "Gatsby", seat: int | None) -> Special:
    board = state.board
    over = state.over()
    discards = (state.discards0, state.discards1)
    sees = [over or seat == other for other in (0, 1)]
    unseen = state.pile
    for other in (0, 1):
        unseen |= 0 if sees[other] else discards[other]
    drawing = None
    if state.drawing():
        own = seat == state.active
        drawing = Drawing(state.active, count(state.drawn), state.draws_left, names_in(board.specials, state.drawn) if own else None)
        unseen |= 0 if own else state.drawn
    return Special(
        pile=count(state.pile),
        slot=[_name(board.specials, state.slot0), _name(board.specials, state.slot1)],
        in_use=_name(board.specials, state.in_use),
        aside=[[board.specials[tile] for tile in entries_of(trail)] for trail in (state.aside0, state.aside1)],
        spent=[board.specials[tile] for tile in entries_of(state.spent)],
        discards=[count(discards[0]), count(discards[1])],
        discarded=[names_in(board.specials, discards[other]) if sees[other] else None for other in (0, 1)],
        drawing=drawing,
        unseen=names_in(board.specials, unseen),
    )


def result_of(state: "Ending") -> Result:
    return Result(
        reason=state.reason(),
        winner=_seat(state.winner),
        prestige=[state.prestige(0), state.prestige(1)],
        characters=[count(state.owned0), count(state.owned1)],
        returns=[state.payoff(0), state.payoff(1)],
    )
