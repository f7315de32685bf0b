import { CAST } from '../figures/cast.ts';
import type { Outfit } from '../figures/person.ts';
import { bluebird } from './elements/bluebird.ts';
import { frond } from './elements/frond.ts';
import { cloud, sky, sun } from './elements/sky.ts';
import { sea } from './elements/wave-band.ts';
import type { Scene } from './scene.ts';

const SHADE = [30, 30, 70] as const;

const IMANI: Outfit = {
  pose: 'hip',
  wear: [
    ['highwaist', 'gingham-butter'],
    ['scoop', 'gingham-butter'],
  ],
};
const MARISOL: Outfit = {
  pose: 'hip',
  shades: '#ff6f59',
  wear: [
    ['tieside', 'zebra-pop'],
    ['triangle', 'zebra-pop'],
  ],
};
const FREYA: Outfit = { pose: 'hip', wear: [['onepiece', 'lagoon-hibiscus']] };
const NOA: Outfit = { pose: 'behind', wear: [['boardshorts', 'retro-wave']] };

/** The home page: four friends before the sun; the left 45 % stays free for words. */
export const HERO: Scene = {
  width: 1920,
  height: 860,
  shade: SHADE,
  layers: [
    {
      drawing:
        sky(1920, 860) +
        sun(1292, 418, 362) +
        cloud(868, 118, 0.7) +
        cloud(1850, 146, 0.8) +
        sea(1920, 860, 588) +
        bluebird(1150, 70, 0.34, -14) +
        bluebird(1470, 76, 0.46, -8) +
        bluebird(1638, 66, 0.28, -12),
    },
    { person: CAST.noa, outfit: NOA, scale: 1.14, x: 1722, y: 112 },
    { person: CAST.imani, outfit: IMANI, scale: 1.16, x: 1000, y: 104 },
    { person: CAST.freya, outfit: FREYA, scale: 1.18, x: 1480, y: 140 },
    { person: CAST.marisol, outfit: MARISOL, scale: 1.24, x: 1240, y: 142 },
    {
      drawing:
        frond({ x: 1970, y: 904, angle: -138, length: 396, colour: '#1d6b5c', bend: 0.25, seed: 91 }) +
        frond({ x: 1990, y: 950, angle: -116, length: 360, colour: '#23806c', bend: -0.2, seed: 92 }) +
        frond({ x: 1880, y: 974, angle: -100, length: 264, colour: '#1d6b5c', bend: 0.3, seed: 94 }) +
        frond({ x: -60, y: 900, angle: -48, length: 290, colour: '#1d6b5c', bend: 0.4, seed: 95 }) +
        frond({ x: -20, y: 930, angle: -76, length: 230, colour: '#23806c', bend: 0.35, seed: 96 }),
    },
  ],
};

/** The same morning on a phone, held upright. */
export const HERO_MOBILE: Scene = {
  width: 960,
  height: 1120,
  shade: SHADE,
  layers: [
    {
      drawing:
        sky(960, 1120) +
        sun(498, 520, 398) +
        cloud(150, 120, 0.66) +
        cloud(842, 190, 0.56) +
        sea(960, 1120, 752) +
        bluebird(330, 130, 0.4, -10) +
        bluebird(700, 92, 0.3, -14),
    },
    { person: CAST.imani, outfit: IMANI, scale: 1.26, x: 220, y: 200 },
    { person: CAST.freya, outfit: FREYA, scale: 1.3, x: 776, y: 232 },
    { person: CAST.marisol, outfit: MARISOL, scale: 1.38, x: 496, y: 240 },
    {
      drawing:
        frond({ x: 1010, y: 1166, angle: -132, length: 340, colour: '#1d6b5c', bend: 0.25, seed: 91 }) +
        frond({ x: 1030, y: 1200, angle: -112, length: 320, colour: '#23806c', bend: -0.2, seed: 92 }) +
        frond({ x: -60, y: 1160, angle: -46, length: 300, colour: '#1d6b5c', bend: 0.4, seed: 95 }),
    },
  ],
};
