/** Who is playing here: a guest until they say more. */
import { api, type Me, Trouble } from "./api";
import { t } from "./words.svelte";

export const COLOURS = ["brass", "emerald", "neon", "vermilion", "jade", "copper", "azure", "violet"] as const;

class Visitor {
  me = $state.raw<Me | null>(null);
  #coming: Promise<Me> | null = null;

  /** Who the cookie says we are, if anybody. */
  async look(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Trouble) || error.kind !== "refused") throw error; // a stranger is no trouble
    }
  }

  /** Somebody the house knows: whoever comes for the first time is let in as a guest. */
  async present(): Promise<Me> {
    if (this.me) return this.me;
    this.#coming ??= api.comeIn(t("guest"), COLOURS[0]).finally(() => (this.#coming = null));
    this.me = await this.#coming;
    return this.me;
  }

  async rename(name: string, colour: string): Promise<void> {
    this.me = this.me ? await api.rename(name, colour) : await api.comeIn(name, colour);
  }
}

export const visitor = new Visitor();
