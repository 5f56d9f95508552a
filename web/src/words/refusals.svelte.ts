/** Why something was refused, in words. They are loaded with the first refusal: most games have none. */
import { SvelteMap } from "svelte/reactivity";
import { troubleOf, type TroubleKind } from "../server/api";
import { Voice, type Message } from "./fluent";
import { settings, type Language } from "../lib/settings.svelte";
import { GameWords, t, voicesOf } from "./words.svelte";

export interface Refusal {
  clause: string;
  detail: string; // the server's own text, in English
  error: string;
  say: Message | null; // the text for a person
}

const games = import.meta.glob<string>("../../../src/soiree/games/*/words/refusals.*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob<string>("../../../src/soiree/words/refusals.*.ftl", { query: "?raw", import: "default" });
const reasons = import.meta.glob<string>("./reasons/*.ftl", { query: "?raw", import: "default" });

const texts = (...found: (undefined | (() => Promise<string>))[]) => Promise.all(found.map((load) => load?.() ?? ""));
const reasonsIn = (language: Language) => texts(reasons[`./reasons/${language}.ftl`]);

/** The words of each game with those of its refusals; null if they could not be loaded. */
const known = new SvelteMap<string, GameWords | null>();
const asked = new Set<string>();

async function load(game: string): Promise<void> {
  try {
    const said = await voicesOf(game, (language) => texts(games[`../../../src/soiree/games/${game.replaceAll("-", "_")}/words/refusals.${language}.ftl`], shared[`../../../src/soiree/words/refusals.${language}.ftl`], reasons[`./reasons/${language}.ftl`]));
    known.set(game, new GameWords(said));
  } catch {
    known.set(game, null);
    asked.delete(game); // the next refusal tries again
  }
}

/** What a person reads about a refusal at a table of this game; '' while the words are being loaded. */
export function explain(refusal: Refusal, game: string, words: GameWords, names: readonly string[]): string {
  const found = known.get(game);
  if (!found && !asked.has(game)) {
    asked.add(game);
    void load(game);
  }
  if (found === undefined) return "";
  if (found && refusal.say && found.has(refusal.say.id)) return words.speaking(found).tell(refusal.say, names);
  return refusal.detail || t("refused-plain");
}

/** What a person reads about a request that failed: the server's reason, translated if the page knows it, else what to do in such a case. */
export async function adviceFor(error: unknown, otherwise: Partial<Record<TroubleKind, string>> = {}): Promise<string> {
  const { kind, say } = troubleOf(error);
  const plain = otherwise[kind] ?? t(`trouble-${kind}-advice`);
  if (!say) return plain;
  const voice = new Voice(settings.language, ...(await reasonsIn(settings.language).catch(() => [])));
  return voice.has(say.id) ? voice.tell(say, []) : plain;
}
