/** Why a move is preferred, in words. They are loaded with the first reason: most games end without one. */
import { SvelteMap } from "svelte/reactivity";
import type { Message } from "../words/fluent";
import { GameWords, voicesOf } from "../words/words.svelte";

const games = import.meta.glob<string>("../../../src/soiree/games/*/words/reasons.*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob<string>("../../../src/soiree/words/reasons.*.ftl", { query: "?raw", import: "default" });

/** The words of each game with those of its reasons; null if they could not be loaded. */
const known = new SvelteMap<string, GameWords | null>();
const coming = new Map<string, Promise<void>>();

async function load(game: string): Promise<void> {
  const room = game.replaceAll("-", "_");
  try {
    const said = await voicesOf(game, (language) => Promise.all([shared[`../../../src/soiree/words/reasons.${language}.ftl`], games[`../../../src/soiree/games/${room}/words/reasons.${language}.ftl`]].map((text) => text?.() ?? "")));
    known.set(game, new GameWords(said));
  } catch {
    known.set(game, null);
    coming.delete(game); // the next reason tries again
  }
}

/** Loads the words of a game's reasons. */
export function loadReasons(game: string): Promise<void> {
  const loading = coming.get(game) ?? load(game);
  coming.set(game, loading);
  return loading;
}

/** A reason as a person reads it; '' if there is none, or while its words are being loaded. */
export function reasonText(reason: Message | null | undefined, game: string, words: GameWords, names: readonly string[]): string {
  const found = known.get(game);
  return reason && found?.has(reason.id) ? words.speaking(found).tell(reason, names) : "";
}
