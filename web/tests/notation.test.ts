import { describe, expect, it } from "vitest";
import { ghostsOf } from "../src/games/times-square/ghosts";
import { read } from "../src/games/times-square/notation";
import type { Spots } from "../src/games/times-square/view";

const spots: Spots = { sue: 0, guard_low: -2, guard_high: 2, hal: -1, deb: 1, charlie: 0 };
const walks = (token: string, seat: number) => Object.fromEntries(read(token, spots, seat).walks.map(({ figure, to }) => [figure, to]));

describe("tokens on the drawing", () => {
  it("pull towards the own club", () => {
    expect(walks("S", 0)).toEqual({ sue: -1 });
    expect(walks("S", 1)).toEqual({ sue: 1 });
    expect(walks("SS", 1)).toEqual({ sue: 1, guard_low: -1, guard_high: 3 });
    expect(walks("H3", 0)).toEqual({ hal: -4 });
    expect(walks("D5", 1)).toEqual({ deb: 6 });
  });

  it("know the near and the far bodyguard of each seat", () => {
    expect(walks("B1n", 0)).toEqual({ guard_low: -3 });
    expect(walks("B1f", 0)).toEqual({ guard_high: 1 });
    expect(walks("B2n", 1)).toEqual({ guard_high: 4 });
    expect(walks("B2b", 1)).toEqual({ guard_high: 3, guard_low: -1 });
    expect(walks("Ln", 0)).toEqual({ guard_low: -1 });
  });

  it("jump where the card says", () => {
    expect(walks("Bc", 0)).toEqual({ guard_low: -1, guard_high: 1 });
    expect(walks("Dm", 0)).toEqual({ deb: 0 });
    expect(walks("Ls", 1)).toEqual({ sue: -1 });
  });

  it("use red cards for others", () => {
    expect(read("D3s", spots, 1)).toEqual({ family: "play", cards: ["D3"], walks: [{ figure: "sue", to: 3 }] });
    expect(walks("D4h", 1)).toEqual({ hal: 3 });
    expect(walks("Dm=B2b", 1)).toEqual({ guard_high: 3, guard_low: -1 });
    expect(read("D3Dm=SS", spots, 1).cards).toEqual(["D3", "Dm"]);
  });

  it("have families besides playing", () => {
    expect(["T", "x", "tB2", "Lf", "S"].map((token) => read(token, spots, 0).family)).toEqual(["trade", "stop", "discard", "lure", "play"]);
    expect(read("SS", spots, 0).cards).toEqual(["S", "S"]);
  });
});

it("a ghost stands for the simplest move that leads there", () => {
  const option = (token: string) => ({ token, say: { id: token, about: {} } });
  const ghosts = ghostsOf([option("SS"), option("S")], spots, 1);
  expect(ghosts.find((ghost) => ghost.figure === "sue")).toMatchObject({ to: 1, token: "S", also: ["SS"] });
  expect(ghosts.filter((ghost) => ghost.token === "SS").map((ghost) => ghost.figure)).toEqual(["guard_high", "guard_low"]);
});
