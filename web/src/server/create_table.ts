/** A new table with this person's part of the shuffle, and the way there. */
import { api, type NewTable } from "./api";
import { keepAcknowledged, keepPart, newPart } from "../shuffle/own_part";
import { visitor } from "./person.svelte";
import { router } from "../lib/router.svelte";

export async function createTable(asked: NewTable): Promise<void> {
  await visitor.present();
  const part = asked.seat === null ? null : await newPart();
  const created = await api.lay({ ...asked, commitment: part?.commitment ?? "" });
  if (part) {
    keepPart(created.table, created.commitment, part);
    keepAcknowledged(created.table, part.commitment);
  }
  router.go(`/table/${created.table}`);
}
