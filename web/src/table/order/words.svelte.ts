/** The words of order at a table: loaded with its dialog, because few people need them. */
import { textsOf } from "../../words/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const t = textsOf(en, fr);
