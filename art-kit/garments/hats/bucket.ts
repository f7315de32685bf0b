import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { fold } from '../sewing/folds.ts';
import { seam, stitch, wovenLabel } from '../sewing/sewing.ts';

const BRIM =
  'M236 520 C206 570 150 622 104 664 C96 700 250 760 400 760 C550 760 704 700 696 664 C650 622 594 570 564 520Z';
const CROWN =
  'M232 540 C236 420 256 300 292 276 C350 252 450 252 508 276 C544 300 564 420 568 540 C510 574 290 574 232 540Z';

/** Rows of stitching, from the edge of the brim to the crown. */
const BRIM_ROWS = Array.from({ length: 7 }, (_, i) => {
  const t = i / 7;
  const on = (outer: number, inner: number): number => round1(lerp(outer, inner, t));
  return `M${on(112, 228)} ${on(668, 556)} C${on(220, 290)} ${on(748, 584)} ${on(580, 510)} ${on(748, 584)} ${on(688, 572)} ${on(668, 556)}`;
});

/** Bucket hat with a stitched brim and a woven label. */
export const bucket: Silhouette = {
  name: 'bucket',
  parts: [
    {
      d: BRIM,
      print: { scale: 0.6 },
      puff: [
        [5, 2.5],
        [22, 5],
      ],
      folds: [
        fold('M236 552 C300 590 500 590 564 552', 22, -9, 14),
        fold('M150 690 Q200 620 250 590', 40, 8, 26),
        fold('M650 690 Q600 620 550 590', 40, 8, 26),
        fold('M320 740 L330 600', 50, -6, 30),
        fold('M480 740 L470 600', 50, -6, 30),
      ],
      grain: 0.06,
      overlay: (fabric) =>
        BRIM_ROWS.map((d) => stitch(d, threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.32 })).join(''),
    },
    {
      d: CROWN,
      print: { scale: 0.6, dx: 40, dy: 60 },
      puff: [
        [6, 3],
        [40, 10],
        [90, 18],
      ],
      folds: [
        fold('M270 308 C340 336 460 336 530 308', 8, -9, 5),
        fold('M300 400 Q330 470 306 548', 18, -5, 14),
        fold('M506 400 Q470 470 492 548', 18, -5, 14),
      ],
      grain: 0.06,
      shadow: 0.42,
      shadowBlur: 12,
      overlay: (fabric) =>
        seam('M274 302 C340 332 460 332 526 302', 0.35) +
        stitch('M271 313 C340 344 460 344 529 313', threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.45 }) +
        stitch('M233 530 C290 562 510 562 567 530', threadColour(fabric), { width: 1.5, dash: '5 4' }) +
        wovenLabel(482, 462),
    },
  ],
};
