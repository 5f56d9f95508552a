/** The view of Times Square as the server sends it (section 7 of the spec). */

export type Suit = "S" | "B" | "H" | "D";
export type Figure = "sue" | "guard_low" | "guard_high" | "hal" | "deb" | "charlie";
export type Spots = Record<Figure, number | null>;

export interface TimesSquareView {
  game: string;
  edition?: string;
  options: { joker: string };
  seat: number | null;
  turn: number;
  active: number | null;
  stage: string;
  figures: { sue: number; guards: [number, number]; hal: number | null; deb: number | null; charlie: number };
  hands: [number, number];
  hand: string[] | null;
  pile: number;
  pile_no: number;
  discard: string[];
  suit: Suit | null;
  role: string | null;
  last: string | null;
  known: string[] | null;
  exposed: string[] | null;
  result: { cause: string; winner: number | null; returns: number[] } | null;
}

const numbers = (value: unknown, length: number) => Array.isArray(value) && value.length === length && value.every((one) => typeof one === "number");
const cards = (value: unknown) => value === null || (Array.isArray(value) && value.every((one) => typeof one === "string"));

export function fits(value: unknown): value is TimesSquareView {
  if (typeof value !== "object" || value === null) return false;
  const view = value as TimesSquareView;
  const figures = view.figures as TimesSquareView["figures"] | undefined;
  return (
    view.game === "times-square" &&
    typeof figures === "object" &&
    typeof figures.sue === "number" &&
    typeof figures.charlie === "number" &&
    numbers(figures.guards, 2) &&
    numbers(view.hands, 2) &&
    [view.hand, view.known, view.exposed].every(cards) &&
    Array.isArray(view.discard) &&
    typeof view.pile === "number"
  );
}

export function spotsOf(view: TimesSquareView): Spots {
  const { sue, guards, hal, deb, charlie } = view.figures;
  return { sue, guard_low: guards[0], guard_high: guards[1], hal, deb, charlie };
}
