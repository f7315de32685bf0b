import type { Silhouette } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { stitch } from '../sewing/sewing.ts';
import { shortsOutline } from '../shorts/shorts-outline.ts';
import { type Pleated, pleatedOutline, pleatFolds } from './pleats.ts';

const PLEATED: Pleated = { waist: 194, waistY: 300, hem: 272, hemY: 640, pleats: 11 };

/** Pleated tennis skort, shorts showing under the hem. */
export const skort: Silhouette = {
  name: 'skort',
  parts: [
    {
      d: shortsOutline({ waistY: 300, waist: 190, hemY: 712, outer: 232, inner: 30, crotchY: 520 }),
      fill: 'inside',
      puff: [
        [5, 2],
        [20, 5],
      ],
      grain: 0.04,
    },
    {
      d: pleatedOutline(PLEATED),
      print: { scale: 0.62 },
      puff: [
        [4, 2.5],
        [30, 6],
      ],
      folds: pleatFolds(PLEATED),
      wrinkle: 1,
      shadow: 0.4,
    },
    {
      d: 'M198 292 Q400 322 602 292 L608 356 Q400 386 192 356Z',
      fill: 'trim',
      puff: [
        [4, 3],
        [12, 5],
      ],
      wrinkle: 1,
      overlay: ({ trim }) =>
        stitch('M196 346 Q400 376 604 346', darken(trim, 0.5), { width: 1.4, dash: '5 4', strength: 0.4 }),
    },
  ],
};
