/** The city as it is printed: districts, borders, metro. The same numbers as the room's board.toml; which way is allowed is the house's business. */

export type Side = "A" | "B";
export type Metro = "lines" | "pairs";
export type Kind = "ivory" | "steel" | Office;
export type Office = "pig" | "archives" | "bank" | "hall";

/** A ring sector: from one angle to the other (degrees clockwise from north), from the near to the far radius. */
export interface District {
  id: string;
  kind: Kind;
  x: number;
  y: number;
  near: number;
  far: number;
  from: number;
  to: number;
}

interface Map {
  districts: District[];
  borders: [string, string, string][];
  metro: Record<Metro, Record<string, string[]>>;
}

export const OFFICES: Office[] = ["pig", "archives", "bank", "hall"];
export const ACTIONS: Record<Office, { edgar: string; lucien: string }> = {
  pig: { edgar: "draw", lucien: "speech" },
  archives: { edgar: "intimidate", lucien: "protect" },
  bank: { edgar: "heist", lucien: "certify" },
  hall: { edgar: "requisition", lucien: "support" },
};
export const CARDS: Record<string, number> = { PB: 2, IP: 2, ST: 2, CE: 1, FS: 2, PS: 2, EX: 1, RA: 2, CO: 1, RE: 1, CB: 2, CR: 1, SW: 1 };
export const COG = 10_000; // one unit of money, as people say it
export const TURNS = 4;
const BORDERS = ["r", "g", "y", "v"];

export const SIDES: Record<Side, Map> = {
  A: {
    districts: [
      { id: "I0", kind: "ivory", x: 613, y: 387, near: 70, far: 240, from: 0, to: 90 },
      { id: "I1", kind: "steel", x: 613, y: 613, near: 70, far: 240, from: 90, to: 180 },
      { id: "I2", kind: "ivory", x: 387, y: 613, near: 70, far: 240, from: 180, to: 270 },
      { id: "I3", kind: "steel", x: 387, y: 387, near: 70, far: 240, from: 270, to: 360 },
      { id: "O0", kind: "hall", x: 634, y: 177, near: 240, far: 455, from: 0, to: 45 },
      { id: "O1", kind: "steel", x: 823, y: 366, near: 240, far: 455, from: 45, to: 90 },
      { id: "O2", kind: "archives", x: 823, y: 634, near: 240, far: 455, from: 90, to: 135 },
      { id: "O3", kind: "ivory", x: 634, y: 823, near: 240, far: 455, from: 135, to: 180 },
      { id: "O4", kind: "bank", x: 366, y: 823, near: 240, far: 455, from: 180, to: 225 },
      { id: "O5", kind: "steel", x: 177, y: 634, near: 240, far: 455, from: 225, to: 270 },
      { id: "O6", kind: "pig", x: 177, y: 366, near: 240, far: 455, from: 270, to: 315 },
      { id: "O7", kind: "ivory", x: 366, y: 177, near: 240, far: 455, from: 315, to: 360 },
    ],
    borders: [
      ["I0", "I1", "r"], ["I1", "I2", "g"], ["I2", "I3", "r"], ["I3", "I0", "g"], ["O0", "O1", "r"], ["O1", "O2", "g"],
      ["O2", "O3", "r"], ["O3", "O4", "g"], ["O4", "O5", "r"], ["O5", "O6", "g"], ["O6", "O7", "r"], ["O7", "O0", "g"],
      ["I0", "O0", "y"], ["I0", "O1", "v"], ["I1", "O2", "y"], ["I1", "O3", "v"], ["I2", "O4", "y"], ["I2", "O5", "v"],
      ["I3", "O6", "y"], ["I3", "O7", "v"],
    ],
    metro: {
      lines: { B: ["O1", "O5"], O: ["O3", "O7"] },
      pairs: { B: ["O1", "O5"], O: ["O3", "O7"] },
    },
  },
  B: {
    districts: [
      { id: "I0", kind: "ivory", x: 586, y: 414, near: 55, far: 180, from: 0, to: 90 },
      { id: "I1", kind: "steel", x: 586, y: 586, near: 55, far: 180, from: 90, to: 180 },
      { id: "I2", kind: "ivory", x: 414, y: 586, near: 55, far: 180, from: 180, to: 270 },
      { id: "I3", kind: "steel", x: 414, y: 414, near: 55, far: 180, from: 270, to: 360 },
      { id: "M0", kind: "hall", x: 596, y: 267, near: 180, far: 320, from: 0, to: 45 },
      { id: "M1", kind: "steel", x: 733, y: 404, near: 180, far: 320, from: 45, to: 90 },
      { id: "M2", kind: "archives", x: 733, y: 596, near: 180, far: 320, from: 90, to: 135 },
      { id: "M3", kind: "ivory", x: 596, y: 733, near: 180, far: 320, from: 135, to: 180 },
      { id: "M4", kind: "bank", x: 404, y: 733, near: 180, far: 320, from: 180, to: 225 },
      { id: "M5", kind: "steel", x: 267, y: 596, near: 180, far: 320, from: 225, to: 270 },
      { id: "M6", kind: "pig", x: 267, y: 404, near: 180, far: 320, from: 270, to: 315 },
      { id: "M7", kind: "ivory", x: 404, y: 267, near: 180, far: 320, from: 315, to: 360 },
      { id: "O0", kind: "steel", x: 652, y: 133, near: 320, far: 470, from: 0, to: 45 },
      { id: "O1", kind: "ivory", x: 867, y: 348, near: 320, far: 470, from: 45, to: 90 },
      { id: "O2", kind: "ivory", x: 867, y: 652, near: 320, far: 470, from: 90, to: 135 },
      { id: "O3", kind: "steel", x: 652, y: 867, near: 320, far: 470, from: 135, to: 180 },
      { id: "O4", kind: "steel", x: 348, y: 867, near: 320, far: 470, from: 180, to: 225 },
      { id: "O5", kind: "ivory", x: 133, y: 652, near: 320, far: 470, from: 225, to: 270 },
      { id: "O6", kind: "ivory", x: 133, y: 348, near: 320, far: 470, from: 270, to: 315 },
      { id: "O7", kind: "steel", x: 348, y: 133, near: 320, far: 470, from: 315, to: 360 },
    ],
    borders: [
      ["I0", "I1", "r"], ["I1", "I2", "g"], ["I2", "I3", "r"], ["I3", "I0", "g"], ["M0", "M1", "g"], ["M1", "M2", "r"],
      ["M2", "M3", "g"], ["M3", "M4", "r"], ["M4", "M5", "g"], ["M5", "M6", "r"], ["M6", "M7", "g"], ["M7", "M0", "r"],
      ["O0", "O1", "r"], ["O1", "O2", "g"], ["O2", "O3", "r"], ["O3", "O4", "g"], ["O4", "O5", "r"], ["O5", "O6", "g"],
      ["O6", "O7", "r"], ["O7", "O0", "g"], ["I0", "M0", "y"], ["I0", "M1", "v"], ["I1", "M2", "y"], ["I1", "M3", "v"],
      ["I2", "M4", "y"], ["I2", "M5", "v"], ["I3", "M6", "y"], ["I3", "M7", "v"], ["M0", "O0", "v"], ["M1", "O1", "y"],
      ["M2", "O2", "v"], ["M3", "O3", "y"], ["M4", "O4", "v"], ["M5", "O5", "y"], ["M6", "O6", "v"], ["M7", "O7", "y"],
    ],
    metro: {
      lines: { B: ["O1", "O3", "O5", "O7"], O: ["O0", "O2", "O4", "O6"] },
      pairs: { B: ["O1", "O5"], O: ["O0", "O4"], K: ["O3", "O7"], W: ["O2", "O6"] },
    },
  },
};

export function isOffice(kind: Kind): kind is Office {
  return kind !== "ivory" && kind !== "steel";
}

export function districtOf(side: Side, id: string): District | undefined {
  return SIDES[side].districts.find((district) => district.id === id);
}

/** The positions of the wheel on this map, in their order. */
export function wheelOf(side: Side, metro: Metro): string[] {
  return [...BORDERS, ...Object.keys(SIDES[side].metro[metro]), "s"];
}

/** Where a position of the wheel leads from a district, on the drawing: nowhere means that the pawn stays. */
export function leadsTo(side: Side, metro: Metro, from: string, code: string): string[] {
  const mouths = SIDES[side].metro[metro][code];
  if (mouths) return mouths.includes(from) ? mouths.filter((mouth) => mouth !== from) : [];
  return SIDES[side].borders.flatMap(([a, b, border]) => (border !== code ? [] : a === from ? [b] : b === from ? [a] : []));
}
