/** What the reader knows of the characters: who may lie where, and who has rallied whom. */
import type { Box } from "./box";
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
  suits: Record<string, { who: string; own: boolean }[]>;
  hidden: number; // rallied face down by the other
  most: number; // of one suit
  different: number; // suits
  prestige: number; // of what the reader can see, tiles included
}

export function holdingOf(box: Box, view: GatsbyView, seat: number): Holding {
  const suits: Holding["suits"] = Object.fromEntries(box.suits.map(({ id }) => [id, []]));
  let hidden = 0;
  let prestige = box.asidePrestige * view.special.aside[seat]!.length + (view.special.slot[seat] ? box.slotPrestige : 0);
  for (const place of view.places) {
    if (place.owner !== seat) continue;
    const character = place.who === null ? undefined : box.characters[place.who];
    if (!character) hidden++;
    else {
      suits[character.suit]?.push({ who: place.who!, own: place.face === "down" && view.phase !== "over" });
      prestige += character.prestige;
    }
  }
  const counts = Object.values(suits).map((members) => members.length);
  return { suits, hidden, most: Math.max(...counts), different: counts.filter((count) => count > 0).length, prestige };
}

/** Seats for which this character would be the last of one suit or of all suits, as far as the reader can see. */
export function completes(box: Box, view: GatsbyView, who: string): number[] {
  const suit = box.characters[who]?.suit;
  if (!suit || view.phase === "over") return [];
  return [0, 1].filter((seat) => {
    const { suits, different } = holdingOf(box, view, seat);
    const members = suits[suit]?.length ?? 0;
    return members === box.same - 1 || (different === box.suits.length - 1 && members === 0);
  });
}
