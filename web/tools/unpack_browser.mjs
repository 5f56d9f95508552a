/**
 * The Chromium of the npm package @sparticuz/chromium, unpacked once into build/browser.
 *
 * It appears there by one rename, complete and with the size and hash of each file. A copy that does not match them, or
 * belongs to another version of the package, is replaced. The package's own unpacking writes into the system's temporary
 * folder, where processes that unpack at once start a half-written file.
 */
import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";

const BROWSER = resolve(import.meta.dirname, "../../build/browser");
const MANIFEST = "manifest.json";
const FONTS = '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n';
const FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts", join(homedir(), ".fonts"), join(homedir(), ".local/share/fonts")];

const packageFolder = () => resolve(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "../..");
const versionOf = (from) => JSON.parse(readFileSync(join(from, "package.json"), "utf-8")).version;

/** The files below a folder, as paths relative to it. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(folder.length + 1)).sort();
}

async function hashOf(file) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return hash.digest("hex");
}

/** Whether a folder has every file of its manifest, unchanged, from this version of the package. */
async function isWhole(folder, version) {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf-8"));
    const files = Object.entries(manifest.files);
    if (manifest.version !== version || files.some(([name, { size }]) => statSync(join(folder, name)).size !== size)) return false;
    for (const [name, { sha256 }] of files) if ((await hashOf(join(folder, name))) !== sha256) return false;
    return true;
  } catch {
    return false; // a file is missing, or the manifest is none
  }
}

async function unpackTar(file, folder) {
  const { extract } = await import("tar-fs");
  await new Promise((done, fail) => extract(folder, { chown: false }).once("finish", done).once("error", fail).end(brotliDecompressSync(readFileSync(file))));
}

async function unpack(from, folder, signal) {
  mkdirSync(folder, { recursive: true });
  const packed = join(from, "bin");
  await pipeline(createReadStream(join(packed, "chromium.br"), { highWaterMark: 1 << 20 }), createBrotliDecompress({ chunkSize: 1 << 21 }), createWriteStream(join(folder, "chromium"), { mode: 0o755 }), { signal });
  await unpackTar(join(packed, "al2023.tar.br"), folder); // lib/: NSS and expat, for a machine without them
  await unpackTar(join(packed, "fonts.tar.br"), folder);
  writeFileSync(join(folder, "fonts.conf"), FONTS); // theirs names folders of another machine
  startOf(folder);
  const files = {};
  for (const name of filesIn(folder)) files[name] = { size: statSync(join(folder, name)).size, sha256: await hashOf(join(folder, name)) };
  signal?.throwIfAborted();
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ version: versionOf(from), files }, null, 1));
}

/** Renames a fresh copy to its place. Never removes a whole copy: another process may be starting it. */
async function install(fresh, to, version) {
  for (;;) {
    try {
      return renameSync(fresh, to);
    } catch (error) {
      if (!["ENOTEMPTY", "EEXIST", "ENOTDIR"].includes(error.code)) throw error;
    }
    if (await isWhole(to, version)) return;
    const broken = besides(to);
    try {
      renameSync(to, broken);
      if (await isWhole(broken, version)) renameSync(broken, to); // put there since it was looked at
    } catch (error) {
      if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(error.code)) throw error; // another process was quicker
    }
    rmSync(broken, { recursive: true, force: true });
  }
}

/** A sibling folder that names the process it belongs to. */
const besides = (to) => `${to}.${process.pid}-${randomBytes(4).toString("hex")}`;

/** Removes what killed processes left besides the place. */
function sweep(to) {
  const left = new RegExp(`^${basename(to)}\\.(\\d+)-[0-9a-f]+$`);
  for (const name of readdirSync(dirname(to))) {
    const pid = Number(left.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(dirname(to), name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function hasFonts(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf-8" }).some((name) => /\.(ttf|ttc|otf|pfb)$/i.test(name));
  } catch {
    return false;
  }
}

/** How to start a copy on this machine: with its own libraries or fonts only where the machine has none. */
function startOf(folder) {
  const executablePath = join(folder, "chromium");
  const fonts = FONT_FOLDERS.some(hasFonts) ? {} : { FONTCONFIG_FILE: join(folder, "fonts.conf") };
  let said = "";
  for (const libraries of [{}, { LD_LIBRARY_PATH: join(folder, "lib") }]) {
    const env = { ...process.env, ...fonts, ...libraries };
    const { status, stdout, stderr, error } = spawnSync(executablePath, ["--version"], { env, encoding: "utf-8" });
    if (status === 0 && /^Chromium \d/.test(stdout)) return { executablePath, env };
    said += error?.message ?? stderr ?? "";
  }
  throw new Error(`The packed Chromium does not start here; set CHROMIUM to the path of another one.\n${said}`);
}

/** The unpacked browser, as `executablePath` and `env` for a launch. Unpacks it where there is none. */
export async function unpackBrowser({ from = packageFolder(), to = BROWSER, signal } = {}) {
  const version = versionOf(from);
  mkdirSync(dirname(to), { recursive: true });
  sweep(to);
  if (!(await isWhole(to, version))) {
    const fresh = besides(to);
    try {
      await unpack(from, fresh, signal);
      await install(fresh, to, version);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  return startOf(to);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => stop.abort());
  await unpackBrowser({ signal: stop.signal }).catch((error) => {
    console.error(stop.signal.aborted ? "Interrupted; nothing is unpacked." : error.message);
    process.exitCode = 1;
  });
}
