/** The box of another edition, as the server gives it: checked for its shape. */
import { object } from "../../server/api";
import { fetchTables } from "../editions.svelte";
import { boxOf, type Box, type Tables } from "./box";

const LISTS = ["suit", "character", "place", "bonus", "action", "special"];

function isTables(value: unknown): boolean {
  if (!object(value) || !LISTS.every((name) => Array.isArray(value[name]))) return false;
  const { cabaret, finance, race, scoring, names } = value;
  return object(names) && object(scoring) && object(cabaret) && Array.isArray(cabaret.tile) && Array.isArray(cabaret.goal) && object(finance) && Array.isArray(finance.floor) && object(race) && Array.isArray(race.row);
}

export async function fetchBox(edition: string): Promise<Box> {
  return boxOf(await fetchTables<Tables>("gatsby", edition, isTables));
}
