import { box, brush, collage, cutOut, disc, flatCut, many, roundBox } from '../gouache/cut-outs.ts';
import type { Layer } from '../gouache/layer.ts';
import { trace } from '../gouache/trace.ts';
import { skyline, terrace } from './town.ts';

const FRAME = '#c93a3a';
const POLE = '#f6c445';

/** The street outside, seen from the top of a bus: roofs, a sky with one cloud. */
export const street = (width: number, height: number): Layer[] => [
  flatCut([box(-80, -80, width + 160, height + 160)], '#c8dff0'),
  flatCut([box(-80, height * 0.3, width + 160, height)], '#e6e3e0'),
  ...skyline(width, height * 0.46, height * 0.17, '#a9b4cc', '#e8e2d0', 'bus'),
  ...terrace(-60, height * 0.62, 230, height * 0.3, ['#d98f7a', '#e8d3b0', '#b9c4a8', '#d9b0a8', '#e0c9a0']),
];

/** The windows of a top deck: one wide pane in front, pillars, a rail, the ceiling. */
export function topDeck(width: number, height: number): Layer[] {
  const sill = height * 0.6;
  return [
    cutOut([box(-80, -80, width + 160, 80 + height * 0.1)], '#fff3dc', { depth: 1.2 }),
    cutOut([box(-80, height * 0.1, width + 160, 22), box(-80, sill, width + 160, height)], FRAME, { depth: 1 }),
    cutOut(
      [width * -0.02, width * 0.33, width * 0.66, width * 0.98].map((x) =>
        roundBox(x, height * 0.08, 30, sill - height * 0.06, 8),
      ),
      FRAME,
      { depth: 0.8 },
    ),
    flatCut([box(-80, sill + 22, width + 160, 8)], '#a52b30'),
    cutOut([brush(trace`-80,${sill - 54} ${width / 2},${sill - 54} ${width + 80},${sill - 54}`, 15)], POLE, {
      depth: 0.4,
    }),
    flatCut(
      many(3, (i) => roundBox(width * (0.14 + i * 0.34), height * 0.02, 74, 16, 8)),
      '#fffdf2',
    ),
  ];
}

/** Seats from behind, in a moquette of small squares. */
export function seats(width: number, height: number, y: number, count: number): Layer[] {
  const gap = width / count;
  return many(count, (i): Layer[] => {
    const [x, w] = [i * gap + gap * 0.06, gap * 0.88];
    const squares = many(48, (k) => ({
      x: x + 18 + (k % 6) * ((w - 40) / 5.4),
      y: y + 34 + Math.floor(k / 6) * 42,
      c: (k + Math.floor(k / 6)) % 3,
    }));
    return [
      collage(
        [
          [[roundBox(x, y, w, height, 46)], '#2a4f9a'],
          [squares.filter(({ c }) => c === 0).map((s) => box(s.x, s.y, 15, 15)), '#f4674f'],
          [squares.filter(({ c }) => c === 1).map((s) => box(s.x + 8, s.y + 8, 10, 10)), '#f6c445'],
          [[roundBox(x + 6, y + 4, w - 12, 18, 9)], '#1c3a7a'],
        ],
        { depth: 1.3, contact: 1 },
      ),
      cutOut([brush(trace`${x + 16},${y - 26} ${x + w / 2},${y - 34} ${x + w - 16},${y - 26}`, 14)], POLE, {
        depth: 0.4,
      }),
    ];
  }).flat();
}

/** A pole with its bell. */
export const bellPole = (x: number, height: number): Layer[] => [
  cutOut([box(x - 9, -80, 18, height + 160)], POLE, { depth: 0.5 }),
  cutOut([roundBox(x - 22, height * 0.34, 44, 58, 12)], '#e8433f', { depth: 0.5, contact: 0.5 }),
  flatCut([disc(x, height * 0.34 + 29, 13)], '#fffaf0'),
];
