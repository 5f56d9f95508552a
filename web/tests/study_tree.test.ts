/** The tree of an analysis: what is written as a record is read again by the server's parser with the same lines (tests/server); here its own rules. */
import { describe, expect, it } from "vitest";
import { add, follow, isVariation, lastOf, next, pathTo, previous, promote, recordOf, recordUpTo, remove, rowsOf, treeOf, variationOf } from "../src/study/tree";

const headers = { Record: "1", Game: "times-square", Seats: "2" };
const plain = [{ parent: -1, step: "*h1" }, { parent: 0, step: "*S" }, { parent: 1, step: "1:S" }, { parent: 2, step: "1:x" }, { parent: 3, step: "*B2" }, { parent: 4, step: "0:T" }];
const steps = (record: string) => record.split("\n\n")[1]!.trim().split(/\s+/);

describe("the lines of an analysis", () => {
  it("are written without variations as a plain record", () => {
    const root = treeOf(plain);
    expect(recordOf(headers, root)).toBe('[Record "1"]\n[Game "times-square"]\n[Seats "2"]\n\n*h1\n*S\n1:S\n1:x\n*B2\n0:T\n');
    expect(steps(recordUpTo(headers, follow(root, ["*h1", "*S", "1:S"])))).toEqual(["*h1", "*S", "1:S"]);
  });

  it("are written with variations after the step that they replace", () => {
    const root = treeOf(plain, "begin");
    const fork = follow(root, ["*h1", "*S"]);
    const mine = add(add(fork, "1:SS"), "1:x");
    mine.comment = 'a "quiet" line';
    add(mine.parent!, "1:S");
    add(fork, "1:T");
    const text = recordOf(headers, root);
    expect(text).toContain('[Record "2"]');
    expect(text.split("\n\n")[1]!.trim().replaceAll("\n", " ")).toBe('"begin" *h1 *S 1:S ( 1:SS 1:x "a \\"quiet\\" line" ( 1:S ) ) ( 1:T ) 1:x *B2 0:T');
    expect(rowsOf(root).map(({ node, depth }) => `${depth} ${node.step}`)).toEqual(["0 *h1", "0 *S", "0 1:S", "1 1:SS", "1 1:x", "2 1:S", "1 1:T", "0 1:x", "0 *B2", "0 0:T"]);
    expect(variationOf(mine)).toBe(mine.parent);
    promote(mine);
    expect(fork.children[0]).toBe(mine.parent);
    expect(isVariation(mine)).toBe(false);
    expect(steps(text)).not.toEqual(steps(recordOf(headers, root)));
    remove(mine.parent!);
    expect(fork.children.map(({ step }) => step)).toEqual(["1:S", "1:T"]);
  });

  it("are walked from decision to decision, not card by card", () => {
    const root = treeOf(plain);
    const first = next(root);
    expect(first.step).toBe("*S");
    expect(next(first).step).toBe("1:S");
    expect(next(next(first)).step).toBe("*B2");
    expect(next(lastOf(root))).toBe(lastOf(root));
    expect(previous(lastOf(root)).step).toBe("*B2");
    expect(previous(first)).toBe(root);
    expect(previous(root)).toBe(root);
  });

  it("may be very many and very deep", () => {
    const root = treeOf([]);
    let node = root;
    for (let depth = 0; depth < 20_000; depth++) {
      add(node, `0:a${depth}`);
      node = add(node, `0:b${depth}`);
    }
    expect(rowsOf(root)).toHaveLength(40_000);
    expect(pathTo(node)).toHaveLength(20_000);
    expect(recordOf(headers, root).length).toBeGreaterThan(100_000);
  });
});
