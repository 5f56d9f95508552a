/** Where things are on the drawing: the street lies from the reader's own club at the left to the rival's at the right. */
import { street } from "../../../../src/soiree/games/times_square/board.toml";
import type { Figure } from "./view";

const { first: FIRST, last: LAST } = street;

/** On a phone the spaces are narrow and the figures large. */
export interface Layout {
  space: number;
  margin: number;
  width: number;
  figure: number; // how large figures are drawn
}

function layout(space: number, margin: number, figure: number): Layout {
  return { space, margin, figure, width: space * (LAST - FIRST + 1) + 2 * margin };
}

export const WIDE = layout(60, 16, 1.16);
export const NARROW = layout(36, 4, 1);
export const HEIGHT = 316;
export const SKY = 40; // above the street, where there is room
export const LIGHT = { y: 48, height: 176 };
export const DARK = { y: 229, height: 58 };
export const NUMBERS = 309;
/** Feet of a figure in its slot: a space holds at most one of the trio, Hal behind them and Deb before them. */
export const FEET: Record<Figure, number> = { hal: 121, sue: 168, guard_low: 168, guard_high: 168, deb: 216, charlie: 281 };

/** Spaces from left to right as the seat sees them; an onlooker sits with seat 0. */
export function spacesFor(seat: number | null): number[] {
  const spaces = Array.from({ length: LAST - FIRST + 1 }, (_, place) => FIRST + place);
  return seat === 1 ? spaces.reverse() : spaces;
}

/** The centre of a space for that reader. */
export function centre(space: number, seat: number | null, on: Layout): number {
  const place = seat === 1 ? LAST - space : space - FIRST;
  return on.margin + on.space * (place + 0.5);
}

export function zone(space: number): "entrance" | "street" | "manhole" {
  return street.spaces.find(({ n }) => n === space)?.zone ?? "street";
}
