import type { Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { fold } from '../sewing/folds.ts';

const BAND =
  'M400 248 C566 248 648 384 644 526 C642 622 612 700 578 750 C564 768 536 756 544 732 C566 680 574 610 566 528 C558 410 506 334 400 334 C294 334 242 410 234 528 C226 610 234 680 256 732 C264 756 236 768 222 750 C188 700 158 622 156 526 C152 384 234 248 400 248Z';
const KNOT =
  'M340 232 C366 210 434 210 460 232 C478 280 472 330 450 350 C420 364 380 364 350 350 C328 330 322 280 340 232Z';

/** Folds across the band, all the way round. */
const bandFolds = Array.from({ length: 22 }, (_, i) => {
  const angle = Math.PI * (0.9 + (1.2 * i) / 21);
  const on = (rx: number, ry: number): string =>
    `${round1(400 + Math.cos(angle) * rx)} ${round1(500 + Math.sin(angle) * ry)}`;
  return fold(`M${on(246, 252)}L${on(170, 180)}`, 7, i % 2 === 1 ? 6 : -6, 4);
});

/** Padded headband with a knot. */
export const headband: Silhouette = {
  name: 'headband',
  parts: [
    {
      d: BAND,
      print: { scale: 0.6 },
      puff: [
        [6, 4],
        [20, 10],
      ],
      folds: bandFolds,
      wrinkle: 1,
    },
    {
      d: KNOT,
      print: { scale: 0.6, rotate: 70 },
      puff: [
        [5, 4],
        [18, 10],
      ],
      folds: [
        fold('M334 250 Q400 280 466 336', 9, -10, 4),
        fold('M346 226 Q410 260 474 310', 9, -9, 4),
        fold('M326 290 Q380 310 440 354', 9, -9, 4),
      ],
      shadow: 0.42,
      displace: 14,
    },
  ],
};
