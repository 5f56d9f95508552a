import { beforeEach, describe, expect, it, vi } from "vitest";
import { dutyOf, keepAcknowledged, keepCommitments, keepPart, keepPromise, keptOf, newPart } from "../src/shuffle/own_part";
import type { Snapshot } from "../src/server/protocol";

const PROMISE = "ab".repeat(32);

/** A look of which only what the shuffle needs is there. */
function look(status: string, seat: number | null, commitments: string[], secrets = ["", ""]): Snapshot {
  return { status, seat, shuffle: { commitment: PROMISE, commitments, secrets, left: status === "playing" ? 1000 : null } } as unknown as Snapshot;
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) } as Storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
});

describe("our part in the shuffle", () => {
  it("is to commit where we sit and nobody knows our secret", () => {
    expect(dutyOf(look("open", 0, ["", ""]), undefined)).toEqual({ do: "commit" });
    expect(dutyOf(look("open", 0, ["from another device", ""]), { promise: PROMISE, secrets: {} })).toEqual({ do: "commit" });
    expect(dutyOf(look("open", null, ["", ""]), undefined)).toBeNull();
    expect(dutyOf({ ...look("open", 0, ["", ""]), shuffle: undefined } as unknown as Snapshot, undefined)).toBeNull();
  });

  it("is to reveal once, when the game was started", async () => {
    const part = await newPart();
    keepPart("t", PROMISE, part);
    const kept = keptOf("t");
    expect(dutyOf(look("open", 1, ["", part.commitment]), kept)).toBeNull();
    expect(dutyOf(look("playing", 1, ["", part.commitment]), kept)).toEqual({ do: "reveal", secret: part.secret });
    expect(dutyOf(look("playing", 1, ["", part.commitment], ["", part.secret]), kept)).toBeNull();
    expect(dutyOf(look("playing", 1, ["", ""]), kept)).toBeNull(); // started without us
    expect(dutyOf(look("playing", 1, ["", "from another device"]), kept)).toEqual({ do: "lost" });
    expect(dutyOf(look("over", 1, ["", part.commitment]), kept)).toBeNull();
  });

  it("is nothing for a server that has changed its promise", async () => {
    const part = await newPart();
    keepPart("t", "cd".repeat(32), part);
    for (const status of ["open", "playing"]) expect(dutyOf(look(status, 0, [part.commitment, ""]), keptOf("t"))).toBeNull();
  });

  it("keeps the first promise, every secret of a table, and what was committed to before we revealed", async () => {
    keepPromise("t", PROMISE);
    expect(keepPromise("t", "cd".repeat(32)).promise).toBe(PROMISE);
    const [one, two] = [await newPart(), await newPart()];
    keepPart("t", "cd".repeat(32), one);
    keepPart("t", PROMISE, two);
    keepAcknowledged("t", two.commitment);
    keepCommitments("t", [one.commitment, ""]);
    keepCommitments("t", ["", ""]);
    expect(keptOf("t")).toEqual({ promise: PROMISE, secrets: { [one.commitment]: one.secret, [two.commitment]: two.secret }, acknowledged: two.commitment, commitments: [one.commitment, ""] });
    for (let number = 0; number < 300; number++) keepPromise(`t${number}`, PROMISE);
    expect([keptOf("t"), keptOf("t99"), keptOf("t299")?.promise]).toEqual([undefined, undefined, PROMISE]);
  });

  it("holds for this visit where nothing can be stored", async () => {
    vi.stubGlobal("localStorage", { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } });
    keepPart("unstored", PROMISE, await newPart());
    expect(keptOf("unstored")?.promise).toBe(PROMISE);
    vi.stubGlobal("localStorage", { getItem: () => '[1, ["x"], ["y", null], ["z", {"promise": 1}]]', setItem: () => undefined });
    expect(["x", "y", "z"].map(keptOf)).toEqual([undefined, undefined, undefined]);
  });
});
