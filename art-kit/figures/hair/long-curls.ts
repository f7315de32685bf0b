import { rng } from '../../random.ts';
import { curl, curlLine, type HairStyle, white } from './hair-style.ts';

type Line = readonly (readonly [x: number, y: number])[];

/** Outer edge of the hair on the right of the page, top to tip. */
const EDGE: Line = [
  [0, 14],
  [20, 16],
  [40, 24],
  [56, 40],
  [66, 62],
  [72, 88],
  [77, 114],
  [82, 142],
  [86, 168],
  [88, 194],
  [84, 218],
  [74, 238],
  [58, 252],
  [40, 258],
];

/** The locks that frame the face, from the parting down over the shoulder. */
const LOCKS: Line = [
  [6, 34],
  [22, 38],
  [36, 46],
  [47, 60],
  [53, 78],
  [56, 98],
  [58, 120],
  [61, 144],
  [65, 168],
  [68, 192],
  [66, 214],
  [60, 232],
];

/** Curls of uneven size, crowded along a line and its mirror image. */
function crowded(line: Line, radius: number, seed: string): string {
  const random = rng(seed);
  const jitter = (by: number): number => (random() - 0.5) * by;
  return [-1, 1]
    .flatMap((side) =>
      line.flatMap(([x, y], i) => {
        const [nextX, nextY] = line[i + 1] ?? [x, y];
        return [0, 1 / 3, 2 / 3].map((t) =>
          curl(
            side * (x + (nextX - x) * t) + jitter(7),
            y + (nextY - y) * t + jitter(7),
            radius * (0.75 + random() * 0.6),
          ),
        );
      }),
    )
    .join('');
}

function scattered(count: number, seed: string, keep: (x: number, y: number) => boolean): string[] {
  const random = rng(seed);
  const lines: string[] = [];
  for (let i = 0; i < count; i++) {
    const x = (random() - 0.5) * 180;
    const y = 12 + random() * 246;
    if (keep(x, y)) lines.push(curlLine(x, y));
  }
  return lines;
}

/** Past the shoulders in curls. */
export const longCurls: HairStyle = {
  back:
    white('M0 14C-58 12 -70 60 -76 110C-84 166 -94 226 -58 252L58 252C94 226 84 166 76 110C70 60 58 12 0 14Z') +
    crowded(EDGE, 9, 'long-curls-back'),
  front:
    white(
      'M0 16C-46 14 -60 50 -62 100C-64 134 -74 190 -63 230C-54 224 -50 196 -52 168C-52 140 -49 116 -48 92C-46 62 -26 47 0 45C26 47 46 62 48 92C49 116 52 140 52 168C50 196 54 224 63 230C74 190 64 134 62 100C60 50 46 14 0 16Z',
    ) + crowded(LOCKS, 7.5, 'long-curls-front'),
  backStrands: scattered(200, 'long-curls-b', (x, y) => Math.abs(x) > 52 || y < 44),
  frontStrands: scattered(300, 'long-curls-f', (x, y) => Math.abs(x) > 46 || y < 46),
  curly: true,
};
