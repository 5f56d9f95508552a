import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Socket } from "../src/server/connection";
import type { Command, Snapshot, Refused } from "../src/server/protocol";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly since: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  done(kind: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one.do === kind);
  }
}

function look(number: number, since = 0, desk = 0): Snapshot {
  const rows = Array.from({ length: number - since }, (_, index) => ({ number: since + index + 1, at: 0, entry: { kind: "stepped" }, events: [] }));
  return {
    type: "look", table: "t", game: "times-square", since, number, desk, status: "playing", seat: 0, seats: [], rows, view: null,
    prompt: "", moves: [], drafted: [], take_back: null, aids: true, hints: "", clock: null, offer: [], result: null,
    unrated: "",
  };
}

describe("the line to a table", () => {
  let sockets: FakeSocket[];
  let looks: Snapshot[];
  let refused: Refused[];
  let done: Command[];
  let states: string[];
  let malformed: number;
  let connection: Connection;
  const socket = () => sockets.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, looks, refused, done, states, malformed] = [[], [], [], [], [], 0];
    connection = new Connection(
      (since) => {
        sockets.push(new FakeSocket(since));
        return socket();
      },
      { look: (one) => looks.push(one), refused: (one) => refused.push(one), done: (one) => done.push(one), state: (one) => states.push(one), malformed: () => malformed++ },
    );
    connection.open();
    socket().onopen?.();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it("acknowledges every look, and gives each row once", () => {
    socket().say(look(3));
    socket().say(look(3)); // sent again: the acknowledgement was lost
    socket().say(look(5, 2)); // overlaps what we have
    expect(socket().done("ack")).toEqual([{ do: "ack", number: 3, desk: 0 }, { do: "ack", number: 3, desk: 0 }, { do: "ack", number: 5, desk: 0 }]);
    expect(looks.flatMap((one) => one.rows.map((row) => row.number))).toEqual([1, 2, 3, 4, 5]);
  });

  it("shows no look that is older than one already shown", () => {
    socket().say(look(5));
    socket().say(look(4));
    socket().say(look(5, 5, 2));
    socket().say(look(5, 5, 1));
    expect(looks.map((one) => [one.number, one.desk])).toEqual([[5, 0], [5, 2]]);
  });

  it("reports when the page is hidden or visible, and again after a new connection", () => {
    connection.setVisible(true); // as it was
    expect(socket().done("visibility")).toEqual([]);
    connection.setVisible(false);
    connection.setVisible(false);
    expect(socket().done("visibility")).toEqual([{ do: "visibility", visible: false }]);
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(socket().done("visibility")).toEqual([{ do: "visibility", visible: false }]);
    connection.setVisible(true);
    expect(socket().done("visibility").at(-1)).toEqual({ do: "visibility", visible: true });
  });

  it("asks from where it knows when there is a gap", () => {
    socket().say(look(2));
    socket().say(look(9, 6));
    expect(socket().done("resume")).toEqual([{ do: "resume", since: 2 }]);
    expect(looks).toHaveLength(1);
    socket().say(look(9, 2));
    expect(looks.at(-1)!.rows.map((row) => row.number)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it("sends a decision again under the same id until it is answered, and then never more", () => {
    const id = connection.send({ do: "play", token: "S" });
    vi.advanceTimersByTime(8000);
    const tries = socket().done("play");
    expect(tries.length).toBeGreaterThan(1);
    expect(new Set(tries.map((one) => one.id))).toEqual(new Set([id]));
    socket().say({ ...look(1), done: [id] });
    socket().say({ ...look(0), done: [id, "of somebody else"] }); // late, and again
    const before = socket().done("play").length;
    vi.advanceTimersByTime(20_000);
    expect(socket().done("play")).toHaveLength(before);
    expect(done).toEqual([{ do: "play", token: "S" }]);
    expect(connection.unanswered).toBe(0);
  });

  it("reconnects, continues from where it was, and resends what was not answered", () => {
    socket().say(look(4));
    const id = connection.send({ do: "play", token: "x" });
    socket().onclose?.({ code: 1006 });
    connection.send({ do: "take-back" }); // chosen while the line is down
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(socket().since).toBe(4);
    socket().onopen?.();
    expect(socket().sent.map((one) => one.do)).toEqual(["play", "take-back"]);
    expect(socket().sent[0]!.id).toBe(id);
    expect(states.at(-1)).toBe("open");
  });

  it("waits longer and longer for a server that does not answer, but never gives up", () => {
    for (let tries = 0; tries < 12; tries++) {
      socket().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(12_000);
    }
    expect(sockets).toHaveLength(13);
  });

  it("hangs up on a line that never opens and calls again", () => {
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    expect(sockets.length).toBe(2); // and nobody opens
    vi.advanceTimersByTime(11_000);
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(sockets.length).toBe(3);
    socket().onopen?.();
    socket().say(look(1));
    expect(looks.map((one) => one.number)).toEqual([1]);
    vi.advanceTimersByTime(20_000);
    expect(sockets.length).toBe(3); // what is open stays
  });

  it("hangs up on silence and calls again", () => {
    vi.advanceTimersByTime(26_000);
    expect(socket().done("ping")).toHaveLength(1);
    vi.advanceTimersByTime(9000);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  it("asks for what it has missed when a pong is newer than the latest look", () => {
    socket().say(look(3, 0, 1));
    socket().say({ type: "pong", number: 3, desk: 1 });
    socket().say({ type: "pong", number: 2, desk: 7 }); // older
    socket().say({ type: "pong" }); // of an older server
    expect(socket().done("resume")).toEqual([]);
    socket().say({ type: "pong", number: 3, desk: 2 });
    socket().say({ type: "pong", number: 4, desk: 0 });
    expect(socket().done("resume")).toEqual([{ do: "resume", since: 3 }, { do: "resume", since: 3 }]);
    expect(malformed).toBe(0);
  });

  it("tells refusals with their clause", () => {
    const id = connection.send({ do: "play", token: "S" });
    socket().say({ type: "refused", id, error: "IllegalMove", detail: "no", clause: "TS-303" });
    expect(refused.map((one) => one.clause)).toEqual(["TS-303"]);
  });

  it("survives whatever a broken server says", () => {
    for (const text of ["", "null", "[]", "{", '{"type":"look"}', '{"type":"look","rows":7}', '{"type":"refused","id":1}', '{"type":"song"}', '"pong"']) socket().say(text);
    socket().say({ ...look(1), moves: [{ token: 1 }] });
    socket().say({ ...look(1), seats: "all" });
    expect(malformed).toBe(11);
    expect(looks).toEqual([]);
  });
});
