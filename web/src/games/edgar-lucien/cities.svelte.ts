/** The cities that this page knows: its own edition's, and those of other editions, loaded when a table first shows one. */
import type { GameWords } from "../../words/words.svelte";
import { Editions } from "../editions.svelte";
import { EDITION, SIDES, type City, type Names } from "./city";

type Sides = Record<string, City>;

export const cities = new Editions<Sides>({ [EDITION]: SIDES }, async (edition) => (await import("./edition")).fetchSides(edition));

/** The city of a view; undefined while another edition is loaded. */
export function cityOf({ edition, side }: { edition?: string; side: string }): City | undefined {
  return cities.of(edition)?.[side];
}

/** The city that this number of seats plays in. */
export function cityFor(seats: number, edition?: string): City | undefined {
  const sides = cities.of(edition);
  const limits = Object.values(sides ?? {})[0]?.limits[seats];
  return limits && sides?.[limits.side];
}

/** The name of a district: of the words files for the own edition, of the data for others, where there is one. */
export function districtName(words: GameWords, city: City | undefined, id: string): string {
  if (city && !city.plan) return words.t(`district-${city.side}-${id}`);
  return words.tell({ id: "el-name", about: { name: nameOf(city, id) } });
}

export function nameOf(city: City | undefined, id: string): Names | string {
  return city?.districts.find((district) => district.id === id)?.name ?? id;
}

/** The name of a position of the wheel. */
export function wayName(words: GameWords, city: City | undefined, code: string): string {
  const position = city?.wheel.find((one) => one.code === code);
  if (!city?.plan || !position || position.kind === "stay") return words.t(`wheel-${code}`);
  return position.name ? words.tell({ id: "wheel-named", about: { name: position.name, code } }) : words.t(`wheel-${position.kind}`, { code });
}
