/** The tables of the room's board.toml that the page draws. */
declare module "*/edgar_lucien/board.toml" {
  type Number = { value: number };
  export const game: { edition: string };
  export const constants: Record<"cogs_per_unit" | "turns_per_period" | "conditions_to_win" | "dandy_money" | "zealot_popularity" | "max_popularity", Number>;
  export const thresholds: Record<string, { side: "A" | "B"; collector: number; bureaucrat: number }>;
  export const places: { id: "pig" | "archives" | "bank" | "hall"; edgar: string; lucien: string }[];
  export const cards: { code: string; count: number }[];
  export const wheel: { code: string; kind: "border" | "metro" | "stay" }[];
  export const drawing: { border_gap: number };
  interface Mouths {
    code: string;
    mouths: string[];
  }
  interface Side {
    borders: { a: string; b: string; code: string }[];
    districts: { id: string; kind: "ivory" | "steel" | "pig" | "archives" | "bank" | "hall"; x: number; y: number; r_in: number; r_out: number; a0: number; a1: number }[];
    metro: Record<"lines" | "pairs", Mouths[]>;
  }
  export const sides: Record<"A" | "B", Side>;
}
