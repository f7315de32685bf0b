import { fabricOf } from '../cloth/fabric.ts';
import type { Fabric } from '../cloth/part.ts';
import { parseHex } from '../colour.ts';
import { colourwayById } from '../colourways.ts';

/** Calm cloths that go beside a print without arguing with it. */
const CALM = [
  'cabana',
  'cabana-coral',
  'cabana-olive',
  'gingham-butter',
  'gingham-cherry',
  'gingham-lilac',
  'gingham-licorice',
  'guava',
] as const;

/** Hue and strength of a colour as a point, lightness counting little: a pale blue still goes with a dark one. */
function hueOf(colour: string): readonly [number, number, number] {
  const [red, green, blue] = parseHex(colour);
  return [red - green, (red + green) / 2 - blue, (red + green + blue) / 9];
}

function distance(a: string, b: string): number {
  const [ax, ay, az] = hueOf(a);
  const [bx, by, bz] = hueOf(b);
  return Math.hypot(ax - bx, ay - by, az - bz);
}

const isColourful = (colour: string): boolean => {
  const channels = parseHex(colour);
  return Math.max(...channels) - Math.min(...channels) >= 60;
};

/** The colour one would name a cloth by: its trim, or what else is not white, grey or black. */
function keyColour({ trim, ground, accents }: Fabric): string {
  return [trim, ground, ...accents].find(isColourful) ?? trim;
}

/** The calm colourway that goes with a print: nearest in hue, and never the same pattern again. */
export function companionOf(colourwayId: string): string {
  const { generator } = colourwayById(colourwayId).print;
  const key = keyColour(fabricOf(colourwayId));
  const candidates = CALM.map(colourwayById).filter((calm) => calm.print.generator !== generator);
  const [first] = candidates.toSorted((a, b) => distance(a.trim, key) - distance(b.trim, key));
  return first?.id ?? colourwayId;
}
