/** The safety of an account: passphrase, recovery codes, devices, and passkeys of a virtual authenticator. */
import { expect, it } from "vitest";
import type { CDPSession, Page } from "playwright-core";
import { becomeAccount } from "./by_http";
import { clean, SIZES } from "./axe";
import { sharedServer } from "./visits";
import { hardships } from "./widths";

const server = sharedServer();
const LONG = 300_000;
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const named = () => server.url.replace("127.0.0.1", "localhost"); // browsers make no passkeys for hosts without a name

interface Authenticator {
  cdp: CDPSession;
  id: string;
}

/** An authenticator that is built into the device and that knows its owner. */
async function authenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } as const;
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", { options });
  return { cdp, id: authenticatorId };
}

/** The keys of one authenticator in another, as a password manager carries them to another device. */
async function carry(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.cdp.send("WebAuthn.getCredentials", { authenticatorId: from.id });
  for (const credential of credentials) await to.cdp.send("WebAuthn.addCredential", { authenticatorId: to.id, credential });
}

async function addPasskey(page: Page, name: string, passphrase: string): Promise<void> {
  const safety = part(page, "Security");
  await safety.getByRole("button", { name: "Add a passkey" }).click();
  await safety.getByLabel("Name of the passkey").fill(name);
  await safety.getByLabel("Current passphrase").fill(passphrase);
  await safety.getByRole("button", { name: "Add a passkey" }).last().click();
}

async function logOut(page: Page): Promise<void> {
  await part(page, "Account").getByRole("button", { name: "Log out" }).click();
  await part(page, "Account").getByRole("button", { name: "I have an account" }).waitFor();
}

async function logInByPasskey(page: Page): Promise<void> {
  await page.goto("/me");
  await part(page, "Account").getByRole("button", { name: "I have an account" }).click();
  await part(page, "Account").getByRole("button", { name: "Use a passkey" }).click();
}

it("passkeys: add one, log in on a second device, lose one, remove one", { timeout: LONG }, async () => {
  const [page, other] = [await server.visit({ baseURL: named(), viewport: SIZES[1]! }), await server.visit({ baseURL: named() })];
  const { login } = await becomeAccount(page.request, "Ada");
  const here = await authenticator(page);
  await page.goto("/me");
  const safety = part(page, "Security");
  await addPasskey(page, "Phone", "wrong one");
  await safety.getByText("The old passphrase is wrong.").waitFor();
  await safety.getByLabel("Current passphrase").fill("long enough");
  await safety.getByRole("button", { name: "Add a passkey" }).last().click();
  await safety.getByText("Phone").waitFor();
  await clean(page, "safety", [{ theme: "light", language: "fr" }, { theme: "dark", language: "en" }]);
  expect(await hardships(page)).toEqual([]);

  // a second device, to which the key was carried
  const there = await authenticator(other);
  await carry(here, there);
  await logInByPasskey(other);
  await part(other, "Account").getByText(login).waitFor();
  await part(other, "Security").getByText(/^Phone/).waitFor();
  await part(other, "Security").getByText("last used on").waitFor();

  // a signature is worth nothing a second time, and nothing for somebody else's request
  const replayed = await other.evaluate(async () => {
    const post = (path: string, data: unknown) => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) });
    const options = (await (await post("/api/login/passkey/options", undefined)).json()) as PublicKeyCredentialRequestOptionsJSON;
    const credential = (await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })) as PublicKeyCredential;
    const signed = credential.toJSON() as { response: Record<string, string> };
    const forged = { ...signed, response: { ...signed.response, signature: signed.response.clientDataJSON } };
    return [(await post("/api/login/passkey", { credential: forged })).status, (await post("/api/login/passkey", { credential: signed })).status, (await post("/api/me/passkeys", { label: "x", credential: signed })).status];
  });
  expect(replayed).toEqual([409, 409, 409]);

  // another name, another key; the first one is lost and removed
  await safety.getByRole("button", { name: "Rename the passkey: Phone" }).click();
  await safety.getByLabel("Name of the passkey").fill("Lost phone");
  await safety.getByRole("button", { name: "Save" }).click();
  await safety.getByText("Lost phone").waitFor();
  await here.cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: here.id });
  await authenticator(page);
  await addPasskey(page, "Key ring", "long enough");
  await safety.getByText("Key ring").waitFor();
  await safety.getByRole("button", { name: "Remove the passkey: Lost phone" }).click();
  await safety.getByText("Lost phone").waitFor({ state: "detached" });
  await logOut(other);
  await logInByPasskey(other);
  await part(other, "Account").getByText("This server does not know this passkey.").waitFor();
  await logOut(page);
  await logInByPasskey(page);
  await part(page, "Account").getByText(login).waitFor();
});

it("another passphrase logs all other devices out, and new codes replace the old ones", { timeout: LONG }, async () => {
  const [page, other] = [await server.visit({ viewport: SIZES[0]! }), await server.visit()];
  const { login, passphrase } = await becomeAccount(page.request, "Ada");
  await other.request.post("/api/login", { data: { login, passphrase } });
  await page.goto("/me");
  const safety = part(page, "Security");
  await safety.getByText("Passkeys do not work at this address").waitFor();
  await safety.getByRole("button", { name: "New recovery codes" }).click();
  await safety.getByLabel("Current passphrase").fill(passphrase);
  await safety.getByRole("button", { name: "Create new codes" }).click();
  await safety.getByText("Write these codes down").waitFor();
  const code = (await safety.locator("code").first().textContent())!;
  await safety.getByRole("button", { name: "Change passphrase" }).click();
  await safety.getByLabel("Current passphrase").fill(passphrase);
  await safety.getByLabel("New passphrase").fill("battery staple");
  await safety.getByRole("button", { name: "Change passphrase and log out everywhere else" }).click();
  await safety.getByText("All other devices are logged out.").waitFor();
  expect((await other.request.get("/api/me")).status()).toBe(401);
  expect((await page.request.get("/api/me")).status()).toBe(200);
  expect((await other.request.post("/api/recover", { data: { login, code, passphrase: "correct horse" } })).status()).toBe(201);
  expect((await page.request.get("/api/me")).status()).toBe(401);
});
