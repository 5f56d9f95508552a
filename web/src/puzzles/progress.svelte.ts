/** What this person has made of the puzzles: the server keeps it, for guests too. */
import { puzzlesOf, type Answer, type Line, type Listing, type Theme } from "./api";

class Progress {
  #lists = $state.raw<Record<string, Listing>>({});
  theme = $state<Theme | "">(""); // '' for all

  async read(game: string): Promise<void> {
    const found = await puzzlesOf(game);
    this.#lists = { ...this.#lists, [game]: found };
  }

  of(game: string): Listing | undefined {
    return this.#lists[game];
  }

  /** The puzzles of a game with the chosen theme; all if none has it. */
  lines(game: string): Line[] {
    const all = this.#lists[game]?.puzzles ?? [];
    const chosen = all.filter(({ themes }) => !this.theme || themes.includes(this.theme));
    return chosen.length ? chosen : all;
  }

  /** One that was not tried, of a rating near the person's own; else one that was missed; else any. Not the one that is shown. */
  next(game: string, shown = ""): string | undefined {
    const lines = this.lines(game).filter(({ id }) => id !== shown);
    const own = this.of(game)?.me?.rating ?? 0;
    const distance = ({ tries, rating }: Line) => (tries ? Math.abs(rating - own) : 0);
    const fresh = lines.filter(({ solved }) => solved === null).sort((one, other) => distance(one) - distance(other));
    return (fresh[0] ?? lines.find(({ solved }) => solved === false) ?? lines[0])?.id ?? (shown || undefined);
  }

  /** Keeps what a try has changed. */
  keep(game: string, puzzle: string, { right, counted }: Answer): void {
    const known = this.#lists[game];
    if (!known || !counted) return;
    const puzzles = known.puzzles.map((line) => (line.id === puzzle ? { ...line, solved: line.solved === true || right } : line));
    this.#lists = { ...this.#lists, [game]: { puzzles, me: counted.me } };
  }
}

export const progress = new Progress();
