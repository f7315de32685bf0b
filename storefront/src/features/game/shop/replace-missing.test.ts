import { expect, it } from 'vitest';
import { aCard } from '../../product/testing/a-card.ts';
import { BOUGHT_SLOTS, NEW_GAME, putOn, type Worn } from '../state/game-state.ts';
import { EXTRAS, WARDROBE } from '../wardrobe/wardrobe.ts';
import { findReplacements, insteadOf } from './replace-missing.ts';
import type { WornProducts } from './worn-products.ts';

/** A shop that has sold out of some pieces and let others go. */
function shopWithout(soldOut: readonly string[], gone: readonly string[] = []) {
  const asked: Worn[] = [];
  const find = async (worn: Worn): Promise<WornProducts> => {
    asked.push(worn);
    return Object.fromEntries(
      BOUGHT_SLOTS.flatMap((slot) => {
        const handle = worn[slot]?.handle;
        if (!handle) return [];
        return [
          [slot, gone.includes(handle) ? 'gone' : aCard(handle, soldOut.includes(handle) ? { soldOut: true } : {})],
        ];
      }),
    );
  };
  return { asked, find };
}

const wearing = (...handles: readonly string[]): Worn => {
  const all = Object.entries({ ...WARDROBE, ...EXTRAS });
  return handles.reduce((game, handle) => {
    for (const [slot, items] of all) {
      const item = items.find((one) => one.handle === handle);
      if (item && (slot === 'top' || slot === 'bottoms' || slot === 'pouch')) return putOn(game, slot, item);
    }
    throw new RangeError(`The game has no ${handle}`);
  }, NEW_GAME);
};

it('leaves an outfit alone that can be had, after one question', async () => {
  const { asked, find } = shopWithout([]);
  expect(await findReplacements(wearing('romy-top-bunny-boo', 'swimbag-pouch-angel'), find)).toEqual([]);
  expect(asked).toHaveLength(1);
});

it('replaces what is sold out by the nearest print that is not, and what has left the shop too', async () => {
  const { find } = shopWithout(['romy-top-bunny-boo', 'romy-top-pretty-princess'], ['swimbag-pouch-angel']);
  const replaced = await findReplacements(wearing('romy-top-bunny-boo', 'swimbag-pouch-angel'), find);
  expect(replaced.map(({ slot, from, to, hasLeft }) => [slot, from.image, to.image, hasLeft])).toEqual([
    ['pouch', 'pouch/angel', 'pouch/pretty-princess', true],
    ['top', 'twist/bunny-boo', 'twist/angel', false],
  ]);
});

it('replaces nothing where no print of it is left, or nobody answers', async () => {
  const { find } = shopWithout(['gia-top-kool-kat']);
  expect(await findReplacements(wearing('gia-top-kool-kat'), find)).toEqual([]);
  expect(await findReplacements(wearing('romy-top-angel'), async () => undefined)).toEqual([]);
});

const SET: Worn = {
  ...NEW_GAME,
  top: { handle: 'kaila-set-citrus-grove', name: 'Citrus Grove', image: 'triangle/citrus-grove' },
  bottoms: { handle: 'kaila-set-citrus-grove', name: 'Citrus Grove', image: 'tieside/citrus-grove' },
};

/** As the shop is asked: a set once, by its top. */
const soldAsOne = (worn: Worn): Worn => (worn.top?.handle === worn.bottoms?.handle ? { ...worn, bottoms: null } : worn);

it('replaces both halves of a set that is not to be had', async () => {
  const { find } = shopWithout(['kaila-set-citrus-grove']);
  const replaced = await findReplacements(SET, (worn) => find(soldAsOne(worn)));
  expect(replaced.map(({ slot, to }) => [slot, to.handle])).toEqual([
    ['top', 'kaila-top-angel'],
    ['bottoms', 'kaila-bottoms-angel'],
  ]);
  expect(insteadOf(SET, 'top').map(([slot, { handle }]) => [slot, handle])).toEqual([
    ['top', 'kaila-top-angel'],
    ['bottoms', 'kaila-bottoms-angel'],
  ]);
});
