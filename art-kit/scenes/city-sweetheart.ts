import { CAST } from '../figures/cast.ts';
import { field } from './elements/sky.ts';
import type { Scene } from './scene.ts';

/** Cherry gingham for the balcony. Cropped to an arch by the banner it stands in, so the edges stay empty. */
export const CITY_SWEETHEART: Scene = {
  width: 800,
  height: 1000,
  shade: [120, 70, 60],
  layers: [
    { drawing: `${field(800, 1000, '#fdeed6')}<circle cx="400" cy="470" r="300" fill="#ffdfae"/>` },
    {
      person: CAST.yuna,
      outfit: {
        pose: 'behind',
        shades: '#ff6f59',
        wear: [
          ['tieside', 'gingham-cherry'],
          ['triangle', 'gingham-cherry'],
        ],
      },
      scale: 2.6,
      x: 400,
      y: 60,
    },
  ],
};
