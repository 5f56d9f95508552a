/** The person who uses this page: a guest until they log in. */
import { api, type Me, Trouble } from "./api";
import { newGuestName } from "../words/guest_name";
import { settings } from "../lib/settings.svelte";
import { t } from "../words/words.svelte";

export const COLOURS = ["brass", "emerald", "neon", "vermilion", "jade", "copper", "azure", "violet"] as const;
const NAMELESS = new Set(["Guest", "Convive", "Invité"]); // what earlier pages called everybody

class Visitor {
  me = $state.raw<Me | null>(null);
  #looking: Promise<void> | null = null;
  #coming: Promise<Me> | null = null;
  #suggested = "";

  /** Whether this guest has not been asked for a name yet. */
  get unnamed(): boolean {
    return this.me === null ? !settings.named : this.me.kind === "guest" && (!settings.named || NAMELESS.has(this.me.name));
  }

  /** The name that is suggested to a guest without one: the same as long as the page is open. */
  get suggested(): string {
    return this.me && !NAMELESS.has(this.me.name) ? this.me.name : (this.#suggested ||= newGuestName());
  }

  /** What the page calls this person. */
  get name(): string {
    return this.me?.name ?? t("guest");
  }

  /** The person of the session cookie, if there is one. */
  look(): Promise<void> {
    this.#looking = this.#ask();
    return this.#looking;
  }

  /** The same, asked once. */
  known(): Promise<void> {
    return (this.#looking ??= this.#ask());
  }

  async #ask(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Trouble) || error.kind !== "refused") {
        this.#looking = null; // the next caller requests it again
        throw error;
      }
      this.me = null; // not being signed in is no error
    }
  }

  /** The person that the server knows; a first visit creates a guest. */
  async present(name = this.suggested): Promise<Me> {
    await this.#looking?.catch(() => undefined); // somebody who returns does not become a new guest, however late the server answers
    if (this.me) return this.me;
    this.#coming ??= api.comeIn(name, COLOURS[0]).finally(() => (this.#coming = null));
    this.me = await this.#coming;
    return this.me;
  }

  /** A guest has been asked for a name, in passing. */
  async introduce(name: string): Promise<void> {
    const wished = name.trim();
    const me = await this.present(wished || this.suggested);
    const chosen = wished || this.suggested; // for somebody who returns: their present name
    if (me.name !== chosen) this.me = await api.rename(chosen, me.colour);
    settings.named = true;
  }

  async rename(name: string, colour: string): Promise<void> {
    await this.#looking?.catch(() => undefined);
    this.me = this.me ? await api.rename(name, colour) : await api.comeIn(name, colour);
    settings.named = true;
  }
}

export const visitor = new Visitor();
