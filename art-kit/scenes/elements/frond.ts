import { darken, lighten } from '../../colour.ts';
import { clamp, round1 } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { fillPath, strokePath } from '../../svg.ts';

/** A palm leaf. */
export interface Frond {
  /** Foot of the stem. */
  readonly x: number;
  readonly y: number;
  /** Direction it grows in, degrees: 0 is right, -90 up. */
  readonly angle: number;
  readonly length: number;
  readonly colour: string;
  /** How much it droops along its way; negative bends the other way. */
  readonly bend: number;
  readonly seed: number;
}

const STEPS = 26;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

function stemOf({ x, y, angle, length, bend }: Frond): Spot[] {
  const stem: Spot[] = [];
  let [atX, atY] = [x, y];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const heading = ((angle + bend * 90 * t * t) * Math.PI) / 180;
    if (i > 0) {
      atX += (Math.cos(heading) * length) / STEPS;
      atY += (Math.sin(heading) * length) / STEPS;
    }
    stem.push({ x: atX, y: atY, heading });
  }
  return stem;
}

/** One leaflet: a blade from the stem outwards, hanging a little at its tip. */
function leaflet({ x, y, heading }: Spot, side: 1 | -1, t: number, reach: number, colour: string): string {
  const turn = heading + side * (1.05 - 0.5 * t) + (side > 0 ? 0.1 : -0.02);
  const bowed = turn - 0.14 * side;
  const tip = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach + reach * 0.16] as const;
  const middle = [x + Math.cos(bowed) * reach * 0.5, y + Math.sin(bowed) * reach * 0.5] as const;
  const across = [-Math.sin(turn) * reach * 0.055, Math.cos(turn) * reach * 0.055] as const;
  const at = (point: readonly [number, number], by: number): string =>
    `${round1(point[0] + across[0] * by)} ${round1(point[1] + across[1] * by)}`;
  return fillPath(
    `M${at([x, y], -0.6)}Q${at(middle, -1.6)} ${at(tip, 0)}Q${at(middle, 1.6)} ${at([x, y], 0.6)}Z`,
    colour,
  );
}

export function frond(leaf: Frond): string {
  const random = rng(`fr${leaf.seed}`);
  const stem = stemOf(leaf);
  const blades = stem.slice(2).map((spot, i) => {
    const t = (i + 2) / STEPS;
    const reach = leaf.length * 0.34 * Math.sin(Math.PI * clamp(0.12 + t * 0.86)) * (0.85 + random() * 0.3) + 6;
    const sunny = lighten(leaf.colour, 0.04 + 0.1 * random());
    return leaflet(spot, 1, t, reach, darken(leaf.colour, 0.2)) + leaflet(spot, -1, t, reach, sunny);
  });
  const line = stem.map(({ x, y }) => `${round1(x)} ${round1(y)}`).join('L');
  return blades.join('') + strokePath(`M${line}`, lighten(leaf.colour, 0.25), leaf.length * 0.009);
}
