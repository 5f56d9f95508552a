/** What the reader knows of the characters: who may lie where, and who has rallied whom. */
import { CHARACTERS, SUITS, type Suit } from "./box";
import type { GatsbyView, Place } from "./view";

export interface Known {
  who: string | null; // open to all, or certain for the reader
  own: boolean; // only the reader knows it
  maybe: string[]; // else: who may lie here as well as elsewhere
}

export function knownAt(view: GatsbyView, place: Place): Known {
  if (place.who !== null) return { who: place.who, own: place.face === "down" && view.phase !== "over", maybe: [] };
  const spot = view.spots.indexOf(place.id);
  const labels = spot < 0 ? [] : view.cases.map((one) => one[spot] ?? null).filter((label) => label !== null);
  return { who: null, own: false, maybe: [...new Set(labels)] };
}

export interface Holding {
  suits: Record<Suit, { who: string; own: boolean }[]>;
  hidden: number; // rallied face down by the other
  most: number; // of one suit
  different: number; // suits
  prestige: number; // of what the reader can see, tiles included
}

export function holdingOf(view: GatsbyView, seat: number): Holding {
  const suits = Object.fromEntries(SUITS.map((suit) => [suit, []])) as unknown as Holding["suits"];
  let hidden = 0;
  let prestige = view.special.aside[seat]!.length + (view.special.slot[seat] ? 1 : 0);
  for (const place of view.places) {
    if (place.owner !== seat) continue;
    const character = place.who === null ? undefined : CHARACTERS[place.who];
    if (!character) hidden++;
    else {
      suits[character.suit].push({ who: place.who!, own: place.face === "down" && view.phase !== "over" });
      prestige += character.prestige;
    }
  }
  const counts = SUITS.map((suit) => suits[suit].length);
  return { suits, hidden, most: Math.max(...counts), different: counts.filter((count) => count > 0).length, prestige };
}

/** Seats for which this character would be the third of a suit or the last of five suits, as far as the reader can see. */
export function completes(view: GatsbyView, who: string): number[] {
  const suit = CHARACTERS[who]?.suit;
  if (!suit || view.phase === "over") return [];
  return [0, 1].filter((seat) => {
    const { suits, different } = holdingOf(view, seat);
    return suits[suit].length === 2 || (different === SUITS.length - 1 && suits[suit].length === 0);
  });
}
