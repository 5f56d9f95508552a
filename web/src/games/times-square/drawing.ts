/** Where things are on the drawing: the street lies from the reader's own club at the left to the opponent's at the right. */
import type { Box } from "./boxes.svelte";
import type { Figure } from "./view";

/** On a phone the spaces are narrow and the figures large. */
export interface Layout {
  space: number;
  margin: number;
  width: number;
  figure: number; // how large figures are drawn
}

/** The street of a box, always as wide as the screen wants it: the spaces share the room. */
export function layoutOf({ last }: Box, narrow: boolean): Layout {
  const [width, margin, figure] = narrow ? [620, 4, 1] : [1052, 16, 1.16];
  return { margin, figure, width, space: (width - 2 * margin) / (2 * last + 1) };
}

export const HEIGHT = 316;
export const SKY = 40; // above the street, where there is room
export const LIGHT = { y: 48, height: 176 };
export const DARK = { y: 229, height: 58 };
export const NUMBERS = 309;
/** Feet of a figure in its slot: a space holds at most one of the trio, Hal behind them and Deb before them. */
export const FEET: Record<Figure, number> = { hal: 121, sue: 168, guard_low: 168, guard_high: 168, deb: 216, charlie: 281 };

/** Spaces from left to right as the seat sees them; an onlooker sits with seat 0. */
export function spacesFor({ last }: Box, seat: number | null): number[] {
  const spaces = Array.from({ length: 2 * last + 1 }, (_, index) => index - last);
  return seat === 1 ? spaces.reverse() : spaces;
}

/** The centre of a space for that reader. */
export function centre({ last }: Box, space: number, seat: number | null, on: Layout): number {
  const column = seat === 1 ? last - space : space + last;
  return on.margin + on.space * (column + 0.5);
}

export function zone({ entrance }: Box, space: number): "entrance" | "street" | "manhole" {
  return space === 0 ? "manhole" : Math.abs(space) >= entrance ? "entrance" : "street";
}
