"""The golden files: `python -m tests.goldens` writes playthroughs and node counts anew, and records that are not there yet.

A playthrough or a count that changes shows in the diff what a change has done to a game. A record and the digest of its views are never
written again: every record that was ever written must still load, and show everybody the same.
"""

import hashlib
import json
from pathlib import Path

import soiree
from soiree.core.conformance import Table, random_step, tables
from soiree.core.conformance.playthrough import playthrough
from soiree.core.editions import FIRST
from soiree.core.playout import count_leaves
from soiree.core.rng import Rng
from soiree.lab.envs import features

HERE = Path(__file__).parent
PLAYTHROUGHS, RECORDS, NODES, LAYOUTS = HERE / "playthroughs", HERE / "records", HERE / "nodes.json", HERE / "layouts.json"
VIEWS = HERE / "views.json"
SEED = 7
LEAVES_AT_MOST = 200_000


def all_tables() -> list[Table]:
    return [table for game in soiree.games() for table in tables(game)]


def shown_tables() -> list[Table]:
    """The tables with a playthrough and records: every number of seats, and every option value once, retired ones too."""
    shown = []
    for game in soiree.games():
        defaults = game.check_options(None)
        for table in tables(game):
            changed = sum(table.options[name] != value for name, value in defaults.items())
            if changed == 0 or (changed == 1 and table.seats == game.seats[0]):
                shown.append(table)
        for option in game.options.values():
            shown += [Table(game, game.seats[0], {**defaults, option.id: value}) for value in option.retired]
    return shown


def file_name(table: Table) -> str:
    options = "-".join(str(value) for value in table.options.values())
    return f"{table.game.id}-{table.seats}-{options}"


def record_of(table: Table, seed: int) -> str:
    rng = Rng(seed)
    match = table.match()
    while not match.over:
        random_step(match, rng)
    return match.record()


def views_digest(record: str) -> str:
    """The digest of what every reader sees after every step of a record.

    The name of the edition is left out: views of the time before editions, of which most digests are, do not have it. Those of Macao do.
    """
    whole = soiree.load(record)
    match = soiree.new(whole.game.id, seats=whole.seats, options=whole.options, dealer="manual")
    named = "" if whole.game.id == "macao" else f'"edition":"{FIRST}",'
    digest = hashlib.sha256()
    for step in whole.steps():
        seat, _, token = str(step).rpartition(":")
        if seat:
            match.play(int(seat), token)
        else:
            match.deal(token.removeprefix("*"))
        for reader in (*range(match.seats), None):
            digest.update(match.view(reader).json().replace(named, "", 1).encode())
    return digest.hexdigest()


def node_counts(table: Table) -> dict[str, list[int]]:
    """The number of ways to go on for 1, 2, ... steps, from the start and from two positions of a random game."""
    counts: dict[str, list[int]] = {}
    rng = Rng(SEED)
    match = table.match()
    for start in (0, 25, 60):
        while len(match.steps()) < start and not match.over:
            random_step(match, rng)
        counts[str(start)] = []
        depth = 1
        while depth <= 4 and (not counts[str(start)] or counts[str(start)][-1] < LEAVES_AT_MOST // 20):
            counts[str(start)].append(int(count_leaves(match.state, depth)))
            depth += 1
    return counts


def layouts() -> dict[str, list[int | str]]:
    """The version, the length and the digest of the features of every game."""
    found: dict[str, list[int | str]] = {}
    for game in soiree.games():
        for seats in game.seats:
            names = features.layout(game.id, seats)
            digest = hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]
            found[f"{game.id} {seats}"] = [features.version(game.id), len(names), digest]
    return found


def main() -> None:
    PLAYTHROUGHS.mkdir(exist_ok=True)
    RECORDS.mkdir(exist_ok=True)
    for table in shown_tables():
        (PLAYTHROUGHS / f"{file_name(table)}.txt").write_text(playthrough(table, SEED), encoding="utf-8")
        for seed in (1, 2):
            path = RECORDS / f"{file_name(table)}-{seed}.txt"
            if not path.exists():
                path.write_text(record_of(table, seed), encoding="utf-8")
    views = json.loads(VIEWS.read_text(encoding="utf-8")) if VIEWS.exists() else {}
    for path in sorted(RECORDS.glob("*.txt")):
        if path.name not in views:
            views[path.name] = views_digest(path.read_text(encoding="utf-8"))
    VIEWS.write_text(json.dumps(views, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    counts = {str(table): node_counts(table) for table in shown_tables()}
    LAYOUTS.write_text(json.dumps(layouts(), indent=1) + "\n", encoding="utf-8")
    NODES.write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
