/** The shape of each seat, in a square of 40: it distinguishes seats without colour. */
const SHAPES = [
  "M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z",
  "M20 0 40 20 20 40 0 20Z",
  "M4 4H36V36H4Z",
  "M20 1 37 11V29L20 39 3 29V11Z",
  "M20 2 39 37H1Z",
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
