/** How chances and lines are said. */
import { settings } from "../lib/settings.svelte";
import { t, type GameWords } from "../lib/words.svelte";
import type { Expected } from "./house";

/** As a percentage, in the manner of the language; what is nearly nothing is not called nothing. */
export function percent(value: number): string {
  const said = (share: number) => new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
  if (value > 0 && value < 0.005) return `< ${said(0.01)}`;
  return value < 1 && value >= 0.995 ? `> ${said(0.99)}` : said(value);
}

/** What may follow the first move of a line, player by player. */
export function follows(line: Expected[], words: GameWords, names: string[]): string {
  const turns: { seat: number; moves: string[] }[] = [];
  for (const step of line.slice(1, 6)) {
    if (turns.at(-1)?.seat !== step.seat) turns.push({ seat: step.seat, moves: [] });
    turns.at(-1)!.moves.push(words.tell(step.say, names));
  }
  return turns.map(({ seat, moves }) => t("hint-turn", { player: names[seat] ?? "", moves: moves.join(", ") })).join(" → ");
}
