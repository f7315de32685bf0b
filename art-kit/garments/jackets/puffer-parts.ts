import type { Fold, Part } from '../../cloth/part.ts';
import { round1, wrap } from '../../numbers.ts';
import type { Random } from '../../random.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { mirror } from '../sewing/mirror.ts';

const COLLAR = 'M518 224 C514 190 500 166 478 152 C444 190 416 232 404 268 C448 284 494 276 518 262Z';

/** Distance between quilting rows, and the height of the first. */
export const CHANNEL = 76;
/** Height of the first quilting row. */
export const FIRST_ROW = 330;

/** Down between two quilting rows: nothing at the rows, full in the middle. */
export const down = (distance: number, height: number): number =>
  Math.sin((wrap(distance, CHANNEL) / CHANNEL) * Math.PI) ** 0.7 * height;

/** Quilting rows across both fronts. */
const quilting = (rows: number): Fold[] =>
  Array.from({ length: rows }, (_, i) => {
    const y = FIRST_ROW + i * CHANNEL;
    return [
      fold(`M160 ${y} Q280 ${y + 12} 396 ${y + 6}`, 5, -12, 2),
      fold(`M404 ${y + 6} Q520 ${y + 12} 640 ${y}`, 5, -12, 2),
    ];
  }).flat();

/** Short puckers along the rows, where the thread pulls. */
const puckers = (random: Random, rows: number): Fold[] =>
  Array.from({ length: Math.round(rows * 9.2) }, () => {
    const x = 170 + random() * 460;
    const y = 318 + Math.floor(random() * rows) * CHANNEL + (random() < 0.5 ? 6 : 62);
    const d = `M${round1(x)} ${y}q${round1((random() - 0.5) * 10)} ${y % CHANNEL < 30 ? 14 : -14} ${round1((random() - 0.5) * 16)} ${random() < 0.5 ? 22 : -18}`;
    return fold(d, 4, -4.5, 2.5);
  });

/** Quilted fronts. */
export const quiltedBody = (random: Random, d: string, rows: number): Part => ({
  d,
  print: { scale: 0.7 },
  puff: [
    [8, 5],
    [40, 14],
  ],
  heightAt: (_, y) => down(y - FIRST_ROW, 12),
  folds: [...quilting(rows), ...puckers(random, rows)],
  grain: 0.02,
  relief: 1.05,
});

const collar = (d: string, rotate: number, crease: string): Part => ({
  d,
  print: { rotate, scale: 0.7 },
  puff: [
    [6, 4],
    [20, 8],
  ],
  shadow: 0.35,
  folds: [fold(crease, 5, -9, 2)],
});

/** The stand-up collar, open at the neck. */
export const pufferCollar: readonly Part[] = [
  collar(mirror(COLLAR), 12, mirror('M504 196 Q450 226 416 262')),
  collar(COLLAR, -12, 'M504 196 Q450 226 416 262'),
];

export const pufferNeck: Part = {
  d: 'M316 160 Q400 140 484 160 L470 280 L330 280Z',
  fill: 'inside',
  puff: [[5, 2]],
};

/** Zip down the middle to `end`. */
export const pufferZip = (end: number): Part => ({
  d: `M400 256L410 256L410 ${end + 2}L390 ${end + 2}L390 256Z`,
  fill: 'trim',
  puff: [[3, 2]],
  wrinkle: 0,
  shadow: 0.3,
  overlay: () => {
    let teeth = '';
    for (let y = 262; y < end; y += 7) teeth += `<path d="M394 ${y}h12" stroke="#d8d2c8" stroke-width="3"/>`;
    return `${teeth}<rect x="394" y="300" width="12" height="40" rx="5" fill="#efe9df" stroke="#8c8378" stroke-width="1.5"/>`;
  },
});

/** Elastic hem, `y` at its upper edge. */
export const pufferHem = (random: Random, y: number): Part => ({
  d: `M158 ${y} Q400 ${y + 32} 642 ${y} L640 ${y + 46} Q400 ${y + 72} 160 ${y + 46}Z`,
  fill: 'trim',
  puff: [
    [4, 3],
    [12, 4],
  ],
  wrinkle: 1,
  folds: gathers(random, { from: [166, 634, y + 6], to: [166, 634, y + 52], count: 44, height: 5, width: 4, blur: 2 }),
});
