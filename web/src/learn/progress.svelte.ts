/** Which lessons were solved on this device. Kept in local storage; where there is none, for this visit. */
import { object } from "../server/api";

const PLACE = "soiree-lessons";

function read(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (!object(kept)) return {};
    return Object.fromEntries(Object.entries(kept).map(([game, solved]) => [game, Array.isArray(solved) ? solved.filter((one): one is string => typeof one === "string") : []]));
  } catch {
    return {};
  }
}

class Progress {
  #solved = $state.raw(read());

  isSolved(game: string, lesson: string): boolean {
    return this.#solved[game]?.includes(lesson) ?? false;
  }

  /** The first lesson that is not solved yet; undefined when all are. */
  next(game: string, lessons: readonly string[]): string | undefined {
    return lessons.find((lesson) => !this.isSolved(game, lesson));
  }

  keep(game: string, lesson: string): void {
    if (this.isSolved(game, lesson)) return;
    this.#solved = { ...this.#solved, [game]: [...(this.#solved[game] ?? []), lesson] };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#solved));
    } catch {
      // storage is full or forbidden: it holds for this visit
    }
  }
}

export const progress = new Progress();
