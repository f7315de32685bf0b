import { rng } from '../random.ts';
import { circle } from '../svg.ts';
import { bluebird } from './elements/bluebird.ts';
import { frond } from './elements/frond.ts';
import { rays } from './elements/rays.ts';
import { cloud, disc, field } from './elements/sky.ts';
import { sea, waveBand } from './elements/wave-band.ts';
import type { Scene } from './scene.ts';

const WIDTH = 1200;
const HEIGHT = 800;

/** `bluebird-bay-x-marlo-dolls`: four dolls' prints and two people who wear them to breakfast. */
export const BLOG_MARLO_DOLLS: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [120, 20, 70],
  parts: [
    { drawing: field(WIDTH, HEIGHT, '#ffb3cd') },
    { cloth: 'bunny-boo', shape: '<rect width="300" height="800" fill="#fff"/>', repeat: 250 },
    { cloth: 'kool-kat', shape: '<rect x="900" width="300" height="800" fill="#fff"/>', repeat: 250 },
    { drawing: `<rect x="300" width="600" height="${HEIGHT}" fill="#ffd3e2"/>${disc(600, 420, 270, '#ff8fb4')}` },
    {
      who: 'marisol',
      pose: 'easy',
      wear: [
        ['tieside', 'angel'],
        ['triangle', 'angel'],
      ],
      x: 446,
      y: 1322,
      tall: 1189,
    },
    {
      who: 'imani',
      pose: 'wave',
      glasses: { frame: '#ffd66b', lens: '#1c2f5e' },
      wear: [
        ['highwaist', 'pretty-princess'],
        ['scoop', 'pretty-princess'],
      ],
      x: 726,
      y: 1330,
      tall: 1189,
    },
    { drawing: waveBand({ y: 742, amplitude: 12, length: 240, colour: '#b03a6c', foam: '#ffe3ee' }, WIDTH, HEIGHT) },
  ],
};

function stars(): string {
  const random = rng('night sky');
  let lights = '';
  for (let i = 0; i < 70; i++) {
    const x = ((i % 14) + random()) * (WIDTH / 14);
    lights += circle(x, (Math.floor(i / 14) + random()) * 110, 1.2 + random() * 2.4, '#ffe9b0');
  }
  return lights;
}

/** `what-to-wear-on-a-night-out`: the moon does the lighting. */
export const BLOG_NIGHT_OUT: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [10, 6, 30],
  parts: [
    {
      drawing:
        field(WIDTH, HEIGHT, '#241a4a') +
        stars() +
        disc(420, 380, 286, '#ffd98a') +
        disc(420, 380, 252, '#ffe9b0') +
        waveBand({ y: 596, amplitude: 14, length: 310, colour: '#4a2f86', foam: '#ff9fb6' }, WIDTH, HEIGHT) +
        waveBand({ y: 668, amplitude: 16, length: 380, colour: '#35216a', phase: 80, foam: '#8a5fc4' }, WIDTH, HEIGHT),
    },
    { who: 'zuri', pose: 'easy', wear: [['dress', 'night-out']], x: 430, y: 1172, tall: 1047 },
    {
      who: 'yuna',
      pose: 'basking',
      wear: [
        ['skirt', 'flutter-by-night'],
        ['scoop', 'ink'],
      ],
      x: 742,
      y: 1234,
      tall: 1082,
    },
    {
      drawing:
        frond({ x: 1240, y: 850, angle: -128, length: 420, colour: '#1a4a5c', bend: 0.25, seed: 21 }) +
        frond({ x: 1230, y: 820, angle: -152, length: 360, colour: '#14384f', bend: 0.3, seed: 22 }) +
        frond({ x: -50, y: 840, angle: -50, length: 320, colour: '#14384f', bend: -0.3, seed: 23 }),
    },
  ],
};

/** `the-blue-pact-one-year-on`: nobody, for once; sea, birds and a towel made of nets. */
export const BLOG_BLUE_PACT: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [10, 40, 90],
  parts: [
    {
      drawing:
        field(WIDTH, HEIGHT, '#bfe3f7') +
        disc(820, 372, 262, '#fff3c4') +
        cloud(210, 132, 0.9) +
        cloud(1080, 196, 0.7) +
        sea(WIDTH, HEIGHT, 470),
    },
    { drawing: bluebird(470, 268, 1.5, -10) + bluebird(812, 330, 0.9, -16) + bluebird(1010, 250, 0.6, -6) },
    { cut: 'tote', colourway: 'blue-period', scale: 0.5, x: 236, y: 560, turn: -6 },
  ],
};

/** `meet-the-sunchasers`: three people who set an alarm for it. */
export const BLOG_SUNCHASERS: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [110, 40, 20],
  parts: [
    {
      drawing:
        field(WIDTH, HEIGHT, '#ffe3a3') +
        rays(600, 470, 1400, 32, '#ffcf7d') +
        disc(600, 470, 330, '#ff8f6b') +
        waveBand({ y: 610, amplitude: 16, length: 300, colour: '#ffb25e', foam: '#fff1c4' }, WIDTH, HEIGHT),
    },
    { who: 'kofi', pose: 'easy', wear: [['swimshorts', 'citrus-grove']], x: 322, y: 1153, tall: 1029 },
    { who: 'freya', pose: 'easy', mirrored: true, wear: [['onepiece', 'limoncello']], x: 872, y: 1208, tall: 1047 },
    {
      who: 'luz',
      pose: 'basking',
      glasses: { frame: '#2b2540', lens: '#4a3f63' },
      wear: [
        ['highwaist', 'sunset-ombre'],
        ['twist', 'sunset-ombre'],
      ],
      x: 598,
      y: 1291,
      tall: 1135,
    },
    {
      drawing: waveBand(
        { y: 736, amplitude: 12, length: 340, colour: '#c2402f', phase: 90, foam: '#ffb84d' },
        WIDTH,
        HEIGHT,
      ),
    },
  ],
};
