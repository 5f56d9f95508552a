/** What is printed on a box, as far as the drawing needs it: the room's own board.toml, or the tables of another edition. */
import { action, bonus, cabaret, character, finance, game, place, race, scoring, special, suit } from "../../../../src/soiree/games/gatsby/board.toml";
import type { Sign } from "./Glyph.svelte";
import { shadesOf } from "./shades";

export type Bonus = "asc" | "swap" | "look" | "force" | "place" | "special";
export type Names = Record<"en" | "fr", string>;
type Spot = [row: number, column: number];

/** The tables of a file, as far as they are read here. */
export interface Tables {
  game: { edition: string };
  scoring: { three_of_suit: number; slot_tile: number; aside_tile: number };
  suit: { id: string; colour: string; symbol: string }[];
  character: { id: string; suit: string; prestige: number }[];
  place: { id: string; face: "up" | "down" }[];
  cabaret: {
    tile_size: number;
    tile: { id: string; star?: Spot; stars?: Spot[]; bonuses: { at: Spot; bonus: Bonus }[] }[];
    goal: { place: string; kind: "cross" | "stars"; sides?: ("left" | "right" | "top" | "bottom")[] }[];
  };
  finance: { start: number; top: number; step_level_or_ahead: number; step_behind: number; floor: { place: string; level: number; bonus: Bonus | "" }[]; bonus?: { level: number; bonus: Bonus }[] };
  race: { row: { row: number; length: number; place: string; bonuses: { space: number; bonus: Bonus }[] }[] };
  bonus: { id: Bonus }[];
  action: { id: string; steps: string[] }[];
  special: { id: string; steps: string[] }[];
  names?: Record<string, Names>; // what the words files do not have
}

/** What is printed on a space of the Cabaret. */
export interface Mark {
  star: boolean;
  bonus: Bonus | undefined;
}

const SYMBOLS: Record<string, Sign> = { mask: "stage", quill: "press", coin: "bank", horseshoe: "turf", column: "politics" };

export type Box = ReturnType<typeof boxOf>;

export function boxOf(tables: Tables) {
  const { cabaret, finance, race } = tables;
  const own = tables.names === undefined;
  const tile = cabaret.tile_size;
  const side = 2 * tile;
  const columns = Array.from({ length: side }, (_, column) => String.fromCharCode("a".charCodeAt(0) + column));
  const cells = Array.from({ length: side }, (_, row) => columns.map((column) => `${column}${row + 1}`)).flat();
  const spot = ([row, column]: Spot) => row * tile + column;
  const printed = new Map(cabaret.tile.map(({ id, star, stars = [], bonuses }) => [id, { stars: new Set([...(star ? [star] : []), ...stars].map(spot)), bonuses: new Map(bonuses.map(({ at, bonus }) => [spot(at), bonus])) }]));
  const races = race.row.map(({ row, place, length, bonuses }) => ({ row, place, length, bonuses: new Map(bonuses.map(({ space, bonus }) => [space, bonus])) }));
  const spaces = new Set([...cells, ...races.flatMap(({ row, length }) => Array.from({ length }, (_, space) => `${row}.${space + 1}`))]);
  return {
    edition: tables.game.edition,
    own,
    names: tables.names ?? {},
    places: tables.place,
    /** Suits of the page's own edition have their colours in the palette; `sign` is undefined where only a letter can stand for the symbol. */
    suits: tables.suit.map(({ id, colour, symbol }) => ({ id, sign: SYMBOLS[symbol], shades: own ? undefined : shadesOf(colour) })),
    same: tables.scoring.three_of_suit, // characters of one suit that win
    slotPrestige: tables.scoring.slot_tile,
    asidePrestige: tables.scoring.aside_tile,
    characters: Object.fromEntries(tables.character.map((one) => [one.id, one])) as Record<string, { suit: string; prestige: number } | undefined>,
    bonuses: tables.bonus.map(({ id }) => id),

    /** The Cabaret is four tiles, two by two. */
    tile,
    side,
    columns,
    cells,
    tiles: cabaret.tile.map(({ id }) => id),
    /** Who waits in the Cabaret, and for what: two sides to be joined, or the stars. */
    goals: cabaret.goal.map(({ place, sides }) => ({ place, sign: sides ? (sides.includes("left") ? ("across" as const) : ("down" as const)) : ("star" as const) })),
    /** The marks of the Cabaret as its tiles lie. */
    marksOf(laid: string[]): Mark[] {
      return cells.map((_, number) => {
        const [row, column] = [Math.floor(number / side), number % side];
        const found = printed.get(laid[(row < tile ? 0 : 2) + (column < tile ? 0 : 1)] ?? "");
        const at = spot([row % tile, column % tile]);
        return { star: found?.stars.has(at) ?? false, bonus: found?.bonuses.get(at) };
      });
    },

    ground: finance.start,
    top: finance.top,
    step: finance.step_level_or_ahead,
    stride: finance.step_behind,
    levels: Array.from({ length: finance.top - finance.start + 1 }, (_, number) => finance.top - number),
    floors: finance.floor.toSorted((one, other) => other.level - one.level).map(({ place, level, bonus }) => ({ place, level, bonus: bonus || undefined })),
    levelBonuses: new Map((finance.bonus ?? []).map(({ level, bonus }) => [level, bonus])),

    races,
    mains: tables.action.map(({ id }) => id),
    specials: tables.special.map(({ id }) => id),
    steps: Object.fromEntries([...tables.action, ...tables.special].map(({ id, steps }) => [id, steps])) as Record<string, string[] | undefined>,
    /** Whether a token names a space of the Cabaret or of the Racetrack. */
    isSpace: (token: string) => spaces.has(token),
  };
}

export const OWN: Box = boxOf({ game, scoring, suit, character, place, cabaret, finance, race, bonus, action, special });
