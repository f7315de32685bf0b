import type { Fold, Part, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, mirrorFold, symmetric } from '../sewing/mirror.ts';
import {
  CHANNEL,
  down,
  FIRST_ROW,
  pufferCollar,
  pufferHem,
  pufferNeck,
  pufferZip,
  quiltedBody,
} from './puffer-parts.ts';

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
const sleeveDown = (x: number, y: number): number => down(y + (x - 616) * 0.15 - 356, 11);

const sleeveRows = Array.from({ length: 6 }, (_, i) => {
  const y = FIRST_ROW + i * CHANNEL;
  return fold(`M616 ${y + 26} L766 ${y + 4}`, 5, -12, 2);
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

const cuff = (d: string): Part => ({ d, fill: 'trim', puff: [[4, 3]], wrinkle: 1 });

/** Both sleeves with their cuffs. */
export const pufferSleeves: readonly Part[] = [
  sleeve(SLEEVE, -10, 0, sleeveRows, sleeveDown),
  sleeve(mirror(SLEEVE), 10, 70, sleeveRows.map(mirrorFold), (x, y) => sleeveDown(800 - x, y)),
];
export const pufferCuffs: readonly Part[] = [cuff(CUFF), cuff(mirror(CUFF))];

/** Quilted jacket for the walk home. */
export const puffer: Silhouette = {
  name: 'puffer',
  parts: [
    pufferNeck,
    ...pufferSleeves,
    quiltedBody(random, BODY, 7),
    pufferZip(824),
    ...pufferCollar,
    pufferHem(random, 800),
    ...pufferCuffs,
  ],
};
