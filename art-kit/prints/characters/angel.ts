import { darken, lighten, mix } from '../../colour.ts';
import { lerp } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, symbol } from '../../svg.ts';
import { heart, sparkle } from '../motifs/marks.ts';
import { petal } from '../motifs/petal.ts';
import { vectorPrint } from '../print.ts';

export type AngelPalette = Readonly<Record<'ground' | 'light' | 'shade' | 'accent' | 'gold', string>>;

function wing(side: -1 | 1, { light, shade, accent }: AngelPalette): string {
  const rows = [
    { feathers: 9, length: 44, width: 0.2, fill: shade },
    { feathers: 7, length: 33, width: 0.23, fill: mix(light, shade, 0.5) },
    { feathers: 5, length: 20, width: 0.3, fill: light },
  ];
  const edge = mix(shade, accent, 0.35);
  let svg = '';
  for (const { feathers, length, width, fill } of rows) {
    for (let i = 0; i < feathers; i++) {
      const along = i / (feathers - 1);
      const size = length * (1 - 0.32 * along);
      const shape = `<path transform="translate(0 -5)" d="${petal(size, size * width, 0.25)}" fill="${fill}" stroke="${edge}" stroke-width="1"/>`;
      svg += `<g transform="rotate(${side * lerp(18, 128, along)})">${shape}</g>`;
    }
  }
  return svg;
}

function wingedHeart(palette: AngelPalette): string {
  const { accent, gold } = palette;
  return (
    `<g transform="translate(-4 8)">${wing(-1, palette)}</g><g transform="translate(4 8)">${wing(1, palette)}</g>` +
    fillPath(heart(17), accent, ' transform="translate(0 8)"') +
    fillPath('M-10 0Q-8 -8 -1 -7Q-7 -4 -10 0Z', lighten(accent, 0.6)) +
    `<ellipse cy="-16" rx="15" ry="4.6" fill="none" stroke="${gold}" stroke-width="3"/>`
  );
}

const cloud = ({ light, shade }: AngelPalette): string =>
  fillPath('M-34 12C-46 12 -46 -6 -32 -6C-32 -22 -10 -26 -4 -14C4 -26 26 -20 24 -4C40 -6 42 12 30 12Z', light) +
  fillPath('M-34 12C-46 12 -44 0 -36 -2C-36 8 -10 10 30 12Z', shade);

const bow = (colour: string): string =>
  fillPath('M0 0C-10 -16 -28 -16 -26 -2C-26 12 -10 10 0 0C10 -16 28 -16 26 -2C26 12 10 10 0 0Z', colour) +
  fillPath('M0 0Q-8 14 -16 24L-6 22Q0 10 0 2Q2 12 8 22L16 22Q6 12 0 0Z', darken(colour, 0.12)) +
  circle(0, 0, 5, lighten(colour, 0.3));

/** Winged hearts with halos among clouds, bows and stars. */
export const angel = vectorPrint('angel', (palette: AngelPalette) => {
  const { light, accent, gold } = palette;
  const items = scatter(
    rng('an'),
    [
      { id: 'winged-heart', radius: 46, count: 8 },
      { id: 'cloud', radius: 34, count: 9 },
      { id: 'bow', radius: 25, count: 12 },
      { id: 'heart', radius: 11, count: 18 },
      { id: 'sparkle', radius: 10, count: 24 },
      { id: 'dot', radius: 4, count: 40 },
    ],
    -1,
  );
  return {
    defs:
      symbol('winged-heart', wingedHeart(palette)) +
      symbol('cloud', cloud(palette)) +
      symbol('bow', bow(accent)) +
      symbol('heart', fillPath(heart(10), lighten(accent, 0.3))) +
      symbol('sparkle', fillPath(sparkle(11), gold)) +
      symbol('dot', circle(0, 0, 2.6, light)),
    body: placeOnTorus(upright(items, 46)),
  };
});
