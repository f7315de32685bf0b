import type { Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { fold } from '../sewing/folds.ts';
import { wovenLabel } from '../sewing/sewing.ts';
import { straw } from './straw.ts';

const CROWN =
  'M214 566 C214 420 246 322 306 300 C360 282 440 282 494 300 C554 322 586 420 586 566 C500 610 300 610 214 566Z';
const BRIM =
  'M400 476 C560 476 742 520 748 606 C752 690 580 742 400 742 C220 742 48 690 52 606 C58 520 240 476 400 476Z';
const BAND = 'M213 520 C300 566 500 566 587 520 L588 578 C500 622 300 622 212 578Z';

/** Rows of straw around the brim, closer together far away. */
const brimRows = Array.from({ length: 13 }, (_, i) => {
  const t = i / 13;
  const [rx, near, far] = [round1(346 - t * 146), round1(130 - t * 122), round1(128 - t * 70)];
  return `M${400 - rx} 606 C${400 - rx} ${606 + near * 1.3} ${400 + rx} ${606 + near * 1.3} ${400 + rx} 606 C${400 + rx} ${606 - far * 1.3} ${400 - rx} ${606 - far * 1.3} ${400 - rx} 606Z`;
});

const crownRows = Array.from({ length: 15 }, (_, i) => {
  const y = 306 + i * 17;
  const half = round1(186 * Math.sqrt(Math.max(0, 1 - ((566 - y) / 300) ** 2.6)));
  return `M${400 - half} ${y} Q400 ${y + 42} ${400 + half} ${y}`;
});

/** Wide straw hat with a printed band. */
export const sunhat: Silhouette = {
  name: 'sunhat',
  parts: [
    {
      d: BRIM,
      ...straw(brimRows),
      puff: [
        [5, 3],
        [24, 6],
      ],
      folds: [
        fold('M214 560 C300 640 500 640 586 560', 30, -10, 16),
        fold('M90 640 Q140 580 210 560', 50, 8, 28),
        fold('M600 700 Q660 640 720 620', 46, 7, 26),
        fold('M300 736 Q330 690 320 640', 40, -6, 24),
      ],
    },
    {
      d: CROWN,
      ...straw(crownRows),
      puff: [
        [6, 3],
        [40, 12],
        [90, 22],
      ],
      folds: [fold('M300 318 C350 350 450 350 500 318', 16, -8, 9)],
      shadow: 0.44,
      shadowBlur: 14,
      shadowOffset: [6, 12],
    },
    {
      d: BAND,
      print: { scale: 0.5, dy: 30 },
      puff: [
        [4, 2.5],
        [14, 5],
      ],
      folds: [fold('M216 546 Q400 596 584 546', 5, -5, 3)],
      wrinkle: 1.4,
      shadow: 0.34,
      overlay: () => `<g transform="rotate(-9 520 566)">${wovenLabel(514, 570, 1)}</g>`,
    },
  ],
};
