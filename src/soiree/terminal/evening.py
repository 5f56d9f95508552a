"""An evening: one person's match against bots, from the first prompt to the last word."""

import difflib
from collections.abc import Sequence

from rich.text import Text

from soiree.bots import Bot, bot, budget_of
from soiree.core.dealers import Committed
from soiree.core.errors import SoireeError
from soiree.core.events import Event
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.terminal.files import write_record
from soiree.terminal.menu import menu
from soiree.terminal.rules import find_clause
from soiree.terminal.screen import BRASS, Screen
from soiree.terminal.telling import names_at, result_in_words, sentences

COMMANDS = ("u", "?", "l", "r", "s", "q")
INTERRUPTED = 130
RECENT = 8  # events told to whoever comes back
WORLDS = 12  # looked at before a move that seems to lose at once


class Left(Exception):
    """The person has left the table."""


class Opponents:
    """The bots around the table: each is given its own seat's view, the legal moves, and time to think."""

    def __init__(self, level: str, luck: Rng) -> None:
        self.level = level
        self.luck = luck
        self._budget = budget_of(level)
        self._bots: dict[int, Bot] = {}

    def choose(self, seat: int, view: View, moves: Sequence[str]) -> str:
        if seat not in self._bots:
            self._bots[seat] = bot(self.level)
        return self._bots[seat].choose(view, moves, self._budget, self.luck)


class Evening:
    """A match as one person lives it."""

    def __init__(self, match: Match, seat: int, screen: Screen, opponents: "Opponents", save: str | None) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.opponents = opponents
        self.save = save
        self.saved = ""  # the file that holds the match as it is now
        # What happened since the person last decided: the events of each step, as this seat sees them.
        self.news: list[list[Event]] = []
        self.heard = 0
        self.earlier: list[list[list[Event]]] = []  # the news before each decision that can be taken back
        self.taken_back = ""
        self.welcomed = False
        self.doubtful = ""  # a move that loses at once, entered once
        self.hear()
        if any(step.seat is not None for step in match.steps()):  # resumed: the end of the story is enough
            self.news = [[event] for events in self.news for event in events[-RECENT:]]

    @property
    def names(self) -> list[str]:
        return names_at(self.match.seats, self.screen.words, self.seat, self.opponents.level)

    # ------------------------------------------------------------ the course of the evening

    def spend(self) -> int:
        """Plays until the end, or until the person leaves; the exit code."""
        code = 0
        try:
            while self.seat in self.let_others_decide():
                self.decide()
            self.show_table()
            returns = self.match.returns
            assert returns is not None  # nobody is left to decide, and the dealer leaves no chance open
            self.screen.console.print()
            self.screen.show(result_in_words(returns, self.match.reason, self.screen.words, self.names, self.seat))
        except Left:
            self.screen.say("ui-left")
        except KeyboardInterrupt:
            self.screen.console.print()
            self.screen.say("ui-left")
            code = INTERRUPTED
        self.keep()
        return code

    def let_others_decide(self) -> set[int]:
        """Everybody else decides until the person must, or nobody; where several decide at once, the person comes last."""
        while others := self.match.actors - {self.seat}:
            seat = min(others)
            self.match.play(seat, self.opponents.choose(seat, self.match.view(seat), self.match.moves(seat)))
            self.hear()
        return self.match.actors

    def hear(self) -> None:
        """Takes in the events of the last step."""
        events = self.match.events(self.seat, since=self.heard)
        self.heard += len(events)
        if events:
            self.news.append(events)

    def keep(self) -> None:
        """The last words: where the record is, and what can be done with it."""
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

    # ------------------------------------------------------------ what the person sees

    def show_table(self) -> None:
        """The news, then the board."""
        screen, match, names = self.screen, self.match, self.names
        screen.fresh()
        if not self.welcomed:
            others = ", ".join(name for place, name in enumerate(names) if place != self.seat)
            screen.say("ui-welcome", player=names[self.seat], others=others)
            self.welcomed = True
        for events in self.news:
            screen.show(Text(sentences(events, match.game, screen.words, names), style="italic"))
        if self.taken_back:
            screen.say("ui-taken-back", "italic", move=self.in_words(self.taken_back))
        screen.console.print()
        screen.console.print(match.game.draw(match.view(self.seat), screen.words, names))

    def show_moves(self) -> None:
        screen, match = self.screen, self.match
        moves, prompt = match.moves(self.seat), match.prompt(self.seat)
        screen.console.print()
        screen.say(f"prompt-{prompt}", f"bold {BRASS}")
        screen.show(menu(moves, prompt, match.game, screen.words, self.names, screen.width - 2))
        screen.say("ui-line-one" if len(moves) == 1 else "ui-line", "dim")

    # ------------------------------------------------------------ what the person does

    def decide(self) -> None:
        """One prompt: shown, and asked until a decision is made or taken back, or the page must be drawn anew."""
        self.show_table()
        self.show_moves()
        while True:
            typed = self.screen.ask()
            if typed is None:
                raise Left
            word, _, rest = typed.partition(" ")
            rest = rest.strip()
            if word not in COMMANDS:
                done = self.choose(typed)
            elif word == "q":
                raise Left
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

    def meant(self, typed: str) -> str:
        """The move that was typed as number or token, in whatever case; '' after a sentence that says what is wrong."""
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
        """Makes the move that was typed; one that loses at once must be entered twice."""
        move = self.meant(typed)
        if not move or not self.allowed(move):
            return False
        if self.doubtful != move and self.loses_at_once(move):
            self.doubtful = move
            self.screen.say("ui-loses")
            return False
        self.earlier.append(self.news)
        self.news, self.taken_back, self.doubtful, self.saved = [], "", "", ""
        self.match.play(self.seat, move)
        self.hear()
        return True

    def allowed(self, move: str) -> bool:
        """Whether the move may be made; if not, its clause is shown."""
        reason = self.match.why_not(self.seat, move, self.screen.words.language)
        if reason is None:
            return True
        self.screen.say("ui-refused", token=move)
        self.screen.entry(reason.clause, reason.text)
        return False

    def loses_at_once(self, move: str) -> bool:
        """Whether the move ends the game with nothing for this seat, in every world that agrees with what it sees."""
        game = self.match.game
        action = game.notation().action(move)
        view = self.match.view(self.seat)
        for _ in range(WORLDS):
            world = game.sample(view, self.opponents.luck.fork())
            world.apply(self.seat, action)
            if not world.over() or world.payoff(self.seat) > 0:
                return False
        return True

    def take_back(self) -> bool:
        match = self.match
        if match.cannot_take_back(self.seat):
            decided = any(step.seat == self.seat for step in match.steps())
            self.screen.say("ui-back-learned" if decided else "ui-back-nothing")
            return False
        self.taken_back = match.take_back(self.seat)
        self.news = self.earlier.pop() if self.earlier else []  # a resumed match may begin with a decision to take back
        self.heard, self.saved = len(match.log), ""
        return True

    def in_words(self, move: str) -> str:
        return self.screen.words.say(self.match.game.say_move(move, self.match.prompt(self.seat)), self.names)

    def explain(self, typed: str) -> None:
        """`?`: what can be typed; `? TOKEN`: whether that move is allowed, and which clause says no."""
        if typed:
            move = self.meant(typed)
            if move and self.allowed(move):
                self.screen.say("ui-allowed", token=move, move=self.in_words(move))
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
        """`r CLAUSE`."""
        game = self.match.game
        clause = find_clause(game, typed)
        if clause is None:
            self.screen.say("ui-which-clause", example=game.clauses[0], last=game.clauses[-1])
        else:
            self.screen.entry(clause, self.screen.words(clause))

    def save_as(self, file: str) -> None:
        """`s FILE`."""
        if file:
            self.save_to(file)
        else:
            self.screen.say("ui-which-file")

    def save_to(self, file: str) -> None:
        try:
            write_record(file, self.match.record())
        except SoireeError as error:
            self.screen.say("ui-not-saved", reason=str(error))
        else:
            self.saved = file
            self.screen.say("ui-saved", file=file)
