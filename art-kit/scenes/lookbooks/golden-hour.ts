import { chimney, pots, roof, washing, waterTank } from '../../scenery/rooftop.ts';
import { bluebird, skyBands, sun } from '../../scenery/sky.ts';
import { skyline } from '../../scenery/town.ts';
import { paint, upright } from '../compose.ts';

const sky = [
  [-80, '#8a5aa0'],
  [200, '#d97a92'],
  [360, '#f79a72'],
  [520, '#ffbe72'],
  [640, '#ffd98a'],
] as const;

/** Between seven and eight, on the roof of a laundrette. */
export const GOLDEN_HOUR = {
  cover: upright(
    paint(
      skyBands(960, 1200, sky),
      sun(270, 560, 190, '#ffcf5e', '#ffe9a8'),
      skyline(960, 800, 220, '#8a4a70', '#ffd98a', 'golden'),
    ),
    paint(chimney(20, 800, 150), roof(960, 1200, 880), waterTank(720, 880, 230)),
    paint(
      washing([-60, 300], [1020, 240], 46, [
        [0.1, 120, 170, 'gingham-butter'],
        [0.25, 96, 120, 'limoncello'],
        [0.8, 150, 190, 'cabana-coral'],
        [0.95, 110, 140, 'sorrento'],
      ]),
    ),
    { who: 'freya', pose: 'stroll', wear: [['dress', 'sunset-ombre']], x: 400, y: 1150, tall: 880, ground: '#a9807f' },
    paint(
      pots([
        [110, 1110, 120],
        [250, 1160, 90],
        [860, 1150, 130],
      ]),
      bluebird(760, 170, 0.8, -8),
    ),
  ),
  portrait: upright(
    paint(
      skyBands(960, 1200, sky),
      sun(480, 520, 330, '#ffcf5e', '#ffe9a8'),
      skyline(960, 930, 240, '#8a4a70', '#ffd98a', 'golden near'),
    ),
    paint(
      washing([-60, 190], [1020, 120], 60, [
        [0.12, 170, 230, 'butter'],
        [0.88, 190, 260, 'custard-hibiscus'],
      ]),
      roof(960, 1200, 1080),
    ),
    { who: 'safiya', pose: 'wave', wear: [['kaftan', 'custard-hibiscus']], x: 470, y: 1560, tall: 1220 },
    paint(
      pots([
        [90, 1220, 210],
        [880, 1226, 230],
      ]),
    ),
  ),
} as const;
