import type { HairStyle } from './hair-style.ts';

const OUTER =
  'M0 9C-50 7 -65 50 -62 96C-60 130 -50 150 -47 166C-56 176 -70 188 -76 206C-52 228 -24 234 2 234C30 234 54 224 76 204C70 188 56 176 47 166C50 150 60 130 62 96C65 50 50 7 0 9Z';
const FACE = 'M0 54C-27 54 -41 70 -41.6 96C-41 122 -24 147.4 0 148.4C24 147.4 41 122 41.6 96C41 70 27 54 0 54Z';

/** A scarf round head and neck, its end drawn across the shoulder. */
export const headscarf: HairStyle = {
  back: '',
  front: `<path d="${OUTER}${FACE}" fill="#fff" fill-rule="evenodd"/>`,
  backStrands: [],
  frontStrands: [],
  folds: [
    { d: 'M-38 132C-24 156 14 166 44 146', width: 6, height: -7, blur: 4 },
    { d: 'M-46 150C-20 178 24 182 52 158', width: 7, height: 7, blur: 4 },
    { d: 'M-52 168C-14 200 36 196 60 172', width: 6, height: -8, blur: 4 },
    { d: 'M-70 186C-24 218 40 212 74 184', width: 7, height: 6, blur: 5 },
    { d: 'M-78 200C-30 232 46 226 82 198', width: 5, height: -6, blur: 4 },
    { d: 'M-6 16C-36 22 -52 50 -53 100', width: 7, height: 5, blur: 5 },
    { d: 'M-2 30C-30 38 -46 58 -48 92', width: 4, height: -6, blur: 3 },
    { d: 'M2 30C30 38 46 58 48 92', width: 4, height: -6, blur: 3 },
    { d: 'M8 18C38 26 52 52 55 104', width: 5, height: -5, blur: 4 },
    { d: 'M54 112C50 136 40 152 24 162', width: 5, height: 6, blur: 4 },
  ],
};
