import { darken, lighten } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { type Point, spline } from '../../path.ts';
import type { Random } from '../../random.ts';
import { circle, fillPath, rotated, strokePath } from '../../svg.ts';
import { petal } from './petal.ts';

/** What a hibiscus is coloured with: petals, the pistil, and the pollen on it. */
export interface HibiscusColours {
  readonly petals: string;
  readonly pistil: string;
  readonly pollen: string;
}

function ruffledPetal(l: number, w: number, radius: number, fill: string, colour: string): string {
  const edge: Point[] = [
    [0, 0],
    [-w * 0.45, -l * 0.3],
    [-w * 0.82, -l * 0.66],
    [-w * 0.6, -l * 0.93],
    [-w * 0.28, -l * 0.9],
    [-w * 0.05, -l * 1.04],
    [w * 0.3, -l * 0.93],
    [w * 0.62, -l * 0.96],
    [w * 0.84, -l * 0.62],
    [w * 0.42, -l * 0.28],
  ];
  const veins = [-0.5, -0.25, 0.25, 0.5].map((side) =>
    strokePath(
      rounded`M0 ${-l * 0.28}Q${side * w * 0.7} ${-l * 0.55} ${side * w * 1.25} ${-l * 0.86}`,
      darken(colour, 0.2),
      radius * 0.02,
      ' stroke-opacity=".55"',
    ),
  );
  return (
    fillPath(spline(edge), fill) +
    fillPath(petal(l * 0.62, w * 0.3, 0.9), darken(colour, 0.38), ' fill-opacity=".7"') +
    veins.join('')
  );
}

/** A hibiscus about the origin: five ruffled petals with a dark throat, and a pistil that leans out. */
export function hibiscusFlower(random: Random, radius: number, colours: HibiscusColours): string {
  const r = radius;
  const { petals, pistil, pollen } = colours;
  let svg = '';
  for (let i = 0; i < 5; i++) {
    const length = r * (0.95 + random() * 0.1);
    const shape = ruffledPetal(length, r * 0.62, r, i % 2 ? petals : lighten(petals, 0.1), petals);
    svg += rotated(shape, i * 72 + (random() - 0.5) * 8);
  }
  svg += circle(0, 0, r * 0.1, darken(petals, 0.5));
  svg += strokePath(rounded`M0 0Q${r * 0.2} ${-r * 0.34} ${r * 0.5} ${-r * 0.56}`, pistil, r * 0.055);
  for (let i = 0; i < 9; i++) {
    const along = (0.5 + i / 18) * 1.05;
    const x = r * 0.5 * along + (random() - 0.5) * r * 0.13;
    const y = -r * 0.56 * along + (random() - 0.5) * r * 0.13;
    svg += circle(x, y, r * 0.032, pollen);
  }
  return svg;
}
