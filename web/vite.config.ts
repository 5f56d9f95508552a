import { copyFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const house = process.env.SOIREE_HOUSE ?? "http://127.0.0.1:8700";
const built = resolve(import.meta.dirname, "../src/soiree/web");

/** A static file server answers /table/ID with 404.html: there it finds the page. */
function deepLinks(): Plugin {
  return {
    name: "deep-links",
    apply: "build",
    closeBundle: () => copyFileSync(resolve(built, "index.html"), resolve(built, "404.html")),
  };
}

/** Words are named for their room, so that one can see what a table weighs. */
function roomOf(file: string | null): string {
  const room = /games\/([^/]+)\/words\//.exec(file ?? "")?.[1];
  return room ? `${room.replaceAll("_", "-")}-words-` : "";
}

export default defineConfig({
  plugins: [svelte(), deepLinks()],
  base: "/",
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the house lets nothing in from data: but pictures
    sourcemap: false,
    rollupOptions: { output: { chunkFileNames: (chunk) => `assets/${roomOf(chunk.facadeModuleId)}[name]-[hash].js` } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: house, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
