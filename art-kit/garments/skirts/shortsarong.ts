import type { Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { bow } from '../sewing/bow.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';

const random = rng('shortsarong');

const HEM = 'M168 560 C240 640 330 720 430 742 C520 756 600 690 662 548';

/** Hip-length sarong with a rounded hem, tied at one side. */
export const shortsarong: Silhouette = {
  name: 'shortsarong',
  parts: [
    {
      d: 'M196 300 Q400 352 604 300 C630 380 654 470 662 548 C600 690 520 756 430 742 C330 720 240 640 168 560 C170 470 180 380 196 300Z',
      print: { scale: 0.7 },
      puff: [
        [4, 2],
        [20, 6],
        [80, 14],
      ],
      folds: [
        ...gathers(random, { from: [570, 604, 316], to: [190, 600, 640], count: 10, height: 6, width: 13, blur: 8 }),
        fold('M230 360 Q220 460 230 590', 30, 6, 18),
      ],
      displace: 13,
      wrinkle: 2.6,
    },
    cord(HEM, 9, 'trim', { shadow: 0.2 }),
    cord('M196 300 Q400 352 604 300', 18, 'print', { print: { scale: 0.5 }, shadow: 0.34 }),
    {
      d: 'M592 312 C636 380 650 470 634 560 C650 556 672 546 684 530 C694 450 672 370 612 304Z',
      print: { scale: 0.62, rotate: 24 },
      puff: [
        [4, 3],
        [12, 5],
      ],
      folds: [fold('M606 320 Q654 420 660 540', 6, -8, 4)],
      shadow: 0.4,
    },
    ...bow({ x: 600, y: 304, turn: 12, scale: 0.86, cord: 17 }, 'print'),
  ],
};
