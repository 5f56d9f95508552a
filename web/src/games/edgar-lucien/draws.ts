/** The chance outcomes of an open record, each with the odds it had: deck, discard pile and hands, counted as the record goes. */
import type { Draw } from "../../shuffle/shuffle";
import { cityFor } from "./cities.svelte";
import { ACTIONS, CARDS, isOffice, kindOf, leadsTo, type City, type Metro } from "./city";

type Pack = Map<string, number>;

const pack = (cards: Record<string, number> = {}): Pack => new Map(Object.keys(CARDS).map((code) => [code, cards[code] ?? 0]));
const odds = (from: Pack): [string, number][] => [...from].filter(([, count]) => count > 0);
const add = (to: Pack, code: string, count = 1) => to.set(code, (to.get(code) ?? 0) + count);

/** Follows who holds which cards. Where Edgar stands is followed too: Political Support at an office far from him costs a card. */
class ReplayedGame {
  readonly city: City | undefined;
  readonly hands: Pack[];
  deck = pack(CARDS);
  discard = pack();
  #before = ["", ""]; // the latest two decisions, the older one first
  #edgar: string[] = []; // where each seat's stands
  #needles: Record<"E" | "L", string>[];
  #lucien: string[] = [];
  #exits: { seat: number; pawns: string[] }[] = []; // who has still to leave the metro; of a seat Edgar before Lucien

  constructor(readonly seats: number, readonly metro: Metro, edition?: string) {
    this.city = cityFor(seats, edition);
    this.hands = Array.from({ length: seats }, () => pack());
    this.#needles = Array.from({ length: seats }, () => ({ E: "", L: "" }));
  }

  /** The odds of an outcome, and what it does. */
  chance(token: string): Draw {
    if (/^s\d$/.test(token)) return { token, weights: Array.from({ length: this.seats }, (_, seat): [string, number] => [`s${seat}`, 1]) };
    const [older, latest] = this.#before as [string, string];
    const taker = this.hands[Number(latest[0])]!;
    const robbed = older.endsWith(":EX") ? this.hands[Number(latest.slice(3))] : undefined;
    if (!robbed && odds(this.deck).length === 0) [this.deck, this.discard] = [this.discard, pack()];
    const from = robbed ?? this.deck;
    const weights = odds(from);
    add(from, token, -1);
    add(taker, token);
    return { token, weights };
  }

  decide(step: string): void {
    const [who, token] = step.split(":") as [string, string];
    const [seat, latest] = [Number(who), this.#before[1]!];
    this.#before = [latest, step];
    if (kindOf(this.city, token)) this.#goTo(seat, token, latest);
    else if (token in CARDS) this.#lay(seat, token);
    else if (/^[EL]./.test(token)) this.#turn(seat, token[0] as "E" | "L", token[1]!);
    else if (latest === `${seat}:support` && !this.#standsAt(seat, token)) this.#lay(seat, "RA");
  }

  #lay(seat: number, code: string): void {
    add(this.hands[seat]!, code, -1);
    add(this.discard, code);
  }

  #standsAt(seat: number, action: string): boolean {
    const kind = kindOf(this.city, this.#edgar[seat]!);
    return kind !== undefined && isOffice(kind) && ACTIONS[kind].edgar === action;
  }

  #goTo(seat: number, district: string, latest: string): void {
    const leaving = this.#exits.findIndex((one) => one.seat === seat);
    if (this.#edgar[seat] === undefined) [this.#edgar[seat], this.#lucien[seat]] = [district, district];
    else if (leaving >= 0) this.#exits.splice(leaving, 1)[0]!.pawns[seat] = district;
    else if (latest === `${seat}:PB`) this.#lucien[seat] = district;
  }

  /** When the last needle is set all pawns move; one that may leave the metro at several places is still to say where. */
  #turn(seat: number, who: "E" | "L", code: string): void {
    this.#needles[seat]![who] = code;
    if (this.#needles.some(({ E, L }) => !E || !L)) return;
    for (const [mover, needles] of this.#needles.entries()) {
      for (const [pawns, turned] of [[this.#edgar, needles.E], [this.#lucien, needles.L]] as const) {
        const to = leadsTo(this.city, this.metro, pawns[mover]!, turned);
        if (to.length === 1) pawns[mover] = to[0]!;
        else if (to.length > 1) this.#exits.push({ seat: mover, pawns });
      }
      this.#needles[mover] = { E: "", L: "" };
    }
  }
}

export function draws(steps: string[], headers: Record<string, string>): Draw[] {
  const game = new ReplayedGame(Number(headers.Seats), headers["Option.metro"] === "pairs" ? "pairs" : "lines", headers.Edition);
  return steps.flatMap((step) => (step.startsWith("*") ? [game.chance(step.slice(1))] : (game.decide(step), [])));
}
