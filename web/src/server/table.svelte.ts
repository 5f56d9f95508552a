/** The state of one table in this page: the latest snapshot, all rows of its log, and what was sent and not yet acknowledged. */
import { api, Trouble, troubleOf } from "./api";
import { Connection, type ConnectionState } from "./connection";
import { isMessage } from "../words/fluent";
import { socketTo } from "./reconnecting_socket";
import { dutyOf, keepAcknowledged, keepCommitments, keepPart, keepPromise, newPart } from "../shuffle/own_part";
import type { Command, Snapshot, Message, Option, Refused, Row } from "./protocol";
import type { Refusal } from "../words/refusals.svelte";
import { hiddenMessages } from "../words/rows";
import { suspicion, type Suspicion } from "../shuffle/shuffle";

const MALFORMED = 5; // messages that cannot be read before an error is shown
const UNASKED = new Set<Command["do"]>(["commit", "reveal"]); // no error is shown for those that came too late

const isVisible = () => document.visibilityState === "visible";

export class TableStore {
  readonly id: string;
  look = $state.raw<Snapshot | null>(null);
  rows = $state.raw<Row[]>([]);
  fresh = $state.raw<Row[]>([]); // what is new to this person: the rows of the latest snapshot, and at first what happened while they were away
  missed = $state.raw<Row[]>([]); // what happened while they were away, until they have read it or play on
  connection = $state<ConnectionState>("connecting");
  waiting = $state(false); // a decision is on its way
  refusal = $state.raw<Refusal | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  drafted = $state.raw<Message[]>([]); // how the decisions of this turn were offered
  suspicion = $state<Suspicion | null>(null); // the server has changed what it showed before the first card
  secretLost = $state(false); // our secret for the shuffle is on another device
  #connection: Connection;
  #queue: string[] = [];
  #awaited = new WeakSet<Command>(); // commands after which nothing is sent before their answer; chat and the like are not among them
  #regretted = false; // taken back before the server has answered
  #malformed = 0;
  #committed = false; // by this page: two devices must not replace each other's commitments for ever
  #revealed = false;
  #seen: number; // how far they had seen it before; 0: never
  #onSnapshot: (look: Snapshot, seen: number) => void;

  /** `onSnapshot` is called with each snapshot before it is shown. */
  constructor(id: string, seen = 0, onSnapshot: (look: Snapshot, seen: number) => void = () => undefined) {
    this.id = id;
    this.#seen = seen;
    this.#onSnapshot = onSnapshot;
    this.#connection = this.#newConnection();
  }

  open(): () => void {
    this.#connection.open();
    const back = () => this.#connection.open();
    const seen = () => this.#connection.setVisible(isVisible());
    addEventListener("online", back);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", back);
      document.removeEventListener("visibilitychange", seen);
      this.#connection.close();
    };
  }

  get moves(): Option[] {
    return this.look?.moves ?? [];
  }

  /** The numbers of messages that administrators have hidden. */
  get hidden(): Set<number> {
    return hiddenMessages(this.rows);
  }

  get mine(): boolean {
    return this.look?.seat !== null && this.moves.length > 0;
  }

  play(token: string): void {
    this.playAll([token]);
  }

  /** Several decisions in a row; each goes out when the one before has been answered, and none after a refusal. */
  playAll(tokens: string[]): void {
    if (this.waiting || tokens.length === 0) return;
    this.#queue = [...tokens];
    this.refusal = null;
    this.missed = [];
    this.#next();
  }

  /** Called when the page becomes visible again: the person has seen the table up to this number. */
  cameBack(seen: number): void {
    if (seen) this.missed = this.rows.filter((row) => row.number > seen);
  }

  /** A decision that is still on its way is taken back as soon as it has arrived, if that is still possible then. */
  takeBack(): void {
    if (this.waiting) this.#regretted = true;
    else if (this.look?.take_back === null) this.#send({ do: "take-back" });
  }

  resign(): void {
    this.#send({ do: "resign" });
  }

  /** A bot plays on for us, where the table has agreed. */
  leaveToBot(): void {
    this.#send({ do: "leave-to-bot" });
  }

  takeAgain(): void {
    this.#send({ do: "take-again" });
  }

  draw(accept: boolean): void {
    this.#send({ do: "draw", accept });
  }

  /** Agrees to cancel a game that has just begun, or declines. */
  cancel(accept: boolean): void {
    this.#send({ do: "cancel", accept });
  }

  /** A move for the next turn, instead of the one that is queued; '' removes it. */
  queueMove(token: string): void {
    this.#connection.send({ do: "queue", token });
  }

  chat(text: string): void {
    this.#connection.send({ do: "chat", text });
  }

  /** Pins the chat message of this row for everybody; null unpins it. */
  pin(number: number | null): void {
    this.#connection.send({ do: "pin", number });
  }

  async sit(): Promise<void> {
    const part = await newPart();
    if (this.look?.shuffle) keepPart(this.id, this.look.shuffle.commitment, part); // before it is sent
    await this.#try(async () => {
      const look = await api.join(this.id, part.commitment);
      if (look.shuffle) keepPart(this.id, look.shuffle.commitment, part);
      keepAcknowledged(this.id, part.commitment);
    });
  }

  async start(): Promise<void> {
    await this.#try(() => api.start(this.id));
  }

  async #try(asked: () => Promise<unknown>): Promise<void> {
    this.refusal = null; // of an earlier try
    try {
      await asked();
      const known = this.#connection.number;
      this.#connection.close(); // this connection has the old identity: open a new one
      this.#connection = this.#newConnection();
      this.#connection.number = known;
      this.#connection.open();
    } catch (error) {
      const trouble = troubleOf(error);
      this.refusal = { clause: trouble.clause, detail: trouble.detail, error: trouble.kind, say: trouble.say };
    }
  }

  #newConnection(): Connection {
    this.#committed = this.#revealed = false; // what the old one had in its outbox is gone
    const connection = new Connection((since) => socketTo(`/api/tables/${encodeURIComponent(this.id)}/socket?since=${since}`), {
      look: (look) => this.#accept(look),
      refused: (refused, command) => this.#refused(refused, command),
      done: (command) => this.#done(command),
      state: (state) => void this.#connectionIs(state),
      shutOut: () => void this.#shutOut(),
      malformed: () => {
        if (++this.#malformed >= MALFORMED && !this.look) this.trouble = new Trouble("nonsense");
      },
    });
    connection.setVisible(isVisible());
    return connection;
  }

  #next(): void {
    const token = this.#queue.shift();
    if (token !== undefined) this.#send({ do: "play", token });
  }

  #send(command: Command): void {
    this.waiting = true;
    this.refusal = null;
    this.#awaited.add(command);
    this.#connection.send(command);
  }

  #accept(look: Snapshot): void {
    this.trouble = null;
    if (this.look) this.fresh = look.rows;
    else this.missed = this.fresh = this.#seen ? look.rows.filter((row) => row.number > this.#seen) : [];
    this.rows = look.rows.length ? [...this.rows, ...look.rows] : this.rows;
    this.drafted = look.drafted.map((option) => option.say);
    this.#onSnapshot(look, this.#seen);
    this.look = look;
    void this.#shuffle(look);
  }

  /** Our part in the shuffle: commits, reveals, and detects a server that changes what it has shown. */
  async #shuffle(look: Snapshot): Promise<void> {
    const { shuffle, seat } = look;
    const began = look.rows.find((row) => row.entry.kind === "began")?.entry;
    if (began?.commitment) this.suspicion = suspicion(keepPromise(this.id, began.commitment), seat, began.commitment, began.commitments ?? [], began.secrets ?? []);
    if (!shuffle) return;
    const kept = keepPromise(this.id, shuffle.commitment);
    if (kept.promise !== shuffle.commitment) this.suspicion = "shuffle-other-promise";
    const duty = dutyOf(look, kept);
    this.secretLost = duty?.do === "lost";
    if (duty?.do === "reveal" && !this.#revealed) {
      this.#revealed = true;
      keepCommitments(this.id, shuffle.commitments);
      this.#connection.send(duty);
    } else if (duty?.do === "commit" && !this.#committed) {
      this.#committed = true;
      const part = await newPart();
      keepPart(this.id, shuffle.commitment, part);
      this.#connection.send({ do: "commit", commitment: part.commitment });
    }
  }

  #done(command: Command): void {
    if (command.do === "commit") keepAcknowledged(this.id, command.commitment);
    if (!this.#awaited.has(command)) return;
    this.waiting = false;
    if (command.do !== "play") this.#regretted = false; // a double click counts once
    else if (this.#regretted) {
      [this.#queue, this.#regretted] = [[], false];
      this.takeBack();
    } else this.#next();
  }

  #refused(refused: Refused, command: Command): void {
    if (UNASKED.has(command.do)) {
      this.#revealed = false; // the next snapshot tries again, if it is still wanted
      return;
    }
    if (this.#awaited.has(command)) this.waiting = false;
    [this.#queue, this.#regretted] = [[], false];
    this.refusal = { clause: refused.clause, detail: refused.detail, error: refused.error, say: isMessage(refused.say) ? refused.say : null };
  }

  /** Removed by the host, or banned: the server says which. */
  async #shutOut(): Promise<void> {
    this.#connection.close();
    await api.look(this.id).catch((error: unknown) => (this.trouble = troubleOf(error)));
  }

  async #connectionIs(state: ConnectionState): Promise<void> {
    this.connection = state;
    if (state !== "lost" || this.look) return;
    try {
      await api.look(this.id); // a missing table closes the socket as a missing server does
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.kind === "missing") this.#connection.close();
      this.trouble = trouble;
    }
  }
}
