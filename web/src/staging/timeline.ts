/** What happened as a timeline: beats, each with what is shown, what is to be read, and for how long. Pure: no clock and no page. */
import type { Message, GameEvent } from "../server/protocol";

export const PACES = ["calm", "normal", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

export interface Tempo {
  breath: number; // ms before an opponent begins
  beat: number; // ms for an event, besides the time to read it
  letter: number; // ms to read a letter
  longest: number; // ms for all that a player waits for at a time
}

/** At "once" nothing is staged. */
const TEMPI: Record<Exclude<Pace, "once">, Tempo> = {
  calm: { breath: 900, beat: 1000, letter: 22, longest: 40_000 },
  normal: { breath: 500, beat: 600, letter: 10, longest: 18_000 },
  quick: { breath: 200, beat: 260, letter: 3, longest: 7_000 },
};

/** The tempo of a pace; where something is staged all the same, "once" is quick. */
export const tempoOf = (pace: Pace): Tempo => TEMPI[pace === "once" ? "quick" : pace];

type View = Record<string, unknown>;
type EventFields = GameEvent["event"];

/** A step that was taken, and what the reader saw after it. The first of several has no step: it is the position before. */
export interface Moment {
  number?: number; // of the row of the table's log
  step: string;
  view: View;
  events: GameEvent[];
}

/** How a game's events are staged. */
export interface Staging<V = View> {
  beats: Record<string, number>; // by event, how long as a part of the usual; 0: together with what follows. Not named: 1
  silent: string[]; // events that need no showing: the board or the prompt has them
  idle?: string[]; // silent events by which a seat ends: shown where it has done nothing else, so that every turn shows something
  shared: string[]; // events of everybody, shown also where the reader's own decision has caused them: taxes, reveals
  /** The view after one of several events of a step. Where it is the last one, the server's view is shown instead. */
  between(view: V, event: EventFields): V;
  at(event: EventFields, view: V): string[]; // where it happens, as selectors
  say?(events: GameEvent[]): Message[]; // the line, where it says more than the log
}

export interface Beat {
  kind: "breath" | "event";
  seat: number | null; // who acts; null: everybody
  moment: number; // the index of its step among the moments
  number: number; // of the row of the table's log that has it; 0 in a replay
  view: View;
  events: GameEvent[]; // that are happening
  recent: GameEvent[]; // since this seat began
  said: Message[]; // what is to be read; empty: what was said before still holds
  part: number; // of the usual length of an event
  letters: number; // to be read
  hurry: number; // the part of its time that it has, 1 for all
}

export interface Reading {
  acting?: number | null; // the seat that acted last: it continues without a pause
  reader: number | null; // whose own decisions were seen when they were made; null: nobody's
  staging: Staging;
  tell(events: GameEvent[]): Message[];
  letters(messages: Message[]): number;
}

/** The seat of a step such as `1:c3`; null for a chance outcome. */
export function seatOf(step: string): number | null {
  const found = /^(\d):/.exec(step);
  return found ? Number(found[1]) : null;
}

/** Whether an event ends what a seat could do, and of all these events, those of one row of the log, nothing else was done by it. */
export function isIdle({ event }: GameEvent, events: GameEvent[], { idle = [], silent, shared }: Pick<Staging, "idle" | "silent" | "shared">): boolean {
  const done = ({ event: other }: GameEvent) => other.seat === event.seat && !silent.includes(other.event) && !shared.includes(other.event);
  return idle.includes(event.event) && !events.some(done);
}

/** Whether somebody who reads at this seat is shown something of these steps and events. */
export function isNews(steps: string, events: GameEvent[], reader: number | null, staging: Staging): boolean {
  const others = steps.split(" ").some((step) => seatOf(step) !== null && seatOf(step) !== reader);
  const isShown = (one: GameEvent) => !staging.silent.includes(one.event.event) || (one.event.seat !== reader && isIdle(one, events, staging));
  return events.some((one) => staging.shared.includes(one.event.event) || (others && isShown(one)));
}

/** The beats of what happened after the first of the moments. */
export function timeline(moments: Moment[], how: Reading): Beat[] {
  const { staging, reader } = how;
  const weight = ({ event }: GameEvent) => staging.beats[event.event] ?? 1;
  const beats: Beat[] = [];
  let view = moments[0]?.view ?? {};
  let actor = how.acting ?? null;
  let breathed = actor !== null;
  let waiting: GameEvent[] = []; // events that are shown together with the next one
  let recent: GameEvent[] = [];

  function breathe(moment: number): void {
    if (actor === null || breathed) return;
    breathed = true;
    beats.push({ kind: "breath", seat: actor, moment, number: moments[moment - 1]?.number ?? 0, view, events: [], recent: [], said: [{ id: "now-plays", about: { player: { id: "player", about: { seat: actor } } } }], part: 1, letters: 0, hurry: 1 });
  }

  function show(shown: View, moment: number, shared: boolean, part: number): void {
    const said = (staging.say ?? how.tell)(waiting);
    beats.push({ kind: "event", seat: shared ? null : actor, moment, number: moments[moment]?.number ?? 0, view: shown, events: waiting, recent: [...recent], said, part, letters: how.letters(said), hurry: 1 });
    waiting = [];
  }

  /** All events of the row of a step; of a record, which has no rows, those of its seat until another one decides. */
  function eventsAround(index: number): GameEvent[] {
    const { number, step } = moments[index]!;
    const together = (one: Moment | undefined) => one !== undefined && (number === undefined ? seatOf(one.step) === null || seatOf(one.step) === seatOf(step) : one.number === number);
    let [first, last] = [index, index];
    while (first > 1 && together(moments[first - 1])) first--;
    while (together(moments[last + 1])) last++;
    return moments.slice(first, last + 1).flatMap(({ events }) => events);
  }

  moments.forEach((moment, index) => {
    if (index === 0) return;
    const seat = seatOf(moment.step);
    if (seat !== null && seat !== actor) {
      if (waiting.length) show(view, index - 1, false, 0.5);
      [actor, breathed, recent] = [seat, false, []];
    }
    const own = actor !== null && actor === reader;
    const isShared = ({ event }: GameEvent) => staging.shared.includes(event.event);
    const isShown = (one: GameEvent) => !staging.silent.includes(one.event.event) || isIdle(one, eventsAround(index), staging);
    const shown = moment.events.filter((one) => isShown(one) && (!own || isShared(one)));
    const last = shown.findLast((one) => weight(one) > 0);
    let between = view;
    for (const gameEvent of moment.events) {
      if (isShared(gameEvent) && waiting.some((one) => !isShared(one))) show(between, index, false, 0.5);
      between = gameEvent === last ? moment.view : staging.between(between, gameEvent.event);
      if (!own || isShared(gameEvent)) recent.push(gameEvent);
      if (!shown.includes(gameEvent)) continue;
      if (!isShared(gameEvent) && !own) breathe(index);
      waiting.push(gameEvent);
      if (weight(gameEvent) > 0) show(between, index, isShared(gameEvent), weight(gameEvent));
      if (isShared(gameEvent)) breathed = false; // the seat that acts after an event of everybody begins with a pause
    }
    view = moment.view;
  });
  if (waiting.length) show(view, moments.length - 1, false, 0.5);
  return beats;
}

/** How long a beat is shown, in milliseconds. */
export function durationOf(beat: Beat, { breath, beat: event, letter }: Tempo): number {
  return beat.hurry * (beat.kind === "breath" ? breath : event * beat.part + letter * beat.letters);
}

/** The same beats, quicker where a player would wait for them too long. */
export function within(beats: Beat[], tempo: Tempo, longest = tempo.longest): Beat[] {
  const whole = beats.reduce((sum, beat) => sum + durationOf(beat, tempo), 0);
  return whole <= longest ? beats : beats.map((beat) => ({ ...beat, hurry: longest / whole }));
}
