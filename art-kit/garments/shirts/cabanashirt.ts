import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { button, campCollar, INSIDE_NECK, LINEN, SHIRT_BODY, SHIRT_FOLDS, shirtSewing } from './shirt.ts';

const CLIP = `<path d="${SHIRT_BODY}" fill="#fff"/>`;

/** A plain panel down one front, pin stripes at its edges. */
const panel = (flip: boolean): Part => {
  const side = (d: string): string => (flip ? mirror(d) : d);
  return {
    d: side('M452 180 L540 180 L546 880 L458 880Z'),
    fill: 'trim',
    clip: CLIP,
    puff: [[2, 0.8]],
    folds: SHIRT_FOLDS,
    wrinkle: 2.2,
    grain: LINEN,
    shadow: 0.1,
    overlay: ({ ground }) =>
      [462, 532]
        .map((x) => side(`M${x} 180L${x + 6} 880`))
        .map((d) => `<path d="${d}" fill="none" stroke="${ground}" stroke-opacity=".75" stroke-width="4"/>`)
        .join(''),
  };
};

/** Turned-up sleeve ends. */
const cuff = (d: string): Part => ({
  d,
  fill: 'trim',
  puff: [
    [3, 2],
    [10, 3],
  ],
  wrinkle: 1,
  grain: LINEN,
  shadow: 0.28,
});
const CUFF = 'M706 412 L722 440 L632 484 L618 452Z';

/** Boxy cabana shirt with a plain panel down each front. */
export const cabanashirt: Silhouette = {
  name: 'cabanashirt',
  parts: [
    INSIDE_NECK,
    {
      d: SHIRT_BODY,
      print: { scale: 0.66 },
      puff: [
        [5, 2.5],
        [26, 7],
        [90, 18],
      ],
      grain: LINEN,
      folds: SHIRT_FOLDS,
    },
    panel(false),
    panel(true),
    {
      d: 'M384 260 L418 260 L420 880 L384 880Z',
      clip: CLIP,
      print: { scale: 0.66, dx: 30 },
      puff: [[3, 1.6]],
      grain: LINEN,
      shadow: 0.22,
      overlay: (fabric) => {
        const thread = threadColour(fabric);
        return (
          shirtSewing(thread) +
          seam('M386 280L386 880', 0.3) +
          stitch('M414 300L414 850', thread, { width: 1.4, dash: '5 4', strength: 0.4 }) +
          [350, 440, 530, 620, 710, 800].map((y) => button(y)).join('')
        );
      },
    },
    cuff(CUFF),
    cuff(mirror(CUFF)),
    ...campCollar('trim'),
  ],
};
