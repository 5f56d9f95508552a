/** Who stands in which district, and a district in words: the same on every kind of map. */
import type { GameWords } from "../../words/words.svelte";
import { districtName } from "./cities.svelte";
import { kindOf, type City } from "./city";
import type { Point } from "./drawing";
import { PAWNS, type EdgarLucienView, type Pawn } from "./view";

/** A pawn where its needle would bring it. */
export interface Ghost {
  who: Pawn;
  seat: number;
  to: string;
}

export interface Standing {
  key: string;
  seat: number;
  who: Pawn;
  ghost: boolean;
}

/** The own pawns that can act now: what that is called, and what it does. */
export type Callable = Map<string, { label: string; help: string }>;

export interface Piece extends Standing {
  at: Point;
}

/** What a map is given, however it is drawn. */
export interface MapProps {
  view: EdgarLucienView;
  names: string[];
  words: GameWords;
  targets: Map<string, string>; // districts that can be chosen, and in which words
  callable: Callable;
  ghosts: Ghost[];
  looked: string | null; // the district that is looked at
  describe(district: string): string; // all about it, where it is pointed at
  choose(district: string): void;
  call(who: Pawn): void;
  look(district: string | null): void;
}

/** Everybody who stands or would stand in a district, in a lasting order. */
export function whoStands(view: EdgarLucienView, ghosts: Ghost[]): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
  const put = (district: string | null | undefined, one: Standing) => {
    if (district) found.set(district, [...(found.get(district) ?? []), one]);
  };
  for (const player of view.players) for (const who of PAWNS) put(player[who], { key: `${player.seat} ${who}`, seat: player.seat, who, ghost: false });
  for (const { seat, who, to } of ghosts) put(to, { key: `ghost ${who} ${to}`, seat, who, ghost: true });
  return found;
}

/** The pieces of all districts, each at the point that `pointOf` returns; sorted, so that a piece that walks stays the same element. */
export function piecesOf(there: Map<string, Standing[]>, pointOf: (district: string, index: number, of: number) => Point): Piece[] {
  const pieces = [...there].flatMap(([district, all]) => all.map((one, index) => ({ ...one, at: pointOf(district, index, all.length) })));
  return pieces.sort((a, b) => a.key.localeCompare(b.key));
}

export function labelOf(view: EdgarLucienView, city: City, id: string, there: Map<string, Standing[]>, words: GameWords, names: string[]): string {
  const owner = view.owners[id];
  const parts = [districtName(words, city, id), words.t(`kind-${kindOf(city, id) ?? "ivory"}`)];
  parts.push(typeof owner === "number" ? words.t("el-owned", { player: names[owner] ?? "" }) : words.t("el-neutral"));
  for (const one of there.get(id) ?? []) if (!one.ghost) parts.push(words.t("el-pawn-of", { pawn: words.t(`pawn-${one.who}`), player: names[one.seat] ?? "" }));
  return [...new Set(parts)].join(", ");
}

/** Enter and space act like a click. */
export const enter = (event: KeyboardEvent, act: () => void) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), act());
