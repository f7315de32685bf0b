import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { button, campCollar, INSIDE_NECK, LINEN, SHIRT_BODY, SHIRT_FOLDS, shirtSewing } from './shirt.ts';

const body: Part = {
  d: SHIRT_BODY,
  print: { scale: 0.72 },
  puff: [
    [5, 2.5],
    [26, 7],
    [90, 18],
  ],
  grain: LINEN,
  folds: SHIRT_FOLDS,
  overlay: (fabric) => {
    const thread = threadColour(fabric);
    return (
      shirtSewing(thread) +
      seam('M400 300L400 862', 0.4) +
      stitch('M414 320L414 850', thread, { width: 1.4, dash: '5 4', strength: 0.4 }) +
      [350, 440, 530, 620, 710, 800].map((y) => button(y)).join('')
    );
  },
};

/** Camp-collar shirt with a chest pocket. */
export const polo: Silhouette = {
  name: 'polo',
  parts: [
    INSIDE_NECK,
    body,
    ...campCollar(),
    {
      d: 'M470 470h96v96q0 12 -12 12h-72q-12 0 -12 -12Z',
      print: { scale: 0.72, dx: 14, dy: 9 },
      puff: [[3, 2.4]],
      wrinkle: 1,
      grain: LINEN,
      shadow: 0.22,
      overlay: (fabric) => stitch('M476 480h84', threadColour(fabric), { width: 1.4, dash: '5 4' }),
    },
  ],
};
