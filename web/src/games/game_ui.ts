/** What a game adds to the page: a component with its board and cards, and functions that describe its views. */
import type { Component, Snippet } from "svelte";
import type { Message, Option, GameEvent } from "../server/protocol";
import type { Draw } from "../shuffle/shuffle";
import type { Staging } from "../staging/timeline";
import type { Editions } from "./editions.svelte";
import type { GameWords } from "../words/words.svelte";

/** Everything a game's area is given. State comes in as the view; a move goes out as a token. */
export interface AreaProps<View> {
  view: View;
  seat: number | null; // who reads; null: an onlooker
  names: string[];
  moves: Option[]; // legal now for the reader; empty when it is not asked
  words: GameWords;
  events: GameEvent[]; // what is being shown happening now; the view is the one of that moment
  recent: GameEvent[]; // the latest things that happened, also those before one came
  aids: boolean; // the table shows what can be deduced and what was seen before
  still: boolean; // a replay: nothing can be chosen
  play(tokens: string[]): void;
  ask(token: string): void; // a move that is not offered: the server says why not
  prompt: Snippet<[PromptParts]>; // the frame's prompt line, placed by the area between board and own things
}

/** What the area adds to the prompt line: choices in words, beside the frame's own buttons. */
export interface PromptParts {
  text?: string; // instead of the server's prompt, when a choice is half made
  also?: string; // said after the question, or while others play
  choices: Choice[];
  cancel?: () => void;
  reading?: Snippet | undefined; // what is pointed at, drawn by the game: shown in the notice
  reference?: Snippet | undefined; // shown there while there is nothing else to say
}

export interface Choice {
  id: string;
  label: string;
  help?: string; // what it does, costs and leads to
  primary?: boolean;
  ends?: boolean; // ends a turn, an auction or a bonus: has a place of its own, where no other choice appears
  final?: boolean; // cannot be taken back: chosen twice
  take(): void;
  point?(pointed: boolean): void; // pointed at: the board may show what it would do
}

export interface GameUi<View = Record<string, unknown>> {
  Area: Component<AreaProps<View>>;
  Picture: Component<{ words: GameWords }>; // the board with its parts named, for the rules
  fits(view: unknown): view is View;
  facts(view: View, seat: number): Message[]; // about a seat, in its bar
  aside(view: View): Message[]; // about the game, beside the seats
  tell(events: GameEvent[]): Message[]; // the log: what is worth a sentence
  staging: Staging<View>; // how its events are shown one after the other
  details: string[]; // ids of messages that only elaborate the one before
  points?(token: string): string[]; // where a move is chosen on the table, as selectors, besides what carries it as its data-token
  note(prompt: string, view: View): string; // the first-game note that fits the moment; '' for none
  tone?(seat: number, reader: number | null): string | undefined; // the colour of a seat's pieces as the reader sees them, where a game has some: avatars at its table wear it
  summary: string[]; // clauses that make up the page to print
  dialect?(words: GameWords, view: View): GameWords; // words that hang on the table, such as the names on its side of the board
  editions: Editions<unknown>; // what is printed in each
  draws(steps: string[], headers: Record<string, string>): Draw[]; // the chance outcomes of an open record, with their odds
}

/** Every folder here that has an index is a game of the page; it is loaded when somebody opens it. */
const UIS = import.meta.glob<{ ui: unknown }>("./*/index.ts");
const pathOf = (game: string) => `./${game}/index.ts`;

export function hasTable(game: string): boolean {
  return pathOf(game) in UIS;
}

/** The parts of a game. They are only given views that the game's own `fits` accepts. */
export async function uiOf(game: string): Promise<GameUi> {
  const load = UIS[pathOf(game)];
  if (!load) throw new Error(`no table for ${game}`);
  return (await load()).ui as GameUi;
}
