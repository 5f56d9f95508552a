/** The view of Edgar & Lucien as the server sends it (section 7 of the spec). */
import { isOffice, kindOf, needOf, type Metro, type Office } from "./city";
import { cityOf } from "./cities.svelte";

export type Pawn = "edgar" | "lucien";
export type Condition = "dandy" | "collector" | "bureaucrat" | "zealot";
export type How = "no" | "fact" | "certificate" | "both";
export const CONDITIONS: Condition[] = ["dandy", "collector", "bureaucrat", "zealot"];
export const PAWNS: Pawn[] = ["edgar", "lucien"];

export interface Player {
  seat: number;
  edgar: string | null;
  lucien: string | null;
  popularity: number;
  money: number | null;
  cards: number;
  done: Record<Pawn, Office[]>;
  certified: boolean;
  acted: Pawn[];
  locked: boolean;
  needles: Record<Pawn, string | null>;
  conditions: Record<Condition, How | null>;
  held: number | null;
}

export interface EdgarLucienView {
  game: string;
  edition: string;
  seat: number | null;
  seats: number;
  side: string;
  options: { metro: Metro; money: "open" | "hidden" | "closed"; periods: number };
  period: number;
  turn: number;
  phase: "setup" | "program" | "move" | "act" | "election" | "over";
  asked: string;
  waiting: number[];
  active: number | null;
  first: number | null;
  next_first: number | null;
  pending: { who: Pawn; action: string | null; doubled: boolean; left: number; queue: number[] } | null;
  auction: { tied: number[]; live: number[]; high: number; holder: number | null } | null;
  governor: number | null;
  protection: number | null;
  certificates: Record<Condition, number | null>;
  owners: Record<string, number | null>;
  players: Player[];
  hand: Record<string, number> | null;
  known: Record<string, Record<string, number>> | null;
  deck: number;
  discard: Record<string, number>;
  result: { reason: string; winners: number[] } | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function isPlayer(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.done) || !isObject(value.needles) || !isObject(value.conditions)) return false;
  return [value.popularity, value.cards].every((one) => typeof one === "number") && [value.done.edgar, value.done.lucien, value.acted].every(Array.isArray);
}

export function fits(value: unknown): value is EdgarLucienView {
  if (!isObject(value)) return false;
  return (
    value.game === "edgar-lucien" &&
    typeof value.side === "string" &&
    isObject(value.options) &&
    (value.options.metro === "lines" || value.options.metro === "pairs") &&
    isObject(value.owners) &&
    isObject(value.certificates) &&
    isObject(value.discard) &&
    (value.hand === null || isObject(value.hand)) &&
    Array.isArray(value.waiting) &&
    Array.isArray(value.players) &&
    value.players.length === value.seats &&
    value.players.every(isPlayer)
  );
}

/** What each condition asks for and how far a seat is, as printed for this number of seats; null: nobody else may know. */
export function progress(view: EdgarLucienView, seat: number, condition: Condition): { have: number | null; need: number } {
  const player = view.players[seat]!;
  const owned = Object.keys(view.owners).filter((id) => view.owners[id] === seat);
  const offices = owned.filter((id) => isOffice(kindOf(cityOf(view), id) ?? "ivory"));
  const have = { dandy: player.money, collector: owned.length, bureaucrat: offices.length, zealot: player.popularity }[condition];
  return { have, need: needOf(cityOf(view), condition, view.seats) };
}
