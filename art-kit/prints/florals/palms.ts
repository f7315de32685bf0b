import { rng } from '../../random.ts';
import { layered, placeOnTorus, scatter } from '../../scatter.ts';
import { symbol } from '../../svg.ts';
import { monstera } from '../motifs/monstera.ts';
import { palmFrond } from '../motifs/palm-frond.ts';
import { vectorPrint } from '../print.ts';

export type PalmsPalette = Readonly<Record<'ground' | 'leaf' | 'paleLeaf' | 'frond' | 'veins', string>>;

/** A thicket of monstera over palm fronds. */
export const palms = vectorPrint('palms', (palette: PalmsPalette) => {
  const { leaf, paleLeaf, frond, veins } = palette;
  const random = rng('pl3');
  const items = scatter(
    random,
    [
      { id: 'large-monstera', radius: 58, count: 6 },
      { id: 'monstera', radius: 48, count: 6 },
      { id: 'large-palm', radius: 40, count: 9 },
      { id: 'palm', radius: 30, count: 14 },
    ],
    -14,
  );
  return {
    defs:
      symbol('large-monstera', monstera(150, leaf, veins)) +
      symbol('monstera', monstera(118, paleLeaf, veins)) +
      symbol('large-palm', palmFrond(random, 150, frond)) +
      symbol('palm', palmFrond(random, 100, paleLeaf)),
    body: placeOnTorus(layered(items.toReversed(), ['palm', 'large-palm', 'monstera', 'large-monstera']), 2.8),
  };
});
