/** Who is at a table, as far as a client can know: those with a seat, and those who have written. */
import { isolated } from "../../words/names";
import type { Snapshot, Row } from "../../server/protocol";

export interface PersonHere {
  id: string;
  name: string;
  seat: number | null;
  messages: { number: number; text: string }[]; // latest first
}

export const MOST_REPORTED = 20; // messages in a report

/** `hidden`: messages that nobody is shown. Without `me`, players first. People who were removed are left out. */
export function peopleHere(look: Snapshot, rows: readonly Row[], hidden: ReadonlySet<number>, me: string): PersonHere[] {
  const found = new Map<string, PersonHere>();
  const removed = new Set<string>();
  for (const { entry } of rows) {
    if (entry.kind === "removed") removed.add(entry.person ?? "");
    if (entry.kind === "readmitted") removed.delete(entry.person ?? "");
  }
  const see = (id: string, name: string, seat: number | null): PersonHere => {
    const known = found.get(id) ?? { id, name: isolated(name), seat, messages: [] };
    found.set(id, known);
    return known;
  };
  look.seats.forEach(({ person, name, bot }, seat) => person && !bot && see(person, name, seat));
  for (const { number, entry } of rows) {
    if (entry.kind === "said" && entry.person && !hidden.has(number)) see(entry.person, entry.name ?? "", null).messages.unshift({ number, text: entry.text ?? "" });
  }
  return [...found.values()].filter(({ id }) => id !== me && !removed.has(id));
}
