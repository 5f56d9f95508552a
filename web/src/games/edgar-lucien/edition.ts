/** The map of another edition, as the server gives it: checked for its shape, then in the form of the page. */
import { object } from "../../server/api";
import { fetchTables } from "../editions.svelte";
import type { City, Kind, Names, Plan, WheelPosition } from "./city";

interface Tables {
  wheel: (WheelPosition & { hex: string })[];
  thresholds: City["limits"];
  sides: Record<string, { districts: { id: string; kind: Kind; name?: Names }[]; borders: { a: string; b: string; code: string }[]; metro: Record<string, { code: string; mouths: string[] }[]>; drawing: Plan }>;
}

const isPlan = (value: unknown) => object(value) && object(value.places) && Array.isArray(value.roads) && object(value.tracks);
const isSide = (value: unknown) => object(value) && Array.isArray(value.districts) && Array.isArray(value.borders) && object(value.metro) && isPlan(value.drawing);
const isTables = (value: unknown) => object(value) && Array.isArray(value.wheel) && object(value.thresholds) && object(value.sides) && Object.values(value.sides).every(isSide);

export async function fetchSides(edition: string): Promise<Record<string, City>> {
  const tables = await fetchTables<Tables>("edgar-lucien", edition, isTables);
  return Object.fromEntries(
    Object.entries(tables.sides).map(([side, { districts, borders, metro, drawing }]) => [
      side,
      {
        side,
        districts,
        borders: borders.map(({ a, b, code }) => [a, b, code]),
        metro: Object.fromEntries(Object.entries(metro).map(([name, lines]) => [name, Object.fromEntries(lines.map((line) => [line.code, line.mouths]))])),
        wheel: tables.wheel,
        limits: tables.thresholds,
        plan: drawing,
      },
    ]),
  );
}
