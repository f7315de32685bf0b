import { lighten } from '../../colour.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter } from '../../scatter.ts';
import { circle, symbol } from '../../svg.ts';
import { bluebells } from '../motifs/bluebells.ts';
import { cosmos } from '../motifs/cosmos.ts';
import { daisy } from '../motifs/daisy.ts';
import { sprig } from '../motifs/leaf.ts';
import { poppy } from '../motifs/poppy.ts';
import { tulip } from '../motifs/tulip.ts';
import { vectorPrint } from '../print.ts';

export type WildflowersPalette = Readonly<
  Record<'ground' | 'poppy' | 'cosmos' | 'bluebell' | 'heart' | 'leaf' | 'paleLeaf', string>
>;

const POPPY_HEART = '#2a1a2e';

/** A meadow: poppies, cosmos, bluebells, tulips, daisies and sprigs. */
export const wildflowers = vectorPrint('wildflowers', (palette: WildflowersPalette) => {
  const random = rng('wf3');
  const items = scatter(
    random,
    [
      { id: 'poppy', radius: 44, count: 3 },
      { id: 'cosmos', radius: 38, count: 3 },
      { id: 'bluebells', radius: 40, count: 4 },
      { id: 'tulip', radius: 36, count: 4 },
      { id: 'daisy', radius: 27, count: 6 },
      { id: 'sprig', radius: 30, count: 6 },
      { id: 'small-sprig', radius: 20, count: 12 },
      { id: 'buds', radius: 8, count: 30 },
    ],
    -1,
  );
  return {
    defs:
      symbol('poppy', poppy(random, 50, palette.poppy, POPPY_HEART)) +
      symbol('cosmos', cosmos(random, 44, palette.cosmos, palette.heart)) +
      symbol('bluebells', bluebells(104, palette.leaf, palette.bluebell)) +
      symbol('tulip', tulip(88, palette.poppy, palette.paleLeaf)) +
      symbol('daisy', daisy(random, 31, lighten(palette.bluebell, 0.75), palette.heart)) +
      symbol('sprig', sprig(84, palette.leaf)) +
      symbol('small-sprig', sprig(48, palette.paleLeaf, 4)) +
      symbol(
        'buds',
        circle(0, 0, 4.5, palette.heart) + circle(7, 6, 2.5, palette.poppy) + circle(-6, 5, 2.5, palette.cosmos),
      ),
    body: placeOnTorus(items, 1.7),
  };
});
