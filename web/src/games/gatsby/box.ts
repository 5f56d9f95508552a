/** What is printed on the box (board.toml of the room), as far as the drawing needs it. */

export type Suit = "stage" | "press" | "bank" | "turf" | "politics";
export type Bonus = "asc" | "swap" | "look" | "force" | "place" | "special";

export const SUITS: Suit[] = ["stage", "press", "bank", "turf", "politics"];

export const CHARACTERS: Record<string, { suit: Suit; prestige: number }> = {
  marchetti: { suit: "stage", prestige: 0 },
  delacroix: { suit: "stage", prestige: 2 },
  vance: { suit: "stage", prestige: 3 },
  farraday: { suit: "press", prestige: 1 },
  pruett: { suit: "press", prestige: 1 },
  holloway: { suit: "press", prestige: 3 },
  whitlow: { suit: "bank", prestige: 1 },
  hathersage: { suit: "bank", prestige: 2 },
  thorne: { suit: "bank", prestige: 2 },
  brannigan: { suit: "turf", prestige: 0 },
  lark: { suit: "turf", prestige: 2 },
  stroud: { suit: "turf", prestige: 3 },
  creed: { suit: "politics", prestige: 1 },
  marsh: { suit: "politics", prestige: 1 },
  pell: { suit: "politics", prestige: 3 },
};

/** A Cabaret tile, read row by row: what is printed on each of its nine spaces. */
const TILES: Record<string, Partial<Record<number, Bonus | "star">>> = {
  t1: { 1: "star", 3: "asc", 8: "look" },
  t2: { 5: "star", 0: "swap", 7: "place" },
  t3: { 7: "star", 1: "force", 5: "asc" },
  t4: { 3: "star", 2: "special", 7: "look" },
};

export const SIDE = 6;
export const CELLS = Array.from({ length: SIDE * SIDE }, (_, number) => `${"abcdef"[number % SIDE]}${Math.floor(number / SIDE) + 1}`);

/** The marks of the Cabaret as its tiles lie. */
export function marksOf(tiles: string[]): (Bonus | "star" | undefined)[] {
  return CELLS.map((_, number) => {
    const [row, column] = [Math.floor(number / SIDE), number % SIDE];
    const tile = tiles[(row < 3 ? 0 : 2) + (column < 3 ? 0 : 1)];
    return tile === undefined ? undefined : TILES[tile]?.[(row % 3) * 3 + (column % 3)];
  });
}

export const TOP = 14;
export const FLOORS: { place: string; level: number; bonus?: Bonus }[] = [
  { place: "kf4", level: 14 },
  { place: "kf3", level: 11, bonus: "swap" },
  { place: "kf2", level: 7, bonus: "special" },
  { place: "kf1", level: 3, bonus: "place" },
];

export const RACES: { row: number; place: string; bonuses: Partial<Record<number, Bonus>> }[] = [
  { row: 1, place: "kr1", bonuses: { 5: "swap" } },
  { row: 2, place: "kr2", bonuses: { 3: "asc", 5: "place" } },
  { row: 3, place: "kr3", bonuses: { 5: "look" } },
  { row: 4, place: "kr4", bonuses: { 3: "asc", 5: "force" } },
  { row: 5, place: "kr5", bonuses: { 5: "special" } },
];

export const MAINS = ["cc", "cf", "fr", "rr"] as const;
export const SPECIALS = ["scc", "sccc", "scx", "sca", "scfr", "sff", "shfx", "srr", "srrr", "sxr", "sra"] as const;

export const STEPS: Record<string, string[]> = {
  cc: ["cab-adj", "cab-next"],
  cf: ["cab-adj", "fin"],
  fr: ["fin", "race-row"],
  rr: ["race-row", "race-new"],
  scc: ["cab-adj", "cab-adj"],
  sccc: ["cab-adj", "cab-next", "cab-next"],
  scx: ["cab-adj", "swap"],
  sca: ["cab-any"],
  scfr: ["cab-adj", "fin", "race-row"],
  sff: ["fin", "fin"],
  shfx: ["look", "fin", "swap"],
  srr: ["race-row", "race-same"],
  srrr: ["race-row", "race-new", "race-new"],
  sxr: ["swap", "race-row"],
  sra: ["race-any"],
};
