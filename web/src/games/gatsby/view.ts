/** The view of Gatsby as the server sends it (section 7 of the spec). */

export interface Place {
  id: string;
  owner: number | null;
  face: "up" | "down" | null;
  who: string | null;
}

export interface Snapshot {
  turn: number;
  seat: number;
  places: string[];
  faces: string[];
  saw: (string | null)[];
  swapped: string;
}

export interface GatsbyView {
  game: string;
  edition?: string;
  options: { double_win: string };
  seat: number | null;
  phase: string;
  turn: number;
  starter: number | null;
  active: number | null;
  chance: string | null;
  prompt: { id: string; seat: number; picked: string[] } | null;
  action: string | null;
  todo: string[];
  anchor: string | null;
  rows: number[];
  token: string | null;
  force: number | null;
  cabaret: { tiles: string[]; cells: string };
  finance: [number, number];
  race: string[];
  supply: [number, number];
  places: Place[];
  spots: string[];
  cases: (string | null)[][];
  pool: string[];
  box: string[] | null;
  looks: Snapshot[];
  claims: { turn: number; seat: number; place: string }[];
  special: {
    pile: number;
    slot: [string | null, string | null];
    in_use: string | null;
    aside: [string[], string[]];
    spent: string[];
    discards: [number, number];
    discarded: [string[] | null, string[] | null];
    drawing: { seat: number; count: number; left: number; tiles: string[] | null } | null;
    unseen: string[];
  };
  result: { reason: string; winner: number | null; prestige: number[]; characters: number[]; returns: number[] } | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isPair = (value: unknown, of: (one: unknown) => boolean) => Array.isArray(value) && value.length === 2 && value.every(of);
const isNumber = (value: unknown) => typeof value === "number";
const isText = (value: unknown) => typeof value === "string";
const isList = (value: unknown, of: (one: unknown) => boolean) => Array.isArray(value) && value.every(of);

export function fits(value: unknown): value is GatsbyView {
  if (!isObject(value) || value.game !== "gatsby") return false;
  const { cabaret, special } = value;
  return (
    isObject(cabaret) && isList(cabaret.tiles, isText) && isText(cabaret.cells) &&
    isPair(value.finance, isNumber) && isPair(value.supply, isNumber) &&
    isList(value.race, isText) && isList(value.todo, isText) && isList(value.spots, isText) &&
    isList(value.places, (one) => isObject(one) && isText(one.id)) &&
    isList(value.cases, (one) => isList(one, (label) => label === null || isText(label))) &&
    isList(value.looks, (one) => isObject(one) && isList(one.places, isText) && Array.isArray(one.saw)) &&
    isObject(special) && Array.isArray(special.slot) && isPair(special.aside, (one) => isList(one, isText))
  );
}

export function placeOf(view: GatsbyView, id: string): Place {
  return view.places.find((place) => place.id === id) ?? { id, owner: null, face: null, who: null };
}
