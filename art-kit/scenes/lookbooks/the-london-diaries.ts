import { bellPole, seats, street, topDeck } from '../../scenery/bus.ts';
import { chimney, roof } from '../../scenery/rooftop.ts';
import { cloud, moon, skyBands, stars } from '../../scenery/sky.ts';
import { skyline } from '../../scenery/town.ts';
import { paint, upright } from '../compose.ts';

/** Nine degrees and bright, from the top of the 58. */
export const THE_LONDON_DIARIES = {
  cover: upright(
    paint(street(960, 1200), cloud(700, 220, 0.9)),
    paint(topDeck(960, 1200)),
    paint(seats(960, 500, 800, 3)),
    {
      who: 'yuna',
      pose: 'stand',
      wear: [
        ['oneshoulder', 'gingham-licorice'],
        ['skirt', 'gingham-licorice'],
      ],
      x: 440,
      y: 1330,
      tall: 1050,
    },
    paint(seats(1320, 460, 1010, 3), bellPole(770, 1200)),
  ),
  portrait: upright(
    paint(
      skyBands(960, 1200, [
        [-80, '#20213f'],
        [340, '#3a3560'],
        [600, '#6f4a78'],
        [760, '#c46a86'],
      ]),
      stars(960, 480, 40, 'london'),
      moon(760, 220, 80),
      skyline(960, 960, 380, '#2a2b4a', '#f6c98a', 'london'),
    ),
    paint(chimney(-20, 1010, 190), chimney(800, 1010, 160), roof(960, 1200, 1080, '#4a4566', '#5a3f5a')),
    {
      who: 'ren',
      pose: 'shadeEyes',
      wear: [['swimshorts', 'night-out']],
      glasses: { frame: '#2b2540', lens: '#2b2540' },
      x: 470,
      y: 1480,
      tall: 1210,
    },
  ),
} as const;
