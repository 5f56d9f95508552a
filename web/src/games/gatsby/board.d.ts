/** The tables of the room's board.toml that the page draws. */
declare module "*/gatsby/board.toml" {
  type Bonus = "asc" | "swap" | "look" | "force" | "place" | "special";
  type Suit = "stage" | "press" | "bank" | "turf" | "politics";
  interface Steps {
    id: string;
    steps: string[];
  }
  export const suit: { id: Suit }[];
  export const character: { id: string; suit: Suit; prestige: number }[];
  export const place: { id: string; face: "up" | "down" }[];
  export const cabaret: {
    tile_size: number;
    tile: { id: string; star: [number, number]; bonuses: { at: [number, number]; bonus: Bonus }[] }[];
    goal: { place: string; kind: "cross" | "stars"; sides?: ("left" | "right" | "top" | "bottom")[] }[];
  };
  export const finance: { start: number; top: number; step_level_or_ahead: number; step_behind: number; floor: { place: string; level: number; bonus: Bonus | "" }[] };
  export const race: { row: { row: number; length: number; place: string; bonuses: { space: number; bonus: Bonus }[] }[] };
  export const bonus: { id: Bonus }[];
  export const action: Steps[];
  export const special: Steps[];
}
