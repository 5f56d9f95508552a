/** The words of passphrase, recovery codes and passkeys: loaded with the own page of an account. */
import { textsOf } from "../../words/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const t = textsOf(en, fr);
