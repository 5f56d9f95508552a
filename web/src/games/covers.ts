/** What the lobby shows of every game before it is opened: its place in the list, a picture, an accent, its name and one line. */
import type { Component } from "svelte";

const LAST = 1000; // the order of a game that declares none, as in soiree.core.game
const boxes = import.meta.glob<{ id: string; order?: number }>("../../../src/soiree/games/*/board.toml", { eager: true, import: "game" });
const pictures = import.meta.glob<Component>("./*/cover/Picture.svelte", { eager: true, import: "default" });
const words = import.meta.glob<string>("./*/cover/*.ftl", { eager: true, query: "?raw", import: "default" });
import.meta.glob("./*/cover/accent.css", { eager: true });

/** The ids of all games that the page was built with, in the order of the lobby: by their `order`, then by their id. */
export const COVERS: readonly string[] = Object.values(boxes).toSorted((a, b) => (a.order ?? LAST) - (b.order ?? LAST) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);

/** The picture of a cover; undefined for a game that the page does not know. */
export function pictureOf(game: string): Component | undefined {
  return pictures[`./${game}/cover/Picture.svelte`];
}

/** The words of all covers in a language. */
export function coverWords(language: string): string[] {
  return Object.entries(words).filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, text]) => text);
}
