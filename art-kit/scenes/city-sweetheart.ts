import { field } from './elements/sky.ts';
import type { Scene } from './scene.ts';

/** Cherry gingham for the balcony. Cropped to an arch by the banner it stands in, so the edges stay empty. */
export const CITY_SWEETHEART: Scene = {
  width: 800,
  height: 1000,
  shade: [120, 70, 60],
  parts: [
    { drawing: `${field(800, 1000, '#fdeed6')}<circle cx="400" cy="470" r="300" fill="#ffdfae"/>` },
    {
      who: 'yuna',
      pose: 'basking',
      glasses: { frame: '#ff6f59', lens: '#1c2f5e' },
      wear: [
        ['tieside', 'gingham-cherry'],
        ['triangle', 'gingham-cherry'],
      ],
      x: 400,
      y: 2090,
      tall: 1900,
    },
  ],
};
