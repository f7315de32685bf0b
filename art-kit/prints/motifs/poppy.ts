import { darken, lighten } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { blob, type Point, spline } from '../../path.ts';
import type { Random } from '../../random.ts';
import { circle, fillPath, rotated, strokePath } from '../../svg.ts';
import { petal } from './petal.ts';

const PETALS = 5;

function crumpledPetal(random: Random, radius: number, size: number, colour: string): string {
  const l = radius * size * (0.93 + random() * 0.12);
  const w = radius * size * 0.66;
  const edge: Point[] = [
    [0, 0],
    [-w * 0.62, -l * 0.42],
    [-w * 0.72, -l * 0.78],
    [-w * 0.36, -l * (0.98 + random() * 0.05)],
    [-w * 0.06, -l * (0.92 + random() * 0.05)],
    [w * 0.3, -l * (1 + random() * 0.04)],
    [w * 0.74, -l * 0.76],
    [w * 0.6, -l * 0.4],
  ];
  const veins = [-0.22, 0, 0.22].map((side) =>
    strokePath(
      rounded`M0 ${-l * 0.3}Q${side * w * 0.8} ${-l * 0.6} ${side * w * 1.5} ${-l * 0.82}`,
      darken(colour, 0.25),
      radius * 0.022,
      ' stroke-opacity=".5"',
    ),
  );
  return (
    fillPath(spline(edge, true, 0.9), colour) +
    fillPath(petal(l * 0.55, w * 0.42, 0.7), darken(colour, 0.22), ' fill-opacity=".55"') +
    veins.join('')
  );
}

function ring(random: Random, radius: number, size: number, colour: string, turn: number): string {
  let svg = '';
  for (let i = 0; i < PETALS; i++) {
    const angle = (i / PETALS) * 360 + turn + (random() - 0.5) * 8;
    svg += rotated(crumpledPetal(random, radius, size, colour), angle);
  }
  return svg;
}

/** A poppy about the origin: two rings of crumpled petals, a dark heart and its stamens. */
export function poppy(random: Random, radius: number, colour: string, heart: string): string {
  const r = radius;
  let svg = ring(random, r, 1, darken(colour, 0.13), 0) + ring(random, r, 0.82, colour, 180 / PETALS);
  svg += fillPath(blob(random, r * 0.2, { wobble: 0.1 }), heart);
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 6.283 + random() * 0.2;
    const reach = r * (0.27 + random() * 0.1);
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    svg += strokePath(rounded`M${x * r * 0.15} ${y * r * 0.15}L${x * reach} ${y * reach}`, heart, r * 0.025);
    svg += circle(x * reach, y * reach, r * 0.035, heart);
  }
  return svg + circle(-r * 0.04, -r * 0.05, r * 0.07, lighten(heart, 0.35));
}
