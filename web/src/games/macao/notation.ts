/** What a token points at on the drawing, and how cards and tiles are called. Whether it is allowed is not our business. */
import type { Message } from "../../server/protocol";
import { boxOf, type Box } from "./box";

export interface Pointer {
  zone: "pile" | "blue" | "tile";
  at: string; // number of the pile, code of the card or tile
}

export function pointer(token: string): Pointer | null {
  const at = token.slice(1);
  if (/^[cu][1-4]$/.test(token)) return { zone: "pile", at };
  if (/^[rx]/.test(token)) return { zone: "blue", at };
  return /^[og]/.test(token) ? { zone: "tile", at } : null;
}

/** Cards that lie in a row, each with a name of its own that it keeps when another goes. */
export function keyed(codes: string[]): { code: string; key: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    seen.set(code, (seen.get(code) ?? 0) + 1);
    return { code, key: `${code} ${seen.get(code)}` };
  });
}

/** The name of a resource or a tile: of the file, if it gives one. */
function named(box: Box, id: string): Message {
  const name = box.names[id];
  return name ? { id: "name-given", about: { name } } : { id, about: {} };
}

/** A card by its kind and what it yields, as the server says it. */
export function cardName(box: Box, code: string): Message {
  const face = box.faces.get(code);
  if (!face) return { id: "mac-card", about: { code } };
  const kind = { id: `kind-${face.kind}`, about: {} };
  if (face.kind === "widow") return kind;
  const resource = named(box, `resource-${face.produces}`);
  if (face.pair.length === 0) return { id: "card", about: { kind, resource } };
  const other = face.pair.find((one) => one !== face.produces) ?? face.produces;
  return { id: "card-joining", about: { kind, resource, other: named(box, `resource-${other}`) } };
}

/** What a payment is for, by the token that began it. */
export function targetName(box: Box, token: string): Message {
  return token.startsWith("r") ? cardName(box, token.slice(1)) : named(box, `tile-${token.slice(1)}`);
}

/** The chance outcomes of an open record, each with the odds it had: what has not been seen, counted as the record goes. */
export function draws(steps: string[], headers: Record<string, string>): { token: string; weights: [string, number][] }[] {
  const box = boxOf(headers.Edition);
  const drawn = steps.filter((step) => step.startsWith("*")).map((step) => step.slice(1));
  const seats = Number(headers.Seats);
  const pool = new Map([...box.faces.values()].map((face) => [face.code, face.kind === "widow" ? (box.widows[seats] ?? 0) : face.copies]));
  const tiles = new Set(box.tiles.keys());
  return drawn.map((token) => {
    if (/^s\d$/.test(token)) return { token, weights: Array.from({ length: seats }, (_, seat): [string, number] => [`s${seat}`, 1]) };
    if (box.tiles.has(token)) {
      const weights = [...tiles].map((tile): [string, number] => [tile, 1]);
      tiles.delete(token);
      return { token, weights };
    }
    const weights = [...pool].filter(([, left]) => left > 0);
    pool.set(token, (pool.get(token) ?? 0) - 1);
    return { token, weights };
  });
}
