import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, symmetric } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { gatheredPart } from '../skirts/gathered-tier.ts';

const random = rng('dr');

const BODICE = symmetric(
  [0, 236],
  [
    ['C', 60, 232, 88, 196, 100, 166],
    ['C', 124, 150, 140, 160, 146, 182],
    ['C', 154, 230, 170, 262, 176, 300],
    ['C', 160, 340, 150, 390, 150, 420],
    ['Q', 80, 440, 0, 440],
  ],
);

const BACK = symmetric(
  [0, 200],
  [
    ['C', 60, 200, 120, 190, 150, 220],
    ['L', 170, 300],
    ['L', 0, 330],
  ],
);

const HEM = { sag: 26, drop: 26, reach: [7, 5] } as const;
/** Over the shoulder and down to the back. */
const STRAP = 'M284 176 C274 110 284 56 304 56 C326 56 330 120 334 214';

/** Sundress with thin straps and three tiers. */
export const dress: Silhouette = {
  name: 'dress',
  parts: [
    ...[STRAP, mirror(STRAP)].map((d) => cord(d, 13, 'print', { print: { scale: 0.45 } })),
    { d: BACK, fill: 'inside', puff: [[4, 2]], wrinkle: 0 },
    gatheredPart(
      random,
      { ...HEM, topY: 716, hemY: 902, top: 226, hem: 262, waves: 12 },
      { print: { scale: 0.54, dx: 40, dy: 0 }, shadow: 0.3 },
    ),
    gatheredPart(
      random,
      { ...HEM, topY: 560, hemY: 744, top: 188, hem: 232, waves: 10 },
      { print: { scale: 0.54, dx: 90, dy: 30 }, shadow: 0.3 },
    ),
    gatheredPart(
      random,
      { ...HEM, topY: 418, hemY: 588, top: 150, hem: 196, waves: 8 },
      { print: { scale: 0.54, dx: 0, dy: 0 }, shadow: 0.26 },
    ),
    {
      d: BODICE,
      print: { scale: 0.54, dx: 20 },
      puff: [
        [5, 3],
        [24, 8],
        [70, 16],
      ],
      folds: [
        fold('M280 300 C300 260 350 262 370 300', 60, 9, 30),
        fold('M520 300 C500 260 450 262 430 300', 60, 9, 30),
        fold('M250 420 Q280 370 300 350', 8, -6, 6),
        fold('M550 420 Q520 370 500 350', 8, -6, 6),
      ],
      keepClear: [
        [325, 300],
        [475, 300],
      ],
      overlay: (fabric) =>
        seam('M252 420 Q400 452 548 420', 0.4) +
        [410, 398, 386]
          .map((y) =>
            stitch(`M251 ${y} Q400 ${y + 26} 549 ${y}`, threadColour(fabric), {
              width: 1.2,
              dash: '3 4',
              strength: 0.35,
            }),
          )
          .join(''),
    },
  ],
};
