/** Our part in the shuffle of each table: what this device stores of it, and what to send next. It needs no input from the person. */
import type { Snapshot } from "../server/protocol";
import { commitmentTo, newSecret, type Kept } from "./shuffle";

const PLACE = "soiree-shuffles";
const TABLES_KEPT = 200;
const SECRETS_KEPT = 4; // of one table: another window may have committed at the same moment
let held: [string, Kept][] = []; // where there is no storage, for this visit

function read(): [string, Kept][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    if (Array.isArray(found)) held = found.filter(isKept);
  } catch {
    // storage is forbidden, or somebody has changed what is in it
  }
  return held;
}

function isKept(value: unknown): value is [string, Kept] {
  const [table, kept] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof table === "string" && typeof kept === "object" && kept !== null && "promise" in kept && typeof kept.promise === "string" && "secrets" in kept && typeof kept.secrets === "object" && kept.secrets !== null;
}

export function keptOf(table: string): Kept | undefined {
  return read().find(([one]) => one === table)?.[1];
}

function keep(table: string, kept: Kept): void {
  held = [...read().filter(([one]) => one !== table), [table, kept] as [string, Kept]].slice(-TABLES_KEPT);
  try {
    localStorage.setItem(PLACE, JSON.stringify(held));
  } catch {
    // it holds for this visit
  }
}

/** Keeps the commitment of the server, if it is the first that we see for this table. */
export function keepPromise(table: string, promise: string): Kept {
  const known = keptOf(table);
  if (known) return known;
  const kept = { promise, secrets: {} };
  keep(table, kept);
  return kept;
}

export interface Part {
  secret: string;
  commitment: string;
}

export async function newPart(): Promise<Part> {
  const secret = newSecret();
  return { secret, commitment: await commitmentTo(secret) };
}

/** Keeps a secret before its commitment is sent, so that it can be revealed whatever happens in between. */
export function keepPart(table: string, promise: string, part: Part): void {
  const known = keepPromise(table, promise);
  const secrets = Object.fromEntries([...Object.entries(known.secrets), [part.commitment, part.secret]].slice(-SECRETS_KEPT));
  keep(table, { ...known, secrets });
}

/** The server has accepted the commitment: from now on the shuffle has to contain our secret. */
export function keepAcknowledged(table: string, commitment: string): void {
  const known = keptOf(table);
  if (known) keep(table, { ...known, acknowledged: commitment });
}

/** Keeps what all seats have committed to, before our own secret is revealed. */
export function keepCommitments(table: string, commitments: string[]): void {
  const known = keptOf(table);
  if (known && !known.commitments) keep(table, { ...known, commitments });
}

export type Duty = { do: "commit" } | { do: "reveal"; secret: string } | { do: "lost" }; // lost: our secret is on another device

/** What our seat has to do for the shuffle now. If the server shows another commitment than before, nothing is sent. */
export function dutyOf(look: Snapshot, kept: Kept | undefined): Duty | null {
  const shuffle = look.shuffle;
  if (!shuffle || look.seat === null || (kept && kept.promise !== shuffle.commitment)) return null;
  const committed = shuffle.commitments[look.seat] ?? "";
  const secret = kept?.secrets[committed];
  if (look.status === "open") return secret ? null : { do: "commit" };
  if (look.status !== "playing" || !committed || shuffle.secrets[look.seat]) return null;
  return secret ? { do: "reveal", secret } : { do: "lost" };
}
