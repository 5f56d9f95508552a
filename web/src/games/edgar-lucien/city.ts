/** The city as it is printed: of the room's own board.toml, or of another edition that the server has; which way is allowed is the server's business. */
import { cards, constants, game, places, sides, thresholds, wheel } from "../../../../src/soiree/games/edgar_lucien/board.toml";

export type Side = "A" | "B"; // of the own edition
export type Metro = "lines" | "pairs";
export type Kind = "ivory" | "steel" | Office;
export type Office = "pig" | "archives" | "bank" | "hall";
export type Names = Record<"en" | "fr", string>;

/** A ring sector: from one angle to the other (degrees clockwise from north), from the near to the far radius. */
export interface District {
  id: string;
  kind: Kind;
  near: number;
  far: number;
  from: number;
  to: number;
}

/** A position of the wheel. In another edition its sign is its letter, in the colour of the data. */
export interface WheelPosition {
  code: string;
  kind: "border" | "metro" | "stay";
  hex?: string;
  name?: Names;
}

/** What is known of every city, however it is drawn. */
export interface City {
  side: string;
  districts: { id: string; kind: Kind; name?: Names }[];
  borders: [string, string, string][];
  metro: Record<string, Record<string, string[]>>;
  wheel: WheelPosition[];
  limits: Record<string, { side: string; collector: number; bureaucrat: number }>; // by number of seats
  plan?: Plan; // of another edition
}

/** How a city of another edition is drawn, in a square of 1000; the server has laid it out. */
export interface Plan {
  places: Record<string, { outline: [number, number][]; x: number; y: number; half_width: number; half_height: number }>;
  roads: { a: string; b: string; code: string; path: [number, number][]; x: number; y: number }[];
  tracks: Record<string, { code: string; stations: Record<string, [number, number]> }[]>;
}

export interface RingCity extends City {
  districts: District[];
  eye: number; // the radius that no district reaches
  reach: number; // the radius that none exceeds
}

export const EDITION = game.edition;
export const OFFICES: Office[] = places.map(({ id }) => id);
export const ACTIONS = Object.fromEntries(places.map(({ id, edgar, lucien }) => [id, { edgar, lucien }])) as Record<Office, { edgar: string; lucien: string }>;
export const CARDS: Record<string, number> = Object.fromEntries(cards.map(({ code, count }) => [code, count]));
export const COG = constants.cogs_per_unit.value; // one unit of money, as people say it
export const POPULARITY = constants.max_popularity.value;
export const TURNS = constants.turns_per_period.value;
export const TO_WIN = constants.conditions_to_win.value;

function ringCity(side: Side): RingCity {
  const { districts, borders, metro } = sides[side];
  const mouths = (of: Metro) => Object.fromEntries(metro[of].map((line) => [line.code, line.mouths]));
  return {
    side,
    wheel,
    limits: thresholds,
    districts: districts.map(({ id, kind, r_in, r_out, a0, a1 }) => ({ id, kind, near: r_in, far: r_out, from: a0, to: a1 })),
    borders: borders.map(({ a, b, code }) => [a, b, code]),
    metro: { lines: mouths("lines"), pairs: mouths("pairs") },
    eye: Math.min(...districts.map(({ r_in }) => r_in)),
    reach: Math.max(...districts.map(({ r_out }) => r_out)),
  };
}

export const SIDES: Record<Side, RingCity> = { A: ringCity("A"), B: ringCity("B") };

export function isOffice(kind: Kind): kind is Office {
  return kind !== "ivory" && kind !== "steel";
}

export function kindOf(city: City | undefined, id: string): Kind | undefined {
  return city?.districts.find((district) => district.id === id)?.kind;
}

/** How much of a condition fulfils it, with this number of seats. */
export function needOf(city: City | undefined, condition: "dandy" | "collector" | "bureaucrat" | "zealot", seats: number): number {
  if (condition === "dandy") return constants.dandy_money.value;
  if (condition === "zealot") return constants.zealot_popularity.value;
  return city?.limits[seats]?.[condition] ?? 0;
}

/** The positions of the wheel on this map, in their order. */
export function wheelOf(city: City | undefined, metro: Metro): string[] {
  if (!city) return [];
  const borders = new Set(city.borders.map(([, , code]) => code));
  const there = ({ kind, code }: WheelPosition) => (kind === "stay" ? true : kind === "metro" ? code in city.metro[metro]! : borders.has(code));
  return city.wheel.filter(there).map(({ code }) => code);
}

/** Where a position of the wheel leads from a district, on the drawing: nowhere means that the pawn stays. */
export function leadsTo(city: City | undefined, metro: Metro, from: string, code: string): string[] {
  const mouths = city?.metro[metro]?.[code];
  if (mouths) return mouths.includes(from) ? mouths.filter((mouth) => mouth !== from) : [];
  return city?.borders.flatMap(([a, b, border]) => (border !== code ? [] : a === from ? [b] : b === from ? [a] : [])) ?? [];
}
