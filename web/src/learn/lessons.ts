/** The lessons of a game as the server offers them, and their texts. */
import { askFor, has, listOf, object } from "../server/api";
import { Voice } from "../words/fluent";
import type { Option, GameEvent } from "../server/protocol";
import type { components } from "../server/schema";
import { GameWords } from "../words/words.svelte";
import type { Language } from "../lib/settings.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

type Schemas = components["schemas"];
export type LessonList = Schemas["LessonList"];
export type LessonStep = Omit<Schemas["LessonStep"], "moves" | "events"> & { moves: Option[]; events: GameEvent[] };

const text = (value: unknown) => typeof value === "string";
const lessonList = (value: unknown) => has("edition")(value) && object(value) && typeof value.left_out === "number" && listOf(text)(value.editions) && listOf(text)(value.lessons) && object(value.facts) && object(value.first_game);
const gameEvent = (value: unknown) => object(value) && has("event")(value.event) && has("id")(value.say);
const option = (value: unknown) => has("token")(value) && object(value) && has("id")(value.say);
const lessonStep = (value: unknown) =>
  has("prompt", "outcome", "nudge")(value) && object(value) && typeof value.seat === "number" && typeof value.seats === "number" && object(value.view) && listOf(option)(value.moves) && listOf(text)(value.solution) && listOf(gameEvent)(value.events);
const path = (game: string) => `/api/games/${encodeURIComponent(game)}/lessons`;
const asked = (edition: string) => (edition ? `?edition=${encodeURIComponent(edition)}` : "");

/** `edition`: '' for the shipped one, as everywhere here. */
export const lessonsOf = (game: string, edition: string) => askFor<LessonList>("GET", path(game) + asked(edition), lessonList);
export const playLesson = (game: string, edition: string, lesson: string, tokens: string[]) => askFor<LessonStep>("POST", `${path(game)}/${encodeURIComponent(lesson)}${asked(edition)}`, lessonStep, { tokens });

const page: Record<Language, string> = { en, fr };
const files = import.meta.glob<string>("../../../src/soiree/games/*/words/lessons.*.ftl", { query: "?raw", import: "default" });

/** The texts of a game's lessons and of the pages that show them, in both languages. */
export async function lessonWords(game: string): Promise<GameWords> {
  const voice = async (language: Language) => new Voice(language, page[language], (await files[`../../../src/soiree/games/${game.replaceAll("-", "_")}/words/lessons.${language}.ftl`]?.()) ?? "");
  return new GameWords({ en: await voice("en"), fr: await voice("fr") });
}
