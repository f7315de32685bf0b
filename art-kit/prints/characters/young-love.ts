import { darken, lighten } from '../../colour.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, moved, strokePath, symbol } from '../../svg.ts';
import { bluebird } from '../motifs/bluebird.ts';
import { leaf } from '../motifs/leaf.ts';
import { heart } from '../motifs/marks.ts';
import { rose } from '../motifs/rose.ts';
import { vectorPrint } from '../print.ts';

export type YoungLovePalette = Readonly<
  Record<'ground' | 'heart' | 'blush' | 'bird' | 'wing' | 'leaf' | 'gold' | 'paper', string>
>;

/** A heart with an arrow through it: the feathers behind, the point in front. */
function arrowedHeart({ heart: red, gold, paper }: YoungLovePalette): string {
  const shine = 'M-24 -8C-25 -17 -17 -20 -11 -17.5C-17 -16.5 -20.5 -13 -21 -7Z';
  return (
    strokePath('M-46 22L46 -22', gold, 3.6) +
    strokePath('M-46 22l-9 -1M-46 22l-3 9M-40 19l-9 -1M-40 19l-3 9M-34 16l-9 -1M-34 16l-3 9', gold, 2.6) +
    fillPath(heart(33), red) +
    fillPath('M21 -21C33.7 -17.3 34.6 6.6 0 29.7C17 15 28 -4 21 -21Z', darken(red, 0.14)) +
    fillPath(shine, lighten(red, 0.5)) +
    strokePath('M17 -8L46 -22', gold, 3.6) +
    fillPath('M57 -27.5L42 -27L48 -15Z', gold) +
    circle(17, -8, 2.6, paper)
  );
}

/** A letter sealed with a heart. */
const letter = ({ heart: red, blush, paper }: YoungLovePalette): string =>
  `<rect x="-34" y="-23" width="68" height="46" rx="4" fill="${paper}"/>` +
  fillPath('M-34 19L-8 -1L8 -1L34 19Q34 23 30 23L-30 23Q-34 23 -34 19Z', darken(paper, 0.06)) +
  fillPath('M-34 -19Q-34 -23 -30 -23L30 -23Q34 -23 34 -19L0 7Z', darken(paper, 0.1)) +
  strokePath('M-33 -20L0 6L33 -20', blush, 2) +
  `<rect x="-34" y="-23" width="68" height="46" rx="4" fill="none" stroke="${blush}" stroke-width="2"/>` +
  `<g transform="translate(0 3)">${fillPath(heart(11), red)}${fillPath('M-8 -4C-8 -8 -4 -10 -2 -8C-5 -8 -6 -6 -6.5 -3Z', lighten(red, 0.5))}</g>`;

/** Bluebirds, arrowed hearts, roses and letters: what a tattoo parlour would draw for a first crush. */
export const youngLove = vectorPrint('young-love', (palette: YoungLovePalette) => {
  const { heart: red, blush, bird, wing, gold } = palette;
  const random = rng('yl');
  const items = scatter(
    random,
    [
      { id: 'bird', radius: 50, count: 5 },
      { id: 'arrowed-heart', radius: 46, count: 5 },
      { id: 'letter', radius: 37, count: 5 },
      { id: 'rose', radius: 33, count: 6 },
      { id: 'blush-rose', radius: 22, count: 7 },
      { id: 'heart', radius: 14, count: 14 },
      { id: 'small-heart', radius: 8, count: 22 },
      { id: 'dot', radius: 4, count: 40 },
    ],
    -2,
  );
  const leaves = (size: number): string =>
    [35, 155, 270]
      .map((angle) =>
        moved(
          `<g transform="translate(0 ${-size * 0.6})">${leaf(size * 0.75, size * 0.24, palette.leaf)}</g>`,
          0,
          0,
          angle,
        ),
      )
      .join('');
  return {
    defs:
      symbol(
        'bird',
        `<g transform="scale(.56) translate(8 12)">${bluebird({ back: bird, wing, breast: blush, beak: gold })}</g>`,
      ) +
      symbol('arrowed-heart', arrowedHeart(palette)) +
      symbol('letter', letter(palette)) +
      symbol('rose', leaves(31) + rose(random, 27, red)) +
      symbol('blush-rose', leaves(21) + rose(random, 18, blush)) +
      symbol('heart', fillPath(heart(12), red)) +
      symbol('small-heart', fillPath(heart(7), blush)) +
      symbol('dot', circle(0, 0, 2.5, gold)),
    body: placeOnTorus(upright(items, 44), 1.4),
  };
});
