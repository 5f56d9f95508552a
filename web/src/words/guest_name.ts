/** A readable name for a guest who has not chosen one: two words, so that two people at a table rarely get the same. */
import { t } from "./words.svelte";

function oneOf(list: string): string {
  const words = list.split(", ");
  return words[crypto.getRandomValues(new Uint32Array(1))[0]! % words.length]!;
}

export function newGuestName(): string {
  return t("guest-name", { adjective: oneOf(t("guest-adjectives")), noun: oneOf(t("guest-nouns")) });
}
