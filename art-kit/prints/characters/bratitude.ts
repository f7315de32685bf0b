import { lighten } from '../../colour.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, strokePath, symbol } from '../../svg.ts';
import { bow } from '../motifs/bow.ts';
import { lips } from '../motifs/lips.ts';
import { heart, sparkle, star } from '../motifs/marks.ts';
import { vectorPrint } from '../print.ts';

export type BratitudePalette = Readonly<
  Record<'ground' | 'lips' | 'bow' | 'star' | 'secondStar' | 'shades' | 'pale', string>
>;

/** A star with a rim, like a badge on a denim jacket. */
const badgeStar = (colour: string, rim: string): string =>
  fillPath(star(30, 0.5), rim, ` stroke="${rim}" stroke-width="7" stroke-linejoin="round"`) +
  fillPath(star(29, 0.5), colour, ` stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"`) +
  fillPath('M-3 -19Q-11 -10 -20 -7.5Q-13 -4 -9.5 -2Q-8 -11 -3 -19Z', lighten(colour, 0.55));

/** Sunglasses with hearts for lenses. */
function heartShades(frame: string, glass: string, pale: string): string {
  const lens =
    fillPath(heart(20), frame, ` stroke="${frame}" stroke-width="7" stroke-linejoin="round"`) +
    fillPath(heart(18), glass) +
    strokePath('M-9 -6Q-7 -11 -2 -8M-10 1v.1', pale, 2.8);
  return (
    strokePath('M-4 -4Q0 -8 4 -4', frame, 5) +
    `<g transform="translate(-22 0) rotate(6)">${lens}</g><g transform="translate(22 0) rotate(-6)">${lens}</g>`
  );
}

const glossyLips = (colour: string, pale: string): string =>
  `<g transform="scale(1.28)">${lips(colour)}${strokePath('M-17 1.5Q-11 6 -6 6.6', pale, 2.6)}${circle(-21, -0.5, 1.4, pale)}</g>`;

/** Lips, stars, bows and heart-shaped sunglasses: all attitude. */
export const bratitude = vectorPrint('bratitude', (palette: BratitudePalette) => {
  const { pale, secondStar } = palette;
  const items = scatter(
    rng('brat2'),
    [
      { id: 'lips', radius: 38, count: 8 },
      { id: 'shades', radius: 44, count: 6 },
      { id: 'bow', radius: 36, count: 7 },
      { id: 'star', radius: 32, count: 7 },
      { id: 'small-star', radius: 17, count: 14 },
      { id: 'heart', radius: 11, count: 14 },
      { id: 'sparkle', radius: 10, count: 20 },
      { id: 'dot', radius: 4, count: 40 },
    ],
    -5,
  );
  return {
    defs:
      symbol('lips', glossyLips(palette.lips, pale)) +
      symbol('shades', `<g transform="scale(1.1)">${heartShades(palette.shades, palette.bow, pale)}</g>`) +
      symbol('bow', `<g transform="translate(0 -8)">${bow(palette.bow)}</g>`) +
      symbol('star', badgeStar(palette.star, pale)) +
      symbol('small-star', `<g transform="scale(.5)">${badgeStar(secondStar, pale)}</g>`) +
      symbol('heart', fillPath(heart(10), palette.lips)) +
      symbol('sparkle', fillPath(sparkle(11), pale)) +
      symbol('dot', circle(0, 0, 2.4, palette.bow)),
    body: placeOnTorus(upright(items, 60), 1.35),
  };
});
