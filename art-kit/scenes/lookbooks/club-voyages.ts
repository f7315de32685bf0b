import { deckchair } from '../../scenery/beach.ts';
import { cabins, deck, flag, funnel, lifebuoy, rail } from '../../scenery/ship.ts';
import { bluebird, cloud, gulls, moon, skyBands, stars } from '../../scenery/sky.ts';
import { glints, sea } from '../../scenery/water.ts';
import { paint, upright } from '../compose.ts';

/** Eleven nights at sea: a ferry that takes its time. */
export const CLUB_VOYAGES = {
  cover: upright(
    paint(
      skyBands(960, 1200, [
        [-80, '#9fd0ee'],
        [260, '#bfe3f5'],
        [420, '#d9eef5'],
      ]),
      cloud(170, 180, 1.1),
      gulls(
        [
          [330, 330],
          [250, 390],
          [760, 150],
        ],
        34,
        '#2a4f9a',
      ),
      sea(960, 1200, 560, ['#1c4aa0', '#2a66c8', '#3f8fd6'], 46),
      glints(0, 620, 960, 110, 9, 'voyage'),
    ),
    paint(
      funnel(600, 620, 190, 420, ['#f4674f', '#fffaf0', '#17305f']),
      flag(130, 780, 330, ['#f6c445', '#2a66c8']),
      rail(960, 830, 180),
    ),
    paint(deck(960, 1200, 830), lifebuoy(210, 742, 66), deckchair(760, 1010, 1.15, ['#2a66c8', '#fffaf0'])),
    {
      who: 'noa',
      pose: 'lookBack',
      wear: [['boardshorts', 'retro-wave']],
      x: 400,
      y: 1090,
      tall: 790,
      ground: '#b98a58',
    },
    paint(bluebird(820, 420, 0.9, -10)),
  ),
  portrait: upright(
    paint(
      skyBands(960, 1200, [
        [-80, '#0f1d47'],
        [380, '#17305f'],
        [640, '#24477f'],
      ]),
      stars(960, 620, 90, 'voyage'),
      moon(770, 200, 92),
      sea(960, 1200, 760, ['#10234f', '#17305f', '#1f4076'], 60),
      glints(560, 800, 360, 160, 12, 'moon', '#fff3d6'),
    ),
    paint(cabins(-90, 900, 420, 520), rail(960, 960, 210, '#dfe6f2')),
    { who: 'imani', pose: 'shadeEyes', wear: [['onepiece', 'zodiac']], x: 500, y: 1560, tall: 1290 },
  ),
} as const;
