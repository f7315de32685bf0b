import { darken, lighten } from '../../colour.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, strokePath, symbol } from '../../svg.ts';
import { daisy } from '../motifs/daisy.ts';
import { heart } from '../motifs/marks.ts';
import { vectorPrint } from '../print.ts';

export type BunnyPalette = Readonly<Record<'ground' | 'fur' | 'blush' | 'accent' | 'line' | 'carrot', string>>;

const CARROT_TOP = '#5aa878';

function face({ fur, blush, line }: BunnyPalette): string {
  return (
    fillPath(
      'M-22 -8C-34 -30 -36 -66 -22 -68C-10 -70 -6 -44 -6 -24Q0 -26 6 -24C6 -44 10 -70 22 -68C36 -66 34 -30 22 -8C36 4 34 34 0 34C-34 34 -36 4 -22 -8Z',
      fur,
    ) +
    fillPath('M-19 -20C-26 -36 -27 -58 -21 -60C-14 -60 -12 -40 -12 -24Z', blush) +
    fillPath('M19 -20C26 -36 27 -58 21 -60C14 -60 12 -40 12 -24Z', blush) +
    circle(-11, 5, 3.4, line) +
    circle(11, 5, 3.4, line) +
    circle(-10, 4, 1.1, '#fff') +
    circle(12, 4, 1.1, '#fff') +
    `<ellipse cx="-19" cy="15" rx="6" ry="4" fill="${blush}"/><ellipse cx="19" cy="15" rx="6" ry="4" fill="${blush}"/>` +
    fillPath('M-3.6 11Q0 9 3.6 11Q2 15 0 15Q-2 15 -3.6 11Z', line) +
    strokePath('M0 15v4M0 19q-4 5 -8 1M0 19q4 5 8 1', line, 1.8)
  );
}

const bow = (colour: string): string =>
  `<g transform="translate(17 -14) rotate(18) scale(.62)">${fillPath(
    'M0 0C-10 -18 -28 -16 -26 0C-26 16 -10 14 0 0C10 -18 28 -16 26 0C26 16 10 14 0 0Z',
    colour,
  )}${circle(0, 0, 6, darken(colour, 0.18))}</g>`;

const sunglasses = (colour: string): string =>
  `<g>${fillPath('M-22 -1h19a2 2 0 0 1 2 2c0 9 -5 13 -11 13c-7 0 -12 -6 -12 -13a2 2 0 0 1 2 -2Z', colour)}${fillPath(
    'M22 -1h-19a2 2 0 0 0 -2 2c0 9 5 13 11 13c7 0 12 -6 12 -13a2 2 0 0 0 -2 -2Z',
    colour,
  )}${strokePath('M-18 4l5 -3M5 5l5 -3', lighten(colour, 0.7), 2)}</g>`;

const carrot = (colour: string): string =>
  fillPath('M-8 -14Q0 -20 8 -14Q8 8 0 28Q-8 8 -8 -14Z', colour) +
  strokePath('M-6 -4h5M2 4h4M-4 12h4', darken(colour, 0.2), 1.6) +
  fillPath('M0 -16Q-14 -26 -10 -34Q-2 -30 0 -16Q-4 -34 2 -40Q8 -32 0 -16Q6 -30 13 -31Q13 -22 0 -16Z', CARROT_TOP);

/** Bunnies with bows, bunnies in sunglasses, carrots and daisies. */
export const bunny = vectorPrint('bunny', (palette: BunnyPalette) => {
  const { accent } = palette;
  const random = rng('bb2');
  const items = scatter(
    random,
    [
      { id: 'bunny-bow', radius: 45, count: 7 },
      { id: 'bunny-shades', radius: 45, count: 6 },
      { id: 'carrot', radius: 26, count: 12 },
      { id: 'daisy', radius: 17, count: 18 },
      { id: 'heart', radius: 9, count: 30 },
    ],
    -3,
  );
  return {
    defs:
      symbol('bunny-bow', `<g transform="translate(0 14)">${face(palette)}${bow(accent)}</g>`) +
      symbol('bunny-shades', `<g transform="translate(0 14)">${face(palette)}${sunglasses(accent)}</g>`) +
      symbol('carrot', carrot(palette.carrot)) +
      symbol('daisy', daisy(random, 17, '#ffffff', palette.carrot, 9)) +
      symbol('heart', fillPath(heart(7), accent)),
    body: placeOnTorus(upright(items, 60), 1.4),
  };
});
