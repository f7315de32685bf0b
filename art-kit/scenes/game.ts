import { fillPath } from '../svg.ts';
import { bluebird } from './elements/bluebird.ts';
import { frond } from './elements/frond.ts';
import { rays } from './elements/rays.ts';
import { cloud, disc, field } from './elements/sky.ts';
import { type WaveBand, waveBand } from './elements/wave-band.ts';
import type { Scene, ScenePart } from './scene.ts';
import type { SceneFigure } from './scene-figure.ts';

/** A doll of the game, wherever she stands. */
type Doll = Pick<SceneFigure, 'who' | 'pose' | 'wear' | 'mirrored' | 'glasses'>;

const SHADE = [110, 50, 40] as const;

const MARISOL: Doll = {
  who: 'marisol',
  pose: 'easy',
  wear: [
    ['tieside', 'bunny-boo'],
    ['triangle', 'bunny-boo'],
  ],
};
const IMANI: Doll = {
  who: 'imani',
  pose: 'contra',
  wear: [
    ['cheeky', 'kool-kat'],
    ['scoop', 'kool-kat'],
  ],
};
const YUNA: Doll = {
  who: 'yuna',
  pose: 'akimbo',
  glasses: { frame: '#2b2540', lens: '#4a3f63' },
  wear: [
    ['skirt', 'angel'],
    ['triangle', 'angel'],
  ],
};
const FREYA: Doll = {
  who: 'freya',
  pose: 'easy',
  mirrored: true,
  wear: [
    ['highwaist', 'pretty-princess'],
    ['twist', 'pretty-princess'],
  ],
};

const sunburst = (width: number, height: number, x: number, y: number, radius: number): string =>
  field(width, height, '#ffe7a3') +
  rays(x, y, Math.hypot(width, height), 28, '#ffdc7a') +
  disc(x, y + 10, radius, '#ff8f6b');

const SEA: readonly Omit<WaveBand, 'y'>[] = [
  { amplitude: 12, length: 240, colour: '#8ed3e6', foam: '#ffffff' },
  { amplitude: 12, length: 280, colour: '#4fa9dc', phase: 60, foam: '#d6f0f6' },
  { amplitude: 12, length: 320, colour: '#2f7fd0', phase: 120, foam: '#8ed3e6' },
];

const sea = (width: number, height: number, heights: readonly number[]): string =>
  SEA.map((band, i) => waveBand({ ...band, y: heights[i] ?? height }, width, height)).join('');

const shallows = (width: number, height: number, y: number): string =>
  waveBand({ y, amplitude: 9, length: 260, colour: '#215cb0', phase: 40, foam: '#4fa9dc' }, width, height);

/** Title of the game: the four dolls up to their knees. Words go into the upper fifth. */
export const GAME_TITLE: Scene = {
  width: 1216,
  height: 632,
  shade: SHADE,
  parts: [
    { drawing: sunburst(1216, 632, 608, 400, 262) + sea(1216, 632, [500, 540, 586]) },
    { ...MARISOL, x: 300, y: 733, tall: 550 },
    { ...FREYA, x: 926, y: 727, tall: 550 },
    { ...IMANI, x: 500, y: 756, tall: 568 },
    { ...YUNA, x: 722, y: 764, tall: 568 },
    {
      drawing:
        shallows(1216, 632, 604) +
        frond({ x: -30, y: 650, angle: -52, length: 330, colour: '#1d6b5c', bend: 0.3, seed: 3 }) +
        frond({ x: -50, y: 660, angle: -80, length: 300, colour: '#2f8f6b', bend: -0.2, seed: 5 }) +
        frond({ x: 1246, y: 650, angle: -128, length: 330, colour: '#1d6b5c', bend: -0.3, seed: 8 }) +
        frond({ x: 1266, y: 660, angle: -100, length: 300, colour: '#2f8f6b', bend: 0.2, seed: 9 }) +
        bluebird(160, 150, 0.5, -8) +
        bluebird(1040, 110, 0.4, -16),
    },
  ],
};

/** The same on a phone held upright; words go into the upper quarter. */
export const GAME_TITLE_PHONE: Scene = {
  width: 780,
  height: 1200,
  shade: SHADE,
  parts: [
    { drawing: sunburst(780, 1200, 390, 660, 340) + sea(780, 1200, [920, 980, 1046]) },
    { ...IMANI, x: 200, y: 1171, tall: 781 },
    { ...FREYA, x: 592, y: 1165, tall: 781 },
    { ...MARISOL, x: 286, y: 1330, tall: 834 },
    { ...YUNA, x: 520, y: 1342, tall: 834 },
    {
      drawing:
        shallows(780, 1200, 1106) +
        frond({ x: -30, y: 1220, angle: -58, length: 330, colour: '#1d6b5c', bend: 0.3, seed: 3 }) +
        frond({ x: 810, y: 1220, angle: -122, length: 330, colour: '#1d6b5c', bend: -0.3, seed: 8 }) +
        bluebird(130, 300, 0.5, -8) +
        bluebird(640, 296, 0.4, -16),
    },
  ],
};

/** The beach the dolls' stand is on: a sun behind the doll, sea, a strip of sand. */
function stage(width: number, height: number, sun: readonly [x: number, y: number, radius: number]): string {
  const sand = height - 72;
  return (
    field(width, height, '#cdeaf8') +
    disc(...sun, '#ffd66b') +
    waveBand({ y: sand - 90, amplitude: 10, length: 220, colour: '#8ed3e6', foam: '#ffffff' }, width, height) +
    waveBand(
      { y: sand - 54, amplitude: 10, length: 260, colour: '#4fa9dc', phase: 60, foam: '#d6f0f6' },
      width,
      height,
    ) +
    fillPath(
      `M0 ${sand}Q${width * 0.25} ${sand - 24} ${width * 0.5} ${sand - 8}T${width} ${sand - 14}V${height}H0Z`,
      '#fff3d6',
    ) +
    fillPath(
      `M0 ${sand + 12}Q${width * 0.25} ${sand - 10} ${width * 0.5} ${sand + 4}T${width} ${sand - 4}V${height}H0Z`,
      '#f8dfae',
    )
  );
}

const leaves = (left: number, right: number, bottom: number): ScenePart => ({
  drawing:
    frond({ x: left - 20, y: bottom + 18, angle: -60, length: 240, colour: '#1d6b5c', bend: 0.3, seed: 3 }) +
    frond({ x: left - 40, y: bottom + 8, angle: -84, length: 220, colour: '#2f8f6b', bend: -0.2, seed: 5 }) +
    frond({ x: right, y: bottom + 28, angle: -112, length: 170, colour: '#1d6b5c', bend: -0.3, seed: 8 }),
});

/** Behind a doll of 299 x 575 at (181, 26); the wardrobe covers the right from x = 700. */
export const GAME_STAGE: Scene = {
  width: 1216,
  height: 632,
  shade: SHADE,
  parts: [
    {
      drawing:
        stage(1216, 632, [330, 300, 236]) +
        cloud(92, 96, 0.5) +
        cloud(560, 128, 0.55) +
        cloud(980, 104, 0.6) +
        bluebird(590, 232, 0.42, -8),
    },
    leaves(0, 700, 632),
  ],
};

/** Behind a doll in the middle of a phone. */
export const GAME_STAGE_PHONE: Scene = {
  width: 780,
  height: 940,
  shade: SHADE,
  parts: [
    {
      drawing:
        stage(780, 940, [390, 410, 336]) + cloud(110, 130, 0.6) + cloud(676, 220, 0.55) + bluebird(660, 96, 0.46, -8),
    },
    leaves(0, 800, 940),
  ],
};
