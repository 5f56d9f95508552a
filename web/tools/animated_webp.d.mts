export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  duration: number;
}
export function chunksOf(file: Buffer): { name: string; body: Buffer }[];
export function animatedWebp(width: number, height: number, frames: (Frame & { webp: Buffer })[]): Buffer;
export function readAnimation(file: Buffer): { width: number; height: number; frames: (Frame & { name: string })[] };
