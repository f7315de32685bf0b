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

/** The calm colourway that goes with a print: nearest to its trim, and never the same pattern again. */
export function companionOf(colourwayId: string): string {
  const { trim, print } = colourwayById(colourwayId);
  const candidates = CALM.map(colourwayById).filter((calm) => calm.print.generator !== print.generator);
  const [first] = candidates.toSorted((a, b) => distance(a.trim, trim) - distance(b.trim, trim));
  return first?.id ?? colourwayId;
}
