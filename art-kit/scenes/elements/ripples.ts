import { round1 } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { strokePath } from '../../svg.ts';

/** Where ripples lie, in scene units. */
export interface Ripples {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly count: number;
  readonly colour: string;
  readonly seed: number;
}

/** Short wavy strokes on water, one to each cell of a loose grid so that they never clump. */
export function ripples({ x, y, count, colour, seed }: Ripples): string {
  const random = rng(`ripples${seed}`);
  const columns = Math.max(1, Math.round(Math.sqrt(count)));
  const rows = Math.ceil(count / columns);
  const [cellWidth, cellHeight] = [(x[1] - x[0]) / columns, (y[1] - y[0]) / rows];
  let strokes = '';
  for (let i = 0; i < count; i++) {
    const half = cellWidth * (0.12 + 0.08 * random());
    const left = x[0] + ((i % columns) + random() * 0.55) * cellWidth;
    const top = y[0] + (Math.floor(i / columns) + 0.15 + random() * 0.7) * cellHeight;
    strokes += `M${round1(left)} ${round1(top)}q${round1(half / 2)} ${round1(-half * 0.32)} ${round1(half)} 0t${round1(half)} 0`;
  }
  return strokePath(strokes, colour, 6);
}
