"""The match that a new value model must not lose before it replaces the present one."""

from pathlib import Path

from rich.console import Console

from soiree.bots.search_bot import model_version
from soiree.core.game import Game
from soiree.core.values.model_file import Card, Strength, write_model
from soiree.lab.arena.runner import run_contest
from soiree.lab.arena.schedule import Entrant, contest
from soiree.lab.arena.scoring import score, totals_by_deal
from soiree.lab.workers import Workers

BOT = "strong"
PACE = 1600  # 100 iterations for a decision, so that the match is the same on any machine
NEW, PRESENT = "new", "present"


def play_gate(
    game: Game, card: Card, content: bytes, folder: Path, games: int, seed: int, workers: Workers, console: Console | None = None
) -> Strength:
    """Duplicate games at the smallest table: the bot with the new model against the bot as it plays now. The new model goes to `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    write_model(folder, card, content)
    entrants = {NEW: Entrant(BOT, model=str(folder)), PRESENT: Entrant(BOT)}
    match = contest(game.id, entrants, games, pace=PACE, seed=seed)
    results = run_contest(match, None, workers, console)
    share = score(totals_by_deal(results), NEW, PRESENT)
    return Strength(
        opponent=model_version(game, match.seats),
        play=f"{BOT}, {match.budget(entrants[NEW]).iterations} iterations",
        seats=match.seats,
        games=len(results),
        share=round(share.value, 4),
        low=round(share.low, 4),
        high=round(share.high, 4),
    )


def passes(strength: Strength) -> bool:
    """Whether the new model has not lost."""
    return strength.share >= 0.5
