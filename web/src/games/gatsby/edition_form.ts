/** How the box of Gatsby is typed. */
import type { Form, Spec } from "../../editions/plan";
import { freshId, idsOf, type Row } from "../../editions/tables";
import type { GameWords } from "../../words/words.svelte";
import { colour, entries, givenName, named, number, orNone } from "../../editions/pickers";

const STEPS = ["cab-adj", "cab-next", "cab-any", "race-row", "race-new", "race-same", "race-any", "fin", "swap", "look"];
const bonuses = entries("bonus", "id", "bonus");
const places = entries("place", "id", "place");
const said = (prefix: string, name = "id") => (row: Row, words: GameWords) => givenName(row, words) ?? (words.has(`${prefix}-${row[name]}`) ? words.t(`${prefix}-${row[name]}`) : String(row[name]));

const specs: Spec[] = [
  {
    path: "cabaret.tile",
    columns: [{ name: "star", kind: { is: "tile" } }],
    label: (row, words) => words.t("edition-tile", { id: String(row.id) }),
    fresh: (tables) => ({ id: freshId(idsOf(tables, "id", "cabaret", "tile"), "t"), bonuses: [], source: "reconstructed" }),
  },
  { path: "cabaret", columns: [{ name: "tile_size", kind: number(1, 4) }] },
  {
    path: "race.row",
    columns: [
      { name: "length", kind: number(3, 15) },
      { name: "bonuses", kind: { is: "spaces", of: orNone(bonuses) } },
    ],
    label: said("place", "place"),
  },
  { path: "finance", columns: ["top", "start", "step_level_or_ahead", "step_behind"].map((name) => ({ name, kind: number(0, 40) })) },
  {
    path: "finance.floor",
    columns: [
      { name: "level", kind: number(1, 40) },
      { name: "bonus", kind: { is: "pick", of: orNone(bonuses) } },
    ],
    label: said("place", "place"),
  },
  {
    path: "finance.bonus", // under no character
    columns: [
      { name: "level", kind: number(1, 40) },
      { name: "bonus", kind: { is: "pick", of: bonuses } },
    ],
    label: (_row, words, way) => words.t("edition-bonus-number", { number: Number(way.at(-1)) + 1 }),
    fresh: () => ({ level: 1, bonus: "asc" }),
  },
  {
    path: "character",
    columns: [
      { name: "name", kind: { is: "name" } },
      { name: "suit", kind: { is: "pick", of: entries("suit", "id", "suit") } },
      { name: "prestige", kind: number(0, 9) },
    ],
    label: said("character"),
  },
  { path: "place", columns: [{ name: "face", kind: { is: "pick", of: (_tables, words) => ["up", "down"].map((value) => ({ value, label: words.t(`edition-face-${value}`) })) } }], label: said("place") },
  {
    path: "cabaret.goal",
    columns: [{ name: "sides", kind: { is: "several", of: (_tables, words) => ["left", "right", "top", "bottom"].map((value) => ({ value, label: words.t(`edition-side-${value}`) })) }, when: (row) => "sides" in row }],
    label: said("place", "place"),
  },
  { path: "suit", columns: [{ name: "name", kind: { is: "name" } }, { name: "colour", kind: colour }], label: said("suit") },
  {
    path: "seat",
    columns: [
      { name: "colour", kind: colour },
      { name: "influence_tokens", kind: number(1, 99) },
    ],
    label: said("seat"),
  },
  { path: "setup", columns: ["opening_draw", "special_draw", "box_characters"].map((name) => ({ name, kind: number(0, 15) })) },
  { path: "scoring", columns: ["three_of_suit", "slot_tile", "aside_tile"].map((name) => ({ name, kind: number(0, 15) })) },
  {
    path: "ranked_pair",
    columns: ["low", "high"].map((name) => ({ name, kind: { is: "pick" as const, of: places } })),
    label: (row, words) => said("place", "low")(row, words),
  },
  ...["action", "special"].map((path): Spec => ({ path, columns: [{ name: "steps", kind: { is: "steps", of: named(STEPS, "task") } }], label: said(path) })),
];

export const form: Form = { specs };
