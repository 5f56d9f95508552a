/** A timeline: what is shown in which order, for how long, and to whom. */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/server/protocol";
import { durationOf, isNews, PACES, seatOf, tempoOf, timeline, within, type Beat, type Moment, type Reading, type Staging } from "../src/staging/timeline";

type Tokens = { at: number[] };

/** A game in which tokens walk on numbered spaces; `tax` concerns everybody, `draw` is said with what follows, `turn` not at all. */
const staging: Staging<Tokens> = {
  beats: { draw: 0, tax: 2 },
  silent: ["turn"],
  shared: ["tax"],
  between: (view, { event, seat, to }) => (event === "walk" ? { at: view.at.map((old, index) => (index === seat ? Number(to) : old)) } : view),
  at: ({ seat }) => [`[data-seat="${String(seat)}"]`],
};

const gameEvent = (event: string, more: Record<string, unknown> = {}): GameEvent => ({ event: { event, ...more }, say: { id: `event-${event}`, about: more } });
const walk = (seat: number, to: number) => gameEvent("walk", { seat, to });
const moment = (step: string, at: number[], ...events: GameEvent[]): Moment => ({ number: 1, step, view: { at }, events });
const reading = (reader: number | null, more: Partial<Reading> = {}): Reading => ({ reader, staging: staging as unknown as Staging, tell: (events) => events.map(({ say }) => say), letters: (messages) => 10 * messages.length, ...more });
const beatLines = (beats: Beat[]) => beats.map(({ kind, seat, view, said }) => `${kind} ${seat ?? "all"} ${(view as Tokens).at.join(",")} ${said.map(({ id }) => id.replace("event-", "")).join("+")}`);

describe("a timeline", () => {
  it("begins an opponent's turn with a breath, then shows each step with its own position", () => {
    const beats = timeline([moment("", [0, 0]), moment("1:a", [0, 1], walk(1, 1)), moment("1:b", [0, 2], walk(1, 2), gameEvent("turn"))], reading(0));
    expect(beatLines(beats)).toEqual(["breath 1 0,0 now-plays", "event 1 0,1 walk", "event 1 0,2 walk"]);
    expect(beats.map((beat) => beat.moment)).toEqual([1, 1, 2]);
  });

  it("shows several events of one step one after the other, and ends with the view of the server", () => {
    const beats = timeline([moment("", [0, 0]), moment("1:a", [7, 2], walk(0, 5), walk(1, 2))], reading(null));
    expect(beatLines(beats)).toEqual(["breath 1 0,0 now-plays", "event 1 5,0 walk", "event 1 7,2 walk"]);
  });

  it("does not show again what the reader has decided, except what concerns everybody", () => {
    const own = [moment("", [0, 0]), moment("0:a", [1, 0], walk(0, 1)), moment("*x", [1, 0], gameEvent("draw", { seat: 0 }))];
    expect(timeline(own, reading(0))).toEqual([]);
    const taxed = [...own, moment("0:end", [2, 3], walk(0, 2), gameEvent("tax", { seat: 0 }), gameEvent("tax", { seat: 1 }))];
    expect(beatLines(timeline(taxed, reading(0)))).toEqual(["event all 2,0 tax", "event all 2,3 tax"]);
  });

  it("takes a breath for every opponent, none in the middle of a turn, and a new one after what concerns everybody", () => {
    const moments = [moment("", [0, 0, 0]), moment("1:a", [0, 1, 0], walk(1, 1)), moment("*x", [0, 1, 0], gameEvent("flood")), moment("2:a", [0, 1, 1], walk(2, 1)), moment("2:b", [0, 1, 1], gameEvent("tax")), moment("2:c", [0, 1, 2], walk(2, 2))];
    expect(beatLines(timeline(moments, reading(0))).map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(["breath 1", "event 1", "event 1", "breath 2", "event 2", "event all", "breath 2", "event 2"]);
    expect(timeline(moments, reading(0, { acting: 1 }))[0]!.kind).toBe("event");
  });

  it("tells what has no beat of its own with what follows, or at the end", () => {
    const drawn = gameEvent("draw", { seat: 1 });
    const beats = timeline([moment("", [0, 0]), moment("*x", [0, 0], drawn), moment("*y", [0, 0], drawn), moment("1:a", [0, 1], walk(1, 1)), moment("*z", [0, 1], drawn)], reading(0));
    expect(beatLines(beats)).toEqual(["event all 0,0 draw+draw", "breath 1 0,0 now-plays", "event 1 0,1 walk", "event 1 0,1 draw"]);
    const taxed = timeline([moment("", [0, 0]), moment("1:a", [0, 1], drawn, gameEvent("tax"))], reading(0));
    expect(beatLines(taxed)).toEqual(["breath 1 0,0 now-plays", "event 1 0,0 draw", "event all 0,1 tax"]); // but not with what concerns everybody
  });

  it("shows that a seat has ended where it has done nothing else", () => {
    const how = { staging: { ...staging, silent: ["turn", "end"], idle: ["end"] } as unknown as Staging };
    const end = (seat: number) => gameEvent("end", { seat });
    const row = (number: number | undefined, one: Moment): Moment => (number === undefined ? { step: one.step, view: one.view, events: one.events } : { ...one, number });
    const walked = [moment("", [0, 0, 0]), row(1, moment("1:a", [0, 1, 0], walk(1, 1))), row(1, moment("1:end", [0, 1, 0], end(1), gameEvent("tax", { seat: 2 })))];
    expect(beatLines(timeline(walked, reading(0, how)))).toEqual(["breath 1 0,0,0 now-plays", "event 1 0,1,0 walk", "event all 0,1,0 tax"]);
    const idle = [...walked, row(2, moment("2:end", [0, 1, 0], end(2), gameEvent("tax", { seat: 2 })))]; // what concerns everybody is nothing that they did
    expect(beatLines(timeline(idle, reading(0, how))).slice(-3)).toEqual(["breath 2 0,1,0 now-plays", "event 2 0,1,0 end", "event all 0,1,0 tax"]);
    expect(beatLines(timeline(idle, reading(2, how)))).not.toContain("event 2 0,1,0 end");
    const recorded = [moment("", [0, 0, 0]), row(undefined, moment("1:a", [0, 1, 0], walk(1, 1))), row(undefined, moment("1:end", [0, 1, 0], end(1))), row(undefined, moment("2:end", [0, 1, 0], end(2)))];
    expect(beatLines(timeline(recorded, reading(null, how)))).toEqual(["breath 1 0,0,0 now-plays", "event 1 0,1,0 walk", "breath 2 0,1,0 now-plays", "event 2 0,1,0 end"]);
    expect(isNews("2:end", [end(2)], 0, how.staging)).toBe(true);
    expect(isNews("1:a 1:end", [end(2)], 2, how.staging)).toBe(false);
  });

  it("remembers what happened since a seat began", () => {
    const beats = timeline([moment("", [0, 0]), moment("1:a", [0, 1], walk(1, 1)), moment("1:b", [0, 2], walk(1, 2))], reading(0));
    expect(beats.map((beat) => beat.recent.length)).toEqual([0, 1, 2]);
  });

  it("has every position of the server in order, for every reader", () => {
    let seed = 5;
    const random = (below: number) => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) >>> 8) % below;
    for (let run = 0; run < 200; run++) {
      const moments = [moment("", [0, 0])];
      for (let step = 1; step < 12; step++) {
        const seat = random(3);
        const at = [step, random(9)];
        const events = Array.from({ length: random(4) }, () => [walk(random(2), random(9)), gameEvent("tax"), gameEvent("draw"), gameEvent("turn")][random(4)]!);
        moments.push(moment(seat === 2 ? "*c" : `${seat}:m`, at, ...events));
      }
      for (const reader of [null, 0, 1]) {
        const beats = timeline(moments, reading(reader));
        const places = beats.map((beat) => beat.moment);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const beat of beats.filter(({ kind }) => kind === "event")) {
          const later = beats[beats.indexOf(beat) + 1];
          if (beat.moment !== later?.moment) expect(moments.slice(0, beat.moment + 1).map(({ view }) => view)).toContain(beat.view);
          expect(beat.events.length).toBeGreaterThan(0);
          expect(beat.said.length).toBeGreaterThan(0);
        }
        for (const beat of beats.filter(({ kind }) => kind === "breath")) expect(beat.seat).not.toBe(reader);
      }
    }
  });
});

describe("how long", () => {
  const beats = timeline([moment("", [0, 0]), moment("1:a", [0, 1], walk(1, 1)), moment("1:b", [0, 2], gameEvent("tax"))], reading(0));

  it("a beat lasts by the pace, by its weight, and by what there is to read", () => {
    for (const pace of PACES) {
      const tempo = tempoOf(pace);
      const [breath, walked, taxed] = beats.map((beat) => durationOf(beat, tempo));
      expect(breath).toBe(tempo.breath);
      expect(walked).toBe(tempo.beat + 10 * tempo.letter);
      expect(taxed).toBe(2 * tempo.beat + 10 * tempo.letter);
    }
    const [calm, normal, quick] = (["calm", "normal", "quick"] as const).map((pace) => durationOf(beats[1]!, tempoOf(pace)));
    expect(calm).toBeGreaterThan(normal!);
    expect(normal).toBeGreaterThan(quick!);
  });

  it("a player never waits longer than the pace allows", () => {
    const tempo = tempoOf("normal");
    const many = Array.from({ length: 100 }, () => beats).flat();
    const hurried = within(many, tempo);
    expect(hurried.reduce((sum, beat) => sum + durationOf(beat, tempo), 0)).toBeCloseTo(tempo.longest);
    expect(within(beats, tempo)).toBe(beats);
    expect(within(beats, tempo, 100).reduce((sum, beat) => sum + durationOf(beat, tempo), 0)).toBeCloseTo(100); // while their own clock runs
  });
});

it("news is what others do, and what concerns everybody", () => {
  const all = staging as unknown as Staging;
  expect(isNews("0:a *x", [walk(0, 1)], 0, all)).toBe(false);
  expect(isNews("0:a 1:?", [walk(1, 1)], 0, all)).toBe(true);
  expect(isNews("1:end", [gameEvent("turn")], 0, all)).toBe(false);
  expect(isNews("0:end", [gameEvent("tax")], 0, all)).toBe(true);
  expect(isNews("0:a", [walk(0, 1)], null, all)).toBe(true);
  expect([seatOf("3:x"), seatOf("*S"), seatOf("")]).toEqual([3, null, null]);
});
