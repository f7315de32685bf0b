import { box, cutOut, flatCut, many } from '../../gouache/cut-outs.ts';
import { archWay, garland, longTable } from '../../scenery/garden.ts';
import { sand } from '../../scenery/shore.ts';
import { gulls, skyBands, sun } from '../../scenery/sky.ts';
import { lights } from '../../scenery/town.ts';
import { foamLine, glints, sea } from '../../scenery/water.ts';
import { paint, upright } from '../compose.ts';

const PETALS = ['#fffaf0', '#f3b9b4', '#e8909a'] as const;

/** The morning after too: a terrace above the sea, what is left of the cake. */
export const THE_BRIDAL_EDIT = {
  cover: upright(
    paint(
      skyBands(960, 1200, [
        [-80, '#f7d9d4'],
        [280, '#fbe6e0'],
      ]),
      sun(760, 330, 96, '#f9c9a8', '#fde3c8'),
      sea(960, 1200, 560, ['#8fa8c4', '#a9c0d3', '#c4d8e0'], 50),
      lights([-40, 110], [1000, 80], 70, 13, ['#fff3d6'], 10),
      cutOut([box(-80, 760, 1120, 520)], '#e0c9bd', { depth: 1 }),
      flatCut(
        many(9, (i) => box(-40 + i * 122, 800 + (i % 2) * 4, 112, 380)),
        '#e9d6cb',
      ),
      cutOut([box(-90, 716, 1140, 26), ...many(11, (i) => box(-40 + i * 100, 736, 34, 60))], '#fdf6ee', { depth: 0.8 }),
    ),
    paint(longTable(560, 960, 480, 150)),
    paint(garland(archWay(420, 1010, 560, 820), 46, 64, 24, PETALS, 'bridal')),
    { who: 'noor', pose: 'contra', wear: [['dress', 'white-eyelet']], x: 420, y: 1130, tall: 830, ground: '#c4a99b' },
  ),
  portrait: upright(
    paint(
      skyBands(960, 1200, [
        [-80, '#e8c4d0'],
        [260, '#f7d9d4'],
        [420, '#fde6d4'],
      ]),
      sun(300, 520, 130, '#f9c9a8', '#fff0dc'),
      gulls(
        [
          [640, 220],
          [720, 270],
        ],
        34,
        '#9c6a72',
      ),
      sea(960, 1200, 520, ['#6f8fb4', '#8fb0c9', '#b3d0da'], 80),
      glints(120, 600, 420, 140, 9, 'morning', '#fff0dc'),
      foamLine(960, 1200, 900),
      sand(960, 1200, 930, '#f3dcc9', '#d9bfa9'),
    ),
    {
      who: 'zuri',
      pose: 'stand',
      wear: [
        ['tieside', 'white-eyelet'],
        ['triangle', 'white-eyelet'],
      ],
      x: 500,
      y: 1480,
      tall: 1210,
      mirrored: true,
    },
    paint(
      garland(
        [
          [-20, 1180],
          [200, 1150],
          [300, 1230],
        ],
        60,
        18,
        34,
        PETALS,
        'left',
      ),
      garland(
        [
          [700, 1220],
          [820, 1150],
          [990, 1120],
        ],
        60,
        18,
        34,
        PETALS,
        'right',
      ),
    ),
  ),
} as const;
