/** From the printed city to paths: angles are degrees clockwise from north around the Eye at 500, 500. */
import { drawing } from "../../../../src/soiree/games/edgar_lucien/board.toml";
import type { District, Metro, RingCity } from "./city";

export const CENTRE = 500;
export const LETTERS = ["A", "B", "C", "D"];
export const TONES = [0, 1, 2, 3].map((seat) => `var(--el-seat-${seat})`);
/** The same four shapes as beside the players' names. */
export const SHAPES = [
  "M0-22a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z",
  "M0-26 26 0 0 26-26 0Z",
  "M-20-20H20V20H-20Z",
  "M0-24 21-12V12L0 24-21 12V-12Z",
];
const GAP = drawing.border_gap;

export interface Point {
  x: number;
  y: number;
}

export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.sin(turn)), y: round(CENTRE - radius * Math.cos(turn)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function arc(radius: number, from: number, to: number): string {
  const a = polar(radius, from);
  const b = polar(radius, to);
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${b.x} ${b.y}`;
}

/** A district, a little smaller than its sector so that streets lie between. */
export function sector({ near, far, from, to }: District, inset = 3): string {
  const [r, R] = [near + inset, far - inset];
  const lean = (radius: number) => (inset / radius) * (180 / Math.PI);
  const [a, b, c, d] = [polar(R, from + lean(R)), polar(R, to - lean(R)), polar(r, to - lean(r)), polar(r, from + lean(r))];
  return `M${a.x} ${a.y}A${R} ${R} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${r} ${r} 0 0 0 ${d.x} ${d.y}Z`;
}

/** The band along the outer edge that shows whose district it is. */
export function band(district: District): string {
  return sector({ ...district, near: district.far - 21 }, 4);
}

/** The line on which the name is written: always read from left to right. */
export function nameLine(district: District, size: number): { path: string; length: number } {
  const middle = (district.from + district.to) / 2;
  const below = middle > 90 && middle < 270;
  const radius = district.far - (below ? 28 : 27 + size * 0.72);
  const length = (radius * (district.to - district.from) * Math.PI) / 180;
  return { path: below ? arc(radius, district.to, district.from) : arc(radius, district.from, district.to), length };
}

export interface Border {
  code: string;
  path: string;
  middle: Point;
}

const districtOf = (city: RingCity, id: string) => city.districts.find((district) => district.id === id);

export function bordersOf(city: RingCity): Border[] {
  return city.borders.flatMap(([a, b, code]) => {
    const [one, two] = [districtOf(city, a), districtOf(city, b)];
    return one && two ? [{ code, ...between(one, two) }] : [];
  });
}

function between(one: District, two: District): { path: string; middle: Point } {
  if (one.near === two.near) {
    const angle = one.to % 360 === two.from % 360 ? one.to : two.to;
    const [a, b] = [polar(one.near + GAP, angle), polar(one.far - GAP, angle)];
    return { path: `M${a.x} ${a.y}L${b.x} ${b.y}`, middle: polar((one.near + one.far) / 2, angle) };
  }
  const radius = Math.max(one.near, two.near);
  const [from, to] = [Math.max(one.from, two.from), Math.min(one.to, two.to)];
  const short = (GAP / radius) * (180 / Math.PI);
  return { path: arc(radius, from + short, to - short), middle: polar(radius, (from + to) / 2) };
}

export interface Line {
  code: string;
  mouths: { id: string; at: Point }[];
  path: string;
}

/** Metro lines run from mouth to mouth under the Eye. */
export function linesOf(city: RingCity, metro: Metro): Line[] {
  const hub = city.eye - 16;
  return Object.entries(city.metro[metro] ?? {}).map(([code, ids]) => {
    const mouths = ids.flatMap((id) => {
      const district = districtOf(city, id);
      return district ? [{ id, at: polar(district.near + 36, mouthAngle(district)), angle: mouthAngle(district) }] : [];
    });
    const path = mouths.map(({ at, angle }) => {
      const end = polar(hub, angle);
      return `M${at.x} ${at.y}L${end.x} ${end.y}`;
    });
    return { code, mouths, path: path.join("") };
  });
}

/** Stations lie in a corner at the inner edge of their district, clear of those who stand there. */
function mouthAngle({ from, to }: District): number {
  return from + (to - from) * 0.8;
}

/** Where those who share a district stand, around its middle. */
export function standing(district: District, index: number, of: number, size: number): Point {
  return crowd(polar(district.near + (district.far - district.near) * (district.far > 460 || district.near < 60 ? 0.42 : 0.46), (district.from + district.to) / 2), index, of, size);
}

/** Where one of several stands around a point: side by side, more than three in two rows. */
export function crowd(middle: Point, index: number, of: number, size: number): Point {
  const columns = of <= 3 ? of : Math.ceil(of / 2);
  const rows = Math.ceil(of / columns);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, of - row * columns);
  const step = (of > 6 ? 36 : 44) * size;
  return { x: round(middle.x + (index % columns) * step - ((inRow - 1) * step) / 2), y: round(middle.y + (row - (rows - 1) / 2) * 54 * size) };
}
