"""Chance in Gatsby: the setup (1xx of the spec), and draws of special tiles (section 6)."""

from mypy_extensions import i64

from soiree.core.sets.bits import bit, count, nth
from soiree.core.sets.seats import EVERYONE, NOBODY
from soiree.games.gatsby import events
from soiree.games.gatsby.knowledge import exchanged, with_label
from soiree.games.gatsby.locations import Locations
from soiree.games.gatsby.state import DEAL, DRAWING, KEEP, PICK, START, TILE
from soiree.games.gatsby.trail import length, longer_by
from soiree.games.gatsby.view import names_in


class Deal(Locations):
    """The chance nodes. All outcomes of a node are equally likely."""

    def outcome_space(self) -> i64:
        return self.board.outcome_count

    def chance_set(self) -> i64:
        """The possible outcomes of the open node, as a set (section 6)."""
        if self.stage == DRAWING:
            return self.pile
        if self.stage == DEAL:
            return self.undealt
        if self.stage == TILE:
            return self.unlaid
        return 3 if self.stage == START else 0

    def chance_first(self) -> i64:
        """The outcome number of the first of its kind."""
        if self.stage == DRAWING:
            return self.board.drawn_first
        if self.stage == DEAL:
            return self.board.character_first
        if self.stage == START:
            return self.board.starter_first
        return 0

    def chance_total(self) -> i64:
        if self.stage > DRAWING:  # no i64 shares an expression with a literal in these methods: mypyc would box both
            return 0
        return count(self.chance_set())

    def chance_weight(self, outcome: i64) -> i64:
        index: i64 = outcome - self.chance_first()
        if index < 0 or index >= 63:
            return 0
        return (self.chance_set() >> index) & 1

    def chance_pick(self, roll: i64) -> i64:
        return self.chance_first() + nth(self.chance_set(), roll)

    def sees_chance(self) -> i64:
        if self.stage == DEAL:
            return EVERYONE if (self.up >> self.dealt) & 1 == 1 else NOBODY  # GAT-104
        return bit(self.active) if self.stage == DRAWING else EVERYONE

    def carry_out_chance(self, outcome: i64) -> None:
        found: i64 = outcome - self.chance_first()
        if self.stage == DRAWING:
            self.draw_tile(found)
        elif self.stage == DEAL:
            self.deal_character(found)
        elif self.stage == TILE:
            self.lay_tile(found)
        else:
            self.let_start(found)

    def lay_tile(self, tile: i64) -> None:
        """The next quadrant of the Cabaret (GAT-102)."""
        board = self.board
        quadrant: i64 = length(self.tiles)
        self.tiles = longer_by(self.tiles, tile)
        self.unlaid ^= bit(tile)
        self.stars |= board.tile_stars[quadrant * board.tile_count + tile]
        if self.log is not None:
            self.log.add(events.TileLaid(board.quadrants[quadrant], board.tiles[tile]))
        if quadrant == 3:
            self.stage = DEAL

    def deal_character(self, character: i64) -> None:
        """The next place gets its character (GAT-103)."""
        place = self.dealt
        self.who = with_label(self.who, place, character + 1)
        self.undealt ^= bit(character)
        self.dealt += 1
        if self.log is not None:
            seen = EVERYONE if (self.up >> place) & 1 == 1 else NOBODY
            self.log.add(events.Dealt(self.board.places[place], self.board.characters[character]), seen)
        if self.dealt == self.board.place_count:
            self.rank()
            self.stage = START

    def rank(self) -> None:
        """The worthier of two characters lies at the worthier place (GAT-105)."""
        board = self.board
        for pair in range(len(board.ranked_low)):
            low = board.ranked_low[pair]
            high = board.ranked_high[pair]
            if self.prestige_at(low) > self.prestige_at(high):
                self.who = exchanged(self.who, low, high)
                if self.log is not None:
                    self.log.add(events.Ranked(board.places[low], board.places[high]))

    def let_start(self, seat: i64) -> None:
        """The other seat draws its first special tiles (GAT-108, GAT-109)."""
        self.starter = seat
        self.active = 1 - seat
        if self.log is not None:
            self.log.add(events.Starter(seat))
        self.begin_draws(self.board.opening_draw)

    def begin_draws(self, number: i64) -> None:
        """Tiles from the pile, or all that are left if fewer (GAT-702)."""
        self.draws_left = min(number, count(self.pile))
        self.stage = DRAWING

    def draw_tile(self, tile: i64) -> None:
        self.pile ^= bit(tile)
        self.drawn |= bit(tile)
        self.draws_left -= 1
        if self.log is not None:
            self.log.add(events.Drew(self.active, self.board.specials[tile]), bit(self.active))
        if self.draws_left == 0:
            self.stage = KEEP if self.turn == 0 else PICK

    def drawing(self) -> bool:
        """From the first draw until one of the tiles is chosen."""
        return self.stage == DRAWING or self.stage == KEEP or self.stage == PICK

    def discard_all_but(self, tile: i64) -> None:
        """The other tiles drawn are discarded unseen (GAT-109, GAT-702)."""
        others: i64 = self.drawn ^ bit(tile)
        self.drawn = 0
        if self.active == 1:
            self.discards1 |= others
        else:
            self.discards0 |= others
        if self.log is not None:
            event = events.Discarded(self.active, count(others), names_in(self.board.specials, others))
            self.log.add(event, bit(self.active))
