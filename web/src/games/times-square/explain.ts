/** What a card or a move does, in the words of the clauses of the rules. */
import type { GameWords } from "../../words/words.svelte";

function clausesOf(token: string): string[] {
  if (token.startsWith("L")) return ["TS-601", "TS-607"];
  if (token === "T") return ["TS-702"];
  if (token === "SS" || token.includes("+")) return ["TS-412"];
  if (token.startsWith("S")) return ["TS-411", "TS-412"];
  if (token.startsWith("Bc")) return ["TS-424"];
  if (token.startsWith("B2")) return ["TS-422", "TS-423"];
  if (token.startsWith("B")) return ["TS-421"];
  if (token.startsWith("H")) return ["TS-431"];
  if (token.startsWith("Dm")) return ["TS-442"];
  return token.startsWith("D") ? ["TS-441", "TS-501"] : [];
}

export function deed(words: GameWords, token: string): string {
  return clausesOf(token).map((clause) => words.t(clause)).join(" ");
}
