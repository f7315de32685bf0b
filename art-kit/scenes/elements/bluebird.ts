import { fillPath, strokePath } from '../../svg.ts';

const WING_FAR = 'M-6 4C-40 -6 -64 -44 -104 -48C-84 -30 -86 -22 -98 -18C-74 -14 -72 -6 -80 2C-50 4 -30 18 -8 18Z';
const BODY =
  'M-46 20C-30 2 0 -8 28 -6C40 -18 62 -16 66 0L82 6L66 10C60 30 28 38 0 34L-44 46L-72 60L-66 46L-88 44L-64 34Z';
const BELLY = 'M66 10C60 30 28 38 2 34C24 28 34 12 50 8Z';
const WING_NEAR = 'M2 8C-4 -30 14 -60 8 -98C28 -82 34 -86 40 -94C40 -70 46 -68 56 -70C44 -44 44 -14 26 8Z';
const FEATHERS = 'M8 6C10 -24 22 -44 24 -70M18 6C22 -16 34 -34 38 -56';

/** The shop's bird, in flight to the right; about 190 units across at scale 1. `angle` in degrees. */
export function bluebird(x: number, y: number, scale: number, angle: number): string {
  return `<g transform="translate(${x} ${y})rotate(${angle})scale(${scale})">${[
    fillPath(WING_FAR, '#1f4fa8'),
    fillPath(BODY, '#2f6fd6'),
    fillPath(BELLY, '#ffb48a'),
    fillPath(WING_NEAR, '#2f6fd6'),
    strokePath(FEATHERS, '#1f4fa8', 3),
    '<circle cx="54" cy="-1" r="3.4" fill="#12203f"/>',
    fillPath('M66 0L82 6L66 10Z', '#f6b93b'),
  ].join('')}</g>`;
}
