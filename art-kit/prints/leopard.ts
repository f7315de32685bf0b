import { blob, type Point, spline } from '../path.ts';
import { type Random, rng } from '../random.ts';
import { copiesOnTorus, type Placed, scatter } from '../scatter.ts';
import { fillPath, moved } from '../svg.ts';
import { vectorPrint } from './print.ts';

export type LeopardPalette = Readonly<Record<'ground' | 'core' | 'spot', string>>;

const ARC_STEPS = 6;

/** One broken piece of the ring, thick in the middle and thin at both ends. */
function arc(random: Random, radius: number, start: number, span: number): string {
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let step = 0; step <= ARC_STEPS; step++) {
    const angle = start + (span * step) / ARC_STEPS;
    const thickness = Math.sin((Math.PI * (step + 0.6)) / (ARC_STEPS + 1.2)) * 0.2;
    const far = radius * (0.74 + thickness + (random() - 0.5) * 0.1);
    const near = radius * (0.66 - thickness + (random() - 0.5) * 0.08);
    outer.push([Math.cos(angle) * far * 1.15, Math.sin(angle) * far * 0.88]);
    inner.unshift([Math.cos(angle) * near * 1.15, Math.sin(angle) * near * 0.88]);
  }
  return spline([...outer, ...inner]);
}

function rosette(random: Random, radius: number, { core, spot }: LeopardPalette): string {
  let svg = fillPath(blob(random, radius * 0.62, { wobble: 0.15, stretchX: 1.15, stretchY: 0.85 }), core);
  const pieces = 2 + Math.trunc(random() * 2);
  let start = random() * 6.28;
  for (let i = 0; i < pieces; i++) {
    const span = (6.28 / pieces) * (0.62 + random() * 0.22);
    svg += fillPath(arc(random, radius, start, span), spot);
    start += 6.28 / pieces;
  }
  return svg;
}

function spotFor(random: Random, item: Placed, palette: LeopardPalette): string {
  if (item.radius > 10) return rosette(random, item.radius, palette);
  return fillPath(
    blob(random, item.radius * 0.75, { corners: 7, wobble: 0.25, stretchX: 1.3, stretchY: 0.8 }),
    palette.spot,
  );
}

/** Rosettes of two or three broken arcs round a warm core. */
export const leopard = vectorPrint('leopard', (palette: LeopardPalette) => {
  const random = rng('lp');
  const items = scatter(
    random,
    [
      { id: 'large', radius: 27, count: 26 },
      { id: 'medium', radius: 22, count: 24 },
      { id: 'small', radius: 15, count: 30 },
      { id: 'fleck', radius: 7, count: 40 },
    ],
    -1,
  );
  const body = items.map((item) => {
    const spot = spotFor(random, item, palette);
    // The coat runs one way: spots lean, they do not spin.
    const lean = (item.rotation % 50) - 25;
    return copiesOnTorus(item.x, item.y, item.radius * 1.3)
      .map(({ x, y }) => moved(spot, x, y, lean))
      .join('');
  });
  return { defs: '', body: body.join('') };
});
