/** Passkeys: the API of the server, and the browser's part. Loaded by those who use one. */
import { ask, askFor, has, listOf, object, Trouble, type Me } from "../../server/api";
import type { components } from "../../server/schema";

type Schemas = components["schemas"];
export type Passkey = Schemas["PasskeyInfo"];
export type Passkeys = Schemas["Passkeys"];

const PATH = "/api/me/passkeys";
const passkey = has("id", "label");
const of = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Whether this browser knows passkeys. */
export const able = (): boolean => "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** What the browser has made; a person who changes their mind gets null. */
async function made(ceremony: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ceremony;
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as unknown) : null;
  } catch {
    return null;
  }
}

export const passkeys = {
  list: () => askFor<Passkeys>("GET", PATH, (value) => has("origin")(value) && object(value) && listOf(passkey)(value.passkeys)),
  /** Null if the person or the browser has given up. */
  add: async (passphrase: string, label: string): Promise<Passkey | null> => {
    const options = await askFor<PublicKeyCredentialCreationOptionsJSON>("POST", `${PATH}/options`, has("challenge"), { passphrase });
    const credential = await made(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));
    return credential === null ? null : askFor<Passkey>("POST", PATH, passkey, { label, credential });
  },
  rename: async (id: string, label: string) => void (await ask("PATCH", of(id), { label })),
  remove: async (id: string) => void (await ask("DELETE", of(id))),
  logIn: async (): Promise<Me> => {
    const options = await askFor<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/login/passkey/options", has("challenge"));
    const credential = await made(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
    if (credential === null) throw new Trouble("refused", "", "", { id: "reason-bad-passkey", about: {} });
    return askFor<Me>("POST", "/api/login/passkey", has("id", "name"), { credential });
  },
};
