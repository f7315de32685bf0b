import { boat, dunes, fence, grass } from '../../scenery/shore.ts';
import { cloud, gulls, sheet, skyBands, sun } from '../../scenery/sky.ts';
import { foamLine, sea } from '../../scenery/water.ts';
import { paint, upright } from '../compose.ts';

const DUNES = ['#f0cf9c', '#e5b97e', '#d9a566'] as const;

/** The dunes at low tide. */
export const CARAMEL_EYELET = {
  cover: upright(
    paint(
      skyBands(960, 1200, [
        [-80, '#f7e3c8'],
        [180, '#fbeedb'],
        [330, '#fde6c4'],
      ]),
      sun(230, 260, 110, '#f6c98a', '#fbdfae'),
      cloud(700, 190, 1.2, '#fffaf0'),
      gulls(
        [
          [420, 150],
          [480, 190],
          [560, 130],
        ],
        30,
        '#a97c50',
      ),
      sea(960, 1200, 470, ['#8fb9b4', '#a9cfc4'], 40),
      foamLine(960, 1200, 560),
      dunes(960, 1200, 640, DUNES),
    ),
    paint(
      boat(400, 716, 0.8, '#8a5236', '#fff3dc'),
      fence(60, 830, 9, 34, 130),
      grass(
        [
          [120, 840, 110],
          [330, 900, 90],
          [860, 930, 130],
        ],
        ['#a98f4e', '#c9b06a'],
      ),
    ),
    {
      who: 'ama',
      pose: 'stroll',
      wear: [['onepiece', 'caramel-eyelet']],
      x: 640,
      y: 1050,
      tall: 600,
      ground: '#c08d54',
    },
    paint(
      grass(
        [
          [70, 1210, 190],
          [250, 1216, 150],
          [830, 1212, 210],
          [930, 1214, 160],
        ],
        ['#8f7a3f', '#b39a58'],
      ),
    ),
  ),
  portrait: upright(
    paint(
      sheet(960, 1200, '#fde6c4'),
      sun(700, 360, 190, '#f0b878', '#f9d39a'),
      dunes(960, 1200, 620, DUNES),
      grass(
        [
          [90, 820, 200],
          [900, 860, 220],
        ],
        ['#a98f4e', '#c9b06a'],
      ),
    ),
    {
      who: 'zuri',
      pose: 'sunSit',
      wear: [
        ['highwaist', 'caramel-eyelet'],
        ['twist', 'caramel-eyelet'],
      ],
      x: 360,
      y: 1080,
      tall: 1150,
      ground: '#c08d54',
    },
    paint(
      grass(
        [
          [40, 1216, 240],
          [200, 1220, 170],
          [780, 1220, 190],
          [920, 1216, 250],
        ],
        ['#8f7a3f', '#b39a58'],
      ),
    ),
  ),
} as const;
