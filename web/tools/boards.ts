/** A room's board.toml as a module: each of its tables is an export, so that what the page does not draw is not in the page. */
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Where a fact comes from (`source`, `source_face`, `coins_source`) is for those who read the file. */
const PROVENANCE = /(^|_)source($|_)/;

export function boards(): Plugin {
  return {
    name: "boards",
    transform(text, file) {
      if (!file.endsWith(".toml")) return null;
      const printed = Object.entries(parse(text)).map(([name, table]) => `export const ${name} = ${JSON.stringify(table, (key, value: unknown) => (PROVENANCE.test(key) ? undefined : value))};`);
      return { code: printed.join("\n"), map: null };
    },
  };
}
