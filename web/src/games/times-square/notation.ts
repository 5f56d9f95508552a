/** What a token means on the drawing: which cards it uses and where figures would stand. Whether it is allowed is not our business. */
import { deck, joker, moves, street } from "../../../../src/soiree/games/times_square/board.toml";
import { boxes, OWN } from "./boxes.svelte";
import type { Figure, Spots, Suit } from "./view";

export const KINDS = deck.kinds.map(({ id }) => id);

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

/** The way to the club of a seat. */
export function wayOf(seat: number): number {
  return street.directions[seat] ?? 1;
}

export function read(token: string, spots: Spots, seat: number): Reading {
  if (token === "T") return { family: "trade", cards: [], walks: [] };
  if (token === "x") return { family: "stop", cards: [], walks: [] };
  if (token[0] === "t") return { family: "discard", cards: [token.slice(1)], walks: [] };
  if (token[0] === "L") return { family: "lure", cards: [], walks: [{ figure: figureOf(LURED.get(token), seat), to: spots.hal ?? 0 }] };
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

/** A figure as the box names it: the bodyguards by how near they are to the own club. */
function figureOf(name: string | undefined, seat: number): Figure {
  if (name === "near" || name === "far") return (name === "near") === (seat === 0) ? "guard_low" : "guard_high";
  return (name ?? "sue") as Figure;
}

const FACES = new Map(moves.faces.map((face) => [face.token, face]));
const LURED = new Map(moves.lures.map(({ token, figure }) => [token, figure]));
const HELPED = new Map(joker.printed.suffixes.map(({ suffix, figure }) => [suffix, figure]));

function walksOf(token: string, spots: Spots, seat: number): Walk[] {
  const ahead = (name: string | undefined, steps: number): Walk => {
    const figure = figureOf(name, seat);
    return { figure, to: (spots[figure] ?? 0) + wayOf(seat) * steps };
  };
  const face = FACES.get(token);
  if (!face) return Object.values(FACES.get(token.slice(0, -1))?.move ?? {}).map((steps) => ahead(HELPED.get(token.slice(-1)), steps)); // a red card for somebody else
  const walks = Object.entries(face.move ?? {}).map(([name, steps]) => ahead(name, steps));
  const jumps = Object.entries(face.jump ?? {}).map(([name, target]): Walk => {
    const figure = figureOf(name, seat);
    const beside = /^sue([+-]\d+)$/.exec(target);
    return { figure, to: beside ? (spots.sue ?? 0) + wayOf(seat) * Number(beside[1]) : street.manhole };
  });
  return [...walks, ...jumps.filter((walk) => spots[walk.figure] !== walk.to)];
}

/** The chance outcomes of an open record, each with the odds it had: a count of the cards, kept as the record tells it. */
export function draws(steps: string[], headers: Record<string, string> = {}): { token: string; weights: [string, number][] }[] {
  const { copies } = boxes.of(headers.Edition) ?? OWN; // the table of the record has loaded its box
  let pile = new Map(copies);
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
