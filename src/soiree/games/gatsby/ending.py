"""The end of Gatsby (9xx of the spec): by suits or by an empty location, and who has won."""

from mypy_extensions import i64

from soiree.core.sets.seats import EVERYONE
from soiree.core.state import payoff_of_two
from soiree.games.gatsby import events
from soiree.games.gatsby.board import NONE
from soiree.games.gatsby.deal import Deal
from soiree.games.gatsby.knowledge import character_at
from soiree.games.gatsby.state import BOTH, EMPTY, OVER
from soiree.games.gatsby.view import CAUSES, looks_of, names_in, result_of


class Ending(Deal):
    """The tests for the end."""

    def won_by_suits(self) -> bool:
        """The active seat is looked at first; if both have won, the option decides (GAT-901, GAT-R04)."""
        active = self.active
        mine = self.suit_victory(active)
        theirs = self.suit_victory(1 - active)
        if mine == NONE and theirs == NONE:
            return False
        if mine != NONE and theirs != NONE and self.prestige_decides:
            self.end(BOTH, self.more_prestige())
        elif mine != NONE:
            self.end(mine, active)
        else:
            self.end(theirs, 1 - active)
        return True

    def location_empty(self) -> bool:
        """A location without characters ends the game by prestige (GAT-902)."""
        there = self.on_board()
        for location in range(len(self.board.location_places)):
            if there & self.board.location_places[location] == 0:
                self.end(EMPTY + location, self.more_prestige())
                return True
        return False

    def end(self, cause: i64, winner: i64) -> None:
        self.stage = OVER
        self.forced = NONE  # GAT-632
        self.cause = cause
        self.winner = winner
        self.shown = EVERYONE
        if self.log is not None:
            board = self.board
            places = [board.characters[character_at(self.who, place)] for place in range(board.place_count)]
            discards = [names_in(board.specials, self.discards0), names_in(board.specials, self.discards1)]
            self.log.add(events.Over(result_of(self)))
            self.log.add(events.Revealed(places, names_in(board.characters, self.undealt), looks_of(self, None), discards))

    def over(self) -> bool:
        return self.stage == OVER

    def payoff(self, seat: i64) -> float:
        return payoff_of_two(self.winner, seat)

    def reason(self) -> str:
        return CAUSES[self.cause] if self.cause != NONE else ""
