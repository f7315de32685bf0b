import { mix } from '../../colour.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, strokePath, symbol } from '../../svg.ts';
import { sparkle } from '../motifs/marks.ts';
import { vectorPrint } from '../print.ts';

export type KoolKatPalette = Readonly<Record<'ground' | 'cat' | 'ink' | 'accent' | 'nose' | 'pale', string>>;

function cat(fur: string, shades: string, { ink, nose, pale }: KoolKatPalette): string {
  return (
    fillPath(
      'M-34 2C-36 -14 -36 -36 -30 -42C-24 -40 -16 -32 -11 -27Q0 -30 11 -27C16 -32 24 -40 30 -42C36 -36 36 -14 34 2C38 22 20 34 0 34C-20 34 -38 22 -34 2Z',
      fur,
    ) +
    fillPath('M-28 -33Q-22 -30 -16 -22L-27 -16Z', nose) +
    fillPath('M28 -33Q22 -30 16 -22L27 -16Z', nose) +
    strokePath('M-6 -25v8M0 -26v10M6 -25v8', mix(fur, ink, 0.4), 3) +
    fillPath(
      'M-33 -6Q-17 -10 -1 -4Q17 -10 33 -6C33 10 25 13 17 13C8 13 3 7 0 0C-3 7 -8 13 -17 13C-25 13 -33 10 -33 -6Z',
      shades,
    ) +
    strokePath('M-26 -2l8 -2M10 -1l8 -3', pale, 2.4) +
    fillPath('M-4 16Q0 14 4 16Q2 20 0 20Q-2 20 -4 16Z', nose) +
    strokePath('M0 20v3M0 23q-5 5 -9 1M0 23q5 5 9 1', ink, 2) +
    strokePath('M-24 18l-16 -3M-24 23l-15 3M24 18l16 -3M24 23l15 3', ink, 1.5)
  );
}

const paw = (colour: string): string =>
  circle(0, 6, 9, colour) +
  circle(-11, -4, 4.5, colour) +
  circle(-4, -10, 4.5, colour) +
  circle(4, -10, 4.5, colour) +
  circle(11, -4, 4.5, colour);

const fish = ({ ground, pale }: KoolKatPalette): string =>
  fillPath('M-24 0Q-6 -18 14 0L26 -10L24 0L26 10L14 0Q-6 18 -24 0Z', pale) +
  strokePath('M-2 -6v12M4 -5v10M-8 -6v12', ground, 2) +
  circle(-15, -2, 2.4, ground);

/** Cats in sunglasses, with fish, paws and bolts. */
export const koolKat = vectorPrint('kool-kat', (palette: KoolKatPalette) => {
  const { ink, accent, nose, pale } = palette;
  const items = scatter(
    rng('kk'),
    [
      { id: 'cat', radius: 43, count: 7 },
      { id: 'pale-cat', radius: 43, count: 6 },
      { id: 'fish', radius: 26, count: 9 },
      { id: 'paw', radius: 18, count: 12 },
      { id: 'bolt', radius: 18, count: 12 },
      { id: 'sparkle', radius: 7, count: 30 },
    ],
    -2,
  );
  return {
    defs:
      symbol('cat', cat(palette.cat, ink, palette)) +
      symbol('pale-cat', cat(pale, accent, palette)) +
      symbol('fish', fish(palette)) +
      symbol('paw', paw(accent)) +
      symbol('bolt', fillPath('M4 -20L-12 4L-2 4L-6 20L12 -6L2 -6Z', accent)) +
      symbol('sparkle', fillPath(sparkle(7), nose)),
    body: placeOnTorus(upright(items, 56)),
  };
});
