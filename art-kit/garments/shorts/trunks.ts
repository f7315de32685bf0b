import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { insideWaist, waistbandOutline } from './elastic-waist.ts';
import { hemLine, legSewing, looseLegs } from './loose-legs.ts';

const CUT = { waistY: 276, waist: 206, hemY: 690, outer: 262, inner: 30, crotchY: 522 } as const;
const BAND = { y: 262, half: 206, depth: 58 } as const;
const POCKET = 'M520 322 Q566 362 624 374';
const FLY = 'M400 316 L400 452 Q400 488 416 498';
const NOTCH = 'M654 676 L636 618';

const snap = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="#d9d2c6" stroke="#7b7166" stroke-width="1.8"/><circle cx="${x}" cy="${y}" r="6.5" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"/>`;

/** Five-inch trunks with a snap at the waist and a band round each hem. */
export const trunks: Silhouette = {
  name: 'trunks',
  parts: [
    insideWaist(BAND),
    looseLegs(CUT, {
      print: { scale: 0.66 },
      folds: bothSides([fold('M408 500 Q490 490 590 430', 14, -6, 10)]),
      overlay: (fabric) =>
        legSewing(CUT, fabric) +
        seam(POCKET, 0.4) +
        seam(mirror(POCKET), 0.4) +
        seam(NOTCH, 0.3) +
        seam(mirror(NOTCH), 0.3) +
        stitch(FLY.replaceAll('400', '424'), threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.4 }),
    }),
    ...[hemLine(CUT, 2), mirror(hemLine(CUT, 2))].map((stroke) => ({
      stroke,
      width: 22,
      cap: 'butt' as const,
      fill: 'trim' as const,
      puff: [[3, 2.2]] as const,
      wrinkle: 0.6,
      grain: 0.04,
      shadow: 0.16,
    })),
    {
      d: waistbandOutline(BAND),
      print: { scale: 0.66, rotate: 90 },
      puff: [
        [4, 2.5],
        [14, 4],
      ],
      wrinkle: 1,
      grain: 0.04,
      shadow: 0.3,
      overlay: (fabric) => {
        const row = { width: 1.5, dash: '5 4', strength: 0.42 };
        return (
          stitch('M196 272 Q400 292 604 272', threadColour(fabric), row) +
          stitch('M192 312 Q400 332 608 312', threadColour(fabric), row) +
          seam('M428 272 L428 332', 0.45) +
          snap(408, 302)
        );
      },
    },
  ],
};
