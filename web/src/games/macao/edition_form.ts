/** How the box of Shadows of Macao is typed. */
import type { Form, Spec } from "../../editions/plan";
import { freshId, idsOf, isRow, listAt, type Row, type Tables } from "../../editions/tables";
import type { GameWords } from "../../words/words.svelte";
import { colour, entries, number } from "../../editions/pickers";

const resources = entries("resource", "id", "resources");
const counts = { is: "counts", of: resources } as const;
const joins = (row: Row) => row.kind === "merchant"; // she exchanges two resources

/** A card is named by what it is and makes. */
function card(row: Row, words: GameWords): string {
  const kind = words.t(`kind-${String(row.kind)}`);
  const pair = Array.isArray(row.pair) ? (row.pair as string[]).map((one) => words.t(`resource-${one}`)) : [];
  if (pair.length === 2) return words.t("card-joining", { kind, resource: pair[0]!, other: pair[1]! });
  return words.t("card", { kind, resource: words.t(`resource-${String(row.produces)}`) });
}

/** One more card: the first kind, with the smallest cost. */
function freshCard(tables: Tables): Row {
  const kind = listAt(tables, "kinds")[0];
  const [first = "", second = ""] = idsOf(tables, "id", "resources");
  return { code: freshId(idsOf(tables, "code", "cards"), String(kind?.code)), kind: kind?.id, produces: first, cost: { [second]: 1 }, coins: 1, copies: 1, source: "reconstructed" };
}

const specs: Spec[] = [
  {
    path: "tiles",
    columns: [
      { name: "cost", kind: counts, when: (row) => "cost" in row },
      { name: "value", kind: number(0, 30) },
    ],
    label: (row, words) => (words.has(`tile-${String(row.code)}`) ? words.t(`tile-${String(row.code)}`) : String(row.code)),
  },
  {
    path: "cards",
    columns: [
      { name: "kind", kind: { is: "pick", of: entries("kind", "id", "kinds") } },
      { name: "produces", kind: { is: "pick", of: (tables, words, way) => [...resources(tables, words, way), { value: "diamond", label: words.t("resource-diamond") }] } },
      { name: "pair", kind: { is: "several", of: resources }, when: joins },
      { name: "coins", kind: number(-9, 30) },
      { name: "copies", kind: number(1, 20) },
      { name: "cost", kind: counts },
    ],
    label: card,
    fresh: freshCard,
  },
  { path: "resources", columns: [{ name: "colour", kind: colour }], label: (row, words) => words.t(`resource-${String(row.id)}`) },
  {
    path: "setup",
    keyed: true,
    columns: ["tiles", "widows_in_deck"].map((name) => ({ name, kind: number(0, 15) })),
    label: (_row, words, way) => words.t("edition-seats", { seats: Number(way.at(-1)) }),
  },
];

const PILES = 4;

/** The deck is dealt into piles, the first ones larger: they follow when there are more or fewer cards. */
function dealPiles(tables: Tables): void {
  const characters = listAt(tables, "cards").filter(({ kind }) => kind !== "widow").reduce((sum, { copies }) => sum + Number(copies ?? 0), 0);
  for (const setup of Object.values(isRow(tables.setup) ? tables.setup : {})) {
    if (!isRow(setup) || !Array.isArray(setup.pile_sizes)) continue;
    const deck = characters + Number(setup.widows_in_deck ?? 0);
    if (setup.pile_sizes.reduce((sum: number, size) => sum + Number(size), 0) === deck) continue;
    setup.pile_sizes = Array.from({ length: PILES }, (_, pile) => Math.floor((deck + PILES - 1 - pile) / PILES));
  }
}

/** The code of a card begins with the letter of its kind, and only a Merchant has a pair: both follow when a card gets another kind. */
function fitKinds(tables: Tables): void {
  const letters = new Map(listAt(tables, "kinds").map(({ id, code }) => [id, String(code)]));
  const resources = idsOf(tables, "id", "resources");
  for (const row of listAt(tables, "cards")) {
    const letter = letters.get(row.kind);
    if (letter && !String(row.code).startsWith(letter)) row.code = freshId(idsOf(tables, "code", "cards"), letter);
    if (!joins(row)) delete row.pair;
    else if (!Array.isArray(row.pair)) row.pair = [row.produces, resources.find((one) => one !== row.produces)];
  }
}

export const form: Form = {
  specs,
  follow: (tables) => {
    fitKinds(tables);
    dealPiles(tables);
  },
};
