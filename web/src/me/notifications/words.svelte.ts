/** The words of notifications: loaded with their settings, because few people read them. */
import { textsOf } from "../../words/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const t = textsOf(en, fr);
