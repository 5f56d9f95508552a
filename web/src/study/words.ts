/** The texts of the analysis board, with the words of a game if there is one. */
import type { Language } from "../lib/settings.svelte";
import { Voice } from "../words/fluent";
import { GameWords } from "../words/words.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

const texts: Record<Language, string> = { en, fr };

export const studyWords = new GameWords({ en: new Voice("en", texts.en), fr: new Voice("fr", texts.fr) });
