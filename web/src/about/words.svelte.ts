/** The words of the pages about this server: rules of conduct and privacy. */
import { textsOf } from "../words/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const t = textsOf(en, fr);
