/** What is printed on the cards and tiles, read from the file of the room itself: the page keeps no second copy of the box. */
import { getContext, hasContext, setContext } from "svelte";
import { object } from "../../server/api";
import { Editions, fetchTables } from "../editions.svelte";

export interface Face {
  code: string;
  kind: string;
  produces: string;
  cost: string[]; // one entry a unit
  coins: number;
  copies: number;
  pair: string[];
}

export interface Place {
  code: string;
  cost: string[];
  condition: ({ type: string } & Record<string, string | number>) | null;
  value: number;
}

export type Names = Record<"en" | "fr", string>;

/** How a resource is drawn: its shape, or its letter where the page has no such shape. */
export interface Snapshot {
  colour: string;
  shape: string;
  letter: string;
}

export interface Box {
  edition: string;
  faces: Map<string, Face>;
  tiles: Map<string, Place>;
  effects: Map<string, string>; // by kind
  resources: Map<string, Snapshot>; // the joker too
  names: Record<string, Names>; // of resources and tiles that the file names, by the message that they replace
  limit: number; // blue cards that one may hold
  toEnd: number; // red cards that call the end
  sailor: number; // units that a red Sailor yields
  discount: number; // units that a red Croupier takes off
  room: number; // places for blue cards that a red Keeper adds
  widows: Record<string, number>; // in the deck, by seats
  places: Record<string, number>; // tiles in the centre at the beginning, by seats
}

type Cost = Record<string, number>;

/** The tables of a file of the box that the page draws. */
interface Printed {
  game: { edition: string };
  constants: Record<"blue_limit" | "red_cards_to_end" | "units_red_sailor" | "croupier_discount" | "keeper_room", { value: number }>;
  setup: Record<string, { widows_in_deck: number; tiles: number }>;
  resources: { id: string; code: string; colour: string; shape?: string; name?: Names }[];
  joker: { id: string; colour: string };
  kinds: { id: string; effect: string }[];
  cards: (Omit<Face, "cost" | "pair"> & { cost: Cost; pair?: string[] })[];
  tiles: { code: string; cost?: Cost; condition?: NonNullable<Place["condition"]>; value: number; name?: Names }[];
}

const TODAY = import.meta.glob<Printed>("../../../../src/soiree/games/macao/board.toml", { eager: true });
const FORMER = import.meta.glob<Printed>("../../../../src/soiree/games/macao/editions/*.toml", { eager: true });

function units(cost: Cost = {}): string[] {
  return Object.entries(cost).flatMap(([resource, count]) => Array.from({ length: count }, () => resource));
}

const SHAPES = new Map(Object.values(TODAY).flatMap(({ resources }) => resources.map(({ id, shape = "" }) => [id, shape])));

function open({ game, constants, setup, resources, joker, kinds, cards, tiles }: Printed): Box {
  return {
    edition: game.edition,
    faces: new Map(cards.map(({ code, kind, produces, cost, coins, copies, pair = [] }) => [code, { code, kind, produces, cost: units(cost), coins, copies, pair }])),
    tiles: new Map(tiles.map(({ code, cost, condition = null, value }) => [code, { code, cost: units(cost), condition, value }])),
    effects: new Map(kinds.map(({ id, effect }) => [id, effect])),
    resources: new Map([
      ...resources.map(({ id, code, colour, shape }) => [id, { colour, shape: shape ?? SHAPES.get(id) ?? "", letter: code }] as const),
      [joker.id, { colour: joker.colour, shape: "diamond", letter: "" }],
    ]),
    names: Object.fromEntries([...resources.map(({ id, name }) => [`resource-${id}`, name] as const), ...tiles.map(({ code, name }) => [`tile-${code}`, name] as const)].flatMap(([id, name]) => (name ? [[id, name]] : []))),
    limit: constants.blue_limit.value,
    toEnd: constants.red_cards_to_end.value,
    sailor: constants.units_red_sailor.value,
    discount: constants.croupier_discount.value,
    room: constants.keeper_room.value,
    places: Object.fromEntries(Object.entries(setup).map(([seats, { tiles: laid }]) => [seats, laid])),
    widows: Object.fromEntries(Object.entries(setup).map(([seats, { widows_in_deck }]) => [seats, widows_in_deck])),
  };
}

const isPrinted = (value: unknown) =>
  object(value) && [value.game, value.constants, value.setup, value.joker].every(object) && [value.resources, value.kinds, value.cards, value.tiles].every(Array.isArray);

const OWN = [...Object.values(TODAY), ...Object.values(FORMER)].map(open);

export const boxes = new Editions<Box>(
  Object.fromEntries(OWN.map((box) => [box.edition, box])),
  async (edition) => open(await fetchTables<Printed>("macao", edition, isPrinted)),
);

/** The box of an edition; today's where none is named, and while another one is loaded. */
export function boxOf(edition?: string): Box {
  return boxes.of(edition) ?? OWN[0]!;
}

const KEY = Symbol("box");

/** A table lays out the box that its game is played with. */
export function layOut(edition: string): Box {
  return setContext(KEY, boxOf(edition));
}

/** The box of the table that one lies on. */
export function boxHere(): Box {
  return hasContext(KEY) ? getContext<Box>(KEY) : boxOf();
}
