/** What is printed in the editions that this page knows: its own, and others, loaded when a table first shows one. */
import { deck, game, street } from "../../../../src/soiree/games/times_square/board.toml";
import { listOf, object } from "../../server/api";
import { Editions, fetchTables } from "../editions.svelte";

interface Tables {
  street: { last: number; entrances: number[][] };
  deck: { kinds: { id: string; copies: number }[] };
}

/** The parts of a box that differ between editions and that the page draws or counts. */
export interface Box {
  last: number; // the last space of the street, on either side of the manhole
  entrance: number; // the first space of an entrance
  copies: [kind: string, copies: number][];
}

const kind = (value: unknown) => object(value) && typeof value.id === "string" && typeof value.copies === "number";
const isTables = (value: unknown) => object(value) && object(value.street) && typeof value.street.last === "number" && Array.isArray(value.street.entrances) && object(value.deck) && listOf(kind)(value.deck.kinds);

function open({ street: { last, entrances }, deck: { kinds } }: Tables): Box {
  return { last, entrance: entrances[1]?.[0] ?? last, copies: kinds.map(({ id, copies }) => [id, copies]) };
}

export const OWN = open({ street, deck });
export const boxes = new Editions<Box>({ [game.edition]: OWN }, async (edition) => open(await fetchTables<Tables>("times-square", edition, isTables)));
