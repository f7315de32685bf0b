import { cutOut, disc, many } from '../../gouache/cut-outs.ts';
import { type Outline, shapeOf } from '../../gouache/outline.ts';
import { trace } from '../../gouache/trace.ts';
import { curtains, footlights, hung } from '../../scenery/indoors.ts';
import { huts } from '../../scenery/shore.ts';
import { sheet, sun } from '../../scenery/sky.ts';
import { sea } from '../../scenery/water.ts';
import { paint, upright } from '../compose.ts';

const star = (x: number, y: number, size: number): Outline =>
  shapeOf(
    many(10, (i): readonly [number, number, 1] => {
      const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? size * 0.46 : size];
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 1];
    }),
  );
const puff = (x: number, y: number, size: number): Outline =>
  shapeOf(
    trace`${x - size},${y}! ${x - size},${y - size * 0.3} ${x - size * 0.5},${y - size * 0.5} ${x},${y - size * 0.62} ${x + size * 0.5},${y - size * 0.44} ${x + size},${y - size * 0.26} ${x + size},${y}!`,
  );

/** All dolled up: a theatre in a box. */
export const MARLO_DOLLS = {
  cover: upright(
    paint(
      sheet(960, 1200, '#ffd3e2'),
      sun(480, 500, 260, '#ff8fb4', '#ffb3cb'),
      sea(960, 1200, 760, ['#7a8fe0', '#8fb4ec', '#b3d3f2'], 70),
    ),
    paint(
      huts(180, 900, 120, [
        ['#fff3f8', '#f27fa0'],
        ['#fff3f8', '#6a8fe0'],
      ]),
      huts(560, 900, 120, [['#fff3f8', '#f6c445']]),
    ),
    paint(
      hung(240, 240, puff(240, 290, 80), '#fffaf0'),
      hung(720, 200, puff(720, 250, 96), '#fffaf0'),
      hung(400, 150, star(400, 190, 40), '#f6c445'),
      hung(600, 120, star(600, 150, 32), '#f6c445'),
    ),
    {
      who: 'imani',
      pose: 'jump',
      wear: [
        ['highwaist', 'bunny-boo'],
        ['twist', 'bunny-boo'],
      ],
      x: 480,
      y: 1000,
      tall: 720,
    },
    paint(curtains(960, 1200, '#c9386e', '#a12f60'), footlights(960, 1090, 200)),
  ),
  portrait: upright(
    paint(sheet(960, 1200, '#ffc2d6'), sun(480, 470, 360, '#ff9bbd', '#ffb9d0')),
    paint(
      hung(150, 250, star(150, 310, 62), '#f6c445'),
      hung(830, 180, star(830, 240, 74), '#f6c445'),
      hung(150, 480, star(150, 540, 40), '#f6c445'),
      hung(800, 560, star(800, 610, 46), '#f6c445'),
      cutOut([disc(480, 1330, 700, 300)], '#8a2f52'),
    ),
    {
      who: 'marisol',
      pose: 'akimbo',
      wear: [
        ['cheeky', 'kool-kat'],
        ['scoop', 'kool-kat'],
      ],
      x: 480,
      y: 1640,
      tall: 1370,
    },
    paint(curtains(960, 1200, '#c9386e', '#a12f60')),
  ),
} as const;
