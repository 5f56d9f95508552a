/** The texts of the puzzles. */
import type { Language } from "../lib/settings.svelte";
import { Voice } from "../words/fluent";
import { GameWords } from "../words/words.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

const texts: Record<Language, string> = { en, fr };

export const puzzleWords = new GameWords({ en: new Voice("en", texts.en), fr: new Voice("fr", texts.fr) });
