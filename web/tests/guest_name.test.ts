import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { Voice } from "../src/words/fluent";

it.each(["en", "fr"])("every suggested name fits the server's limit, and no two are the same (%s)", (language) => {
  const voice = new Voice(language as "en" | "fr", readFileSync(resolve(import.meta.dirname, `../src/words/${language}.ftl`), "utf-8"));
  const [adjectives, nouns] = ["guest-adjectives", "guest-nouns"].map((id) => voice.say(id).split(", "));
  const names = adjectives!.flatMap((adjective) => nouns!.map((noun) => voice.say("guest-name", { adjective, noun })));
  expect(new Set(names).size).toBe(400);
  expect(names.filter((name) => name.length > 24 || name !== name.normalize("NFKC").trim())).toEqual([]);
});
