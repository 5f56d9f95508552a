/** Whether a game is rated, in words, before it begins. The server decides. */
import type { NewTable } from "../server/api";
import type { Snapshot } from "../server/protocol";
import type { components } from "../server/schema";
import { t } from "./words.svelte";

export type Rated = components["schemas"]["PlannedRating"]["rated"];

/** Of a table to create, where the only person is the reader. */
export function ratedPlan(rated: Rated, { bots }: Pick<NewTable, "bots">): string {
  if (rated === "guests") return t("unrated-guest");
  return rated === "yes" && bots?.length ? t("rated-bots") : inWords(rated);
}

/** At a table that waits for its players. An older server says only why a game is not rated, independent of its players. */
export function ratedHere(look: Snapshot): string {
  return look.rated ? inWords(look.rated) : look.unrated ? t(`unrated-${look.unrated}`) : "";
}

function inWords(rated: Rated): string {
  return t(rated === "yes" || rated === "accounts" ? `rated-${rated}` : `unrated-${rated}`);
}
