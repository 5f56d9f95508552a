import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { animatedWebp, chunksOf, readAnimation } from "../tools/animated_webp.mjs";

const pictures = resolve(import.meta.dirname, "../../docs/screenshots");
const MOST_BYTES = 1_500_000;

describe.each(["en", "fr"])("the moving picture of the README (%s)", (language) => {
  const file = readFileSync(resolve(pictures, `turn-${language}.webp`));
  const { width, height, frames } = readAnimation(file);

  it("is small enough for a page", () => {
    expect(file.length).toBeLessThan(MOST_BYTES);
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
  });

  it("shows a turn: many frames, each inside the picture, the first one whole", () => {
    expect(frames.length).toBeGreaterThan(20);
    expect(frames[0]).toMatchObject({ name: "ANMF", x: 0, y: 0, width, height });
    for (const frame of frames) {
      expect(frame.name).toBe("ANMF");
      expect(frame.x + frame.width).toBeLessThanOrEqual(width);
      expect(frame.y + frame.height).toBeLessThanOrEqual(height);
      expect(frame.duration).toBeGreaterThan(0);
    }
    const seconds = frames.reduce((sum, frame) => sum + frame.duration, 0) / 1000;
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(40);
  });
});

const still = (body: number[]) => {
  const head = Buffer.from("RIFF\0\0\0\0WEBPVP8 \0\0\0\0", "latin1");
  head.writeUInt32LE(body.length, 16);
  return Buffer.concat([head, Buffer.from(body), Buffer.alloc(body.length % 2)]);
};

it("an animation is read as it was written", () => {
  const frame = { x: 4, y: 2, width: 3, height: 5, duration: 90 };
  const file = animatedWebp(20, 10, [{ ...frame, webp: still([1, 2, 3]) }]);
  expect(readAnimation(file)).toEqual({ width: 20, height: 10, frames: [{ name: "ANMF", ...frame }] });
  expect(chunksOf(file).map(({ name }) => name)).toEqual(["VP8X", "ANIM", "ANMF"]);
});

it("a frame at an odd position cannot be written", () => {
  expect(() => animatedWebp(20, 10, [{ x: 1, y: 0, width: 2, height: 2, duration: 90, webp: still([1]) }])).toThrow("even position");
});
