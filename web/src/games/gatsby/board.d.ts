/** The tables of the room's board.toml that the page draws. */
declare module "*/gatsby/board.toml" {
  type Tables = import("./box").Tables;
  export const game: Tables["game"];
  export const scoring: Tables["scoring"];
  export const suit: Tables["suit"];
  export const character: Tables["character"];
  export const place: Tables["place"];
  export const cabaret: Tables["cabaret"];
  export const finance: Tables["finance"];
  export const race: Tables["race"];
  export const bonus: Tables["bonus"];
  export const action: Tables["action"];
  export const special: Tables["special"];
}
