import { drying, room, seaWindow, workTable } from '../../scenery/indoors.ts';
import { pots } from '../../scenery/rooftop.ts';
import { paint, upright } from '../compose.ts';

/** What she packed: the room our prints are drawn in. */
export const INEZ_MARLOWE = {
  cover: upright(
    paint(room(960, 1200, 900, '#f3d9c0', '#c98f66'), seaWindow(560, 330, 300, 380)),
    paint(drying(170, 960, ['kitten-leopard', 'tomato-garden', 'terracotta', 'midnight-meadow', 'young-love'], 150)),
    paint(drying(470, 470, ['shell-toile', 'rodeo-red'], 150)),
    {
      who: 'ama',
      pose: 'akimbo',
      wear: [['onepiece', 'kitten-leopard']],
      x: 620,
      y: 1510,
      tall: 1280,
    },
    paint(
      pots(
        [
          [880, 1130, 150],
          [90, 1120, 130],
        ],
        '#3f7d62',
      ),
    ),
  ),
  portrait: upright(
    paint(room(960, 1200, 1010, '#e8b99a', '#b9784e'), seaWindow(80, 170, 340, 460)),
    paint(drying(130, 520, [], 1)),
    paint(drying(150, 960, ['passionfruit-noir', 'terracotta', 'old-flame'], 190).map((layer) => layer)),
    {
      who: 'odile',
      pose: 'basking',
      wear: [
        ['tieside', 'terracotta'],
        ['balconette', 'terracotta'],
      ],
      x: 560,
      y: 1520,
      tall: 1260,
    },
    paint(workTable(960, 1110, 200, 'tomato-garden')),
  ),
} as const;
