/** The texts of the analysis board, with the words of a game if there is one. */
import { GameWords, voicesIn } from "../words/words.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

export const studyWords = new GameWords(voicesIn(en, fr));
