/** The games, found as the server and the page find them: by the board.toml of their rooms, with the names on their covers. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";

const root = resolve(import.meta.dirname, "../..");
const rooms = join(root, "src/soiree/games");

function nameOf(id) {
  const words = readFileSync(join(root, "web/src/games", id, "cover/en.ftl"), "utf-8");
  return new RegExp(`^game-${id} = (.+)$`, "m").exec(words)[1];
}

/** In the order of the lobby. */
export const GAMES = readdirSync(rooms, { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(join(rooms, one.name)).includes("board.toml"))
  .map(({ name }) => parse(readFileSync(join(rooms, name, "board.toml"), "utf-8")).game)
  .toSorted((a, b) => a.order - b.order)
  .map(({ id, seats }) => ({ id, seats, name: nameOf(id) }));
