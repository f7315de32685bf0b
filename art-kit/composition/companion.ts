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

/** How far a colour is from grey, 0-255. */
function chroma(colour: string): number {
  const channels = parseHex(colour);
  return Math.max(...channels) - Math.min(...channels);
}

/** Below this a colour counts as white, grey or black. */
const COLOURFUL = 50;

/** The hue of a colour as a point; pale and deep tones of one hue share it, greys lie in the middle. */
function hueOf(colour: string): readonly [x: number, y: number] {
  const [red, green, blue] = parseHex(colour);
  const strength = Math.max(COLOURFUL, chroma(colour));
  return [(red - green) / strength, ((red + green) / 2 - blue) / strength];
}

function distance(a: string, b: string): number {
  const [ax, ay] = hueOf(a);
  const [bx, by] = hueOf(b);
  return Math.hypot(ax - bx, ay - by);
}

/** The colour one would name a cloth by: its trim, or what else is not white, grey or black. */
function keyColour({ trim, ground, accents }: Fabric): string {
  return [trim, ground, ...accents].find((colour) => chroma(colour) >= COLOURFUL) ?? trim;
}

/** The calm colourway that goes with a print: nearest in hue, and never the same pattern again. */
export function companionOf(colourwayId: string): string {
  const { generator } = colourwayById(colourwayId).print;
  const key = keyColour(fabricOf(colourwayId));
  const candidates = CALM.map(colourwayById).filter((calm) => calm.print.generator !== generator);
  const [first] = candidates.toSorted((a, b) => distance(a.trim, key) - distance(b.trim, key));
  return first?.id ?? colourwayId;
}
