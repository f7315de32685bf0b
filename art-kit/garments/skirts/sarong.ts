import type { Silhouette } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { bow } from '../sewing/bow.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';

const random = rng('sa');

const drape = Array.from({ length: 12 }, (_, i) => {
  const t = (i + 0.5) / 12;
  const top = lerp(190, 610, t);
  const hem = lerp(130, 680, t);
  const bend = `${round1(top + (random() - 0.5) * 30)} 400 ${round1(hem + (random() - 0.5) * 30)} 600`;
  return fold(`M${round1(top)} 190 C${bend} ${round1(hem)} 860`, 18 + random() * 18, i % 2 === 1 ? 13 : -13, 12);
});

/** Sarong, draped and knotted at one hip. */
export const sarong: Silhouette = {
  name: 'sarong',
  parts: [
    {
      d: 'M180 180 Q290 214 400 190 Q510 214 620 180 C640 320 700 560 660 800 C600 850 560 800 500 850 C450 886 400 830 340 866 C280 890 240 820 150 836 C110 600 160 330 180 180Z',
      print: { scale: 0.9 },
      puff: [
        [4, 2],
        [20, 6],
      ],
      folds: drape,
      displace: 12,
      wrinkle: 3,
    },
    cord('M180 180 Q290 214 400 190 Q510 214 620 180', 16, 'print', { print: { scale: 0.5 } }),
    ...bow({ x: 620, y: 186, turn: 10, scale: 0.9, cord: 14 }, 'print'),
  ],
};
