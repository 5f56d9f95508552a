/** Chance in a record: which outcomes each draw could have had. */
import { OWN } from "./box";
import { boxes } from "./boxes.svelte";

/** The chance outcomes of an open record, each with the odds it had: every draw is even among what is left. */
export function draws(steps: string[], headers: Record<string, string> = {}): { token: string; weights: [string, number][] }[] {
  const { tiles, characters, specials } = boxes.of(headers.Edition) ?? OWN;
  const left = [new Set(tiles), new Set(Object.keys(characters)), new Set(["0", "1"]), new Set(specials)];
  return steps.filter((step) => step.startsWith("*")).flatMap((step) => {
    const token = step.slice(1);
    const pile = left.find((one) => one.has(token));
    if (!pile) return [];
    const weights = [...pile].map((one): [string, number] => [one, 1]);
    pile.delete(token);
    return [{ token, weights }];
  });
}
