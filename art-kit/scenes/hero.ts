import { disc, flatCut } from '../gouache/cut-outs.ts';
import { clothOf, groundTowel } from '../scenery/beach.ts';
import { sand } from '../scenery/shore.ts';
import { bluebird, cloud, sheet, sun } from '../scenery/sky.ts';
import { foamLine, glints, ripples, sea } from '../scenery/water.ts';
import { AMA, FREYA, JUNE, KAIA, NOA, ODILE, PILAR, SAFIYA } from './friends.ts';
import type { Scene } from './scene.ts';

const SEA = ['#2a66c8', '#3f8fd6', '#5bb4de', '#8fd3e0'] as const;
const DAMP = '#ddb384';

interface Beach {
  readonly width: number;
  readonly height: number;
  /** Where the sky ends, and where the sand begins. */
  readonly horizon: number;
  readonly shore: number;
  readonly sun: readonly [x: number, y: number, radius: number];
}

/** Sky, sun, sea and sand, behind everybody. */
const beach = ({ width, height, horizon, shore, sun: [x, y, radius] }: Beach): Scene['parts'][number] => ({
  gouache: [
    sheet(width, height, '#bfe3f5'),
    ...sun(x, y, radius, '#f9c452', '#fbd884'),
    ...sea(width, height, horizon, SEA, (shore - horizon) / 4.6),
    glints(0, horizon + 40, width, shore - horizon - 60, Math.round(width / 110), 'hero'),
    ...foamLine(width, height, shore - 12),
    ...sand(width, height, shore),
  ],
});

const towel = (x: number, y: number, width: number): Scene['parts'][number] => ({
  gouache: groundTowel(x, y, width, clothOf('cabana', [x, y], 0.26, 90), '#1c4a9a'),
});

const birds = (
  ...places: readonly (readonly [x: number, y: number, size: number, degrees: number])[]
): Scene['parts'][number] => ({
  gouache: places.flatMap(([x, y, size, degrees]) => bluebird(x, y, size, degrees)),
});

const clouds = (...places: readonly (readonly [x: number, y: number, size: number])[]): Scene['parts'][number] => ({
  gouache: places.map(([x, y, size]) => cloud(x, y, size)),
});

/** Two in the shallows, their feet under water. */
const paddling = (x: number, y: number, tall: number): Scene['parts'] => [
  { ...FREYA, x: x + tall * 0.13, y: y + tall * 0.07, tall: tall * 0.98 },
  { ...AMA, x: x - tall * 0.13, y: y + tall * 0.07, tall },
  {
    gouache: [
      flatCut([disc(x, y + tall * 0.062, tall * 0.34, tall * 0.028)], '#8fd3e0'),
      ripples(x, y + tall * 0.04, tall * 0.6),
    ],
  },
];

/** The home page, wide: everybody to the right, words to the left. */
export const HERO: Scene = {
  width: 1920,
  height: 860,
  parts: [
    beach({ width: 1920, height: 860, horizon: 555, shore: 705, sun: [1350, 350, 300] }),
    clouds([1000, 96, 0.7], [1780, 190, 0.8]),
    birds([1010, 230, 0.8, -6], [1560, 66, 1, -12], [1800, 96, 0.62, -4]),
    ...paddling(930, 688, 300),
    { ...KAIA, x: 340, y: 800, tall: 250, ground: DAMP },
    towel(640, 816, 370),
    { ...JUNE, x: 580, y: 824, tall: 400 },
    { ...SAFIYA, x: 1130, y: 1120, tall: 850 },
    { ...NOA, x: 1560, y: 1150, tall: 925 },
    { ...ODILE, x: 1764, y: 1130, tall: 850 },
    { ...PILAR, x: 1350, y: 1140, tall: 905 },
  ],
};

/** For screens wider than the picture is high: nobody loses their head. */
export const HERO_WIDE: Scene = {
  width: 2560,
  height: 820,
  parts: [
    beach({ width: 2560, height: 820, horizon: 480, shore: 640, sun: [1890, 326, 286] }),
    clouds([1280, 140, 0.9], [2380, 180, 0.86]),
    birds([1440, 106, 0.8, -6], [2090, 64, 1, -12], [2330, 96, 0.62, -4]),
    ...paddling(1370, 620, 300),
    { ...KAIA, x: 330, y: 764, tall: 270, ground: DAMP },
    towel(970, 760, 400),
    { ...JUNE, x: 900, y: 770, tall: 430 },
    { ...SAFIYA, x: 1640, y: 1060, tall: 810 },
    { ...NOA, x: 2120, y: 1090, tall: 880 },
    { ...ODILE, x: 2350, y: 1080, tall: 820 },
    { ...PILAR, x: 1880, y: 1080, tall: 866 },
  ],
};

/** A tablet held upright, or a small window: words on the left half. */
export const HERO_TABLET: Scene = {
  width: 1080,
  height: 800,
  parts: [
    beach({ width: 1080, height: 800, horizon: 470, shore: 640, sun: [840, 400, 230] }),
    clouds([640, 90, 0.6], [1010, 170, 0.5]),
    birds([700, 190, 0.6, -8], [930, 60, 0.7, -12]),
    towel(250, 752, 300),
    { ...JUNE, x: 200, y: 758, tall: 330 },
    { ...SAFIYA, x: 596, y: 990, tall: 600 },
    { ...NOA, x: 886, y: 1020, tall: 650 },
    { ...ODILE, x: 990, y: 1000, tall: 590 },
    { ...PILAR, x: 746, y: 1010, tall: 640 },
  ],
};

/** The same morning on a phone, held upright. */
export const HERO_MOBILE: Scene = {
  width: 960,
  height: 1018,
  parts: [
    beach({ width: 960, height: 1018, horizon: 560, shore: 800, sun: [486, 430, 350] }),
    clouds([140, 150, 0.7], [880, 240, 0.6]),
    birds([250, 110, 0.8, -8], [690, 70, 0.96, -12], [880, 120, 0.56, -4]),
    { ...SAFIYA, x: 156, y: 1330, tall: 1000 },
    { ...NOA, x: 650, y: 1370, tall: 1090 },
    { ...ODILE, x: 816, y: 1340, tall: 980 },
    { ...PILAR, x: 392, y: 1350, tall: 1050 },
  ],
};
