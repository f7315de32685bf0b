import { sand } from '../../scenery/shore.ts';
import { skyBands, sun } from '../../scenery/sky.ts';
import { fruit, lights, skyline, stall } from '../../scenery/town.ts';
import { paint, upright } from '../compose.ts';

const LANTERNS = ['#ffd98a', '#ff8f5e', '#f27fa0'] as const;
const FRUIT = ['#f6a531', '#8a2f6b', '#f4674f', '#5a2f6e'] as const;

const evening = paint(
  skyBands(960, 1200, [
    [-80, '#4a1d55'],
    [210, '#7a2a66'],
    [400, '#c44a6a'],
    [560, '#f0785a'],
    [690, '#ffb065'],
  ]),
  sun(640, 690, 150, '#ffd98a', '#ffe9b0'),
  skyline(960, 800, 150, '#5a2457', '#ffcf7a', 'afterglow'),
);

/** Seven in the evening: a night market, and the seeds are everywhere. */
export const AFTERGLOW = {
  cover: upright(
    evening,
    paint(sand(960, 1200, 800, '#7a3a63', '#5f2a52', 'market')),
    paint(
      stall(-130, 940, 430, 520, ['#f27fa0', '#fff3dc'], '#a8485f'),
      fruit(-60, 772, 8, 22, FRUIT, 'left'),
      stall(700, 900, 400, 470, ['#f6a531', '#fff3dc'], '#8a3f6a'),
      fruit(730, 748, 7, 20, FRUIT, 'right'),
    ),
    {
      who: 'theo',
      pose: 'stroll',
      wear: [
        ['swimshorts', 'cabana-coral'],
        ['polo', 'passionfruit-fizz'],
      ],
      x: 760,
      y: 900,
      tall: 400,
      mirrored: true,
      passing: true,
      ground: '#5f2a52',
    },
    {
      who: 'mei',
      pose: 'contra',
      wear: [['dress', 'sunset-ombre']],
      x: 130,
      y: 880,
      tall: 360,
      passing: true,
      ground: '#5f2a52',
    },
    paint(lights([-60, 200], [520, 150], 60, 9, LANTERNS, 17), lights([420, 140], [1040, 250], 70, 9, LANTERNS, 17)),
    {
      who: 'zuri',
      pose: 'contra',
      wear: [
        ['highwaist', 'passionfruit'],
        ['twist', 'passionfruit'],
      ],
      x: 400,
      y: 1420,
      tall: 1230,
    },
  ),
  portrait: upright(
    paint(
      skyBands(960, 1200, [
        [-80, '#2d1240'],
        [420, '#54204f'],
        [700, '#8a2f5c'],
      ]),
      skyline(960, 830, 240, '#3a1640', '#ffcf7a', 'afterglow near'),
      lights([-60, 120], [1020, 60], 110, 11, LANTERNS, 30),
      lights([-60, 420], [420, 300], 60, 5, LANTERNS, 22),
    ),
    {
      who: 'ama',
      pose: 'easy',
      wear: [
        ['tieside', 'passionfruit-noir'],
        ['triangle', 'passionfruit-noir'],
      ],
      x: 490,
      y: 1930,
      tall: 1640,
    },
    paint(fruit(-70, 1240, 4, 46, FRUIT, 'counter'), fruit(820, 1246, 4, 46, FRUIT, 'counter right')),
  ),
} as const;
