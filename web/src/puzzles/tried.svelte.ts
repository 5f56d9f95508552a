/** Which puzzles were solved or missed on this device, by the first try, and how many were solved in a row. Kept in local storage. */
import { object } from "../server/api";

const PLACE = "soiree-puzzles";
interface Kept {
  tried: Record<string, boolean>; // by puzzle: whether the first try was right
  streak: number;
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (!object(kept) || !object(kept.tried) || typeof kept.streak !== "number") return { tried: {}, streak: 0 };
    return { tried: Object.fromEntries(Object.entries(kept.tried).filter((one): one is [string, boolean] => typeof one[1] === "boolean")), streak: kept.streak };
  } catch {
    return { tried: {}, streak: 0 };
  }
}

class Tried {
  #kept = $state.raw(read());

  get streak(): number {
    return this.#kept.streak;
  }

  /** Whether the first try was right; undefined before one. */
  result(puzzle: string): boolean | undefined {
    return this.#kept.tried[puzzle];
  }

  solved(puzzles: readonly string[]): number {
    return puzzles.filter((one) => this.result(one)).length;
  }

  /** The first puzzle that was not tried, else the first that was missed, else the first of all; not the one that is shown. */
  next(puzzles: readonly string[], shown = ""): string | undefined {
    const others = puzzles.filter((one) => one !== shown);
    return others.find((one) => this.result(one) === undefined) ?? others.find((one) => this.result(one) === false) ?? others[0] ?? puzzles[0];
  }

  /** Keeps the result of a first try. */
  keep(puzzle: string, right: boolean): void {
    if (this.result(puzzle)) return; // solved is solved
    const first = this.result(puzzle) === undefined;
    this.#kept = { tried: { ...this.#kept.tried, [puzzle]: right }, streak: right ? this.#kept.streak + (first ? 1 : 0) : 0 };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // storage is full or forbidden: it holds for this visit
    }
  }
}

export const tried = new Tried();
