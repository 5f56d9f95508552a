/** Checking the shuffle here, with the browser's own cryptography (docs/secrecy.md): nobody has to trust the server. */
import type { MatchRecord } from "./record";

export type Draw = { token: string; weights: [string, number][] };
export type Finding =
  | { id: "shuffle-honest"; draws: number }
  | { id: "shuffle-no-promise" | "shuffle-no-seed" | "shuffle-other-seed" | "shuffle-other-promise" }
  | { id: "shuffle-other-draw"; draw: number; dealt: string; promised: string };

const WORD = 1n << 64n;

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
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

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function saltOf(contributions: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = contributions.map((text) => new TextEncoder().encode(text));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(parts.flatMap((part) => [big4(part.length), part]))));
}

/** Roll number `i`, uniform on 0 .. total - 1. */
export async function roll(key: CryptoKey, salt: Uint8Array, i: number, total: number): Promise<number> {
  const fair = WORD - (WORD % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const signed = await crypto.subtle.sign("HMAC", key, joined([salt, big4(i), big4(attempt)]));
    const drawn = new DataView(signed).getBigUint64(0);
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

/** Whether every draw follows from the seed that was promised; `promise` is what this page itself was shown before the first card. */
export async function check(record: MatchRecord, draws: Draw[], promise = ""): Promise<Finding> {
  const { Commitment: commitment = "", Seed: shown = "" } = record.headers;
  if (!commitment) return { id: "shuffle-no-promise" };
  if (promise && promise !== commitment) return { id: "shuffle-other-promise" };
  if (!shown) return { id: "shuffle-no-seed" };
  const seed = fromHex(shown);
  if (!seed || hex(await crypto.subtle.digest("SHA-256", seed)) !== commitment) return { id: "shuffle-other-seed" };
  const contributions: string[] = [];
  while (record.headers[`Contribution.${contributions.length}`] !== undefined) contributions.push(record.headers[`Contribution.${contributions.length}`]!);
  const salt = await saltOf(contributions);
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const [i, draw] of draws.entries()) {
    const total = draw.weights.reduce((sum, [, weight]) => sum + weight, 0);
    const promised = pick(draw.weights, await roll(key, salt, i, total));
    if (promised !== draw.token) return { id: "shuffle-other-draw", draw: i + 1, dealt: draw.token, promised };
  }
  return { id: "shuffle-honest", draws: draws.length };
}
