/** The connection to one table. Reconnects, resends what was not acknowledged, and never delivers an older look after a newer one. */
import { read, type Command, type Look, type Refused } from "./protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Listeners {
  look(look: Look): void;
  refused(refused: Refused, command: Command): void;
  done(command: Command): void;
  state(state: ConnectionState): void;
  malformed(): void;
}

const RESEND = 2500; // ms without an acknowledgement
const SILENCE = 25_000; // ms without a message before a ping
const PONG = 8000; // ms to answer a ping
const OPENING = 12_000; // ms for a socket to open; nothing else reports that it never will
const WAITS = [300, 700, 1500, 3000, 6000, 10_000]; // ms before the next try

/** Of a look: the number of the last row, and of one's own decisions. */
type Version = Pick<Look, "number" | "desk">;

interface Sent {
  text: string;
  command: Command;
  tries: number;
}

export class Connection {
  number = 0; // of the latest row received
  desk = 0;
  #socket: Socket | null = null;
  #outbox = new Map<string, Sent>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setInterval> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #state: ConnectionState = "connecting";
  #ids = 0;
  readonly #tag = Math.random().toString(36).slice(2, 10);
  readonly #connect: (since: number) => Socket;
  readonly #listeners: Listeners;

  constructor(connect: (since: number) => Socket, listeners: Listeners) {
    this.#connect = connect;
    this.#listeners = listeners;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  get unanswered(): number {
    return this.#outbox.size;
  }

  open(): void {
    clearTimeout(this.#timer);
    if (this.#state === "closed" || this.#socket) return;
    this.#again ??= setInterval(() => this.#resend(), RESEND);
    let socket: Socket;
    try {
      socket = this.#connect(this.number);
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    this.#quiet = setTimeout(() => this.#drop(), OPENING);
    socket.onopen = () => {
      this.#tries = 0;
      this.#setState("open");
      this.#watchForSilence();
      for (const sent of this.#outbox.values()) socket.send(sent.text);
    };
    socket.onmessage = ({ data }) => {
      this.#watchForSilence();
      this.#receive(typeof data === "string" ? data : "");
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost();
    };
  }

  close(): void {
    this.#state = "closed";
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    clearInterval(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Sends a command; it stays in the outbox until the server has acknowledged it. Returns its id. */
  send(command: Command): string {
    const id = `${this.#tag}-${++this.#ids}`;
    const text = JSON.stringify({ ...command, id });
    this.#outbox.set(id, { text, command, tries: 1 });
    if (this.#state === "open") this.#socket?.send(text);
    return id;
  }

  #setState(state: ConnectionState): void {
    if (this.#state === state || this.#state === "closed") return;
    this.#state = state;
    this.#listeners.state(state);
  }

  #lost(): void {
    clearTimeout(this.#quiet);
    this.#setState("lost");
    if (this.#state === "closed") return;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
  }

  #watchForSilence(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#socket?.send('{"do":"ping"}');
      this.#quiet = setTimeout(() => this.#drop(), PONG);
    }, SILENCE);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }

  #resend(): void {
    if (this.#state !== "open") return;
    for (const sent of this.#outbox.values()) {
      if (sent.tries++ > 1) this.#socket?.send(sent.text); // the first round leaves time for the first try
    }
  }

  #receive(text: string): void {
    const heard = read(text);
    if (heard === null) {
      this.#listeners.malformed();
      return;
    }
    if (heard.type === "look") {
      this.#accept(heard);
      for (const id of heard.done ?? []) this.#answered(id, (command) => this.#listeners.done(command));
    } else if (heard.type === "refused") this.#answered(heard.id, (command) => this.#listeners.refused(heard, command));
    else if (this.#isNewer(heard)) this.#socket?.send(JSON.stringify({ do: "resume", since: this.number })); // a look was lost
  }

  #answered(id: string, tell: (command: Command) => void): void {
    const sent = this.#outbox.get(id);
    if (!sent) return; // acknowledged before, or of another connection
    this.#outbox.delete(id);
    tell(sent.command);
  }

  #isOlder({ number, desk }: Version): boolean {
    return number < this.number || (number === this.number && desk < this.desk);
  }

  #isNewer({ number, desk }: Version): boolean {
    return number > this.number || (number === this.number && desk > this.desk);
  }

  #accept(look: Look): void {
    if (look.since > this.number) {
      this.#socket?.send(JSON.stringify({ do: "resume", since: this.number })); // a gap: ask for the rows from there
      return;
    }
    this.#socket?.send(JSON.stringify({ do: "ack", number: look.number, desk: look.desk }));
    if (this.#isOlder(look)) return; // late
    const rows = look.rows.filter((row) => row.number > this.number);
    this.number = look.number;
    this.desk = look.desk;
    this.#listeners.look({ ...look, rows });
  }
}
