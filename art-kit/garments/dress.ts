import { threadColour } from '../cloth/fabric-colour.ts';
import type { Fold, Part, Silhouette } from '../cloth/part.ts';
import { lerp, round1 } from '../numbers.ts';
import { rng } from '../random.ts';
import { cord } from './cord.ts';
import { fold } from './folds.ts';
import { type GatheredHem, gatheredTier } from './gathered-hem.ts';
import { mirror, symmetric } from './mirror.ts';
import { seam, stitch } from './sewing.ts';

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

/** Two folds for every wave, hanging from the gathering line. */
function tierFolds({ top, hem, topY, hemY, waves }: GatheredHem): Fold[] {
  const [from, to] = [top - 4, hem - 6];
  return Array.from({ length: waves * 2 }, (_, i) => {
    const t = (i + 0.5) / (waves * 2);
    const y = topY + Math.sin(Math.PI * t) * 13;
    const length = (hemY - topY) * (0.45 + random() * 0.6);
    const middle = from * 0.6 + to * 0.4;
    const bend = `${round1(lerp(400 + middle, 400 - middle, t) + (random() - 0.5) * 8)} ${round1(y + length * 0.5)}`;
    const end = `${round1(lerp(400 + to, 400 - to, t) + (random() - 0.5) * 14)} ${round1(y + length)}`;
    const width = 9 + random() * 8;
    const height = (i % 2 === 1 ? 7 : -7) * (0.5 + random() * 0.6);
    return fold(`M${round1(lerp(400 + from, 400 - from, t))} ${round1(y)}Q${bend} ${end}`, width, height, 7);
  });
}

const TIER_PUFF = [
  [5, 2],
  [40, 10],
  [90, 20],
] as const;

const tier = (measures: GatheredHem, dx: number, dy: number, shadow: number): Part => ({
  d: gatheredTier(measures),
  print: { scale: 0.54, dx, dy },
  puff: TIER_PUFF,
  folds: tierFolds(measures),
  shadow,
});

const HEM = { sag: 26, drop: 26, reach: [7, 5] } as const;
/** Over the shoulder and down to the back. */
const STRAP = 'M284 176 C274 110 284 56 304 56 C326 56 330 120 334 214';

/** Sundress with thin straps and three tiers. */
export const dress: Silhouette = {
  name: 'dress',
  parts: [
    ...[STRAP, mirror(STRAP)].map((d) => cord(d, 13, 'print', { print: { scale: 0.45 } })),
    { d: BACK, fill: 'inside', puff: [[4, 2]], wrinkle: 0 },
    tier({ ...HEM, topY: 716, hemY: 902, top: 226, hem: 262, waves: 12 }, 40, 0, 0.3),
    tier({ ...HEM, topY: 560, hemY: 744, top: 188, hem: 232, waves: 10 }, 90, 30, 0.3),
    tier({ ...HEM, topY: 418, hemY: 588, top: 150, hem: 196, waves: 8 }, 0, 0, 0.26),
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
