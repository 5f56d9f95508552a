/** A set of Fluent files in one language. Pure, so that it can be tested without a page. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** An id of the words files with its variables: numbers, texts, texts by language, further messages, lists of messages. */
export interface Message {
  id: string;
  about: Record<string, unknown>;
}

export type About = Record<string, FluentVariable>;

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && typeof (value as Message).id === "string";
}

export class Voice {
  readonly language: string;
  #bundle: FluentBundle;
  #list: Intl.ListFormat;

  constructor(language: string, ...sources: string[]) {
    this.language = language;
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The words; a message that is missing shows its id rather than nothing. */
  say(id: string, about: About = {}): string {
    const value = this.#bundle.getMessage(id)?.value;
    if (!value) return id;
    const problems: Error[] = [];
    return this.#bundle.formatPattern(value, about, problems);
  }

  /** Whether a message can be said with these variables: none that it mentions is missing. */
  isComplete(id: string, about: About = {}): boolean {
    const value = this.#bundle.getMessage(id)?.value;
    const problems: Error[] = [];
    if (value) this.#bundle.formatPattern(value, about, problems);
    return Boolean(value) && problems.length === 0;
  }

  /** A message of the games, with the players' names. */
  tell(message: Message, names: readonly string[]): string {
    const about = message.about ?? {};
    if (message.id === "player") return names[Number(about.seat)] ?? "?";
    return this.say(message.id, Object.fromEntries(Object.entries(about).map(([name, value]) => [name, this.#said(value, names)])));
  }

  #said(value: unknown, names: readonly string[]): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) {
      const parts = value.map((one) => String(this.#said(one, names)));
      return this.#list.format(parts);
    }
    if (isMessage(value)) return this.tell(value, names);
    return String((value as Record<string, unknown> | null)?.[this.language] ?? value);
  }
}
