import { box, brush, collage, cutOut, disc, flatCut, many, roundBox } from '../gouache/cut-outs.ts';
import type { Layer } from '../gouache/layer.ts';
import { type Outline, polygonOf, shapeOf } from '../gouache/outline.ts';
import { trace } from '../gouache/trace.ts';
import { clothOf } from './beach.ts';

/** A room: wall, skirting, boards. */
export const room = (width: number, height: number, y: number, wall: string, floor: string): Layer[] => [
  flatCut([box(-80, -80, width + 160, height + 160)], wall),
  cutOut([box(-80, y, width + 160, height)], floor, { depth: 0.8 }),
  cutOut([box(-80, y - 26, width + 160, 30)], '#fff3dc', { depth: 0.4 }),
  flatCut(
    many(7, (i) =>
      polygonOf([
        [width * (i / 6), y + 4],
        [width * (i / 6) + 3, y + 4],
        [width * ((i / 6 - 0.5) * 1.6 + 0.5) + 4, height + 80],
        [width * ((i / 6 - 0.5) * 1.6 + 0.5), height + 80],
      ]),
    ),
    '#b98a68',
  ),
];

/** A window with a view of the sea. */
export const seaWindow = (x: number, y: number, width: number, tall: number): Layer[] => [
  cutOut([box(x - 16, y - 16, width + 32, tall + 32)], '#fffaf0', { depth: 0.8 }),
  collage(
    [
      [[box(x, y, width, tall)], '#bfe3f5'],
      [[disc(x + width * 0.7, y + tall * 0.3, width * 0.13)], '#fbd47a'],
      [[box(x, y + tall * 0.56, width, tall * 0.44)], '#3f8fd6'],
      [[box(x, y + tall * 0.74, width, tall * 0.26)], '#5bb4de'],
    ],
    { depth: 0 },
  ),
  cutOut([box(x + width / 2 - 6, y, 12, tall), box(x, y + tall * 0.42, width, 12)], '#fffaf0', { depth: 0.3 }),
  cutOut([box(x - 30, y + tall + 14, width + 60, 22)], '#fff3dc', { depth: 0.5 }),
];

/** Prints hung up to dry: how far along, which colourway. */
export function drying(y: number, width: number, prints: readonly string[], size: number): Layer[] {
  const gap = width / prints.length;
  return [
    flatCut([brush(trace`-80,${y} ${width / 2},${y + 16} ${width + 80},${y - 6}`, 4)], '#5a3f4a'),
    ...prints.flatMap((colourway, i): Layer[] => {
      const x = gap * (i + 0.5);
      const top = y + 14 * Math.sin((Math.PI * (i + 0.5)) / prints.length);
      const sheet = polygonOf([
        [x - size / 2, top + 4],
        [x + size / 2, top + 4 + (i % 2 ? 5 : -4)],
        [x + size / 2 + 4, top + size * 1.3],
        [x - size / 2 + 2, top + size * 1.3 + (i % 2 ? -6 : 5)],
      ]);
      return [
        cutOut(
          [
            polygonOf([
              [x - size / 2 - 9, top - 5],
              [x + size / 2 + 9, top - 5],
              [x + size / 2 + 13, top + size * 1.34],
              [x - size / 2 - 7, top + size * 1.34],
            ]),
          ],
          '#fffaf0',
          { depth: 0.5 },
        ),
        cutOut([sheet], clothOf(colourway, [x, top], 0.36), { depth: 0.2 }),
        flatCut(
          [roundBox(x - size * 0.4, top - 16, 9, 28, 4), roundBox(x + size * 0.32, top - 16, 9, 28, 4)],
          '#c98a3a',
        ),
      ];
    }),
  ];
}

/** A work table with jars of brushes, pots of colour and a sheet begun. */
export function workTable(width: number, y: number, height: number, colourway: string): Layer[] {
  const jar = (x: number, colour: string): Layer[] => [
    cutOut(
      many(5, (i) =>
        brush(trace`${x + i * 6 - 12},${y - 40} ${x + (i - 2) * 13},${y - 130 - (i % 3) * 18}`, 7, [1, 0.8, 0.6]),
      ),
      '#c9955c',
      { depth: 0.2 },
    ),
    flatCut(
      many(5, (i) => disc(x + (i - 2) * 13.4, y - 136 - (i % 3) * 18, 7, 12)),
      '#3a2a3a',
    ),
    cutOut([roundBox(x - 26, y - 70, 52, 74, 10)], colour, { depth: 0.5 }),
  ];
  return [
    ...jar(width * 0.12, '#5bb4de'),
    ...jar(width * 0.86, '#f4674f'),
    ...many(
      4,
      (i): Layer =>
        collage(
          [
            [[roundBox(width * 0.24 + i * 62, y - 34, 50, 38, 8)], '#fffaf0'],
            [
              [disc(width * 0.24 + i * 62 + 25, y - 34, 22, 7)],
              ['#e8433f', '#f6c445', '#2f9a7a', '#5a2f8a'][i] ?? '#e8433f',
            ],
          ],
          { depth: 0.4 },
        ),
    ),
    cutOut([box(-80, y, width + 160, 34)], '#e8c9a0', { depth: 0.6 }),
    cutOut([box(-80, y + 30, width + 160, height)], '#c99c70', { depth: 0.8 }),
    cutOut(
      [
        polygonOf([
          [width * 0.54, y + 4],
          [width * 0.8, y - 2],
          [width * 0.86, y + 26],
          [width * 0.58, y + 30],
        ]),
      ],
      clothOf(colourway, [width * 0.6, y], 0.24),
      { depth: 0.2 },
    ),
  ];
}

/** Curtains of a small stage, drawn to both sides. */
export function curtains(width: number, height: number, colour: string, dark: string): Layer[] {
  const side = (mirror: boolean): Layer[] => {
    const at = (x: number): number => (mirror ? width - x : x);
    const panel = shapeOf([
      [at(-80), -80, 1],
      [at(width * 0.24), -80, 1],
      [at(width * 0.2), height * 0.3],
      [at(width * 0.08), height * 0.56],
      [at(width * 0.13), height * 0.62],
      [at(width * 0.17), height + 80, 1],
      [at(-80), height + 80, 1],
    ]);
    const folds = [0.04, 0.1, 0.16].map((x) =>
      brush(
        [
          [at(width * x), -40],
          [at(width * x * 0.8), height * 0.4],
          [at(width * x * 0.42), height * 0.58],
        ],
        18,
        [1, 0.7, 0.2],
      ),
    );
    const lower = [0.02, 0.09].map((x) =>
      brush(
        [
          [at(width * x), height * 0.62],
          [at(width * x), height + 60],
        ],
        16,
        [0.2, 0.8, 1],
      ),
    );
    return [
      cutOut([panel], colour, { depth: 1.6, folds: [...folds, ...lower] }),
      cutOut(
        [
          shapeOf([
            [at(-20), height * 0.54, 1],
            [at(width * 0.12), height * 0.56],
            [at(width * 0.13), height * 0.61],
            [at(-20), height * 0.6, 1],
          ]),
        ],
        '#f6c445',
        { depth: 0.4 },
      ),
    ];
  };
  const swags = many(5, (i) => {
    const [x, w] = [(i * width) / 5, width / 5];
    return shapeOf(
      trace`${x - 6},-80! ${x + w + 6},-80! ${x + w + 6},${height * 0.05}! ${x + w / 2},${height * 0.125} ${x - 6},${height * 0.05}!`,
    );
  });
  return [...side(false), ...side(true), cutOut(swags, dark, { depth: 1, contact: 1 })];
}

/** A cut-out cloud, star or wave that hangs from a string. */
export const hung = (x: number, y: number, shape: Outline, colour: string): Layer[] => [
  flatCut([box(x - 1.5, -80, 3, y + 90)], '#7a3f6a'),
  cutOut([shape], colour, { depth: 0.8, contact: 0.7 }),
];

/** Footlights along the edge of a stage. */
export const footlights = (width: number, y: number, height: number): Layer[] => [
  cutOut([box(-80, y, width + 160, height)], '#8a2f52', { depth: 0.8 }),
  cutOut([box(-80, y, width + 160, 20)], '#f6c445', { depth: 0.4 }),
  flatCut(
    many(7, (i) => disc(width * ((i + 0.5) / 7), y, 26, 22)),
    '#fff3c4',
  ),
  cutOut(
    many(7, (i) =>
      shapeOf(
        trace`${width * ((i + 0.5) / 7) - 34},${y + 26}! ${width * ((i + 0.5) / 7) - 26},${y - 4} ${width * ((i + 0.5) / 7)},${y - 10} ${width * ((i + 0.5) / 7) + 26},${y - 4} ${width * ((i + 0.5) / 7) + 34},${y + 26}!`,
      ),
    ),
    '#c9955c',
    { depth: 0.4 },
  ),
];
