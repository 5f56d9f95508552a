/** The tables of the room's board.toml that the page draws. */
declare module "*/times_square/board.toml" {
  export const game: { edition: string };
  export const street: { first: number; last: number; manhole: number; directions: number[]; entrances: number[][]; spaces: { n: number; zone: "entrance" | "street" | "manhole" }[] };
  export const moves: { faces: { token: string; move?: Record<string, number>; jump?: Record<string, string> }[]; lures: { token: string; figure: string }[] };
  export const joker: { printed: { suffixes: { suffix: string; figure: string }[] } };
  export const deck: { kinds: { id: string; copies: number }[] };
}
