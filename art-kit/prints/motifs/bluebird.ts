import { fillPath, strokePath } from '../../svg.ts';

/** Back and wing, wing tip, breast and beak of a bird. */
export interface BirdColours {
  readonly back: string;
  readonly wing: string;
  readonly breast: string;
  readonly beak: string;
}

/** The bird of the house in flight, beak to the right, about 190 wide and 160 tall. */
export const bluebird = ({ back, wing, breast, beak }: BirdColours): string =>
  fillPath('M-6 4C-40 -6 -64 -44 -104 -48C-84 -30 -86 -22 -98 -18C-74 -14 -72 -6 -80 2C-50 4 -30 18 -8 18Z', wing) +
  fillPath(
    'M-46 20C-30 2 0 -8 28 -6C40 -18 62 -16 66 0L82 6L66 10C60 30 28 38 0 34L-44 46L-72 60L-66 46L-88 44L-64 34Z',
    back,
  ) +
  fillPath('M66 10C60 30 28 38 2 34C24 28 34 12 50 8Z', breast) +
  fillPath('M2 8C-4 -30 14 -60 8 -98C28 -82 34 -86 40 -94C40 -70 46 -68 56 -70C44 -44 44 -14 26 8Z', back) +
  strokePath('M8 6C10 -24 22 -44 24 -70M18 6C22 -16 34 -34 38 -56', wing, 3) +
  '<circle cx="54" cy="-1" r="3.4" fill="#12203f"/>' +
  fillPath('M66 0L82 6L66 10Z', beak);
