/** A house of our own to look at or to test: a fresh database, a free port, closed again at the end. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

async function until(answers, what) {
  for (let tries = 0; tries < 1200; tries++) {
    if (await answers().catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${what} did not happen`);
}

/** Opens a house; `restart` closes it as a crash would and opens it again on the same port and database. */
export async function openHouse() {
  const folder = mkdtempSync(join(tmpdir(), "soiree-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = `sqlite:///${join(folder, "house.db")}`;
  const soiree = process.env.SOIREE ?? join(root, ".venv/bin/soiree");
  let server;

  async function start() {
    const given = ["serve", "--port", String(port), "--requests-a-minute", "0", "--log-level", "error", "--review-seconds", "4", "--database", database];
    server = spawn(soiree, given, { stdio: ["ignore", "inherit", "inherit"] });
    await until(async () => (await fetch(`${url}/health`)).ok, "the opening of the house");
  }
  async function stop(signal = "SIGTERM") {
    const gone = new Promise((done) => server.once("exit", done));
    server.kill(signal);
    await gone;
  }
  await start();
  return {
    url,
    database,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await stop("SIGKILL");
      await start();
    },
  };
}
