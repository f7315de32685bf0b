import type { Silhouette } from '../cloth/part.ts';
import { darken } from '../colour.ts';
import { lerp, round1 } from '../numbers.ts';
import { fold } from './folds.ts';
import { stitch } from './sewing.ts';
import { shortsOutline } from './shorts-outline.ts';

const PLEATS = 11;
const hemAt = (t: number): number => 640 + Math.sin(Math.PI * t) * 34;

/** Skirt with a stepped hem: every pleat lies a little over the next. */
function pleatedSkirt(): string {
  let d = 'M206 300 Q400 330 594 300 L672 640 ';
  for (let i = 1; i <= PLEATS; i++) {
    const t = i / PLEATS;
    const under = t - 0.5 / PLEATS;
    d += `L${round1(lerp(672, 128, under))} ${round1(hemAt(under) + 10)}L${round1(lerp(672, 128, t))} ${round1(hemAt(t))}`;
  }
  return `${d}Z`;
}

/** Sharp crease and broad face in turn. */
const pleats = Array.from({ length: 2 * PLEATS }, (_, i) => {
  const t = (i + 0.5) / (2 * PLEATS);
  const d = `M${round1(lerp(210, 590, t))} 360L${round1(lerp(132, 668, t))} ${round1(hemAt(t))}`;
  return i % 2 === 1 ? fold(d, 5, -5, 2.5) : fold(d, 16, 5, 7);
});

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
      d: pleatedSkirt(),
      print: { scale: 0.62 },
      puff: [
        [4, 2.5],
        [30, 6],
      ],
      folds: pleats,
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
