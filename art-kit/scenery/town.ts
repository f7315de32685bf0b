import { box, collage, cutOut, disc, flatCut, many } from '../gouache/cut-outs.ts';
import type { Layer } from '../gouache/layer.ts';
import { type Outline, polygonOf, shapeOf } from '../gouache/outline.ts';
import { trace } from '../gouache/trace.ts';
import { type Random, rng } from '../random.ts';
import { hanging, lineAlong } from './hanging.ts';

/** Which of a block's windows have their light on, `x` and `y` being its left and its top. */
function litWindows(random: Random, x: number, y: number, width: number, foot: number): Outline[] {
  const lit: Outline[] = [];
  for (let wy = y + 16; wy < foot - 10; wy += 26)
    for (let wx = x + 9; wx < x + width - 12; wx += 20) if (random() < 0.34) lit.push(box(wx, wy, 8, 12));
  return lit;
}

/** Roofs far away: blocks of different heights, a few with a gable or a dome. */
export function skyline(width: number, y: number, tall: number, colour: string, lights: string, seed: string): Layer[] {
  const random = rng(`skyline ${seed}`);
  const blocks: Outline[] = [];
  const windows: Outline[] = [];
  for (let x = -40; x < width + 40; ) {
    const [w, h] = [46 + random() * 70, tall * (0.35 + random() * 0.65)];
    blocks.push(box(x, y - h, w + 2, h + 60));
    if (random() < 0.3)
      blocks.push(
        polygonOf([
          [x, y - h + 1],
          [x + w / 2, y - h - 34],
          [x + w, y - h + 1],
        ]),
      );
    if (random() < 0.24) blocks.push(box(x + w * 0.6, y - h - 40, 8, 44));
    windows.push(...litWindows(random, x, y - h, w, y));
    x += w;
  }
  return [cutOut(blocks, colour, { depth: 0.5 }), flatCut(windows, lights)];
}

/** Terraced houses with doors and windows, seen squarely. */
export function terrace(
  x: number,
  y: number,
  width: number,
  tall: number,
  walls: readonly string[],
  trim = '#fffaf0',
): Layer[] {
  return walls.flatMap((wall, i): Layer[] => {
    const left = x + i * width;
    const pane = (px: number, py: number): Outline => box(left + width * px, y - tall * py, width * 0.2, tall * 0.17);
    return [
      collage(
        [
          [[box(left, y - tall, width, tall + 80)], wall],
          [[pane(0.16, 0.9), pane(0.64, 0.9), pane(0.16, 0.62), pane(0.64, 0.62), pane(0.14, 0.32)], trim],
          [
            [box(left + width * 0.6, y - tall * 0.32, width * 0.26, tall * 0.32)],
            ['#2a4f7a', '#7a2f3c', '#2f6b58'][i % 3] ?? '#2a4f7a',
          ],
          [[box(left, y - tall - 10, width, 14)], trim],
        ],
        { depth: 0.7 },
      ),
      cutOut(
        [
          box(left + width * 0.16, y - tall - 54, width * 0.2, 48),
          box(left + width * 0.19, y - tall - 72, 9, 22),
          box(left + width * 0.28, y - tall - 70, 9, 22),
        ],
        '#b5573f',
        { depth: 0.5 },
      ),
    ];
  });
}

/** A string of lanterns or bulbs between two points. */
export function lights(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  colours: readonly string[],
  size = 13,
): Layer[] {
  const at = hanging(from, to, sag);
  return [
    flatCut([lineAlong(at)], '#3a2a4a'),
    ...colours.map((colour, c) =>
      cutOut(
        many(count, (i) => i)
          .filter((i) => i % colours.length === c)
          .map((i) => {
            const [x, y] = at((i + 0.5) / count);
            return disc(x, y + size, size, size * 1.12);
          }),
        colour,
        { depth: 0.4, shade: '#e0b0a0' },
      ),
    ),
  ];
}

/** Flags on a line. */
export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  colours: readonly string[],
  size = 34,
): Layer[] {
  const at = hanging(from, to, sag);
  return colours.map((colour, c) =>
    cutOut(
      many(count, (i) => i)
        .filter((i) => i % colours.length === c)
        .map((i) => {
          const [a, b] = [at(i / count), at((i + 0.86) / count)];
          return polygonOf([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + size]]);
        }),
      colour,
      { depth: 0.4 },
    ),
  );
}

/** A market stall: posts, counter, a striped awning with scallops. */
export function stall(
  x: number,
  y: number,
  width: number,
  tall: number,
  stripes: readonly [string, string],
  counter: string,
): Layer[] {
  const bars = 8;
  const bar = width / bars;
  const flap = (i: number): Outline => {
    const left = x + i * bar;
    return shapeOf(
      trace`${left + (width / 2 + x - left) * 0.12},${y - tall}! ${left + bar + (width / 2 + x - left - bar) * 0.12},${y - tall}! ${left + bar},${y - tall * 0.72}! ${left + bar * 0.8},${y - tall * 0.68} ${left + bar / 2},${y - tall * 0.664} ${left + bar * 0.2},${y - tall * 0.68} ${left},${y - tall * 0.72}!`,
    );
  };
  const flaps = many(bars, flap);
  return [
    cutOut(
      [box(x + 10, y - tall * 0.8, 12, tall * 0.8), box(x + width - 22, y - tall * 0.8, 12, tall * 0.8)],
      '#6b4a3a',
      { depth: 0.4 },
    ),
    cutOut([box(x - 6, y - tall * 0.34, width + 12, tall * 0.34)], counter, { depth: 0.8 }),
    collage(
      [
        [flaps.filter((_, i) => i % 2 === 0), stripes[0]],
        [flaps.filter((_, i) => i % 2 === 1), stripes[1]],
      ],
      { depth: 0.8, contact: 1 },
    ),
  ];
}

/** Fruit in a heap on a counter. */
export function fruit(
  x: number,
  y: number,
  count: number,
  size: number,
  colours: readonly string[],
  seed: string,
): Layer[] {
  const random = rng(`fruit ${seed}`);
  const rows = [count, count - 1, count - 2];
  const pieces = rows.flatMap((row, k) =>
    many(Math.max(0, row), (i) => ({
      x: x + (i + k * 0.5) * size * 1.7 + random() * 4,
      y: y - k * size * 1.4,
      c: Math.floor(random() * colours.length),
    })),
  );
  return colours.map((colour, c) =>
    cutOut(
      pieces.filter((piece) => piece.c === c).map((piece) => disc(piece.x, piece.y - size, size)),
      colour,
      { depth: 0.4, shade: '#d0a0a0' },
    ),
  );
}
