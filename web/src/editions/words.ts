/** The texts of the form with the words of a game, and how the box of the game is asked for. Loaded with the form. */
import type { Language } from "../lib/settings.svelte";
import { GameWords, voicesOf } from "../words/words.svelte";
import type { Form } from "./plan";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

const texts: Record<Language, string> = { en, fr };
const forms = import.meta.glob<{ form: Form }>("../games/*/edition_form.ts");

export const editionWords = async (game: string): Promise<GameWords> => new GameWords(await voicesOf(game, async (language) => [texts[language]]));

/** Undefined for a game whose values cannot be entered. */
export const formOf = async (game: string): Promise<Form | undefined> => (await forms[`../games/${game}/edition_form.ts`]?.())?.form;
