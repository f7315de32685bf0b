import type { Fold, Part, Silhouette } from '../cloth/part.ts';
import { round1, wrap } from '../numbers.ts';
import { rng } from '../random.ts';
import { fold, gathers } from './folds.ts';
import { mirror, mirrorFold, symmetric } from './mirror.ts';

const random = rng('pf');

const BODY = symmetric(
  [0, 250],
  [
    ['L', 120, 206],
    ['C', 170, 220, 214, 236, 232, 262],
    ['C', 250, 420, 252, 640, 244, 806],
    ['Q', 120, 826, 0, 826],
  ],
);
const SLEEVE =
  'M620 262 C690 300 730 420 756 600 C764 680 764 740 752 790 C720 806 690 804 664 790 C660 690 650 540 624 440Z';
const CUFF = 'M664 780 Q708 800 756 780 L752 822 Q710 838 668 820Z';
const COLLAR = 'M518 224 C514 190 500 166 478 152 C444 190 416 232 404 268 C448 284 494 276 518 262Z';

/** Distance between quilting rows, and the height of the first. */
const CHANNEL = 76;
const FIRST_ROW = 330;

/** Down between two quilting rows: nothing at the rows, full in the middle. */
const down = (distance: number, height: number): number =>
  Math.sin((wrap(distance, CHANNEL) / CHANNEL) * Math.PI) ** 0.7 * height;
const sleeveDown = (x: number, y: number): number => down(y + (x - 616) * 0.15 - 356, 11);

const bodyRows: Fold[] = Array.from({ length: 7 }, (_, i) => {
  const y = FIRST_ROW + i * CHANNEL;
  return [
    fold(`M160 ${y} Q280 ${y + 12} 396 ${y + 6}`, 5, -12, 2),
    fold(`M404 ${y + 6} Q520 ${y + 12} 640 ${y}`, 5, -12, 2),
  ];
}).flat();

const sleeveRows = Array.from({ length: 6 }, (_, i) => {
  const y = FIRST_ROW + i * CHANNEL;
  return fold(`M616 ${y + 26} L766 ${y + 4}`, 5, -12, 2);
});

/** Short puckers along the rows, where the thread pulls. */
const puckers = Array.from({ length: 64 }, () => {
  const x = 170 + random() * 460;
  const y = 318 + Math.floor(random() * 7) * CHANNEL + (random() < 0.5 ? 6 : 62);
  const d = `M${round1(x)} ${y}q${round1((random() - 0.5) * 10)} ${y % CHANNEL < 30 ? 14 : -14} ${round1((random() - 0.5) * 16)} ${random() < 0.5 ? 22 : -18}`;
  return fold(d, 4, -4.5, 2.5);
});

const sleeve = (d: string, rotate: number, dx: number, folds: Fold[], heightAt: Part['heightAt']): Part => ({
  d,
  print: { scale: 0.7, rotate, dx },
  puff: [
    [8, 5],
    [30, 12],
  ],
  ...(heightAt && { heightAt }),
  folds,
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

const cuff = (d: string): Part => ({ d, fill: 'trim', puff: [[4, 3]], wrinkle: 1 });

function zip(): string {
  let teeth = '';
  for (let y = 262; y < 824; y += 7) teeth += `<path d="M394 ${y}h12" stroke="#d8d2c8" stroke-width="3"/>`;
  return `${teeth}<rect x="394" y="300" width="12" height="40" rx="5" fill="#efe9df" stroke="#8c8378" stroke-width="1.5"/>`;
}

/** Quilted jacket for the walk home. */
export const puffer: Silhouette = {
  name: 'puffer',
  parts: [
    { d: 'M316 160 Q400 140 484 160 L470 280 L330 280Z', fill: 'inside', puff: [[5, 2]] },
    sleeve(SLEEVE, -10, 0, sleeveRows, sleeveDown),
    sleeve(mirror(SLEEVE), 10, 70, sleeveRows.map(mirrorFold), (x, y) => sleeveDown(800 - x, y)),
    {
      d: BODY,
      print: { scale: 0.7 },
      puff: [
        [8, 5],
        [40, 14],
      ],
      heightAt: (_, y) => down(y - FIRST_ROW, 12),
      folds: [...bodyRows, ...puckers],
      grain: 0.02,
      relief: 1.05,
    },
    {
      d: 'M400 256L410 256L410 826L390 826L390 256Z',
      fill: 'trim',
      puff: [[3, 2]],
      wrinkle: 0,
      shadow: 0.3,
      overlay: zip,
    },
    collar(mirror(COLLAR), 12, mirror('M504 196 Q450 226 416 262')),
    collar(COLLAR, -12, 'M504 196 Q450 226 416 262'),
    {
      d: 'M158 800 Q400 832 642 800 L640 846 Q400 872 160 846Z',
      fill: 'trim',
      puff: [
        [4, 3],
        [12, 4],
      ],
      wrinkle: 1,
      folds: gathers(random, { from: [166, 634, 806], to: [166, 634, 852], count: 44, height: 5, width: 4, blur: 2 }),
    },
    cuff(CUFF),
    cuff(mirror(CUFF)),
  ],
};
