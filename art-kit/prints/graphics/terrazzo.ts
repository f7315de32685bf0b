import { rounded } from '../../numbers.ts';
import { type Point, spline } from '../../path.ts';
import { type Random, rng } from '../../random.ts';
import { copiesOnTorus, scatter } from '../../scatter.ts';
import { fillPath } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

export type TerrazzoPalette = Readonly<{ ground: string; chips: readonly string[] }>;

function chip(random: Random, radius: number): string {
  const corners = 5 + Math.trunc(random() * 3);
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 6.283 + (random() - 0.5) * 0.5;
    const reach = radius * (0.72 + random() * 0.32);
    points.push([Math.cos(angle) * reach, Math.sin(angle) * reach * 0.85]);
  }
  return spline(points, true, 0.28);
}

/** Marble chips from boulder to crumb. */
export const terrazzo = vectorPrint('terrazzo', ({ ground, chips }: TerrazzoPalette) => {
  const random = rng('tz');
  const items = scatter(
    random,
    [
      { id: 'boulder', radius: 40, count: 10 },
      { id: 'large', radius: 27, count: 18 },
      { id: 'medium', radius: 17, count: 34 },
      { id: 'small', radius: 9, count: 60 },
      { id: 'crumb', radius: 5, count: 90 },
    ],
    -4,
  );
  const body = items.map((item) => {
    const colour = chips[Math.floor(random() * chips.length)] ?? ground;
    const shape = chip(random, item.radius);
    return copiesOnTorus(item.x, item.y, item.radius * 1.1)
      .map(({ x, y }) => fillPath(shape, colour, rounded` transform="translate(${x} ${y})"`))
      .join('');
  });
  return { defs: '', body: body.join('') };
});
