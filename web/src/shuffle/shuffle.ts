/** The shuffle, computed here (docs/secrecy.md): our secret for it, and after the end every draw again, so that the server need not be trusted. */
import type { MatchRecord } from "../server/record";
import { digest, hmac } from "./sha256";

export type Draw = { token: string; weights: [string, number][] };
export type Finding =
  | { id: "shuffle-honest"; draws: number }
  | { id: "shuffle-sealed"; draws: number; seats: number; all: number }
  | { id: "shuffle-no-promise" | "shuffle-no-seed" | "shuffle-other-seed" | "shuffle-other-rule" | Suspicion }
  | { id: "shuffle-other-secret"; seat: number }
  | { id: "shuffle-other-draw"; draw: number; dealt: string; promised: string };

/** What a device can find wrong because it has kept what it was shown before the first card. */
export type Suspicion = "shuffle-other-promise" | "shuffle-other-commitments" | "shuffle-left-out";

/** What this device was shown of a table's shuffle, and its own part in it. */
export interface Kept {
  promise: string; // the first commitment of the server that it saw
  secrets: Record<string, string>; // its own, by what it committed to with them
  acknowledged?: string; // its latest commitment that the server has accepted
  commitments?: string[]; // of all seats, when it revealed its secret
}

const WORD = 1n << 64n;
const SEALED = "2"; // the header of a record in which every seat commits to a secret
const bytesOf = (text: string) => new TextEncoder().encode(text);
const COMMIT = bytesOf("soiree shuffle 2: commit\n");
const SALT = bytesOf("soiree shuffle 2: salt\n");

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  return new Uint8Array(text.match(/../g)!.map((pair) => parseInt(pair, 16)));
}

function big4(number: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What a seat publishes before anybody reveals; '' for what is no secret. */
export async function commitmentTo(secret: string): Promise<string> {
  const bytes = fromHex(secret);
  return bytes?.length === 32 ? hex(await digest(COMMIT, bytes)) : "";
}

/** Of the first rule: open texts. */
export function openSalt(contributions: string[]): Promise<Uint8Array<ArrayBuffer>> {
  return digest(...contributions.map(bytesOf).flatMap((part) => [big4(part.length), part]));
}

/** Of secrets that were committed to, in the order of the seats; '' is a seat that took no part. */
export function sealedSalt(secrets: string[]): Promise<Uint8Array<ArrayBuffer>> {
  return digest(SALT, ...secrets.map((secret) => fromHex(secret) ?? new Uint8Array(32)));
}

/** Roll number `i`, uniform on 0 .. total - 1. */
export async function roll(seed: Uint8Array, salt: Uint8Array, i: number, total: number): Promise<number> {
  const fair = WORD - (WORD % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const drawn = new DataView((await hmac(seed, salt, big4(i), big4(attempt))).buffer).getBigUint64(0);
    if (drawn < fair) return Number(drawn % BigInt(total));
  }
}

export function pick(weights: [string, number][], rolled: number): string {
  let left = rolled;
  for (const [token, weight] of weights) {
    if (left < weight) return token;
    left -= weight;
  }
  return "";
}

/** Compares what the server showed before the first card with what it shows now; null if it is the same. `seat`: our own. */
export function suspicion(kept: Kept | undefined, seat: number | null, promise: string, commitments: string[], secrets: string[]): Suspicion | null {
  if (!kept) return null;
  if (kept.promise !== promise) return "shuffle-other-promise";
  const own = seat === null ? undefined : (kept.commitments?.[seat] ?? kept.acknowledged);
  if (!own || seat === null) return null; // this device did not take part
  if (secrets[seat] !== kept.secrets[own]) return "shuffle-left-out";
  return !kept.commitments || JSON.stringify(commitments) === JSON.stringify(kept.commitments) ? null : "shuffle-other-commitments";
}

/** Whether every draw follows from the promised seed and what the seats added, and whether that is what this device was shown before. */
export async function check(record: MatchRecord, draws: Draw[], kept?: Kept, seat: number | null = null): Promise<Finding> {
  const { Commitment: commitment = "", Seed: shown = "", Shuffle: rule = "", Seats: all = "" } = record.headers;
  if (!commitment) return { id: "shuffle-no-promise" };
  const seats = Array.from({ length: Number(all) }, (_, number) => number);
  const [commitments, secrets] = ["Commitment", "Secret"].map((name) => seats.map((number) => record.headers[`${name}.${number}`] ?? "")) as [string[], string[]];
  const found = suspicion(kept, seat, commitment, commitments, secrets);
  if (found) return { id: found };
  if (!shown) return { id: "shuffle-no-seed" };
  const seed = fromHex(shown);
  if (!seed || hex(await digest(seed)) !== commitment) return { id: "shuffle-other-seed" };
  if (rule && rule !== SEALED) return { id: "shuffle-other-rule" };
  if (rule) for (const number of seats) if (commitments[number] !== (await commitmentTo(secrets[number]!))) return { id: "shuffle-other-secret", seat: number };
  const contributions: string[] = [];
  while (record.headers[`Contribution.${contributions.length}`] !== undefined) contributions.push(record.headers[`Contribution.${contributions.length}`]!);
  const salt = await (rule ? sealedSalt(secrets) : openSalt(contributions));
  for (const [i, draw] of draws.entries()) {
    const total = draw.weights.reduce((sum, [, weight]) => sum + weight, 0);
    const promised = pick(draw.weights, await roll(seed, salt, i, total));
    if (promised !== draw.token) return { id: "shuffle-other-draw", draw: i + 1, dealt: draw.token, promised };
  }
  if (!rule) return { id: "shuffle-honest", draws: draws.length };
  return { id: "shuffle-sealed", draws: draws.length, seats: secrets.filter(Boolean).length, all: seats.length };
}
