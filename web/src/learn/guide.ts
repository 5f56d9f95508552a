/** The guide of a game as the server sends it, and its texts: everything on the page Learn besides the lessons. */
import { askFor, has, listOf, object } from "../server/api";
import { Voice, type Message } from "../words/fluent";
import type { GameEvent } from "../server/protocol";
import type { components } from "../server/schema";
import { GameWords } from "../words/words.svelte";
import type { Language } from "../lib/settings.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

type Schemas = components["schemas"];
export type Thing = Omit<Schemas["Thing"], "name" | "texts" | "parts"> & { name: Message; texts: Message[]; parts: Thing[] };
export type Frame = Omit<Schemas["ExampleFrame"], "say" | "events"> & { say: Message | null; events: GameEvent[] };
export type WorkedExample = Omit<Schemas["WorkedExample"], "frames"> & { frames: Frame[] };
export type Guide = Omit<Schemas["GuidePage"], "box" | "examples"> & { box: { id: string; things: Thing[] }[]; examples: WorkedExample[] };

const text = (value: unknown) => typeof value === "string";
const message = (value: unknown) => has("id")(value) && object(value) && object(value.about);
const maybe = (fits: (value: unknown) => boolean) => (value: unknown) => value === null || fits(value);
const section = (value: unknown) => has("id")(value) && object(value) && listOf(text)(value.points);
const thing = (value: unknown): boolean => has("id")(value) && object(value) && message(value.name) && listOf(message)(value.texts) && listOf(thing)(value.parts);
const table = (value: unknown) => has("id")(value) && object(value) && listOf(thing)(value.things);
const gameEvent = (value: unknown) => object(value) && has("event")(value.event) && has("id")(value.say);
const frame = (value: unknown) => has("token")(value) && object(value) && object(value.view) && maybe(message)(value.say) && listOf(gameEvent)(value.events);
const example = (value: unknown) => has("id", "section")(value) && object(value) && typeof value.seat === "number" && typeof value.seats === "number" && object(value.values) && listOf(frame)(value.frames);
const board = (value: unknown) => object(value) && typeof value.seat === "number" && typeof value.seats === "number" && object(value.view);
const tip = (value: unknown) => has("id")(value) && object(value) && object(value.figures);
const guide = (value: unknown) => has("edition")(value) && object(value) && typeof value.left_out === "number" && maybe(board)(value.board) && object(value.facts) && listOf(section)(value.sections) && listOf(table)(value.box) && listOf(example)(value.examples) && listOf(tip)(value.tips);

/** `edition`: '' for the shipped one. */
export const guideOf = (game: string, edition: string) => askFor<Guide>("GET", `/api/games/${encodeURIComponent(game)}/learn${edition ? `?edition=${encodeURIComponent(edition)}` : ""}`, guide);

const page: Record<Language, string> = { en, fr };
const files = import.meta.glob<string>(["../../../src/soiree/games/*/words/{en,fr}.ftl", "../../../src/soiree/games/*/words/learn.*.ftl"], { query: "?raw", import: "default" });

/** The texts of a guide, with the words of the game, whose names it uses, in both languages. */
export async function guideWords(game: string): Promise<GameWords> {
  const folder = `../../../src/soiree/games/${game.replaceAll("-", "_")}/words`;
  const voice = async (language: Language) => {
    const texts = await Promise.all([`${folder}/${language}.ftl`, `${folder}/learn.${language}.ftl`].map((file) => files[file]?.() ?? ""));
    return new Voice(language, page[language], ...texts);
  };
  return new GameWords({ en: await voice("en"), fr: await voice("fr") });
}

/** A text with the part that is in bold: what comes before the bar. */
export function lead(said: string): { bold: string; rest: string } {
  const [bold, rest] = said.split(" | ");
  return rest === undefined ? { bold: "", rest: said } : { bold: bold!, rest };
}
