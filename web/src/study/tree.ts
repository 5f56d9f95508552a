/** The lines of an analysis as a tree. The server knows the rules; here is only what leads where, and how it is written as a record. */
import type { Message, GameEvent } from "../server/protocol";

export interface StepNode {
  readonly id: number;
  readonly step: string; // "1:SS" or "*B2"; '' for the start
  readonly parent: StepNode | null;
  children: StepNode[]; // the preferred line first
  comment: string;
  say: Message | null; // of a decision
  events: GameEvent[]; // of a chance outcome
}

/** A node as the server sends it. */
export interface SentNode {
  parent: number;
  step: string;
  comment?: string;
  say?: Message | null;
  events?: GameEvent[];
}

let made = 0;
const newNode = (step: string, parent: StepNode | null): StepNode => ({ id: made++, step, parent, children: [], comment: "", say: null, events: [] });

export function treeOf(nodes: SentNode[], comment = ""): StepNode {
  const root = newNode("", null);
  root.comment = comment;
  const known: StepNode[] = [];
  for (const { parent, step, comment: said = "", say = null, events = [] } of nodes) {
    const node = add(parent < 0 ? root : known[parent]!, step);
    Object.assign(node, { comment: said, say, events });
    known.push(node);
  }
  return root;
}

/** The child with this step; a new one if there is none. */
export function add(parent: StepNode, step: string): StepNode {
  const known = parent.children.find((child) => child.step === step);
  if (known) return known;
  const node = newNode(step, parent);
  parent.children.push(node);
  return node;
}

export function pathTo(node: StepNode): StepNode[] {
  const path: StepNode[] = [];
  for (let at = node; at.parent; at = at.parent) path.push(at);
  return path.reverse();
}

/** Where these steps lead, as far as they are in the tree. */
export function follow(root: StepNode, steps: string[]): StepNode {
  let node = root;
  for (const step of steps) {
    const next = node.children.find((child) => child.step === step);
    if (!next) break;
    node = next;
  }
  return node;
}

export function lastOf(node: StepNode): StepNode {
  while (node.children[0]) node = node.children[0];
  return node;
}

export const isChance = (node: StepNode): boolean => node.step.startsWith("*");
export const isVariation = (node: StepNode): boolean => node.parent !== null && node.parent.children[0] !== node;
export const seatOf = (node: StepNode): number => Number(node.step.split(":")[0]);

/** Where somebody stops who goes through a line: at decisions, forks and comments, not at every card of a deal. */
const stops = (node: StepNode): boolean => node.parent === null || node.children.length !== 1 || node.comment !== "" || !isChance(node.children[0]!);

export function next(node: StepNode): StepNode {
  let at = node.children[0] ?? node;
  while (!stops(at)) at = at.children[0]!;
  return at;
}

export function previous(node: StepNode): StepNode {
  let at = node.parent ?? node;
  while (!stops(at)) at = at.parent!;
  return at;
}

/** The node that begins the variation in which this one is; null on the first line. */
export function variationOf(node: StepNode): StepNode | null {
  for (let at: StepNode | null = node; at; at = at.parent) if (isVariation(at)) return at;
  return null;
}

/** Makes the variation in which a node is the preferred line where it leaves another. */
export function promote(node: StepNode): void {
  const first = variationOf(node);
  if (first?.parent) first.parent.children = [first, ...first.parent.children.filter((one) => one !== first)];
}

export function remove(node: StepNode): void {
  if (node.parent) node.parent.children = node.parent.children.filter((one) => one !== node);
}

export interface LineRow {
  node: StepNode;
  depth: number; // of variations
}

/** All nodes in the order in which they are read: after a step its alternatives, then how it goes on. */
export function rowsOf(root: StepNode): LineRow[] {
  const rows: LineRow[] = [];
  const work: { at: StepNode; depth: number; alternative: boolean }[] = [{ at: root, depth: 0, alternative: false }];
  while (work.length) {
    const { at, depth, alternative } = work.pop()!;
    if (alternative) rows.push({ node: at, depth });
    const [first, ...others] = at.children;
    if (!first) continue;
    rows.push({ node: first, depth });
    work.push({ at: first, depth, alternative: false });
    for (const other of others.toReversed()) work.push({ at: other, depth: depth + 1, alternative: true });
  }
  return rows;
}

const header = ([name, value]: [string, string]) => `[${name} ${JSON.stringify(value)}]`;
const written = (node: StepNode) => (node.comment ? `${node.step} ${JSON.stringify(node.comment)}` : node.step);

/** The record of the whole tree (docs/record.md). */
export function recordOf(headers: Record<string, string>, root: StepNode): string {
  const lines: string[] = root.comment ? [JSON.stringify(root.comment)] : [];
  const work: (StepNode | ")")[] = [root];
  const opened = new Set<StepNode>();
  let annotated = root.comment !== "";
  while (work.length) {
    const at = work.pop()!;
    if (at === ")") {
      lines.push(")");
      continue;
    }
    if (opened.has(at)) lines.push(`( ${written(at)}`);
    const [first, ...others] = at.children;
    if (!first) continue;
    annotated ||= others.length > 0 || at.children.some((child) => child.comment);
    lines.push(written(first));
    work.push(first);
    for (const other of others.toReversed()) {
      opened.add(other);
      work.push(")", other);
    }
  }
  const head = Object.entries({ ...headers, Record: annotated ? "2" : "1" }).map(header);
  return [...head, "", ...lines, ""].join("\n");
}

/** A record up to a node, without anything else. */
export function recordUpTo(headers: Record<string, string>, node: StepNode): string {
  return [...Object.entries({ ...headers, Record: "1" }).map(header), "", pathTo(node).map(({ step }) => step).join(" "), ""].join("\n");
}
