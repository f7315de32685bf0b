import { box, cutOut, disc, flatCut, many, roundBox } from '../../gouache/cut-outs.ts';
import { ball, clothOf, deckchair, groundTowel, parasol } from '../../scenery/beach.ts';
import { palm } from '../../scenery/garden.ts';
import { cloud, sheet, sun } from '../../scenery/sky.ts';
import { bunting } from '../../scenery/town.ts';
import { pool, ripples } from '../../scenery/water.ts';
import { paint, upright } from '../compose.ts';

/** Changing cubicles round a lido: doors in four colours under one roof, and a clock. */
const cubicles = paint(
  cutOut([box(-80, 330, 1120, 250)], '#fff3dc', { depth: 1 }),
  cutOut([box(-90, 306, 1140, 34)], '#f4674f', { depth: 0.6 }),
  ...['#f6c445', '#2a9ac4', '#f4674f', '#3f9a6a'].map((colour, c) =>
    cutOut(
      many(9, (i) => i)
        .filter((i) => i % 4 === c)
        .map((i) => roundBox(16 + i * 108, 380, 72, 200, 8)),
      colour,
      { depth: 0.6 },
    ),
  ),
  flatCut(
    many(9, (i) => disc(78 + i * 108, 486, 5)),
    '#fffaf0',
  ),
  cutOut([disc(480, 270, 62)], '#fffaf0', { depth: 0.8 }),
  flatCut([box(477, 226, 6, 46), box(478, 268, 34, 6)], '#1c2f5e'),
);

/** Five friends and a van, parked at the lido. */
export const SUNCHASERS = {
  cover: upright(
    paint(sheet(960, 1200, '#bfe6f0'), sun(810, 150, 100, '#f6c445', '#ffe08a'), cloud(190, 150, 0.9)),
    cubicles,
    paint(bunting([-40, 60], [1000, 90], 60, 12, ['#f4674f', '#fffaf0', '#f6c445'])),
    paint(pool(960, 1200, 660)),
    {
      who: 'luz',
      pose: 'wave',
      wear: [['onepiece', 'limoncello']],
      x: 230,
      y: 960,
      tall: 440,
      passing: true,
      until: 792,
    },
    paint(ripples(230, 794, 190)),
    {
      who: 'desmond',
      pose: 'wave',
      wear: [['swimshorts', 'polka']],
      x: 720,
      y: 900,
      tall: 360,
      until: 752,
      mirrored: true,
      passing: true,
    },
    paint(ripples(720, 754, 150)),
    paint(
      cutOut([box(-80, 1040, 1120, 260)], '#f0e3cc', { depth: 1.2 }),
      flatCut(
        many(7, (i) => box(i * 150 - 20, 1100, 140, 4)),
        '#d9c6a8',
      ),
    ),
    {
      who: 'marisol',
      pose: 'sunSit',
      wear: [
        ['highwaist', 'citrus-grove'],
        ['scoop', 'citrus-grove'],
      ],
      glasses: { frame: '#f4674f', lens: '#2b2540' },
      x: 500,
      y: 1112,
      tall: 880,
      ground: '#d3bd9a',
    },
  ),
  portrait: upright(
    paint(
      sheet(960, 1200, '#ffd98a'),
      sun(470, 420, 330, '#ffb84d', '#ffe08a'),
      palm(60, 1030, 760, 70),
      palm(900, 1010, 640, -60),
    ),
    paint(
      cutOut([box(-80, 1010, 1120, 300)], '#fbe3bb', { depth: 1 }),
      parasol(760, 1060, 190, ['#e8433f', '#fffaf0'], -40),
      deckchair(180, 1120, 1.2, ['#e8433f', '#fffaf0']),
    ),
    { who: 'kofi', pose: 'easy', wear: [['swimshorts', 'blood-orange']], x: 490, y: 1460, tall: 1180 },
    paint(
      groundTowel(820, 1190, 360, clothOf('cabana-coral', [820, 1190], 0.3, 90), '#c9483f'),
      ball(120, 1140, 60, ['#fffaf0', '#f4674f', '#2a9ac4']),
    ),
  ),
} as const;
