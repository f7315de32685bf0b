import { lighten } from '../../colour.ts';
import { rng } from '../../random.ts';
import { layered, placeOnTorus, scatter } from '../../scatter.ts';
import { symbol } from '../../svg.ts';
import { hibiscusFlower } from '../motifs/hibiscus-flower.ts';
import { monstera } from '../motifs/monstera.ts';
import { palmFrond } from '../motifs/palm-frond.ts';
import { vectorPrint } from '../print.ts';

export type HibiscusPalette = Readonly<
  Record<'ground' | 'flower' | 'secondFlower' | 'pistil' | 'pollen' | 'leaf' | 'frond', string>
>;

/** Big hibiscus over tonal monstera and palm. */
export const hibiscus = vectorPrint('hibiscus', (palette: HibiscusPalette) => {
  const random = rng('hb2');
  const items = scatter(
    random,
    [
      { id: 'large', radius: 62, count: 4 },
      { id: 'medium', radius: 50, count: 5 },
      { id: 'monstera', radius: 46, count: 4 },
      { id: 'palm', radius: 32, count: 9 },
      { id: 'small', radius: 14, count: 12 },
    ],
    -6,
  );
  const { pistil, pollen } = palette;
  const flower = (radius: number, petals: string) => hibiscusFlower(random, radius, { petals, pistil, pollen });
  return {
    defs:
      symbol('large', flower(74, palette.flower)) +
      symbol('medium', flower(58, palette.secondFlower)) +
      symbol('monstera', monstera(128, palette.leaf, lighten(palette.leaf, 0.3))) +
      symbol('palm', palmFrond(random, 130, palette.frond)) +
      symbol('small', flower(20, lighten(palette.secondFlower, 0.3))),
    body: placeOnTorus(layered(items, ['palm', 'monstera', 'small', 'large', 'medium']), 3),
  };
});
