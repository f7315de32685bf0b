import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { insideWaist, waistbandOutline } from '../shorts/elastic-waist.ts';
import { type Pleated, pleatedOutline, pleatFolds } from './pleats.ts';

const PLEATED: Pleated = { waist: 168, waistY: 190, hem: 282, hemY: 800, pleats: 13 };
const BAND = { y: 178, half: 166, depth: 52 } as const;

/** Midi skirt in knife pleats, plain band, one covered button. */
export const pleatskirt: Silhouette = {
  name: 'pleatskirt',
  parts: [
    insideWaist(BAND),
    {
      d: pleatedOutline(PLEATED),
      print: { scale: 0.66 },
      puff: [
        [4, 2.5],
        [30, 6],
        [90, 14],
      ],
      folds: [...pleatFolds(PLEATED), ...bothSides([fold('M560 320 Q590 520 640 780', 44, 6, 24)])],
      wrinkle: 1.4,
      grain: 0.04,
      shadow: 0.3,
    },
    {
      d: waistbandOutline(BAND),
      fill: 'trim',
      puff: [
        [4, 3],
        [12, 4],
      ],
      wrinkle: 1,
      grain: 0.04,
      overlay: (fabric) => {
        const thread = threadColour({ ...fabric, ground: fabric.trim });
        return (
          stitch('M240 188 Q400 208 560 188', thread, { width: 1.4, dash: '5 4', strength: 0.4 }) +
          stitch('M236 222 Q400 242 564 222', thread, { width: 1.4, dash: '5 4', strength: 0.4 }) +
          seam('M506 194 L510 246', 0.4)
        );
      },
    },
    {
      raw: '<circle cx="488" cy="213" r="13" fill="#fff"/>',
      print: { scale: 0.4 },
      puff: [[4, 6]],
      wrinkle: 0,
      shadow: 0.4,
      shadowBlur: 3,
    },
  ],
};
