/** What is printed on the cards and tiles, read from the file of the room itself: the page keeps no second copy of the box. */

export interface Face {
  code: string;
  kind: string;
  produces: string;
  cost: string[]; // one entry a unit
  coins: number;
  copies: number;
  pair: string[];
}

export interface Place {
  code: string;
  cost: string[];
  condition: { type: string } & Record<string, string | number> | null;
  value: number;
}

export interface Box {
  edition: string;
  faces: Map<string, Face>;
  tiles: Map<string, Place>;
  effects: Map<string, string>; // by kind
  colours: Map<string, string>; // by resource, the joker too
  toEnd: number; // red cards that call the end
}

type Value = string | number | Value[] | { [key: string]: Value };
type Entry = Record<string, Value>;

const FILES = import.meta.glob<string>(["../../../../src/soiree/games/macao/board.toml", "../../../../src/soiree/games/macao/editions/*.toml"], { query: "?raw", import: "default", eager: true });

/** As much TOML as the file of the box uses: one key a line, inline tables, lists. */
export function sections(text: string): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  let entry: Entry = {};
  for (const line of text.split("\n")) {
    const head = /^\[+([\w.]+)\]+/.exec(line);
    const pair = /^(\w+)\s*=\s*("[^"]*"|\[[^\]]*\]|\{[^}]*\}|[-\d.]+)/.exec(line); // what follows is a comment
    if (head) {
      entry = {};
      found.set(head[1]!, [...(found.get(head[1]!) ?? []), entry]);
    } else if (pair) {
      entry[pair[1]!] = JSON.parse(pair[2]!.startsWith("{") ? pair[2]!.replace(/(\w+)\s*=\s*/g, '"$1": ') : pair[2]!) as Value;
    }
  }
  return found;
}

function units(cost: Value | undefined): string[] {
  return Object.entries((cost ?? {}) as Record<string, number>).flatMap(([resource, count]) => Array.from({ length: count }, () => resource));
}

function open(text: string): Box {
  const all = sections(text);
  const rows = (name: string) => all.get(name) ?? [];
  const constant = rows("constants")[0]?.red_cards_to_end as { value: number } | undefined;
  return {
    edition: String(rows("game")[0]?.edition),
    faces: new Map(rows("cards").map((row) => [String(row.code), { code: String(row.code), kind: String(row.kind), produces: String(row.produces), cost: units(row.cost), coins: Number(row.coins), copies: Number(row.copies), pair: (row.pair ?? []) as string[] }])),
    tiles: new Map(rows("tiles").map((row) => [String(row.code), { code: String(row.code), cost: units(row.cost), condition: (row.condition as Place["condition"]) ?? null, value: Number(row.value) }])),
    effects: new Map(rows("kinds").map((row) => [String(row.id), String(row.effect)])),
    colours: new Map([...rows("resources"), ...rows("joker")].map((row) => [String(row.id), String(row.colour)])),
    toEnd: constant?.value ?? 7,
  };
}

const boxes = Object.values(FILES).map(open);

/** The box of an edition; today's where none is named. */
export function boxOf(edition = ""): Box {
  return boxes.find((box) => box.edition === edition) ?? boxes[0]!;
}
