import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { insideWaist, waistbandOutline } from './elastic-waist.ts';
import { hemLine, legSewing, looseLegs, outseam } from './loose-legs.ts';
import { shortsOutline } from './shorts-outline.ts';

const CUT = { waistY: 140, waist: 202, hemY: 800, outer: 294, inner: 36, crotchY: 440 } as const;
const BAND = { y: 130, half: 202, depth: 62 } as const;
const LEGS = shortsOutline(CUT);

const EYELETS = [152, 180].flatMap((y) => [384, 416].map((x) => [x, y] as const));
const eyelet = ([x, y]: readonly [number, number]): string =>
  `<circle cx="${x}" cy="${y}" r="6" fill="#d9d2c6" stroke="#6b6258" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="2.6" fill="#3a332d"/>`;

/** A block of plain colour round both legs. */
const block: Part = {
  d: 'M100 640 Q250 666 400 650 Q550 666 700 640 L700 930 L100 930Z',
  fill: 'trim',
  clip: `<path d="${LEGS}" fill="#fff"/>`,
  puff: [
    [4, 1.4],
    [60, 10],
  ],
  folds: bothSides([
    fold('M480 640 Q494 720 484 796', 30, 8, 18),
    fold('M600 630 Q620 720 630 790', 28, 7, 16),
    fold('M546 640 Q560 720 556 796', 12, -7, 9),
  ]),
  wrinkle: 3,
  grain: 0.05,
  shadow: 0.12,
  overlay: (fabric) => {
    const thread = threadColour({ ...fabric, ground: fabric.trim });
    const hem = hemLine(CUT);
    return (
      ['M100 650 Q250 676 400 660 Q550 676 700 650', hem, mirror(hem)]
        .map((d) => stitch(d, thread, { width: 1.5, dash: '6 5', strength: 0.4 }))
        .join('') + seam('M100 641 Q250 667 400 651 Q550 667 700 641', 0.3, 1.8)
    );
  },
};

/** A patch pocket with a flap on the outside of the thigh. */
const flapPocket = (d: string): Part => ({
  d,
  print: { scale: 0.74, dx: 22, dy: 14, rotate: -6 },
  puff: [[3, 2.4]],
  wrinkle: 1,
  grain: 0.05,
  shadow: 0.24,
  overlay: (fabric) => stitch(d, threadColour(fabric), { width: 3, dash: '6 5', strength: 0.4 }),
});

/** Below-the-knee board shorts in print and plain, laced. */
export const longboards: Silhouette = {
  name: 'longboards',
  parts: [
    insideWaist(BAND),
    looseLegs(CUT, {
      print: { scale: 0.8 },
      grain: 0.05,
      folds: bothSides([fold('M408 420 Q500 420 590 360', 14, -7, 10), fold('M640 480 Q652 560 664 640', 14, -6, 9)]),
      overlay: (fabric) =>
        legSewing(CUT, fabric) + [outseam(CUT), mirror(outseam(CUT))].map((d) => seam(d, 0.26, 2)).join(''),
    }),
    block,
    flapPocket('M556 486 L636 478 L652 572 Q610 586 568 580Z'),
    {
      d: waistbandOutline(BAND),
      fill: 'trim',
      puff: [
        [4, 2.5],
        [14, 5],
      ],
      wrinkle: 1,
      grain: 0.05,
      overlay: (fabric) => {
        const thread = threadColour({ ...fabric, ground: fabric.trim });
        return (
          stitch('M200 140 Q400 160 600 140', thread, { width: 1.5, dash: '5 4', strength: 0.4 }) +
          stitch('M196 184 Q400 204 604 184', thread, { width: 1.5, dash: '5 4' }) +
          seam('M400 144 L400 208', 0.45) +
          EYELETS.map(eyelet).join('')
        );
      },
    },
    ...[
      'M384 152 L416 180',
      'M416 152 L384 180',
      'M384 180 C374 230 356 262 364 312',
      'M416 180 C428 226 448 256 438 304',
    ].map((d) => cord(d, 7, '#fbf6ec', { shadow: 0.4 })),
  ],
};
