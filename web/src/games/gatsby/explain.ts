/** What bonuses and actions do, in the words of the clauses of the rules. */
import type { GameWords } from "../../words/words.svelte";

const CLAUSES: Record<string, string> = { asc: "GAT-611", swap: "GAT-621", force: "GAT-631", place: "GAT-641", look: "GAT-661", special: "GAT-702" };

/** A bonus by its name and what it does; any other mark of a space says nothing. */
export function bonusDeed(words: GameWords, bonus: string | null | undefined): string {
  const clause = bonus ? CLAUSES[bonus] : undefined;
  return clause ? words.t(clause) : "";
}
