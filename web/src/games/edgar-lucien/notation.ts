/** What a token is about, so that it finds its place: on the map, on a card, on the wheel; whatever has none becomes a choice in words. */
import { CARDS, type City } from "./city";

export type TokenKind = "district" | "edgar-needle" | "lucien-needle" | "who" | "end" | "card" | "exchange" | "bid" | "fold" | "other";

/** Without a city, what every map has: cards, and who acts. */
export function read(token: string, city?: City): TokenKind {
  if (city?.districts.some(({ id }) => id === token)) return "district";
  if (/^[EL]/.test(token) && city?.wheel.some(({ code }) => code === token.slice(1))) return token[0] === "E" ? "edgar-needle" : "lucien-needle";
  if (token === "E" || token === "L") return "who";
  if (token === "end" || token === "fold") return token;
  if (token in CARDS) return "card";
  if (/^[cp]\d+$/.test(token)) return "exchange";
  return /^b\d+$/.test(token) ? "bid" : "other";
}

/** The clause that says what a card does. */
export const CLAUSES: Record<string, number> = { PB: 611, IP: 612, ST: 613, CE: 614, FS: 615, PS: 616, EX: 617, RA: 618, CO: 619, RE: 620, CB: 621, CR: 622, SW: 623 };
