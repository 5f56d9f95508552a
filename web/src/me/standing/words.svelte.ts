/** The words of warnings, mutes and bans: loaded by those who have one. */
import { textsOf } from "../../words/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const t = textsOf(en, fr);
