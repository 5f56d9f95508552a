/** The cities that this page knows: its own edition's, and those of other editions, loaded when a table first shows one. */
import { EDITION, SIDES, type City, type Names, type Side } from "./city";
import type { GameWords } from "../../words/words.svelte";

type Sides = Record<string, City>;

let others = $state.raw<Record<string, Sides>>({});
const coming = new Map<string, Promise<void>>();

/** The city of a view; undefined while another edition is loaded. */
export function cityOf({ edition, side }: { edition?: string; side: string }): City | undefined {
  return edition === undefined || edition === EDITION ? SIDES[side as Side] : others[edition]?.[side];
}

/** The city that so many seats play in. */
export function cityFor(seats: number, edition: string = EDITION): City | undefined {
  const sides: Sides | undefined = edition === EDITION ? SIDES : others[edition];
  const limits = Object.values(sides ?? {})[0]?.limits[seats];
  return limits && sides?.[limits.side];
}

/** Loads the map of another edition, once; after a failure the next call tries again. */
export function load(edition: string): Promise<void> {
  const known = coming.get(edition);
  if (known) return known;
  const loading = import("./edition").then(async ({ fetchSides }) => {
    const sides = await fetchSides(edition);
    others = { ...others, [edition]: sides };
  });
  coming.set(edition, loading);
  loading.catch(() => coming.delete(edition));
  return loading;
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
