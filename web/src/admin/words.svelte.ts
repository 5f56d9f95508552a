/** The words of administration: loaded with its page, which few people see. */
import { textsOf } from "../words/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const t = textsOf(en, fr);
