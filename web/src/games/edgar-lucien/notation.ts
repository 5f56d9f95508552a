/** What a token is about, so that it finds its place: on the map, on a card, on the wheel; whatever has none becomes a choice in words. */
import { CARDS, isDistrict, WHEEL } from "./city";

export type TokenKind = "district" | "edgar-needle" | "lucien-needle" | "who" | "end" | "card" | "exchange" | "bid" | "fold" | "other";

export function read(token: string): TokenKind {
  if (isDistrict(token)) return "district";
  if (token[0] === "E" && WHEEL.includes(token.slice(1))) return "edgar-needle";
  if (token[0] === "L" && WHEEL.includes(token.slice(1))) return "lucien-needle";
  if (token === "E" || token === "L") return "who";
  if (token === "end" || token === "fold") return token;
  if (token in CARDS) return "card";
  if (/^[cp]\d+$/.test(token)) return "exchange";
  return /^b\d+$/.test(token) ? "bid" : "other";
}

/** The clause that says what a card does. */
export const CLAUSES: Record<string, number> = { PB: 611, IP: 612, ST: 613, CE: 614, FS: 615, PS: 616, EX: 617, RA: 618, CO: 619, RE: 620, CB: 621, CR: 622, SW: 623 };
