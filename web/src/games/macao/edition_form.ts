/** How the box of Shadows of Macao is typed. */
import type { Choices, Form, Spec } from "../../editions/plan";
import { freshColour, freshId, idsOf, isRow, listAt, type Row, type Tables, type Way } from "../../editions/tables";
import type { GameWords } from "../../words/words.svelte";
import { colour, entries, givenName, number } from "../../editions/pickers";

/** Something by the name that the file gives it, else by that of the shipped one, else by its id. */
function nameOf(prefix: "resource" | "tile", id: unknown, row: Row | undefined, words: GameWords): string {
  const shipped = `${prefix}-${String(id)}`;
  return givenName(row, words) ?? (words.has(shipped) ? words.t(shipped) : String(id));
}

const resourceName = (tables: Tables, id: unknown, words: GameWords) => nameOf("resource", id, listAt(tables, "resources").find((row) => row.id === id), words);
const resources: Choices = (tables, words) => idsOf(tables, "id", "resources").map((value) => ({ value, label: resourceName(tables, value, words) }));
const counts = { is: "counts", of: resources } as const;
const joins = (row: Row) => row.kind === "merchant"; // she exchanges two resources

/** A card is named by what it is and makes. */
function card(row: Row, words: GameWords, _way: Way, tables: Tables): string {
  const kind = words.t(`kind-${String(row.kind)}`);
  const pair = Array.isArray(row.pair) ? row.pair.map((one) => resourceName(tables, one, words)) : [];
  if (pair.length === 2) return words.t("card-joining", { kind, resource: pair[0]!, other: pair[1]! });
  return words.t("card", { kind, resource: resourceName(tables, row.produces, words) });
}

/** One more card: the first kind, with the smallest cost. */
function freshCard(tables: Tables): Row {
  const kind = listAt(tables, "kinds")[0];
  const [first = "", second = ""] = idsOf(tables, "id", "resources");
  return { code: freshId(idsOf(tables, "code", "cards"), String(kind?.code)), kind: kind?.id, produces: first, cost: { [second]: 1 }, coins: 1, copies: 1, source: "reconstructed" };
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const NEW = "resource-"; // how the ids of new resources begin

/** One more resource, in a colour that no other one has. Its name is still to be typed. */
function freshResource(tables: Tables): Row {
  const codes = idsOf(tables, "code", "resources");
  const code = LETTERS.find((letter) => !codes.includes(letter)) ?? LETTERS[0];
  return { id: freshId(idsOf(tables, "id", "resources"), NEW), code, colour: freshColour(idsOf(tables, "colour", "resources")), source: "reconstructed" };
}

/** A new resource is drawn as a letter: the first one of its English name that no other resource has. */
function fitLetters(tables: Tables): void {
  for (const row of listAt(tables, "resources").filter(({ id }) => String(id).startsWith(NEW))) {
    const name = isRow(row.name) ? String(row.name.en ?? "").toLowerCase() : "";
    const others = listAt(tables, "resources").filter((other) => other !== row).map(({ code }) => code);
    row.code = [...name].find((letter) => LETTERS.includes(letter) && !others.includes(letter)) ?? row.code;
  }
}

/** No cost and no pair has a removed resource; what a card produces instead must be chosen. */
function removeResource(tables: Tables, { id }: Row): void {
  for (const row of [...listAt(tables, "tiles"), ...listAt(tables, "cards")]) {
    if (isRow(row.cost)) delete row.cost[String(id)];
    if (Array.isArray(row.pair)) row.pair = row.pair.filter((one) => one !== id);
  }
}

const specs: Spec[] = [
  {
    path: "tiles",
    columns: [
      { name: "name", kind: { is: "name" } },
      { name: "cost", kind: counts, when: (row) => "cost" in row },
      { name: "value", kind: number(0, 30) },
    ],
    label: (row, words) => nameOf("tile", row.code, row, words),
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
  {
    path: "resources",
    columns: [
      { name: "name", kind: { is: "name" } },
      { name: "colour", kind: colour },
    ],
    label: (row, words) => nameOf("resource", row.id, row, words),
    fresh: freshResource,
    removed: removeResource,
  },
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

/** Only a Merchant has a pair. Codes, which a terminal and a picture show, begin with the letters of the kind, of the resource produced and of the one joined with it. */
function fitCards(tables: Tables): void {
  const letterOf = (list: string, id: unknown) => String(listAt(tables, list).find((row) => row.id === id)?.code ?? "");
  const resources = idsOf(tables, "id", "resources");
  for (const row of listAt(tables, "cards")) {
    if (!joins(row)) delete row.pair;
    else if (!Array.isArray(row.pair)) row.pair = [row.produces, resources.find((one) => one !== row.produces)];
    const other = Array.isArray(row.pair) ? row.pair.find((one) => one !== row.produces) : undefined;
    const made = [row.produces, ...(joins(row) ? [other] : [])].filter((one) => one !== "diamond");
    if (!made.every((one) => resources.includes(String(one)))) continue; // something is still to be chosen
    const letters = [letterOf("kinds", row.kind), ...made.map((one) => letterOf("resources", one))].join("");
    const taken = listAt(tables, "cards").filter((one) => one !== row).map(({ code }) => String(code));
    if (!String(row.code).startsWith(letters)) row.code = taken.includes(letters) ? freshId(taken, letters) : letters;
  }
}

export const form: Form = {
  specs,
  follow: (tables) => {
    fitLetters(tables);
    fitCards(tables);
    dealPiles(tables);
  },
};
