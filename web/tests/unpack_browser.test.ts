/** The step that unpacks the browser, with a package of the same shape whose "Chromium" is a small script. */
import { execFile, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { unpackBrowser } from "../tools/unpack_browser.mjs";

const STARTS = '#!/bin/sh\necho "Chromium 1.2.3"\n';
const NEEDS_LIBRARIES = `#!/bin/sh\ntest -n "$LD_LIBRARY_PATH" || { echo "libnss3.so: cannot open" >&2; exit 127; }\necho "Chromium 1.2.3"\n`;
const packed = (text: string | Buffer) => brotliCompressSync(text);

let [folder, from, to] = ["", "", ""];

function pack(script: string, version = "1.0.0"): void {
  const tar = spawnSync("tar", ["-cf", "-", "lib"], { cwd: folder }).stdout;
  mkdirSync(join(from, "bin"), { recursive: true });
  writeFileSync(join(from, "package.json"), JSON.stringify({ version }));
  writeFileSync(join(from, "bin/chromium.br"), packed(script));
  for (const name of ["al2023", "fonts"]) writeFileSync(join(from, `bin/${name}.tar.br`), packed(tar));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "unpack-"));
  [from, to] = [join(folder, "package"), join(folder, "build/browser")];
  mkdirSync(join(folder, "lib"));
  writeFileSync(join(folder, "lib/libnss3.so"), "a library");
  pack(STARTS);
});
afterEach(() => rmSync(folder, { recursive: true }));

const left = () => readdirSync(join(folder, "build"));
const chromium = () => readFileSync(join(to, "chromium"), "utf-8");

it("is there, whole and ready to start, and stays as it is", async () => {
  const { executablePath, env } = await unpackBrowser({ from, to });
  expect(executablePath).toBe(join(to, "chromium"));
  expect(env.LD_LIBRARY_PATH).toBe(process.env.LD_LIBRARY_PATH);
  expect(readFileSync(join(to, "lib/libnss3.so"), "utf-8")).toBe("a library");
  writeFileSync(join(to, "mark"), "");
  await unpackBrowser({ from, to });
  expect(existsSync(join(to, "mark"))).toBe(true);
  expect(left()).toEqual(["browser"]);
});

const harm: Record<string, () => void> = {
  "is cut short": () => truncateSync(join(to, "chromium"), 5),
  "has other bytes, as many as before": () => writeFileSync(join(to, "chromium"), STARTS.replace("1.2.3", "3.2.1")),
  "lacks a library": () => rmSync(join(to, "lib/libnss3.so")),
  "has no manifest": () => rmSync(join(to, "manifest.json")),
  "has half a manifest": () => truncateSync(join(to, "manifest.json"), 20),
  "is of another version": () => pack(STARTS, "2.0.0"),
  "is a file": () => (rmSync(to, { recursive: true }), writeFileSync(to, "")),
};
it.each(Object.keys(harm))("replaces a copy that %s", async (what) => {
  await unpackBrowser({ from, to });
  harm[what]!();
  await unpackBrowser({ from, to });
  expect(chromium()).toBe(STARTS);
  expect(left()).toEqual(["browser"]);
});

it.each(["nothing", "a broken copy"])("processes that begin at once where there is %s all get a whole one", async (before) => {
  if (before !== "nothing") {
    await unpackBrowser({ from, to });
    appendFileSync(join(to, "chromium"), "more");
  }
  const tool = JSON.stringify(resolve(import.meta.dirname, "../tools/unpack_browser.mjs"));
  const script = `import { unpackBrowser } from ${tool}; console.log((await unpackBrowser(${JSON.stringify({ from, to })})).executablePath)`;
  const runs = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]));
  expect((await Promise.all(runs)).map(({ stdout }) => stdout.trim())).toEqual(Array(4).fill(join(to, "chromium")));
  expect(chromium()).toBe(STARTS);
  expect(left()).toEqual(["browser"]);
});

it("leaves nothing when it is interrupted", async () => {
  const stop = new AbortController();
  const unpacking = unpackBrowser({ from, to, signal: stop.signal });
  stop.abort();
  await expect(unpacking).rejects.toThrow(/abort/);
  expect(left()).toEqual([]);
});

it("leaves nothing when the package is damaged or its browser does not start", async () => {
  truncateSync(join(from, "bin/chromium.br"), 20);
  await expect(unpackBrowser({ from, to })).rejects.toThrow();
  pack("#!/bin/sh\nexit 1\n");
  await expect(unpackBrowser({ from, to })).rejects.toThrow(/set CHROMIUM/);
  expect(left()).toEqual([]);
});

it("removes what a killed process left, and not what another is about to finish", async () => {
  const gone = spawnSync("true").pid;
  for (const pid of [gone, process.ppid]) mkdirSync(join(folder, `build/browser.${pid}-0a`), { recursive: true });
  await unpackBrowser({ from, to });
  expect(left()).toEqual(["browser", `browser.${process.ppid}-0a`]);
});

it("brings its own libraries where the machine has none", async () => {
  pack(NEEDS_LIBRARIES);
  expect((await unpackBrowser({ from, to })).env.LD_LIBRARY_PATH).toBe(join(to, "lib"));
});
