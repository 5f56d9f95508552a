/** What the server knows about the clauses of a game besides their texts. */
import { askFor, has, listOf, object } from "../server/api";
import type { components } from "../server/schema";

export type RulesInfo = components["schemas"]["RulesInfo"];
export type Options = RulesInfo["options"];

const SOON = 3_000; // milliseconds; after them the rules are shown without it
const clause = (value: unknown) => has("id", "origin")(value) && object(value) && object(value.only);
const rules = (value: unknown) => object(value) && object(value.options) && object(value.facts) && listOf(clause)(value.clauses);

/** `edition`: '' for the shipped one, as everywhere here. */
export const rulesInfo = (game: string, edition: string) => askFor<RulesInfo>("GET", `/api/games/${encodeURIComponent(game)}/clauses${asked(edition)}`, rules, undefined, SOON);

const asked = (edition: string) => (edition ? `?edition=${encodeURIComponent(edition)}` : "");

/** The edition of a table, which every view names. */
export function editionIn(view: unknown): string {
  return object(view) && typeof view.edition === "string" ? view.edition : "";
}

/** The options of a table, which every view has. */
export function optionsIn(view: unknown): Options | null {
  return object(view) && object(view.options) ? (view.options as Options) : null;
}
