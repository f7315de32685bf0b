import { darken, lighten } from '../../colour.ts';
import { type Random, rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, strokePath, symbol } from '../../svg.ts';
import { daisy } from '../motifs/daisy.ts';
import { vectorPrint } from '../print.ts';

export type ButterfliesPalette = Readonly<
  Record<'ground' | 'wing' | 'secondWing' | 'edge' | 'petal' | 'heart', string>
>;

const FOREWING = 'M2 -3C6 -24 24 -46 43 -43C55 -39 49 -15 37 -7C25 1 10 3 2 -3Z';
const HINDWING = 'M2 0C15 0 34 3 36 18C38 32 26 42 16 33C9 26 4 12 2 0Z';
const FOREWING_FIELD = 'M4 -5C9 -20 23 -36 36 -35C43 -32 39 -17 31 -11C22 -4 11 -1 4 -5Z';
const HINDWING_FIELD = 'M5 3C15 4 28 7 29 17C30 27 23 32 17 27C11 21 7 12 5 3Z';

/** Seen from above, wings spread, about 100 wide. */
function butterfly(colour: string, edge: string, spots: string): string {
  const side =
    fillPath(HINDWING, edge) +
    fillPath(HINDWING_FIELD, lighten(colour, 0.22)) +
    fillPath(FOREWING, edge) +
    fillPath(FOREWING_FIELD, colour) +
    strokePath('M4 -5L36 -33M4 -5L37 -18M4 -4L27 -9M6 4L26 22M6 4L18 27', edge, 1.7) +
    [
      [43, -37, 2.2],
      [47, -30, 2.6],
      [45, -22, 2.2],
      [40, -14, 1.8],
      [32, 14, 1.9],
      [32, 22, 2.1],
      [28, 30, 1.8],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, spots))
      .join('');
  return (
    side +
    `<g transform="scale(-1 1)">${side}</g>` +
    strokePath('M-1 -14Q-4 -26 -11 -30M1 -14Q4 -26 11 -30', edge, 1.6) +
    circle(-11.5, -30.5, 1.8, edge) +
    circle(11.5, -30.5, 1.8, edge) +
    `<ellipse cy="4" rx="3.2" ry="17" fill="${darken(edge, 0.3)}"/>` +
    circle(0, -14, 3.4, darken(edge, 0.3))
  );
}

const bud = (random: Random, petals: string, heart: string): string => daisy(random, 14, petals, heart, 9);

/** Butterflies over daisies. */
export const butterflies = vectorPrint('butterflies', (palette: ButterfliesPalette) => {
  const { wing, secondWing, edge, petal, heart } = palette;
  const random = rng('flutter');
  const items = scatter(
    random,
    [
      { id: 'large', radius: 50, count: 7 },
      { id: 'medium', radius: 40, count: 7 },
      { id: 'daisy', radius: 25, count: 9 },
      { id: 'small', radius: 22, count: 8 },
      { id: 'bud', radius: 14, count: 14 },
      { id: 'dot', radius: 5, count: 40 },
    ],
    -3,
  );
  return {
    defs:
      symbol('large', butterfly(wing, edge, petal)) +
      symbol('medium', `<g transform="scale(.8)">${butterfly(secondWing, edge, petal)}</g>`) +
      symbol('small', `<g transform="scale(.44)">${butterfly(wing, edge, petal)}</g>`) +
      symbol('daisy', daisy(random, 26, petal, heart)) +
      symbol('bud', bud(random, petal, heart)) +
      symbol('dot', circle(0, 0, 2.8, secondWing)),
    body: placeOnTorus(upright(items, 120), 1.35),
  };
});
