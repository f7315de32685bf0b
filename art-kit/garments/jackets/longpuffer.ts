import type { Part, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { mirror, symmetric } from '../sewing/mirror.ts';
import { seam } from '../sewing/sewing.ts';
import { pufferCuffs, pufferSleeves } from './puffer.ts';
import { pufferCollar, pufferNeck, pufferZip, quiltedBody } from './puffer-parts.ts';

const random = rng('longpuffer');

const BODY = symmetric(
  [0, 250],
  [
    ['L', 120, 206],
    ['C', 170, 220, 214, 236, 232, 262],
    ['C', 240, 380, 226, 480, 218, 556],
    ['C', 232, 700, 256, 900, 262, 1030],
    ['Q', 130, 1052, 0, 1052],
  ],
);
const POCKET = 'M508 770 L572 684';

const pocket = (d: string): Part => ({
  stroke: d,
  width: 15,
  fill: 'trim',
  puff: [[3, 2.4]],
  wrinkle: 0,
  shadow: 0.28,
  overlay: () => seam(d, 0.3, 1.6),
});

/** Long quilted coat, belted with a cord. */
export const longpuffer: Silhouette = {
  name: 'longpuffer',
  parts: [
    pufferNeck,
    ...pufferSleeves,
    quiltedBody(random, BODY, 10),
    pocket(POCKET),
    pocket(mirror(POCKET)),
    pufferZip(1040),
    ...pufferCollar,
    ...pufferCuffs,
    cord('M184 556 Q400 586 616 556', 20, 'trim', { shadow: 0.36 }),
    cord('M408 572 C424 620 440 660 432 716', 13, 'trim', { shadow: 0.4 }),
    cord('M396 572 C384 616 370 650 378 694', 13, 'trim', { shadow: 0.4 }),
    cord('M394 564L410 574', 25, 'trim', { shadow: 0.4 }),
    cord('M186 1024 Q400 1052 614 1024', 12, 'trim', { shadow: 0.2 }),
  ],
};
