import { rng } from '../../random.ts';
import { placeOnTorus, scatter } from '../../scatter.ts';
import { circle, symbol } from '../../svg.ts';
import { daisy } from '../motifs/daisy.ts';
import { vectorPrint } from '../print.ts';

export type DaisiesPalette = Readonly<Record<'ground' | 'petal' | 'heart' | 'dot', string>>;

/** Daisies, and nothing but. */
export const daisies = vectorPrint('daisies', ({ petal, heart, dot }: DaisiesPalette) => {
  const random = rng('daisies');
  const items = scatter(
    random,
    [
      { id: 'large', radius: 46, count: 7 },
      { id: 'large-too', radius: 46, count: 6 },
      { id: 'medium', radius: 32, count: 12 },
      { id: 'small', radius: 20, count: 22 },
      { id: 'dot', radius: 6, count: 40 },
    ],
    -5,
  );
  return {
    defs:
      symbol('large', daisy(random, 46, petal, heart, 14)) +
      symbol('large-too', daisy(random, 45, petal, heart, 12)) +
      symbol('medium', daisy(random, 32, petal, heart, 12)) +
      symbol('small', daisy(random, 20, petal, heart, 10)) +
      symbol('dot', circle(0, 0, 3.4, dot)),
    body: placeOnTorus(items, 1.3),
  };
});
