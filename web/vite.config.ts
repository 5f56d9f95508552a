import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { boards } from "./tools/boards";

const server = process.env.SOIREE_SERVER ?? "http://127.0.0.1:8700"; // where `npm run dev` sends what it does not serve itself
const built = resolve(import.meta.dirname, "../src/soiree/web");

/** A static file server answers /table/ID with 404.html: there it finds the page. */
function deepLinks(): Plugin {
  return {
    name: "deep-links",
    apply: "build",
    closeBundle: () => copyFileSync(resolve(built, "index.html"), resolve(built, "404.html")),
  };
}

/** Which files each part of the page loads is for the tests that weigh them, not for the package. */
function manifestAside(): Plugin {
  return {
    name: "manifest-aside",
    apply: "build",
    closeBundle: () => {
      const aside = resolve(import.meta.dirname, "../build");
      mkdirSync(aside, { recursive: true });
      renameSync(resolve(built, ".vite/manifest.json"), resolve(aside, "page.json"));
      rmSync(resolve(built, ".vite"), { recursive: true });
    },
  };
}

/** What both maps of Edgar & Lucien draw with: a part of its own, so that the table's part stays one of the manifest when the other map imports it. */
const MAP_PARTS = /games\/edgar-lucien\/(?:Flag|Landmark|Pawn|Pieces|Sign|Way|cities|city|districts|drawing|pieces|view)\.|edgar_lucien\/board\.toml/;

const WORKERS = availableParallelism() + 1; // the tests often wait for a frame or an answer

export default defineConfig({
  plugins: [svelte(), boards(), deepLinks(), manifestAside()],
  base: "/",
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows only pictures from data:
    sourcemap: false,
    manifest: true,
    rollupOptions: { output: { onlyExplicitManualChunks: true, manualChunks: (id) => (MAP_PARTS.test(id) ? "edgar-lucien-map" : undefined) } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: {
    maxWorkers: WORKERS,
    minWorkers: WORKERS, // with fewer, tinypool ends an idle process twice, and the run with it
    testTimeout: 60_000, // also on a busy machine
    isolate: false, // of the browser's files: a process keeps its browser from file to file
    projects: [
      { extends: true, test: { name: "units", include: ["tests/*.test.ts"], isolate: true } },
      { extends: true, test: { name: "browser", include: ["tests/e2e/*.test.ts"], globalSetup: "tests/e2e/shared.ts", hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } } },
    ],
  },
} as Parameters<typeof defineConfig>[0]);
