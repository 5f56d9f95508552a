/** The API of notifications: where a person is notified, of what, and when not. */
import { ask, askFor, has, listOf, object } from "../../server/api";
import type { components } from "../../server/schema";
import type { Language } from "../../lib/settings.svelte";

type Schemas = components["schemas"];
export type Channel = Schemas["ChannelInfo"];
export type Kind = Channel["wants"][number];
export type Quiet = Schemas["Quiet"];
export type NotificationSettings = Schemas["NotificationSettings"];

/** In the order in which they matter. */
export const KINDS: Kind[] = ["turn", "clock", "over", "invitation", "chat"];
/** What a new channel notifies of. */
export const USUAL: Kind[] = ["turn", "clock", "over", "invitation"];

const channel = (value: unknown) => has("id", "kind", "address", "label")(value) && object(value) && Array.isArray(value.wants);
const settings = (value: unknown) => has("push_key")(value) && object(value) && listOf(channel)(value.channels);
const webhook = (value: unknown) => has("secret")(value) && object(value) && channel(value.channel);
const PATH = "/api/me/notifications";
const of = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const channels = {
  settings: () => askFor<NotificationSettings>("GET", PATH, settings),
  addBrowser: (subscription: PushSubscriptionJSON, language: Language) =>
    askFor<Channel>("POST", `${PATH}/push`, channel, { endpoint: subscription.endpoint, keys: subscription.keys, wants: USUAL, language }),
  addEmail: (address: string, language: Language) => askFor<Channel>("POST", `${PATH}/email`, channel, { address, wants: USUAL, language }),
  addWebhook: (url: string, language: Language) => askFor<Schemas["Webhook"]>("POST", `${PATH}/webhook`, webhook, { url, wants: USUAL, language }),
  change: async (id: string, wants: Kind[], language: Language) => void (await ask("PATCH", of(id), { wants, language })),
  remove: async (id: string) => void (await ask("DELETE", of(id))),
  test: async (id: string) => void (await ask("POST", `${of(id)}/test`)),
  setQuiet: async (quiet: Quiet | null) => void (await ask("PUT", `${PATH}/quiet`, { quiet })),
  follow: async (purpose: "confirm" | "unsubscribe", token: string) => void (await ask("POST", `/api/${purpose}/${encodeURIComponent(token)}`)),
};
