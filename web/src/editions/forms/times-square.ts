/** How the box of Times Square is typed: how many cards of each kind there are, and how many a hand has. */
import type { Form } from "../plan";
import { number } from "./pickers";

export const form: Form = {
  specs: [
    { path: "deck.kinds", columns: [{ name: "copies", kind: number(0, 15) }], label: (row, words) => (words.has(`card-${String(row.id)}`) ? words.t(`card-${String(row.id)}`) : String(row.id)) },
    { path: "rules.hand", columns: [{ name: "value", kind: number(1, 12) }] },
  ],
};
