/** What is printed on the box, read from the room's own board.toml, as far as the drawing needs it. */
import { action, bonus, cabaret, character, finance, race, special, suit } from "../../../../src/soiree/games/gatsby/board.toml";

export type Suit = (typeof suit)[number]["id"];
export type Bonus = (typeof bonus)[number]["id"];
export type Mark = Bonus | "star";

export { place as PLACES } from "../../../../src/soiree/games/gatsby/board.toml";
export const SUITS: Suit[] = suit.map(({ id }) => id);
export const BONUSES: Bonus[] = bonus.map(({ id }) => id);
export const CHARACTERS: Record<string, { suit: Suit; prestige: number }> = Object.fromEntries(character.map((one) => [one.id, one]));

/** The Cabaret is four tiles, two by two. */
export const TILE = cabaret.tile_size;
export const SIDE = 2 * TILE;
export const COLUMNS = Array.from({ length: SIDE }, (_, column) => String.fromCharCode("a".charCodeAt(0) + column));
export const CELLS = Array.from({ length: SIDE }, (_, row) => COLUMNS.map((column) => `${column}${row + 1}`)).flat();
export const TILES = cabaret.tile.map(({ id }) => id);

/** Who waits in the Cabaret, and for what: two sides to be joined, or the stars. */
export const GOALS = cabaret.goal.map(({ place, sides }) => ({ place, needs: sides ? [sides.includes("left") ? ("across" as const) : ("down" as const)] : TILES.map(() => "star" as const) }));

/** A tile, read row by row: what is printed on each of its spaces. */
const MARKS = new Map(cabaret.tile.map(({ id, star, bonuses }) => [id, new Map<number, Mark>([[spot(star), "star"], ...bonuses.map(({ at, bonus }): [number, Mark] => [spot(at), bonus])])]));

function spot([row, column]: [number, number]): number {
  return row * TILE + column;
}

/** The marks of the Cabaret as its tiles lie. */
export function marksOf(tiles: string[]): (Mark | undefined)[] {
  return CELLS.map((_, number) => {
    const [row, column] = [Math.floor(number / SIDE), number % SIDE];
    const tile = tiles[(row < TILE ? 0 : 2) + (column < TILE ? 0 : 1)];
    return tile === undefined ? undefined : MARKS.get(tile)?.get(spot([row % TILE, column % TILE]));
  });
}

export const { start: GROUND, top: TOP, step_level_or_ahead: STEP, step_behind: STRIDE } = finance;
export const LEVELS = Array.from({ length: TOP - GROUND + 1 }, (_, number) => TOP - number);
export const FLOORS: { place: string; level: number; bonus: Bonus | undefined }[] = finance.floor.map(({ place, level, bonus }) => ({ place, level, bonus: bonus || undefined })).reverse();

export const RACES: { row: number; place: string; length: number; bonuses: Map<number, Bonus> }[] = race.row.map(({ row, place, length, bonuses }) => ({ row, place, length, bonuses: new Map(bonuses.map(({ space, bonus }) => [space, bonus])) }));
const SPACES = new Set([...CELLS, ...RACES.flatMap(({ row, length }) => Array.from({ length }, (_, space) => `${row}.${space + 1}`))]);

/** Whether a token names a space of the Cabaret or of the Racetrack. */
export function isSpace(token: string): boolean {
  return SPACES.has(token);
}

export const MAINS = action.map(({ id }) => id);
export const SPECIALS = special.map(({ id }) => id);
export const STEPS: Record<string, string[]> = Object.fromEntries([...action, ...special].map(({ id, steps }) => [id, steps]));
