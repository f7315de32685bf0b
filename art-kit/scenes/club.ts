import { disc, field } from './elements/sky.ts';
import type { Scene } from './scene.ts';

const WIDTH = 800;
const HEIGHT = 1000;

/** Two who swim together, before a sun: Bay Club's own picture. */
export const CLUB_SWIMMERS: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [120, 80, 10],
  parts: [
    { drawing: field(WIDTH, HEIGHT, '#ffd66b') + disc(430, 420, 330, '#fff1c4') },
    {
      who: 'yuna',
      pose: 'contra',
      glasses: { frame: '#2b2540', lens: '#1c2f5e' },
      wear: [
        ['highwaist', 'gingham-cherry'],
        ['bralette', 'gingham-cherry'],
      ],
      x: 206,
      y: 1590,
      tall: 1400,
    },
    {
      who: 'imani',
      pose: 'wave',
      wear: [
        ['highwaist', 'gingham-butter'],
        ['scoop', 'gingham-butter'],
      ],
      x: 546,
      y: 1670,
      tall: 1480,
    },
  ],
};

/** Two friends, of whom one brought the other. */
export const CLUB_FRIENDS: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [120, 30, 30],
  parts: [
    { drawing: field(WIDTH, HEIGHT, '#ff8f73') + disc(400, 430, 330, '#ffc2b0') },
    {
      who: 'marisol',
      pose: 'akimbo',
      wear: [
        ['tieside', 'wildflowers'],
        ['triangle', 'wildflowers'],
      ],
      x: 240,
      y: 1620,
      tall: 1400,
    },
    { who: 'freya', pose: 'easy', wear: [['onepiece', 'citrus-grove']], x: 524, y: 1690, tall: 1480 },
  ],
};
