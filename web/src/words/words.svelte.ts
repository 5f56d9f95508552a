/** The words of the page in the chosen language. The words of a game are loaded when it is opened. */
import { coverWords } from "../games/covers";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { Voice, type About, type Message } from "./fluent";
import { settings, type Language } from "../lib/settings.svelte";

const PAGE: Record<Language, string[]> = { en: [en, ...coverWords("en")], fr: [fr, ...coverWords("fr")] };
const rooms = import.meta.glob<string>("../../../src/soiree/games/*/words/*.ftl", { query: "?raw", import: "default" });
const tables = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

const page: Record<Language, Voice> = { en: new Voice("en", ...PAGE.en), fr: new Voice("fr", ...PAGE.fr) };

/** Words of the page itself. */
export function t(id: string, about?: About): string {
  return page[settings.language].say(id, about);
}

/** These texts alone, without the words of the page. */
export const voicesIn = (en: string, fr: string): Record<Language, Voice> => ({ en: new Voice("en", en), fr: new Voice("fr", fr) });

/** The words of a part of the page that has its own texts, because they are loaded only with it: like `t`, which it is called there. */
export function textsOf(en: string, fr: string): typeof t {
  const voices = voicesIn(en, fr);
  return (id, about) => voices[settings.language].say(id, about);
}

/** A label and what belongs to it, with the colon of the language. */
export const labelled = (label: string, value: string): string => t("labelled", { label, value });

export function hasWords(id: string): boolean {
  return page[settings.language].has(id);
}

/** A game's words with the page's, in both languages, so that switching needs no request. */
export class GameWords {
  #voices: Record<Language, Voice>;
  #before: (message: Message) => Message;
  #names: Record<string, Record<Language, string>>;
  #named = new WeakMap<object, GameWords>(); // made before, so that what depends on them does not change

  constructor(voices: Record<Language, Voice>, before = (message: Message) => message, names: Record<string, Record<Language, string>> = {}) {
    this.#voices = voices;
    this.#before = before;
    this.#names = names;
  }

  /** The same words, for messages that are first made more exact. */
  after(before: (message: Message) => Message): GameWords {
    return new GameWords(this.#voices, before, this.#names);
  }

  /** These more complete words, for messages that are first made as exact as in ours. */
  speaking(others: GameWords): GameWords {
    return new GameWords(others.#voices, this.#before, this.#names);
  }

  /** The same words, with texts that depend on the edition of a game: for the same texts always the same words. */
  naming(names: Record<string, Record<Language, string>>): GameWords {
    const found = this.#named.get(names) ?? new GameWords(this.#voices, this.#before, names);
    this.#named.set(names, found);
    return found;
  }

  t(id: string, about?: About): string {
    return this.#names[id]?.[settings.language] ?? this.#voices[settings.language].say(id, about);
  }

  isComplete(id: string, about?: About): boolean {
    return this.#voices[settings.language].isComplete(id, about);
  }

  has(id: string): boolean {
    return id in this.#names || this.#voices[settings.language].has(id);
  }

  tell(message: Message, names: readonly string[] = []): string {
    return this.#voices[settings.language].tell(this.#before(message), names);
  }
}

const entered = new Map<string, Promise<GameWords>>();

/** The words of a game: those of its room (rules, moves, events) and those of its table in the page. */
export function gameWords(game: string): Promise<GameWords> {
  const known = entered.get(game);
  if (known) return known;
  const coming = read(game);
  entered.set(game, coming);
  coming.catch(() => entered.delete(game)); // the connection may come back
  return coming;
}

const read = async (game: string) => new GameWords(await voicesOf(game));

/** The words of a game in both languages, with more texts if they are given. */
export async function voicesOf(game: string, more: (language: Language) => Promise<string[]> = async () => []): Promise<Record<Language, Voice>> {
  const room = game.replaceAll("-", "_");
  const voice = async (language: Language) => {
    const found = [rooms[`../../../src/soiree/games/${room}/words/${language}.ftl`], tables[`../games/${game}/words/${language}.ftl`]];
    const texts = await Promise.all(found.map((load) => load?.() ?? ""));
    return new Voice(language, ...PAGE[language], ...texts, ...(await more(language)));
  };
  return { en: await voice("en"), fr: await voice("fr") };
}

/** The clauses of a game by section, in the order of its words file. */
export async function clausesOf(game: string): Promise<{ section: string; clauses: string[] }[]> {
  const text = (await rooms[`../../../src/soiree/games/${game.replaceAll("-", "_")}/words/en.ftl`]?.()) ?? "";
  const sections: { section: string; clauses: string[] }[] = [];
  for (const [, clause] of text.matchAll(/^([A-Z]+-\d+) =/gm)) {
    const section = `section-${Math.floor(Number(clause!.replace(/^.*-/, "")) / 100)}`;
    if (sections.at(-1)?.section !== section) sections.push({ section, clauses: [] });
    sections.at(-1)!.clauses.push(clause!);
  }
  return sections;
}
