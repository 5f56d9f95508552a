/** The line to one table: it comes back by itself, sends again what was not answered, and never shows an old look after a newer one. */
import { read, type Command, type Look, type Refused } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Ears {
  look(look: Look): void;
  refused(refused: Refused, command: Command): void;
  done(command: Command): void;
  state(state: LineState): void;
  nonsense(): void;
}

const RESEND = 2500; // ms without an answer
const SILENCE = 25_000; // ms without a word before we ask
const PATIENCE = 8000; // ms to answer when asked
const OPENING = 12_000; // ms for a line to open: nothing else would tell us that it never will
const WAITS = [300, 700, 1500, 3000, 6000, 10_000]; // ms before the next try

interface Sent {
  text: string;
  command: Command;
  tries: number;
}

export class Line {
  number = 0; // rows we have, up to here
  desk = 0;
  #wire: Wire | null = null;
  #outbox = new Map<string, Sent>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setInterval> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #state: LineState = "connecting";
  #ids = 0;
  readonly #tag = Math.random().toString(36).slice(2, 10);
  readonly #connect: (since: number) => Wire;
  readonly #ears: Ears;

  constructor(connect: (since: number) => Wire, ears: Ears) {
    this.#connect = connect;
    this.#ears = ears;
  }

  get state(): LineState {
    return this.#state;
  }

  get unanswered(): number {
    return this.#outbox.size;
  }

  open(): void {
    clearTimeout(this.#timer);
    if (this.#state === "closed" || this.#wire) return;
    this.#again ??= setInterval(() => this.#resend(), RESEND);
    let wire: Wire;
    try {
      wire = this.#connect(this.number);
    } catch {
      this.#lose();
      return;
    }
    this.#wire = wire;
    this.#quiet = setTimeout(() => this.#hangUp(), OPENING);
    wire.onopen = () => {
      this.#tries = 0;
      this.#become("open");
      this.#listenForSilence();
      for (const sent of this.#outbox.values()) wire.send(sent.text);
    };
    wire.onmessage = ({ data }) => {
      this.#listenForSilence();
      this.#hear(typeof data === "string" ? data : "");
    };
    wire.onclose = () => {
      if (this.#wire !== wire) return;
      this.#wire = null;
      this.#lose();
    };
  }

  close(): void {
    this.#state = "closed";
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    clearInterval(this.#again);
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  /** Sends a command; it stays in the outbox until the house has answered it. Returns its id. */
  send(command: Command): string {
    const id = `${this.#tag}-${++this.#ids}`;
    const text = JSON.stringify({ ...command, id });
    this.#outbox.set(id, { text, command, tries: 1 });
    if (this.#state === "open") this.#wire?.send(text);
    return id;
  }

  #become(state: LineState): void {
    if (this.#state === state || this.#state === "closed") return;
    this.#state = state;
    this.#ears.state(state);
  }

  #lose(): void {
    clearTimeout(this.#quiet);
    this.#become("lost");
    if (this.#state === "closed") return;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
  }

  #listenForSilence(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#wire?.send('{"do":"ping"}');
      this.#quiet = setTimeout(() => this.#hangUp(), PATIENCE);
    }, SILENCE);
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    this.#lose();
  }

  #resend(): void {
    if (this.#state !== "open") return;
    for (const sent of this.#outbox.values()) {
      if (sent.tries++ > 1) this.#wire?.send(sent.text); // the first round gives the first try its time
    }
  }

  #hear(text: string): void {
    const heard = read(text);
    if (heard === null) {
      this.#ears.nonsense();
      return;
    }
    if (heard.type === "look") {
      this.#see(heard);
      for (const id of heard.done ?? []) this.#answered(id, (command) => this.#ears.done(command));
    } else if (heard.type === "refused") this.#answered(heard.id, (command) => this.#ears.refused(heard, command));
  }

  #answered(id: string, tell: (command: Command) => void): void {
    const sent = this.#outbox.get(id);
    if (!sent) return; // answered before, or not ours
    this.#outbox.delete(id);
    tell(sent.command);
  }

  #see(look: Look): void {
    if (look.since > this.number) {
      this.#wire?.send(JSON.stringify({ do: "resume", since: this.number })); // a gap: tell us from there
      return;
    }
    this.#wire?.send(JSON.stringify({ do: "ack", number: look.number, desk: look.desk }));
    if (look.number < this.number || (look.number === this.number && look.desk < this.desk)) return; // late
    const rows = look.rows.filter((row) => row.number > this.number);
    this.number = look.number;
    this.desk = look.desk;
    this.#ears.look({ ...look, rows });
  }
}
