import { contour } from '../../contour.ts';
import { fbm } from '../../noise.ts';
import { lerp, wrap } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { fillPath } from '../../svg.ts';
import { type TorusField, turing } from '../../turing.ts';
import { vectorPrint } from '../print.ts';

export type ZebraPalette = Readonly<Record<'ground' | 'stripe', string>>;

const CELLS = 120;

function sample({ size, values }: TorusField, x: number, y: number): number {
  const column = Math.trunc(x);
  const row = Math.trunc(y);
  const right = (column + 1) % size;
  const below = (row + 1) % size;
  const at = (cx: number, cy: number): number => values[cy * size + cx] ?? 0;
  const upper = lerp(at(column, row), at(right, row), x - column);
  return lerp(upper, lerp(at(column, below), at(right, below), x - column), y - row);
}

/** The coat: stripes drawn out sideways, then bent by slow noise so that they run like brush strokes. */
function bentStripes(): TorusField {
  const straight = turing(rng('zb9'), CELLS, { innerSigma: 1.5, outerSigma: 2.6, stretch: 3.4, rounds: 18, gain: 7 });
  const bend = fbm(rng('zw'), 3, 2);
  const values = new Float32Array(CELLS * CELLS);
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      const dx = bend(x / CELLS, y / CELLS) * 10;
      const dy = bend(x / CELLS + 0.37, y / CELLS + 0.71) * 26;
      values[y * CELLS + x] = sample(straight, wrap(x + dx, CELLS), wrap(y + dy, CELLS));
    }
  }
  return { size: CELLS, values };
}

let outline: string | undefined;

/** The same coat for every recolour, grown once. */
function coat(): string {
  outline ??= contour(bentStripes(), 0.06);
  return outline;
}

/** Zebra stripes with the swing of a brush. */
export const zebra = vectorPrint('zebra', ({ stripe }: ZebraPalette) => ({
  defs: '',
  body: fillPath(coat(), stripe, ' fill-rule="evenodd"'),
}));
