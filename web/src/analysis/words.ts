/** Win chances and lines of moves as text. */
import { t, type GameWords } from "../words/words.svelte";
import type { Expected } from "./api";

/** What may follow the first move of a line, player by player. */
export function follows(line: Expected[], words: GameWords, names: string[]): string {
  const turns: { seat: number; moves: string[] }[] = [];
  for (const step of line.slice(1, 6)) {
    if (turns.at(-1)?.seat !== step.seat) turns.push({ seat: step.seat, moves: [] });
    turns.at(-1)!.moves.push(words.tell(step.say, names));
  }
  return turns.map(({ seat, moves }) => t("hint-turn", { player: names[seat] ?? "", moves: moves.join(", ") })).join(" → ");
}
