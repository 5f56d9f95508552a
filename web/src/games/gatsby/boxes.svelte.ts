/** The boxes that this page knows, and the one that a component draws. */
import { getContext, setContext } from "svelte";
import { Editions } from "../editions.svelte";
import { OWN, type Box } from "./box";

export const boxes = new Editions<Box>({ [OWN.edition]: OWN }, async (edition) => (await import("./edition")).fetchBox(edition));
const KEY = Symbol("box");

/** Gives a box to the components below. */
export function setBox(box: Box): void {
  setContext(KEY, box);
}

/** The box that a component draws: of the table that it is part of, else the page's own. */
export function useBox(): Box {
  return getContext<Box | undefined>(KEY) ?? OWN;
}
