/** What this device remembers of tables, in one tab and in two. */
import { beforeEach, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) });
vi.stubGlobal("document", { documentElement: { lang: "en", dataset: {} } });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Settings } = await import("../src/lib/settings.svelte");
const STORED = { key: "soiree" } as StorageEvent; // as the browser tells the other tabs

beforeEach(() => stored.clear());

it("remembers every running game of one's own, however many tables were looked at since", () => {
  const settings = new Settings();
  settings.remember("own", 7, true);
  for (let other = 0; other < 300; other++) settings.remember(`other-${other}`, 3, false);
  settings.keep();
  const next = new Settings();
  expect([next.seen.own, next.seen["other-299"]]).toEqual([7, 3]);
  expect(next.tables.length).toBeLessThan(220);
  expect(next.seen["other-0"]).toBeUndefined();
});

it("forgets a game of one's own in time once it is over", () => {
  const settings = new Settings();
  settings.remember("own", 7, true);
  settings.remember("own", 9, false);
  for (let other = 0; other < 300; other++) settings.remember(`other-${other}`, 3, false);
  expect(settings.seen.own).toBeUndefined();
  expect(settings.running).toEqual([]);
});

it("two tabs keep what either has seen, dismissed and chosen", () => {
  const [one, other] = [new Settings(), new Settings()];
  one.remember("a", 5, true);
  one.remember("shared", 9, true);
  one.dismiss("note-a", "a");
  one.pace = "calm";
  one.keep();
  other.follow(STORED);
  other.remember("b", 2, true);
  other.remember("shared", 9, true);
  other.dismiss("note-b", "b");
  other.keep();
  one.follow(STORED);
  for (const tab of [one, other, new Settings()]) {
    expect(tab.seen).toEqual({ a: 5, b: 2, shared: 9 });
    expect([...tab.running].sort()).toEqual(["a", "b", "shared"]);
    expect([...tab.notes].sort()).toEqual(["note-a", "note-b"]);
    expect(tab.pace).toBe("calm");
  }
});

it("what one tab has seen further is not taken back by the other", () => {
  const [one, other] = [new Settings(), new Settings()];
  one.remember("a", 5, true);
  one.keep();
  other.remember("a", 9, true);
  one.keep(); // stores its 5 once more
  other.follow(STORED);
  expect(other.seen.a).toBe(9);
});

it("does not store anew what it took over unchanged", () => {
  const [one, other] = [new Settings(), new Settings()];
  one.remember("a", 5, true);
  one.keep();
  other.follow(STORED);
  const { notes, tables, running, seen } = other;
  other.follow(STORED);
  expect([other.notes === notes, other.tables === tables, other.running === running, other.seen === seen]).toEqual([true, true, true, true]);
});

it("every note comes once more in a first game after the lessons, and nowhere else", () => {
  const settings = new Settings();
  settings.dismiss("note-a", "earlier");
  settings.dismiss("all", "earlier");
  settings.coachAt("first");
  expect(settings.isDismissed("note-a", "first")).toBe(false);
  expect(settings.isDismissed("note-a", "other")).toBe(true);
  settings.dismiss("note-a", "first");
  settings.keep();
  const [next, later] = [new Settings(), new Settings()];
  expect([next.isDismissed("note-a", "first"), next.isDismissed("note-b", "first"), next.isDismissed("note-b", "other")]).toEqual([true, false, true]);
  next.dismiss("all", "first");
  next.keep();
  later.follow(STORED);
  expect(later.isDismissed("note-b", "first")).toBe(true);
  later.coachAt("second"); // the lessons were repeated
  expect(later.isDismissed("note-b", "second")).toBe(false);
});
