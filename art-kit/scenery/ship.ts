import { box, collage, cutOut, disc, flatCut, many, roundBox } from '../gouache/cut-outs.ts';
import type { Layer } from '../gouache/layer.ts';
import { type Outline, polygonOf, shapeOf } from '../gouache/outline.ts';
import { trace } from '../gouache/trace.ts';

/** A deck of planks that run away from you, below y. */
export function deck(width: number, height: number, y: number, colour = '#e2b784', seam = '#b98a58'): Layer[] {
  const middle = width / 2;
  return [
    cutOut([box(-80, y, width + 160, height - y + 80)], colour, { depth: 1 }),
    flatCut(
      many(17, (i) => {
        const x = (i - 8) * (width / 9);
        return polygonOf([
          [middle + x * 0.62, y],
          [middle + x * 0.62 + 3, y],
          [middle + x * 1.5 + 6, height + 80],
          [middle + x * 1.5, height + 80],
        ]);
      }),
      seam,
    ),
  ];
}

/** A rail of white tubes along the edge of a deck. */
export function rail(width: number, y: number, tall: number, colour = '#fffaf0'): Layer[] {
  const bar = (at: number, thick: number): Outline => box(-80, y - tall * at, width + 160, thick);
  return [
    cutOut(
      [bar(0.34, 7), bar(0.66, 7), ...many(7, (i) => box((i * width) / 6 - 6, y - tall, 12, tall)), bar(1, 16)],
      colour,
      { depth: 0.4, shade: '#c4cbe2' },
    ),
  ];
}

/** A lifebuoy with four bands and its line. */
export function lifebuoy(x: number, y: number, radius: number, colour = '#f4674f'): Layer[] {
  const hole = disc(x, y, radius * 0.52).slice();
  const turned = new Float64Array(hole.length);
  for (let i = 0; i < hole.length; i += 2) {
    turned[i] = hole[hole.length - 2 - i] ?? 0;
    turned[i + 1] = hole[hole.length - 1 - i] ?? 0;
  }
  const band = (degrees: number): Outline => {
    const at = (r: number, d: number): readonly [number, number] => [
      x + Math.cos(((degrees + d) * Math.PI) / 180) * r,
      y + Math.sin(((degrees + d) * Math.PI) / 180) * r,
    ];
    return polygonOf([at(radius * 0.5, -17), at(radius * 1.02, -14), at(radius * 1.02, 14), at(radius * 0.5, 17)]);
  };
  return [
    collage([[[disc(x, y, radius), turned], '#fffaf0']], { depth: radius / 60 }),
    cutOut([45, 135, 225, 315].map(band), colour, { depth: 0.2 }),
  ];
}

/** A funnel with stripes and a breath of smoke. */
export function funnel(
  x: number,
  y: number,
  width: number,
  tall: number,
  colours: readonly [string, string, string],
): Layer[] {
  const lean = width * 0.2;
  const slab = (from: number, to: number): Outline =>
    polygonOf([
      [x + lean * (1 - from), y - tall * (1 - from)],
      [x + width + lean * (1 - from), y - tall * (1 - from)],
      [x + width + lean * (1 - to), y - tall * (1 - to)],
      [x + lean * (1 - to), y - tall * (1 - to)],
    ]);
  return [
    flatCut(
      [
        shapeOf(
          trace`${x + lean + width * 0.3},${y - tall} ${x + lean - width * 0.3},${y - tall - 50} ${x - width},${y - tall - 66} ${x - width * 1.9},${y - tall - 110} ${x - width},${y - tall - 130} ${x},${y - tall - 96} ${x + width * 0.8},${y - tall - 60} ${x + lean + width * 0.8},${y - tall}`,
        ),
      ],
      '#e9eef5',
    ),
    collage(
      [
        [[slab(0, 1)], colours[0]],
        [[slab(0.24, 0.5)], colours[1]],
        [[slab(0, 0.1)], colours[2]],
      ],
      { depth: 1.6 },
    ),
  ];
}

/** Cabins: a white wall with round windows and a door. */
export const cabins = (x: number, y: number, width: number, tall: number): Layer[] => [
  cutOut([box(x, y - tall, width, tall)], '#fdf6ea', { depth: 1.2, shade: '#c4cbe2' }),
  cutOut([box(x - 10, y - tall - 14, width + 20, 20)], '#2a66c8', { depth: 0.4 }),
  collage(
    [
      [many(3, (i) => disc(x + width * (0.2 + i * 0.26), y - tall * 0.62, 34)), '#c98a3a'],
      [many(3, (i) => disc(x + width * (0.2 + i * 0.26), y - tall * 0.62, 26)), '#7cc3dd'],
    ],
    { depth: 0.5 },
  ),
  cutOut([roundBox(x + width * 0.84, y - tall * 0.8, width * 0.13, tall * 0.8, 14)], '#2a66c8', { depth: 0.6 }),
];

/** A flag of convenience at the stern. */
export const flag = (x: number, y: number, tall: number, colours: readonly [string, string]): Layer[] => [
  cutOut([box(x - 4, y - tall, 8, tall)], '#fffaf0', { depth: 0.3 }),
  collage(
    [
      [
        [
          shapeOf(
            trace`${x + 4},${y - tall}! ${x + 50},${y - tall + 12} ${x + 110},${y - tall - 6}! ${x + 106},${y - tall + 60}! ${x + 50},${y - tall + 78} ${x + 4},${y - tall + 64}!`,
          ),
        ],
        colours[0],
      ],
      [[disc(x + 56, y - tall + 34, 18)], colours[1]],
    ],
    { depth: 0.6 },
  ),
];
