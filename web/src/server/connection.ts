/** The connection to one table. Reconnects, resends what was not acknowledged, and never delivers an older snapshot after a newer one. */
import { ReconnectingSocket, type Socket, type SocketState } from "./reconnecting_socket";
import { read, type Command, type Snapshot, type Refused } from "./protocol";

export type { Socket };
export type ConnectionState = SocketState;

interface Listeners {
  look(look: Snapshot): void;
  refused(refused: Refused, command: Command): void;
  done(command: Command): void;
  state(state: ConnectionState): void;
  malformed(): void;
  shutOut?(): void; // this person is not allowed at this table any more
}

const SHUT_OUT = 4403;
const RESEND = 2500; // ms without an acknowledgement

/** Of a snapshot: the number of the last row, and of one's own decisions. */
type Version = Pick<Snapshot, "number" | "desk">;

interface Sent {
  text: string;
  command: Command;
  tries: number;
}

export class Connection {
  number = 0; // of the latest row received
  desk = 0;
  #socket: ReconnectingSocket;
  #outbox = new Map<string, Sent>();
  #again: ReturnType<typeof setInterval> | undefined;
  #ids = 0;
  #visible = true; // whether the person can see the table: otherwise the server notifies them
  readonly #tag = Math.random().toString(36).slice(2, 10);
  readonly #listeners: Listeners;

  constructor(connect: (since: number) => Socket, listeners: Listeners) {
    this.#listeners = listeners;
    this.#socket = new ReconnectingSocket(() => connect(this.number), {
      opened: () => {
        if (!this.#visible) this.#sendVisibility(); // the server takes a new connection for a visible page
        this.#sendAll();
      },
      message: (text) => this.#receive(text),
      state: (state) => listeners.state(state),
      closed: (code) => code === SHUT_OUT && listeners.shutOut?.(),
    });
  }

  get state(): ConnectionState {
    return this.#socket.state;
  }

  get unanswered(): number {
    return this.#outbox.size;
  }

  open(): void {
    if (this.state !== "closed") this.#again ??= setInterval(() => this.#resend(), RESEND);
    this.#socket.open();
  }

  close(): void {
    clearInterval(this.#again);
    this.#socket.close();
  }

  /** Sends a command; it stays in the outbox until the server has acknowledged it. Returns its id. */
  send(command: Command): string {
    const id = `${this.#tag}-${++this.#ids}`;
    const text = JSON.stringify({ ...command, id });
    this.#outbox.set(id, { text, command, tries: 1 });
    if (this.state === "open") this.#socket.send(text);
    return id;
  }

  setVisible(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    if (this.state === "open") this.#sendVisibility();
  }

  #sendVisibility(): void {
    this.#socket.send(JSON.stringify({ do: "visibility", visible: this.#visible }));
  }

  #sendAll(): void {
    for (const sent of this.#outbox.values()) this.#socket.send(sent.text);
  }

  #resend(): void {
    if (this.state !== "open") return;
    for (const sent of this.#outbox.values()) {
      if (sent.tries++ > 1) this.#socket.send(sent.text); // the first round leaves time for the first try
    }
  }

  #receive(text: string): void {
    const message = read(text);
    if (message === null) {
      this.#listeners.malformed();
      return;
    }
    if (message.type === "look") {
      this.#accept(message);
      for (const id of message.done ?? []) this.#answered(id, (command) => this.#listeners.done(command));
    } else if (message.type === "refused") this.#answered(message.id, (command) => this.#listeners.refused(message, command));
    else if (this.#isNewer(message)) this.#socket.send(JSON.stringify({ do: "resume", since: this.number })); // a snapshot was lost
  }

  #answered(id: string, report: (command: Command) => void): void {
    const sent = this.#outbox.get(id);
    if (!sent) return; // acknowledged before, or of another connection
    this.#outbox.delete(id);
    report(sent.command);
  }

  #isOlder({ number, desk }: Version): boolean {
    return number < this.number || (number === this.number && desk < this.desk);
  }

  #isNewer({ number, desk }: Version): boolean {
    return number > this.number || (number === this.number && desk > this.desk);
  }

  #accept(look: Snapshot): void {
    if (look.since > this.number) {
      this.#socket.send(JSON.stringify({ do: "resume", since: this.number })); // a gap: ask for the rows from there
      return;
    }
    this.#socket.send(JSON.stringify({ do: "ack", number: look.number, desk: look.desk }));
    if (this.#isOlder(look)) return; // late
    const rows = look.rows.filter((row) => row.number > this.number);
    this.number = look.number;
    this.desk = look.desk;
    this.#listeners.look({ ...look, rows });
  }
}
