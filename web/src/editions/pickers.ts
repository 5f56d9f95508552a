/** Kinds of values that the forms of several games use. */
import type { Choice, Choices, Kind } from "./plan";
import type { GameWords } from "../words/words.svelte";
import { idsOf, isRow, type Row, type Way } from "./tables";

export const number = (low: number, high: number): Kind => ({ is: "number", low, high });
export const text = (most: number): Kind => ({ is: "text", most });
export const colour: Kind = { is: "colour" };

/** Values with the name that the words of the game have for them: `suit-bank`. */
export const named = (values: readonly string[], prefix: string): Choices => (_tables, words) =>
  values.map((value) => ({ value, label: words.has(`${prefix}-${value}`) ? words.t(`${prefix}-${value}`) : value }));

/** The entries of a list, by their ids. */
export const entries = (prefix: string, name: string, ...way: Way): Choices => (tables, words, here) => named(idsOf(tables, name, ...way), prefix)(tables, words, here);

/** The same with a first choice for nothing. */
export const orNone = (of: Choices): Choices => (tables, words, way) => [{ value: "", label: words.t("edition-none") } satisfies Choice, ...of(tables, words, way)];

/** The name that a file gives something, in the language of the page. */
export function givenName(row: Row | undefined, words: GameWords): string | undefined {
  const name = isRow(row?.name) ? row.name[words.t("edition-language")] : undefined;
  return typeof name === "string" ? name : undefined;
}
