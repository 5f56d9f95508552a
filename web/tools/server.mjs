/** A server for tests and pictures: a fresh database, a free port, closed again at the end. */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** A free port below those that the system gives to outgoing connections: none of them takes it while a server is down for a moment. */
async function freePort() {
  for (;;) {
    const port = 15_000 + randomInt(17_000);
    const free = await new Promise((done) => {
      const probe = createServer();
      probe.once("error", () => done(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
    });
    if (free) return port;
  }
}

/** Waits until a server answers; fails as soon as its process has ended. */
async function answers(url, server) {
  while (!(await fetch(`${url}/health`).then((one) => one.ok, () => false))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`the server has ended before it answered (${server.exitCode ?? server.signalCode})`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Starts a server, with further arguments of `soiree serve`; `restart` kills it and starts it again on the same port and database. */
export async function startServer(...more) {
  const folder = mkdtempSync(join(tmpdir(), "soiree-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = `sqlite:///${join(folder, "soiree.db")}`;
  const soiree = process.env.SOIREE ?? join(root, ".venv/bin/soiree");
  let server;

  async function start() {
    const unlimited = ["requests-a-minute", "connections-per-address", "connections-a-second", "tables-an-address", "sockets-an-address", "bytes-a-second-an-address"].flatMap((name) => [`--${name}`, "0"]);
    const given = ["serve", "--port", String(port), ...unlimited, "--log-level", "error", "--review-seconds", "4", "--database", database, ...more];
    server = spawn(soiree, given, { stdio: ["ignore", "inherit", "inherit"] });
    await answers(url, server);
  }
  async function stop(signal = "SIGTERM") {
    if (server.exitCode !== null || server.signalCode !== null) return;
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
