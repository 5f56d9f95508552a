/** The words of queued moves: loaded with what shows them, because few people read them. */
import { settings, type Language } from "../../lib/settings.svelte";
import { Voice, type About } from "../../words/fluent";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const voices: Record<Language, Voice> = { en: new Voice("en", en), fr: new Voice("fr", fr) };

export const t = (id: string, about?: About): string => voices[settings.language].say(id, about);
