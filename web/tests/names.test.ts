/** Names at a table: players with the same name are numbered, so that the log distinguishes them. */
import { expect, it, vi } from "vitest";

// What the page has when its words are loaded.
vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { positionNames, recordNames, seatNames } = await import("../src/words/names");

const seat = (name: string, bot = "") => ({ name, bot });

it("bots go by their level, and alike ones by number", () => {
  expect(seatNames([seat("Ann"), seat("novice", "novice")])).toEqual(["Ann", "Novice bot"]);
  expect(seatNames([seat("novice", "novice"), seat("Ann"), seat("novice", "novice")])).toEqual(["Novice bot 1", "Ann", "Novice bot 2"]);
  expect(seatNames([seat("Ann"), seat("Ann")])).toEqual(["Ann 1", "Ann 2"]);
});

it("a name from right to left is isolated from the sentence around it", () => {
  expect(seatNames([seat("\u05d3\u05d5\u05d3"), seat("Zo\u00eb")])).toEqual(["\u2068\u05d3\u05d5\u05d3\u2069", "Zo\u00eb"]);
});

it("opponents in a position are numbered in the order of play after the reader", () => {
  const opponent = ({ number, count }: { number: number; count: number }) => `Opponent ${number} of ${count}`;
  expect(positionNames(3, 1, "You", opponent)).toEqual(["Opponent 2 of 2", "You", "Opponent 1 of 2"]);
  expect(positionNames(2, 0, "You", opponent)).toEqual(["You", "Opponent 1 of 1"]);
});

it("a record has bots by their level, and seats without a name", () => {
  expect(recordNames(["novice", "Ann", "novice"])).toEqual(["Novice bot 1", "Ann", "Novice bot 2"]);
  expect(recordNames(["", "strong"])).toEqual(["Seat 1", "Strong bot"]);
});
