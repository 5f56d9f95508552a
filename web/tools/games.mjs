/** The games, found as the server and the page find them: by the board.toml of their rooms, with the names on their covers. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";

const root = resolve(import.meta.dirname, "../..");
const rooms = join(root, "src/soiree/games");
const records = join(root, "tests/records");
const LAST = 1000; // the order of a game that declares none, as in soiree.core.game

function nameOf(id) {
  const words = readFileSync(join(root, "web/src/games", id, "cover/en.ftl"), "utf-8");
  return new RegExp(`^game-${id} = (.+)$`, "m").exec(words)[1];
}

/** The shortest golden record of a game, by its name in tests/records; undefined before `make goldens` has written one. */
function recordOf(id) {
  const size = (name) => statSync(join(records, name)).size;
  return readdirSync(records).filter((name) => name.startsWith(`${id}-`)).toSorted().toSorted((a, b) => size(a) - size(b))[0];
}

/** In the order of the lobby: by their `order`, then by their id. */
export const GAMES = readdirSync(rooms, { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(join(rooms, one.name)).includes("board.toml"))
  .map(({ name }) => parse(readFileSync(join(rooms, name, "board.toml"), "utf-8")).game)
  .toSorted((a, b) => (a.order ?? LAST) - (b.order ?? LAST) || (a.id < b.id ? -1 : 1))
  .map(({ id, seats }) => ({ id, seats, name: nameOf(id), record: recordOf(id) }));
