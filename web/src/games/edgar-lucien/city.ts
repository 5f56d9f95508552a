/** The city as it is printed, read from the room's own board.toml; which way is allowed is the server's business. */
import { cards, constants, places, sides, thresholds, wheel } from "../../../../src/soiree/games/edgar_lucien/board.toml";

export type Side = "A" | "B";
export type Metro = "lines" | "pairs";
export type Kind = "ivory" | "steel" | Office;
export type Office = "pig" | "archives" | "bank" | "hall";

/** A ring sector: from one angle to the other (degrees clockwise from north), from the near to the far radius. */
export interface District {
  id: string;
  kind: Kind;
  near: number;
  far: number;
  from: number;
  to: number;
}

interface City {
  districts: District[];
  borders: [string, string, string][];
  metro: Record<Metro, Record<string, string[]>>;
  eye: number; // the radius that no district reaches
  reach: number; // the radius that none exceeds
}

export const OFFICES: Office[] = places.map(({ id }) => id);
export const ACTIONS = Object.fromEntries(places.map(({ id, edgar, lucien }) => [id, { edgar, lucien }])) as Record<Office, { edgar: string; lucien: string }>;
export const CARDS: Record<string, number> = Object.fromEntries(cards.map(({ code, count }) => [code, count]));
export const COG = constants.cogs_per_unit.value; // one unit of money, as people say it
export const POPULARITY = constants.max_popularity.value;
export const TURNS = constants.turns_per_period.value;
export const TO_WIN = constants.conditions_to_win.value;
export const WHEEL = wheel.map(({ code }) => code);

function cityOf(side: Side): City {
  const { districts, borders, metro } = sides[side];
  const mouths = (of: Metro) => Object.fromEntries(metro[of].map((line) => [line.code, line.mouths]));
  return {
    districts: districts.map(({ id, kind, r_in, r_out, a0, a1 }) => ({ id, kind, near: r_in, far: r_out, from: a0, to: a1 })),
    borders: borders.map(({ a, b, code }) => [a, b, code]),
    metro: { lines: mouths("lines"), pairs: mouths("pairs") },
    eye: Math.min(...districts.map(({ r_in }) => r_in)),
    reach: Math.max(...districts.map(({ r_out }) => r_out)),
  };
}

export const SIDES: Record<Side, City> = { A: cityOf("A"), B: cityOf("B") };
const IDS = new Set(Object.values(SIDES).flatMap(({ districts }) => districts.map(({ id }) => id)));

export function isDistrict(token: string): boolean {
  return IDS.has(token);
}

export function isOffice(kind: Kind): kind is Office {
  return kind !== "ivory" && kind !== "steel";
}

export function districtOf(side: Side, id: string): District | undefined {
  return SIDES[side].districts.find((district) => district.id === id);
}

/** The side of the board that so many seats play on. */
export function sideFor(seats: number): Side {
  return thresholds[seats]?.side ?? "A";
}

/** How much of a condition fulfils it, with so many seats. */
export function needOf(condition: "dandy" | "collector" | "bureaucrat" | "zealot", seats: number): number {
  if (condition === "dandy") return constants.dandy_money.value;
  if (condition === "zealot") return constants.zealot_popularity.value;
  return thresholds[seats]?.[condition] ?? 0;
}

/** The positions of the wheel on this map, in their order. */
export function wheelOf(side: Side, metro: Metro): string[] {
  return wheel.filter(({ kind, code }) => kind !== "metro" || code in SIDES[side].metro[metro]).map(({ code }) => code);
}

/** Where a position of the wheel leads from a district, on the drawing: nowhere means that the pawn stays. */
export function leadsTo(side: Side, metro: Metro, from: string, code: string): string[] {
  const mouths = SIDES[side].metro[metro][code];
  if (mouths) return mouths.includes(from) ? mouths.filter((mouth) => mouth !== from) : [];
  return SIDES[side].borders.flatMap(([a, b, border]) => (border !== code ? [] : a === from ? [b] : b === from ? [a] : []));
}
