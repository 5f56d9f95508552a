/** An analysis: the tree, where one stands in it, and the position there as a seat sees it. The server says what can follow. */
import type { Snapshot } from "../server/protocol";
import { Requests } from "../server/requests.svelte";
import { NOTHING_TO_UNDO, positionLook } from "../table/position_look";
import { positionOf, type Opened, type Position } from "./api";
import { add, isChance, recordOf, recordUpTo, remove, treeOf, type StepNode } from "./tree";

const LONGEST_DEAL = 80; // chance outcomes in a row that are drawn without a question
const POSITIONS_KEPT = 400;

export class Study extends Requests {
  readonly game: string;
  readonly seats: number;
  readonly headers: Record<string, string>;
  readonly names: string[];
  readonly root: StepNode;
  here = $state.raw() as StepNode;
  position = $state.raw<Position | null>(null);
  changes = $state(0); // of the tree: what is derived from it reads this
  eyes = $state<number | null | "actor">("actor"); // whose view is shown: a seat, an onlooker, or the seat that decides
  draws = $state(true); // chance is drawn after a move, unless somebody wants to choose
  #known = new Map<string, Position>();

  constructor(opened: Opened) {
    super();
    [this.game, this.seats, this.headers, this.names] = [opened.game, opened.seats, opened.headers, opened.names];
    this.root = treeOf(opened.nodes, opened.start);
    this.here = this.root;
  }

  get record(): string {
    return recordOf(this.headers, this.root);
  }

  get recordHere(): string {
    return recordUpTo(this.headers, this.here);
  }

  /** Goes to a node, which need not be in the tree yet. */
  go(node: StepNode): Promise<boolean> {
    return this.attempt(() => this.#read(node), (position) => {
      if (isChance(node) && node.events.length === 0) node.events = position.events;
      [this.here, this.position] = [node, position];
    });
  }

  async look(eyes: number | null | "actor"): Promise<void> {
    this.eyes = eyes;
    await this.go(this.here);
  }

  async #read(node: StepNode): Promise<Position> {
    const reader = this.eyes === "actor" ? (this.position?.reader ?? 0) : this.eyes;
    const key = `${node.id} ${this.eyes} ${reader}`;
    const known = this.#known.get(key);
    if (known) return known;
    const position = await positionOf(recordUpTo(this.headers, node), reader, this.eyes === "actor");
    if (this.#known.size >= POSITIONS_KEPT) this.#known.clear();
    this.#known.set(key, position);
    return position;
  }

  /** Moves of a seat, one after the other; then chance, if it is to be drawn. */
  async play(seat: number, tokens: string[]): Promise<void> {
    for (const token of tokens) {
      const say = this.position?.decisions.find((one) => one.seat === seat)?.moves.find((one) => one.token === token)?.say ?? null;
      if (!(await this.#step(`${seat}:${token}`, say))) return;
    }
    if (this.draws) await this.drawAll();
  }

  deal(token: string): Promise<boolean> {
    return this.#step(`*${token}`, null);
  }

  /** A random outcome of the chance node here. */
  draw(): Promise<boolean> {
    const outcomes = this.position?.chance ?? [];
    let roll = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
    const drawn = outcomes.find(({ weight }) => (roll -= weight) < 0) ?? outcomes.at(-1);
    return drawn ? this.deal(drawn.token) : Promise.resolve(false);
  }

  /** Draws until somebody decides. What was drawn here before is drawn again. */
  async drawAll(): Promise<void> {
    for (let drawn = 0; drawn < LONGEST_DEAL && this.position?.chance.length; drawn++) {
      const before = this.here.children[0];
      if (!(await (before ? this.go(before) : this.draw()))) return;
    }
  }

  async #step(step: string, say: StepNode["say"]): Promise<boolean> {
    if (this.waiting) return false;
    const from = this.here;
    const fresh = !from.children.some((child) => child.step === step);
    const node = add(from, step);
    node.say ??= say;
    const went = await this.go(node);
    if (!went && fresh) remove(node);
    this.changes++;
    return went;
  }

  comment(text: string): void {
    this.here.comment = text;
    this.changes++;
  }

  /** Changes the order or the number of lines. */
  edit(change: (node: StepNode) => void, node: StepNode): void {
    change(node);
    this.changes++;
  }

  /** As at a table: the last step is undone by going back. */
  takeBack(): void {
    if (this.here.parent) void this.go(this.here.parent);
  }

  takeAgain(): void {} // no bot plays here

  /** The position as a table shows it. */
  lookOf(position: Position, names: string[]): Snapshot {
    const asked = position.decisions.find(({ seat }) => seat === position.reader);
    const { reader: seat, view, result } = position;
    return positionLook({ game: this.game, seat, view, prompt: asked?.prompt ?? "", moves: asked?.moves ?? [], names, version: this.here.id, undo: this.here.parent ? null : NOTHING_TO_UNDO, result });
  }
}
