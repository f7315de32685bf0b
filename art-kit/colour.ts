import { clamp, lerp } from './numbers.ts';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

// Shadows lean to plum and light to shell, never to black and white: greyed prints look printed on paper, not on cloth.
const PLUM = '#2a0f3a';
const SHELL = '#fffaf0';

const LONG_HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const SHORT_HEX = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** Reads `#rrggbb` or `#rgb`. Throws a RangeError on anything else: a colour is always written by us. */
export function parseHex(hex: string): Rgb {
  const long = LONG_HEX.exec(hex);
  if (long) return [channel(long[1]), channel(long[2]), channel(long[3])];
  const short = SHORT_HEX.exec(hex);
  if (short) return [channel(short[1]) * 17, channel(short[2]) * 17, channel(short[3]) * 17];
  throw new RangeError(`Not a colour: ${hex}`);
}

const channel = (digits: string | undefined): number => Number.parseInt(digits ?? '', 16);

const hexPair = (value: number): string =>
  Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, '0');

/** Writes `#rrggbb`; channels are rounded and held in 0 to 255. */
export const toHex = ([red, green, blue]: Rgb): string => `#${hexPair(red)}${hexPair(green)}${hexPair(blue)}`;

/** The colour at `t` on the way from `from` (0) to `to` (1). */
export function mix(from: string, to: string, t: number): string {
  const a = parseHex(from);
  const b = parseHex(to);
  return toHex([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]);
}

/** A shadow tone of `hex`: `t` of the way to plum. */
export const darken = (hex: string, t: number): string => mix(hex, PLUM, t);

/** A light tone of `hex`: `t` of the way to shell. */
export const lighten = (hex: string, t: number): string => mix(hex, SHELL, t);

/** Perceived lightness, 0 (black) to 1 (white), by the Rec. 601 weights. */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
