import type { Part, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { mirror, symmetric } from '../sewing/mirror.ts';
import { seam } from '../sewing/sewing.ts';
import { pufferCollar, pufferHem, pufferNeck, pufferZip, quiltedBody } from './puffer-parts.ts';

const random = rng('puffervest');

const BODY = symmetric(
  [0, 250],
  [
    ['L', 120, 206],
    ['C', 150, 214, 176, 224, 196, 238],
    ['C', 176, 310, 184, 390, 236, 446],
    ['C', 246, 560, 250, 690, 244, 806],
    ['Q', 120, 826, 0, 826],
  ],
);
const ARMHOLE = 'M596 238 C576 310 584 390 636 446';

/** The far side of an armhole. */
const behind: Part = {
  d: 'M586 232 L604 244 C600 320 616 390 648 440 L632 470 L570 400Z',
  fill: 'inside',
  puff: [[4, 2]],
  wrinkle: 1,
};

/** A welt pocket between two quilting rows. */
const pocket = (d: string): Part => ({
  stroke: d,
  width: 15,
  fill: 'trim',
  puff: [[3, 2.4]],
  wrinkle: 0,
  shadow: 0.28,
  overlay: () => seam(d, 0.3, 1.6),
});
const POCKET = 'M516 642 L584 566';

/** Quilted vest with bound armholes. */
export const puffervest: Silhouette = {
  name: 'puffervest',
  parts: [
    pufferNeck,
    behind,
    { ...behind, d: mirror('M586 232 L604 244 C600 320 616 390 648 440 L632 470 L570 400Z') },
    quiltedBody(random, BODY, 7),
    ...[ARMHOLE, mirror(ARMHOLE)].map((d) => cord(d, 13, 'trim', { shadow: 0.24 })),
    pocket(POCKET),
    pocket(mirror(POCKET)),
    pufferZip(824),
    ...pufferCollar,
    pufferHem(random, 800),
  ],
};
