/** SHA-256 and HMAC: the browser's own where it has them, else computed here. Browsers offer theirs only over https and on the same machine. */

const ROUND = [...primes(64)].map((prime) => fraction(Math.cbrt(prime)));
const START = [...primes(8)].map((prime) => fraction(Math.sqrt(prime)));

function* primes(count: number): Generator<number> {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.some((prime) => number % prime === 0)) continue;
    found.push(number);
    yield number;
  }
}

/** The first 32 bits of what comes after the point. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** As FIPS 180-4 has it. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = data.getInt32(block + 4 * i);
      else {
        const [a, b] = [words[i - 15]!, words[i - 2]!];
        words[i] = words[i - 16]! + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + words[i - 7]! + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value));
  }
  const sum = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => sum.setInt32(4 * i, word));
  return new Uint8Array(sum.buffer);
}

export async function digest(...parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const whole = joined(parts);
  return crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", whole)) : sha256(whole);
}

/** HMAC-SHA256 with a key of at most 64 bytes. */
export async function hmac(key: Uint8Array, ...parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const pad = (byte: number) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ byte);
  return digest(pad(0x5c), await digest(pad(0x36), ...parts));
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
