/** How the box of Times Square is typed: the street, where figures start, how many cards of each kind there are, and how many a hand has. */
import type { Form, Kind } from "../../editions/plan";
import { isRow, listAt, valueAt, type Tables } from "../../editions/tables";
import { number } from "../../editions/pickers";

const LONGEST = 9; // spaces on each side of the manhole

const lastOf = (tables: Tables) => Number(valueAt(tables, ["street", "last"]));
const gateOf = (entrances: unknown) => Number(valueAt(entrances, [1, 0]));
const ends = (last: number, gate: number) => [[-last, -gate], [gate, last]];

/** An entrance is kept as its two ends on both sides; asked is how many spaces it has. */
const entrance: Kind = {
  is: "number", low: 2, high: LONGEST - 2,
  read: (value) => (Array.isArray(value) ? Number(valueAt(value, [1, 1])) - gateOf(value) + 1 : undefined),
  write: (spaces, tables) => ends(lastOf(tables), lastOf(tables) - spaces + 1),
};

/** Hal and Deb start on the same space for both seats. */
const bySeat: Kind = { ...number(1, LONGEST - 2), read: (value) => valueAt(value, [1]), write: (space) => [-space, space] } as Kind;

/** Both sides of the manhole are alike. */
function mirror(tables: Tables): void {
  const { street } = tables;
  if (isRow(street) && street.first !== -lastOf(tables)) {
    const spaces = Number(valueAt(street.entrances, [1, 1])) - gateOf(street.entrances) + 1;
    const last = lastOf(tables);
    delete street.spaces; // of a drawing of the shipped street; the server computes another one
    Object.assign(street, { first: -last, entrances: ends(last, last - spaces + 1), halves: [[-last, -1], [1, last]] });
  }
  const figures = listAt(tables, "figure");
  const [low, high] = ["guard_low", "guard_high"].map((id) => figures.find((one) => one.id === id));
  if (low && high && typeof high.start === "number") low.start = -high.start;
}

export const form: Form = {
  specs: [
    { path: "street", columns: [{ name: "last", kind: number(4, LONGEST) }, { name: "entrances", kind: entrance }] },
    {
      path: "figure",
      columns: [{ name: "start", kind: number(1, LONGEST - 2), when: (row) => row.id === "guard_high" }, { name: "by_seat", kind: bySeat, when: (row) => Array.isArray(row.by_seat) }],
      label: (row, words) => (String(row.id).startsWith("guard") ? words.t("role-guards") : words.t(`figure-${String(row.id)}`)),
    },
    { path: "deck.kinds", columns: [{ name: "copies", kind: number(0, 15) }], label: (row, words) => (words.has(`card-${String(row.id)}`) ? words.t(`card-${String(row.id)}`) : String(row.id)) },
    { path: "rules.hand", columns: [{ name: "value", kind: number(1, 12) }] },
  ],
  follow: mirror,
};
