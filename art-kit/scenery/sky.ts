import { box, brush, cutOut, disc, flatCut, many, put } from '../gouache/cut-outs.ts';
import type { Knot } from '../gouache/geometry.ts';
import type { Layer } from '../gouache/layer.ts';
import { type Outline, shapeOf } from '../gouache/outline.ts';
import { trace } from '../gouache/trace.ts';
import { rng } from '../random.ts';

/** Beyond the picture on every side, so that nothing ends in it. */
export const BEYOND = 80;

/** A sheet over all of a picture. */
export const sheet = (width: number, height: number, colour: string): Layer =>
  flatCut([box(-BEYOND, -BEYOND, width + 2 * BEYOND, height + 2 * BEYOND)], colour);

/** The edge of a band: waves, or a hand that was not quite steady. */
export function bandEdge(y: number, width: number, rise: number, length: number, phase = 0): Knot[] {
  const step = length / 2;
  const from = -BEYOND - length;
  return many(
    Math.ceil((width + 2 * BEYOND + 2 * length) / step) + 1,
    (i): Knot => [from + i * step + phase, y + (i % 2 ? rise : -rise)],
  );
}

/** Everything below a wavy edge. */
export function below(edge: readonly Knot[], bottom: number): Outline {
  const [first] = edge;
  const last = edge.at(-1);
  return shapeOf([...edge, [last?.[0] ?? 0, bottom, 1], [first?.[0] ?? 0, bottom, 1]]);
}

/** Bands of evening or morning, from the top down; each `[from, colour]` with from in units. */
export const skyBands = (
  width: number,
  height: number,
  bands: readonly (readonly [from: number, colour: string])[],
): Layer[] =>
  bands.map(([from, colour], i) =>
    flatCut([below(bandEdge(from, width, i === 0 ? 0 : 7, 420 + i * 90, i * 130), height + BEYOND)], colour),
  );

/** A sun of two discs. */
export const sun = (x: number, y: number, radius: number, rim: string, core: string): Layer[] => [
  cutOut([disc(x, y, radius)], rim, { shade: '#f0c9a0', depth: 1.6 }),
  flatCut([disc(x, y, radius * 0.8)], core),
];

export const moon = (x: number, y: number, radius: number, colour = '#fff3d6'): Layer[] => [
  cutOut([disc(x, y, radius)], colour, { shade: '#d8c8d8', depth: 1.4 }),
];

/** Flat below, three humps above. */
export const cloud = (x: number, y: number, size: number, colour = '#fffaf0'): Layer =>
  cutOut(
    [shapeOf(put(x, y, size)(trace`-90,0! -84,-26 -58,-36 -44,-66 -6,-74 18,-54 48,-60 66,-32 90,-24 96,0!`))],
    colour,
    { shade: '#d7dcec', depth: 0.8 },
  );

/** A bird of two wings and a tail, flying to the right. */
export function bluebird(x: number, y: number, size: number, degrees = 0): Layer[] {
  const at = put(x, y, size, degrees);
  const body = at(trace`0,0! 14,-10 20,-40! 34,-28 38,-4 46,2 62,12! 46,18 28,20 18,22 -16,28! -8,16 -6,8`);
  const wing = at(trace`24,6 32,-8 64,-30! 62,-12 52,4 38,12`);
  return [cutOut([shapeOf(body)], '#2a66c8', { shade: '#a9a4d8', depth: 0.4 }), flatCut([shapeOf(wing)], '#1c4aa0')];
}

/** Gulls far away. */
export const gulls = (places: readonly Knot[], size: number, colour: string): Layer =>
  flatCut(
    places.map(([x, y]) =>
      brush(
        trace`${x - size},${y - size * 0.3} ${x - size * 0.4},${y - size * 0.42} ${x},${y} ${x + size * 0.4},${y - size * 0.42} ${x + size},${y - size * 0.3}`,
        size * 0.16,
        [0.3, 1, 0.3],
      ),
    ),
    colour,
  );

/** Stars, the same for the same seed. */
export function stars(width: number, height: number, count: number, seed: string, colour = '#fff3d6'): Layer {
  const random = rng(`stars ${seed}`);
  return flatCut(
    many(count, () => disc(random() * width, random() * height, 1.4 + random() * 2.4)),
    colour,
  );
}
