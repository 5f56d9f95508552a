/** Creates a table with this person's secret for the shuffle, and opens it. Both functions return the id of the table. */
import { api, type NewTable } from "./api";
import { keepAcknowledged, keepPart, newPart } from "../shuffle/own_part";
import { visitor } from "./person.svelte";
import { router } from "../lib/router.svelte";

export async function createTable(asked: NewTable): Promise<string> {
  return createBy(asked.seat !== null, (commitment) => api.createTable({ ...asked, commitment }));
}

/** Creates a table by the given request, with a secret for its shuffle, and opens its page. */
export async function createBy(playing: boolean, create: (commitment: string) => Promise<{ table: string; commitment: string }>): Promise<string> {
  await visitor.present();
  const part = playing ? await newPart() : null;
  const created = await create(part?.commitment ?? "");
  if (part) {
    keepPart(created.table, created.commitment, part);
    keepAcknowledged(created.table, part.commitment);
  }
  router.go(`/table/${created.table}`);
  return created.table;
}
