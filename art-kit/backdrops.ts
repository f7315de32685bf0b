import { fabricOf } from './cloth/fabric.ts';
import { luminance, parseHex } from './colour.ts';
import { colourwayById } from './colourways.ts';
import { rng } from './random.ts';

/** Studio sheets, pale enough for any print. */
const PALE = [
  '#f6d9d2',
  '#d7ece8',
  '#f8ead2',
  '#e4dcf3',
  '#e6ead2',
  '#dcecf5',
  '#fde7c7',
  '#f3dfe8',
  '#dff0e4',
  '#f3ddd0',
] as const;

/** Sheets for white goods, which drown on the pale ones. */
const DEEP = ['#e8c8b9', '#b9d4de', '#d3c7e3', '#e6cfa4', '#b8d3c0', '#eabfc4', '#c2cde5'] as const;

/** Colours closer than this (of 441) melt into each other. */
const NEAR = 30;

function distance(a: string, b: string): number {
  const [ar, ag, ab] = parseHex(a);
  const [br, bg, bb] = parseHex(b);
  return Math.hypot(ar - br, ag - bg, ab - bb);
}

/** 0 for greys, up to 255 for pure hues. */
function chroma(colour: string): number {
  const channels = parseHex(colour);
  return Math.max(...channels) - Math.min(...channels);
}

const isPale = (colour: string): boolean => luminance(colour) > 0.78 && chroma(colour) < 50;

/** Pale all over: ground, print and trim. */
function isWhite(colourwayId: string): boolean {
  const { ground, accents, trim } = fabricOf(colourwayId);
  return [ground, trim, ...accents].every(isPale);
}

/** The tints a colourway may lie on, its own favourite first, none too close to its ground. Never empty. */
function tintsFor(colourwayId: string): readonly string[] {
  if (isWhite(colourwayId)) return DEEP;
  const { ground } = fabricOf(colourwayId);
  const start = Math.floor(rng(`tint ${colourwayId}`)() * PALE.length);
  const turned = [...PALE.slice(start), ...PALE.slice(0, start)];
  const favourite = colourwayById(colourwayId).backdrop;
  const order = favourite ? [favourite, ...turned.filter((tint) => tint !== favourite)] : turned;
  const clear = order.filter((tint) => distance(tint, ground) >= NEAR);
  return clear.length > 0 ? clear : DEEP;
}

/**
 * The hex tint behind a product picture. Neighbouring seeds give different tints. Throws a RangeError for an unknown
 * colourway.
 */
export function backdropFor(colourwayId: string, seed: number): string {
  const tints = tintsFor(colourwayId);
  return tints[seed % tints.length] ?? PALE[0];
}
