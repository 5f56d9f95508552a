"""The report of a contest: one HTML file that loads nothing from elsewhere."""

from collections.abc import Sequence
from html import escape

from soiree.core.version import VERSION
from soiree.games import game as load_game
from soiree.lab.arena.game import GameResult
from soiree.lab.arena.plots import Bar, bars, histogram, win_matrix
from soiree.lab.arena.ratings import Rating
from soiree.lab.arena.schedule import Contest
from soiree.lab.arena.scoring import score, totals_by_deal

STYLE = """
:root { --ink: #0b101b; --panel: #182238; --line: #2b3854; --brass: #c8a45a; --gold: #ecd9a6; --text: #f4ead6; --mist: #9fb0cc;
  --won: #1fa37c; --lost: #e1502f; color-scheme: dark light; }
@media (prefers-color-scheme: light) {
  :root { --ink: #f4ead6; --panel: #fbf5e8; --line: #d5c49b; --brass: #a8843a; --gold: #6b5220; --text: #121a2b; --mist: #4a5a78; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; background: var(--ink); color: var(--text);
  font: 16px/1.5 "Josefin Sans", "Century Gothic", Futura, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2 { font-family: Limelight, "Broadway", "Century Gothic", serif; font-weight: 400; color: var(--gold); letter-spacing: .04em; }
h1 { border-bottom: 3px double var(--brass); padding-bottom: .4rem; }
section { background: var(--panel); border: 3px double var(--line); padding: .5rem 1.25rem 1.25rem; margin: 1.5rem 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; color: var(--mist); font-weight: 400; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); }
svg { width: 100%; height: auto; font-size: 14px; } .label { fill: var(--mist); } .number { fill: var(--text); }
.rule { stroke: var(--line); } .bar { fill: var(--brass); fill-opacity: .75; }
.whisker { stroke: var(--text); fill: none; stroke-width: 1.5; }
.won { fill: var(--won); } .lost { fill: var(--lost); } .empty { fill: none; stroke: var(--line); } p { color: var(--mist); }
"""


def html_report(contest: Contest, results: Sequence[GameResult], ratings: Sequence[Rating]) -> str:
    """The report with ratings, win matrix, game lengths, decision times and settings."""
    names = [rating.name for rating in ratings]
    deals = totals_by_deal(results)
    scores = {(name, opponent): score(deals, name, opponent) for name in names for opponent in names if name != opponent}
    title = f"{load_game(contest.game).titles['en']}: arena"
    lengths = [float(sum(result.decisions)) for result in results]
    rating_bars = [
        Bar(rating.name, rating.rating, rating.low, rating.high, f"{rating.rating:.0f} [{rating.low:.0f}, {rating.high:.0f}]")
        for rating in ratings
    ]
    sections = [
        (
            "Ratings",
            "Bradley-Terry model on the Elo scale; 95 % intervals by bootstrap over deals, never narrower than the number of games allows.",
            bars("Ratings", rating_bars) + _table(ratings),
        ),
        (
            "Win matrix",
            "Share of the points that the row took from the column; half of a point where returns are equal.",
            win_matrix(names, scores),
        ),
        ("Game length", "Decisions in a game, all seats together.", histogram("Game length", lengths, "decisions")),
        (
            "Decision time",
            "Mean of all decisions; the line ends at the slowest decision.",
            bars("Decision time", _times(results, names), from_zero=True),
        ),
        ("Settings", "The same settings give the same deals and seatings.", _settings(contest, len(results), len(deals))),
    ]
    body = "".join(f"<section><h2>{heading}</h2><p>{escape(about)}</p>{content}</section>" for heading, about, content in sections)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>{body}</body></html>\n"
    )


def _times(results: Sequence[GameResult], names: Sequence[str]) -> list[Bar]:
    rows = []
    for name in names:
        taken = [(result, seat) for result in results for seat, entrant in enumerate(result.seating) if entrant == name]
        mean = mean_seconds(results, name)
        slowest = max((result.slowest[seat] for result, seat in taken), default=0.0)
        rows.append(Bar(name, mean * 1000, mean * 1000, slowest * 1000, f"{mean * 1000:.1f}, at most {slowest * 1000:.1f} ms"))
    return rows


def mean_seconds(results: Sequence[GameResult], name: str) -> float:
    """The mean time of a decision of this entrant, in seconds."""
    taken = [(result, seat) for result in results for seat, entrant in enumerate(result.seating) if entrant == name]
    decisions = sum(result.decisions[seat] for result, seat in taken)
    return sum(result.seconds[seat] for result, seat in taken) / max(1, decisions)


def _table(ratings: Sequence[Rating]) -> str:
    lines = "".join(
        f"<tr><td>{escape(line.name)}</td><td>{line.rating:.0f}</td><td>{line.low:.0f} .. {line.high:.0f}</td>"
        f"<td>{line.mean_return:.3f}</td><td>{line.mu:.1f} ± {line.sigma:.1f}</td><td>{line.games}</td></tr>"
        for line in ratings
    )
    head = "".join(f"<th>{name}</th>" for name in ("bot", "rating", "95 %", "mean return", "OpenSkill", "games"))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


def _settings(contest: Contest, games: int, deals: int) -> str:
    settings = {
        "game": contest.game,
        "seats": contest.seats,
        **{f"option {name}": value for name, value in contest.options.items()},
        "games": f"{games} of {deals} deals",
        "time": f"x {contest.scale:g}" if contest.pace is None else f"x {contest.scale:g}, {contest.pace} iterations a second",
        "seed": contest.seed,
        "engine": VERSION,
    }
    lines = "".join(f"<tr><th>{escape(name)}</th><td>{escape(str(value))}</td></tr>" for name, value in settings.items())
    return f"<table><tbody>{lines}</tbody></table>"
