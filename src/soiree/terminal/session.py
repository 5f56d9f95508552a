"""A session: one person's match against bots, from the first prompt to the result."""

import difflib
from collections.abc import Sequence

from rich.text import Text

from soiree.bots import Bot, bot, budget_of
from soiree.core.chance.dealers import Committed
from soiree.core.errors import SoireeError
from soiree.core.events import Event
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.terminal.clauses import describe_clause, find_clause
from soiree.terminal.describe import describe_events, describe_result, player_names
from soiree.terminal.files import write_record
from soiree.terminal.menu import menu
from soiree.terminal.screen import BRASS, Screen

COMMANDS = ("u", "?", "l", "r", "s", "q")
INTERRUPTED = 130
RECENT = 8  # events that are shown when a match is resumed
WORLDS = 12  # sampled before a move is called losing


class SessionEnded(Exception):
    """The person has quit, or the input has ended."""


class Opponents:
    """The bots in all other seats. Each gets the view of its own seat, the legal moves and a budget."""

    def __init__(self, level: str, rng: Rng) -> None:
        self.level = level
        self.rng = rng
        self._budget = budget_of(level)
        self._bots: dict[int, Bot] = {}

    def choose(self, seat: int, view: View, moves: Sequence[str]) -> str:
        """The move of the bot in a seat."""
        if seat not in self._bots:
            self._bots[seat] = bot(self.level)
        return self._bots[seat].choose(view, moves, self._budget, self.rng)


class Session:
    """A match of one person in `seat` against `opponents`. The record is written to the file `save` at the end, if there is one."""

    def __init__(self, match: Match, seat: int, screen: Screen, opponents: Opponents, save: str | None, aids: bool = True) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.opponents = opponents
        self.save = save
        self.aids = aids
        self.saved = ""  # the file that has the match as it is now
        self.news: list[list[Event]] = []  # since the person's last decision: the events of each step, as this seat sees them
        self.seen_events = 0
        self.earlier_news: list[list[list[Event]]] = []  # the news before each decision that can be taken back
        self.taken_back = ""
        self.welcomed = False
        self.losing_move = ""  # a move that loses immediately and was entered once
        self.collect_events()
        if any(step.seat is not None for step in match.steps()):  # resumed: only the last events are shown
            self.news = [[event] for events in self.news for event in events[-RECENT:]]

    @property
    def names(self) -> list[str]:
        return player_names(self.match.seats, self.screen.words, self.seat, self.opponents.level)

    # ------------------------------------------------------------ the match

    def run(self) -> int:
        """Plays until the end or until the person quits; returns the exit code."""
        code = 0
        try:
            while self.seat in self.play_opponents():
                self.decide()
            self.show_table()
            returns = self.match.returns
            assert returns is not None  # no seat must decide, and the dealer leaves no chance open
            self.screen.console.print()
            self.screen.show(describe_result(returns, self.match.reason, self.screen.words, self.names, self.seat))
        except SessionEnded:
            self.screen.say("ui-left")
        except KeyboardInterrupt:
            self.screen.console.print()
            self.screen.say("ui-left")
            code = INTERRUPTED
        self.finish()
        return code

    def play_opponents(self) -> set[int]:
        """All others decide until only the person must, or nobody; returns who must. In a simultaneous decision the person is last."""
        while others := self.match.actors - {self.seat}:
            seat = min(others)
            self.match.play(seat, self.opponents.choose(seat, self.match.view(seat), self.match.moves(seat)))
            self.collect_events()
        return self.match.actors

    def collect_events(self) -> None:
        """Adds the events of the last step to the news."""
        events = self.match.events(self.seat, since=self.seen_events)
        self.seen_events += len(events)
        if events:
            self.news.append(events)

    def finish(self) -> None:
        """Saves the record if that was asked for, and says what can be done with it."""
        if self.save is not None:
            self.save_to(self.save)
        committed = isinstance(self.match.dealer, Committed)
        if self.match.over:
            if self.saved and committed:
                self.screen.say("ui-how-to-verify", "dim", file=self.saved)
        elif committed:
            self.screen.say("ui-committed-left", "dim")
        elif self.saved:
            self.screen.say("ui-how-to-resume", "dim", file=self.saved)
        else:
            self.screen.say("ui-how-to-save", "dim")

    # ------------------------------------------------------------ output

    def show_table(self) -> None:
        """Prints the news, then the board."""
        screen, match, names = self.screen, self.match, self.names
        screen.new_page()
        if not self.welcomed:
            others = ", ".join(name for seat, name in enumerate(names) if seat != self.seat)
            screen.say("ui-welcome", player=names[self.seat], others=others)
            self.welcomed = True
        for events in self.news:
            screen.show(Text(describe_events(events, match.game, screen.words, names), style="italic"))
        if self.taken_back:
            screen.say("ui-taken-back", "italic", move=self.move_text(self.taken_back))
        screen.console.print()
        screen.console.print(match.game.draw(match.view(self.seat), screen.words, names, self.aids))

    def show_moves(self) -> None:
        """Prints the prompt and the legal moves."""
        screen, match = self.screen, self.match
        moves, prompt = match.moves(self.seat), match.prompt(self.seat)
        screen.console.print()
        screen.say(f"prompt-{prompt}", f"bold {BRASS}")
        screen.show(menu(moves, prompt, match.game, screen.words, self.names, screen.width - 2))
        screen.say("ui-line-one" if len(moves) == 1 else "ui-line", "dim")

    def move_text(self, move: str) -> str:
        return self.screen.words.say(self.match.game.say_move(move, self.match.prompt(self.seat)), self.names)

    # ------------------------------------------------------------ input

    def decide(self) -> None:
        """Shows the table and reads input until a decision is made or taken back, or the page must be printed again."""
        self.show_table()
        self.show_moves()
        while True:
            typed = self.screen.ask()
            if typed is None:
                raise SessionEnded
            word, _, rest = typed.partition(" ")
            rest = rest.strip()
            if word not in COMMANDS:
                done = self.choose(typed)
            elif word == "q":
                raise SessionEnded
            elif word == "u":
                done = self.take_back()
            elif word == "l":
                self.screen.switch_language()
                done = True
            else:
                {"?": self.explain, "r": self.show_clause, "s": self.save_as}[word](rest)
                done = False
            if done:
                return

    def parse_move(self, typed: str) -> str:
        """The move that was typed as its number or token, in upper or lower case; '' after an error message."""
        moves = self.match.moves(self.seat)
        if typed in moves:
            return typed
        if not typed and len(moves) == 1:
            return moves[0]
        if not typed:
            self.screen.say("ui-empty")
            return ""
        if typed.isdecimal():
            if 1 <= int(typed[:9]) <= len(moves):
                return moves[int(typed) - 1]
            self.screen.say("ui-no-such-number", number=typed[:9], last=len(moves))
            return ""
        tokens = self.match.game.notation().actions
        same = [token for token in (*moves, *tokens) if token.lower() == typed.lower()]
        if typed in tokens or same:
            return typed if typed in tokens else same[0]
        close = difflib.get_close_matches(typed[:24], moves, n=3, cutoff=0.4)
        self.screen.say("ui-no-such-move", typed=typed[:24], near=" ".join(close) or " ".join(moves[:4]))
        return ""

    def choose(self, typed: str) -> bool:
        """Plays the move that was typed; a move that loses immediately must be entered twice. Returns whether it was played."""
        move = self.parse_move(typed)
        if not move or not self.is_allowed(move):
            return False
        if self.losing_move != move and self.loses_immediately(move):
            self.losing_move = move
            self.screen.say("ui-loses")
            return False
        self.earlier_news.append(self.news)
        self.news, self.taken_back, self.losing_move, self.saved = [], "", "", ""
        self.match.play(self.seat, move)
        self.collect_events()
        return True

    def is_allowed(self, move: str) -> bool:
        """Whether the move is legal; if not, says why, with the clause that forbids it."""
        reason = self.match.why_not(self.seat, move, self.screen.words.language)
        if reason is None:
            return True
        self.screen.say("ui-refused", token=move)
        self.screen.entry(reason.clause, self.screen.words.say(reason.say, self.names) if reason.say else reason.text)
        return False

    def loses_immediately(self, move: str) -> bool:
        """Whether the move ends the game with a payoff of 0 for this seat, in all sampled worlds that agree with its view."""
        game = self.match.game
        action = game.notation().action(move)
        view = self.match.view(self.seat)
        for _ in range(WORLDS):
            world = game.sample(view, self.opponents.rng.fork())
            world.apply(self.seat, action)
            if not world.over() or world.payoff(self.seat) > 0:
                return False
        return True

    def take_back(self) -> bool:
        """`u`: takes the last decision back, if that is still possible. Returns whether it was."""
        match = self.match
        if match.cannot_take_back(self.seat):
            decided = any(step.seat == self.seat for step in match.steps())
            self.screen.say("ui-back-learned" if decided else "ui-back-nothing")
            return False
        self.taken_back = match.take_back(self.seat)
        self.news = self.earlier_news.pop() if self.earlier_news else []  # a resumed match may begin with a decision to take back
        self.seen_events, self.saved = len(match.log), ""
        return True

    def explain(self, typed: str) -> None:
        """`?`: lists what can be typed. `? TOKEN`: says whether that move is legal, and which clause forbids it."""
        if typed:
            move = self.parse_move(typed)
            if move and self.is_allowed(move):
                self.screen.say("ui-allowed", token=move, move=self.move_text(move))
            return
        words = self.screen.words
        first = self.match.moves(self.seat)[0]
        keys = [
            (words("ui-key-play", token=first), words("ui-help-play")),
            ("u", words("ui-help-back")),
            (words("ui-key-why"), words("ui-help-why")),
            (words("ui-key-clause"), words("ui-help-clause", example=self.match.game.clauses[0])),
            ("l", words("ui-help-language")),
            (words("ui-key-save"), words("ui-help-save")),
            ("q", words("ui-help-leave")),
        ]
        for key, help in keys:
            self.screen.entry(key, help, max(len(key) for key, _ in keys))

    def show_clause(self, typed: str) -> None:
        """`r CLAUSE`: prints a clause of the rules."""
        game = self.match.game
        clause = find_clause(game, typed)
        if clause is None:
            self.screen.say("ui-which-clause", example=game.clauses[0], last=game.clauses[-1])
        else:
            self.screen.entry(clause, describe_clause(game, clause, self.screen.words, self.match.options))

    def save_as(self, file: str) -> None:
        """`s FILE`: saves the record."""
        if file:
            self.save_to(file)
        else:
            self.screen.say("ui-which-file")

    def save_to(self, file: str) -> None:
        """Writes the record, or says why that is not possible."""
        try:
            write_record(file, self.match.record())
        except SoireeError as error:
            self.screen.say("ui-not-saved", reason=error.sentence(self.screen.words.language))
        else:
            self.saved = file
            self.screen.say("ui-saved", file=file)
