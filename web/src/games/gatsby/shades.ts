/** A colour of a data file in two shades that can be read: a dark one on paper, a light one on the night table. */
const DARK = 0.16; // at most: 4.5 to 1 on the paper of cards
const LIGHT = 0.32; // at least: 4.5 to 1 on the panels of the dark theme
const STEPS = 20;

type Channels = [number, number, number];

const channelsOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Channels;
const linear = (channel: number) => (channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4);

/** The relative luminance of WCAG, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map(linear) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour with as little black or white in it as makes it fit. */
function mixed(hex: string, other: 0 | 255, fits: (mix: string) => boolean): string {
  const mixes = Array.from({ length: STEPS + 1 }, (_, step) => `#${channelsOf(hex).map((channel) => Math.round(channel + ((other - channel) * step) / STEPS).toString(16).padStart(2, "0")).join("")}`);
  return mixes.find(fits) ?? mixes.at(-1)!;
}

export function shadesOf(hex: string): { dark: string; light: string } {
  return { dark: mixed(hex, 0, (mix) => luminance(mix) <= DARK), light: mixed(hex, 255, (mix) => luminance(mix) >= LIGHT) };
}
