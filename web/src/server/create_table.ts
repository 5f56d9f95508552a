/** A new table with this person's part of the shuffle, and the way there. */
import { api, type NewTable } from "./api";
import { keepAcknowledged, keepPart, newPart } from "../shuffle/own_part";
import { visitor } from "./person.svelte";
import { router } from "../lib/router.svelte";

export async function createTable(asked: NewTable): Promise<void> {
  await createBy(asked.seat !== null, (commitment) => api.createTable({ ...asked, commitment }));
}

/** Creates a table in any way, with a secret of one's own for its shuffle, and goes there. */
export async function createBy(playing: boolean, create: (commitment: string) => Promise<{ table: string; commitment: string }>): Promise<void> {
  await visitor.present();
  const part = playing ? await newPart() : null;
  const created = await create(part?.commitment ?? "");
  if (part) {
    keepPart(created.table, created.commitment, part);
    keepAcknowledged(created.table, part.commitment);
  }
  router.go(`/table/${created.table}`);
}
