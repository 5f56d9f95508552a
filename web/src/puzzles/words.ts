/** The texts of the puzzles. */
import { GameWords, voicesIn } from "../words/words.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

export const puzzleWords = new GameWords(voicesIn(en, fr));
