/** A WebSocket that reconnects after every loss, and detects a dead connection by pings. */

export type SocketState = "connecting" | "open" | "lost" | "closed";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Listeners {
  opened(): void;
  message(text: string): void;
  state(state: SocketState): void;
  closed?(code: number): void; // by the server
}

const SILENCE = 25_000; // ms without a message before a ping
const PONG = 8000; // ms to answer a ping
const OPENING = 12_000; // ms for a socket to open; nothing else reports that it never will
const WAITS = [300, 700, 1500, 3000, 6000, 10_000]; // ms before the next try

export class ReconnectingSocket {
  #socket: Socket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #state: SocketState = "connecting";
  readonly #connect: () => Socket;
  readonly #listeners: Listeners;

  constructor(connect: () => Socket, listeners: Listeners) {
    this.#connect = connect;
    this.#listeners = listeners;
  }

  get state(): SocketState {
    return this.#state;
  }

  open(): void {
    clearTimeout(this.#timer);
    if (this.#state === "closed" || this.#socket) return;
    let socket: Socket;
    try {
      socket = this.#connect();
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
      this.#listeners.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#watchForSilence();
      this.#listeners.message(typeof data === "string" ? data : "");
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost();
      this.#listeners.closed?.(code);
    };
  }

  close(): void {
    this.#state = "closed";
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  #setState(state: SocketState): void {
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
}

/** A socket of the server that the page came from. */
export function socketTo(path: string): Socket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as Socket;
}
