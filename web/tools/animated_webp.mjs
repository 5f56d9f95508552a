/** An animated WebP from still ones, by the WebP container specification: RIFF, VP8X, ANIM, one ANMF for each frame. */

const chunk = (name, body) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

const uint24 = (...numbers) => {
  const bytes = Buffer.alloc(3 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUIntLE(number, 3 * index, 3));
  return bytes;
};

/** The chunks of a WebP file: name and body of each. */
export function chunksOf(file) {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP") throw new Error("not a WebP file");
  const found = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    found.push({ name: file.toString("latin1", at, at + 4), body: file.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return found;
}

const ANIMATED = 0x02;
const NO_BLENDING = 0x02; // a frame replaces what is under it

/** Frames have x, y (even), width, height, duration in ms, and a still WebP without transparency. It plays again and again. */
export function animatedWebp(width, height, frames) {
  const canvas = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), uint24(width - 1, height - 1)]);
  const moving = frames.map(({ x, y, width: wide, height: high, duration, webp }) => {
    const picture = chunksOf(webp).find(({ name }) => name === "VP8 ");
    if (!picture || x % 2 || y % 2) throw new Error("a frame is an opaque picture at an even position");
    const position = uint24(x / 2, y / 2, wide - 1, high - 1, duration);
    return chunk("ANMF", Buffer.concat([position, Buffer.from([NO_BLENDING]), chunk("VP8 ", picture.body)]));
  });
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), chunk("VP8X", canvas), chunk("ANIM", Buffer.alloc(6)), ...moving]);
  return chunk("RIFF", body);
}

/** Size, and the frames without their pictures. */
export function readAnimation(file) {
  const [head, , ...rest] = chunksOf(file);
  return {
    width: head.body.readUIntLE(4, 3) + 1,
    height: head.body.readUIntLE(7, 3) + 1,
    frames: rest.map(({ name, body }) => ({
      name,
      x: 2 * body.readUIntLE(0, 3),
      y: 2 * body.readUIntLE(3, 3),
      width: body.readUIntLE(6, 3) + 1,
      height: body.readUIntLE(9, 3) + 1,
      duration: body.readUIntLE(12, 3),
    })),
  };
}
