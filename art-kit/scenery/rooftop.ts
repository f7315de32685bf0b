import { box, brush, collage, cutOut, flatCut, many, roundBox } from '../gouache/cut-outs.ts';
import type { Layer } from '../gouache/layer.ts';
import { polygonOf, shapeOf } from '../gouache/outline.ts';
import { trace } from '../gouache/trace.ts';
import { clothOf } from './beach.ts';
import { hanging, lineAlong } from './hanging.ts';

/** A roof to stand on: tar with tiles of light, and the parapet behind. */
export const roof = (width: number, height: number, y: number, floor = '#c9a7a0', wall = '#b5654f'): Layer[] => [
  cutOut([box(-80, y - 92, width + 160, 120)], wall, { depth: 1 }),
  flatCut(
    many(26, (i) =>
      box(
        (i % 13) * (width / 12) - 60 + (i > 12 ? width / 24 : 0),
        y - 70 + Math.floor(i / 13) * 36,
        width / 12 - 7,
        28,
      ),
    ),
    '#c2735b',
  ),
  cutOut([box(-90, y - 108, width + 180, 26)], '#f0d9c0', { depth: 0.6 }),
  cutOut([box(-80, y, width + 160, height - y + 80)], floor, { depth: 1 }),
];

/** Chimney pots on a stack. */
export const chimney = (x: number, y: number, size: number): Layer[] => [
  cutOut([box(x, y - size * 1.1, size, size * 1.1)], '#a9523f', { depth: 0.8 }),
  cutOut([box(x - 8, y - size * 1.16, size + 16, 16)], '#d9b59a', { depth: 0.4 }),
  cutOut(
    [0.12, 0.42, 0.72].map((at) =>
      shapeOf(
        trace`${x + size * at},${y - size * 1.16}! ${x + size * (at + 0.03)},${y - size * 1.42}! ${x + size * (at + 0.17)},${y - size * 1.42}! ${x + size * (at + 0.2)},${y - size * 1.16}!`,
      ),
    ),
    '#d0714f',
    { depth: 0.4 },
  ),
];

/** A tank on legs. */
export const waterTank = (x: number, y: number, size: number): Layer[] => [
  cutOut(
    [
      brush(trace`${x + size * 0.14},${y} ${x + size * 0.22},${y - size * 0.7}`, 9),
      brush(trace`${x + size * 0.86},${y} ${x + size * 0.78},${y - size * 0.7}`, 9),
      brush(trace`${x + size * 0.2},${y - size * 0.2} ${x + size * 0.8},${y - size * 0.55}`, 5),
    ],
    '#5a3f4a',
    { depth: 0.3 },
  ),
  collage(
    [
      [[box(x, y - size * 1.5, size, size * 0.86)], '#a97c58'],
      [many(6, (i) => box(x + (i * size) / 6 + 4, y - size * 1.5, 3, size * 0.86)), '#8a6244'],
      [
        [
          polygonOf([
            [x - 10, y - size * 1.48],
            [x + size / 2, y - size * 1.9],
            [x + size + 10, y - size * 1.48],
          ]),
        ],
        '#6b4a52',
      ],
    ],
    { depth: 1.2 },
  ),
];

/** Something on the line: how far along, how wide and long, in which colourway. */
export type Washed = readonly [at: number, width: number, length: number, colourway: string];

/** A washing line between two points, pegs and all. */
export function washing(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  pieces: readonly Washed[],
): Layer[] {
  const at = hanging(from, to, sag);
  return [
    flatCut([lineAlong(at)], '#fff3dc'),
    ...pieces.flatMap(([t, width, length, colourway], i): Layer[] => {
      const [x, y] = at(t);
      const sway = i % 2 ? 10 : -8;
      const cloth = shapeOf(
        trace`${x - width / 2},${y}! ${x},${y + 5} ${x + width / 2},${y}! ${x + width / 2 + sway * 0.5},${y + length * 0.5} ${x + width / 2 + sway},${y + length}! ${x + sway},${y + length + 8} ${x - width / 2 + sway},${y + length - 4}! ${x - width / 2 + sway * 0.4},${y + length * 0.5}`,
      );
      const fold = brush(
        trace`${x - width * 0.14},${y + 12} ${x - width * 0.1 + sway * 0.5},${y + length * 0.55} ${x - width * 0.06 + sway},${y + length}`,
        9,
        [0.2, 0.6, 1],
      );
      return [
        cutOut([cloth], clothOf(colourway, [x, y], 0.24), { depth: 0.8, folds: [fold] }),
        flatCut([roundBox(x - width * 0.36, y - 10, 7, 22, 3), roundBox(x + width * 0.3, y - 10, 7, 22, 3)], '#c98a3a'),
      ];
    }),
  ];
}

/** Plants in pots. */
export const pots = (places: readonly (readonly [x: number, y: number, size: number])[], leaf = '#4f8f6f'): Layer[] =>
  places.flatMap(([x, y, size], p): Layer[] => [
    cutOut(
      many(9, (i) => {
        const lean = (i - 4) * 0.2;
        return brush(
          trace`${x},${y - size * 0.6} ${x + lean * size * 0.5},${y - size * (1.1 - Math.abs(lean) * 0.2)} ${x + lean * size * 1.3},${y - size * (1.6 - Math.abs(lean) * 0.55)}`,
          size * 0.16,
          [0.5, 1, 0.1],
        );
      }),
      p % 2 ? '#3f7d62' : leaf,
      { depth: 0.4, shade: '#9fb4b0' },
    ),
    cutOut(
      [
        shapeOf(
          trace`${x - size * 0.4},${y - size * 0.66}! ${x + size * 0.4},${y - size * 0.66}! ${x + size * 0.3},${y}! ${x - size * 0.3},${y}!`,
        ),
      ],
      ['#d0714f', '#f0b04a', '#8fb4c8'][p % 3] ?? '#d0714f',
      { depth: 0.6 },
    ),
  ]);
