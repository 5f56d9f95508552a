/** What a game adds to the page is its folder: beside a copy of the page, a new room and a new folder are a game of the lobby, and no list is edited. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boards } from "../tools/boards";
import { GAMES } from "../tools/games.mjs";

const root = resolve(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "soiree-page-"));
const SHIPPED = GAMES.map(({ id }) => id);
const PAGE_FOLDER = {
  "cover/Picture.svelte": "<svg></svg>\n",
  "cover/accent.css": '[data-game="toy-cloakroom"] { --accent: #ee6644; }\n',
  "cover/en.ftl": "game-toy-cloakroom = Cloakroom\nline-toy-cloakroom = Higher cards win.\n",
  "cover/fr.ftl": "game-toy-cloakroom = Vestiaire\nline-toy-cloakroom = La plus haute carte gagne.\n",
  "edition_form.ts": 'export const form = { specs: [{ path: "rules", columns: [] }] };\n',
  "index.ts": 'export const ui = { summary: ["TOY-001"] };\n',
};

let vite: ViteDevServer;
const load = <Module>(path: string) => vite.ssrLoadModule(join(copy, "web/src", path)) as Promise<Module>;

/** A room of the toy, as the page sees it: only its board.toml. */
function addRoom(id: string, order: string): void {
  const room = join(copy, "src/soiree/games", id.replaceAll("-", "_"));
  mkdirSync(room);
  writeFileSync(join(room, "board.toml"), `[game]\nid = "${id}"\nseats = [2, 3]\n${order}`);
}

function addPageFolder(id: string): void {
  for (const [name, text] of Object.entries(PAGE_FOLDER)) {
    const file = join(copy, "web/src/games", id, name);
    mkdirSync(resolve(file, ".."), { recursive: true });
    writeFileSync(file, text.replaceAll("toy-cloakroom", id));
  }
}

beforeAll(async () => {
  cpSync(join(root, "web/src"), join(copy, "web/src"), { recursive: true });
  cpSync(join(root, "web/tools"), join(copy, "web/tools"), { recursive: true });
  cpSync(join(root, "src/soiree/games"), join(copy, "src/soiree/games"), { recursive: true, filter: (file) => !/\.(so|py|pyc|bin|jsonl)$/.test(file) });
  mkdirSync(join(copy, "tests"));
  symlinkSync(join(root, "tests/records"), join(copy, "tests/records"));
  symlinkSync(join(root, "web/node_modules"), join(copy, "web/node_modules"));
  for (const [id, order] of [["toy-cloakroom", ""], ["a-toy", ""], ["first-toy", "order = -1\n"]] as const) {
    addRoom(id, order);
    addPageFolder(id);
  }
  vite = await createServer({ root: join(copy, "web"), configFile: false, logLevel: "error", plugins: [svelte({ configFile: false }), boards()], server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { strict: false } }, optimizeDeps: { noDiscovery: true } });
});
afterAll(async () => {
  await vite.close();
  rmSync(copy, { recursive: true });
});

const IN_ORDER = ["first-toy", ...SHIPPED, "a-toy", "toy-cloakroom"]; // without an `order` a game is after all others, by its id

it("the lobby has its cover: in its order, with its picture and its words", async () => {
  const covers = await load<typeof import("../src/games/covers")>("games/covers.ts");
  expect(covers.COVERS).toEqual(IN_ORDER);
  expect(covers.pictureOf("toy-cloakroom")).toBeTypeOf("function");
  expect(covers.coverWords("fr").join()).toContain("game-toy-cloakroom = Vestiaire");
});

it("the page opens its table", async () => {
  const { hasTable, uiOf } = await load<typeof import("../src/games/game_ui")>("games/game_ui.ts");
  expect(hasTable("toy-cloakroom")).toBe(true);
  expect((await uiOf("toy-cloakroom")).summary).toEqual(["TOY-001"]);
});

it("the form of an edition asks for its box", async () => {
  const { formOf } = await load<typeof import("../src/editions/forms")>("editions/forms.ts");
  expect((await formOf("toy-cloakroom"))!.specs.map(({ path }) => path)).toEqual(["rules"]);
});

it("the tools and the page's tests list it", () => {
  const script = `import { GAMES } from ${JSON.stringify(join(copy, "web/tools/games.mjs"))}; console.log(JSON.stringify(GAMES))`;
  const listed = JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf-8" })) as typeof GAMES;
  expect(listed.map(({ id }) => id)).toEqual(IN_ORDER);
  expect(listed.at(-1)).toMatchObject({ name: "Cloakroom", seats: [2, 3] });
});
