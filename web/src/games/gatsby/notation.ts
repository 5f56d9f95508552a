/** Chance in a record: which outcomes each draw could have had. */
import { CHARACTERS, SPECIALS, TILES } from "./box";

/** The chance outcomes of an open record, each with the odds it had: every draw is even among what is left. */
export function draws(steps: string[]): { token: string; weights: [string, number][] }[] {
  const left = [new Set(TILES), new Set(Object.keys(CHARACTERS)), new Set(["0", "1"]), new Set(SPECIALS)];
  return steps.filter((step) => step.startsWith("*")).flatMap((step) => {
    const token = step.slice(1);
    const pile = left.find((one) => one.has(token));
    if (!pile) return [];
    const weights = [...pile].map((one): [string, number] => [one, 1]);
    pile.delete(token);
    return [{ token, weights }];
  });
}
