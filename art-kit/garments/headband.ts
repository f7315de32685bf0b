import type { Silhouette } from '../cloth/part.ts';
import { round1 } from '../numbers.ts';
import { fold } from './folds.ts';

const BAND =
  'M400 250 C560 250 640 380 640 520 C640 620 600 700 560 740 L500 720 C540 680 566 610 566 520 C566 410 510 330 400 330 C290 330 234 410 234 520 C234 610 260 680 300 720 L240 740 C200 700 160 620 160 520 C160 380 240 250 400 250Z';
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
