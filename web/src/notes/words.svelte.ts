/** The words of notes: loaded with what shows them, because few people read them. */
import { textsOf } from "../words/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const t = textsOf(en, fr);
