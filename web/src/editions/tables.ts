/** Tables of printed values as the server sends them, and the ways to the values in them. */
export type Row = Record<string, unknown>;
export type Tables = Record<string, unknown>;
export type Way = readonly (string | number)[];

export const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at the end of a way; undefined if there is none. */
export function valueAt(tables: unknown, way: Way): unknown {
  return way.reduce<unknown>((value, step) => (typeof value === "object" && value !== null ? (value as Row)[step] : undefined), tables);
}

/** Changes the value at the end of a way; undefined removes it. */
export function change(tables: Tables, way: Way, value: unknown): void {
  const inside = valueAt(tables, way.slice(0, -1));
  const last = way.at(-1)!;
  if (Array.isArray(inside)) inside[Number(last)] = value;
  else if (isRow(inside) && value === undefined) delete inside[last];
  else if (isRow(inside)) inside[last] = value;
}

/** A list, or nothing if the value is none. */
export const listAt = (tables: unknown, ...way: Way): Row[] => {
  const found = valueAt(tables, way);
  return Array.isArray(found) ? found.filter(isRow) : [];
};

/** The texts under a name in all entries of a list. */
export const idsOf = (tables: unknown, name: string, ...way: Way): string[] => listAt(tables, ...way).map((row) => String(row[name]));

/** The first of x1, x2, ... that is not taken. */
export function freshId(taken: readonly string[], letter: string): string {
  let number = 1;
  while (taken.includes(`${letter}${number}`)) number++;
  return `${letter}${number}`;
}

/** A colour as #rrggbb that is not taken. Hues follow each other at the golden angle, so that colours that come together differ. */
export function freshColour(taken: readonly string[]): string {
  for (let number = taken.length; ; number++) {
    const hue = (number * 137.508) % 360;
    const channel = (shift: number) => {
      const part = (shift + hue / 30) % 12; // of the circle of hues, as HSL defines it
      const value = 0.5 - 0.25 * Math.max(-1, Math.min(part - 3, 9 - part, 1));
      return Math.round(255 * value).toString(16).padStart(2, "0");
    };
    const colour = `#${channel(0)}${channel(8)}${channel(4)}`;
    if (!taken.includes(colour)) return colour;
  }
}

/** Whether two values are equal. Tables may have their values in any order: a file that was written anew has another one. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (!isRow(one) || !isRow(other)) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]));
}

/** Where a value comes from: a note beside it, else of its entry. */
export const sourceOf = (row: Row, name: string): unknown => row[`source_${name}`] ?? row[`${name}_source`] ?? row.source;
