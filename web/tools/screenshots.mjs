/**
 * Pictures of every screen, in both themes, for a desk, a small desk and a phone: all of them in build/screenshots, to be looked at, and those of the
 * documentation (screens at 1280 and 390 px, in docs/screenshots) beside it.
 *
 * screenshots.mjs [--out=folder] [--screens=lobby,gatsby,...] [--sizes=1280,...] [--themes=light,...] [--languages=fr,...] takes some of them; into
 * the documentation go only pictures of a whole run.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openBrowser } from "./browser.mjs";
import { GAMES } from "./games.mjs";
import { startServer } from "./server.mjs";

const given = Object.fromEntries(process.argv.slice(2).map((one) => one.replace(/^--/, "").split("=")));
const some = (name, all) => given[name]?.split(",") ?? all;
const root = resolve(import.meta.dirname, "../..");
const out = resolve(given.out ?? resolve(root, "build/screenshots"));
const kept = Object.keys(given).length ? null : resolve(root, "docs/screenshots");
const KEPT = { screens: ["lobby", ...GAMES.map(({ id }) => id), "ladder", "rules", "editions", "replay"], sizes: ["1280", "390"] };
const SIZES = { 1280: { width: 1280, height: 800 }, 1024: { width: 1024, height: 768 }, 390: { width: 390, height: 844 } };
const THEMES = some("themes", ["dark", "light"]);
const CRISP = 0.88; // of WebP: a few times smaller, and nobody sees it
const MID_GAME = 22; // choices before a picture of a table
const SHORT = { "times-square": 12 }; // a game that may be over before
const SEATS = { macao: 3 }; // where the fewest seats are not the picture that we want
const TABLES = GAMES.map(({ id, name, seats }) => ({ id, name, seats: SEATS[id] ?? seats[0], choices: SHORT[id] ?? MID_GAME }));
const record = resolve(root, "web/tests/fixtures/committed.txt");

mkdirSync(out, { recursive: true });
const server = await startServer();
const browser = await openBrowser();
const darkroom = await browser.newPage();

/** In French by day on the phone, in English elsewhere. */
const languagesOf = (theme, size) => some("languages", [theme === "light" && size === "390" ? "fr" : "en"]);

async function visit(theme, size, language, state) {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: theme, locale: language, baseURL: server.url, reducedMotion: "reduce", storageState: state, hasTouch: size === "390" });
  await context.addInitScript((said) => {
    const kept = JSON.parse(localStorage.getItem("soiree") ?? "{}");
    localStorage.setItem("soiree", JSON.stringify({ ...kept, theme: "system", language: said, notes: ["all"], pace: "once", log: innerWidth > 600 }));
  }, language);
  return { context, page: await context.newPage() };
}

async function shoot(page, name, whole = false) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
  const png = await page.screenshot({ fullPage: whole });
  const webp = await darkroom.evaluate(
    async ([data, crisp]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
      canvas.getContext("2d").drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", crisp).split(",")[1];
    },
    [png.toString("base64"), CRISP],
  );
  const bytes = Buffer.from(webp, "base64");
  writeFileSync(resolve(out, `${name}.webp`), bytes);
  const [, screen, size] = /^(.+)-(?:dark|light)-(\d+)/.exec(name);
  if (kept && KEPT.screens.includes(screen) && KEPT.sizes.includes(size)) writeFileSync(resolve(kept, `${name}.webp`), bytes);
  console.log(`${name} ${Math.round(bytes.length / 1024)} kB`);
}

const end = (page) => page.locator(".result");
const asked = (page) => page.locator(".prompt.asked:not(.waiting)");

/** Takes what the table offers, never passing while there is something to do; false if the game is over too soon for a picture. */
async function playSome(page, choices) {
  for (let made = 0; made < choices; made++) {
    await asked(page).or(end(page)).first().waitFor();
    if (await end(page).isVisible()) return false;
    const half = await page.locator('[data-token="cancel"]').count();
    const open = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled):not(.street .target)';
    const offers = page.locator(half ? `[data-keys="prompt"] ${open}` : `[data-keys] ${open}`).filter({ visible: true });
    const doing = offers.and(page.locator(':not([data-token="end"]):not([data-token="x"]):not([data-token="T"]):not([data-token^="L1"])'));
    const among = (await doing.count()) ? doing : offers;
    await among.nth((made * 7) % (await among.count())).click({ timeout: 5000 }).catch(() => undefined); // gone meanwhile: something else, then
  }
  for (;;) {
    await asked(page).or(end(page)).first().waitFor();
    if (await end(page).isVisible()) return false;
    const cancel = page.locator('[data-token="cancel"]');
    if (!(await cancel.count())) return true;
    await cancel.click();
  }
}

async function createTable(page, way, name, deal, seats) {
  await page.goto("/");
  await page.getByRole("button", { name: `${way}: ${name}` }).click();
  if (seats > 2) await page.getByRole("radio", { name: String(seats), exact: true }).check();
  await page.getByRole("button", { name: deal }).click();
  await page.waitForURL(/\/table\//);
}

/** Plays over HTTP until both seats have decided something: a game that is given up before is not rated. */
async function bothDecide(players, table) {
  for (let decided = new Set(); decided.size < 2; ) {
    for (const player of players) {
      let look = await (await player.get(`/api/tables/${table}`)).json();
      while (look.moves[0]) look = await (await player.post(`/api/tables/${table}/play`, { data: { id: `${look.number}-${look.desk}`, token: look.moves[0].token } })).json();
      decided = new Set(look.rows.flatMap(({ entry }) => (entry.steps ?? "").split(" ")).filter((step) => /^[01]:/.test(step)).map((step) => step[0]));
    }
  }
}

/** Games of accounts, resigned by one against the other, so that the leaderboard has something to show; a level is a bot of the server. */
async function fillLeaderboard(own) {
  const people = { Hélène: own };
  for (const [name, colour] of [["Blaise", "azure"], ["Chloé", "violet"], ["Théodore", "copper"], ["Ada", "neon"]]) {
    people[name] = (await browser.newContext({ baseURL: server.url })).request;
    await people[name].post("/api/guest", { data: { name, colour } });
  }
  for (const [index, person] of Object.values(people).entries()) await person.post("/api/me/account", { data: { login: `player-${index}`, passphrase: "long enough" } });
  const lost = [["Blaise", "Ada"], ["Ada", "master"], ["Chloé", "Blaise"], ["Théodore", "regular"], ["Ada", "Hélène"], ["Blaise", "Hélène"], ["Hélène", "Chloé"], ["Théodore", "Chloé"], ["Théodore", "Hélène"]];
  for (const [loser, winner] of lost) {
    const bots = people[winner] ? [] : [{ seat: 1, level: winner }];
    const { table } = await (await people[loser].post("/api/tables", { data: { game: "times-square", bots } })).json();
    await people[winner]?.post(`/api/tables/${table}/join`, { data: {} });
    await people[loser].post(`/api/tables/${table}/start`);
    await bothDecide([people[loser], people[winner]].filter(Boolean), table);
    await people[loser].post(`/api/tables/${table}/resign`);
    if (loser === "Ada" && people[winner]) { // something for administrators to read
      const blamed = (await (await people[winner].get("/api/me")).json()).id;
      await people[loser].post(`/api/tables/${table}/report`, { data: { whom: blamed, reason: "Insults me in every game", messages: [] } });
    }
  }
  await own.post("/api/me/friends", { data: { login: "player-1" } });
  await people.Blaise.post("/api/me/friends", { data: { login: "player-0" } });
  await people.Théodore.post("/api/me/friends", { data: { login: "player-0" } });
  execFileSync(process.env.SOIREE ?? resolve(root, ".venv/bin/soiree"), ["admin", "--database", server.database, "grant", "player-0"], { stdio: "ignore" });
  return (await (await people.Blaise.get("/api/me")).json()).id;
}

/** A game of bots that is over: where its result is. */
async function watchToTheEnd(page) {
  await createTable(page, "Watch bots", "Shadows of Macao", "Start", 4);
  await end(page).waitFor({ timeout: 120_000 });
  return new URL(page.url()).pathname;
}

/** A guest in the middle of a game at each table, and some life in the lobby. */
async function sitDown() {
  const { context, page } = await visit("dark", "1280", "en");
  await page.goto("/me");
  await page.getByLabel("Your name").fill("Hélène");
  await page.getByRole("radio", { name: "Emerald" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Hélène" }).waitFor();
  const friend = await fillLeaderboard(context.request);
  await createTable(page, "With friends", "Times Square", "Create table", 2);
  await createTable(page, "Watch bots", "Gatsby", "Start", 2);
  const paths = {};
  for (const { id, name, seats, choices } of TABLES) {
    do await createTable(page, "Play now", name, "Start", seats);
    while (!(await playSome(page, choices)));
    paths[id] = new URL(page.url()).pathname;
  }
  await createTable(page, "Play now", "Shadows of Macao", "Start", 2); // a game that is over, to be reviewed
  await playSome(page, 6);
  const ended = new URL(page.url()).pathname;
  await page.request.post(`/api/tables/${ended.split("/").at(-1)}/resign`);
  const watched = await watchToTheEnd(page);
  const state = await context.storageState();
  await context.close();
  return { state, paths, ended, watched, friend };
}

/** Every screen: what is opened, and when it is ready. A phone shows the whole page of some. */
function screensOf({ paths, ended, watched, friend }) {
  const at = (path, ready) => async (page) => {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
  };
  const analysed = (record) => async (page) => {
    await page.goto("/conduct"); // no analysis is open: what was tried before can be forgotten
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/analysis");
    await page.locator('input[type="file"]').setInputFiles(resolve(root, "tests/records", record));
    await page.locator('.study[data-ready="true"]').waitFor();
    for (let step = 0; step < 8; step++) {
      await page.locator(".study .keys .chip").nth(2).click();
      await page.locator('.study[data-ready="true"]').waitFor();
    }
  };
  return {
    lobby: { open: at("/", "li[data-game]"), whole: true },
    ...Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, { open: async (page) => {
      await at(path, ".prompt.asked:not(.waiting)")(page);
      await asked(page).scrollIntoViewIfNeeded();
    } }])),
    ladder: { open: async (page) => {
      await at("/ladder/times-square", "tr.own")(page);
      await page.locator("aside li").first().waitFor();
    } },
    rules: { open: at("/rules/edgar-lucien", "[data-clause]") },
    learn: { open: at("/learn/macao", "[data-example]"), whole: true },
    guide: { open: async (page) => {
      await at("/learn/gatsby#read-cabaret", "[data-example]")(page);
      await page.locator("[data-example]").last().waitFor();
      await page.locator("#read-cabaret").evaluate((one) => one.scrollIntoView());
    } },
    lesson: { open: at("/learn/gatsby#chain", ".prompt.asked:not(.waiting)") },
    editions: { open: at("/editions/gatsby", '.status[data-state="good"]') },
    replay: { open: async (page) => {
      await page.goto("/");
      await page.locator('input[type="file"]').setInputFiles(record);
      await page.getByRole("slider").fill("60");
    } },
    puzzles: { open: at("/puzzles", "[data-game]"), whole: true },
    ...Object.fromEntries(GAMES.map(({ id }) => [`puzzle-${id}`, { open: at(`/puzzles/${id}`, ".prompt.asked") }])),
    "analysis-start": { open: at("/analysis", 'input[type="file"]') },
    ...Object.fromEntries(GAMES.map(({ id, record }) => [`analysis-${id}`, { open: analysed(record) }])),
    me: { open: at("/me", "h1"), whole: true },
    person: { open: at(`/people/${friend}`, "h1") },
    result: { open: at(ended, ".result") },
    "result-four": { open: at(watched, ".result") },
    admin: { open: at("/admin", "main h1") },
    conduct: { open: at("/conduct", "main h1") },
    privacy: { open: at("/privacy", "main h1") },
  };
}

try {
  const { state, ...places } = await sitDown();
  const screens = Object.entries(screensOf(places)).filter(([name]) => some("screens", [name]).includes(name));
  for (const theme of THEMES) {
    for (const size of some("sizes", Object.keys(SIZES))) {
      for (const language of languagesOf(theme, size)) {
        const { context, page } = await visit(theme, size, language, state);
        for (const [screen, { open, whole = false }] of screens) {
          await open(page);
          await shoot(page, `${screen}-${theme}-${size}${given.languages ? `-${language}` : ""}`, whole && size === "390");
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
