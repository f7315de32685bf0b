import { blob, type Point, spline } from '../../path.ts';
import { type Random, rng } from '../../random.ts';
import { placeOnTorus, scatter } from '../../scatter.ts';
import { fillPath, symbol } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

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

const fleck = (random: Random, radius: number, { spot }: LeopardPalette): string =>
  fillPath(blob(random, radius * 0.75, { corners: 7, wobble: 0.25, stretchX: 1.3, stretchY: 0.8 }), spot);

/** Sizes of spots, and how many different ones are drawn of each: enough that the eye finds no twins. */
const SPOTS = [
  { size: 'large', radius: 27, count: 26, variants: 8, draw: rosette },
  { size: 'medium', radius: 22, count: 24, variants: 8, draw: rosette },
  { size: 'small', radius: 15, count: 30, variants: 7, draw: rosette },
  { size: 'fleck', radius: 7, count: 40, variants: 5, draw: fleck },
] as const;

/** Rosettes of two or three broken arcs round a warm core. */
export const leopard = vectorPrint('leopard', (palette: LeopardPalette) => {
  const random = rng('lp');
  const items = scatter(
    random,
    SPOTS.map(({ size, radius, count }) => ({ id: size, radius, count })),
    -1,
  );
  let defs = '';
  for (const { size, radius, variants, draw } of SPOTS) {
    for (let i = 0; i < variants; i++) defs += symbol(`${size}-${i}`, draw(random, radius, palette));
  }
  const spots = items.map((item, i) => {
    const variants = SPOTS.find(({ size }) => size === item.id)?.variants ?? 1;
    // The coat runs one way: spots lean, they do not spin.
    return { ...item, id: `${item.id}-${i % variants}`, rotation: (item.rotation % 50) - 25 };
  });
  return { defs, body: placeOnTorus(spots, 1.3) };
});
