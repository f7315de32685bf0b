import { harbourSteps, ladder } from '../../scenery/garden.ts';
import { boat } from '../../scenery/shore.ts';
import { cloud, gulls, sheet, skyBands, sun } from '../../scenery/sky.ts';
import { terrace } from '../../scenery/town.ts';
import { glints, ripples, sea } from '../../scenery/water.ts';
import { paint, upright } from '../compose.ts';

const WATER = ['#1f8a94', '#2fa3a8', '#4fbcb8', '#7fd3c8'] as const;

/** From the table to the tide: eight minutes, down the harbour steps. */
export const STUDIO_TO_SEA = {
  cover: upright(
    paint(
      skyBands(960, 1200, [
        [-80, '#ffd9c4'],
        [240, '#ffe6d4'],
      ]),
      sun(210, 250, 120, '#ff9c84', '#ffc2ac'),
      cloud(660, 180, 1),
      terrace(90, 560, 150, 230, ['#f4a98f', '#fff3dc', '#8fc4c4', '#f6c98a', '#d98f7a', '#e8e0d0'], '#fffaf0'),
      sea(960, 1200, 560, WATER, 80),
      boat(250, 690, 0.62, '#f4674f'),
      gulls(
        [
          [400, 330],
          [470, 290],
        ],
        26,
        '#2a4f6b',
      ),
    ),
    paint(harbourSteps(960, 1200, 760)),
    {
      who: 'odile',
      pose: 'stroll',
      wear: [
        ['tieside', 'blue-period'],
        ['balconette', 'blue-period'],
      ],
      x: 610,
      y: 1050,
      tall: 720,
      mirrored: true,
      ground: '#a3937f',
    },
    paint(ladder(150, 960, 300), glints(20, 1010, 300, 160, 6, 'steps')),
  ),
  portrait: upright(
    paint(
      sheet(960, 1200, '#ffe0cf'),
      sun(640, 330, 230, '#ff9c84', '#ffc2ac'),
      sea(960, 1200, 560, WATER, 90),
      glints(0, 620, 960, 240, 14, 'studio'),
    ),
    {
      who: 'freya',
      pose: 'easy',
      wear: [
        ['highwaist', 'cutouts'],
        ['twist', 'cutouts'],
      ],
      x: 470,
      y: 1480,
      tall: 1210,
    },
    paint(sea(960, 1200, 1110, ['#4fbcb8', '#7fd3c8'], 60), ripples(470, 1120, 520)),
  ),
} as const;
