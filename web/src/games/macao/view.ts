/** The view of Shadows of Macao as the server sends it (section 7 of the spec). Everybody sees the same. */

export interface Pile {
  size: number;
  top: string | null;
  hidden: number;
  tail: string[];
}

export interface Player {
  seat: number;
  blue: string[];
  dead: number;
  red: string[];
  green: string[];
  yellow: string[];
  limit: number;
  coins: number;
}

export interface Asked {
  id: string;
  seat: number;
  prices?: Record<string, number>; // act: what every legal recruitment and opening costs, in blue cards
  for?: string; // pay, under: the token that began it
  named?: string[];
  left?: number;
  cards?: string[]; // under: to be placed, in order
  cause?: string;
  by?: number; // hit
}

export interface MacaoView {
  game: string;
  edition: string;
  options: Record<string, string>;
  seat: number | null;
  seats: number;
  start: number | null;
  active: number | null;
  round: number;
  ending: string[];
  chance: { id: string; pile?: number } | null;
  prompt: Asked | null;
  centre: string[];
  piles: Pile[];
  pool: Record<string, number>;
  players: Player[];
  result: { reason: string[]; coins: number[]; tiles: number[]; red: number[]; ranks: number[]; returns: number[] } | null;
}

const codes = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");
const isPile = (one: Pile) => typeof one?.size === "number" && typeof one.hidden === "number" && codes(one.tail);
const isPlayer = (one: Player) => [one?.dead, one?.limit, one?.coins].every((value) => typeof value === "number") && [one.blue, one.red, one.green, one.yellow].every(codes);

export function fits(value: unknown): value is MacaoView {
  if (typeof value !== "object" || value === null) return false;
  const view = value as MacaoView;
  return (
    view.game === "macao" &&
    typeof view.round === "number" &&
    [view.centre, view.ending].every(codes) &&
    Array.isArray(view.piles) && view.piles.every(isPile) &&
    Array.isArray(view.players) && view.players.every(isPlayer) &&
    typeof view.pool === "object" && view.pool !== null
  );
}

/** The seats that still have a turn in this round, after the player whose turn it is. */
export function stillToPlay(view: MacaoView): number[] {
  if (view.active === null || view.start === null) return [];
  const order = Array.from({ length: view.seats }, (_, index) => (view.start! + index) % view.seats);
  return order.slice(order.indexOf(view.active) + 1);
}
