/** The clock of a timeline, with a clock that the test moves. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Beat } from "../src/staging/timeline";

// the settings of a page, without one
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", { documentElement: { lang: "en", dataset: {} } });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Stage } = await import("../src/staging/stage.svelte");
const { tempoOf } = await import("../src/staging/timeline");
const { breath, beat: usual } = tempoOf("normal");

const beat = (name: string, kind: Beat["kind"] = "event"): Beat => ({ kind, seat: 1, moment: 1, number: 1, view: { name }, events: [], recent: [], said: [{ id: name, about: {} }], part: 1, letters: 0, hurry: 1 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stageOf(...batches: Beat[][]) {
  const stage = new Stage(() => {
    const more = batches.shift();
    if (more) stage.play(more);
    else stage.clear();
  });
  return { stage, shown: () => stage.beat?.said[0]?.id ?? "" };
}

it("shows one beat after the other, each for its time, and then what comes after", () => {
  const { stage, shown } = stageOf([beat("c")]);
  stage.hold({});
  stage.play([beat("a", "breath"), beat("b")]);
  expect(shown()).toBe("a");
  vi.advanceTimersByTime(breath - 1);
  expect(shown()).toBe("a");
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("b");
  vi.advanceTimersByTime(usual);
  expect(shown()).toBe("c");
  vi.advanceTimersByTime(usual);
  expect(stage.beat).toBeNull();
  expect(stage.said[0]?.id).toBe("c"); // can still be read
});

it("rests while it is paused, goes single steps, and runs on", () => {
  const { stage, shown } = stageOf([beat("c"), beat("d")]);
  stage.play([beat("a"), beat("b")]);
  stage.pause();
  vi.advanceTimersByTime(100 * usual);
  expect(shown()).toBe("a");
  stage.step();
  stage.step(); // over the end of what had come
  expect(shown()).toBe("c");
  vi.advanceTimersByTime(100 * usual);
  expect(shown()).toBe("c");
  stage.resume();
  expect(shown()).toBe("d");
  vi.advanceTimersByTime(usual);
  expect(stage.beat).toBeNull();
});

it("a step that waits for what comes is taken when it comes", () => {
  const stage = new Stage();
  stage.play([beat("a")]);
  stage.pause();
  stage.step();
  expect(stage.beat?.said[0]?.id).toBe("a");
  stage.play([beat("b"), beat("c")]);
  expect(stage.beat?.said[0]?.id).toBe("b");
  stage.clear();
  stage.hold({ name: "held" });
  stage.play([beat("d")]);
  expect(stage.beat?.view).toEqual({ name: "held" }); // paused: nobody asked for it
});

it("shows nothing more after it was ended", () => {
  const { stage } = stageOf();
  stage.play([beat("a", "breath"), beat("b"), beat("c"), beat("d", "breath")]);
  stage.clear();
  vi.advanceTimersByTime(100 * usual);
  expect(stage.beat).toBeNull();
  expect(stage.said[0]?.id).toBe("c"); // the last thing that happened
});
