import { box, brush, cutOut, flatCut, many } from '../gouache/cut-outs.ts';
import type { Layer } from '../gouache/layer.ts';
import { trace } from '../gouache/trace.ts';
import { rng } from '../random.ts';
import { BEYOND, bandEdge, below } from './sky.ts';

const SEA_SHADE = '#a9bfe2';
const FOAM = '#fffaf0';

/** A sea in bands that come towards you, foam on the farthest. `colours` from far to near. */
export function sea(width: number, height: number, y: number, colours: readonly string[], step = 52): Layer[] {
  return [
    flatCut([below(bandEdge(y - 6, width, 6, 200), height + BEYOND)], FOAM),
    ...colours.map((colour, i) =>
      cutOut(
        [below(bandEdge(y + i * step * (1 + i * 0.12), width, 7 + i, 210 + i * 46, i * 60), height + BEYOND)],
        colour,
        { shade: SEA_SHADE, depth: 0.9 },
      ),
    ),
  ];
}

/** Where water ends on sand: wet foam, a band of it. */
export const foamLine = (width: number, height: number, y: number): Layer[] => [
  flatCut([below(bandEdge(y - 10, width, 8, 260, 40), height + BEYOND)], '#a6dbe2'),
  flatCut([below(bandEdge(y, width, 8, 260, 40), height + BEYOND)], FOAM),
];

/** Glints, strewn. */
export function glints(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  seed: string,
  colour = '#e3f4f7',
): Layer {
  const random = rng(`glints ${seed}`);
  return flatCut(
    many(count, () => {
      const [px, py, long] = [x + random() * width, y + random() * height, 26 + random() * 40];
      return brush(trace`${px},${py} ${px + long * 0.5},${py - 6} ${px + long},${py}`, 5, [0.3, 1, 0.3]);
    }),
    colour,
  );
}

/** Rings round what stands in water. */
export const ripples = (x: number, y: number, width: number, colour = '#e3f4f7'): Layer =>
  flatCut(
    [0, 1].map((i) =>
      brush(
        trace`${x - width * (0.5 + i * 0.2)},${y + i * 10} ${x - width * 0.2},${y - 7 + i * 10} ${x + width * 0.2},${y - 7 + i * 10} ${x + width * (0.5 + i * 0.2)},${y + i * 10}`,
        5 - i,
        [0.2, 1, 0.2],
      ),
    ),
    colour,
  );

/** Hex colours of a pool; the floats of a rope take turns. */
interface PoolColours {
  readonly water?: string;
  readonly deep?: string;
  readonly tile?: string;
  readonly rope?: readonly string[];
}

/** A tiled pool seen along its lanes: water between two edges, ropes of floats, a wall of tiles behind. */
export function pool(
  width: number,
  height: number,
  y: number,
  { water = '#5fc3d8', deep = '#3a9cc4', tile = '#d9f0f0', rope = ['#f4674f', '#fffaf0'] }: PoolColours = {},
): Layer[] {
  const lanes = [0.16, 0.42, 0.76];
  return [
    flatCut([box(-BEYOND, y - 86, width + 2 * BEYOND, 90)], tile),
    flatCut(
      many(Math.ceil(width / 44) + 4, (i) => box(-BEYOND + i * 44, y - 86, 3, 90)),
      '#b9dde0',
    ),
    flatCut([box(-BEYOND, y - 46, width + 2 * BEYOND, 3)], '#b9dde0'),
    cutOut([box(-BEYOND, y, width + 2 * BEYOND, height - y + BEYOND)], water, { shade: SEA_SHADE }),
    flatCut([below(bandEdge(y + (height - y) * 0.5, width, 12, 360), height + BEYOND)], deep),
    flatCut([box(-BEYOND, y - 8, width + 2 * BEYOND, 16)], FOAM),
    ...lanes.flatMap((at, k) => {
      const ly = y + (height - y) * at;
      const size = 12 + k * 8;
      const floats = many(Math.ceil((width + 2 * BEYOND) / (size * 1.5)), (i) => i);
      return [0, 1].map((odd) =>
        flatCut(
          floats
            .filter((i) => Math.floor(i / 3) % 2 === odd)
            .map((i) => box(-BEYOND + i * size * 1.5, ly + Math.sin(i * 0.5) * 3, size * 1.3, size * 0.62)),
          rope[odd] ?? FOAM,
        ),
      );
    }),
  ];
}
