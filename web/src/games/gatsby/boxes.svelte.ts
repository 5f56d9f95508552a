/** The boxes that this page knows: its own edition's, and those of other editions, loaded when a table first shows one. */
import { getContext, setContext } from "svelte";
import { OWN, type Box } from "./box";

let others = $state.raw<Record<string, Box>>({});
const coming = new Map<string, Promise<void>>();
const KEY = Symbol("box");

/** The box of an edition, the page's own if none is named; undefined while another one is loaded. */
export function boxFor(edition: string | undefined): Box | undefined {
  return edition === undefined || edition === OWN.edition ? OWN : others[edition];
}

/** Loads another edition, once; after a failure the next call tries again. */
export function load(edition: string): Promise<void> {
  const known = coming.get(edition);
  if (known) return known;
  const loading = import("./edition").then(async ({ fetchBox }) => {
    const box = await fetchBox(edition);
    others = { ...others, [edition]: box };
  });
  coming.set(edition, loading);
  loading.catch(() => coming.delete(edition));
  return loading;
}

/** Gives a box to the components below. */
export function setBox(box: Box): void {
  setContext(KEY, box);
}

/** The box that a component draws: of the table that it is part of, else the page's own. */
export function useBox(): Box {
  return getContext<Box | undefined>(KEY) ?? OWN;
}
