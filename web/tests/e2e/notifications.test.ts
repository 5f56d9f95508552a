/** Notifications: asked for on the own page, shown by the service worker, ended by a link in an e-mail. */
import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { becomeAccount, comeIn, look, playTurn, together } from "./by_http";
import { clean, DRESSES, SIZES } from "./axe";
import { mailbox, pushService } from "./receivers";
import { ownServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

const LONG = 300_000;
const mail = await mailbox();
const browser = await pushService();
const server = ownServer("--private-targets", "--notification-delay", "0", "--smtp", `smtp://127.0.0.1:${mail.port}`, "--mail-from", "soiree@play.example", "--public-url", "https://play.example");
afterAll(() => [mail, browser].forEach((one) => one.close()));

const part = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });

/** A browser of this page whose push service is ours: Chromium's own is on the internet. */
async function visitor(options = {}): Promise<Page> {
  const page = await server.visit({ serviceWorkers: "allow", ...options });
  await page.context().grantPermissions(["notifications"], { origin: server.url });
  await page.context().addInitScript((subscription) => {
    let subscribed = sessionStorage.getItem("subscribed") !== null;
    const fake = {
      options: {},
      toJSON: () => subscription,
      unsubscribe: async () => {
        subscribed = false;
        sessionStorage.removeItem("subscribed");
        return true;
      },
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" }); // without a window, Chromium says "denied" whatever holds
    PushManager.prototype.getSubscription = async () => (subscribed ? (fake as unknown as PushSubscription) : null);
    PushManager.prototype.subscribe = async () => {
      subscribed = true;
      sessionStorage.setItem("subscribed", "");
      return fake as unknown as PushSubscription;
    };
  }, browser.subscription);
  return page;
}

/** Gives a message to the service worker, as the browser does when it comes from the push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && done(registrations[0].registrationId)));
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId: await registered, data });
}

interface Shown {
  title: string;
  options: { body: string; tag: string; renotify: boolean; data: { path: string; id: string } };
}

/** A notification that the browser shows. */
interface Listed {
  title: string;
  body: string;
  tag: string;
}

/**
 * What the service worker shows, and which page a click on it opens. The packed browser has no notifications: what it would show is taken from the call.
 * A whole Chromium, named by CHROMIUM, does show them: `listed` is what it says of them then.
 */
async function shownFor(page: Page, message: string, before: Shown[] = []): Promise<{ shown: Shown; opened: string; listed: Listed[] | null }> {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  await worker.evaluate((earlier) => {
    const scope = self as unknown as { news: Promise<Shown>; registration: { showNotification(title: string, options: Shown["options"]): Promise<void>; getNotifications(filter: { tag: string }): Promise<Shown["options"][]> } };
    const { registration } = scope;
    const shows = Notification.permission === "granted";
    const show = Object.getPrototypeOf(registration).showNotification.bind(registration) as typeof registration.showNotification;
    if (!shows) registration.getNotifications = async ({ tag }) => earlier.map(({ options }) => options).filter((one) => one.tag === tag);
    scope.news = new Promise((done, fail) => {
      registration.showNotification = async (title, options) => {
        if (shows) await show(title, options).catch(fail);
        done({ title, options });
      };
    });
  }, before);
  await deliver(page, message);
  return worker.evaluate(async () => {
    const scope = self as unknown as EventTarget & { news: Promise<Shown>; clients: { openWindow(url: string): Promise<null> }; registration: { getNotifications(filter: { tag: string }): Promise<Listed[]> } };
    const shown = await scope.news;
    const listed = Notification.permission === "granted" ? (await scope.registration.getNotifications({ tag: shown.options.tag })).map(({ title, body, tag }) => ({ title, body, tag })) : null;
    const opened = new Promise<string>((done) => {
      scope.clients.openWindow = async (url) => (done(url), null);
    });
    const notification = { close: () => undefined, data: shown.options.data };
    scope.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined }));
    return { shown, opened: await opened, listed };
  });
}

it("a turn is shown by the service worker, and a click opens the table", { timeout: LONG }, async () => {
  const [page, blaise] = [await visitor(), await server.visit()];
  await comeIn(page.request, "Ada");
  await comeIn(blaise.request, "Blaise");
  await page.goto("/me");
  await part(page).getByRole("button", { name: "Notify me in this browser" }).click();
  const here = part(page).getByRole("group", { name: "Notifications: This browser" });
  await here.getByLabel("Chat").check();
  await expect.poll(() => here.getByLabel("Chat").isEnabled()).toBe(true);
  await part(page).getByRole("button", { name: "Send a test: This browser" }).click();
  expect(JSON.parse(await browser.next())).toMatchObject({ kind: "test", title: "Notifications work", path: "/me" });

  const table = await together(page.request, blaise.request, { game: "gatsby" });
  if ((await look(page.request, table)).moves.length === 0) await playTurn(blaise.request, table);
  const message = await browser.next();
  const { shown, opened, listed } = await shownFor(page, message);
  if (listed) expect(listed).toEqual([{ title: "It’s your turn in Gatsby", body: "With Blaise", tag: `${table}:turn` }]);
  expect(shown).toMatchObject({ title: "It’s your turn in Gatsby", options: { body: "With Blaise", tag: `${table}:turn`, renotify: true } });
  const again = await shownFor(page, message, [shown]);
  expect(again.shown.options.renotify, "sent twice").toBe(false);
  const later = await shownFor(page, JSON.stringify({ ...(JSON.parse(message) as object), id: "another turn" }), [shown]);
  expect(later.shown.options.renotify, "the next turn, although the last one is still shown").toBe(true);
  expect(opened).toBe(`${server.url}/table/${table}`);

  await part(page).getByRole("button", { name: "Remove: This browser" }).click();
  await part(page).getByRole("button", { name: "Notify me in this browser" }).waitFor();
  expect(await (await page.request.get("/api/me/notifications")).json()).toMatchObject({ channels: [] });
});

it("a browser whose push service gives it another address is notified there, of the same", { timeout: LONG }, async () => {
  const page = await visitor();
  await comeIn(page.request, "Ada");
  await page.request.post("/api/me/notifications/push", { data: { ...browser.subscription, wants: ["turn", "chat"], language: "fr" } });
  const listed = async () => ((await (await page.request.get("/api/me/notifications")).json()) as { channels: { id: string; wants: string[]; language: string }[] }).channels;
  const [before] = await listed();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const worker = page.context().serviceWorkers()[0]!;
  const other = { ...browser.subscription, endpoint: `${browser.subscription.endpoint}/other` };
  await worker.evaluate(async (subscription) => {
    let work: Promise<void> | undefined;
    const newSubscription = { toJSON: () => ({ ...subscription, expirationTime: null }) };
    const waitUntil = (promise: Promise<void>) => (work = promise);
    self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), { newSubscription, waitUntil }));
    await work;
  }, other);
  const [after, ...more] = await listed();
  expect(more).toEqual([]);
  expect(after).toMatchObject({ wants: before!.wants, language: "fr" });
  expect(after!.id).not.toBe(before!.id);
  await page.request.post(`/api/me/notifications/${after!.id}/test`);
  expect(JSON.parse(await browser.next())).toMatchObject({ kind: "test" });
});

it("who has the table open in a background tab is notified", { timeout: LONG }, async () => {
  const [page, blaise] = [await visitor(), await server.visit()];
  await comeIn(page.request, "Ada");
  await comeIn(blaise.request, "Blaise");
  await page.request.post("/api/me/notifications/push", { data: { ...browser.subscription, wants: ["turn"] } });
  const table = await together(page.request, blaise.request, { game: "gatsby" });
  const socket = page.waitForEvent("websocket", (one) => one.url().includes(table));
  await page.goto(`/table/${table}`);
  const reported = async (visible: boolean) => {
    const sent = (await socket).waitForEvent("framesent", ({ payload }) => payload === JSON.stringify({ do: "visibility", visible }));
    await page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state }); // without a window, no tab is ever hidden
      document.dispatchEvent(new Event("visibilitychange"));
    }, visible ? "visible" : "hidden");
    await sent;
  };
  await page.locator(".prompt").first().waitFor();
  await reported(false);
  if ((await look(page.request, table)).moves.length > 0) await playTurn(page.request, table);
  await playTurn(blaise.request, table);
  expect(JSON.parse(await browser.next())).toMatchObject({ kind: "turn", path: `/table/${table}` });
  await reported(true);
});

describe.each([WIDTHS[0]!, WIDTHS[2]!])("$width wide", (viewport) => {
  it("e-mail is asked for, confirmed and ended by links; a webhook shows its key once; quiet hours are kept", { timeout: LONG }, async () => {
    const page = await visitor({ viewport });
    await becomeAccount(page.request, "Ada");
    const pathIn = (text: string, purpose: string) => new RegExp(`https://play\\.example(/${purpose}/\\S+)`).exec(text)![1]!;
    await page.goto("/me");
    const add = (label: RegExp) => part(page).locator("form").filter({ has: page.getByLabel(label) });
    await add(/^Email/).getByRole("textbox").fill("ada@mail.example");
    await add(/^Email/).getByRole("button", { name: "Add" }).click();
    await part(page).getByText("Not confirmed yet").waitFor();
    const confirm = pathIn(await mail.next(), "confirm");
    await add(/^Webhook/).getByRole("textbox").fill("https://hook.example/");
    await add(/^Webhook/).getByRole("button", { name: "Add" }).click();
    await part(page).getByText("it will not be shown again").waitFor();
    await part(page).getByLabel("Quiet hours").check();
    await part(page).getByLabel("Until").fill("07:15");
    await expect.poll(async () => ((await (await page.request.get("/api/me/notifications")).json()) as { quiet: { ends: string } }).quiet.ends).toBe("07:15");
    expect(await hardships(page)).toEqual([]);

    await page.goto(confirm);
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("Your address is confirmed").waitFor();
    expect(await hardships(page)).toEqual([]);
    await page.getByRole("link", { name: "Your page" }).first().click();
    await part(page).getByRole("button", { name: "Send a test: ada@mail.example" }).click();
    await page.goto(pathIn(await mail.next(), "unsubscribe"));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByText("You will receive no more emails").waitFor();
    await page.goto("/me");
    await part(page).getByText("hook.example").waitFor();
    expect(await part(page).getByText("ada@mail.example").count()).toBe(0);
  });
});

it("axe finds nothing on the page of a link in an e-mail, which refuses a wrong one", async () => {
  const page = await visitor();
  await page.goto("/unsubscribe/x.y");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByText("This link is invalid or has expired.").waitFor();
  await clean(page, "link in an e-mail", DRESSES.slice(0, 1));
});

it.each(SIZES)("axe finds nothing on the settings at %o", { timeout: LONG }, async (viewport) => {
  const page = await visitor({ viewport });
  await becomeAccount(page.request, "Ada");
  await page.request.post("/api/me/notifications/webhook", { data: { url: "https://hook.example/", wants: ["turn"] } });
  await page.goto("/me");
  await part(page).getByText("hook.example").waitFor();
  await clean(page, "settings of notifications", DRESSES.slice(1, 3)); // both languages, both themes
});

it("the page itself opens without the server, from what the service worker has kept", { timeout: LONG }, async () => {
  const page = await server.visit({ serviceWorkers: "allow" });
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload(); // what it needs is kept now
  await page.getByRole("button", { name: "Play now: Times Square" }).waitFor();
  await server.process.stop();
  await page.reload();
  await page.getByText(/is not responding/).first().waitFor();
});
