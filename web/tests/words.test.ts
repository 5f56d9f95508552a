import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse as parseFluent, Visitor, type Message, type SelectExpression, type VariableReference } from "@fluent/syntax";
import { parse as parseSvelte } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { Voice } from "../src/words/fluent";

const src = resolve(import.meta.dirname, "../src");
const files = readdirSync(src, { recursive: true, encoding: "utf-8" }).map((name) => join(src, name));
const code = files.filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => ({ name, text: readFileSync(name, "utf-8") }));
const folders = [...new Set(files.filter((name) => name.endsWith(".ftl")).map((name) => resolve(name, "..")))];

/** Every game of the page. */
function gameFolders(): string[] {
  return readdirSync(join(src, "games"), { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
}

class Variables extends Visitor {
  names = new Set<string>();
  visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
  visitSelectExpression(node: SelectExpression): void {
    this.genericVisit(node);
  }
}

function messages(folder: string, language: string): Map<string, string[]> {
  const resource = parseFluent(readFileSync(join(folder, `${language}.ftl`), "utf-8"), {});
  expect(resource.body.filter((entry) => entry.type === "Junk")).toEqual([]);
  return new Map(
    resource.body.filter((entry): entry is Message => entry.type === "Message").map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, [...variables.names].sort()];
    }),
  );
}

describe.each(folders)("words of %s", (folder) => {
  const english = messages(folder, "en");
  const french = messages(folder, "fr");

  it("are the same messages about the same things in both languages, in the same order", () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
    for (const [id, variables] of english) expect({ id, variables: french.get(id) }).toEqual({ id, variables });
  });

  it("are all used", () => {
    if (folder.endsWith("reasons")) {
      // the server gives them by their codes, which all stand in one dictionary
      const codes = [...readFileSync(join(src, "../../src/soiree/server/refusals.py"), "utf-8").matchAll(/^ {4}"([a-z-]+)": "/gm)].map((found) => `reason-${found[1]}`);
      expect([...english.keys()].toSorted()).toEqual(codes.toSorted());
      return;
    }
    // a message is used where its id is written, or where the ids of its kind are put together
    const whole = code.map(({ text }) => text).join("\n");
    const kinds = [...whole.matchAll(/[`"]([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]!);
    const unused = [...english.keys()].filter((id) => !new RegExp(`["'\`]${id}["'\`]`).test(whole) && !kinds.some((kind) => id.startsWith(kind)));
    expect(unused).toEqual([]);
  });

  it("put no ordinary space before a French sign", () => {
    const lines = readFileSync(join(folder, "fr.ftl"), "utf-8").split("\n").filter((line) => !line.startsWith("#") && !line.includes("->"));
    expect(lines.filter((line) => / [;:?!](\s|$)/.test(line.replace(/^[\w-]+ =/, "")))).toEqual([]);
  });
});

it.each(gameFolders())("the first time that %s asks something, there is a note", (game) => {
  const index = readFileSync(join(src, "games", game, "index.ts"), "utf-8");
  const prefix = /`([a-z]+)-note-/.exec(index)?.[1];
  const asked = readFileSync(join(src, "../../src/soiree/games", game.replaceAll("-", "_"), "words/en.ftl"), "utf-8").match(/^prompt-[\w-]+/gm)!;
  const notes = messages(join(src, "games", game, "words"), "en");
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((prompt) => !notes.has(prompt.replace("prompt", `${prefix}-note`)))).toEqual([]);
});

it("every message that the page names exists", () => {
  const known = new Set(folders.flatMap((folder) => [...messages(folder, "en").keys()]));
  const named = code.flatMap(({ text }) => [...text.matchAll(/[^.\w]t\("([a-z0-9-]+)"/g)].map((found) => found[1]!));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

describe("no visible text is outside the words files", () => {
  const ALLOWED = /^(Soirée|TIMES|SQUARE|[^\p{L}]*)$/u; // the name of the server, the sign on a cover, and signs that are no words
  const READ = new Set(["aria-label", "title", "placeholder", "alt", "aria-description"]);

  function texts(node: unknown, found: string[]): void {
    if (typeof node !== "object" || node === null) return;
    const { type, data, name, value } = node as { type?: string; data?: string; name?: string; value?: unknown };
    if (type === "Text" && typeof data === "string") found.push(data);
    if (type === "Attribute") {
      if (name && READ.has(name)) texts(value, found);
      return;
    }
    if (type === "ExpressionTag" || type === "StyleDirective" || type === "Comment") return;
    for (const child of Object.values(node)) if (Array.isArray(child)) child.forEach((one) => texts(one, found));
      else texts(child, found);
  }

  it.each(code.filter(({ name }) => name.endsWith(".svelte")).map(({ name, text }) => [name.slice(src.length + 1), text]))("%s", (_, text) => {
    const found: string[] = [];
    texts(parseSvelte(text, { modern: true }).fragment, found);
    expect(found.map((one) => one.trim()).filter((one) => !ALLOWED.test(one))).toEqual([]);
  });
});

describe("a voice", () => {
  const voice = new Voice("en", "hello = Hello { $player }\nboth = { $cards }\n");
  it("tells messages within messages, lists, and players by name", () => {
    expect(voice.tell({ id: "hello", about: { player: { id: "player", about: { seat: 1 } } } }, ["Ada", "Blaise"])).toBe("Hello Blaise");
    expect(voice.tell({ id: "both", about: { cards: [{ id: "hello", about: { player: "x" } }, "y"] } }, [])).toBe("Hello x and y");
  });
  it("shows the id of what it cannot say", () => expect(voice.say("nothing")).toBe("nothing"));
});

/** Words of a private language, which no reader of the page has to learn: docs and code may have them in names, texts may not. */
it("no text calls the server a house, or says evening, lay, shall, told or whoever", () => {
  const texts = folders.flatMap((folder) => readFileSync(join(folder, "en.ftl"), "utf-8").split("\n")).map((line) => line.replace(/^[\w-]+ =/, "").replace(/^#.*/, "").replace(/\{[^}]*\}/g, ""));
  expect(texts.filter((text) => /\b(the house|evening|lay|laid|shall|told|whoever)\b/i.test(text))).toEqual([]);
});
