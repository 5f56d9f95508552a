/** The tool that finds unsteady tests, with suites that fail on demand. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { failuresOf, readPytest, readVitest, tell } from "../tools/steady.mjs";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "steady-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("reads what vitest and pytest report", () => {
  const vitest = {
    testResults: [
      { name: "/x/a.test.ts", status: "failed", message: "", assertionResults: [{ fullName: "one", status: "passed", failureMessages: [] }, { fullName: "two", status: "failed", failureMessages: ["Error: no"] }, { fullName: "three", status: "skipped", failureMessages: [] }] },
      { name: "/x/b.test.ts", status: "failed", message: "SyntaxError", assertionResults: [] },
    ],
  };
  expect(readVitest(JSON.stringify(vitest)).map(({ test, failure }) => [test.replace(/^.*\/x\//, ""), failure])).toEqual([["a.test.ts > one", ""], ["a.test.ts > two", "Error: no"], ["b.test.ts", "SyntaxError"]]);
  const junit = '<testsuite><testcase classname="t.a" name="one" time="1" /><testcase classname="t.a" name="two[&lt;x&gt;]" time="1"><failure message="assert 1 == 2&#10;more">text</failure></testcase><testcase classname="t.a" name="three"><skipped message="x"/></testcase></testsuite>';
  expect(readPytest(junit)).toEqual([{ test: "t.a > one", failure: "" }, { test: "t.a > two[<x>]", failure: "assert 1 == 2\nmore" }]);
});

it("tells in how many runs a test failed, and how each time", () => {
  const runs = [1, 2, 3].map((number) => ({ number, seconds: number * 10, results: [{ test: "calm", failure: "" }, { test: "nervous", failure: number === 2 ? "Error: not there\nat somewhere" : "" }] }));
  const failures = failuresOf(runs);
  expect(failures).toEqual([{ test: "nervous", runs: 3, failed: [{ run: 2, failure: "Error: not there\nat somewhere" }] }]);
  expect(tell([{ name: "page", runs, failures }, { name: "python", runs: [], failures: [] }])).toBe("page: 3 runs, 10 to 30 s, 1 tests failed\n  1 of 3  nervous\n    run 2:\n      Error: not there\n      at somewhere");
});

/** A process of the tool with one suite: this script, which finds its number and its report in its arguments. */
function started(script: string, times: number): { output(): string; ended: Promise<number | null>; interrupt(): void } {
  const tool = JSON.stringify(resolve(import.meta.dirname, "../tools/steady.mjs"));
  const main = `import { steady } from ${tool};
    let number = 0;
    const suite = { name: "page", times: ${times}, report: "json", read: JSON.parse, command: (file) => [process.execPath, "--eval", ${JSON.stringify(script)}, String(++number), file] };
    const { stopped, failed } = await steady([suite], { busy: 1, folder: ${JSON.stringify(join(folder, "kept"))} });
    process.exit(stopped ? 130 : failed ? 1 : 0);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", main], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (more: Buffer) => (text += more.toString()));
  return { output: () => text, ended: new Promise((done) => child.once("close", done)), interrupt: () => child.kill("SIGINT") };
}

const REPORT = "const [number, file] = process.argv.slice(-2); const report = (failure) => require('fs').writeFileSync(file, JSON.stringify([{ test: 'nervous', failure }])); ";

it("repeats a suite, keeps what it found, and fails if a test was unsteady or a run ended without a report", async () => {
  const run = started(`${REPORT} if (number === '3') process.exit(9); report(number === '2' ? 'Error: not there' : '')`, 3);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain("page 1 of 3: 1 passed, 0 failed");
  expect(run.output()).toContain("1 of 2  nervous\n    run 2:\n      Error: not there");
  expect(run.output()).toContain("the page suite itself\n    run 3:\n      ended with 9");
  const kept = JSON.parse(readFileSync(join(folder, "kept/summary.json"), "utf-8")) as { suites: { failures: { test: string }[] }[] };
  expect(kept.suites[0]!.failures.map(({ test }) => test)).toEqual(["nervous", "the page suite itself"]);
});

const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, "utf-8").includes(") Z ");

it("tells what is known when it is interrupted, and ends all that it started", async () => {
  const pids = join(folder, "kept/pids");
  const hang = `${REPORT} if (number === '1') report(''); else { const child = require('child_process').spawn('sleep', ['600']); require('fs').writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + child.pid); setInterval(() => undefined, 1000); }`;
  const run = started(hang, 3);
  await vi.waitUntil(() => existsSync(pids) && readFileSync(pids, "utf-8").includes(" "), { timeout: 60_000 });
  run.interrupt();
  expect(await run.ended).toBe(130);
  expect(run.output()).toMatch(/interrupted.*page: 1 runs, .* nothing failed/s);
  expect(readFileSync(pids, "utf-8").split(" ").map(Number).filter(isAlive)).toEqual([]);
});
