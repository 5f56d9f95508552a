/** Who is playing here: a guest until they say more. */
import { api, type Me, Trouble } from "./api";
import { t } from "./words.svelte";

export const COLOURS = ["brass", "emerald", "neon", "vermilion", "jade", "copper", "azure", "violet"] as const;

class Visitor {
  me = $state.raw<Me | null>(null);
  #looking: Promise<void> | null = null;
  #coming: Promise<Me> | null = null;

  /** Who the cookie says we are, if anybody. */
  look(): Promise<void> {
    this.#looking = this.#ask();
    return this.#looking;
  }

  async #ask(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Trouble) || error.kind !== "refused") throw error; // a stranger is no trouble
    }
  }

  /** Somebody the server knows: whoever comes for the first time is let in as a guest. */
  async present(): Promise<Me> {
    await this.#looking?.catch(() => undefined); // who comes back is no new guest, however late the server says so
    if (this.me) return this.me;
    this.#coming ??= api.comeIn(t("guest"), COLOURS[0]).finally(() => (this.#coming = null));
    this.me = await this.#coming;
    return this.me;
  }

  async rename(name: string, colour: string): Promise<void> {
    await this.#looking?.catch(() => undefined);
    this.me = this.me ? await api.rename(name, colour) : await api.comeIn(name, colour);
  }
}

export const visitor = new Visitor();
