import { type HairStyle, white } from './hair-style.ts';

/** Hair pulled back from the face, the shape several styles share. */
export const PULLED_BACK =
  'M4 14C-52 10 -58 70 -50 112C-47 106 -46 96 -45 90C-42 62 -20 50 2 48C24 50 42 62 45 90C46 96 47 106 50 112C58 70 52 10 4 14Z';

/** A high ponytail to one side. */
export const pony: HairStyle = {
  back: white(
    'M10 10C30 -14 66 -6 84 26C108 70 84 110 98 150C104 176 96 206 78 222C82 190 62 170 60 130C58 90 64 60 30 40ZM-50 110C-60 40 -30 16 0 16C34 16 60 40 50 110Z',
  ),
  front: white(PULLED_BACK),
  frontStrands: [
    'M8 16C-20 22 -42 44 -46 82',
    'M6 16C-28 20 -48 46 -49 92',
    'M10 16C0 26 -16 38 -22 52',
    'M12 16C16 28 18 40 16 50',
    'M14 17C34 30 46 56 47 84',
    'M13 17C26 28 34 42 36 60',
  ],
  backStrands: [
    'M40 10C90 30 76 90 84 130C90 160 92 180 86 204',
    'M30 16C76 40 66 90 72 130C76 160 84 176 82 200',
    'M52 8C98 40 84 92 90 136C96 164 96 184 88 208',
  ],
  tie: [22, 14],
};
