/** The texts of the form with the words of a game. Loaded with the form. */
import type { Language } from "../lib/settings.svelte";
import { GameWords, voicesOf } from "../words/words.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

const texts: Record<Language, string> = { en, fr };

export const editionWords = async (game: string): Promise<GameWords> => new GameWords(await voicesOf(game, async (language) => [texts[language]]));
