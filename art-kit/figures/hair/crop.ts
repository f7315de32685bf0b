import { type HairStyle, white } from './hair-style.ts';

/** Short all over, with a fringe swept to one side. */
export const crop: HairStyle = {
  back: white('M-46 84C-52 108 -46 128 -38 142L-24 138L24 138L38 142C46 128 52 108 46 84Z'),
  front: white(
    'M-49 106C-54 96 -60 70 -55 52C-48 22 -20 6 8 10C40 10 60 38 56 66C57 84 54 96 49 106C47 98 46 90 45 82C38 76 32 66 28 54C16 68 -6 76 -38 77C-43 84 -46 94 -49 106Z',
  ),
  frontStrands: [
    'M24 50C6 64 -18 70 -40 71',
    'M22 40C2 56 -26 62 -49 62',
    'M18 28C-4 38 -34 44 -52 54',
    'M30 46C34 58 40 68 47 74',
    'M30 32C42 40 50 54 52 70',
    'M26 20C42 24 52 38 55 54',
    'M10 17C-14 18 -38 28 -49 44',
  ],
  backStrands: [],
};
