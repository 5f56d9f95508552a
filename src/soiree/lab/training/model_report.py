"""The page of a value model in docs/training: what it was trained on, its learning curve, and how accurate it is."""

from collections.abc import Sequence

from soiree.core.values.model_file import Card, Measured
from soiree.lab.training.value_training import Pass

COIN = 0.6931


def model_report(card: Card, curve: Sequence[Pass]) -> str:
    """The whole page, in Markdown."""
    lines = [
        f"# The value model of {card.game}",
        "",
        f"Written by `soiree train {card.game} --write`. Version `{card.version}`, edition {card.edition}, engine {card.engine}, seed",
        f"{card.seed}, {card.hidden} hidden units, dropout {card.dropout:g}. Training took {card.seconds:.0f} s after self-play.",
        *_strength(card),
        "",
        "## Games",
        "",
        "| play | seed | games for training | positions |",
        "| --- | --- | --- | --- |",
        *(f"| {one.play} | {one.seed} | {one.games:,} | {one.positions:,} |" for one in card.sources),
        "",
        "## Learning curve",
        "",
        "Cross-entropy after each pass; the pass with the least validation loss is kept.",
        "",
        "| pass | training | validation | seconds |",
        "| --- | --- | --- | --- |",
        *(f"| {one.number} | {one.training_loss:.4f} | {one.validation_loss:.4f} | {one.seconds:.0f} |" for one in curve),
        "",
        "## On games that it has not seen",
        "",
        f"Usual options. Loss is the cross-entropy of the result (one half everywhere: {COIN} with two seats), error the expected",
        "calibration error in 15 bins. By hand: the evaluation of `eval.py`. Linear: the same inputs without hidden units.",
        "Early, middle and late positions are thirds by the number of decisions so far.",
        "",
        "| play | seats | games | by hand: loss, error | linear: loss | model: loss, error | early / middle / late: loss, error |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *(_measured_row(one) for one in card.measured),
        "",
        "## Reliability",
        "",
        "Positions by predicted return, in tenths: the mean prediction and the mean result.",
        "",
    ]
    for one in card.measured:
        lines += [f"{one.play}, {one.seats} seats:", "", "| positions | predicted | happened |", "| --- | --- | --- |"]
        lines += [f"| {row.positions:,} | {row.predicted:.3f} | {row.happened:.3f} |" for row in one.reliability]
        lines.append("")
    return "\n".join(lines)


def _strength(card: Card) -> list[str]:
    found = card.strength
    if found is None:
        return []
    share = f"{found.share:.1%} ({found.low:.1%} – {found.high:.1%})"
    return [
        "",
        f"Against the bot before ({found.opponent or 'by hand'}), {found.play}: {share} of {found.games} games, {found.seats} seats.",
    ]


def _measured_row(one: Measured) -> str:
    thirds = " / ".join(f"{loss:.3f}, {error:.3f}" for loss, error in one.thirds)
    by_hand, model = f"{one.loss_by_hand:.3f}, {one.error_by_hand:.3f}", f"{one.loss:.3f}, {one.error:.3f}"
    return f"| {one.play} | {one.seats} | {one.games:,} | {by_hand} | {one.loss_linear:.3f} | **{model}** | {thirds} |"
