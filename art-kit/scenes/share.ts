import { bluebird } from './elements/bluebird.ts';
import { frond } from './elements/frond.ts';
import { cloud, sky, sun } from './elements/sky.ts';
import { sea } from './elements/wave-band.ts';
import type { Scene } from './scene.ts';

const WIDTH = 1200;
const HEIGHT = 630;

const words =
  '<text x="70" y="196" font-family="Caprasimo" font-size="92" letter-spacing="-2" fill="#17305f"><tspan x="70">Bluebird</tspan><tspan x="70" dy="90">Bay</tspan></text>' +
  '<text x="74" y="346" font-family="DM Sans" font-weight="500" font-size="30" fill="#17305f">Swimwear for people who stay in</text>' +
  '<text x="74" y="384" font-family="DM Sans" font-weight="500" font-size="30" fill="#17305f">until their fingers wrinkle.</text>';

/** What a link to the shop shows where it is passed on; 1200 x 630, as the networks crop it. */
export const SHARE: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [30, 30, 70],
  parts: [
    {
      drawing: `${sky(WIDTH, HEIGHT)}${sun(858, 326, 270)}${cloud(1120, 96, 0.56)}${cloud(330, 76, 0.5)}${sea(WIDTH, HEIGHT, 448)}${bluebird(560, 98, 0.5, -12)}${words}`,
    },
    {
      who: 'imani',
      pose: 'easy',
      wear: [
        ['highwaist', 'gingham-butter'],
        ['scoop', 'gingham-butter'],
      ],
      x: 728,
      y: 926,
      tall: 834,
    },
    { who: 'freya', pose: 'easy', wear: [['onepiece', 'lagoon-hibiscus']], x: 1036, y: 970, tall: 852 },
    {
      who: 'marisol',
      pose: 'easy',
      glasses: { frame: '#ff6f59', lens: '#1c2f5e' },
      wear: [
        ['tieside', 'zebra-pop'],
        ['triangle', 'zebra-pop'],
      ],
      x: 880,
      y: 1021,
      tall: 905,
    },
    {
      drawing:
        frond({ x: 1232, y: 660, angle: -134, length: 260, colour: '#1d6b5c', bend: 0.25, seed: 91 }) +
        frond({ x: -40, y: 660, angle: -48, length: 220, colour: '#23806c', bend: 0.4, seed: 95 }),
    },
  ],
};
