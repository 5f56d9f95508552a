/**
 * Repeats the page suite and the Python suite, and tells which tests were unsteady: failed in some runs.
 *
 *   node web/tools/steady.mjs --page 10 --python 5 --busy 2
 *
 * --busy starts this many processes that do nothing but use a core. What follows `--` goes to vitest, to repeat a part of the page suite.
 * Results of each run and the summary are kept in build/steady. Exit code 1 if anything failed in any run.
 */
import { spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = resolve(import.meta.dirname, "../..");
const LINES = 6; // of each failure
const GRACE = 10_000; // ms for a suite to end when asked to
const BUSY = "for (const parent = process.ppid; process.ppid === parent; ) for (let turn = 0; turn < 1e7; turn++);"; // ends with the process that started it

/** The tests of one run of vitest, from its JSON report. */
export function readVitest(text) {
  return JSON.parse(text).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === "failed" && assertionResults.every((one) => one.status !== "failed")) return [{ test: file, failure: message || "failed" }]; // before its first test, or after its last
    return assertionResults.filter((one) => one.status === "passed" || one.status === "failed").map((one) => ({ test: `${file} > ${one.fullName}`, failure: one.status === "failed" ? one.failureMessages.join("\n") : "" }));
  });
}

const ENTITIES = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
const plain = (text) => text.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d+)|#x([0-9a-f]+));/gi, (_, name, ten, hex) => (name ? ENTITIES[name] : String.fromCodePoint(ten ? Number(ten) : parseInt(hex, 16))));

/** The tests of one run of pytest, from its JUnit report. */
export function readPytest(text) {
  return [...text.matchAll(/<testcase\b([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs)].flatMap(([, head, body = ""]) => {
    const of = (name) => plain(new RegExp(`\\b${name}="([^"]*)"`).exec(head)?.[1] ?? "");
    if (/<skipped\b/.test(body)) return [];
    const wrong = [...body.matchAll(/<(?:failure|error)\b[^>]*?message="([^"]*)"[^>]*?(?:\/>|>)/gs)].map((found) => plain(found[1]));
    return [{ test: `${of("classname")} > ${of("name")}`, failure: wrong.join("\n") }];
  });
}

/** What failed, over all runs of a suite: in how many of those that had it, and how each time. */
export function failuresOf(runs) {
  const tests = new Map();
  for (const { number, results } of runs) {
    for (const { test, failure } of results) {
      const known = tests.get(test) ?? { test, runs: 0, failed: [] };
      known.runs++;
      if (failure) known.failed.push({ run: number, failure });
      tests.set(test, known);
    }
  }
  return [...tests.values()].filter(({ failed }) => failed.length > 0).sort((a, b) => b.failed.length - a.failed.length);
}

const firstLines = (text) => text.replace(/\u001b\[[0-9;]*m/g, "").split("\n").filter((line) => line.trim()).slice(0, LINES).map((line) => `      ${line.slice(0, 200)}`).join("\n");

/** The summary as text. */
export function tell(suites) {
  return suites
    .filter(({ runs }) => runs.length)
    .map(({ name, runs, failures }) => {
      const seconds = runs.map((run) => run.seconds);
      const head = `${name}: ${runs.length} runs, ${Math.round(Math.min(...seconds))} to ${Math.round(Math.max(...seconds))} s, ${failures.length ? `${failures.length} tests failed` : "nothing failed"}`;
      const each = failures.map(({ test, runs: had, failed }) => [`  ${failed.length} of ${had}  ${test}`, ...failed.map((one) => `    run ${one.run}:\n${firstLines(one.failure)}`)].join("\n"));
      return [head, ...each].join("\n");
    })
    .join("\n\n");
}

const children = new Set();
process.on("exit", () => children.forEach((child) => signal(child, "SIGKILL")));

function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, detached: true, ...options }); // a group of its own: what it starts ends with it
  children.add(child);
  child.once("error", () => children.delete(child));
  child.once("exit", () => (signal(child, "SIGKILL"), children.delete(child))); // what it left behind
  return child;
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // the group has ended
  }
}

/** One run of a suite: what it reported, and a failure of the run itself where it ended badly without naming a test. */
async function run({ name, command, report, read }, number, folder) {
  const [file, log] = [join(folder, `${name}-${number}.${report}`), join(folder, `${name}-${number}.log`)];
  const [program, ...args] = command(file);
  const begun = Date.now();
  const child = start(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const out = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(out, { end: false });
  const code = await new Promise((done) => child.once("error", (error) => done(error.message)).once("close", (status, by) => done(by ?? status)));
  await new Promise((done) => out.end(done));
  const results = existsSync(file) ? read(readFileSync(file, "utf-8")) : [];
  if (code !== 0 && !results.some((one) => one.failure)) results.push({ test: `the ${name} suite itself`, failure: `ended with ${code}\n${readFileSync(log, "utf-8").split("\n").slice(-LINES).join("\n")}` });
  return { number, seconds: (Date.now() - begun) / 1000, results };
}

/** Repeats suites, each this many times, in turns. Ends early, with what is known, when it is interrupted. */
export async function steady(suites, { busy = 0, folder = join(root, "build/steady") } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let stopped = false;
  const stop = () => {
    if (!stopped) console.log("\ninterrupted: ending what runs");
    stopped = true;
    children.forEach((child) => signal(child, "SIGTERM"));
    setTimeout(() => children.forEach((child) => signal(child, "SIGKILL")), GRACE).unref();
  };
  for (const name of ["SIGINT", "SIGTERM"]) process.on(name, stop);
  const loads = Array.from({ length: busy }, () => start(process.execPath, ["--eval", BUSY], { stdio: "ignore" }));
  const found = suites.map(({ name }) => ({ name, runs: [], failures: [] }));
  const turns = suites.flatMap((suite, which) => Array.from({ length: suite.times }, (_, index) => ({ suite, which, number: index + 1, due: (index + 1) / suite.times }))).sort((a, b) => a.due - b.due);
  for (const { suite, which, number } of turns) {
    const done = await run(suite, number, folder);
    if (stopped) break; // half a run says nothing
    found[which].runs.push(done);
    found[which].failures = failuresOf(found[which].runs);
    const failed = done.results.filter((one) => one.failure).length;
    console.log(`${suite.name} ${number} of ${suite.times}: ${done.results.length - failed} passed, ${failed} failed, ${Math.round(done.seconds)} s`);
    const kept = found.map((one) => ({ ...one, runs: one.runs.map(({ results, ...rest }) => ({ ...rest, tests: results.length })) }));
    writeFileSync(join(folder, "summary.json"), JSON.stringify({ busy, suites: kept }, null, 1));
  }
  loads.forEach((child) => signal(child, "SIGKILL"));
  console.log(`\n${tell(found)}`);
  return { stopped, failed: found.some(({ failures }) => failures.length > 0) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ options: { page: { type: "string", default: "10" }, python: { type: "string", default: "5" }, busy: { type: "string", default: "0" } }, allowPositionals: true });
  const suites = [
    { name: "page", times: Number(values.page), report: "json", read: readVitest, command: (file) => [process.execPath, "web/node_modules/vitest/vitest.mjs", "run", "--root", "web", "--reporter=default", "--reporter=json", `--outputFile=${file}`, ...positionals] },
    { name: "python", times: Number(values.python), report: "xml", read: readPytest, command: (file) => [".venv/bin/pytest", "-q", "-n", "auto", "--dist", "worksteal", `--junitxml=${file}`] },
  ];
  const { stopped, failed } = await steady(suites, { busy: Number(values.busy) });
  process.exit(stopped ? 130 : failed ? 1 : 0);
}
