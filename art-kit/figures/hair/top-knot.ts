import { type HairStyle, white } from './hair-style.ts';
import { PULLED_BACK } from './pony.ts';

/** Pulled up into a knot. */
export const topKnot: HairStyle = {
  back: '',
  front: `<ellipse cx="3" cy="-2" rx="29" ry="25" fill="#fff"/>${white(PULLED_BACK)}`,
  frontStrands: [
    'M4 16C-20 22 -42 44 -46 82',
    'M0 15C-30 20 -48 46 -49 92',
    'M4 16C-6 26 -16 38 -22 52',
    'M6 16C12 28 16 40 16 50',
    'M8 16C34 28 46 56 47 84',
    'M-24 -4C-18 -24 18 -28 28 -6',
    'M-20 8C-10 -14 12 -16 22 4',
    'M-12 18C-8 4 8 0 16 14',
  ],
  backStrands: [],
  tie: [3, 17],
};
