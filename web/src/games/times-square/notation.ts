/** What a token means on the drawing: which cards it uses and where figures would stand. Whether it is allowed is not our business. */
import type { Figure, Spots, Suit } from "./view";

export const KINDS = ["S", "B1", "B2", "Bc", "H1", "H2", "H3", "D1", "D2", "D3", "D4", "D5", "Dm"] as const;
export const COPIES = [12, 4, 10, 2, 2, 8, 2, 1, 3, 5, 3, 1, 2] as const; // printed on the box, in the order of KINDS

const NOWHERE: Spots = { sue: 0, guard_low: 0, guard_high: 0, hal: 0, deb: 0, charlie: 0 };

export interface Walk {
  figure: Figure;
  to: number;
}

export interface Reading {
  family: "play" | "lure" | "trade" | "discard" | "stop";
  cards: string[];
  walks: Walk[];
}

export function suitOf(kind: string): Suit {
  return kind[0] as Suit;
}

/** The way to the club of a seat: seat 0 pulls to the small numbers. */
export function wayOf(seat: number): 1 | -1 {
  return seat === 0 ? -1 : 1;
}

export function read(token: string, spots: Spots, seat: number): Reading {
  if (token === "T") return { family: "trade", cards: [], walks: [] };
  if (token === "x") return { family: "stop", cards: [], walks: [] };
  if (token[0] === "t") return { family: "discard", cards: [token.slice(1)], walks: [] };
  if (token[0] === "L") return { family: "lure", cards: [], walks: [{ figure: figureOf(token[1]!, seat), to: spots.hal ?? 0 }] };
  const [front, face] = token.split("=");
  if (face !== undefined) return { family: "play", cards: cardsOf(front!), walks: walksOf(face, spots, seat) };
  return { family: "play", cards: token === "SS" ? ["S", "S"] : cardsOf(token), walks: walksOf(token, spots, seat) };
}

/** The cards that a move uses, wherever the figures stand. */
export function cardsIn(token: string): string[] {
  return read(token, NOWHERE, 0).cards;
}

function cardsOf(text: string): string[] {
  return text === "S" ? ["S"] : (text.match(/[BHD][0-9cm]/g) ?? []);
}

function figureOf(letter: string, seat: number): Figure {
  if (letter === "s") return "sue";
  if (letter === "h") return "hal";
  return (letter === "n") === (seat === 0) ? "guard_low" : "guard_high";
}

function walksOf(face: string, spots: Spots, seat: number): Walk[] {
  const way = wayOf(seat);
  const ahead = (figure: Figure, steps: number): Walk => ({ figure, to: (spots[figure] ?? 0) + way * steps });
  const near = figureOf("n", seat);
  const far = figureOf("f", seat);
  const suit = face[0];
  if (face === "S") return [ahead("sue", 1)];
  if (face === "SS") return [ahead("sue", 1), ahead(near, 1), ahead(far, 1)];
  if (face === "Bc") {
    const sue = spots.sue ?? 0;
    const both: Walk[] = [
      { figure: near, to: sue + way },
      { figure: far, to: sue - way },
    ];
    return both.filter((walk) => spots[walk.figure] !== walk.to);
  }
  if (face === "Dm") return [{ figure: "deb", to: 0 }];
  const steps = Number(face[1]);
  const who = face[2];
  if (suit === "B") {
    if (who === "b") return [ahead(near, 1), ahead(far, 1)];
    return [ahead(figureOf(who ?? "n", seat), steps)];
  }
  if (suit === "H") return [ahead("hal", steps)];
  return [ahead(who ? figureOf(who, seat) : "deb", steps)];
}

/** The chance outcomes of an open record, each with the odds it had: a count of the cards, kept as the record tells it. */
export function draws(steps: string[]): { token: string; weights: [string, number][] }[] {
  let pile = new Map<string, number>(KINDS.map((kind, place) => [kind, COPIES[place]!]));
  let discard = new Map<string, number>();
  const drawn: { token: string; weights: [string, number][] }[] = [];
  for (const step of steps) {
    if (step.startsWith("*h")) {
      drawn.push({ token: step.slice(1), weights: [["h0", 1], ["h1", 1]] });
    } else if (step.startsWith("*")) {
      const kind = step.slice(1);
      const weights = KINDS.map((one): [string, number] => [one, pile.get(one) ?? 0]).filter(([, left]) => left > 0);
      drawn.push({ token: kind, weights });
      pile.set(kind, (pile.get(kind) ?? 0) - 1);
      if ([...pile.values()].every((left) => left === 0)) [pile, discard] = [discard, new Map()];
    } else {
      for (const kind of cardsIn(step.slice(2))) discard.set(kind, (discard.get(kind) ?? 0) + 1);
    }
  }
  return drawn;
}
